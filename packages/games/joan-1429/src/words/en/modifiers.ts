import type { Modifier, ModifierName } from '../../battle/state.ts';
import { leaderName } from './names.ts';

const NAMES: Readonly<Record<ModifierName, string>> = {
  attackLeader: 'attacking leader',
  defenceLeader: 'defending leader',
  charge: 'heavy cavalry charge',
  fieldworks: 'fieldworks',
  laager: 'laager',
  will: 'National Will',
  event: 'event',
  militiaAttack: 'only militia attack',
  militiaDefence: 'only militia defend',
  engineersOutside: 'besieging engineers',
  engineersInside: 'engineers inside',
  gunsOutside: 'besieging guns',
  gunsInside: 'guns inside',
  noGunsInside: 'no guns inside',
  onlyMilitiaInside: 'only militia inside',
};

/** What a modifier of a roll is called; a leader's goes by his name. */
export const modifierName = (modifier: Modifier): string =>
  modifier.leader !== undefined ? leaderName(modifier.leader) : NAMES[modifier.name];
