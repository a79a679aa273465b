import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onAccountPages } from '../support/account-pages.ts';

onAccountPages('the forms of the console', ({ worker, domainId, open, logIn }) => {
  const settings = () => `${worker().base}/account/domains/${domainId()}/settings`;
  const isUnsaved = (page: Page) => page.getByText('Unsaved changes', { exact: true }).isVisible();

  test('unsaved changes are shown, and the browser asks before they are lost', async () => {
    const page = await open('/');
    await logIn(page);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.goto(settings());
    await expect.poll(() => isUnsaved(page)).toBe(false);
    const days = page.getByLabel('Ask again after (days)');
    await days.fill('180');
    await expect.poll(() => isUnsaved(page)).toBe(true);
    await days.fill('365');
    await expect.poll(() => isUnsaved(page)).toBe(false);
    await days.fill('90');
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Overview' })
      .click();
    await page.waitForURL('**/account');
    expect(asked).toEqual(['beforeunload']);
    await page.goto(settings());
    await days.fill('-1');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Ask again after (days): ').waitFor();
    await expect.poll(() => isUnsaved(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement!.id)).toBe('consentCookieLifetime');
    await days.fill('90');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The changes were saved.').or(page.locator('main > .notice')).waitFor();
    expect([await isUnsaved(page), asked]).toEqual([false, ['beforeunload']]);
  });

  test(
    'settings that would have no effect appear with the setting that they depend on',
    { tags: 'full' },
    async () => {
      const page = await open('/');
      await logIn(page);
      await page.goto(settings());
      await page
        .locator('fieldset', { has: page.locator('#blockIframes') })
        .locator('summary')
        .click();
      const listed = page.getByLabel('Listed iframes');
      const blocking = page.getByLabel('Block third-party iframes');
      for (const checked of [true, false]) {
        await blocking.setChecked(checked);
        expect(await listed.isVisible()).toBe(checked);
      }
    },
  );

  test('on a phone the preview opens over the form, with and without scripts', { tags: 'full' }, async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open('/', { viewport: { width: 375, height: 800 }, javaScriptEnabled });
      await logIn(page);
      await page.goto(`${worker().base}/account/domains/${domainId()}/texts/en_US`);
      const preview = page.getByRole('region', { name: 'Preview' });
      expect(await preview.isVisible()).toBe(false);
      await page.getByLabel('“Reject” button').fill('No thanks');
      await page.getByRole('link', { name: 'Preview', exact: true }).click();
      await preview.waitFor();
      if (javaScriptEnabled)
        await page
          .frameLocator('.stage iframe:not([hidden])')
          .last()
          .getByRole('button', { name: 'No thanks' })
          .waitFor();
      await page.getByRole('link', { name: 'Close preview' }).click();
      await preview.waitFor({ state: 'hidden' });
    }
  });

  test('the color scheme can be chosen, and the menus close with Escape', { tags: 'full' }, async () => {
    const page = await open('/', { colorScheme: 'light' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    const menu = page.locator('summary', { hasText: 'Color scheme' });
    await menu.click();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Dark' }).waitFor({ state: 'hidden' });
    await menu.click();
    await page.getByRole('link', { name: 'Dark' }).click();
    await expect.poll(background).not.toBe(light);
  });
});
