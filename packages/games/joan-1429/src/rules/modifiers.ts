import type { Modifier } from '../battle/state.ts';
import { type JeanneEvent, jeanneEvent } from '../data/jeanne-events.ts';
import { LEADER_FACTS } from '../data/leaders.ts';
import { leadersOf } from '../forces.ts';
import { enemyOf, type LeaderId } from '../ids.ts';
import type { G } from '../state.ts';
import { type Clash, consistsOf, fightingAttackers, fightingDefenders, hasType } from './combat.ts';
import { terrainOf } from './siege.ts';

const eventOf = (G: Pick<G, 'event'>): JeanneEvent | undefined => (G.event === null ? undefined : jeanneEvent(G.event));

/** [7.1.5] Wounded, Jeanne lends nothing, in attack or defence. */
export const isWounded = (G: Pick<G, 'event'>, leader: LeaderId): boolean =>
  leader === 'jeanne' && eventOf(G) === 'wounded';

const best = (leaders: readonly LeaderId[], bonus: (leader: LeaderId) => number): LeaderId | undefined =>
  leaders.reduce<LeaderId | undefined>(
    (found, leader) => (bonus(leader) > (found === undefined ? 0 : bonus(found)) ? leader : found),
    undefined,
  );

/** [7.1.1, R31] The best of each side, by himself. */
const leaderModifiers = (G: G, clash: Clash): Modifier[] => {
  const modifiers: Modifier[] = [];
  const attacking = best(clash.attackers.leaders, (id) => (isWounded(G, id) ? 0 : LEADER_FACTS[id].attack));
  if (attacking !== undefined) {
    const value = LEADER_FACTS[attacking].attack;
    modifiers.push({ name: 'attackLeader', rule: '7.1.1', value, leader: attacking });
  }
  // Where the English lose heart their captains steady nobody.
  const disheartened = eventOf(G) === 'englishLoseHeart' && clash.attacker === 'french';
  const present = disheartened ? [] : leadersOf(G, clash.target, enemyOf(clash.attacker));
  const defending = best(present, (id) => (isWounded(G, id) ? 0 : LEADER_FACTS[id].defence));
  if (defending !== undefined) {
    const value = -LEADER_FACTS[defending].defence;
    modifiers.push({ name: 'defenceLeader', rule: '7.1.1', value, leader: defending });
  }
  return modifiers;
};

/** [7.1.2, R31] Heavy cavalry on open ground against foot and light horse alone; walls stop a charge. */
const charges = (G: G, clash: Clash): boolean =>
  !clash.inside &&
  terrainOf(clash.target) === 'clear' &&
  hasType(fightingAttackers(clash), 'heavyCavalry') &&
  consistsOf(fightingDefenders(G, clash), 'infantry', 'militia', 'lightCavalry');

/** [7.1.5] What this turn's event adds to an attack. */
const eventValue = (G: G, clash: Clash): number => {
  const french = clash.attacker === 'french';
  const withJeanne = clash.attackers.leaders.includes('jeanne');
  switch (eventOf(G)) {
    case 'courtHesitates':
      return french && !withJeanne ? -1 : 0;
    case 'bedfordRallies':
      return french ? 0 : 1;
    case 'actAndGodWillAct':
      return french && withJeanne ? 1 : 0;
    case 'englishLoseHeart':
      return french ? 1 : 0;
    default:
      return 0;
  }
};

/** [7.1, 7.1.3, 7.1.4, 9.2.1, 9.5.2] All that is added to the die, before it is rolled. */
export const combatModifiers = (G: G, clash: Clash): Modifier[] => {
  const modifiers = leaderModifiers(G, clash);
  if (charges(G, clash)) modifiers.push({ name: 'charge', rule: '7.1.2', value: 1 });
  if (!clash.inside && G.fieldworks[clash.target] !== undefined) {
    modifiers.push({ name: 'fieldworks', rule: '7.1.3', value: -1 });
  } else if (clash.laager) modifiers.push({ name: 'laager', rule: '9.5.2', value: -1 });
  if (clash.attacker === 'french' && G.will !== 1) {
    modifiers.push({ name: 'will', rule: '7.1.4', value: G.will >= 2 ? 1 : -1 });
  }
  const event = eventValue(G, clash);
  if (event !== 0) modifiers.push({ name: 'event', rule: '7.1.5', value: event });
  if (G.options.militiaModifier) {
    if (consistsOf(fightingAttackers(clash), 'militia')) {
      modifiers.push({ name: 'militiaAttack', rule: '9.2.1', value: -1 });
    }
    if (consistsOf(fightingDefenders(G, clash), 'militia')) {
      modifiers.push({ name: 'militiaDefence', rule: '9.2.1', value: 1 });
    }
  }
  return modifiers;
};

export const totalOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { value }) => sum + value, 0);
