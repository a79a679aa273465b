import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { startSite, type Site } from './site.ts';
import { startWorker, type Service } from './worker.ts';

const executablePath = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'chromium'))
  .find(existsSync);

const args =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** Opens a fresh visitor's page on the site; tabs of one visitor share a context. */
type Visit = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** Scenarios in one browser. Without chromium they are skipped, but never in CI. */
export function inChromium(title: string, scenarios: (visit: Visit) => void) {
  if (!executablePath && process.env.CI) throw new Error('the browser tests need chromium on PATH');
  if (!executablePath) console.warn(`${title}: skipped, there is no chromium on PATH`);
  // oxlint-disable-next-line vitest/valid-title
  describe.skipIf(!executablePath)(title, () => {
    let browser: Browser;
    let contexts: BrowserContext[] = [];
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: executablePath!, args: args.split(' ') });
    });
    afterEach(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      contexts = [];
    });
    afterAll(() => browser.close());
    scenarios(async (options) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(5000);
      contexts.push(context);
      return context;
    });
  });
}

/** The same on a site with the widget. */
export function inBrowser(title: string, scenarios: (site: () => Site, visit: Visit) => void) {
  inChromium(title, (visit) => {
    let site: Site;
    beforeAll(async () => {
      site = await startSite();
    });
    afterAll(() => site.close());
    scenarios(() => site, visit);
  });
}

/** The same against the real Worker, whose scanner may read this machine's sites. */
export function withWorker(title: string, scenarios: (worker: () => Service, visit: Visit) => void) {
  inChromium(title, (visit) => {
    let worker: Service;
    beforeAll(async () => {
      worker = await startWorker({ ALLOW_PRIVATE_SCAN: 'true' });
    }, 60_000);
    afterAll(() => worker.close());
    scenarios(() => worker, visit);
  });
}
