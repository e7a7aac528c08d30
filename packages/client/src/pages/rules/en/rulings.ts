import type { CaseTexts } from '../case-texts.ts';

export const rulings = {
  R1: ['The calendar', 'Turn 1 is April 1429, turn 14 May 1430. There is no June.'],
  R2: [
    'Turn 1',
    'It holds French movement, French combat and Final Determination; with set-up 11.1 it starts at French combat. An option lets the English go first.',
  ],
  R3: ['No hunger on turn 1', 'Supply has not been checked yet: nobody is out of supply and nobody starves.'],
  R4: [
    'Order of the First Determination',
    'Supply, militia, English and Burgundian rolls, English build, French roll, French build, ransom, event. Reinforcements and ransomed leaders are placed in their side’s build.',
  ],
  R5: ['No empty questions', 'Where a player has nothing to decide, play goes on by itself and the log says so.'],
  R6: ['Eight types', 'Artillery and Siege Weapons are two types.'],
  R7: [
    'No small change',
    'SPs of one nation and type are alike; counters need no changing, so nothing is lost for want of it.',
  ],
  R8: [
    'Stacking by side',
    'The limit counts for each side by itself, also in a besieged hex, and for retreats and advances too. Movement cannot end before the owner has removed what is too much.',
  ],
  R9: ['Nations together', 'Nations of one side stack, move, fight and take losses as one.'],
  R10: [
    'Groups',
    'You order a group along a path. Its allowance is its slowest member’s, less 2 if any of it is out of supply, plus 1 for riders with a leader (6.1.3). What was spent is remembered; leaders never lack supply.',
  ],
  R11: [
    'Keeping to the leader',
    'A slow unit goes only with a leader with whom it began this phase; once dropped, only a leader who brought it there takes it on.',
  ],
  R12: [
    'Costs',
    'The terrain of the hex; towns cost their terrain. A river costs 1 more unless a town is on either bank. Without enough points there is no move.',
  ],
  R13: ['What bars the way', 'The sea always; enemy combat units unless you enter to besiege (R32).'],
  R14: [
    'Lone leaders',
    'Any SP that enters takes them, kings too. Leaders alone take nobody and enter neither an enemy’s hex nor his towns. If SPs appear where an enemy leader is alone, he is taken.',
  ],
  R15: ['Taking an empty town', 'It falls at once; to go on, the same order must leave 1 SP.'],
  R16: ['Digging', 'Engineers need no leader to dig. The works help whoever defends in the hex.'],
  R17: [
    'Who holds a town',
    'The side with SPs inside, otherwise its home side; so a captured town goes back when its last SP leaves or dies. Only La Rochelle stays with its last captor. When a besieged town has no defender left, the besieger has it.',
  ],
  R18: [
    'Inside and outside',
    'There is an inside only where both sides share a town’s hex: the holder inside, the besieger outside.',
  ],
  R19: [
    'Tracing supply',
    'Three hexes at most, the last a friendly town, none of them sea, closed (R47) or with enemy SPs. A besieged town feeds nobody, not even its garrison, which may trace elsewhere.',
  ],
  R20: [
    'What hunger costs',
    'Half strength in attack, dropped fractions after adding up, and 2 MPs less. Defence is untouched.',
  ],
  R21: ['Who starves', 'Who failed both checks of the turn and is not in a friendly town. A leader left behind stays.'],
  R22: [
    'Where militia appears',
    'In every town held, besieged or not; of the town’s own nation. If counters run short: empty towns first, then those with enemies within two hexes, then the rest.',
  ],
  R23: [
    'Three purses',
    'English, Burgundian and French RPs are kept apart, 10 at most in each. A muster town must be held and not besieged. The die for 5 English RPs needs no port, the 3 RPs do.',
  ],
  R24: [
    'Arrivals',
    'In the standard set-up Arthur comes to Vannes, else Rennes, else a turn later. Henry lands at Calais even if it is besieged, and never if it is French.',
  ],
  R25: [
    'Attacks',
    'One at a time, from one hex, by SPs and leaders you name; each takes part once in a phase, and SPs of one hex attack a target together. Only those named suffer. The besieged attack only their besiegers and are attacked only by storm.',
  ],
  R26: ['Defenders together', 'All SPs in the hex defend; those inside and outside a town are separate targets.'],
  R27: [
    'At the gate',
    'A force in its own town chooses inside (×3) or outside before the fire. One that has just retreated inside stays there for the phase.',
  ],
  R28: [
    'Multiplying',
    'Multipliers multiply: woods across a river are ×4, a town across a river ×6. Storms and sorties cross no river.',
  ],
  R29: [
    'Steps of a battle',
    'Declare, inside or outside, fire, odds, die, losses of attacker and defender, siege check, retreat, fates, advance.',
  ],
  R30: [
    'Edges of the table',
    'Rolls count from 0 to 8. Attackers all shot: E/–. Strength 0 by halving: 1-3. Only Siege Weapons in the open: gone without a roll. Siege Weapons alone against a force that comes outside: no attack, nor another by them in the phase; a mandate is not met by it. With 9.1, right of 4-1 is –/E, left of 1-3 is 1-3, and 5-1 or more shifted left is 4-1.',
  ],
  R31: [
    'Charge, Will, leaders',
    'The charge needs a defender of only the named types and never counts against a force inside. Will changes the die, not the strength. The best leaders count by themselves.',
  ],
  R32: [
    'Entering to besiege',
    'By movement, which ends it; in the Combat Phase instead of an attack; or as an advance. The group, with friends already there, must meet 8.2.',
  ],
  R33: [
    'Which SPs',
    'Half, rounded up, from cavalry. Leaving the hex costs all guns first; going into the town of the same hex is not leaving. A retreat without a battle costs none.',
  ],
  R34: [
    'Fates',
    'A die (6 dies, else taken) when all SPs beside a leader are gone or a besieged force is eliminated. Two dice (2 dies, 12 taken, else escapes to the nearest friends) when his army dies for want of a way out. Otherwise 7.4.3, but victors over a destroyed enemy do not roll.',
  ],
  R35: [
    'Ways of retreat',
    'Never into the sea, an enemy town or the hex the attack came from. Best first: nearer a friendly town and empty; nearer with friends; nearer through weak enemies; then the same without being nearer. The owner picks within the best class. Exactly half the SPs already blocks. Who attacked from his own town, not besieged, may stay inside it instead and keeps his guns.',
  ],
  R36: [
    'Retreats at sieges',
    'The besieged who must retreat when stormed are lost with the town. A storming besieger with an R leaves and the siege ends. A sortie goes back inside. Who defended inside against a neighbour leaves the hex.',
  ],
  R37: ['Advance', 'Either side may, with any part of what fought. Entering an empty enemy town takes it.'],
  R38: [
    'When a siege stands',
    'All printed SPs of both are compared. Equal, or without gun, engineer or ring, it stands but does not roll. For the ring friends need only be there, besieged or not. Weaker, it is raised and the besieger retreats. Checked after battles there, at the end of his movement, after R47 and in 8.2.',
  ],
  R39: ['Order of the Final Determination', 'Supply, sieges (English ones first), coronation, Will, victory.'],
  R40: [
    'Siege modifiers',
    'Best attack bonus outside, best defence bonus inside, +1 without guns inside, +1 if only Militia inside. Will and events do not count.',
  ],
  R41: [
    'What moves the Will',
    'Orléans or Chinon lost −1 each, Paris won +1, the siege of Orléans ended without its fall +1, Charles crowned at Rheims +1 and Jeanne executed +1, the last two once in a game. All of a turn is one change.',
  ],
  R42: [
    'Coronation',
    'Charles begins and ends a turn in Rheims or Chartres, held by the French and not besieged. Only Rheims moves the Will, and a king crowned at Chartres can still be crowned there.',
  ],
  R43: ['Kings', 'The loss of one ends the game at once; both in one combat is a draw. They are never ransomed.'],
  R44: ['Turn 14', 'First the French aims are looked at, then Henry in Rouen; else a draw.'],
  R45: [
    'Captives and the table',
    'Jeanne captive is rolled for by 7.4.4. The events are rolled only while she is on the map. Ransomed leaders return to a friendly town that is not besieged, or wait.',
  ],
  R46: [
    'What a mandate asks',
    'Jeanne and at least half of the SPs that began with her must end movement 2 MPs nearer to the goal, or as near as they can, or next to it, or besieging it or a town on the way. An empty goal in reach must be entered; next to a held one she must attack or besiege with half of her hex; before one she besieges already she stays, or attacks it. Where enemies leave no such move she is excused. It waits while she is besieged, wounded or without troops.',
  ],
  R47: [
    'Neutral Burgundy',
    'Its troops go home and do nothing, its towns are closed to everyone. On a 6 in a later event step it rejoins the English.',
  ],
  R48: ['Dice and the table', 'The server rolls every die. Resigning, or a draw by agreement, is always possible.'],
  R49: ['Shut in', 'Nobody leaves or enters a besieged town by movement. Besiegers come and go.'],
  R50: [
    'Marks of hunger',
    'SPs are marked one by one for the turn, and only marked ones are halved. Those raised after the check are unmarked.',
  ],
  R51: [
    'Routed stacks',
    'Only a defender who leaves his hex routs. In his next turn the table moves him, leaders too, towards the nearest friendly town.',
  ],
  R52: [
    'The train',
    'It feeds its own hex and three around while an SP is beside it. The laager gives −1 to every attack of that player turn, not on top of fieldworks.',
  ],
  R53: ['English first', 'The besiegers of Orléans may not leave on turn 1. Not together with set-up 11.1.'],
} as const satisfies CaseTexts;
