import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { Bindings } from '../env.ts';
import type { LogLocation } from '../db/log-locations.ts';
import { logAt, type Log } from './log.ts';

/** A log that was found: where it is, and the bucket with its archived blocks. */
export type FoundLog = Log & { location: LogLocation; bucket: R2Bucket | undefined };

/** The log at a location, to be read; throws where the operator has unbound its database. */
export const foundAt = (env: Bindings, location: LogLocation): FoundLog => ({
  ...logAt(env, location),
  location,
  bucket: env.ARCHIVE,
});

/** Queries for one batch. */
export type Queries = readonly [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]];

/**
 * What is to be read of a log: queries, which can go along in a batch that asks for more than the log, and what is made
 * of their rows once the log is known to be the caller's.
 */
export type Reading<R> = { queries: Queries; result: (rows: never, log: FoundLog) => R | Promise<R> };

/** A question to a log. */
export type Question<R> = (log: Log) => Reading<R>;

export const reading = <const Q extends Queries, R>(
  queries: Q,
  result: (rows: BatchResponse<Q>, log: FoundLog) => R | Promise<R>,
): Reading<R> => ({ queries, result });

/** Asks a log that is known to be the caller's. */
export async function ask<R>(log: FoundLog, question: Question<R>): Promise<R> {
  const { queries, result } = question(log);
  return result((await log.db.batch(queries)) as never, log);
}
