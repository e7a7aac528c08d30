import { otherSeat, SEATS } from '@oriflamme/platform';
import { type MatchRecord, planNotice, type Transaction } from '@oriflamme/storage';
import { playersOf } from '../notices/teller.ts';
import { clockOf, endOf } from './match-clock.ts';

const HOUR = 3_600_000;

/** How long before the end of its time a seat is reminded. */
const LADDER_MS: readonly number[] = [72 * HOUR, 24 * HOUR, 6 * HOUR, HOUR];

/** Plans the next reminder for whoever's time runs, and for both the news that it has run out. */
export async function planClock(tx: Transaction, match: MatchRecord, now: Date): Promise<void> {
  const clock = clockOf(match);
  // In a live match both sit at the board, and the page itself shows the time.
  if (clock === null || clock.pace === 'live') return;
  const players = new Map(playersOf(match));
  for (const seat of SEATS) {
    const end = endOf(clock, seat);
    const personId = players.get(seat);
    if (end === undefined || personId === undefined) continue;
    const plan = (to: string, kind: string, at: number): Promise<void> =>
      planNotice(tx, {
        personId: to,
        matchId: match.id,
        kind,
        n: match.state_number ?? 0,
        body: { end },
        dueAt: new Date(at),
      });
    const next = LADDER_MS.map((before) => end - before).find((at) => at > now.getTime());
    if (next !== undefined) await plan(personId, 'reminder', next);
    if (end <= now.getTime()) continue;
    await plan(personId, 'ranOut', end);
    const other = players.get(otherSeat(seat));
    if (other !== undefined) await plan(other, 'timeOut', end);
  }
}
