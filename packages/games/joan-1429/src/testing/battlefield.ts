import type { HexId, LeaderId, Nation, Side, Situation, UnitType } from '../ids.ts';
import { LEADERS } from '../ids.ts';
import { freshKey, type LotKey, remark } from '../lots.ts';
import type { MatchOptions } from '../match-options.ts';
import { setup } from '../setup.ts';
import type { Detachment, G } from '../state.ts';

export const NO_OPTIONS: MatchOptions = {
  scenario: 'standard',
  columnShifts: false,
  militiaModifier: false,
  siegeModifiers: false,
  siegeWeaponsDoubled: false,
  artilleryDoubled: false,
  heavyCavalryDoubled: false,
  routs: false,
  supplyTrain: false,
  burgundyGreaterRole: false,
  noDeRais: false,
  englishFirst: false,
};

/** `{ infantry: 3 }`; `english` and `french` nations unless a key says `burgundian.archers`. */
export type Troops = Partial<Record<UnitType | `${Nation}.${UnitType}`, number>>;

export const lotsOfTroops = (side: Side, troops: Troops): Record<LotKey, number> =>
  Object.fromEntries(
    Object.entries(troops).map(([name, n]) => {
      const [nation, type] = name.includes('.') ? name.split('.') : [side, name];
      return [freshKey(nation as Nation, type as UnitType), n];
    }),
  ) as Record<LotKey, number>;

export interface Placed {
  readonly troops?: Troops;
  readonly leaders?: readonly LeaderId[];
}

/** The smallest board: only what is named stands on the map. */
export const battlefield = (
  placed: readonly (readonly [hex: string, side: Side, pieces: Placed])[],
  options: Partial<MatchOptions> = {},
): G => {
  const G = setup({ ...NO_OPTIONS, ...options });
  G.forces = {};
  G.sieges = {};
  for (const id of LEADERS) G.leaders[id] = { status: 'absent', hex: null, spent: 0, from: null, attacked: false };
  for (const [hex, side, { troops = {}, leaders = [] }] of placed) {
    const lots = lotsOfTroops(side, troops);
    if (Object.keys(lots).length > 0) G.forces[hex as HexId] = { ...G.forces[hex as HexId], ...lots };
    for (const id of leaders)
      G.leaders[id] = { status: 'map', hex: hex as HexId, spent: 0, from: null, attacked: false };
  }
  return G;
};

export const group = (side: Side, troops: Troops, leaders: LeaderId[] = []): Detachment => ({
  lots: lotsOfTroops(side, troops),
  leaders,
});

/** The same troops as they are named once they have attacked. */
export const spent = (side: Side, troops: Troops): Record<LotKey, number> =>
  Object.fromEntries(
    Object.entries(lotsOfTroops(side, troops)).map(([key, n]) => [remark(key as LotKey, { attacked: true }), n]),
  ) as Record<LotKey, number>;

export const combatOf = (side: Side): Situation => ({
  phase: side === 'english' ? 'englishPlayerTurn' : 'frenchPlayerTurn',
  side,
  step: 'combat',
});
