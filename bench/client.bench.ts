import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type BenchPage, litAfterClick, shownAfterMessage, watchPage } from './client/page.ts';
import type { Measurement } from './measurement.ts';

const root = join(import.meta.dirname, '..');
const throttle = 4;
const visits = 5;
const clicks = 15;
const orders = 10;
const chrome = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

type Global = typeof globalThis & BenchPage;
const median = (values: readonly number[]): number =>
  Math.round(([...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN) * 10) / 10;

/** The match page in a real browser on a processor slowed down, with a real server and another player. */
export async function* benchmark(): AsyncGenerator<Measurement> {
  const data = mkdtempSync(join(tmpdir(), 'oriflamme-bench-'));
  const { server, address } = await start(data);
  const executablePath = chrome.find((path) => path !== undefined && existsSync(path));
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-quic'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const french = await newPage(browser, address, 1);
    const id = await newMatch(french);
    await french.goto(`/match/${id}`);
    await french.waitForFunction(() => (globalThis as Global).usableAt !== undefined);
    yield {
      name: `client: match page usable, median of ${visits}`,
      value: await usable(browser, french, id),
      unit: 'ms',
      limit: 2000,
    };

    const watcher = await newPage(browser, address, throttle, await french.context().cookies());
    await watcher.goto(`/match/${id}`);
    await watcher.waitForFunction(() => (globalThis as Global).usableAt !== undefined);
    await watcher.waitForTimeout(2000);
    const stack = await blois(watcher);
    const lit: number[] = [];
    for (let click = 0; click < clicks; click += 1) lit.push(await watcher.evaluate(litAfterClick, stack));
    yield { name: `client: click to lit hexes, median of ${clicks}`, value: median(lit), unit: 'ms', limit: 50 };

    const shown: number[] = [];
    for (let order = 0; order < orders; order += 1) shown.push(await incoming(french, watcher));
    yield {
      name: `client: incoming order on screen, median of ${orders}`,
      value: median(shown),
      unit: 'ms',
      limit: 100,
    };
  } finally {
    await browser.close();
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

/** Visits of a browser that has nothing of the page yet, to a server that is warm. */
async function usable(browser: Browser, french: Page, id: string): Promise<number> {
  const times: number[] = [];
  const cookies = await french.context().cookies();
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await newPage(browser, new URL(french.url()).origin, throttle, cookies);
    await page.goto(`/match/${id}`);
    const handle = await page.waitForFunction(() => (globalThis as Global).usableAt);
    times.push((await handle.jsonValue()) ?? Number.NaN);
    await page.context().close();
  }
  return median(times);
}

/** One page marches or takes it back, the other shows it. */
async function incoming(from: Page, to: Page): Promise<number> {
  const before = (await to.locator('.match-page').getAttribute('data-n')) ?? '';
  const measured = to.evaluate(shownAfterMessage, before);
  const undo = from.locator('[data-act="undo"]');
  if (await undo.isEnabled()) await undo.click();
  else {
    await from.locator(`[data-choice="${await blois(from)}"]`).click();
    const hex = await from.locator('[data-lit]').first().getAttribute('data-lit');
    await from.locator('.board').focus();
    await from.evaluate((lit) => {
      const box = document.querySelector(`[data-lit="${lit}"] text`)?.getBoundingClientRect();
      const at = { bubbles: true, clientX: (box?.left ?? 0) + 5, clientY: (box?.top ?? 0) + 5 };
      document.querySelector('.board')?.dispatchEvent(new MouseEvent('click', at));
    }, hex);
    await from.locator('[data-confirm]').click();
  }
  return measured;
}

const blois = async (page: Page): Promise<string> =>
  (await page.locator('[data-choice]').filter({ hasText: 'Blois' }).getAttribute('data-choice')) ?? '';

async function newPage(
  browser: Browser,
  address: string,
  rate: number,
  cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = [],
): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 }, locale: 'en' });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.addInitScript(watchPage);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

async function newMatch(page: Page): Promise<string> {
  await page.goto('/favicon-of-nobody');
  return page.evaluate(async () => {
    const post = async (path: string, body: object): Promise<{ match: { id: string } }> => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return response.json() as Promise<{ match: { id: string } }>;
    };
    await post('/api/session', { name: 'Christine' });
    const { match } = await post('/api/matches', { game: 'joan-1429', setup: {}, side: 'both', nonce: 'b' });
    return match.id;
  });
}

function start(data: string): Promise<{ server: ChildProcess; address: string }> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ORIFLAMME_DATA: data,
    DATABASE_URL: '',
  };
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      const address = /Oriflamme is at (\S+)/.exec(said)?.[1];
      if (address) resolve({ server, address });
    });
    server.once('exit', () => reject(new Error(`The server did not start:\n${said}`)));
  });
}
