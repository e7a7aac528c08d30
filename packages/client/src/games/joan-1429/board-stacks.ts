import type { BoardStack, LeaderCounter, Stance, SymbolName, TrainCounter, UnitCounter } from '../../board/types.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import {
  type G,
  type HexId,
  LEADER_FACTS,
  LEADERS,
  type LeaderId,
  type LotKey,
  type Nation,
  readLot,
  SIDE_OF,
  SIDES,
  type Side,
  UNIT_TYPES,
  type UnitType,
} from './door.ts';
import { leaderName, unitName } from './piece-names.ts';

/** What of a state a stack is made of; all of `G` will do. */
export type Pieces = Pick<G, 'forces' | 'leaders' | 'sieges' | 'supplyTrain'>;

const symbolOf = (type: UnitType): SymbolName => type;

interface Counted {
  readonly nation: Nation;
  readonly type: UnitType;
  strength: number;
  /** [9.4] SPs of it that have routed. */
  routed: number;
  spent: boolean;
}

function unitsOf(force: Readonly<Record<LotKey, number>>, side: Side, t: Translate): UnitCounter[] {
  const counters = new Map<string, Counted>();
  for (const [key, strength] of Object.entries(force) as [LotKey, number][]) {
    const lot = readLot(key);
    if (SIDE_OF[lot.nation] !== side || strength <= 0) continue;
    const id = `${lot.nation}.${lot.type}`;
    const known = counters.get(id);
    const fresh = lot.spent === 0 && !lot.attacked;
    const routed = lot.routed ? strength : 0;
    if (known) {
      known.strength += strength;
      known.routed += routed;
      known.spent &&= !fresh;
    } else counters.set(id, { nation: lot.nation, type: lot.type, strength, routed, spent: !fresh });
  }
  return [...counters]
    .map(([id, { nation, type, strength, routed, spent }]) => {
      const unit = unitName(t, strength, nation, type);
      return {
        id,
        nation,
        symbol: symbolOf(type),
        strength,
        spent,
        routed: routed > 0,
        title: routed > 0 ? t('board.unitRouted', { unit, n: routed }) : unit,
      };
    })
    .sort((a, b) => b.strength - a.strength || UNIT_TYPES.indexOf(a.symbol) - UNIT_TYPES.indexOf(b.symbol));
}

function leaderCounters(leaders: G['leaders'], ids: readonly LeaderId[], t: Translate): LeaderCounter[] {
  return ids.map((id) => {
    const { nation, attack, defence, king } = LEADER_FACTS[id];
    const name = leaderName(t, id);
    return {
      id,
      name,
      nation,
      attack,
      defence,
      rank: king ? 'king' : id === 'jeanne' ? 'maid' : 'captain',
      spent: leaders[id].spent > 0 || leaders[id].attacked,
      title: t('board.leader', { name, attack, defence }),
    };
  });
}

function stanceOf(sieges: G['sieges'], hex: HexId, side: Side): Stance {
  const besieger = sieges[hex];
  if (besieger === undefined) return 'field';
  return besieger === side ? 'besieging' : 'besieged';
}

/** The nation with most strength; of leaders alone, the first leader's. */
function foremost(units: readonly UnitCounter[], leaders: readonly LeaderCounter[]): string {
  const sums = new Map<string, number>();
  for (const unit of units) sums.set(unit.nation, (sums.get(unit.nation) ?? 0) + unit.strength);
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0] ?? leaders[0]?.nation ?? '';
}

/** [9.5] The English wagons, where they are with this force or stand alone. */
function trainAt(
  { hex: at, status }: G['supplyTrain'],
  hex: HexId,
  side: Side,
  t: Translate,
): TrainCounter | undefined {
  if (at !== hex || side !== 'english' || (status !== 'map' && status !== 'laager')) return undefined;
  return { id: 'supplyTrain', nation: 'english', title: t('board.train'), laager: status === 'laager' };
}

