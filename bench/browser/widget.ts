import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Miniflare } from 'miniflare';
import type { Browser } from 'playwright-core';
import { ownHostForNode } from '../../packages/client/src/own-host.ts';
import { makeClient, makeSite } from '../../scripts/lib/make-site.ts';
import { chromiumPath } from '../../test/browser/support/engines.ts';
import { ratioOfMedians } from '../ratio.ts';
import type { Line } from '../report.ts';
import { klaroScript } from './klaro.ts';
import { twoViews, VIEWS, withChromium, type Cost, type How, type Side, type Views } from './page-views.ts';
import { operatorApi } from '../operator-api.ts';

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

/** The same by tarteaucitron, which knows the services only by their names. */
export const tarteaucitron = (services: Services) => `<script src="/tarteaucitron.min.js"></script><script>
tarteaucitron.init(${JSON.stringify({
  privacyUrl: '/privacy',
  orientation: 'middle',
  DenyAllCta: true,
  AcceptAllCta: true,
  highPrivacy: true,
  showIcon: true,
  mandatory: true,
  useExternalCss: false,
})});
for (const name of ${JSON.stringify(services.map(([name]) => name))}) {
  const key = name.replace(/ /g, '');
  tarteaucitron.services[key] = { key, name, type: 'other', uri: '/privacy', needConsent: true, cookies: [], js() {} };
  (tarteaucitron.job = tarteaucitron.job || []).push(key);
}</script>`;

/** The same by Klaro, whose script has its style sheet. */
export const klaro = (services: Services) =>
  `<script>klaroConfig = ${JSON.stringify({
    acceptAll: true,
    translations: {
      en: {
        privacyPolicyUrl: '/privacy',
        purposes: Object.fromEntries(services.map(([, id, title]) => [id, { title }])),
      },
    },
    services: services.map(([title, purpose], i) => ({
      name: title.replaceAll(' ', ''),
      title,
      purposes: [purpose],
      required: i === 0,
    })),
  })}</script><script src="/klaro.js"></script>`;

/** Paired loads beside vanilla-cookieconsent, those beside other consent managers, and those on a throttled processor. */
const ROUNDS = { main: 100, others: 30, throttled: 20 };
export const THROTTLE = 4;

/** What is compared of each view, with the highest ratio that meets the target. */
const PARTS = {
  scripting: 'scripting',
  mainThread: 'main-thread time',
  wall: 'wall time of scripting',
  profiled: 'scripting by CPU profile',
} as const satisfies Record<keyof Cost, string>;
type Targets = Partial<Record<keyof Cost, number>>;

/** Placet as new domains have it, which block iframes; one that blocks nothing, as the others; and this one once more. */
const PLACETS = ['blocking', 'us', 'again'] as const;

/** Other consent managers than vanilla-cookieconsent. */
const OTHERS = ['tarteaucitron', 'klaro'] as const;

const NAMES: Record<(typeof PLACETS)[number], string> = {
  blocking: 'Placet, which blocks',
  us: 'Placet',
  again: 'the same script',
};

const TARGETS: Record<string, Targets> = {
  'first us': { scripting: 0.8, mainThread: 0.5 },
  'first blocking': { scripting: 1.1, mainThread: 0.6 },
  'decided us': { scripting: 1, mainThread: 1 },
  'decided blocking': { scripting: 1, mainThread: 1 },
  'first again': { scripting: 1.05 },
  'decided again': { scripting: 1.05 },
};

/**
 * The time that a first page view, and one of a visitor who has accepted everything, adds in Chromium, divided by that of other
 * consent managers with the same services. Returns nothing without Chromium.
 */
