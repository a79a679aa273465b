import { expect, test, vi } from 'vitest';
import { hosting } from '../../support/call.ts';
import { makeDomain } from '../../support/make.ts';

const HTML = 'text/html; charset=utf-8';

/** Scans a website that has these pages by their paths, and nothing else; `asked` are the paths that were fetched. */
async function scan(pages: Record<string, string | Uint8Array<ArrayBuffer>>, type = HTML) {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { host, pathname } = address as URL;
    asked.push(host === 'www.site.example' ? pathname : host);
    const page = pages[pathname] ?? pages['*'];
    if (page === undefined) return new Response('Not found', { status: 404 });
    return new Response(page, { headers: { 'Content-Type': type } });
  });
  const { P } = await makeDomain('https://www.site.example');
  const { status, body, text } = await hosting('GET', `${P}/onboarding/scan`);
  expect(status, text).toBe(200);
  const services = body.availablePresets.map(({ name }: { name: string }) => name);
  return { ...body, services, asked };
}

const site = (path: string) => `https://www.site.example${path}`;
const youtube = '<iframe src="https://www.youtube.com/embed/1"></iframe>';
const imprint =
  '<h1>Impressum</h1>Bäckerei Größmann GmbH<br>Königstraße 8<br>90402 Nürnberg<p><a href="/datenschutz">Datenschutz</a>';
const address = {
  company: 'Bäckerei Größmann GmbH',
  street: 'Königstraße 8',
  zipCode: '90402',
  city: 'Nürnberg',
};

test('the site’s own frames are read, and third-party frames are not fetched', async () => {
  const { services, asked } = await scan({
    '/': '<p>Willkommen</p><iframe src="/map.html"></iframe><iframe src="https://other.example/x"></iframe>',
    '/map.html': youtube,
  });
  expect(services).toEqual(['YouTube']);
  expect(asked).not.toContain('other.example');
});

test.each(['open', 'closed'])('services in an %s declarative shadow root are found', async (mode) => {
  const root = `<site-player><template shadowrootmode="${mode}">${youtube}</template></site-player>`;
  expect((await scan({ '/': `<p>Willkommen</p>${root}` })).services).toEqual(['YouTube']);
});

test('a website made of frames is read through its frames, with its imprint and further pages', async () => {
  const { services, imprintUrl, ...found } = await scan({
    '/': '<frameset cols="200,*"><frame src="menu.html"><frame src="main.html"></frameset>',
    '/menu.html': '<a href="impr.html" target=main>Impressum</a><a href="kontakt.html">Kontakt</a>',
    '/main.html': '<p>Willkommen</p>',
    '/impr.html': imprint,
    '/kontakt.html': youtube,
  });
  expect(services).toEqual(['YouTube']);
  expect(imprintUrl).toBe(site('/impr.html'));
  expect(found.address).toEqual(address);
});

test.each([
  ['/impressum', '/datenschutz'],
  ['/imprint', '/privacy'],
])('where nothing is linked, %s and %s are tried', async (first, second) => {
  const found = await scan({
    '/': '<p>Willkommen</p>',
    [first]: imprint.replace('<a href="/datenschutz">Datenschutz</a>', '<!-- imprint -->'),
    [second]: `<h1>Datenschutz, privacy</h1>${youtube}`,
  });
  expect(found.imprintUrl).toBe(site(first));
  expect(found.privacyPolicyUrl).toBe(site(second));
  expect(found.address).toEqual(address);
  expect(found.services).toEqual(['YouTube']);
});

test('a website that returns the same page for every address has neither imprint nor privacy policy', async () => {
  const found = await scan({
    '*': '<p>Impressum, imprint, Datenschutz und privacy stehen weiter unten.</p>',
  });
  expect(found.imprintUrl).toBeNull();
  expect(found.privacyPolicyUrl).toBeNull();
});

test.each([
  ['windows-1252', 'latin1'],
  ['UTF-16', 'utf16le'],
] as const)('pages in %s that do not say so are read', async (_name, encoding) => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, encoding));
  const pages = { '/': bytes('<a href="/impressum">Impressum</a>'), '/impressum': bytes(imprint) };
  expect((await scan(pages, 'text/html')).address).toEqual(address);
});

test('only pages longer than the limit of a scan are listed as truncated', async () => {
  const { truncatedPages, services } = await scan({
    '/': `${youtube}<a href="/kontakt">Kontakt</a><a href="/impressum">Impressum</a>`,
    '/impressum': imprint,
    '/kontakt': `<p>Text</p>\n`.repeat(200_000),
  });
  expect(truncatedPages).toEqual([site('/kontakt')]);
  expect(services).toEqual(['YouTube']);
});

