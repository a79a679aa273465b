import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inEngines } from '../support/browser.ts';
import { ccm19Customer, KEY, startCcm19 } from '../support/ccm19-service.ts';
import { startProxy } from '../support/proxy.ts';
import type { MigrationOptions } from '../../../scripts/migrate/migration-options.ts';
import { HOSTING_API_KEY, hostingAt } from '../support/worker.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dialog } from '../support/widget.ts';

const runner = '../../../scripts/migrate/migrate-clients.ts';
const { migrateClients } = (await import(runner)) as {
  migrateClients: (options: MigrationOptions) => Promise<boolean>;
};

/** CCM19's script for a visitor who accepts a service: it stores the decision in its own format. */
const ccm19Script = (service: string, ucid: string) => `
  const now = Math.floor(Date.now() / 1000) - 3600;
  localStorage.setItem('ccm_consent', JSON.stringify({ '/': { gen: 2, ucid: '${ucid}', consent: true,
    embeddings: ['${service}'], created: now, updated: now, clickedButton: 'save', iframeConsentDomains: [] } }));`;

inEngines('a website whose host name was switched from CCM19 to Placet', (visit) => {
  const ucid = '7f'.repeat(32);
  const one = ccm19Customer('kunde', { active: true });
  let switched = false;
  let page = 0;
  let ccm19: Awaited<ReturnType<typeof startCcm19>>;
  let placet: Awaited<ReturnType<typeof startProxy>>;
  let folder: string;

  // One address serves the script, first CCM19's and then Placet's, to a site with the old snippet.
  const host = createServer((request, response) => {
    const path = request.url!;
    if (path.startsWith('/cloud/public/ccm19.js') && !switched) {
      response
        .setHeader('content-type', 'text/javascript')
        .setHeader('cache-control', 'no-store')
        .end(ccm19Script(one.matomo, ucid));
    } else if (path.startsWith('/cloud/public/ccm19.js')) {
      void fetch(placet.base + path, { headers: { Referer: request.headers.referer ?? '' } }).then(
        async (answer) =>
          response
            .writeHead(answer.status, {
              'content-type': 'text/javascript; charset=utf-8',
              'cache-control': 'no-store',
            })
            .end(await answer.text()),
      );
    } else {
      const src = `/cloud/public/ccm19.js?apiKey=${one.embedKey}&amp;domain=${one.domain.id}`;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="de"><head><title>Seite ${++page}</title>
        <script src="${src}" referrerpolicy="origin"></script>
        <script type="text/x-ccm-loader" data-ccm-loader-src="/matomo.js"></script></head><body><h1>Seite</h1></body></html>`);
    }
  });

  beforeAll(async () => {
    await new Promise<void>((listening) => host.listen(0, listening));
    const { port } = host.address() as AddressInfo;
    one.domain.name = `http://localhost:${port}`;
    ccm19 = await startCcm19([one]);
    placet = await startProxy(inject('worker'));
    folder = await mkdtemp(join(tmpdir(), 'moved-'));
  });
  afterAll(async () => {
    host.closeAllConnections();
    await Promise.all([ccm19.close(), placet.close(), rm(folder, { recursive: true })]);
    await new Promise((closed) => host.close(closed));
  });

  test('a visitor who has decided is not asked again, keeps the consent ID, and the service runs', async () => {
    switched = false;
    const context = await visit();
    const tab = await context.newPage();
    const { port } = host.address() as AddressInfo;
    await tab.goto(`http://localhost:${port}/`);
    expect(await tab.evaluate(() => localStorage.getItem('ccm_consent'))).toContain(ucid);

    const move = { from: ccm19.base, fromKey: KEY, to: inject('worker'), toKey: HOSTING_API_KEY };
    const came = await migrateClients({
      ...move,
      dry: false,
      replace: false,
      rate: 1000,
      file: join(folder, 'report.json'),
    });
    expect(came).toBe(true);
    switched = true;

    for (const _ of ['the first view after the switch', 'a later one']) {
      await tab.goto(`http://localhost:${port}/`);
      await expect.poll(() => tab.evaluate(() => globalThis.CCM?.ucid)).toBe(ucid);
      await expect
        .poll(() => tab.evaluate(() => CCM.acceptedEmbeddings.map(({ name }: { name: string }) => name)))
        .toEqual(expect.arrayContaining(['Matomo', 'Session']));
      expect(await tab.evaluate(() => [CCM.consent, CCM.consentRequired])).toEqual([true, false]);
      expect(await dialog(tab).isVisible()).toBe(false);
    }
    const stored = await tab.evaluate((key) => localStorage.getItem(key), `placet_${one.domain.id}`);
    expect(stored).toContain(one.matomo);
    expect(await tab.evaluate(() => localStorage.getItem('ccm_consent'))).toBeNull();

    // A new visitor is asked, and the decision is stored.
    const fresh = await (await visit()).newPage();
    await fresh.goto(`http://localhost:${port}/`);
    await expect.poll(() => dialog(fresh).isVisible()).toBe(true);
    const { apiKey } = await hostingAt(inject('worker'))<{ apiKey: string }>(
      'POST',
      `/client/${one.client.id}/apiKey`,
    );
    await fresh.evaluate(() => CCM.openControlPanel());
    await fresh.evaluate(() => document.querySelector<HTMLElement>('.ccm--decline-cookies')!.click());
    const entries = async () =>
      (await fetch(`${inject('worker')}/api/domains/${one.domain.id}/consents?apiKey=${apiKey}`)).json();
    await expect.poll(entries).toMatchObject([{ consent: false }]);
  });
});
