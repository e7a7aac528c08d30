/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** The map has come to where it was sent: twice the same, a few frames apart. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const layers = (): string => document.querySelector<HTMLElement>('.board-layers')?.style.transform ?? '';
    const frames = (n: number): Promise<void> =>
      new Promise((done) => requestAnimationFrame(() => (n > 1 ? void frames(n - 1).then(done) : done())));
    for (let before = ''; before !== layers() || document.querySelector('.board-layers[data-moving]'); ) {
      before = layers();
      await frames(5);
    }
  });
}

/** What a person sees and does at the table, by what is on the page. */
export const table = (page: Page) => ({
  /** The state number that is on screen. */
  number: async (): Promise<number> => Number(await page.locator('.match-page').getAttribute('data-n')),
  reaches: (n: number) => page.locator(`.match-page[data-n="${n}"]`).waitFor(),
  atRest: () => atRest(page),
  stackAt: (hex: string, side: 'english' | 'french') => page.locator(`[data-stack="${hex}:${side}"]`).first(),
  /** The lit hexes that are in sight, those in the middle of the map first. */
  litHexes: async (): Promise<string[]> => {
    await atRest(page);
    return page.locator('[data-lit] text').evaluateAll((all) => {
      const board = document.querySelector('.board')?.getBoundingClientRect();
      const middle = {
        x: (board?.left ?? 0) + (board?.width ?? 0) / 2,
        y: (board?.top ?? 0) + (board?.height ?? 0) / 2,
      };
      return all
        .map((one) => {
          const { left, top } = one.getBoundingClientRect();
          const far = Math.max(Math.abs(left - middle.x), Math.abs(top - middle.y));
          return { hex: one.closest('[data-lit]')?.getAttribute('data-lit') ?? '', far };
        })
        .filter(({ far }) => far < Math.min(board?.width ?? 0, board?.height ?? 0) / 2 - 40)
        .sort((a, b) => a.far - b.far)
        .map(({ hex }) => hex);
    });
  },
  /** A click on the cost that a lit hex shows. */
  clickLit: (hex: string) => page.locator(`[data-lit="${hex}"] text`).click({ force: true }),
  choose: (stack: string | RegExp) => page.locator('.stack-list').getByRole('button', { name: stack }).click(),
  press: (name: string | RegExp) => page.locator('.match-side').getByRole('button', { name }).click(),
  prompt: () => page.getByTestId('decides').textContent(),
  /** The hex where both sides stand: a siege. */
  siege: async (): Promise<string> => {
    const ids = await page
      .locator('[data-stack]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-stack') ?? ''));
    const hexes = ids.filter((id) => id.endsWith(':english')).map((id) => id.slice(0, 4));
    return hexes.find((hex) => ids.includes(`${hex}:french`)) ?? '';
  },
});

/** A march of a stack to a lit hex near the middle of the map, by mouse. */
export async function march(page: Page, stack: RegExp): Promise<void> {
  const at = table(page);
  const n = await at.number();
  await at.choose(stack);
  const [to = ''] = await at.litHexes();
  await at.clickLit(to);
  await at.press(/^March to/);
  await at.reaches(n + 1);
}

/** Ends the phase, warnings or not. */
export async function endPhase(page: Page): Promise<void> {
  const n = await table(page).number();
  const end = page.locator('[data-end]:enabled');
  const ended = page.locator(`.match-page:not([data-n="${n}"])`);
  const warned = page.getByTestId('warnings');
  await end.click();
  await ended.or(warned).first().waitFor();
  if (await warned.isVisible()) await end.click();
  await ended.waitFor();
}

/** Tabs to a button and presses it. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    if (focused === name) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} was not reached by the Tab key`);
}
