import type { Modifier, ModifierName } from '../../battle/state.ts';
import { leaderName } from './names.ts';

const NAMES: Readonly<Record<ModifierName, string>> = {
  attackLeader: 'chef attaquant',
  defenceLeader: 'chef défenseur',
  charge: 'charge de cavalerie lourde',
  fieldworks: 'retranchements',
  laager: 'chariots en cercle',
  will: 'volonté nationale',
  event: 'événement',
  militiaAttack: 'seule la milice attaque',
  militiaDefence: 'seule la milice défend',
  engineersOutside: 'sapeurs assiégeants',
  engineersInside: 'sapeurs dans la place',
  gunsOutside: 'canons assiégeants',
  gunsInside: 'canons dans la place',
  noGunsInside: 'aucun canon dans la place',
  onlyMilitiaInside: 'seulement de la milice dans la place',
};

/** What a modifier of a roll is called; a leader's goes by his name. */
export const modifierName = (modifier: Modifier): string =>
  modifier.leader !== undefined ? leaderName(modifier.leader) : NAMES[modifier.name];
