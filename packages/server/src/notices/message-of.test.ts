import { expect, test } from 'vitest';
import type { News } from './compose.ts';
import { mailPage } from './mail-body.ts';
import { messageOf, testMessage } from './message-of.ts';

const base = 'https://play.example.org';
const news = (kind: News['kind']): News => ({ kind, matchId: 'abc', title: '', heading: null, told: [], asks: [] });
const shown = (page: string): (string | undefined)[] =>
  [...page.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].flatMap(([, link, label]) => [link, label]);

test.each([
  ['decision', '/match/abc', 'Open the match'],
  ['ended', '/match/abc/report', 'Read the report'],
] as const)('a link in a mail of kind %s says what it leads to', (kind, path, label) => {
  const page = mailPage(messageOf('n-1', [news(kind)], 'en', base), 'en', `${base}/stop/x`);
  expect(shown(page)).toEqual([base + path, label, `${base}/stop/x`, 'No more mails']);
});

test('the link of a test leads to the wishes, and does not say that it opens a match', () => {
  const page = mailPage(testMessage('n-2', 'fr', base), 'fr', `${base}/stop/x`);
  expect(shown(page).slice(0, 2)).toEqual([`${base}/notices`, 'Régler ou arrêter ces messages']);
});
