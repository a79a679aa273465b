import { sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';
import { blocks } from '../tables.ts';

/** A column of the sealed block that contains a record; NULL for a record of the open block. */
export const ofBlockWith = (column: AnyColumn, log: SQL, seq: SQL) => sql`(
  SELECT ${column} FROM ${blocks} WHERE ${blocks.log} = ${log} AND ${blocks.last} >= ${seq} ORDER BY ${blocks.last} LIMIT 1)`;

/** The last record of the last sealed block of a log; 0 without one. */
export const lastSealed = (log: SQLWrapper) =>
  sql<number>`coalesce((SELECT ${blocks.last} FROM ${blocks} WHERE ${blocks.log} = ${log} ORDER BY ${blocks.number} DESC LIMIT 1), 0)`;

/** Above every `seq`. */
export const END = 1e15;

/** The first and the last `seq` of a block in one row; that after the last sealed one is the open block. No row if there is no such block. */
export const rangeOfBlock = (log: SQL, number: number) =>
  sql`SELECT first, last FROM ${blocks} WHERE log = ${log} AND number = ${number}
    UNION ALL SELECT ${lastSealed(log)} + 1, ${END}
      WHERE ${number} = 1 + coalesce((SELECT max(number) FROM ${blocks} WHERE log = ${log}), 0)`;
