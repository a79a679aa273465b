import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from './browser.ts';
import type { Changes } from './domain.ts';
import { button, dialog, ran, secondAfter, sendSignal, settled } from './widget.ts';

const all = ['Session', 'Counter', 'Adverts', 'Video'];

/** A banner as docs/own-banner.md describes it. */
const ownBanner = `<section id="own" hidden>
    <h2></h2><div></div>
    <button data-placet-accept="all">Accept all of it</button>
    <button data-placet-reject>Reject all of it</button>
    <button data-placet-preferences>Choose</button>
  </section>
  <script>
    addEventListener('ccm19OwnBanner', ({ detail }) => {
      const { title, paragraphs } = CCM.bannerContent;
      own.hidden = !detail.open;
      own.querySelector('h2').textContent = title;
      own.querySelector('div').replaceChildren(...paragraphs.map((text) => new Text(text)));
    });
  </script>`;

const acceptButton = (page: Page) => button(page, 'Accept all of it');
const accepted = (page: Page) => page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name));
const warnings = (page: Page) => {
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && found.push(message.text()));
  return found;
};

inBrowser('a banner that the website draws', (site, visit) => {
  async function open(body = ownBanner, head = '', changes: Changes = {}, signal = false) {
    await site().configure({ ...changes, domain: { ownBanner: true, ...changes.domain } });
    site().setPage({ body, head });
    const page = await (await visit()).newPage();
    if (signal) await sendSignal(page);
    await page.goto(site().pageUrl);
    return page;
  }

  /** The signals of the visitor's last entry, from its receipt. */
  const signals = (page: Page) =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => /^placet_\w+$/.test(name))!;
      const { receipt } = JSON.parse(localStorage[key]) as { receipt: string };
      const payload = receipt.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
      const { leaf } = JSON.parse(atob(payload)) as { leaf: string };
      return (JSON.parse(leaf) as { signals: string[] }).signals;
    });

  test('is announced with its texts, while the widget opens no banner; a click accepts and hides it', async () => {
    const page = await open();
    await page.getByRole('heading', { name: 'Cookies and privacy' }).waitFor();
    expect(await page.locator('#own').textContent()).toContain('Everything else');
    expect(await dialog(page).count()).toBe(0);
    expect(await ran(page)).toEqual([]);
    await acceptButton(page).click();
    await expect.poll(() => ran(page)).toEqual(['counter']);
    await expect.poll(() => page.locator('#own').isVisible()).toBe(false);
    await settled(page);
    await site().stored({ accepted: all });
    expect(await signals(page)).toEqual(['own-banner']);
    await page.reload();
    await expect.poll(() => accepted(page)).toEqual(all);
    expect(await page.locator('#own').isVisible()).toBe(false);
  });

  test('works like the example of the documentation', async () => {
    const [, example] = /```html\n(.*?)```/s.exec(readFileSync('docs/own-banner.md', 'utf8'))!;
    const page = await open(example);
    await page.getByRole('heading', { name: 'Cookies and privacy' }).waitFor();
    expect(await page.getByRole('listitem').allTextContents()).toEqual([
      'Ads',
      'Analytics / statistics',
      'Social media',
    ]);
    expect(await page.getByRole('link', { name: 'Privacy policy' }).count()).toBe(1);
    await button(page, 'Settings').click();
    await button(page, 'Cancel').click();
    await button(page, 'Accept all').click();
    await page.locator('#cookies').waitFor({ state: 'hidden' });
    expect(await site().stored({ accepted: all })).toHaveLength(1);
  });

  test.each(['Enter', 'Space'])('accepts with the key %s', async (key) => {
    const page = await open();
    await acceptButton(page).focus();
    await page.keyboard.press(key);
    expect(await site().stored({ accepted: all })).toHaveLength(1);
  });

  test.each([
    ['the button’s method', () => document.querySelector<HTMLElement>('[data-placet-accept]')!.click()],
    [
      'an event',
      () =>
        document
          .querySelector('[data-placet-accept]')!
          .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })),
    ],
    [
      'a label, whose click the browser passes on',
      () => {
        const accept = document.querySelector('[data-placet-accept]')!;
        accept.id = 'accept';
        const label = Object.assign(document.createElement('label'), { htmlFor: 'accept' });
        document.body.append(label);
        label.click();
      },
    ],
    [
      'a label in a shadow root, whose event does not leave it',
      () => {
        const host = document.createElement('div');
        document.body.append(host);
        const root = host.attachShadow({ mode: 'open' });
        root.innerHTML =
          '<label for="accept"></label><button id="accept" data-placet-accept="all">Accept</button>';
        root.querySelector('label')!.dispatchEvent(new MouseEvent('click'));
      },
    ],
  ])('does not accept for a script that clicks by %s', async (_, clickIt) => {
    const page = await open();
    await acceptButton(page).waitFor();
    await page.evaluate(clickIt);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
    expect(await accepted(page)).toEqual([]);
    expect(await page.evaluate(() => CCM.consentRequired)).toBe(true);
    expect(await site().entries()).toEqual([]);
  });

  const styles: [string, string, string][] = [
    ['transparent', '#own button { opacity: 0.01 }', ''],
    ['in a transparent part of the page', '#own { opacity: 0.3 }', ''],
    ['clipped', '#own button { clip-path: inset(100%) }', ''],
    [
      'covered',
      '.cover { position: fixed; inset: 0; pointer-events: auto }',
      '<div class="cover" onclick="this.style.display = \'none\'"></div>',
    ],
    ['outside the window', '#own { position: fixed; left: -5000px }', ''],
    ['without a size', '#own button { width: 0; height: 0; padding: 0; border: 0; overflow: hidden }', ''],
  ];
  test.each(styles)('does not accept with a button that is %s', async (_, css, body) => {
    const page = await open(ownBanner + body, `<style>${css}</style>`);
    const found = warnings(page);
    await page.locator('#own').waitFor({ state: 'attached' });
    await page.waitForFunction(() => !document.querySelector<HTMLElement>('#own')!.hidden);
    // The keyboard clicks a button that the mouse cannot hit.
    await acceptButton(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => found.join()).toContain('Placet ignored a click on data-placet-accept');
    expect(await accepted(page)).toEqual([]);
    expect(await site().entries()).toEqual([]);
  });

  test('does not accept a click that the mouse makes on a transparent button', async () => {
    const page = await open(ownBanner, '<style>#own button { opacity: 0.1 }</style>');
    await acceptButton(page).click();
    expect(await page.evaluate(() => CCM.consentRequired)).toBe(true);
  });

  test('accepts the services and purposes that its button names, and rejects the others', async () => {
    const page = await open();
    await acceptButton(page).waitFor();
    await page.evaluate((id) => {
      document.querySelector<HTMLElement>('[data-placet-accept]')!.dataset.placetAccept = `${id}, cdcbd7c`;
    }, site().id('Video'));
    await acceptButton(page).click();
    expect(await site().stored({ accepted: ['Session', 'Adverts', 'Video'] })).toHaveLength(1);
  });

  test('rejects if nothing is selected', async () => {
    const page = await open(ownBanner.replace('="all"', '=""'));
    await acceptButton(page).click();
    expect(await site().stored({ consent: false, accepted: ['Session'] })).toHaveLength(1);
  });

  test('lets scripts reject, withdraw and open Placet’s preferences, whose decision has no signal', async () => {
    const page = await open();
    await acceptButton(page).waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-placet-reject]')!.click());
    await expect.poll(() => page.locator('#own').isVisible()).toBe(false);
    await settled(page);
    const [first] = await site().stored({ consent: false, accepted: ['Session'] });
    expect(await signals(page)).toEqual(['own-banner']);

    await secondAfter(first!);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-placet-preferences]')!.click());
    await page.getByRole('checkbox', { name: 'Counter' }).check();
    await button(page, 'Save selection').click();
    await settled(page);
    await site().stored({ consent: false, accepted: ['Session'] }, { accepted: ['Session', 'Counter'] });
    expect(await signals(page)).toEqual([]);
  });

  test('is announced by the interface, and hidden after a decision in the preferences', async () => {
    const page = await open();
    await button(page, 'Choose').click();
    await button(page, 'Accept all').click();
    await expect.poll(() => page.locator('#own').isVisible()).toBe(false);
    await page.evaluate(() => CCM.openWidget());
    await expect.poll(() => page.locator('#own').isVisible()).toBe(true);
    await page.evaluate(() => CCM.closeWidget());
    await expect.poll(() => page.locator('#own').isVisible()).toBe(false);
    expect(await dialog(page).count()).toBe(0);
  });

  test('gets its texts in the language of the page, with purposes, services and legal pages', async () => {
    const page = await open();
    await acceptButton(page).waitFor();
    type Content = { bannerContent: Record<string, any> };
    const content = () => page.evaluate(() => (CCM as unknown as Content).bannerContent);
    expect(await content()).toMatchObject({
      notice: expect.stringMatching(/^[0-9a-f]{64}$/),
      locale: 'en_US',
      title: 'Cookies and privacy',
      optional: [
        { id: 'cdcbd7c', name: 'Ads', services: [{ id: site().id('Adverts'), name: 'Adverts' }] },
        { id: 'a717ff5', services: [{ name: 'Counter' }] },
        { id: '6cd2721', services: [{ name: 'Video' }] },
      ],
      buttons: { accept: 'Accept all', reject: 'Only necessary', open: 'Settings' },
      links: [{ label: 'Legal notice', url: '/imprint' }, { label: 'Privacy policy' }],
    });
    await page.evaluate(() => CCM.switchLocale('de_DE'));
    await page.getByRole('heading', { name: 'Cookies und Datenschutz' }).waitFor();
    expect((await content()).buttons.reject).toBe('Nur notwendige');
  });

  test('is a notice under another policy: it stays open until a decision, and its “OK” honors the signal', async () => {
    site().setPlace('US-CA');
    const page = await open(ownBanner, '', { domain: { policyUsStates: 'optOut' } }, true);
    await page.waitForFunction(() => document.readyState === 'complete' && 'CCM' in window);
    await expect.poll(() => accepted(page)).toEqual(['Session', 'Counter']);
    await page.waitForTimeout(100);
    expect(await page.locator('#own').isVisible()).toBe(true);
    expect(await page.locator('#own').textContent()).toContain('Opt-out request honored');
    await acceptButton(page).click();
    await expect.poll(() => page.locator('#own').isVisible()).toBe(false);
    expect(await site().stored({ accepted: ['Session', 'Counter'] })).toHaveLength(1);
  });

  test('gets the names of exempt services', async () => {
    site().setPlace('GB');
    const page = await open(ownBanner, '', { services: { Counter: { exemptInUk: 'statistics' } } });
    await acceptButton(page).waitFor();
    expect(await page.locator('#own').textContent()).toContain('until you object in the settings: Counter');
  });

  test('does not call a service new that only a signal has stopped', async () => {
    const page = await open();
    await acceptButton(page).click();
    await settled(page);
    await sendSignal(page);
    await page.reload();
    await acceptButton(page).waitFor();
    expect(await page.locator('#own').textContent()).not.toContain('New since your last decision');
  });
});
