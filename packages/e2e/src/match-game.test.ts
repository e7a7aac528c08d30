import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay, type Play, type Played } from './support/autoplay.ts';
import { openBrowser, visitor } from './support/browser.ts';
import { goTo, sitDown } from './support/seats.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { table } from './support/table.ts';

let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  // Dice with which the first war has all that is looked for.
  [server, browser] = await Promise.all([startServer({ KNOWN_SEEDS: 'Reims' }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const forever = 10_000_000;
const play = (page: Page, how: Partial<Play>): Promise<Played> =>
  page.evaluate(autoplay, { until: forever, seed: 1, lastTurn: 14, boldness: 3, before: [], ...how });

const battleSteps = ['fireLosses', 'attackerLosses', 'defenderLosses'];

/** What a watcher must have read of in the log. */
const incidents: Readonly<Record<string, RegExp>> = {
  roll: /Die \d[^.]* = /,
  losses: / lose /,
  retreat: /retreat from|fall back inside/,
  advance: / advance (into|to besiege) /,
  siege: /Siege of [^.]*: die/,
};

const decides = async (page: Page): Promise<boolean> => (await page.getByTestId('prompt').count()) > 0;

/** In the middle of a battle, if it is this player's to name losses: the page comes back as it was. */
async function reloadInBattle(page: Page): Promise<boolean> {
  const main = page.locator('.match-page');
  const step = (await main.getAttribute('data-step')) ?? '';
  if ((await main.getAttribute('data-acting')) === null || !battleSteps.includes(step)) return false;
  const before = await table(page).number();
  const prompt = await page.getByTestId('prompt').textContent();
  await page.reload();
  await table(page).reaches(before);
  expect(await page.getByTestId('prompt').textContent()).toBe(prompt);
  await page.locator('[data-confirm]').first().waitFor();
  return true;
}

describe('two players and a watcher', () => {
  test('go through battles with losses, retreats and advances, and a siege roll; a reload in the middle changes nothing', async () => {
    const small = { width: 1000, height: 700 };
    const anne = await visitor(browser, server.address, small);
    const john = await visitor(browser, server.address, small);
    const looker = await visitor(browser, server.address, small);
    const seats = [anne.page, john.page];
    const seen = new Set<string>();
    let reloaded = false;
    const look = async (): Promise<boolean> => {
      const text = (await looker.page.locator('.match-log').textContent()) ?? '';
      for (const [name, words] of Object.entries(incidents)) if (words.test(text)) seen.add(name);
      return reloaded && seen.size === Object.keys(incidents).length;
    };
    // A war of bold attacks has all of it before long; dice can end it first, and another is begun.
    for (let war = 0; war < 6 && !(war > 0 && (await look())); war++) {
      const id = await sitDown(anne.page, john.page, { scenario: 'maidLeads' });
      await goTo(looker.page, id);
      await looker.page.locator('#tab-log').click();
      for (let hand = 0; hand < 60 && !(await look()) && (await decides(anne.page)); hand++)
        for (const [index, page] of seats.entries()) {
          const seed = war * 200 + hand * 2 + index + 1;
          const { stuck } = await play(page, { seed, boldness: 6, before: reloaded ? [] : battleSteps });
          expect(stuck).toBeNull();
          reloaded ||= await reloadInBattle(page);
        }
    }
    expect([...seen].sort()).toEqual(Object.keys(incidents).sort());
    expect(reloaded).toBe(true);

    // All three look at the same position.
    const n = await table(anne.page).number();
    await table(john.page).reaches(n);
    await table(looker.page).reaches(n);
    const stacks = (page: Page): Promise<string[]> =>
      page.locator('[data-stack]').evaluateAll((all) => all.map((one) => one.getAttribute('data-stack') ?? '').sort());
    expect(await stacks(looker.page)).toEqual(await stacks(anne.page));
    expect(await stacks(john.page)).toEqual(await stacks(anne.page));
    expect(await looker.page.locator('[data-act], [data-end], [data-confirm]').count()).toBe(0);

    // The watcher leafs back without being pulled forward, and returns to the live match.
    await looker.page.keyboard.press('[');
    await table(looker.page).reaches(n - 1);
    await looker.page.getByRole('button', { name: /Back to live/ }).click();
    await table(looker.page).reaches(n);
    for (const one of [anne, john, looker]) expect(one.errors).toEqual([]);
    await Promise.all([anne, john, looker].map(({ context }) => context.close()));
  }, 300_000);
});
