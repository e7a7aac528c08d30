import type { GameTable, Happening } from '../happenings.ts';

export interface ScriptedTable extends GameTable {
  /** What was told, in order. */
  readonly told: Happening[];
  /** Fails unless every die of the script was rolled. */
  done(): void;
}

/** Dice that fall as the test says; a die too many, or one left over, is a failure of the test. */
export const scriptedTable = (dice: readonly number[] = []): ScriptedTable => {
  let next = 0;
  const told: Happening[] = [];
  return {
    told,
    d6() {
      const die = dice[next];
      if (die === undefined) throw new Error(`no die is scripted for roll ${next + 1}`);
      next += 1;
      return die;
    },
    tell(happening) {
      told.push(happening);
    },
    done() {
      if (next !== dice.length)
        throw new Error(`${dice.length - next} of ${dice.length} scripted dice were not rolled`);
    },
  };
};
