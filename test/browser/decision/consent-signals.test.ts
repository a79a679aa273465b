import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import type { Changes } from '../support/domain.ts';
import { vendorTags } from '../support/vendor-tags.ts';
import { button, ran, settled } from '../support/widget.ts';

type Tool = keyof typeof vendorTags;
type Calls = unknown[][];

const told = (page: Page) => page.evaluate(() => window.told);
/** The calls that reached the tool since the last look. */
const newlyTold = (page: Page) => page.evaluate(() => window.told.splice(0));

const granted = (is: boolean) => (is ? 'granted' : 'denied');
const kinds = (analytics: boolean, marketing: boolean) => ({
  analytics,
  marketing,
  preferences: false,
  sale_of_data: marketing,
});

/** What each tool is told: on the first view, after consent to all, after a withdrawal, and on a later view with consent. */
const expected: Record<Tool, { first: Calls; accepted: Calls; withdrawn: Calls; later: Calls }> = {
  uet: {
    first: [['consent', 'default', { ad_storage: 'denied' }], ['pageLoad']],
    accepted: [['consent', 'update', { ad_storage: 'granted' }]],
    withdrawn: [['consent', 'update', { ad_storage: 'denied' }]],
    later: [
      ['consent', 'default', { ad_storage: 'denied' }],
      ['consent', 'update', { ad_storage: 'granted' }],
      ['pageLoad'],
    ],
  },
  clarity: {
    first: [['consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' }]],
    accepted: [['consentv2', { ad_Storage: 'granted', analytics_Storage: 'granted' }]],
    withdrawn: [['consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' }]],
    later: [['consentv2', { ad_Storage: 'granted', analytics_Storage: 'granted' }]],
  },
  meta: {
    first: [
      ['consent', 'revoke'],
      ['init', '1'],
      ['track', 'PageView'],
    ],
    accepted: [['consent', 'grant']],
    withdrawn: [['consent', 'revoke']],
    later: [
      ['consent', 'grant'],
      ['init', '1'],
      ['track', 'PageView'],
    ],
  },
  tiktok: {
    first: [['holdConsent'], ['page']],
    accepted: [['grantConsent']],
    withdrawn: [['revokeConsent']],
    later: [['holdConsent'], ['grantConsent'], ['page']],
  },
  pinterest: {
    first: [['setconsent', false], ['load', '1'], ['page']],
    accepted: [['setconsent', true]],
    withdrawn: [['setconsent', false]],
    later: [['setconsent', true], ['load', '1'], ['page']],
  },
  matomo: {
    first: [['requireConsent'], ['trackPageView']],
    accepted: [['setConsentGiven']],
    withdrawn: [['forgetConsentGiven']],
    later: [['requireConsent'], ['setConsentGiven'], ['trackPageView']],
  },
  adobe: {
    first: [['configure']],
    accepted: [['setConsent', 'in']],
    withdrawn: [['setConsent', 'out']],
    later: [['configure'], ['setConsent', 'in']],
  },
  zaraz: {
    first: [],
    accepted: [['set', { aBcD: true, eFgH: true, iJkL: true }], ['sendQueuedEvents']],
    withdrawn: [['set', { aBcD: false, eFgH: false, iJkL: false }]],
    later: [['set', { aBcD: true, eFgH: true, iJkL: true }], ['sendQueuedEvents']],
  },
  wordpress: {
    first: [
      ['defined', 'optin', false],
      ['functional', 'allow'],
    ],
    accepted: [
      ['statistics', 'allow'],
      ['statistics-anonymous', 'allow'],
      ['marketing', 'allow'],
    ],
    withdrawn: [
      ['statistics', 'deny'],
      ['statistics-anonymous', 'deny'],
      ['marketing', 'deny'],
    ],
    later: [['defined', 'optin', true]],
  },
  shopify: {
    first: [['loadFeatures', 'consent-tracking-api']],
    accepted: [['setTrackingConsent', kinds(true, true)]],
    withdrawn: [['setTrackingConsent', kinds(false, false)]],
    later: [['loadFeatures', 'consent-tracking-api']],
  },
};

