import type { Factor } from '../../battle/state.ts';
import { LEADER_FACTS } from '../../data/leaders.ts';
import type { BattleHappening } from '../../happenings/battle.ts';
import type { LeaderId, Side } from '../../ids.ts';
import { columnName } from '../../rules/combat.ts';
import type { AreaWords } from '../area.ts';
import type { BattleCode, BattlePrompt } from '../battle-codes.ts';
import { signed } from '../counted.ts';
import { modifierName } from './modifiers.ts';
import {
  agreed,
  atHex,
  capital,
  hexList,
  hexName,
  leaderList,
  leaderName,
  lotsPhrase,
  ofHex,
  ofSide,
  sideNameFirst,
  sps,
} from './names.ts';

const FACTORS: Readonly<Record<Factor['name'], string>> = {
  inside: 'derrière les murs',
  terrain: 'en terrain difficile',
  river: 'derrière une rivière',
  unsupplied: 'non ravitaillés comptés pour moitié',
  siegeWeapons: 'engins de siège doublés',
  artillery: 'artillerie doublée',
  heavyCavalry: 'cavalerie lourde doublée',
};

const factors = (all: readonly Factor[]): string =>
  all.length === 0 ? '' : ` (${all.map(({ name }) => FACTORS[name]).join(', ')})`;

const led = (leaders: readonly string[]): string => (leaders.length === 0 ? '' : `, avec ${leaderList(leaders)}`);

const UNROLLED = {
  overwhelming: 'Le rapport de forces ne laisse rien au dé',
  fire: 'Le tir défensif n’a laissé aucun assaillant',
  noFighters: 'Les défenseurs ne peuvent pas combattre',
} as const;

type Cause = Extract<BattleHappening, { kind: 'spsLost' }>['cause'];

const LOST: Readonly<Record<Cause, (lots: string) => string>> = {
  fire: (lots) => `perdent sous le tir défensif ${lots}`,
  result: (lots) => `perdent ${lots}`,
  guns: (lots) => `abandonnent ${lots}`,
  push: (lots) => `perdent en se frayant un passage ${lots}`,
  rout: (lots) => `perdent dans la déroute ${lots}`,
  eliminated: (lots) => `sont anéantis : ${lots}`,
  noRetreat: (lots) => `sont coupés de toute retraite et perdus : ${lots}`,
};

const FATES = {
  unharmed: 's’en tire sans mal',
  escapes: 's’échappe',
  killed: 'est tué',
  captured: 'est pris',
} as const;

/** [R34] By the chart only a 12 takes him prisoner; else it is that no friends are left. */
const fateOf = ({ way, dice, fate }: Extract<BattleHappening, { kind: 'leaderFate' }>): string => {
  const stranded = way === 'chart' && fate === 'captured' && dice.reduce((sum, die) => sum + die, 0) !== 12;
  return stranded ? 'ne trouve pas d’amis où fuir et est pris' : FATES[fate];
};

const refugePrompt = (refuges: readonly { leader: LeaderId }[], side: Side): string => {
  const fled = refuges.map(({ leader }) => leader).filter((leader) => LEADER_FACTS[leader].side === side);
  const [first] = fled;
  const verb =
    fled.length > 1 ? 'se sont échappés' : `s’est ${first === undefined ? 'échappé' : agreed(first, 'échappé')}`;
  return `${capital(leaderList(fled))} ${verb} : vers quels amis ?`;
};

