import type { Seat } from '@oriflamme/platform';
import type { MatchState } from '../match/model.ts';
import { call } from './lobby.ts';
import type { ChatLine, ClockView, Row } from './wire.ts';

const at = (id: string): string => `/matches/${encodeURIComponent(id)}`;
const pageSize = 500;

/** Every row after a number, with its patch. */
export async function readRows(id: string, since: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const from = rows.at(-1)?.n ?? since;
    const page = await call<{ rows: Row[] }>('GET', `${at(id)}/rows?since=${from}`);
    rows.push(...page.rows);
    if (page.rows.length < pageSize) return rows;
  }
}

export const readState = async (id: string, n: number): Promise<MatchState> =>
  (await call<{ state: MatchState }>('GET', `${at(id)}/state?at=${n}`)).state;

/** A stored line calls its fields as the server's table does. */
interface StoredLine extends Omit<ChatLine, 'sender' | 'payload'> {
  readonly seat: Seat | null;
  readonly text: string;
}

export async function readChat(id: string): Promise<ChatLine[]> {
  const { lines } = await call<{ lines: StoredLine[] }>('GET', `${at(id)}/chat`);
  return lines.map(({ seat, text, ...line }) => ({ ...line, sender: seat, payload: text }));
}

export const readNotes = async (id: string): Promise<string> =>
  (await call<{ text: string | null }>('GET', `${at(id)}/notes`)).text ?? '';
export const writeNotes = (id: string, text: string): Promise<unknown> => call('PUT', `${at(id)}/notes`, { text });

export const readStanding = async <T>(id: string): Promise<T | null> =>
  (await call<{ orders: T | null }>('GET', `${at(id)}/standing-orders`)).orders;
export const writeStanding = (id: string, orders: unknown): Promise<unknown> =>
  call('PUT', `${at(id)}/standing-orders`, { orders });

export const rematch = async (id: string): Promise<string> =>
  (await call<{ match: { id: string } }>('POST', `${at(id)}/rematch`, {})).match.id;

/** To the operator: what seems wrong, and where. */
export const reportTrouble = (id: string, n: number, text: string): Promise<unknown> =>
  call('POST', `${at(id)}/reports`, { n, text });

/** To the operator: a line of the talk that should not have been said. */
export const reportLine = (id: string, line: ChatLine['id']): Promise<unknown> =>
  call('POST', `${at(id)}/chat/${encodeURIComponent(line)}/reports`, {});

export type Delegation = 'ask' | 'routine' | 'all';
export const readDelegation = async (id: string): Promise<Delegation> =>
  (await call<{ delegation: Delegation }>('GET', `${at(id)}/standing-orders`)).delegation;
export const writeDelegation = (id: string, delegation: Delegation): Promise<unknown> =>
  call('PUT', `${at(id)}/delegation`, { delegation });

type ClockWish = { readonly act: 'ask' | 'agree' | 'refuse' } | { readonly act: 'give'; readonly hours: number };
export const actOnClock = (id: string, wish: ClockWish): Promise<unknown> => call('POST', `${at(id)}/clock`, wish);

export const readClock = async (id: string): Promise<ClockView | null> =>
  (await call<{ match: { clock: ClockView | null } }>('GET', at(id))).match.clock;

/** Whoever has seen a position need not be told of it elsewhere. */
export const markSeen = (id: string, n: number): Promise<unknown> => call('POST', `${at(id)}/seen`, { n });

/** What of a person's wishes may differ from match to match. */
export interface Wishes {
  readonly mail: boolean;
  readonly push: boolean;
  readonly webhook: boolean;
  readonly atMostEvery: number;
  readonly quiet: { readonly from: number; readonly until: number } | null;
  readonly digest: number | null;
}
/** What holds for this match, and what of it was set for this match alone. */
export interface MatchWishes {
  readonly differs: Partial<Wishes>;
  readonly preferences: Wishes;
}
export const readMatchNotices = (id: string): Promise<MatchWishes> => call('GET', `${at(id)}/notices`);
export const writeMatchNotices = (id: string, differs: Partial<Wishes>): Promise<MatchWishes> =>
  call('PUT', `${at(id)}/notices`, differs);
