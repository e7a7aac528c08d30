import { apply, type MatchState, newMatch, type Seat } from '@oriflamme/platform';
import { expect, test } from 'vitest';
import { advise } from './advise.ts';
import { applyOrder } from './apply.ts';
import { townAt } from './data/map/index.ts';
import { explainOrder } from './explain.ts';
import { hexesWith, spsOf } from './forces.ts';
import type { Happening } from './happenings.ts';
import { enemyOf, SIDES, type Side, type Situation } from './ids.ts';
import { joan1429 } from './index.ts';
import type { Order } from './orders.ts';
import { type Column, previewAttack } from './preview.ts';
import { holder } from './rules/control.ts';
import { seatOf } from './situation.ts';
import type { G } from './state.ts';
import { combatOf } from './testing/battlefield.ts';
import { type Position, positions } from './testing/positions.ts';
import { randomOf } from './testing/scattered.ts';
import { workingCopy } from './working-copy.ts';

const diceOf = (seed: number) => {
  const choose = randomOf(seed);
  return (): number => 1 + choose(6);
};

const answerTo = (G: G, at: Situation, inside: boolean): Order => {
  const order = advise(G, at);
  if (order === undefined) throw new Error(`no advice for ${at.step}`);
  return order.type === 'stand' ? { ...order, inside } : order;
};

/** One battle by what the moves run: checked by `explainOrder`, carried out by `applyOrder`. */
const playOne = ({ G: start, side, order: first }: Position, inside: boolean, d6: () => number) => {
  const G = workingCopy(start);
  const told: Happening[] = [];
  const table = { d6, tell: (happening: Happening) => void told.push(happening) };
  let at: Situation | undefined = combatOf(side);
  for (let order: Order = first; ; order = answerTo(G, at, inside)) {
    const fault = explainOrder(G, at, order);
    if (fault !== undefined) throw new Error(`refused: ${fault.code}`);
    at = applyOrder(G, at, order, table);
    if (at === undefined || at.step === 'combat') return { G, told };
  }
};

/** The same battle through the match log's door and boardgame.io's reducer. */
const playThroughReducer = ({ G, side, order: first }: Position, inside: boolean, d6: () => number): G => {
  const roller = { roll: d6 };
  const begun = newMatch(joan1429, G.options, { roll: () => 1 }).state;
  const { phase, step } = combatOf(side);
  const ctx = { ...begun.ctx, phase, activePlayers: { [seatOf(side)]: step } };
  let state = { ...begun, G, ctx } as MatchState<G>;
  for (let order: Order = first; ; ) {
    const [seat] = Object.keys(state.ctx.activePlayers ?? {}) as [Seat];
    const applied = apply(joan1429, state, seat, order, roller);
    if (!applied.ok) throw new Error(`refused: ${applied.violation.code}`);
    state = applied.state;
    const [next] = Object.entries(state.ctx.activePlayers ?? {});
    if (state.ctx.gameover !== undefined || next === undefined || next[1] === 'combat') return state.G;
    const at = { phase, side: SIDES[Number(next[0])], step: next[1] } as Situation;
    order = answerTo(state.G, at, inside);
  }
};

/** What came of one battle, in the terms of the preview. */
const outcomesOf = ({ G: before, order, side }: Position, told: readonly Happening[], after: G): Set<string> => {
  const seen = new Set<string>();
  const lost: Record<Side, number> = { english: 0, french: 0 };
  for (const one of told) {
    if (one.kind === 'defensiveFire') seen.add(`fire ${one.losses}`);
    if (one.kind === 'oddsReckoned') seen.add(`odds ${one.attack}-${one.defence}`);
    if (one.kind === 'combatRolled' || one.kind === 'decidedUnrolled') seen.add(`result ${one.result}`);
    if (one.kind === 'spsLost') lost[one.side] += Object.values(one.lots).reduce((sum, sps) => sum + sps, 0);
    if (one.kind === 'retreats' || one.kind === 'goesInside') seen.add(`retreats ${one.side}`);
    if (one.kind === 'routs') seen.add('routs');
    if (one.kind === 'attackCalledOff') seen.add('calledOff');
    if (one.kind === 'leaderKilled') seen.add(`killed ${one.leader}`);
    if (one.kind === 'leaderCaptured') seen.add(`captured ${one.leader}`);
    if (one.kind === 'leaderFate' && one.fate === 'escapes') seen.add(`escapes ${one.leader}`);
    if (one.kind === 'advances') seen.add(`advances ${one.side}`);
  }
  for (const each of SIDES) seen.add(`lost ${each} ${lost[each]}`);
  const { target } = order;
  const enemy = enemyOf(side);
  // Of those who attacked the mark stays till the phase is over; of the defenders nobody is left when all are lost.
  const attackers = hexesWith(after, side).reduce(
    (sum, hex) => sum + spsOf(after, hex, side, (lot) => lot.attacked),
    0,
  );
  if (attackers === 0) seen.add(`eliminated ${side}`);
  if (lost[enemy] === spsOf(before, target, enemy)) seen.add(`eliminated ${enemy}`);
  for (const each of SIDES)
    if (seen.has(`retreats ${each}`) || seen.has(`eliminated ${each}`)) seen.add(`breaks ${each}`);
  if (townAt(target) !== undefined && holder(before, target) !== side && holder(after, target) === side) {
    seen.add('townTaken');
  }
  for (const hex of [order.from, target]) {
    const besieger = before.sieges[hex];
    const free = besieger !== undefined && after.sieges[hex] === undefined && holder(after, hex) !== besieger;
    if (free) seen.add('siegeRaised');
  }
  return seen;
};

