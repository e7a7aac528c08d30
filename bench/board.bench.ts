import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import type { BoardPage } from './board/page.ts';
import type { Measurement } from './measurement.ts';

const folder = join(import.meta.dirname, 'board');
const throttle = 4;
const visits = 5;
const moves = 40;
// Twice as many as frames: a frame must not wait for the next event to be sent.
const steps = 300;
const screen = { width: 1440, height: 900 };
const chrome = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

type Global = typeof globalThis & BoardPage;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const tenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * Only the page in front is slowed: the browser slows a page by keeping its thread busy, also while it has nothing to do,
 * and of two such pages each would take a processor away from the other.
 */
async function slow(cdp: CDPSession, rate = throttle): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A page that has the data and has drawn nothing yet. */
async function openPage(page: Page, address: string): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await slow(cdp);
  await page.goto(address);
  await page.waitForFunction(() => (globalThis as Global).showBoard !== undefined);
  return cdp;
}

interface Shown {
  readonly map: number;
  readonly whole: number;
}

/**
 * From having the data to the first frame with the map on the screen, and to the one with all counters and names. The page
 * is empty until then, so the browser's own first contentful paint, which it stamps when the frame is presented, is the
 * first of them.
 */
async function show(page: Page): Promise<Shown> {
  await page.evaluate(() => (globalThis as Global).showBoard());
  const times = await page.waitForFunction(() => {
    const [data] = performance.getEntriesByName('board-data');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const whole = (globalThis as Global).wholeAt();
    if (!data || !paint || whole === undefined) return undefined;
    return { map: paint.startTime - data.startTime, whole: whole - data.startTime };
  });
  return (await times.jsonValue()) ?? { map: Number.NaN, whole: Number.NaN };
}

/** Frames a second that were drawn on the screen while a gesture went on, from the browser's own trace. */
async function framesDuring(page: Page, cdp: CDPSession, gesture: (cdp: CDPSession) => Promise<void>): Promise<number> {
  await page.bringToFront();
  await slow(cdp);
  await pause(1500);
  const drawn: number[] = [];
  const collect = ({ value }: { value: object[] }): void => {
    for (const event of value as { name?: string; ts?: number }[]) {
      if (event.name === 'DrawFrame' && event.ts !== undefined) drawn.push(event.ts / 1000);
    }
  };
  cdp.on('Tracing.dataCollected', collect);
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame'] },
  });
  await gesture(cdp);
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  await slow(cdp, 1);
  drawn.sort((a, b) => a - b);
  return ((drawn.length - 1) * 1000) / ((drawn.at(-1) ?? Number.NaN) - (drawn[0] ?? Number.NaN));
}

async function drag(cdp: CDPSession): Promise<void> {
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    cdp.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
  const sent: Promise<unknown>[] = [];
  await mouse('mousePressed', 700, 450);
  for (let step = 0; step < steps; step += 1) {
    sent.push(mouse('mouseMoved', 700 + 260 * Math.sin(step / 18), 450 + 160 * Math.cos(step / 26)));
    await pause(8);
  }
  await Promise.all(sent);
  await mouse('mouseReleased', 700, 450);
}

/** So near that the map is larger than the screen, as it is when people pan. */
async function comeNear(cdp: CDPSession): Promise<void> {
  for (let step = 0; step < 6; step += 1) {
    await cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 720, y: 450, deltaX: 0, deltaY: -90 });
    await pause(30);
  }
  await pause(1500);
}

async function wheel(cdp: CDPSession): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (let step = 0; step < steps; step += 1) {
    const deltaY = step % 120 < 60 ? -20 : 20;
    sent.push(cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 720, y: 450, deltaX: 0, deltaY }));
    await pause(8);
  }
  await Promise.all(sent);
}

async function scriptOfMoves(page: Page): Promise<number> {
  const times: number[] = [];
  for (let move = 0; move < moves; move += 1) {
    times.push(await page.evaluate(() => (globalThis as Global).moveOne()));
  }
  return median(times);
}

/** The board with the whole set-up at 1440 × 900, in Chromium with the processor four times slower. */
export async function* benchmark(): AsyncGenerator<Measurement> {
  const out = await mkdtemp(join(tmpdir(), 'oriflamme-board-'));
  const config = {
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: out, emptyOutDir: true },
  } as const;
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  const executablePath = chrome.find((path) => path !== undefined && existsSync(path));
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const bound = server.httpServer.address();
    if (bound === null || typeof bound === 'string') throw new Error('The preview server has no port.');
    const address = `http://127.0.0.1:${bound.port}/`;
    const paints: Shown[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const page = await browser.newPage({ viewport: screen });
      await openPage(page, address);
      paints.push(await show(page));
      await page.close();
    }
    const first = tenths(median(paints.map(({ map }) => map)));
    const whole = tenths(median(paints.map((paint) => paint.whole)));
    yield { name: `board: first paint of the map, median of ${visits}`, value: first, unit: 'ms', limit: 300 };
    yield { name: `board: counters and names too, median of ${visits}`, value: whole, unit: 'ms' };

    const page = await browser.newPage({ viewport: screen });
    const cdp = await openPage(page, address);
    await show(page);
    await pause(1500);
    const script = tenths(await scriptOfMoves(page));
    yield { name: `board: moving one counter, median of ${moves}`, value: script, unit: 'ms of script', limit: 8 };
    await comeNear(cdp);
    await slow(cdp, 1);
    const plain = await browser.newPage({ viewport: screen });
    const plainCdp = await openPage(plain, address);
    await plain.evaluate(() => (globalThis as Global).showPlain());
    await slow(plainCdp, 1);
    for (const [name, gesture] of [
      ['panning', drag],
      ['zooming', wheel],
    ] as const) {
      const peer = tenths(await framesDuring(plain, plainCdp, gesture));
      const value = tenths(await framesDuring(page, cdp, gesture));
      // The peer is one plain layer of that size: what the browser on this machine can do at all.
      yield { name: `board: ${name}`, value, unit: 'frames/s', limit: 55, better: 'higher', peer };
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(out, { recursive: true, force: true });
  }
}
