import type { CaseTexts } from '../case-texts.ts';

export const modules7to8 = {
  '7.0': ['Resolving a combat', 'Find the column of the odds, add up the modifiers, roll one die, read the result.'],
  '7.1': ['Modifiers', 'All of them are added to the die; the total counts from 0 to 8.'],
  '7.1.1': [
    'Leaders',
    'Plus the attack bonus of one attacking leader, minus the defence bonus of one defending leader. The table takes the best of each.',
  ],
  '7.1.2': [
    'Charge',
    '+1 if Heavy Cavalry attacks into a clear hex against nothing but Infantry, Militia or Light Cavalry. Others may ride along.',
  ],
  '7.1.3': ['Fieldworks', '−1 if the defender stands in fieldworks.'],
  '7.1.4': ['Will', 'French attacks only: +1 at Will 2, −1 at Will 0.'],
  '7.1.5': ['Jeanne’s event', 'This month’s event may add or subtract.'],
  '7.2': [
    'Reading a result',
    'Attacker / defender. A number is SPs lost, R a retreat of one hex, E everything lost, – nothing.',
  ],
  '7.3': ['Losses', 'The owner chooses which SPs he loses, within the next case.'],
  '7.3.1': [
    'Cavalry and guns',
    'While there is cavalry, at least half of the losses come from it. A force that has to leave its hex first loses all its Artillery and Siege Weapons, which count towards the number.',
  ],
  '7.4': ['Fates of leaders', 'Leaders can die or be taken, on the march and in battle.'],
  '7.4.1': ['Overrun', 'Leaders alone in a hex are captured by any troops that march in or through, at no cost.'],
  '7.4.2': ['A force destroyed', 'One die for each of its leaders: 6 killed, anything else captured.'],
  '7.4.3': ['Both forces remain', 'Two dice for each leader in the battle: 2 killed, 12 captured.'],
  '7.4.4': [
    'Jeanne captive',
    'One die in each ransom step: on 1 to 4 she stays in prison, on a 5 she is ransomed, on a 6 executed.',
  ],
  '7.4.5': [
    'Loss of a king',
    'Charles dead or captive is victory for the English, Henry dead or captive for the French. The Duke of Burgundy is only missed.',
  ],
  '7.5': ['Retreat', 'One hex, towards a friendly town if possible, and into an empty hex if there is one.'],
  '7.5.1': [
    'Among friends',
    'Without an empty hex, into one with friends; if that would be too many, one hex further.',
  ],
  '7.5.2': [
    'Through the enemy',
    'As a last resort through a hex of enemies with less than half the retreating SPs: one more hex, and 1 SP lost for each enemy SP there. Without any way out the force is eliminated.',
  ],
  '7.5.3': ['A siege raised', 'When a battle leaves the besieger weaker than the besieged, he retreats as if by R.'],
  '7.5.4': ['Behind the walls', 'A force that defended outside its own town may take its R by going in.'],
  '7.6': [
    'Advance',
    'If the other side’s hex has been emptied, the victor may enter it, at once and with as much as he likes.',
  ],
  '7.6.1': [
    'Advance to besiege',
    'If the defender went into the town of the hex, the attacker may follow to the walls and besiege it.',
  ],
  '7.6.2': ['Room to advance', 'The limit of twenty holds; what is too much stays behind.'],
  '8.0': ['Final Determination', 'The month ends: hunger, sieges, coronation, Will, victory. It runs by itself.'],
  '8.1': [
    'Starvation',
    'Whatever lacked supply at the start of the turn and lacks it still is lost. A friendly town saves those inside it, even under siege.',
  ],
  '8.2': [
    'What a siege needs',
    'An enemy in a town; more SPs than he; at least 1 SP of Artillery or Siege Weapons; and at least 1 SP of Engineers, or friendly troops on every second hex around the town.',
  ],
  '8.2.1': ['Beginning one', 'The besieger enters the hex of the town: the only case in which both sides share a hex.'],
  '8.2.2': [
    'The siege roll',
    'One die each turn, also in the first: 5 or more and the town falls. The modifiers stand beside the table.',
  ],
  '8.2.3': ['The town falls', 'The garrison is eliminated and its leaders roll by 7.4.2.'],
  '8.2.4': [
    'The siege goes on',
    'The besieger stays, and next turn may storm or roll again if the conditions still hold.',
  ],
  '8.2.5': [
    'Sortie',
    'The besieged may attack their besiegers in their own Combat Phase. An R, or losses that leave them weaker than the besieged (R38), drive the besiegers off; an R of their own takes the besieged back inside.',
  ],
  '8.2.6': [
    'Relief',
    'Friends outside may attack the besiegers as in any battle and, if these give way, advance to the town.',
  ],
  '8.2.7': ['Sortie and relief', 'They are two attacks, in the order the attacker likes.'],
  '8.3': ['The Will is settled', 'Everything that happened this turn is added up. Below 0 the English have won.'],
  '8.3.1': ['Two at most', 'The Will never rises above 2. What moves it stands in the table.'],
  '8.3.2': ['After Jeanne’s capture', 'It drops to 0 at once and never again rises above 1.'],
  '8.4': [
    'Victory by a king',
    'A king captured or killed ends the game at once for the other side; both at once is a draw.',
  ],
  '8.5': [
    'The last turn',
    'In May 1430 the French win if they hold Orléans, Chinon and Rheims, Charles has spent a whole turn in Rheims or Chartres, and the Will is at least 1. Otherwise the English win if Henry is in Rouen, which they hold unbesieged (R44). Otherwise it is a draw.',
  ],
} as const satisfies CaseTexts;
