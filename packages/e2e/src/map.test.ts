/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './map-site.ts';
import { openBrowser } from './support/browser.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), openSite()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function withMap(options: BrowserContextOptions, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${site.url}/map`);
  await page.locator('.board-stack').first().waitFor({ state: 'attached' });
  await work(page);
  expect(errors).toEqual([]);
  await context.close();
}

const spoken = (page: Page) => page.getByTestId('board-spoken').textContent();
const board = (page: Page) => page.getByRole('application', { name: /Map of France, 1429/ });
const atRest = (page: Page) => page.waitForFunction(() => !document.querySelector('.board-layers[data-moving]'));
const view = (page: Page) =>
  page.locator('.board-art').evaluate((art) => {
    const { x, y, width } = art.getBoundingClientRect();
    return `${x.toFixed(0)} ${y.toFixed(0)} ${width.toFixed(0)}`;
  });
const scale = async (page: Page) => Number((await view(page)).split(' ')[2]);

async function find(page: Page, place: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Find a place' }).fill(place);
  await page.keyboard.press('Enter');
  await atRest(page);
}

describe('the map by keyboard', () => {
  test('walks from hex to hex and says what is there', async () => {
    await withMap({}, async (page) => {
      await find(page, 'orleans');
      await board(page).focus();
      await page.keyboard.press('w');
      expect(await spoken(page)).toBe('Patay, village, clear');
      await page.keyboard.press('s');
      expect(await spoken(page)).toMatch(/^Orléans, French town, clear, besieged; /);
      expect(await spoken(page)).toMatch(/inside: Jeanne, Dunois, .*4 French infantry/);
      expect(await spoken(page)).toMatch(/outside: .*Talbot.*4 English infantry/);
      await page.keyboard.press('d');
      expect(await spoken(page)).toMatch(/^Jargeau, French town, clear; here: 1 French militia$/);
      await page.keyboard.press('Enter');
      expect(await page.getByRole('heading', { level: 2, name: 'Jargeau' }).isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      expect(await page.getByRole('heading', { level: 2, name: 'The chosen hex' }).isVisible()).toBe(true);
    });
  });

  test('zooms, pans and shows the whole map again', async () => {
    await withMap({}, async (page) => {
      await board(page).focus();
      const whole = await view(page);
      await page.keyboard.press('+');
      await expect.poll(() => view(page)).not.toBe(whole);
      await atRest(page);
      const close = await view(page);
      await page.keyboard.press('Shift+ArrowLeft');
      expect(await view(page)).not.toBe(close);
      await page.keyboard.press('0');
      await expect.poll(() => view(page)).toBe(whole);
    });
  });
});

describe('the map by mouse', () => {
  test('is dragged, zoomed by the wheel, and a click reads a hex', async () => {
    await withMap({}, async (page) => {
      await find(page, 'Gien');
      const before = await view(page);
      await page.mouse.move(400, 600);
      await page.mouse.down();
      await page.mouse.move(300, 560, { steps: 4 });
      await page.mouse.up();
      expect(await view(page)).not.toBe(before);
      expect(await page.getByRole('heading', { level: 2, name: 'Gien' }).isVisible()).toBe(true);
      const dragged = await view(page);
      await page.mouse.wheel(0, 240);
      expect(await view(page)).not.toBe(dragged);
      await atRest(page);
      await page.locator('[data-town="gien"]').click();
      expect(await page.getByRole('complementary', { name: 'Gien' }).textContent()).toContain('2116');
    });
  });

  test('fans a stack out and closes it again', async () => {
    await withMap({}, async (page) => {
      await find(page, 'Orléans');
      await page.locator('[data-stance="besieging"]').click();
      expect(await page.locator('[data-fan] [data-counter]').count()).toBe(11);
      expect(await page.locator('[data-fan] [data-counter="talbot"] title').textContent()).toBe(
        'Talbot, attack 1, defence 0',
      );
      await page.locator('[data-stance="besieging"]').click();
      expect(await page.locator('[data-fan]').count()).toBe(0);
    });
  });
});

describe('the map by touch at 390 pixels', () => {
  const phone: BrowserContextOptions = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };

  test('a tap reads a hex and the page does not scroll sideways', async () => {
    await withMap(phone, async (page) => {
      await find(page, 'Blois');
      await page.locator('[data-stack$=":french"][data-stance="field"] >> nth=0').waitFor({ state: 'attached' });
      await page.locator('[data-town="blois"]').tap();
      expect(await page.getByRole('complementary', { name: 'Blois' }).textContent()).toContain('Terrain');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  });

  test('the hex that was tapped is not hidden by what is told of it, and a fan of counters is all in sight', async () => {
    await withMap(phone, async (page) => {
      await find(page, 'Orléans');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.map-facts-empty').count()).toBe(1);
      const whole = await page.locator('.board').boundingBox();
      if (!whole) throw new Error('There is no board.');
      await page.touchscreen.tap(whole.x + whole.width / 2, whole.y + whole.height - 40);
      const inBoard = async () => {
        const chosen = await page.locator('[data-ring="selected"]').boundingBox();
        const room = await page.locator('.board').boundingBox();
        if (!chosen || !room || room.height === whole.height) return false;
        return chosen.y >= room.y && chosen.y + chosen.height / 2 <= room.y + room.height;
      };
      await expect.poll(inBoard).toBe(true);
      await find(page, 'Orléans');
      await page.locator('[data-stance="besieging"]').tap();
      const inSight = () =>
        page.evaluate(() => {
          const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const [fan, room, buttons] = [box('[data-fan]'), box('.board'), box('.board-buttons')];
          return (
            fan.width > 0 &&
            fan.left >= room.left &&
            fan.top >= room.top &&
            fan.bottom <= room.bottom &&
            fan.right <= buttons.left
          );
        });
      await expect.poll(inSight).toBe(true);
    });
  });

  test('one finger drags and two fingers zoom', async () => {
    await withMap(phone, async (page) => {
      const touch = await page.context().newCDPSession(page);
      const send = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        touchPoints: { x: number; y: number; id: number }[],
      ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
      const began = await view(page);
      await send('touchStart', [{ x: 200, y: 400, id: 0 }]);
      await send('touchMove', [{ x: 140, y: 340, id: 0 }]);
      await send('touchEnd', []);
      expect(await view(page)).not.toBe(began);
      const before = await scale(page);
      await send('touchStart', [
        { x: 180, y: 400, id: 0 },
        { x: 220, y: 400, id: 1 },
      ]);
      await send('touchMove', [
        { x: 120, y: 400, id: 0 },
        { x: 280, y: 400, id: 1 },
      ]);
      await send('touchEnd', []);
      expect(await scale(page)).toBeGreaterThan(before * 2);
    });
  });
});

describe('names and counters', () => {
  test.each([
    ['the whole map', 0],
    ['closer', 2],
    ['close', 5],
  ])('never lie on one another: %s', async (_, clicks) => {
    await withMap({ viewport: { width: 1440, height: 900 } }, async (page) => {
      for (let click = 0; click < clicks; click++) {
        await page.getByRole('button', { name: 'Closer' }).click();
        await page.waitForTimeout(420);
      }
      await atRest(page);
      const collisions = await page.evaluate(() => {
        const box = (element: Element) => element.getBoundingClientRect();
        const cards = [...document.querySelectorAll('.board-stack rect')].map(box).filter((card) => card.width > 0);
        return [...document.querySelectorAll('[data-label]')]
          .filter((label) => {
            const own = box(label);
            // A line of text is taller than its letters.
            const top = own.top + own.height * 0.3;
            const bottom = own.bottom - own.height * 0.25;
            return cards.some(
              (card) => own.left < card.right && own.right > card.left && top < card.bottom && bottom > card.top,
            );
          })
          .map((label) => label.textContent);
      });
      expect(collisions).toEqual([]);
    });
  });
});

test('the search is a button until it is used, and says when it knows no such place', async () => {
  await withMap({}, async (page) => {
    const field = page.getByRole('combobox', { name: 'Find a place' });
    const wide = async () => (await field.boundingBox())?.width ?? 0;
    expect(await wide()).toBeLessThan(50);
    await field.click();
    await expect.poll(wide).toBeGreaterThan(150);
    await field.fill('Avalon');
    await page.keyboard.press('Enter');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('mont saint michel');
    expect(await field.getAttribute('aria-invalid')).toBe('false');
    await page.keyboard.press('Enter');
    expect(await spoken(page)).toMatch(/^Mont-St-Michel, village/);
    await expect.poll(wide).toBeLessThan(50);
  });
});

test('the whole map stays whole when the window changes its size', async () => {
  await withMap({}, async (page) => {
    const whole = () =>
      page.evaluate(() => {
        const map = document.querySelector('.board-art')?.getBoundingClientRect();
        const room = document.querySelector('.board')?.getBoundingClientRect();
        return map && room ? Math.abs(map.height - room.height) < 1 || Math.abs(map.width - room.width) < 1 : false;
      });
    expect(await whole()).toBe(true);
    await page.setViewportSize({ width: 1000, height: 600 });
    await expect.poll(whole).toBe(true);
  });
});

/** Name and text of each entry in the panel. */
const facts = (page: Page) =>
  page
    .locator('.map-facts')
    .evaluate((panel) =>
      [...panel.querySelectorAll('dt')].map((name) =>
        `${name.textContent}: ${name.nextElementSibling?.textContent}`.replace(/\s/g, ' '),
      ),
    );

describe('the page', () => {
  test('tells terrain, place, costs to enter and supply of the chosen hex', async () => {
    await withMap({}, async (page) => {
      await find(page, 'Orléans');
      const told = await facts(page);
      expect(told).toContain('Hex: 1815');
      expect(told).toContain('Place: French town · besieged');
      expect(told).toContain('Terrain: clear, 1 MP');
      expect(told).toContain('Area: French-controlled');
      expect(told).toContain('the north: 1 MP');
      expect(told).toContain('the south: 1 MP · Loire bridge');
      expect(told.find((entry) => entry.startsWith('Towns within three hexes'))).toMatch(
        /Orléans \(0\).*Jargeau \(1\)/,
      );
      expect(told).toContain('Supply for the French side: in supply · Jargeau');
      await page.keyboard.press('s');
      await page.keyboard.press('Enter');
      expect(await facts(page)).toContain('Terrain: swamp, 3 MP');
      expect(await facts(page)).toContain('the north: 3 MP · Loire bridge');
      await find(page, 'Harfleur');
      expect(await facts(page)).toContain('Place: English town · port');
      await find(page, 'Caen');
      await page.keyboard.press('d');
      await page.keyboard.press('Enter');
      expect((await facts(page)).join()).toContain('stream, no effect (Orne)');
    });
  });

  test('speaks French too', async () => {
    await withMap({ locale: 'fr-FR' }, async (page) => {
      expect(await page.getByRole('application', { name: /Carte de France, 1429/ }).count()).toBe(1);
      expect(await page.getByRole('heading', { level: 1, name: 'La carte de France' }).count()).toBe(1);
      await page.getByRole('combobox', { name: 'Chercher un lieu' }).fill('orleans');
      await page.keyboard.press('Enter');
      const told = await facts(page);
      expect(told).toContain('Lieu: ville, camp : Français · assiégée');
      expect(told).toContain('Terrain: terrain dégagé, 1 PM');
      expect(told).toContain('le sud: 1 PM · pont (Loire)');
      expect(told).toContain('Ravitaillement pour le camp français: ravitaillé · Jargeau');
      expect(await spoken(page)).toMatch(
        /^Orléans, ville, camp\s: Français, terrain dégagé, assiégée; à l’intérieur\s: Jeanne/,
      );
    });
  });

  test('has no serious accessibility violation', async () => {
    await withMap({}, async (page) => {
      await find(page, 'Orléans');
      const { createRequire } = await import('node:module');
      await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
      const serious = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run(): Promise<{ violations: { id: string; impact: string | null }[] }> };
        };
        const { violations } = await axe.run();
        return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id);
      });
      expect(serious).toEqual([]);
    });
  });
});
