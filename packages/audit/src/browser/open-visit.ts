import type { BrowserContext, Page } from 'playwright-core';
import type { Phase } from '../types.ts';
import { guardByRoutes, guardNavigation, type Login } from './guard-navigation.ts';
import { startGuardProxy, type ProxyLimits } from './guard-proxy.ts';
import { initiatorsOf } from './initiators.ts';
import { collectRequests } from './collect-requests.ts';
import { readOwnScripts } from './own-scripts.ts';
import { startBrowser, type BrowserOptions } from './start-browser.ts';
import { keepViolations } from '../measure/policy-violations.ts';
import { within } from '../within.ts';

export type VisitOptions = BrowserOptions &
  ProxyLimits & { locale: string; signal: boolean; login?: Login | undefined };

export type Session = Awaited<ReturnType<typeof openVisit>>;

/** Opens a new visitor’s browser with one page, whose requests are recorded and whose limits are enforced. */
export async function openVisit(site: URL, options: VisitOptions, phase: () => Phase) {
  let onPass: (url: string) => void = () => {};
  const proxy = await startGuardProxy({ ...options, onPass: (url) => onPass(url) });
  const isChromium = options.browser !== 'firefox';
  let endBrowser = async () => {};
  async function close() {
    proxy.close();
    // A page that never stops computing or writing keeps its browser from closing by itself, so its process is ended.
    await within(5000, endBrowser(), undefined);
  }
  try {
    const { browser, title, end } = await startBrowser(options, proxy.address);
    endBrowser = end;
    const context = await browser.newContext({
      locale: options.locale,
      acceptDownloads: false,
      viewport: { width: 1280, height: 900 },
      // Websites treat a browser that calls itself headless in another way than their visitors. Firefox does not.
      ...(isChromium
        ? { userAgent: userAgentOf(browser.version()) }
        : options.login && { httpCredentials: { ...options.login, origin: site.origin } }),
      ...(options.signal && { extraHTTPHeaders: { 'Sec-GPC': '1' } }),
    });
    if (options.signal) await context.addInitScript(showSignal);
    await context.addInitScript(silenceConsole);
    const violations = await keepViolations(context);
    const page = await context.newPage();
    dismissWhatInterrupts(context, page);
    const guard = await (isChromium ? guardNavigation(page, site, options.login) : guardByRoutes(page, site));
    const initiatorOf = isChromium ? await initiatorsOf(page) : () => undefined;
    const requests = collectRequests(context, page, phase, initiatorOf);
    const scripts = readOwnScripts(context, site);
    onPass = (url) => requests.passed(url);
    return {
      browser: title,
      context,
      page,
      proxy,
      guard,
      requests,
      scripts,
      violations,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** For browsers without Global Privacy Control of their own; in these, workers do not see the property. */
function showSignal() {
  if (!(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl)
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {
      get: () => true,
      configurable: true,
    });
}

/** A browser sends whatever a page writes, gigabytes as well, and nobody reads it. */
function silenceConsole() {
  for (const name of Object.keys(console)) Object.assign(console, { [name]: () => {} });
}

/** Dialogs and new windows would stop the visit, or go on without being watched; a page cannot keep the visitor. */
function dismissWhatInterrupts(context: BrowserContext, page: Page) {
  page.on('dialog', (dialog) => {
    const isClosed = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss();
    isClosed.catch(() => {});
  });
  context.on('page', (other) => {
    if (other !== page) void other.close().catch(() => {});
  });
}

const userAgentOf = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version.split('.')[0]}.0.0.0 Safari/537.36`;
