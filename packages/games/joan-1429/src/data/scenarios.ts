import type { LeaderId, Nation, UnitType } from '../ids.ts';
import type { TownId } from './map/index.ts';

export interface Garrison {
  readonly at: TownId;
  /** The besieger of a town of the other side, outside its walls. */
  readonly besieging?: true;
  readonly sps: readonly (readonly [Nation, UnitType, number])[];
  readonly leaders?: readonly LeaderId[];
}

/** Pieces that come on their own in a later First Determination Phase. */
export interface Reinforcement {
  readonly turn: number;
  readonly leader: LeaderId;
  /** The first of them that is open. */
  readonly at: readonly TownId[];
  readonly sps: readonly (readonly [Nation, UnitType, number])[];
}

export interface Scenario {
  readonly french: readonly Garrison[];
  readonly english: readonly Garrison[];
  readonly burgundian: readonly Garrison[];
  readonly awaited: readonly LeaderId[];
}

const militia = (nation: Nation, ...towns: TownId[]): Garrison[] =>
  towns.map((at) => ({ at, sps: [[nation, 'militia', 1]] }));

const burgundianTowns = militia('burgundian', 'la-charite', 'troyes');
const burgundiansAtOrleans: Garrison = {
  at: 'orleans',
  besieging: true,
  sps: [
    ['burgundian', 'infantry', 2],
    ['burgundian', 'archers', 1],
  ],
  leaders: ['burgundy'],
};

/** [10.1, 10.2, 10.3] Jeanne is inside Orléans. */
const STANDARD: Scenario = {
  french: [
    ...militia('french', 'angers', 'nantes', 'vannes', 'tours', 'jargeau', 'bourges', 'rennes'),
    {
      at: 'blois',
      sps: [
        ['french', 'militia', 6],
        ['french', 'infantry', 2],
        ['french', 'archers', 2],
      ],
      leaders: ['charles', 'deRais'],
    },
    {
      at: 'orleans',
      sps: [
        ['french', 'infantry', 4],
        ['french', 'lightCavalry', 1],
        ['french', 'artillery', 5],
        ['french', 'militia', 3],
      ],
      leaders: ['jeanne', 'dunois', 'laHire', 'alencon', 'clermont'],
    },
  ],
  english: [
    ...militia('english', 'caen', 'soissons', 'rouen', 'le-mans', 'la-rochelle'),
    { at: 'harfleur', sps: [['english', 'infantry', 1]] },
    {
      at: 'calais',
      sps: [
        ['english', 'infantry', 2],
        ['english', 'heavyCavalry', 1],
      ],
      leaders: ['bedford'],
    },
    {
      at: 'paris',
      sps: [
        ['english', 'militia', 2],
        ['english', 'infantry', 6],
        ['english', 'archers', 3],
        ['english', 'lightCavalry', 1],
      ],
      leaders: ['falstaff'],
    },
    {
      at: 'chartres',
      sps: [
        ['english', 'militia', 1],
        ['english', 'infantry', 2],
        ['english', 'archers', 1],
      ],
      leaders: ['scales'],
    },
    {
      at: 'orleans',
      besieging: true,
      sps: [
        ['english', 'infantry', 4],
        ['english', 'archers', 2],
        ['english', 'engineers', 2],
        ['english', 'artillery', 5],
        ['english', 'siege', 4],
      ],
      leaders: ['talbot', 'suffolk', 'glasdale'],
    },
  ],
  burgundian: [...burgundianTowns, burgundiansAtOrleans],
  awaited: ['arthur', 'henry'],
};

