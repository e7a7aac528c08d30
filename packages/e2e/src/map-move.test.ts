/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './map-site.ts';
import { openBrowser } from './support/browser.ts';

/** The bare board of the benchmark: the whole set-up, and a call that moves one counter. */
interface BarePage {
  showBoard(): void;
  moveOne(): number;
}

let browser: Browser;
let site: Site;

beforeAll(async () => {
  const board = fileURLToPath(new URL('../../../bench/board', import.meta.url));
  [browser, site] = await Promise.all([openBrowser(), openSite(board)]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test('moving one counter changes its own drawing, the town it left and the name in its way, nothing else of the board', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(site.url);
  await page.waitForFunction(() => (globalThis as unknown as Partial<BarePage>).showBoard !== undefined);
  await page.evaluate(() => (globalThis as unknown as BarePage).showBoard());
  await page.locator('.board-stack').first().waitFor({ state: 'attached' });
  const changes = await page.evaluate(async () => {
    const touched = new Set<string>();
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const known = element?.closest('[data-stack],[data-label],[data-line],[data-town]');
      if (!known) return element?.closest('svg')?.getAttribute('class') ?? 'elsewhere';
      const { stack, label, line, town } = (known as SVGElement).dataset;
      return stack ?? label ?? line ?? `walls of ${town}`;
    };
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes } of records) {
        if (type !== 'childList') touched.add(nameOf(target));
        for (const node of [...addedNodes, ...removedNodes]) touched.add(nameOf(node));
      }
    });
    const board = document.querySelector('.board');
    if (!board) throw new Error('There is no board.');
    observer.observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
    (globalThis as unknown as BarePage).moveOne();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return [...touched].sort();
  });
  // The town is drawn larger when its garrison has left, in the paths that all towns share.
  expect(changes).toEqual(['1416:french', '1417:french', 'board-overlay', 'vendome', 'walls of tours']);
});