export const battle: AreaWords<BattleHappening, BattleCode, BattlePrompt> = {
  violations: {
    lossesNotThere: () => 'Les pertes désignent des troupes qui ne sont pas là.',
    lossesMiscounted: ({ number }) => `Il faut désigner exactement ${sps(number)}.`,
    lossesSpareCavalry: ({ cavalry }) => `La cavalerie doit perdre au moins ${sps(cavalry)}.`,
    advanceNotThere: ({ hex }) => `Seuls ceux qui ont combattu ${atHex(hex)}, et qui restent, peuvent avancer.`,
    advanceOverstacks: ({ hex, room }) => `Il ne reste de place ${atHex(hex)} que pour ${sps(room)}.`,
    advanceWithoutSps: () => 'Les chefs n’avancent pas sans troupes.',
    attackWithoutLeader: () => 'Une attaque demande un chef doté d’un bonus d’attaque.',
    attackWithoutSps: () => 'Une attaque demande des troupes.',
    besiegedOnlySortie: ({ hex }) => `Les assiégés ${ofHex(hex)} n’attaquent que leurs assiégeants.`,
    besiegedOnlyStormed: ({ hex }) => `Seuls leurs assiégeants donnent l’assaut aux assiégés ${ofHex(hex)}.`,
    besiegersStayPut: ({ hex }) => `Les assiégeants ${ofHex(hex)} y restent au tour 1.`,
    leaderAttackedAlready: ({ leader }) => `${capital(leaderName(leader))} a déjà attaqué dans cette phase.`,
    leaderNamedTwice: () => 'Un chef est nommé deux fois.',
    leaderNotThere: ({ leader, hex }) => `${capital(leaderName(leader))} n’est pas ${atHex(hex)}.`,
    neutralCannotAttack: () => 'La Bourgogne est neutre : ses hommes ne combattent pas.',
    noAdvance: () => 'Il n’y a pas d’hexagone où avancer.',
    noEnemyThere: ({ hex }) => `Il n’y a pas de troupes ennemies ${atHex(hex)}.`,
    noLaager: () => 'On ne peut pas former ici le cercle de chariots.',
    noSiegeHere: ({ hex }) => `Il n’y a pas de siège ${atHex(hex)}.`,
    noWallsToChoose: () => 'Il n’y a pas ici à choisir entre dedans et dehors.',
    notNow: () => 'Ce n’est pas à décider maintenant.',
    nothingLeftToRetreat: ({ hex }) => `Il ne reste personne ${atHex(hex)} pour faire retraite.`,
    leaderNotFleeing: ({ leader }) => `${capital(leaderName(leader))} ne cherche pas de refuge.`,
    refugeNotNearest: ({ hex }) => `Les amis les plus proches ne sont pas ${atHex(hex)}.`,
    retreatDemanded: ({ hex }) => `La troupe doit quitter ${hexName(hex)} : dites vers où.`,
    retreatNotAllowed: ({ hex }) => `La troupe ne peut pas quitter ${hexName(hex)} par là.`,
    routedCannotAttack: () => 'Une troupe en déroute ne fait que gagner un refuge.',
    siegeNoEnemy: ({ hex }) => `Aucun ennemi ne tient ${hexName(hex)} avec des troupes.`,
    siegeNoEngineer: ({ hex }) =>
      `Pour assiéger ${hexName(hex)}, il faut des sapeurs, ou des amis sur trois hexagones voisins alternés.`,
    siegeNoGun: ({ hex }) => `Pour assiéger ${hexName(hex)}, il faut de l’artillerie ou des engins de siège.`,
    siegeNoTown: ({ hex }) => `Il n’y a pas de ville à assiéger ${atHex(hex)}.`,
    siegeTooWeak: ({ hex, ours, theirs }) =>
      `Pour assiéger ${hexName(hex)}, il faut plus de ${sps(theirs)} ; cela en ferait ${String(ours)}.`,
    siegeWeaponsOnlyTowns: () => 'Les engins de siège n’attaquent que ceux qui sont dans une ville.',
    spsAttackedAlready: () => 'Ces troupes ont déjà attaqué dans cette phase.',
    spsNotThere: ({ hex }) => `Il n’y a pas tant de troupes ${atHex(hex)}.`,
    standingOrdersUnreadable: () => 'Ces consignes ne sont pas comprises.',
    targetAttackedAlready: ({ from, target }) =>
      `Une attaque ${ofHex(from)} contre ${hexName(target)} a déjà eu lieu dans cette phase.`,
    targetNotAdjacent: ({ from, target }) => `${capital(hexName(target))} et ${hexName(from)} ne se touchent pas.`,
    townClosed: ({ hex }) => `Tant que la Bourgogne est neutre, on n’entre pas ${atHex(hex)}.`,
    trainCannotAttack: () => 'Le train de ravitaillement n’attaque pas.',
    woundedCannotLead: () => 'Jeanne est blessée et ne mène personne ce tour-ci.',
  },
  happenings: {
    leaderCaptured: ({ leader, by }) => `${capital(leaderName(leader))} est aux mains ${ofSide(by)}.`,
    leaderKilled: ({ leader }) => `${capital(leaderName(leader))} est ${agreed(leader, 'mort')}.`,
    willBreaks: () => 'La Pucelle est prise : la volonté nationale tombe à 0 et ne dépassera plus jamais 1.',
    siegeRaised: (h) =>
      `${sideNameFirst(h.side)} sont trop peu nombreux devant ${hexName(h.hex)} (${h.ours} contre ${h.theirs}) : le siège est levé.`,
    attackDeclared: (h) => {
      const whom = h.relief ? `les assiégeants ${ofHex(h.target)}` : hexName(h.target);
      const how = {
        attack: `attaquent ${whom} depuis ${hexName(h.from)}`,
        storm: `donnent l’assaut ${atHex(h.target)}`,
        sortie: `font une sortie ${atHex(h.from)}`,
      };
      return `${sideNameFirst(h.side)} ${how[h.battle]} : ${lotsPhrase(h.lots)}${led(h.leaders)}.`;
    },
    siegeLaid: (h) => `${sideNameFirst(h.side)} assiègent ${hexName(h.hex)} : ${lotsPhrase(h.lots)}${led(h.leaders)}.`,
    stands: (h) =>
      `${sideNameFirst(h.side)} défendent ${hexName(h.hex)} ${h.inside ? 'derrière les murs' : 'hors des murs'}.`,
    laagerFormed: ({ hex }) => `Les Anglais mettent leurs chariots en cercle ${atHex(hex)}.`,
    attackCalledOff: ({ target }) =>
      `Des engins de siège seuls ne combattent pas à découvert : l’attaque contre ${hexName(target)} n’a pas lieu.`,
    defensiveFire: (h) =>
      `${sideNameFirst(h.side)} tirent avec ${sps(h.sps)}, dé ${h.die} : ${h.losses === 0 ? 'sans effet' : `pertes, ${sps(h.losses)}`}.`,
    oddsReckoned: (h) =>
      `Force ${h.attack}${factors(h.attackFactors)} contre ${h.defence}${factors(h.defenceFactors)}${h.shift === 0 ? '' : `, une colonne à ${h.shift > 0 ? 'droite' : 'gauche'} pour les arcs et les canons`} : ${h.column > 5 ? 'plus de 4-1' : columnName(h.column)}.`,
    combatRolled: (h) =>
      `Dé ${h.die}${h.modifiers.map((one) => `, ${modifierName(one)} ${signed(one.value)}`).join('')} = ${h.total} : ${h.result}.`,
    decidedUnrolled: (h) => `${UNROLLED[h.by]} : ${h.result}.`,
    spsLost: (h) => `${sideNameFirst(h.side)} ${LOST[h.cause](lotsPhrase(h.lots))}.`,
    retreats: (h) => {
      const through = h.path.slice(0, -1);
      const by = through.length === 0 ? '' : `, en passant par ${hexList(through)}`;
      return `${sideNameFirst(h.side)} se retirent ${ofHex(h.from)} vers ${hexName(h.path.at(-1))}${by}.`;
    },
    goesInside: (h) => `${sideNameFirst(h.side)} se replient derrière les murs ${ofHex(h.hex)}.`,
    noWayOut: (h) => `${sideNameFirst(h.side)} ${atHex(h.hex)} n’ont aucune issue.`,
    routs: (h) =>
      `Déroute ${ofSide(h.side)} ${atHex(h.hex)} devant la cavalerie (${sps(h.cavalry)})${h.losses === 0 ? '' : ` ; perte supplémentaire : ${sps(h.losses)}`}.`,
    leaderFate: (h) => `${h.dice.join(' et ')} : ${leaderName(h.leader)} ${agreed(h.leader, fateOf(h))}.`,
    leaderGetsAway: (h) => `${capital(leaderName(h.leader))} rejoint les siens ${atHex(h.hex)}.`,
    advances: (h) =>
      `${sideNameFirst(h.side)} ${h.besieging ? 'avancent pour assiéger' : 'avancent et occupent'} ${hexName(h.to)} : ${lotsPhrase(h.lots)}${led(h.leaders)}.`,
    trainLost: ({ hex }) => `Le train de ravitaillement est perdu ${atHex(hex)} avec son escorte.`,
  },
  prompts: {
    combat: () => 'Déclarez une attaque, ou terminez la phase de combat.',
    stand: (G) =>
      `Attaque contre ${hexName(G.battle?.target)}, venue ${ofHex(G.battle?.from)} : dites comment vous vous tenez.`,
    fireLosses: (G) => `Tir défensif : désignez ${sps(G.battle?.fireLosses ?? 0)} à perdre.`,
    attackerLosses: (G) => {
      const hex = hexName(G.battle?.target);
      if (!G.battle?.result?.attacker.retreat) return `Désignez les pertes de votre attaque contre ${hex}.`;
      return `Votre attaque contre ${hex} est repoussée : désignez ses pertes, et dites où elle se retire.`;
    },
    defenderLosses: (G, at) => {
      const hex = G.battle?.target;
      const outside = hex !== undefined && G.sieges[hex] === at.side;
      const ours = outside ? `vos assiégeants devant ${hexName(hex)}` : `vos troupes ${atHex(hex)}`;
      if (!G.battle?.result?.defender.retreat) return `Désignez les pertes de ${ours}.`;
      return `${capital(ours)} doivent céder : désignez les pertes, et dites où va le reste.`;
    },
    advance: (G, at) =>
      `Occupez ${hexName(G.battle?.attacker === at.side ? G.battle.target : G.battle?.from)}, ou restez sur place.`,
    refuge: (G, at) => refugePrompt(G.battle?.refuges ?? [], at.side),
    withdraw: (G, at) => {
      const next = G.withdrawals[0];
      if (next?.refuges !== undefined && next.refuges.length > 0) return refugePrompt(next.refuges, at.side);
      return `Votre troupe doit quitter ${hexName(next?.hex)} : vers où ?`;
    },
  },
};
