import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Bindings } from '../../../src/env.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import { interceptCalls } from '../../support/bindings/intercepted-bindings.ts';
import {
  addEntries,
  audit,
  makeLog,
  objects,
  rowsOf,
  seal,
  START,
  visitors,
  type Made,
} from '../../support/log/logs.ts';
import { tamper } from '../../support/log/tamper.ts';

const DAY = 86_400;
const run = (now: number, bindings: Bindings = env) => maintain(bindings, now);
const statesOf = async ({ id }: Made) =>
  (await rowsOf(`SELECT state FROM blocks WHERE log = ${id} ORDER BY number`)).map(({ state }) => state);
const failedJobs = () =>
  rowsOf('SELECT step, log, block, reason, tries, nextAt FROM failedJobs ORDER BY log, block');

async function withThreeBlocks() {
  const made = await makeLog();
  for (const [i, ucids] of [visitors(3), visitors(2), visitors(2)].entries()) {
    await addEntries(made, ucids, START + i * 10);
    await seal(made, START + i * 10 + 5);
  }
  return made;
}

test('a log with a gap is retried later, and no other log is delayed', async () => {
  const { all } = captureEvents();
  const [broken, well] = [await withThreeBlocks(), await withThreeBlocks()];
  await tamper(`DELETE FROM entries WHERE log = ${broken.id} AND seq = 5`);
  await run(START + 1000);
  expect(await statesOf(broken)).toEqual(['sealed', 'sealed', 'sealed']);
  expect(await statesOf(well)).toEqual(['archived', 'archived', 'archived']);
  expect((await audit(well)).owner).toMatchObject({ size: 10 });
  expect(await rowsOf(`SELECT size FROM trees WHERE log = ${broken.id}`)).toEqual([{ size: 0 }]);
  const reason = 'record 5 is missing';
  const failedJob = { step: 'cover', log: broken.id, block: 0, reason };
  expect(all()).toEqual([{ event: 'log step failed', ...failedJob }]);

  // It is tried again after 1, 2, 4 … 60 minutes.
  const waits = [1, 2, 4, 8, 16, 32, 60, 60];
  for (const i of waits.keys()) {
    const [{ nextAt, tries }] = await failedJobs();
    expect(tries).toBe(i + 1);
    await run(nextAt - 1);
    expect(await failedJobs()).toMatchObject([{ tries: i + 1 }]);
    await run(nextAt);
    expect((await failedJobs())[0].nextAt - nextAt, `after ${tries} tries`).toBe((waits[i + 1] ?? 60) * 60);
  }
  expect(all()).toHaveLength(1 + waits.length);

  // Once the entry is back, the step succeeds and the failed job is removed.
  const [{ nextAt }] = await failedJobs();
  await addEntries(broken, visitors(1));
  await tamper(`UPDATE entries SET seq = 5, timestamp = ${START + 10} WHERE log = ${broken.id} AND seq = 11`);
  await run(nextAt);
  expect(await statesOf(broken)).toEqual(['archived', 'archived', 'archived']);
  expect(await failedJobs()).toEqual([]);
});

test('a block whose decisions were changed since it was covered stays where it is', async () => {
  const { all } = captureEvents();
  const [broken, well] = [await withThreeBlocks(), await withThreeBlocks()];
  await run(START + 100);
  await tamper(`UPDATE entries SET consent = 0 WHERE log = ${broken.id} AND seq = 5`);
  await run(START + 1000);
  expect(await statesOf(broken)).toEqual(['archived', 'sealed', 'archived']);
  expect(await statesOf(well)).toEqual(['archived', 'archived', 'archived']);
  expect(all().map(({ reason }) => reason)).toEqual(['record 5 no longer has the entry that is covered']);
});

