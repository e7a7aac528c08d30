import {
  addChatLine,
  addToOutbox,
  type ChatLine,
  chatLine,
  deafTo,
  findMatch,
  type MatchRecord,
} from '@oriflamme/storage';
import type { Server } from 'socket.io';
import type { z } from 'zod';
import { seatsHeld } from './access.ts';
import { type MatchSocket, personRoom, roomOf, type SocketServices, watchersRoom } from './follow.ts';
import { type chatMessage, failure } from './messages.ts';

const CHAT = 'chat_lines';

/** A line as sockets hear it; `id`, `sender` and `payload` are boardgame.io's names. */
const spokenLine = ({ id, person_id, seat, audience, name, text, at }: ChatLine) => ({
  id: String(id),
  sender: seat,
  payload: text,
  name,
  person: person_id,
  audience,
  at: at.toISOString(),
});

/** Stores a line and tells every process of it; players speak as their seat, others among the watchers. */
export async function say(
  { storage, lines }: SocketServices,
  socket: MatchSocket,
  match: MatchRecord,
  [matchId, line, credentials]: z.infer<typeof chatMessage>,
): Promise<object> {
  const seats = await seatsHeld(storage, match, socket.data.person, line.sender, credentials);
  const seat = line.sender ?? seats[0] ?? null;
  if (seat !== null && !seats.includes(seat)) return failure('not-seated', 'This is not your seat');
  const name = match.seats.find((each) => each.seat === seat)?.name ?? socket.data.person?.name;
  if (name === undefined) return failure('no-session', 'Say your name first');
  const personId = socket.data.person?.id ?? null;
  if (!(await lines.take(personId ?? `${matchId} ${seat}`)))
    return failure('too-fast', 'Too many lines: wait a moment');
  const audience = seat === null ? 'watchers' : 'players';
  const { id } = await storage.transaction(async (tx) => {
    const stored = { matchId, person_id: personId, seat, audience, name, text: line.payload } as const;
    if (audience === 'players') await addToOutbox(tx, matchId, 'chat', { from: seat });
    return addChatLine(tx, stored);
  });
  storage.announce(CHAT, `${matchId} ${id}`);
  return { ok: true, id };
}

/** Hears of lines, whichever process stored them, and sends them to those of its own who may and want to read them. */
export function listenToTalk(
  { storage, log }: SocketServices,
  io: Server,
  followed: (matchId: string) => boolean,
): Promise<() => Promise<void>> {
  const spread = async (payload: string): Promise<void> => {
    const [matchId = '', lineId = ''] = payload.split(' ');
    if (!followed(matchId)) return;
    const [match, line] = await Promise.all([findMatch(storage, matchId), chatLine(storage, matchId, Number(lineId))]);
    if (!match || !line) return;
    const deaf = line.person_id === null ? [] : await deafTo(storage, line.person_id);
    const over = match.status === 'finished' || match.status === 'cancelled';
    const room = line.audience === 'players' || over ? roomOf(matchId) : watchersRoom(matchId);
    io.of(`/${match.game}`).to(room).except(deaf.map(personRoom)).emit('chat', matchId, spokenLine(line));
  };
  return storage.listen(CHAT, (payload) => {
    spread(payload).catch((error: unknown) => log.warn({ err: error }, 'chat line not sent'));
  });
}
