import type { Server } from 'socket.io';
import { limitedAddress } from '../visitor-address.ts';
import { Allowance, Allowances } from './allowance.ts';
import type { MatchSocket, SocketServices } from './follow.ts';

const LOOK_MS = 1000;

interface RawSocket {
  id: string;
  request: { headers: Record<string, string | string[] | undefined>; socket: { remoteAddress?: string | undefined } };
  transport: { socket?: { bufferedAmount?: number } };
  writeBuffer: { data?: unknown }[];
  close(discard?: boolean): void;
  on(event: 'data', listener: () => void): void;
  once(event: 'close', listener: () => void): void;
}

/** One address makes and holds so many connections and no more; the next is closed at once. One that floods is closed. */
export function limitSockets(io: Server, { limits, trustProxy }: SocketServices): () => void {
  const open = new Map<string, number>();
  const arrivals = new Allowances(limits.connectionsPerSecond, limits.connectionsAtOnce);
  const together = new Allowances(limits.addressMessagesPerSecond, limits.addressMessagesAtOnce);
  const count = (raw: RawSocket): void => {
    const forwarded = trustProxy ? raw.request.headers['x-forwarded-for'] : undefined;
    // The last is what the proxy itself saw; those before it the caller may have made up.
    const last = String(forwarded ?? raw.request.socket.remoteAddress)
      .slice(-200)
      .replace(/^.*,/, '')
      .trim();
    const address = limitedAddress(last);
    const now = (open.get(address) ?? 0) + 1;
    open.set(address, now);
    raw.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (now > limits.socketsOfAddress || !arrivals.take(address)) raw.close();
    else limitPackets(raw, address);
  };
  /** Whatever is sent, to whichever namespace, known or not: what the door counts reaches it only after this. */
  const limitPackets = (raw: RawSocket, address: string): void => {
    const packets = new Allowance(2 * limits.messagesPerSecond, 2 * limits.messagesAtOnce);
    raw.on('data', () => {
      if (!packets.take() || !together.take(address)) raw.close(true);
    });
  };
  io.engine.on('connection', count);
  return () => io.engine.off('connection', count);
}

/**
 * Drops connections that follow no match for long, and those that do not read what they are sent: what waits for them
 * would fill the memory.
 */
export function dropIdleSockets(io: Server, { limits, games, log }: SocketServices): () => void {
  const since = new Map<string, number>();
  const connected = (raw: RawSocket): void => {
    since.set(raw.id, performance.now());
    raw.once('close', () => since.delete(raw.id));
  };
  io.engine.on('connection', connected);
  const timer = setInterval(() => {
    const follows = new Set<string>();
    for (const game of games.keys())
      for (const socket of io.of(`/${game}`).sockets.values())
        if ((socket as MatchSocket).data.following.size > 0) follows.add((socket.conn as unknown as RawSocket).id);
    const clients = io.engine['clients'] as unknown as Record<string, RawSocket>;
    for (const raw of Object.values(clients)) {
      const silent = !follows.has(raw.id) && performance.now() - (since.get(raw.id) ?? 0) > limits.silentMs;
      const slow = waitingBytes(raw) > limits.unreadBytes;
      if (!silent && !slow) continue;
      log.info({ silent, slow }, 'connection dropped');
      raw.close(true);
    }
  }, LOOK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    io.engine.off('connection', connected);
  };
}

const waitingBytes = ({ transport, writeBuffer }: RawSocket): number =>
  (transport.socket?.bufferedAmount ?? 0) +
  writeBuffer.reduce((sum, { data }) => sum + (typeof data === 'string' ? data.length : 0), 0);
