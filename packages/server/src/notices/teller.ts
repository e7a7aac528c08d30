import { SEATS, type Seat } from '@oriflamme/platform';
import {
  claimOutbox,
  dropNotices,
  findMatch,
  type MatchRecord,
  type OutboxRow,
  outboxDone,
  planNotice,
  type Storage,
  type Transaction,
} from '@oriflamme/storage';
import type { Clock } from '../clock.ts';
import { clockOf } from '../clocks/match-clock.ts';

/** A hand-over is told only when it has stood this long: quick back-and-forth comes to one notice. */
export const GATHER_MS = 45_000;
const BATCH = 50;

/** What ceases to be news when the decision has gone elsewhere. */
const OF_DECISION = ['decision', 'reminder', 'ranOut', 'timeOut'] as const;
/** What is planned anew whenever a clock changes. */
const OF_CLOCK = ['reminder', 'ranOut', 'timeOut'] as const;

/**
 * Turns what was written with orders into what people are to be told. It looks at the match as it is now and not at
 * what the row says, so rows may be taken in any order and by any process.
 */
export async function tellOutbox(storage: Storage, clock: Clock, planClock: PlanClock): Promise<number> {
  return storage.transaction(async (tx) => {
    const rows = await claimOutbox(tx, BATCH);
    for (const row of rows) await tell(tx, row, clock.now(), planClock);
    if (rows.length > 0)
      await outboxDone(
        tx,
        rows.map(({ id }) => id),
      );
    return rows.length;
  });
}

/** Plans reminders and the end of a seat's time. */
export type PlanClock = (tx: Transaction, match: MatchRecord, now: Date) => Promise<void>;

type Plan = (personId: string, kind: string, due?: Date) => Promise<void>;

async function tell(tx: Transaction, row: OutboxRow, now: Date, planClock: PlanClock): Promise<void> {
  const match = await findMatch(tx, row.match_id);
  if (!match) return;
  const people = playersOf(match);
  const dueAt = new Date(now.getTime() + GATHER_MS);
  const plan: Plan = (personId, kind, due = dueAt) =>
    planNotice(tx, {
      personId,
      matchId: match.id,
      kind,
      n: match.state_number ?? 0,
      body: row.body,
      // Time that is given twice is told as one gift.
      sum: kind === 'given' ? ('hours' satisfies keyof ClockAct) : undefined,
      dueAt: due,
    });

  switch (row.kind) {
    case 'begun':
    case 'decide':
      await dropNotices(tx, match.id, OF_CLOCK);
      for (const [seat, personId] of people) {
        if (match.status === 'running' && match.active.includes(seat)) await plan(personId, 'decision');
        else await dropNotices(tx, match.id, OF_DECISION, personId);
      }
      if (match.status === 'running') await planClock(tx, match, now);
      return;
    case 'clock':
      // No new decision: whoever has to decide was told when it came to him.
      await dropNotices(tx, match.id, OF_CLOCK);
      if (match.status === 'running') {
        await planClock(tx, match, now);
        await tellAct(match, row.body as ClockAct, people, plan);
      }
      return;
    case 'ended':
      await dropNotices(tx, match.id, OF_DECISION);
      for (const [, personId] of people) await plan(personId, abandoned(match) ? 'abandoned' : 'ended');
      return;
    case 'draw':
    case 'takeBack':
    case 'chat': {
      const { from } = row.body as { from?: unknown };
      for (const [seat, personId] of people) if (seat !== from) await plan(personId, row.kind);
      return;
    }
    case 'invitation':
    case 'seat': {
      const { to } = row.body as { to?: unknown };
      if (typeof to === 'string') await plan(to, row.kind, now);
      return;
    }
  }
}

/** What a player did to the clocks, of which the other is to hear. */
export type ClockAct = { readonly asks?: Seat; readonly gives?: Seat; readonly hours?: number };

async function tellAct(
  match: MatchRecord,
  { asks, gives }: ClockAct,
  people: readonly [Seat, string][],
  plan: Plan,
): Promise<void> {
  for (const [seat, personId] of people) {
    if (asks !== undefined && asks !== seat) await plan(personId, clockOf(match)?.paused ? 'goOn' : 'pause');
    if (gives !== undefined && gives !== seat) await plan(personId, 'given');
  }
}

const abandoned = ({ outcome }: MatchRecord): boolean => outcome?.by === 'abandonment';

/** Who sits where; somebody who plays both sides needs no news of himself. */
export function playersOf(match: MatchRecord): [Seat, string][] {
  const players = SEATS.flatMap((seat): [Seat, string][] => {
    const personId = match.seats.find((each) => each.seat === seat)?.person_id;
    return personId == null ? [] : [[seat, personId]];
  });
  const [first, second] = players;
  return first?.[1] === second?.[1] ? [] : players;
}
