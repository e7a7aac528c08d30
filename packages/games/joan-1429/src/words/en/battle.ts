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
  capital,
  hexList,
  hexName,
  leaderList,
  leaderName,
  lotsPhrase,
  sideName,
  sideNameFirst,
  sps,
} from './names.ts';

const FACTORS: Readonly<Record<Factor['name'], string>> = {
  inside: 'behind walls',
  terrain: 'on hard ground',
  river: 'behind a river',
  unsupplied: 'those out of supply halved',
  siegeWeapons: 'siege weapons doubled',
  artillery: 'artillery doubled',
  heavyCavalry: 'heavy cavalry doubled',
};

const factors = (all: readonly Factor[]): string =>
  all.length === 0 ? '' : ` (${all.map(({ name }) => FACTORS[name]).join(', ')})`;

const led = (leaders: readonly string[]): string => (leaders.length === 0 ? '' : ` under ${leaderList(leaders)}`);

const UNROLLED = {
  overwhelming: 'The odds leave nothing to the die',
  fire: 'No attacker is left after the defensive fire',
  noFighters: 'The defenders cannot fight',
} as const;

type Cause = Extract<BattleHappening, { kind: 'spsLost' }>['cause'];

const LOST: Readonly<Record<Cause, (lots: string) => string>> = {
  fire: (lots) => `lose ${lots} to defensive fire`,
  result: (lots) => `lose ${lots}`,
  guns: (lots) => `leave ${lots} behind`,
  push: (lots) => `lose ${lots} breaking through`,
  rout: (lots) => `lose ${lots} in the rout`,
  eliminated: (lots) => `are wiped out: ${lots}`,
  noRetreat: (lots) => `are cut off and lost: ${lots}`,
};

const FATES = {
  unharmed: 'comes to no harm',
  escapes: 'gets away',
  killed: 'is killed',
  captured: 'is captured',
} as const;

/** [R34] By the chart only a 12 takes him prisoner; else it is that no friends are left. */
const fateOf = ({ way, dice, fate }: Extract<BattleHappening, { kind: 'leaderFate' }>): string => {
  const stranded = way === 'chart' && fate === 'captured' && dice.reduce((sum, die) => sum + die, 0) !== 12;
  return stranded ? 'finds no friends to flee to and is captured' : FATES[fate];
};

const refugePrompt = (refuges: readonly { leader: LeaderId }[], side: Side): string => {
  const fled = refuges.map(({ leader }) => leader).filter((leader) => LEADER_FACTS[leader].side === side);
  return `${leaderList(fled)} ${fled.length > 1 ? 'have' : 'has'} got away: to which friends?`;
};

