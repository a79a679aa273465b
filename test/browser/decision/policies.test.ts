import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { inBrowser } from '../support/browser.ts';
import { button, dialog, ran, recordEvents, sendSignal, settled } from '../support/widget.ts';

const accept = 'Accept all';
const reject = 'Only necessary';
const optOut = 'Do not sell or share my personal information';
const choices = 'Your privacy choices';
const honored = 'Opt-out request honored';

/** A row of the table in docs/appendix/regions-tested.md. */
type Row = Record<
  | 'Visitor in'
  | 'Policy'
  | 'Signal'
  | 'Decision'
  | 'Ads and social media'
  | 'Statistics'
  | 'Shown'
  | 'Stored',
  string
>;

const lines = readFileSync('docs/appendix/regions-tested.md', 'utf8').split('\n');
const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const start = lines.findIndex((line) => line.startsWith('| Visitor in'));
const end = lines.findIndex((line, i) => i > start && !line.startsWith('|'));
const titles = cells(lines[start]!);
const rows = lines
  .slice(start + 2, end === -1 ? undefined : end)
  .map((line) => Object.fromEntries(cells(line).map((cell, i) => [titles[i], cell])) as Row);

const settings = ['policyEurope', 'policyUsStates', 'policyQuebec', 'policyBrazil', 'policyElsewhere'];
const settingOf: Record<string, string> = {
  'CA-QC': 'policyQuebec',
  BR: 'policyBrazil',
  'US-WA': 'policyElsewhere',
  'CA-ON': 'policyElsewhere',
  JP: 'policyElsewhere',
};
const settingFor = (place: string) =>
  settingOf[place] ?? (place.startsWith('US-') ? 'policyUsStates' : 'policyEurope');

/** What a domain must be set to so that only visitors at this place have the policy. */
const policiesFor = (place: string, policy: string) => ({
  ...Object.fromEntries(settings.map((name) => [name, policy === 'none' ? 'optIn' : 'none'])),
  ...(place !== 'T1' && { [settingFor(place)]: policy }),
});

