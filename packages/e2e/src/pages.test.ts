/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { openBrowser, visitor } from './support/browser.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

let server: ServerProcess;
let browser: Browser;
/** A match that waits for its second player. */
let open: string;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  const { page, context } = await visitor(browser, server.address);
  await page.goto('/new');
  await page.getByLabel('Your name').fill('Isabeau');
  await page.getByRole('radio', { name: 'Public' }).check();
  await page.getByRole('button', { name: 'Create the match' }).click();
  open = new URL(await page.getByTestId('link-to-share').inputValue()).pathname;
  await context.close();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const pages: readonly (readonly [address: () => string, english: RegExp, french: RegExp])[] = [
  [() => '/', /^Joan of Arc’s Victory$/, /^La victoire de Jeanne d’Arc$/],
  [() => '/new', /^New match$/, /^Nouvelle partie$/],
  [() => open, /^Isabeau invites you to a game$/, /^Isabeau vous invite à jouer$/],
  [() => '/rules', /^The rules$/, /^Les règles$/],
  [() => '/map', /^The map of France$/, /^La carte de France$/],
  [() => '/about', /^About Oriflamme$/, /^À propos d’Oriflamme$/],
  [() => '/account', /^You$/, /^Vous$/],
  [() => '/reset', /^A new password$/, /^Un nouveau mot de passe$/],
  [() => '/seat', /^Take your seat to this device$/, /^Amener votre place sur cet appareil$/],
  [() => '/operator', /^Operator$/, /^Exploitant$/],
  [() => '/join/nowhere', /^There is no match at this address\.$/, /^Il n’y a pas de partie à cette adresse\.$/],
  [() => '/nowhere', /^There is no page here\.$/, /^Il n’y a pas de page ici\.$/],
];

/** What only somebody with a name sees. */
const known: typeof pages = [
  [() => '/account', /^Hello, Agnès$/, /^Bonjour, Agnès$/],
  [() => '/notices', /^Notices$/, /^Avis$/],
  [() => '/verify#nonsense', /^Your account$/, /^Votre compte$/],
  [() => '/stop/nonsense', /^No more mails$/, /^Plus de courriels$/],
];

async function ready(page: Page, heading: RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  // What comes later, such as lists and the map, belongs to the page.
  await page.waitForLoadState('networkidle');
}

