/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { openBrowser, visitor } from './support/browser.ts';
import { sitAlone } from './support/seats.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { table } from './support/table.ts';

let server: ServerProcess;
let browser: Browser;
/** A match with a sortie from Orléans, given up after the first turn. */
let address: string;
let last: number;

/** Gives an order by a button and waits until it is done. */
async function order(page: Page, selector: string): Promise<void> {
  const before = await table(page).number();
  await page.locator(selector).first().click();
  await page.waitForFunction(
    ([n, again]) => {
      if (Number(document.querySelector<HTMLElement>('.match-page')?.dataset['n']) > Number(n)) return true;
      // A warning stands before the end of a phase: the same button then ends it.
      const warned = document.querySelector('[data-testid="warnings"]');
      if (warned) document.querySelector<HTMLButtonElement>(`${again}:not(:disabled)`)?.click();
      return false;
    },
    [before, selector] as const,
    { polling: 200 },
  );
}

async function playSortie(page: Page): Promise<void> {
  await sitAlone(page);
  await order(page, '[data-end]');
  await page.getByRole('button', { name: /^Sortie from Orléans/ }).click();
  const before = await table(page).number();
  await page.getByRole('button', { name: 'Attack and roll' }).click();
  await page.waitForFunction(
    (n) => Number(document.querySelector<HTMLElement>('.match-page')?.dataset['n']) > n,
    before,
  );
  // Whatever the battle asks is answered as advised, until the phase can be ended.
  while ((await page.locator('[data-act="advised"]').count()) > 0) await order(page, '[data-act="advised"]');
}

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  const { page, context } = await visitor(browser, server.address);
  await playSortie(page);
  // A sortie that is destroyed loses Orléans and the war with it.
  if ((await page.getByTestId('prompt').count()) > 0) {
    await page.getByRole('tab', { name: 'Match' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByText('Resign this match?').getByRole('button', { name: 'Resign' }).click();
  }
  await page.getByTestId('decides').getByText('The match is over').waitFor();
  last = await table(page).number();
  address = `${new URL(page.url()).pathname}/replay`;
  await context.close();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const slider = (page: Page) => page.getByRole('slider', { name: 'Order of the match' });

test('goes through a match by slider, step, turn and battle, and every moment has a link', async () => {
  const { page, context, errors } = await visitor(browser, server.address);
  await page.goto(address);
  await page.getByText('The armies as they stood at the start.').waitFor();
  expect(await slider(page).inputValue()).toBe('0');
  const start = await page.locator('[data-stack]').count();
  await page.getByRole('button', { name: 'One order on' }).click();
  await page.waitForURL(/\?at=1$/);
  await page.keyboard.press('.');
  await page.waitForURL(/\?at=2$/);
  await page.keyboard.press(',');
  await page.waitForURL(/\?at=1$/);
  await page.getByRole('button', { name: 'Next battle' }).click();
  await page.waitForFunction(() => Number(new URLSearchParams(location.search).get('at')) > 1);
  const battle = await slider(page).inputValue();
  await page
    .locator('.replay-moment')
    .getByText(/^Die |Dice|die/i)
    .first()
    .waitFor();
  await slider(page).fill(String(last));
  await page.getByText('To the table').waitFor();
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByText('The armies as they stood at the start.').waitFor();
  expect(await page.locator('[data-stack]').count()).toBe(start);

  // Played at four times the speed it arrives at the end by itself.
  await page.getByLabel('Speed').selectOption('4');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(new RegExp(`at=${last}$`));
  // From there it plays from the start again, and keys go by battle and by turn.
  // It does not stand there for long, so it is looked for before the click.
  await Promise.all([page.waitForURL(/at=[01]$/), page.getByRole('button', { name: 'Play again' }).click()]);
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.keyboard.press('b');
  await page.waitForURL(new RegExp(`at=${battle}$`));
  await page.keyboard.press('Shift+T');
  await page.waitForURL(/at=0$/);

  // The link leads a stranger to the same moment.
  const stranger = await visitor(browser, server.address);
  await stranger.page.goto(`${address}?at=${battle}`);
  await slider(stranger.page).waitFor();
  expect(await slider(stranger.page).inputValue()).toBe(battle);
  expect([...errors, ...stranger.errors]).toEqual([]);
  for (const one of [context, stranger.context]) await one.close();
});

test('draws strength, luck and chances, shows losses on the map, and checks the dice in the browser', async () => {
  const { page, context, errors } = await visitor(browser, server.address);
  await page.goto(`${address}?at=${last}`);
  await page.getByRole('tab', { name: 'Charts' }).click();
  await page
    .getByRole('img', { name: /^Strength points on the map\. English: \d+ → \d+; French: \d+ → \d+$/ })
    .waitFor();
  await page.getByRole('img', { name: /^Luck with the dice/ }).waitFor();
  await page.getByRole('button', { name: /^Battle at Orléans \d+\s?%/ }).click();
  await page.waitForFunction((n) => Number(new URLSearchParams(location.search).get('at')) < n, last);
  await slider(page).fill(String(last));
  expect(await page.locator('[data-lit]').count()).toBe(0);
  await page.getByLabel('Losses on the map').check();
  await page.locator('[data-lit]').first().waitFor({ state: 'attached' });
  expect(await seriousViolations(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Dice' }).click();
  await page.getByRole('button', { name: 'Check every roll in this browser' }).click();
  await page.getByText(/^All \d+ rolls are exactly those the seed gives/).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('a match is replayed from the file it was exported to, and a file of something else is refused', async () => {
  const { page, context, errors } = await visitor(browser, server.address);
  await page.goto('/');
  const exported = await page.request.get(`/api${address.replace('match', 'matches').replace('replay', 'export')}`);
  const choose = (buffer: Buffer) =>
    page
      .getByLabel('Replay a match from a file')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  for (const none of ['{', '{"format":"chess"}']) {
    await choose(Buffer.from(none));
    await page.getByText('This file is not an exported match.').waitFor();
  }
  await choose(Buffer.from(await exported.body()));
  await page.waitForURL(/\/match\/\w+\/replay/);
  await page.getByText('The armies as they stood at the start.').waitFor();
  expect(new URL(page.url()).pathname).not.toBe(address);
  expect(await slider(page).getAttribute('max')).toBe(String(last));
  expect(errors).toEqual([]);
  await context.close();
});

test('speaks French and fits a screen of 390 pixels', async () => {
  const { page, context, errors } = await visitor(browser, server.address, { width: 390, height: 844, locale: 'fr' });
  await page.goto(address);
  await page.getByText('Les armées telles qu’au début.').waitFor();
  await page.getByRole('tab', { name: 'Courbes' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
  await context.close();
});

test('a match opens without a connection at the last position, with orders off and the reason said', async () => {
  const { page, context } = await visitor(browser, server.address);
  await playSortie(page);
  const n = await table(page).number();
  const here = page.url();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // What a page is made of is kept by the worker once it runs; the position is written a moment after it came.
  await page.waitForFunction(([key, n]) => JSON.parse(localStorage.getItem(key) ?? '{}').n === n, [
    `oriflamme.position.${here.split('/').at(-1)}`,
    n,
  ] as const);
  await server.kill();
  await page.goto(here);
  await page.getByText(/^No connection\. This is the last position this device saw/).waitFor();
  expect(await table(page).number()).toBe(n);
  expect(await page.locator('[data-end]:not(:disabled), [data-act]:not(:disabled)').count()).toBe(0);
  await server.start();
  await page.getByText(/^No connection\. This is the last position/).waitFor({ state: 'detached' });
  await context.close();
}, 240_000);
