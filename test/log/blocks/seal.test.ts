import { env } from 'cloudflare:workers';
import { drizzle } from 'drizzle-orm/d1';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { beginStatement } from '../../../src/log/log.ts';
import {
  sealDue,
  sealByAgeStatement,
  sealIfFullStatement,
  sealStatement,
} from '../../../src/log/blocks/seal.ts';
import { job, START } from '../../support/log/logs.ts';

const DAY = 86_400;
const db = drizzle(env.DB);

/** A log with a decision at each of these times. */
async function logWith(...times: number[]) {
  const [begun] = await beginStatement(db, [`d${Math.random()}`]);
  await add(begun!.id, ...times);
  return { db, id: sql`${begun!.id}`, number: begun!.id };
}
/** Adds decisions as the intake does; a block ends with `most` records. */
const add = (log: number, ...times: number[]) =>
  env.DB.batch(
    times.map((time) =>
      env.DB.prepare(
        `INSERT INTO decisions SELECT ?1, 1 + coalesce((SELECT max(seq) FROM records WHERE log = ?1), 0), randomblob(32), ?2,
          1, 0, 1, x'', '', randomblob(16), 0, 3, ''`,
      ).bind(log, time),
    ),
  );
/** Erases the first decision of a log, without an event. */
const eraseFirst = () =>
  env.DB.batch([
    env.DB.prepare("INSERT INTO erased SELECT log, seq, timestamp, x'00' FROM entries WHERE seq = 1"),
    env.DB.prepare('UPDATE logs SET ended = 1'),
    env.DB.prepare('DELETE FROM entries WHERE seq = 1'),
    env.DB.prepare('UPDATE logs SET ended = NULL'),
  ]);
const blocksOf = () =>
  env.DB.prepare(
    'SELECT number, first, last, oldest, newest, oldestDecision FROM blocks ORDER BY number',
  ).raw<number[]>();
const events = async () =>
  await env.DB.prepare('SELECT seq, timestamp, type, members FROM events ORDER BY seq').raw();

test('the decision that fills a block ends it, and its event begins the next one', async () => {
  await logWith(1, 2, 3, 4, 5, 6);
  expect(await blocksOf()).toEqual([
    [1, 1, 3, 1, 3, 1],
    [2, 4, 6, 3, 5, 4],
  ]);
  expect(await events()).toEqual([
    [4, 3, 'block', '"block":1,"first":1,"last":3,"from":1,"to":3'],
    [7, 5, 'block', '"block":2,"first":4,"last":6,"from":3,"to":5'],
  ]);
});

test('a block ends once its first decision is too old, erased or not; events alone end none', async () => {
  const log = await logWith(1, 50);
  await sealByAgeStatement(log, 100, sql`100`);
  expect(await blocksOf()).toEqual([]);
  await eraseFirst();
  await sealByAgeStatement(log, 100, sql`101`);
  expect(await blocksOf()).toEqual([[1, 1, 2, 1, 50, 1]]);
  await sealByAgeStatement(log, 100, sql`1e9`);
  expect(await blocksOf()).toHaveLength(1);
});

test('the job ends a block once its first decision is too old, although that was erased before', async () => {
  const { number } = await logWith(START);
  await eraseFirst();
  await add(number, START + 20 * DAY);
  await sealDue(job(START + 20 * DAY), 0);
  await sealDue(job(START + 30 * DAY - 1), 0);
  expect(await blocksOf()).toEqual([]);
  await sealDue(job(START + 30 * DAY), 0);
  expect(await blocksOf()).toEqual([[1, 1, 2, START, START + 20 * DAY, START]]);
});

test('erased decisions count in a block as they did', async () => {
  const log = await logWith(1, 2);
  await env.DB.prepare(
    "INSERT INTO erased SELECT log, seq, timestamp, x'00' FROM entries WHERE seq = 1",
  ).run();
  await sealIfFullStatement(log, 3);
  expect(await blocksOf()).toEqual([]);
  await sealIfFullStatement(log, 2);
  expect(await blocksOf()).toEqual([[1, 1, 2, 1, 2, 1]]);
});

test('asking seals what is there, and nothing of an empty block', async () => {
  const log = await logWith(1, 2, 3, 4);
  await sealStatement(log);
  expect(await blocksOf()).toHaveLength(2);
  await sealStatement(log);
  expect(await blocksOf()).toHaveLength(2);
});
