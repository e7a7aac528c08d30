import type { MandateEnd, MovementHappening } from '../../happenings/movement.ts';
import type { Detachment } from '../../state.ts';
import type { AreaWords } from '../area.ts';
import type { MovementCode } from '../movement-codes.ts';
import {
  capital,
  hexName,
  leaderList,
  leaderName,
  list,
  lotsItems,
  lotsPhrase,
  sideName,
  sideNameFirst,
  sps,
  turnName,
  unitName,
} from './names.ts';

const OBJECTIVES: Readonly<Record<string, string>> = { rheims: 'Rheims', paris: 'Paris', laCharite: 'La Charité' };
const objective = (name: unknown): string => OBJECTIVES[String(name)] ?? 'her objective';

const LAPSES: Readonly<Record<MandateEnd, string>> = {
  taken: 'the town is French',
  attacked: 'Jeanne has tried it',
  defeated: 'her army was beaten',
};

const groupPhrase = ({ lots, leaders, supplyTrain }: Detachment): string =>
  capital(
    list([...lotsItems(lots), ...leaders.map(leaderName), ...(supplyTrain === true ? ['the supply train'] : [])]),
  );

const route = (path: readonly string[]): string => hexName(path[path.length - 1]);
const mps = (n: unknown): string => (n === 1 ? '1 MP' : `${String(n)} MPs`);

