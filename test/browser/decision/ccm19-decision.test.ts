import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { button, dialog, ran, recordEvents } from '../support/widget.ts';

const ucid = '2d74b685b2e05d5a547f2b22e09f833fb0ac7b534d78af2608eed772e2128cb3';
const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;

inBrowser('a decision that was made under CCM19', (site, visit) => {
  /** A decision in the format that CCM19 stores. */
  const decision = (more: object = {}) => ({
    gen: 2,
    ucid,
    consent: true,
    embeddings: [site().id('Session'), site().id('Counter')],
    created: hourAgo(),
    updated: hourAgo(),
    clickedButton: 'save',
    iframeConsentDomains: [],
    lang: 'de_DE',
    ...more,
  });

  async function open(stored: unknown, where: 'localStorage' | 'cookie' = 'localStorage', head = '') {
    site().setPage({ head: recordEvents + head });
    const text = typeof stored === 'string' ? stored : JSON.stringify({ '/': stored });
    const options: BrowserContextOptions = {};
    const origin = new URL(site().pageUrl).origin;
    if (where === 'localStorage')
      options.storageState = {
        cookies: [],
        origins: [{ origin, localStorage: [{ name: 'ccm_consent', value: text }] }],
      };
    const context = await visit(options);
    if (where === 'cookie')
      await context.addCookies([{ name: 'ccm_consent', value: encodeURIComponent(text), url: origin }]);
    const page = await context.newPage();
    await page.goto(site().pageUrl);
    await page.waitForFunction(() => window.events?.some(([name]) => name === 'WidgetLoaded'));
    return page;
  }

  for (const where of ['localStorage', 'cookie'] as const)
    test(`is imported from ${where} once and not sent, and the visitor is asked about all other services`, async () => {
      const page = await open(decision(), where);
      expect(await ran(page)).toEqual(['counter']);
      await dialog(page).waitFor();
      const state = () =>
        page.evaluate(() => [
          CCM.consent,
          CCM.consentRequired,
          CCM.ucid,
          CCM.acceptedEmbeddings.map(({ name }) => name),
        ]);
      expect(await state()).toEqual([true, true, ucid, ['Session', 'Counter']]);
      expect(await page.evaluate(() => [localStorage.ccm_consent, document.cookie])).toEqual([undefined, '']);
      await page.reload({ waitUntil: 'networkidle' });
      expect(await state()).toEqual([true, true, ucid, ['Session', 'Counter']]);
      expect(site().answers()).toEqual([]);

      await button(page, 'Settings').click();
      expect(await page.getByRole('checkbox', { name: 'Counter' }).isChecked()).toBe(true);
      await button(page, 'Save selection').click();
      const [entry] = await site().stored({ accepted: ['Session', 'Counter'] });
      expect(entry!.ucid).toBe(ucid);
      expect(await page.evaluate(() => [CCM.consentRequired, CCM.initialConsent])).toEqual([false, false]);
    });

  test(
    'applies to services with the same name and purpose, and the visitor is not asked if it names them all',
    { tags: 'full' },
    async () => {
      const embeddings = [
        { id: '1e76acf', name: 'Counter', purpose: 'a717ff5' },
        { id: site().id('Adverts'), name: 'Another name', purpose: 'cdcbd7c' },
        { id: '8ed8d9a', name: 'Video', purpose: '6cd2721', assets: [] },
      ];
      const page = await open(decision({ embeddings, updated: new Date().toISOString() }));
      expect(await page.evaluate(() => [CCM.fullConsentGiven, CCM.consentRequired])).toEqual([true, false]);
      expect(await dialog(page).count()).toBe(0);
    },
  );

  test('rejects services that it does not name where they run without consent', async () => {
    site().setPlace('US-CA');
    await site().configure({ domain: { policyUsStates: 'optOut' } });
    const embeddings = [site().id('Session'), site().id('Video')];
    const page = await open(decision({ embeddings }), 'localStorage', '<script src="/adverts.js"></script>');
    expect(await page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name))).toEqual([
      'Session',
      'Video',
    ]);
    expect(await ran(page)).toEqual([]);
    expect(await dialog(page).count()).toBe(0);
    // If a script had run before the import, the page would have been reloaded.
    expect(site().hits('/')).toBe(1);
  });

  for (const domain of [{ consentStorage: 'cookie' }, { consentCookieLifetime: 0 }])
    test(
      `rejects an exempt service wherever it is stored, with ${JSON.stringify(domain)}`,
      { tags: 'full' },
      async () => {
        site().setPlace('GB');
        await site().configure({ domain, services: { Adverts: { exemptInUk: 'statistics' } } });
        const page = await open(
          decision({ embeddings: [] }),
          'localStorage',
          '<script src="/adverts.js"></script>',
        );
        expect(await page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name))).toEqual([
          'Session',
        ]);
        expect(await ran(page)).toEqual([]);
        expect(site().hits('/')).toBe(1);
      },
    );

  test('does not apply to a service with only the same name', async () => {
    const embeddings = [{ name: 'Counter', purpose: 'cdcbd7c' }, { name: 'Video' }, 'Adverts', 'a717ff5', 7];
    const page = await open(decision({ embeddings }));
    expect(await page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name))).toEqual(['Session']);
    await dialog(page).waitFor();
  });

  const defects: Record<string, unknown> = {
    'another generation': { gen: 1 },
    'no consent': { consent: 'yes' },
    'an ID of another form': { ucid: '1' },
    'a list of IDs': { ucid: [ucid] },
    'no list': { embeddings: 'all' },
    'a hole in the list': { embeddings: [null] },
    'no time': { created: undefined, updated: undefined },
    'a time that is none': { updated: 'yesterday' },
    'the future': { updated: 17448899122 },
    'a time that is too long ago': { updated: hourAgo() - 365 * 86_400 },
  };
  test('is ignored if it is malformed', { tags: 'full' }, async () => {
    for (const [defect, more] of Object.entries(defects)) {
      const page = await open(decision(more as object));
      expect(await dialog(page).isVisible(), defect).toBe(true);
      expect(await page.evaluate(() => [CCM.consent, CCM.ucid]), defect).toEqual([false, null]);
      expect(await ran(page), defect).toEqual([]);
      await page.context().close();
    }
    // If a script had run, the page would have been reloaded.
    expect(site().hits('/')).toBe(Object.keys(defects).length);
  });

  test('is ignored if it cannot be read, and the page works', { tags: 'full' }, async () => {
    for (const text of ['{', 'null', '{"/de":{}}', 'c1.2.5', '"', '[]']) {
      const page = await open(text);
      await dialog(page).waitFor();
      expect(await page.evaluate(() => CCM.consent)).toBe(false);
      await page.context().close();
    }
  });

  test('is replaced by a decision that is made here, and never imported again', async () => {
    const page = await open(decision());
    await button(page, 'Only necessary').click();
    await site().stored({ consent: false, accepted: ['Session'] });
    await page.evaluate((text) => (localStorage.ccm_consent = text), JSON.stringify({ '/': decision() }));
    await page.reload();
    expect(await page.evaluate(() => [CCM.consent, CCM.acceptedEmbeddings.length])).toEqual([true, 1]);
  });
});
