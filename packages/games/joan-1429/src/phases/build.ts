import { townHex } from '../data/map/index.ts';
import { ARTHURS_BRETONS, HENRYS_LANDING, PURSE_LIMIT } from '../data/scenarios.ts';
import { UNITS } from '../data/units.ts';
import { addSps, changeLeader } from '../forces.ts';
import type { GameTable } from '../happenings.ts';
import type { HexId, LeaderId, Side } from '../ids.ts';
import { freshKey } from '../lots.ts';
import type { Build } from '../orders.ts';
import { buildOptions, isAnyChoice } from '../rules/build-order.ts';
import { holder, isOpenTown } from '../rules/control.ts';
import { settleHex } from '../rules/occupation.ts';
import { nationsOf, PURSE_OF } from '../rules/replacements.ts';
import { returning, returnTowns, supplyTrainReturns } from '../rules/returns.ts';
import type { G } from '../state.ts';
import { returnExiles } from './burgundy-step.ts';

/** [R4, R5] Places what has but one place to go; true when the side has something left to decide. */
export const beginBuild = (G: G, side: Side, table: GameTable): boolean => {
  if (side === 'english') {
    returnExiles(G, table);
    landHenry(G, table);
    returnTrain(G, table);
  } else {
    welcomeBretons(G, table);
  }
  returnLeaders(G, side, table);
  if (isAnyChoice(buildOptions(G, side))) return true;
  table.tell({ kind: 'buildPassed', rule: 'R5', side });
  return false;
};

/** [5.2.5, R14] Carries out a build order found legal; SPs that appear take a lone enemy leader in their town. */
export const applyBuild = (G: G, order: Build, table: GameTable): void => {
  for (const { nation, type, sps, hex } of order.raise) {
    const cost = (UNITS[type].cost ?? 0) * sps;
    G.purses[PURSE_OF[nation]] -= cost;
    addSps(G, hex, freshKey(nation, type), sps);
    table.tell({ kind: 'raised', rule: '5.2.5', nation, type, sps, hex, cost });
    settleHex(G, hex, table);
  }
  for (const { leader, hex } of order.place) comeBack(G, leader, hex, table);
  if (order.supplyTrain !== undefined) trainBack(G, order.supplyTrain, table);
};

/** [5.2.6, R23] What a purse holds above its limit when the building is done is lost. */
export const capPurses = (G: G, side: Side, table: GameTable): void => {
  for (const purse of new Set(nationsOf(side).map((nation) => PURSE_OF[nation]))) {
    const lost = G.purses[purse] - PURSE_LIMIT;
    if (lost <= 0) continue;
    G.purses[purse] = PURSE_LIMIT;
    table.tell({ kind: 'purseCapped', rule: '5.2.6', purse, lost });
  }
};

/** [5.2.7, R24] On his turn or never; a siege of Calais does not keep him out. */
const landHenry = (G: G, table: GameTable): void => {
  if (G.turn !== HENRYS_LANDING.turn || G.leaders.henry.status !== 'awaited') return;
  const hex = townHex('calais');
  if (holder(G, hex) === 'english') {
    changeLeader(G, 'henry', { status: 'map', hex });
    table.tell({ kind: 'henryLanded', rule: '5.2.7', hex });
  } else {
    changeLeader(G, 'henry', { status: 'absent' });
    table.tell({ kind: 'henryStays', rule: '5.2.7' });
  }
};

/** [10.1, R24] Vannes, else Rennes, else another turn. */
const welcomeBretons = (G: G, table: GameTable): void => {
  const { leader, turn, at, sps } = ARTHURS_BRETONS;
  if (G.turn < turn || G.leaders[leader].status !== 'awaited') return;
  const hex = at.map(townHex).find((town) => isOpenTown(G, town, 'french'));
  if (hex === undefined) {
    table.tell({ kind: 'bretonsWait', rule: 'R24', leader });
    return;
  }
  changeLeader(G, leader, { status: 'map', hex });
  for (const [nation, type, n] of sps) addSps(G, hex, freshKey(nation, type), n);
  const lots = Object.fromEntries(sps.map(([nation, type, n]) => [freshKey(nation, type), n]));
  table.tell({ kind: 'bretonsArrived', rule: 'R24', leader, hex, lots });
  settleHex(G, hex, table);
};

/** [5.3, R45] One town: there; none: not yet; more: the order says where. */
const returnLeaders = (G: G, side: Side, table: GameTable): void => {
  for (const leader of returning(G, side)) {
    const [only, another] = returnTowns(G, leader);
    if (only === undefined) table.tell({ kind: 'leaderWaits', rule: 'R45', leader });
    else if (another === undefined) comeBack(G, leader, only, table);
  }
};

const comeBack = (G: G, leader: LeaderId, hex: HexId, table: GameTable): void => {
  G.leaders[leader] = { status: 'map', hex, spent: 0, from: null, attacked: false };
  table.tell({ kind: 'leaderReturned', rule: '5.3', leader, hex });
};

/** [R52] */
const returnTrain = (G: G, table: GameTable): void => {
  const [only, another] = supplyTrainReturns(G);
  if (only !== undefined && another === undefined) trainBack(G, only, table);
};

const trainBack = (G: G, hex: HexId, table: GameTable): void => {
  G.supplyTrain = { status: 'map', hex, spent: 0, from: null };
  table.tell({ kind: 'supplyTrainReturned', rule: 'R52', hex });
};
