import { expect, inject, test } from 'vitest';
import { logIn } from '../support/account.ts';
import { engine, inBrowser } from '../support/browser.ts';
import { button, dialog, settled } from '../support/widget.ts';

inBrowser('a report of what a page loads', (site, visit) => {
  /** A page with a third-party image; one visitor in fifty is sampled, which `drawn` decides. */
  async function open(drawn: number, hash = '') {
    const other = new URL(site().pageUrl);
    other.hostname = 'tracker.localhost';
    site().setPage({
      head: `<script>document.cookie = 'user_4711=secret'</script>`,
      body: `<img src="${other.href}pixel?visitor=4711" alt="">`,
    });
    await site().configure({ domain: { recordScriptsOnWebsite: true } });
    const page = await (await visit()).newPage();
    await page.addInitScript((drawn) => (Math.random = () => drawn), drawn);
    await page.goto(site().pageUrl + hash);
    await dialog(page).waitFor();
    return page;
  }
  const found = ['early:tracker.localhost', 'service:tracker.localhost', 'storage:cookie:user_*'];

  test('lists hosts and names, once a sampled visitor has accepted statistics', async () => {
    // Reports of only one visitor are not shown.
    for (let visitor = 0; visitor < 2; visitor++) {
      expect(await site().issues()).toEqual([]);
      const page = await open(0.001);
      await button(page, 'Accept all').click();
      await settled(page);
      await page.goto('about:blank');
    }
    await expect.poll(() => site().issues()).toEqual(found);
  });

  test('lists hosts that stay blocked for a visitor who has accepted everything, and none that wait for a decision', async () => {
    const other = (name: string) => site().pageUrl.replace('localhost', `${name}.localhost`);
    const body = `<script type="text/x-ccm-loader" data-ccm-loader-src="${other('booking')}widget.js"></script>
      <iframe src="${other('video')}embed"></iframe>`;
    for (const answer of ['Only necessary', 'Accept all', 'Accept all']) {
      site().setPage({ body });
      await site().configure({
        domain: {
          recordScriptsOnWebsite: true,
          blockIframes: true,
          iframeBlockMode: 'whitelist',
          iframeMarkers: [],
        },
      });
      expect(await site().issues()).toEqual([]);
      const page = await (await visit()).newPage();
      await page.addInitScript(() => (Math.random = () => 0.001));
      await page.goto(site().pageUrl);
      await button(page, answer).click();
      await settled(page);
      await page.goto('about:blank');
    }
    const blocked = ['blocked:booking.localhost', 'blocked:video.localhost'];
    await expect.poll(() => site().issues()).toEqual(blocked);
    expect(site().hits('/embed')).toBe(0);
    // As the website’s own, or with a service, they are no issue.
    await site().configure({
      domain: { recordScriptsOnWebsite: true, ownHosts: ['video.localhost'] },
    });
    await expect.poll(() => site().issues()).toEqual([blocked[0]]);
  });

  test(
    'is not sent for visitors who are not sampled, reject, or follow an invalid link',
    { tags: 'full' },
    async () => {
      const reports: string[] = [];
      const visits = [
        [0.5, 'Accept all', ''],
        [0.001, 'Only necessary', ''],
        [0.5, 'Only necessary', '#CCM.record=0123456789abcdef'],
      ] as const;
      for (const [drawn, answer, hash] of visits) {
        const page = await open(drawn, hash);
        page.on('request', (request) => reports.push(new URL(request.url()).pathname));
        await button(page, answer).click();
        await settled(page);
        expect(await page.evaluate(() => [location.hash, Object.keys(sessionStorage)])).toEqual(['', []]);
        await page.goto('about:blank');
      }
      expect(reports).not.toContain('/app/reports');
      expect(await site().issues()).toEqual([]);
    },
  );

  test('is shown to the owner after following a link, which works once', async () => {
    const other = (name: string) => site().pageUrl.replace('localhost', `${name}.localhost`);
    site().setPage({
      head: `<script>
        const ask = (name) => (new Image().src = '${other('NAME')}pixel'.replace('NAME', name));
        document.cookie = 'first=1';
        ask(location.pathname === '/rooms' ? 'map' : 'counter');
        addEventListener('ccm19EmbeddingAccepted', () => (ask('adverts'), (localStorage.later = 1)));
      </script>`,
    });
    // A relative scheme would become https.
    await site().configure({ domain: { name: site().pageUrl, recordScriptsOnWebsite: true } });
    const context = await visit({ locale: 'en-GB' });
    // The visitor is not sampled.
    await context.addInitScript(() => (Math.random = () => 0.5));
    const console = await context.newPage();
    const issues = `${inject('worker')}/account/domains/${site().id()}/status`;
    await logIn(console, inject('worker'), site().username());
    await console.goto(issues);
    await button(console, 'Create link').click();
    const link = console.getByRole('link', { name: 'Open website' });
    const address = (await link.getAttribute('href'))!;

    const tab = context.waitForEvent('page');
    await link.click();
    const walk = await tab;
    await expect.poll(() => walk.evaluate(() => Object.keys(sessionStorage))).toHaveLength(1);
    expect(new URL(walk.url()).hash).toBe('');
    await button(walk, 'Accept all').click();
    await settled(walk);
    await walk.goto(`${site().pageUrl}rooms`);
    await walk.waitForLoadState();
    // Firefox’s driver closes a tab without its last events.
    if (engine === 'firefox') await walk.goto('about:blank');
    await walk.close({ runBeforeUnload: true });

    const found = async () => {
      const titles: string[] = [];
      for (const part of [0, 1]) {
        await console.goto(`${issues}?page=${part}`);
        titles.push(...(await console.getByRole('heading', { level: 3 }).allTextContents()));
      }
      return [...new Set(titles)].filter((title) => /is (loaded|stored)/.test(title));
    };
    await expect.poll(found).toHaveLength(5);
    expect((await found()).sort()).toEqual([
      'adverts.localhost is loaded but is not one of your services',
      'counter.localhost is loaded before consent and is not one of your services',
      'map.localhost is loaded but is not one of your services',
      '“first” is stored but not declared by any service',
      '“later” is stored but not declared by any service',
    ]);

    const again = await context.newPage();
    const refused = again.waitForResponse(/recordings/);
    await again.goto(address);
    expect((await refused).status()).toBe(404);
    expect(await again.evaluate(() => [location.hash, Object.keys(sessionStorage)])).toEqual(['', []]);
  });
});
