import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inEngines } from '../support/browser.ts';
import type { Fields } from '../support/fixture.ts';
import { startSite, type Site } from '../support/site.ts';
import { button, dialog, ran, settled } from '../support/widget.ts';

inEngines('strict blocking', (visit) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite('hotel.localhost');
  });
  beforeEach(() => site.begin());
  afterAll(() => site.close());

  /** The site's server under another name, which is a first-party host only if the name ends with its host. */
  const at = (name: string) => site.pageUrl.replace('hotel.localhost', `${name}.localhost`);
  const host = (name: string) => new URL(at(name)).host;

  type Html = Parameters<Site['setPage']>[0];
  async function open(
    html: Html,
    domain: Fields = {},
    services: Record<string, Fields> = {},
    waitUntil: 'networkidle' | 'load' = 'networkidle',
  ) {
    site.setPage(html);
    await site.configure({ domain: { strictBlocking: true, ...domain }, services });
    const page = await (await visit()).newPage();
    await page.goto(site.pageUrl, { waitUntil });
    return page;
  }
  /** Services whose hosts are all known. */
  const known = {
    Counter: { scriptHtmlCode: '' },
    Adverts: { scriptMarkers: ['adverts.example'] },
    Video: { iframeMarkers: ['video.example'] },
  };
  const policy = (page: Page) =>
    page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content);
  /** The report of the last page view. */
  async function report() {
    await expect.poll(() => site.reports().length).toBeGreaterThan(0);
    return site.reports().at(-1)!;
  }
  const fetched = (page: Page, name: string) =>
    page.evaluate(
      (url) =>
        fetch(url, { mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      `${at(name)}api`,
    );

  test('the policy allows the website, first-party hosts, Placet and services that need no consent', async () => {
    const page = await open(
      {},
      { ownHosts: ['cdn.example', 'bücher.example:8443'] },
      {
        Session: { scriptMarkers: ['session.example/s.js'] },
        Counter: { scriptMarkers: ['counter.example'] },
      },
    );
    const sources = [
      new URL(site.service).host,
      host('hotel'),
      'cdn.example:*',
      'xn--bcher-kva.example:8443',
      'session.example:*',
    ];
    expect(await policy(page)).toBe(
      `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:${sources
        .map((source) => ` ${source} *.${source} ws://${source} ws://*.${source}`)
        .join('')}; frame-src 'self' data: blob: *`,
    );
    expect(await fetched(page, 'hotel')).toBe(true);
    expect(await fetched(page, 'images.hotel')).toBe(true);
    expect(await fetched(page, 'stranger')).toBe(false);
  });

  test('a host without a port is allowed with every port, as are the hosts of services', async () => {
    const page = await open(
      { body: `<script>fetch('${at('counter')}c').catch(() => {})</script>` },
      { ownHosts: ['cdn.localhost'] },
      { ...known, Counter: { scriptHtmlCode: '', scriptMarkers: ['counter.localhost'] } },
    );
    expect([await fetched(page, 'cdn'), await fetched(page, 'counter')]).toEqual([true, false]);
    const reload = page.waitForEvent('load');
    await button(page, 'Accept all').click();
    await reload;
    expect(await fetched(page, 'counter')).toBe(true);
  });

  test('the pages of a domain without it have no policy', { tags: 'full' }, async () => {
    const page = await open({}, { strictBlocking: false });
    expect(await policy(page)).toBeUndefined();
    expect(await fetched(page, 'stranger')).toBe(true);
  });

  test('consent reloads the page once, which starts what was blocked, each script once', async () => {
    const page = await open(
      { body: `<script src="${at('counter')}count.js"></script>` },
      {},
      { Counter: { scriptMarkers: [`${host('counter')}/count.js`], scriptHtmlCode: '' } },
    );
    expect(await ran(page)).toEqual([]);
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(['count.js']);
    await settled(page);
    expect(site.hits('/')).toBe(2);
    expect(await fetched(page, 'counter')).toBe(true);
    await page.goto(`${site.pageUrl}next`, { waitUntil: 'networkidle' });
    expect(await ran(page)).toEqual(['count.js']);
  });

  test('a request that was blocked and is allowed now also reloads the page', { tags: 'full' }, async () => {
    const page = await open(
      { body: `<script>fetch('${at('counter')}collect').catch(() => {})</script>` },
      {},
      { Counter: { scriptMarkers: [host('counter')], scriptHtmlCode: '' } },
    );
    expect(site.hits('/collect')).toBe(0);
    await button(page, 'Accept all').click();
    await expect.poll(() => site.hits('/collect')).toBe(1);
    expect(site.hits('/')).toBe(2);
  });

  test('a consent with nothing to start, and a rejection, reload nothing', { tags: 'full' }, async () => {
    for (const answer of ['Accept all', 'Only necessary']) {
      const page = await open({}, {}, { Counter: { scriptMarkers: [host('counter')], scriptHtmlCode: '' } });
      const before = site.hits('/');
      await button(page, answer).click();
      await settled(page);
      expect(site.hits('/')).toBe(before);
    }
  });

  test('an accepted service whose hosts are unknown ends the policy on the next page view', async () => {
    const page = await open({}, {}, { Counter: { scriptMarkers: ['/count.js'], scriptHtmlCode: '' } });
    expect(await policy(page)).toContain('default-src');
    await button(page, 'Accept all').click();
    await settled(page);
    await page.goto(`${site.pageUrl}next`, { waitUntil: 'networkidle' });
    expect(await policy(page)).toBeUndefined();
  });

  test(
    'a form that was filled in before a withdrawal has added the policy is not lost by a later consent',
    { tags: 'full' },
    async () => {
      const page = await open(
        { body: '<input id="name">' },
        {},
        { Counter: { scriptMarkers: ['/count.js'], scriptHtmlCode: '' } },
      );
      await button(page, 'Accept all').click();
      await settled(page);
      await page.goto(`${site.pageUrl}next`);
      await page.locator('#name').fill('Ada');
      const decide = async (name: string) => {
        await page.evaluate(() => CCM.openWidget());
        await button(page, name).click();
      };
      await decide('Only necessary');
      await expect.poll(() => policy(page)).toContain('default-src');
      expect(await fetched(page, 'counter')).toBe(false);
      await decide('Accept all');
      await expect.poll(() => page.evaluate(() => CCM.fullConsentGiven)).toBe(true);
      await settled(page);
      await page.waitForTimeout(300);
      expect(await page.locator('#name').inputValue()).toBe('Ada');
    },
  );

  test('a form that was filled in is not lost: the service starts with the next page view', async () => {
    const page = await open(
      { body: `<input id="name"><script src="${at('counter')}count.js"></script>` },
      {},
      { Counter: { scriptMarkers: [host('counter')], scriptHtmlCode: '' } },
    );
    await button(page, 'Only necessary').click();
    await settled(page);
    await page.fill('#name', 'Ada');
    await page.evaluate(() => window.CCM.openWidget());
    await button(page, 'Accept all').click();
    await expect.poll(() => site.answers()).toEqual([201, 201]);
    expect(await page.inputValue('#name')).toBe('Ada');
    expect(await ran(page)).toEqual([]);
    expect(site.hits('/')).toBe(1);
    await page.goto(`${site.pageUrl}next`, { waitUntil: 'networkidle' });
    expect(await ran(page)).toEqual(['count.js']);
  });

  test('a snippet at the end of the page blocks what follows', async () => {
    const page = await open({
      last: true,
      body: `<script>fetch('${at('stranger')}early', { mode: 'no-cors' })</script>`,
    });
    await dialog(page).waitFor();
    expect(site.hits('/early')).toBe(1);
    expect(await policy(page)).toContain('default-src');
    expect(await fetched(page, 'stranger')).toBe(false);
  });

  test(
    'speculation rules remain, unless they may fetch pages of other websites',
    { tags: 'full' },
    async () => {
      const sets: [string, object][] = [
        ['own', { prefetch: [{ urls: ['/rooms', `${at('hotel')}menu`] }] }],
        [
          'WordPress',
          {
            prefetch: [
              {
                source: 'document',
                where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '.no' } }] },
              },
            ],
          },
        ],
        ['foreign', { prerender: [{ urls: ['/rooms', at('stranger')] }] }],
        ['all links', { prefetch: [{ source: 'document' }] }],
        ['any host', { prefetch: [{ where: { or: [{ href_matches: '/*' }, { selector_matches: 'a' }] } }] }],
      ];
      const page = await open({
        body: sets
          .map(
            ([id, rules]) => `<script type="speculationrules" id="${id}">${JSON.stringify(rules)}</script>`,
          )
          .join(''),
      });
      const types = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLScriptElement>('script[id]'), ({ id, type }) => [id, type]),
      );
      expect(types).toEqual(
        sets.map(([id]) => [
          id,
          ['own', 'WordPress'].includes(id) ? 'speculationrules' : 'text/x-ccm-loader',
        ]),
      );
    },
  );

  test('a report names the blocked hosts once for each kind, and neither what the website’s own policy blocks nor inline code', async () => {
    const page = await open(
      {
        csp: "media-src 'self'",
        body: `<script>
          const ask = (url) => fetch(url, { mode: 'no-cors' }).catch(() => {});
          ask('${at('stranger')}a'), ask('${at('stranger')}b');
          new Image().src = '${at('stranger')}c.png';
          ask('/out?to=' + encodeURIComponent('${at('other')}redirected'));
          new FontFace('f', 'url(data:font/woff2;base64,AAAA)').load().catch(() => {});
          const frame = document.createElement('iframe');
          frame.src = '${at('films')}film/1';
          document.body.append(frame);
          new Audio('${at('music.hotel')}a.mp3').load();
          new FontFace('g', 'url(${at('fonts')}f.woff2)').load().catch(() => {});
        </script>`,
      },
      { recordScriptsOnWebsite: true },
      known,
      'load',
    );
    await page.addInitScript(() => (Math.random = () => 0));
    await button(page, 'Accept all').click();
    await settled(page);
    await page.goto(`${site.pageUrl}next`);
    await page.waitForTimeout(500);
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    const { seen, strict } = await report();
    expect(strict?.late).toBe(false);
    expect(strict?.blocked.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
      'image stranger.localhost',
      // A redirect of the website itself.
      'request hotel.localhost',
      'request stranger.localhost',
      'style fonts.localhost',
    ]);
    expect(seen.map(({ name }) => name)).toContain('films.localhost');
    // The visitor has accepted everything.
    const still = ({ kind }: { kind: string }) => kind === 'stillBlocked';
    expect(
      seen
        .filter(still)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['fonts.localhost', 'stranger.localhost']);
    expect(JSON.stringify(seen.filter((entry) => !still(entry)))).not.toContain('stranger');
  });

  test(
    'a report names hosts without their final dot, also on a page whose host has one',
    { tags: 'full' },
    async () => {
      const withDot = (name: string) => at(name).replace('.localhost', '.localhost.');
      await open(
        { body: `<script>fetch('${withDot('stranger')}a', { mode: 'no-cors' }).catch(() => {})</script>` },
        { recordScriptsOnWebsite: true },
        known,
        'load',
      );
      const page = await (await visit()).newPage();
      await page.addInitScript(() => (Math.random = () => 0));
      await page.goto(withDot('hotel'));
      await button(page, 'Accept all').click();
      await settled(page);
      await page.goto(`${withDot('hotel')}next`);
      await page.waitForTimeout(500);
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      const { status, strict } = await report();
      expect(strict?.blocked).toEqual([{ kind: 'request', name: 'stranger.localhost' }]);
      expect(status).toBe(204);
    },
  );
});
