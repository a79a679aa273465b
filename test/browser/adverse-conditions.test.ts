import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { inBrowser } from './support/browser.ts';
import { button, dialog, ran, secondAfter, settled } from './support/widget.ts';

const all = ['Session', 'Counter', 'Adverts', 'Video'];

const focused = (page: Page) =>
  page.evaluate(() => {
    const outer = document.activeElement;
    const inner = outer?.shadowRoot?.activeElement ?? outer;
    return (
      inner?.getAttribute('aria-label') ??
      (inner as HTMLInputElement)?.labels?.[0]?.textContent ??
      inner?.textContent
    );
  });

inBrowser('the widget under adverse conditions', (site, visit) => {
  test('the keyboard alone suffices, focus stays inside and returns', async () => {
    site().setPage({ body: '<main><h1>A site</h1><a href="#CCM.openWidget">again</a></main>' });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await expect.poll(() => focused(page)).toBe('Cookies and privacy');
    for (const name of [
      'Legal notice',
      'Privacy policy',
      'Placet',
      'Accept all',
      'Only necessary',
      'Settings',
    ]) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toBe(name);
    }
    await page.keyboard.press('Enter');
    await button(page, 'Save selection').waitFor();
    await expect.poll(() => focused(page)).toBe('Privacy settings');
    const seen = new Set<string | null | undefined>();
    for (let i = 0; i < 25; i++) {
      await page.keyboard.press('Tab');
      seen.add(await focused(page));
      if ((await focused(page)) === 'Counter') await page.keyboard.press('Space');
    }
    expect(seen).toContain('Save selection');
    expect(seen).not.toContain('again');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Cookies and privacy');
    await page.keyboard.press('Shift+Tab');
    await button(page, 'Only necessary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await settled(page);
    const [first] = await site().stored({ consent: false, accepted: ['Session'] });

    await page.getByRole('link', { name: 'again' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('again');

    await secondAfter(first!);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    for (let i = 0; (await focused(page)) !== 'Settings' && i < 9; i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await button(page, 'Save selection').waitFor();
    for (let i = 0; (await focused(page)) !== 'Counter' && i < 25; i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (let i = 0; (await focused(page)) !== 'Save selection' && i < 25; i++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('again');
    await site().stored({ consent: false, accepted: ['Session'] }, { accepted: ['Session', 'Counter'] });
    await expect.poll(() => site().answers()).toEqual([201, 201]);
  });

  test('a hostile stylesheet changes nothing', { tags: 'full' }, async () => {
    const measure = async (page: Page) => ({
      box: await dialog(page).boundingBox(),
      button: await button(page, 'Accept all').boundingBox(),
      font: await button(page, 'Accept all').evaluate((element) => getComputedStyle(element).font),
    });
    site().setPage({});
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    const before = await measure(page);
    site().setPage({
      head: `<style>
        html { font-size: 40px !important; transform: scale(0.5) }
        * { color: red !important; font: 3px serif !important; direction: rtl !important; letter-spacing: 9px !important }
        body, body * { all: unset !important; display: block !important; visibility: hidden !important }
        body * { opacity: 0 !important }
        div { transform: scale(0.1) !important; filter: blur(9px); position: absolute !important; z-index: -1 !important; pointer-events: none !important }
        dialog, button { width: 1px !important; inset: auto !important; display: none !important }
      </style>`,
      body: '<iframe src="/video/1" width="300" height="200"></iframe>',
    });
    await page.goto(site().pageUrl);
    await expect.poll(() => measure(page)).toEqual(before);
    await button(page, 'Only necessary').click();
    await settled(page);
    const [first] = await site().stored({ consent: false, accepted: ['Session'] });
    await secondAfter(first!);
    await page.getByRole('button', { name: 'Accept and show – always: Video' }).click();
    await site().stored({ consent: false, accepted: ['Session'] }, { accepted: ['Session', 'Video'] });
  });

  test('scripts run after consent under a strict policy with a nonce', async () => {
    const host = new URL(site().pageUrl).origin;
    site().setPage({
      csp: `default-src 'none'; script-src 'nonce-abc'; connect-src ${site().service}; frame-src ${host}; style-src 'nonce-abc'; base-uri 'none'`,
      head: '<script type="text/x-ccm-loader" data-ccm-loader-src="/one.js" data-ccm-loader-group="adverts" nonce="abc"></script>',
      body: '<iframe src="/video/1"></iframe><script type="text/x-ccm-loader" data-ccm-loader-group="adverts">ran.push("smuggled")</script>',
    });
    const page = await (await visit()).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(site().pageUrl);
    await expect.poll(async () => (await dialog(page).boundingBox())!.width).toBe(608);
    await expect
      .poll(() => button(page, 'Accept all').evaluate((element) => getComputedStyle(element).fontWeight))
      .toBe('600');
    await page.evaluate(() => CCM.switchLocale('de_DE'));
    await button(page, 'Einstellungen').click();
    await button(page, 'Auswahl speichern').waitFor();
    await expect.poll(() => complaints).toEqual([]);
    await button(page, 'Alle akzeptieren').click();
    await expect.poll(() => ran(page)).toEqual(['counter', 'one.js']);
    await site().stored({ accepted: all, lang: 'de_DE' });
    // A script of the HTML without the nonce of the snippet is not released, so the page's own policy blocks none.
    expect(complaints).toEqual([]);
  });

  test('while the service is down the page works, and the next page sends the decision once', async () => {
    site().setPage({ head: '<script src="/adverts.js"></script>' });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await button(page, 'Accept all').waitFor();
    site().setFailure('down');
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(['counter', 'adverts.js']);
    await expect.poll(() => site().answers()).toContain(0);
    site().setFailure(503);
    await page.reload();
    await expect.poll(() => site().answers()).toContain(503);
    expect(await site().entries()).toEqual([]);
    site().setFailure();
    await page.reload();
    await settled(page);
    const [entry] = await site().stored({ accepted: all });
    await expect.poll(() => page.evaluate(() => CCM.ucid)).toBe(entry!.ucid);
    const count = site().answers().length;
    await page.reload({ waitUntil: 'networkidle' });
    expect(site().answers().length).toBe(count);
    await site().stored({ accepted: all });
  });

  test('without the service’s script the page works, and blocked elements stay blocked', async () => {
    site().setPage({
      head: `<script src="/plain.js"></script>
        <script type="text/x-ccm-loader" data-ccm-loader-src="/one.js" data-ccm-loader-group="adverts"></script>`,
      body: '<h1>A site</h1><iframe data-ccm-loader-src="/video/1"></iframe>',
    });
    site().setFailure('down');
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'A site' }).waitFor();
    await expect.poll(() => ran(page)).toEqual(['plain.js']);
    expect([site().hits('/one.js'), site().hits('/video/1')]).toEqual([0, 0]);
    expect(await site().entries()).toEqual([]);

    site().setFailure();
    await page.reload();
    await button(page, 'Accept all').click();
    await expect.poll(() => site().hits('/video/1')).toBe(1);
    await expect.poll(() => ran(page)).toEqual(expect.arrayContaining(['plain.js', 'one.js']));
    await site().stored({ accepted: all });
  });

  test(
    'a stored decision whose answer was lost is sent again and stays one entry',
    { tags: 'full' },
    async () => {
      const page = await (await visit()).newPage();
      await page.goto(site().pageUrl);
      await button(page, 'Only necessary').waitFor();
      site().setFailure('unanswered');
      await button(page, 'Only necessary').click();
      await expect.poll(() => site().answers()).toContain(0);
      const [entry] = await site().stored({ consent: false, accepted: ['Session'] });
      await secondAfter(entry!);
      site().setFailure();
      await page.reload();
      await settled(page);
      expect(site().answers()).toContain(201);
      expect(await site().stored({ consent: false, accepted: ['Session'] })).toEqual([entry]);
    },
  );

  for (const [what, isFinal, statuses] of [
    ['final, told in the console and not repeated', true, [400, 403, 404, 413, 415]],
    ['not final: the choice waits', false, [401, 405, 408, 429, 503]],
  ] as const)
    test(`a ${statuses.join(', ')} is ${what}`, async () => {
      const page = await (await visit()).newPage();
      let told: string[] = [];
      page.on('console', (message) => told.push(message.text()));
      for (const status of sample(statuses, 2)) {
        const before = site().answers().length;
        const answers = () => site().answers().slice(before);
        site().setFailure(status);
        await page.goto(site().pageUrl);
        await button(page, 'Accept all').waitFor();
        await button(page, 'Accept all').click();
        await expect.poll(answers).toContain(status);
        if (isFinal) await settled(page);
        await page.reload({ waitUntil: 'networkidle' });
        // After a 408 the browser itself retries, too.
        await expect.poll(() => answers().length > 1, { message: String(status) }).toBe(!isFinal);
        const sentence = /^Placet could not store the decision/;
        await expect.poll(() => told.some((text) => sentence.test(text))).toBe(isFinal);
        // The next one is another visitor.
        await page.evaluate(() => localStorage.clear());
        told = [];
      }
      expect(await site().entries()).toEqual([]);
    });

  test('a page that is open while the configuration changes consents to the notice that it shows', async () => {
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await button(page, 'Accept all').waitFor();
    await site().configure({ services: { Video: { active: false }, Another: { purpose: 'cdcbd7c' } } });
    await button(page, 'Accept all').click();
    await settled(page);
    await site().stored({ accepted: all });
    await expect.poll(() => site().answers()).toEqual([201]);
  });

  test(
    'a pending decision is sent with the consent notice that was shown for it',
    { tags: 'full' },
    async () => {
      const page = await (await visit()).newPage();
      await page.goto(site().pageUrl);
      await button(page, 'Accept all').waitFor();
      site().setFailure('down');
      await button(page, 'Accept all').click();
      await expect.poll(() => site().answers()).toContain(0);
      await site().configure({ services: { Video: { translations: { en_US: { name: 'Film' } } } } });
      site().setFailure();
      await page.goto(site().pageUrl);
      await settled(page);
      expect(site().answers()).toContain(201);
      expect((await site().entries())[0]!.embeddings[site().id('Video')]).toBe('Video');
    },
  );

  test(
    'the receipt is stored with the decision, but not in a cookie or without enough room',
    { tags: 'full' },
    async () => {
      const chosen = (page: Page) =>
        page.evaluate((key) => {
          const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${key}=`));
          const text = localStorage[key] ?? decodeURIComponent(cookie!.slice(key.length + 1));
          return JSON.parse(text) as { pending: number; receipt?: string; notice?: string };
        }, `placet_${site().id()}`);
      const accept = async (fill: boolean) => {
        const page = await (await visit()).newPage();
        await page.goto(site().pageUrl);
        await button(page, 'Accept all').waitFor();
        if (fill)
          await page.evaluate(() => {
            let filler = 'x'.repeat(8_000_000);
            for (let step = filler.length / 2; step >= 1; step = Math.floor(step / 2)) {
              try {
                localStorage.filler = filler;
                filler += 'x'.repeat(step);
              } catch {
                filler = filler.slice(step);
              }
            }
            localStorage.filler = localStorage.filler.slice(700);
          });
        await button(page, 'Accept all').click();
        await expect.poll(async () => (await chosen(page)).pending).toBe(0);
        return chosen(page);
      };
      expect(await accept(false)).toMatchObject({
        receipt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      });
      expect(await accept(true)).not.toHaveProperty('receipt');
      await site().configure({ domain: { consentStorage: 'cookie' } });
      const inCookie = await accept(false);
      expect(inCookie).not.toHaveProperty('receipt');
      expect(inCookie).not.toHaveProperty('notice');
      await expect.poll(() => site().answers()).toEqual([201, 201, 201]);
    },
  );

  test('open preferences stay open while a decision of another tab is stored', { tags: 'full' }, async () => {
    const context = await visit();
    const [one, two] = [await context.newPage(), await context.newPage()];
    await one.goto(site().pageUrl);
    let arrive = () => {};
    const arrival = new Promise<void>((arrived) => (arrive = arrived));
    site().setFailure(() => arrival);
    await button(one, 'Only necessary').click();
    await two.goto(site().pageUrl);
    await two.evaluate(() => CCM.openWidget());
    await button(two, 'Accept all').waitFor();
    arrive();
    await settled(two);
    await button(two, 'Accept all').click();
    await expect.poll(() => ran(two)).toEqual(['counter']);
  });

  test('two tabs agree, and a pending decision is stored once', { tags: 'full' }, async () => {
    site().setPage({ head: '<script src="/adverts.js"></script>' });
    const context = await visit();
    const [one, two] = [await context.newPage(), await context.newPage()];
    await one.goto(site().pageUrl);
    await two.goto(site().pageUrl);
    await button(two, 'Accept all').waitFor();
    site().setFailure('down');
    await button(one, 'Accept all').click();
    await expect.poll(() => ran(two)).toEqual(['counter', 'adverts.js']);
    await expect.poll(() => dialog(two).count()).toBe(0);
    const ucid = await one.evaluate(() => CCM.ucid);
    await expect.poll(() => two.evaluate(() => CCM.ucid)).toBe(ucid);
    await expect.poll(() => site().answers()).toContain(0);
    expect(await site().entries()).toEqual([]);
    site().setFailure();
    await Promise.all([one.reload({ waitUntil: 'networkidle' }), two.reload({ waitUntil: 'networkidle' })]);
    await settled(two);
    const [first] = await site().stored({ accepted: all });
    expect(first!.ucid).toBe(ucid);

    await secondAfter(first!);
    await two.evaluate(() => CCM.openWidget());
    const reloads = [one.waitForEvent('load'), two.waitForEvent('load')];
    await button(two, 'Only necessary').click();
    await Promise.all(reloads);
    await Promise.all([settled(one), settled(two)]);
    await expect.poll(() => Promise.all([ran(one), ran(two)])).toEqual([[], []]);
    await site().stored({ accepted: all }, { consent: false, accepted: ['Session'] });
  });

  test('after `document.open()`, the banner and the icon return, and nothing starts without consent', async () => {
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await button(page, 'Accept all').waitFor();
    const replace = () =>
      page.evaluate(() => {
        document.open();
        document.write(
          '<!doctype html><h1>A new page</h1><a href="#CCM.openWidget">Cookies</a><script src="/adverts.js"></script>',
        );
        document.close();
      });
    await replace();
    await button(page, 'Settings').waitFor();
    expect(await ran(page)).toEqual([]);
    await button(page, 'Accept all').click();
    await expect.poll(async () => (await ran(page)).toSorted()).toEqual(['adverts.js', 'counter']);
    const [entry] = await site().stored({ accepted: all });
    await secondAfter(entry!);
    await replace();
    await button(page, 'Change or withdraw consent').waitFor();
    await page.getByRole('link', { name: 'Cookies' }).click();
    await Promise.all([page.waitForEvent('load'), button(page, 'Only necessary').click()]);
    expect(await ran(page)).toEqual([]);
    await site().stored({ accepted: all }, { consent: false, accepted: ['Session'] });
  });

  test('with manipulation prevention the widget restores itself when it is removed or hidden, and the log says so', async () => {
    await site().configure({
      theme: {
        widgetBlocking: true,
        widgetButtons: ['accept'],
        widgetPosition: 'center',
        manipulationPrevention: true,
      },
    });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    const remove = (what: string) =>
      dialog(page).evaluate((element, what) => {
        const host = (element.getRootNode() as ShadowRoot).host;
        if (what === 'host') host.remove();
        if (what === 'inside') element.remove();
        if (what === 'shown') element.removeAttribute('open');
        if (what === 'style') (element as HTMLElement).style.setProperty('display', 'none', 'important');
      }, what);
    for (const what of ['host', 'inside', 'shown', 'style']) {
      await dialog(page).waitFor();
      await remove(what);
    }
    await button(page, 'Accept all').click();
    const [entry] = await site().stored({ accepted: all, manipulationPrevention: true });
    expect(entry!.manipulationPrevention).toBe(true);
  });
});
