import { expect, test } from 'vitest';
import { inBrowser } from './support/browser.ts';
import type { Changes } from './support/domain.ts';
import type { Site } from './support/site.ts';
import { button, dialog, ran, recordEvents, secondAfter, settled } from './support/widget.ts';

const all = ['Session', 'Counter', 'Adverts', 'Video'];

inBrowser('the widget’s events and interface for the page', (site, visit) => {
  async function open(html: Parameters<Site['setPage']>[0] = {}, changes: Changes = {}, hash = '') {
    site().setPage({ head: recordEvents, ...html });
    await site().configure(changes);
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl + hash);
    await page.waitForFunction(() => window.CCM);
    return page;
  }

  test('events come in order on the first page, on later ones and after every new decision', async () => {
    const page = await open();
    const events = () => page.evaluate(() => window.events);
    const told = (embedding: string, ...assets: string[]) => [
      ['EmbeddingAccepted', embedding],
      ...assets.map((name) => ['CookieAccepted', name]),
    ];
    const session = told('Session', 'sid');
    const counter = told('Counter', '_count', '_count_*');
    await expect.poll(events).toEqual([['WidgetLoaded', null]]);
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'Counter' }).check();
    await button(page, 'Save selection').click();
    await expect
      .poll(async () => (await events()).slice(1))
      .toEqual([...session, ...counter, ['WidgetClosed', null]]);
    await settled(page);
    const [first] = await site().stored({ accepted: ['Session', 'Counter'] });
    await page.reload();
    await expect.poll(events).toEqual([...session, ...counter, ['WidgetLoaded', null]]);

    await secondAfter(first!);
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Accept all').click();
    await expect
      .poll(async () => (await events()).slice(6))
      .toEqual([...told('Adverts', '_ad'), ...told('Video'), ['WidgetClosed', null]]);
    await settled(page);
    const [, second] = await site().stored({ accepted: ['Session', 'Counter'] }, { accepted: all });

    await secondAfter(second!);
    await page.evaluate(() => CCM.openWidget());
    await Promise.all([page.waitForEvent('load'), button(page, 'Only necessary').click()]);
    await expect.poll(events).toEqual([...session, ['WidgetLoaded', null]]);
    await site().stored(
      { accepted: ['Session', 'Counter'] },
      { accepted: all },
      { consent: false, accepted: ['Session'] },
    );
  });

  test('the closing event follows a rejection, and an accepted event describes its embedding', async () => {
    const page = await open({
      head: `${recordEvents}<script>addEventListener('ccm19EmbeddingAccepted', (e) => (window.last = e.detail))</script>`,
    });
    await button(page, 'Only necessary').click();
    await expect
      .poll(async () => (await page.evaluate(() => window.events)).at(-1))
      .toEqual(['WidgetClosed', null]);
    await expect
      .poll(() => page.evaluate('last'))
      .toEqual({
        name: 'Session',
        key: 'session',
        code: site().id('Session'),
        purpose: '41ba25c',
        mandatory: true,
      });
    await site().stored({ consent: false, accepted: ['Session'] });
  });

  test('links and the interface open and close both layers', async () => {
    const page = await open({
      head: recordEvents,
      body: `<a href="#CCM.openWidget">banner</a> <a href="#CCM.openControlPanel">settings</a>`,
    });
    await button(page, 'Only necessary').click();
    await page.getByRole('link', { name: 'settings' }).click();
    await expect.poll(() => dialog(page).getAttribute('aria-label')).toBe('Privacy settings');
    await expect
      .poll(() => dialog(page).getByRole('heading', { level: 2 }).textContent())
      .toBe('Privacy settings');
    await page.evaluate(() => CCM.closeControlPanel());
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.getByRole('link', { name: 'banner' }).click();
    await page.evaluate(() => CCM.openControlPanel());
    await page.evaluate(() => CCM.closeControlPanel());
    await expect
      .poll(() => dialog(page).getByRole('heading', { level: 2 }).textContent())
      .toBe('Cookies and privacy');
    await page.evaluate(() => CCM.closeWidget());
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect
      .poll(async () =>
        (await page.evaluate(() => window.events)).filter(([name]) => name === 'WidgetClosed'),
      )
      .toHaveLength(3);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
    await expect.poll(() => page.evaluate(() => CCM.version)).toMatch(/^\d+\.\d+\.\d+$/);
    await page.evaluate(() => CCM.navigate('/elsewhere', true, false));
    await page.waitForURL('**/elsewhere');
    await site().stored({ consent: false, accepted: ['Session'] });
  });

  test(
    'a layer that the page opens while it loads is open afterwards, even if the visitor need not be asked',
    { tags: 'full' },
    async () => {
      const page = await open();
      await button(page, 'Only necessary').click();
      site().setPage({ head: '<script>CCM.openControlPanel()</script>' });
      await page.reload();
      await expect.poll(() => button(page, 'Save selection').isVisible()).toBe(true);
    },
  );

  test('an address that ends in #CCM.openControlPanel opens the preferences', { tags: 'full' }, async () => {
    const page = await open({}, {}, '#CCM.openControlPanel');
    await expect
      .poll(() => dialog(page).getByRole('heading', { level: 2 }).textContent())
      .toBe('Privacy settings');
    await button(page, 'Accept all').click();
    await site().stored({ accepted: all });
  });

  test('the language is that of the page, and can be switched', async () => {
    const page = await open({ lang: 'de_DE', body: '<div class="ccm-cookie-declaration"></div>' });
    await button(page, 'Nur notwendige').waitFor();
    await expect.poll(() => page.evaluate(() => CCM.availableLocales())).toEqual(['de_DE', 'en_US']);
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    await heading('Anzeigen / Ads').waitFor({ state: 'attached' });
    await page.evaluate(() => CCM.switchLocale('xx_XX'));
    await page.evaluate(() => CCM.switchLocale('en_US'));
    await button(page, 'Only necessary').click();
    await heading('Ads').waitFor();
    await settled(page);
    const [first] = await site().stored({ consent: false, accepted: ['Session'] });

    await secondAfter(first!);
    await page.evaluate(() => CCM.switchLocale('de_DE'));
    await page.getByRole('button', { name: 'Einwilligung ändern oder widerrufen' }).click();
    await button(page, 'Alle akzeptieren').click();
    await site().stored({ consent: false, accepted: ['Session'] }, { accepted: all, lang: 'de_DE' });
  });

  test('the cookie declaration lists every service with its cookies and storage keys', async () => {
    const page = await open(
      { body: '<div class="ccm-cookie-declaration"></div>' },
      { domain: { cookieDeclarationTableHeadingStartLevel: 2 } },
    );
    const place = page.locator('.ccm-cookie-declaration');
    await place.locator('h2').first().waitFor();
    await expect
      .poll(() => place.locator('h2').allTextContents())
      .toEqual(['Technically necessary', 'Ads', 'Analytics / statistics', 'Social media']);
    await expect
      .poll(() => place.locator('h3').allTextContents())
      .toEqual(['Consent management', 'Session', 'Adverts', 'Counter', 'Video']);
    await expect.poll(() => place.locator('td').allTextContents()).toContain('Tells visitors apart');
    await page.evaluate(() => CCM.closeWidget());
    await place.getByRole('link', { name: 'Change or withdraw consent' }).click();
    await dialog(page).waitFor();
    expect(await site().entries()).toEqual([]);
  });

  test.each([320, 390])(
    'the cookie declaration fits into a page of %i px',
    { tags: 'full' },
    async (width) => {
      const long = 'a_very_long_name_of_a_cookie_that_has_no_place_where_a_browser_would_break_it.0123456789';
      const page = await open(
        { body: '<div class="ccm-cookie-declaration"></div>' },
        {
          services: {
            Counter: {
              privacyPolicyUrl: `https://counter.example/${'privacy-and-more-of-it/'.repeat(5)}?${'x'.repeat(99)}`,
              assets: [{ name: long, lifetime: '1 year', description: `Tells visitors apart: ${long}` }],
            },
          },
        },
      );
      await page.setViewportSize({ width, height: 800 });
      await button(page, 'Only necessary').click();
      const place = page.locator('.ccm-cookie-declaration');
      await place.getByText(long, { exact: false }).first().waitFor();
      await place.getByRole('button').first().waitFor();
      const beyond = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      expect(await beyond()).toBe(0);
      // A word of usual length is not broken.
      const narrow = await place
        .locator('th')
        .evaluateAll((cells) => cells.filter((cell) => cell.clientWidth < 40).length);
      expect(narrow).toBe(0);
    },
  );

  test(
    'the cookie declaration has styles of its own, which any rule of the page overrides',
    { tags: 'full' },
    async () => {
      const page = await open({
        head: '<style>h3, th { text-align: right } .site table { margin-top: 7px }</style>',
        body: '<div class="site"><div class="ccm-cookie-declaration"></div></div>',
      });
      const styleOf = (selector: string, name: 'textAlign' | 'marginTop' | 'borderTopWidth' | 'display') =>
        page
          .locator(`.ccm-cookie-declaration ${selector}`)
          .first()
          .evaluate((element, name) => getComputedStyle(element)[name], name);
      expect(await styleOf('.ccm-cookie-declaration--embedding', 'borderTopWidth')).toBe('1px');
      expect(await styleOf('tr', 'display')).toBe('flex');
      expect(await styleOf('th', 'textAlign')).toBe('right');
      expect(await styleOf('table', 'marginTop')).toBe('7px');
    },
  );

  test('Google’s consent mode is denied first and updated after each decision', async () => {
    const page = await open();
    const calls = () =>
      page.evaluate(() =>
        (window as { dataLayer?: (IArguments | { event: string })[] })
          .dataLayer!.filter((call) => !('event' in call))
          .map((call) => [...(call as IArguments)] as [string, string, Record<string, string>]),
      );
    const granted = (state: Record<string, string>) =>
      Object.keys(state)
        .filter((type) => state[type] === 'granted' && type !== 'security_storage')
        .sort();
    const [first] = await calls();
    expect(first!.slice(0, 2)).toEqual(['consent', 'default']);
    const { wait_for_update, security_storage, ...others } = first![2];
    expect([wait_for_update, security_storage]).toEqual([500, 'granted']);
    expect(Object.keys(others)).toHaveLength(6);
    expect(new Set(Object.values(others))).toEqual(new Set(['denied']));
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'Counter' }).check();
    await button(page, 'Save selection').click();
    const state = { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' };
    const last = async () => (await calls()).at(-1)!;
    await expect.poll(last).toEqual(['consent', 'update', expect.objectContaining(state)]);
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.prototype.toString.call((window as { dataLayer?: unknown[] }).dataLayer![0]),
        ),
      )
      .toBe('[object Arguments]');
    await settled(page);
    const [entry] = await site().stored({ accepted: ['Session', 'Counter'] });

    await secondAfter(entry!);
    await page.reload();
    await expect
      .poll(async () => (await calls()).map(([, command, state]) => [command, granted(state)]))
      .toEqual([
        ['default', []],
        ['update', ['analytics_storage']],
      ]);
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Accept all').click();
    await expect
      .poll(async () => granted((await last())[2]))
      .toEqual(['ad_personalization', 'ad_storage', 'ad_user_data', 'analytics_storage']);
    await site().stored({ accepted: ['Session', 'Counter'] }, { accepted: all });
  });

  test(
    'Global Privacy Control blocks ads and social media of visitors who need not be asked, and records nothing',
    { tags: 'full' },
    async () => {
      site().setPage({ head: '<script src="/adverts.js"></script>' });
      await site().configure({ theme: { enableOnlyInEu: true } });
      const context = await visit();
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      );
      const page = await context.newPage();
      await page.goto(site().pageUrl);
      await expect.poll(() => ran(page)).toEqual(['counter']);
      await expect
        .poll(() => page.evaluate(() => [CCM.consent, CCM.acceptedEmbeddings.map((e) => e.name)]))
        .toEqual([false, ['Session', 'Counter']]);
      await page.reload({ waitUntil: 'networkidle' });
      await expect.poll(() => site().answers()).toEqual([]);
      expect(await site().entries()).toEqual([]);

      await page.evaluate(() => CCM.openControlPanel());
      await button(page, 'Accept all').click();
      await expect.poll(() => ran(page)).toEqual(['counter', 'adverts.js']);
      await site().stored({ accepted: all });
    },
  );

  test('a visitor with Global Privacy Control is still asked where consent is needed', async () => {
    const context = await visit();
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    const page = await context.newPage();
    await page.goto(site().pageUrl);
    await button(page, 'Settings').click();
    expect(await page.getByRole('checkbox', { name: 'Adverts' }).isChecked()).toBe(false);
    await expect.poll(() => ran(page)).toEqual([]);
    expect(await site().entries()).toEqual([]);
    await button(page, 'Save selection').click();
    await site().stored({ consent: false, accepted: ['Session'] });
  });

  test(
    'without the signal everything runs for visitors who need not be asked, and nothing is recorded',
    { tags: 'full' },
    async () => {
      const page = await open(
        { head: '<script src="/adverts.js"></script>' },
        { theme: { enableOnlyInEu: true } },
      );
      await expect.poll(() => ran(page)).toEqual(['adverts.js', 'counter']);
      await expect.poll(() => dialog(page).count()).toBe(0);
      expect(await site().entries()).toEqual([]);
    },
  );

  test('texts are shown as text, the legal notice’s HTML as HTML, and code after consent with its HTML', async () => {
    const hostile = '</script><img src=x onerror="ran.push(1)">\u2028';
    const page = await open(
      {},
      {
        locales: { en_US: { widgetIntroText: hostile } },
        services: {
          [hostile]: {
            purpose: 'a717ff5',
            scriptHtmlCode: '<p id="new">new</p><noscript><img src="/pixel"></noscript>',
          },
        },
      },
    );
    await expect.poll(() => dialog(page).textContent()).toContain(hostile);
    await button(page, 'Privacy policy').click();
    await expect.poll(() => dialog(page).locator('b').textContent()).toBe('nothing');
    await page.keyboard.press('Escape');
    await button(page, 'Settings').click();
    await button(page, 'Save selection').waitFor();
    await expect.poll(() => dialog(page).textContent()).toContain(hostile);
    await button(page, 'Accept all').click();
    await page.locator('#new').waitFor();
    expect(site().hits('/pixel')).toBe(0);
    await expect.poll(() => ran(page)).toEqual(['counter']);
    await site().stored({ accepted: [...all, hostile] });
  });

  test('the visitor sees filled-in placeholders', { tags: 'full' }, async () => {
    const page = await open(
      {},
      {
        locales: {
          en_US: {
            widgetIntroText: '{COMPANY} asks.',
            privacyPolicyHtmlCode: '<p>{COMPANY} keeps <b>{UNKNOWN}</b></p>',
          },
        },
        services: { Counter: { description: 'Counts for {COMPANY}, {YEARS} years.' } },
        placeholders: { COMPANY: 'Müller & <b>Söhne</b>', YEARS: '2' },
      },
    );
    await expect.poll(() => dialog(page).textContent()).toContain('Müller & <b>Söhne</b> asks.');
    await button(page, 'Privacy policy').click();
    await expect
      .poll(() => dialog(page).locator('p').textContent())
      .toBe('Müller & <b>Söhne</b> keeps {UNKNOWN}');
    await page.keyboard.press('Escape');
    await button(page, 'Settings').click();
    await button(page, 'Save selection').waitFor();
    await expect
      .poll(() => dialog(page).textContent())
      .toContain('Counts for Müller & <b>Söhne</b>, 2 years.');
    await button(page, 'Save selection').click();
    await site().stored({ consent: false, accepted: ['Session'] });
  });
});
