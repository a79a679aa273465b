import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { button, dialog, ran } from '../support/widget.ts';

/** As a browser without the Navigation API. */
const withoutNavigation = 'Object.defineProperty(window, "navigation", { value: undefined })';

const videos = (page: Page) => page.frames().filter((frame) => frame.url().includes('/video/')).length;

inBrowser('pages of single-page applications', (site, visit) => {
  const go = (page: Page, path: string, how: 'pushState' | 'replaceState' = 'pushState') =>
    page.evaluate(([path, how]) => history[how as 'pushState'](null, '', path), [path, how]);

  describe.each([
    ['with the Navigation API', undefined],
    ['without the Navigation API', withoutNavigation],
  ])('%s', (_, prepare) => {
    async function open() {
      const context = await visit();
      if (prepare) await context.addInitScript(prepare);
      const page = await context.newPage();
      await page.goto(site().pageUrl);
      return page;
    }

    test('a service that is excluded from some pages runs when the visitor comes to another', async () => {
      site().setPage({ head: '<script src="/adverts.js"></script>' });
      await site().configure({
        services: {
          Counter: { excludeFromUrls: ['/shop'], excludeUrlsMode: 'include' },
          Adverts: { excludeFromUrls: ['/shop'], excludeUrlsMode: 'include' },
        },
      });
      const page = await open();
      await button(page, 'Accept all').click();
      await dialog(page).waitFor({ state: 'hidden' });
      expect(await ran(page)).toEqual([]);
      await go(page, '/about', 'replaceState');
      await go(page, '/shop');
      await expect.poll(async () => (await ran(page)).toSorted()).toEqual(['adverts.js', 'counter']);
      await go(page, '/shop/2');
      await page.goBack();
      await page.goForward();
      expect(await ran(page)).toHaveLength(2);
    });

    test('the banner opens and closes as on a page view', async () => {
      await site().configure({ domain: { imprintShowWidget: false } });
      const page = await open();
      await dialog(page).waitFor();
      // WebKit goes back past a page on which the visitor has done nothing.
      await page.mouse.click(1, 1);
      await go(page, '/imprint');
      await dialog(page).waitFor({ state: 'hidden' });
      await page.goBack();
      await expect.poll(() => dialog(page).isVisible()).toBe(true);
    });
  });

  test(
    'code of a service is inserted on another page, and declarations are filled, if the domain blocks nothing',
    { tags: 'full' },
    async () => {
      await site().configure({
        domain: { blockIframes: false },
        services: {
          Counter: { excludeFromUrls: ['/shop'], excludeUrlsMode: 'include' },
          Adverts: { scriptMarkers: [], scriptLoaderGroup: '' },
          Video: { iframeMarkers: [] },
        },
      });
      const page = await (await visit()).newPage();
      await page.goto(site().pageUrl);
      await button(page, 'Accept all').click();
      await dialog(page).waitFor({ state: 'hidden' });
      await go(page, '/shop');
      await expect.poll(() => ran(page)).toEqual(['counter']);
      await page.evaluate(() => (document.body.innerHTML = '<div class="ccm-cookie-declaration"></div>'));
      await page.getByRole('heading', { name: 'Counter' }).waitFor();
    },
  );

  test('a notice that asks for no consent opens and closes, too', { tags: 'full' }, async () => {
    await site().configure({ domain: { imprintShowWidget: false, policyUsStates: 'optOut' } });
    site().setPlace('US-CA');
    const page = await (await visit()).newPage();
    await page.goto(`${site().pageUrl}imprint`);
    await expect.poll(() => ran(page)).toEqual(['counter']);
    expect(await dialog(page).isVisible()).toBe(false);
    await go(page, '/about');
    await button(page, 'OK').click();
    await dialog(page).waitFor({ state: 'hidden' });
  });

  test(
    'an element or a variable of the page called “navigation” is not the Navigation API',
    { tags: 'full' },
    async () => {
      site().setPage({ body: '<nav id="navigation"></nav>', last: true });
      await site().configure({
        services: { Counter: { excludeFromUrls: ['/shop'], excludeUrlsMode: 'include' } },
      });
      const context = await visit();
      await context.addInitScript('delete window.navigation');
      const page = await context.newPage();
      await page.goto(site().pageUrl);
      await button(page, 'Accept all').click();
      await dialog(page).waitFor({ state: 'hidden' });
      await go(page, '/shop');
      await expect.poll(() => ran(page)).toEqual(['counter']);
    },
  );

  test('views that were left are not kept in memory, and a frame that comes back still waits', async () => {
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await button(page, 'Only necessary').click();
    await page.evaluate(async () => {
      const left: WeakRef<Element>[] = [];
      const main = document.body.appendChild(document.createElement('main'));
      for (let i = 0; i < 20; i++) {
        history.pushState(null, '', `/view/${i}`);
        main.innerHTML = `<section><iframe src="/video/${i}"></iframe></section>`;
        left.push(new WeakRef(main.firstElementChild!));
        await new Promise((done) => setTimeout(done, 20));
      }
      Object.assign(window, { left, last: main.firstElementChild });
      main.innerHTML = '';
    });
    const client = await page.context().newCDPSession(page);
    const alive = async () => {
      await client.send('HeapProfiler.collectGarbage');
      return page.evaluate<number>('left.filter((one) => one.deref()).length');
    };
    await expect.poll(alive).toBeLessThan(5);
    await page.evaluate('document.body.append(last)');
    await page.getByRole('group', { name: 'Video' }).waitFor();
    expect(videos(page)).toBe(0);
  });

  test(
    'a banner of the website closes on a legal page that asks nothing, and opens again on others',
    { tags: 'full' },
    async () => {
      await site().configure({ domain: { imprintShowWidget: false, ownBanner: true } });
      site().setPage({
        head: '<script>addEventListener("ccm19OwnBanner", ({ detail }) => (isOpen = detail.open))</script>',
      });
      const page = await (await visit()).newPage();
      await page.goto(site().pageUrl);
      const isOpen = () => page.evaluate('window.isOpen');
      await expect.poll(isOpen).toBe(true);
      await go(page, '/imprint');
      await expect.poll(isOpen).toBe(false);
      // WebKit’s back button skips addresses to which no press has led.
      await page.evaluate('history.back()');
      await expect.poll(isOpen).toBe(true);
    },
  );

  test('placeholders follow the content of the page', async () => {
    site().setPage({ body: '<main><iframe src="/video/1"></iframe></main>' });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await button(page, 'Only necessary').click();
    const placeholders = page.getByRole('group', { name: 'Video' });
    await expect.poll(() => placeholders.count()).toBe(1);
    await page.evaluate(() => {
      history.pushState(null, '', '/other');
      document.querySelector('main')!.innerHTML = '<p>Other</p>';
    });
    await expect.poll(() => placeholders.count()).toBe(0);
    await page.evaluate(() => {
      history.back();
      document.querySelector('main')!.innerHTML =
        '<iframe src="/video/1"></iframe><iframe src="/video/2"></iframe>';
    });
    await expect.poll(() => placeholders.count()).toBe(2);
  });
});
