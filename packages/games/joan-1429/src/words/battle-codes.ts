import type { LossFault } from '../rules/losses.ts';

/** Codes of refusals in the Combat Phase, battles, sieges and withdrawals. */
export type BattleCode =
  | LossFault
  | 'advanceNotThere'
  | 'advanceOverstacks'
  | 'advanceWithoutSps'
  | 'attackWithoutLeader'
  | 'attackWithoutSps'
  | 'besiegedOnlySortie'
  | 'besiegedOnlyStormed'
  | 'besiegersStayPut'
  | 'leaderAttackedAlready'
  | 'leaderNamedTwice'
  | 'leaderNotThere'
  | 'neutralCannotAttack'
  | 'noAdvance'
  | 'noEnemyThere'
  | 'noLaager'
  | 'noSiegeHere'
  | 'noWallsToChoose'
  | 'notNow'
  | 'nothingLeftToRetreat'
  | 'refugeNotNearest'
  | 'leaderNotFleeing'
  | 'retreatDemanded'
  | 'retreatNotAllowed'
  | 'routedCannotAttack'
  | 'siegeNoEnemy'
  | 'siegeNoEngineer'
  | 'siegeNoGun'
  | 'siegeNoTown'
  | 'siegeTooWeak'
  | 'siegeWeaponsOnlyTowns'
  | 'spsAttackedAlready'
  | 'spsNotThere'
  | 'standingOrdersUnreadable'
  | 'targetAttackedAlready'
  | 'targetNotAdjacent'
  | 'townClosed'
  | 'trainCannotAttack'
  | 'woundedCannotLead';

/** Steps that battle code asks about. */
export type BattlePrompt =
  | 'combat'
  | 'stand'
  | 'fireLosses'
  | 'attackerLosses'
  | 'defenderLosses'
  | 'advance'
  | 'refuge'
  | 'withdraw';
