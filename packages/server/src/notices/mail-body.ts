import type { Language } from '@oriflamme/platform';
import { type Message, withLinks } from './message.ts';
import { noticeWords } from './words.ts';

/** A message as plain text; `stop` is where one click ends such mails. */
export function mailText(message: Message, language: Language, stop: string): string {
  const paragraphs = withLinks(message).flatMap(({ title, heading, told, asks, link, lastOfLink }) => [
    // The subject has said the first one's.
    ...(title === message.title ? [] : [title]),
    [...(heading === null ? [] : [heading]), ...told.map((line) => `- ${line}`)].join('\n'),
    asks.join('\n'),
    ...(lastOfLink ? [link] : []),
  ]);
  const footer = `-- \n${noticeWords[language].stop} – ${stop}`;
  return [...paragraphs.filter((each) => each !== ''), footer].join('\n\n');
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** The same as a page: no pictures and nothing from elsewhere, so that no mail program has a reason to ask. */
export function mailPage(message: Message, language: Language, stop: string): string {
  const words = noticeWords[language];
  const link = (href: string, text: string, style: string): string =>
    `<a href="${escaped(href)}" style="${style}">${escaped(text)}</a>`;
  const parts = withLinks(message).map(({ title, heading, told, asks, link: href, label, lastOfLink }) =>
    [
      ...(title === message.title ? [] : [`<h2 style="${STYLE.title}">${escaped(title)}</h2>`]),
      ...(heading === null ? [] : [`<p style="${STYLE.heading}">${escaped(heading)}</p>`]),
      ...(told.length === 0
        ? []
        : [`<ul style="${STYLE.list}">${told.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`]),
      ...asks.map((each) => `<p style="${STYLE.line}">${escaped(each)}</p>`),
      ...(lastOfLink ? [`<p style="${STYLE.line}">${link(href, label ?? words.open, STYLE.button)}</p>`] : []),
    ].join('\n'),
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(message.title)}</title></head>
<body style="${STYLE.body}">
${parts.join('\n')}
<p style="${STYLE.footer}">${link(stop, words.stop, 'color:#6b6257')}</p>
</body></html>
`;
}

const STYLE = {
  body: 'margin:0;padding:24px;max-width:36em;background:#fffdf8;color:#2a241c;font:16px/1.5 Georgia,serif',
  title: 'margin:24px 0 8px;font-size:18px',
  heading: 'margin:0 0 4px;color:#6b6257',
  list: 'margin:0 0 16px;padding-left:20px',
  line: 'margin:0 0 12px',
  button:
    'display:inline-block;padding:10px 18px;border-radius:6px;background:#7a1f1f;color:#ffffff;text-decoration:none',
  footer: 'margin:32px 0 0;font-size:13px',
} as const;
