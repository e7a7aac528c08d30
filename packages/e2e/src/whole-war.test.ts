import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { autoplay } from './support/autoplay.ts';
import { openBrowser, visitor } from './support/browser.ts';
import { sitAlone } from './support/seats.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const forever = 10_000_000;

/** All but `refuge`, which needs a force cut off from every way out: its panel is tested beside it. */
const decisions = [
  'build',
  'movement',
  'combat',
  'stand',
  'fireLosses',
  'attackerLosses',
  'defenderLosses',
  'advance',
  'withdraw',
];

test('a whole war of 14 turns is played through the interface by a script, and every decision is met', async () => {
  const seen = new Set<string>();
  let longest = 0;
  const done = (): boolean => longest === 14 && decisions.every((step) => seen.has(step));
  // The dice are known, and the first war has it all where nothing changed; else others are begun until nothing is missing.
  for (let war = 1; war <= 8 && !done(); war++) {
    const { page, context, errors } = await visitor(browser, server.address, { width: 900, height: 640 });
    await sitAlone(page, { scenario: 'maidLeads' });
    const lastTurn = longest === 14 ? 6 : 14;
    const played = await page.evaluate(autoplay, { until: forever, seed: war * 31, lastTurn, boldness: 3, before: [] });
    expect(played.stuck).toBeNull();
    expect(errors).toEqual([]);
    for (const step of Object.keys(played.steps)) seen.add(step);
    if (played.over) longest = Math.max(longest, played.turn);
    await context.close();
  }
  expect(longest).toBe(14);
  expect(decisions.filter((step) => !seen.has(step))).toEqual([]);
}, 420_000);
