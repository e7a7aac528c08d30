import { townHex } from '../data/map/index.ts';
import { leadersOf, lotsOf } from '../forces.ts';
import type { HexId, LeaderId, Side } from '../ids.ts';
import { freshKey, readLot } from '../lots.ts';
import type { MatchOptions } from '../match-options.ts';
import type { Attack } from '../orders.ts';
import { setup } from '../setup.ts';
import type { G } from '../state.ts';
import { battlefield, NO_OPTIONS, type Placed, type Troops } from './battlefield.ts';
import { attack } from './fight.ts';

const ALL: Partial<MatchOptions> = {
  columnShifts: true,
  militiaModifier: true,
  siegeModifiers: true,
  siegeWeaponsDoubled: true,
  artilleryDoubled: true,
  heavyCavalryDoubled: true,
  routs: true,
  supplyTrain: true,
};
const ORLEANS = townHex('orleans');

/** Far away somebody could still attack, so that the Combat Phase goes on after the battle and nothing else happens. */
const inCombatPhase = (G: G, side: Side): G => {
  const leader: LeaderId = side === 'french' ? 'arthur' : 'scales';
  const [ours, theirs] = (side === 'french' ? ['0714', '0613'] : ['2207', '2107']) as [HexId, HexId];
  G.forces[ours] = { [freshKey(side, 'infantry')]: 1 };
  G.forces[theirs] = { [freshKey(side === 'french' ? 'english' : 'french', 'infantry')]: 1 };
  G.leaders[leader] = { status: 'map', hex: ours, spent: 0, from: null, attacked: false };
  return G;
};

const whole = (G: G, side: Side, from: HexId, target: HexId, siege: boolean): Attack => ({
  type: 'attack',
  from,
  target,
  group: {
    lots: Object.fromEntries(lotsOf(G, from, side).filter(([key]) => siege || readLot(key).type !== 'siege')),
    leaders: leadersOf(G, from, side),
  },
});

export interface Position {
  readonly name: string;
  readonly G: G;
  readonly side: Side;
  readonly order: Attack;
  readonly times: number;
}

type Pieces = readonly (readonly [string, Side, Placed])[];
const field = (name: string, pieces: Pieces, order: Attack, side: Side, times: number, all = false): Position => {
  const G = inCombatPhase(battlefield(pieces, all ? ALL : {}), side);
  return { name, G, side, order, times };
};
const posts = (hexes: readonly string[], side: Side, troops: Troops): Pieces =>
  hexes.map((hex) => [hex, side, { troops }] as const);

/** Six battles as unlike as can be: in and about towns, with kings, wagons, horse, guns and nowhere to go. */
export const positions = (): Position[] => {
  const standard = inCombatPhase(setup(NO_OPTIONS), 'french');
  const mirrored = inCombatPhase(setup({ ...NO_OPTIONS, ...ALL }), 'english');
  const army: Troops = { infantry: 9, heavyCavalry: 3, siege: 2, artillery: 1, engineers: 1 };
  const riders: Troops = { heavyCavalry: 6, lightCavalry: 2, infantry: 2 };
  const relief: Troops = { infantry: 8, archers: 3, artillery: 2 };
  const before = battlefield(
    [
      [ORLEANS, 'french', { troops: { infantry: 3, artillery: 2 }, leaders: ['dunois'] }],
      [
        ORLEANS,
        'english',
        { troops: { infantry: 5, archers: 2, siege: 2, engineers: 1 }, leaders: ['talbot', 'suffolk'] },
      ],
      ['1716', 'french', { troops: relief, leaders: ['laHire', 'alencon'] }],
    ],
    ALL,
  );
  before.sieges[ORLEANS] = 'english';
  before.supplyTrain = { status: 'map', hex: ORLEANS, spent: 0, from: null };
  const train = field(
    'horse at a waggon train, every option on',
    [
      ['1614', 'english', { troops: { infantry: 4, militia: 2 }, leaders: ['falstaff'] }],
      ['1615', 'french', { troops: riders, leaders: ['laHire'] }],
    ],
    attack('french', '1615', '1614', riders, ['laHire']),
    'french',
    3000,
    true,
  );
  train.G.supplyTrain = { status: 'map', hex: '1614' as HexId, spent: 0, from: null };
  return [
    {
      name: 'the great sortie',
      G: standard,
      side: 'french',
      order: whole(standard, 'french', ORLEANS, ORLEANS, false),
      times: 3000,
    },
    {
      name: 'the great storm, every option on',
      G: mirrored,
      side: 'english',
      order: whole(mirrored, 'english', ORLEANS, ORLEANS, true),
      times: 3000,
    },
    field(
      'a town with kings about',
      [
        ['1713', 'english', { troops: { militia: 2, archers: 2 }, leaders: ['henry', 'suffolk'] }],
        ['1714', 'french', { troops: army, leaders: ['jeanne', 'charles'] }],
      ],
      attack('french', '1714', '1713', army, ['jeanne', 'charles']),
      'french',
      2000,
    ),
    train,
    {
      name: 'relief, every option on',
      G: inCombatPhase(before, 'french'),
      side: 'french',
      order: whole(before, 'french', '1716' as HexId, ORLEANS, false),
      times: 3000,
    },
    field(
      'a stack with no way out',
      [
        ['1614', 'english', { troops: { infantry: 4, artillery: 1 }, leaders: ['bedford', 'glasdale'] }],
        ['1615', 'french', { troops: { infantry: 10 }, leaders: ['deRais'] }],
        ...posts(['1613', '1714', '1715', '1515', '1514'], 'french', { infantry: 3 }),
        ...posts(['1612', '1713'], 'english', { infantry: 1 }),
      ],
      attack('french', '1615', '1614', { infantry: 10 }, ['deRais']),
      'french',
      4000,
    ),
  ];
};
