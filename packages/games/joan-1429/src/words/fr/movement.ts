import type { MandateEnd, MovementHappening } from '../../happenings/movement.ts';
import type { Detachment } from '../../state.ts';
import type { AreaWords } from '../area.ts';
import type { MovementCode } from '../movement-codes.ts';
import {
  atHex,
  capital,
  hexName,
  leaderList,
  leaderName,
  list,
  lotsItems,
  lotsPhrase,
  ofHex,
  ofSide,
  sideNameFirst,
  sps,
  turnName,
  unitName,
} from './names.ts';

const OBJECTIVES: Readonly<Record<string, string>> = { rheims: 'Reims', paris: 'Paris', laCharite: 'La Charité' };
const objective = (name: unknown): string => OBJECTIVES[String(name)] ?? 'son objectif';

const LAPSES: Readonly<Record<MandateEnd, string>> = {
  taken: 'la ville est française',
  attacked: 'Jeanne a tenté de la prendre',
  defeated: 'son armée a été battue',
};

const groupPhrase = ({ lots, leaders, supplyTrain }: Detachment): string =>
  list([...lotsItems(lots), ...leaders.map(leaderName), ...(supplyTrain === true ? ['le convoi'] : [])]);

const last = (path: readonly string[]): string | undefined => path[path.length - 1];
const mps = (n: unknown): string => `${String(n)} PM`;

