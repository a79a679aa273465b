import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../env.ts';
import { blocks, logs, notEnded } from '../tables.ts';
import { attemptUnit, noRetryPending, type Job } from '../job.ts';
import { namedLogColumns } from '../object-names.ts';

const { number, first, last, oldest, newest, state, object, members, revision } = blocks;
const columns = {
  log: namedLogColumns,
  // Named, because the log’s number is among the columns, too.
  block: sql<number>`${number}`.as('block'),
  first,
  last,
  from: oldest,
  to: newest,
  state,
  object,
  members,
  revision,
};

/** A query of blocks, each with its log, for the steps of the job. */
export const selectBlocks = (db: Database) =>
  db.select(columns).from(blocks).innerJoin(logs, eq(logs.id, blocks.log));
export type JobBlock = Awaited<ReturnType<typeof selectBlocks>>[number];

type Pending = { where: SQL | undefined; order: SQLiteColumn; limit: number };

/**
 * The query of the blocks that are due for a step, ordered by a column, then by log and number, without blocks that
 * wait for their retry.
 */
export const pendingBlocks = (job: Job, step: string, { where, order, limit }: Pending) =>
  selectBlocks(job.db)
    .where(and(where, notEnded, noRetryPending(job, step, blocks.log, number)))
    .orderBy(...new Set([order, blocks.log, number]))
    .limit(limit);

/** Runs a step for a block, as `attemptUnit` does. */
export const attemptBlock = (job: Job, step: string, block: JobBlock, work: () => Promise<unknown>) =>
  attemptUnit(job, { step, log: block.log.id, block: block.block, from: block }, work);

/** The condition for the row of a block, unless its state or object has changed. */
export const isBlock = ({
  log,
  block,
  state,
  object,
}: Pick<JobBlock, 'log' | 'block' | 'state' | 'object'>) =>
  and(eq(blocks.log, log.id), eq(number, block), eq(blocks.state, state), sql`${blocks.object} IS ${object}`);

/** The condition that a block is unchanged since it was read, and its log has not ended. */
export const isBlockUnchanged = (block: JobBlock) =>
  sql`EXISTS (SELECT 1 FROM ${blocks} JOIN ${logs} ON ${logs.id} = ${blocks.log} AND ${notEnded}
    WHERE ${isBlock(block)} AND ${blocks.first} = ${block.first} AND ${blocks.last} = ${block.last})`;
