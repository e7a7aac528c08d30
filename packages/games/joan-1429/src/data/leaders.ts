import { type LeaderId, type Nation, SIDE_OF, type Side } from '../ids.ts';

export interface LeaderFacts {
  readonly name: string;
  readonly side: Side;
  readonly nation: Nation;
  readonly attack: number;
  readonly defence: number;
  /** [7.4.5] His loss ends the game. */
  readonly king: boolean;
}

const leader = (name: string, nation: Nation, attack: number, defence: number, king = false): LeaderFacts =>
  Object.freeze({ name, side: SIDE_OF[nation], nation, attack, defence, king });

/** [2.2.2] The bonuses are this edition's own: the printed counters are not at hand. */
export const LEADER_FACTS: Readonly<Record<LeaderId, LeaderFacts>> = Object.freeze({
  jeanne: leader('Jeanne', 'french', 3, 1),
  dunois: leader('Dunois', 'french', 1, 2),
  laHire: leader('La Hire', 'french', 1, 1),
  alencon: leader('Alençon', 'french', 1, 1),
  deRais: leader('De Rais', 'french', 2, 0),
  clermont: leader('Clermont', 'french', 0, 1),
  charles: leader('Charles', 'french', 0, 1, true),
  arthur: leader('Arthur', 'breton', 1, 1),
  ogilvy: leader('Ogilvy', 'scottish', 1, 0),
  bedford: leader('Bedford', 'english', 2, 1),
  falstaff: leader('Falstaff', 'english', 1, 2),
  talbot: leader('Talbot', 'english', 1, 0),
  scales: leader('Scales', 'english', 1, 0),
  suffolk: leader('Suffolk', 'english', 0, 1),
  glasdale: leader('Glasdale', 'english', 0, 1),
  henry: leader('Henry', 'english', 0, 0, true),
  burgundy: leader('Burgundy', 'burgundian', 1, 1),
});
