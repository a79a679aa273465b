import * as z from 'zod';
import type { Status } from '../../src/hosting/status.ts';
import type { Operation } from './operation.ts';
import { DAY, ids, timestamp } from './story.ts';

const seconds = z.int().describe('Seconds since 1970, UTC.');
const waiting = z.object({ domain: z.string(), number: z.int(), sealedAt: seconds }).nullable();

const fault = z.object({
  step: z.string().describe('What failed.'),
  domain: z.string().nullable().describe('Null for the whole database.'),
  block: z.int().nullable().describe('Number of the block; null for the whole log.'),
  reason: z.string(),
  tries: z.int().describe('How often it failed.'),
  since: seconds,
  nextAt: seconds.describe('When it is tried again.'),
});

const database = z.object({
  name: z.string().describe('Name of its binding.'),
  error: z.string().nullable().describe('Why it could not be asked: then all else is null or empty.'),
  migration: z.string().nullable().describe('The last migration that was applied.'),
  lastRun: z
    .object({ startedAt: seconds, endedAt: seconds.nullable() })
    .nullable()
    .describe('The last run of the scheduled job. `endedAt` before `startedAt` is that of the run before.'),
  notHashed: waiting.describe('The oldest sealed block that is not hashed.'),
  notArchived: waiting.describe('The oldest sealed block that is not archived, where there is an archive.'),
  toReconcile: z
    .int()
    .describe('Logs that have still to be compared with the archive, because the database was set back.'),
  toErase: z
    .int()
    .describe(
      'Erasures that were begun and are not done: a block cannot be read, or there is much to erase.',
    ),
  faults: z.array(fault).describe('What was set aside, at most 100, the oldest first.'),
  sizes: z
    .object({ bytes: z.int(), liveEntries: z.int(), archivedEntries: z.int(), countedAt: seconds })
    .nullable()
    .describe('Counted once a day; an erased entry counts until its block is gone.'),
});

export const status = z.object({
  version: z.string().describe('Version of the service.'),
  databases: z.array(database).describe('Each database that holds logs.'),
}) satisfies z.ZodType<Status>;

export const statusExample: Status = {
  version: '0.1.0',
  databases: [
    {
      name: 'DB',
      error: null,
      migration: '0000_init.sql',
      lastRun: { startedAt: timestamp, endedAt: timestamp + 1 },
      notHashed: null,
      notArchived: { domain: ids.domainId, number: 2, sealedAt: timestamp - 120 },
      toReconcile: 0,
      toErase: 0,
      faults: [
        {
          step: 'archive',
          domain: ids.domainId,
          block: 2,
          reason: 'put: We encountered an internal error. Please try again. (10001)',
          tries: 1,
          since: timestamp - 60,
          nextAt: timestamp,
        },
      ],
      sizes: {
        bytes: 48_201_728,
        liveEntries: 4_821,
        archivedEntries: 1_840_000,
        countedAt: timestamp - DAY / 2,
      },
    },
  ],
};

export const statusOperations: Operation[] = [
  {
    call: 'GET /hosting/api/status',
    id: 'readStatus',
    tag: 'Status',
    summary: 'Read the state of the service',
    description:
      'Versions, the last run of the scheduled job, what waits, what failed, and sizes. A database that does not answer says so in `error`; the call itself still answers 200.',
    answer: { status: 200, description: 'The state.', schema: 'Status', example: 'Status' },
    errors: ['NoOperator', 'Failed'],
  },
];
