import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../packages/client/index.html'), 'utf8');

describe("the client's page", () => {
  test('says what it is to who sees no script run', () => {
    expect(/<noscript>(.*?)<\/noscript>/s.exec(page)?.[1]).toContain('wargames in the browser');
  });

  // The server's content security policy lets neither run.
  test('has no script and no style of its own', () => {
    const scripts = [...page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes, text] of scripts) {
      expect(attributes).toContain('src="/');
      expect(text).toBe('');
    }
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });
});
