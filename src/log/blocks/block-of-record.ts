import { sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';
import { blocks } from '../tables.ts';

/** A column of the sealed block that contains a record; NULL for a record of the open block. */
export const ofBlockWith = (column: AnyColumn, log: SQL, seq: SQL) => sql`(
  SELECT ${column} FROM ${blocks} WHERE ${blocks.log} = ${log} AND ${blocks.last} >= ${seq} ORDER BY ${blocks.last} LIMIT 1)`;

/** The last record of the last sealed block of a log; 0 without one. */
export const lastSealed = (log: SQLWrapper) =>
  sql<number>`coalesce((SELECT ${blocks.last} FROM ${blocks} WHERE ${blocks.log} = ${log} ORDER BY ${blocks.number} DESC LIMIT 1), 0)`;
