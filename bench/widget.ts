import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Miniflare } from 'miniflare';
import { chromium, type Browser } from 'playwright-core';
import { call } from '../scripts/seed/http.ts';
import { chromiumPath } from '../test/browser/chromium.ts';
import { spreadOf } from './measure.ts';
import type { Line } from './report.ts';
import { OPERATOR_KEY } from './server.ts';

const ROUNDS = 15;
const THROTTLE = 4;
/** How long the page is left alone after the question is there, in ms: what runs late belongs to the view. */
const SETTLE = 500;

/** Service and purpose, as both sides show them. */
const SERVICES = [
  ['Shop session', '41ba25c', 'Technically necessary'],
  ['Adverts', 'cdcbd7c', 'Ads'],
  ['Counter', 'a717ff5', 'Analytics / statistics'],
  ['Recommendations', '7c19e32', 'Personalization'],
  ['Like button', '6cd2721', 'Social media'],
  ['Video player', 'e9d1b6a', 'External media'],
] as const;

const article = '<article><h2>A day at the lake</h2><p>It was early, and nobody was there yet.</p></article>';
const page = (head: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>${head}<main>${article.repeat(60)}</main>`;

/** The same question by vanilla-cookieconsent, in its own words for the categories. */
const others = `<link rel="stylesheet" href="/cookieconsent.css"><script src="/cookieconsent.umd.js"></script><script>
addEventListener('DOMContentLoaded', () => CookieConsent.run(${JSON.stringify({
  // A browser that is driven counts as a bot.
  hideFromBots: false,
  categories: Object.fromEntries(
    SERVICES.map(([name, id], i) => [
      id,
      { readOnly: i === 0, enabled: i === 0, services: { [name.replaceAll(' ', '')]: { label: name } } },
    ]),
  ),
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: {
          title: 'Cookies and privacy',
          description: `This website stores information on your device. ${SERVICES.map(([name, , purpose]) => `${purpose}: ${name}`).join('. ')}`,
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

type Cost = { scripting: number; mainThread: number };

/** What the first view adds in chromium: us, divided by vanilla-cookieconsent that asks the same. Nothing without a chromium. */
export async function firstView(miniflare: Miniflare, worker: string): Promise<Line[]> {
  if (!chromiumPath) return [];
  const site = await serve();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    site.pages
      .set('/us', page(await snippetFor(miniflare, worker, site.origin)))
      .set('/others', page(others))
      .set('/bare', page(''));
    const rounds: Record<'us' | 'others' | 'bare', Cost>[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const costs = {
        us: await cost(browser, `${site.origin}/us`, 'dialog[open]'),
        others: await cost(browser, `${site.origin}/others`, '.cm'),
        bare: await cost(browser, `${site.origin}/bare`, 'main'),
      };
      if (round > 0) rounds.push(costs);
    }
    return (['scripting', 'mainThread'] as const).map((part) => {
      const added = rounds.map(({ us, others, bare }) => [us[part] - bare[part], others[part] - bare[part]]);
      const { median, min, max } = spreadOf(added.map(([us, others]) => us! / others!));
      const [ours, theirs] = [0, 1].map((side) => spreadOf(added.map((pair) => pair[side]!)).median);
      const limit = part === 'scripting' ? 1 : 0.6;
      return {
        name: `first view of the widget, ${part === 'scripting' ? 'scripting' : 'main-thread time'} added: us / vanilla-cookieconsent`,
        value: median.toFixed(2),
        spread: `${min.toFixed(2)}–${max.toFixed(2)}`,
        target: `≤ ${limit.toFixed(1)}`,
        met: median <= limit,
        cpu: '–',
        detail: `${ours!.toFixed(1)} / ${theirs!.toFixed(1)} ms`,
      };
    });
  } finally {
    await browser.close();
    site.close();
  }
}

/** A load without cache, from the first byte to some time after the question is there, in ms of the throttled processor. */
async function cost(browser: Browser, url: string, shown: string): Promise<Cost> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await tab.goto(url);
  await tab.locator(shown).first().waitFor();
  await new Promise((done) => setTimeout(done, SETTLE));
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value * 1000;
  await context.close();
  return { scripting: of('ScriptDuration'), mainThread: of('TaskDuration') };
}

/** A domain with the services, on the site's own host, and its snippet. */
async function snippetFor(miniflare: Miniflare, worker: string, origin: string) {
  const url = (await miniflare.unsafeGetDirectURL(worker)).origin;
  const hosting = <T>(method: string, path: string, body?: unknown) =>
    call<T>(`${url}/hosting/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${OPERATOR_KEY}` },
      body,
    });
  const client = await hosting<{ id: string }>('POST', '/client', {
    username: 'bench-widget',
    emailAddress: 'widget@bench.example',
    passwordHash: `$2b$10$${'a'.repeat(53)}`,
    active: true,
  });
  const { id } = await hosting<{ id: string }>('POST', `/client/${client.id}/domain`, { name: origin });
  const P = `/client/${client.id}/domain/${id}`;
  for (const [name, purpose] of SERVICES)
    await hosting('POST', `${P}/embedding`, { name, purpose, active: true, vendor: `${name} Ltd` });
  await hosting('PUT', `${P}/locale/en_US`, { privacyPolicyUrl: `${origin}/privacy` });
  const snippet = await hosting<{ default: string }>('GET', `${P}/onboarding/embed`);
  return snippet.default;
}

/** A website of its own with the pages that are put into it. */
async function serve() {
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
    response.writeHead(200, { 'Content-Type': type }).end(file?.body ?? pages.get(request.url!) ?? '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, pages, close: () => server.close() };
}
