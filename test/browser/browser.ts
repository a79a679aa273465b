import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { startSite, type Site } from './site.ts';

const executablePath = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'chromium'))
  .find(existsSync);

const args =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** Opens a fresh visitor's page on the site; tabs of one visitor share a context. */
type Visit = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** Scenarios in one browser on one site. Without chromium they are skipped, but never in CI. */
export function inBrowser(title: string, scenarios: (site: () => Site, visit: Visit) => void) {
  if (!executablePath && process.env.CI) throw new Error('the browser tests need chromium on PATH');
  if (!executablePath) console.warn(`${title}: skipped, there is no chromium on PATH`);
  // oxlint-disable-next-line vitest/valid-title
  describe.skipIf(!executablePath)(title, () => {
    let browser: Browser;
    let site: Site;
    let contexts: BrowserContext[] = [];
    beforeAll(async () => {
      site = await startSite();
      browser = await chromium.launch({ executablePath: executablePath!, args: args.split(' ') });
    });
    afterEach(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      contexts = [];
    });
    afterAll(async () => {
      await browser.close();
      await site.close();
    });
    scenarios(
      () => site,
      async (options) => {
        const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
        context.setDefaultTimeout(5000);
        contexts.push(context);
        return context;
      },
    );
  });
}
