import type { JeanneEvent } from '../../data/jeanne-events.ts';
import type { DeterminationHappening, WillCause } from '../../happenings/determination.ts';
import type { LeaderId } from '../../ids.ts';
import type { AreaWords } from '../area.ts';
import { signed } from '../counted.ts';
import type { DeterminationCode } from '../determination-codes.ts';
import { modifierName } from './modifiers.ts';
import {
  agreed,
  atHex,
  capital,
  hexName,
  kindPhrase,
  leaderName,
  list,
  lotsItems,
  lotsPhrase,
  nationName,
  ofHex,
  ofTroops,
  sideNameFirst,
  sps,
  troopsName,
  turnName,
  unitName,
} from './names.ts';

/** What each event does, with words Jeanne spoke or dictated, from her letters and trial. */
export const EVENTS: Readonly<Record<JeanneEvent, string>> = {
  wounded:
    'La Pucelle est blessée : ce tour-ci, elle ne bouge pas, ne mène aucune attaque et n’apporte aucun bonus. « Je ne laissai point pour autant de chevaucher et de besogner. »',
  burgundySuesForPeace:
    'La Bourgogne demande la paix : elle reste neutre jusqu’à un 6, à un tour suivant. « Faites bonne paix ferme, qui dure longuement. »',
  courtHesitates:
    'La cour hésite : −1 aux attaques françaises sans Jeanne ce tour-ci. « Ne tenez plus tant ni de si longs conseils. »',
  bedfordRallies:
    'Bedford rallie ses capitaines : +1 aux attaques anglaises et bourguignonnes ce tour-ci. « Duc de Bedford, la Pucelle vous prie de ne pas vous faire détruire. »',
  volunteers:
    'Des volontaires rejoignent la Pucelle : 1 point d’infanterie, s’il en reste à lever. « Plutôt aujourd’hui que demain, et demain qu’après. »',
  voicesSilent: 'Les Voix se taisent : rien ne se passe. « Passez outre. »',
  actAndGodWillAct:
    'Agissez, et Dieu agira : +1 aux attaques françaises avec Jeanne ce tour-ci. « Les hommes d’armes batailleront, et Dieu donnera la victoire. »',
  toRheims: 'À Reims ! « Venez à Reims recevoir votre digne couronne. »',
  toParis: 'À Paris ! « Rendez la ville au roi de France. »',
  toLaCharite:
    'À La Charité ! « À l’aide de Dieu, j’ai l’intention de faire vider les autres places contraires au roi. »',
  englishLoseHeart:
    'Les Anglais perdent courage : ce tour-ci, +1 à toutes les attaques françaises, et les chefs qui s’en défendent n’apportent aucun bonus. « Je suis envoyée de par Dieu pour vous bouter hors de toute France. »',
};

const CAUSES: Readonly<Record<WillCause['name'], string>> = {
  orleansFell: 'chute d’Orléans',
  chinonFell: 'chute de Chinon',
  parisFell: 'prise de Paris',
  orleansRelieved: 'levée du siège d’Orléans',
  crownedAtRheims: 'sacre de Charles à Reims',
  executed: 'Jeanne morte sur le bûcher',
};

const ENDINGS: Readonly<Record<string, string>> = {
  charlesLost: 'Les Anglais l’emportent : Charles est perdu.',
  henryLost: 'Les Français l’emportent : le roi Henri est perdu.',
  bothKingsLost: 'Les deux rois sont perdus : partie nulle.',
  willBroken: 'Les Anglais l’emportent : la France n’a plus la volonté de se battre.',
  frenchAims: 'Les Français l’emportent : Orléans, Chinon et Reims sont à eux et leur roi est sacré.',
  henryAtRouen: 'Les Anglais l’emportent : Henri tient sa cour à Rouen.',
  nothingDecided: 'Aucun camp n’a atteint son but : partie nulle.',
};

const OBJECTIVES = { rheims: 'Reims', paris: 'Paris', laCharite: 'La Charité' } as const;

const earned = (who: string, receives: string, rps: number, halved: boolean, purse: number): string =>
  `${who} ${rps === 0 ? `ne ${receives} aucun point de remplacement` : `${receives} ${rps} PR`}${halved ? ', dont la moitié perdue faute de ville de levée' : ''} ; ${purse} en réserve.`;

