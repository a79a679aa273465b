import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { inBrowser } from '../support/browser.ts';
import { button, dialog, ran, settled } from '../support/widget.ts';

// What programs that others wrote for CCM19 do with a page, as far as they read or click anything of the widget.

const all = ['Session', 'Counter', 'Adverts', 'Video'];
const refusal = { consent: false, accepted: ['Session'] };

inBrowser('a client of CCM19', (site, _visit, open) => {
  const twoLinks = {
    domain: { privacyPolicyDisplayMode: 'link' },
    locales: { en_US: { privacyPolicyUrl: '/privacy' } },
  };

  /** Declines where it finds the banner, and writes CCM19’s own refusal if the banner is still there. */
  const decliner = `<script>
    addEventListener('load', () => setInterval(() => {
      if (!document.querySelector('.ccm-root > #ccm-widget') || localStorage.getItem('ccm_consent') !== null) return;
      if (window.waits) return;
      document.querySelector('#ccm-widget button.ccm--decline-cookies[type="button"]')?.click();
      window.waits = setTimeout(() => {
        if (!document.querySelector('.ccm-root > #ccm-widget:not([style="display: none;"])')) return;
        const time = Math.floor(Date.now() / 1000);
        localStorage.setItem('ccm_consent', JSON.stringify({ '/': { gen: 2, ucid: '8317', consent: true,
          embeddings: [], created: time, updated: time, clickedButton: 'decline' } }));
        location.reload();
      }, 600);
    }, 100));
  </script>`;

  test('that declines for the visitor is done after one click', async () => {
    const page = await open({ head: decliner });
    await site().stored(refusal);
    await page.waitForTimeout(1500);
    expect(site().hits('/')).toBe(1);
    expect(await page.evaluate(() => [CCM.consentRequired, CCM.acceptedEmbeddings.length])).toEqual([
      false,
      1,
    ]);
  });

  test.each([
    ['that declined', { consent: true, clickedButton: 'decline', ucid: 'ab'.repeat(32) }],
    ['that declined without a valid ID', { consent: true, clickedButton: 'decline', ucid: '8317' }],
    ['that gave no consent', { consent: false, ucid: 'ab'.repeat(32) }],
  ])('%s finds its refusal respected on the next page', async (_, decision) => {
    const page = await open();
    const time = Math.floor(Date.now() / 1000) - 60;
    const stored = { '/': { gen: 2, embeddings: [], created: time, updated: time, ...decision } };
    await page.evaluate((text) => (localStorage.ccm_consent = text), JSON.stringify(stored));
    await page.reload();
    await page.waitForFunction(() => window.CCM?.consent);
    expect(
      await page.evaluate(() => [CCM.consentRequired, CCM.acceptedEmbeddings.map(({ name }) => name)]),
    ).toEqual([false, ['Session']]);
    expect(await page.evaluate(() => CCM.ucid)).toMatch(
      decision.ucid.length === 64 ? /^(ab){32}$/ : /^[0-9a-f]{64}$/,
    );
    expect(await dialog(page).count()).toBe(0);
    await page.reload();
    await page.waitForFunction(() => window.CCM?.consent);
    expect(site().answers()).toEqual([]);
  });

  test('that reads accepted purposes when the widget has loaded finds those of a returning visitor', async () => {
    const page = await open({
      head: `<script>
        const purposes = new Set();
        for (const name of ['ccm19CookieAccepted', 'ccm19EmbeddingAccepted'])
          addEventListener(name, ({ detail }) => purposes.add(detail.purpose));
        addEventListener('ccm19WidgetLoaded', () => (window.found = [...purposes, CCM.acceptedEmbeddings.length]));
      </script>`,
    });
    await button(page, 'Accept all').click();
    await settled(page);
    await page.reload();
    await page.waitForFunction('window.found');
    expect(await page.evaluate('found')).toEqual(['41ba25c', 'a717ff5', 'cdcbd7c', '6cd2721', 4]);
  });

  test('that replaces the privacy policy in the footer changes the link that visitors see', async () => {
    const page = await open(
      {
        head: `<script>addEventListener('ccm19WidgetLoaded', () => {
          const links = [...document.querySelectorAll('.ccm-modal--footer .ccm-link-container a')];
          for (const link of links.filter((a) => a.getAttribute('href').includes('/privacy')))
            link.setAttribute('href', '/privacy/at');
        })</script>`,
      },
      twoLinks,
    );
    const link = page.getByRole('link', { name: 'Privacy policy' });
    expect(await link.getAttribute('href')).toBe('/privacy/at');
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'Counter' }).waitFor();
    expect(await link.getAttribute('href')).toBe('/privacy/at');
  });

  test(
    'that changes the links of both layers by position finds them, as visitors see them',
    { tags: 'full' },
    async () => {
      const page = await open(
        {
          head: `<script>addEventListener('ccm19WidgetLoaded', () => {
          for (const layer of ['.ccm-widget', '.ccm-control-panel']) {
            const links = document.querySelectorAll(layer + ' .ccm-modal--footer a');
            links[0].href = '/cookies/us';
            links[1].href = '/privacy/us';
          }
        })</script><style>a { display: none; color: #fff; font-size: 40px } div { display: block }</style>`,
        },
        twoLinks,
      );
      const links = () =>
        page
          .getByRole('link')
          .evaluateAll((found: HTMLAnchorElement[]) =>
            found.map((a) => [a.pathname, a.offsetHeight > 20, getComputedStyle(a).fontSize === '14px']),
          );
      const expected = [
        ['/cookies/us', true, true],
        ['/privacy/us', true, true],
        ['/', true, true],
      ];
      await dialog(page).waitFor();
      expect(await links()).toEqual(expected);
      await button(page, 'Settings').click();
      await page.getByRole('checkbox', { name: 'Counter' }).waitFor();
      // Those of the controller and of services are above.
      expect(await links()).toEqual(expect.arrayContaining(expected));
      await page.locator('#ccm-control-panel .ccm-link-container a').first().focus();
      const outline = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      expect(await outline()).not.toBe('none');
    },
  );

  test(
    'that encodes the declaration gets its headings, texts and one table after the other',
    { tags: 'full' },
    async () => {
      const page = await open({ body: '<div class="ccm-cookie-declaration"></div>' });
      await page.locator('.ccm-cookie-declaration table').first().waitFor();
      const encoded = await page.evaluate(() => {
        const found: string[] = [];
        const walk = (element: Element) => {
          if (element.classList.contains('ccm-cookie-declaration--table-wrapper')) {
            const rows = [...element.querySelectorAll('tr')].map(
              (row) => row.cells[0]!.innerText.split('\n')[0],
            );
            found.push(`table ${rows.join(', ')}`);
          } else if (/^H\d$/.test(element.tagName)) found.push(element.textContent);
          else [...element.children].forEach(walk);
        };
        walk(document.querySelector('.ccm-cookie-declaration')!);
        return found;
      });
      expect(encoded).toEqual([
        'Technically necessary',
        'Consent management',
        expect.stringContaining('table Name'),
        'Session',
        'table Name, sid',
        'Ads',
        'Adverts',
        'table Name, _ad',
        'Analytics / statistics',
        'Counter',
        'table Name, _count, _count_*',
        'Social media',
        'Video',
      ]);
    },
  );

  for (const widgetBlocking of sample([true, false], 2))
    test(`that tests a page sees the banner and declines, with widgetBlocking: ${widgetBlocking}`, async () => {
      const page = await open({ body: '<main><h1>Hotel</h1></main>' }, { theme: { widgetBlocking } });
      const host = page.locator('#ccm-widget');
      await expect.poll(() => host.isVisible()).toBe(true);
      const box = await page.locator('.window').boundingBox();
      await expect.poll(() => host.boundingBox()).toEqual(box);
      const changes = await page.evaluate(
        () =>
          new Promise((done) => {
            let count = 0;
            new MutationObserver((list) => (count += list.length)).observe(document, {
              subtree: true,
              attributes: true,
            });
            setTimeout(() => done(count), 1200);
          }),
      );
      expect(changes).toBe(0);
      // What assistive technology is told: the host of an open dialog is inert.
      const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
      const told = nodes.filter((node) => !node.ignored).map(({ role, name }) => [role?.value, name?.value]);
      expect(told.filter(([role]) => role === 'dialog' || role === 'region')).toEqual([
        [widgetBlocking ? 'dialog' : 'region', 'Cookies and privacy'],
      ]);
      for (const accept of await page.locator('[data-full-consent], .ccm--save-settings').all())
        expect(await accept.boundingBox()).toBe(null);
      const decline = page.locator('.ccm--decline-cookies').first();
      expect(await decline.isVisible()).toBe(true);
      await decline.click();
      await site().stored(refusal);
      await expect.poll(() => host.isVisible()).toBe(false);
    });

  test('that takes the snippet for a shop takes the one of the guide, which blocks and asks', async () => {
    const guide = await readFile('docs/platforms/shopify.md', 'utf8');
    const [snippet = ''] = /^<script .*public.*$/m.exec(guide) ?? [];
    // CCM19’s app for Shopify allows only these two attributes, and only this path.
    const taken =
      /^<script src="(https:\/\/[^/"]+\/public\/app\.js\?[^"]+)" referrerpolicy="origin"><\/script>$/.exec(
        snippet,
      );
    expect(taken, snippet).not.toBe(null);
    const address = site().scriptUrl().replace('/app.js', '/public/app.js').replaceAll('&', '&amp;');
    const page = await open({ bare: true, head: snippet.replace(taken![1]!, address) });
    await button(page, 'Settings').waitFor();
    expect(await ran(page)).toEqual([]);
    await button(page, 'Accept all').click();
    await site().stored({ accepted: all });
    expect(await ran(page)).toContain('counter');
  });

  for (const time of sample(['in the head', 'in the body', 'when the page has loaded'], 2))
    test(`that adds its link to the icon ${time} opens the preferences by a click on it`, async () => {
      const link = `<script>{
        const add = () => {
          const icon = document.querySelector('.ccm-root .ccm-settings-summoner');
          icon?.insertAdjacentHTML('beforeend', '<a href="#" style="display: none" data-openconsentmanager="true"></a>');
        };
        ${time === 'when the page has loaded' ? `addEventListener('load', () => setTimeout(add, 1000))` : 'add()'};
      }</script>`;
      const page = await open({ [time === 'in the head' ? 'head' : 'body']: link });
      await button(page, 'Only necessary').click();
      await expect.poll(() => dialog(page).count()).toBe(0);
      await page.waitForSelector('[data-openconsentmanager]', { state: 'attached' });
      expect(await page.locator('.ccm-root').count()).toBe(1);
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-openconsentmanager]')!.click());
      await dialog(page).getByRole('heading', { name: 'Privacy settings' }).waitFor();
      expect(new URL(page.url()).hash).toBe('');
    });

  for (const widgetBlocking of sample([true, false], 2))
    test(`that looks for an open dialog finds it at its host, with widgetBlocking: ${widgetBlocking}`, async () => {
      const page = await open({}, { theme: { widgetBlocking } });
      const found = () =>
        page.evaluate(() =>
          ['widget', 'control-panel'].map((name) => {
            const host = document.querySelector(`#ccm-${name}`)!;
            return [host.role, host.ariaModal, host.ariaLabel];
          }),
        );
      const isDialog = (name: string) => ['dialog', 'true', name];
      const none = [null, null, null];
      await dialog(page).waitFor();
      expect(await found()).toEqual([widgetBlocking ? isDialog('Cookies and privacy') : none, none]);
      await button(page, 'Settings').click();
      await page.getByRole('checkbox', { name: 'Counter' }).waitFor();
      expect(await found()).toEqual([none, isDialog('Privacy settings')]);
      await button(page, 'Save selection').click();
      await expect.poll(() => dialog(page).count()).toBe(0);
      expect(await found()).toEqual([none, none]);
    });

  test('that accepts by script is told once in the console that it is refused', async () => {
    const page = await open();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await dialog(page).waitFor();
    for (let i = 0; i < 2; i++)
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('#ccm-widget [data-full-consent]')!.click(),
      );
    await page.evaluate(() =>
      document
        .querySelector('#ccm-widget')!
        .shadowRoot!.querySelector<HTMLElement>('.primaryButton')!
        .click(),
    );
    await expect.poll(() => warnings).toEqual([expect.stringContaining('only visitors can accept')]);
    expect(await page.evaluate(() => CCM.consent)).toBe(false);
    expect(await site().entries()).toEqual([]);
    await button(page, 'Accept all').click();
    await site().stored({ accepted: all });
  });
});
