import { expect, test } from 'vitest';
import { advise } from '../advise.ts';
import type { Side, Situation, Step } from '../ids.ts';
import type { MatchOptions } from '../match-options.ts';
import { setup } from '../setup.ts';
import { type StandingOrders, standingAnswer } from '../standing-orders.ts';
import { NO_OPTIONS } from '../testing/battlefield.ts';
import { randomOf, scatter } from '../testing/scattered.ts';
import { composeBattle } from './compose.ts';
import { explainBattle } from './explain.ts';
import { battleOptions } from './options.ts';
import { applyBattleOrder } from './run.ts';

const EVERY_OPTION: Partial<MatchOptions> = {
  columnShifts: true,
  militiaModifier: true,
  siegeModifiers: true,
  siegeWeaponsDoubled: true,
  artilleryDoubled: true,
  heavyCavalryDoubled: true,
  routs: true,
  supplyTrain: true,
};
const SETTLED: StandingOrders = [
  {
    where: { scope: 'always' },
    reactions: { stand: 'outside', laager: 'form', losses: ['infantry'], retreat: 'away', advance: 'all' },
  },
];

type Question = { at: Situation; attacker: Side };

/** Battles on crowded boards, all choices by the dice of a seed; every question is shown before it is answered. */
const playBattles = (
  seed: number,
  battles: number,
  look: (G: ReturnType<typeof setup>, question: Question) => void,
) => {
  const choose = randomOf(seed);
  const table = { d6: () => 1 + choose(6), tell: () => undefined };
  const counts: Partial<Record<Step, number>>[] = [];
  while (counts.length < battles) {
    const side: Side = choose(2) === 0 ? 'english' : 'french';
    const G = scatter(setup({ ...NO_OPTIONS, ...(choose(2) === 0 ? EVERY_OPTION : {}) }), choose);
    const phase = side === 'english' ? 'englishPlayerTurn' : 'frenchPlayerTurn';
    let at: Situation | undefined = { phase, side, step: 'combat' };
    for (let orders = 0; at !== undefined && orders < 60; orders += 1) {
      const order = composeBattle(battleOptions(G, at), choose);
      if (order.type === 'endCombat') break;
      if (order.type === 'attack') counts.push({});
      const asked = counts.at(-1);
      if (at.step !== 'combat') {
        look(G, { at, attacker: side });
        if (at.side !== side && asked !== undefined) asked[at.step] = (asked[at.step] ?? 0) + 1;
      }
      at = applyBattleOrder(G, at, order, table);
    }
  }
  return counts;
};

test('a defender is asked at most twice in a battle', () => {
  const counts = playBattles(1, 3000, () => undefined);
  const most = Math.max(...counts.map((asked) => Object.values(asked).reduce((sum, n) => sum + n, 0)));
  expect(most).toBe(2);
}, 60_000);

test('advice, and standing orders that settle everything, answer every question legally; none answer nothing', () => {
  const seen = new Set<Step>();
  playBattles(2, 1500, (G, { at }) => {
    seen.add(at.step);
    const advice = advise(G, at);
    expect(advice && explainBattle(G, at, advice), `advice at ${at.step}`).toBeUndefined();
    expect(advice, at.step).toBeDefined();
    const answer = standingAnswer(G, at, SETTLED);
    expect(answer, at.step).toBeDefined();
    expect(answer && explainBattle(G, at, answer), `answer at ${at.step}`).toBeUndefined();
    expect(standingAnswer(G, at, []), `nothing settled at ${at.step}`).toBeUndefined();
    expect(advise(G, at)).toEqual(advice);
  });
  expect([...seen].sort()).toEqual(
    ['advance', 'attackerLosses', 'defenderLosses', 'fireLosses', 'refuge', 'stand', 'withdraw'].sort(),
  );
}, 60_000);
