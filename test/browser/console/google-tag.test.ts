// Google’s tag from a path of the website’s own: the scan reads the script, and the status names it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, logIn } from '../support/account.ts';
import { axeViolations, isWide, PHONE } from '../support/axe.ts';
import { withWorker } from '../support/browser.ts';

/** How gtag/js begins, without anything at its address that would tell. */
const COPY = `(function(){var data = {"resource":{"version":"1","macros":[{"function":"__e"}],"tags":[{"function":"__ogt_ga_send"}]}};google_tag_data={};go("G-AB12CD34EF")})()`;
const GOOGLE_ANALYTICS = 1001;

const { PICTURES } = process.env;
if (PICTURES) await mkdir(PICTURES, { recursive: true });

withWorker('a script of the website whose content is Google’s', (worker, visit) => {
  const server = createServer(({ url }, response) => {
    const isScript = url === '/assets/a1b2.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? COPY : '<title>A site</title><script src="/assets/a1b2.js"></script>');
  });
  beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
  afterAll(() => server.close());

  test('is an issue of the status, in both languages and sizes, until its address is added to the service', async () => {
    const { base } = worker();
    const account = await createAccount(base);
    const name = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { id } = await account.domains('POST', '', { name });
    await account.domains('POST', `/${id}/onboarding/presets`, [{ id: GOOGLE_ANALYTICS, active: true }]);
    const page = await (await visit({ locale: 'en-GB' })).newPage();
    await logIn(page, base, account.username);
    const path = `${base}/account/domains/${id}`;
    await page.goto(`${path}/onboarding`);
    await page.getByRole('button', { name: 'Scan website' }).click();
    await page.waitForURL('**/onboarding/choose');
    for (const [lang, said] of [
      ['de', 'kommt von Ihrem eigenen Host, wo der Dienst es nicht blockiert'],
      ['en', 'comes from your own host, where its service does not block it'],
    ] as const)
      for (const width of [PHONE, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${path}/status?lang=${lang}`);
        await page.getByText(said).waitFor();
        expect([lang, width, await axeViolations(page), await isWide(page)]).toEqual([
          lang,
          width,
          [],
          false,
        ]);
        if (PICTURES)
          await page.screenshot({ path: `${PICTURES}/google-tag-${lang}-${width}.png`, fullPage: true });
      }
    await page.getByRole('button', { name: 'Add address to service' }).click();
    await page.waitForURL('**/status*');
    expect(await page.getByText('comes from your own host').count()).toBe(0);
    const services = await account.domains<{ scriptMarkers: string[] }[]>('GET', `/${id}/embedding`);
    expect(services[0]!.scriptMarkers).toContain(`${new URL(name).host}/assets/a1b2.js`);
  });
});