/** [11.1.1, 11.1.2, 11.1.3] Jeanne leads an army from Blois. */
const MAID_LEADS: Scenario = {
  french: [
    ...militia('french', 'angers', 'nantes', 'vannes', 'tours', 'jargeau', 'bourges'),
    {
      at: 'rennes',
      sps: [
        ['french', 'militia', 1],
        ['breton', 'infantry', 2],
      ],
      leaders: ['arthur'],
    },
    {
      at: 'chinon',
      sps: [
        ['french', 'infantry', 6],
        ['french', 'heavyCavalry', 2],
        ['french', 'archers', 2],
      ],
      leaders: ['laHire', 'deRais', 'charles'],
    },
    {
      at: 'blois',
      sps: [
        ['french', 'infantry', 5],
        ['french', 'heavyCavalry', 2],
        ['scottish', 'heavyCavalry', 1],
        ['scottish', 'archers', 1],
        ['french', 'archers', 2],
        ['french', 'siege', 2],
      ],
      leaders: ['jeanne', 'clermont', 'alencon', 'ogilvy'],
    },
    {
      at: 'orleans',
      sps: [
        ['french', 'infantry', 4],
        ['french', 'lightCavalry', 1],
        ['french', 'artillery', 5],
        ['french', 'militia', 3],
        ['french', 'archers', 4],
      ],
      leaders: ['dunois'],
    },
  ],
  english: [
    ...militia('english', 'caen', 'soissons', 'rouen', 'le-mans', 'la-rochelle'),
    { at: 'chartres', sps: [['english', 'militia', 1]], leaders: ['scales'] },
    {
      at: 'harfleur',
      sps: [
        ['english', 'infantry', 4],
        ['english', 'lightCavalry', 1],
        ['english', 'archers', 1],
      ],
      leaders: ['falstaff'],
    },
    {
      at: 'calais',
      sps: [
        ['english', 'infantry', 3],
        ['english', 'heavyCavalry', 1],
        ['english', 'archers', 1],
      ],
      leaders: ['bedford'],
    },
    {
      at: 'paris',
      sps: [
        ['english', 'archers', 2],
        ['english', 'infantry', 2],
        ['english', 'militia', 2],
      ],
    },
    {
      at: 'orleans',
      besieging: true,
      sps: [
        ['english', 'infantry', 6],
        ['english', 'archers', 3],
        ['english', 'engineers', 2],
        ['english', 'artillery', 5],
        ['english', 'siege', 4],
      ],
      leaders: ['glasdale', 'talbot', 'suffolk'],
    },
  ],
  burgundian: [
    ...burgundianTowns,
    {
      at: 'auxerre',
      sps: [
        ['burgundian', 'infantry', 2],
        ['burgundian', 'archers', 1],
        ['burgundian', 'heavyCavalry', 1],
      ],
      leaders: ['burgundy'],
    },
  ],
  awaited: ['henry'],
};

export const SCENARIO_TABLE = Object.freeze({ standard: STANDARD, maidLeads: MAID_LEADS });

/** [11.2] In place of the Burgundian part of either set-up. */
export const BURGUNDY_GREATER_ROLE: readonly Garrison[] = [
  ...burgundianTowns,
  burgundiansAtOrleans,
  {
    at: 'auxerre',
    sps: [
      ['burgundian', 'infantry', 2],
      ['burgundian', 'archers', 1],
      ['burgundian', 'heavyCavalry', 1],
    ],
  },
];

/** [10.1, R24] With set-up 11.1 Arthur is on the map already. */
export const ARTHURS_BRETONS: Reinforcement = {
  turn: 2,
  leader: 'arthur',
  at: ['vannes', 'rennes'],
  sps: [
    ['breton', 'infantry', 4],
    ['breton', 'archers', 2],
  ],
};

/** [5.2.7, 10.2] */
export const HENRYS_LANDING: Reinforcement = { turn: 13, leader: 'henry', at: ['calais'], sps: [] };

/** [R52] */
export const SUPPLY_TRAIN_STARTS: TownId = 'harfleur';
/** [10.5, 11.1.5] */
export const WILL_STARTS = 1;
/** [10.6, 11.1.6, R1] */
export const LAST_TURN = 14;
/** [5.2.5] Where each nation's replacements appear. */
export const MUSTER_TOWNS: Readonly<Record<Nation, readonly TownId[]>> = Object.freeze({
  english: ['harfleur', 'calais'],
  burgundian: ['auxerre'],
  french: ['chinon', 'orleans', 'paris'],
  scottish: ['chinon', 'orleans', 'paris'],
  breton: ['vannes', 'rennes'],
});
/** [R23] */
export const PURSE_LIMIT = 10;
