import {
  type Detachment,
  enemyOf,
  type G,
  type HexId,
  hexAt,
  isRiverBetween,
  LEADER_FACTS,
  type LeaderId,
  landNeighbours,
  leadersOf,
  lotEntries,
  readLot,
  type Side,
  spsOf,
} from '@oriflamme/joan-1429';

const WALLS = 3;
const DOUBLED = 2;

const best = (leaders: readonly LeaderId[], bonus: 'attack' | 'defence'): number =>
  leaders.reduce((most, id) => Math.max(most, LEADER_FACTS[id][bonus]), 0);

/** A bot's guess of what an attack is worth: about the column of the table, half a column for each point on the die. */
export const worthOf = (G: G, side: Side, from: HexId, target: HexId, group: Detachment, inside: boolean): number => {
  const enemy = enemyOf(side);
  const defenders = spsOf(G, target, enemy, (lot) => inside || lot.type !== 'siege');
  if (defenders === 0) return 0;
  const ours = lotEntries(group.lots).reduce((sum, [key, sps]) => sum + sps / (readLot(key).unsupplied ? 2 : 1), 0);
  const ground = inside ? WALLS : hexAt(target)?.terrain === 'clear' ? 1 : DOUBLED;
  const river = from !== target && isRiverBetween(from, target) ? DOUBLED : 1;
  const ratio = ours / (defenders * ground * river);
  const column = ratio >= 1 ? Math.min(6, Math.floor(ratio) + 1) : Math.max(0, 3 - Math.ceil(1 / ratio));
  const will = side === 'french' ? G.will - 1 : 0;
  const die = best(group.leaders, 'attack') - best(leadersOf(G, target, enemy), 'defence') + will;
  return column + die / 2;
};

/** The most SPs of the enemy in one hex next to this one. */
export const threatAt = (G: G, hex: HexId, side: Side): number =>
  Math.max(0, ...landNeighbours(hex).map((near) => spsOf(G, near, enemyOf(side))));
