import type { Table, Violation } from '@oriflamme/platform';
import { violation } from '@oriflamme/platform';
import type { Modifier } from '../battle/state.ts';
import { LEADER_FACTS } from '../data/leaders.ts';
import { hexAt, isLand, neighbours, townAt } from '../data/map/index.ts';
import { TOWN_FALLS_AT } from '../data/siege-table.ts';
import { UNITS } from '../data/units.ts';
import { detachmentSps, hasSps, leadersOf, spsOf } from '../forces.ts';
import { tell } from '../happenings/battle.ts';
import { enemyOf, type HexId, type LeaderId, type Side } from '../ids.ts';
import type { Lot } from '../lots.ts';
import type { Detachment, G } from '../state.ts';
import { closed, holder } from './control.ts';

const isSiegeWeapon = (lot: Lot): boolean => lot.type === 'siege';
const isEngineer = (lot: Lot): boolean => lot.type === 'engineers';
const isGun = (lot: Lot): boolean => UNITS[lot.type].gun;

/** [8.2, 9.3.1, R38] All printed SPs; with the option siege weapons weigh double. */
export const siegeStrength = (G: G, hex: HexId, side: Side): number =>
  spsOf(G, hex, side) + (G.options.siegeWeaponsDoubled ? spsOf(G, hex, side, isSiegeWeapon) : 0);

const detachmentStrength = (G: G, detachment: Detachment): number =>
  detachmentSps(detachment) + (G.options.siegeWeaponsDoubled ? detachmentSps(detachment, isSiegeWeapon) : 0);

/**
 * [8.2, R38] Friends on three alternating neighbours shut a town in as engineers do; the sea shuts for anyone. They only have to be
 * there: friends whom the enemy besieges hold their hex, too. A group on its way in no longer holds the neighbour it leaves.
 */
const isRinged = (G: G, town: HexId, side: Side, leaving?: { from: HexId; group: Detachment }): boolean => {
  const near = neighbours(town);
  // Beyond the board nobody stands, friend or foe: a town at the edge can only be ringed where it has six neighbours.
  if (near.length < 6) return false;
  const held = near.map((hex) => {
    if (!isLand(hex)) return true;
    const left = leaving?.from === hex ? detachmentSps(leaving.group) : 0;
    return spsOf(G, hex, side) > left;
  });
  return [0, 1].some((start) => held[start] && held[start + 2] && held[start + 4]);
};

/** [8.2, 8.2.1, R32] Whether a group, with friends already outside the walls, can lay siege to a town; why not. */
export const mayBesiege = (
  G: G,
  side: Side,
  town: HexId,
  detachment: Detachment,
  from?: HexId,
): Violation | undefined => {
  const enemy = enemyOf(side);
  if (townAt(town) === undefined) return violation('8.2', 'siegeNoTown', { hex: town });
  if (closed(G, town)) return violation('R47', 'townClosed', { hex: town });
  if (holder(G, town) !== enemy || !hasSps(G, town, enemy)) return violation('8.2', 'siegeNoEnemy', { hex: town });
  const there = G.sieges[town] === side;
  const ours = detachmentStrength(G, detachment) + (there ? siegeStrength(G, town, side) : 0);
  const theirs = siegeStrength(G, town, enemy);
  if (ours <= theirs) return violation('8.2', 'siegeTooWeak', { hex: town, ours, theirs });
  const present = (where: (lot: Lot) => boolean): boolean =>
    detachmentSps(detachment, where) > 0 || (there && spsOf(G, town, side, where) > 0);
  if (!present(isGun)) return violation('8.2', 'siegeNoGun', { hex: town });
  const leaving = from === undefined ? undefined : { from, group: detachment };
  if (!present(isEngineer) && !isRinged(G, town, side, leaving)) {
    return violation('8.2', 'siegeNoEngineer', { hex: town });
  }
  return undefined;
};

/** [R38] stands: it may roll; noRoll: it holds the town shut, no more; raised: the besieger must go. */
export const siegeStanding = (G: G, hex: HexId): 'stands' | 'noRoll' | 'raised' => {
  const side = G.sieges[hex];
  if (side === undefined) throw new Error(`no siege at ${hex}`);
  const ours = siegeStrength(G, hex, side);
  const theirs = siegeStrength(G, hex, enemyOf(side));
  if (ours < theirs) return 'raised';
  const armed = spsOf(G, hex, side, isGun) > 0;
  const shut = spsOf(G, hex, side, isEngineer) > 0 || isRinged(G, hex, side);
  return ours > theirs && armed && shut ? 'stands' : 'noRoll';
};