test('what a long page loads is found behind code that is too long to be read, short code first', async () => {
  const state = `<script>window.state = {${'"a": [1, 2, 3],\n'.repeat(55_000)}}</script>`;
  const loader =
    '<script>var s = document.createElement("script"); s.src = "//cdn.last.example/a.js";</script>';
  const page = `<p>Shop</p>${state}${state.replace('state', 'data')}${youtube}${loader}`;
  const { services, unknownServices, truncatedPages } = await scan({ '/': page });
  expect(services).toEqual(['YouTube']);
  expect(unknownServices).toMatchObject([{ hosts: ['cdn.last.example'] }]);
  expect(truncatedPages).toEqual([site('/')]);
});

test('thousands of sizes of the same pictures leave enough for what is behind them', async () => {
  const sizes = (i: number) =>
    Array.from({ length: 12 }, (_, size) => `//img.example/${i}/${size}.jpg ${size}w`);
  const pictures = Array.from({ length: 500 }, (_, i) => `<img srcset="${sizes(i).join(', ')}">`).join('');
  const other = '<img srcset="//img.example/a.jpg 1x, //other.example/b.jpg 2x, c.jpg 3x">';
  const { services, unknownServices, truncatedPages } = await scan({ '/': pictures + other + youtube });
  expect(services).toEqual(['YouTube']);
  expect(unknownServices).toMatchObject([{ hosts: ['img.example'] }, { hosts: ['other.example'] }]);
  expect(truncatedPages).toEqual([]);
});

test('a page with too many links is listed as truncated, and the pages after it are still read', async () => {
  const links = Array.from({ length: 60_000 }, (_, i) => `<a href=/p/${i}>Seite</a>`).join('');
  const { truncatedPages, services } = await scan({
    '/': `<a href="/kontakt">Kontakt</a>${links}`,
    '/kontakt': youtube,
  });
  expect(truncatedPages).toEqual([site('/')]);
  expect(services).toEqual(['YouTube']);
});

test('hosts that carry the website’s name are its own, those of others with that name before them are unknown', async () => {
  const { ownHosts, unknownServices, earlyTags } = await scan({
    '/': `<script src="https://static.site-cdn.example/a.js"></script>
      <script src="https://site-tracker.brandads.example/b.js"></script>`,
  });
  expect(ownHosts).toEqual(['static.site-cdn.example']);
  expect(unknownServices).toEqual([{ name: 'brandads.example', hosts: ['site-tracker.brandads.example'] }]);
  expect(earlyTags.map(({ host }: { host: string }) => host)).toEqual(['site-tracker.brandads.example']);
});

test.for([
  ['preview image', '<meta property="og:image" content="https://img.sbk-pictures.example/a.jpg">'],
  ['preview image', '<meta name=twitter:image content=//img.sbk-pictures.example/a.jpg>'],
  [
    'logo',
    '<script type="application/ld+json">{"publisher":{"logo":{"@type":"ImageObject","url":"https:\\/\\/sbk-pictures.example\\/l.png"}}}</script>',
  ],
  ['other address', '<link rel="alternate" hreflang="de" href="https://www.sbk-pictures.example/de">'],
])('hosts of the domain of a page’s %s are probably the website’s own', async ([, head]) => {
  const { ownHosts, unknownServices } = await scan({
    '/': `${head}<script src="https://js.sbk-pictures.example/a.js"></script>
      <script src="https://tracker.example/b.js"></script>`,
  });
  expect(ownHosts).toEqual([]);
  expect(unknownServices).toEqual([
    { name: 'sbk-pictures.example', hosts: ['js.sbk-pictures.example'], isProbablyOwn: true },
    { name: 'tracker.example', hosts: ['tracker.example'] },
  ]);
});

const preview = (host: string) => `<head><meta property="og:image" content="https://${host}/a.jpg"></head>`;

test.for([
  // A host that the catalogue knows, on a domain that is not in it as a whole.
  [preview('mc.yandex.ru'), 'static.yandex.ru'],
  [preview('lh3.google.com'), 'x.google.com'],
  // A host on which many companies store files.
  [preview('eu-central-1.linodeobjects.com'), 'eu-central-1.linodeobjects.com'],
  // Domains on which strangers have subdomains.
  [preview('seeblick.netlify.app'), 'tracker.netlify.app'],
  [preview('seeblick.pages.dev'), 'tracker.pages.dev'],
  [preview('seeblick.uk.com'), 'tracker.uk.com'],
  [preview('pics.me.uk'), 'tracker.me.uk'],
  // What visitors may have written, and what is said of others.
  ['<body><meta property="og:image" content="https://tracker.example/a.jpg">', 'js.tracker.example'],
  ['<body><link rel="canonical" href="https://tracker.example/">', 'js.tracker.example'],
  ['<!-- <meta property="og:image" content="https://tracker.example/a.jpg"> -->', 'js.tracker.example'],
  [
    '<script type="application/ld+json">{"comment":{"text":"\\"logo\\":\\"https://tracker.example/l.png\\""}}</script>',
    'js.tracker.example',
  ],
  [
    '<script type="application/ld+json">{"@type":"JobPosting","hiringOrganization":{"@type":"Organization","logo":"https://tracker.example/l.png"}}</script>',
    'js.tracker.example',
  ],
  ...['application/rss+xml', 'application/json+oembed'].map((type) => [
    `<head><link rel="alternate" type="${type}" href="https://tracker.example/feed"></head>`,
    'js.tracker.example',
  ]),
])('%s does not make %s the website’s own', async ([html, host]) => {
  const { unknownServices } = await scan({ '/': `${html}<script src="https://${host}/a.js"></script>` });
  expect(unknownServices).toMatchObject([{ hosts: [host] }]);
  expect(unknownServices[0]).not.toHaveProperty('isProbablyOwn');
});