inBrowser('signals to other tools', (site, visit) => {
  /** Services that name tools; they load nothing themselves. */
  const naming = (...consentSignals: string[]): Changes => ({
    services: {
      Counter: { consentSignals, scriptHtmlCode: '', googleConsentMode: [] },
      Adverts: { consentSignals, scriptMarkers: [], googleConsentMode: [] },
    },
  });

  async function open(head: string, changes: Changes) {
    site().setPage({ head: `<script>window.told = []</script>${head}` });
    await site().configure(changes);
    const page = await (await visit()).newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(site().pageUrl);
    return { page, errors };
  }

  async function choose(page: Page, name: string) {
    if (!(await button(page, name).isVisible())) await page.evaluate(() => CCM.openWidget());
    // With the keyboard: twice in a second, the pointer would not count at the same place.
    await button(page, name).press('Enter');
  }

  for (const [tool, calls] of Object.entries(expected) as [Tool, (typeof expected)[Tool]][])
    test(`${tool} gets the default before its own calls, then every decision`, async () => {
      const { page, errors } = await open(`<script>${vendorTags[tool]}</script>`, naming(tool));
      await button(page, 'Accept all').waitFor();
      await expect.poll(() => told(page)).toEqual(calls.first);
      await newlyTold(page);
      await choose(page, 'Accept all');
      await expect.poll(() => told(page)).toEqual(calls.accepted);
      await newlyTold(page);
      await choose(page, 'Only necessary');
      await expect.poll(() => told(page)).toEqual(calls.withdrawn);
      await newlyTold(page);
      await choose(page, 'Accept all');
      await expect.poll(() => told(page)).toEqual(calls.accepted);
      await settled(page);
      await page.reload();
      await expect.poll(() => told(page)).toEqual(calls.later);
      expect(errors).toEqual([]);
    });

  test('cookies of Matomo have calls of their own', { tags: 'full' }, async () => {
    const { page } = await open(`<script>${vendorTags.matomo}</script>`, naming('matomoCookies'));
    await expect.poll(() => told(page)).toEqual([['requireCookieConsent'], ['trackPageView']]);
    await choose(page, 'Accept all');
    await expect.poll(async () => (await told(page)).at(-1)).toEqual(['setCookieConsentGiven']);
    await choose(page, 'Only necessary');
    await expect.poll(async () => (await told(page)).at(-1)).toEqual(['forgetCookieConsentGiven']);
  });

  test(
    'tools with several kinds of consent get the purposes that were accepted',
    { tags: 'full' },
    async () => {
      const tools: Tool[] = ['clarity', 'zaraz', 'wordpress', 'shopify'];
      const head = tools.map((tool) => `<script>${vendorTags[tool]}</script>`).join('');
      const { page } = await open(head, naming(...tools));
      await page.evaluate(() => CCM.openControlPanel());
      await page.getByRole('checkbox', { name: 'Counter', exact: true }).check();
      await newlyTold(page);
      await button(page, 'Save selection').click();
      await expect
        .poll(() => told(page))
        .toEqual(
          expect.arrayContaining([
            ['consentv2', { ad_Storage: granted(false), analytics_Storage: granted(true) }],
            // A purpose of Zaraz without services needs all of them.
            ['set', { aBcD: true, eFgH: false, iJkL: false }],
            ['statistics', 'allow'],
            ['setTrackingConsent', kinds(true, false)],
          ]),
        );
      expect(await told(page)).not.toContainEqual(['marketing', 'allow']);
    },
  );

  test('a consent in WordPress’s cookies without a decision ends before plug-ins start', async () => {
    site().setPage({ head: `<script>told = []; ${vendorTags.wordpress}</script>` });
    await site().configure(naming('wordpress'));
    const context = await visit();
    await context.addCookies([{ name: 'wp_consent_marketing', value: 'allow', url: site().pageUrl }]);
    const page = await context.newPage();
    await page.goto(site().pageUrl);
    await expect
      .poll(() => told(page))
      .toEqual([
        ['marketing', 'deny'],
        ['defined', 'optin', false],
        ['functional', 'allow'],
      ]);
  });

  test(
    'plug-ins of WordPress that do not wait for its event see no consent that outlived the decision',
    { tags: 'full' },
    async () => {
      site().setPage({
        head: `<script>document.addEventListener('DOMContentLoaded', () => (started = wp_has_consent('marketing')))</script>`,
        body: `<script>
        function wp_has_consent(name) { return document.cookie.includes('wp_consent_' + name + '=allow') }
        function wp_set_consent(name, value) { document.cookie = 'wp_consent_' + name + '=' + value }
      </script>`,
      });
      await site().configure(naming('wordpress'));
      const context = await visit();
      await context.addCookies([{ name: 'wp_consent_marketing', value: 'allow', url: site().pageUrl }]);
      const page = await context.newPage();
      await page.goto(site().pageUrl);
      expect(await page.evaluate('started')).toBe(false);
    },
  );

  describe('Google Consent Mode', () => {
    const sent = (page: Page) =>
      page.evaluate(() =>
        (window.dataLayer ?? []).filter((one) => '0' in one).map((one) => [...(one as IArguments)]),
      );

    test(
      'the default holds in the regions of the domain, with its settings for ads',
      { tags: 'full' },
      async () => {
        const { page } = await open('<script>dataLayer.push({ event: "own tag" })</script>', {
          domain: {
            googleConsentRegions: ['DE', 'US-CA'],
            googleAdsDataRedaction: true,
            googleUrlPassthrough: true,
          },
        });
        await button(page, 'Accept all').waitFor();
        const first = await sent(page);
        expect(first).toEqual([
          [
            'consent',
            'default',
            expect.objectContaining({
              ad_storage: 'denied',
              region: ['DE', 'US-CA'],
              wait_for_update: 500,
            }),
          ],
          ['set', 'ads_data_redaction', true],
          ['set', 'url_passthrough', true],
        ]);
        // Elsewhere nothing was denied, so a rejection is sent, too.
        await choose(page, 'Only necessary');
        await expect
          .poll(async () => (await sent(page)).at(-1))
          .toEqual(['consent', 'update', expect.objectContaining({ ad_storage: 'denied' })]);
      },
    );

    test('the default is in the data layer before the page’s own tag', async () => {
      const { page } = await open('<script>window.before = dataLayer.length</script>', {});
      expect(await page.evaluate('before')).toBe(1);
      expect((await sent(page))[0]?.slice(0, 2)).toEqual(['consent', 'default']);
    });
  });

  test('a domain without signals gets no part for them, and one with signals works without the tools', async () => {
    const { page, errors } = await open('', naming(...Object.keys(vendorTags), 'matomoCookies'));
    await choose(page, 'Accept all');
    await choose(page, 'Only necessary');
    await settled(page);
    expect(errors).toEqual([]);
    const tools = () =>
      page.evaluate(() =>
        ['uetq', '_paq', 'ttq', 'fbq', 'alloy'].map((name) => name in window && !!window[name as 'name']),
      );
    // A library of the page may ask whether these three are there, and make them only if not.
    expect(await tools()).toEqual([true, true, false, false, false]);
    await site().configure(naming());
    await page.reload();
    await page.waitForFunction(() => window.CCM);
    expect(await tools()).toEqual([false, false, false, false, false]);
  });

  test('a tool whose functions throw stops nothing', { tags: 'full' }, async () => {
    const broken = `<script>
      const fail = () => { throw new Error('broken') };
      window.uetq = { push: fail };
      window.clarity = window.fbq = window.pintrk = fail;
    </script>`;
    site().setPage({ head: '' });
    await site().configure(naming('uet', 'clarity', 'meta', 'pinterest', 'matomo'));
    const context = await visit();
    await context.addInitScript(broken.replace(/<\/?script>/g, ''));
    const page = await context.newPage();
    await page.goto(site().pageUrl);
    await choose(page, 'Accept all');
    await expect.poll(() => page.evaluate(() => CCM.fullConsentGiven)).toBe(true);
    await expect.poll(() => page.evaluate('_paq.at(-1)')).toEqual(['setConsentGiven']);
  });

  test('an element whose id is the name of a tool is not the tool', { tags: 'full' }, async () => {
    site().setPage({
      body: `<p id="alloy"></p><p id="clarity"></p><p id="uetq"></p><p id="zaraz"></p>
        <script>
          told = [];
          setTimeout(() => (alloy = async (...call) => told.push(call[0])), 200);
        </script>`,
    });
    await site().configure(naming('adobe', 'clarity', 'uet', 'zaraz'));
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await choose(page, 'Accept all');
    await settled(page);
    await page.reload();
    await expect.poll(() => page.evaluate('told')).toEqual(['setConsent']);
    expect(await page.evaluate('[uetq.at(-1).ad_storage, clarity.q.length]')).toEqual(['granted', 1]);
  });

  test('a consent that expires on an open page ends for other tools, too', async () => {
    const { page } = await open(`<script>${vendorTags.adobe}</script>`, naming('uet', 'adobe', 'matomo'));
    await choose(page, 'Accept all');
    await expect.poll(async () => (await told(page)).at(-1)).toEqual(['setConsent', 'in']);
    await settled(page);
    await page.clock.setFixedTime(Date.now() + 366 * 86_400_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => page.evaluate('uetq.at(-1)')).toEqual({ ad_storage: 'denied' });
    await expect.poll(() => page.evaluate('_paq.at(-1)')).toEqual(['forgetConsentGiven']);
    await expect.poll(async () => (await told(page)).at(-1)).toEqual(['setConsent', 'out']);
  });

  test(
    'a tool that never comes is looked for less and less often, and one that comes late is told',
    { tags: 'full' },
    async () => {
      site().setPage({
        head: `<script>
        looks = 0;
        told = [];
        let tool;
        Object.defineProperty(window, 'wp_set_consent', {
          get() { looks++; return tool },
          set(made) { tool = made },
        });
      </script>`,
      });
      await site().configure(naming('wordpress'));
      const page = await (await visit()).newPage();
      await page.clock.install();
      await page.goto(site().pageUrl);
      await button(page, 'Accept all').click();
      await settled(page);
      const looksWithin = async (minutes: number) => {
        const before = await page.evaluate<number>('looks');
        await page.clock.runFor(minutes * 60_000);
        return (await page.evaluate<number>('looks')) - before;
      };
      expect(await looksWithin(0.5)).toBeGreaterThan(10);
      expect(await looksWithin(10)).toBeLessThan(60);
      expect(await looksWithin(10)).toBeLessThan(25);
      // Without another look by time.
      await page.evaluate(`
      wp_set_consent = (...call) => told.push(call);
      document.head.append(Object.assign(document.createElement('script'), { src: '/plugin.js' }));
    `);
      await expect.poll(() => told(page)).toContainEqual(['marketing', 'allow']);
    },
  );

  test(
    'a name that the page has declared before cannot stop the widget, and its function is told',
    { tags: 'full' },
    async () => {
      site().setPage({ head: '<script src="/adverts.js"></script>' });
      await site().configure({
        services: { Counter: { consentSignals: ['meta', 'pinterest', 'tiktok', 'matomo'] } },
      });
      const context = await visit();
      await context.addInitScript(() => {
        const given: unknown[][] = [];
        const own = (...call: unknown[]) => given.push(call);
        Object.defineProperty(window, 'told', { value: given });
        // As a declaration in a script above the snippet does.
        Object.defineProperty(window, 'fbq', { value: own, writable: true, configurable: false });
        Object.defineProperty(window, 'pintrk', { value: undefined, writable: true, configurable: false });
        Object.defineProperty(window, 'ttq', { get: () => undefined, configurable: false });
        Object.defineProperty(window, '_paq', { value: Object.freeze([]), writable: false });
      });
      const page = await context.newPage();
      await page.goto(site().pageUrl);
      await button(page, 'Accept all').waitFor();
      expect(await ran(page)).toEqual([]);
      await page.evaluate(() =>
        Object.assign(window, { pintrk: (...call: unknown[]) => window.told.push(call) }),
      );
      const denied = [
        ['consent', 'revoke'],
        ['setconsent', false],
      ];
      await expect.poll(() => told(page)).toEqual(denied);
      await choose(page, 'Accept all');
      await expect.poll(() => told(page)).toEqual([...denied, ['consent', 'grant'], ['setconsent', true]]);
    },
  );

  test('a function that the page declares under the name of a tool is told', { tags: 'full' }, async () => {
    const { page } = await open('<script>function fbq(...call) { told.push(call) }</script>', naming('meta'));
    await expect.poll(() => told(page)).toEqual([['consent', 'revoke']]);
    await choose(page, 'Accept all');
    await expect.poll(async () => (await told(page)).at(-1)).toEqual(['consent', 'grant']);
  });

  test(
    'a tool whose questions throw does not keep a decision from being applied and sent',
    { tags: 'full' },
    async () => {
      const { page } = await open(
        `<script>
        const fail = () => { throw new Error('broken') };
        window.wp_has_consent = fail;
        window.wp_set_consent = (...call) => told.push(call);
        window.zaraz = { consent: { APIReady: true, getAll: fail, purposes: { a: { name: null } }, set: fail } };
        window.Shopify = { loadFeatures: (_, then) => then(), customerPrivacy: {
          currentVisitorConsent: fail, setTrackingConsent: (next) => told.push(['shopify', next.analytics]) } };
      </script>`,
        naming('wordpress', 'zaraz', 'shopify', 'matomo'),
      );
      await choose(page, 'Accept all');
      await expect.poll(() => page.evaluate('_paq.at(-1)')).toEqual(['setConsentGiven']);
      await settled(page);
    },
  );

  test(
    'scripts of accepted services run after the signals, also in a page that changes all the time',
    { tags: 'full' },
    async () => {
      const { page } = await open(
        `<script type="text/x-ccm-loader" data-ccm-loader-group="adverts">
        window.atRun = structuredClone(uetq.at(-1));
      </script>
      <script>setInterval(() => document.body.append(document.createElement('p')), 1)</script>`,
        { services: { Adverts: { consentSignals: ['uet'], googleConsentMode: [] } } },
      );
      await choose(page, 'Accept all');
      await expect.poll(() => page.evaluate('atRun')).toEqual({ ad_storage: 'granted' });
    },
  );

  describe('a service that loads before consent', () => {
    const early = {
      services: {
        Counter: { loadBeforeConsent: true },
        Adverts: { loadBeforeConsent: true, googleConsentMode: [], consentSignals: ['uet'] },
      },
    };

    test('runs with consent denied before and after a rejection, without being accepted', async () => {
      site().setPage({ head: '<script src="/adverts.js"></script>' });
      await site().configure(early);
      const page = await (await visit()).newPage();
      await page.goto(site().pageUrl);
      await expect.poll(async () => (await ran(page)).toSorted()).toEqual(['adverts.js', 'counter']);
      await button(page, 'Only necessary').click();
      await settled(page);
      expect(await page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name))).toEqual(['Session']);
      await page.reload();
      await expect.poll(async () => (await ran(page)).toSorted()).toEqual(['adverts.js', 'counter']);
      expect(await page.evaluate('uetq')).toEqual([
        'consent',
        'default',
        { ad_storage: 'denied' },
        'consent',
        'update',
        { ad_storage: 'denied' },
      ]);
      await site().stored({ consent: false, accepted: ['Session'] });
    });

    test('says so in the preferences, in the visitor’s language', async () => {
      site().setPage({ lang: 'de_DE' });
      await site().configure(early);
      const page = await (await visit()).newPage();
      await page.goto(site().pageUrl);
      await page.evaluate(() => CCM.openControlPanel());
      const sentence = page.getByText('Dieser Dienst wird auch ohne Ihre Einwilligung geladen.');
      await expect.poll(() => sentence.filter({ visible: true }).count()).toBe(2);
    });

    test('is blocked like any other if it names no signal', { tags: 'full' }, async () => {
      site().setPage({ head: '<script src="/adverts.js"></script>' });
      await site().configure({ services: { Adverts: { loadBeforeConsent: true, googleConsentMode: [] } } });
      const page = await (await visit()).newPage();
      await page.goto(site().pageUrl);
      await button(page, 'Accept all').waitFor();
      expect(await ran(page)).toEqual([]);
    });
  });

  test('`CCM.debug()` prints and returns the services with their states and the signals that were sent', async () => {
    const { page } = await open('', naming('uet'));
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.type()));
    const debug = () => page.evaluate(() => CCM.debug());
    const states = async () => (await debug()).services.map(({ name, state }) => `${name}: ${state}`);
    expect(await states()).toEqual([
      'Session: allowed',
      'Counter: undecided',
      'Adverts: undecided',
      'Video: undecided',
    ]);
    await choose(page, 'Settings');
    await page.getByRole('checkbox', { name: 'Counter', exact: true }).check();
    await button(page, 'Save selection').click();
    await expect
      .poll(states)
      .toEqual(['Session: allowed', 'Counter: accepted', 'Adverts: rejected', 'Video: rejected']);
    // The tools are told when the page has shown the decision.
    await expect
      .poll(async () => (await debug()).signals)
      .toEqual([
        ['uet', 'consent', 'default', { ad_storage: 'denied' }],
        ['uet', 'consent', 'update', { ad_storage: 'granted' }],
      ]);
    expect(printed).toContain('table');
  });
});
