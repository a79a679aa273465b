import { expect, test } from 'vitest';
import { inBrowser } from './support/browser.ts';
import { button, dialog, ran, secondAfter, settled } from './support/widget.ts';

const all = ['Session', 'Counter', 'Adverts', 'Video'];

inBrowser('the preferences chunk', (site, visit) => {
  const open = async () => {
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await button(page, 'Settings').waitFor();
    return page;
  };

  test('is loaded once, when the preferences are first opened', async () => {
    const page = await open();
    await expect.poll(() => site().scripts()).toBe(1);
    await button(page, 'Settings').click();
    await button(page, 'Cancel').click();
    await button(page, 'Settings').click();
    await button(page, 'Save selection').waitFor();
    await expect.poll(() => site().scripts()).toBe(2);
    await page.reload();
    await button(page, 'Settings').click();
    await button(page, 'Save selection').waitFor();
    await expect.poll(() => site().scripts()).toBe(3);
    await expect.poll(() => site().viewCount()).toBe(2);
  });

  test('is not loaded for a blocked iframe, whose placeholder is a part of its own', async () => {
    site().setPage({ body: '<iframe src="/video/1"></iframe>' });
    const page = await (await visit()).newPage();
    const parts: string[] = [];
    await page.route(/part=/, (route) => {
      parts.push(/part=(\w+)/.exec(route.request().url())![1]!);
      return route.continue();
    });
    await page.goto(site().pageUrl);
    const placeholder = page.getByRole('group', { name: 'Video' });
    await placeholder.getByRole('button', { name: 'Accept and show – always' }).waitFor();
    expect(await placeholder.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid');
    expect(parts).toEqual(['frames']);
    await button(page, 'Settings').click();
    await button(page, 'Save selection').waitFor();
    expect(parts).toEqual(['frames', 'settings']);
  });

  test(
    'shows the page’s consent notice although the configuration has changed',
    { tags: 'full' },
    async () => {
      const page = await open();
      await site().configure({ services: { Counter: { description: 'Counts something else.' } } });
      await button(page, 'Settings').click();
      await button(page, 'Save selection').waitFor();
      await expect.poll(() => dialog(page).textContent()).toContain('Counts visits.');
    },
  );

  test('is not needed for a withdrawal, and is requested again after a failure', async () => {
    site().setPage({ body: '<div class="ccm-cookie-declaration"></div>' });
    const page = await (await visit()).newPage();
    await page.route(/part=settings/, (route) => route.abort());
    await page.goto(site().pageUrl);
    await button(page, 'Accept all').click();
    await settled(page);
    const [first] = await site().stored({ accepted: all });
    await secondAfter(first!);
    await expect.poll(() => ran(page)).toEqual(['counter']);
    await expect
      .poll(() => page.locator('.ccm-cookie-declaration').textContent())
      .toContain('not available right now');

    const change = button(page, 'Change or withdraw consent');
    await change.click();
    await button(page, 'Close').last().click();
    await page.unroute(/part=settings/);
    await change.click();
    await button(page, 'Save selection').waitFor();
    await button(page, 'Cancel').click();

    await page.route(/part=settings/, (route) => route.abort());
    await page.reload();
    await change.click();
    await Promise.all([page.waitForEvent('load'), button(page, 'Only necessary').click()]);
    await expect.poll(() => ran(page)).toEqual([]);
    await site().stored({ accepted: all }, { consent: false, accepted: ['Session'] });
  });

  test(
    'does not open a waiting banner if the visitor has opened something else',
    { tags: 'full' },
    async () => {
      await site().configure({ theme: { showPurposesInMainWindow: true } });
      const page = await (await visit()).newPage();
      const late = async () => {
        const { promise: asked, resolve: ask } = Promise.withResolvers<() => Promise<void>>();
        await page.route(/part=settings/, (route) => ask(() => route.continue()), { times: 1 });
        await page.goto(site().pageUrl, { waitUntil: 'domcontentloaded' });
        return asked;
      };
      let arrive = await late();
      await page.evaluate(() => CCM.openControlPanel());
      await arrive();
      await button(page, 'Cancel').waitFor();

      arrive = await late();
      await page.evaluate(() => document.querySelector<HTMLElement>('.ccm--decline-cookies')!.click());
      await arrive();
      await expect.poll(() => page.locator('head [src*="part=settings"]').count()).toBe(0);
      expect(await dialog(page).count()).toBe(0);
    },
  );
});
