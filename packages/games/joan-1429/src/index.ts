import type { GameModule, Words } from '@oriflamme/platform';
import { violation } from '@oriflamme/platform';
import type { Game } from 'boardgame.io';
import { advise } from './advise.ts';
import { compose } from './compose.ts';
import { explainBeforehand } from './explain.ts';
import { game } from './game.ts';
import { SIDES, type Step } from './ids.ts';
import { type MatchOptions, parseMatchOptions } from './match-options.ts';
import { type Options, optionsOf } from './options.ts';
import type { Order } from './orders.ts';
import { parseOrder } from './orders-schema.ts';
import { seatOf, situationOf } from './situation.ts';
import { parseStandingOrders, type StandingOrders, standingAnswer } from './standing-orders.ts';
import { type G, RULES_VERSION } from './state.ts';
import { undoable } from './undo.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

const words: Readonly<Record<'en' | 'fr', Words<G>>> = { en, fr };

/** Joan of Arc's Victory, 1429: the only door of the package. */
export const joan1429: GameModule<G, Order, Options, MatchOptions, StandingOrders> = {
  id: 'joan-1429',
  rulesVersion: RULES_VERSION,
  sides: SIDES,
  game: game as unknown as Game<G>,
  parseSetup: parseMatchOptions,
  parseOrder,
  parseStandingOrders,
  options: (G, ctx, seat) => {
    const at = situationOf(ctx);
    return at === undefined || seatOf(at.side) !== seat ? undefined : optionsOf(G, at);
  },
  compose,
  explain: (G, ctx, seat, order) => {
    const at = situationOf(ctx);
    if (at === undefined) return violation('8.4', 'matchOver');
    if (seatOf(at.side) !== seat) return violation('4.0', 'notYourDecision');
    return explainBeforehand(G, at, order);
  },
  advise: (G, ctx, seat) => {
    const at = situationOf(ctx);
    return at === undefined || seatOf(at.side) !== seat ? undefined : advise(G, at);
  },
  standingAnswer: (G, ctx, seat, standing) => {
    const at = situationOf(ctx);
    return at === undefined || seatOf(at.side) !== seat ? undefined : standingAnswer(G, at, standing);
  },
  routineSteps: ['fireLosses', 'attackerLosses', 'defenderLosses', 'advance'] satisfies Step[],
  undoable,
  words,
};

export { CASE_IDS, type CaseId } from '../rulebook/cases.ts';
// What a player's table composes losses, retreats and attacks with.
export {
  type AdvanceChoice,
  departure,
  departureWays,
  type LossQuestion,
  type LossWay,
} from './battle/loss-question.ts';
export type {
  AdvanceOptions,
  AttackOption,
  CombatOptions,
  LossOptions,
  RefugeOptions,
  StandOptions,
  WithdrawOptions,
} from './battle/options.ts';
export type { Asked, Battle, Lots, Modifier, Withdrawal } from './battle/state.ts';
export { COMBAT_RESULTS, ODDS_COLUMNS } from './data/combat-results.ts';
export { COUNTERMIX } from './data/countermix.ts';
export { DEFENSIVE_FIRE } from './data/defensive-fire.ts';
export { JEANNE_EVENTS, type JeanneEvent, jeanneEvent } from './data/jeanne-events.ts';
export { LEADER_FACTS, type LeaderFacts } from './data/leaders.ts';
export * from './data/map/index.ts';
export {
  ARTHURS_BRETONS,
  BURGUNDY_GREATER_ROLE,
  type Garrison,
  HENRYS_LANDING,
  LAST_TURN,
  MUSTER_TOWNS,
  type Reinforcement,
  SCENARIO_TABLE,
} from './data/scenarios.ts';
export { TOWN_FALLS_AT } from './data/siege-table.ts';
export { LEADER_ALLOWANCE, SUPPLY_TRAIN_ALLOWANCE, UNITS, type UnitFacts } from './data/units.ts';
export {
  detachmentSps,
  hasSps,
  hexesWith,
  leadersOf,
  lotEntries,
  lotsOf,
  sideOfLot,
  spsOf,
  spsOnMap,
} from './forces.ts';
export type { GameTable, Happening } from './happenings.ts';
export * from './ids.ts';
export * from './lots.ts';
export * from './match-options.ts';
export type { CombatExtras, Options } from './options.ts';
export * from './orders.ts';
export { type AttackPreview, type Column, preview, previewAttack, previewSiege, type SiegePreview } from './preview.ts';
export { type Fate, type Recap, recapOf } from './recap.ts';
export type { BuildOptions } from './rules/build-order.ts';
export { columnName, stackingSps, sumOf } from './rules/combat.ts';
export {
  besieger,
  closed,
  holder,
  inside,
  isBesieged,
  isFriendlyTown,
  isOpenTown,
  openTowns,
} from './rules/control.ts';
export { freeChoice, type LossChoice, lossesInOrder } from './rules/losses.ts';
export type { MovementOptions, MovingClass, MovingStack } from './rules/movement-options.ts';
export { reachOfGroup as reach } from './rules/movement-options.ts';
export type { Arrival, Reach } from './rules/movement-reach.ts';
export { wayOf } from './rules/movement-reach.ts';
export { retreatWays, type Way } from './rules/retreat.ts';
export { siegeStanding, siegeStrength } from './rules/siege.ts';
export { excessOf, STACKING_LIMIT } from './rules/stacking.ts';
export { inSupply, supplySource } from './rules/supply.ts';
export { setup } from './setup.ts';
export { seatOf, sideOfSeat, situationOf } from './situation.ts';
export type { StandingOrders } from './standing-orders.ts';
export * from './state.ts';
export { modifierName as modifierNameInEnglish } from './words/en/modifiers.ts';
export { modifierName as modifierNameInFrench } from './words/fr/modifiers.ts';
