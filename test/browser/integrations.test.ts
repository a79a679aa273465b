// Small integrations like those that CCM19's public documentation describes for site owners.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from './support/browser.ts';
import { button, ran, recordEvents, settled } from './support/widget.ts';

type Message = { event: string; [name: string]: unknown };

declare global {
  interface Window {
    dataLayer?: (IArguments | Message)[];
    /** The fired triggers of the tag manager, in order, and its consent state. */
    tags: string[];
    google: Record<string, unknown>;
    /** Each state of the visitor that the bridge has read. */
    bridge: string[];
    /** The cookies that the shop has switched on. */
    shop: string[];
  }
}

/** A container with a trigger for each kind of message. Like the real one, it reads earlier and later messages. */
const container = `<script>
  window.tags = [];
  window.google = {};
  const triggers = {
    consent: (name, state) => Object.assign(google, state),
    'CCM19.embeddingAccepted': ({ id, name }) => name === 'Counter' && id && tags.push('counter'),
    'CCM19.cookieAccepted._ad': () => tags.push('ad cookie'),
    'CCM19.consentStateChanged': (message) => {
      tags.push(message.initialConsent ? 'first' : 'again');
      if (message.ccm19_Adverts) tags.push('adverts');
      if (message.ccm19_Video === false) tags.push('no video');
    },
  };
  const read = (message) =>
    message.event ? triggers[message.event]?.(message) : triggers[message[0]]?.(message[1], message[2]);
  const { push } = (window.dataLayer ??= []);
  dataLayer.slice().forEach(read);
  dataLayer.push = (...messages) => {
    messages.forEach(read);
    return push.apply(dataLayer, messages);
  };
</script>`;

/** A bridge that reports every change to another consent system. */
const bridge = `
  window.bridge = [];
  const look = () => {
    if (!window.CCM) return;
    const names = CCM.acceptedEmbeddings.map(({ name }) => name);
    const state = CCM.consentRequired ? 'asked' : names.includes('Counter') ? 'accepted' : 'rejected';
    if (bridge.at(-1) !== state) bridge.push(state);
  };
  for (const name of ['WidgetLoaded', 'WidgetClosed', 'EmbeddingAccepted']) addEventListener('ccm19' + name, look);
  look();`;

/** A shop that enables features by the names of cookies, a moment after the last event. */
const shop = `<script>
  window.shop = [];
  let timer;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (shop = CCM.acceptedCookies), 30);
  };
  for (const name of ['CookieAccepted', 'EmbeddingAccepted', 'WidgetClosed']) addEventListener('ccm19' + name, later);
  if (window.CCM?.consent) later();
</script>`;

