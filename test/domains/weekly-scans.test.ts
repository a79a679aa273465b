import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { scanWeekly, SCANS_PER_WEEK } from '../../src/domains/scan/weekly-scans.ts';
import { domains, scans } from '../../src/db/schema.ts';
import { now } from '../../src/env.ts';
import { SECONDS_PER_DAY } from '../../src/lib/time.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeClient, makeDomain } from '../support/make.ts';
import { metered } from '../support/bindings/metered-database.ts';
import { seen } from '../support/seen.ts';

const measure = metered();
const at = now();
const days = (count: number) => count * SECONDS_PER_DAY;

const nextOf = async (id: string) =>
  (await db.select({ at: domains.nextScanAt }).from(domains).where(eq(domains.id, id)))[0]!.at;
const run = async (time = at) => measure((bindings) => scanWeekly({ ...env, ...bindings }, time));
const attempted = async (list: { domain: { id: string } }[], time = at) => {
  const next = await Promise.all(list.map(({ domain }) => nextOf(domain.id)));
  return next.map((due) => due >= time + days(7));
};

test('the weekly scan is on for new domains, and takes those whose snippet was seen in the last 7 days', async () => {
  const client = await makeClient();
  const unseen = await makeDomain('unseen.example', client);
  const left = await makeDomain('left.example', client);
  const live = await makeDomain('live.example', client);
  await seen(left.domain.id, at - days(8));
  await seen(live.domain.id);
  await run();
  expect(await attempted([unseen, left, live])).toEqual([false, false, true]);
  // The others are looked at again in a day, so that they delay nobody.
  expect(await nextOf(unseen.domain.id)).toBe(at + days(1));
  await seen(unseen.domain.id, at + days(1));
  await run(at + days(1));
  expect(await attempted([unseen], at + days(1))).toEqual([true]);
});

test('one website is scanned in a run, which makes 10,080 a week, and a hundred domains without a snippet delay it by minutes', async () => {
  expect(SCANS_PER_WEEK).toBe(10_080);
  const client = await makeClient();
  const { domain } = await makeDomain('unseen.example', client);
  const live = [await makeDomain('a.example', client), await makeDomain('b.example', client)];
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
      INSERT INTO domains (id, clientId, enteredName, name, hostKey, path, logDatabase, log, nextScanAt, updatedAt)
      SELECT 'x' || i, clientId, 'x', 'x', 'x' || i, '/', logDatabase, 1000 + i, -1, updatedAt FROM domains, n WHERE id = ?`,
  )
    .bind(domain.id)
    .run();
  for (const { domain } of live) await seen(domain.id);
  const costs = [];
  for (let minute = 0; minute < 7; minute++) costs.push(await run(at + minute));
  expect(await attempted(live)).toEqual([true, true]);
  expect(Math.max(...costs.map(({ read }) => read))).toBeLessThanOrEqual(250);
  // Nothing is left to do.
  expect((await run(at + 60)).read).toBeLessThanOrEqual(5);
});

test('two runs at once scan no website twice', async () => {
  const client = await makeClient();
  const live = [await makeDomain('a.example', client), await makeDomain('b.example', client)];
  for (const { domain } of live) await seen(domain.id);
  await Promise.all([run(), run()]);
  expect(await attempted(live)).toEqual([true, true]);
});

test('websites of inactive clients, archived ones, and those whose domain has switched it off, are not scanned', async () => {
  const { domain, client, P } = await makeDomain('a.example');
  await seen(domain.id);
  await env.DB.prepare('UPDATE clients SET active = 0 WHERE id = ?').bind(client.id).run();
  await run();
  expect(await attempted([{ domain }])).toEqual([false]);
  await env.DB.prepare('UPDATE clients SET active = 1 WHERE id = ?').bind(client.id).run();
  await hosting('PUT', P, { name: 'a.example', archived: true });
  await db.update(domains).set({ nextScanAt: 0 });
  await run();
  expect(await attempted([{ domain }])).toEqual([false]);
  await db.update(domains).set({ permanentScanEnabled: false, nextScanAt: 0 });
  await run();
  expect(await nextOf(domain.id)).toBe(0);
});

test('a scan that somebody asks for puts off the next weekly one', async () => {
  const { scanAndStore } = await import('../../src/domains/scan/website-scan.ts');
  const name = inject('site');
  const { domain, client } = await makeDomain(name);
  const site = {
    id: domain.id,
    clientId: client.id,
    enteredName: `http://${name}/hotel/`,
    name,
    path: '/hotel/',
  };
  await scanAndStore({ ...env, ALLOW_PRIVATE_SCAN: 'true' }, db, [], { ...site, ownHosts: [] });
  const [scan] = await db.select().from(scans);
  expect(await nextOf(domain.id)).toBe(scan!.scannedAt + days(7));
});
