import type { CaseTexts } from '../case-texts.ts';

export const modules5to6 = {
  '5.0': ['First Determination', 'The month begins. Most of it runs by itself; the players only build.'],
  '5.1': ['Supply check', 'Units without supply are marked for the whole turn.'],
  '5.2': ['Replacements', 'Replacement points (RPs) come in and are spent: English, then Burgundian, then French.'],
  '5.2.1': [
    'Militia for nothing',
    'Every town a side controls gets 1 Militia SP, unless two or more are there already or the counters have run out.',
  ],
  '5.2.2': [
    'English points',
    '3 RPs while the English hold Harfleur or Calais, and 5 more on a die of 5 or 6 – also on a 4 while King Henry is in France.',
  ],
  '5.2.3': [
    'Burgundian points',
    '3 RPs on a die of 5 or 6. There is no roll while Burgundy is neutral or the French hold Auxerre.',
  ],
  '5.2.4': ['French points', '5 RPs on a die of 5 or 6. They pay for Scots and Bretons too.'],
  '5.2.5': [
    'Prices and places',
    'What an SP costs and where it appears stands in the table. Militia cannot be bought.',
  ],
  '5.2.6': [
    'Saving',
    'Up to 10 RPs can be kept for later turns. If every muster town is in other hands or besieged, half of what came in this turn is lost.',
  ],
  '5.2.7': ['King Henry', 'The boy king lands at Calais on turn 13. If the French hold it then, he never comes.'],
  '5.3': [
    'Ransom',
    'A die for each captive leader: on a 5 or 6 he is bought free and comes back in his side’s next build, in a friendly town. Kings are never ransomed, and Jeanne has a roll of her own (7.4.4).',
  ],
  '5.4': ['Jeanne’s event', 'Two dice on the events table, from turn 2 on, as long as Jeanne is on the map.'],
  '5.4.1': [
    'Mandates',
    'Events 9, 10 and 11 send Jeanne to a town. She and her army must set out at once, may besiege towns on the way, and must attack or besiege the goal once; whether it falls or not, they are then free.',
  ],
  '5.4.2': ['A defeat frees her', 'If her army is beaten on the way, the mandate is over.'],
  '5.4.3': ['One mandate at a time', 'A new one cancels the old.'],
  '5.4.4': ['When the Voices end', 'Once the table is no longer rolled on, no mandate binds.'],
  '5.4.5': [
    'Disobedience',
    'To ignore a mandate would lose the game; the table does not let it happen by accident. As long as an obedient move exists it is shown, and the phase cannot be ended.',
  ],
  '6.0': ['Player turns', 'Movement first, then combat. The side whose turn it is is the phasing side.'],
  '6.1': [
    'Movement',
    'Each piece has movement points (MPs) to spend; the costs are in the terrain table. Nobody has to move, except Jeanne under a mandate.',
  ],
  '6.1.1': [
    'Hex by hex',
    'From hex to neighbouring hex as far as the points go. Enemy combat units bar their hex; being next to them does not stop anyone.',
  ],
  '6.1.2': [
    'Slow units need a leader',
    'Units with 5 MPs or fewer move only with a leader they began the phase with. Cavalry rides alone. A leader can drop troops on the way.',
  ],
  '6.1.3': ['Riders with a leader', 'Cavalry accompanied by leaders and nobody else has 1 MP more.'],
  '6.1.4': ['Dividing stacks', 'A stack may split in every direction without extra cost.'],
  '6.1.5': ['Barred hexes', 'The sea, and hexes with enemy units, unless you come to besiege a town (8.2).'],
  '6.1.6': [
    'Any order',
    'Move in the order you like, and change your mind: every step can be undone until the phase ends.',
  ],
  '6.1.7': [
    'Empty enemy towns',
    'They are taken by walking in. To go on, leave at least 1 SP behind. From then on the town feeds its new owner.',
  ],
  '6.1.8': [
    'Fieldworks',
    'Engineers in supply who have not moved, outside a town, can dig in for 3 MPs and use the rest to move. The works give −1 to attacks on whoever defends there. Six markers a side; your own may be removed at any time in your turn.',
  ],
  '6.2': [
    'Combat',
    'All fighting follows movement. Nobody has to attack, except Jeanne under a mandate; whoever is attacked must defend.',
  ],
  '6.2.1': [
    'Next door, and led',
    'You attack from a neighbouring hex, with troops stacked with a leader whose attack bonus is above 0.',
  ],
  '6.2.2': [
    'Inside or outside',
    'A force in its own town chooses: outside the walls, where the terrain of the hex counts, or inside, with its strength tripled and guns and engineers of both sides counting. An attacker who could besiege may enter and do that instead of attacking.',
  ],
  '6.2.3': [
    'Several hexes, several attacks',
    'Forces in different hexes never add their strength, but each may attack the same defender in turn while he is there.',
  ],
  '6.2.4': [
    'Siege Weapons',
    'They fight only in an attack on, or the defence of, a town. In the field they do nothing.',
  ],
  '6.2.5': ['Artillery', 'Fights in every kind of combat.'],
  '6.2.6': [
    'Defensive fire',
    'Defending Archers and Artillery shoot first: the table gives the SPs the attacker loses before the odds are counted. At least half of them, rounded up, must be cavalry while there is any.',
  ],
  '6.2.7': [
    'Odds',
    'Attacking strength against defending strength, after fire, supply and terrain, rounded in favour of the defender: 12 against 5 is 2-1. Below 1-3 counts as 1-3; from 5-1 the defender is gone without a roll.',
  ],
} as const satisfies CaseTexts;
