import type { Seat } from '@oriflamme/platform';
import { noteServerTime } from './server-time.ts';
import { sessionChanged } from './session.ts';
import type { MatchView } from './wire.ts';

export class LobbyError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  noteServerTime(response.headers.get('date'));
  const answer = (await response.json().catch(() => undefined)) as
    | { error?: { code: string; message: string } }
    | undefined;
  if (response.ok) return answer as T;
  throw new LobbyError(answer?.error?.code ?? String(response.status), answer?.error?.message ?? response.statusText);
}

const nameKey = 'oriflamme.name';

/** The name this browser used last; the server's session is what counts. */
export const guestName = (): string => localStorage.getItem(nameKey) ?? '';

export async function signInAsGuest(name: string): Promise<void> {
  await call('POST', '/session', { name });
  localStorage.setItem(nameKey, name);
  sessionChanged();
}

/** Each player's browser adds to the dice what the server cannot know beforehand. */
const nonce = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

export interface NewMatch {
  readonly name: string;
  readonly options: object;
  readonly side: 'english' | 'french' | 'random' | 'both';
  readonly access: 'public' | 'unlisted';
  readonly pace?: string;
  readonly watchable?: boolean;
  readonly nights?: boolean;
  readonly weekends?: boolean;
}

const seatOf = { english: '0', french: '1', random: 'random', both: 'both' } as const;

/** The id of the match that was made. */
export async function createMatch({
  name,
  options,
  side,
  access,
  pace,
  watchable,
  nights,
  weekends,
}: NewMatch): Promise<string> {
  await signInAsGuest(name);
  const body = {
    game: 'joan-1429',
    setup: options,
    side: seatOf[side],
    visibility: access,
    pace,
    watchable,
    nights,
    weekends,
    nonce: nonce(),
  };
  const { match } = await call<{ match: MatchView }>('POST', '/matches', body);
  return match.id;
}

export async function takeSeat(id: string, seat: Seat, name: string): Promise<void> {
  await signInAsGuest(name);
  await call('POST', `/matches/${encodeURIComponent(id)}/join`, { seat, nonce: nonce() });
}
