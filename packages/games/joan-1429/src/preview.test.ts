import { expect, test } from 'vitest';
import { townHex } from './data/map/index.ts';
import { leadersOf, lotsOf } from './forces.ts';
import type { HexId, Side } from './ids.ts';
import type { LotKey } from './lots.ts';
import type { Attack } from './orders.ts';
import { preview, previewAttack, previewSiege } from './preview.ts';
import { setup } from './setup.ts';
import type { Detachment, G } from './state.ts';
import { battlefield, group, NO_OPTIONS, spent, type Troops } from './testing/battlefield.ts';
import { attack, besiege } from './testing/fight.ts';

const everyone = (G: G, hex: HexId, side: Side): Detachment => ({
  lots: Object.fromEntries(lotsOf(G, hex, side).filter(([key]) => !key.includes('siege'))) as Detachment['lots'],
  leaders: leadersOf(G, hex, side),
});

const ORLEANS = townHex('orleans');

const sortie = (G: G): Attack => ({
  type: 'attack',
  from: ORLEANS,
  target: ORLEANS,
  group: everyone(G, ORLEANS, 'french'),
});

test('an unbesieged town is previewed in two columns, a siege in one', () => {
  const G = battlefield([
    [townHex('chartres'), 'english', { troops: { militia: 2 } }],
    [`${Number(townHex('chartres')) + 1}`, 'french', { troops: { infantry: 6 }, leaders: ['laHire'] }],
  ]);
  const from = `${Number(townHex('chartres')) + 1}` as HexId;
  const order: Attack = {
    type: 'attack',
    from,
    target: townHex('chartres'),
    group: group('french', { infantry: 6 }, ['laHire']),
  };
  const { columns } = previewAttack(G, 'french', order);
  expect(columns.map(({ stand }) => stand)).toEqual(['inside', 'outside']);
  expect(columns[0]?.odds[0]?.odds).toMatchObject({ attack: 6, defence: 6, column: 2 });
  expect(columns[0]?.assumed.map(({ step, by }) => [step, by])).toContainEqual(['stand', 'advice']);
  const standard = setup(NO_OPTIONS);
  expect(previewAttack(standard, 'french', sortie(standard)).columns).toHaveLength(1);
});

test('a siege is previewed by the faces that take the town, each modifier named', () => {
  const siege = previewSiege(setup(NO_OPTIONS), ORLEANS);
  expect(siege?.modifiers.map(({ name, value }) => [name, value])).toEqual([
    ['attackLeader', 1],
    ['defenceLeader', -2],
  ]);
  expect(siege?.falls).toBeCloseTo(1 / 6);
});

test('a preview leaves the match as it was, and is quick for the greatest attack at Orléans', () => {
  const G = setup(NO_OPTIONS);
  const before = JSON.stringify(G);
  const order = sortie(G);
  // The quickest of many, with room for a busy machine: the bench holds it to its limit.
  const times = Array.from({ length: 60 }, () => {
    const started = performance.now();
    previewAttack(G, 'french', order);
    return performance.now() - started;
  });
  expect(JSON.stringify(G)).toBe(before);
  expect(Math.min(...times)).toBeLessThan(40);
});

test('what may not be attacked or besieged has no preview', () => {
  const G = setup(NO_OPTIONS);
  expect(preview(G, { ...sortie(G), target: townHex('blois') })).toBeUndefined();
  const group = everyone(G, ORLEANS, 'english');
  expect(
    preview(G, { type: 'besiege', from: ORLEANS, target: townHex('jargeau'), group: { ...group, leaders: [] } }),
  ).toBeUndefined();
});

test('a siege laid instead of an attack is previewed by its chance to fall', () => {
  const army = { infantry: 6, engineers: 1, artillery: 1 };
  const G = battlefield([
    [townHex('tours'), 'french', { troops: { militia: 2 } }],
    ['1416', 'english', { troops: army, leaders: ['talbot'] }],
  ]);
  // Talbot, no guns inside, only militia: a two comes to five.
  expect(preview(G, besiege('english', '1416', townHex('tours'), army, ['talbot']))).toMatchObject({
    kind: 'siege',
    falls: 5 / 6,
  });
  expect(G.sieges).toEqual({});
});

