import type { Miniflare } from 'miniflare';
import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from '../../test/browser/support/engines.ts';
import { spreadOf } from '../load.ts';
import type { Line } from '../report.ts';
import { others, page, serve, SERVICES, snippetFor, THROTTLE } from './widget.ts';

const ROUNDS = 30;
/** The highest ratio that meets the target. */
const TARGET = 0.85;

/** As many services with the purposes of the first page view, the second and further ones numbered. */
const servicesOf = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [name, purpose, label] = SERVICES[i % SERVICES.length]!;
    return [i < SERVICES.length ? name : `${name} ${i}`, purpose, label] as const;
  });

/**
 * The time from a click on “Accept all” to the next paint, with a script for each service, divided by that of
 * vanilla-cookieconsent. Returns nothing without Chromium.
 */
export async function acceptAll(miniflare: Miniflare, worker: string): Promise<Line[]> {
  if (!chromiumPath) return [];
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  const lines: Line[] = [];
  try {
    for (const count of [6, 20]) lines.push(await compare(browser, miniflare, worker, count));
  } finally {
    await browser.close();
  }
  return lines;
}

async function compare(browser: Browser, miniflare: Miniflare, worker: string, count: number): Promise<Line> {
  const site = await serve();
  try {
    const services = servicesOf(count);
    const tags = (tag: (name: string, purpose: string, i: number) => string) =>
      services.map(([name, purpose], i) => tag(name, purpose, i)).join('');
    const ours = tags(
      (name, _, i) =>
        `<script type="text/x-ccm-loader" data-ccm-loader-group="${name}" data-ccm-loader-src="/tag${i}.js"></script>`,
    );
    const theirs = tags(
      (name, purpose, i) =>
        `<script type="text/plain" data-category="${purpose}" data-service="${name.replaceAll(' ', '')}" src="/tag${i}.js"></script>`,
    );
    site.pages
      .set(
        '/us',
        page((await snippetFor(miniflare, worker, site.origin, services, { hasScripts: true })) + ours),
      )
      .set('/others', page(others(services) + theirs));
    const times: Record<'us' | 'others', number[]> = { us: [], others: [] };
    for (let round = 0; round <= ROUNDS; round++)
      for (const side of round % 2 ? (['us', 'others'] as const) : (['others', 'us'] as const)) {
        const time = await nextPaint(browser, `${site.origin}/${side}`);
        if (round > 0) times[side].push(time);
      }
    const [us, others_] = [spreadOf(times.us), spreadOf(times.others)];
    const { median, low, high } = spreadOf(times.us.map((time, i) => time / times.others[i]!));
    return {
      name: `“Accept all”, interaction to next paint, ${count} services: Placet / vanilla-cookieconsent`,
      value: median.toFixed(2),
      spread: `${low.toFixed(2)}–${high.toFixed(2)}`,
      target: `≤ ${TARGET}`,
      met: median <= TARGET,
      cpu: '–',
      detail: `${us.median.toFixed(1)} / ${others_.median.toFixed(1)} ms`,
    };
  } finally {
    site.close();
  }
}

/** Accepts all on a page, and gives the milliseconds from the click to the end of the next paint. */
async function nextPaint(browser: Browser, url: string) {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    addEventListener(
      'click',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () =>
            Object.assign(window, { painted: performance.now() - timeStamp }),
          );
          port1.start();
          port2.postMessage(0);
        }),
      { capture: true, once: true },
    );
  });
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await tab.goto(url);
  const button = tab.getByRole('button', { name: 'Accept all' });
  await button.waitFor();
  // What the page view itself costs must be over.
  await new Promise((done) => setTimeout(done, 300));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await button.click();
  const painted = await tab.waitForFunction(() => (window as { painted?: number }).painted);
  const time = (await painted.jsonValue())!;
  await context.close();
  return time;
}
