/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { openBrowser, visitor } from './support/browser.ts';
import { goTo, sitAlone, sitDown } from './support/seats.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { endPhase, march, table, tabTo } from './support/table.ts';

let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Turn 1 of the French by keys alone, one march taken back and given again. */
async function playTurnOneByKeys(anne: Page, john: Page): Promise<void> {
  await sitDown(anne, john);
  const french = table(anne);
  const keys = anne.keyboard;
  await keys.press('?');
  await anne.getByRole('dialog', { name: 'Keys' }).waitFor();
  await keys.press('Escape');

  // The next stack of the list, walk on the map to a lit hex, give the order.
  for (let stack = 0; stack < 12 && (await french.litHexes()).length === 0; stack++) {
    await keys.press('n');
    await anne.locator('.selection').waitFor();
  }
  expect((await french.litHexes()).length).toBeGreaterThan(0);
  await keys.press('m');
  for (const step of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'w', 'e', 'd', 's', 'a', 'q', 'ArrowUp']) {
    await keys.press(step);
    await keys.press('Enter');
    if (await anne.locator('[data-confirm]:enabled').first().isVisible()) break;
  }
  await keys.press('c');
  await french.reaches(1);
  await table(john).reaches(1);
  const ready = (button: string) => anne.locator(`${button}:enabled`).first().waitFor();
  await ready('[data-act="undo"]');
  await keys.press('u');
  await french.reaches(2);
  await ready('[data-act="redo"]');
  await keys.press('Shift+U');
  await french.reaches(3);

  // To the end of the French player turn, and with it of turn 1.
  await ready('[data-end]');
  await keys.press('x');
  const ended = anne.locator('.match-page[data-n="4"]');
  const warned = anne.getByTestId('warnings');
  await ended.or(warned).first().waitFor();
  if (await warned.isVisible()) await keys.press('x');
  await ended.waitFor();
  if ((await anne.locator('.match-page').getAttribute('data-step')) === 'combat') {
    // The sortie that could be made is named before the phase ends; the key pressed again ends it.
    await ready('[data-end]');
    await keys.press('x');
    await anne.getByTestId('warnings').getByText('Sortie from Orléans').waitFor();
    await french.reaches(4);
    await keys.press('x');
  }
  // (One siege roll in six takes Orléans and ends the match here; the known dice of this one do not.)
  await anne.locator('.match-page[data-turn="2"]').waitFor();
}

describe('the keyboard alone', () => {
  test('plays turn 1 and agrees on a draw', async () => {
    const anne = await visitor(browser, server.address);
    const john = await visitor(browser, server.address);
    await playTurnOneByKeys(anne.page, john.page);

    // A draw, offered and agreed to.
    await anne.page.keyboard.press('g');
    await tabTo(anne.page, 'Offer a draw');
    await john.page.getByText('Anne offers a draw.').waitFor();
    await tabTo(john.page, 'Agree');
    for (const { page } of [anne, john]) {
      await page.getByText('The match is over: a draw').waitFor();
      expect(await page.locator('[data-end], [data-confirm]').count()).toBe(0);
      // The end is a moment with its reason, its rule and the ways on.
      const card = page.getByRole('dialog', { name: 'The war ends in a draw' });
      await card.getByText('Both sides agreed on it.').waitFor();
      await card.getByRole('link', { name: 'Rule R48' }).waitFor();
      await card.getByRole('button', { name: 'Rematch' }).waitFor();
      expect(await seriousViolations(page)).toEqual([]);
    }
    await anne.page.getByRole('button', { name: 'Look at the map' }).click();
    await anne.page.getByTestId('end-card').waitFor({ state: 'detached' });
    await anne.page.keyboard.press('o');
    await anne.page.getByTestId('match-over').getByRole('link', { name: 'Read the report' }).waitFor();
    await john.page.getByTestId('end-card').getByRole('link', { name: 'Check the dice' }).click();
    await john.page.getByRole('button', { name: 'Check every roll in this browser' }).waitFor();
    for (const one of [anne, john]) expect(one.errors).toEqual([]);
    await Promise.all([anne.context.close(), john.context.close()]);
  });
});

describe('one who was away', () => {
  test('is shown what happened since, and may skip it; a lost line says so, takes no order, and catches up', async () => {
    const anne = await visitor(browser, server.address);
    const john = await visitor(browser, server.address);
    const id = await sitDown(anne.page, john.page);
    const french = table(anne.page);
    const english = table(john.page);
    await english.reaches(0);

    await john.page.goto('/favicon-of-nobody');
    await march(anne.page, /Blois/);
    await goTo(john.page, id);
    const bar = john.page.getByTestId('past-bar');
    await bar.waitFor();
    expect(await bar.textContent()).toContain('Since you were here');
    expect(await bar.textContent()).toMatch(/The French made 1 march/);
    await bar.getByRole('button', { name: 'On with the match' }).click();
    await bar.waitFor({ state: 'detached' });
    await english.reaches(1);

    // Cut off, the page says so at once and orders are off; back again, it has all that came meanwhile.
    await anne.context.setOffline(true);
    await anne.page.getByText('Connection lost').waitFor();
    expect(await anne.page.locator('[data-end]').isDisabled()).toBe(true);
    await anne.context.setOffline(false);
    await anne.page.getByTestId('link').waitFor({ state: 'detached' });
    await john.context.setOffline(true);
    await john.page.getByText('Connection lost').waitFor();
    await endPhase(anne.page);
    await french.reaches(2);
    expect(await english.number()).toBe(1);
    await john.context.setOffline(false);
    await english.reaches(2);

    for (const one of [anne, john]) expect(one.errors).toEqual([]);
    await Promise.all([anne.context.close(), john.context.close()]);
  });
});

