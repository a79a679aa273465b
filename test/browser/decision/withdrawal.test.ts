import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { engine, inEngines } from '../support/browser.ts';
import type { Changes } from '../support/domain.ts';
import { startSite, type Site } from '../support/site.ts';
import { restlessService, traces } from '../support/restless-service.ts';
import { button, secondAfter } from '../support/widget.ts';

const all = { accepted: ['Session', 'Counter', 'Adverts', 'Video', 'Tracker'] };
const rejection = { consent: false, accepted: ['Session'] };

/** How much of it a browser keeps. WebKit stores no secure cookie from `http`, of which there are three. */
const stored = engine === 'webkit' ? traces.length - 3 : traces.length;

async function reject(page: Page) {
  await page.evaluate(() => CCM.openWidget());
  await button(page, 'Only necessary').click();
}

/** The ways in which a visitor or the page withdraws. */
const ways: Record<string, [withdraw: (page: Page) => Promise<unknown>, domain?: object]> = {
  'in the preferences, which the icon opens': [
    async (page) => {
      await button(page, 'Change or withdraw consent').click();
      for (const name of ['Counter', 'Adverts', 'Video', 'Tracker'])
        await page.getByRole('checkbox', { name, exact: true }).uncheck();
      await button(page, 'Save selection').click();
    },
  ],
  'with the button of the preferences': [
    async (page) => {
      await button(page, 'Change or withdraw consent').click();
      await button(page, 'Save selection').waitFor();
      await button(page, 'Only necessary').click();
    },
  ],
  'in the banner, which the page opens': [reject],
  'in a banner of the website': [
    async (page) => {
      await page.evaluate(() => CCM.openWidget());
      await button(page, 'No, thanks').click({ force: true });
    },
    { ownBanner: true },
  ],
  'with a button of the website, whose listener clicks': [(page) => button(page, 'Withdraw').click()],
};

