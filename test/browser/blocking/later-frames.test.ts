import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { button, ran, settled } from '../support/widget.ts';

/** The ways in which single-page applications show another page, as functions of the page. */
const navigations = {
  // React Router, Next.js: the address changes, then elements are created.
  'by elements': (path: string, html: string) => {
    history.pushState(null, '', path);
    const view = document.createElement('main');
    view.append(document.createRange().createContextualFragment(html));
    document.querySelector('main')!.replaceWith(view);
  },
  // Turbo, Astro: a page is fetched and parsed, its head is merged and its body takes the place of the other.
  'by a new body': (path: string, html: string) => {
    const next = new DOMParser().parseFromString(`<body><main>${html}</main></body>`, 'text/html');
    document.querySelectorAll('head > meta').forEach((meta) => meta.remove());
    document.body.replaceWith(next.body);
    history.pushState(null, '', path);
  },
};

inBrowser('an iframe that comes after the decision', (site, visit) => {
  const video = () => new URL(site().pageUrl.replace('localhost', 'video.localhost'));
  const film = (name: string) => `<iframe src="${video().href}video/${name}"></iframe>`;
  const reload = (page: Page) => page.getByRole('button', { name: 'Reload page: Video' });
  const unavailable = (page: Page) => page.getByText('This is not available right now');
  const go = (page: Page, path: string, html: string, how: keyof typeof navigations = 'by elements') =>
    page.evaluate(`(${navigations[how].toString()})(${JSON.stringify(path)}, ${JSON.stringify(html)})`);

  /** Opens a website whose server has its pages, too: the film’s page has the film. */
  async function open({ body = '<main></main>', attribute = '' } = {}) {
    const show = 'if (location.pathname === "/watch") document.querySelector("main").innerHTML =';
    site().setPage({
      bare: true,
      head: `<script src="${site().scriptUrl()}" ${attribute}></script>`,
      body: `${body}<script>${show} ${JSON.stringify(film('1')).replace('</', '<\\/')}</script>`,
    });
    await site().configure({
      domain: { blockIframes: true },
      services: { Video: { iframeMarkers: [`${video().host}/video/`] } },
    });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    return page;
  }
  async function accept(page: Page) {
    await button(page, 'Accept all').click();
    await settled(page);
  }
  const reloaded = (page: Page) =>
    page.waitForFunction(() => performance.getEntriesByType('navigation')[0]!.toJSON().type === 'reload');

  describe.each(Object.keys(navigations) as (keyof typeof navigations)[])('%s', (how) => {
    test('loads after a press that reloads the page, and later ones load at once', async () => {
      const page = await open();
      await accept(page);
      await go(page, '/watch', film('1'), how);
      await reload(page).waitFor();
      expect([site().hits('/'), site().hits('/watch'), site().hits('/video/1')]).toEqual([1, 0, 0]);
      await reload(page).click();
      await expect.poll(() => site().hits('/video/1')).toBe(1);
      expect(site().hits('/watch')).toBe(1);
      await go(page, '/list', '');
      await go(page, '/watch', film('2'), how);
      await expect.poll(() => site().hits('/video/2')).toBe(1);
      expect(site().hits('/watch')).toBe(1);
    });

    test('loads at once where the website says that it is a single-page application', async () => {
      const page = await open({ attribute: 'data-placet-spa' });
      await accept(page);
      await reloaded(page);
      expect(site().hits('/')).toBe(2);
      await expect.poll(() => ran(page)).toEqual(['counter']);
      await go(page, '/watch', film('1'), how);
      await expect.poll(() => site().hits('/video/1')).toBe(1);
      expect([site().hits('/'), site().hits('/watch')]).toEqual([2, 0]);
    });
  });

  test('with strict blocking, a single-page application also reloads for hosts other than those of frames', async () => {
    site().setPage({
      bare: true,
      head: `<script src="${site().scriptUrl()}" data-placet-spa></script>`,
    });
    await site().configure({
      domain: { strictBlocking: true, blockIframes: false },
      services: {
        Counter: { scriptHtmlCode: '' },
        Adverts: { scriptMarkers: [`${video().host}/adverts.js`] },
        Video: { iframeMarkers: ['video.example'] },
      },
    });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await accept(page);
    await reloaded(page);
    expect(site().hits('/')).toBe(2);
    await page.waitForFunction(() => document.body);
    await page.evaluate((src) => {
      history.pushState(null, '', '/adverts');
      document.body.append(Object.assign(document.createElement('script'), { src }));
    }, `${video().href}adverts.js`);
    await expect.poll(() => ran(page)).toEqual(['adverts.js']);
  });

  test('a click by a program does not reload the page', { tags: 'full' }, async () => {
    const page = await open();
    await accept(page);
    await go(page, '/watch', film('1'));
    await reload(page).dispatchEvent('click');
    await reload(page).evaluate((element: HTMLElement) => element.click());
    await page.waitForTimeout(500);
    expect(site().hits('/watch')).toBe(0);
    expect(await reload(page).isVisible()).toBe(true);
  });

  test(
    'the page is not reloaded while something is entered, before the placeholder or after it',
    { tags: 'full' },
    async () => {
      const page = await open({ body: '<input aria-label="Name"><main></main>' });
      await accept(page);
      await go(page, '/watch', film('1'));
      await reload(page).waitFor();
      await page.getByLabel('Name').fill('Ada');
      await reload(page).click();
      await unavailable(page).waitFor();
      await go(page, '/watch', film('2'));
      await unavailable(page).waitFor();
      expect(await reload(page).count()).toBe(0);
      expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
      expect([site().hits('/watch'), site().hits('/video/1'), site().hits('/video/2')]).toEqual([0, 0, 0]);
    },
  );

  test('a page that came by POST is not reloaded', { tags: 'full' }, async () => {
    const page = await open({
      body: '<form method="post" action="/order"><button>Order</button></form><main></main>',
    });
    await button(page, 'Only necessary').click();
    await settled(page);
    await Promise.all([page.waitForURL('**/order'), button(page, 'Order').click()]);
    await page.evaluate(() => CCM.openWidget());
    await accept(page);
    await go(page, '/watch', film('1'));
    await unavailable(page).waitFor();
    expect(await reload(page).count()).toBe(0);
  });

  test('a single-page application reloads only if its policy gets wider, and loses nothing that is entered', async () => {
    const page = await open({
      body: '<input aria-label="Name"><main></main>',
      attribute: 'data-placet-spa',
    });
    const decide = async (answer: string) => {
      await page.evaluate(() => CCM.openWidget());
      await button(page, answer).click();
      await settled(page);
      await page.waitForTimeout(500);
      return site().hits('/');
    };
    expect(await decide('Only necessary')).toBe(1);
    await page.getByLabel('Name').fill('Ada');
    expect(await decide('Accept all')).toBe(1);
    await expect.poll(() => ran(page)).toEqual(['counter']);
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
    await page.reload();
    expect(await decide('Accept all')).toBe(2);
  });
});
