import type { Table } from '@oriflamme/platform';
import { addSps, changeLeader, hasSps, lotEntries, removeSps } from '../forces.ts';
import { type BattleHappening, tell } from '../happenings/battle.ts';
import type { HexId, LeaderId, Side } from '../ids.ts';
import { type Lot, remark } from '../lots.ts';
import { sumOf } from '../rules/combat.ts';
import { overrun } from '../rules/occupation.ts';
import type { G } from '../state.ts';
import type { Battle, Lots } from './state.ts';

type Cause = Extract<BattleHappening, { kind: 'spsLost' }>['cause'];

/** Takes SPs off the board and says so. */
export const loseSps = (G: G, side: Side, hex: HexId, lots: Lots, cause: Cause, rule: string, table: Table): void => {
  if (sumOf(lots) === 0) return;
  for (const [key, n] of lotEntries(lots)) removeSps(G, hex, key, n);
  tell(table, { kind: 'spsLost', rule, side, hex, lots: { ...lots }, cause });
};

/** Moves a stack from hex to hex of a path; its marks may change on the way. Lone enemy leaders met are taken, and the lone train [9.5.3, R14, R35]. */
export const moveStack = (
  G: G,
  side: Side,
  from: HexId,
  path: readonly HexId[],
  stack: { lots: Lots; leaders: readonly LeaderId[] },
  table: Table,
  marks: Partial<Lot> = {},
): void => {
  const to = path.at(-1) ?? from;
  for (const [key, n] of lotEntries(stack.lots)) {
    removeSps(G, from, key, n);
    addSps(G, to, Object.keys(marks).length === 0 ? key : remark(key, marks), n);
  }
  for (const leader of stack.leaders) changeLeader(G, leader, { hex: to, ...(marks.routed ? { routed: true } : {}) });
  if (sumOf(stack.lots) === 0) return;
  for (const hex of path) overrun(G, hex, side, table, 'R14');
};

/** [9.5.3] When all its companions are eliminated the train is lost, enemy near or not. */
export const loseLoneTrain = (G: G, hex: HexId, battle: Battle, table: Table): void => {
  const train = G.supplyTrain;
  const destroyed = battle.attacker === 'english' ? battle.ends.attacker : battle.ends.defender;
  if (destroyed === null || train.hex !== hex || (train.status !== 'map' && train.status !== 'laager')) return;
  if (hasSps(G, hex, 'english')) return;
  G.supplyTrain = { status: 'destroyed', hex: null, spent: 0, from: null };
  tell(table, { kind: 'trainLost', rule: '9.5.3', hex });
};
