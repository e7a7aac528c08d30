import type { Patch } from '@oriflamme/platform';
import { io, type Socket } from 'socket.io-client';
import type { Entry, MatchInfo, MatchState } from '../match/model.ts';
import type { Update } from './sequence.ts';
import { onSessionChange } from './session.ts';
import type { Answer, Message, Synced, Transport } from './transport.ts';
import type { Ack, ChatLine, DeltaLog, MatchView, Row, SyncAck } from './wire.ts';

const patience = 8000;

/** boardgame.io's messages over socket.io, each with an acknowledgement. */
export function socketTransport(game: string, matchID: string): Transport<MatchState, Entry, MatchInfo> {
  // A websocket at once saves several trips; where something in between does not let it through, polling does.
  const socket: Socket = io(`/${game}`, {
    autoConnect: false,
    reconnectionDelayMax: 3000,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
  });
  let mine: readonly string[] = [];
  let seen: number | undefined;
  const infoOf = (view: MatchView): MatchInfo => ({ ...matchInfo(view, mine), seen });
  return {
    open: (events) => {
      const lost = (): void => events.lost();
      socket.on('connect', events.connected);
      socket.on('disconnect', lost);
      socket.on('connect_error', lost);
      socket.on('patch', (id: string, from: number, to: number, patch: Patch, deltalog: readonly DeltaLog[]) => {
        if (id === matchID)
          events.update({ from, to, patch, entries: deltalog.flatMap((entry) => deltaEntry(entry, to)) });
      });
      socket.on('match', (id: string, view: MatchView) => {
        if (id === matchID) events.info(infoOf(view));
      });
      socket.on('chat', (id: string, line: ChatLine) => {
        if (id === matchID) events.said(line);
      });
      socket.on('sync', (id: string) => {
        if (id === matchID) events.changed();
      });
      // Seats were handed over: what is mine, and whether I may look on, only the server can say.
      socket.on('seats', (id: string) => {
        if (id === matchID) events.changed();
      });
      // The browser knows of a pulled cable long before a heartbeat is missed.
      const offline = (): void => {
        socket.disconnect();
      };
      const online = (): void => {
        socket.connect();
      };
      window.addEventListener('offline', offline);
      window.addEventListener('online', online);
      const forget = onSessionChange(() => {
        socket.disconnect();
        socket.connect();
      });
      socket.connect();
      return () => {
        window.removeEventListener('offline', offline);
        window.removeEventListener('online', online);
        forget();
        socket.off();
        socket.disconnect();
      };
    },
    sync: async (have): Promise<Synced<MatchState, Entry, MatchInfo>> => {
      const options = have === undefined ? {} : { since: have };
      const ack: Ack<SyncAck<MatchState>> = await socket
        .timeout(patience)
        .emitWithAck('sync', matchID, null, null, options);
      if (!ack.ok) {
        if (ack.error.code === 'unavailable' || ack.error.code === 'too-fast') throw new Error(ack.error.code);
        return { kind: 'none', code: ack.error.code };
      }
      mine = ack.seats;
      seen ??= ack.seen?.n;
      const info = infoOf(ack.match);
      if (ack.n === null) return { kind: 'open', info };
      if (ack.state !== undefined)
        return { kind: 'whole', n: ack.n, state: ack.state, entries: ack.log.map(rowEntry), info };
      return { kind: 'since', updates: (ack.rows ?? []).map(rowUpdate), info };
    },
    send: async (message): Promise<Answer> => {
      const ack: Ack<{ n: number }> = await emit(socket, matchID, message);
      if (ack.ok) return { kind: 'done', n: ack.n };
      const { code, violation, n } = ack.error;
      if (violation !== undefined) return { kind: 'refused', violation };
      if (code === 'stale') return { kind: 'stale', n: n ?? message.n };
      // The database is away for the moment: whether it got there is for the same id to find out.
      if (code === 'unavailable') throw new Error(code);
      return { kind: 'failed', code };
    },
    say: async (line): Promise<boolean> => {
      const ack: Ack<object> = await socket.timeout(patience).emitWithAck('chat', matchID, line, null);
      return ack.ok;
    },
  };
}

function emit(socket: Socket, matchID: string, { id, n, seat, act }: Message): Promise<Ack<{ n: number }>> {
  const line = socket.timeout(patience);
  if (act.kind === 'table') return line.emitWithAck('table', act.action, n, matchID, seat, id);
  const payload = { type: act.order.type, args: [act.order], playerID: seat };
  return line.emitWithAck('update', { type: 'MAKE_MOVE', payload }, n, matchID, seat, id);
}

export function matchInfo(view: MatchView, mine: readonly string[]): Omit<MatchInfo, 'seen'> {
  const seat = (id: '0' | '1') => {
    const found = view.seats.find((each) => each.seat === id);
    const name = found?.name ?? null;
    const person = found?.person ?? null;
    return { name, person, taken: name !== null, mine: mine.includes(id), present: found?.connected ?? false };
  };
  return {
    id: view.id,
    status: view.status,
    seats: { '0': seat('0'), '1': seat('1') },
    watchers: view.watchers,
    outcome: view.outcome,
    offers: view.offers,
    nextMatch: view.nextMatch,
    frozen: view.frozen ?? false,
    pace: view.pace,
    clock: view.clock,
  };
}

function rowUpdate(row: Row): Update<Entry> {
  if (row.patch === undefined) throw new Error(`row ${row.n} came without its patch`);
  return { from: row.n - 1, to: row.n, patch: row.patch, entries: [rowEntry(row)] };
}

/** A committed row as the log shows it. */
export function rowEntry(row: Row): Entry {
  const { n, kind, seat, phase, step, happenings, order, action, dice, standing = false } = row;
  const type = order?.type ?? action?.type ?? kind;
  const faces = dice.map(({ face }) => face);
  return { n, kind, seat, type, turn: undefined, phase, step, standing, order, action, happenings, dice: faces };
}

function deltaEntry({ phase, action, metadata }: DeltaLog, to: number): Entry[] {
  if (metadata === undefined) return [];
  const { row, happenings, dice } = metadata;
  const given = row.kind === 'order' ? action.payload?.args?.[0] : undefined;
  const order = given === undefined ? {} : { order: given as { type: string } };
  return [rowEntry({ ...row, ...order, n: to, phase, happenings, dice })];
}
