// @module-tag long
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { maintain } from '../../../src/log/run/maintain.ts';
import { countedCalls } from '../../support/bindings/intercepted-bindings.ts';
import { metered } from '../../support/bindings/metered-database.ts';

const now = Math.floor(Date.now() / 1000);
const DAY = 86_400;

/** 5,000 logs with 40 archived blocks each, and an entry in each open block. */
async function fill() {
  const upTo = (n: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${n})`;
  await env.DB.batch(
    [
      `${upTo(5000)} INSERT INTO logs (domainId, number, began, "key", createdAt, openedAt, countedSeq)
        SELECT 'd' || i, 1, 1, randomblob(32), 1, ${now}, 401 FROM n`,
      "UPDATE trees SET size = 401, note = 'note', generation = 1",
      `${upTo(40)} INSERT INTO blocks (log, number, first, last, oldest, newest, oldestDecision, sealedAt, state, object, members)
        SELECT id, i, i * 10 - 9, i * 10, ${now - 50 * DAY} + i, ${now - 50 * DAY} + i, ${now - 50 * DAY} + i, ${now - 10 * DAY}, 'archived', 'o', '[1]'
        FROM n CROSS JOIN logs`,
      `INSERT INTO entries SELECT id, 401, randomblob(32), ${now}, 1, 0, 1, x'', '', randomblob(16) FROM logs`,
      // All records are covered.
      'DELETE FROM touched',
    ].map((query) => env.DB.prepare(query)),
  );
}

test('a run with nothing to do reads at most 50 rows with 5,000 domains and 200,000 blocks', async () => {
  await fill();
  const hour = now - (now % 3600);
  const run = (minute = 0) => metered()((bindings) => maintain({ ...env, ...bindings }, hour + minute * 60));
  // The first run counts sizes, as one run a day does; some runs an hour delete old markers, statistics, notices, failed jobs and statements.
  expect((await run()).read).toBeGreaterThan(200_000);
  for (const minute of [1, 2, 5, 10, 20, 30, 40, 50])
    expect((await run(minute)).read, `in minute ${minute}`).toBeLessThanOrEqual(50);
  const { results } = await env.DB.prepare('SELECT count, lastLog, sizes FROM maintenance').all<{
    sizes: string;
  }>();
  expect(results).toEqual([{ count: 9, lastLog: expect.any(Number), sizes: expect.any(String) }]);
  expect(JSON.parse(results[0]!.sizes)).toMatchObject({ live: 5000, archived: 2_000_000 });
});

test('a run with nothing to do reads and writes one object, the head', async () => {
  const hour = now - (now % 3600);
  await maintain(env, hour);
  const { env: counted, calls } = countedCalls(env);
  await maintain(counted, hour + 60);
  expect(calls.filter((call) => !call.startsWith('DB'))).toEqual(['ARCHIVE.get', 'ARCHIVE.put']);
});