/**
 * [7.5.3, 8.2.4, R38] A besieger weaker than the besieged gives the siege up, and has a retreat to make.
 * Until he is gone the hex stays what it is, a town with its holder inside: where he goes may have to be asked.
 */
export const checkSiege = (G: G, hex: HexId, table: Table): void => {
  const side = G.sieges[hex];
  if (side === undefined || siegeStanding(G, hex) !== 'raised') return;
  if (G.withdrawals.some((withdrawal) => withdrawal.hex === hex && withdrawal.side === side)) return;
  tell(table, {
    kind: 'siegeRaised',
    rule: '7.5.3',
    hex,
    side,
    ours: siegeStrength(G, hex, side),
    theirs: siegeStrength(G, hex, enemyOf(side)),
  });
  G.withdrawals.push({ side, hex, why: 'siegeRaised', leaders: leadersOf(G, hex, side) });
};

const best = (leaders: LeaderId[], bonus: (leader: LeaderId) => number): LeaderId | undefined => {
  let found: LeaderId | undefined;
  for (const leader of leaders) {
    if (bonus(leader) > 0 && (found === undefined || bonus(leader) > bonus(found))) found = leader;
  }
  return found;
};

/** [8.2.2, 9.2.2, R40] What is added to the roll of a siege, each by its rule; Will and events are no part of it. */
export const siegeModifiers = (G: G, hex: HexId): Modifier[] => {
  const side = G.sieges[hex];
  if (side === undefined) throw new Error(`no siege at ${hex}`);
  const enemy = enemyOf(side);
  const modifiers: Modifier[] = [];
  const outside = best(leadersOf(G, hex, side), (leader) => LEADER_FACTS[leader].attack);
  if (outside !== undefined) {
    modifiers.push({ name: 'attackLeader', rule: '8.2.2', value: LEADER_FACTS[outside].attack, leader: outside });
  }
  const within = best(leadersOf(G, hex, enemy), (leader) => LEADER_FACTS[leader].defence);
  if (within !== undefined) {
    modifiers.push({ name: 'defenceLeader', rule: '8.2.2', value: -LEADER_FACTS[within].defence, leader: within });
  }
  const gunsInside = spsOf(G, hex, enemy, isGun) > 0;
  if (G.options.siegeModifiers) {
    if (spsOf(G, hex, side, isEngineer) > 0) modifiers.push({ name: 'engineersOutside', rule: '9.2.2', value: 1 });
    if (spsOf(G, hex, enemy, isEngineer) > 0) modifiers.push({ name: 'engineersInside', rule: '9.2.2', value: -1 });
    if (spsOf(G, hex, side, isGun) > 0) modifiers.push({ name: 'gunsOutside', rule: '9.2.2', value: 1 });
    if (gunsInside) modifiers.push({ name: 'gunsInside', rule: '9.2.2', value: -1 });
  } else if (!gunsInside) modifiers.push({ name: 'noGunsInside', rule: '8.2.2', value: 1 });
  if (spsOf(G, hex, enemy) === spsOf(G, hex, enemy, (lot) => lot.type === 'militia')) {
    modifiers.push({ name: 'onlyMilitiaInside', rule: '8.2.2', value: 1 });
  }
  return modifiers;
};

/** Faces of the die, of six, on which the town falls in this turn's siege step. */
export const fallingFaces = (G: G, hex: HexId): number => {
  if (siegeStanding(G, hex) !== 'stands') return 0;
  const added = siegeModifiers(G, hex).reduce((sum, modifier) => sum + modifier.value, 0);
  return [1, 2, 3, 4, 5, 6].filter((die) => die + added >= TOWN_FALLS_AT).length;
};

/** The terrain outside the walls counts where a force stands in the open of its hex. */
export const terrainOf = (hex: HexId): string => {
  const found = hexAt(hex);
  if (found === undefined) throw new Error(`${hex} is off the board`);
  return found.terrain;
};
