import { env } from 'cloudflare:workers';
import { drizzle } from 'drizzle-orm/d1';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rawQuery } from '../../src/db/raw-query.ts';
import { openBlock } from '../../src/log/block-ends.ts';
import { beginStatement } from '../../src/log/log.ts';
import { sealStatement } from '../../src/log/seal.ts';

const db = drizzle(env.DB);

/** A log with an entry at each of these times. */
async function logWith(...times: number[]) {
  const [begun] = await beginStatement(db, [`d${Math.random()}`]);
  const log = { db, id: sql`${begun!.id}` };
  await env.DB.batch(
    times.map((time, i) =>
      env.DB.prepare("INSERT INTO entries VALUES (?, ?, randomblob(32), ?, 1, 0, 1, x'', '', NULL)").bind(
        begun!.id,
        i + 1,
        time,
      ),
    ),
  );
  return log;
}
const clock = (time: number) => sql`${time}`;
const limits = { entries: 3, seconds: 100 };
const blocksOf = () =>
  env.DB.prepare('SELECT number, first, last, oldest, newest FROM blocks ORDER BY number').raw<number[]>();

test('blocks end at exactly so many entries, however late that is written down', async () => {
  const log = await logWith(1, 2, 3, 4, 5, 6, 7);
  await sealStatement(log, limits, { clock: clock(8) });
  expect(await blocksOf()).toEqual([
    [1, 1, 3, 1, 3],
    [2, 4, 6, 4, 6],
  ]);
  expect(await sealStatement(log, limits, { clock: clock(8) })).toEqual([]);
});

test('a block ends with the last entry before its first one is too old, however late that is written down', async () => {
  const log = await logWith(1, 50, 150, 251, 260);
  await sealStatement(log, limits, { clock: clock(300) });
  expect(await blocksOf()).toEqual([
    [1, 1, 2, 1, 50],
    [2, 3, 3, 150, 150],
  ]);
});

test('erased entries count in a block as they did', async () => {
  const log = await logWith(1, 2, 3, 4);
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO erased SELECT log, seq, timestamp, x'00', NULL FROM entries WHERE seq IN (1, 4)",
    ),
    env.DB.prepare('DELETE FROM entries WHERE seq IN (1, 4)'),
  ]);
  await sealStatement(log, limits, { clock: clock(8), asked: true });
  expect(await blocksOf()).toEqual([
    [1, 1, 3, 1, 3],
    [2, 4, 4, 4, 4],
  ]);
});

test('asking seals what is there, and nothing of an empty block', async () => {
  const log = await logWith(1, 2, 3, 4);
  expect(await sealStatement(log, limits, { clock: clock(8), asked: true })).toHaveLength(2);
  expect(await sealStatement(log, limits, { clock: clock(8), asked: true })).toEqual([]);
});

test('the open block is known before its end is written down, at few rows', async () => {
  const log = await logWith(1, 2, 3, 4);
  const read = async (limit: number) => {
    const query = rawQuery(
      db,
      sql`WITH RECURSIVE ${openBlock(log, { ...limits, entries: limit }, clock(8))} SELECT * FROM open`,
    );
    const { sql: text, params } = query.getQuery();
    const { results, meta } = await env.DB.prepare(text)
      .bind(...params)
      .all();
    return { open: results[0], rows: meta.rows_read };
  };
  expect(await read(3)).toMatchObject({ open: { number: 2, first: 4 }, rows: expect.any(Number) });
  const { open, rows } = await read(10);
  expect(open).toMatchObject({ number: 1, first: 1 });
  expect(rows).toBeLessThanOrEqual(7);
});
