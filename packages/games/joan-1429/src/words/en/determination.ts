import type { JeanneEvent } from '../../data/jeanne-events.ts';
import type { DeterminationHappening, WillCause } from '../../happenings/determination.ts';
import type { LeaderId } from '../../ids.ts';
import type { AreaWords } from '../area.ts';
import { signed } from '../counted.ts';
import type { DeterminationCode } from '../determination-codes.ts';
import { modifierName } from './modifiers.ts';
import {
  capital,
  hexList,
  hexName,
  kindPhrase,
  leaderName,
  list,
  lotsItems,
  lotsPhrase,
  nationName,
  rps,
  sideNameFirst,
  sps,
  turnName,
  unitName,
} from './names.ts';

/** What each event does, with words Jeanne spoke or dictated, from her letters and trial. */
export const EVENTS: Readonly<Record<JeanneEvent, string>> = {
  wounded:
    'The Maid is wounded: this turn she neither moves nor leads an attack, and lends no bonus. “Not for that did I leave off riding and doing my work.”',
  burgundySuesForPeace:
    'Burgundy sues for peace: it stays neutral until a 6 in a later turn. “Make a good and firm peace, one that lasts long.”',
  courtHesitates:
    'The court hesitates: −1 on French attacks without Jeanne this turn. “Hold no more such long councils.”',
  bedfordRallies:
    'Bedford rallies his captains: +1 on English and Burgundian attacks this turn. “Duke of Bedford, the Maid begs you not to bring about your own ruin.”',
  volunteers:
    'Volunteers seek the Maid: 1 infantry for her, if there is any left to raise. “Rather today than tomorrow, and tomorrow than later.”',
  voicesSilent: 'The Voices are silent: nothing happens. “Pass on.”',
  actAndGodWillAct:
    'Act, and God will act: +1 on French attacks with Jeanne this turn. “The men-at-arms will fight, and God will give the victory.”',
  toRheims: 'To Rheims! “Come to Rheims and take your rightful crown.”',
  toParis: 'To Paris! “Yield the town to the King of France.”',
  toLaCharite: 'To La Charité! “With God’s help I mean to clear the other places that are against the king.”',
  englishLoseHeart:
    'The English lose heart: this turn +1 on all French attacks, and the leaders who defend against them lend no bonus. “I am sent here by God to drive you out of all France.”',
};

const CAUSES: Readonly<Record<WillCause['name'], string>> = {
  orleansFell: 'Orléans fell',
  chinonFell: 'Chinon fell',
  parisFell: 'Paris fell',
  orleansRelieved: 'the siege of Orléans was lifted',
  crownedAtRheims: 'Charles was crowned at Rheims',
  executed: 'Jeanne died at the stake',
};

const ENDINGS: Readonly<Record<string, string>> = {
  charlesLost: 'The English win: Charles is lost.',
  henryLost: 'The French win: King Henry is lost.',
  bothKingsLost: 'Both kings are lost: a draw.',
  willBroken: 'The English win: France has lost the will to fight.',
  frenchAims: 'The French win: Orléans, Chinon and Rheims are theirs and their king is crowned.',
  henryAtRouen: 'The English win: Henry holds court at Rouen.',
  nothingDecided: 'Neither side has reached its aim: a draw.',
};

const OBJECTIVES = { rheims: 'Rheims', paris: 'Paris', laCharite: 'La Charité' } as const;

const earned = (who: string, points: number, halved: boolean, purse: number): string =>
  `${who} ${points === 0 ? 'no replacement points' : rps(points)}${halved ? ', half of them lost for want of an open muster town' : ''}; ${purse} in the purse.`;

/** Troops and leaders in one list. */
const company = ({ lots, leaders }: { readonly lots: object; readonly leaders: readonly LeaderId[] }): string =>
  list([...lotsItems(lots), ...leaders.map(leaderName)]);

