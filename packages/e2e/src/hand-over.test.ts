/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { openBrowser, type Visitor, visitor } from './support/browser.ts';
import { goTo, sitDown } from './support/seats.ts';
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

/** Anne plays John; Mary, whom she has played before, does not. */
async function threePeople(): Promise<{ anne: Visitor; john: Visitor; mary: Visitor; id: string }> {
  const anne = await visitor(browser, server.address);
  const john = await visitor(browser, server.address);
  const mary = await visitor(browser, server.address);
  await sitDown(anne.page, mary.page);
  await mary.page.evaluate(() =>
    fetch('/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Mary' }),
    }),
  );
  return { anne, john, mary, id: await sitDown(anne.page, john.page) };
}

async function offerToMary(page: Page): Promise<void> {
  await page.locator('#tab-match').click();
  await page.getByText('Hand my seat to someone').click();
  const people = page.getByRole('combobox', { name: 'Hand it to …' });
  await people.selectOption({ label: 'Mary' });
  // Whoever sits here already can be given nothing.
  expect(await people.getByRole('option').allTextContents()).toEqual(['Hand it to …', 'Mary']);
  await page.getByRole('button', { name: 'Offer my seat' }).click();
  await page.getByText('Offer your seat to Mary?').waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Offer my seat' }).click();
  await page.getByText('Offered to Mary.').waitFor();
}

const seatOfFrench = (page: Page) => page.locator('.table-seat.seat-french');

test('a seat that is offered is taken on the match page, and whoever gave it watches from then on', async () => {
  const { anne, john, mary, id } = await threePeople();
  await offerToMary(anne.page);
  await goTo(mary.page, id);
  await mary.page.getByText('Anne offers you a seat here: from now on you would play the French.').waitFor();
  expect(await mary.page.locator('.match-page').getAttribute('data-acting')).toBeNull();
  expect(await seriousViolations(mary.page)).toEqual([]);
  await mary.page.getByRole('button', { name: 'Take the seat' }).click();
  // All three pages lie open, and know it without being loaded again.
  await mary.page.locator('.match-page[data-acting="1"]').waitFor();
  await anne.page.locator('.match-page:not([data-acting])').waitFor();
  for (const { page } of [anne, john, mary]) await seatOfFrench(page).filter({ hasText: 'Mary' }).waitFor();
  expect(await mary.page.getByRole('button', { name: 'Take the seat' }).count()).toBe(0);
  for (const one of [anne, john, mary]) expect(one.errors).toEqual([]);
  await Promise.all([anne, john, mary].map(({ context }) => context.close()));
});

test('a seat that is offered can be declined on the first page, and stays whose it was', async () => {
  const { anne, john, mary, id } = await threePeople();
  await offerToMary(anne.page);
  await mary.page.goto('/');
  const invited = mary.page.getByRole('region', { name: 'You are invited' });
  await invited.getByText('Anne offers you a seat here').waitFor();
  expect(await invited.getByRole('button', { name: 'Take the seat' }).count()).toBe(1);
  expect(await seriousViolations(mary.page)).toEqual([]);
  await invited.getByRole('button', { name: 'Decline' }).click();
  await invited.waitFor({ state: 'detached' });
  await goTo(mary.page, id);
  await seatOfFrench(mary.page).filter({ hasText: 'Anne' }).waitFor();
  expect(await mary.page.getByText('offers you a seat').count()).toBe(0);
  expect(await anne.page.locator('.match-page').getAttribute('data-acting')).toBe('1');
  for (const one of [anne, john, mary]) expect(one.errors).toEqual([]);
  await Promise.all([anne, john, mary].map(({ context }) => context.close()));
});

test('a seat that is offered can be withdrawn, also after the page was loaded again', async () => {
  const { anne, john, mary, id } = await threePeople();
  await offerToMary(anne.page);
  await goTo(anne.page, id);
  await anne.page.locator('#tab-match').click();
  await anne.page.getByText('Hand my seat to someone').click();
  await anne.page.getByRole('button', { name: 'Withdraw the offer (Mary)' }).click();
  await anne.page.getByText('Offered to Mary.').waitFor({ state: 'detached' });
  await mary.page.goto('/');
  await mary.page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await mary.page.getByText('offers you a seat').count()).toBe(0);
  expect(await anne.page.locator('.match-page').getAttribute('data-acting')).toBe('1');
  for (const one of [anne, john, mary]) expect(one.errors).toEqual([]);
  await Promise.all([anne, john, mary].map(({ context }) => context.close()));
});

test('both seats are offered to one person, who declines the one and takes the other', async () => {
  const { anne, john, mary, id } = await threePeople();
  // She has played John as well.
  const post = async ({ page }: Visitor, path: string, data: object) =>
    (await page.request.post(path, { data })).json();
  const { match } = await post(john, '/api/matches', { game: 'joan-1429', side: '0', nonce: 'j' });
  await post(mary, `/api/matches/${match.id}/join`, { nonce: 'm' });
  for (const player of [anne, john]) await post(player, `/api/matches/${id}/hand-over`, { name: 'Mary' });
  await mary.page.goto('/');
  const invited = mary.page.getByRole('region', { name: 'You are invited' });
  await invited.getByText('Anne offers you a seat here').waitFor();
  expect(await invited.getByText('offers you a seat here').count()).toBe(2);
  await goTo(mary.page, id);
  await mary.page.getByRole('button', { name: 'Take the seat (Anne)' }).waitFor();
  expect(await seriousViolations(mary.page)).toEqual([]);
  await mary.page.getByRole('button', { name: 'Decline (John)' }).click();
  await mary.page.getByText('John offers you a seat here').waitFor({ state: 'detached' });
  await mary.page.getByRole('button', { name: 'Take the seat (Anne)' }).click();
  await mary.page.locator('.match-page[data-acting="1"]').waitFor();
  await seatOfFrench(john.page).filter({ hasText: 'Mary' }).waitFor();
  for (const one of [anne, john, mary]) expect(one.errors).toEqual([]);
  await Promise.all([anne, john, mary].map(({ context }) => context.close()));
});
