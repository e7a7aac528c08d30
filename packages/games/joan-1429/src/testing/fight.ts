import type { Violation } from '@oriflamme/platform';
import { explainBattle } from '../battle/explain.ts';
import { applyBattleOrder } from '../battle/run.ts';
import type { Happening } from '../happenings.ts';
import type { HexId, LeaderId, Side, Situation, Step } from '../ids.ts';
import type { Attack, Besiege, Order, TakeLosses } from '../orders.ts';
import type { G } from '../state.ts';
import { combatOf, group, lotsOfTroops, spent, type Troops } from './battlefield.ts';
import { scriptedTable } from './scripted-table.ts';

export interface Fight {
  readonly G: G;
  /** All that was told since the fight began. */
  readonly told: Happening[];
  /** What is asked now, of whom. */
  asked(): { side: Side; step: Step } | undefined;
  why(order: Order): Violation | undefined;
  /** Gives an order that must be allowed; every die named must fall. */
  give(order: Order, ...dice: number[]): Fight;
  find<K extends Happening['kind']>(kind: K): Extract<Happening, { kind: K }> | undefined;
}

/** A Combat Phase on a small board, order by order, with the dice written down. */
export const fight = (G: G, side: Side): Fight => {
  let at: Situation | undefined = combatOf(side);
  const told: Happening[] = [];
  const now = (): Situation => {
    if (at === undefined) throw new Error('nothing is asked any more');
    return at;
  };
  const self: Fight = {
    G,
    told,
    asked: () => at && { side: at.side, step: at.step },
    why: (order) => explainBattle(G, now(), order),
    give(order, ...dice) {
      const fault = explainBattle(G, now(), order);
      if (fault !== undefined) throw new Error(`refused by ${fault.rule}: ${fault.code}`);
      const table = scriptedTable(dice);
      at = applyBattleOrder(G, now(), order, table);
      table.done();
      told.push(...table.told);
      return self;
    },
    find: (kind) => told.find((one) => one.kind === kind) as never,
  };
  return self;
};

const strike =
  <T extends 'attack' | 'besiege'>(type: T) =>
  (side: Side, from: string, target: string, troops: Troops, leaders: LeaderId[]) => ({
    type,
    from: from as HexId,
    target: target as HexId,
    group: group(side, troops, leaders),
  });
export const attack: (...args: Parameters<ReturnType<typeof strike<'attack'>>>) => Attack = strike('attack');
export const besiege: (...args: Parameters<ReturnType<typeof strike<'besiege'>>>) => Besiege = strike('besiege');

/** Losses of a defender, whose SPs have not attacked. */
export const lose = (side: Side, troops: Troops, more: Partial<TakeLosses> = {}): TakeLosses => ({
  type: 'takeLosses',
  lots: lotsOfTroops(side, troops),
  ...more,
});

/** Losses of an attacker, whose SPs have. */
export const pay = (side: Side, troops: Troops, more: Partial<TakeLosses> = {}): TakeLosses => ({
  type: 'takeLosses',
  lots: spent(side, troops),
  ...more,
});

export const way = (...path: string[]): HexId[] => path as HexId[];
