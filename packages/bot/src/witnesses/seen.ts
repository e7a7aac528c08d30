import { type G, type Happening, type Order, sideOfSeat } from '@oriflamme/joan-1429';
import { CASE_IDS, type CaseId, caseOf } from '@oriflamme/joan-1429/rulebook';
import type { OrderRow } from '@oriflamme/platform';
import { BATTLE_WITNESSES } from './battle.ts';
import type { Moment, Witnesses } from './moment.ts';
import { MOVEMENT_WITNESSES } from './movement.ts';

const WITNESSES = Object.entries({ ...MOVEMENT_WITNESSES, ...BATTLE_WITNESSES } satisfies Witnesses) as [
  CaseId,
  (moment: Moment) => boolean,
][];

/** Cases that showed in an order without naming themselves. */
export const seenIn = (before: G, after: G, row: OrderRow): CaseId[] => {
  const moment: Moment = {
    before,
    after,
    side: sideOfSeat(row.seat),
    order: row.order as Order,
    told: row.happenings as readonly Happening[],
  };
  return WITNESSES.filter(([, shows]) => shows(moment)).map(([id]) => id);
};

/** Refusals that show a case other than the one they name. */
const BY_CODE: Readonly<Record<string, CaseId>> = {
  mandateMovement: '5.4.5',
  mandateFirst: '5.4.5',
  mandateCombat: '5.4.5',
  mandateStray: '5.4.5',
  enemyUnits: 'R13',
  prohibited: 'R13',
};

export const seenInRefusal = (code: string): CaseId | undefined => BY_CODE[code];

/** Every case that a game can show. */
export const CASES_TO_SEE: readonly CaseId[] = CASE_IDS.filter((id) => caseOf(id).needsNone === undefined);
