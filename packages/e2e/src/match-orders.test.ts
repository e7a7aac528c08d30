import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, visitor } from './support/browser.ts';
import { sitAlone } from './support/seats.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { march, table } from './support/table.ts';

let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe('a chosen stack', () => {
  test('hides no hex with its counters until it is clicked again', async () => {
    const { page, errors, context } = await visitor(browser, server.address);
    await sitAlone(page);
    const at = table(page);
    await at.choose(/Blois/);
    const blois = (await page.locator('[data-choice][aria-pressed="true"]').getAttribute('data-choice')) ?? '';
    await at.atRest();
    expect(await page.locator('[data-fan]').count()).toBe(0);
    await at.stackAt(blois, 'french').click({ force: true });
    await page.locator('[data-fan] [data-counter="charles"]').click({ force: true });
    expect(await page.getByRole('checkbox', { name: /^Charles/ }).isChecked()).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the end of a phase', () => {
  test('is not given by a double click, nor by the second click hitting the next phase', async () => {
    const { page, errors, context } = await visitor(browser, server.address);
    await sitAlone(page);
    await page.locator('[data-end]').dblclick();
    await page.getByTestId('warnings').getByText('None of your stacks has marched.').waitFor();
    expect(await page.locator('.match-page').getAttribute('data-step')).toBe('movement');
    await page.getByRole('button', { name: 'Not yet' }).click();
    await march(page, /Blois/);
    await table(page).atRest();
    await page.locator('[data-end]:enabled').dblclick();
    // Ended once, or warned of once; never twice.
    const warned = page.getByTestId('warnings');
    await page.locator('.match-page[data-step="combat"]').or(warned).first().waitFor();
    if (await warned.isVisible()) expect(await page.locator('.match-page').getAttribute('data-step')).toBe('movement');
    else expect(await page.locator('.match-page').getAttribute('data-turn')).toBe('1');
    expect(errors).toEqual([]);
    await context.close();
  });
});
