import { mkdir } from 'node:fs/promises';
import { test } from 'vitest';
import { createAccount, logIn } from '../support/account.ts';
import { withWorker } from '../support/browser.ts';

const OUT = '/tmp/life/pictures';
withWorker('pictures', (worker, visit) => {
  test('of the pages of a website', async () => {
    await mkdir(OUT, { recursive: true });
    const { base } = worker();
    const account = await createAccount(base);
    const { id } = await account.domains<{ id: string }>('POST', '', { name: 'www.hotel-seeblick.example' });
    const service = await account.domains<{ id: string }>('POST', `/${id}/embedding`, {
      name: 'Matomo',
      purpose: 'a717ff5',
      active: true,
      vendor: 'InnoCraft',
    });
    const other = await createAccount(base);
    const D = `/account/domains/${id}`;
    const page = await (await visit({ locale: 'en-GB' })).newPage();
    await logIn(page, base, account.username);
    const shoot = async (name: string, path: string) => {
      for (const [lang, width] of [
        ['en', 1280],
        ['de', 390],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${base}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
        await page.screenshot({ path: `${OUT}/${name}-${lang}.png`, fullPage: true });
      }
    };
    await shoot('overview', '/account');
    await shoot('add', '/account/add');
    await shoot('website', `${D}/settings/website`);
    await shoot('delete', `${D}/settings/website/delete`);
    await shoot('service', `${D}/services/${service.id}`);
    await page.goto(`${base}${D}/services/${service.id}?lang=en`);
    await page.locator('[name=vendor]').fill('InnoCraft Ltd');
    await page.locator('.save-bar button').first().click();
    await page.screenshot({ path: `${OUT}/saved.png` });
    await page.goto(`${base}${D}/settings/website/move?lang=en`);
    await page.getByRole('button', { name: 'Create link' }).click();
    await page.screenshot({ path: `${OUT}/offered.png`, fullPage: true });
    const link = (await page.locator('#link').inputValue()).trim();
    const receiver = await (await visit({ locale: 'en-GB' })).newPage();
    await logIn(receiver, base, other.username);
    await receiver.goto(link);
    await receiver.screenshot({ path: `${OUT}/receive.png`, fullPage: true });
    await receiver.getByRole('button', { name: 'Accept website' }).click();
    await receiver.screenshot({ path: `${OUT}/received.png`, fullPage: true });
    await shoot('move', `${D}/settings/website/move`);
    await shoot('versions', `${D}/activity/versions`);
    await page.goto(`${base}${D}/settings/website?lang=en`);
    await page.getByRole('button', { name: 'Archive website' }).click();
    await page.screenshot({ path: `${OUT}/archived.png`, fullPage: true });
    await shoot('status', `${D}/status`);
    await shoot('overview2', '/account');
  });
});
