import { expect, test } from 'vitest';
import { onAccountPages } from '../support/account-pages.ts';

onAccountPages('the services and texts of a domain', ({ worker, domainId, open, logIn }) => {
  test('without JavaScript a service is added and disabled, a language is enabled, and its texts are set', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    await logIn(page);
    const D = `${worker().base}/account/domains/${domainId()}`;
    await page.goto(`${D}/services`);
    await page
      .getByText('No services have been added or removed since the latest decision by a visitor.')
      .waitFor();
    await page.getByRole('link', { name: 'Add from catalogue' }).click();
    await page.getByLabel('Search').fill('youtube');
    await page.getByLabel('Search').press('Enter');
    await page.waitForURL('**/add?q=youtube');
    await page.getByRole('button', { name: 'Add YouTube', exact: true }).click();
    await page.getByText('YouTube was added.').waitFor();
    await page.getByRole('link', { name: 'Services', exact: true }).click();
    await page.getByText('Added since the latest decision by a visitor: YouTube.').waitFor();
    await page.getByRole('button', { name: 'Disable YouTube' }).click();
    await page.getByRole('button', { name: 'Enable YouTube' }).waitFor();
    await page
      .getByText('No services have been added or removed since the latest decision by a visitor.')
      .waitFor();

    await page.getByRole('link', { name: 'Texts', exact: true }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('French');
    await page.getByRole('button', { name: 'Add language', exact: true }).click();
    await page.getByRole('heading', { name: 'French' }).waitFor();
    const title = page.getByRole('group', { name: 'Banner' }).getByLabel('Heading');
    expect(await title.getAttribute('placeholder')).toBe('Cookies et vie privée');
    await title.fill('Nos cookies');
    await page.getByLabel('Legal notice: URL').fill('https://www.mysite.xyz/mentions');
    await page.getByLabel('Privacy policy: URL').fill('https://www.mysite.xyz/confidentialite');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your changes were saved.').waitFor();
    expect(await title.inputValue()).toBe('Nos cookies');
    expect(await page.getByText('Missing link').count()).toBe(0);
  });
});