/** Troops and leaders in one list. */
const company = ({ lots, leaders }: { readonly lots: object; readonly leaders: readonly LeaderId[] }): string =>
  list([...lotsItems(lots), ...leaders.map(leaderName)]);

export const determination: AreaWords<DeterminationHappening, DeterminationCode, 'build'> = {
  violations: {
    unknownMatchOptions: ({ path }) =>
      `Les options de la partie ne sont pas comprises${path === '' ? '' : ` (${String(path)})`}.`,
    englishFirstNeedsStandardSetUp: () =>
      'Les Anglais ne peuvent jouer les premiers que dans la mise en place normale.',
    notYourNation: ({ nation }) => `Ce n’est pas à vous de lever des troupes ${nationName(nation)}s.`,
    notForReplacementPoints: ({ type }) =>
      `Les points de remplacement ne lèvent pas ce type d’unité (${unitName(type)}).`,
    noSpsNamed: ({ type }) => `Dites combien de points de force lever (${unitName(type)}).`,
    notAMusterTown: ({ nation, hex }) =>
      `Aucune troupe ${nationName(nation)} ne peut être levée ${atHex(hex)} en ce moment.`,
    countermixExhausted: ({ nation, type, left }) =>
      left === 0
        ? `Il ne reste plus ${ofTroops(troopsName(nation, type))} à lever.`
        : `Il ne reste que ${kindPhrase(Number(left), nation, type)} à lever.`,
    purseTooSmall: ({ cost, rps }) => `Cela coûte ${String(cost)} PR ; la réserve en compte ${String(rps)}.`,
    leaderNotReturning: ({ leader }) => `${capital(leaderName(leader))} ne revient pas maintenant.`,
    leaderCannotReturnThere: ({ leader, hex }) => `${capital(leaderName(leader))} ne peut pas revenir ${atHex(hex)}.`,
    leaderToBePlaced: ({ leader }) => `Dites où revient ${leaderName(leader)}.`,
    supplyTrainToBePlaced: () => 'Dites où revient le convoi.',
    supplyTrainCannotReturnThere: ({ hex }) => `Le convoi ne peut pas revenir ${atHex(hex)}.`,
  },
  happenings: {
    turnBegan: ({ turn }) => `Tour ${turn}, ${turnName(turn)}.`,
    outOfSupply: (h) => `${sideNameFirst(h.side)} ne sont pas ravitaillés ${atHex(h.hex)} (${sps(h.sps)}).`,
    militiaRaised: (h) => `Milice ${nationName(h.nation)} levée ${list(h.hexes.map(atHex))}.`,
    englishReplacements: (h) =>
      `Dé ${h.die} : ${earned('les Anglais', 'reçoivent', h.fixed + h.bonus, h.halved, h.purse)}`,
    burgundianReplacements: (h) => `Dé ${h.die} : ${earned('la Bourgogne', 'reçoit', h.bonus, h.halved, h.purse)}`,
    noBurgundianReplacements: ({ why }) =>
      why === 'neutral'
        ? 'La Bourgogne est neutre et ne lève personne.'
        : 'Auxerre est aux mains des Français : la Bourgogne ne lève personne.',
    frenchReplacements: (h) => `Dé ${h.die} : ${earned('les Français', 'reçoivent', h.bonus, h.halved, h.purse)}`,
    raised: (h) => `Levée ${atHex(h.hex)} pour ${h.cost} PR : ${kindPhrase(h.sps, h.nation, h.type)}.`,
    purseCapped: ({ lost }) => `${lost} PR au-delà de la limite ${lost === 1 ? 'est perdu' : 'sont perdus'}.`,
    henryLanded: ({ hex }) => `Le roi Henri débarque ${atHex(hex)}.`,
    henryStays: () => 'Calais est aux mains des Français : le roi Henri reste en Angleterre.',
    bretonsArrived: (h) => `${leaderName(h.leader)} arrive ${atHex(h.hex)} avec ${lotsPhrase(h.lots)}.`,
    bretonsWait: ({ leader }) => `${leaderName(leader)} ne trouve aucune ville bretonne ouverte et attend.`,
    leaderReturned: (h) => `${capital(leaderName(h.leader))} est de retour ${atHex(h.hex)}.`,
    leaderWaits: ({ leader }) => `${capital(leaderName(leader))} est libre mais ne trouve aucune ville ouverte.`,
    supplyTrainReturned: ({ hex }) => `Le convoi est de retour ${atHex(hex)}.`,
    buildPassed: ({ side }) => `${sideNameFirst(side)} n’ont rien à lever ni à placer.`,
    ransomRoll: (h) =>
      `Dé ${h.die} : ${leaderName(h.leader)} ${h.ransomed ? 'est libéré contre rançon' : 'reste captif'}.`,
    jeanneRoll: ({ die, fate }) =>
      `Dé ${die} : Jeanne ${{ captive: 'reste captive', ransomed: 'est libérée contre rançon', executed: 'meurt sur le bûcher' }[fate]}.`,
    jeanneEvent: ({ dice, event }) => `Dés ${dice[0]} et ${dice[1]}. ${EVENTS[event]}`,
    volunteersJoined: ({ hex }) => `1 point d’infanterie française rejoint Jeanne ${atHex(hex)}.`,
    noVolunteers: () => 'Il n’y a plus d’infanterie française à lever.',
    mandated: ({ objective }) => `Jeanne doit marcher sur ${OBJECTIVES[objective]}.`,
    mandateVoid: ({ objective, why }) =>
      why === 'frenchHeld'
        ? `${OBJECTIVES[objective]} est déjà aux mains des Français : pas de mandat.`
        : 'La Bourgogne est neutre : pas de mandat pour La Charité.',
    mandateReplaced: ({ objective }) => `Le mandat pour ${OBJECTIVES[objective]} cède la place à un nouveau.`,
    mandateCancelled: ({ objective }) => `Le mandat pour ${OBJECTIVES[objective]} est annulé.`,
    burgundyNeutral: () => 'La Bourgogne est neutre.',
    burgundyRoll: ({ die, rejoins }) =>
      `Dé ${die} : la Bourgogne ${rejoins ? 'se range de nouveau avec les Anglais' : 'reste neutre'}.`,
    burgundiansWentHome: (h) =>
      `Les Bourguignons quittent ${hexName(h.from)} ${h.to === null ? 'et la carte' : `pour ${hexName(h.to)}`} : ${company(h)}.`,
    burgundiansReturned: (h) => `Les Bourguignons reviennent ${atHex(h.hex)} : ${company(h)}.`,
    starved: (h) => `${sideNameFirst(h.side)} meurent de faim ${atHex(h.hex)} : ${lotsPhrase(h.lots)}.`,
    siegeRoll: (h) =>
      `Siège ${ofHex(h.hex)} : dé ${h.die}${h.modifiers.map((m) => `, ${modifierName(m)} ${signed(m.value)}`).join('')} = ${h.total} : ${h.falls ? 'la ville tombe' : 'elle tient'}.`,
    siegeWithoutRoll: (h) =>
      `${sideNameFirst(h.besieger)} devant ${hexName(h.hex)} n’ont pas ce qu’exige un siège : pas de dé.`,
    townFellToSiege: (h) => `La garnison ${ofHex(h.hex)} est perdue : ${lotsPhrase(h.lots)}.`,
    siegeFate: (h) => `Dé ${h.die} : ${leaderName(h.leader)} ${agreed(h.leader, h.killed ? 'est tué' : 'est pris')}.`,
    crowned: ({ at }) => `Charles est sacré à ${at === 'rheims' ? 'Reims' : 'Chartres'}.`,
    willChanged: ({ from, to, causes }) =>
      `Volonté nationale ${from} → ${to} : ${causes.map(({ name, change }) => `${CAUSES[name]} (${signed(change)})`).join(', ')}.`,
    gameOver: ({ by }) => ENDINGS[by] ?? by,
  },
  prompts: {
    build: (G, { side }) =>
      side === 'english'
        ? `Levez et placez des troupes : ${G.purses.english} PR anglais, ${G.purses.burgundian} PR bourguignons.`
        : `Levez et placez des troupes : ${G.purses.french} PR français.`,
  },
};