interface Parts {
  readonly state: Pieces;
  readonly hex: HexId;
  readonly side: Side;
  readonly leaders: readonly LeaderId[];
  readonly t: Translate;
}

function stackAt({ state, hex, side, leaders: ids, t }: Parts): BoardStack | undefined {
  const force = state.forces[hex] ?? noForce;
  const units = unitsOf(force, side, t);
  const leaders = leaderCounters(state.leaders, ids, t);
  const train = trainAt(state.supplyTrain, hex, side, t);
  if (units.length === 0 && leaders.length === 0 && !train) return undefined;
  const nation = foremost(units, leaders) || side;
  const total = units.reduce((sum, unit) => sum + unit.strength, 0);
  const unsupplied = Object.keys(force).some((key) => {
    const lot = readLot(key as LotKey);
    return SIDE_OF[lot.nation] === side && lot.unsupplied;
  });
  // The counter on top shows the colours of the nation that leads the stack.
  units.sort((a, b) => Number(b.nation === nation) - Number(a.nation === nation));
  return {
    id: `${hex}:${side}`,
    hex,
    stance: stanceOf(state.sieges, hex, side),
    nation,
    units,
    leaders,
    ...(train ? { train } : {}),
    total,
    outOfSupply: unsupplied,
    routed: units.some((unit) => unit.routed),
    spent: [...units, ...leaders].length > 0 && [...units, ...leaders].every((piece) => piece.spent),
    title: [
      ...leaders.map((leader) => leader.name),
      ...units.map((unit) => unit.title),
      ...(train ? [train.title] : []),
    ].join(', '),
  };
}

interface Kept {
  /** What the stack was made of: the same objects again make the same stack. */
  readonly parts: readonly unknown[];
  readonly text: string;
  readonly stack: BoardStack | undefined;
}

const kept = new Map<string, Kept>();

function sameParts(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index]);
}

function keptStack(made: Parts): BoardStack | undefined {
  const { state, hex, side, leaders, t } = made;
  const id = `${hex}:${side}`;
  const known = kept.get(id);
  const parts = [
    t,
    state.forces[hex] ?? noForce,
    state.sieges[hex],
    state.supplyTrain.hex === hex ? state.supplyTrain : undefined,
    ...leaders,
    ...leaders.map((one) => state.leaders[one]),
  ];
  if (known && sameParts(known.parts, parts)) return known.stack;
  const fresh = stackAt(made);
  const text = JSON.stringify(fresh ?? null);
  const stack = known?.text === text ? known.stack : fresh;
  kept.set(id, { parts, text, stack });
  return stack;
}

/** The leaders on the map, by hex and side. */
function leadersOnMap(leaders: G['leaders']): ReadonlyMap<string, LeaderId[]> {
  const places = new Map<string, LeaderId[]>();
  for (const id of LEADERS) {
    const { hex, status } = leaders[id];
    if (hex === null || status !== 'map') continue;
    const at = `${hex}:${LEADER_FACTS[id].side}`;
    const others = places.get(at);
    if (others) others.push(id);
    else places.set(at, [id]);
  }
  return places;
}

const noForce: Readonly<Record<LotKey, number>> = {};
const noLeaders: readonly LeaderId[] = [];

/**
 * Every force on the map as a stack. A stack that is as it was before is the same object, so that the board draws
 * again only what changed.
 */
export function boardStacks(state: Pieces, t: Translate): BoardStack[] {
  const leaders = leadersOnMap(state.leaders);
  const hexes = new Set<HexId>(Object.keys(state.forces) as HexId[]);
  for (const at of leaders.keys()) hexes.add(at.slice(0, 4) as HexId);
  if (state.supplyTrain.hex !== null) hexes.add(state.supplyTrain.hex);
  return [...hexes]
    .sort()
    .flatMap((hex) =>
      SIDES.flatMap(
        (side) => keptStack({ state, hex, side, leaders: leaders.get(`${hex}:${side}`) ?? noLeaders, t }) ?? [],
      ),
    );
}
