import { sql, type Column, type SQL } from 'drizzle-orm';

/** The database’s own clock, in seconds. */
export const databaseClock = sql<number>`unixepoch()`;

/** A BLOB in lower-case hex, because D1 returns bytes as a list of numbers. */
export const hexOf = (value: Column | SQL) => sql<string>`lower(hex(${value}))`;

/** A subquery for a list as one parameter, because D1 binds at most 100. */
export const valuesOf = (list: readonly (number | string)[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(list)}))`;