test('choices on the way follow standing orders where there are any, and are named with their chance', () => {
  const G = battlefield([
    [townHex('chartres'), 'english', { troops: { infantry: 3, militia: 3 } }],
    ['1714', 'french', { troops: { infantry: 12 }, leaders: ['laHire'] }],
  ]);
  const order = attack('french', '1714', townHex('chartres'), { infantry: 12 }, ['laHire']);
  const standing = {
    english: [
      { where: { scope: 'always' as const }, reactions: { losses: ['infantry' as const], retreat: 'away' as const } },
    ],
  };
  const [, outside] = previewAttack(G, 'french', order, standing).columns;
  const losses = outside?.assumed.filter(({ step }) => step === 'defenderLosses') ?? [];
  expect(new Set(losses.map(({ by }) => by))).toEqual(new Set(['standing']));
  // 12 against 6 under La Hire, face by face: 2/2, 1/2, 1/2R, 1/4R, -/4R, 1/E.
  const leaving = losses.filter((made) => made.order.type === 'takeLosses' && made.order.retreat !== undefined);
  expect(leaving.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(3 / 6, 9);
  const advised = previewAttack(G, 'french', order).columns[1]?.assumed.filter(({ step }) => step === 'defenderLosses');
  expect(new Set(advised?.map(({ by }) => by))).toEqual(new Set(['advice']));
});

/** Two of the besiegers of Orléans storm it, six lie by with four guns. */
const halfHearted = (besieged: number): { G: G; order: Attack } => {
  const G = battlefield([
    [ORLEANS, 'french', { troops: { infantry: besieged } }],
    [ORLEANS, 'english', { troops: { infantry: 8, artillery: 4 }, leaders: ['talbot'] }],
  ]);
  G.sieges[ORLEANS] = 'english';
  return { G, order: attack('english', ORLEANS, ORLEANS, { infantry: 2 }, ['talbot']) };
};

test('guns that a siege costs when it is given up do not make its stormers wiped out', () => {
  // 2 against 36 at 1-3, Talbot +1, faces 1 to 6: E/-, E/1, 4R/1, 2R/1, 1R/1, 1/-. Whoever is lost, twelve are too few.
  const { G, order } = halfHearted(12);
  const [column] = previewAttack(G, 'english', order).columns;
  expect(column?.siegeRaised).toBeCloseTo(1, 9);
  expect(column?.losses.english[5]).toBeCloseTo(2 / 6, 9);
  expect(column?.eliminated.english).toBeCloseTo(4 / 6, 9);
  // Stormers who are lost and besiegers who then leave are one force that breaks, not two.
  expect(column?.breaks.english).toBeCloseTo(1, 9);
});

/** The chance that nothing is left of two who attack Jargeau out of the lines before Orléans, where too few remain. */
const wipedOutOfTheLines = (attackers: Troops, lyingBy: Record<LotKey, number> = {}): number | undefined => {
  const G = battlefield([
    [ORLEANS, 'french', { troops: { infantry: 8 } }],
    [ORLEANS, 'english', { troops: { archers: 3, ...attackers }, leaders: ['talbot'] }],
    [townHex('jargeau'), 'french', { troops: { infantry: 2 } }],
  ]);
  G.forces[ORLEANS] = { ...G.forces[ORLEANS], ...lyingBy };
  G.sieges[ORLEANS] = 'english';
  const order = attack('english', ORLEANS, townHex('jargeau'), attackers, ['talbot']);
  return previewAttack(G, 'english', order).columns[1]?.eliminated.english;
};

test('attackers whose last guns are abandoned with their siege are wiped out', () => {
  // 2 against 4 across the Loire with Talbot, faces 1 to 6: 4R/1, 2R/1, 2R/1, 2/1, 1/2, 1/2R. The one left is a gun.
  expect(wipedOutOfTheLines({ artillery: 2 })).toBeCloseTo(1, 9);
});

test('attackers with a man left are not, whatever guns go with the siege', () => {
  expect(wipedOutOfTheLines({ infantry: 2 })).toBeCloseTo(4 / 6, 9);
  expect(wipedOutOfTheLines({ infantry: 2 }, spent('english', { artillery: 1 }))).toBeCloseTo(4 / 6, 9);
});

test('a siege that stands its stormers’ losses is not raised, and they are wiped out as often', () => {
  const { G, order } = halfHearted(5);
  const [column] = previewAttack(G, 'english', order).columns;
  expect(column?.siegeRaised).toBe(0);
  expect(column?.eliminated.english).toBeCloseTo(4 / 6, 9);
  expect(column?.breaks.english).toBeCloseTo(5 / 6, 9);
});

test('an attack out of the siege lines is previewed with the chance that it costs the siege', () => {
  const raised = (besieged: number) => {
    const G = battlefield([
      [ORLEANS, 'french', { troops: { infantry: besieged } }],
      [ORLEANS, 'english', { troops: { infantry: 6 }, leaders: ['talbot'] }],
      [townHex('jargeau'), 'french', { troops: { infantry: 4 } }],
    ]);
    G.sieges[ORLEANS] = 'english';
    const order = attack('english', ORLEANS, townHex('jargeau'), { infantry: 6 }, ['talbot']);
    return previewAttack(G, 'english', order).columns[1]?.siegeRaised;
  };
  // Outside, across the Loire, 6 against 8 with Talbot, faces 1 to 6: 4R/1, 2R/1, 2R/1, 2/1, 1/2, 1/2R.
  expect(raised(1)).toBeCloseTo(3 / 6, 9);
  expect(raised(5)).toBeCloseTo(4 / 6, 9);
  expect(raised(6)).toBeCloseTo(1, 9);
});

test('a sortie of which nobody comes back does not break the siege: it loses the town', () => {
  const G = battlefield([
    [ORLEANS, 'french', { troops: { infantry: 2 }, leaders: ['laHire'] }],
    [ORLEANS, 'english', { troops: { infantry: 8 } }],
  ]);
  G.sieges[ORLEANS] = 'english';
  const order = attack('french', ORLEANS, ORLEANS, { infantry: 2 }, ['laHire']);
  // 2 against 8 at 1-3 under La Hire, faces 1 to 6: E/-, E/1, 4R/1, 2R/1, 1R/1, 1/-.
  const [column] = previewAttack(G, 'french', order).columns;
  expect(column?.eliminated.french).toBeCloseTo(4 / 6, 9);
  expect(column?.siegeRaised).toBe(0);
});
