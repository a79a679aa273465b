import * as z from 'zod';
import type { Status } from '../../../src/hosting/status.ts';

const seconds = z.int().describe('Unix time in seconds.');
const oldestBlock = z.object({ domain: z.string(), number: z.int(), sealedAt: seconds }).nullable();

const failedJob = z.object({
  step: z.string().describe('The step that failed.'),
  domain: z.string().nullable().describe('ID of the domain; null if the step concerns the whole database.'),
  block: z.int().nullable().describe('Number of the block; null if the step concerns the whole log.'),
  reason: z.string(),
  tries: z.int().describe('Number of failed attempts.'),
  since: seconds,
  nextAt: seconds.describe('Time of the next attempt.'),
});

const database = z.object({
  name: z.string().describe('Name of the database binding.'),
  error: z
    .string()
    .nullable()
    .describe('Why the database could not be queried. The other properties are then null or empty.'),
  migration: z.string().nullable().describe('The last migration that was applied.'),
  lastRun: z
    .object({ startedAt: seconds, endedAt: seconds.nullable() })
    .nullable()
    .describe(
      'The last run of the scheduled job. An `endedAt` before `startedAt` belongs to the previous run: this one has not ended.',
    ),
  notCovered: oldestBlock.describe('The oldest sealed block that no checkpoint covers yet.'),
  notArchived: oldestBlock.describe('The oldest sealed block that is not yet archived.'),
  lastRollback: z
    .object({ at: seconds, logs: z.int() })
    .nullable()
    .describe(
      'When the last rollback of the database was noticed, and how many logs continued under new numbers. Null if there was none.',
    ),
  recovering: z
    .boolean()
    .describe('Whether erasures and deletions are still being repeated after a rollback of the database.'),
  orphanedLogs: z
    .int()
    .describe('Number of logs that no domain refers to, counted once a day. They are deleted after 30 days.'),
  toErase: z
    .int()
    .describe(
      'Number of erasures that are not complete, because a block cannot be read or because there are many decisions to erase.',
    ),
  failedJobs: z.array(failedJob).describe('Jobs waiting to be retried: at most 100, the oldest first.'),
  sizes: z
    .object({ bytes: z.int(), liveEntries: z.int(), archivedEntries: z.int(), countedAt: seconds })
    .nullable()
    .describe('Counted once a day. An erased decision counts until its block is deleted.'),
});

const anchor = z
  .object({
    error: z
      .string()
      .nullable()
      .describe('Why the anchors could not be read. The other properties are then null.'),
    date: z.string().nullable().describe('The date of the newest note.'),
    timestamped: z.boolean().nullable().describe('Whether there is a time stamp of the newest note.'),
  })
  .nullable()
  .describe(
    'The anchors; null if there are none. Their failed jobs have the steps `anchor` and `timestamp`.',
  );

export const statusSchema = z.object({
  version: z.string().describe('Version of the service.'),
  databases: z.array(database).describe('The databases that store consent logs.'),
  anchor,
}) satisfies z.ZodType<Status>;