export const determination: AreaWords<DeterminationHappening, DeterminationCode, 'build'> = {
  violations: {
    unknownMatchOptions: ({ path }) =>
      `The match options are not understood${path === '' ? '' : ` (${String(path)})`}.`,
    englishFirstNeedsStandardSetUp: () => 'The English can move first only in the standard set-up.',
    notYourNation: ({ nation }) => `${nationName(nation)} units are not yours to raise.`,
    notForReplacementPoints: ({ type }) => `${capital(unitName(type))} cannot be raised with replacement points.`,
    noSpsNamed: ({ type }) => `Say how many SPs of ${unitName(type)} to raise.`,
    notAMusterTown: ({ nation, hex }) => `${nationName(nation)} units cannot muster at ${hexName(hex)} now.`,
    countermixExhausted: ({ nation, type, left }) =>
      left === 0
        ? `No more ${nationName(nation)} ${unitName(type)} can be raised.`
        : `Only ${sps(left)} of ${nationName(nation)} ${unitName(type)} can still be raised.`,
    purseTooSmall: (p) => `That costs ${rps(p['cost'])}; the purse holds ${String(p['rps'])}.`,
    leaderNotReturning: ({ leader }) => `${capital(leaderName(leader))} is not coming back now.`,
    leaderCannotReturnThere: ({ leader, hex }) => `${capital(leaderName(leader))} cannot come back at ${hexName(hex)}.`,
    leaderToBePlaced: ({ leader }) => `Say where ${leaderName(leader)} comes back.`,
    supplyTrainToBePlaced: () => 'Say where the supply train comes back.',
    supplyTrainCannotReturnThere: ({ hex }) => `The supply train cannot come back at ${hexName(hex)}.`,
  },
  happenings: {
    turnBegan: ({ turn }) => `Turn ${turn}, ${turnName(turn)}.`,
    outOfSupply: (h) => `${sideNameFirst(h.side)} are out of supply at ${hexName(h.hex)} (${sps(h.sps)}).`,
    militiaRaised: (h) => `${nationName(h.nation)} militia muster at ${hexList(h.hexes)}.`,
    englishReplacements: (h) => `Die ${h.die}: ${earned('the English receive', h.fixed + h.bonus, h.halved, h.purse)}`,
    burgundianReplacements: (h) => `Die ${h.die}: ${earned('Burgundy receives', h.bonus, h.halved, h.purse)}`,
    noBurgundianReplacements: ({ why }) =>
      why === 'neutral' ? 'Burgundy is neutral and raises nobody.' : 'Auxerre is French: Burgundy raises nobody.',
    frenchReplacements: (h) => `Die ${h.die}: ${earned('the French receive', h.bonus, h.halved, h.purse)}`,
    raised: (h) => `${kindPhrase(h.sps, h.nation, h.type)} raised at ${hexName(h.hex)} for ${rps(h.cost)}.`,
    purseCapped: ({ lost }) => `${rps(lost)} above the limit ${lost === 1 ? 'is' : 'are'} lost.`,
    henryLanded: ({ hex }) => `King Henry lands at ${hexName(hex)}.`,
    henryStays: () => 'Calais is French: King Henry stays in England.',
    bretonsArrived: (h) => `${leaderName(h.leader)} arrives at ${hexName(h.hex)} with ${lotsPhrase(h.lots)}.`,
    bretonsWait: ({ leader }) => `${leaderName(leader)} finds no open Breton town and waits.`,
    leaderReturned: (h) => `${capital(leaderName(h.leader))} is back, at ${hexName(h.hex)}.`,
    leaderWaits: ({ leader }) => `${capital(leaderName(leader))} is free but finds no open town.`,
    supplyTrainReturned: ({ hex }) => `The supply train is back, at ${hexName(hex)}.`,
    buildPassed: ({ side }) => `${sideNameFirst(side)} have nothing to raise or place.`,
    ransomRoll: (h) => `Die ${h.die}: ${leaderName(h.leader)} ${h.ransomed ? 'is ransomed' : 'remains a captive'}.`,
    jeanneRoll: ({ die, fate }) =>
      `Die ${die}: Jeanne ${{ captive: 'remains a captive', ransomed: 'is ransomed', executed: 'is burned at the stake' }[fate]}.`,
    jeanneEvent: ({ dice, event }) => `Dice ${dice[0]} and ${dice[1]}. ${EVENTS[event]}`,
    volunteersJoined: ({ hex }) => `1 French infantry joins Jeanne at ${hexName(hex)}.`,
    noVolunteers: () => 'No more French infantry can be had.',
    mandated: ({ objective }) => `Jeanne must march on ${OBJECTIVES[objective]}.`,
    mandateVoid: ({ objective, why }) =>
      why === 'frenchHeld'
        ? `${OBJECTIVES[objective]} is French already: no mandate.`
        : 'Burgundy is neutral: no mandate for La Charité.',
    mandateReplaced: ({ objective }) => `The mandate for ${OBJECTIVES[objective]} gives way to a new one.`,
    mandateCancelled: ({ objective }) => `The mandate for ${OBJECTIVES[objective]} is cancelled.`,
    burgundyNeutral: () => 'Burgundy is neutral.',
    burgundyRoll: ({ die, rejoins }) => `Die ${die}: Burgundy ${rejoins ? 'rejoins the English' : 'stays neutral'}.`,
    burgundiansWentHome: (h) =>
      `${h.to === null ? `Off the map from ${hexName(h.from)}` : `Home from ${hexName(h.from)} to ${hexName(h.to)}`}: ${company(h)}.`,
    burgundiansReturned: (h) => `The Burgundians return at ${hexName(h.hex)}: ${company(h)}.`,
    starved: (h) => `${sideNameFirst(h.side)} at ${hexName(h.hex)} starve: ${lotsPhrase(h.lots)} lost.`,
    siegeRoll: (h) =>
      `Siege of ${hexName(h.hex)}: die ${h.die}${h.modifiers.map((m) => `, ${modifierName(m)} ${signed(m.value)}`).join('')} = ${h.total}: ${h.falls ? 'the town falls' : 'it holds out'}.`,
    siegeWithoutRoll: (h) => `${sideNameFirst(h.besieger)} before ${hexName(h.hex)} lack what a siege needs: no roll.`,
    townFellToSiege: (h) => `The garrison of ${hexName(h.hex)} is lost: ${lotsPhrase(h.lots)}.`,
    siegeFate: (h) => `Die ${h.die}: ${leaderName(h.leader)} is ${h.killed ? 'killed' : 'captured'}.`,
    crowned: ({ at }) => `Charles is crowned at ${at === 'rheims' ? 'Rheims' : 'Chartres'}.`,
    willChanged: ({ from, to, causes }) =>
      `National Will ${from} → ${to}: ${causes.map(({ name, change }) => `${CAUSES[name]} (${signed(change)})`).join(', ')}.`,
    gameOver: ({ by }) => ENDINGS[by] ?? by,
  },
  prompts: {
    build: (G, { side }) =>
      side === 'english'
        ? `Raise and place troops: ${rps(G.purses.english)} in the English purse, ${rps(G.purses.burgundian)} in the Burgundian.`
        : `Raise and place troops: ${rps(G.purses.french)} in the French purse.`,
  },
};
