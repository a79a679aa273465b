import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { PAUSE } from '../support/site.ts';
import { button, ran, settled } from '../support/widget.ts';

inBrowser('a page on which everything is accepted', (site, visit) => {
  /** Whether the members that start code, and that add frames, are the browser’s own. */
  const ownMembers = (page: Page) =>
    page.evaluate(() => {
      const isOwn = ({ prototype }: { prototype: object }, name: string) =>
        Object.values(Object.getOwnPropertyDescriptor(prototype, name)!).every(
          (member) => typeof member !== 'function' || String(member).includes('[native code]'),
        );
      return {
        code: isOwn(HTMLScriptElement, 'src') && isOwn(Element, 'innerHTML'),
        frames: isOwn(HTMLIFrameElement, 'src') && isOwn(Node, 'appendChild'),
      };
    });

  const addAdverts = (page: Page) =>
    page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), { src: '/adverts.js' }));
    });

  /** Opens a page after a decision on another one. */
  async function open(answer: string, { path = '', body = '', iframeMarkers = [] as string[] } = {}) {
    site().setPage({ body });
    await site().configure({ domain: { blockIframes: true }, services: { Video: { iframeMarkers } } });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await button(page, answer).click();
    await settled(page);
    await page.goto(site().pageUrl + path, { waitUntil: 'networkidle' });
    return page;
  }

  /** Opens a page that came by POST. */
  async function order() {
    const body = '<form method="post" action="/order"><button>Order</button></form>';
    const page = await open('Accept all', { body });
    await Promise.all([page.waitForURL('**/order'), button(page, 'Order').click()]);
    await page.waitForFunction(() => document.querySelector('#ccm-widget'));
    return page;
  }

  const reject = async (page: Page) => {
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Only necessary').click();
  };

  test('keeps its own methods, unlike one on which something was rejected', async () => {
    expect(await ownMembers(await open('Accept all'))).toEqual({ code: true, frames: true });
    expect(await ownMembers(await open('Only necessary'))).toEqual({ code: false, frames: false });
    // Another frame of that host, which no service has, waits for consent.
    const page = await open('Accept all', { iframeMarkers: ['video.example/embed'] });
    expect(await ownMembers(page)).toEqual({ code: true, frames: false });
  });

  test('is loaded again by a withdrawal, because what runs there has not been seen', async () => {
    const page = await open('Accept all', { path: 'later' });
    await reject(page);
    await expect.poll(() => site().hits('/later')).toBe(2);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => document.querySelector('#ccm-widget'));
    await addAdverts(page);
    await page.waitForTimeout(500);
    expect(await ran(page)).not.toContain('adverts.js');
  });

  test('is not loaded again if it was open before the decision, and nothing has run', async () => {
    site().setPage({});
    await site().configure({ services: { Counter: { scriptHtmlCode: '' } } });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await button(page, 'Accept all').click();
    await settled(page);
    await reject(page);
    await settled(page);
    await page.waitForTimeout(1500);
    expect(site().hits('/')).toBe(1);
  });

  test('blocks at once what is rejected, where a reload would send a form again', async () => {
    const page = await order();
    await addAdverts(page);
    await expect.poll(() => ran(page)).toContain('adverts.js');
    const before = (await ran(page)).length;
    await reject(page);
    await addAdverts(page);
    await settled(page);
    await page.waitForTimeout(500);
    expect(site().hits('/order')).toBe(1);
    expect(await ran(page)).toHaveLength(before);
  });

  test('blocks at once what is rejected in another tab', async () => {
    const page = await order();
    const other = await page.context().newPage();
    await other.goto(site().pageUrl);
    await reject(other);
    await settled(other);
    await expect.poll(() => page.evaluate(() => CCM.acceptedEmbeddings.length)).toBe(1);
    await addAdverts(page);
    await page.waitForTimeout(500);
    expect(await ran(page)).not.toContain('adverts.js');
  });

  test('starts what waits in the HTML at once, and blocks what comes after a rejection in another tab', async () => {
    const form = '<form method="post" action="/order"><button>Order</button></form>';
    const page = await open('Accept all', { body: form });
    const other = await page.context().newPage();
    await other.goto(site().pageUrl);
    site().setPage({
      body: `<script type="text/x-ccm-loader" data-ccm-loader-group="adverts">ran = ['waited']</script>
        <p></p>${PAUSE}<script src="/adverts.js"></script><div><script>advertsQueue = ran.push('inline')</script></div>`,
    });
    await Promise.all([
      page.waitForURL('**/order', { waitUntil: 'commit' }),
      button(page, 'Order').click({ noWaitAfter: true }),
    ]);
    await expect.poll(() => ran(page)).toContain('waited');
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    await reject(other);
    await expect.poll(() => page.evaluate(() => CCM.acceptedEmbeddings.length)).toBe(1);
    await page.evaluate(() => fetch('/parsed'));
    await page.waitForFunction(() => document.querySelector('#ccm-widget'));
    await page.waitForTimeout(500);
    expect(site().hits('/order')).toBe(1);
    expect(await ran(page)).not.toContain('adverts.js');
    expect(await ran(page)).not.toContain('inline');
  });
});
