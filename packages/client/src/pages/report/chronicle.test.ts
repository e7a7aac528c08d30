import { DEFAULT_OPTIONS, freshKey, type G, type Happening, setup, townHex } from '@oriflamme/joan-1429';
import { expect, test } from 'vitest';
import type { Row } from '../../connection/wire.ts';
import { lossesByTurn, lostIn, oddsByRow, type Positions, siegesOf, toldIn, turnsOf } from './chronicle.ts';
import { untoldChanges } from './holders.ts';
import { gainOf, keyMoments, largestSwing } from './moments.ts';

const orleans = townHex('orleans');
const paris = townHex('paris');

const row = (n: number, ...happenings: Happening[]): Row => ({
  n,
  kind: n === 0 ? 'start' : 'order',
  seat: '1',
  phase: 'frenchPlayerTurn',
  step: 'combat',
  dice: [],
  happenings,
});

const start = setup(DEFAULT_OPTIONS);
const at = (turn: number, part: Partial<G> = {}): { G: G } => ({ G: { ...start, turn, ...part } });

const lost = (side: 'english' | 'french', sps: number, hex = orleans): Happening => ({
  kind: 'spsLost',
  rule: '7.3',
  side,
  hex,
  lots: { any: sps },
  cause: 'result',
});
const attack = (side: 'english' | 'french', target = orleans): Happening => ({
  kind: 'attackDeclared',
  rule: '6.2.1',
  side,
  battle: 'attack',
  from: paris,
  target,
  lots: {},
  leaders: [],
});
const began = (turn: number): Happening => ({ kind: 'turnBegan', rule: '4.0', turn });
const fell: Happening = {
  kind: 'townFellToSiege',
  rule: '8.2.3',
  hex: orleans,
  besieger: 'english',
  lots: { [freshKey('french', 'infantry')]: 4 },
};

test('what an order tells before a turn begins belongs to the turn before', () => {
  const told = toldIn([row(1, lost('english', 2), began(2), lost('french', 3))], [at(1), at(2)]);
  expect(told.map(({ turn }) => turn)).toEqual([1, 2, 2]);
  expect(lossesByTurn(told, [{ turn: 1 }, { turn: 2 }])).toEqual([
    { turn: 1, lost: { english: 2, french: 0 } },
    { turn: 2, lost: { english: 0, french: 3 } },
  ]);
});

test('a garrison starved out is lost by its own side', () => {
  expect(lostIn([{ n: 1, turn: 1, happening: fell }])).toEqual({ english: 0, french: 4 });
});

test('each turn ends with its last position, and a turn that was taken back is not there', () => {
  expect(turnsOf([at(1), at(1), at(2), at(3)])).toEqual([
    { turn: 1, n: 1 },
    { turn: 2, n: 2 },
    { turn: 3, n: 3 },
  ]);
  expect(turnsOf([at(1), at(2), at(1)])).toEqual([{ turn: 1, n: 2 }]);
});

const sieges = (rows: readonly Row[], positions: Positions) => siegesOf(rows, toldIn(rows, positions), positions);

test('a siege that stood from the start and was raised in turn 3 stood for three turns', () => {
  const siege = { [orleans]: 'english' } as G['sieges'];
  const positions = [at(1, { sieges: siege }), at(3, { sieges: siege }), at(3, { sieges: {} })];
  const rows = [row(0), row(1, began(3)), row(2, { kind: 'siegeEnds', rule: 'R38', hex: orleans, side: 'english' })];
  // Without besiegers' SPs in the hex the French hold it.
  const free = positions.map(({ G }) => ({
    G: { ...G, forces: { [orleans]: { [freshKey('french', 'infantry')]: 3 } } },
  }));
  expect(sieges(rows, free)).toEqual([
    {
      hex: orleans,
      besieger: 'english',
      begun: { n: 0, turn: 1 },
      before: true,
      ended: { n: 2, turn: 3 },
      how: 'raised',
      turns: 3,
    },
  ]);
});

test('a town is starved out by a siege roll, stormed without one, and besieged still at the end', () => {
  const english = { [freshKey('english', 'infantry')]: 5 };
  const besieged = at(2, { sieges: { [orleans]: 'english' } as G['sieges'] });
  const taken = at(2, { sieges: {}, forces: { [orleans]: english } });
  const begin = row(1, { kind: 'siegeBegins', rule: 'R32', side: 'english', hex: orleans });
  const before = at(2, { sieges: {} });
  const how = (happening: Happening) => sieges([row(0), begin, row(2, happening)], [before, besieged, taken])[0]?.how;
  expect(how(fell)).toBe('starved');
  expect(how({ kind: 'townFalls', rule: '7.5', hex: orleans, side: 'english' })).toBe('stormed');
  expect(sieges([row(0), begin], [before, besieged])).toMatchObject([{ how: 'stands', ended: null, turns: 1 }]);
});