describe('what if', () => {
  test('is tried on a copy, touches nothing, and its marches can be made real', async () => {
    const { page, errors, context } = await visitor(browser, server.address);
    const id = await sitAlone(page);
    const at = table(page);
    await page.locator('#tab-match').click();
    await page.getByRole('button', { name: 'What if?' }).click();
    await page.getByTestId('sandbox-bar').waitFor();
    await page.locator('#tab-orders').click();
    await march(page, /Blois/);
    await page.getByRole('button', { name: 'Back to the match' }).click();
    await at.reaches(0);

    await page.keyboard.press('g');
    await page.getByRole('button', { name: 'What if?' }).click();
    await page.locator('#tab-orders').click();
    await march(page, /Blois/);
    await page.getByRole('button', { name: 'Make these marches real (1)' }).click();
    await page.locator('.match-page[data-mode="live"][data-n="1"]').waitFor();
    await goTo(page, id);
    await at.reaches(1);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a phone of 390 pixels', () => {
  test('plays by touch, and the page never scrolls sideways', async () => {
    const phone = await visitor(browser, server.address, { width: 390, height: 800, touch: true });
    await sitAlone(phone.page);
    const { page } = phone;
    const at = table(page);
    await page.locator('.stack-list').getByRole('button', { name: /Blois/ }).tap();
    const [to = ''] = await at.litHexes();
    expect(to).not.toBe('');
    await page.locator(`[data-lit="${to}"] text`).tap({ force: true });
    await page.getByRole('button', { name: /^March to/ }).tap();
    await at.reaches(1);
    for (const tab of ['log', 'forces', 'talk', 'match', 'orders']) {
      await page.locator(`#tab-${tab}`).tap();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    const low = await page
      .locator('.match-side button:visible')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 24).map((one) => one.textContent));
    expect(low).toEqual([]);
    expect(phone.errors).toEqual([]);
    await phone.context.close();
  });

  test('scrolls the log with the side, its newest line first in sight, and the tabs stay at hand', async () => {
    const { page, errors, context } = await visitor(browser, server.address, { width: 390, height: 640, touch: true });
    await sitAlone(page);
    await march(page, /Blois/);
    await endPhase(page);
    await page.locator('#tab-log').tap();
    const scrollers = await page
      .locator('.match-side, .match-side *')
      .evaluateAll((all) =>
        all
          .filter((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto')
          .map((one) => one.className),
      );
    expect(scrollers).toEqual(['match-side']);
    await expect
      .poll(() =>
        page
          .locator('.match-log .entry')
          .last()
          .evaluate((one) => one.getBoundingClientRect().bottom),
      )
      .toBeLessThanOrEqual(640);
    expect(await page.locator('.match-side').evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
    await page.locator('#tab-orders').tap();
    expect(await page.locator('.match-side').evaluate((one) => one.scrollTop)).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('plays a recap beneath a map that stays in sight, its summary folded until it is wanted', async () => {
    const anne = await visitor(browser, server.address);
    const john = await visitor(browser, server.address, { width: 390, height: 800, touch: true });
    const id = await sitDown(anne.page, john.page);
    await table(john.page).reaches(0);
    await john.page.goto('/favicon-of-nobody');
    await march(anne.page, /Blois/);
    await goTo(john.page, id);
    const bar = john.page.getByTestId('past-bar');
    const heights = await bar.evaluate((one) => [one.clientHeight, one.parentElement?.clientHeight ?? 0] as const);
    expect(heights[0]).toBeLessThan(heights[1] / 3);
    for (const name of ['One position back', /^(Pause|Play)$/, 'One position on', 'On with the match'])
      expect(await bar.getByRole('button', { name }).isVisible()).toBe(true);
    const summary = bar.getByText(/The French made 1 march/);
    expect(await summary.isVisible()).toBe(false);
    await bar.locator('summary').tap();
    await summary.waitFor();
    for (const one of [anne, john]) expect(one.errors).toEqual([]);
    await Promise.all([anne.context.close(), john.context.close()]);
  });
});

describe('the match page', () => {
  test('has no serious accessibility violation on any of its tabs, and speaks French', async () => {
    const { page, errors, context } = await visitor(browser, server.address, { locale: 'fr' });
    await sitAlone(page);
    await page.getByText('Vous décidez pour').waitFor();
    await page.locator('.stack-list').getByRole('button', { name: /Blois/ }).click();
    for (const tab of ['orders', 'log', 'forces', 'talk', 'match']) {
      await page.locator(`#tab-${tab}`).click();
      expect(await seriousViolations(page), tab).toEqual([]);
    }
    await page.locator('#tab-orders').click();
    await endPhase(page);
    await table(page).atRest();
    await page.locator('[data-town="paris"]').click({ force: true });
    await page.getByTestId('hex-card').waitFor();
    expect(await seriousViolations(page), 'hex').toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
