import type { Language, Seat } from '@oriflamme/platform';
import type { Person, Storage } from '@oriflamme/storage';
import type { Socket } from 'socket.io';
import type { Sessions } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logging.ts';
import type { Games } from '../matches/games.ts';
import type { MatchLimits } from '../matches/limits.ts';
import type { Lobby } from '../matches/lobby.ts';
import type { MatchHost } from '../matches/match-host.ts';
import type { Presence } from '../matches/presence.ts';
import type { SharedAllowances } from '../routes/shared-allowances.ts';
import type { Allowances } from './allowance.ts';

export interface SocketServices {
  storage: Storage;
  games: Games;
  host: MatchHost;
  lobby: Lobby;
  presence: Presence;
  sessions: Sessions;
  clock: Clock;
  log: Logger;
  publicUrl: string | undefined;
  trustProxy: boolean;
  limits: MatchLimits;
  /** By person, whichever sockets they come by: messages to this process, lines of talk to all. */
  messages: Allowances;
  lines: SharedAllowances;
}

/** What the server knows of one socket and one match. */
export interface Following {
  /** The seats it may act for; empty for a watcher. */
  seats: readonly Seat[];
  /** A seat it showed the token of, and since when that token has held it. */
  readonly token: { readonly seat: Seat; readonly takenAt: string } | undefined;
  /** Has been told a state; false while the match waits for its second player. */
  begun: boolean;
  /** Speaks our protocol, with acknowledgements. */
  readonly ours: boolean;
  readonly language: Language;
}

export interface SocketData {
  person: Person | undefined;
  /** When its session ends; nothing is heard from it after that. */
  expiresAt: Date | undefined;
  readonly following: Map<string, Following>;
}

export type MatchSocket = Socket & { data: SocketData };

export const roomOf = (matchId: string): string => `match ${matchId}`;
const playersRoom = (matchId: string): string => `players ${matchId}`;
export const watchersRoom = (matchId: string): string => `watchers ${matchId}`;
export const personRoom = (personId: string): string => `person ${personId}`;

type Presences = Pick<SocketServices, 'presence'>;

/** From here on the socket is sent what happens in the match, as a player or as a watcher. */
export function follow({ presence }: Presences, socket: MatchSocket, matchId: string, following: Following): void {
  const before = socket.data.following.get(matchId);
  socket.data.following.set(matchId, following);
  // Whoever asks again is not somebody new: one could otherwise have everybody told of it, as often as he likes.
  if (before && before.seats.join() === following.seats.join()) return;
  if (before) presence.go(matchId, before.seats);
  const [join, leave] = following.seats.length > 0 ? [playersRoom, watchersRoom] : [watchersRoom, playersRoom];
  socket.leave(leave(matchId));
  socket.join([roomOf(matchId), join(matchId)]);
  presence.come(matchId, following.seats);
}

export function unfollow({ presence }: Presences, socket: MatchSocket, matchId: string): void {
  const following = socket.data.following.get(matchId);
  if (!following) return;
  socket.data.following.delete(matchId);
  for (const room of [roomOf, playersRoom, watchersRoom]) socket.leave(room(matchId));
  presence.go(matchId, following.seats);
}
