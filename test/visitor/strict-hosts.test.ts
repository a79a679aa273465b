import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { addFirstPartyHosts } from '../../src/db/domains/domains.ts';
import type { PublishedSite } from '../../src/visitor/site/published-site.ts';
import { copyOf, siteKey } from '../../src/visitor/site/memory-and-kv-copies.ts';
import { call, hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { anotherIsolate, makeClient, makeDomain, makeEmbedding } from '../support/make.ts';

type Made = Awaited<ReturnType<typeof makeDomain>>;
const set = ({ P, domain }: Made, fields: object) => hosting('PUT', P, { name: domain.name, ...fields });

/** What strict blocking allows: the hosts of the domain, and those of each service. */
async function strictHosts({ embedKey, domain }: Made) {
  const { status } = await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`, {
    worker: await anotherIsolate(),
  });
  expect(status).toBe(200);
  await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`);
  return copyOf<PublishedSite>(siteKey(domain.id))!.strictHosts;
}

test('a domain has no such hosts unless strict blocking is on', async () => {
  const made = await makeDomain();
  await makeEmbedding(made.P, { scriptMarkers: ['tracker.example'] });
  expect(await strictHosts(made)).toBeUndefined();
});

test('the hosts of a domain are its own without "www.", those entered, its partners and those of allowed scripts', async () => {
  const client = await makeClient({ features: { canUseConsentSharing: true } });
  const made = await makeDomain('www.münchen.example', client);
  await set(made, {
    strictBlocking: true,
    ownHosts: ['CDN.example', 'bücher.example:8443'],
    consentSharingDomains: ['shop.example'],
    allowedScriptMarkers: ['jquery', 'https://shop-system.example/app.js', '_paq.push'],
  });
  expect((await strictHosts(made))?.own).toEqual([
    'xn--mnchen-3ya.example',
    'cdn.example',
    'xn--bcher-kva.example:8443',
    'shop.example',
    'shop-system.example',
  ]);
});

test('the hosts of a service are those of its markers, its code and the catalogue', async () => {
  const made = await makeDomain();
  await set(made, { strictBlocking: true });
  const services: [object, string[]][] = [
    [{ name: 'Own', scriptMarkers: ['tracker.example/t.js', 'acme_init('] }, ['tracker.example']],
    [{ name: 'Own frame', iframeMarkers: ['//player.example/'] }, ['player.example']],
    [
      { name: 'Own code', scriptHtmlCode: '<script src="https://code.example/a.js"></script>' },
      ['code.example'],
    ],
    [
      { name: 'Google Analytics 4', scriptMarkers: ['googletagmanager.com/gtag/js'] },
      expect.arrayContaining(['googletagmanager.com', 'google-analytics.com', 'analytics.google.com']),
    ],
    // Nobody knows where this one is hosted.
    [{ name: 'Matomo', scriptMarkers: ['/matomo.js', '_paq.push', 'Piwik.getTracker'] }, ['*']],
    [{ name: 'Only its cookies' }, []],
    [{ name: 'WooCommerce', purpose: '41ba25c', scriptMarkers: ['/plugins/woocommerce/'] }, []],
  ];
  for (const [service] of services) await makeEmbedding(made.P, service);
  expect((await strictHosts(made))?.ofEmbeddings).toEqual(services.map(([, hosts]) => hosts));
});

test('a host becomes a first-party host once, with an entry in the activity list', async () => {
  const made = await makeDomain();
  await set(made, { ownHosts: ['cdn.example'] });
  const hosts = ['cdn.example', 'a.example', 'b.example', 'a.example'];
  await Promise.all(hosts.map((host) => addFirstPartyHosts(db, made.domain.id, [host])));
  const { ownHosts } = (await hosting('GET', made.P)).body;
  expect([...ownHosts].sort()).toEqual(['a.example', 'b.example', 'cdn.example']);
  const recorded = env.DB.prepare(
    `SELECT count(*) AS count FROM activity WHERE domainId = ? AND action = 'changed' AND fieldNames LIKE '%ownHosts%'`,
  );
  // The request of this test, and the two new hosts.
  expect(await recorded.bind(made.domain.id).first('count')).toBe(3);
});
