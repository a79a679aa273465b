import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Miniflare } from 'miniflare';
import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from '../../test/browser/support/engines.ts';
import { ratioOfMedians } from '../ratio.ts';
import type { Line } from '../report.ts';
import { traceScripting } from './scripting.ts';
import { operatorApi } from '../operator-api.ts';

const ROUNDS = 30;
export const THROTTLE = 4;
/** Milliseconds to wait after a page has loaded, because late scripts belong to the page view. */
const SETTLE = 800;

/** The services and purposes that both sides show. */
export const SERVICES = [
  ['Shop session', '41ba25c', 'Technically necessary'],
  ['Adverts', 'cdcbd7c', 'Ads'],
  ['Counter', 'a717ff5', 'Analytics / statistics'],
  ['Recommendations', '7c19e32', 'Personalization'],
  ['Like button', '6cd2721', 'Social media'],
  ['Video player', 'e9d1b6a', 'External media'],
] as const;
type Services = readonly (readonly [name: string, purpose: string, label: string])[];

const article = '<article><h2>A day at the lake</h2><p>It was early, and nobody was there yet.</p></article>';
export const page = (head: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>${head}<main>${article.repeat(60)}</main>`;

/** The same banner by vanilla-cookieconsent, with its own category texts. */
export const others = (
  services: Services,
) => `<link rel="stylesheet" href="/cookieconsent.css"><script src="/cookieconsent.umd.js"></script><script>
addEventListener('DOMContentLoaded', () => CookieConsent.run(${JSON.stringify({
  // A driven browser counts as a bot.
  hideFromBots: false,
  categories: Object.fromEntries(
    SERVICES.map(([, id], i) => [
      id,
      {
        readOnly: i === 0,
        enabled: i === 0,
        services: Object.fromEntries(
          services
            .filter(([, purpose]) => purpose === id)
            .map(([name]) => [name.replaceAll(' ', ''), { label: name }]),
        ),
      },
    ]),
  ),
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: {
          title: 'Cookies and privacy',
          description: `This website stores information on your device. ${services.map(([name, , purpose]) => `${purpose}: ${name}`).join('. ')}`,
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Only necessary',
          showPreferencesBtn: 'Settings',
          footer: '<a href="/privacy">Privacy policy</a>',
        },
        preferencesModal: {
          title: 'Privacy settings',
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Only necessary',
          savePreferencesBtn: 'Save selection',
          sections: SERVICES.map(([, id, purpose]) => ({ title: purpose, linkedCategory: id })),
        },
      },
    },
  },
})}));
</script>`;

type Cost = { scripting: number; mainThread: number; scriptDuration: number };
type Side = 'blocking' | 'us' | 'others' | 'bare';

/** The widget as new domains have it, which block iframes, and one that blocks nothing, as vanilla-cookieconsent. */
const WIDGETS = { blocking: '', us: ', nothing blocked' } as const;

/** What is compared, with the highest ratio that meets the target. */
const PARTS: Record<string, [keyof Cost, number]> = {
  scripting: ['scripting', 0.8],
  'scripting without promise callbacks': ['scriptDuration', 1.1],
  'main-thread time': ['mainThread', 0.6],
};

/**
 * The time that the first page view adds in Chromium, divided by that of vanilla-cookieconsent with the same services.
 * Returns nothing without Chromium.
 */
export async function firstView(miniflare: Miniflare, worker: string): Promise<Line[]> {
  if (!chromiumPath) return [];
  const site = await serve();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    const us = (blockIframes: boolean) =>
      snippetFor(miniflare, worker, site.origin, SERVICES, { blockIframes });
    site.pages
      .set('/blocking', page(await us(true)))
      .set('/us', page(await us(false)))
      .set('/others', page(others(SERVICES)))
      .set('/bare', page(''));
    const shown = { blocking: 'dialog[open]', us: 'dialog[open]', others: '.cm', bare: 'main' };
    const loads: Record<Side, Cost[]> = { blocking: [], us: [], others: [], bare: [] };
    for (let round = 0; round <= ROUNDS; round++) {
      const sides = Object.keys(shown) as Side[];
      for (const side of round % 2 ? sides : sides.toReversed()) {
        const load = await cost(browser, `${site.origin}/${side}`, shown[side]);
        if (round > 0) loads[side].push(load);
      }
    }
    const costs = (side: Side, part: keyof Cost) => loads[side].map((load) => load[part]);
    return (Object.keys(WIDGETS) as (keyof typeof WIDGETS)[]).flatMap((side) =>
      Object.entries(PARTS).map(([name, [part, limit]]) => {
        const [bare, ours, theirs] = [costs('bare', part), costs(side, part), costs('others', part)];
        const { ratio, low, high, medians } = ratioOfMedians(ours, theirs, bare);
        return {
          name: `First page view${WIDGETS[side]}, added ${name}: Placet / vanilla-cookieconsent`,
          value: ratio.toFixed(2),
          spread: `${low.toFixed(2)}–${high.toFixed(2)}`,
          target: `≤ ${limit.toFixed(1)}`,
          met: ratio <= limit,
          cpu: '–',
          detail: `${medians.map((median) => median.toFixed(1)).join(' / ')} ms`,
        };
      }),
    );
  } finally {
    await browser.close();
    site.close();
  }
}

/**
 * Loads a page without cache and returns the CPU time of its thread from the first byte until some time after it, in ms. It
 * is not throttled: the browser throttles by keeping the thread busy, which would be counted and depends on other programs.
 */
async function cost(browser: Browser, url: string, shown: string): Promise<Cost> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scripting = await traceScripting(devtools);
  await tab.goto(url);
  // The banner is not polled meanwhile, because that would count as scripting.
  await new Promise((done) => setTimeout(done, SETTLE));
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value * 1000;
  const load = {
    scripting: await scripting(),
    mainThread: of('TaskDuration'),
    scriptDuration: of('ScriptDuration'),
  };
  if (!(await tab.locator(shown).first().isVisible())) throw new Error(`${url} shows nothing.`);
  await context.close();
  return load;
}

/** A domain with the services on the website’s own host, and its snippet. */
export async function snippetFor(
  miniflare: Miniflare,
  worker: string,
  origin: string,
  services: Services,
  { hasScripts = false, blockIframes = true } = {},
) {
  const url = (await miniflare.unsafeGetDirectURL(worker)).origin;
  const hosting = operatorApi(url);
  const site = `${services.length}-${blockIframes}-${new URL(origin).port}`;
  const client = await hosting<{ id: string }>('POST', '/client', {
    username: `bench-widget-${site}`,
    emailAddress: `${site}@bench.example`,
    passwordHash: `$2b$10$${'a'.repeat(53)}`,
    active: true,
  });
  const { id } = await hosting<{ id: string }>('POST', `/client/${client.id}/domain`, {
    name: origin,
    blockIframes,
  });
  const P = `/client/${client.id}/domain/${id}`;
  for (const [name, purpose] of services)
    await hosting('POST', `${P}/embedding`, {
      name,
      purpose,
      active: true,
      vendor: `${name} Ltd`,
      ...(hasScripts && { scriptLoaderGroup: name }),
    });
  await hosting('PUT', `${P}/locale/en_US`, { privacyPolicyUrl: `${origin}/privacy` });
  const snippet = await hosting<{ default: string }>('GET', `${P}/onboarding/embed`);
  return snippet.default;
}

/** The script of a service, which keeps a processor busy for about three milliseconds. */
const TAG = 'for (let i = 0, list = []; i < 60000; i++) list[i % 100] = `${i}`.padStart(9);';

/** A website with pages to be added. */
export async function serve() {
  const root = 'node_modules/vanilla-cookieconsent/dist';
  const files = new Map([
    ['/cookieconsent.css', { type: 'text/css', body: await readFile(`${root}/cookieconsent.css`) }],
    [
      '/cookieconsent.umd.js',
      { type: 'text/javascript', body: await readFile(`${root}/cookieconsent.umd.js`) },
    ],
  ]);
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const file = files.get(request.url!);
    const type = file?.type ?? 'text/html; charset=utf-8';
    const body = request.url!.startsWith('/tag') ? TAG : (file?.body ?? pages.get(request.url!) ?? '');
    response.writeHead(200, { 'Content-Type': type }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, pages, close: () => server.close() };
}
