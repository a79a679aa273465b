import { expect, test } from 'vitest';
import { onAccountPages } from '../support/account-pages.ts';
import { axeViolations } from '../support/axe.ts';
import { engine } from '../support/browser.ts';

onAccountPages('the appearance of a domain’s widget', ({ worker, domainId, open, logIn }) => {
  test('a color is previewed while it is chosen, by the widget and by its contrast, without requests', async () => {
    const page = await open('/', { colorScheme: 'dark', viewport: { width: 1280, height: 900 } });
    await logIn(page);
    // An iframe in another process may have no width at first, and gets it without a "resize" event.
    await page.addInitScript(() => {
      const real = Object.getOwnPropertyDescriptor(window, 'innerWidth')!;
      const width = () => (document.readyState === 'loading' ? 0 : real.get!.call(window));
      Object.defineProperty(window, 'innerWidth', { get: width });
    });
    await page.goto(`${worker().base}/account/domains/${domainId()}/appearance`);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.waitForURL('**/appearance/*');
    const accept = () =>
      page.frameLocator('.stage iframe:not([hidden])').last().getByRole('button', { name: 'Accept all' });
    await accept().waitFor();
    const before = await page.evaluate(() => history.length);

    const requests: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests.push(`${request.method()} ${request.url()}`);
    });
    const color = page.locator('#primaryButtonBackgroundColor');
    await color.focus();
    await color.fill('#ffcc00');
    await expect
      .poll(() => accept().evaluate((button) => getComputedStyle(button).backgroundColor))
      .toBe('rgb(255, 204, 0)');
    // The text of the button follows from its color, and is black now.
    await expect.poll(() => page.locator('.contrast').first().innerText()).toContain('13.8 : 1');
    const text = page.locator('#windowForegroundColor');
    await text.focus();
    await text.fill('#dddddd');
    await expect.poll(() => page.locator('.contrast').nth(1).innerText()).toContain('Hard to read');
    expect([...new Set(requests)]).toEqual([`POST ${page.url()}/preview`]);
    // The field keeps the focus, and the browser's history does not change. In Firefox, what the driver evaluates in the
    // preview counts as the user’s act, after which the preview may take the focus.
    const kept = engine === 'firefox' ? text : page.locator(':focus');
    expect([await kept.getAttribute('id'), await page.evaluate(() => history.length)]).toEqual([
      'windowForegroundColor',
      before,
    ]);

    await page.getByText('Unsaved changes', { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Ocean' }).check();
    expect(await color.inputValue()).toBe('#1d4ed8');
    await expect
      .poll(() => accept().evaluate((button) => getComputedStyle(button).backgroundColor))
      .toBe('rgb(29, 78, 216)');
    await text.fill('#dddddd');
    expect(await page.getByRole('radio', { name: 'Your own colors' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'After the decision' }).check();
    const frame = page.frameLocator('.stage iframe:not([hidden])').last();
    await frame.getByRole('button', { name: 'Change or withdraw consent' }).waitFor();
    await frame.getByRole('button', { name: 'Accept and show – always: video.example' }).waitFor();
    const reached = await frame.locator('html').evaluate(() => {
      const tries = {
        storage: () => localStorage.length,
        cookie: () => document.cookie,
        console: () => parent.document.title,
      };
      return [
        self.origin,
        ...Object.values(tries).map((reach) => {
          try {
            return reach();
          } catch {
            return 'refused';
          }
        }),
      ];
    });
    expect(reached).toEqual(['null', 'refused', 'refused', 'refused']);

    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText(/^The theme “.*” was saved\./).waitFor();
    await page.getByText('Some text is hard to read').waitFor();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Design', exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(new Set(requests.map((request) => new URL(request.split(' ')[1]!).origin))).toEqual(
      new Set([worker().base]),
    );
  });

  test(
    'the preview of a phone shows the whole banner, without a line that is cut',
    { tags: 'full' },
    async () => {
      // On a phone, the preview scrolls. Firefox’s scroll bar takes room, which none does on a phone.
      for (const [width, height, screens] of [
        [1280, 900, 1],
        [1280, 720, 1],
        [engine === 'firefox' ? 375 : 360, 740, 2],
      ] as const) {
        const page = await open('/', { viewport: { width, height } });
        await logIn(page);
        await page.goto(`${worker().base}/account/domains/${domainId()}/onboarding/look`);
        if (width < 900) await page.locator('.preview-open').click();
        const stage = page.locator('.stage');
        const frame = page.frameLocator('.stage iframe:not([hidden])').last();
        await frame.getByRole('button', { name: 'Accept all' }).waitFor();
        const clipped = await frame
          .locator('dialog :is(div, p, ul)')
          .evaluateAll((elements) =>
            elements.flatMap((element) =>
              element.scrollHeight > element.clientHeight + 1 &&
              getComputedStyle(element).overflowY !== 'visible'
                ? [element.className]
                : [],
            ),
          );
        expect(clipped, `${width} x ${height}`).toEqual([]);
        const outer = (await stage.boundingBox())!;
        const inner = (await page.locator('.stage iframe:not([hidden])').last().boundingBox())!;
        expect(inner.width, `${width} x ${height}`).toBeLessThanOrEqual(outer.width);
        expect(inner.height, `${width} x ${height}`).toBeLessThanOrEqual(outer.height + 1);
        expect(outer.height, `${width} x ${height}`).toBeLessThan(screens * height);
      }
    },
  );
});
