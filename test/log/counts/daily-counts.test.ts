import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Bindings } from '../../../src/env.ts';
import { countDays } from '../../../src/log/counts/daily-counts.ts';
import { countDecisions } from '../../../src/log/counts/read-counts.ts';
import { eraseVisitor } from '../../../src/log/erasure/erase-visitor.ts';
import { makeClient, makeDomain } from '../../support/make.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import { addEntries, job, makeLog, rowsOf, START, visitors, type Made } from '../../support/log/logs.ts';

const DAY = 86_400;
const first = START - (START % DAY);
const daysOf = ({ id }: Made) =>
  rowsOf<object>(`SELECT day, given, declined FROM days WHERE log = ${id} ORDER BY day`);

test('each entry is counted once, however many count at the same time', async () => {
  const made = await makeLog();
  await addEntries(made, visitors(3), first + 10);
  await addEntries(made, visitors(2), first + DAY);
  await env.DB.prepare(
    "INSERT INTO entries SELECT log, 6, ucid, timestamp, 0, 0, notice, x'', '', randomblob(16) FROM entries WHERE seq = 5",
  ).run();
  await Promise.all([countDays(made.log), countDays(made.log), countDays(made.log)]);
  const counts = [
    { day: first, given: 3, declined: 0 },
    { day: first + DAY, given: 2, declined: 1 },
  ];
  expect(await daysOf(made)).toEqual(counts);
  await addEntries(made, visitors(1), first + DAY + 5);
  await countDays(made.log);
  expect(await daysOf(made)).toEqual([counts[0], { ...counts[1], given: 3 }]);
});

test('what is erased is no longer counted', async () => {
  const made = await makeLog();
  const [a, b] = visitors(2) as [string, string];
  await addEntries(made, [a, b, a], first);
  await eraseVisitor(job(START), made.log, a);
  await countDays(made.log);
  expect(await daysOf(made)).toEqual([{ day: first, given: 1, declined: 0 }]);
});

test('a day of ten times the usual number is one event', async () => {
  const { all } = captureEvents();
  const made = await makeLog();
  const upTo = (n: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${n})`;
  await env.DB.prepare(
    `${upTo(7)} INSERT INTO days (log, day, given, declined) SELECT ${made.id}, ${first} - i * ${DAY}, 90, 10 FROM n`,
  ).run();
  const add = (count: number) =>
    env.DB.prepare(
      `${upTo(count)} INSERT INTO entries SELECT ${made.id}, (SELECT countedSeq FROM logs) + i, randomblob(32), ${first}, 1, 0, 1, x'', '', randomblob(16) FROM n`,
    ).run();
  await add(999);
  await countDays(made.log);
  expect(all()).toEqual([]);
  await add(1);
  await countDays(made.log);
  await add(500);
  await countDays(made.log);
  expect(all()).toEqual([{ event: 'unusually many decisions', domain: made.domain, decisions: 1000 }]);
});

test("a client's decisions are those of all its domains, in all databases, and of no other's", async () => {
  const client = await makeClient();
  const both = { ...env, LOG1: env.SECOND } as Bindings;
  const here = await makeDomain('here.example', client);
  const other = await makeDomain('other.example');
  const there = await makeDomain('there.example', client, { LOG1: env.SECOND });
  const count = async (id: string, db: D1Database, given: number) => {
    const [{ log }] = await rowsOf(`SELECT log FROM domains WHERE id = '${id}'`);
    await db
      .prepare(
        'INSERT INTO days (log, day, given, declined, others) VALUES (?, ?, ?, 1, 2), (?, ?, 100, 100, 0)',
      )
      .bind(log, first, given, log, first - DAY)
      .run();
  };
  await count(here.domain.id, env.DB, 3);
  await count(other.domain.id, env.DB, 50);
  await count(there.domain.id, env.SECOND, 4);
  expect(await countDecisions(both, client.id)).toBe(3 + 4 + 2 * (1 + 2 + 200));
});
