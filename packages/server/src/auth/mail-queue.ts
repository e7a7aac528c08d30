import { claimMails, type Mail, mailFailed, mailSent, type Storage } from '@oriflamme/storage';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logging.ts';
import type { Mailer } from '../notices/mailer.ts';

const LOOK_MS = 15_000;
const LEASE_MS = 120_000;
const AT_ONCE = 20;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 6 * 3_600_000;
/** An address that its mail server does not know will not be tried again. */
const NEVER = new Date('9999-12-31T00:00:00Z');

/** Sends the mails that accounts need: each by one process at a time, and again later where that failed. */
export class MailQueue {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #mailer: Mailer;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();

  constructor(storage: Storage, clock: Clock, log: Logger, mailer: Mailer) {
    this.#storage = storage;
    this.#clock = clock;
    this.#log = log;
    this.#mailer = mailer;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), LOOK_MS);
    this.#timer.unref();
    this.wake();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#working;
    this.#mailer.close();
  }

  /** Sends what is due. */
  wake(): void {
    this.#working = this.#working.then(() =>
      this.#work().catch((error: unknown) => this.#log.warn({ err: error }, 'mails not sent')),
    );
  }

  async #work(): Promise<void> {
    for (;;) {
      const now = this.#clock.now().getTime();
      const due = await claimMails(this.#storage, new Date(now), new Date(now + LEASE_MS), AT_ONCE);
      if (due.length === 0) return;
      await Promise.all(due.map((mail) => this.#one(mail)));
    }
  }

  async #one({ id, recipient, subject, body, tries }: Mail): Promise<void> {
    const delivery = await this.#mailer.send({ id, to: recipient, subject, text: body });
    if (delivery.result === 'sent') return mailSent(this.#storage, id);
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), LONGEST_RETRY_MS);
    const next = delivery.result === 'refused' ? NEVER : new Date(this.#clock.now().getTime() + wait);
    await mailFailed(this.#storage, id, delivery.why, next);
  }
}
