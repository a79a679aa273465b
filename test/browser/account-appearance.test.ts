import { expect, test } from 'vitest';
import { onAccountPages } from './account-pages.ts';
import { isWide, appearanceViolations } from './axe.ts';

onAccountPages('the appearance of the account pages', ({ worker, domainId, pages, open, logIn }) => {
  test(
    'no page has an axe violation or scrolls sideways, light on a phone or dark on a desktop, and in German none is too wide',
    { timeout: 180_000 },
    async () => {
      const page = await open('/');
      const violations: unknown[] = [];
      const show = async (path: string) => {
        await page.goto(worker().base + path);
        await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
      };
      const check = async (path: string) => {
        await show(path);
        for (const violation of await appearanceViolations(page)) violations.push([path, ...violation]);
      };
      for (const path of ['/', '/account/login']) await check(path);
      await logIn(page);
      // Counts are written a little later, and folded.
      const statistics = `${worker().base}/account/domains/${domainId()}/statistics`;
      await expect
        .poll(async () => {
          await fetch(`${worker().base}/test/fold`);
          await page.goto(statistics);
          return page.locator('tbody tr').count();
        })
        .toBeGreaterThan(0);
      for (const path of pages()) await check(path);

      await page.goto(`${worker().base}/account?lang=de`);
      for (const path of pages()) {
        await show(path);
        if (await isWide(page)) violations.push([path, 'scrolls sideways in German']);
      }
      expect(violations).toEqual([]);
    },
  );
});
