import type { Table } from '@oriflamme/platform';
import type { BattleHappening } from './happenings/battle.ts';
import type { DeterminationHappening } from './happenings/determination.ts';
import type { MovementHappening } from './happenings/movement.ts';

/** Everything a match can tell, each as a value with its rule; words are made of it where it is read. */
export type Happening = MovementHappening | BattleHappening | DeterminationHappening;

/** The table as this game's rules, phases and battles use it. */
export type GameTable = Table<Happening>;
