import { expect, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { inBrowser } from '../support/browser.ts';
import { button, ran, settled } from '../support/widget.ts';

inBrowser('a marker', (site, _visit, open) => {
  /** Each marker as an owner enters it, and the address that it has to block; the site answers for all of these hosts. */
  const markers: Record<string, [marker: () => string, address: () => string]> = {
    'with a host in upper case': [
      () => at('tracker').replace('tracker.localhost', 'Tracker.LOCALHOST'),
      () => `${at('tracker')}upper.js`,
    ],
    'with umlauts in its host': [() => at('zähler').replace('http://', ''), () => `${at('zähler')}host.js`],
    'with umlauts in its path': [() => '/zähler', () => '/zähler.js'],
    'with a space': [() => '/my tracker', () => '/my tracker.js'],
    'whose address has a host in upper case': [
      () => `${at('tracker')}loud`,
      () => `${at('tracker').replace('tracker', 'TRACKER')}loud.js`,
    ],
  };
  const at = (name: string) => site().pageUrl.replace('localhost', `${name}.localhost`);

  test('of Google’s tag also blocks it from a path of the website until consent', async () => {
    const tags = ['metrics.js?id=G-ABCDE12345', 'sst/gtm.js?id=GTM-AB12CD'];
    const page = await open(
      {
        head: `${tags.map((tag) => `<script src="/${tag}"></script>`).join('')}<script src="/shop.js?id=G-12"></script>`,
        body: `<script>document.body.append(Object.assign(document.createElement('script'), { src: '/${tags[0]}' }))</script>`,
      },
      {
        services: {
          Tracker: {
            purpose: 'a717ff5',
            scriptMarkers: ['googletagmanager.com/gtag/js?id=G-', 'googletagmanager.com/gtm.js'],
          },
          Counter: { scriptHtmlCode: '' },
        },
      },
    );
    await button(page, 'Accept all').waitFor();
    expect(await ran(page)).toEqual(['shop.js']);
    await button(page, 'Accept all').click();
    await expect.poll(async () => (await ran(page)).length).toBe(4);
    await settled(page);
  });

  for (const [name, [marker, address]] of sample(Object.entries(markers), 2))
    test(`${name} blocks a script in the HTML, one that code adds, and an iframe until consent`, async () => {
      const tag = `<script src="${address()}"></script>`;
      const page = await open(
        {
          head: tag,
          body: `<iframe src="${address().replace('.js', '.html')}"></iframe>
            <script>document.body.append(Object.assign(document.createElement('script'), { src: ${JSON.stringify(address())} }))</script>`,
        },
        {
          services: {
            Tracker: { purpose: 'a717ff5', scriptMarkers: [marker()], iframeMarkers: [marker()] },
            Counter: { scriptHtmlCode: '' },
          },
        },
      );
      await button(page, 'Accept all').waitFor();
      expect(await ran(page)).toEqual([]);
      expect(await page.locator('iframe').getAttribute('src')).toBe('about:blank');
      await button(page, 'Accept all').click();
      await expect.poll(async () => (await ran(page)).length).toBe(2);
      await settled(page);
    });
});