test('an object that is missing stops no other expiry, and its rows go all the same', async () => {
  const { all } = captureEvents();
  const made = await withThreeBlocks();
  await run(START + 1000);
  const [first] = (await objects()).filter((name) => name.includes('/blocks/'));
  await env.ARCHIVE.delete(first!);
  const late = START + 400 * DAY;
  for (const hours of [0, 2, 4, 6]) await run(late + hours * 3600);
  expect(await statesOf(made)).toEqual(['gone', 'gone', 'gone']);
  expect(await rowsOf('SELECT * FROM archived')).toEqual([]);
  expect((await objects()).filter((name) => name.includes('/blocks/'))).toEqual([]);
  expect(all()).toEqual([]);
});

test('without the bucket a run does nothing and says what is missing', async () => {
  const { all } = captureEvents();
  const made = await withThreeBlocks();
  await run(START + 1000);
  const { ARCHIVE: _, ...others } = env;
  await run(START + 400 * DAY, others as unknown as Bindings);
  expect(await statesOf(made)).toEqual(['archived', 'archived', 'archived']);
  expect(all()).toEqual([
    {
      event: 'scheduled job failed',
      database: 'DB',
      error: expect.stringContaining('The R2 binding ARCHIVE is missing.'),
    },
  ]);
});

test('what could never be covered goes a week after it was too old', async () => {
  const made = await withThreeBlocks();
  await tamper(`DELETE FROM entries WHERE log = ${made.id} AND seq = 1`);
  await run(START + 1000);
  await run(START + 396 * DAY);
  expect(await statesOf(made)).toEqual(['sealed', 'sealed', 'sealed']);
  await run(START + 403 * DAY);
  expect(await statesOf(made)).toEqual(['gone', 'gone', 'gone']);
  expect(await rowsOf('SELECT * FROM entries')).toEqual([]);
});

/** Bindings as the platform leaves them to a run that it ends: from then on nothing can be done. */
function endedBy(isDeadly: (query: string, values: unknown[]) => boolean): Bindings {
  let ended = false;
  const prepare = (query: string) => {
    const statement = env.DB.prepare(query);
    const bind = (...values: unknown[]) => {
      ended ||= isDeadly(query, values);
      return statement.bind(...values);
    };
    return { bind } as unknown as D1PreparedStatement;
  };
  const DB = { prepare, batch: env.DB.batch.bind(env.DB) } as unknown as D1Database;
  return interceptCalls({ ...env, DB }, (perform) =>
    ended ? Promise.reject(new Error('ended')) : perform(),
  );
}

test('a block at which the platform ends the run holds up nothing else for long', async () => {
  const [deadly, well] = [await withThreeBlocks(), await withThreeBlocks()];
  const bindings = () =>
    endedBy(
      (query, values) =>
        /accepted.*json_each.*"entries"/is.test(query) && String(values[0]).includes(`[${deadly.id},`),
    );
  for (const minute of [0, 1, 11]) {
    await run(START + 1000 + minute * 60, bindings());
    expect(await statesOf(well)).toEqual(['sealed', 'sealed', 'sealed']);
  }
  expect(await failedJobs()).toMatchObject([{ step: 'cover', log: deadly.id, block: 0, tries: 0 }]);
  for (const minute of [22, 23]) await run(START + 1000 + minute * 60, bindings());
  expect(await statesOf(well)).toEqual(['archived', 'archived', 'archived']);
  expect(await statesOf(deadly)).toEqual(['sealed', 'sealed', 'sealed']);
  await run(START + 1000 + 90 * 60);
  expect(await statesOf(deadly)).toEqual(['archived', 'archived', 'archived']);
  expect(await failedJobs()).toEqual([]);
});

test('a step of one minute a day that failed is retried in the next minutes', async () => {
  const midnight = START - (START % DAY) + 2 * DAY;
  await tamper('ALTER TABLE activityDays RENAME TO moved');
  try {
    for (const minute of [-3, -2, -1, 0, 1]) await run(midnight + minute * 60);
  } finally {
    await tamper('ALTER TABLE moved RENAME TO activityDays');
  }
  const step = 'delete old activity';
  expect(await failedJobs()).toMatchObject([{ step, tries: 3, nextAt: midnight + 4 * 60 }]);
  await run(midnight + 4 * 60);
  expect(await failedJobs()).toEqual([]);
});
