import { expect } from 'vitest';
import { explainAttack } from '../battle/attack-pool.ts';
import { landNeighbours } from '../data/map/index.ts';
import { changeLeader } from '../forces.ts';
import type { LeaderId } from '../ids.ts';
import type { G } from '../state.ts';
import { besiege, emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { band, marchOf } from '../testing/marching.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { explainMarch } from './movement.ts';
import { marchRouted, rally } from './routed-march.ts';

const ROUTED = { routed: true };
const fled = 'french.infantry spent:7 routed';
/** A leader of a routed stack. */
const flee = (G: G, leader: LeaderId, where: string): void => {
  lead(G, leader, where);
  changeLeader(G, leader, { routed: true });
};

rule('9.4 R51', 'a routed stack marches for the nearest friendly town, leader or not, and gets in if it can', () => {
  const G = emptyBoard({ routs: true });
  put(G, '1714', 'french.infantry', 2, ROUTED);
  marchRouted(G, 'french', scriptedTable());
  expect(G.forces).toEqual({ [hexOf('orleans')]: { [fled]: 2 } });
});

rule('R51', 'it goes as far as its slowest unit, and its leaders with it', () => {
  const G = emptyBoard({ routs: true });
  put(G, '1711', 'french.infantry', 2, ROUTED);
  put(G, '1711', 'french.siege', 1, ROUTED);
  flee(G, 'dunois', '1711');
  for (const town of ['chartres', 'paris', 'rouen']) put(G, town, 'english.militia', 1);
  const table = scriptedTable();
  marchRouted(G, 'french', table);
  const [march] = table.told;
  expect(march).toMatchObject({ kind: 'routedMarch', leaders: ['dunois'] });
  expect(march?.kind === 'routedMarch' && march.path.length).toBeLessThanOrEqual(3);
  expect(G.leaders.dunois.hex).toBe(march?.kind === 'routedMarch' && march.path.at(-1));
});

rule('R51', 'a besieged town is no refuge, nor is one already reached left again', () => {
  const G = emptyBoard({ routs: true });
  put(G, '1814', 'french.infantry', 2, ROUTED);
  put(G, 'orleans', 'french.militia', 1);
  put(G, 'orleans', 'english.infantry', 4);
  besiege(G, 'orleans', 'english');
  marchRouted(G, 'french', scriptedTable());
  expect(Object.keys(G.forces[hexOf('orleans')] ?? {})).not.toContain(fled);
  const home = emptyBoard({ routs: true });
  put(home, 'tours', 'french.infantry', 2, ROUTED);
  marchRouted(home, 'french', scriptedTable());
  expect(home.forces).toEqual({ [hexOf('tours')]: { 'french.infantry routed': 2 } });
});

rule('R51', 'a stack that comes to another routed one does not march on with it', () => {
  const guns = () => {
    const G = emptyBoard({ routs: true });
    put(G, '1711', 'french.siege', 1, ROUTED);
    for (const town of ['chartres', 'paris', 'rouen']) put(G, town, 'english.militia', 1);
    return G;
  };
  const reached = (G: ReturnType<typeof guns>) =>
    Object.entries(G.forces).find(([, force]) => Object.keys(force).some((key) => key.startsWith('french.siege')))?.[0];
  const alone = guns();
  marchRouted(alone, 'french', scriptedTable());
  const end = reached(alone) ?? '';
  expect(end > '1711').toBe(true);
  const together = guns();
  put(together, end, 'french.infantry', 1, ROUTED);
  marchRouted(together, 'french', scriptedTable());
  expect(reached(together)).toBe(end);
  expect(together.forces[hexOf(end)]).toEqual({ 'french.siege spent:7 routed': 1 });
});

rule('9.4 R51', 'it does nothing else that turn, and rallies at its end', () => {
  const G = emptyBoard({ routs: true });
  put(G, '1814', 'french.lightCavalry', 2, ROUTED);
  const march = (key: string) => marchOf('1814', ['1714'], band({ [key]: 1 }));
  expect(explainMarch(G, 'french', march('french.lightCavalry routed'))?.code).toBe('routed');
  rally(G, 'english', scriptedTable());
  expect(explainMarch(G, 'french', march('french.lightCavalry routed'))?.code).toBe('routed');
  rally(G, 'french', scriptedTable());
  expect(explainMarch(G, 'french', march('french.lightCavalry'))).toBeUndefined();
});

rule('R14 R51', 'lone enemy leaders on the way of a routed stack are captured, those beside it are not', () => {
  const G = emptyBoard({ routs: true });
  put(G, '1714', 'french.infantry', 2, ROUTED);
  lead(G, 'talbot', '1715');
  lead(G, 'scales', '1814');
  const table = scriptedTable();
  marchRouted(G, 'french', table);
  const [fled] = table.told;
  const way = fled?.kind === 'routedMarch' ? fled.path : [];
  const [met, missed] = way.includes(hexOf('1715')) ? (['talbot', 'scales'] as const) : (['scales', 'talbot'] as const);
  expect(way.at(-1)).toBe(hexOf('orleans'));
  expect(G.leaders[met].status).toBe('captive');
  expect(G.leaders[missed].status).toBe('map');
});

rule('9.5.3 R51', 'the train flees with its routed stack and goes no further that phase', () => {
  const G = emptyBoard({ routs: true, supplyTrain: true });
  put(G, '1714', 'english.infantry', 2, ROUTED);
  G.supplyTrain.hex = hexOf('1714');
  marchRouted(G, 'english', scriptedTable());
  expect(G.supplyTrain.hex).toBe(hexOf('chartres'));
  lead(G, 'scales', 'chartres');
  const train = { ...band({}, ['scales']), supplyTrain: true as const };
  expect(explainMarch(G, 'english', marchOf('chartres', ['1712'], train))?.code).toBe('noMps');
});

rule('R51', 'leaders who fled with their stack lead nobody that turn', () => {
  const G = emptyBoard({ routs: true });
  put(G, '1714', 'french.infantry', 2, ROUTED);
  flee(G, 'dunois', '1714');
  put(G, 'orleans', 'french.infantry', 6);
  put(G, '1814', 'english.militia', 1);
  const attack = {
    type: 'attack' as const,
    from: hexOf('orleans'),
    target: hexOf('1814'),
    group: band({ 'french.infantry': 6 }, ['dunois']),
  };
  marchRouted(G, 'french', scriptedTable());
  expect(G.leaders.dunois.hex).toBe(hexOf('orleans'));
  expect(explainAttack(G, 'french', attack)?.code).toBe('routedCannotAttack');
  rally(G, 'french', scriptedTable());
  expect(explainAttack(G, 'french', attack)).toBeUndefined();
});

rule('R51', 'among friends, too, they go with the stack they fled with, and who did not flee is free', () => {
  const G = emptyBoard({ routs: true });
  put(G, '1714', 'french.infantry', 2, ROUTED);
  put(G, '1714', 'french.infantry', 3);
  flee(G, 'dunois', '1714');
  lead(G, 'laHire', '1714');
  const away = (leader: LeaderId) => explainMarch(G, 'french', marchOf('1714', ['1813'], band({}, [leader])))?.code;
  expect(away('dunois')).toBe('routed');
  expect(away('laHire')).toBeUndefined();
  marchRouted(G, 'french', scriptedTable());
  expect(G.leaders.dunois.hex).toBe(hexOf('orleans'));
  expect(G.leaders.laHire.hex).toBe(hexOf('1714'));
  expect(G.forces[hexOf('1714')]).toEqual({ 'french.infantry': 3 });
});

rule('R51', 'men who run take no enemy town on their way: with no other way they stay', () => {
  const G = emptyBoard({ routs: true });
  put(G, '1712', 'french.infantry', 2, ROUTED);
  const open = hexOf('chartres');
  for (const near of landNeighbours(hexOf('1712'))) if (near !== open) put(G, near, 'english.militia', 1);
  marchRouted(G, 'french', scriptedTable());
  expect(G.forces[hexOf('1712')]).toEqual({ 'french.infantry routed': 2 });
  expect(G.forces[open]).toBeUndefined();
});
