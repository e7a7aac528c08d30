import { expect, test } from 'vitest';
import { townHex } from '../data/map/index.ts';
import { changeLeader } from '../forces.ts';
import type { HexId, Situation } from '../ids.ts';
import { freshKey, lotKey, readLot } from '../lots.ts';
import { DEFAULT_OPTIONS } from '../match-options.ts';
import { setup } from '../setup.ts';
import type { G } from '../state.ts';
import { unaccounted } from './accounting.ts';
import { brokenInvariants } from './invariants.ts';

const movement: Situation = { phase: 'frenchPlayerTurn', side: 'french', step: 'movement' };
const combat: Situation = { ...movement, step: 'combat' };
const ORLEANS = townHex('orleans');
const CALAIS = townHex('calais');
const LA_ROCHELLE = townHex('la-rochelle');
const infantry = freshKey('french', 'infantry');

/** The match as it begins, and what is said of it once somebody has spoiled it. */
const spoiled = (spoil: (G: G) => void, at: Situation | undefined = movement): string[] => {
  const G = setup({ ...DEFAULT_OPTIONS });
  spoil(G);
  return brokenInvariants(G, at);
};

test('a match as it is set up breaks nothing', () => {
  expect(spoiled(() => undefined)).toEqual([]);
});

test('SPs in fractions, at sea, or an empty hex with a record are seen', () => {
  expect(
    spoiled((G) => {
      G.forces[CALAIS] = { [infantry]: 0.5 };
    }),
  ).toContainEqual(expect.stringMatching('0.5 SPs'));
  expect(
    spoiled((G) => {
      G.forces['0101' as HexId] = { [infantry]: 1 };
    }),
  ).toContain('SPs at sea in 0101');
  expect(
    spoiled((G) => {
      G.forces['2020' as HexId] = {};
    }),
  ).toContain('an empty record for 2020');
});

test('more SPs than counters are seen', () => {
  const artillery = freshKey('french', 'artillery');
  expect(
    spoiled((G) => {
      G.forces[townHex('tours')] = { [artillery]: 4 };
    }),
  ).toContain('9 SPs of french artillery exceed the countermix');
});

test('enemies together without a siege, and sieges without one of the two, are seen', () => {
  expect(spoiled((G) => void delete G.sieges[ORLEANS])).toContain(`enemies together in ${ORLEANS}`);
  expect(
    spoiled((G) => {
      G.sieges[CALAIS] = 'french';
    }),
  ).toContain(`a siege without a besieger in ${CALAIS}`);
  expect(
    spoiled((G) => {
      G.sieges[townHex('tours')] = 'french';
    }),
  ).toContain(`a siege without a garrison in ${townHex('tours')}`);
  expect(
    spoiled((G) => {
      G.sieges['2020' as HexId] = 'french';
    }),
  ).toContain('a siege of no town in 2020');
});

test('a leader in two places, in none, at sea or alone among enemies is seen', () => {
  expect(
    spoiled((G) => {
      changeLeader(G, 'jeanne', { status: 'captive' });
    }),
  ).toContain(`jeanne is captive in ${ORLEANS}`);
  expect(
    spoiled((G) => {
      changeLeader(G, 'jeanne', { hex: null });
    }),
  ).toContain('jeanne is map in null');
  expect(
    spoiled((G) => {
      changeLeader(G, 'jeanne', { hex: '0101' as HexId });
    }),
  ).toContain('jeanne is at sea in 0101');
  expect(
    spoiled((G) => {
      changeLeader(G, 'jeanne', { hex: CALAIS });
    }),
  ).toContain(`jeanne alone among enemies in ${CALAIS}`);
});

test('a stack too high is seen when the Combat Phase begins, and not before', () => {
  const high = (G: G) => {
    G.forces[townHex('tours')] = {
      [infantry]: 11,
      [freshKey('french', 'archers')]: 8,
      [freshKey('french', 'militia')]: 2,
    };
  };
  expect(spoiled(high)).toEqual([]);
  expect(spoiled(high, combat)).toContain(`french stack of 21 in ${townHex('tours')}`);
});

test('a captor of La Rochelle who is not remembered is seen', () => {
  expect(
    spoiled((G) => {
      G.laRochelle = 'french';
    }),
  ).toContain('la-rochelle has forgotten its captor');
  expect(
    spoiled((G) => {
      G.forces[LA_ROCHELLE] = { [infantry]: 1 };
    }),
  ).toContain('la-rochelle has forgotten its captor');
});

test('a Will out of its range, and purses that are overdrawn or too full, are seen', () => {
  expect(
    spoiled((G) => {
      G.will = 3;
    }),
  ).toContain('Will 3 above its ceiling');
  expect(spoiled((G) => void Object.assign(G, { will: 2, jeanneWasCaptured: true }))).toContain(
    'Will 2 above its ceiling',
  );
  expect(
    spoiled((G) => {
      G.will = -1;
    }),
  ).toContain('Will -1 and the match goes on');
  expect(
    spoiled((G) => {
      G.purses.french = -1;
    }),
  ).toContain('purse french at -1');
  expect(
    spoiled((G) => {
      G.purses.french = 11;
    }),
  ).toContain('purse french carries 11');
});

