import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { setHosts } from '../../src/db/clients/client-hosts.ts';
import { makeBackup, importBackup } from '../support/backups.ts';
import { call, hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeClient, makeDomain } from '../support/make.ts';
import { operatorVisit } from '../operator/operator-visit.ts';

type Client = { id: string; path: string };
type Way = (client: Client, blockIframes?: boolean) => Promise<unknown>;

const ways: Record<string, Way> = {
  'by the hosting API': ({ path }, blockIframes) =>
    hosting('POST', `${path}/domain`, { name: 'www.mysite.xyz', blockIframes }),
  'by a backup': ({ id, path }, blockIframes) => {
    const [domain] = makeBackup().domains;
    return hosting('GET', `/client/${id}/export`).then(({ body }) =>
      hosting('DELETE', path).then(() =>
        importBackup({
          ...body,
          domains: [{ ...domain, ...(blockIframes !== undefined && { blockIframes }) }],
        }),
      ),
    );
  },
  'by a page that carries the snippet': async ({ id, path }) => {
    const { username, emailAddress } = (await hosting('GET', path)).body;
    await hosting('PUT', path, { username, emailAddress, autoCreateDomains: true });
    await setHosts(db, id, ['www.mysite.xyz']);
    const { embedKey } = (await env.DB.prepare('SELECT embedKey FROM clients WHERE id = ?')
      .bind(id)
      .first<{ embedKey: string }>())!;
    await call('GET', `/app.js?apiKey=${embedKey}`, { headers: { Referer: 'https://www.mysite.xyz/' } });
  },
  'in the operator’s console': async ({ id }) =>
    (await operatorVisit()).post(`/operator/clients/${id}/domain`, { domain: 'www.mysite.xyz' }),
};

const blocked = async ({ path }: Client) => {
  const domains = (await hosting('GET', `${path}/domain`)).body as { id: string }[];
  expect(domains).toHaveLength(1);
  return (await hosting('GET', `${path}/domain/${domains[0]!.id}`)).body.blockIframes as boolean;
};

test.each(Object.entries(ways))(
  'a domain that is created %s blocks third-party iframes',
  async (_, create) => {
    const client = await makeClient();
    await create(client);
    expect(await blocked(client)).toBe(true);
  },
);

test.each(Object.entries(ways).slice(0, 2))(
  'a domain that is created %s with blockIframes: false keeps it',
  async (_, create) => {
    const client = await makeClient();
    await create(client, false);
    expect(await blocked(client)).toBe(false);
  },
);

test('the script blocks no iframes for a client whose plan does not include that', async () => {
  const script = async (canUseIframes: boolean) => {
    const made = await makeDomain('www.mysite.xyz', await makeClient({ features: { canUseIframes } }));
    const { text } = await call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`);
    return text;
  };
  expect(await script(true)).toContain('Content-Security-Policy');
  expect(await script(false)).not.toContain('Content-Security-Policy');
});