export const movement: AreaWords<MovementHappening, MovementCode, 'movement'> = {
  violations: {
    badOrder: ({ at }) => `This order cannot be read${at === '' ? '' : ` (at ${String(at)})`}.`,
    besieged: ({ hex }) => `Nobody leaves the besieged town of ${hexName(hex)} by marching.`,
    besiegersStay: ({ hex }) => `The besiegers of ${hexName(hex)} stay there on turn 1.`,
    broughtByOthers: ({ hex, unit, leaders }) =>
      `${unit === 'train' ? 'The supply train' : `The ${unitName(unit)}`} at ${hexName(hex)} can march on in this phase only with a leader of the march that ended there: ${leaderList(leaders)}.`,
    closedTown: ({ hex }) => `${hexName(hex)} is closed while Burgundy is neutral.`,
    dropAll: ({ hex }) => `Somebody must march on from ${hexName(hex)}: end the march there instead.`,
    dropNotCarried: ({ hex }) => `The group no longer has what it should leave at ${hexName(hex)}.`,
    dropNotOnWay: ({ hex }) => `The march does not pass through ${hexName(hex)}, so nothing can be left there.`,
    emptyGroup: ({ hex }) => `Nobody at ${hexName(hex)} was chosen to march.`,
    emptyPath: ({ hex }) => `The march from ${hexName(hex)} leads nowhere.`,
    enemyUnits: ({ hex }) => `Enemy troops stand at ${hexName(hex)}.`,
    excessCount: ({ excess, named }) => `Exactly ${sps(excess)} must be removed, not ${String(named)}.`,
    excessStacksFree: ({ hex }) => `Guns and engineers at ${hexName(hex)} stack for free: remove others.`,
    fieldworksInTown: ({ hex }) => `No fieldworks are built in the town of ${hexName(hex)}.`,
    fieldworksThere: ({ hex }) => `Fieldworks stand at ${hexName(hex)} already.`,
    inert: ({ hex }) => `The Burgundians at ${hexName(hex)} are neutral and do not move.`,
    keepGarrison: ({ hex }) => `${hexName(hex)} was taken this phase and keeps at least 1 SP.`,
    leadersAtEnemyTown: ({ hex }) => `Leaders without troops do not enter the enemy’s town of ${hexName(hex)}.`,
    leadersMeetEnemy: ({ hex }) => `Leaders without troops do not enter ${hexName(hex)}, where the enemy is.`,
    leaveGarrison: ({ hex }) => `To march on from ${hexName(hex)}, leave at least 1 SP in it.`,
    mandateCombat: (p) => `Jeanne must first attack or besiege ${objective(p['objective'])}, as her Voices ask.`,
    mandateFirst: (p) =>
      `From here Jeanne first attacks ${objective(p['objective'])}, with at least half of the troops.`,
    mandateMovement: (p) =>
      `The Voices send Jeanne to ${objective(p['objective'])}: she and half of her troops must march nearer, and can.`,
    mandateStray: (p) =>
      `That would keep Jeanne and half of her troops from marching toward ${objective(p['objective'])} this phase.`,
    matchOver: () => 'The match is over.',
    noBuilders: ({ hex }) => `No engineers in supply that have not yet moved stand at ${hexName(hex)}.`,
    noLeader: ({ hex, unit }) =>
      `${unit === 'train' ? 'The supply train' : `The ${unitName(unit)}`} at ${hexName(hex)} can march only with a leader who was in the same hex as this phase began.`,
    noMarkers: ({ limit }) => `All ${String(limit)} fieldworks markers are in use: remove one first.`,
    noMps: ({ hex, cost, left }) => `Entering ${hexName(hex)} costs ${mps(cost)}; the group has ${String(left)} left.`,
    notAdjacent: ({ from, to }) => `${hexName(to)} does not touch ${hexName(from)}.`,
    nothingToUndo: () => 'There is nothing to take back.',
    notOverstacked: ({ hex }) => `${hexName(hex)} is not overstacked.`,
    notThere: ({ hex }) => `Not all of these pieces are yours at ${hexName(hex)}.`,
    notYourDecision: () => 'It is not for you to decide now.',
    notYourFieldworks: ({ hex }) => `No fieldworks of yours stand at ${hexName(hex)}.`,
    overstacked: ({ hex, excess }) => `${hexName(hex)} holds ${sps(excess)} too many: remove them first.`,
    ownTownBesieged: ({ hex }) => `Nobody enters the besieged town of ${hexName(hex)}.`,
    prohibited: ({ hex }) => `${hexName(hex)} is all sea or off the map.`,
    routed: ({ hex }) => `The routed troops at ${hexName(hex)} do nothing else this turn.`,
    siegeEndsMarch: ({ hex }) => `Entering ${hexName(hex)} to besiege it ends the march.`,
    undoDice: () => 'A die has been rolled: this cannot be taken back.',
    undoOthers: () => 'The other side has decided since: this cannot be taken back.',
    wounded: () => 'Jeanne is wounded and does not move this turn.',
    wrongStep: () => 'That order does not answer what is asked now.',
  },
  happenings: {
    playerTurnBegins: ({ side, turn }) => `${turnName(turn)}: the player turn of ${sideName(side)}.`,
    marched: ({ from, path, group, mps: cost }) =>
      `${groupPhrase(group)} marched from ${hexName(from)} to ${route(path)} (${mps(cost)}).`,
    droppedOff: ({ hex, group }) => `${groupPhrase(group)} stayed at ${hexName(hex)}.`,
    townTaken: ({ side, hex }) => `${sideNameFirst(side)} took ${hexName(hex)}.`,
    townReverts: ({ side, hex }) => `${hexName(hex)}, left without a garrison, is again held by ${sideName(side)}.`,
    siegeBegins: ({ side, hex }) => `${sideNameFirst(side)} laid siege to ${hexName(hex)}.`,
    siegeEnds: ({ hex }) => `The siege of ${hexName(hex)} is lifted.`,
    townFalls: ({ side, hex }) => `${hexName(hex)} fell to ${sideName(side)}.`,
    trainDestroyed: ({ hex }) => `The supply train was destroyed at ${hexName(hex)}.`,
    fieldworksBuilt: ({ hex }) => `Fieldworks were built at ${hexName(hex)}.`,
    fieldworksRemoved: ({ hex }) => `The fieldworks at ${hexName(hex)} were given up.`,
    excessRemoved: ({ hex, lots }) => `Too many at ${hexName(hex)}: ${lotsPhrase(lots)} removed.`,
    movementEnds: ({ side, passed }) =>
      passed ? `${sideNameFirst(side)} had nothing to move.` : `${sideNameFirst(side)} ended their movement.`,
    combatEnds: ({ side, passed }) =>
      passed ? `${sideNameFirst(side)} had nobody to attack.` : `${sideNameFirst(side)} ended their combat.`,
    mandateWaits: (h) => `Jeanne cannot yet march on ${objective(h.objective)}: the mandate waits.`,
    mandateExcused: (h) =>
      `The enemy leaves Jeanne no way to obey: she is excused from ${objective(h.objective)} this turn.`,
    mandateLapses: (h) => `The mandate for ${objective(h.objective)} is over: ${LAPSES[h.why]}.`,
    routedMarch: ({ from, path }) => `The routed troops fled from ${hexName(from)} to ${route(path)}.`,
    rallied: ({ hex }) => `The routed troops at ${hexName(hex)} rallied.`,
    laagerRemoved: ({ hex }) => `The laager at ${hexName(hex)} was broken up.`,
  },
  prompts: {
    movement: (G, { side }) => {
      const bound = side === 'french' && G.mandate !== null && !G.mandate.excused;
      return bound
        ? `March with your stacks, then end the movement; the Voices send Jeanne to ${objective(G.mandate?.objective)}.`
        : 'March with your stacks, then end the movement.';
    },
  },
};
