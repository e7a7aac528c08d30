import { createHash } from 'node:crypto';
import { type G, joan1429, type MatchOptions, type Order } from '@oriflamme/joan-1429';
import { apply, type MatchState, newMatch, type Outcome, type Roller, type Seat } from '@oriflamme/platform';

/**
 * A finished game as a file: a line for the start, one for each order with the dice it rolled, one with the hash of the state wherever
 * a game turn begins, and one for the end.
 */
export type Line =
  | { readonly start: MatchOptions; readonly rulesVersion: number; readonly seed: number }
  | { readonly seat: Seat; readonly order: Order; readonly dice: string }
  | { readonly turn: number; readonly hash: string }
  | { readonly end: Outcome; readonly hash: string };

export const hashOf = (G: G): string => createHash('sha256').update(JSON.stringify(G)).digest('hex').slice(0, 16);

export const writeLines = (lines: readonly Line[]): string =>
  `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
export const readLines = (text: string): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** The dice of one order, in the order they fell; one too many or too few is an error. */
class WrittenDice implements Roller {
  #left: string[] = [];
  give(dice: string): void {
    this.#left = [...dice];
  }
  roll(n: number): number {
    const face = this.#left.shift();
    if (face === undefined) throw new Error(`roll ${n} is not in the record`);
    return Number(face);
  }
  get left(): number {
    return this.#left.length;
  }
}

/** Plays a recorded game through today's rules; throws at the first line that comes out otherwise. */
export const playAgain = (lines: readonly Line[]): Outcome => {
  const dice = new WrittenDice();
  let state: MatchState<G> | undefined;
  for (const [i, line] of lines.entries()) {
    const at = `line ${i + 1}`;
    if ('start' in line) {
      state = newMatch(joan1429, line.start, dice).state;
      continue;
    }
    if (state === undefined) throw new Error('a game begins with its start');
    if ('order' in line) {
      dice.give(line.dice);
      const applied = apply(joan1429, state, line.seat, line.order, dice);
      if (!applied.ok)
        throw new Error(`${at}: ${line.order.type} is refused now: ${JSON.stringify(applied.violation)}`);
      if (dice.left > 0) throw new Error(`${at}: ${dice.left} dice are rolled no more`);
      state = applied.state;
      continue;
    }
    if (hashOf(state.G) !== line.hash) throw new Error(`${at}: the state comes out otherwise now`);
    if ('end' in line) {
      const outcome = state.ctx.gameover as Outcome | undefined;
      if (JSON.stringify(outcome) !== JSON.stringify(line.end)) throw new Error(`${at}: the game ends otherwise now`);
      return line.end;
    }
  }
  throw new Error('the record has no end');
};
