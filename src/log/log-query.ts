import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import { archiveOf, type Bindings } from '../env.ts';
import type { LogLocation } from '../db/databases.ts';
import { logAt, type DomainLog } from './log.ts';

/** A log that was found: its database and the bucket with its archived blocks. */
export type FoundLog = DomainLog & { location: LogLocation; bucket: R2Bucket };

/** The log at a location, for reading; throws if its database is no longer bound. */
export const foundAt = (env: Bindings, location: LogLocation): FoundLog => ({
  ...logAt(env, location),
  location,
  bucket: archiveOf(env),
});

/** Statements for one batch. */
export type Queries = readonly [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]];

/**
 * A query of one log: its statements, which can share a batch with others, and a function that builds the result from
 * their rows once the log is known to belong to the caller.
 */
type BoundLogQuery<R> = { queries: Queries; result: (rows: never, log: FoundLog) => R | Promise<R> };

/** A query of any log, such as `feed(start)`: statements and how to read their rows. */
export type LogQuery<R> = (log: DomainLog) => BoundLogQuery<R>;

export const logQuery = <const Q extends Queries, R>(
  queries: Q,
  result: (rows: BatchResponse<Q>, log: FoundLog) => R | Promise<R>,
): BoundLogQuery<R> => ({ queries, result });

/** A query whose result is made from that of another one. */
export const mapResult =
  <A, B>(query: LogQuery<A>, make: (result: A, log: FoundLog) => B | Promise<B>): LogQuery<B> =>
  (log) => {
    const { queries, result } = query(log);
    return { queries, result: async (rows, found) => make(await result(rows, found), found) };
  };

/** Queries a log that is known to belong to the caller. */
export async function queryLog<R>(log: FoundLog, query: LogQuery<R>): Promise<R> {
  const { queries, result } = query(log);
  return result((await log.db.batch(queries)) as never, log);
}