test('a battle’s odds are those reckoned for it, and no other’s', () => {
  const reckoned: Happening = {
    kind: 'oddsReckoned',
    rule: '6.2.7',
    attack: 9,
    defence: 3,
    attackFactors: [],
    defenceFactors: [],
    column: 4,
    shift: 0,
  };
  const rolled: Happening = { kind: 'combatRolled', rule: '7.2', die: 2, modifiers: [], total: 2, result: '-/R' };
  const told = toldIn([row(1, attack('french'), reckoned), row(2, rolled), row(3, attack('french'), rolled)], [at(1)]);
  expect([...oddsByRow(told)]).toEqual([[2, '3-1']]);
});

test('the largest swing is the battle that cost one side most more than the other, not the bloodiest', () => {
  const rows = [
    row(1, attack('french'), lost('english', 9), lost('french', 8)),
    row(2, attack('english', paris), lost('english', 1)),
    row(3, lost('english', 4)),
    row(4, { kind: 'combatEnds', rule: '4.3.2', side: 'french', passed: false }, lost('french', 30)),
  ];
  const swing = largestSwing(toldIn(rows, [at(1)]));
  expect(swing).toMatchObject({ n: 3, hex: paris, lost: { english: 5, french: 0 } });
  expect(swing && gainOf(swing)).toBe('french');
  expect(
    largestSwing(toldIn([row(1, attack('french'), lost('english', 2), lost('french', 2))], [at(1)])),
  ).toBeUndefined();
});

test('a town entered by an advance is a moment though nobody told of it, and one that was told of is none again', () => {
  const french = { [freshKey('french', 'infantry')]: 5 };
  const taken = at(1, { forces: { ...start.forces, [paris]: french } });
  const rows = [row(1, { kind: 'combatEnds', rule: '4.3.2', side: 'french', passed: false }), row(2)];
  const changes = (list: readonly Row[]) => untoldChanges(list, toldIn(list, positions), positions);
  const positions = [at(1), taken, taken];
  expect(changes(rows)).toEqual([{ kind: 'holder', n: 1, turn: 1, hex: paris, side: 'french' }]);
  expect(keyMoments(toldIn(rows, positions), changes(rows)).map(gainOf)).toEqual(['french']);
  expect(changes([row(1, { kind: 'townTaken', rule: '6.1.7', side: 'french', hex: paris }), row(2)])).toEqual([]);
});

test('a siege lifted, the Will and a dead leader are moments of the side that gains by them', () => {
  const rows = [
    row(1, { kind: 'siegeEnds', rule: 'R38', hex: orleans, side: 'english' }),
    row(2, { kind: 'willChanged', rule: '8.3', from: 1, to: 2, causes: [] }),
    row(2, { kind: 'willChanged', rule: '8.3', from: 2, to: 2, causes: [] }),
    row(3, { kind: 'willChanged', rule: '8.3', from: 2, to: 1, causes: [] }),
    row(4, { kind: 'leaderKilled', rule: '7.4.2', leader: 'jeanne' }),
    row(5, { kind: 'burgundyNeutral', rule: 'R47' }),
    row(6, { kind: 'burgundyRoll', rule: 'R47', die: 6, rejoins: true }),
  ];
  const moments = keyMoments(toldIn(rows, [at(1)]));
  expect(moments.map((moment) => [moment.kind, gainOf(moment)])).toEqual([
    ['siege', 'french'],
    ['will', 'french'],
    ['will', 'english'],
    ['fate', 'english'],
    ['event', 'french'],
    ['event', 'english'],
  ]);
});

test('key moments are towns, fates, the crown, events and the end, each once', () => {
  const rows = [
    row(1, {
      kind: 'marched',
      rule: '6.1',
      side: 'french',
      from: paris,
      path: [],
      group: { lots: {}, leaders: [] },
      mps: 1,
    }),
    row(2, { kind: 'leaderCaptured', rule: '7.4.2', leader: 'talbot', by: 'french' }),
    row(3, { kind: 'ransomRoll', rule: '5.3', leader: 'talbot', die: 1, ransomed: false }),
    row(3, { kind: 'jeanneEvent', rule: '5.4', dice: [3, 4], event: 'voicesSilent' }),
    row(3, { kind: 'jeanneEvent', rule: '5.4', dice: [1, 5], event: 'volunteers' }),
    row(3, { kind: 'jeanneEvent', rule: '5.4', dice: [1, 2], event: 'burgundySuesForPeace' }),
    row(3, { kind: 'burgundyRoll', rule: 'R47', die: 2, rejoins: false }),
    row(3, { kind: 'jeanneEvent', rule: '5.4', dice: [4, 5], event: 'toRheims' }),
    row(4, fell, { kind: 'townFalls', rule: '8.2.3', hex: orleans, side: 'english' }),
    row(
      5,
      { kind: 'crowned', rule: 'R42', at: 'rheims' },
      { kind: 'gameOver', rule: '8.5', winner: 'french', by: 'frenchAims' },
    ),
  ];
  const moments = keyMoments(toldIn(rows, [at(1)]));
  expect(moments.map(({ kind, n }) => `${kind} ${n}`)).toEqual(['fate 2', 'event 3', 'town 4', 'crown 5', 'end 5']);
  expect(moments.map(gainOf)).toEqual(['french', undefined, 'english', 'french', 'french']);
});
