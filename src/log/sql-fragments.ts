import { sql, type Column, type SQL } from 'drizzle-orm';

/** The database’s own clock, in seconds. */
export const databaseClock = sql<number>`unixepoch()`;

/** A BLOB in lower-case hex, because D1 returns bytes as a list of numbers. */
export const hexOf = (value: Column | SQL) => sql<string>`lower(hex(${value}))`;
