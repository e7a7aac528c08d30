import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** Where an installed Chrome or Chromium usually is; `CHROME_PATH` names another. */
const places = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(): Promise<Browser> {
  const executablePath = places.find((place) => place !== undefined && existsSync(place));
  return chromium.launch({ args: quiet, ...(executablePath === undefined ? {} : { executablePath }) });
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the page itself; a test ends by expecting none. */
  readonly errors: readonly string[];
}

/** A person with a browser of his own: no cookie shared with anyone. */
export async function visitor(
  browser: Browser,
  address: string,
  options: {
    readonly width?: number;
    readonly height?: number;
    readonly locale?: string;
    readonly touch?: boolean;
  } = {},
): Promise<Visitor> {
  const { width = 1440, height = 900, locale = 'en', touch = false } = options;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    locale,
    reducedMotion: 'reduce',
    ...(touch ? { hasTouch: true, isMobile: true } : {}),
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !/ERR_CONNECTION|Failed to load resource|WebSocket connection/.test(message.text())
    )
      errors.push(message.text());
  });
  return { context, page, errors };
}
