import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { button, ran } from '../support/widget.ts';

/** Elements whose addresses the website's server has moved, each with its own mark in the address. */
const moved = `
  <img id="set" data-ccm-loader-src="" data-ccm-loader-srcset="/small.png 1x, /adverts.js?srcset 2x">
  <picture><source data-ccm-loader-src="" data-ccm-loader-srcset="/adverts.js?picture"><img src="/own.png"></picture>
  <video data-ccm-loader-src="" data-ccm-loader-poster="/adverts.js?poster" src="data:video/mp4,"></video>
  <video preload="auto" muted><source data-ccm-loader-src="/adverts.js?film" type="video/mp4"></video>
  <svg><image data-ccm-loader-src="/adverts.js?svg" width="9" height="9"/></svg>
  <link rel="preload" as="image" data-ccm-loader-src="" data-ccm-loader-imagesrcset="/adverts.js?imagesrcset 1x">
  <script type="text/x-ccm-loader" data-ccm-loader-type="module" data-ccm-loader-src="/adverts.js?module"></script>`;
const marks = ['film', 'module', 'picture', 'poster', 'srcset', 'svg'];

inBrowser('addresses that the server has moved', (site, visit) => {
  async function open(body: string) {
    site().setPage({ body });
    const page = await (await visit({ deviceScaleFactor: 2 })).newPage();
    const requested = new Set<string>();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/adverts.js') requested.add(search.slice(1));
    });
    await page.goto(site().pageUrl);
    await button(page, 'Accept all').waitFor();
    return { page, requested };
  }

  test('each is requested with consent, and none before', async () => {
    const { page, requested } = await open(moved);
    expect([...requested]).toEqual([]);
    await button(page, 'Accept all').click();
    await expect.poll(() => [...requested].sort()).toEqual(marks);
    await expect.poll(() => ran(page)).toContain('adverts.js');
    expect(await page.locator('script[src*="?module"]').getAttribute('type')).toBe('module');
    expect(await page.locator('#set').getAttribute('src')).toBeNull();
    expect(await page.locator('link').last().getAttribute('imagesrcset')).toBe('/adverts.js?imagesrcset 1x');
  });

  test('an element whose address contains a marker of the other kind loads with that service', async () => {
    const { page } = await open(
      `<script type="text/x-ccm-loader" data-ccm-loader-src="/video/player.js"></script>
       <iframe data-ccm-loader-src="/adverts.js?frame"></iframe>`,
    );
    await page.evaluate(() => CCM.openControlPanel());
    expect([site().hits('/video/player.js'), site().hits('/adverts.js')]).toEqual([0, 0]);
    await button(page, 'Accept all').first().click();
    await expect.poll(() => [site().hits('/video/player.js'), site().hits('/adverts.js')]).toEqual([1, 1]);
  });

  test('an address that runs code, as a visitor’s comment may contain one, is not restored', async () => {
    const code = 'javascript:window.ran=[`link`]//adverts.js';
    const { page } = await open(
      `<a href="/own" data-ccm-loader-src="${code}">link</a>
       <object data-ccm-loader-src="${code}"></object>
       <embed data-ccm-loader-src="${code}">
       <img data-ccm-loader-src="/adverts.js?after">`,
    );
    await button(page, 'Accept all').click();
    await page.locator('img[src]').waitFor({ state: 'attached' });
    expect(await page.locator('a').first().getAttribute('href')).toBe('/own');
    expect(await page.locator('object[data], embed[src]').count()).toBe(0);
  });
});
