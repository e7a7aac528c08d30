import {
  COUNTERMIX,
  detachmentSps,
  hasSps,
  inSupply,
  LEADER_FACTS,
  type LotKey,
  lotEntries,
  type Nation,
  readLot,
  SIDES,
  STACKING_LIMIT,
  spsOf,
  UNITS,
  type UnitType,
} from '@oriflamme/joan-1429';
import { hexes, type Moment, told, type Witnesses } from './moment.ts';

const lotsIn = (lots: Readonly<Record<string, number>>) => lotEntries(lots as Record<LotKey, number>);
const typesIn = (lots: Readonly<Record<string, number>>): UnitType[] => lotsIn(lots).map(([key]) => readLot(key).type);
const nationsIn = (lots: Readonly<Record<string, number>>): Nation[] =>
  lotsIn(lots).map(([key]) => readLot(key).nation);
const isMixed = (values: readonly unknown[]): boolean => new Set(values).size > 1;

const countermixReached = ({ after }: Moment): boolean => {
  const onMap = new Map<string, number>();
  for (const hex of hexes(after)) {
    for (const [key, sps] of lotsIn(after.forces[hex] ?? {})) {
      const { nation, type } = readLot(key);
      onMap.set(`${nation}.${type}`, (onMap.get(`${nation}.${type}`) ?? 0) + sps);
    }
  }
  return [...onMap].some(([kind, sps]) => {
    const [nation, type] = kind.split('.') as [Nation, UnitType];
    return sps === COUNTERMIX[nation][type];
  });
};

const stacksOf = (
  { after }: Moment,
  sps: (hex: ReturnType<typeof hexes>[number], side: 'english' | 'french') => boolean,
) => hexes(after).some((hex) => SIDES.some((side) => sps(hex, side)));

const marchesPart = (moment: Moment): boolean => {
  const { order, before } = moment;
  if (order.type !== 'march') return false;
  return lotEntries(order.group.lots).some(([key, sps]) => sps < (before.forces[order.from]?.[key] ?? 0));
};

/** Somebody in supply who would not be without the train. */
const trainFeeds = ({ after }: Moment): boolean => {
  if (after.supplyTrain.status !== 'map') return false;
  const without = { ...after, supplyTrain: { ...after.supplyTrain, status: 'absent' as const } };
  return hexes(after).some(
    (hex) => hasSps(after, hex, 'english') && inSupply(after, hex, 'english') && !inSupply(without, hex, 'english'),
  );
};

const turnBegan = told('turnBegan');
const marched = told('marched');
const unsupplied = told('outOfSupply');

/** Modules 2 to 6, and the rulings on them. */
export const MOVEMENT_WITNESSES: Witnesses = {
  '2.2': (moment) => turnBegan(moment) && countermixReached(moment),
  '2.2.1': marchesPart,
  '2.2.2': told('marched', ({ group }) => group.leaders.length > 0),
  '3.1': (moment) =>
    told('movementEnds')(moment) &&
    stacksOf(moment, (hex, side) => spsOf(moment.after, hex, side, (lot) => UNITS[lot.type].stacks) === STACKING_LIMIT),
  '3.1.1': (moment) =>
    told('movementEnds')(moment) && stacksOf(moment, (hex, side) => spsOf(moment.after, hex, side) > STACKING_LIMIT),
  '3.1.2': told('marched', ({ group }) => isMixed(typesIn(group.lots).map((type) => UNITS[type].allowance))),
  '3.4': unsupplied,
  '3.4.1': unsupplied,
  '3.4.3': (moment) => turnBegan(moment) && trainFeeds(moment),
  '4.4': turnBegan,
  '5.2': told('englishReplacements'),
  '5.4.2': told('mandateLapses', ({ why }) => why === 'defeated'),
  '6.0': told('movementEnds'),
  '6.1.1': marched,
  '6.1.3': told('marched', ({ mps }) => mps === 7),
  '6.1.4': marchesPart,
  '6.1.6': ({ before, order }) =>
    order.type === 'march' && before.forces[order.from] !== undefined && order.group.leaders.length > 0,
  '6.2': ({ order }) => order.type === 'endCombat',
  '9.5': told('marched', ({ group }) => group.supplyTrain === true),
  '9.5.1': told('marched', ({ group }) => group.supplyTrain === true),
  R3: told('turnBegan', ({ turn }) => turn === 2),
  R4: told('englishReplacements', (_, { told: all }) => all.some(({ kind }) => kind === 'militiaRaised')),
  R8: ({ after }) => hexes(after).some((hex) => SIDES.every((side) => hasSps(after, hex, side))),
  R9: told('marched', ({ group }) => isMixed(nationsIn(group.lots))),
  R11: told(
    'marched',
    ({ group }) => group.leaders.length > 0 && typesIn(group.lots).some((type) => !UNITS[type].cavalry),
  ),
  R12: told('marched', ({ path, mps }) => mps > path.length),
  R15: told('townTaken', ({ rule }) => rule === '6.1.7'),
  R18: ({ after }) => Object.keys(after.sieges).length > 0,
  R19: told('outOfSupply', ({ hex }, { after }) => after.sieges[hex] !== undefined),
  R21: told('starved'),
  R22: told('militiaRaised'),
  R23: told('englishReplacements', ({ purse }) => purse > 0),
  R50: ({ after }) =>
    hexes(after).some((hex) => lotsIn(after.forces[hex] ?? {}).some(([key]) => readLot(key).unsupplied)),
  R51: told('routedMarch'),
  R7: ({ order }) => order.type === 'march' && detachmentSps(order.group) > 1,
  R45: told('leaderReturned'),
  R49: ({ after, order }) =>
    order.type === 'endMovement' &&
    Object.entries(after.leaders).some(
      ([id, { hex }]) =>
        hex !== null && after.sieges[hex] !== undefined && after.sieges[hex] !== LEADER_FACTS[id as 'jeanne'].side,
    ),
};
