import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { HASH, logIn } from './account.ts';
import { withWorker } from './browser.ts';
import type { Service } from './worker.ts';

/** The tools of a scenario on the account pages. */
type Account = {
  worker: () => Service;
  /** The id of the client's domain. */
  domainId: () => string;
  /** The address of the domain's website. */
  site: () => string;
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  logIn: (page: Page) => Promise<void>;
};

/** Scenarios on the account pages, each with a new client that has a domain and two consents. */
export const onAccountPages = (title: string, scenarios: (its: Account) => void) =>
  withWorker(title, (worker, visit) => {
    let site: string;
    const server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(
        '<title>A site</title><script src="https://www.googletagmanager.com/gtag/js?id=G-X"></script>',
      );
    });
    beforeAll(async () => {
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(() => server.close());

    let username: string;
    let domainId: string;
    beforeEach(async () => {
      const { base, hosting } = worker();
      username = `agency-${randomUUID().slice(0, 8)}`;
      const emailAddress = `${username}@agency.example`;
      const client = await hosting('POST', '/client', {
        username,
        passwordHash: HASH,
        emailAddress,
        active: true,
      });
      const P = `/client/${client.id}/domain`;
      domainId = (await hosting('POST', P, { name: site, recordScriptsOnWebsite: true })).id;
      const embedding = { name: 'Matomo', purpose: 'a717ff5', active: true, assets: [{ name: '_pk_id' }] };
      const { id } = await hosting('POST', `${P}/${domainId}/embedding`, embedding);
      const snippets = await hosting('GET', `${P}/${domainId}/onboarding/embed`);
      const apiKey = /apiKey=([0-9a-f]{48})/.exec(snippets.default)![1];
      const send = async (path: string, body: object, network = '192.0.2.1') => {
        const sent = await fetch(`${base}/app/${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: site, 'CF-Connecting-IP': network },
          body: JSON.stringify({ apiKey, domain: domainId, ...body }),
        });
        if (!sent.ok) throw new Error(await sent.text());
      };
      const ucids = ['ab'.repeat(32), 'cd'.repeat(32)];
      for (const [i, ucid] of ucids.entries())
        await send('consents', { ucid, consent: i === 0, embeddings: i === 0 ? [id] : [] });
      await send('interactions', { locale: 'en_US', outcome: 'chosen' });
      const seen = [
        { kind: 'script', name: 'tracker.example', early: true },
        { kind: 'cookie', name: '_strange', early: true },
      ];
      for (const network of ['192.0.2.1', '198.51.100.1']) await send('reports', { seen }, network);
    });

    async function open(path: string, options: BrowserContextOptions = {}) {
      const page = await (await visit({ locale: 'en-GB', ...options })).newPage();
      await page.goto(worker().base + path);
      return page;
    }

    scenarios({
      worker,
      domainId: () => domainId,
      site: () => site,
      open,
      logIn: (page) => logIn(page, worker().base, username),
    });
  });
