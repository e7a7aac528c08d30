import { countUnread, findMatch, type MatchRecord, readSeen } from '@oriflamme/storage';
import type { z } from 'zod';
import { revealedDice } from '../dice/seeds.ts';
import type { HotMatch } from '../matches/hot-match.ts';
import { logEntry } from '../matches/log-rows.ts';
import { matchData, viewOf } from '../matches/view.ts';
import { audiencesOf } from '../routes/match-services.ts';
import { seatsHeld } from './access.ts';
import type { Handler } from './door.ts';
import { follow, type MatchSocket, type SocketServices } from './follow.ts';
import { failure, type syncMessage } from './messages.ts';

const MATCHES_PER_SOCKET = 50;
/** How much of the log a client gets that comes in: about one game turn. */
const PHASE_ROWS = 60;

/** A client comes to a match, or comes back: from here on it follows, and it is sent what it lacks. */
export const syncHandler =
  (services: SocketServices, changed: (matchId: string) => void): Handler<z.infer<typeof syncMessage>> =>
  async (socket, [matchId, wanted, credentials, options], acknowledge) => {
    const { storage, host, presence, clock } = services;
    const match = await matchHere(services, socket, matchId);
    if (!match) return failure('no-such-match', 'There is no such match');
    const seats = await seatsHeld(storage, match, socket.data.person, wanted, credentials);
    if (wanted && !seats.includes(wanted)) return failure('not-seated', 'This is not your seat');
    if (seats.length === 0 && !match.watchable) return failure('not-watchable', 'This match is closed to watchers');
    if (socket.data.following.size >= MATCHES_PER_SOCKET && !socket.data.following.has(matchId))
      return failure('too-many', 'Too many matches on one connection');
    const hot = match.state_number === null ? undefined : await host.hot(matchId);
    const dice = hot ? await revealedDice(storage, hot.record) : null;
    const language = 'language' in options ? (options.language ?? 'en') : 'en';
    const { person } = socket.data;
    const own = person && {
      seen: await readSeen(storage, matchId, person.id),
      unread: await countUnread(storage, matchId, person.id, audiencesOf(match, seats.length > 0)),
    };
    const shown = credentials ? match.seats.find((each) => each.seat === wanted && each.token) : undefined;
    const token = shown && wanted ? { seat: wanted, takenAt: shown.taken_at } : undefined;
    const ours = acknowledge !== undefined;
    // Gone while we read: nothing would ever take it out of the rooms again.
    if (!socket.connected) return undefined;
    follow(services, socket, matchId, { seats, token, begun: hot !== undefined, ours, language });
    // From here to the emission nothing waits: no row can come in between.
    const record = hot?.record ?? match;
    const view = { ...viewOf(record, host.game(record), presence, clock.now(), socket.data.person?.id), dice };
    // It may have begun since it was read; whoever joined the room too late for that message gets it now.
    if (!hot) changed(matchId);
    if (!acknowledge) {
      if (hot)
        socket.emit('sync', matchId, { state: hot.state, log: recentLog(hot), filteredMetadata: matchData(view) });
      return undefined;
    }
    if (!hot) return { ok: true, match: view, seats, n: null, log: [], language, ...own };
    const since = 'since' in options ? options.since : undefined;
    const reaches = typeof since === 'number' && since <= hot.state._stateID && since >= hot.base._stateID;
    const phase = hot.rows.filter((row) => row.n > hot.state._stateID - PHASE_ROWS).map(({ patch: _, ...row }) => row);
    const answer = { ok: true, match: view, seats, n: hot.state._stateID, log: phase, language, ...own };
    acknowledge(
      reaches ? { ...answer, rows: hot.rows.filter((row) => row.n > since) } : { ...answer, state: hot.state },
    );
    return undefined;
  };

/** A match is found only under its own game's address. */
export async function matchHere(
  { host, storage }: SocketServices,
  socket: MatchSocket,
  matchId: string,
): Promise<MatchRecord | undefined> {
  const hot = await host.hot(matchId);
  const match = hot?.record ?? (await findMatch(storage, matchId));
  return match && `/${match.game}` === socket.nsp.name ? match : undefined;
}

/** The newest rows as boardgame.io's log. */
export const recentLog = (hot: HotMatch): object[] =>
  hot.rows.slice(-PHASE_ROWS).map((row) => logEntry(row, hot.state.ctx.turn));