export async function pageViews(miniflare: Miniflare, worker: string, quick = false): Promise<Line[]> {
  if (!chromiumPath) return [];
  const site = await serve();
  try {
    site.files.set('/klaro.js', { type: 'text/javascript', body: await klaroScript() });
    const us = (blockIframes: boolean) =>
      snippetFor(miniflare, worker, site.origin, SERVICES, { blockIframes });
    const snippet = await us(false);
    site.pages
      .set('/blocking', page(await us(true)))
      .set('/us', page(snippet))
      .set('/again', page(snippet))
      .set('/others', page(others(SERVICES)))
      .set('/tarteaucitron', page(tarteaucitron(SERVICES)))
      .set('/klaro', page(klaro(SERVICES)))
      .set('/bare', page(''))
      .set('/empty', '<!doctype html><title>Empty</title>');
    const placet = { accept: '.primaryButton', shown: 'dialog[open]' };
    const sides: Record<string, Side> = {
      blocking: { url: `${site.origin}/blocking`, ...placet },
      us: { url: `${site.origin}/us`, ...placet },
      again: { url: `${site.origin}/again`, ...placet },
      others: { url: `${site.origin}/others`, accept: '.cm__btn[data-role=all]', shown: '.cm' },
      tarteaucitron: {
        url: `${site.origin}/tarteaucitron`,
        accept: '#tarteaucitronPersonalize2',
        shown: '#tarteaucitronAlertBig',
      },
      klaro: { url: `${site.origin}/klaro`, accept: '.cm-btn-success', shown: '.cookie-notice' },
      bare: { url: `${site.origin}/bare`, shown: 'main' },
    };
    const rounds = (kind: keyof typeof ROUNDS) => (quick ? Math.ceil(ROUNDS[kind] / 10) : ROUNDS[kind]);
    const only = (...names: string[]) => Object.fromEntries(names.map((name) => [name, sides[name]!]));
    return await withChromium(async (browser) => {
      const main = await load(browser, only(...PLACETS, 'others', 'bare'), rounds('main'));
      const other = await load(browser, only('us', ...OTHERS, 'bare'), rounds('others'));
      const throttled = await load(browser, only('us', 'others', 'bare'), rounds('throttled'), {
        throttle: THROTTLE,
      });
      const profiled = await load(browser, only('us', 'others', 'bare'), rounds('throttled'), {
        profiles: true,
      });
      return VIEWS.flatMap((view) => [
        ...(['us', 'blocking'] as const).flatMap((side) =>
          lines(main, view, side, 'others', 'vanilla-cookieconsent', TARGETS[`${view} ${side}`]),
        ),
        ...lines(main, view, 'again', 'us', 'Placet', TARGETS[`${view} again`], ['scripting']),
        ...OTHERS.flatMap((name) => lines(other, view, 'us', name, name, {}, ['scripting', 'mainThread'])),
        ...lines(profiled, view, 'us', 'others', 'vanilla-cookieconsent', {}, ['profiled']),
        ...lines(throttled, view, 'us', 'others', `vanilla-cookieconsent, ${THROTTLE}x throttle`, {}, [
          'wall',
        ]),
      ]);
    });
  } finally {
    site.close();
  }
}

type Loads = Record<string, Views[]>;

/** Loads the pages of all sides in turn, forwards and backwards. */
async function load(browser: Browser, sides: Record<string, Side>, rounds: number, how?: How) {
  const loads: Loads = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    const all = Object.entries(sides);
    for (const [name, side] of round % 2 ? all : all.toReversed()) {
      const views = await twoViews(browser, side, how);
      if (round > 0) loads[name]!.push(views);
    }
  }
  return loads;
}

/** The rows of a table for a view of one side beside another, without what the bare page takes. */
function lines(
  loads: Loads,
  view: keyof Views,
  ours: (typeof PLACETS)[number],
  theirs: string,
  beside: string,
  targets: Targets = {},
  parts: (keyof Cost)[] = ['scripting', 'mainThread', 'wall'],
): Line[] {
  return parts.map((part) => {
    const costs = (side: string) => loads[side]!.map((views) => views[view][part]!);
    const { ratio, low, high, medians } = ratioOfMedians(costs(ours), costs(theirs), costs('bare'));
    const target = targets[part];
    return {
      name: `${view === 'first' ? 'First view' : 'View after a decision'}, added ${PARTS[part]}: ${NAMES[ours]} / ${beside}`,
      value: ratio.toFixed(2),
      spread: `${low.toFixed(2)}–${high.toFixed(2)}`,
      target: target ? `≤ ${target}` : '–',
      met: target ? ratio <= target : undefined,
      cpu: '–',
      detail: `${medians.map((median) => median.toFixed(1)).join(' / ')} ms`,
    };
  });
}

