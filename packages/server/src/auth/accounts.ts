import { setTimeout as wait } from 'node:timers/promises';
import {
  bringSeats,
  dropMailedLinks,
  endSessions,
  findAccount,
  findMailedLink,
  keepMailedLink,
  type MailedLink,
  type Person,
  passwordOf,
  postMail,
  type Storage,
  setAddress,
  setPassword,
  type Transaction,
  useMailedLink,
} from '@oriflamme/storage';
import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';
import { type AccountMail, type MailLanguage, wordMail } from './account-mails.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { hashToken, newId, newToken } from './tokens.ts';

const VERIFY_HOURS = 48;
const RESET_HOURS = 2;
/** Longer than any of it takes. */
const EVEN_MS = 300;

/** Whatever was found and done, the answer comes after the same time: how long it took tells nothing. */
const evenly = async (work: Promise<void>): Promise<void> => {
  await Promise.all([work, wait(EVEN_MS)]);
};

/**
 * Addresses and passwords. Whatever is asked about an address is answered alike whether it has an account or not; only
 * its owner, who reads the mail, learns which.
 */
export class Accounts {
  readonly #storage: Storage;
  readonly #clock: Clock;
  /** Wakes whoever sends the mails. */
  readonly #posted: () => void;

  constructor(storage: Storage, clock: Clock, posted: () => void) {
    this.#storage = storage;
    this.#clock = clock;
    this.#posted = posted;
  }

  /** The guest becomes an account once he follows the link in the mail, and keeps his seats: he stays the same person. */
  async register(person: Person, email: string, password: string, site: string, language: MailLanguage): Promise<void> {
    const hashed = await hashPassword(password);
    await evenly(this.#askToVerify(person, email, hashed, site, language));
  }

  /** Another address for an account, used once it is verified. */
  changeAddress(person: Person, email: string, site: string, language: MailLanguage): Promise<void> {
    return evenly(this.#askToVerify(person, email, null, site, language));
  }

  /**
   * The address is the account's when one and the same reads its mail and has the account, by session or password. Else
   * who registers with another's address would have it as soon as its owner opens the link.
   */
  async verify(token: string, signedIn: string | undefined, password: string | undefined): Promise<string> {
    const found = await findMailedLink(this.#storage, hashToken(token), 'verify', this.#clock.now());
    if (!found) throw usedUp();
    if (found.person_id !== signedIn) await this.#checkAsked(found, password);
    return this.#storage.transaction(async (tx) => {
      const link = await useMailedLink(tx, hashToken(token), 'verify', this.#clock.now());
      if (!link || !(await setAddress(tx, link.person_id, link.email, link.password))) throw usedUp();
      await dropMailedLinks(tx, link.person_id, 'verify');
      return link.person_id;
    });
  }

  askReset(email: string, site: string, language: MailLanguage): Promise<void> {
    const ask = async (): Promise<void> => {
      const account = await findAccount(this.#storage, email);
      if (account) await this.#link('reset', account.id, email, null, RESET_HOURS, site, language);
    };
    return evenly(ask());
  }

  /** A new password ends every session: whoever knew the old one is out. */
  async reset(token: string, password: string): Promise<string> {
    const hashed = await hashPassword(password);
    return this.#storage.transaction(async (tx) => {
      const link = await useMailedLink(tx, hashToken(token), 'reset', this.#clock.now());
      if (!link) throw usedUp();
      await setPassword(tx, link.person_id, hashed);
      await dropMailedLinks(tx, link.person_id, 'reset');
      await endSessions(tx, link.person_id);
      return link.person_id;
    });
  }

  /** The account's person; a guest's seats may come along. */
  async signIn(email: string, password: string): Promise<string> {
    const account = await findAccount(this.#storage, email);
    if (!(await checkPassword(password, account?.password)) || !account)
      throw new Problem(401, 'wrong-password', 'This address and password do not belong together');
    return account.id;
  }

  bringSeats(guestId: string, accountId: string): Promise<string[]> {
    return this.#storage.transaction((tx) => bringSeats(tx, guestId, accountId));
  }

  async checkOwn(personId: string, password: string): Promise<void> {
    if (!(await checkPassword(password, await passwordOf(this.#storage, personId))))
      throw new Problem(403, 'wrong-password', 'This is not your password');
  }

  async changePassword(personId: string, password: string, session: Uint8Array): Promise<void> {
    const hashed = await hashPassword(password);
    await this.#storage.transaction(async (tx) => {
      await setPassword(tx, personId, hashed);
      await endSessions(tx, personId, session);
    });
  }

  /** The password that came with the address; where only the address changes, the one the account has. */
  async #checkAsked({ person_id, password: asked }: MailedLink, given: string | undefined): Promise<void> {
    if (given === undefined)
      throw new Problem(
        403,
        'password-needed',
        'Open the link where you are signed in to this account, or give its password',
      );
    if (!(await checkPassword(given, asked ?? (await passwordOf(this.#storage, person_id)))))
      throw new Problem(403, 'wrong-password', 'This is not the password of the account');
  }

  async #askToVerify(
    person: Person,
    email: string,
    password: string | null,
    site: string,
    language: MailLanguage,
  ): Promise<void> {
    const taken = await findAccount(this.#storage, email);
    if (taken && taken.id !== person.id) return this.#mail(email, { kind: 'known', link: `${site}/reset` }, language);
    await this.#link('verify', person.id, email, password, VERIFY_HOURS, site, language);
  }

  async #link(
    purpose: 'verify' | 'reset',
    personId: string,
    email: string,
    password: string | null,
    hours: number,
    site: string,
    language: MailLanguage,
  ): Promise<void> {
    const token = newToken();
    const expiresAt = new Date(this.#clock.now().getTime() + hours * 3_600_000);
    await this.#storage.transaction(async (tx) => {
      await keepMailedLink(tx, {
        tokenHash: hashToken(token),
        purpose,
        person_id: personId,
        email,
        password,
        expiresAt,
      });
      // After the hash: a server never sees that part of an address, so it is in no log on the way.
      await this.#post(tx, email, { kind: purpose, link: `${site}/${purpose}#${token}` }, language);
    });
    this.#posted();
  }

  async #mail(email: string, mail: AccountMail, language: MailLanguage): Promise<void> {
    await this.#storage.transaction((tx) => this.#post(tx, email, mail, language));
    this.#posted();
  }

  async #post(tx: Transaction, recipient: string, mail: AccountMail, language: MailLanguage): Promise<void> {
    await postMail(tx, { id: newId(), recipient, kind: mail.kind, ...wordMail(mail, language) });
  }
}

const usedUp = (): Problem => new Problem(410, 'link-used', 'This link has been used or is too old: ask for a new one');
