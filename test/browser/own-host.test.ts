import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { ownHostForNode } from '../../packages/client/src/own-host.ts';
import { fallbackLine } from '../../src/domains/own-host/fallback-line.ts';
import { inEngines } from './support/browser.ts';
import { fixtureAt } from './support/domain.ts';
import { button, settled } from './support/widget.ts';

const DAY = 86_400;

type Domain = Awaited<ReturnType<Awaited<ReturnType<typeof fixtureAt>>>>['domain'];
type Calls = { path: string; answered: boolean }[];

inEngines('a website that serves Placet from a path of its own', (visit) => {
  let server: Server;
  let base: string;
  let make: Awaited<ReturnType<typeof fixtureAt>>;
  let domain: Domain;
  let count = 0;
  let html = '';
  let calls: Calls;
  let proxy: ReturnType<typeof ownHostForNode>;
  /** What an answer waits for, after the service has given it. */
  let held: (path: string) => Promise<void> | undefined;
  /** Whether the own host answers at all. */
  let isBlocked: boolean;

  beforeAll(async () => {
    server = createServer((incoming, outgoing) => {
      const { pathname } = new URL(incoming.url!, 'http://localhost');
      if (!pathname.startsWith('/consent/')) {
        const isScript = pathname.endsWith('.js');
        outgoing.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
        outgoing.end(isScript ? `window.ran = [...(window.ran ?? []), '${pathname.slice(1)}']` : html);
        return;
      }
      if (isBlocked) {
        incoming.socket.destroy();
        return;
      }
      const call = { path: pathname.replace('/consent', ''), answered: false };
      calls.push(call);
      const end = outgoing.end.bind(outgoing);
      const write = outgoing.write.bind(outgoing);
      // The whole answer waits, with its headers.
      const chunks: Uint8Array[] = [];
      outgoing.write = ((chunk: Uint8Array) => chunks.push(chunk) > 0) as never;
      outgoing.end = (() => {
        void (async () => {
          await held(call.path);
          call.answered = true;
          for (const chunk of chunks) write(chunk);
          end();
        })();
      }) as never;
      void proxy(incoming, outgoing);
    });
    await new Promise<void>((ready) => server.listen(0, () => ready()));
    base = `http://localhost:${(server.address() as AddressInfo).port}`;
    make = await fixtureAt(inject('worker'), `${base.replace('http://', '')}/0`);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    ({ domain } = await make(`${base.replace('http://', '')}/${++count}`));
    await domain.configure({
      domain: { ownHostPath: 'consent', consentStorage: 'cookie', consentCookieSecure: false },
    });
    proxy = ownHostForNode({ service: inject('worker'), domain: domain.id, key: '0'.repeat(64) });
    calls = [];
    held = () => undefined;
    isBlocked = false;
    setPage('');
  });

  const snippet = () => {
    const [, query] = /app\.js(\?.*?)"/.exec(domain.snippets.default)!;
    return `<script src="/consent/app${query}" referrerpolicy="origin"></script>`;
  };
  const setPage = (head: string, own = snippet()) => {
    html = `<!doctype html><html lang="en"><head><title>A site</title>${own}${head}</head><body><h1>A site</h1></body></html>`;
  };
  const load = async (page: Page) => {
    await page.goto(base);
    await page.waitForFunction(() => window.CCM?.version);
  };
  const cookie = async (context: BrowserContext) =>
    (await context.cookies()).find(({ name }) => name === `placet_${domain.id}`);
  const decisionIn = async (context: BrowserContext) =>
    JSON.parse(decodeURIComponent((await cookie(context))!.value)) as { id: string; consent: boolean };
  const keeps = () => calls.filter(({ path }) => path === '/app/keep');
  const accept = (page: Page) => button(page, 'Accept all').click();
  const reject = async (page: Page) => {
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Only necessary').click();
  };
  /** After a reload as well, which follows a withdrawal. */
  const consent = async (page: Page) => {
    await page.waitForFunction(() => window.CCM?.version);
    return page.evaluate(() => CCM.fullConsentGiven);
  };
  const until = (condition: () => unknown) => expect.poll(async () => Boolean(await condition())).toBe(true);

  test('sends every request of a page to itself: script, preferences, other languages and decisions', async () => {
    const context = await visit();
    const page = await context.newPage();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await load(page);
    await button(page, 'Settings').click();
    await button(page, 'Save selection').waitFor();
    await page.evaluate(() => CCM.switchLocale('de_DE'));
    await button(page, 'Alles akzeptieren').or(button(page, 'Alle akzeptieren')).click();
    await until(() => keeps().length);
    const ours = [...hosts].filter((host) => host === new URL(inject('worker')).host);
    expect(ours).toEqual([]);
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/app', '/app/consents', '/app/keep']),
    );
    expect(calls.some(({ path }) => path === '/app.js')).toBe(false);
  });

  test('sets the cookie for its whole lifetime, once for each decision', async () => {
    const context = await visit();
    const page = await context.newPage();
    await load(page);
    expect(keeps()).toEqual([]);
    await accept(page);
    await until(() => keeps()[0]?.answered);
    const lasting = async () => ((await cookie(context))!.expires - Date.now() / 1000) / DAY;
    expect(Math.round(await lasting())).toBe(365);
    const { id } = await decisionIn(context);
    const kept = () =>
      page.evaluate(
        (key) => JSON.parse(localStorage[`${key}_copy`]) as { kept?: string; receipt?: string },
        `placet_${domain.id}`,
      );
    await until(async () => (await kept()).kept === `${id} `);
    expect((await kept()).receipt).toMatch(/^ey/);
    expect(Object.keys(await decisionIn(context))).not.toContain('receipt');
    await load(page);
    await settled(page);
    expect(keeps()).toHaveLength(1);
    await reject(page);
    await until(() => keeps().length === 2);
    await expect.poll(async () => (await decisionIn(context)).consent).toBe(false);
  });

  test('tries again on the next page view if the cookie could not be set', async () => {
    const context = await visit();
    const page = await context.newPage();
    await page.route('**/app/keep', (route) => route.abort());
    await load(page);
    await accept(page);
    await until(() => calls.some(({ path, answered }) => path === '/app/consents' && answered));
    await settled(page);
    expect(keeps()).toEqual([]);
    await page.unroute('**/app/keep');
    await load(page);
    await until(() => keeps()[0]?.answered);
  });

  /** Adds a service of a purpose, and loads a page that knows it. */
  async function addService(page: Page, purpose: string) {
    await domain.configure({ services: { Added: { purpose } } });
    const [, src] = /src="(.*?)"/.exec(snippet())!;
    const script = () => fetch(base + src!.replaceAll('&amp;', '&')).then((answer) => answer.text());
    await expect.poll(script).toContain('Added');
    await load(page);
  }
  const declineByProgram = (page: Page) =>
    page.evaluate(() => document.querySelector<HTMLElement>('#ccm-widget .ccm--decline-cookies')!.click());

  test('sets the cookie again when a program refuses a new service, which changes the decision', async () => {
    const context = await visit();
    const page = await context.newPage();
    await load(page);
    await accept(page);
    await until(() => keeps()[0]?.answered);
    await settled(page);
    const { id } = await decisionIn(context);
    await addService(page, 'a717ff5');
    expect(keeps()).toHaveLength(1);
    await declineByProgram(page);
    await until(() => keeps()[1]?.answered);
    await settled(page);
    expect(await decisionIn(context)).toMatchObject({ id: expect.not.stringContaining(id), consent: true });
    expect(Math.round(((await cookie(context))!.expires - Date.now() / 1000) / DAY)).toBe(365);
  });

  test('needs not set the cookie again when a program declines where the visitor has refused the purpose of a new service, because the decision stays', async () => {
    const context = await visit();
    const page = await context.newPage();
    await load(page);
    await reject(page);
    await until(() => keeps()[0]?.answered);
    await settled(page);
    const before = await cookie(context);
    await addService(page, 'a717ff5');
    expect(await page.evaluate(() => CCM.consentRequired)).toBe(false);
    await page.evaluate(() => CCM.openWidget());
    await declineByProgram(page);
    await settled(page);
    await load(page);
    await settled(page);
    expect(keeps()).toHaveLength(1);
    expect(await cookie(context)).toEqual(before);
  });

  /** Delays the first answer of the own host that sets a cookie. */
  function holdFirst() {
    const { promise, resolve } = Promise.withResolvers<void>();
    let isFirst = true;
    held = (path) => {
      if (path !== '/app/keep' || !isFirst) return undefined;
      isFirst = false;
      return promise;
    };
    return resolve;
  }

  test('does not undo a withdrawal by a late answer for the consent, also after a reload', async () => {
    const context = await visit();
    const page = await context.newPage();
    const release = holdFirst();
    await load(page);
    await accept(page);
    await until(() => keeps().length === 1);
    await page.waitForTimeout(1100);
    await reject(page);
    await expect.poll(async () => (await decisionIn(context)).consent).toBe(false);
    const isReloaded = page.waitForEvent('framenavigated');
    release();
    await until(() => keeps()[0]!.answered);
    await isReloaded;
    expect(await consent(page)).toBe(false);
    await load(page);
    expect(await consent(page)).toBe(false);
    expect((await decisionIn(context)).consent).toBe(false);
  });

  test('does not undo a withdrawal in a second tab, where the first one still waits', async () => {
    const context = await visit();
    const first = await context.newPage();
    const release = holdFirst();
    await load(first);
    await accept(first);
    await until(() => keeps().length === 1);
    const second = await context.newPage();
    await load(second);
    await second.waitForTimeout(1100);
    await reject(second);
    await expect.poll(async () => (await decisionIn(context)).consent).toBe(false);
    release();
    await until(() => keeps()[0]!.answered);
    // The late answer sets the older cookie, and both tabs know better.
    await expect.poll(() => consent(first)).toBe(false);
    await load(second);
    expect(await consent(second)).toBe(false);
    await load(first);
    expect(await consent(first)).toBe(false);
    await expect.poll(async () => (await decisionIn(context)).consent).toBe(false);
  });

  test('does not undo a program’s refusal of a new service in a second tab, which keeps the time of the decision', async () => {
    const context = await visit();
    const first = await context.newPage();
    const release = holdFirst();
    await load(first);
    await accept(first);
    await until(() => keeps().length === 1);
    const before = await decisionIn(context);
    const second = await context.newPage();
    await addService(second, 'a717ff5');
    await declineByProgram(second);
    await expect.poll(async () => (await decisionIn(context)).id).not.toBe(before.id);
    const { id } = await decisionIn(context);
    release();
    await until(() => keeps()[0]!.answered);
    await settled(first);
    await load(second);
    await settled(second);
    expect((await decisionIn(context)).id).toBe(id);
  });

  test('with the fallback line, gets the banner from the service while the own host does not answer', async () => {
    const [, src] = /src="([^"]*)"/.exec(domain.snippets.default)!;
    setPage(fallbackLine(src!.replaceAll('&amp;', '&')));
    isBlocked = true;
    const context = await visit();
    const page = await context.newPage();
    await load(page);
    await accept(page);
    await until(() => cookie(context));
    expect(await consent(page)).toBe(true);
    isBlocked = false;
    await load(page);
    await settled(page);
    expect(await consent(page)).toBe(true);
  });

  test('with the guard, starts nothing of other hosts where a browser blocks the banner, and does nothing otherwise', async () => {
    const other = base.replace('localhost', 'tracker.localhost');
    const guard = `<script>"CCM"in window||document.head.append(Object.assign(document.createElement("meta"),{httpEquiv:"Content-Security-Policy",content:"default-src 'self' 'unsafe-inline' data: blob:; frame-src 'self'"}))</script>`;
    const later = `<script>const s = document.createElement('script'); s.src = '${other}/tag.js'; document.head.append(s);</script>`;
    const own = `<script src="/own.js"></script>`;
    const ran = async (page: Page) => {
      await page.waitForLoadState('load');
      return page.evaluate(() => window.ran ?? []);
    };
    await domain.configure({ domain: { frontendWidgetEnabled: false } });
    setPage(guard + later + own);
    const page = await (await visit()).newPage();
    // A disabled banner is no blocked one.
    await expect
      .poll(async () => {
        await page.goto(base);
        return (await ran(page)).toSorted();
      })
      .toEqual(['own.js', 'tag.js']);
    isBlocked = true;
    await page.goto(base);
    expect(await ran(page)).toEqual(['own.js']);
  });
});
