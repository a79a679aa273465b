import { expect, test } from 'vitest';
import { inBrowser } from './browser.ts';
import { configuration } from './config.ts';
import { button, dialog, ran, recordEvents } from './widget.ts';

inBrowser('what the widget tells and offers to the page', (site, visit) => {
  async function open(html: Parameters<ReturnType<typeof site>['setPage']>[0] = {}, patch = {}, hash = '') {
    site().setPage({ head: recordEvents, ...html });
    site().setConfig(patch);
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl + hash);
    await page.waitForFunction(() => window.CCM);
    return page;
  }

  test('events come in order, on the first page and on later ones', async () => {
    const page = await open();
    const events = () => page.evaluate(() => window.events);
    const both = (name: string) => [
      ['EmbeddingAccepted', name],
      ['CookieAccepted', name],
    ];
    expect(await events()).toEqual([['WidgetLoaded', null], ...both('Session')]);
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'Counter' }).check();
    await button(page, 'Save selection').click();
    expect((await events()).slice(3)).toEqual([...both('Counter'), ['WidgetClosed', null]]);
    await page.reload();
    expect(await events()).toEqual([['WidgetLoaded', null], ...both('Session'), ...both('Counter')]);
  });

  test('the closing event follows a refusal, and an accepted event tells all of its embedding', async () => {
    const page = await open({
      head: `${recordEvents}<script>addEventListener('ccm19EmbeddingAccepted', (e) => (window.last = e.detail))</script>`,
    });
    await button(page, 'Only necessary').click();
    expect((await page.evaluate(() => window.events)).at(-1)).toEqual(['WidgetClosed', null]);
    expect(await page.evaluate('last')).toEqual({
      name: 'Session',
      code: '0000000000a1',
      purpose: '41ba25c',
      mandatory: true,
    });
  });

  test('links and the interface open and close both parts', async () => {
    const page = await open({
      head: recordEvents,
      body: `<a href="#CCM.openWidget">banner</a> <a href="#CCM.openControlPanel">settings</a>`,
    });
    await button(page, 'Only necessary').click();
    await page.getByRole('link', { name: 'settings' }).click();
    expect(await dialog(page).getAttribute('aria-labelledby')).toBe('t');
    expect(await dialog(page).getByRole('heading', { level: 2 }).textContent()).toBe('Privacy settings');
    await page.evaluate(() => CCM.closeControlPanel());
    expect(await dialog(page).count()).toBe(0);
    await page.getByRole('link', { name: 'banner' }).click();
    await page.evaluate(() => CCM.openControlPanel());
    await page.evaluate(() => CCM.closeControlPanel());
    expect(await dialog(page).getByRole('heading', { level: 2 }).textContent()).toBe('Cookies and privacy');
    await page.evaluate(() => CCM.closeWidget());
    expect(await dialog(page).count()).toBe(0);
    expect(
      (await page.evaluate(() => window.events)).filter(([name]) => name === 'WidgetClosed'),
    ).toHaveLength(3);
    expect(await page.evaluate(() => location.hash)).toBe('');
    expect(await page.evaluate(() => CCM.version)).toMatch(/^\d+\.\d+\.\d+$/);
    await page.evaluate(() => CCM.navigate('/elsewhere', true, false));
    await page.waitForURL('**/elsewhere');
  });

  test('an address that ends in #CCM.openControlPanel opens the settings', async () => {
    const page = await open({}, {}, '#CCM.openControlPanel');
    expect(await dialog(page).getByRole('heading', { level: 2 }).textContent()).toBe('Privacy settings');
  });

  test('the language is the page’s, and can be switched', async () => {
    const page = await open({ lang: 'de_DE', body: '<div class="ccm-cookie-declaration"></div>' });
    expect(await button(page, 'Nur notwendige').isVisible()).toBe(true);
    expect(await page.evaluate(() => CCM.availableLocales())).toEqual(['de_DE', 'en_US']);
    await page.evaluate(() => CCM.switchLocale('xx_XX'));
    await page.evaluate(() => CCM.switchLocale('en_US'));
    await button(page, 'Only necessary').click();
    await expect.poll(() => site().posts()).toMatchObject([{ lang: 'en_US' }]);
    expect(await page.getByRole('heading', { name: 'Ads' }).count()).toBe(1);
  });

  test('the cookie declaration lists every service and what it stores', async () => {
    const page = await open(
      { body: '<div class="ccm-cookie-declaration"></div>' },
      {
        cookieDeclarationTableHeadingStartLevel: 2,
        cookieDeclarationTablePrependConsentChangeLink: true,
        cookieDeclarationTablePrependIntroText: true,
      },
    );
    const place = page.locator('.ccm-cookie-declaration');
    expect(await place.locator('h2').allTextContents()).toEqual([
      'Technically necessary',
      'Ads',
      'Analytics / statistics',
      'Social media',
    ]);
    expect(await place.locator('h3').allTextContents()).toEqual(['Session', 'Adverts', 'Counter', 'Video']);
    expect(await place.locator('td').allTextContents()).toContain('Tells visitors apart');
    await page.evaluate(() => CCM.closeWidget());
    await place.getByRole('link', { name: 'Change or withdraw consent' }).click();
    expect(await dialog(page).isVisible()).toBe(true);
  });

  test('Google’s consent mode is denied first and updated after each choice', async () => {
    const page = await open();
    const calls = () =>
      page.evaluate(() =>
        (window as { dataLayer?: IArguments[] }).dataLayer!.map(
          (call) => [...call] as [string, string, Record<string, string>],
        ),
      );
    const [first] = await calls();
    expect(first!.slice(0, 2)).toEqual(['consent', 'default']);
    expect(Object.keys(first![2])).toHaveLength(7);
    expect(new Set(Object.values(first![2]))).toEqual(new Set(['denied']));
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'Counter' }).check();
    await button(page, 'Save selection').click();
    const last = (await calls()).at(-1)!;
    expect(last.slice(0, 2)).toEqual(['consent', 'update']);
    expect(last[2]).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
    });
    expect(
      await page.evaluate(() =>
        Object.prototype.toString.call((window as { dataLayer?: unknown[] }).dataLayer![0]),
      ),
    ).toBe('[object Arguments]');
  });

  test('Global Privacy Control holds ads and social media back where nothing is asked, and records nothing', async () => {
    site().setPage({ head: '<script src="/adverts.js"></script>' });
    site().setConfig({ outsideEu: true });
    const context = await visit();
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    const page = await context.newPage();
    await page.goto(site().pageUrl);
    await expect.poll(() => ran(page)).toEqual(['counter']);
    expect(await page.evaluate(() => [CCM.consent, CCM.acceptedEmbeddings.map((e) => e.name)])).toEqual([
      false,
      ['Session', 'Counter'],
    ]);
    expect(site().posts()).toEqual([]);

    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(['counter', 'adverts.js']);
    await expect.poll(() => site().posts()).toHaveLength(1);
  });

  test('without the signal everything runs where nothing is asked', async () => {
    const page = await open({ head: '<script src="/adverts.js"></script>' }, { outsideEu: true });
    expect(await dialog(page).count()).toBe(0);
    expect(await ran(page)).toEqual(['adverts.js', 'counter']);
  });

  test('texts are shown as texts, the imprint’s HTML as HTML, and scripts after consent bring their HTML along', async () => {
    const hostile = '</script><img src=x onerror="ran.push(1)">\u2028';
    const { texts } = configuration('en_US');
    const page = await open(
      {},
      {
        texts: { ...texts, widgetIntroText: hostile },
        embeddings: [
          {
            id: '1',
            name: hostile,
            purpose: 'a717ff5',
            scriptHtmlCode: '<p id="new">new</p><noscript><img src="/pixel"></noscript>',
          },
        ],
      },
    );
    expect(await dialog(page).textContent()).toContain(hostile);
    await button(page, 'Privacy policy').click();
    expect(await dialog(page).locator('b').textContent()).toBe('nothing');
    await page.keyboard.press('Escape');
    await button(page, 'Settings').click();
    expect(await dialog(page).textContent()).toContain(hostile);
    await button(page, 'Accept all').click();
    await page.locator('#new').waitFor();
    expect(site().hits('/pixel')).toBe(0);
    expect(await ran(page)).toEqual([]);
  });
});
