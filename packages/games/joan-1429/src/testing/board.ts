import { isTownId, townHex } from '../data/map/index.ts';
import { addSps } from '../forces.ts';
import { type HexId, LEADERS, type LeaderId, type Nation, type Side, type UnitType } from '../ids.ts';
import { freshKey, type Lot, lotKey, readLot } from '../lots.ts';
import { DEFAULT_OPTIONS, type MatchOptions } from '../match-options.ts';
import { setup } from '../setup.ts';
import type { G } from '../state.ts';

/** A town's hex by its id, or a hex as it is. */
export const hexOf = (where: string): HexId => (isTownId(where) ? townHex(where) : (where as HexId));

/** The smallest board: nobody on it, turn 2, every town with its home side. */
export const emptyBoard = (options: Partial<MatchOptions> = {}): G => {
  const G = setup({ ...DEFAULT_OPTIONS, ...options });
  G.turn = 2;
  G.forces = {};
  G.sieges = {};
  for (const id of LEADERS) G.leaders[id] = { status: 'absent', hex: null, spent: 0, from: null, attacked: false };
  return G;
};

/** `put(G, 'orleans', 'french.infantry', 4)`. */
export const put = (
  G: G,
  where: string,
  kind: `${Nation}.${UnitType}`,
  sps: number,
  marks: Partial<Lot> = {},
): void => {
  const [nation, type] = kind.split('.') as [Nation, UnitType];
  addSps(G, hexOf(where), lotKey({ ...readLot(freshKey(nation, type)), ...marks }), sps);
};

export const lead = (G: G, leader: LeaderId, where: string): void => {
  G.leaders[leader] = { status: 'map', hex: hexOf(where), spent: 0, from: null, attacked: false };
};

export const besiege = (G: G, where: string, by: Side): void => {
  G.sieges[hexOf(where)] = by;
};
