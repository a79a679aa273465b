// There are two sites with a domain each, and a stranger's. Browsers treat each `*.localhost` name as a site on this machine.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { inEngines } from '../support/browser.ts';
import { startSite, type Site } from '../support/site.ts';
import { button, dialog, ran, secondAfter, settled } from '../support/widget.ts';

declare global {
  interface Window {
    led: string;
  }
}

const ucid = 'ab'.repeat(32);
const now = () => Math.floor(Date.now() / 1000);
const DAY = 86_400;

inEngines('a decision that is shared between domains', (visit) => {
  let shop: Site;
  let blog: Site;
  beforeAll(async () => {
    [shop, blog] = await Promise.all([startSite('shop.localhost'), startSite('blog.localhost')]);
  });
  afterAll(() => Promise.all([shop.close(), blog.close()]));
  beforeEach(async () => {
    await Promise.all([shop.begin(), blog.begin()]);
    await Promise.all([share(shop, 'blog.localhost'), share(blog, 'shop.localhost')]);
    blog.setPage({
      head: '<base href="http://elsewhere.example/">',
      body: '<div style="height: 3000px"></div><h2 id="part">A part</h2><div style="height: 3000px"></div>',
    });
  });

  const share = (site: Site, ...consentSharingDomains: string[]) =>
    site.configure({ domain: { consentSharingCrossDomain: true, consentSharingDomains } });

  /** A visitor who has accepted the counter in the shop. */
  async function customer(body = '') {
    shop.setPage({ body });
    const page = await (await visit()).newPage();
    await page.goto(shop.pageUrl);
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'Counter' }).check();
    await button(page, 'Save selection').click();
    await settled(page);
    return page;
  }

  /** The state of the blog as soon as its widget is loaded. */
  async function found(page: Page) {
    await page.waitForURL(`${blog.pageUrl}**`);
    await page.waitForFunction(() => window.CCM && document.readyState === 'complete');
    const names = await page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name));
    return {
      asked: await dialog(page).isVisible(),
      ucid: await page.evaluate(() => CCM.ucid),
      accepted: names,
      address: page.url().slice(blog.pageUrl.length),
    };
  }
  const nothing = { asked: true, ucid: null, accepted: [], address: '' };

  /** Navigates to an address with the current page as referrer. */
  const lead = (page: Page, address: string) =>
    page.evaluate((address) => void setTimeout(() => (location.href = address)), address);

  const fragment = (decision: unknown) =>
    `#CCM=${encodeURIComponent(typeof decision === 'string' ? decision : JSON.stringify(decision))}`;
  const accepting = (more: { sent?: unknown; ucid?: unknown; time?: unknown; accepted?: unknown } = {}) => {
    const given = { sent: now(), ucid, time: now() - 5, accepted: ['a717ff5 Counter'], ...more };
    return fragment([given.sent, given.ucid, given.time, given.accepted, ['cdcbd7c', '6cd2721']]);
  };

  test(
    'contains the objections of a visitor who was not asked for consent, but no consent',
    { tags: 'full' },
    async () => {
      await shop.configure({ domain: { policyUsStates: 'optOut' } });
      shop.setPlace('US-CA');
      shop.setPage({});
      const page = await (await visit()).newPage();
      await page.goto(shop.pageUrl);
      await button(page, 'Settings').click();
      await page.getByRole('checkbox', { name: 'Adverts' }).uncheck();
      await button(page, 'Save selection').click();
      await settled(page);
      // The page is reloaded, because a rejected service has run.
      await page.waitForFunction(() => window.CCM);
      expect(await page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name))).toEqual([
        'Session',
        'Counter',
        'Video',
      ]);
      const shared = await page.evaluate(() => CCM.crossDomainConsentString);
      const [, , , accepted, refused] = JSON.parse(
        decodeURIComponent(shared.slice('#CCM='.length)),
      ) as string[][];
      expect([accepted, refused]).toEqual([[], ['cdcbd7c', 'cdcbd7c Adverts']]);
    },
  );

  test(
    'does not contain exempt services that were only left on, which is no objection to them on the other domain',
    { tags: 'full' },
    async () => {
      for (const site of [shop, blog]) {
        await site.configure({ services: { Counter: { exemptInUk: 'statistics' } } });
        site.setPlace('GB');
      }
      shop.setPage({});
      const page = await (await visit()).newPage();
      await page.goto(shop.pageUrl);
      await button(page, 'Settings').click();
      await button(page, 'Save selection').click();
      await settled(page);
      await page.evaluate((url) => void setTimeout(() => CCM.navigate(url)), blog.pageUrl);
      expect(await found(page)).toMatchObject({ asked: true, accepted: ['Session', 'Counter'] });
      expect(await ran(page)).toEqual(['counter']);
    },
  );

  test(
    'is not added if it contains neither a consent nor a rejection, and replaces none of the other domain',
    { tags: 'full' },
    async () => {
      await shop.configure({ domain: { policyUsStates: 'optOut' } });
      shop.setPlace('US-CA');
      const page = await (await visit()).newPage();
      await page.goto(blog.pageUrl);
      await button(page, 'Accept all').click();
      await settled(page);
      const decided = await page.evaluate(() => CCM.ucid);
      // Only a newer decision can replace it.
      await secondAfter({ timestamp: now() });
      shop.setPage({});
      await page.goto(shop.pageUrl);
      await button(page, 'OK').click();
      await settled(page);
      expect(await page.evaluate(() => CCM.crossDomainConsentString)).toBe('');
      await page.evaluate((url) => void setTimeout(() => CCM.navigate(url)), blog.pageUrl);
      expect(await found(page)).toMatchObject({ asked: false, ucid: decided });
    },
  );

  test('is added to links after `document.open()` has replaced the page', { tags: 'full' }, async () => {
    const page = await customer();
    const decided = await page.evaluate(() => CCM.ucid);
    await page.evaluate((url) => {
      document.open();
      document.write(`<!doctype html><a href="${url}">to the blog</a>`);
      document.close();
    }, blog.pageUrl);
    await page.waitForFunction(() => document.querySelector('.ccm-root'));
    await page.getByRole('link', { name: 'to the blog' }).click();
    expect(await found(page)).toMatchObject({ asked: false, ucid: decided });
  });

  test('is added to a link before its fragment and is not sent, unlike the next decision there', async () => {
    const page = await customer(`<a href="${blog.pageUrl}a?b#part">to the blog</a>`);
    const decided = await page.evaluate(() => CCM.ucid);
    await page.getByRole('link', { name: 'to the blog' }).click();
    expect(await found(page)).toEqual({
      asked: false,
      ucid: decided,
      accepted: ['Session', 'Counter'],
      address: 'a?b#part',
    });
    expect(await ran(page)).toEqual(['counter']);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('#part:target')!.getBoundingClientRect().top))
      .toBeLessThan(500);
    const stored = await page.evaluate(() => Object.values(localStorage).join());
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.evaluate(() => Object.values(localStorage).join())).toBe(stored);
    expect(blog.answers()).toEqual([]);

    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Accept all').click();
    const [entry] = await blog.stored({ accepted: ['Session', 'Counter', 'Adverts', 'Video'] });
    expect(entry!.ucid).toBe(decided);
  });

  test('is what other tools are told first, not an older consent', async () => {
    await blog.configure({ services: { Counter: { consentSignals: ['uet'] } } });
    const page = await (await visit()).newPage();
    await page.goto(blog.pageUrl);
    await button(page, 'Accept all').click();
    await settled(page);
    const [entry] = await blog.entries();
    await secondAfter(entry!);
    await page.goto(shop.pageUrl);
    await lead(page, blog.pageUrl + fragment([now(), ucid, now(), [], ['a717ff5', 'cdcbd7c', '6cd2721']]));
    expect((await found(page)).accepted).toEqual(['Session']);
    expect(await page.evaluate('uetq.filter((one) => one.ad_storage === "granted")')).toEqual([]);
  });

  /** The target of a click, and the link afterwards. No tab opens, because Chromium sometimes crashes while it is watched. */
  async function clicked(page: Page, how: Parameters<Page['click']>[1]) {
    await page.evaluate(() => {
      const stop = (event: Event) => {
        event.preventDefault();
        window.led = (event.target as HTMLAnchorElement).href;
      };
      for (const type of ['click', 'auxclick']) addEventListener(type, stop);
    });
    await page.getByText('to the blog').click(how);
    const led = await page.evaluate(() => window.led);
    await expect.poll(() => page.getByText('to the blog').getAttribute('href')).toBe(blog.pageUrl);
    await lead(page, led);
  }

  const ways: Record<string, (page: Page) => Promise<void>> = {
    'by the keyboard': async (page) => {
      await page.getByRole('link', { name: 'to the blog' }).focus();
      await page.keyboard.press('Enter');
    },
    'by the middle button': (page) => clicked(page, { button: 'middle' }),
    'with the control key': (page) => clicked(page, { modifiers: ['Control'] }),
    'with the shift key': (page) => clicked(page, { modifiers: ['Shift'] }),
    'when it has come into a shadow root later': async (page) => {
      await page.evaluate((href) => {
        const host = document.body.appendChild(document.createElement('div'));
        host.attachShadow({ mode: 'open' }).innerHTML = `<a href="${href}"><b>later</b></a>`;
      }, blog.pageUrl);
      await page.getByText('later').click();
    },
    'when the page’s own code follows it': async (page) => {
      await page.evaluate(() =>
        document.body.addEventListener('click', (event) => {
          event.preventDefault();
          location.assign((event.target as HTMLAnchorElement).href);
        }),
      );
      await page.getByRole('link', { name: 'to the blog' }).click();
    },
    'by CCM.navigate': async (page) => {
      await page.evaluate((url) => void setTimeout(() => CCM.navigate(url)), blog.pageUrl);
    },
    'by CCM.navigate in the place of the page': async (page) => {
      await page.evaluate((url) => void setTimeout(() => CCM.navigate(url, true, true)), blog.pageUrl);
    },
    'by an address that was put together by hand': async (page) => {
      await page.evaluate(
        (url) => void setTimeout(() => (location.href = url + CCM.crossDomainConsentString)),
        blog.pageUrl,
      );
    },
    'so, with a mark of the site’s own before it': async (page) => {
      await page.evaluate(
        (url) => void setTimeout(() => (location.href = `${url}#${CCM.crossDomainConsentString}`)),
        blog.pageUrl,
      );
    },
  };

  test(
    'is added to a link whose host has a final dot, and received from a page whose host has one',
    { tags: 'full' },
    async () => {
      const withDot = (address: string) => address.replace('.localhost', '.localhost.');
      shop.setPage({ body: `<a href="${withDot(blog.pageUrl)}">to the blog</a>` });
      const page = await (await visit()).newPage();
      await page.goto(withDot(shop.pageUrl));
      await button(page, 'Accept all').click();
      await settled(page);
      await page.getByText('to the blog').click();
      await page.waitForURL(`${withDot(blog.pageUrl)}**`);
      await page.waitForFunction(() => window.CCM && document.readyState === 'complete');
      expect(await page.evaluate(() => CCM.fullConsentGiven)).toBe(true);
    },
  );

  test('is added however a link is followed, and does not stay in the link', async () => {
    const page = await customer(`<a href="${blog.pageUrl}">to the blog</a>`);
    const decided = await page.evaluate(() => CCM.ucid);
    for (const [way, follow] of sample(Object.entries(ways), 3)) {
      await follow(page);
      const { asked, ucid, accepted, address } = await found(page);
      expect([asked, ucid, accepted, address], way).toEqual([false, decided, ['Session', 'Counter'], '']);
      await page.evaluate(() => localStorage.clear());
      await page.goto(shop.pageUrl);
      await page.waitForFunction(() => window.CCM?.consent);
    }
  });

  test('names services by name and purpose, and the visitor is asked about services that it does not name', async () => {
    await blog.configure({
      services: {
        Counter: { purpose: '7c19e32' },
        Newcomer: { purpose: 'a717ff5' },
        Banner: { purpose: 'cdcbd7c' },
      },
    });
    const page = await customer();
    const first = { timestamp: now() };
    await page.evaluate((url) => void setTimeout(() => CCM.navigate(url)), blog.pageUrl);
    const { asked, accepted } = await found(page);
    expect([asked, accepted]).toEqual([true, ['Session']]);

    await blog.configure({ services: { Counter: { purpose: 'a717ff5' }, Newcomer: { active: false } } });
    await page.goto(shop.pageUrl);
    await page.waitForFunction(() => window.CCM?.consent);
    await page.evaluate(() => CCM.openWidget());
    // Only a newer decision replaces the one of the blog.
    await secondAfter(first);
    await Promise.all([page.waitForEvent('load'), button(page, 'Only necessary').click()]);
    await settled(page);
    await page.evaluate((url) => void setTimeout(() => CCM.navigate(url)), blog.pageUrl);
    // The shop's decision rejects all ads, so the blog need not ask about its own.
    expect(await found(page)).toMatchObject({ asked: false, accepted: ['Session'] });
  });

  test(
    'that rejects everything rejects all purposes of the other domain, too, and has the lifetime of a rejection',
    { tags: 'full' },
    async () => {
      await blog.configure({ domain: { policyUsStates: 'optOut', consentRejectionLifetime: 400 } });
      await shop.configure({ services: { Counter: { active: false } } });
      blog.setPlace('US-CA');
      const page = await (await visit()).newPage();
      await page.goto(shop.pageUrl);
      await button(page, 'Only necessary').click();
      await settled(page);
      const began = Date.now();
      await page.evaluate((url) => void setTimeout(() => CCM.navigate(url)), blog.pageUrl);
      await found(page);
      expect(await ran(page)).toEqual([]);
      await page.clock.setFixedTime(began + 399 * DAY * 1000);
      await page.reload();
      await found(page);
      expect(await ran(page)).toEqual([]);
    },
  );

  test('is the same in every language', { tags: 'full' }, async () => {
    const page = await customer();
    blog.setPage({ lang: 'de_DE' });
    await page.evaluate((url) => void setTimeout(() => CCM.navigate(url)), blog.pageUrl);
    expect(await found(page)).toMatchObject({ asked: false, accepted: ['Sitzung', 'Zähler'] });
  });

  test('keeps its time, so it expires on both domains at once', { tags: 'full' }, async () => {
    const page = await customer();
    await page.goto(`${shop.pageUrl}other`);
    const made = now() - 300 * DAY;
    await lead(page, blog.pageUrl + accepting({ time: made }));
    expect(await found(page)).toMatchObject({ asked: false, ucid });
    await page.clock.setFixedTime((made + 366 * DAY) * 1000);
    await page.reload();
    expect(await found(page)).toEqual(nothing);
  });

  test('replaces an older decision, but not a newer one', async () => {
    const page = await (await visit()).newPage();
    await page.goto(blog.pageUrl);
    await button(page, 'Only necessary').click();
    await settled(page);
    const own = await page.evaluate(() => CCM.ucid);
    const arrive = async (time: number) => {
      await page.goto(shop.pageUrl);
      await lead(page, blog.pageUrl + accepting({ time }));
      return found(page);
    };
    expect(await arrive(now() - 3600)).toMatchObject({ ucid: own, accepted: ['Session'] });
    await page.evaluate(() => {
      const [key, text] = Object.entries(localStorage)[0] as [string, string];
      localStorage[key] = text.replace(/(?<="time":)\d+/, (time) => String(+time - 7200));
    });
    expect(await arrive(now() - 3600)).toMatchObject({ ucid, accepted: ['Session', 'Counter'] });
  });

  test(
    'is not added if there is none, if the domain does not share, or to links to other hosts',
    { tags: 'full' },
    async () => {
      const page = await (await visit()).newPage();
      const strange = blog.pageUrl.replace('blog', 'strange');
      const forged = `${blog.pageUrl}#CCM=forged#part`;
      const twice = `${blog.pageUrl}#CCM=forged#CCM=forged#part`;
      shop.setPage({
        body: `<a href="${strange}">strange</a> <a href="${forged}">forged</a> <a href="${twice}">twice</a> <a href="/own">own</a>
        <map name="map"><area href="${forged}" alt="area"></map> <svg><a href="${forged}"><text>svg</text></a></svg>`,
      });
      await page.goto(shop.pageUrl);
      const followed = (name: string) =>
        page.evaluate((name) => {
          const link = [...document.querySelectorAll<HTMLAnchorElement | SVGAElement>('a,area')].find(
            (one) => one.textContent === name || one.getAttribute('alt') === name,
          )!;
          let href = '';
          link.addEventListener('click', (event) => {
            event.preventDefault();
            href = typeof link.href === 'string' ? link.href : link.href.baseVal;
          });
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          return href;
        }, name);
      await button(page, 'Accept all').waitFor();
      expect(await page.evaluate(() => CCM.crossDomainConsentString)).toBe('');
      // A decision that others have added to a link is not passed on.
      for (const name of ['forged', 'twice', 'area', 'svg'])
        expect(await followed(name), name).toBe(`${blog.pageUrl}#part`);
      await button(page, 'Accept all').click();
      for (const name of ['forged', 'twice', 'area'])
        expect(await followed(name), name).toMatch(/#CCM=%5B[^#]*#part$/);
      expect(await followed('strange')).toBe(strange);
      expect(await followed('own')).toBe(`${shop.pageUrl}own`);
      await shop.configure({
        domain: { consentSharingCrossDomain: false, consentSharingDomains: ['blog.localhost'] },
      });
      await page.reload();
      await page.waitForFunction(() => CCM.consent);
      expect(await followed('forged')).toBe(forged);
      expect(await page.evaluate(() => CCM.crossDomainConsentString)).toBe('');
    },
  );

  /** Follows a link on a stranger's page. */
  async function fromStranger(page: Page, address: string) {
    await page.route('http://stranger.localhost/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${address}">away</a>` }),
    );
    await page.goto('http://stranger.localhost/');
    await page.getByText('away').click();
    return found(page);
  }

  test('is ignored from a stranger’s page, even if it is valid or comes through a partner’s redirect', async () => {
    const page = await customer();
    const right = await page.evaluate(() => CCM.crossDomainConsentString);
    const around = `${shop.pageUrl}out?to=${encodeURIComponent(blog.pageUrl + right)}`;
    for (const address of [blog.pageUrl + right, blog.pageUrl + accepting(), around]) {
      expect(await fromStranger(await page.context().newPage(), address), address).toEqual(nothing);
    }
    // A page of the shop itself is accepted in the same way.
    await page.goto(`${shop.pageUrl}own`);
    await lead(page, around.replace(/to=.*/, `to=${encodeURIComponent(blog.pageUrl + accepting())}`));
    expect(await found(page)).toMatchObject({ asked: false, ucid });
  });

  test('is ignored without a referrer, and from the domain’s own pages', { tags: 'full' }, async () => {
    const silent = ['rel="noreferrer"', 'referrerpolicy="no-referrer"'];
    for (const attribute of silent) {
      const page = await customer(`<a ${attribute} href="${blog.pageUrl}">to the blog</a>`);
      await page.getByText('to the blog').click();
      expect(await found(page), attribute).toEqual(nothing);
    }
    const page = await (await visit()).newPage();
    await page.goto(blog.pageUrl + accepting());
    expect(await found(page)).toEqual(nothing);
    await lead(page, `${blog.pageUrl}?own${accepting()}`);
    expect(await found(page)).toEqual({ ...nothing, address: '?own' });
  });

  test('is ignored if it is malformed, even from a partner, and never reaches the page', async () => {
    const page = await (await visit()).newPage();
    const html = '<img src=x onerror="window.hacked=1">';
    const defects: Record<string, string> = {
      'too old': accepting({ sent: now() - 90 }),
      'from the future': accepting({ sent: now() + 3600 }),
      'with a text for its time': accepting({ sent: 'now' }),
      'without an ID': accepting({ ucid: null }),
      'with another ID': accepting({ ucid: html }),
      'with a list of IDs': accepting({ ucid: [ucid] }),
      'decided in the future': accepting({ time: now() + 3600 }),
      'decided too long ago': accepting({ time: now() - 366 * DAY }),
      'decided at no time': accepting({ time: String(now() - 5) }),
      'with no list': accepting({ accepted: {} }),
      'with no end': accepting({ accepted: Array.from({ length: 2000 }, () => 'a717ff5 Counter') }),
      'no list': fragment({ sent: now() }),
      'no JSON': fragment('[[['),
      'no text': '#CCM=%E0%A4%A',
      HTML: fragment(html),
      empty: '#CCM=',
    };
    for (const [defect, hash] of sample(Object.entries(defects), 3)) {
      await page.goto(shop.pageUrl);
      await lead(page, blog.pageUrl + hash);
      expect(await found(page), defect).toEqual(nothing);
      expect(await page.evaluate(() => 'hacked' in window), defect).toBe(false);
    }
    // Unknown services in it are ignored.
    await page.goto(shop.pageUrl);
    await lead(page, blog.pageUrl + accepting({ accepted: ['a717ff5 Counter', `cdcbd7c ${html}`, null, 7] }));
    expect(await found(page)).toMatchObject({ ucid, accepted: ['Session', 'Counter'] });
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('onerror');
  });

  test(
    'is ignored if another page has changed the fragment and waits for a reload',
    { tags: 'full' },
    async () => {
      const page = await customer(`<a href="${blog.pageUrl}">to the blog</a>`);
      await blog.configure({
        domain: { consentSharingCrossDomain: true, consentSharingDomains: ['shop.localhost'] },
      });
      await page.getByText('to the blog').click();
      await found(page);
      await page.evaluate(() => localStorage.clear());
      await page.evaluate((hash) => (location.hash = hash), accepting());
      await page.reload();
      expect(await found(page)).toEqual(nothing);
    },
  );

  test('is ignored if the domain does not share, or not with that partner', { tags: 'full' }, async () => {
    const page = await customer(`<a href="${blog.pageUrl}">to the blog</a>`);
    const follow = async (consentSharingCrossDomain: boolean, ...consentSharingDomains: string[]) => {
      await blog.configure({ domain: { consentSharingCrossDomain, consentSharingDomains } });
      await page.goto(shop.pageUrl);
      await page.waitForFunction(() => window.CCM?.consent);
      await page.getByText('to the blog').click();
      return found(page);
    };
    // The fragment then belongs to the page and stays.
    expect(await follow(false, 'shop.localhost')).toEqual({
      ...nothing,
      address: expect.stringMatching(/^#CCM=/),
    });
    expect(await follow(true, 'workshop.localhost', 'my.shop.localhost')).toEqual(nothing);
    expect(await follow(true, 'localhost')).toMatchObject({ asked: false });
  });
});
