/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay } from './support/autoplay.ts';
import { seriousViolations } from './support/axe.ts';
import { openBrowser, visitor } from './support/browser.ts';
import { sitAlone } from './support/seats.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { table } from './support/table.ts';

let server: ServerProcess;
let browser: Browser;
/** A match of some battles, given up on its second turn or soon after. */
let id: string;
let last: number;

const fought = async (page: Page): Promise<boolean> =>
  /"(combatRolled|siegeRoll)"/.test(await (await page.request.get(`/api/matches/${id}/rows?since=-1`)).text());

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const { page, context } = await visitor(browser, server.address, { width: 1000, height: 700 });
  id = await sitAlone(page);
  // It is played until dice have fallen for a battle or a siege.
  for (let turn = 1; turn <= 6 && !(await fought(page)); turn++) {
    const how = { until: 10_000_000, seed: 3, lastTurn: turn, boldness: 6, before: [] };
    expect(await page.evaluate(autoplay, how)).toMatchObject({ stuck: null });
  }
  if ((await page.getByTestId('prompt').count()) > 0) {
    await page.getByRole('tab', { name: 'Match' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByText('Resign this match?').getByRole('button', { name: 'Resign' }).click();
    await page.getByTestId('decides').getByText('The match is over').waitFor();
  }
  last = await table(page).number();
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Report of the match' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/match/${id}/report`);
  await context.close();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe('the report of a match', () => {
  test('a stranger with the link reads how it ended, turn by turn, battle by battle, and goes on into the replay', async () => {
    const { page, context, errors } = await visitor(browser, server.address);
    await page.goto(`/match/${id}/report`);
    await page.getByText(/ won: |Drawn: /).waitFor();
    for (const name of ['Key moments', 'Turn by turn', 'Losses', 'Sieges', 'Odds against results', 'Luck'])
      expect(await page.getByRole('heading', { level: 2, name }).count()).toBe(1);
    const first = page.getByRole('link', { name: /^April 1429 .*The English with \d+ SPs and \d+ towns/ });
    expect(await first.locator('circle').count()).toBeGreaterThan(10);
    // The English besiege Orléans when the war begins.
    const siege = page
      .getByRole('table')
      .filter({ hasText: 'Besieger' })
      .getByRole('row', { name: /Orléans/ })
      .first();
    expect(await siege.textContent()).toMatch(/English.*before the match/);
    const battles = page.getByRole('table').filter({ hasText: 'Odds' }).locator('tbody tr');
    expect(await battles.count()).toBeGreaterThan(0);
    expect(await battles.first().textContent()).toMatch(/\d+%.*(won|held)/);
    const lost = page.getByRole('table').filter({ has: page.getByRole('rowheader', { name: 'All', exact: true }) });
    expect(await lost.getByRole('row', { name: /^April 1429/ }).textContent()).toMatch(/\d+\D*\d+$/);
    await battles.first().getByRole('link').click();
    await page.waitForURL(/\/replay\?at=[1-9]\d*$/);
    expect(Number(new URL(page.url()).searchParams.get('at'))).toBeLessThanOrEqual(last);
    await page.getByRole('link', { name: 'Report', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Report of the match' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('its link is copied by keyboard, and shows a picture where it is posted', async () => {
    const { page, context, errors } = await visitor(browser, server.address);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/match/${id}/report#luck`);
    await page.getByRole('button', { name: 'Copy the link to this report' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.address}/match/${id}/report`);
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain('Christine');
    // What a browser makes of the picture, and not we.
    const size = await page.evaluate(async (path) => {
      const picture = new Image();
      picture.src = path;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    }, `/api/matches/${id}/picture.png`);
    expect(size).toEqual([1200, 630]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each([
    ['light', 'en', 1440],
    ['dark', 'en', 1024],
    ['light', 'fr', 390],
    ['dark', 'fr', 390],
  ] as const)(
    'in %s, %s, at %i pixels has no serious accessibility violation and does not scroll sideways',
    async (colorScheme, locale, width) => {
      const { page, context, errors } = await visitor(browser, server.address, { width, locale });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`/match/${id}/report`);
      const title = locale === 'fr' ? 'Rapport de la partie' : 'Report of the match';
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await seriousViolations(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test('of a match that nobody knows says so', async () => {
    const { page, context } = await visitor(browser, server.address);
    await page.goto('/match/nothing/report');
    await page.getByRole('alert').waitFor();
    await context.close();
  });
});