inBrowser('policies by region', (site, visit) => {
  async function open(place: string, { signal = false, before = false, path = '' } = {}) {
    site().setPlace(place);
    site().setPage({ head: `${recordEvents}<script src="/adverts.js"></script>` });
    const page = await (await visit()).newPage();
    if (signal) await sendSignal(page);
    if (before) {
      await page.context().setExtraHTTPHeaders({ 'Sec-GPC': '1' });
      await page.goto(site().pageUrl);
      await loaded(page);
      await page.context().setExtraHTTPHeaders({});
    }
    await page.goto(site().pageUrl + path);
    return page;
  }
  const loaded = (page: Page) =>
    page.waitForFunction(() => window.events?.some(([name]) => name === 'WidgetLoaded'));
  const preferences = async (page: Page) => {
    await page.evaluate(() => CCM.openControlPanel());
    await button(page, 'Save selection').waitFor();
  };
  async function choose(page: Page, switched: Record<string, boolean>) {
    await preferences(page);
    for (const [name, on] of Object.entries(switched))
      await page.getByRole('checkbox', { name, exact: true }).setChecked(on);
    await button(page, 'Save selection').click();
  }
  const decisions: Record<string, (page: Page) => Promise<unknown>> = {
    [accept]: (page) => button(page, accept).click(),
    [reject]: (page) => button(page, reject).click(),
    OK: (page) => button(page, 'OK').click(),
    [optOut]: (page) => button(page, optOut).click(),
    'Ads switched on': (page) => choose(page, { Ads: true, 'Social media': true }),
    'Preferences saved unchanged': (page) => choose(page, {}),
    'Statistics switched off': (page) => choose(page, { 'Analytics / statistics': false }),
    async 'Rejection in the preferences'(page) {
      await preferences(page);
      await button(page, reject).click();
    },
  };

  async function shown(page: Page) {
    if (!(await dialog(page).isVisible())) return '–';
    const text = (await dialog(page).textContent())!;
    const kind = (await dialog(page).evaluate((element) => element.classList.contains('q')))
      ? 'notice'
      : 'banner';
    return text.includes(honored) ? `${kind}, honored` : kind;
  }

  /** What the log has of the newest decision, and what its receipt proves. */
  async function stored() {
    const [entry] = await site().entries();
    if (!entry) return undefined;
    const { records, privacy_notice } = await site().evidence(entry.ucid);
    const { signals, embeddings } = JSON.parse(records[0]!.line) as Record<string, string[]>;
    const { policy = 'optIn', services } = privacy_notice[0]!.content;
    return {
      kind: entry.consent ? 'consent' : 'rejection',
      accepted: services.filter(({ id }) => embeddings!.includes(id)).map(({ name }) => name),
      signals,
      policy,
    };
  }

  test('the table has rows for every region, policy, signal and kind of decision', () => {
    expect(rows.length).toBeGreaterThan(25);
    const values = (title: keyof Row) => new Set(rows.map((row) => row[title]));
    expect(new Set([...values('Visitor in')].map(settingFor)).size).toBe(settings.length);
    expect([...values('Policy')].sort()).toEqual(
      ['none', 'noticeOnly', 'optIn', 'optIn, exempt statistics', 'optOut'].sort(),
    );
    expect([...values('Decision')].sort()).toEqual(['–', ...Object.keys(decisions)].sort());
    expect([...values('Signal')].sort()).toEqual(['GPC', 'GPC, earlier', 'GPC, later', '–'].sort());
  });

  test.each(sample(rows, 9).map((row) => [Object.values(row).join(' | '), row] as const))(
    '%s',
    async (_, row) => {
      const place = row['Visitor in'];
      const [policy, exempt] = row.Policy.split(', ');
      const signal = row.Signal === 'GPC';
      await site().configure({
        domain: policiesFor(place, policy!),
        services: { Counter: { exemptInUk: exempt ? 'statistics' : null } },
      });
      const page = await open(place, { signal, before: row.Signal === 'GPC, earlier' });
      await loaded(page);
      const decide = decisions[row.Decision];
      if (decide) {
        const stops = row.Statistics === 'off';
        const reload = stops && (await ran(page)).length > 0;
        await Promise.all([reload && page.waitForEvent('load'), decide(page)]);
        await settled(page);
      }
      if (row.Signal === 'GPC, later') await sendSignal(page);
      if (decide) await page.goto(`${site().pageUrl}next`);
      await loaded(page);
      const on = (title: 'Ads and social media' | 'Statistics') => row[title] === 'on';
      const expected = [on('Ads and social media') && 'adverts.js', on('Statistics') && 'counter'];
      await expect.poll(async () => (await ran(page)).sort()).toEqual(expected.filter(Boolean));
      await expect.poll(() => shown(page)).toBe(row.Shown);

      const [kind, sentSignal] = row.Stored.split(', ');
      // A decision that was made before the signal keeps what it says; the signal stops the services.
      const ads = on('Ads and social media') || row.Signal === 'GPC, later';
      expect(await stored()).toEqual(
        kind === '–'
          ? undefined
          : {
              kind,
              accepted: [
                'Session',
                ...(on('Statistics') ? ['Counter'] : []),
                ...(ads && kind === 'consent' ? ['Adverts', 'Video'] : []),
              ],
              signals: sentSignal ? [sentSignal] : [],
              policy,
            },
      );
    },
  );

  test('a notice leaves the page usable, closes without a decision, and opens again on the next page', async () => {
    await site().configure({ domain: { policyUsStates: 'optOut' }, theme: { widgetBlocking: true } });
    const page = await open('US-CA');
    await button(page, optOut).waitFor();
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(false);
    expect(await page.evaluate(() => [CCM.consent, CCM.consentRequired])).toEqual([false, false]);
    await button(page, 'Close').click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await button(page, choices).waitFor();
    expect(await site().entries()).toEqual([]);
    await page.reload();
    await button(page, 'OK').waitFor();
  });

  test(
    'where visitors can opt out, the way to the choice stays, although the theme has no icon and no such button',
    { tags: 'full' },
    async () => {
      await site().configure({
        domain: { policyUsStates: 'optOut', declineButtonEnforced: false },
        theme: { settingsIconEnabled: false, widgetButtons: ['cpanel'] },
      });
      const page = await open('US-CA');
      await button(page, optOut).waitFor();
      await button(page, 'OK').click();
      await settled(page);
      await button(page, choices).click();
      await Promise.all([page.waitForEvent('load'), button(page, optOut).click()]);
      await expect.poll(() => ran(page)).toEqual([]);
      await expect.poll(async () => (await site().entries())[0]?.consent).toBe(false);
    },
  );

  test(
    'a notice always has a way to the preferences, although the theme has no such button',
    { tags: 'full' },
    async () => {
      await site().configure({
        domain: { policyUsStates: 'optOut' },
        theme: { widgetButtons: ['accept', 'decline'] },
      });
      const page = await open('US-CA');
      await button(page, optOut).waitFor();
      await button(page, 'Settings').click();
      await expect.poll(() => button(page, 'Save selection').count()).toBe(1);
    },
  );

  test(
    'Do Not Track also stops what a visitor had only left on, but not what was switched on despite it',
    { tags: 'full' },
    async () => {
      await site().configure({
        domain: { policyUsStates: 'optOut' },
        theme: { complyWithDoNotTrack: true },
      });
      const page = await open('US-CA');
      await button(page, 'OK').click();
      await settled(page);
      await page
        .context()
        .addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
      await page.reload();
      await loaded(page);
      expect(await ran(page)).toEqual([]);
      await choose(page, { 'Analytics / statistics': true });
      await settled(page);
      await page.reload();
      await expect.poll(() => ran(page)).toEqual(['counter']);
    },
  );

  test('a notice has no button that rejects, but the preferences have', { tags: 'full' }, async () => {
    await site().configure({ domain: { policyBrazil: 'noticeOnly' } });
    const page = await open('BR');
    await button(page, 'OK').waitFor();
    expect(await button(page, reject).count()).toBe(0);
    await button(page, 'Settings').click();
    await button(page, reject).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Counter' }).isChecked()).toBe(true);
  });

  test('the preferences explain the signal, and name the services for which the visitor has decided otherwise', async () => {
    await site().configure({ domain: { policyUsStates: 'optOut' } });
    const page = await open('US-CA', { signal: true });
    await loaded(page);
    await preferences(page);
    expect(await dialog(page).textContent()).toContain(`${honored}Your browser asks websites`);
    expect(await page.getByRole('checkbox', { name: 'Adverts' }).isChecked()).toBe(false);
    expect(await page.getByRole('checkbox', { name: 'Counter' }).isChecked()).toBe(true);
    await page.getByRole('checkbox', { name: 'Adverts' }).check();
    await button(page, 'Save selection').click();
    await expect.poll(async () => (await ran(page)).sort()).toEqual(['adverts.js', 'counter']);
    await preferences(page);
    expect(await dialog(page).textContent()).toContain(
      `${honored}, except for services that you have switched on yourself: Adverts`,
    );
  });

  test(
    'a domain that asks everybody for consent shows the honored signal, too, in the visitor’s language',
    { tags: 'full' },
    async () => {
      site().setPlace('US-CA');
      const page = await (await visit({ locale: 'de-DE' })).newPage();
      await sendSignal(page);
      await page.goto(site().pageUrl);
      await button(page, 'Alle akzeptieren').waitFor();
      expect(await dialog(page).textContent()).toContain('Widerspruch berücksichtigt');
      await button(page, 'Einstellungen').click();
      await button(page, 'Auswahl speichern').waitFor();
      expect(await dialog(page).textContent()).toContain('Ihre Auswahl für einen Dienst hat Vorrang');
    },
  );

  test('a signal that only scripts can see is honored, stored, and shown in the preferences', async () => {
    await site().configure({ domain: { policyUsStates: 'optOut' } });
    site().setPlace('US-CA');
    site().setPage({ head: '<script src="/adverts.js"></script>' });
    const page = await (await visit()).newPage();
    await page
      .context()
      .addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto(site().pageUrl);
    await expect.poll(() => shown(page)).toBe('notice, honored');
    await expect.poll(() => ran(page)).toEqual(['counter']);
    await button(page, 'OK').click();
    await settled(page);
    expect(await stored()).toMatchObject({ signals: ['gpc'] });
  });

  test(
    'a signal that only scripts can see adds nothing to a banner that asks everybody for consent',
    { tags: 'full' },
    async () => {
      await site().configure({ domain: { consentRejectionLifetime: 30 } });
      const page = await (await visit()).newPage();
      await page
        .context()
        .addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
      await page.goto(site().pageUrl);
      await button(page, accept).waitFor();
      expect(await dialog(page).textContent()).not.toContain('✓');
    },
  );

  test('a page cannot forge the header of the signal for a decision', async () => {
    site().setPlace('US-CA');
    const page = await open('US-CA');
    await button(page, accept).click();
    await settled(page);
    const { ucid, embeddings } = (await site().entries())[0]!;
    const status = await page.evaluate(
      async ([service, domain, accepted]) => {
        const own = window as unknown as { fetch: typeof fetch };
        const snippet = document.querySelector<HTMLScriptElement>('script[src*="app.js"]')!;
        const apiKey = new URL(snippet.src).searchParams.get('apiKey');
        const answer = await own.fetch(`${service}/app/consents`, {
          method: 'POST',
          headers: { 'Sec-GPC': '1', 'Content-Type': 'text/plain' },
          body: JSON.stringify({ apiKey, domain, consent: true, embeddings: accepted, lang: 'en_US' }),
        });
        return answer.status;
      },
      [site().service, site().id(), Object.keys(embeddings)] as const,
    );
    expect(status).toBe(201);
    const forged = (await site().entries()).find((entry) => entry.ucid !== ucid)!;
    const [{ line }] = (await site().evidence(forged.ucid)).records as [{ line: string }];
    expect(JSON.parse(line)).toMatchObject({ signals: [] });
  });

  for (const consentStorage of ['localStorage', 'cookie'] as const)
    test(
      `a rejection in ${consentStorage} expires earlier than a consent, if the domain wants that`,
      { tags: 'full' },
      async () => {
        const DAY = 86_400_000;
        await site().configure({
          domain: { consentStorage, consentCookieSecure: false, consentRejectionLifetime: 30 },
        });
        const asked = async (page: Page) => {
          await page.goto(site().pageUrl);
          await loaded(page);
          return page.evaluate(() => CCM.consentRequired);
        };
        for (const [name, days, isAsked] of [
          [reject, 29, false],
          [reject, 31, true],
          [accept, 31, false],
          [accept, 366, true],
        ] as const) {
          const page = await open('DE');
          const began = Date.now();
          await button(page, name).click();
          await expect.poll(() => site().answers().at(-1)).toBe(201);
          await page.waitForTimeout(300);
          await page.clock.setFixedTime(began + days * DAY);
          expect([name, days, await asked(page)]).toEqual([name, days, isAsked]);
          await page.context().close();
        }
      },
    );

  test('a rejection can last longer than a consent', { tags: 'full' }, async () => {
    await site().configure({ domain: { consentCookieLifetime: 10, consentRejectionLifetime: 30 } });
    const page = await open('DE');
    const began = Date.now();
    await button(page, reject).click();
    await settled(page);
    await page.clock.setFixedTime(began + 29 * 86_400_000);
    await page.reload();
    await loaded(page);
    expect(await page.evaluate(() => CCM.consentRequired)).toBe(false);
  });

  test(
    'the cookie declaration names a service that runs without consent only where it does',
    { tags: 'full' },
    async () => {
      await site().configure({ services: { Counter: { exemptInUk: 'statistics' } } });
      for (const place of ['GB', 'DE']) {
        site().setPlace(place);
        site().setPage({ body: '<div class="ccm-cookie-declaration"></div>' });
        const page = await (await visit()).newPage();
        await page.goto(site().pageUrl);
        const counter = page
          .locator('.ccm-cookie-declaration--embedding')
          .filter({ has: page.getByRole('heading', { name: 'Counter' }) });
        await counter.waitFor();
        const isNamed = (await counter.textContent())!.includes('runs this service without your consent');
        expect([place, isNamed]).toEqual([place, place === 'GB']);
      }
    },
  );
});
