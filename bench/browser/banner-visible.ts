import type { Miniflare } from 'miniflare';
import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from '../../test/browser/support/engines.ts';
import { spreadOf } from '../load.ts';
import { klaroScript } from './klaro.ts';
import type { Line } from '../report.ts';
import { klaro, others, ownHostFor, page, serve, SERVICES, snippetFor, THROTTLE } from './widget.ts';

const ROUNDS = 30;
/** Milliseconds that each request takes on its way. */
const LATENCY = 150;

/** The element of each side that is visible with its banner. */
const BANNERS = { us: 'dialog[open]', own: 'dialog[open]', others: '.cm', klaro: '.cookie-notice' };
type Side = keyof typeof BANNERS;

/** The rows: a side, beside another one, with the highest ratio that meets the target. */
const ROWS = [
  { side: 'us', beside: 'others', name: 'Placet / vanilla-cookieconsent', target: 0.8 },
  { side: 'us', beside: 'klaro', name: 'Placet / klaro', target: 0.8 },
  {
    side: 'own',
    beside: 'others',
    name: 'Placet from the own host / vanilla-cookieconsent',
    target: undefined,
  },
  {
    side: 'own',
    beside: 'us',
    name: 'Placet from the own host / from the service’s host',
    target: undefined,
  },
] as const;

/**
 * The time until the banner is visible on a first page view, divided by those of vanilla-cookieconsent and klaro, which the page’s
 * own host serves. The handshakes of Placet’s host are not in it. Returns nothing without Chromium.
 */
export async function bannerVisible(miniflare: Miniflare, worker: string): Promise<Line[]> {
  if (!chromiumPath) return [];
  const site = await serve();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    site.files.set('/klaro.js', { type: 'text/javascript', body: await klaroScript() });
    site.pages
      .set('/us', page(await snippetFor(miniflare, worker, site.origin, SERVICES)))
      .set('/own', page(await ownHostFor(miniflare, worker, site)))
      .set('/others', page(others(SERVICES)))
      .set('/klaro', page(klaro(SERVICES)));
    const sides = Object.keys(BANNERS) as Side[];
    const times: Record<Side, number[]> = { us: [], own: [], others: [], klaro: [] };
    for (let round = 0; round <= ROUNDS; round++)
      for (const side of round % 2 ? sides : sides.toReversed()) {
        const time = await timeTo(browser, `${site.origin}/${side}`, BANNERS[side]);
        if (round > 0) times[side].push(time);
      }
    return ROWS.map(({ side, beside, name, target }) => {
      const { median, low, high } = spreadOf(times[side].map((time, i) => time / times[beside][i]!));
      return {
        name: `Banner visible on a first page view, ${LATENCY} ms per request: ${name}`,
        value: median.toFixed(2),
        spread: `${low.toFixed(2)}–${high.toFixed(2)}`,
        target: target ? `≤ ${target}` : '–',
        met: target ? median <= target : undefined,
        cpu: '–',
        detail: `${[side, beside].map((one) => spreadOf(times[one]).median.toFixed(0)).join(' / ')} ms`,
      };
    });
  } finally {
    await browser.close();
    site.close();
  }
}

/** Loads a page without cache and returns the milliseconds from the navigation to the frame that shows the banner. */
async function timeTo(browser: Browser, url: string, selector: string) {
  const context = await browser.newContext();
  await context.addInitScript((banner) => {
    const roots = () => [document, ...Array.from(document.querySelectorAll('*'), (node) => node.shadowRoot)];
    const look = () => {
      const found = roots().some((root) =>
        root?.querySelector(banner)?.checkVisibility({ opacityProperty: true }),
      );
      if (found) Object.assign(window, { shownAt: performance.now() });
      else requestAnimationFrame(look);
    };
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
  }, selector);
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await tab.goto(url);
  const shown = await tab.waitForFunction(() => (window as { shownAt?: number }).shownAt);
  const time = (await shown.jsonValue())!;
  await context.close();
  return time;
}
