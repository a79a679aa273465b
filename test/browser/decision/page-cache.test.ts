import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { wholeChromiumPath } from '../support/engines.ts';
import { button, dialog, ran, settled } from '../support/widget.ts';

/** Playwright switches the cache off, and only the whole browser has it. */
const options = {
  executablePath: wholeChromiumPath!,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

inBrowser(
  'a page from the back/forward cache',
  (site, _visit, open) => {
    /** Goes to another page, where `act` happens, and back to this one, which comes from the cache. */
    async function returnAfter(page: Page, act: (page: Page) => Promise<unknown>) {
      await page.evaluate(() => Object.assign(window, { isKept: true }));
      await page.goto(`${site().pageUrl}other`);
      await act(page);
      await settled(page);
      // A page from the cache never loads, and one that reloads at once disturbs Playwright.
      await page.goBack({ waitUntil: 'commit' }).catch(() => {});
    }
    const isKept = (page: Page) => page.evaluate(() => 'isKept' in window);
    const decide = (name: string) => async (page: Page) => {
      await page.evaluate(() => CCM.openWidget());
      await button(page, name).click();
    };

    test('starts what the visitor has accepted on another page, and closes its banner', async () => {
      const page = await open({ head: '<script src="/adverts.js"></script>' });
      await dialog(page).waitFor();
      await returnAfter(page, decide('Accept all'));
      await expect.poll(() => ran(page)).toEqual(['counter', 'adverts.js']);
      expect(await isKept(page)).toBe(true);
      await expect.poll(() => dialog(page).count()).toBe(0);
      expect(await site().entries()).toHaveLength(1);
    });

    test('reloads without the services that were withdrawn, which do not even notice the return', async () => {
      const page = await open({
        head: `<script>
          // advertsQueue
          addEventListener('pageshow', ({ persisted }) => persisted && fetch('/restored', { keepalive: true }));
        </script>`,
      });
      await button(page, 'Accept all').click();
      await settled(page);
      await expect.poll(() => ran(page)).toEqual(['counter']);
      await returnAfter(page, async () => {
        const reload = page.waitForEvent('load');
        await decide('Only necessary')(page);
        await reload;
      });
      await expect.poll(() => site().hits('/')).toBe(2);
      await expect.poll(() => page.evaluate(() => window.CCM?.consent).catch(() => {})).toBe(true);
      expect(await ran(page)).toEqual([]);
      expect(await isKept(page)).toBe(false);
      expect(site().hits('/restored')).toBe(0);
    });

    test('keeps its open banner if the visitor has decided nothing elsewhere', async () => {
      const page = await open();
      await dialog(page).waitFor();
      await page.evaluate(() => Object.assign(window, { isKept: true }));
      await page.goto(`${site().pageUrl}other`);
      await dialog(page).waitFor();
      await page.goBack({ waitUntil: 'commit' });
      await button(page, 'Accept all').click();
      await settled(page);
      expect(await isKept(page)).toBe(true);
      await site().stored({ accepted: ['Session', 'Counter', 'Adverts', 'Video'] });
    });
  },
  options,
);