test('a picture at a known company does not make its hosts the website’s own', async () => {
  const { unknownServices } = await scan({
    '/': `<meta property="og:image" content="https://cdn.cachefly.net/a.jpg"><script src="https://cdn.cachefly.net/a.js"></script>`,
  });
  expect(unknownServices).toEqual([{ name: 'Cachefly', hosts: ['cdn.cachefly.net'] }]);
});

test.for(['rocketlazyloadscript', 'pmdelayedscript', 'nitropack/inlinescript', 'text/lazyload'])(
  'scripts of the type "%s", which an optimization tool runs later, are read',
  async (type) => {
    const { services } = await scan({
      '/': `<script type="${type}">t=l.createElement(r);t.src="https://www.clarity.ms/tag/"+i;</script>`,
    });
    expect(services).toEqual(['Microsoft Clarity']);
  },
);

test('a host with a dot at its end is the same host', async () => {
  const { services, unknownServices } = await scan({
    '/': '<iframe src="https://www.youtube.com./embed/1"></iframe><script src="https://js.tracker.example./a.js"></script>',
  });
  expect(services).toEqual(['YouTube']);
  expect(unknownServices).toEqual([{ name: 'tracker.example', hosts: ['js.tracker.example'] }]);
});

const FAR = 'https://far.example';

test.for([
  `<link rel="preload" as="image" imagesrcset="/a.jpg 1x, ${FAR}/b.jpg 2x">`,
  `<img srcset="/a.jpg 1x,${FAR}/b.jpg 2x">`,
  `<img src="${FAR}/a.gif?${'x'.repeat(5000)}">`,
  `<svg><image href="${FAR}/a.png"/></svg>`,
  `<svg><image xlink:href="${FAR}/a.png"/></svg>`,
  `<table><td background="${FAR}/a.gif">`,
  `<input type="hidden" data-src="${FAR}/a.js">`,
  `<a href="/" data-bg="${FAR}/a.jpg">`,
  `<div data-bg="url(&#039;${FAR}/a.jpg&#039;)">`,
  `<div style="background: url(&#039;${FAR}/a.jpg&#039;)">`,
  `<div style="background: URL(&quot;${FAR}/a.jpg&quot;)">`,
  `<style>a { background: image-set("${FAR}/a.png" 1x) }</style>`,
  `<style>@import "${FAR}/a.css" layer(a);</style>`,
  `<iframe srcdoc="&lt;script src=&quot;${FAR}/a.js&quot;>&lt;/script>"></iframe>`,
  `<script type="importmap">{"imports": {"a": "${FAR}/a@1"}}</script>`,
  `<script type="module">import { a } from '${FAR}/a@1'; import '${FAR}/b@1';</script>`,
  `<script>new WebSocket('wss://far.example/live')</script>`,
  `<script>const updates = new EventSource('${FAR}/live')</script>`,
  `<script>new Worker('${FAR}/live')</script>`,
])('the host that %s requests is found', async (html) => {
  expect((await scan({ '/': `<p>Text</p>${html}` })).unknownServices).toEqual([
    { name: 'far.example', hosts: ['far.example'] },
  ]);
});

const matomo = (url: string) =>
  `<script>var _paq = window._paq || []; _paq.push(['trackPageView']); (function () {
    var u = '${url}'; _paq.push(['setTrackerUrl', u + 'matomo.php']);
    var g = document.createElement('script'); g.src = '${url}'.replace('hotel', 'cdn') + 'matomo.js'; document.head.append(g);
  })();</script>`;

test('Matomo is on the server of the website or on that of its vendor, as its address says', async () => {
  const tag = '<script async src="https://cdn.matomo.cloud/hotel.matomo.cloud/matomo.js"></script>';
  const inCloud = await scan({ '/': matomo('https://hotel.matomo.cloud/') + tag });
  expect(inCloud.services).toEqual(['Matomo Cloud']);
  expect((await scan({ '/': matomo('//hotel.matomo.cloud/') })).services).toEqual(['Matomo Cloud']);
  expect((await scan({ '/': matomo('//www.site.example/stats/') })).services).toEqual(['Matomo']);
  expect((await scan({ '/': matomo('//stats.agency.example/') })).services).toEqual(['Matomo']);
});
