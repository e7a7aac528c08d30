import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser, visitor } from './support/browser.ts';
import { sitDown } from './support/seats.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const email = 'agnes@example.org';

let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

// One for each test: only so many attempts at accounts are allowed from one address.
beforeEach(async () => {
  // Without a mail server its mails stand in the log.
  server = await startServer({ LOG_LEVEL: 'info', OPERATORS: email });
});

afterEach(() => server?.stop());

/** The secret of the newest link of a kind that was mailed. */
async function mailed(kind: 'verify' | 'reset'): Promise<string> {
  const links = () => [...server.said().matchAll(new RegExp(`/${kind}#([\\w-]+)`, 'g'))];
  await expect.poll(() => links().length).toBeGreaterThan(0);
  return links().at(-1)?.[1] ?? '';
}

const part = (page: Page, heading: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });

async function signIn(page: Page, password: string): Promise<void> {
  const form = part(page, 'Sign in');
  await form.getByLabel('Mail address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

async function askForAccount(page: Page, name: string, address: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByRole('heading', { name: `Hello, ${name}` }).waitFor();
  const become = part(page, 'Keep your seats everywhere');
  await become.getByLabel('Mail address').fill(address);
  await become.getByLabel('New password').fill('the first password');
  await become.getByRole('button', { name: 'Make an account' }).click();
  await become.getByText('A mail is on its way').waitFor();
}

/** A line of talk is reported; its reader is shut out and let in again, and a seat goes to somebody else. */
async function operate(page: Page): Promise<void> {
  const [french, english, third] = await Promise.all(
    [1, 2, 3].map(() => visitor(browser, server.address, { width: 1440 })),
  );
  if (!french || !english || !third) throw new Error('nobody came');
  const match = await sitDown(french.page, english.page);
  await french.page.getByRole('tab', { name: 'Talk' }).click();
  await french.page.getByLabel('Say something').fill('You smell of elderberries');
  await french.page.getByRole('button', { name: 'Send' }).click();
  await french.page.getByText('You smell of elderberries').waitFor();
  const { lines } = await (await english.page.request.get(`/api/matches/${match}/chat`)).json();
  await english.page.request.post(`/api/matches/${match}/chat/${lines.at(-1).id}/reports`, { data: {} });
  await third.page.request.post('/api/session', { data: { name: 'Yolande' } });

  await page.goto('/operator');
  const reports = part(page, 'Reports');
  const line = reports.getByRole('listitem').filter({ hasText: 'You smell of elderberries' });
  expect(await line.textContent()).toContain('John');
  await line.getByRole('button', { name: 'Settled' }).click();
  await reports.getByText('Nothing is waiting.').waitFor();

  const people = part(page, 'People');
  await people.getByLabel('Name').fill('Yolande');
  await people.getByRole('button', { name: 'Find' }).click();
  await people.getByText('Yolande').click();
  await people.getByLabel('Id of the match').fill(match);
  await people.getByLabel('Seat').selectOption('English');
  await people.getByLabel('Reason').nth(1).fill('John has left for good');
  await people.getByRole('button', { name: 'Give him this seat' }).click();
  await people.getByText('Done.').waitFor();
  await part(page, 'What was done')
    .getByText(/hand-over.*John has left for good/)
    .waitFor();
  await english.page.getByText('Yolande').first().waitFor();

  await people.getByLabel('Reason').first().fill('for a while');
  await people.getByRole('button', { name: 'Shut out' }).click();
  await people.getByRole('button', { name: 'Let in again' }).waitFor();
  expect((await third.page.request.get('/api/matches?list=mine')).ok()).toBe(false);
  for (const { context } of [french, english, third]) await context.close();
}

test('a guest becomes an account, signs out and in, sets a new password, and is gone with everything', async () => {
  const { page, context, errors } = await visitor(browser, server.address);
  await askForAccount(page, 'Agnès', email);
  await page.goto(`/verify#${await mailed('verify')}`);
  await page.getByText('The address is confirmed').waitFor();

  await page.goto('/account');
  await page.getByText(`You are signed in as ${email}`).waitFor();
  const change = part(page, 'Change the password');
  await change.getByLabel('Present password').fill('the first password');
  await change.getByLabel('New password').fill('the second password');
  await change.getByRole('button').click();
  await change.getByText('Saved.').waitFor();
  await part(page, 'Sign out').getByRole('button').click();
  await page.getByRole('heading', { level: 1, name: 'You', exact: true }).waitFor();
  await signIn(page, 'the first password');
  await page.getByText('Address and password do not match.').waitFor();
  await signIn(page, 'the second password');
  await page.getByText(`You are signed in as ${email}`).waitFor();

  await page.goto('/reset');
  await page.getByLabel('Mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('A mail is on its way').waitFor();
  const other = await visitor(browser, server.address);
  await other.page.goto(`/reset#${await mailed('reset')}`);
  await other.page.getByLabel('New password').fill('the third password');
  await other.page.getByRole('button', { name: 'Set the password' }).click();
  await other.page.getByText('Done. You are signed in.').waitFor();

  // The other device has been signed out by it; this one is the operator's.
  await page.goto('/account');
  await page.getByRole('heading', { level: 1, name: 'You', exact: true }).waitFor();
  await operate(other.page);

  await other.page.goto('/account');
  await other.page.getByRole('button', { name: 'Delete everything…' }).click();
  await part(other.page, 'Your data').getByLabel('Password').fill('the third password');
  await other.page.getByRole('button', { name: 'Delete for good' }).click();
  await other.page.getByRole('heading', { level: 1, name: /Joan of Arc/ }).waitFor();
  await other.page.goto('/account');
  await signIn(other.page, 'the third password');
  await other.page.getByText('Address and password do not match.').waitFor();
  expect([...errors, ...other.errors]).toEqual([]);
  for (const one of [context, other.context]) await one.close();
});

test('a link that is opened where nobody is signed in to the account confirms it with its password alone', async () => {
  const [registrant, elsewhere] = [await visitor(browser, server.address), await visitor(browser, server.address)];
  await askForAccount(registrant.page, 'Yolande', 'yolande@example.org');
  await elsewhere.page.goto(`/verify#${await mailed('verify')}`);
  await elsewhere.page.getByText('If it was not you, close this page').waitFor();
  const confirm = async (password: string): Promise<void> => {
    await elsewhere.page.getByLabel('Password').fill(password);
    await elsewhere.page.getByRole('button', { name: 'Confirm the address' }).click();
  };
  await confirm('a stranger’s guess');
  await elsewhere.page.getByText('Address and password do not match.').waitFor();
  await registrant.page.reload();
  await part(registrant.page, 'Keep your seats everywhere').waitFor();
  await confirm('the first password');
  await elsewhere.page.getByText('The address is confirmed').waitFor();
  await registrant.page.reload();
  await registrant.page.getByText('You are signed in as yolande@example.org').waitFor();
  for (const { context } of [registrant, elsewhere]) await context.close();
});
