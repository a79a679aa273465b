// The domain has one imported preset, and every setting has its default.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { engine, inBrowser } from './support/browser.ts';
import { button, dialog, ran, settled } from './support/widget.ts';

const YOUTUBE = 5001;
const accept = 'Accept all';
const refuse = 'Only necessary';
const change = 'Change or withdraw consent';

/** The properties of a button that make it easier or harder to choose. */
const look = (of: Locator) =>
  of.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
    return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight, opacity };
  });

/** The name and the text of the file that the page saves. */
async function downloaded(page: Page, save: () => Promise<void>): Promise<[name: string, text: string]> {
  if (engine !== 'firefox') {
    const [download] = await Promise.all([page.waitForEvent('download'), save()]);
    return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')];
  }
  // Firefox saves what a page has made, but its driver neither saves it nor tells of it.
  const saved = page.evaluate(
    () =>
      new Promise<[string, string]>((done) => {
        HTMLAnchorElement.prototype.click = function () {
          void (async () => done([this.download, await (await fetch(this.href)).text()]))();
        };
      }),
  );
  await save();
  return saved;
}

inBrowser('a domain with default settings', (site, visit) => {
  beforeEach(() => site().beginPlain(YOUTUBE));

  async function open(path = '', options: Parameters<typeof visit>[0] = {}) {
    const page = await (await visit(options)).newPage();
    await page.goto(site().pageUrl + path);
    await dialog(page).waitFor();
    return page;
  }
  async function openSettings(page: Page) {
    await button(page, 'Settings').click();
    await button(page, 'Save selection').waitFor();
  }
  async function decide(page: Page, name: string) {
    await button(page, name).click();
    await settled(page);
  }

  test('rejecting is as easy as accepting on both layers', async () => {
    const page = await open();
    expect(await look(button(page, refuse))).toEqual(await look(button(page, accept)));
    await openSettings(page);
    expect(await look(button(page, refuse))).toEqual(await look(button(page, accept)));
    await decide(page, refuse);
    const [entry] = await site().entries();
    expect(entry).toMatchObject({ consent: false, embeddings: {} });
  });

  test('on a phone the buttons of the banner are visible', async () => {
    const page = await open('', { viewport: { width: 390, height: 844 } });
    for (const name of [accept, refuse, 'Settings']) {
      const { y, height } = (await button(page, name).boundingBox())!;
      expect(y + height).toBeLessThan(844);
    }
    const text = dialog(page).getByText('You can change your choice or withdraw');
    const { bottom, shown } = await text.evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom,
      shown: element.parentElement!.getBoundingClientRect().bottom,
    }));
    expect(bottom).toBeLessThanOrEqual(shown);
  });

  for (const from of ['icon', 'declaration'] as const)
    test(`withdrawing takes two clicks from the ${from}, and the banner says how`, async () => {
      site().setPage({ body: '<div class="ccm-cookie-declaration"></div>' });
      const page = await open();
      expect(await dialog(page).textContent()).toContain(
        `withdraw your consent at any time under “${change}”`,
      );
      await decide(page, accept);
      const link = page.locator('.ccm-cookie-declaration').getByRole('link', { name: change });
      await (from === 'icon' ? button(page, change) : link).click();
      await decide(page, refuse);
      // The page may be loaded again.
      const state = () => page.evaluate(() => [CCM.consent, CCM.acceptedEmbeddings]);
      await expect.poll(state).toEqual([true, []]);
      await expect.poll(async () => (await site().entries())[0]?.consent).toBe(false);
    });

  test('nothing is preselected, and nothing runs', async () => {
    const page = await open();
    await openSettings(page);
    for (const box of await page.getByRole('checkbox').all()) {
      const isNecessary = await box.isDisabled();
      expect(await box.isChecked()).toBe(isNecessary);
    }
    expect(await page.getByRole('checkbox', { name: 'YouTube' }).isChecked()).toBe(false);
    await decide(page, 'Save selection');
    expect(await page.evaluate(() => CCM.acceptedEmbeddings)).toEqual([]);
    expect(await ran(page)).toEqual([]);
  });

  test('the banner lists the purposes and the numbers of services and providers, without switches', async () => {
    const page = await open();
    expect(await dialog(page).getByRole('listitem').allTextContents()).toEqual(['External media']);
    const text = await dialog(page).textContent();
    expect(text).toContain('Optional services: 1 · Providers: 1');
    expect(text).toContain('Necessary services: Consent management');
    expect(await dialog(page).getByRole('checkbox').count()).toBe(0);
    await site().configure({ theme: { showPurposesInMainWindow: true } });
    const other = await open();
    await other.getByRole('checkbox', { name: 'External media' }).check();
    await decide(other, 'Save selection');
    expect(await other.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name))).toEqual(['YouTube']);
  });

  test('the controller, the storage period of the decision and third countries are one click away', async () => {
    const page = await open();
    await openSettings(page);
    const text = await dialog(page).textContent();
    expect(text).toContain('Controllerthe operator of localhost');
    expect(text).toContain('Storage period of your decision365 days');
    expect(text).toContain('countries outside the European Union');
    const placeholders = { COMPANY: 'Lindenhof', STREET: 'Main St. 1', ZIPCODE: '10115', CITY: 'Berlin' };
    await site().configure({
      placeholders,
      domain: { consentCookieLifetime: 0 },
      locales: { en_US: { imprintUrl: '/imprint' } },
    });
    const other = await open();
    await openSettings(other);
    const told = await dialog(other).textContent();
    expect(told).toContain('ControllerLindenhof, Main St. 1, 10115 Berlin Legal notice');
    expect(told).toContain('Storage period of your decisionuntil the browser is closed');
  });

  test('legal pages can be read while the banner is open, without a decision', { tags: 'full' }, async () => {
    await site().configure({
      domain: { accessibilityLinkEnabled: true },
      locales: {
        en_US: { imprintUrl: '/imprint', privacyPolicyUrl: '/privacy/', accessibilityUrl: '/a?page=9' },
        de_DE: { active: true, imprintUrl: '/impressum' },
      },
    });
    site().setPage({ body: '<p>Our address</p>'.repeat(60) });
    for (const size of [
      { width: 1280, height: 800 },
      { width: 320, height: 568 },
    ])
      for (const path of ['imprint?utm_source=x', 'privacy', 'a?page=9', 'impressum/']) {
        const page = await open(path, { viewport: size });
        expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(false);
        const { y } = (await dialog(page).boundingBox())!;
        expect(y).toBeGreaterThan(size.height / 2 - 1);
        await page.getByText('Our address').nth(2).click();
        await page.mouse.move(size.width / 2, 50);
        await page.mouse.wheel(0, 300);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
        await button(page, 'Close').click();
        expect(await dialog(page).count()).toBe(0);
        expect(await page.evaluate(() => [CCM.consent, CCM.acceptedEmbeddings])).toEqual([false, []]);
        await page.context().close();
      }
    const page = await open('a?page=8');
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    expect(await site().entries()).toEqual([]);
  });

  test('visitors see their consent ID, their decisions and a receipt to download', async () => {
    site().setPage({ body: '<div class="ccm-cookie-declaration"></div>' });
    const context = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(site().pageUrl);
    await button(page, refuse).waitFor();
    const declaration = page.locator('.ccm-cookie-declaration');
    await declaration.getByText('YouTube').first().waitFor({ state: 'attached' });
    expect(await declaration.textContent()).not.toContain('Consent ID');
    await decide(page, accept);
    const ucid = (await page.evaluate(() => CCM.ucid))!;

    for (const place of [declaration, dialog(page)]) {
      if (place !== declaration) await button(page, change).click();
      await expect.poll(() => place.textContent()).toContain(ucid);
      await expect.poll(() => place.textContent()).toContain(': all accepted');
      await place.getByText('Your decisions so far').click();
      await expect.poll(() => place.getByRole('listitem').allTextContents()).toHaveLength(1);
      const [name, receipt] = await downloaded(page, () =>
        place.getByRole('button', { name: 'Download receipt' }).click(),
      );
      expect(name).toBe(`${site().id()}.json`);
      expect(JSON.parse(receipt)).toMatchObject({
        pii_principal_id: ucid,
        events: [{ event_state: 'given' }],
      });
      await place.getByRole('button', { name: 'Copy' }).click();
      await place.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ucid);
    }
    await button(page, refuse).click();
    await expect.poll(() => declaration.textContent()).toContain(': only necessary');
  });

  test('the widget’s own storage is declared among the necessary services', { tags: 'full' }, async () => {
    site().setPage({ body: '<div class="ccm-cookie-declaration"></div>' });
    const page = await open();
    await openSettings(page);
    const section = dialog(page).locator('section').first();
    expect(await section.getByRole('checkbox', { name: 'Technically necessary' }).isDisabled()).toBe(true);
    await section.getByText('More information').click();
    const declared = ['', '_hosts'].flatMap((more) => [
      `placet_${site().id()}${more}localStorage`,
      '365 days',
    ]);
    expect(await section.locator('td').allTextContents()).toEqual(declared);
    expect(await section.textContent()).toContain('Remembers your decision');
    const declaration = page.locator('.ccm-cookie-declaration');
    expect(await declaration.locator('td').allTextContents()).toEqual(expect.arrayContaining(declared));
    expect(await declaration.textContent()).toContain('Remembers your decision');
  });

  test('a text that exists only in another language is marked with it', { tags: 'full' }, async () => {
    await site().configure({
      locales: {
        de_DE: { active: true },
        en_US: { imprintUrl: '/imprint', privacyPolicyHtmlCode: '<p>We keep nothing.</p>' },
      },
      domain: { privacyPolicyDisplayMode: 'direct' },
      services: {
        Orakel: {
          purpose: '15c61c3',
          description: 'Knows all.',
          legalBasis: 'Art. 6',
          translations: { en_US: { description: 'Knows all.' }, ar: { placeOfProcessing: 'دلفي' } },
          assets: [{ name: 'o', lifetime: '1 day', translations: { de_DE: { description: 'Frage' } } }],
        },
      },
    });
    const page = await open('', { locale: 'de-DE' });
    expect(await page.getByRole('link', { name: 'Impressum' }).getAttribute('href')).toBe(
      `${site().pageUrl}imprint`,
    );
    await button(page, 'Datenschutzerklärung').click();
    const html = dialog(page).locator('.m', { hasText: 'We keep nothing.' });
    expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(['en', 'ltr']);
    await page.keyboard.press('Escape');
    await button(page, 'Einstellungen').click();
    await button(page, 'Auswahl speichern').waitFor();
    const marked = await dialog(page)
      .locator('.e', { hasText: 'Orakel' })
      .locator('[lang]')
      .evaluateAll((found) =>
        found.map((element) => [
          element.getAttribute('lang'),
          (element as HTMLElement).dir,
          element.textContent,
        ]),
      );
    expect(marked).toEqual([
      ['en', 'ltr', 'Knows all.'],
      ['ar', 'rtl', 'دلفي'],
    ]);
  });

  test('the banner names a new service when it opens again', { tags: 'full' }, async () => {
    await site().configure({ domain: { frontendWidgetCache: false } });
    const page = await open();
    await decide(page, refuse);
    await site().configure({ services: { Oracle: { purpose: 'a717ff5' } } });
    await page.goto(`${site().pageUrl}next`);
    await dialog(page).waitFor();
    expect(await dialog(page).textContent()).toContain('New or changed since your last decision: Oracle');
  });
});
