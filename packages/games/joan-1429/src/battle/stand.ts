import type { Table } from '@oriflamme/platform';
import { tell } from '../happenings/battle.ts';
import { enemyOf } from '../ids.ts';
import type { Stand } from '../orders.ts';
import { isTownHex } from '../rules/combat.ts';
import { isOpenTown } from '../rules/control.ts';
import type { G } from '../state.ts';
import type { Asked, Battle } from './state.ts';

export interface StandChoice {
  /** [6.2.2, R27] Inside or outside is open; else it is settled. */
  readonly walls: boolean;
  /** [9.5.2, R52] */
  readonly laager: boolean;
}

/** [6.2.2, R27] A force in its own open town chooses, unless it went inside earlier in this phase. */
const mayChooseWalls = (G: G, battle: Battle): boolean =>
  battle.kind === 'attack' &&
  isTownHex(battle.target) &&
  isOpenTown(G, battle.target, enemyOf(battle.attacker)) &&
  !G.insideThisPhase.includes(battle.target);

/** [9.5.2, R52] Wagons make a laager only in the open; behind fieldworks they would add nothing. */
const mayFormLaager = (G: G, battle: Battle): boolean =>
  battle.attacker === 'french' &&
  G.supplyTrain.status === 'map' &&
  G.supplyTrain.hex === battle.target &&
  !isTownHex(battle.target) &&
  G.fieldworks[battle.target] === undefined;

export const standChoice = (G: G, battle: Battle): StandChoice => ({
  walls: mayChooseWalls(G, battle),
  laager: mayFormLaager(G, battle),
});

/** [R29] First the defender says how he stands; where nothing is open it follows from where he is. */
export const stand = (G: G, battle: Battle, table: Table): Asked | undefined => {
  const { walls, laager } = standChoice(G, battle);
  if (walls || laager) return { side: enemyOf(battle.attacker), step: 'stand' };
  const settledInside = battle.kind === 'attack' && G.insideThisPhase.includes(battle.target);
  takeStand(G, battle, battle.kind === 'storm' || settledInside, false, table);
  return undefined;
};

export const applyStand = (G: G, battle: Battle, order: Stand, table: Table): void => {
  const choice = standChoice(G, battle);
  takeStand(G, battle, choice.walls && order.inside, choice.laager && order.laager, table, choice.walls);
};

const takeStand = (G: G, battle: Battle, inside: boolean, laager: boolean, table: Table, chosen = false): void => {
  battle.inside = inside;
  if (laager) {
    G.supplyTrain.status = 'laager';
    tell(table, { kind: 'laagerFormed', rule: '9.5.2', hex: battle.target });
  }
  battle.laager =
    G.supplyTrain.status === 'laager' && G.supplyTrain.hex === battle.target && battle.attacker === 'french';
  const side = enemyOf(battle.attacker);
  // Besiegers in their lines neither defend the town nor have a choice.
  if (isTownHex(battle.target) && G.sieges[battle.target] !== side) {
    tell(table, { kind: 'stands', rule: chosen ? '6.2.2' : 'R27', side, hex: battle.target, inside, chosen });
  }
  battle.step = 'fire';
};
