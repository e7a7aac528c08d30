import type { Battle, Demand, Lots, Result } from '../battle/state.ts';
import { COMBAT_RESULTS, ODDS_COLUMNS } from '../data/combat-results.ts';
import { DEFENSIVE_FIRE } from '../data/defensive-fire.ts';
import { isRiverBetween, townAt } from '../data/map/index.ts';
import { UNITS } from '../data/units.ts';
import { lotEntries } from '../forces.ts';
import { type HexId, SIDE_OF, type UnitType } from '../ids.ts';
import { type Lot, type LotKey, readLot } from '../lots.ts';
import type { G } from '../state.ts';

/** What the rules ask of a clash, whether it is being fought or only thought of. */
export type Clash = Pick<Battle, 'kind' | 'attacker' | 'from' | 'target' | 'attackers' | 'inside' | 'laager'>;

export const sumOf = (lots: Lots): number => {
  let sps = 0;
  for (const key in lots) sps += lots[key as LotKey] ?? 0;
  return sps;
};

/** Keys of an order are a stranger's text: only a lot's own count is one. */
export const countOf = (lots: Lots, key: LotKey): number => (Object.hasOwn(lots, key) ? (lots[key] ?? 0) : 0);

// Previews ask for these by the thousand, so they look at lots in place.
export const pick = (lots: Lots, where: (lot: Lot) => boolean): Lots => {
  const picked: Lots = {};
  for (const key in lots) if (where(readLot(key as LotKey))) picked[key as LotKey] = lots[key as LotKey] ?? 0;
  return picked;
};

export const minus = (lots: Lots, taken: Lots): Lots => {
  const left: Lots = {};
  for (const key in lots) {
    const n = (lots[key as LotKey] ?? 0) - (taken[key as LotKey] ?? 0);
    if (n > 0) left[key as LotKey] = n;
  }
  return left;
};

const isOnly = (lots: Lots, ...types: UnitType[]): boolean =>
  Object.keys(lots).length > 0 && lotEntries(lots).every(([key]) => types.includes(readLot(key).type));

const has = (lots: Lots, where: (lot: Lot) => boolean): boolean => {
  for (const key in lots) if (where(readLot(key as LotKey))) return true;
  return false;
};

/** [6.2.4, 6.2.5, R27] Siege weapons fight only for or against a force inside a town; artillery, like all else, anywhere. */
const fights = (clash: Clash) => (lot: Lot) => lot.type !== 'siege' || clash.inside;

export const allDefenders = (G: Pick<G, 'forces'>, clash: Clash): Lots =>
  pick(G.forces[clash.target] ?? {}, (lot) => SIDE_OF[lot.nation] !== clash.attacker);

export const fightingDefenders = (G: Pick<G, 'forces'>, clash: Clash): Lots =>
  pick(allDefenders(G, clash), fights(clash));

export const fightingAttackers = (clash: Clash): Lots => pick(clash.attackers.lots, fights(clash));

const fires = (lot: Lot): boolean => UNITS[lot.type].firesDefensively;

/** [6.2.6] Archers and artillery of the defence that fire before the clash. */
export const firingSps = (G: Pick<G, 'forces'>, clash: Clash): number =>
  sumOf(pick(fightingDefenders(G, clash), fires));

/** [6.2.6] */
export const fireLosses = (sps: number, die: number): number => {
  if (sps === 0) return 0;
  const row = DEFENSIVE_FIRE.find(({ upTo }) => sps <= upTo);
  const losses = row?.losses[die - 1];
  if (losses === undefined) throw new Error(`no defensive fire of ${sps} SPs with a ${die}`);
  return losses;
};

export const shoots = (lots: Lots): boolean => has(lots, fires);
export const cavalrySps = (lots: Lots): number => sumOf(pick(lots, (lot) => UNITS[lot.type].cavalry));
export const gunsOf = (lots: Lots): Lots => pick(lots, (lot) => UNITS[lot.type].gun);
/** [3.1, R8] SPs that count against the limit of a hex. */
export const stackingSps = (lots: Lots): number => sumOf(pick(lots, (lot) => UNITS[lot.type].stacks));
export const hasType = (lots: Lots, type: UnitType): boolean => has(lots, (lot) => lot.type === type);
export const consistsOf = isOnly;

/** [R28] Storm and sortie stay in one hex and cross nothing. */
export const crossesRiver = (from: HexId, target: HexId): boolean => from !== target && isRiverBetween(from, target);

export const isTownHex = (hex: HexId): boolean => townAt(hex) !== undefined;

const NOTHING: Demand = Object.freeze({ losses: 0, retreat: false, eliminated: false });
const ALL: Demand = Object.freeze({ losses: 0, retreat: false, eliminated: true });

/** [7.2] */
const readDemand = (text: string): Demand => {
  if (text === '-') return NOTHING;
  if (text === 'E') return ALL;
  return { losses: Number.parseInt(text, 10), retreat: text.endsWith('R'), eliminated: false };
};

/** [7.2, R30] Rolls beyond the table are read at its edge. */
export const combatResult = (column: number, total: number): Result => {
  const row = COMBAT_RESULTS[Math.min(8, Math.max(0, total))];
  const [attacker, defender] = row?.[column]?.split('/') ?? [];
  if (attacker === undefined || defender === undefined) throw new Error(`no result at ${column}, ${total}`);
  return { by: 'table', attacker: readDemand(attacker), defender: readDemand(defender) };
};

/** [6.2.7, R30] Decided without a roll. */
export const unrolled = (by: 'overwhelming' | 'fire' | 'noFighters'): Result =>
  by === 'fire' ? { by, attacker: ALL, defender: NOTHING } : { by, attacker: NOTHING, defender: ALL };

export const demandText = ({ losses, retreat, eliminated }: Demand): string =>
  eliminated ? 'E' : losses === 0 && !retreat ? '-' : `${losses}${retreat ? 'R' : ''}`;

export const resultText = (result: Result): string => `${demandText(result.attacker)}/${demandText(result.defender)}`;

export const columnName = (column: number): string => ODDS_COLUMNS[column] ?? '5-1';
