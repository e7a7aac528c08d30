import type { Language, MatchRow, MatchState, Seat } from '@oriflamme/platform';
import { findMatch, type MatchRecord, markSeen } from '@oriflamme/storage';
import type { Namespace, Server, Socket } from 'socket.io';
import type { z } from 'zod';
import { revealedDice } from '../dice/seeds.ts';
import type { Answer } from '../matches/answer.ts';
import type { HotMatch } from '../matches/hot-match.ts';
import { logEntry } from '../matches/log-rows.ts';
import { matchData, viewOf } from '../matches/view.ts';
import { seatsHeld, seatsStillHeld } from './access.ts';
import { enter, type Handler, openDoor } from './door.ts';
import { type Following, follow, type MatchSocket, roomOf, type SocketServices, unfollow } from './follow.ts';
import { dropIdleSockets, limitSockets } from './idle-sockets.ts';
import { chatMessage, failure, seenMessage, syncMessage, tableMessage, updateMessage } from './messages.ts';
import { listenToPeople } from './people-sockets.ts';
import { matchHere, recentLog, syncHandler } from './sync.ts';
import { grantWish } from './table-wishes.ts';
import { listenToTalk, say } from './talk.ts';
import { wordAnswer } from './word-answer.ts';

/** Changes that come together, such as many watchers arriving, are told once; the more are told, the more seldom. */
const GATHER_MS = 25;
const GATHER_MS_EACH = 0.5;
const LONGEST_GATHER_MS = 1000;

/** boardgame.io's messages, and ours, on one namespace a game. */
export class MatchSockets {
  readonly #io: Server;
  readonly #services: SocketServices;
  readonly #gathering = new Set<string>();
  #stop: () => Promise<void> = async () => undefined;

  constructor(io: Server, services: SocketServices) {
    this.#io = io;
    this.#services = services;
  }

