import { sql } from 'drizzle-orm';
import { problem } from '../../http/problem.ts';
import { databaseClock } from '../../db/raw-query.ts';
import { maintenance } from '../tables.ts';

/** Seconds for which a comparison of the counts allows signatures: three runs. */
const SIGNABLE = sql.raw('180');

/**
 * The condition for signing: the last run has compared the database’s count with the one in the bucket, so it was not
 * rolled back before. A time in the future says nothing about that.
 */
export const isSignable = sql<0 | 1 | null>`(
  SELECT abs(${databaseClock} - ${maintenance.checkedAt}) < ${SIGNABLE} FROM ${maintenance} WHERE ${maintenance.id} = 1)`;

/** The problem of a request that needs a signature while nothing is signed. */
export const notSignable = () =>
  problem(
    503,
    'Nothing is signed until it is known whether the database was restored. Try again in a few minutes.',
    {
      headers: { 'Retry-After': '60' },
    },
  );