inEngines('after a withdrawal', (visit) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite('www.hotel.localhost');
  });
  beforeEach(() => site.begin());
  afterAll(() => site.close());

  const trackerHost = () => new URL(site.pageUrl.replace('www.hotel', 'tracker')).host;

  /** Opens a page with a service that never rests, to which the visitor then consents. */
  async function accept({ domain, services }: Changes = {}) {
    site.setPage({
      head: restlessService(trackerHost()),
      body: `<p id="own"><button data-placet-accept="all">Yes</button><button data-placet-reject>No, thanks</button></p>
        <script>window.CCM?.setOwnBanner?.(own)</script>
        <button onclick="document.querySelector('.ccm--decline-cookies').click()">Withdraw</button>`,
    });
    await site.configure({
      ...(domain && { domain }),
      services: {
        Tracker: {
          purpose: 'a717ff5',
          scriptMarkers: [trackerHost()],
          assets: traces.map(([storageType, name]) => ({ storageType, name })),
        },
        ...services,
      },
    });
    const page = await (await visit()).newPage();
    await page.goto(site.pageUrl);
    await button(page, domain?.ownBanner ? 'Yes' : 'Accept all').click();
    await running(page);
    const [entry] = await site.stored(all);
    await secondAfter(entry!);
    return page;
  }
  /** With strict blocking, the page has a policy only if the hosts of all services are known. */
  const strict: Changes = {
    domain: { strictBlocking: true },
    services: {
      Counter: { scriptHtmlCode: '' },
      Adverts: { scriptMarkers: ['adverts.example'] },
      Video: { iframeMarkers: ['video.example'] },
    },
  };

  const beats = () => site.hits('/beat');
  const running = async (page: Page) => {
    const before = beats();
    await expect.poll(beats).toBeGreaterThan(before + 1);
    await expect.poll(() => left(page)).toHaveLength(stored);
  };

  /** What the service has stored. */
  const left = (page: Page) =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases();
      const cookies = await cookieStore.getAll();
      return [
        ...cookies.flatMap(({ name }) => name ?? []),
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...databases.flatMap(({ name }) => name ?? []),
      ].filter((name) => name.includes('tracker'));
    });

  const isCalm = (page: Page) => page.waitForFunction(() => window.CCM && !('isRestless' in window));

  /** Nothing of the service runs on the pages, nothing is requested any more, and nothing is left. */
  async function hasEnded(...pages: Page[]) {
    for (const page of pages) {
      await isCalm(page);
      await expect.poll(() => left(page)).toEqual([]);
    }
    await hasNoMoreRequests();
  }

  async function hasNoMoreRequests() {
    const before = beats();
    await new Promise((over) => setTimeout(over, 300));
    expect(beats()).toBe(before);
  }

  // Otherwise what the service stores tells the tab of a change, too.
  const ignoreStorage = "addEventListener('storage', (event) => event.stopImmediatePropagation(), true)";
  const modes: Record<string, Changes> = { normal: {}, strict };

  for (const [mode, changes] of Object.entries(modes)) {
    const tags = mode === 'strict' ? ['full'] : [];
    for (const [way, [withdraw, domain]] of sample(Object.entries(ways), mode === 'strict' ? 6 : 2))
      test(`${way}, with ${mode} blocking, nothing of a service runs, is requested or is left`, async () => {
        const page = await accept({ ...changes, domain: { ...changes.domain, ...domain } });
        await withdraw(page);
        await hasEnded(page);
        expect(await site.stored(all, rejection)).toHaveLength(2);
        await page.goto(`${site.pageUrl}next`);
        await hasEnded(page);
      });

    test(
      `without a connection, with ${mode} blocking, the same holds, and the next page stores it`,
      { tags },
      async () => {
        const page = await accept(changes);
        await page.context().setOffline(true);
        await reject(page);
        // Without a service worker of the website, the reload shows the browser’s own page.
        await expect.poll(() => page.evaluate('window.isRestless').catch(() => {})).toBeUndefined();
        // Requests that outlive their page are sent all the same, because only pages are offline here.
        await expect.poll(hasNoMoreRequests).toBeUndefined();
        const before = beats();
        await page.context().setOffline(false);
        await page.goto(`${site.pageUrl}next`);
        await hasEnded(page);
        expect(beats()).toBe(before);
        expect(await site.stored(all, rejection)).toHaveLength(2);
      },
    );

    test(
      `while the service answers with errors, with ${mode} blocking, the same holds, and it is stored later`,
      { tags },
      async () => {
        const page = await accept(changes);
        site.setFailure(500);
        await reject(page);
        await hasEnded(page);
        await expect.poll(() => site.answers()).toContain(500);
        expect(await site.entries()).toHaveLength(1);
        site.setFailure();
        await page.goto(`${site.pageUrl}next`);
        await hasEnded(page);
        expect(await site.stored(all, rejection)).toHaveLength(2);
      },
    );

    test(
      `on a page that is left by going back, with ${mode} blocking, the same holds on the page before`,
      { tags },
      async () => {
        const page = await accept(changes);
        await page.goto(`${site.pageUrl}next`);
        await running(page);
        await reject(page);
        await isCalm(page);
        // WebKit deletes no database that a page in the back/forward cache has open.
        await expect.poll(() => left(page)).toEqual(engine === 'webkit' ? ['tracker_database'] : []);
        await hasNoMoreRequests();
        await page.goBack();
        await hasEnded(page);
        expect(await site.stored(all, rejection)).toHaveLength(2);
      },
    );

    for (const consentStorage of ['localStorage', 'cookie'])
      test(
        `in another tab, with ${mode} blocking and the decision in ${consentStorage}, the same holds in both`,
        { tags },
        async () => {
          const page = await accept({ ...changes, domain: { ...changes.domain, consentStorage } });
          if (consentStorage === 'cookie') await page.context().addInitScript(ignoreStorage);
          await page.reload();
          await running(page);
          const other = await page.context().newPage();
          await other.goto(`${site.pageUrl}other`);
          await running(other);
          await reject(other);
          await hasEnded(page, other);
          expect(await site.stored(all, rejection)).toHaveLength(2);
        },
      );
  }

  test('strict blocking blocks the hosts of a service at once, where no reload follows', async () => {
    const page = await accept(strict);
    site.setPage({ body: '<form method="post" action="/order"><button>Order</button></form>' });
    await page.goto(`${site.pageUrl}form`);
    const ask = () =>
      page.evaluate(
        (host) =>
          fetch(`http://${host}/asked`, { mode: 'no-cors' }).then(
            () => true,
            () => false,
          ),
        trackerHost(),
      );
    site.setPage({ head: restlessService(trackerHost()) });
    await button(page, 'Order').click();
    await running(page);
    expect(await ask()).toBe(true);
    await reject(page);
    await site.stored(all, rejection);
    // The page came by POST, so its scripts run until it is left.
    expect(site.hits('/order')).toBe(1);
    expect(await page.evaluate(() => 'isRestless' in window)).toBe(true);
    await hasNoMoreRequests();
    expect(await ask()).toBe(false);
  });

  test('in another tab, iframes that the visitor has allowed are blocked again in all tabs', async () => {
    const film = `${site.pageUrl.replace('www.hotel', 'film')}film/1`;
    site.setPage({ body: `<iframe src="${film}"></iframe>` });
    await site.configure({ domain: { blockIframes: true, rememberIframeConsentPerDomain: false } });
    const context = await visit();
    const pages = await Promise.all([1, 2, 3].map(() => context.newPage()));
    const [open, left, other] = pages as [Page, Page, Page];
    await open.goto(site.pageUrl);
    await button(open, 'Settings').click();
    await open.getByRole('checkbox', { name: 'Video', exact: true }).check();
    await button(open, 'Save selection').click();
    const some = { accepted: ['Session', 'Video'] };
    const source = (page: Page) => page.locator('iframe').getAttribute('src');
    for (const page of [open, left]) {
      await page.goto(site.pageUrl);
      await page.getByRole('button', { name: /^Accept and show/ }).click();
      await expect.poll(() => source(page)).toBe(film);
    }
    await left.goto('about:blank');
    await other.goto(site.pageUrl);
    const [entry] = await site.stored(some);
    await secondAfter(entry!);
    await reject(other);
    await expect.poll(() => source(open)).toBe('about:blank');
    expect(await site.stored(some, rejection)).toHaveLength(2);
    await left.goto(site.pageUrl);
    await expect.poll(() => source(left)).toBe('about:blank');
    await left.getByRole('button', { name: /^Accept and show/ }).click();
    await expect.poll(() => source(left)).toBe(film);
    await left.reload();
    await expect.poll(() => source(left)).toBe(film);
  });

  test('that changes nothing else, an iframe is blocked again in all tabs, also within one second or with a wrong clock', async () => {
    const film = `${site.pageUrl.replace('www.hotel', 'film')}film/1`;
    site.setPage({ body: `<iframe src="${film}"></iframe>` });
    await site.configure({ domain: { blockIframes: true, rememberIframeConsentPerDomain: false } });
    const context = await visit();
    await context.addInitScript(`
      const { now } = Date;
      Date.now = () => now() + Number(localStorage.wrong ?? 0);
    `);
    const [page, other] = [await context.newPage(), await context.newPage()];
    const source = () => page.locator('iframe').getAttribute('src');
    for (const tab of [page, other]) await tab.goto(site.pageUrl);
    await reject(page);
    const WRONG = 300 * 86_400_000;
    for (const wrong of [0, WRONG, -WRONG]) {
      await page.evaluate((by) => (localStorage.wrong = by), wrong);
      await page.getByRole('button', { name: /^Accept and show/ }).click();
      await expect.poll(source).toBe(film);
      await page.evaluate(() => localStorage.removeItem('wrong'));
      await reject(other);
      await expect.poll(source).toBe('about:blank');
      await page.reload();
      await expect.poll(source).toBe('about:blank');
    }
    expect(new Set((await site.entries()).map(({ consent }) => consent))).toEqual(new Set([false]));
  });
});
