import { findPerson } from '@oriflamme/storage';
import type { Server } from 'socket.io';
import { PEOPLE_CHANNEL } from '../auth/sessions.ts';
import { hangUp } from './door.ts';
import { type MatchSocket, personRoom, type SocketServices } from './follow.ts';

/** Sessions of a person ended, or he was banned: his sockets that have no session any more are closed, in every process. */
export function listenToPeople(services: SocketServices, io: Server): Promise<() => Promise<void>> {
  const { storage, sessions, games, log } = services;
  const look = async (personId: string): Promise<void> => {
    const person = await findPerson(storage, personId);
    for (const game of games.keys())
      for (const remote of io.of(`/${game}`).adapter.rooms.get(personRoom(personId)) ?? []) {
        const socket = io.of(`/${game}`).sockets.get(remote) as MatchSocket | undefined;
        if (!socket) continue;
        const session = await sessions.current(socket.handshake.headers.cookie);
        if (!person || person.banned || session?.person.id !== personId) hangUp(socket);
        else socket.data.person = person;
      }
  };
  return storage.listen(PEOPLE_CHANNEL, (personId) => {
    look(personId).catch((error: unknown) => log.warn({ err: error }, 'sockets of a person not looked at'));
  });
}
