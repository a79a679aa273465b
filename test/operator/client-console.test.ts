import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clients, users } from '../../src/db/schema.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { decide, makeDomain, makeEmbedding } from '../support/make.ts';
import { redirectTarget } from '../support/visit.ts';
import { operatorVisit } from './operator-visit.ts';

test('no page or file that the operator can open as a client contains its key or password', async () => {
  const made = await makeDomain();
  await makeEmbedding(made.P);
  await decide(made);
  const { id } = made.client;
  const { apiKey } = (await hosting('POST', `/client/${id}/apiKey`)).body;
  const [stored] = await db
    .select({ passwordHash: users.passwordHash, apiKeyHash: clients.apiKeyHash })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.id));
  const its = await operatorVisit();
  await its.post(`/operator/clients/${id}/console`);
  const D = `/account/domains/${made.domain.id}`;
  const seen = new Set(['/account', `${D}/seal`, `${D}/consents/download?format=ndjson`]);
  const unmarked: string[] = [];
  for (const path of seen) {
    const answer = await its.get(path);
    const { status, text, headers } = answer;
    expect([path, status < 400]).toEqual([path, true]);
    for (const secret of [apiKey, stored!.passwordHash, stored!.apiKeyHash, 'plc_'])
      expect(text, path).not.toContain(secret);
    const target = redirectTarget(answer);
    if (target) seen.add(target);
    if (status !== 200 || !headers.get('Content-Type')!.startsWith('text/html')) continue;
    if (!text.includes('You are viewing the console of')) unmarked.push(path);
    for (const [, address] of text.matchAll(/(?:href|src|action)="(\/account[^"]*)"/g)) {
      const { pathname, search } = new URL(address!.replaceAll('&amp;', '&'), 'https://placet.example');
      if (/\.\w+$|logout|leave|hosts|[?&]lang=/.test(pathname + search)) continue;
      if (text.includes(`method="post" action="${address}"`)) continue;
      seen.add(pathname + search);
    }
  }
  expect(unmarked.filter((path) => !path.endsWith('/preview'))).toEqual([]);
  expect(seen.size, [...seen].join('\n')).toBeGreaterThan(25);
}, 120_000);
