import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visitor } from './support/browser.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { table } from './support/table.ts';

let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('two browsers play one march at Orléans, take it back, reload, outlive a killed server and go on', async () => {
  const anne = await visitor(browser, server.address);
  const bedford = await visitor(browser, server.address);
  const french = table(anne.page);
  const english = table(bedford.page);

  await anne.page.goto('/new');
  await anne.page.getByLabel('Your name').fill('Anne');
  await anne.page.getByRole('radio', { name: 'French', exact: true }).check();
  await anne.page.getByRole('button', { name: 'Create the match' }).click();
  const link = await anne.page.getByTestId('link-to-share').inputValue();

  await bedford.page.goto(link);
  await bedford.page.getByLabel('Your name').fill('John');
  await bedford.page.getByRole('button', { name: 'Play the English side' }).click();
  // With the last seat taken, both are at the board.
  await bedford.page.waitForURL(/\/match\//);
  await anne.page.waitForURL(/\/match\//);

  // Order and explain: Blois can march, but not into the lines around Orléans, and the page says by which rule.
  await french.choose(/Blois/);
  const before = await french.number();
  const orleans = await french.siege();
  await french.atRest();
  await french.stackAt(orleans, 'english').click({ force: true });
  const whyNot = anne.page.getByTestId('why-not');
  await whyNot.waitFor();
  expect(await whyNot.textContent()).toMatch(/Orléans/);
  expect(await whyNot.getByRole('link').textContent()).toMatch(/^Rule (R?\d+)/);

  // Commit, and the patch reaches both.
  const [to = ''] = await french.litHexes();
  await french.clickLit(to);
  await french.press(/^March to/);
  await french.reaches(before + 1);
  await english.reaches(before + 1);
  await english.stackAt(to, 'french').waitFor({ state: 'attached' });
  expect(await english.prompt()).toContain('The French side decides');

  // Undo reaches both as well.
  await french.press('Undo');
  await english.reaches(before + 2);
  await english.stackAt(to, 'french').waitFor({ state: 'detached' });
  await french.press('Redo');
  await english.reaches(before + 3);
  await english.stackAt(to, 'french').waitFor({ state: 'attached' });

  // A reload shows what was committed.
  await anne.page.reload();
  await french.reaches(before + 3);
  await french.stackAt(to, 'french').waitFor({ state: 'attached' });

  // Killed, the server is missed at once; started again, both go on where they were.
  await server.kill();
  await anne.page.getByText('Connection lost').waitFor();
  await bedford.page.getByText('Connection lost').waitFor();
  expect(await anne.page.getByRole('button', { name: 'End movement' }).isDisabled()).toBe(true);
  await server.start();
  await anne.page.getByTestId('link').waitFor({ state: 'detached' });
  await french.press('Undo');
  await french.reaches(before + 4);
  await english.reaches(before + 4);
  await english.stackAt(to, 'french').waitFor({ state: 'detached' });

  expect(anne.errors).toEqual([]);
  expect(bedford.errors).toEqual([]);
});
