import { resolve } from 'node:path';
import { z } from 'zod';
import { isNetwork } from './notices/address-guard.ts';

const NETWORKS = 'must be addresses or networks such as 127.0.0.1,10.1.0.0/16';
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** Every setting there is: the schema parses it, the README lists it, the container file may name no other. */
const schema = z.object({
  PORT: z.coerce
    .number('must be a port number from 0 to 65535')
    .int('must be a port number from 0 to 65535')
    .min(0, 'must be a port number from 0 to 65535')
    .max(65_535, 'must be a port number from 0 to 65535')
    .default(8000),
  HOST: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://play.example.org' }).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be an address such as postgres://user:password@host:5432/name')
    .optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number('must be a whole number from 1 to 1000')
    .int('must be a whole number from 1 to 1000')
    .min(1, 'must be a whole number from 1 to 1000')
    .max(1000, 'must be a whole number from 1 to 1000')
    .default(10),
  ORIFLAMME_DATA: z.string().default('data'),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
      error: 'must be one of silent, fatal, error, warn, info, debug, trace',
    })
    .default('info'),
  TRUST_PROXY: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an address such as smtps://user:password@mail.example.org')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/@/, 'must be an address such as "Oriflamme <games@example.org>"')
    .default('Oriflamme <oriflamme@localhost>'),
  OPERATORS: list
    .pipe(
      z.array(z.email('must be e-mail addresses, with commas between them').transform((each) => each.toLowerCase())),
    )
    .default([]),
  ALLOWED_RECEIVERS: list.refine((given) => given.every(isNetwork), NETWORKS).default([]),
});

export interface Settings {
  port: number;
  /** Undefined listens on every address of the machine. */
  host: string | undefined;
  /** Where players reach the server, without a trailing slash; undefined until the port is known. */
  publicUrl: string | undefined;
  databaseUrl: string | undefined;
  databaseConnections: number;
  dataFolder: string;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  /** Whether a proxy in front tells the player's address, and whether he came by TLS. */
  trustProxy: boolean;
  /** Undefined writes mails to the log instead. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Addresses of the accounts that may act as operator. */
  operators: readonly string[];
  /** Networks that webhooks and push may reach although they are closed to them by default. */
  allowedReceivers: readonly string[];
}

export const settingNames: readonly string[] = Object.keys(schema.shape);

/** A setting that cannot be used, in one line that says what to do. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Read once at start; an empty variable counts as absent, as container files write unset ones. */
export function parseSettings(environment: Environment): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const unknown = Object.keys(given).find((name) => name.startsWith('ORIFLAMME_') && !settingNames.includes(name));
  if (unknown !== undefined) throw new SettingsError(`${unknown} is not a setting; the README lists those there are.`);
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new SettingsError(firstProblem(parsed.error, given));
  const { data } = parsed;
  // Links in mails must lead here, and a request's own word for where it came to can be forged.
  if (data.SMTP_URL !== undefined && data.PUBLIC_URL === undefined)
    throw new SettingsError('SMTP_URL needs PUBLIC_URL as well, for the links in mails.');
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ''),
    databaseUrl: data.DATABASE_URL,
    databaseConnections: data.DATABASE_CONNECTIONS,
    dataFolder: resolve(data.ORIFLAMME_DATA),
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY === 'true',
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    operators: data.OPERATORS,
    allowedReceivers: data.ALLOWED_RECEIVERS,
  };
}

/** An address may hold a password, so its value is not repeated. */
function firstProblem(error: z.ZodError, given: Environment): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  const value = name.endsWith('_URL') ? '' : ` (it is ${JSON.stringify(given[name])})`;
  return `${name} ${issue?.message}${value}.`;
}
