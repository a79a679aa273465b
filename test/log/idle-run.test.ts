import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { maintain } from '../../src/log/life/maintenance.ts';
import { metered } from '../support/metered-database.ts';

const now = Math.floor(Date.now() / 1000);
const DAY = 86_400;

/** 5,000 logs with 40 archived blocks each, and an entry in each open block. */
async function fill() {
  const upTo = (n: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${n})`;
  const hex = 'lower(hex(randomblob(32)))';
  await env.DB.batch(
    [
      `${upTo(5000)} INSERT INTO logs (domainId, "key", createdAt, records, size, root, note, generation, openedAt, countedSeq)
        SELECT 'd' || i, randomblob(32), 1, 40, 40, ${hex}, 'note', 1, ${now}, 401 FROM n`,
      `${upTo(40)} INSERT INTO blocks (log, number, first, last, oldest, newest, sealedAt, state, root, record, object, members, leaves)
        SELECT id, i, i * 10 - 9, i * 10, ${now - 50 * DAY} + i, ${now - 50 * DAY} + i, ${now - 10 * DAY}, 'archived', ${hex}, '{}', 'o', '[1]', 'l'
        FROM n CROSS JOIN logs`,
      `INSERT INTO entries SELECT id, 401, randomblob(32), ${now}, 1, 0, 1, x'' FROM logs`,
    ].map((query) => env.DB.prepare(query)),
  );
}

test('a run with nothing to do reads at most 50 rows with 5,000 domains and 200,000 blocks', async () => {
  await fill();
  const run = () => metered()((bindings) => maintain({ ...env, ...bindings }, now));
  // The first run counts sizes, as one run a day does; three runs an hour delete old statistics, notices and failed jobs.
  expect((await run()).read).toBeGreaterThan(200_000);
  for (const runs of [1, 2, 29, 34, 79, 99]) {
    await env.DB.prepare('UPDATE maintenance SET runs = ?').bind(runs).run();
    expect((await run()).read, `after ${runs} runs`).toBeLessThanOrEqual(50);
  }
  const { results } = await env.DB.prepare('SELECT runs, lastLog, sizes FROM maintenance').all<{
    sizes: string;
  }>();
  expect(results).toEqual([{ runs: 100, lastLog: expect.any(Number), sizes: expect.any(String) }]);
  expect(JSON.parse(results[0]!.sizes)).toMatchObject({ live: 5000, archived: 2_000_000 });
});
