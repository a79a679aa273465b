import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { button, settled } from '../support/widget.ts';

inBrowser('markup that browsers do not run', (site, _visit, open) => {
  test('an iframe in <noscript> is never requested, and gets no placeholder', async () => {
    const page = await open({
      head: '<noscript><iframe src="/video/1"></iframe></noscript>',
      body: '<noscript><iframe src="/video/2"></iframe></noscript>',
    });
    for (const name of ['Only necessary', 'Accept all']) {
      await page.evaluate(() => CCM.openWidget());
      await button(page, name).click();
      await settled(page);
      expect(await page.getByRole('group', { name: 'Video' }).count()).toBe(0);
    }
    expect([site().hits('/video/1'), site().hits('/video/2')]).toEqual([0, 0]);
  });

  test('a script of Partytown, marked as the documentation says, gets its type back after consent', async () => {
    const page = await open({
      head: '<script type="text/x-ccm-loader" data-ccm-loader-type="text/partytown" data-ccm-loader-src="/adverts.js"></script>',
    });
    const found = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLScriptElement>('script[type="text/partytown"]')].map(
          ({ src }) => new URL(src).pathname,
        ),
      );
    await button(page, 'Accept all').waitFor();
    expect(await found()).toEqual([]);
    await button(page, 'Accept all').click();
    await expect.poll(found).toEqual(['/adverts.js']);
    expect(site().hits('/adverts.js')).toBe(0);
  });
});
