import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inBrowser } from './browser.ts';
import { button, dialog, ran } from './widget.ts';

/** As a browser without the Navigation API. */
const withoutNavigation = 'Object.defineProperty(window, "navigation", { value: undefined })';

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
      await go(page, '/imprint');
      await dialog(page).waitFor({ state: 'hidden' });
      await page.goBack();
      await expect.poll(() => dialog(page).isVisible()).toBe(true);
    });
  });

  test('a notice opens, too, when the visitor leaves a page without it', async () => {
    site().setPlace('US-CA');
    await site().configure({ domain: { imprintShowWidget: false, policyUsStates: 'optOut' } });
    const page = await (await visit()).newPage();
    await page.goto(`${site().pageUrl}imprint`);
    await page.waitForSelector('.ccm-root', { state: 'attached' });
    expect(await dialog(page).count()).toBe(0);
    await go(page, '/');
    await expect.poll(() => dialog(page).isVisible()).toBe(true);
  });

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
