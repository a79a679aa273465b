// @module-tag long
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Bindings } from '../../src/env.ts';
import { maintain } from '../../src/log/run/maintain.ts';
import { movedClock } from '../support/bindings/clock.ts';
import { interceptCalls } from '../support/bindings/intercepted-bindings.ts';
import { captureEvents } from '../support/log/log-events.ts';
import { START } from '../support/log/logs.ts';
import { D1_OUTAGES, platform } from './platform.ts';

/** Statements of D1 that Cloudflare allows in an invocation, and those that it leaves for other jobs. */
const ALLOWED = 1000;

// However slow this machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START * 1000 }));

type Run = { startedAt: number; endedAt: number; sizesAt: number; count: number };
const lastRun = async (db: D1Database) => (await db.prepare('SELECT * FROM maintenance').first<Run>()) as Run;

/** Logs that have ended, each of which takes the job some statements to delete. */
const endedLogs = (db: D1Database, count: number) =>
  db
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
       INSERT INTO logs (domainId, number, began, "key", createdAt, openedAt, ended)
       SELECT 'ended' || i, 1, 1, randomblob(32), 1, 1, 1 FROM n`,
    )
    .run();
const logsIn = (db: D1Database) => db.prepare('SELECT count(*) AS n FROM logs').first<number>('n');

/** Bindings that count the statements of a run. */
function countedStatements(bindings: Bindings & { LOG1?: D1Database }) {
  let count = 0;
  const counted = (db: D1Database) =>
    new Proxy(db, {
      get(target, name) {
        if (name === 'prepare') count++;
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
  const env = {
    ...bindings,
    DB: counted(bindings.DB),
    ...(bindings.LOG1 && { LOG1: counted(bindings.LOG1) }),
  };
  return { env, count: () => count };
}

test('a run that was cut off is taken up within two minutes', async () => {
  let calls = 0;
  const cutOff = interceptCalls(env, (run) => (++calls > 6 ? Promise.reject(new Error('cut off')) : run()));
  await maintain(cutOff, START);
  await maintain(env, START + 60);
  expect(await lastRun(env.DB)).toMatchObject({ startedAt: START, endedAt: null });
  await maintain(env, START + 120);
  expect(await lastRun(env.DB)).toMatchObject({ startedAt: START + 120, endedAt: START + 120 });
});

test('a run keeps its lease however long it takes', async () => {
  const clock = movedClock(START);
  let other: Promise<void> | undefined;
  const slow = interceptCalls(clock.bindings, async (run) => {
    clock.pass(15);
    if (clock.now() > START + 200 && !other) await (other = maintain(clock.bindings, clock.now()));
    return run();
  });
  await maintain(slow, START);
  expect(other).toBeDefined();
  const { startedAt, endedAt } = await lastRun(env.DB);
  expect(startedAt).toBe(START);
  expect(endedAt).toBeGreaterThan(START + 200);
});

test('a database with endless work stops at its share and comes to all of its steps, and no other one waits', async () => {
  await endedLogs(env.DB, 300);
  const bindings = { ...env, LOG1: env.SECOND };
  for (const minute of [0, 1, 2]) {
    const its = countedStatements(bindings);
    await maintain(its.env, START + minute * 60);
    expect(its.count()).toBeLessThan(ALLOWED - 150);
    for (const db of [env.DB, env.SECOND])
      expect(await lastRun(db)).toMatchObject({ endedAt: START + minute * 60 });
    expect(await logsIn(env.DB)).toBeLessThan(300 - minute * 15);
  }
  expect(await logsIn(env.DB)).toBeGreaterThan(0);
  expect((await lastRun(env.DB)).sizesAt).toBeGreaterThan(0);
});

test('a database that does not respond stops no other one', async () => {
  const { all } = captureEvents();
  for (const gone of ['DB', 'LOG1'] as const) {
    const bindings = { ...env, LOG1: env.SECOND };
    const now = gone === 'DB' ? START : START + 60;
    await maintain(platform({ [gone]: { error: D1_OUTAGES[0]! } }, bindings).env, now);
    expect(await lastRun(gone === 'DB' ? env.SECOND : env.DB)).toMatchObject({ endedAt: now });
  }
  expect(all()).toMatchObject([
    { event: 'scheduled job failed', database: 'DB' },
    { event: 'scheduled job failed', database: 'LOG1' },
  ]);
});

test('a database that hangs stops no other one, and is named', async () => {
  const { all } = captureEvents();
  const bindings = { ...env, LOG1: env.SECOND };
  await maintain(bindings, START);
  await maintain(platform({ DB: { hangs: true } }, bindings).env, START + 60);
  await maintain(platform({ LOG1: { hangs: true, nth: 2 } }, bindings).env, START + 120);
  expect(await lastRun(env.SECOND)).toMatchObject({ endedAt: START + 60 });
  expect(await lastRun(env.DB)).toMatchObject({ endedAt: START + 120 });
  const failed = { event: 'scheduled job failed', error: 'D1 did not respond in time' };
  expect(all()).toMatchObject([
    { ...failed, database: 'DB' },
    { ...failed, database: 'LOG1' },
  ]);
});

test('a run takes first the database whose last completed run is the oldest', async () => {
  const bindings: Bindings = { ...env, LOG1: env.SECOND, LOG2: env.THIRD } as Bindings;
  await maintain(bindings, START);
  await env.THIRD.prepare('UPDATE maintenance SET endedAt = endedAt - 60').run();
  const { all } = captureEvents();
  // The first call asks for the last run, the second takes the lease.
  const fails = { error: D1_OUTAGES[0]!, nth: 2 };
  await maintain(platform({ DB: fails, LOG1: fails, LOG2: fails }, bindings).env, START + 60);
  expect(all().map(({ database }) => database)).toEqual(['LOG2', 'DB', 'LOG1']);
});
