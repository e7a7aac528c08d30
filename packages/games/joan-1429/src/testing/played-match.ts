import {
  apply,
  type MatchRow,
  type MatchState,
  newMatch,
  otherSeat,
  type Roller,
  type SEATS,
} from '@oriflamme/platform';
import { scriptedRoller } from '@oriflamme/platform/testing';
import { expect } from 'vitest';
import type { Happening } from '../happenings.ts';
import type { Situation } from '../ids.ts';
import { joan1429 } from '../index.ts';
import { DEFAULT_OPTIONS, type MatchOptions } from '../match-options.ts';
import type { Order } from '../orders.ts';
import { seatOf, situationOf } from '../situation.ts';
import type { G } from '../state.ts';

/** A match at the table, played order by order with dice that fall as the test says. */
export interface PlayedMatch {
  readonly setupData: MatchOptions;
  readonly rows: MatchRow[];
  state(): MatchState<G>;
  at(): Situation;
  /** Gives an order for the side that decides; every die named must fall. Gives what was told. */
  order(order: Order, ...dice: number[]): Happening[];
  /** Why the side that decides may not give an order. */
  code(order: Order): string | undefined;
  /** What the other side is told when it tries. */
  otherCode(order: Order): string | undefined;
}

const NO_DICE: Roller = {
  roll: () => {
    throw new Error('no die is expected');
  },
};

export const playedMatch = (options: Partial<MatchOptions> = {}): PlayedMatch => {
  const setupData = { ...DEFAULT_OPTIONS, ...options };
  const { state: first, row } = newMatch(joan1429, setupData, NO_DICE);
  let state = first;
  const rows: MatchRow[] = [row];
  const at = (): Situation => {
    const found = situationOf(state.ctx);
    if (found === undefined) throw new Error('the match is over');
    return found;
  };
  const refusal = (seat: (typeof SEATS)[number], order: Order) =>
    joan1429.explain(state.G, state.ctx, seat, order)?.code;
  return {
    setupData,
    rows,
    state: () => state,
    at,
    order(order, ...dice) {
      const roller = scriptedRoller(dice);
      const applied = apply(joan1429, state, seatOf(at().side), order, roller);
      expect(applied.ok ? undefined : applied.violation).toBeUndefined();
      if (!applied.ok) return [];
      roller.done();
      state = applied.state;
      rows.push(applied.row);
      return applied.row.happenings as readonly Happening[] as Happening[];
    },
    code: (order) => refusal(seatOf(at().side), order),
    otherCode: (order) => refusal(otherSeat(seatOf(at().side)), order),
  };
};
