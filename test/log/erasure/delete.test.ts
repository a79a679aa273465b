import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Bindings } from '../../../src/env.ts';
import { deleteLogs } from '../../../src/log/erasure/delete-logs.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { call, hosting } from '../../support/call.ts';
import {
  addEntries,
  audit,
  job,
  makeLog,
  objects,
  rowsOf,
  START,
  visitors,
  withBlocks,
} from '../../support/log/logs.ts';
import { decide, makeClient, makeDomain } from '../../support/make.ts';

const both = { ...env, LOG1: env.SECOND } as Bindings;
const now = () => Math.floor(Date.now() / 1000);
const tables = [
  'logs',
  'entries',
  'archived',
  'erased',
  'blocks',
  'events',
  'trees',
  'tiles',
  'notices',
  'days',
  'failedJobs',
  'tombstones',
];

async function isEmpty(db = env.DB) {
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`);
  const [row] = await rowsOf(`SELECT ${counts.join()}`, db);
  expect(row).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
}

test("a domain's log ends with the answer, and all that it holds goes with the next runs", async () => {
  const made = await makeDomain();
  await decide(made);
  await call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`);
  await maintain(env, now());
  expect((await hosting('DELETE', made.P)).status).toBe(204);
  expect(await rowsOf('SELECT ended > 0 AS ended FROM logs')).toEqual([{ ended: 1 }]);
  expect(await rowsOf('SELECT * FROM deletions')).toEqual([]);
  expect(await rowsOf('SELECT * FROM calls')).toEqual([]);
  expect((await decide(made)).status).toBe(404);
  await maintain(env, now());
  expect(await rowsOf('SELECT * FROM entries')).toEqual([]);
  expect(await objects()).toEqual([]);
  await maintain(env, now() + 3700);
  await isEmpty();
});

test('a log in another database is told before the answer; if that fails, a repeated call or the job does it', async () => {
  const client = await makeClient();
  const [one, two] = [
    await makeDomain('one.example', client, { LOG1: env.SECOND }),
    await makeDomain('two.example', client, { LOG1: env.SECOND }),
  ];
  const broken = new Proxy(env.SECOND, {
    get: (target, name) =>
      name === 'prepare'
        ? () => {
            throw new Error('no such database');
          }
        : (Reflect.get(target, name) as () => void).bind(target),
  });
  for (const { P } of [one, two])
    expect((await hosting('DELETE', P, undefined, { env: { LOG1: broken } })).status).toBe(500);
  expect((await hosting('GET', one.P)).status).toBe(404);
  expect(await rowsOf('SELECT domainId FROM deletions')).toHaveLength(2);
  expect((await hosting('DELETE', one.P, undefined, { env: { LOG1: env.SECOND } })).status).toBe(204);
  expect((await hosting('DELETE', one.P, undefined, { env: { LOG1: env.SECOND } })).status).toBe(404);
  const ended = () => rowsOf('SELECT domainId FROM logs WHERE ended IS NOT NULL', env.SECOND);
  expect(await ended()).toEqual([{ domainId: one.domain.id }]);
  await maintain(both, now());
  expect(await rowsOf('SELECT * FROM deletions')).toEqual([]);
  await maintain(both, now() + 7300);
  await isEmpty(env.SECOND);
});

test('a deleted client takes all its logs with it, and only those', async () => {
  const client = await makeClient();
  await makeDomain('one.example', client, { LOG1: env.SECOND });
  await makeDomain('two.example', client);
  const other = await makeDomain('three.example');
  expect((await hosting('DELETE', client.path, undefined, { env: both })).status).toBe(204);
  await maintain(both, now() + 7300);
  await isEmpty(env.SECOND);
  expect(await rowsOf('SELECT domainId FROM logs')).toEqual([{ domainId: other.domain.id }]);
});

test('what is much goes in bounded steps, and another log stays as it is', async () => {
  const made = await withBlocks(visitors(3), visitors(2));
  await addEntries(made, visitors(2), START + 50);
  const other = await withBlocks(visitors(3));
  const before = await audit(other);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 25000)
      INSERT INTO entries SELECT ${made.id}, i, randomblob(32), ${START}, 1, 0, 1, x'', '', randomblob(16) FROM n`,
  ).run();
  await env.DB.prepare(`UPDATE logs SET ended = ${START} WHERE id = ${made.id}`).run();
  const left = async () =>
    (await rowsOf(`SELECT count(*) AS n FROM entries WHERE log = ${made.id}`))[0].n as number;
  const later = { ...job(START + 7200), failed: new Map<string, number>() };
  await deleteLogs(later, 1);
  expect(await left()).toBe(14_908);
  await deleteLogs(later, 2);
  expect(await left()).toBe(0);
  await deleteLogs(later, 2);
  expect(await rowsOf('SELECT id FROM logs')).toEqual([{ id: other.id }]);
  expect(await audit(other)).toEqual(before);
});

test('logs that only wait for late writers hold up no other', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150)
      INSERT INTO logs (domainId, number, began, "key", createdAt, ended) SELECT 'd' || i, 1, 1, x'00', 1, ${START} FROM n`,
  ).run();
  const made = await makeLog();
  await addEntries(made, visitors(2));
  await env.DB.prepare(`UPDATE logs SET ended = ${START + 1} WHERE id = ${made.id}`).run();
  await deleteLogs(job(START + 60));
  expect(await rowsOf('SELECT * FROM entries')).toEqual([]);
  expect(await rowsOf('SELECT count(*) AS n FROM logs')).toEqual([{ n: 151 }]);
  for (const minutes of [61, 62, 63, 64]) await deleteLogs(job(START + minutes * 60));
  await isEmpty();
});