export const movement: AreaWords<MovementHappening, MovementCode, 'movement'> = {
  violations: {
    badOrder: ({ at }) => `Cet ordre est illisible${at === '' ? '' : ` (en ${String(at)})`}.`,
    besieged: ({ hex }) => `Personne ne sort par une marche de la ville assiégée (${hexName(hex)}).`,
    besiegersStay: ({ hex }) => `Les assiégeants ${ofHex(hex)} y restent au tour 1.`,
    broughtByOthers: ({ hex, unit, leaders }) =>
      `${unit === 'train' ? 'Le convoi' : capital(unitName(unit))} ${atHex(hex)} : pas de nouvelle marche pendant cette phase, sauf avec un chef de la précédente (${leaderList(leaders)}).`,
    closedTown: ({ hex }) => `${capital(hexName(hex))} : ville fermée tant que la Bourgogne est neutre.`,
    dropAll: ({ hex }) => `Quelqu’un doit repartir : sinon, terminez la marche ${atHex(hex)}.`,
    dropNotCarried: ({ hex }) => `Le groupe n’a plus ce qu’il devait laisser ${atHex(hex)}.`,
    dropNotOnWay: ({ hex }) => `La marche ne passe pas par ${hexName(hex)} : rien ne peut y être laissé.`,
    emptyGroup: ({ hex }) => `Personne n’a été choisi ${atHex(hex)}.`,
    emptyPath: ({ hex }) => `La marche au départ ${ofHex(hex)} ne mène nulle part.`,
    enemyUnits: ({ hex }) => `Des troupes ennemies se tiennent ${atHex(hex)}.`,
    excessCount: ({ excess, named }) => `Il faut retirer exactement ${sps(excess)}, non ${String(named)}.`,
    excessStacksFree: ({ hex }) =>
      `Artillerie, engins de siège et sapeurs ne comptent pas dans l’empilement ${atHex(hex)} : retirez-en d’autres.`,
    fieldworksInTown: ({ hex }) => `Pas de retranchements dans une ville (${hexName(hex)}).`,
    fieldworksThere: ({ hex }) => `Il y a déjà des retranchements ${atHex(hex)}.`,
    inert: ({ hex }) => `Les Bourguignons ${atHex(hex)} sont neutres et ne bougent pas.`,
    keepGarrison: ({ hex }) => `Ville prise pendant cette phase : au moins 1 PF reste ${atHex(hex)}.`,
    leadersAtEnemyTown: ({ hex }) => `Des chefs sans troupes n’entrent pas dans une ville ennemie (${hexName(hex)}).`,
    leadersMeetEnemy: ({ hex }) => `Des chefs sans troupes n’entrent pas là où est l’ennemi (${hexName(hex)}).`,
    leaveGarrison: ({ hex }) => `Pour continuer, laissez au moins 1 PF ${atHex(hex)}.`,
    mandateCombat: (p) =>
      `Jeanne doit d’abord attaquer ou assiéger ${objective(p['objective'])}, comme ses Voix le veulent.`,
    mandateFirst: (p) =>
      `D’ici, Jeanne attaque d’abord ${objective(p['objective'])}, avec au moins la moitié des troupes.`,
    mandateMovement: (p) =>
      `Les Voix envoient Jeanne vers ${objective(p['objective'])} : elle et la moitié de ses troupes doivent s’en approcher, et le peuvent.`,
    mandateStray: (p) =>
      `Jeanne et la moitié de ses troupes ne pourraient plus marcher vers ${objective(p['objective'])} pendant cette phase.`,
    matchOver: () => 'La partie est finie.',
    noBuilders: ({ hex }) => `Pas de sapeurs ravitaillés et encore immobiles ${atHex(hex)}.`,
    noLeader: ({ hex, unit }) =>
      `${unit === 'train' ? 'Le convoi' : capital(unitName(unit))} ${atHex(hex)} : pas de marche sans un chef qui était dans le même hexagone au début de la phase.`,
    noMarkers: ({ limit }) => `Les ${String(limit)} marqueurs de retranchements sont tous posés : retirez-en un.`,
    noMps: ({ hex, cost, left }) =>
      `${capital(hexName(hex))} coûte ${mps(cost)} ; il en reste ${String(left)} au groupe.`,
    notAdjacent: ({ from, to }) => `${capital(hexName(to))} et ${hexName(from)} ne se touchent pas.`,
    nothingToUndo: () => 'Il n’y a rien à reprendre.',
    notOverstacked: ({ hex }) => `Il n’y a pas de surnombre ${atHex(hex)}.`,
    notThere: ({ hex }) => `Ces pièces ne sont pas toutes à vous ${atHex(hex)}.`,
    notYourDecision: () => 'Ce n’est pas à vous de décider.',
    notYourFieldworks: ({ hex }) => `Aucun retranchement à vous ${atHex(hex)}.`,
    overstacked: ({ hex, excess }) => `Il y a ${sps(excess)} de trop ${atHex(hex)} : retirez-les d’abord.`,
    ownTownBesieged: ({ hex }) => `Personne n’entre dans la ville assiégée : ${hexName(hex)}.`,
    prohibited: ({ hex }) => `${capital(hexName(hex))} : mer ou hors de la carte.`,
    routed: ({ hex }) => `Les troupes en déroute ${atHex(hex)} ne font rien d’autre ce tour-ci.`,
    siegeEndsMarch: ({ hex }) => `Entrer pour assiéger termine la marche (${hexName(hex)}).`,
    undoDice: () => 'Un dé a été jeté : impossible de reprendre.',
    undoOthers: () => 'L’autre camp a décidé depuis : impossible de reprendre.',
    wounded: () => 'Jeanne est blessée et ne bouge pas ce tour-ci.',
    wrongStep: () => 'Cet ordre ne répond pas à ce qui est demandé.',
  },
  happenings: {
    playerTurnBegins: ({ side, turn }) => `Tour ${ofSide(side)}, ${turnName(turn)}.`,
    marched: ({ from, path, group, mps: cost }) =>
      `Marche ${ofHex(from)} vers ${hexName(last(path))} (${mps(cost)}) : ${groupPhrase(group)}.`,
    droppedOff: ({ hex, group }) => `Laissés ${atHex(hex)} : ${groupPhrase(group)}.`,
    townTaken: ({ side, hex }) => `${sideNameFirst(side)} prennent ${hexName(hex)}.`,
    townReverts: ({ side, hex }) => `Sans garnison, ${hexName(hex)} revient aux mains ${ofSide(side)}.`,
    siegeBegins: ({ side, hex }) => `${sideNameFirst(side)} mettent le siège devant ${hexName(hex)}.`,
    siegeEnds: ({ hex }) => `Le siège ${ofHex(hex)} est levé.`,
    townFalls: ({ side, hex }) => `Chute ${ofHex(hex)}, désormais aux mains ${ofSide(side)}.`,
    trainDestroyed: ({ hex }) => `Le convoi est détruit ${atHex(hex)}.`,
    fieldworksBuilt: ({ hex }) => `Des retranchements sont élevés ${atHex(hex)}.`,
    fieldworksRemoved: ({ hex }) => `Les retranchements sont abandonnés ${atHex(hex)}.`,
    excessRemoved: ({ hex, lots }) => `Surnombre ${atHex(hex)} : ${lotsPhrase(lots)} en moins.`,
    movementEnds: ({ side, passed }) =>
      passed ? `${sideNameFirst(side)} n’ont rien à déplacer.` : `${sideNameFirst(side)} terminent leurs mouvements.`,
    combatEnds: ({ side, passed }) =>
      passed ? `${sideNameFirst(side)} n’ont personne à attaquer.` : `${sideNameFirst(side)} terminent leurs combats.`,
    mandateWaits: (h) => `Jeanne ne peut encore marcher sur ${objective(h.objective)} : le mandat attend.`,
    mandateExcused: (h) =>
      `L’ennemi ne laisse à Jeanne aucun moyen d’obéir : elle est dispensée de marcher sur ${objective(h.objective)} ce tour-ci.`,
    mandateLapses: (h) => `Le mandat pour ${objective(h.objective)} prend fin : ${LAPSES[h.why]}.`,
    routedMarch: ({ from, path }) => `Les troupes en déroute fuient ${ofHex(from)} vers ${hexName(last(path))}.`,
    rallied: ({ hex }) => `Les troupes en déroute se rallient ${atHex(hex)}.`,
    laagerRemoved: ({ hex }) => `Le cercle de chariots est défait ${atHex(hex)}.`,
  },
  prompts: {
    movement: (G, { side }) => {
      const bound = side === 'french' && G.mandate !== null && !G.mandate.excused;
      return bound
        ? `Faites marcher vos piles, puis finissez le mouvement ; les Voix envoient Jeanne vers ${objective(G.mandate?.objective)}.`
        : 'Faites marcher vos piles, puis finissez le mouvement.';
    },
  },
};
