import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest';
import type { Engine } from '../../support/engine.ts';
import type { Changes } from './domain.ts';
import { chromiumPath, missing } from './engines.ts';
import { launchFirefox, limited } from './firefox.ts';
import { startSite, type Site } from './site.ts';
import { createContext } from './webkit/page.ts';
import { hostingAt, type Service } from './worker.ts';

/** Milliseconds that a test waits for something immediate, because the machine may be busy. */
const PATIENCE = 20_000;

const args =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --renderer-process-limit=1';

/** Opens a fresh visitor's browser; tabs of one visitor share a context. */
type Visit = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** Opens a page of the website as a new visitor, after these changes of the domain. */
type Open = (html?: Parameters<Site['setPage']>[0], changes?: Changes) => Promise<Page>;

const launchChromium = (options?: LaunchOptions) =>
  chromium.launch({ executablePath: chromiumPath!, args: args.split(' '), ...options });

/** Browsers for all files of a process, which closes them when it ends. */
const shared = new Map<string, Promise<Browser>>();

function sharedBrowser(name: string, launch: () => Promise<Browser>) {
  const browser = shared.get(name) ?? launch();
  shared.set(name, browser);
  return browser;
}

/** Opens a visitor's browser of the engine that this run is about. */
const visits: Record<Engine, (options: BrowserContextOptions) => Promise<BrowserContext>> = {
  chromium: async (options) =>
    (await sharedBrowser('chromium', launchChromium)).newContext({ reducedMotion: 'reduce', ...options }),
  async firefox({ colorScheme = 'light', forcedColors, ...options }) {
    const isForced = forcedColors === 'active';
    const browser = await sharedBrowser(`firefox ${colorScheme} ${isForced}`, () =>
      launchFirefox(colorScheme, isForced),
    );
    return limited(await browser.newContext(options), options);
  },
  webkit: createContext,
};

/** The engine that this run is about. */
export const engine = inject('engine');

/**
 * Scenarios in each engine, or in a Chromium of their own that is started `like` this. Without the engine they are skipped
 * with a warning of global-setup.ts, but those in Chromium never in CI.
 */
export function inEngines(title: string, scenarios: (visit: Visit) => void, like?: LaunchOptions) {
  const reason = missing(engine);
  if (reason && engine === 'chromium' && process.env.CI) throw new Error(reason);
  const isMissing = like ? engine !== 'chromium' || !like.executablePath : reason;
  // oxlint-disable-next-line vitest/valid-title
  describe.skipIf(isMissing)(title, () => {
    let own: Promise<Browser> | undefined;
    let contexts: BrowserContext[] = [];
    afterAll(async () => (await own)?.close());
    afterEach(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      contexts = [];
    });
    scenarios(async (options = {}) => {
      const context = await (like
        ? (await (own ??= launchChromium(like))).newContext({ reducedMotion: 'reduce', ...options })
        : visits[engine](options));
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
  inEngines(
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
  inEngines(title, (visit) => {
    const base = inject('worker');
    scenarios(() => ({ base, hosting: hostingAt(base) }), visit);
  });
}
