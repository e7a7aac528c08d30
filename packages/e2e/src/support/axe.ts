/// <reference lib="dom" />
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Found {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** Serious and critical violations of the page as it stands, each with where it is. */
export async function seriousViolations(page: Page): Promise<string[]> {
  await page.evaluate(await readScript());
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Found[] }> } };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 5)
            .map(({ target }) => target.join(' '))
            .join(', ')}`,
      );
  });
}

/** Evaluated and not added as a tag: the server's content security policy lets no foreign script in. */
async function readScript(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  return readFile(script, 'utf8');
}
