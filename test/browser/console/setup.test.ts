import { expect, test } from 'vitest';
import { onAccountPages } from '../support/account-pages.ts';
import { axeViolations } from '../support/axe.ts';

onAccountPages('the setup of a domain', ({ worker, domainId, open, logIn }) => {
  test('the preview shows the services that are ticked as soon as they are', async () => {
    const page = await open('/', { viewport: { width: 1280, height: 900 } });
    await logIn(page);
    const path = `${worker().base}/account/domains/${domainId()}/onboarding`;
    await page.goto(path);
    await page.getByRole('button', { name: 'Scan website' }).click();
    await page.waitForURL('**/onboarding/choose');
    const frame = page.frameLocator('.stage iframe:not([hidden])').last();
    await page.getByRole('radio', { name: 'Preferences' }).check();
    const service = frame.getByText('Google Analytics 4', { exact: true }).first();
    await service.waitFor({ state: 'attached' });
    await page.getByRole('checkbox', { name: /^Google Analytics 4/ }).uncheck();
    await service.waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: /^Google Analytics 4/ }).check();
    await service.waitFor({ state: 'attached' });
    expect(await axeViolations(page)).toEqual([]);
  });
});
