import type { CaseText, RuleTexts } from '../case-texts.ts';

export const introduction: readonly CaseText[] = [
  [
    'Two sides, one year',
    'One player leads the French, with Scots and Bretons; the other the English, with Burgundy. A turn is a month (4.0): the English move and fight, then the French. On the first turn only the French act, and Orléans is already under siege.',
  ],
  [
    'How to win',
    'The French need Orléans, Chinon and Rheims in May 1430, a crowned Charles, and a nation that believes (8.5). The English win if the National Will breaks (8.3) or, when the French have failed, with Henry in Rouen. Whoever loses his king loses at once (8.4).',
  ],
  [
    'Moving',
    'Click a stack: the hexes it can reach light up with their cost. Foot needs a leader to march, cavalry does not (6.1.2). At most 20 SPs end in a hex (3.1). Enemies block only their own hex (3.2).',
  ],
  [
    'Staying fed',
    'Keep within three hexes of a town that is yours (3.4.1). Who is cut off attacks at half strength, and may starve (8.1).',
  ],
  [
    'Fighting',
    'Attack a neighbouring hex with troops and a leader who has an attack bonus (6.2.1). Archers and Artillery of the defender shoot first (6.2.6). Then strength against strength gives a column, a die with modifiers the result (7.2). The table shows all chances before you roll.',
  ],
  [
    'Towns and sieges',
    'Behind walls the defender counts three times (6.2.2). With more men, a gun and engineers you can besiege instead (8.2): a die at the end of every turn, and on 5 or more the town falls (8.2.2).',
  ],
  [
    'Leaders',
    'They give bonuses and make armies move, but can die or be taken (7.4). Captives may be ransomed (5.3). Keep Jeanne safe: her capture costs France its faith (8.3.2).',
  ],
  [
    'Jeanne’s voices',
    'From turn 2 two dice decide what moves Jeanne this month (5.4). Some send her to a town, and then she has to go (5.4.1).',
  ],
];

export const eventEffects: RuleTexts['eventEffects'] = {
  wounded: [
    'The Maid is wounded',
    'Jeanne neither moves nor leads an attack nor lends a bonus this turn; she retreats with her stack.',
  ],
  burgundySuesForPeace: [
    'Burgundy sues for peace',
    'Burgundy turns neutral (R47). In each later event step it rejoins on a 6.',
  ],
  courtHesitates: ['The court hesitates', 'French attacks without Jeanne: −1.'],
  bedfordRallies: ['Bedford rallies his captains', 'English and Burgundian attacks: +1.'],
  volunteers: ['Volunteers', '1 French Infantry SP joins Jeanne, if one is left.'],
  voicesSilent: ['The Voices are silent', 'Nothing.'],
  actAndGodWillAct: ['Act, and God will act', 'French attacks with Jeanne: +1.'],
  toRheims: ['To Rheims', 'Mandate: Rheims (5.4.1).'],
  toParis: ['To Paris', 'Mandate: Paris (5.4.1).'],
  toLaCharite: ['To La Charité', 'Mandate: La Charité (5.4.1); void while Burgundy is neutral.'],
  englishLoseHeart: [
    'The English lose heart',
    'All French attacks: +1, and defending English and Burgundian leaders lend no bonus.',
  ],
};
