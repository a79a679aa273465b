import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import worker from '../../../src/index.ts';
import { version } from '../../../package.json';
import { hosting } from '../../support/call.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import { START, visitors, withBlocks } from '../../support/log/logs.ts';
import { metered } from '../../support/bindings/metered-database.ts';

const none = {
  error: null,
  notCovered: null,
  notArchived: null,
  lastRollback: null,
  recovering: false,
  orphanedLogs: 0,
  toErase: 0,
  failedJobs: [],
};
const migration = env.TEST_MIGRATIONS.at(-1)!.name;
const time = expect.any(Number);

test('the status names version, migrations, last run and sizes of each database', async () => {
  await withBlocks(visitors(3), visitors(2));
  const before = await hosting('GET', '/status');
  expect(before.body).toEqual({
    version,
    databases: [
      {
        ...none,
        name: 'DB',
        migration,
        lastRun: null,
        notCovered: { domain: expect.any(String), number: 1, sealedAt: START + 3 },
        notArchived: { domain: expect.any(String), number: 1, sealedAt: START + 3 },
        sizes: null,
      },
    ],
    anchor: null,
  });
  const bindings = { ...env, LOG1: env.SECOND };
  await worker.scheduled(createScheduledController(), bindings);
  const after = await hosting('GET', '/status', undefined, { env: bindings });
  const well = { ...none, migration, lastRun: { startedAt: time, endedAt: time } };
  const sizes = { bytes: time, countedAt: time, archivedEntries: 0 };
  expect(after.body.databases).toEqual([
    {
      ...well,
      name: 'DB',
      notArchived: expect.objectContaining({ number: 1 }),
      sizes: { ...sizes, liveEntries: 6 },
    },
    { ...well, name: 'LOG1', sizes: { ...sizes, liveEntries: 0 } },
  ]);
});

test('the status names failed jobs, and a database that does not answer', async () => {
  const { domain, id } = await withBlocks(visitors(3));
  await env.DB.batch(
    [`UPDATE logs SET ended = 1`, `DELETE FROM entries WHERE seq = 2`, `UPDATE logs SET ended = NULL`].map(
      (query) => env.DB.prepare(query),
    ),
  );
  const { all } = captureEvents();
  await worker.scheduled(createScheduledController(), env);
  const reason = 'record 2 is missing';
  expect(all()).toEqual([{ event: 'log step failed', step: 'cover', log: id, block: 0, reason }]);
  const broken = {
    prepare: () => {
      throw new Error('no such database');
    },
  } as unknown as D1Database;
  const { body } = await hosting('GET', '/status', undefined, { env: { ...env, LOG1: broken } });
  expect(body.databases[0].failedJobs).toEqual([
    { step: 'cover', domain, block: null, reason, tries: 1, since: time, nextAt: time },
  ]);
  expect(body.databases[1]).toMatchObject({ name: 'LOG1', error: 'no such database' });
});

test('the status costs one round trip and a few rows', async () => {
  await withBlocks(visitors(3), visitors(2), visitors(2));
  const { trips, read, result } = await metered()((bindings) =>
    hosting('GET', '/status', undefined, { env: bindings }),
  );
  expect(result.status).toBe(200);
  expect(trips).toBe(1);
  expect(read).toBeLessThanOrEqual(12);
});
