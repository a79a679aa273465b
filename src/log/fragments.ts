import { sql, type Column, type SQL } from 'drizzle-orm';

/** The database's own clock, in seconds. */
export const databaseClock = sql<number>`unixepoch()`;

/** A BLOB in lower-case hex; D1 gives bytes as a list of numbers. */
export const hexOf = (value: Column | SQL) => sql<string>`lower(hex(${value}))`;

/** A subquery of the values of a list, as one parameter, because D1 binds at most 100. */
export const valuesOf = (list: readonly (number | string)[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(list)}))`;