inBrowser('integrations that use CCM19’s interface', (site, visit, open) => {
  async function accept(page: Page, ...names: string[]) {
    await page.evaluate(() => CCM.openControlPanel());
    for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check();
    // With the keyboard: twice in a second, the pointer would not count at the same place.
    await button(page, 'Save selection').press('Enter');
  }

  const messages = (page: Page) =>
    page.evaluate(() => (window.dataLayer ?? []).filter((one): one is Message => 'event' in one));

  for (const [where, html] of Object.entries({ head: { head: container }, body: { body: container } }))
    test(`a tag manager’s container in the ${where} fires for all four kinds of messages`, async () => {
      const page = await open(html);
      const fired = async (...tags: string[]) => {
        await expect.poll(() => page.evaluate(() => window.tags)).toEqual(tags);
        await page.evaluate(() => window.tags.splice(0));
      };
      const granted = async () =>
        Object.entries(await page.evaluate(() => window.google))
          .filter(([, state]) => state === 'granted')
          .map(([type]) => type);
      await button(page, 'Settings').waitFor();
      await fired();
      expect(await granted()).toEqual(['security_storage']);
      expect(await page.evaluate(() => window.google.wait_for_update)).toBe(500);

      await accept(page, 'Counter');
      await fired('counter', 'first', 'no video');
      expect(await granted()).toEqual(['analytics_storage', 'security_storage']);
      await accept(page, 'Adverts');
      await fired('counter', 'ad cookie', 'again', 'adverts', 'no video');
      expect(await granted()).toHaveLength(5);
      await settled(page);

      await page.reload();
      await fired('counter', 'ad cookie', 'again', 'adverts', 'no video');
      expect(await granted()).toHaveLength(5);
    });

  test('the messages are those of CCM19’s documentation, with the domain’s own names in each language', async () => {
    const page = await open({ lang: 'de_DE', head: '<script>window.dataLayer = []</script>' });
    await button(page, 'Alle akzeptieren').waitFor();
    expect(await messages(page)).toEqual([]);
    await button(page, 'Nur notwendige').click();
    const state = (initialConsent: boolean, on: boolean) => ({
      event: 'CCM19.consentStateChanged',
      initialConsent,
      ccm19_Session: true,
      ccm19_Counter: on,
      ccm19_Adverts: on,
      ccm19_Video: on,
    });
    const told = (name: string, ...assets: string[]) => [
      { event: 'CCM19.embeddingAccepted', id: site().id(name), name },
      ...assets.map((asset) => ({ event: `CCM19.cookieAccepted.${asset}` })),
    ];
    const refused = [...told('Session', 'sid'), state(true, false)];
    await expect.poll(() => messages(page)).toEqual(refused);
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Alle akzeptieren').click();
    const all = [
      ...told('Session', 'sid'),
      ...told('Counter', '_count', '_count_*'),
      ...told('Adverts', '_ad'),
      ...told('Video'),
      state(false, true),
    ];
    await expect.poll(() => messages(page)).toEqual([...refused, ...all]);
    await settled(page);
    await page.reload();
    await page.waitForFunction(() => CCM.fullConsentGiven);
    expect(await messages(page)).toEqual(all);
  });

  test(
    'a page without a data layer gets none, unless an embedding uses Google’s consent mode',
    { tags: 'full' },
    async () => {
      const none = { googleConsentMode: [] };
      const page = await open({ head: recordEvents }, { services: { Counter: none, Adverts: none } });
      await button(page, 'Accept all').click();
      await expect.poll(() => page.evaluate(() => window.events.length)).toBeGreaterThan(5);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    },
  );

  test('a bridge reads each state, loaded before, with or after the script', async () => {
    const page = await open({ head: `<script>${bridge}</script>` });
    const states = () => page.evaluate(() => window.bridge);
    const later = await page.context().newPage();
    await later.addInitScript(bridge);
    await later.goto(site().pageUrl);
    const after = await page.context().newPage();
    site().setPage({});
    await after.goto(site().pageUrl);
    await after.addScriptTag({ content: bridge });
    expect([await states(), await later.evaluate('bridge'), await after.evaluate('bridge')]).toEqual([
      ['asked'],
      ['asked'],
      ['asked'],
    ]);
    await button(page, 'Accept all').click();
    for (const each of [page, later, after])
      await expect.poll(() => each.evaluate('bridge')).toEqual(['asked', 'accepted']);
    await settled(page);
    await page.reload();
    await page.addScriptTag({ content: bridge });
    expect(await states()).toEqual(['accepted']);
    await page.evaluate(() => CCM.openWidget());
    await Promise.all([page.waitForEvent('load'), button(page, 'Only necessary').click()]);
    await page.addScriptTag({ content: bridge });
    expect(await states()).toEqual(['rejected']);
  });

  test('a shop reads the names of all accepted assets of any storage type, and none before a decision', async () => {
    const page = await open({ head: shop });
    await button(page, 'Accept all').waitFor();
    expect(await page.evaluate(() => [CCM.acceptedCookies, CCM.acceptedEmbeddings])).toEqual([[], []]);
    await accept(page, 'Counter');
    const names = ['sid', '_count', '_count_*'];
    await expect.poll(() => page.evaluate(() => window.shop)).toEqual(names);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.shop)).toEqual(names);
  });

  test(
    'the interface says whether the visitor has to decide, has decided, and did so for the first time',
    { tags: 'full' },
    async () => {
      const page = await open({});
      const state = () =>
        page.evaluate(() => [CCM.consentRequired, CCM.consent, CCM.initialConsent, CCM.fullConsentGiven]);
      await button(page, 'Only necessary').waitFor();
      expect(await state()).toEqual([true, false, false, false]);
      await page.evaluate(() => CCM.closeWidget());
      expect(await state()).toEqual([true, false, false, false]);
      await page.evaluate(() => CCM.openWidget());
      await button(page, 'Only necessary').click();
      expect(await state()).toEqual([false, true, true, false]);
      await settled(page);
      await page.reload();
      await page.waitForFunction(() => CCM.consent);
      expect(await state()).toEqual([false, true, false, false]);
      await page.evaluate(() => CCM.openWidget());
      await button(page, 'Accept all').click();
      expect(await state()).toEqual([false, true, false, true]);
    },
  );

  test('visitors who need not be asked also cause messages about accepted services', async () => {
    const page = await open({ head: container + recordEvents }, { theme: { enableOnlyInEu: true } });
    await expect
      .poll(() => page.evaluate(() => window.tags))
      .toEqual(['counter', 'ad cookie', 'again', 'adverts']);
    expect(await page.evaluate(() => [CCM.consentRequired, CCM.consent, CCM.acceptedCookies.length])).toEqual(
      [false, false, 4],
    );
  });

  for (const [what, layer] of Object.entries({
    'throws what it is told': '{ push() { throw new Error("full") } }',
    'is none': '{}',
  }))
    test(`a data layer that ${what} prevents neither blocking nor releasing`, { tags: 'full' }, async () => {
      site().setPage({ body: '<script src="/adverts.js"></script>' });
      const context = await visit();
      await context.addInitScript(`window.dataLayer = ${layer}`);
      const page = await context.newPage();
      await page.goto(site().pageUrl);
      await button(page, 'Accept all').waitFor();
      expect(await ran(page)).toEqual([]);
      await button(page, 'Accept all').click();
      await expect.poll(async () => (await ran(page)).toSorted()).toEqual(['adverts.js', 'counter']);
    });
});
