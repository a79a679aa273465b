import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest';
import { chromiumPath } from './chromium.ts';
import type { Changes } from './domain.ts';
import { startSite, type Site } from './site.ts';
import { hostingAt, type Service } from './worker.ts';

/** Milliseconds that a test waits for something immediate, because the machine may be busy. */
const PATIENCE = 20_000;

const args =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --renderer-process-limit=1';

/** Opens a fresh visitor's browser; tabs of one visitor share a context. */
type Visit = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** Opens a page of the website as a new visitor, after these changes of the domain. */
type Open = (html?: Parameters<Site['setPage']>[0], changes?: Changes) => Promise<Page>;

const launch = (options?: LaunchOptions) =>
  chromium.launch({ executablePath: chromiumPath!, args: args.split(' '), ...options });

/** One browser for all files of a process, which closes it when it ends. */
let shared: Promise<Browser> | undefined;

/**
 * Scenarios in one browser, or in one of their own that is started `like` this. Without Chromium they are skipped with a
 * warning of global-setup.ts, but never in CI.
 */
export function inChromium(title: string, scenarios: (visit: Visit) => void, like?: LaunchOptions) {
  if (!chromiumPath && process.env.CI) throw new Error('The browser tests need chromium on PATH.');
  // oxlint-disable-next-line vitest/valid-title
  describe.skipIf(!(like ? like.executablePath : chromiumPath))(title, () => {
    let own: Promise<Browser> | undefined;
    let contexts: BrowserContext[] = [];
    afterAll(async () => (await own)?.close());
    afterEach(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      contexts = [];
    });
    scenarios(async (options) => {
      const browser = await (like ? (own ??= launch(like)) : (shared ??= launch()));
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(PATIENCE);
      contexts.push(context);
      return context;
    });
  });
}

/** Scenarios on a website, each with a new domain of the service. */
export function inBrowser(
  title: string,
  scenarios: (site: () => Site, visit: Visit, open: Open) => void,
  like?: LaunchOptions,
) {
  inChromium(
    title,
    (visit) => {
      let site: Site;
      beforeAll(async () => {
        site = await startSite();
      });
      beforeEach(() => site.begin());
      afterAll(() => site.close());
      async function open(html: Parameters<Open>[0] = {}, changes: Changes = {}) {
        site.setPage(html);
        await site.configure(changes);
        const page = await (await visit()).newPage();
        await page.goto(site.pageUrl);
        return page;
      }
      scenarios(() => site, visit, open);
    },
    like,
  );
}

/** Scenarios on the service's own pages. */
export function withWorker(title: string, scenarios: (worker: () => Service, visit: Visit) => void) {
  inChromium(title, (visit) => {
    const base = inject('worker');
    scenarios(() => ({ base, hosting: hostingAt(base) }), visit);
  });
}
