import { expect, test } from 'vitest';
import { onAccountPages } from './account-pages.ts';

onAccountPages('the look of the account pages', ({ worker, domainId, pages, open, logIn, axeFaults }) => {
  test.each([
    ['light', 320, 'en'],
    ['dark', 1280, 'de'],
  ] as const)(
    'no page has an axe violation or scrolls sideways in %s at %i px in “%s”',
    async (colorScheme, width, language) => {
      const page = await open('/', { colorScheme, viewport: { width, height: 800 } });
      const faults: unknown[] = [];
      const check = async (path: string) => {
        await page.goto(worker().base + path);
        await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
        faults.push(...(await axeFaults(page)).map((fault) => [path, ...fault]));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        if (wide) faults.push([path, 'scrolls sideways']);
      };
      for (const path of ['/', '/account/login']) await check(path);
      await logIn(page);
      await page.goto(`${worker().base}/account?lang=${language}`);
      // What is counted is written a little later.
      const statistics = `${worker().base}/account/domains/${domainId()}/statistics`;
      await expect
        .poll(async () => {
          await page.goto(statistics);
          return page.locator('tbody tr').count();
        })
        .toBeGreaterThan(0);
      for (const path of pages()) await check(path);
      expect(faults).toEqual([]);
    },
    60_000,
  );
});
