import { createTransport } from 'nodemailer';
import type { Logger } from '../logging.ts';
import type { Settings } from '../settings.ts';
import type { Delivery } from './post.ts';

export interface Mail {
  /** The same for every try at the same message, so that a receiver can tell a repetition. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for mail programs that show pages. */
  readonly html?: string;
  /** Mails of one thread are shown together. */
  readonly thread?: string;
  /** Where one click stops such mails. */
  readonly stop?: string;
}

export interface Mailer {
  /** Without a mail server mails go to the log, which the operator's page says. */
  readonly real: boolean;
  send(mail: Mail): Promise<Delivery>;
  close(): void;
}

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom'>;

export function mailer(settings: MailSettings, log: Logger): Mailer {
  return settings.smtpUrl === undefined ? loggingMailer(log) : smtpMailer(settings.smtpUrl, settings.mailFrom, log);
}

const loggingMailer = (log: Logger): Mailer => ({
  real: false,
  send: (mail) => {
    log.info({ mail }, 'Mail, not sent: no mail server is set (SMTP_URL)');
    return Promise.resolve({ result: 'sent' });
  },
  close: () => undefined,
});

function smtpMailer(url: string, from: string, log: Logger): Mailer {
  const transport = createTransport(withLimits(url), { from });
  const domain = from.replace(/^.*@|>.*$/g, '') || 'localhost';
  return {
    real: true,
    async send({ id, to, subject, text, html, thread, stop }) {
      try {
        await transport.sendMail({
          to,
          subject,
          text,
          ...(html !== undefined && { html }),
          ...(thread !== undefined && { references: `<match-${thread}@${domain}>` }),
          messageId: `<${id}@${domain}>`,
          headers: {
            // Nobody's holiday answer is to come back to us.
            'Auto-Submitted': 'auto-generated',
            ...(stop !== undefined && {
              'List-Unsubscribe': `<${stop}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return { result: 'sent' };
      } catch (error) {
        log.warn({ err: error }, 'A mail could not be sent');
        return verdict(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}

/** A server that says nothing must be given up before the lease on its mail ends, or another process sends it too. */
const LIMITS_MS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 20_000 } as const;

function withLimits(url: string): string {
  const target = new URL(url);
  for (const [name, ms] of Object.entries(LIMITS_MS))
    if (!target.searchParams.has(name)) target.searchParams.set(name, String(ms));
  return target.href;
}

type SmtpError = Error & { responseCode?: number; code?: string; command?: string };

/**
 * Codes from 500 are the server's last word about an address, if that is what it was asked about, or about this mail; a
 * password that is wrong or a sender that it does not like is the operator's to put right, and no fault of the address.
 */
function verdict({ responseCode = 0, command, code }: SmtpError): Delivery {
  if (responseCode >= 500 && command === 'RCPT TO') return { result: 'refused', why: `address ${responseCode}` };
  if (responseCode >= 500 && command === 'DATA') return { result: 'refused', why: `content ${responseCode}` };
  return { result: 'later', why: `mailServer ${code ?? responseCode}` };
}