describe.each([
  ['light', 'en', 1440],
  ['dark', 'en', 1440],
  ['light', 'fr', 390],
] as const)('every page in %s and %s at %i pixels', (colorScheme, locale, width) => {
  test('says what it is, has no serious accessibility violation and does not scroll sideways', async () => {
    const { page, context, errors } = await visitor(browser, server.address, { width, locale });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const faults: string[] = [];
    const visit = async ([address, english, french]: (typeof pages)[number]): Promise<void> => {
      await page.goto(address());
      await ready(page, locale === 'fr' ? french : english);
      const at = address();
      const language = await page.locator('html').getAttribute('lang');
      if (language !== locale) faults.push(`${at} is in ${language}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) faults.push(`${at} is ${wide} pixels wide`);
      for (const violation of await seriousViolations(page)) faults.push(`${at} ${violation}`);
    };
    for (const one of pages) await visit(one);
    await page.request.post('/api/session', { data: { name: 'Agnès' } });
    for (const one of known) await visit(one);
    expect([...faults, ...errors]).toEqual([]);
    await context.close();
  });
});

describe('the first page', () => {
  test('of a server without matches says what one is like, and lists them as soon as there are some', async () => {
    const empty = await startServer();
    const { page, context, errors } = await visitor(browser, empty.address);
    const newcomer = page.getByRole('region', { name: 'Find out what a match is like' });
    await page.goto('/');
    await newcomer.getByRole('link', { name: 'Read the rules' }).waitFor();
    await newcomer.getByRole('link', { name: 'Look at the map' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Being played' }).count()).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
    await newcomer.getByRole('button', { name: 'Lay out the board' }).click();
    await page.locator('.match-page').waitFor();

    const host = await visitor(browser, empty.address);
    await host.page.goto('/favicon-of-nobody');
    await host.page.request.post('/api/session', { data: { name: 'Isabeau' } });
    const match = { game: 'joan-1429', setup: {}, side: '1', nonce: 'a', visibility: 'public' };
    expect((await host.page.request.post('/api/matches', { data: match })).ok()).toBe(true);
    await page.goto('/');
    await page.getByRole('link', { name: /Isabeau.*Join$/ }).waitFor();
    expect(await newcomer.count()).toBe(0);
    expect(errors).toEqual([]);
    await Promise.all([context.close(), host.context.close()]);
    await empty.stop();
  });

  test('shows the armies on the map, lists what is open, and one click sits down at both sides', async () => {
    const { page, context, errors } = await visitor(browser, server.address);
    await page.goto('/');
    await page.locator('.hero-map [data-stack]').first().waitFor({ state: 'attached' });
    await page.getByRole('link', { name: /Isabeau.*Join$/ }).waitFor();
    await page.getByRole('button', { name: 'Both sides at this screen' }).click();
    await page.locator('.match-page').waitFor();
    await page.goto('/');
    const mine = page.getByRole('region', { name: 'Your matches' });
    expect(await mine.getByRole('link', { name: /Your move$/ }).textContent()).toMatch(/order 0 · without clocks/);
    await mine.getByRole('link', { name: /Your move$/ }).click();
    await page.locator('.match-page').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('can be walked by keyboard: past the head of the page, and to the heading of the next', async () => {
    const { page, context } = await visitor(browser, server.address);
    await page.goto('/');
    await ready(page, /Joan of Arc/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'About' }).focus();
    await page.keyboard.press('Enter');
    await ready(page, /^About/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('About Oriflamme');
    await context.close();
  });
});

describe('an invitation', () => {
  test('goes by its link to a friend who has never seen it, and both are at the board when he sits down', async () => {
    const host = await visitor(browser, server.address);
    await host.page.goto('/new');
    await host.page.getByLabel('Your name').fill('Anne');
    await host.page.getByRole('radio', { name: 'English', exact: true }).check();
    await host.page.locator('summary', { hasText: 'Options' }).click();
    await host.page.getByRole('checkbox', { name: 'Routs' }).check();
    expect(await host.page.locator('.new-match-chosen').textContent()).toContain('Routs');
    // What becomes of a match that nobody looks at is said before it is made.
    await host.page.getByText(/neither player looks at for 60 days/).waitFor();
    await host.page.getByRole('button', { name: 'Create the match' }).click();
    const link = await host.page.getByTestId('link-to-share').inputValue();
    await host.page.getByRole('img', { name: 'The link as a QR code' }).waitFor();

    const friend = await visitor(browser, server.address, { width: 390, height: 844 });
    await friend.page.goto(link);
    await friend.page.getByRole('heading', { name: 'Anne invites you to a game' }).waitFor();
    await friend.page.getByText(/Foot that must retreat/).waitFor();
    await friend.page.getByLabel('Your name').fill('Pierre');
    await friend.page.getByRole('button', { name: 'Play the French side' }).click();
    // Both are taken on to the board; who opens the link again is told that the match is on.
    await friend.page.waitForURL(/\/match\//);
    await host.page.waitForURL(/\/match\//);
    await host.page.getByRole('list', { name: 'Players' }).getByText('Pierre').waitFor();
    await host.page.goto(link);
    await host.page.getByText('Both seats are taken').waitFor();
    await host.page.getByRole('link', { name: 'To the match' }).waitFor();

    // A third is told that he can watch.
    const third = await visitor(browser, server.address);
    await third.page.goto(link);
    await third.page.getByRole('link', { name: 'Watch' }).click();
    await third.page.locator('.match-page').waitFor();

    // The next time the friend is asked by name, and finds it on his first page.
    await host.page.goto('/new');
    await host.page.getByRole('button', { name: 'Create the match' }).click();
    await host.page.getByRole('button', { name: /^Invite\s*Pierre$/ }).click();
    await host.page.getByRole('button', { name: /^Invited\s*Pierre$/ }).waitFor();
    await friend.page.goto('/');
    await friend.page
      .getByRole('region', { name: 'You are invited' })
      .getByRole('link', { name: /Anne.*Join$/ })
      .click();
    await friend.page.getByRole('heading', { name: 'Anne invites you to a game' }).waitFor();
    expect([...host.errors, ...friend.errors, ...third.errors]).toEqual([]);
    for (const { context } of [host, friend, third]) await context.close();
  });
});

test('a link is copied also where the browser has no clipboard, as on a network of one’s own without https', async () => {
  const { page, context } = await visitor(browser, server.address);
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/new');
  await page.getByLabel('Your name').fill('Pasquerel');
  await page.getByRole('button', { name: 'Create the match' }).click();
  const link = await page.getByTestId('link-to-share').inputValue();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.goto('/rules');
  await page.getByLabel('Find in the rules').focus();
  await page.keyboard.press('Control+V');
  expect(await page.getByLabel('Find in the rules').inputValue()).toBe(link);
  await context.close();
});

describe('the rules', () => {
  test('are reached by every rule number, open at their case, and can be searched', async () => {
    const { page, context, errors } = await visitor(browser, server.address);
    await page.goto('/new');
    await page.locator('summary', { hasText: 'Options' }).click();
    const [rules] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Rule 9.4' }).click(),
    ]);
    await rules.getByRole('heading', { name: /9\.4 Routs/ }).waitFor();
    expect(rules.url()).toMatch(/\/rules#9\.4$/);
    const shown = rules.locator('[id="9.4"]');
    await rules.waitForFunction(() => {
      const top = document.getElementById('9.4')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < window.innerHeight;
    });
    expect(await shown.getAttribute('class')).toContain('case-current');
    await rules.getByLabel('Find in the rules').fill('ransom');
    await rules.getByRole('heading', { name: /5\.3 Ransom/ }).waitFor();
    expect(await rules.getByRole('heading', { name: /9\.4 Routs/ }).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the page about you', () => {
  test('keeps a name, takes a seat to another device by its code, and lets go of everything', async () => {
    const first = await visitor(browser, server.address);
    await first.page.goto('/account');
    await first.page.getByLabel('Your name').fill('Yolande');
    await first.page.getByRole('button', { name: 'Save the name' }).click();
    await first.page.getByRole('heading', { name: 'Hello, Yolande' }).waitFor();
    await first.page.goto('/');
    await first.page.getByRole('button', { name: 'Both sides at this screen' }).click();
    await first.page.locator('.match-page').waitFor();
    const match = new URL(first.page.url()).pathname;

    await first.page.goto('/account');
    await first.page.getByRole('button', { name: 'Get a code' }).click();
    const code = await first.page.locator('.account-code').innerText();
    const second = await visitor(browser, server.address, { width: 390, height: 844 });
    await second.page.goto('/seat');
    await second.page.getByLabel('Code').fill(code);
    await second.page.getByLabel('Your name').fill('Yolande');
    await second.page.getByRole('button', { name: 'Take the seat' }).click();
    await second.page.locator('.match-page').waitFor();
    expect(new URL(second.page.url()).pathname).toBe(match);

    await first.page.getByRole('button', { name: 'Delete everything…' }).click();
    await first.page.getByRole('button', { name: 'Delete for good' }).click();
    await ready(first.page, /Joan of Arc/);
    await first.page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'You' }).waitFor();
    for (const { context } of [first, second]) await context.close();
  });

  test('switches language and surroundings, and keeps both', async () => {
    const { page, context } = await visitor(browser, server.address);
    await page.goto('/account');
    await page.getByRole('banner').getByLabel('Language').selectOption('fr');
    await page.getByRole('heading', { level: 1, name: 'Vous' }).waitFor();
    await page.getByRole('banner').getByLabel('Apparence').selectOption('dark');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Vous' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await context.close();
  });
});
