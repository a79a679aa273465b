import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { engine, inBrowser } from './support/browser.ts';
import { cannot } from './support/cannot.ts';
import type { Changes } from './support/domain.ts';
import { formerCookie } from './support/former-cookies.ts';
import { PAUSE, type Site } from './support/site.ts';
import { button, dialog, ran, settled } from './support/widget.ts';

const all = ['Session', 'Counter', 'Adverts', 'Video'];
const refusal = { consent: false, accepted: ['Session'] };

/**
 * For a script of a page: adds what has happened to `seen`, and sends the rest of the page. Without an icon, Firefox asks the
 * website’s server for one, which would then wait, too.
 */
const helpers = `<link rel="icon" href="data:,"><script>
  window.seen = [];
  const banner = () => document.querySelector('#ccm-widget')?.shadowRoot?.querySelector('.window');
  const note = () => seen.push(document.readyState + ': ' + (banner() ? 'banner' : 'none'));
  const goOn = () => fetch('/parsed');
</script>`;

/** For the rest of a page: a script that listens for the events of the widget only there. */
const listens = `<script>
  for (const name of ['OwnBanner', 'ConsentChanged', 'EmbeddingAccepted', 'CookieAccepted', 'WidgetLoaded', 'WidgetClosed'])
    addEventListener('ccm19' + name, () => seen.push(name));
</script>`;

/** A page whose parser waits until the banner is there, or for a second, and then until this code has run. */
const paused = (code = '') => `<h1>A site</h1><script>
  const began = Date.now();
  const timer = setInterval(() => {
    if (!banner() && Date.now() - began < 1000) return;
    clearInterval(timer);
    note();
    ${code};
    goOn();
  }, 10);
</script>${PAUSE}`;

