import { expect } from 'vitest';
import { LEADERS } from '../ids.ts';
import { DEFAULT_OPTIONS, type MatchOptions } from '../match-options.ts';
import { setup } from '../setup.ts';
import { rule } from '../testing/rule.ts';
import { TOWNS } from './map/index.ts';
import { ARTHURS_BRETONS, HENRYS_LANDING, PURSE_LIMIT, SUPPLY_TRAIN_STARTS } from './scenarios.ts';

type Row = readonly [sps: Record<string, number>, ...leaders: string[]];

/** The whole board, town by town: everybody who is on the map stands in one. */
const board = (options: Partial<MatchOptions>): Record<string, Row> => {
  const G = setup({ ...DEFAULT_OPTIONS, ...options });
  const rows: Record<string, Row> = {};
  for (const { id, hex } of TOWNS) {
    const leaders = LEADERS.filter((leader) => G.leaders[leader].hex === hex);
    if (G.forces[hex] !== undefined || leaders.length > 0) rows[id] = [{ ...G.forces[hex] }, ...leaders];
  }
  const shown = Object.values(rows).flatMap(([, ...leaders]) => leaders);
  expect(LEADERS.filter((leader) => G.leaders[leader].status === 'map').length).toBe(shown.length);
  expect(Object.keys(G.forces).length).toBe(Object.values(rows).filter(([sps]) => Object.keys(sps).length > 0).length);
  return rows;
};

const FRENCH = { 'french.militia': 1 };
const ENGLISH = { 'english.militia': 1 };
const BURGUNDIAN = { 'burgundian.militia': 1 };

const STANDARD: Record<string, Row> = {
  angers: [FRENCH],
  nantes: [FRENCH],
  vannes: [FRENCH],
  tours: [FRENCH],
  jargeau: [FRENCH],
  bourges: [FRENCH],
  rennes: [FRENCH],
  blois: [{ 'french.militia': 6, 'french.infantry': 2, 'french.archers': 2 }, 'deRais', 'charles'],
  orleans: [
    {
      'french.infantry': 4,
      'french.lightCavalry': 1,
      'french.artillery': 5,
      'french.militia': 3,
      'english.infantry': 4,
      'english.archers': 2,
      'english.engineers': 2,
      'english.artillery': 5,
      'english.siege': 4,
      'burgundian.infantry': 2,
      'burgundian.archers': 1,
    },
    ...['jeanne', 'dunois', 'laHire', 'alencon', 'clermont'],
    ...['talbot', 'suffolk', 'glasdale', 'burgundy'],
  ],
  caen: [ENGLISH],
  soissons: [ENGLISH],
  rouen: [ENGLISH],
  'le-mans': [ENGLISH],
  'la-rochelle': [ENGLISH],
  harfleur: [{ 'english.infantry': 1 }],
  calais: [{ 'english.infantry': 2, 'english.heavyCavalry': 1 }, 'bedford'],
  paris: [{ 'english.militia': 2, 'english.infantry': 6, 'english.archers': 3, 'english.lightCavalry': 1 }, 'falstaff'],
  chartres: [{ 'english.militia': 1, 'english.infantry': 2, 'english.archers': 1 }, 'scales'],
  'la-charite': [BURGUNDIAN],
  troyes: [BURGUNDIAN],
};

