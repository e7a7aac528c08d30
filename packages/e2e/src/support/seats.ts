/// <reference lib="dom" />
import type { Page } from 'playwright-core';

interface Ask {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
}

/** A request of the page itself, with its cookie. */
async function ask<T>(page: Page, given: Ask): Promise<T> {
  const answer = await page.evaluate(async ({ method, path, body }) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(path, { method, headers, body: JSON.stringify(body) });
    return { ok: response.ok, text: await response.text() };
  }, given);
  if (!answer.ok) throw new Error(`${given.path}: ${answer.text}`);
  return JSON.parse(answer.text) as T;
}

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/favicon-of-nobody');
  await ask(page, { method: 'POST', path: '/api/session', body: { name } });
}

/** Turn 1 is explained to newcomers; these know it. */
const knowsTheGame = (page: Page) => page.addInitScript(() => localStorage.setItem('oriflamme.guided', 'done'));

interface Setup {
  readonly scenario?: 'standard' | 'maidLeads';
}

/** Both sides at one screen, at the table. */
export async function sitAlone(page: Page, setup: Setup = {}): Promise<string> {
  await knowsTheGame(page);
  await signIn(page, 'Christine');
  const body = { game: 'joan-1429', setup, side: 'both', nonce: 'c' };
  const { match } = await ask<{ match: { id: string } }>(page, { method: 'POST', path: '/api/matches', body });
  await goTo(page, match.id);
  return match.id;
}

/** A French and an English player, both at the table. */
export async function sitDown(french: Page, english: Page, setup: Setup = {}): Promise<string> {
  await Promise.all([knowsTheGame(french), knowsTheGame(english)]);
  await Promise.all([signIn(french, 'Anne'), signIn(english, 'John')]);
  const body = { game: 'joan-1429', setup, side: '1', nonce: 'a' };
  const { match } = await ask<{ match: { id: string } }>(french, { method: 'POST', path: '/api/matches', body });
  await ask(english, { method: 'POST', path: `/api/matches/${match.id}/join`, body: { seat: '0', nonce: 'j' } });
  await Promise.all([goTo(french, match.id), goTo(english, match.id)]);
  return match.id;
}

export async function goTo(page: Page, id: string): Promise<void> {
  await page.goto(`/match/${id}`);
  await page.locator('.match-page').waitFor();
}
