import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from './support/browser.ts';
import type { Changes } from './support/domain.ts';
import type { Site } from './support/site.ts';
import { button, dialog, ran, settled } from './support/widget.ts';

const all = ['Session', 'Counter', 'Adverts', 'Video'];
const refusal = { consent: false, accepted: ['Session'] };

/** Clicks by a script of the page. */
const scriptClicks = (page: Page, selector: string) =>
  page.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.click(), selector);

/** The widget's light DOM by tags, ids and classes; hidden elements are in brackets. */
const outline = (page: Page) =>
  page.evaluate(() => {
    const name = (e: Element) =>
      `${e.localName}${e.id && `#${e.id}`}${[...e.classList].map((c) => `.${c}`).join('')}`;
    const shown = (e: Element) => ((e as HTMLElement).hidden ? `[${name(e)}]` : name(e));
    const root = document.documentElement.lastElementChild!;
    return [
      shown(root),
      ...[...root.children].map((host) => [shown(host), ...[...host.children].map(shown)]),
    ];
  });

inBrowser('the widget’s light DOM', (site, visit, openPage) => {
  async function open(html: Parameters<Site['setPage']>[0] = {}, changes: Changes = {}) {
    const page = await openPage(html, changes);
    await page.waitForFunction(() => window.CCM);
    return page;
  }

  test('the elements that sites address by name are the last in the page', async () => {
    const page = await open();
    const buttons = {
      widget: ['button.ccm--decline-cookies', 'button.ccm--save-settings', 'button', 'div.ccm-modal--footer'],
      panel: [
        'button.ccm--decline-cookies',
        'button.ccm--save-settings',
        'button.ccm--save-settings',
        'div.ccm-modal--footer',
      ],
    };
    const expected = (widget: string, panel: string, icon: string) => [
      'div.ccm-root',
      [widget, ...buttons.widget],
      [panel, ...buttons.panel],
      [icon, 'a.ccm-settings-summoner'],
    ];
    const widget = 'div#ccm-widget.ccm-modal.ccm-widget';
    const panel = 'div#ccm-control-panel.ccm-modal.ccm-control-panel';
    await dialog(page).waitFor();
    await expect.poll(() => outline(page)).toEqual(expected(widget, `[${panel}]`, '[div]'));
    await expect.poll(() => page.locator('#ccm-widget [data-full-consent="true"]').count()).toBe(1);
    await expect.poll(() => page.locator('#ccm-control-panel [data-full-consent="true"]').count()).toBe(1);
    await expect.poll(() => page.locator('#ccm-widget [data-ccm-modal="ccm-control-panel"]').count()).toBe(1);
    await expect.poll(() => page.locator('.ccm-settings-summoner').getAttribute('role')).toBe('button');
    await button(page, 'Settings').click();
    await expect.poll(() => outline(page)).toEqual(expected(`[${widget}]`, panel, '[div]'));
    await button(page, 'Save selection').click();
    await expect.poll(() => outline(page)).toEqual(expected(`[${widget}]`, `[${panel}]`, 'div'));
    await expect.poll(() => page.locator('button:visible').count()).toBe(0);
    await site().stored(refusal);
  });

  test('the legal pages are links in the banner’s footer, which visitors see', { tags: 'full' }, async () => {
    const page = await open(
      {},
      {
        domain: { privacyPolicyDisplayMode: 'link' },
        locales: { en_US: { privacyPolicyUrl: 'https://law.example/privacy' } },
      },
    );
    await dialog(page).waitFor();
    const links = page.locator('.ccm-widget .ccm-modal--footer a');
    await expect
      .poll(() => links.evaluateAll((all: HTMLAnchorElement[]) => all.map((a) => [a.textContent, a.href])))
      .toEqual([
        ['Legal notice', `${site().pageUrl}imprint`],
        ['Privacy policy', 'https://law.example/privacy'],
      ]);
    expect(await links.first().isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Legal notice' }).count()).toBe(1);
  });

  test('the icon exists as soon as the script has run, and stays the same element', async () => {
    const look = `<script>
      window.icon = document.querySelector('.ccm-settings-summoner');
      window.found = [icon?.getAttribute('role'), icon?.hash, document.body];
      if (icon) icon.style.display = 'none';
    </script>`;
    const page = await open({ head: look });
    await button(page, 'Only necessary').click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    const state = () =>
      page.evaluate(() => {
        const { icon, found } = window as unknown as { icon: HTMLElement; found: unknown };
        const all = document.querySelectorAll('.ccm-settings-summoner');
        return { found, same: all.length === 1 && all[0] === icon, display: icon.style.display };
      });
    expect(await state()).toEqual({
      found: ['button', '#CCM.openControlPanel', null],
      same: true,
      display: 'none',
    });
    expect(await page.locator('.ccm-settings-summoner').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.head.querySelectorAll('div').length)).toBe(0);
  });

  test('a script or a keyboard extension can also click the visible reject button', async () => {
    const page = await open();
    await button(page, 'Only necessary').evaluate((shown: HTMLElement) => shown.click());
    expect(await dialog(page).count()).toBe(0);
    await site().stored(refusal);
  });

  test(
    'a script can open the preferences by a click on the button or on the icon',
    { tags: 'full' },
    async () => {
      const page = await open();
      const settings = dialog(page).getByRole('heading', { name: 'Privacy settings' });
      await scriptClicks(page, 'button[data-ccm-modal="ccm-control-panel"]');
      await settings.waitFor();
      await button(page, 'Save selection').click();
      await expect.poll(() => dialog(page).count()).toBe(0);
      await scriptClicks(page, '.ccm-settings-summoner');
      await settings.waitFor();
      await site().stored(refusal);
    },
  );

  test('no script can accept by any click', async () => {
    const page = await open({
      body: '<iframe src="/video/1"></iframe><form id="form" onsubmit="return false"></form>',
    });
    const attack = () =>
      page.evaluate(() => {
        const fire = (target: Element, event: Event) => target.dispatchEvent(event);
        const bubbles = { bubbles: true, cancelable: true, composed: true };
        const hosts = [...document.querySelectorAll('*')];
        const elements = hosts.flatMap((e) => [
          ...(e.matches('[data-full-consent], [data-ccm-modal], .ccm-settings-summoner') ? [e] : []),
          ...(e.shadowRoot?.querySelectorAll('button:not(.declineButton, .x), label, input') ?? []),
        ]);
        for (const element of elements as (HTMLElement & { onclick?: () => void; onchange?: () => void })[]) {
          element.focus();
          for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
            fire(element, new MouseEvent(type, bubbles));
          for (const key of ['Enter', ' '])
            for (const type of ['keydown', 'keypress', 'keyup'])
              fire(element, new KeyboardEvent(type, { key, code: key, ...bubbles }));
          if (element instanceof HTMLInputElement) element.checked = true;
          fire(element, new Event('input', bubbles));
          fire(element, new Event('change', bubbles));
          fire(element, new SubmitEvent('submit', bubbles));
          element.onclick?.();
          element.onchange?.();
          element.click();
        }
        const form = document.querySelector<HTMLFormElement>('#form')!;
        for (const accept of document.querySelectorAll<HTMLButtonElement>('[data-full-consent]')) {
          accept.type = 'submit';
          accept.setAttribute('form', 'form');
          form.requestSubmit(accept);
        }
        const label = document.createElement('label');
        label.htmlFor = document.querySelector('[data-full-consent]')!.id = 'accept';
        label.textContent = 'Next page';
        document.body.prepend(label);
        return elements.length;
      });
    const unaccepted = async () => {
      await expect.poll(() => ran(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => CCM.acceptedEmbeddings.map((e) => e.name)))
        .not.toContain('Counter');
      expect(page.frames().filter((frame) => frame.url().includes('/video/'))).toEqual([]);
    };
    await dialog(page).waitFor();
    expect(await attack()).toBeGreaterThan(6);
    await unaccepted();
    await page.evaluate(() => CCM.openControlPanel());
    await page.getByRole('checkbox', { name: 'Counter', exact: true }).waitFor();
    expect(await attack()).toBeGreaterThan(12);
    await unaccepted();
    // A switch that a script has set has no effect.
    await page.evaluate(() => CCM.closeWidget());
    for (const box of await page.getByRole('checkbox', { disabled: false }).all())
      await box.evaluate((element: HTMLInputElement) => {
        element.checked = false;
        element.click();
      });
    await button(page, 'Save selection').click();
    await unaccepted();
    await expect.poll(() => dialog(page).count()).toBe(0);
    // A visitor's click on an element of the page that triggers a button does not accept either.
    await page.getByText('Next page').first().click();
    await unaccepted();
    expect((await site().entries()).filter(({ consent }) => consent)).toEqual([]);
  });

  for (const css of [
    '#ccm-widget { display: none }',
    '.ccm-root { display: none !important }',
    '.ccm-modal { visibility: hidden }',
    '.ccm-widget { opacity: 0 }',
  ])
    test(`a page that hides the widget by ${css} stays usable, and nothing is accepted`, async () => {
      const page = await open({
        head: `<style>${css}</style>`,
        body: '<p style="height: 3000px"><a href="#there">there</a></p>',
      });
      await page.getByRole('link', { name: 'there' }).click();
      await expect.poll(() => page.evaluate(() => [location.hash, CCM.consent])).toEqual(['#there', false]);
      await page.mouse.wheel(0, 700);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await expect.poll(() => ran(page)).toEqual([]);
      expect(await site().entries()).toEqual([]);
    });

  test(
    'a late style sheet or the removal of the whole widget also leaves the page usable',
    { tags: 'full' },
    async () => {
      const page = await open({ body: '<p style="height: 3000px"><a href="#there">there</a></p>' });
      await dialog(page).waitFor();
      await page.addStyleTag({ content: '#ccm-widget { display: none }' });
      await page.getByRole('link', { name: 'there' }).click();
      await page.reload();
      await dialog(page).waitFor();
      await page.evaluate(() => document.querySelector('.ccm-root')!.remove());
      await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
      await page.evaluate(() => CCM.openWidget());
      await button(page, 'Only necessary').click();
      await site().stored(refusal);
    },
  );

  test('in an iframe that is shown later the banner waits until then', async () => {
    const page = await (await visit()).newPage();
    const body = `<iframe src="${site().pageUrl}" hidden width="900" height="700"></iframe>`;
    await page.route('**/parent', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${site().pageUrl}parent`);
    const frame = page.frameLocator('iframe');
    await expect.poll(() => frame.locator('dialog[open]').count()).toBe(1);
    // The widget checks every half second what is visible.
    await page.waitForTimeout(600);
    await page.locator('iframe').evaluate((element) => element.removeAttribute('hidden'));
    await frame.getByRole('button', { name: 'Accept all' }).click();
    await site().stored({ accepted: all });
  });

  test(
    'a page can hide the icon by its style or by a script, even when the language changes',
    { tags: 'full' },
    async () => {
      const page = await open({ lang: 'en_US' });
      const icon = page.locator('.ccm-settings-summoner');
      await button(page, 'Only necessary').click();
      await icon.waitFor();
      await icon.evaluate((element) => (element.style.display = 'none'));
      await expect.poll(() => icon.isVisible()).toBe(false);
      await page.evaluate(() => CCM.switchLocale('de_DE'));
      await expect.poll(() => icon.getAttribute('aria-label')).toBe('Einwilligung ändern oder widerrufen');
      await expect.poll(() => icon.isVisible()).toBe(false);
      await icon.evaluate((element) => (element.style.display = ''));
      await icon.waitFor();
      await page.addStyleTag({ content: '.ccm-settings-summoner { display: none }' });
      await expect.poll(() => icon.isVisible()).toBe(false);
      await site().stored(refusal);
    },
  );

  test('the icon is a button for the keyboard, with Space and with Enter', { tags: 'full' }, async () => {
    const page = await open({ body: '<p style="height: 3000px">long</p>' });
    await button(page, 'Only necessary').click();
    const icon = button(page, 'Change or withdraw consent');
    for (const key of ['Space', 'Enter']) {
      await icon.focus();
      await page.keyboard.press(key);
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => icon.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await site().stored(refusal);
  });

  test('rules for placeholders, and for those of a host, style only placeholders', async () => {
    const page = await open(
      { body: '<iframe src="/video/1" title="film"></iframe>' },
      {
        theme: {
          customCssForIframeBlocker: `html { --own: 1 } html.domain--localhost p { color: rgb(1, 2, 3) }
            html.domain--elsewhere p { color: red } @media (width > 1px) { html p, b { color: rgb(4, 5, 6) } }`,
        },
      },
    );
    const colorIn = (text: string) =>
      page.getByText(text).evaluate((element) => getComputedStyle(element).color);
    const placeholder = page.getByRole('group', { name: 'Video' });
    expect(await placeholder.evaluate((element) => element.closest('.r')!.className)).toContain(
      'domain--localhost',
    );
    expect(await placeholder.evaluate((element) => getComputedStyle(element).getPropertyValue('--own'))).toBe(
      '1',
    );
    expect(await colorIn('A video waits here')).toBe('rgb(4, 5, 6)');
    expect(await colorIn('This content comes from another provider')).toBe('rgb(1, 2, 3)');
    expect(await colorIn('This website stores information')).not.toBe('rgb(4, 5, 6)');
    expect(await site().entries()).toEqual([]);
  });

  test(
    'a cookie declaration is in the language that it asks for, if the domain has it',
    { tags: 'full' },
    async () => {
      const page = await open({
        lang: 'en_US',
        body: `<div class="ccm-cookie-declaration" id="page"></div>
        <div class="ccm-cookie-declaration" id="german" data-lang="de_DE"></div>
        <div class="ccm-cookie-declaration" id="other" data-lang="fr_FR"></div>`,
      });
      const table = (id: string) => page.locator(`#${id} > .ccm-cookie-declaration--content`);
      const headings = { page: 'Ads', german: 'Anzeigen / Ads', other: 'Ads' };
      for (const [id, heading] of Object.entries(headings))
        await table(id).getByRole('heading', { name: heading, exact: true }).waitFor();
      expect(await table('german').getAttribute('lang')).toBe('de-DE');
      expect(await table('other').getAttribute('lang')).toBe('en-US');
      expect(await table('german').getByRole('link', { name: 'Einwilligung ändern' }).count()).toBe(1);
      // The widget itself keeps the page's language.
      expect(await button(page, 'Only necessary').isVisible()).toBe(true);
      expect(await site().entries()).toEqual([]);
      // All of them show a decision at once, with its consent ID.
      await button(page, 'Only necessary').click();
      const ucid = await page.evaluate(() => CCM.ucid);
      for (const id of Object.keys(headings)) await table(id).getByText(ucid!, { exact: true }).waitFor();
      await settled(page);
    },
  );
});
