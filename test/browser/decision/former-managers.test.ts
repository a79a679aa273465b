import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import type { Changes } from '../support/domain.ts';
import { formerCookie, type FormerAnswer, type FormerManager } from '../support/former-cookies.ts';
import { button, dialog, ran, recordEvents } from '../support/widget.ts';

inBrowser('a decision under another consent manager', (site, visit) => {
  type Cookie = { manager: FormerManager; answer: FormerAnswer; age?: number };

  async function open({ manager, answer, age }: Cookie, changes: Changes = {}, doNotTrack = false) {
    site().setPage({ head: recordEvents });
    await site().configure(changes);
    const context = await visit();
    if (doNotTrack)
      await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    const url = new URL(site().pageUrl).origin;
    const value = formerCookie(manager, answer, age);
    if (value) await context.addCookies([{ name: manager, value, url }]);
    const page = await context.newPage();
    const parts: string[] = [];
    page.on('request', (request) => parts.push(new URL(request.url()).searchParams.get('part') ?? ''));
    await page.goto(site().pageUrl);
    await page.waitForFunction(() => window.events?.some(([name]) => name === 'WidgetLoaded'));
    return { page, loadedChunk: () => parts.includes('settings') };
  }

  const managers: FormerManager[] = ['cc_cookie', 'klaro', 'tarteaucitron'];

  for (const manager of managers)
    test(`in ${manager}: who rejected everything is not asked again, and nothing runs`, async () => {
      const { page } = await open({ manager, answer: 'rejected' });
      const state = () =>
        page.evaluate(() => [
          CCM.consent,
          CCM.consentRequired,
          CCM.acceptedEmbeddings.map(({ name }) => name),
          document.cookie,
        ]);
      const rejected = [true, false, ['Session'], ''];
      expect(await state()).toEqual(rejected);
      await page.reload({ waitUntil: 'networkidle' });
      expect(await state()).toEqual(rejected);
      expect(await dialog(page).count()).toBe(0);
      expect(await ran(page)).toEqual([]);
      expect(site().answers()).toEqual([]);
    });

  const notTaken: [string, Cookie, Changes?, boolean?][] = [
    ...managers.flatMap((manager) => [
      [`a consent in ${manager}`, { manager, answer: 'accepted' }] satisfies [string, Cookie],
      [`a choice in ${manager}`, { manager, answer: 'chosen' }] satisfies [string, Cookie],
    ]),
    ['what nobody answered', { manager: 'tarteaucitron', answer: 'unanswered' }],
    ['what Do Not Track may have answered', { manager: 'tarteaucitron', answer: 'rejected' }, {}, true],
    ['a refusal that has expired', { manager: 'cc_cookie', answer: 'rejected', age: 400 * 86_400 }],
    [
      'a refusal where the owner does not want it',
      { manager: 'klaro', answer: 'rejected' },
      { domain: { importRefusals: false } },
    ],
  ];
  test.each(notTaken)('%s is not taken over, and stays', async (_, cookie, changes, doNotTrack) => {
    const { page } = await open(cookie, changes, doNotTrack);
    await dialog(page).waitFor();
    expect(await page.evaluate(() => [CCM.consent, document.cookie.split('=')[0]])).toEqual([
      false,
      cookie.manager,
    ]);
    expect(await ran(page)).toEqual([]);
  });

  test('a decision that was made here is not replaced, and the part for it is not loaded', async () => {
    const { page, loadedChunk } = await open({ manager: 'klaro', answer: 'unanswered' });
    await button(page, 'Accept all').click();
    await page.waitForFunction(() => CCM.fullConsentGiven);
    expect(loadedChunk()).toBe(false);
    await page.evaluate((value) => (document.cookie = `klaro=${value}`), formerCookie('klaro', 'rejected'));
    await page.reload();
    await page.waitForFunction(() => window.events?.some(([name]) => name === 'WidgetLoaded'));
    expect(await page.evaluate(() => CCM.fullConsentGiven)).toBe(true);
    expect(loadedChunk()).toBe(false);
  });

  test('it is an objection where services run without consent', async () => {
    site().setPlace('JP');
    const { page } = await open(
      { manager: 'cc_cookie', answer: 'rejected' },
      { domain: { policyElsewhere: 'optOut' } },
    );
    expect(await ran(page)).toEqual([]);
    expect(await page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name))).toEqual(['Session']);
  });
});
