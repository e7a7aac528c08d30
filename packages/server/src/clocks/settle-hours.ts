import { addToOutbox, findMatch, type Storage, setClock } from '@oriflamme/storage';
import type { Clock } from '../clock.ts';
import type { ClockAct } from '../notices/teller.ts';
import { clockOf, type MatchClock, withPresentHours } from './match-clock.ts';

export interface ClockServices {
  storage: Storage;
  clock: Clock;
  changed(matchId: string): void;
}

const TRIES = 5;

/** Changes a clock beside the orders; whoever changed it meanwhile is not overwritten. Undefined: nothing to change. */
export async function changeClock(
  { storage, changed }: ClockServices,
  matchId: string,
  change: (clock: MatchClock) => MatchClock | undefined | Promise<MatchClock | undefined>,
  act: (changed: MatchClock) => ClockAct = () => ({}),
): Promise<boolean> {
  for (let i = 0; i < TRIES; i++) {
    const match = await findMatch(storage, matchId);
    const seen = match?.status === 'running' ? clockOf(match) : null;
    const next = seen && (await change(seen));
    if (!next) return false;
    const set = await storage.transaction(async (tx) => {
      const kept = await setClock(tx, matchId, seen, next);
      if (kept) await addToOutbox(tx, matchId, 'clock', act(next));
      return kept;
    });
    if (!set) continue;
    changed(matchId);
    return true;
  }
  return false;
}

/** A player's hours have changed: they count from now on. */
export async function settleHours(services: ClockServices, matchIds: readonly string[]): Promise<void> {
  for (const id of matchIds)
    await changeClock(services, id, (clock) => withPresentHours(services.storage, id, clock, services.clock.now()));
}