  async start(): Promise<void> {
    for (const id of this.#services.games.keys())
      this.#io.of(`/${id}`).use(enter(this.#services)).on('connection', this.#welcome);
    const stops = [
      limitSockets(this.#io, this.#services),
      dropIdleSockets(this.#io, this.#services),
      await listenToTalk(this.#services, this.#io, (id) => this.followed(id)),
      await listenToPeople(this.#services, this.#io),
    ];
    this.#stop = async () => {
      for (const stop of stops) await stop();
    };
  }

  stop(): Promise<void> {
    return this.#stop();
  }

  followed(matchId: string): boolean {
    return this.#followers(matchId) > 0;
  }

  #followers(matchId: string): number {
    const rooms = [...this.#services.games.keys()].map((id) => this.#io.of(`/${id}`).adapter.rooms);
    return rooms.reduce((sum, room) => sum + (room.get(roomOf(matchId))?.size ?? 0), 0);
  }

  /** After the commit: one patch, made once, for all who follow. */
  row(hot: HotMatch, row: MatchRow, state: MatchState): void {
    this.#of(hot.record)
      .to(roomOf(hot.id))
      .emit('patch', hot.id, row.n - 1, row.n, row.patch, [logEntry(row, state.ctx.turn)]);
  }

  /** Seats, offers, presence or status changed: those who follow are told in a moment. */
  changed(matchId: string): void {
    if (this.#gathering.has(matchId)) return;
    this.#gathering.add(matchId);
    const longer = GATHER_MS_EACH * this.#followers(matchId);
    setTimeout(
      () => {
        this.#gathering.delete(matchId);
        this.#tell(matchId).catch((error: unknown) => this.#services.log.warn({ err: error }, 'change not told'));
      },
      Math.min(GATHER_MS + longer, LONGEST_GATHER_MS),
    ).unref();
  }

  async #tell(matchId: string): Promise<void> {
    if (!this.followed(matchId)) return;
    const match = await findMatch(this.#services.storage, matchId);
    if (!match) return;
    const space = this.#of(match);
    const view = {
      ...viewOf(match, this.#services.host.game(match), this.#services.presence, this.#services.clock.now()),
      dice: await revealedDice(this.#services.storage, match),
    };
    space.to(roomOf(matchId)).emit('match', matchId, view);
    space.to(roomOf(matchId)).emit('matchData', matchId, matchData(view));
    const hot = match.state_number === null ? undefined : await this.#services.host.hot(matchId);
    for (const id of space.adapter.rooms.get(roomOf(matchId)) ?? []) {
      const socket = space.sockets.get(id) as MatchSocket | undefined;
      const before = socket?.data.following.get(matchId);
      if (!socket || !before) continue;
      this.#reseat(socket, match, before);
      const following = socket.data.following.get(matchId);
      if (hot && following && !following.begun) {
        following.begun = true;
        socket.emit('sync', matchId, { state: hot.state, log: recentLog(hot), filteredMetadata: matchData(view) });
      }
    }
  }

  /** Seats may have been taken, handed over or given up since the socket came. */
  #reseat(socket: MatchSocket, match: MatchRecord, following: Following): void {
    const seats = seatsStillHeld(match, socket.data.person, following);
    if (seats.join() === following.seats.join()) return;
    socket.emit('seats', match.id, seats);
    // Whoever gave his seat away watches on like anyone else: where nobody may, he is out.
    if (seats.length > 0 || match.watchable) follow(this.#services, socket, match.id, { ...following, seats });
    else unfollow(this.#services, socket, match.id);
  }

  #of(match: Pick<MatchRecord, 'game'>): Namespace {
    return this.#io.of(`/${match.game}`);
  }

  readonly #welcome = (plain: Socket): void => {
    const socket = plain as MatchSocket;
    const on = openDoor(socket, this.#services);
    on(
      'sync',
      syncMessage,
      syncHandler(this.#services, (id) => this.changed(id)),
    );
    on('update', updateMessage, this.#update);
    on('table', tableMessage, this.#table);
    on('chat', chatMessage, this.#chat);
    on('seen', seenMessage, this.#seen);
    socket.on('disconnect', () => {
      for (const matchId of socket.data.following.keys()) unfollow(this.#services, socket, matchId);
    });
  };

  readonly #update: Handler<z.infer<typeof updateMessage>> = async (socket, [action, n, matchId, seat, orderId]) => {
    const { type, payload } = action;
    const match = await this.#seated(socket, matchId, seat, payload.credentials);
    if (!match || (payload.playerID && payload.playerID !== seat))
      return failure('not-seated', 'This is not your seat');
    const clientId = orderId ?? null;
    if (type !== 'MAKE_MOVE')
      return this.#answer(
        socket,
        matchId,
        match,
        await this.#services.host.table(matchId, seat, { type: type === 'UNDO' ? 'undo' : 'redo' }, n, clientId),
      );
    const given = payload.args?.[0];
    const order = { ...(typeof given === 'object' && given !== null ? given : {}), type: payload.type };
    return this.#answer(socket, matchId, match, await this.#services.host.order(matchId, seat, order, n, clientId));
  };

  readonly #table: Handler<z.infer<typeof tableMessage>> = async (socket, [wish, n, matchId, seat, orderId]) => {
    const match = await this.#seated(socket, matchId, seat, null);
    if (!match) return failure('not-seated', 'This is not your seat');
    return this.#answer(
      socket,
      matchId,
      match,
      await grantWish(this.#services, matchId, seat, wish, n, orderId ?? null),
    );
  };

  readonly #chat: Handler<z.infer<typeof chatMessage>> = async (socket, message) => {
    const match = await matchHere(this.#services, socket, message[0]);
    if (!match || !socket.data.following.has(match.id)) return failure('no-such-match', 'There is no such match here');
    return say(this.#services, socket, match, message);
  };

  readonly #seen: Handler<z.infer<typeof seenMessage>> = async (socket, [matchId, { n, chat }]) => {
    const { person, following } = socket.data;
    const match = following.has(matchId) ? await matchHere(this.#services, socket, matchId) : undefined;
    if (!match) return failure('no-such-match', 'There is no such match here');
    if (!person) return failure('no-session', 'Say your name first');
    await markSeen(this.#services.storage, matchId, person.id, {
      n: Math.min(n ?? -1, match.state_number ?? -1),
      ...(chat === undefined ? {} : { chat }),
    });
    return { ok: true };
  };

  /** The match, if this socket may act for the seat: by its `sync`, or by the credentials with the message. */
  async #seated(
    socket: MatchSocket,
    matchId: string,
    seat: Seat,
    credentials: string | null | undefined,
  ): Promise<MatchRecord | undefined> {
    const match = await matchHere(this.#services, socket, matchId);
    if (!match) return undefined;
    const following = socket.data.following.get(matchId);
    if (following && seatsStillHeld(match, socket.data.person, following).includes(seat)) return match;
    const held = await seatsHeld(this.#services.storage, match, socket.data.person, seat, credentials);
    return held.includes(seat) ? match : undefined;
  }

  #answer(socket: MatchSocket, matchId: string, match: MatchRecord, answer: Answer): object {
    const language: Language = socket.data.following.get(matchId)?.language ?? 'en';
    return wordAnswer(answer, this.#services.host.game(match), language);
  }
}
