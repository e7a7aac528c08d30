/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { openBrowser, visitor } from './support/browser.ts';
import { goTo, sitDown } from './support/seats.ts';
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

describe('beside the orders', () => {
  test('people talk and point at the map, keep notes and standing orders, and tell the operator', async () => {
    const anne = await visitor(browser, server.address);
    const john = await visitor(browser, server.address);
    const id = await sitDown(anne.page, john.page);

    // An arrow from Blois to Bourges, drawn for oneself and then shown to the other.
    await anne.page.locator('.overlay-menu summary').click();
    await anne.page.getByRole('button', { name: 'Arrow' }).click();
    for (const town of ['blois', 'bourges'])
      await anne.page.locator(`[data-town="${town}"]`).first().click({ force: true });
    expect(await anne.page.locator('[data-path]').count()).toBe(1);
    expect(await john.page.locator('[data-path]').count()).toBe(0);
    await anne.page.getByRole('button', { name: 'Share in the talk' }).click();
    await john.page.keyboard.press('t');
    await john.page.getByText('Look at the map:').waitFor();
    await john.page.getByRole('button', { name: 'Show on the map' }).click();
    await john.page.locator('[data-path]').waitFor({ state: 'attached' });
    await john.page.getByRole('textbox', { name: 'Say something' }).fill('I see it.');
    await john.page.keyboard.press('Enter');
    await anne.page.getByText('I see it.').waitFor();

    // What the other said can be shown to the operator, once it is sure; one's own words cannot.
    const reports: string[] = [];
    anne.page.on('request', (sent) => sent.url().endsWith('/reports') && reports.push(sent.method()));
    await anne.page.keyboard.press('t');
    const said = anne.page.getByRole('listitem').filter({ hasText: 'I see it.' });
    await said.getByRole('button', { name: 'Report this line of John' }).click();
    await said.getByText('Show this line to the operator?').waitFor();
    expect(await seriousViolations(anne.page)).toEqual([]);
    expect(reports).toEqual([]);
    await anne.page.keyboard.press('Enter');
    await said.getByText('Reported to the operator.').waitFor();
    expect(reports).toEqual(['POST']);
    const own = anne.page.getByRole('listitem').filter({ hasText: 'Look at the map:' });
    expect(await own.getByRole('button', { name: /Report/ }).count()).toBe(0);

    // What the server does not take is said not to be kept, is still there on coming back, and is kept in the end.
    await john.page.route('**/notes', (asked) => asked.abort());
    await john.page.getByRole('textbox', { name: /My notes/ }).fill('Hold Paris.');
    await john.page.getByText('Not kept:').waitFor();
    await john.page.locator('#tab-match').click();
    await john.page.keyboard.press('t');
    expect(await john.page.getByRole('textbox', { name: /My notes/ }).inputValue()).toBe('Hold Paris.');
    await john.page.getByText('Not kept:').waitFor();
    await john.page.unroute('**/notes');
    await john.page.getByText('Kept.', { exact: true }).waitFor();
    await john.page.locator('#tab-match').click();
    const losses = john.page.getByRole('combobox', { name: 'Losses' });
    await losses.selectOption({ label: 'cheapest first' });
    await john.page.locator('.standing:enabled').waitFor();
    await john.page.getByText('Something wrong here?').click();
    await john.page.getByRole('textbox', { name: /What is wrong at position 0/ }).fill('The map is too beautiful.');
    await john.page.getByRole('button', { name: 'Tell the operator' }).click();
    await john.page.getByText('The operator has it.').waitFor();

    // All of it is there after a reload.
    await goTo(john.page, id);
    await john.page.locator('#tab-match').click();
    await john.page.locator('.standing:enabled').waitFor();
    expect(await losses.inputValue()).toBe('cheapest');
    await john.page.keyboard.press('t');
    await john.page.getByText('Look at the map:').waitFor();
    await john.page.locator('textarea:enabled').waitFor();
    expect(await john.page.getByRole('textbox', { name: /My notes/ }).inputValue()).toBe('Hold Paris.');
    for (const one of [anne, john]) expect(one.errors).toEqual([]);
    await Promise.all([anne.context.close(), john.context.close()]);
  });
});

/** What a page sends over its socket. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  return sent;
}

describe('an order to be taken back', () => {
  test('is, once the other side grants what it was shown', async () => {
    const anne = await visitor(browser, server.address);
    const john = await visitor(browser, server.address);
    const sent = sentBy(john.page);
    await sitDown(anne.page, john.page);
    await march(anne.page, /Blois/);
    await anne.page.locator('#tab-match').click();
    await anne.page.getByRole('button', { name: 'Ask to take back' }).click();
    await john.page.getByRole('button', { name: 'Grant it' }).focus();
    await john.page.keyboard.press('Enter');
    for (const { page } of [anne, john]) await table(page).reaches(2);
    // The pressed button is gone; the keyboard goes on at the question, and not from the top of the page.
    await john.page.locator('[data-testid="decides"]:focus').waitFor();
    await anne.page.keyboard.press('l');
    await anne.page.getByText('An order was taken back.').waitFor();
    // Named in the answer, so that a newer wish cannot be granted by a click that was meant for this one.
    expect(sent.filter((frame) => frame.includes('"grantTakeBack"') && frame.includes('"to":0'))).toHaveLength(1);
    for (const one of [anne, john]) expect(one.errors).toEqual([]);
    await Promise.all([anne.context.close(), john.context.close()]);
  });
});
