import {
  createGuest,
  createSession,
  endSession,
  findSession,
  type Person,
  type Queryable,
  renamePerson,
  type Storage,
} from '@oriflamme/storage';
import type { Context } from 'koa';
import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';
import { hashToken, newId, newToken } from './tokens.ts';

const COOKIE = 'oriflamme';
const SESSION_DAYS = 365;
/** Sessions that ended or changed hands, by person: every process looks at that person's sockets again. */
export const PEOPLE_CHANNEL = 'people';

/** The session of a request or socket. */
export interface Current {
  person: Person;
  tokenHash: Uint8Array;
  expiresAt: Date;
}

type Request = Pick<Context, 'get'>;

/** Who is there, by a cookie of which only the hash is stored. */
export class Sessions {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #alwaysSecure: boolean;

  constructor(storage: Storage, clock: Clock, publicUrl: string | undefined) {
    this.#storage = storage;
    this.#clock = clock;
    this.#alwaysSecure = publicUrl?.startsWith('https:') === true;
  }

  /** The session that this cookie header carries; undefined for anyone else. */
  async current(cookies: string | undefined): Promise<Current | undefined> {
    const token = cookies
      ?.split(';')
      .map((each) => each.trim().split('='))
      .find(([name]) => name === COOKIE)?.[1];
    if (token === undefined || token === '') return undefined;
    const tokenHash = hashToken(token);
    const session = await findSession(this.#storage, tokenHash, this.#clock.now());
    return session && { ...session, tokenHash };
  }

  /** Whoever asks, if he has said his name and is not banned. */
  async person(ctx: Request): Promise<Person | undefined> {
    const current = await this.current(ctx.get('Cookie'));
    return current?.person.banned ? undefined : current?.person;
  }

  async need(ctx: Request): Promise<Person> {
    return (await this.needSession(ctx)).person;
  }

  async needSession(ctx: Request): Promise<Current> {
    const current = await this.current(ctx.get('Cookie'));
    if (!current) throw new Problem(401, 'no-session', 'Say your name first (POST /api/session)');
    if (current.person.banned) throw new Problem(403, 'banned', 'The operator of this server has banned you');
    return current;
  }

  async needAccount(ctx: Request): Promise<Current & { person: { email: string } }> {
    const current = await this.needSession(ctx);
    const { email } = current.person;
    if (email === null) throw new Problem(403, 'no-account', 'This needs an account');
    return { ...current, person: { ...current.person, email } };
  }

  /** A new guest, or a new name for whoever is there. */
  async name(ctx: Context, name: string): Promise<Person> {
    const known = await this.current(ctx.get('Cookie'));
    if (known) {
      const { person } = await this.needSession(ctx);
      await renamePerson(this.#storage, person.id, name);
      return { ...person, name };
    }
    return this.newGuest(ctx, name, this.#storage);
  }

  async newGuest(ctx: Context, name: string, on: Queryable): Promise<Person> {
    const person = { id: newId(), name };
    await createGuest(on, { ...person, ...this.#token(ctx) });
    return { ...person, email: null, banned: false };
  }

  /** Whoever showed that he is this person has a session from here on. */
  async begin(ctx: Context, personId: string): Promise<void> {
    await createSession(this.#storage, { personId, ...this.#token(ctx) });
  }

  async end(ctx: Context): Promise<void> {
    const current = await this.current(ctx.get('Cookie'));
    if (current) await endSession(this.#storage, current.tokenHash);
    if (current) this.changed(current.person.id);
    this.#setCookie(ctx, '', new Date(0));
  }

  /** Sockets of this person are looked at again, wherever they are. */
  changed(personId: string): void {
    this.#storage.announce(PEOPLE_CHANNEL, personId);
  }

  #token(ctx: Context): { tokenHash: Uint8Array; expiresAt: Date } {
    const token = newToken();
    const expiresAt = new Date(this.#clock.now().getTime() + SESSION_DAYS * 86_400_000);
    this.#setCookie(ctx, token, expiresAt);
    return { tokenHash: hashToken(token), expiresAt };
  }

  #setCookie(ctx: Context, value: string, expires: Date): void {
    const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Expires=${expires.toUTCString()}`];
    if (ctx.secure || this.#alwaysSecure) attributes.push('Secure');
    ctx.append('Set-Cookie', `${COOKIE}=${value}; ${attributes.join('; ')}`);
  }
}