const MAID_LEADS: Record<string, Row> = {
  caen: [ENGLISH],
  soissons: [ENGLISH],
  rouen: [ENGLISH],
  'le-mans': [ENGLISH],
  'la-rochelle': [ENGLISH],
  chartres: [ENGLISH, 'scales'],
  harfleur: [{ 'english.infantry': 4, 'english.lightCavalry': 1, 'english.archers': 1 }, 'falstaff'],
  calais: [{ 'english.infantry': 3, 'english.heavyCavalry': 1, 'english.archers': 1 }, 'bedford'],
  paris: [{ 'english.archers': 2, 'english.infantry': 2, 'english.militia': 2 }],
  orleans: [
    {
      'english.infantry': 6,
      'english.archers': 3,
      'english.engineers': 2,
      'english.artillery': 5,
      'english.siege': 4,
      'french.infantry': 4,
      'french.lightCavalry': 1,
      'french.artillery': 5,
      'french.militia': 3,
      'french.archers': 4,
    },
    ...['dunois', 'talbot', 'suffolk', 'glasdale'],
  ],
  'la-charite': [BURGUNDIAN],
  troyes: [BURGUNDIAN],
  auxerre: [{ 'burgundian.infantry': 2, 'burgundian.archers': 1, 'burgundian.heavyCavalry': 1 }, 'burgundy'],
  angers: [FRENCH],
  nantes: [FRENCH],
  vannes: [FRENCH],
  tours: [FRENCH],
  jargeau: [FRENCH],
  bourges: [FRENCH],
  rennes: [{ 'french.militia': 1, 'breton.infantry': 2 }, 'arthur'],
  chinon: [{ 'french.infantry': 6, 'french.heavyCavalry': 2, 'french.archers': 2 }, 'laHire', 'deRais', 'charles'],
  blois: [
    {
      'french.infantry': 5,
      'french.heavyCavalry': 2,
      'scottish.heavyCavalry': 1,
      'scottish.archers': 1,
      'french.archers': 2,
      'french.siege': 2,
    },
    ...['jeanne', 'alencon', 'clermont', 'ogilvy'],
  ],
};

const GREATER_ROLE_AT_AUXERRE: Row = [
  { 'burgundian.infantry': 2, 'burgundian.archers': 1, 'burgundian.heavyCavalry': 1 },
];

rule('10.1, 10.2, 10.3', 'the standard set-up, to the last SP and leader', () => {
  expect(board({})).toEqual(STANDARD);
});

rule('11.1, 11.1.1, 11.1.2, 11.1.3', 'the variant set-up, to the last SP and leader', () => {
  expect(board({ scenario: 'maidLeads' })).toEqual(MAID_LEADS);
});

rule('11.2, R53', 'Burgundy’s greater role in either set-up, to the last SP and leader', () => {
  expect(board({ burgundyGreaterRole: true })).toEqual({ ...STANDARD, auxerre: GREATER_ROLE_AT_AUXERRE });
  const [sps, ...leaders] = MAID_LEADS['orleans'] ?? [{}];
  expect(board({ scenario: 'maidLeads', burgundyGreaterRole: true })).toEqual({
    ...MAID_LEADS,
    orleans: [{ ...sps, 'burgundian.infantry': 2, 'burgundian.archers': 1 }, ...leaders, 'burgundy'],
    auxerre: GREATER_ROLE_AT_AUXERRE,
  });
});

rule('11.3', 'without De Rais the set-up is otherwise the same', () => {
  const [sps, ...leaders] = STANDARD['blois'] ?? [{}];
  expect(board({ noDeRais: true })).toEqual({
    ...STANDARD,
    blois: [sps, ...leaders.filter((leader) => leader !== 'deRais')],
  });
});

rule(
  '10.1, 10.2, R24',
  'Arthur brings four infantry and two archers on turn 2, Henry comes to Calais on turn 13',
  () => {
    expect(ARTHURS_BRETONS).toEqual({
      turn: 2,
      leader: 'arthur',
      at: ['vannes', 'rennes'],
      sps: [
        ['breton', 'infantry', 4],
        ['breton', 'archers', 2],
      ],
    });
    expect(HENRYS_LANDING).toEqual({ turn: 13, leader: 'henry', at: ['calais'], sps: [] });
  },
);

rule('5.2.6, R23, R52', 'a purse keeps ten RPs, and the train starts at Harfleur', () => {
  expect([PURSE_LIMIT, SUPPLY_TRAIN_STARTS]).toEqual([10, 'harfleur']);
});
