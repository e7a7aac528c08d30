import type { CaseTexts } from '../case-texts.ts';

export const modules9to11 = {
  '9.0': ['Optional rules', 'Each can be switched on when a match is made, alone or with others.'],
  '9.1': [
    'Column shifts',
    'If one side has Archers or Artillery in the battle and the other none, the odds move one column in its favour.',
  ],
  '9.2': ['More modifiers', 'Two additions to the die.'],
  '9.2.1': ['Militia alone', 'An attack by nothing but Militia rolls at −1; one on nothing but Militia at +1.'],
  '9.2.2': [
    'Engineers and guns at sieges',
    'At a siege roll, Engineers outside give +1 and inside −1; Artillery or Siege Weapons outside +1 and inside −1, however many.',
  ],
  '9.3': ['Multipliers', 'Three kinds of troops that count double where they are at their best.'],
  '9.3.1': ['Siege Weapons', 'Doubled in attacks on towns, and when it is counted who has enough for a siege.'],
  '9.3.2': ['Artillery', 'Doubled when attacking more than 10 SPs, unless these are in a town, in woods or in rough.'],
  '9.3.3': [
    'Heavy Cavalry',
    'Alone against nothing but Light Cavalry or Militia in a clear hex it is doubled, besides its charge.',
  ],
  '9.4': [
    'Routs',
    'A force without cavalry that must retreat, before an attacker who has no fewer cavalry SPs than it has SPs left, goes a second hex and loses the difference. In its next turn it only flees towards the nearest friendly town.',
  ],
  '9.5': [
    'Supply Train and laager',
    'The English bring a wagon train: a source of supply on wheels, and in need a fortress.',
  ],
  '9.5.1': ['On the road', 'It moves 4 MPs with the army and feeds it like a town.'],
  '9.5.2': [
    'Laager',
    'When its hex is attacked the wagons can be drawn into a ring, which counts as fieldworks. Afterwards the train is used up and returns to a friendly town in the next build.',
  ],
  '9.5.3': [
    'The train lost',
    'It retreats with its troops. If they are all destroyed so is the train, and a new one comes to Harfleur or Calais.',
  ],
  '10.0': ['Set-up', 'April 1429, with Jeanne inside Orléans.'],
  '10.1': [
    'French forces',
    'As in the table. On turn 2 Arthur arrives at Vannes with 4 Breton Infantry and 2 Breton Archers.',
  ],
  '10.2': ['English forces', 'As in the table. Henry lands at Calais on turn 13.'],
  '10.3': ['Burgundian forces', 'Allied to the English from the start.'],
  '10.4': ['Towns', 'East of the boundary English or Burgundian, west of it French; La Rochelle is English.'],
  '10.5': ['Will', 'Begins at 1.'],
  '10.6': ['Length', 'Fourteen turns, April 1429 to May 1430.'],
  '11.0': ['Variants', 'Another set-up and two changes, in any combination.'],
  '11.1': [
    'The Maid leads',
    'What if Jeanne had led the relief army herself? She stands at Blois, and the game begins with the French Combat Phase of turn 1.',
  ],
  '11.1.1': ['Its English forces', 'As in the table of this set-up.'],
  '11.1.2': ['Its Burgundian forces', 'Behind the front, with their Duke at Auxerre.'],
  '11.1.3': ['Its French forces', 'As in the table of this set-up; Arthur and Ogilvy are there from the start.'],
  '11.1.4': ['Its towns', 'As in 10.4.'],
  '11.1.5': ['Its Will', 'Begins at 1.'],
  '11.1.6': ['Its length', 'Fourteen turns.'],
  '11.2': [
    'A greater part for Burgundy',
    'The Duke and 3 SPs stand before Orléans, 4 SPs more at Auxerre, in place of the Burgundians of either set-up.',
  ],
  '11.3': ['Without De Rais', 'Gilles de Rais takes no part.'],
} as const satisfies CaseTexts;