export const battle: AreaWords<BattleHappening, BattleCode, BattlePrompt> = {
  violations: {
    lossesNotThere: () => 'The losses name troops that are not there to lose.',
    lossesMiscounted: ({ number }) => `Exactly ${sps(number)} must be named.`,
    lossesSpareCavalry: ({ cavalry }) => `At least ${sps(cavalry)} of the losses must be cavalry.`,
    advanceNotThere: ({ hex }) => `Only those who fought at ${hexName(hex)}, and are left, may advance.`,
    advanceOverstacks: ({ hex, room }) => `${capital(hexName(hex))} has room for ${sps(room)} more.`,
    advanceWithoutSps: () => 'Leaders do not advance without troops.',
    attackWithoutLeader: () => 'An attack needs a leader with an attack bonus.',
    attackWithoutSps: () => 'An attack needs troops.',
    besiegedOnlySortie: ({ hex }) => `Those besieged at ${hexName(hex)} attack only their besiegers.`,
    besiegedOnlyStormed: ({ hex }) => `The besieged at ${hexName(hex)} can only be stormed by their besiegers.`,
    besiegersStayPut: ({ hex }) => `The besiegers of ${hexName(hex)} stay there on turn 1.`,
    leaderAttackedAlready: ({ leader }) => `${leaderName(leader)} has attacked in this phase.`,
    leaderNamedTwice: () => 'A leader is named twice.',
    leaderNotThere: ({ leader, hex }) => `${leaderName(leader)} is not at ${hexName(hex)}.`,
    neutralCannotAttack: () => 'Burgundy is neutral: its men do not fight.',
    noAdvance: () => 'There is no hex to advance into.',
    noEnemyThere: ({ hex }) => `No enemy troops stand at ${hexName(hex)}.`,
    noLaager: () => 'No laager can be formed here.',
    noSiegeHere: ({ hex }) => `There is no siege at ${hexName(hex)}.`,
    noWallsToChoose: () => 'Here there is no choice between inside and outside.',
    notNow: () => 'That is not to be decided now.',
    nothingLeftToRetreat: ({ hex }) => `Nobody is left at ${hexName(hex)} to retreat.`,
    leaderNotFleeing: ({ leader }) => `${leaderName(leader)} is not looking for a refuge.`,
    refugeNotNearest: ({ hex }) => `${capital(hexName(hex))} is not among the nearest friends.`,
    retreatDemanded: ({ hex }) => `The force at ${hexName(hex)} must retreat: say where.`,
    retreatNotAllowed: ({ hex }) => `The force at ${hexName(hex)} may not retreat that way.`,
    routedCannotAttack: () => 'Routed troops do nothing but make for safety.',
    siegeNoEnemy: ({ hex }) => `No enemy holds ${hexName(hex)} with troops.`,
    siegeNoEngineer: ({ hex }) =>
      `A siege of ${hexName(hex)} needs engineers, or friends on three alternate neighbouring hexes.`,
    siegeNoGun: ({ hex }) => `A siege of ${hexName(hex)} needs artillery or siege weapons.`,
    siegeNoTown: ({ hex }) => `${capital(hexName(hex))} is no town to besiege.`,
    siegeTooWeak: ({ hex, ours, theirs }) =>
      `To besiege ${hexName(hex)} takes more than ${sps(theirs)}; this would be ${String(ours)}.`,
    siegeWeaponsOnlyTowns: () => 'Siege weapons attack only those inside a town.',
    spsAttackedAlready: () => 'These troops have attacked in this phase.',
    spsNotThere: ({ hex }) => `Not so many troops are at ${hexName(hex)}.`,
    standingOrdersUnreadable: () => 'These standing orders cannot be read.',
    targetAttackedAlready: ({ from, target }) =>
      `${capital(hexName(target))} has been attacked from ${hexName(from)} in this phase.`,
    targetNotAdjacent: ({ from, target }) => `${capital(hexName(target))} is not next to ${hexName(from)}.`,
    townClosed: ({ hex }) => `${capital(hexName(hex))} is closed while Burgundy is neutral.`,
    trainCannotAttack: () => 'The supply train does not attack.',
    woundedCannotLead: ({ leader }) => `${leaderName(leader)} is wounded and leads nobody this turn.`,
  },
  happenings: {
    leaderCaptured: ({ leader, by }) => `${leaderName(leader)} is a captive of ${sideName(by)}.`,
    leaderKilled: ({ leader }) => `${leaderName(leader)} is dead.`,
    willBreaks: () => 'The Maid is taken: French National Will falls to 0, and never rises above 1 again.',
    siegeRaised: (h) =>
      `${sideNameFirst(h.side)} are too few before ${hexName(h.hex)} (${h.ours} to ${h.theirs}): the siege is raised.`,
    attackDeclared: (h) => {
      const whom = h.relief ? `the besiegers of ${hexName(h.target)}` : hexName(h.target);
      const how = {
        attack: `attack ${whom} from ${hexName(h.from)}`,
        storm: `storm ${hexName(h.target)}`,
        sortie: `sally out of ${hexName(h.from)}`,
      };
      return `${sideNameFirst(h.side)} ${how[h.battle]}: ${lotsPhrase(h.lots)}${led(h.leaders)}.`;
    },
    siegeLaid: (h) =>
      `${sideNameFirst(h.side)} lay siege to ${hexName(h.hex)}: ${lotsPhrase(h.lots)}${led(h.leaders)}.`,
    stands: (h) => `${sideNameFirst(h.side)} defend ${h.inside ? 'inside' : 'outside'} ${hexName(h.hex)}.`,
    laagerFormed: ({ hex }) => `The English draw their wagons into a laager at ${hexName(hex)}.`,
    attackCalledOff: ({ target }) =>
      `Siege weapons alone do not fight in the open: the attack on ${hexName(target)} is off.`,
    defensiveFire: (h) =>
      `${sideNameFirst(h.side)} fire with ${sps(h.sps)}, die ${h.die}: ${h.losses === 0 ? 'no effect' : `${sps(h.losses)} lost`}.`,
    oddsReckoned: (h) =>
      `Strength ${h.attack}${factors(h.attackFactors)} against ${h.defence}${factors(h.defenceFactors)}${h.shift === 0 ? '' : `, a column ${h.shift > 0 ? 'right' : 'left'} for bows and guns`}: ${h.column > 5 ? 'beyond 4-1' : columnName(h.column)}.`,
    combatRolled: (h) =>
      `Die ${h.die}${h.modifiers.map((one) => `, ${modifierName(one)} ${signed(one.value)}`).join('')} = ${h.total}: ${h.result}.`,
    decidedUnrolled: (h) => `${UNROLLED[h.by]}: ${h.result}.`,
    spsLost: (h) => `${sideNameFirst(h.side)} ${LOST[h.cause](lotsPhrase(h.lots))}.`,
    retreats: (h) => {
      const through = h.path.slice(0, -1);
      const by = through.length === 0 ? '' : ` through ${hexList(through)}`;
      return `${sideNameFirst(h.side)} retreat from ${hexName(h.from)}${by} to ${hexName(h.path.at(-1))}.`;
    },
    goesInside: (h) => `${sideNameFirst(h.side)} fall back inside ${hexName(h.hex)}.`,
    noWayOut: (h) => `${sideNameFirst(h.side)} at ${hexName(h.hex)} have no way out.`,
    routs: (h) =>
      `${sideNameFirst(h.side)} at ${hexName(h.hex)} rout before ${sps(h.cavalry)} of cavalry${h.losses === 0 ? '' : ` and lose ${sps(h.losses)} more`}.`,
    leaderFate: (h) => `${h.dice.join(' and ')}: ${leaderName(h.leader)} ${fateOf(h)}.`,
    leaderGetsAway: (h) => `${leaderName(h.leader)} reaches friends at ${hexName(h.hex)}.`,
    advances: (h) =>
      `${sideNameFirst(h.side)} advance ${h.besieging ? 'to besiege' : 'into'} ${hexName(h.to)}: ${lotsPhrase(h.lots)}${led(h.leaders)}.`,
    trainLost: ({ hex }) => `The supply train at ${hexName(hex)} is lost with its escort.`,
  },
  prompts: {
    combat: () => 'Declare an attack, or end the Combat Phase.',
    stand: (G) =>
      `${capital(hexName(G.battle?.target))} is attacked from ${hexName(G.battle?.from)}: say how you stand.`,
    fireLosses: (G) => `Defensive fire: name ${sps(G.battle?.fireLosses ?? 0)} to lose.`,
    attackerLosses: (G) => {
      const hex = hexName(G.battle?.target);
      if (!G.battle?.result?.attacker.retreat) return `Name the losses of your attack on ${hex}.`;
      return `Your attack on ${hex} is beaten back: name its losses, and where it retreats.`;
    },
    defenderLosses: (G, at) => {
      const hex = G.battle?.target;
      const outside = hex !== undefined && G.sieges[hex] === at.side;
      const ours = `your ${outside ? 'besiegers before' : 'force at'} ${hexName(hex)}`;
      if (!G.battle?.result?.defender.retreat) return `Name the losses of ${ours}.`;
      return `${capital(ours)} must give way: name the losses, and where the rest go.`;
    },
    advance: (G, at) =>
      `Advance into ${hexName(G.battle?.attacker === at.side ? G.battle.target : G.battle?.from)}, or hold your ground.`,
    refuge: (G, at) => refugePrompt(G.battle?.refuges ?? [], at.side),
    withdraw: (G, at) => {
      const next = G.withdrawals[0];
      if (next?.refuges !== undefined && next.refuges.length > 0) return refugePrompt(next.refuges, at.side);
      return `Your force must leave ${hexName(next?.hex)}: where to?`;
    },
  },
};
