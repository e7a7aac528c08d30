import type { Socket } from 'socket.io';
import type { z } from 'zod';
import { isOwnOrigin } from '../auth/origin.ts';
import { holdsOnlyText } from '../text.ts';
import { Allowance } from './allowance.ts';
import { type MatchSocket, personRoom, type SocketData, type SocketServices } from './follow.ts';
import { type Acknowledge, failure, splitAcknowledgement } from './messages.ts';

/** Gives the answer, or undefined when it has answered itself. */
export type Handler<T> = (
  socket: MatchSocket,
  message: T,
  acknowledge: Acknowledge | undefined,
) => Promise<object | undefined>;

/** A socket that goes on after so many refusals is not a player. */
const MOST_REFUSED = 300;

/** A page of another site gets no session here, cookie or not; it can still watch and use credentials. */
export const enter =
  ({ sessions, publicUrl }: SocketServices) =>
  (socket: Socket, next: (error?: Error) => void): void => {
    const { origin, host, cookie } = socket.handshake.headers;
    const data: SocketData = { person: undefined, expiresAt: undefined, following: new Map() };
    Object.assign(socket.data as object, data);
    const own = isOwnOrigin(origin, host, publicUrl);
    sessions.current(own ? cookie : undefined).then(
      async (session) => {
        if (session && !session.person.banned) {
          Object.assign((socket as MatchSocket).data, { person: session.person, expiresAt: session.expiresAt });
          await socket.join(personRoom(session.person.id));
        }
        next();
      },
      () => next(new Error('unavailable')),
    );
  };

/** Every message of a socket comes through here: counted, parsed, answered whatever happens. */
export function openDoor(socket: MatchSocket, { limits, log, clock, messages }: SocketServices) {
  const allowance = new Allowance(limits.messagesPerSecond, limits.messagesAtOnce);
  let refused = 0;
  const tooMany = (): boolean => {
    const { person } = socket.data;
    return !allowance.take() || (person !== undefined && !messages.take(person.id));
  };
  return <S extends z.ZodTuple>(event: string, schema: S, handler: Handler<z.infer<S>>): void => {
    socket.on(event, (...given: unknown[]) => {
      const { args, acknowledge } = splitAcknowledgement(given, schema.def.items.length);
      const answer: Acknowledge = acknowledge ?? (() => undefined);
      if (tooMany()) {
        refused += 1;
        if (refused > MOST_REFUSED) socket.disconnect(true);
        return answer(failure('too-fast', 'Too many messages: wait a moment'));
      }
      if (socket.data.expiresAt && socket.data.expiresAt <= clock.now()) {
        answer(failure('no-session', 'Your session has ended'));
        return hangUp(socket);
      }
      if (!holdsOnlyText(args)) return answer(failure('invalid', `Not a ${event} message: a character that is none`));
      const parsed = schema.safeParse(args);
      if (!parsed.success)
        return answer(failure('invalid', `Not a ${event} message: ${parsed.error.issues[0]?.message}`));
      handler(socket, parsed.data, acknowledge).then(
        (result) => result && answer(result),
        (error: unknown) => {
          log.error({ err: error, event }, 'message failed');
          answer(failure('unavailable', 'This did not work; try again in a moment'));
        },
      );
    });
  };
}

/** Closes the connection as a lost one is closed: the client comes again by itself, as whoever it is by then. */
export const hangUp = (socket: Socket): void => socket.conn.close();
