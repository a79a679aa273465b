import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import type { Changes } from '../support/domain.ts';
import { button, dialog, settled } from '../support/widget.ts';

const body = `<main><a id="first" href="#a">First</a> <input id="field"><p style="height: 1500px"></p>
  <iframe src="/video/1" title="A film"></iframe><a id="last" href="#b">Last</a></main>`;
const loose = { theme: { widgetBlocking: false } };

inBrowser('the focus', (site, visit) => {
  async function open(changes: Changes = {}, more = '') {
    site().setPage({ body: body + more });
    await site().configure(changes);
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await page.locator('.window').waitFor();
    return page;
  }
  const focused = (page: Page) =>
    page.evaluate(() => {
      let element = document.activeElement!;
      while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element.id || element.textContent || element.localName;
    });

  for (const key of ['Enter', 'Space'])
    test(`is where the visitor began after a decision with ${key}: at the start of the page`, async () => {
      const page = await open();
      expect(await focused(page)).toBe('Cookies and privacy');
      await button(page, 'Only necessary').focus();
      await page.keyboard.press(key);
      await expect.poll(() => dialog(page).count()).toBe(0);
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('first');
      expect(await page.evaluate(() => [scrollY, document.body.hasAttribute('tabindex')])).toEqual([
        0,
        false,
      ]);
    });

  test('returns to the field that the visitor was in, and to the icon, also from the second layer', async () => {
    const page = await open({}, '<script>field.focus()</script>');
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'Counter' }).waitFor();
    await button(page, 'Save selection').click();
    await expect.poll(() => focused(page)).toBe('field');
    await button(page, 'Change or withdraw consent').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement!.className)).toBe('ccm-settings-summoner');
  });

  test('stays where it is when a banner opens that leaves the page usable', async () => {
    const page = await open(loose, '<script>field.focus()</script>');
    expect(await focused(page)).toBe('field');
    await page.keyboard.type('Hotel');
    expect(await page.locator('#field').inputValue()).toBe('Hotel');
    expect(await page.getByRole('region', { name: 'Cookies and privacy' }).count()).toBe(1);
    expect(await dialog(page).getAttribute('aria-modal')).toBe(null);
  });

  test('returns from such a banner to where the visitor was', async () => {
    const page = await open(loose);
    await page.locator('#last').focus();
    await page.keyboard.press('Tab');
    while ((await focused(page)) !== 'Only necessary') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('last');
  });

  test('moves to such a banner if the visitor opens it, and stays in it after the settings', async () => {
    const page = await open(loose, '<a id="open" href="#CCM.openWidget">Cookies</a>');
    await button(page, 'Only necessary').click();
    await settled(page);
    await page.locator('#open').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Cookies and privacy');
    await button(page, 'Settings').press('Enter');
    await page.getByRole('checkbox', { name: 'Counter' }).waitFor();
    await button(page, 'Cancel').press('Enter');
    await expect.poll(() => focused(page)).toBe('Cookies and privacy');
    await button(page, 'Only necessary').press('Enter');
    await expect.poll(() => focused(page)).toBe('open');
  });

  test('is in the content that the visitor has allowed', async () => {
    const page = await open();
    await button(page, 'Only necessary').click();
    await settled(page);
    await page.getByRole('button', { name: 'Accept and show – always: Video' }).press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement!.getAttribute('title')))
      .toBe('A film');
    await expect.poll(() => page.frames()[1]!.title()).toBe('film');
  });

  test('is in the content also if the page had to be loaded again', async () => {
    const other = site().pageUrl.replace('localhost', 'video.localhost');
    site().setPage({
      body: `<main><a id="first" href="#a">First</a><iframe title="Another film" src="${other}film/2"></iframe>
        <iframe title="A film" src="${other}film/1"></iframe></main>`,
    });
    await site().configure({ domain: { blockIframes: true }, theme: { widgetBlocking: false } });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await page
      .getByRole('button', { name: /Accept and show – always/ })
      .last()
      .press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement!.getAttribute('title')))
      .toBe('A film');
    expect(site().hits('/')).toBe(2);
  });

  test('such a banner is announced once, by its title', async () => {
    site().setPage({
      body,
      head: `<script>
        window.said = [];
        const { attachShadow } = Element.prototype;
        Element.prototype.attachShadow = function (options) {
          const root = attachShadow.call(this, options);
          if (this.id === 'ccm-widget') new MutationObserver((list) => {
            for (const { target, addedNodes } of list) {
              if (target.ariaLive) said.push(target.textContent);
              for (const node of addedNodes) if (node.querySelector?.('[aria-live]')?.textContent) said.push('too early');
            }
          }).observe(root, { childList: true, subtree: true, characterData: true });
          return root;
        };
      </script>`,
    });
    await site().configure(loose);
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    const said = () => page.evaluate('said.filter(Boolean)');
    await expect.poll(said).toEqual(['Cookies and privacy']);
    await page.evaluate(() => {
      CCM.closeWidget();
      CCM.openWidget();
    });
    await page.waitForTimeout(600);
    expect(await said()).toEqual(['Cookies and privacy']);
  });
});