/** The snippet of a domain with the services, for a page of the website. */
export const snippetFor = async (...given: Parameters<typeof domainFor>) =>
  (await domainFor(...given)).snippet;

/** A domain with the services on the website’s own host. */
async function domainFor(
  miniflare: Miniflare,
  worker: string,
  origin: string,
  services: Services,
  { hasScripts = false, blockIframes = true, path = '' } = {},
) {
  const url = (await miniflare.unsafeGetDirectURL(worker)).origin;
  const hosting = operatorApi(url);
  const site = `${services.length}-${blockIframes}-${new URL(origin).port}${path.replace('/', '-')}`;
  const client = await makeClient(hosting, `bench-widget-${site}`);
  const name = origin + path;
  const embeddings = services.map(([name, purpose]) => ({
    name,
    purpose,
    vendor: `${name} Ltd`,
    ...(hasScripts && { scriptLoaderGroup: name }),
  }));
  const made = await makeSite(hosting, client.id, { name, blockIframes }, embeddings);
  await hosting('PUT', `${made.path}/locale/en_US`, { privacyPolicyUrl: `${origin}/privacy` });
  const set = (values: object) => hosting('PUT', made.path, { name, ...values });
  return { id: made.id, url, snippet: made.snippet, set };
}

/** The snippet of a domain whose website serves Placet from a path of its own host. */
export async function ownHostFor(
  miniflare: Miniflare,
  worker: string,
  site: Awaited<ReturnType<typeof serve>>,
) {
  const { id, url, snippet, set } = await domainFor(miniflare, worker, site.origin, SERVICES, {
    path: '/own',
  });
  await set({ ownHostPath: 'consent', consentStorage: 'cookie', consentCookieSecure: false });
  site.proxies.set('/consent/', ownHostForNode({ service: url, domain: id, key: '0'.repeat(64) }));
  const [, query = ''] = /app\.js(\?.*?)"/.exec(snippet) ?? [];
  return `<script src="/consent/app${query}" referrerpolicy="origin"></script>`;
}

/** The script of a service, which keeps a processor busy for about three milliseconds. */
const TAG = 'for (let i = 0, list = []; i < 60000; i++) list[i % 100] = `${i}`.padStart(9);';

/** The files of other consent managers, by their path on the website. */
const FILES = {
  '/cookieconsent.css': 'vanilla-cookieconsent/dist/cookieconsent.css',
  '/cookieconsent.umd.js': 'vanilla-cookieconsent/dist/cookieconsent.umd.js',
  '/tarteaucitron.min.js': 'tarteaucitronjs/tarteaucitron.min.js',
  '/tarteaucitron.services.min.js': 'tarteaucitronjs/tarteaucitron.services.min.js',
  '/lang/tarteaucitron.en.min.js': 'tarteaucitronjs/lang/tarteaucitron.en.min.js',
  '/css/tarteaucitron.min.css': 'tarteaucitronjs/css/tarteaucitron.min.css',
};

/** A website with pages to be added. */
export async function serve() {
  const read = async ([path, file]: [string, string]) =>
    [
      path,
      {
        type: file.endsWith('.css') ? 'text/css' : 'text/javascript',
        body: await readFile(`node_modules/${file}`),
      },
    ] as const;
  const files = new Map(await Promise.all(Object.entries(FILES).map(read)));
  const pages = new Map<string, string>();
  const proxies = new Map<string, (request: IncomingMessage, response: ServerResponse) => unknown>();
  const server = createServer((request, response) => {
    const proxy = [...proxies].find(([path]) => request.url!.startsWith(path))?.[1];
    if (proxy) {
      proxy(request, response);
      return;
    }
    const file = files.get(request.url!.replace(/\?.*/, ''));
    const type = file?.type ?? 'text/html; charset=utf-8';
    const body = request.url!.startsWith('/tag') ? TAG : (file?.body ?? pages.get(request.url!) ?? '');
    response.writeHead(200, { 'Content-Type': type }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, files, pages, proxies, close: () => server.close() };
}
