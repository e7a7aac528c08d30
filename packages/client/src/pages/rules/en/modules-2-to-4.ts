import type { CaseTexts } from '../case-texts.ts';

export const modules2to4 = {
  '2.1.1': [
    'What the map shows',
    'Terrain, rivers, towns and villages. Towns can be besieged and feed armies; in a cathedral town a king can be crowned. Villages and streams only help you find your way.',
  ],
  '2.2': [
    'A limit to every kind',
    'Each nation has only so many strength points of each type. When all of them are on the map, no more can be raised until some are lost.',
  ],
  '2.2.1': [
    'Combat units',
    'Troops are counted in strength points (SPs), about 500 men each. There are eight types: Infantry, Militia, Archers, Engineers, Siege Weapons, Artillery, Light Cavalry and Heavy Cavalry. What moves 5 movement points or fewer goes on foot; what moves 6 is cavalry.',
  ],
  '2.2.2': [
    'Leaders',
    'A leader has an attack bonus, a defence bonus and 6 movement points, and counts as cavalry. He has no strength of his own.',
  ],
  '3.0': ['Concepts', 'What holds in every phase: how much may stand in a hex, who is fed, and how the nation feels.'],
  '3.1': [
    'Twenty in a hex',
    'When a side’s Movement Phase ends, at most 20 of its SPs of Infantry, Archers, Militia and Cavalry may stand in one hex. Newly raised troops may exceed this until then.',
  ],
  '3.1.1': [
    'What stacks for free',
    'Leaders, Artillery, Siege Weapons, Engineers and the Supply Train do not count towards the twenty.',
  ],
  '3.1.2': [
    'The pace of the slowest',
    'Pieces that march together share the smallest allowance among them. Splitting a stack costs nothing.',
  ],
  '3.1.3': ['Too many', 'What exceeds the limit at the end of movement is removed; its owner chooses which SPs.'],
  '3.1.4': ['Everything is open', 'Both players see every piece on the map.'],
  '3.1.5': [
    'Boxes for counters',
    'The printed game has boxes to keep big stacks tidy. Here a stack opens when you click it.',
  ],
  '3.1.6': ['Moving with boxes', 'Of no effect here: a leader’s troops stand where he stands.'],
  '3.1.7': ['Looking into boxes', 'Of no effect here: nothing is hidden.'],
  '3.2': [
    'No zones of control',
    'An army can march past an enemy as closely as it likes; only the enemy’s own hex is barred.',
  ],
  '3.3': ['No facing', 'Pieces face nowhere in particular and can move and fight in every direction.'],
  '3.4': [
    'Supply',
    'Every combat unit’s supply is checked twice a turn: in the First and in the Final Determination Phase.',
  ],
  '3.4.1': [
    'Three hexes to a town',
    'A unit is in supply if a friendly town lies at most three hexes away, along hexes without enemy combat units. Terrain does not matter, any number can be fed, and its own hex is not counted.',
  ],
  '3.4.2': [
    'Home towns and captured towns',
    'A town in a side’s own part of the map stays its own without a garrison. A town taken beyond the boundary must keep at least 1 SP, besieged or not, or it goes back. La Rochelle is English at the start although it lies in the west.',
  ],
  '3.4.3': [
    'The train as a source',
    'With the Supply Train in play (9.5), the English and an allied Burgundy can draw supply from it as from a town.',
  ],
  '3.4.4': [
    'Out of supply',
    'Units marked at the start of a turn have 2 movement points less in it and attack at half strength. Those still unfed at its end may be lost (8.1).',
  ],
  '3.5': [
    'National Will',
    'How much the French believe in their cause, from 0 to 2. It adds to their attacks or takes from them (7.1.4), and below 0 they have lost (8.3).',
  ],
  '4.0': [
    'A game turn',
    'A turn is a month, and there are fourteen. First Determination, English player turn, French player turn, Final Determination: always in this order.',
  ],
  '4.1': [
    'The first turn',
    'Turn 1 has no First Determination and no English player turn: it starts with the French. From turn 2 the phase goes: supply, replacements, ransom, Jeanne’s event.',
  ],
  '4.2': ['English player turn', 'The English move, then fight.'],
  '4.2.1': ['English movement', 'The English move as many of their pieces as they like.'],
  '4.2.2': [
    'English combat',
    'The English attack where they can and want, one attack after the other. Towns they besiege but do not storm are rolled for at the end of the turn.',
  ],
  '4.3': ['French player turn', 'The French do the same after them.'],
  '4.3.1': ['French movement', 'The French move as many of their pieces as they like.'],
  '4.3.2': ['French combat', 'The French attack where they can and want, one attack after the other.'],
  '4.4': [
    'Final Determination',
    'Hunger, sieges, coronation, National Will and victory are settled; then the next month begins.',
  ],
} as const satisfies CaseTexts;