inBrowser('a banner that is shown before the page is parsed', (site, visit, openPage) => {
  const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const isPast = (name: string) =>
    `seen.includes('${name}')` as unknown as Parameters<Page['waitForFunction']>[0];

  /** Opens a page, and waits until it has heard that the widget is ready. */
  async function open(html: Parameters<Site['setPage']>[0], changes?: Changes) {
    const page = await openPage({ ...html, head: helpers + (html.head ?? '') }, changes);
    await page.waitForFunction(isPast('WidgetLoaded'));
    return page;
  }

  /** Opens a page that is parsed to its pause only, as a visitor who can act there. */
  async function openSlowly(html: Parameters<Site['setPage']>[0], changes: Changes = {}) {
    if (engine === 'webkit') cannot('WebKit’s driver waits until a page has loaded.');
    site().setPage({ ...html, head: helpers + (html.head ?? '') });
    await site().configure(changes);
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl, { waitUntil: 'commit' });
    await dialog(page).waitFor();
    return page;
  }
  const goOn = async (page: Page) => {
    await page.evaluate('void goOn()');
    await page.waitForFunction(isPast('WidgetLoaded'));
  };

  test('is there with the first content, and listeners below are told in the usual order', async () => {
    const page = await open({ body: `${paused()}${listens}` });
    await button(page, 'Accept all').click();
    await page.waitForFunction(isPast('WidgetClosed'));
    expect(await seen(page)).toEqual([
      'loading: banner',
      'WidgetLoaded',
      'ConsentChanged',
      'EmbeddingAccepted',
      'CookieAccepted',
      'EmbeddingAccepted',
      'CookieAccepted',
      'CookieAccepted',
      'EmbeddingAccepted',
      'CookieAccepted',
      'EmbeddingAccepted',
      'WidgetClosed',
    ]);
    await site().stored({ accepted: all });
  });

  test('takes an answer at once; events and scripts follow, in their order, when the page is parsed', async () => {
    const run = (name: string) => `<script>
      if (window.advertsQueue ?? true) ran = [...(window.ran ?? []), '${name}'], seen.push('${name}');
    </script>`;
    const page = await openSlowly({
      body: `${run('first')}${PAUSE}${run('second')}${listens}<script>seen.push(CCM.fullConsentGiven, CCM.initialConsent)</script>`,
    });
    await button(page, 'Accept all').click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await page.evaluate(() => [CCM.consent, document.readyState])).toEqual([true, 'loading']);
    expect(await ran(page)).toEqual([]);
    await goOn(page);
    await page.waitForFunction(isPast('WidgetClosed'));
    const told = await seen(page);
    expect(told.slice(0, 3)).toEqual([true, true, 'WidgetLoaded']);
    expect(told.at(-1)).toBe('WidgetClosed');
    expect(told.filter((name) => /first|second/.test(name))).toEqual(['first', 'second']);
    await expect.poll(() => ran(page)).toEqual(expect.arrayContaining(['first', 'second', 'counter']));
    await settled(page);
    await site().stored({ accepted: all });
    expect(site().answers()).toEqual([201]);
  });

  test('takes a rejection by a program', async () => {
    const page = await open({
      body: `${paused(`document.querySelector('.ccm--decline-cookies').click(); seen.push(CCM.consent); note()`)}${listens}`,
    });
    await page.waitForFunction(isPast('WidgetClosed'));
    const told = await seen(page);
    expect(told.slice(0, 4)).toEqual(['loading: banner', true, 'loading: none', 'WidgetLoaded']);
    expect(told.at(-1)).toBe('WidgetClosed');
    expect(await dialog(page).count()).toBe(0);
    await settled(page);
    await site().stored(refusal);
    expect(site().answers()).toEqual([201]);
  });

  test('loses no answer if the page is left before it is parsed', async () => {
    const page = await openSlowly({ body: `<h1>A site</h1>${PAUSE}` });
    await button(page, 'Accept all').click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    site().setPage({});
    await page.goto(`${site().pageUrl}next`);
    await expect.poll(() => ran(page)).toEqual(['counter']);
    await site().stored({ accepted: all });
  });

  test('leads to the preferences, which stay open when the page is parsed', async () => {
    const page = await openSlowly({ body: `<h1>A site</h1>${PAUSE}${listens}` });
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'Counter' }).check();
    await goOn(page);
    expect(await page.getByRole('checkbox', { name: 'Counter' }).isChecked()).toBe(true);
    await button(page, 'Save selection').click();
    await site().stored({ accepted: ['Session', 'Counter'] });
  });

  test('that only informs stays closed if the visitor has closed it', async () => {
    site().setPlace('US-CA');
    const page = await openSlowly(
      { body: `<h1>A site</h1>${PAUSE}${listens}` },
      { domain: { policyUsStates: 'optOut' } },
    );
    await page.keyboard.press('Tab');
    await button(page, 'Close').click();
    await goOn(page);
    await page.waitForFunction(isPast('WidgetClosed'));
    expect(await dialog(page).count()).toBe(0);
  });

  test('cannot be closed by a script of the page, which is told nothing', async () => {
    const page = await open({
      body: `${paused('CCM.closeWidget(); note()')}${listens}<script>CCM.closeWidget()</script>`,
    });
    expect((await seen(page)).slice(1)).toEqual(['loading: banner', 'WidgetLoaded']);
    await button(page, 'Only necessary').click();
    await site().stored(refusal);
  });

  test('closes after a decision in another tab', async () => {
    const page = await openSlowly({ body: `<h1>A site</h1>${PAUSE}${listens}` });
    site().setPage({});
    const other = await page.context().newPage();
    await other.goto(site().pageUrl);
    await button(other, 'Accept all').click();
    await expect.poll(() => dialog(other).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => CCM.consent)).toBe(true);
    await goOn(page);
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => ran(page)).toEqual(['counter']);
    expect((await seen(page)).filter((name) => /Loaded|Accepted/.test(name)).at(-1)).toBe('WidgetLoaded');
  });

  test('closes on a legal page to which a single-page application has changed', async () => {
    const page = await open(
      { body: `${paused("history.pushState(null, '', '/imprint')")}${listens}` },
      { domain: { imprintShowWidget: false } },
    );
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect((await seen(page)).slice(0, 2)).toEqual(['loading: banner', 'WidgetLoaded']);
  });

  describe('stays if the page, while it is parsed,', () => {
    const changes: Record<string, [code: string, rest?: string, head?: string]> = {
      'is hidden as a whole': [
        '',
        `<script>document.documentElement.style.opacity = ''</script>`,
        `<script>document.documentElement.style.opacity = 0</script>`,
      ],
      'has a hidden body': ['document.body.hidden = true'],
      'writes into itself': ['', `<script>document.write('<p>Written</p>')</script>`],
      'replaces its body': ['', `<script>document.body = document.createElement('body')</script>`],
      'replaces its content': [
        '',
        `<script>document.documentElement.replaceChildren(document.body)</script>`,
      ],
      'removes the widget': [`document.querySelector('.ccm-root').remove()`],
    };
    for (const [name, [code, rest = '', head]] of Object.entries(changes))
      test(`${name}, and takes an answer`, async () => {
        const page = await open({ head, body: `${paused(code)}${listens}${rest}` });
        expect((await seen(page))[0]).toBe('loading: banner');
        await page.waitForTimeout(600);
        await button(page, 'Only necessary').click();
        await site().stored(refusal);
      });
  });

  test('closes if the page hides the widget by a style that comes later', async () => {
    const page = await open({
      body: `${paused()}${listens}<style>#ccm-widget { display: none }</style><a href="#there">there</a>`,
    });
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.getByRole('link', { name: 'there' }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#there');
  });

  test('stops the page from scrolling, as its later styles need', async () => {
    const page = await open({
      body: `${paused()}${listens}<style>html { overflow-y: scroll }</style><p style="height: 3000px">long</p>`,
    });
    const overflow = (name: 'body' | 'documentElement') =>
      page.evaluate((name) => getComputedStyle(document[name]).overflowY, name);
    await expect.poll(() => overflow('documentElement')).toBe('hidden');
    expect(await overflow('body')).toBe('visible');
    await button(page, 'Only necessary').click();
    await expect.poll(() => overflow('documentElement')).toBe('scroll');
  });

  test('leaves the focus to scripts until the page is parsed, and gives it back afterwards', async () => {
    const page = await open({
      body: `<input>${paused("document.querySelector('input').focus(); seen.push(document.activeElement.localName)")}${listens}`,
    });
    expect((await seen(page)).slice(0, 2)).toEqual(['loading: banner', 'input']);
    expect(await page.evaluate(() => document.activeElement!.id)).toBe('ccm-widget');
    await button(page, 'Only necessary').click();
    await expect.poll(() => page.evaluate(() => document.activeElement!.localName)).toBe('input');
  });

  test('is modal when the page is parsed, with the focus where a visitor has moved it', async () => {
    const page = await openSlowly({ body: `<a href="#there">there</a>${PAUSE}${listens}` });
    const widget = page.locator('#ccm-widget');
    expect(await widget.getAttribute('aria-modal')).toBeNull();
    await page.getByRole('link', { name: 'there' }).click();
    await button(page, 'Settings').focus();
    await goOn(page);
    await expect.poll(() => widget.getAttribute('aria-modal')).toBe('true');
    await page.keyboard.press('Enter');
    await button(page, 'Save selection').waitFor();
  });

  test('that does not block the page leaves the focus to a field that comes later', async () => {
    const page = await open(
      { body: `${paused()}${listens}<input autofocus>` },
      { theme: { widgetBlocking: false } },
    );
    await expect.poll(() => page.evaluate(() => document.activeElement!.localName)).toBe('input');
    expect((await seen(page))[0]).toBe('loading: banner');
  });

  test('is there on a page with a strict policy and Trusted Types', async () => {
    const page = await open({
      csp: `script-src 'nonce-abc' 'strict-dynamic'; style-src 'none'; require-trusted-types-for 'script'`,
      body: `${paused()}${listens}`.replaceAll('<script', '<script nonce="abc"'),
      head: `<script nonce="abc">${/<script>(.*?)<\/script>/s.exec(helpers)![1]}</script>`,
    });
    expect((await seen(page))[0]).toBe('loading: banner');
    await button(page, 'Only necessary').click();
    await site().stored(refusal);
  });

  describe('is not shown before it is certain', () => {
    test('for an address that opens the preferences', async () => {
      site().setPage({ head: helpers, body: `${paused()}${listens}` });
      const page = await (await visit()).newPage();
      await page.goto(`${site().pageUrl}#CCM.openControlPanel`);
      await button(page, 'Save selection').waitFor();
      expect(await seen(page)).toEqual(['loading: none', 'WidgetLoaded']);
    });

    test('where a script of the page has opened the preferences', async () => {
      const page = await open({
        head: '<script>CCM.openControlPanel()</script>',
        body: `${paused()}${listens}`,
      });
      expect(await seen(page)).toEqual(['loading: none', 'WidgetLoaded']);
      await dialog(page).waitFor();
    });

    test('on a legal page', async () => {
      site().setPage({ head: helpers, body: `${paused()}${listens}` });
      await site().configure({ domain: { imprintShowWidget: false } });
      const page = await (await visit()).newPage();
      await page.goto(`${site().pageUrl}imprint`);
      await page.waitForFunction(isPast('WidgetLoaded'));
      expect(await seen(page)).toEqual(['loading: none', 'WidgetLoaded']);
      expect(await dialog(page).count()).toBe(0);
    });

    test('on a website that draws its own', async () => {
      const page = await open({ body: `${paused()}${listens}` }, { domain: { ownBanner: true } });
      expect(await seen(page)).toEqual(['loading: none', 'WidgetLoaded', 'OwnBanner']);
      expect(await dialog(page).count()).toBe(0);
    });

    test('to visitors with a decision under another consent manager', async () => {
      site().setPage({ head: helpers, body: `${paused()}${listens}` });
      const context = await visit();
      const url = new URL(site().pageUrl).origin;
      await context.addCookies([{ name: 'klaro', value: formerCookie('klaro', 'rejected'), url }]);
      const page = await context.newPage();
      await page.goto(site().pageUrl);
      await page.waitForFunction(isPast('WidgetLoaded'));
      expect(await seen(page)).toEqual(expect.arrayContaining(['loading: none', 'WidgetLoaded']));
      expect(await dialog(page).count()).toBe(0);
    });

    test('with the snippet in the body', async () => {
      const page = await open({
        bare: true,
        body: `<script src="${site().scriptUrl()}"></script>${paused()}${listens}`,
      });
      expect(await seen(page)).toEqual(['loading: none', 'WidgetLoaded']);
      await button(page, 'Only necessary').click();
      await site().stored(refusal);
    });

    test('with the snippet in the body of a page that hides the widget', async () => {
      const page = await open({
        bare: true,
        body: `<script src="${site().scriptUrl()}"></script>${paused()}${listens}<style>#ccm-widget { display: none }</style>
          <script>addEventListener('ccm19WidgetClosed', note)</script>`,
      });
      await page.waitForFunction(isPast('WidgetClosed'));
      expect((await seen(page)).filter((state) => state.endsWith('banner'))).toEqual([]);
    });

    test('to visitors who have decided', async () => {
      const page = await open({ body: `${paused()}${listens}` });
      await button(page, 'Only necessary').click();
      await settled(page);
      await page.reload();
      await page.waitForFunction(isPast('WidgetLoaded'));
      expect((await seen(page))[0]).toBe('loading: none');
      expect(await dialog(page).count()).toBe(0);
    });
  });
});
