/// <reference lib="dom" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { openBrowser, visitor } from './support/browser.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  server = await startServer({ ALLOWED_RECEIVERS: '127.0.0.1' });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A match over days between two who know the game, each at the table. */
async function slowMatch(french: Page, english: Page): Promise<void> {
  const ask = async (page: Page, path: string, body: object): Promise<{ match: { id: string } }> => {
    const response = await page.request.post(path, { data: body });
    if (!response.ok()) throw new Error(await response.text());
    return response.json();
  };
  await ask(french, '/api/session', { name: 'Anne' });
  await ask(english, '/api/session', { name: 'John' });
  const { match } = await ask(french, '/api/matches', { game: 'joan-1429', side: '1', pace: 'days' });
  await ask(english, `/api/matches/${match.id}/join`, {});
  for (const page of [french, english]) {
    await page.addInitScript(() => localStorage.setItem('oriflamme.guided', 'done'));
    await page.goto(`/match/${match.id}`);
    await page.locator('.match-page').waitFor();
  }
}

/** A webhook's other end: what it was sent, as text. */
async function receiver() {
  const received: string[] = [];
  const listener = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += String(chunk);
    });
    request.on('end', () => {
      received.push(text);
      response.end();
    });
  });
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  const { port } = listener.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/hook`, close: () => listener.close() };
}

test('a slow match shows both clocks; a pause is asked for and agreed to; what is routine is decided for me', async () => {
  const anne = await visitor(browser, server.address);
  const john = await visitor(browser, server.address);
  await slowMatch(anne.page, john.page);
  const clocks = anne.page.locator('.seat-clock');
  await expect
    .poll(() => clocks.allTextContents())
    .toEqual([expect.stringMatching(/days/), expect.stringMatching(/days/)]);
  for (const { page } of [anne, john]) await page.getByRole('tab', { name: 'Match' }).click();
  await expect.poll(() => john.page.getByRole('combobox', { name: 'Decide for me' }).inputValue()).toBe('routine');
  await john.page.getByText('You are both here.').waitFor();
  await anne.page.getByRole('button', { name: 'Ask for a pause' }).click();
  await john.page.getByText('Anne asks for a pause of the clocks.').waitFor();
  await john.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [anne, john]) await page.getByText('The clocks stand still.').waitFor();
  expect(await seriousViolations(john.page)).toEqual([]);
  expect([...anne.errors, ...john.errors]).toEqual([]);
  await anne.context.close();
  await john.context.close();
});

test('playing live asks everything until one leaves, and what was wished before comes back', async () => {
  const anne = await visitor(browser, server.address);
  const john = await visitor(browser, server.address);
  await slowMatch(anne.page, john.page);
  const id = new URL(anne.page.url()).pathname.split('/').at(-1);
  const delegation = async ({ context }: typeof anne): Promise<string> =>
    (await (await context.request.get(`${server.address}/api/matches/${id}/standing-orders`)).json()).delegation;
  const live = { name: 'Play live until one of us leaves' };
  for (const { page } of [anne, john]) await page.getByRole('button', live).click();
  for (const { page } of [anne, john]) await page.getByText('Playing live: you are asked everything').waitFor();
  expect([await delegation(anne), await delegation(john)]).toEqual(['ask', 'ask']);
  // Going about in the match is not leaving it.
  await anne.page.getByRole('tab', { name: 'Match' }).click();
  await anne.page.getByRole('combobox', { name: 'Decide for me' }).waitFor();
  await anne.page.getByRole('tab', { name: 'Log' }).click();
  expect(await delegation(anne)).toBe('ask');
  // John closes his page: both have again what they had.
  await john.page.close({ runBeforeUnload: true });
  await expect.poll(() => delegation(anne)).toBe('routine');
  await expect.poll(() => delegation(john)).toBe('routine');
  await anne.page.getByRole('tab', { name: 'Match' }).click();
  const losses = anne.page.getByRole('row').filter({ has: anne.page.getByRole('rowheader', { name: 'Losses' }) });
  await expect.poll(() => losses.innerText()).toContain('what is most easily had again, first');
  // Whoever plays is told in the language he reads, by the hours of where he is.
  const { preferences } = await (await anne.context.request.get(`${server.address}/api/notices`)).json();
  const zone = await anne.page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(preferences).toMatchObject({ language: 'en', timeZone: zone });
  expect(anne.errors).toEqual([]);
  await anne.context.close();
  await john.context.close();
});

test('notices: a webhook is added and tested, wishes are kept, vacation is taken, mails are stopped by a link', async () => {
  const hook = await receiver();
  const { page, context, errors } = await visitor(browser, server.address);
  await page.goto('/account');
  await page.getByLabel('Your name').fill('Anne');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByRole('link', { name: 'Notices' }).click();
  await page.getByRole('heading', { level: 1, name: 'Notices' }).waitFor();
  await page.getByLabel('Address').fill(hook.url);
  await page.getByLabel('Format').selectOption('slack');
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByText('A test went to every address.').waitFor();
  expect(hook.received).toEqual([expect.stringContaining('messages reach you here')]);

  await page.getByLabel('Somebody writes to me').uncheck();
  await page.getByLabel('Leave me in peace at night').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
  const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('First day').fill(day(2));
  await page.getByLabel('Last day').fill(day(4));
  await page.getByRole('button', { name: 'Take these days' }).click();
  await page.getByRole('button', { name: 'End it' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => page.getByLabel('Leave me in peace at night').isChecked()).toBe(true);
  expect(await page.getByLabel('Somebody writes to me').isChecked()).toBe(false);

  await page.goto('/stop/nonsense');
  await page.getByRole('button', { name: 'Stop the mails' }).click();
  await page.getByText('This link is not known').waitFor();
  expect(errors).toEqual([]);
  await context.close();
  hook.close();
});

type Shown = Notification & {
  readonly renotify?: boolean;
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
};

test('a push message becomes a notice of the browser that leads into the match', async () => {
  const { page, context } = await visitor(browser, server.address);
  await context.grantPermissions(['notifications'], { origin: server.address });
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((done) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) done(registration.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const message = {
    id: 'n-1',
    kind: 'decision',
    title: 'Your decision against John',
    lines: ['It is May 1429.'],
    link: '/match/abc',
    stopHere: 'No more here',
  };
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: server.address,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => [
          one.title,
          one.body,
          one.data,
          (one as Shown).renotify,
          (one as Shown).actions?.map(({ action, title }) => [action, title]),
        ]),
      ),
    )
    .toEqual([['Your decision against John', 'It is May 1429.', '/match/abc', true, [['stop', 'No more here']]]]);
  await context.close();
});
