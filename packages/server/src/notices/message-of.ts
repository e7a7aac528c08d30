import type { Language } from '@oriflamme/platform';
import type { News } from './compose.ts';
import type { Message, Part } from './message.ts';
import { KINDS, noticeWords } from './words.ts';

const rank = ({ kind }: News): number => KINDS.indexOf(kind);

/** Several pieces of news in one message: what matters most first, and those of a match together. */
export function messageOf(id: string, news: readonly News[], language: Language, base: string): Message {
  const sorted = [...news].sort((a, b) => rank(a) - rank(b));
  const { open, report } = noticeWords[language];
  const matches = [...new Set(sorted.map(({ matchId }) => matchId))];
  const parts = matches.flatMap((matchId) =>
    sorted
      .filter((one) => one.matchId === matchId)
      .map(
        ({ kind, title, heading, told, asks }): Part => ({
          title,
          heading,
          told,
          asks,
          link: `${base}/match/${matchId}${kind === 'ended' ? '/report' : ''}`,
          label: kind === 'ended' ? report : open,
        }),
      ),
  );
  const [lead] = sorted;
  const [first, ...others] = parts;
  if (lead === undefined || first === undefined) throw new Error('A message without news');
  if (matches.length === 1) {
    const lines = [...linesOf(first), ...others.flatMap((part) => ['', part.title, ...linesOf(part)])];
    return { id, kind: lead.kind, title: lead.title, lines, link: first.link, parts, ...waysOut(language, base) };
  }
  return {
    id,
    kind: 'digest',
    title: noticeWords[language].digest(matches.length),
    lines: parts.flatMap((part) => ['', part.title, ...linesOf(part), part.link]).slice(1),
    link: `${base}/`,
    parts,
    ...waysOut(language, base),
  };
}

const waysOut = (language: Language, base: string): Pick<Message, 'settings' | 'stopHere'> => ({
  settings: settingsPage(base),
  stopHere: noticeWords[language].stopHere,
});

const settingsPage = (base: string): string => `${base}/notices`;

const linesOf = ({ told, asks }: Part): string[] => [...told, ...asks];

/** Whether an address works, with nothing else to tell. */
export function testMessage(id: string, language: Language, base: string): Message {
  const { testTitle: title, test, settings: label } = noticeWords[language];
  const link = settingsPage(base);
  return {
    id,
    kind: 'test',
    title,
    lines: [test],
    link,
    parts: [{ title, heading: null, told: [], asks: [test], link, label }],
    ...waysOut(language, base),
  };
}
