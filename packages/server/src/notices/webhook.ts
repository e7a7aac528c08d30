import type { Language } from '@oriflamme/platform';
import type { AddressGuard } from './address-guard.ts';
import { asData, type Message, withLinks } from './message.ts';
import { type Delivery, post } from './post.ts';
import { noticeWords } from './words.ts';

export const WEBHOOK_FORMATS = ['json', 'discord', 'slack'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

const DISCORD_LIMIT = 2000;

export const sendWebhook = (
  { url, format }: { url: string; format: WebhookFormat },
  message: Message,
  language: Language,
  guard: AddressGuard,
): Promise<Delivery> =>
  post(
    {
      url,
      headers: { 'content-type': 'application/json', 'idempotency-key': message.id, 'user-agent': 'Oriflamme' },
      body: JSON.stringify(bodyOf(format, message, language)),
    },
    guard,
  );

function bodyOf(format: WebhookFormat, message: Message, language: Language): unknown {
  if (format === 'json') return asData(message);
  const { settings } = noticeWords[language];
  if (format === 'slack') {
    const open = (link: string, label: string = noticeWords[language].open): string => `<${link}|${label}>`;
    const lines = written(message, forSlack, '*', '• ', open);
    return { text: [...lines, ...wayOut(message, (link) => `<${link}|${settings}>`)].join('\n') };
  }
  const lines = written(message, forDiscord, '**', '- ', (link) => link);
  // Nobody is called by name through us, whatever a player is named.
  // Small, and in angles, so that Discord shows no picture of it.
  const out = wayOut(message, (link) => `-# [${settings}](<${link}>)`);
  return { content: shortened(lines, message.link, out), allowed_mentions: { parse: [] } };
}

/** How one gets rid of such messages, as a mail says it in its foot; the test's own link leads there already. */
const wayOut = ({ settings, link }: Message, worded: (link: string) => string): string[] =>
  settings === undefined || settings === link ? [] : [worded(settings)];

function written(
  message: Message,
  safe: (text: string) => string,
  bold: string,
  bullet: string,
  open: (link: string, label?: string) => string,
): string[] {
  return withLinks(message).flatMap(({ title, told, asks, link, label, lastOfLink }) => [
    `${bold}${safe(title)}${bold}`,
    ...told.map((line) => bullet + safe(line)),
    ...asks.map(safe),
    ...(lastOfLink ? [open(link, label)] : []),
  ]);
}

/** Slack reads these three signs as its own. */
const SLACK_SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const forSlack = (text: string): string => text.replace(/[&<>]/g, (sign) => SLACK_SIGNS[sign] ?? sign);

/** What Discord would read as its own: stars and the like, and links that hide where they lead. */
const forDiscord = (text: string): string => text.replace(/[\\*_~`|[\]<>]/g, '\\$&');

/** As many lines as Discord takes, and the way into the match in any case. */
function shortened(lines: readonly string[], link: string, foot: readonly string[]): string {
  const whole = [...lines, ...foot].join('\n');
  if (whole.length <= DISCORD_LIMIT) return whole;
  const end = ['', '…', link, ...foot].join('\n');
  const kept: string[] = [];
  for (const line of lines) {
    if ([...kept, line].join('\n').length + end.length > DISCORD_LIMIT) break;
    kept.push(line);
  }
  return kept.join('\n') + end;
}
