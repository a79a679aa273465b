import { createHash } from 'node:crypto';
import { makeClient, makeSite, noticeIn } from '../../scripts/lib/make-site.ts';
import { OPERATOR_KEY, type Service } from '../../scripts/lib/local-service.ts';
import { SECONDS_PER_DAY } from '../../src/lib/time.ts';

export type Site = {
  client: string;
  id: string;
  apiKey: string;
  embedKey: string;
  service: string;
  notice: string;
  origin: string;
};
export type Seeded = Awaited<ReturnType<typeof seed>>;

/** A visitor’s ID. */
export const visitor = (name: string) => createHash('sha256').update(name).digest('hex');

/** A visitor consents on a website; returns the receipt. */
export async function decide({ call }: Service, { id, embedKey, service, origin }: Site, name: string) {
  const body = { apiKey: embedKey, domain: id, ucid: visitor(name), consent: true, embeddings: [service] };
  const answer = await call('POST', '/app/consents', { headers: { Origin: origin }, body });
  const { receipt } = JSON.parse(answer) as { receipt?: string };
  if (!receipt) throw new Error('The service has not signed a receipt.');
  return receipt;
}

/** Erases a visitor of a website. */
export const erase = ({ call }: Service, { client, id }: Site, name: string) =>
  call('DELETE', `/hosting/api/client/${client}/domain/${id}/log/consents/${visitor(name)}`, {
    key: OPERATOR_KEY,
  });

/** Clients, domains and a history of consents; the first site has archived blocks, erasures and receipts. */
export async function seed(service: Service) {
  const { hosting, call } = service;
  const agency = await makeClient(hosting, 'agency', { company: 'Agentur Müller' });
  const shop = await makeClient(hosting, 'shop');
  await makeClient(hosting, 'former', { active: false });
  const sites = [
    await newSite(agency, 'www.lindenhof.example'),
    await newSite(agency, 'shop.lindenhof.example'),
    await newSite(shop, 'https://kiosk.example/store'),
  ];
  const [site] = sites as [Site, Site, Site];
  await hosting('PUT', `/client/${site.client}/domain/${site.id}/placeholder`, [
    { name: '{COMPANY}', value: 'Lindenhof “Möbel” GmbH\u2028Stuttgart' },
  ]);

  const now = Math.floor(Date.now() / 1000);
  const names = 'abcdefghijklmnop'.split('');
  const times = names.map((_, i) => now - 10 * SECONDS_PER_DAY + i * (SECONDS_PER_DAY / 2) + i * 7);
  await call('POST', '/demo/history', {
    key: OPERATOR_KEY,
    body: {
      domain: site.id,
      views: times.map((time) => ({ time, locale: 'de_DE', outcome: 'acceptedAll' })),
      decisions: names.map((name, i) => ({
        time: times[i],
        ucid: visitor(name),
        notice: site.notice,
        consent: i % 3 > 0,
        embeddings: i % 3 > 0 ? [site.service] : [],
      })),
    },
  });
  // Receipts are signed after a run.
  await service.run();
  const receipts: string[] = [];
  for (const name of ['a', 'x', 'y', 'z'])
    for (const to of sites) receipts.push(await decide(service, to, name));
  await erase(service, site, 'b');
  await service.run();
  return { sites, receipts };

  async function newSite(client: { id: string; apiKey: string }, name: string): Promise<Site> {
    const matomo = {
      name: 'Matomo',
      purpose: 'a717ff5',
      assets: [{ name: '_pk_id', lifetime: '13 months' }],
    };
    const site = await makeSite(hosting, client.id, { name, country: 'DE' }, [matomo]);
    const { id, embedKey, origin, embeddings } = site;
    const notice = noticeIn(await call('GET', `/app.js?apiKey=${embedKey}&domain=${id}&lang=de_DE`))!;
    const [service = ''] = embeddings;
    return { client: client.id, id, apiKey: client.apiKey, embedKey, service, notice, origin };
  }
}
