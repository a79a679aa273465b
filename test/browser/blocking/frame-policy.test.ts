import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { inBrowser } from '../support/browser.ts';
import type { Fields } from '../support/fixture.ts';
import { button, dialog } from '../support/widget.ts';

const frames = { blockIframes: true, iframeBlockMode: 'whitelist' };

inBrowser('before consent no frame is requested', (site, visit) => {
  /** The site's address with another host name. */
  const at = (name: string) => new URL(site().pageUrl.replace('localhost', `${name}.localhost`));
  const frame = (name: string, path = 'film/1') => `<iframe src="${at(name).href}${path}"></iframe>`;
  const policy = (page: Page) =>
    page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content);
  const shown = (page: Page, name: string) =>
    page.frames().filter((frame) => frame.url().startsWith(at(name).href)).length;
  const agree = (page: Page, name: string) =>
    page.getByRole('button', { name: new RegExp(`^Accept and show( – always)?: ${at(name).host}`) });
  const waiting = (page: Page) => page.getByText('This is not available right now');

  /** A page with the service "Video" on another host, which its marker names. */
  async function open(html: Parameters<ReturnType<typeof site>['setPage']>[0], domain: Fields = {}) {
    site().setPage(html);
    await site().configure({
      domain: { ...frames, ...domain },
      services: { Video: { iframeMarkers: [`${at('video').host}/video/`] } },
    });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl, { waitUntil: 'networkidle' });
    return page;
  }
  /** The number of loads of the page. */
  const loads = () => site().hits('/');

  const everywhere = () => `
    <iframe src="${at('video').href}video/1"></iframe>${frame('stranger')}
    <iframe srcdoc='${frame('stranger', 'film/nested')}'></iframe>
    <script>
      const added = Object.assign(document.createElement('iframe'), { src: '${at('stranger').href}film/added' });
      document.body.append(added);
      document.write('<iframe src="${at('stranger').href}film/written"></iframe>');
      const inner = document.body.appendChild(document.createElement('iframe')).contentDocument;
      inner.write('${frame('stranger', 'film/inner').replaceAll('/', '\\/')}');
      inner.close();
      document.createElement('iframe').src = '${at('stranger').href}film/never';
    </script>
    ${frame('allowed', 'film/allowed')}`;
  const held = ['/video/1', '/film/1', '/film/nested', '/film/added', '/film/written', '/film/inner'];
  const asked = () => held.filter((path) => site().hits(path) > 0);

  test('in the page’s HTML or by code, with a cold and a warm cache', async () => {
    const page = await open(
      { body: everywhere() },
      { frontendWidgetCache: true, iframeMarkers: [`${at('allowed').host}/`] },
    );
    const pages = [page];
    for (let i = 0; i < 2; i++) pages.push(await (await visit()).newPage());
    for (const page of pages)
      for (let i = 0; i < 2; i++) {
        await page.goto(site().pageUrl, { waitUntil: 'networkidle' });
        await expect.poll(() => shown(page, 'allowed')).toBe(1);
        expect(asked()).toEqual([]);
      }
    expect(site().hits('/film/allowed')).toBe(7);
    expect(
      await page.getByRole('button', { name: 'Accept and show – always' }).count(),
    ).toBeGreaterThanOrEqual(4);
  });

  test(
    'frames of the website itself and those without an address are not blocked',
    { tags: 'full' },
    async () => {
      const page = await open({
        body: `<iframe src="/film/own"></iframe><iframe src="about:blank"></iframe><iframe></iframe>
        <iframe srcdoc="<b>text</b>"></iframe><iframe src="data:text/html,<b>data</b>"></iframe>
        <script>
          document.body.append(Object.assign(document.createElement('iframe'), {
            src: URL.createObjectURL(new Blob(['<b>blob</b>'], { type: 'text/html' })),
          }));
        </script>`,
      });
      const texts = () =>
        Promise.all(page.frames().map((frame) => frame.evaluate('document.body.innerText')));
      await expect
        .poll(async () => (await texts()).slice(1).sort())
        .toEqual(['', '', 'blob', 'data', 'film', 'text']);
      expect(await policy(page)).toContain("frame-src 'self' data: blob: ");
    },
  );

  for (const who of ['auto', 'manual'])
    test(`consent reloads the page once, where the visitor was (scroll restoration ${who}), and the frame loads on later pages`, async () => {
      const page = await open({
        head: `<script>history.scrollRestoration = '${who}'</script><style>html { scroll-behavior: smooth }</style>`,
        body: `<p style="height: 3000px">A page</p>${everywhere()}<p style="height: 3000px">goes on</p>`,
      });
      await button(page, 'Only necessary').click();
      // Placeholders are made anew before the decision is sent.
      await expect.poll(() => site().answers()).toEqual([201]);
      const box = page.getByRole('group', { name: 'Video' }).or(page.getByRole('region', { name: 'Video' }));
      // Firefox’s driver scrolls before it clicks.
      await page.evaluate(() =>
        addEventListener('click', () => (sessionStorage.before = String(scrollY)), true),
      );
      await box.getByRole('button', { name: 'Accept and show – always' }).click();
      await expect.poll(() => site().hits('/video/1')).toBe(1);
      await expect.poll(() => shown(page, 'video')).toBe(1);
      await expect.poll(() => page.evaluate('Math.abs(scrollY - sessionStorage.before)')).toBeLessThan(1);
      expect(asked()).toEqual(['/video/1']);
      expect(loads()).toBe(2);
      await page.goto(`${site().pageUrl}next`, { waitUntil: 'networkidle' });
      await expect.poll(() => shown(page, 'video')).toBe(1);
      expect(asked()).toEqual(['/video/1']);
    });

  test('accepting everything reloads only if a frame waits for it', { tags: 'full' }, async () => {
    const page = await open({ body: frame('stranger') });
    await button(page, 'Accept all').click();
    await expect.poll(() => site().answers()).toEqual([201]);
    expect(loads()).toBe(1);
    await page.goto(`${site().pageUrl}next`, { waitUntil: 'networkidle' });
    expect(await policy(page)).toContain(` ${at('video').host} *.${at('video').host}`);
    expect(asked()).toEqual([]);
  });

  test('a decision in another tab also reloads the page', async () => {
    const page = await open({ body: everywhere() });
    const other = await page.context().newPage();
    await other.goto(site().pageUrl);
    await button(other, 'Accept all').click();
    await expect.poll(() => shown(page, 'video')).toBe(1);
    await expect.poll(() => shown(other, 'video')).toBe(1);
    expect(asked()).toEqual(['/video/1']);
  });

  test('a decision that is imported from CCM19 also reloads the page', { tags: 'full' }, async () => {
    site().setPage({ body: everywhere() });
    await site().configure({
      domain: frames,
      services: { Video: { iframeMarkers: [`${at('video').host}/video/`] } },
    });
    const context = await visit();
    const original = {
      gen: 2,
      ucid: 'a'.repeat(64),
      consent: true,
      embeddings: [{ id: site().id('Video') }],
      created: Math.floor(Date.now() / 1000) - 60,
    };
    await context.addInitScript(
      (text) => {
        if (!localStorage.visited) localStorage.ccm_consent = text;
        localStorage.visited = '1';
      },
      JSON.stringify({ '/': original }),
    );
    const page = await context.newPage();
    await page.goto(site().pageUrl);
    await expect.poll(() => shown(page, 'video')).toBe(1);
    expect([loads(), asked()]).toEqual([2, ['/video/1']]);
  });

  test('an allowed third-party frame loads after a reload, but no other of its host if hosts are not remembered', async () => {
    const page = await open(
      { body: frame('stranger') + frame('stranger', 'film/2') },
      { rememberIframeConsentPerDomain: false },
    );
    await button(page, 'Only necessary').click();
    await agree(page, 'stranger').first().click();
    await expect.poll(() => shown(page, 'stranger')).toBe(1);
    await expect.poll(() => agree(page, 'stranger').count()).toBe(1);
    expect(loads()).toBe(2);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => shown(page, 'stranger')).toBe(1);
    const tab = await page.context().newPage();
    await tab.goto(site().pageUrl, { waitUntil: 'networkidle' });
    expect(shown(tab, 'stranger')).toBe(0);
    expect(await policy(tab)).not.toContain('stranger');

    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Only necessary').click();
    await page.reload({ waitUntil: 'networkidle' });
    expect(shown(page, 'stranger')).toBe(0);
    expect(await policy(page)).not.toContain('stranger');
  });

  test('“only this time” shows the frames of one service or host until the next page view, and stores no decision', async () => {
    const page = await open({
      body: `<iframe src="${at('video').href}video/1"></iframe>${frame('stranger')}`,
    });
    const once = (name: string) => button(page, `Accept and show – only this time: ${name}`);
    await button(page, 'Only necessary').click();
    await once('Video').evaluate((element: HTMLElement) => element.click());
    expect(loads()).toBe(1);
    await once('Video').click();
    await expect.poll(() => shown(page, 'video')).toBe(1);
    expect([shown(page, 'stranger'), loads()]).toEqual([0, 2]);
    await page.reload({ waitUntil: 'networkidle' });
    expect([shown(page, 'video'), shown(page, 'stranger')]).toEqual([0, 0]);
    await once(at('stranger').host).click();
    await expect.poll(() => shown(page, 'stranger')).toBe(1);
    expect(shown(page, 'video')).toBe(0);
    await page.reload({ waitUntil: 'networkidle' });
    expect(shown(page, 'stranger')).toBe(0);
    await site().stored({ consent: false, accepted: ['Session'] });

    await once('Video').click();
    await expect.poll(() => shown(page, 'video')).toBe(1);
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Only necessary').click();
    await expect.poll(() => shown(page, 'video')).toBe(0);
  });

  test('a remembered host is allowed on later visits', { tags: 'full' }, async () => {
    const page = await open({ body: frame('stranger') });
    await button(page, 'Only necessary').click();
    await agree(page, 'stranger').click();
    await expect.poll(() => shown(page, 'stranger')).toBe(1);
    const tab = await page.context().newPage();
    await tab.goto(site().pageUrl, { waitUntil: 'networkidle' });
    await expect.poll(() => shown(tab, 'stranger')).toBe(1);
    expect(loads()).toBe(3);
  });

  test('an edited form is not lost, and the placeholder says that the frame loads with the next page', async () => {
    const page = await open({ body: `<input aria-label="name">${everywhere()}` });
    await button(page, 'Only necessary').click();
    await page.getByLabel('name').fill('Ada');
    await page.getByRole('button', { name: 'Accept and show – always' }).first().click();
    await waiting(page).waitFor();
    // By key, because Firefox’s driver scrolls the button to where another was pressed.
    await agree(page, 'stranger').first().press('Enter');
    await expect.poll(() => waiting(page).count()).toBeGreaterThan(1);
    expect(await page.getByLabel('name').inputValue()).toBe('Ada');
    expect([loads(), asked()]).toEqual([1, []]);
    await page.goto(`${site().pageUrl}next`, { waitUntil: 'networkidle' });
    await expect.poll(() => shown(page, 'video')).toBe(1);
    await expect.poll(() => shown(page, 'stranger')).toBeGreaterThan(1);
  });

  test('input while the decision is being sent is not lost', { tags: 'full' }, async () => {
    const page = await open({ body: `<input aria-label="name">${everywhere()}` });
    let arrive = () => {};
    const arrived = new Promise<void>((done) => (arrive = done));
    await page.route(/consents$/, async (route) => {
      arrive();
      await page.getByLabel('name').fill('Ada');
      await route.continue();
    });
    await button(page, 'Accept all').click();
    await arrived;
    await waiting(page).waitFor();
    expect(await page.getByLabel('name').inputValue()).toBe('Ada');
    expect([loads(), asked()]).toEqual([1, []]);
  });

  test('possible input in an iframe is not lost', { tags: 'full' }, async () => {
    const page = await open({ body: `<iframe src="/film/form"></iframe>${everywhere()}` });
    await button(page, 'Only necessary').click();
    await page.frameLocator('iframe').first().locator('body').click();
    await page.getByRole('button', { name: 'Accept and show – always' }).first().click();
    await waiting(page).waitFor();
    expect(loads()).toBe(1);
  });

  test('the widget’s own switches do not count as input', { tags: 'full' }, async () => {
    const page = await open({ body: everywhere() });
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'Video' }).check();
    await button(page, 'Save selection').click();
    await expect.poll(() => shown(page, 'video')).toBe(1);
    expect(loads()).toBe(2);
  });

  const refusing: Record<string, [string, Fields?]> = {
    'the storage refuses': [
      `for (const name of ['localStorage', 'sessionStorage'])
         Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } })`,
    ],
    'the storage is full': [
      "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    ],
    'the storage forgets at once': ['Storage.prototype.setItem = () => {}'],
    'cookies are blocked': [
      "Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })",
      { consentStorage: 'cookie' },
    ],
    'the session has no storage, which the permission for a frame alone needs': [
      "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError') } })",
      { rememberIframeConsentPerDomain: false },
    ],
  };
  for (const [what, [script, domain]] of sample(Object.entries(refusing), 4))
    test(`where ${what} the page does not reload, and the placeholder makes no false promise`, async () => {
      site().setPage({ head: '', body: frame('stranger') });
      await site().configure({ domain: { ...frames, ...domain } });
      const context = await visit();
      await context.addInitScript(script);
      const page = await context.newPage();
      await page.goto(site().pageUrl);
      await button(page, 'Only necessary').click();
      await agree(page, 'stranger').click();
      await waiting(page).waitFor();
      expect(await agree(page, 'stranger').count()).toBe(0);
      expect([loads(), asked()]).toEqual([1, []]);
    });

  test('a consent that cannot be stored does not reload either', { tags: 'full' }, async () => {
    site().setPage({ body: everywhere() });
    await site().configure({
      domain: frames,
      services: { Video: { iframeMarkers: [`${at('video').host}/video/`] } },
    });
    const context = await visit();
    await context.addInitScript('Storage.prototype.setItem = () => {}');
    const page = await context.newPage();
    await page.goto(site().pageUrl);
    await button(page, 'Accept all').click();
    await waiting(page).waitFor();
    expect([loads(), asked()]).toEqual([1, []]);
  });

  test('a script at the end of the page blocks frames with its observer, without a policy', async () => {
    const page = await open({ body: frame('stranger'), last: true });
    expect(await policy(page)).toBeUndefined();
    expect(shown(page, 'stranger')).toBe(0);
    await button(page, 'Only necessary').click();
    await agree(page, 'stranger').click();
    await expect.poll(() => shown(page, 'stranger')).toBe(1);
    expect(loads()).toBe(1);
  });

  test('there is no policy if unknown frames are not blocked, or if a host that must be allowed is unknown', async () => {
    const page = await open({ body: frame('stranger') }, { blockIframes: false });
    const policies = async (changes: Parameters<ReturnType<typeof site>['configure']>[0]) => {
      await site().configure(changes);
      await page.reload();
      return policy(page);
    };
    await button(page, 'Accept all').click();
    expect(await policies({})).toBeUndefined();
    expect(await policies({ domain: { ...frames, iframeBlockMode: 'blacklist' } })).toBeUndefined();
    expect(await policies({ domain: { ...frames, iframeMarkers: ['/player/'] } })).toBeUndefined();
    expect(await policies({ domain: { ...frames, iframeMarkers: [] } })).toContain('video.localhost');
    expect(await policies({ services: { Video: { iframeMarkers: ['/video/'] } } })).toBeUndefined();
    await page.evaluate(() => CCM.openWidget());
    // The withdrawal reloads the page.
    await Promise.all([page.waitForEvent('load'), button(page, 'Only necessary').click()]);
    const { host } = new URL(site().service);
    const sources = `'self' data: blob: ${host} *.${host}`;
    expect(await policies({})).toBe(`frame-src ${sources}; object-src ${sources}`);
  });

  test('markers and stored values cannot add other directives to the policy', { tags: 'full' }, async () => {
    const page = await open(
      { body: '<img src="/picture"><script src="/plain.js"></script>' },
      { iframeMarkers: ["a.example; script-src 'none'", 'b.example/x; img-src c.example'] },
    );
    expect(await policy(page)).toBeUndefined();
    await site().configure({ domain: { ...frames, iframeMarkers: ['b.example/x; img-src c.example'] } });
    await page.reload();
    expect(await policy(page)).toMatch(/ b\.example:\* \*\.b\.example:\*$/);
    const key = `placet_${site().id()}_hosts`;
    const withHost = async (host: string) => {
      await page.evaluate(
        ([key, text]) => localStorage.setItem(key!, text!),
        [key, `none 9999999999 ${host}`],
      );
      await page.reload();
      await dialog(page).waitFor();
      return policy(page);
    };
    expect(await withHost('c.example')).toContain(' c.example:* *.c.example:*');
    for (const host of ['a;script-src', "'none'", '*', 'a,b'])
      expect(await withHost(host), host).toBeUndefined();
    expect(site().hits('/picture')).toBeGreaterThan(1);
  });

  test(
    'a frame waits although its host is a word that is stored beside the allowed hosts',
    { tags: 'full' },
    async () => {
      const page = await open(
        { body: '<iframe src="http://none/film/1"></iframe>' },
        { iframeBlockMode: 'blacklist', iframeMarkers: ['/film/'] },
      );
      await expect
        .poll(() => page.getByRole('button', { name: 'Accept and show – always: none' }).count())
        .toBe(1);
    },
  );

  test('an address that only mentions an allowed host waits for its own click', async () => {
    const trick = `film/1?${at('allowed').host}/`;
    const page = await open(
      { body: frame('stranger', trick) },
      { iframeMarkers: [`${at('allowed').host}/`] },
    );
    await button(page, 'Only necessary').click();
    expect(asked()).toEqual([]);
    await agree(page, 'stranger').click();
    await expect.poll(() => shown(page, 'stranger')).toBe(1);
    expect(loads()).toBe(2);
  });

  test(
    'a frame of a loader’s group with an unknown host needs one more click',
    { tags: 'full' },
    async () => {
      const page = await open({
        body: `<iframe data-ccm-loader-src="${at('stranger').href}film/1" data-ccm-loader-group="adverts"></iframe>`,
      });
      await page.getByRole('button', { name: 'Accept and show – always: Adverts' }).waitFor();
      await button(page, 'Accept all').click();
      await agree(page, 'stranger').click();
      await expect.poll(() => shown(page, 'stranger')).toBe(1);
      expect(loads()).toBe(2);
    },
  );

  test('the page’s own policy still applies, and the widget’s policy works with Trusted Types', async () => {
    site().setPage({
      csp: `script-src 'nonce-abc'; frame-src ${at('video').origin}; require-trusted-types-for 'script'`,
      body: frame('video', 'video/1') + frame('stranger'),
    });
    await site().configure({
      domain: { ...frames, iframeMarkers: [at('stranger').host] },
      services: { Video: { iframeMarkers: [`${at('video').host}/video/`] }, Counter: { active: false } },
    });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl, { waitUntil: 'networkidle' });
    expect(await policy(page)).toContain(at('stranger').host);
    expect(asked()).toEqual([]);
    await button(page, 'Accept all').click();
    await expect.poll(() => site().hits('/video/1')).toBe(1);
    expect(site().hits('/film/1')).toBe(0);
  });
});