test('a match in which nobody decides, and a battle out of step, are seen', () => {
  expect(brokenInvariants(setup({ ...DEFAULT_OPTIONS }), undefined)).toContain(
    'nobody decides and the match is not over',
  );
  expect(spoiled(() => undefined, { ...movement, step: 'advance' })).toContain('battle undefined at step advance');
});

test('SPs that come or go without a word are seen, to the last one', () => {
  const before = setup({ ...DEFAULT_OPTIONS });
  const after = structuredClone(before);
  const marked = lotKey({ ...readLot(infantry), spent: 2 });
  after.forces[ORLEANS] = { ...after.forces[ORLEANS], [infantry]: 3, [marked]: 1 };
  expect(unaccounted(before, after, [])).toEqual([]);
  after.forces[ORLEANS] = { ...after.forces[ORLEANS], [infantry]: 2 };
  expect(unaccounted(before, after, [])).toEqual(['french.infantry: -1 on the board, 0 told']);
  const told = { kind: 'spsLost', rule: '7.3', side: 'french', hex: ORLEANS, lots: { [infantry]: 1 }, cause: 'result' };
  expect(unaccounted(before, after, [told])).toEqual([]);
  expect(unaccounted(before, before, [told])).toEqual(['french.infantry: 0 on the board, -1 told']);
});

test('marks of another phase or side, and lists of it, are seen', () => {
  const marked = (mark: Partial<ReturnType<typeof readLot>>) => (G: G) => {
    G.forces[CALAIS] = { [lotKey({ ...readLot(freshKey('english', 'infantry')), ...mark })]: 2 };
  };
  expect(spoiled(marked({ spent: 2 }))).toContainEqual(expect.stringMatching('has moved'));
  expect(spoiled(marked({ led: ['laHire'] }))).toContainEqual(expect.stringMatching('was led'));
  expect(spoiled(marked({ attacked: true }))).toContainEqual(expect.stringMatching('has attacked'));
  expect(spoiled(marked({ routed: true }))).toContainEqual(expect.stringMatching('routed'));
  expect(spoiled(marked({ unsupplied: true }))).toContainEqual(expect.stringMatching('out of supply'));
  expect(spoiled((G) => void Object.assign(G.leaders.charles, { spent: 1 }))).toEqual([]);
  expect(spoiled((G) => void Object.assign(G.leaders.charles, { spent: 1 }), combat)).toContain(
    'charles has moved at frenchPlayerTurn combat',
  );
  expect(spoiled((G) => void G.takenThisPhase.push(CALAIS), combat)).toContainEqual(expect.stringMatching('a list of'));
  expect(spoiled((G) => void G.insideThisPhase.push(CALAIS))).toContainEqual(expect.stringMatching('a list of'));
});

test('fieldworks in a town or too many, a train astray, and a turn after the last are seen', () => {
  expect(spoiled((G) => void Object.assign(G.fieldworks, { [CALAIS]: 'english' }))).toContain(
    `fieldworks in ${CALAIS}`,
  );
  const seven = ['1719', '1720', '1721', '1619', '1819', '1818', '1618'];
  expect(spoiled((G) => void seven.map((hex) => Object.assign(G.fieldworks, { [hex]: 'french' })))).toEqual([
    '7 fieldworks of the french',
  ]);
  expect(spoiled((G) => void Object.assign(G.supplyTrain, { status: 'map', hex: CALAIS }))).toContain(
    'the train is map',
  );
  expect(spoiled((G) => void Object.assign(G, { turn: 15 }))).toContain('turn 15');
  expect(spoiled((G) => void Object.assign(G, { event: 1 }))).toContain('event 1');
});

test('guests in a closed town, Burgundians abroad while neutral, and a mandate without its Maid or enemy are seen', () => {
  const neutral = spoiled(
    (G) => {
      G.burgundyNeutral = true;
      G.forces[townHex('troyes')] = { [freshKey('english', 'infantry')]: 1 };
    },
    { phase: 'firstDetermination', side: 'english', step: 'build' },
  );
  expect(neutral).toContainEqual(expect.stringMatching('english.infantry in the closed town'));
  expect(neutral).toContainEqual(expect.stringMatching('neutral burgundian.infantry in 1815'));
  const sent = (G: G) => {
    G.mandate = { objective: 'paris', rolledAt: 5, phaseStart: null, excused: false };
  };
  expect(spoiled(sent)).toEqual([]);
  expect(
    spoiled((G) => {
      sent(G);
      Object.assign(G.leaders.jeanne, { status: 'dead', hex: null });
      G.forces[townHex('paris')] = { [infantry]: 1 };
    }),
  ).toEqual(
    expect.arrayContaining(['a mandate for paris, which is French', 'a mandate for paris, and Jeanne is dead']),
  );
});
