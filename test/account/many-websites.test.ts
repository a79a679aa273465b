import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { calls, domainStatuses } from '../../src/db/schema.ts';
import { now } from '../../src/env.ts';
import { monthOf } from '../../src/lib/time.ts';
import { metered } from '../support/bindings/metered-database.ts';
import { db } from '../support/db.ts';
import { makeDomain } from '../support/make.ts';
import { loggedIn } from '../support/visit.ts';

const namesIn = (text: string) =>
  [...text.matchAll(/<a href="\/account\/domains\/\w+\/status"><strong>([^<]+)</g)].map(([, name]) => name);

test('from ten websites on, the overview is a list that can be filtered by status and searched', async () => {
  const { client, visit: its } = await loggedIn();
  const made = [];
  for (let i = 0; i < 9; i++) made.push(await makeDomain(`site-${i}.example`, client));
  const cards = (await its.get('/account')).text;
  expect(cards).toContain('<ul class="sites">');
  expect(cards).not.toContain('role="search"');
  made.push(await makeDomain('shop.example/de', client));
  for (const { domain } of made)
    await db.update(domainStatuses).set({ status: 'live' }).where(eq(domainStatuses.domainId, domain.id));
  const [first, second] = made.map(({ domain }) => domain.id as string);
  await db
    .update(domainStatuses)
    .set({ status: 'attention', issueCount: 2 })
    .where(eq(domainStatuses.domainId, first!));
  await db.insert(calls).values({ domainId: second!, month: monthOf(now()), count: 1234 });
  const { text } = await its.get('/account');
  expect(text).toContain('<ul class="rows lines">');
  expect(text).toContain('All (10)');
  expect(text).toContain('Live (9)');
  expect(text).toContain('Needs attention (1)');
  expect(text).not.toContain('Paused (');
  expect(text).toContain('1,234');
  expect(namesIn(text).slice(0, 2)).toEqual(['site-0.example', 'site-1.example']);
  expect(namesIn((await its.get('/account?status=attention')).text)).toEqual(['site-0.example']);
  const found = (await its.get('/account?q=SHOP&status=live')).text;
  expect(namesIn(found)).toEqual(['shop.example/de']);
  expect(found).toContain('All (1)');
  expect(found).toMatch(/href="\/account\?q=SHOP"[^>]*>All/);
  expect((await its.get('/account?q=nothing')).text).toContain('No results');
  expect(namesIn((await its.get('/account?status=wrong&page=-1')).text)).toHaveLength(10);
});

test('the overview of 500 websites reads no more than 4,000 rows, in four round trips, and each page 25 websites', async () => {
  const { client, visit: its } = await loggedIn();
  const made = await makeDomain('first.example', client);
  await db.run(sql`INSERT INTO domains (id, clientId, enteredName, name, hostKey, path, settings, log, logDatabase, updatedAt)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 499)
    SELECT printf('%012x', i), ${client.id}, i || '.example', i || '.example', i || '.example', '/', '{}', 0, 0, 1 FROM n`);
  await db.run(sql`INSERT INTO domainStatuses (domainId, status, computedAt)
    SELECT id, 'live', 1 FROM domains WHERE id <> ${made.domain.id}`);
  await db.run(sql`INSERT INTO calls (domainId, month, count) SELECT id, ${monthOf(now())}, 5 FROM domains`);
  const { result, trips, read } = await metered()((bindings) => its.get('/account', { env: bindings }));
  expect(result.text).toContain('All (500)');
  expect(namesIn(result.text)).toHaveLength(25);
  expect(result.text.length).toBeLessThan(60_000);
  expect([trips, read <= 4000, read]).toEqual([4, true, read]);
  expect(namesIn((await its.get('/account?page=19')).text)).toHaveLength(25);
  expect(namesIn((await its.get('/account?page=20')).text)).toHaveLength(0);
});
