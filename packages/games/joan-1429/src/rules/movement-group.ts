import { LEADER_FACTS } from '../data/leaders.ts';
import { LEADER_ALLOWANCE, SUPPLY_TRAIN_ALLOWANCE, UNITS } from '../data/units.ts';
import { lotEntries } from '../forces.ts';
import { type HexId, LEADERS, type LeaderId, type Side } from '../ids.ts';
import { type Lot, readLot } from '../lots.ts';
import type { Detachment, G } from '../state.ts';

type Moving = Pick<G, 'leaders' | 'supplyTrain'>;

/** More than any group can spend: what entering to besiege, or a routed march, leaves of a movement [R32, R51]. */
export const MOVEMENT_ENDED = 7;

/** [6.1.2, R11] Moves only with a leader it began the phase with. */
const SLOW = 5;
const UNSUPPLIED_LOSS = 2;
const MOUNTED_BONUS = 1;

export const isSlow = (lot: Lot): boolean => UNITS[lot.type].allowance <= SLOW;

/** [3.4.4] MPs of one SP by itself this turn. */
export const lotAllowance = (lot: Lot): number => UNITS[lot.type].allowance - (lot.unsupplied ? UNSUPPLIED_LOSS : 0);

export const hasCombatSps = (group: Detachment): boolean => {
  for (const _ in group.lots) return true;
  return false;
};

export const isEmpty = (group: Detachment): boolean =>
  !hasCombatSps(group) && group.leaders.length === 0 && group.supplyTrain !== true;

/** [6.1.3] Cavalry under leaders and nothing else. */
export const isMounted = (group: Detachment): boolean => {
  if (group.leaders.length === 0 || group.supplyTrain === true || !hasCombatSps(group)) return false;
  return lotEntries(group.lots).every(([key]) => UNITS[readLot(key).type].cavalry);
};

/** [3.1.2, 3.4.4, 6.1.3, R10] A group moves as its slowest member can; cavalry under leaders alone 1 MP more. */
export const groupAllowance = (group: Detachment): number => {
  let allowance = group.supplyTrain === true ? SUPPLY_TRAIN_ALLOWANCE : LEADER_ALLOWANCE;
  for (const [key] of lotEntries(group.lots)) allowance = Math.min(allowance, lotAllowance(readLot(key)));
  return allowance + (isMounted(group) ? MOUNTED_BONUS : 0);
};

/** [R10] MPs spent by whoever of the group has spent most. */
export const groupSpent = (G: Moving, group: Detachment): number => {
  let spent = group.supplyTrain === true ? G.supplyTrain.spent : 0;
  for (const [key] of lotEntries(group.lots)) spent = Math.max(spent, readLot(key).spent);
  for (const id of group.leaders) spent = Math.max(spent, G.leaders[id].spent);
  return spent;
};

/** Where a piece stood as this Movement Phase began. */
export const began = (piece: { readonly from: HexId | null }, at: HexId): HexId => piece.from ?? at;

type Follower = { readonly from: HexId | null; readonly led?: readonly LeaderId[] | null };

/** [6.1.2, R11] Of those a slow piece began the phase with, any may lead it; once it has marched, only who brought it where it is. */
export const isLed = (G: Moving, piece: Follower, at: HexId, leaders: readonly LeaderId[]): boolean =>
  piece.led?.some((id) => leaders.includes(id)) ?? leaders.some((id) => began(G.leaders[id], at) === began(piece, at));

/** [6.1.2, R11] A slow piece of the group without a leader who may lead it: its lot, or the train. */
export const leaderless = (G: Moving, group: Detachment, at: HexId): 'train' | Lot | undefined => {
  if (group.supplyTrain === true && !isLed(G, G.supplyTrain, at, group.leaders)) return 'train';
  for (const [key] of lotEntries(group.lots)) {
    const lot = readLot(key);
    if (isSlow(lot) && !isLed(G, lot, at, group.leaders)) return lot;
  }
  return undefined;
};

/** Leaders of a side by the hex where they stood as this Movement Phase began. */
export const companionsOf = (G: Moving, side: Side): ((start: HexId) => LeaderId[]) => {
  const ours = LEADERS.filter((id) => LEADER_FACTS[id].side === side);
  const starts = new Map(ours.map((id) => [id, G.leaders[id].from ?? G.leaders[id].hex]));
  return (start) => ours.filter((id) => starts.get(id) === start);
};

/** [R11] Who may lead a slow piece on from where these leaders have brought it; null where that is everybody it began with. */
export const broughtBy = (
  piece: Follower,
  companions: readonly LeaderId[],
  leaders: readonly LeaderId[],
): LeaderId[] | null => {
  const led = (piece.led ?? companions).filter((id) => leaders.includes(id));
  return led.length === companions.length ? null : led;
};
