import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { button, dialog, ran, settled } from '../support/widget.ts';

const all = ['Session', 'Counter', 'Adverts', 'Video'];
const notRecorded = 'has not been recorded yet';
const refused = { consent: false, accepted: ['Session'] };

inBrowser('a decision that could not be stored', (site, visit) => {
  /** Opens a page whose timers wait for the test, and whose waits are not random. */
  async function open() {
    const page = await (await visit()).newPage();
    await page.clock.install();
    await page.addInitScript(() => (Math.random = () => 0.5));
    await page.goto(site().pageUrl);
    await button(page, 'Accept all').waitFor();
    return page;
  }
  const count = () => site().answers().length;
  async function withdraw(page: Page) {
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Only necessary').click();
  }

  test('is sent again five times, at first when the service says, then after twice the time, up to five minutes', async () => {
    const page = await open();
    site().setFailure({ status: 503, retryAfter: 60 });
    const nextAnswer = () => page.waitForResponse((response) => response.url().includes('/app/consents'));
    /** The widget sets its timer when the answer has arrived. */
    const arrived = async (answer: ReturnType<typeof nextAnswer>) => {
      await (await answer).finished();
      await new Promise((resolve) => setTimeout(resolve, 200));
      await page.evaluate(() => undefined);
    };
    let answer = nextAnswer();
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(['counter']);
    await expect.poll(count).toBe(1);
    for (const [i, seconds] of [60, 120, 240, 300, 300].entries()) {
      await arrived(answer);
      await page.clock.fastForward((seconds - 1) * 1000);
      expect(count()).toBe(i + 1);
      answer = nextAnswer();
      await page.clock.fastForward(1000);
      await expect.poll(count).toBe(i + 2);
    }
    await arrived(answer);
    await page.clock.fastForward(3_600_000);
    expect(count()).toBe(6);
    expect(await site().entries()).toEqual([]);
  });

  test('is stored on the same page a few seconds after the service is back', async () => {
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await button(page, 'Accept all').waitFor();
    site().setFailure('down');
    await button(page, 'Accept all').click();
    await expect.poll(count).toBe(1);
    site().setFailure();
    await settled(page);
    expect(await site().stored({ accepted: all })).toHaveLength(1);
  });

  test('is named in the preferences until it is stored', { tags: 'full' }, async () => {
    site().setPage({ body: '<div class="ccm-cookie-declaration"></div>' });
    const page = await open();
    site().setFailure(503);
    await button(page, 'Accept all').click();
    await expect.poll(count).toBe(1);
    await page.evaluate(() => CCM.openControlPanel());
    const places = [dialog(page), page.locator('.ccm-cookie-declaration')];
    for (const place of places) await expect.poll(() => place.textContent()).toContain(notRecorded);
    const copy = dialog(page).getByRole('button', { name: 'Copy' });
    await copy.focus();
    site().setFailure();
    await page.clock.fastForward(2000);
    await settled(page);
    for (const place of places) await expect.poll(() => place.textContent()).not.toContain(notRecorded);
    expect(await copy.evaluate((element) => element.matches(':focus'))).toBe(true);
    await site().stored({ accepted: all });
  });

  test('is sent again when the connection returns', { tags: 'full' }, async () => {
    const page = await open();
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await button(page, 'Accept all').click();
    await failed;
    expect(count()).toBe(0);
    await page.context().setOffline(false);
    await settled(page);
    await site().stored({ accepted: all });
    expect(site().answers()).toEqual([201]);
  });

  test('is sent again when the page is left', async () => {
    const page = await open();
    site().setFailure(429);
    await button(page, 'Accept all').click();
    await expect.poll(count).toBe(1);
    site().setFailure();
    await page.goto('about:blank');
    await site().stored({ accepted: all });
  });

  test('is replaced by a later one, and never sent again', { tags: 'full' }, async () => {
    const page = await open();
    site().setFailure(503);
    await button(page, 'Accept all').click();
    await expect.poll(count).toBe(1);
    site().setFailure();
    await withdraw(page);
    await site().stored(refused);
    await settled(page);
    await page.clock.fastForward(3_600_000);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await site().stored(refused)).toHaveLength(1);
  });

  for (const locks of [true, false])
    test(`does not arrive after a withdrawal, ${locks ? 'with' : 'without'} a lock`, async () => {
      const page = await (await visit()).newPage();
      if (!locks)
        await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
      await page.goto(site().pageUrl);
      await button(page, 'Accept all').waitFor();
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      site().setFailure(() => {
        arrive();
        return released;
      });
      await button(page, 'Accept all').click();
      await arrived;
      site().setFailure();
      await withdraw(page);
      await site().stored(refused);
      release();
      await settled(page);
      await page.reload({ waitUntil: 'networkidle' });
      expect(await site().stored(refused)).toHaveLength(1);
    });

  test(
    'is not brought back by an answer in a tab that does not know of the later one yet',
    { tags: 'full' },
    async () => {
      const context = await visit();
      const [one, two] = [await context.newPage(), await context.newPage()];
      await one.goto(site().pageUrl);
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      site().setFailure(() => {
        arrive();
        return released;
      });
      await button(one, 'Accept all').click();
      await arrived;
      await two.goto(site().pageUrl);
      await expect.poll(() => ran(two)).toEqual(['counter']);
      // Another process sees a change of the storage a moment later.
      await one.evaluate((key) => {
        // oxlint-disable-next-line unbound-method -- it is called with its object
        const { getItem } = Storage.prototype;
        const known = localStorage.getItem(key);
        Storage.prototype.getItem = function (name) {
          return name === key ? known : getItem.call(this, name);
        };
        Object.assign(window, { catchUp: () => void Object.assign(Storage.prototype, { getItem }) });
      }, `placet_${site().id()}`);
      site().setFailure();
      await withdraw(two);
      release();
      await expect.poll(() => site().answers()[0]).toBe(201);
      await expect.poll(() => site().answers()).toEqual([201, 201]);
      await one.evaluate('catchUp()');
      await settled(two);
      for (const page of [one, two]) {
        await page.reload();
        await expect
          .poll(() => page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name)))
          .toEqual(['Session']);
      }
      expect((await site().entries())[0]).toMatchObject({ consent: false });
    },
  );

  test(
    'does not keep a tab that sends it again from a later withdrawal in another tab',
    { tags: 'full' },
    async () => {
      await site().configure({ domain: { consentStorage: 'cookie' } });
      const context = await visit();
      // Such a browser tells no tab about cookies; each looks when it is shown.
      await context.addInitScript(() => Object.defineProperty(window, 'cookieStore', { value: undefined }));
      const [one, two] = [await context.newPage(), await context.newPage()];
      await one.goto(site().pageUrl);
      await two.goto(site().pageUrl);
      site().setFailure(503);
      await button(two, 'Accept all').click();
      await expect.poll(() => ran(two)).toEqual(['counter']);
      await withdraw(one);
      const sent = two.waitForRequest('**/app/consents');
      await two.evaluate(() => dispatchEvent(new Event('online')));
      await sent;
      await Promise.all([
        two.waitForEvent('load'),
        two.evaluate(() => void setTimeout(() => document.dispatchEvent(new Event('visibilitychange')))),
      ]);
      expect(await ran(two)).toEqual([]);
    },
  );

  test('replaces an older one even in a storage that is too full for it', { tags: 'full' }, async () => {
    const page = await open();
    site().setFailure(503);
    await button(page, 'Only necessary').click();
    await expect.poll(count).toBe(1);
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2)
        try {
          for (let i = 0; ; i++) localStorage[`filler${size} ${i}`] = 'x'.repeat(size);
        } catch {}
    });
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Accept all').click();
    await expect.poll(count).toBe(2);
    site().setFailure();
    await page.clock.fastForward(2000);
    expect(await site().stored({ accepted: all })).toHaveLength(1);
  });
});
