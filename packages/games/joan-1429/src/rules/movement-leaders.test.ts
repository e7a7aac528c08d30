import { expect } from 'vitest';
import type { LeaderId } from '../ids.ts';
import { parseOrder } from '../orders-schema.ts';
import { endMovement } from '../phases/player-turn.ts';
import type { G } from '../state.ts';
import { emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { band, marchOf } from '../testing/marching.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { march } from './march.ts';
import { explainMarch } from './movement.ts';
import { movementOptions } from './movement-options.ts';

const INF = { 'french.infantry': 1 };
/** As the infantry is named once Dunois alone has brought it from 1719 to 1718. */
const BROUGHT = { 'french.infantry spent:1 from:1719 led:dunois': 1 };

/** Dunois and La Hire begin the phase at 1719 with some infantry, Alençon next to them at 1718. */
const field = (): G => {
  const G = emptyBoard();
  put(G, '1719', 'french.infantry', 2);
  lead(G, 'dunois', '1719');
  lead(G, 'laHire', '1719');
  lead(G, 'alencon', '1718');
  return G;
};
const go = (G: G, from: string, to: string, lots: Record<string, number>, leaders: LeaderId[]): void =>
  march(G, 'french', marchOf(from, [to], band(lots, leaders)), scriptedTable());
const why = (G: G, lots: Record<string, number>, leaders: LeaderId[]) =>
  explainMarch(G, 'french', marchOf('1718', ['1719'], band(lots, leaders)));

rule('6.1.2 R11', 'who was dropped off is picked up again by the leader who brought him', () => {
  const G = field();
  go(G, '1719', '1718', INF, ['dunois']);
  go(G, '1718', '1719', {}, ['dunois']);
  go(G, '1719', '1718', {}, ['dunois']);
  expect(why(G, BROUGHT, ['dunois'])).toBeUndefined();
});
rule('R11', 'not by another leader, not even by one he began the phase with', () => {
  const G = field();
  go(G, '1719', '1718', INF, ['dunois']);
  go(G, '1718', '1719', {}, ['dunois']);
  go(G, '1719', '1718', {}, ['laHire']);
  expect(why(G, BROUGHT, ['laHire'])).toMatchObject({
    rule: 'R11',
    code: 'broughtByOthers',
    params: { unit: 'infantry', leaders: ['dunois'] },
  });
  expect(why(G, BROUGHT, ['alencon'])?.code).toBe('broughtByOthers');
});
rule('R11', 'the options offer it to no other leader either', () => {
  const offered = (G: G) =>
    movementOptions(G, 'french')
      .stacks.filter(({ hex }) => hex === hexOf('1718'))
      .flatMap(({ classes }) => classes.flatMap(({ group }) => Object.keys(group.lots)));
  const G = field();
  go(G, '1719', '1718', INF, ['dunois']);
  expect(offered(G)).toContain(Object.keys(BROUGHT)[0]);
  go(G, '1718', '1719', {}, ['dunois']);
  go(G, '1719', '1718', {}, ['laHire']);
  expect(offered(G)).toEqual([]);
});
rule('R11', 'whom two leaders brought together either may take on, and then he alone', () => {
  const G = field();
  go(G, '1719', '1718', INF, ['dunois', 'laHire']);
  go(G, '1718', '1719', { 'french.infantry spent:1 from:1719': 1 }, ['laHire']);
  go(G, '1718', '1719', {}, ['dunois']);
  const there = { 'french.infantry spent:2 from:1719 led:laHire': 1 };
  const on = (leader: LeaderId) => explainMarch(G, 'french', marchOf('1719', ['1718'], band(there, [leader])))?.code;
  expect(on('laHire')).toBeUndefined();
  expect(on('dunois')).toBe('broughtByOthers');
});
rule('R11', 'on the way, too, he does not change hands: dropped leaders leave theirs behind', () => {
  const G = field();
  go(G, '1719', '1718', INF, ['dunois']);
  go(G, '1719', '1718', {}, ['laHire']);
  const dropping = (leader: LeaderId) =>
    explainMarch(
      G,
      'french',
      marchOf('1718', ['1719', '1718'], band(BROUGHT, ['dunois', 'laHire']), { '1719': band({}, [leader]) }),
    )?.code;
  expect(dropping('laHire')).toBeUndefined();
  expect(dropping('dunois')).toBe('broughtByOthers');
});
rule('9.5.1 R11', 'the supply train keeps to who brought it, as slow units do', () => {
  const G = emptyBoard({ supplyTrain: true });
  for (const id of ['talbot', 'scales'] as const) lead(G, id, 'harfleur');
  const convoy = (leader: LeaderId) => ({ ...band({}, [leader]), supplyTrain: true as const });
  march(G, 'english', marchOf('harfleur', ['1407'], convoy('talbot')), scriptedTable());
  march(G, 'english', marchOf('harfleur', ['1407'], band({}, ['scales'])), scriptedTable());
  const on = (leader: LeaderId) => explainMarch(G, 'english', marchOf('1407', ['1507'], convoy(leader)))?.code;
  expect(on('talbot')).toBeUndefined();
  expect(on('scales')).toBe('broughtByOthers');
});
rule('R10 R11', 'it is for the phase: when it ends SPs of a kind are alike again, and leaders free', () => {
  const G = field();
  go(G, '1719', '1718', INF, ['dunois']);
  go(G, '1719', '1718', INF, ['laHire']);
  expect(Object.keys(G.forces[hexOf('1718')] ?? {})).toHaveLength(2);
  endMovement(G, 'french', scriptedTable(), false);
  expect(G.forces).toEqual({ [hexOf('1718')]: { 'french.infantry': 2 } });
});
rule('R11', 'an order may name SPs by who brought them, but by no stranger’s name', () => {
  const order = (key: string) => parseOrder(marchOf('1718', ['1719'], band({ [key]: 1 }, ['dunois'])));
  expect(order('french.infantry spent:1 from:1719 led:dunois+laHire').ok).toBe(true);
  expect(order('french.infantry spent:1 from:1719 led:dunois+nobody').ok).toBe(false);
});