/** Every share a column gives, by the same names. */
const sharesOf = (column: Column): Map<string, number> => {
  const shares = new Map<string, number>();
  const add = (name: string, share: number) => shares.set(name, (shares.get(name) ?? 0) + share);
  for (const [losses, share] of Object.entries(column.fire?.losses ?? {})) add(`fire ${losses}`, share);
  for (const { odds, chance } of column.odds) add(`odds ${odds.attack}-${odds.defence}`, chance);
  for (const [result, share] of Object.entries(column.results)) add(`result ${result}`, share);
  for (const side of SIDES) {
    for (const [n, share] of Object.entries(column.losses[side])) add(`lost ${side} ${n}`, share);
    add(`retreats ${side}`, column.retreats[side]);
    add(`eliminated ${side}`, column.eliminated[side]);
    add(`breaks ${side}`, column.breaks[side]);
    add(`advances ${side}`, column.advances[side]);
  }
  for (const { leader, killed, captured, escapes } of column.leaders) {
    add(`killed ${leader}`, killed);
    add(`captured ${leader}`, captured);
    add(`escapes ${leader}`, escapes);
  }
  for (const name of ['routs', 'calledOff', 'townTaken', 'siegeRaised'] as const) add(name, column[name]);
  return shares;
};

/** Chance strays so far once in 150,000 comparisons; the seed is fixed, so it does or does not for good. */
const SIGMAS = 4.5;

const compare = (position: Position, column: Column, times: number, seed: number): number => {
  const inside = column.stand === 'inside';
  const counts = new Map<string, number>();
  for (let n = 0; n < times; n += 1) {
    const { G, told } = playOne(position, inside, diceOf(seed + n * 7919));
    for (const name of outcomesOf(position, told, G)) counts.set(name, (counts.get(name) ?? 0) + 1);
    // Now and then the same dice through the reducer: what is compared is what a match does.
    if (n % 100 === 0) expect(playThroughReducer(position, inside, diceOf(seed + n * 7919))).toEqual(G);
  }
  const shares = sharesOf(column);
  for (const name of new Set([...shares.keys(), ...counts.keys()])) {
    const share = shares.get(name) ?? 0;
    const seen = (counts.get(name) ?? 0) / times;
    // The half of a battle added is for shares so small that a single one is a stray of its own.
    const bound =
      share < 1e-12 || share > 1 - 1e-12 ? 1e-12 : SIGMAS * Math.sqrt((share * (1 - share)) / times) + 0.5 / times;
    expect(Math.abs(seen - share), `${position.name}, ${column.stand}: ${name} is ${share}, seen ${seen}`).toBeLessThan(
      bound,
    );
  }
  return shares.size;
};

test('20,000 battles come out as previewed, at six places, with and without every option', () => {
  let played = 0;
  let compared = 0;
  for (const [i, position] of positions().entries()) {
    const { columns } = previewAttack(position.G, position.side, position.order);
    for (const column of columns) {
      compared += compare(position, column, position.times, 1429 + i);
      played += position.times;
    }
  }
  expect(played).toBeGreaterThanOrEqual(20_000);
  expect(compared).toBeGreaterThan(200);
}, 120_000);
