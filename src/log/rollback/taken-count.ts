import { sql, type SQL } from 'drizzle-orm';
import { maintenance } from '../tables.ts';

/** A count that was taken from a database, with its random id. */
export type Taken = { count: number; id: string };

/** A count as the name of its id in `maintenance.ids`: D1 binds numbers as floating-point numbers. */
export const nameOfCount = (count: SQL | number) => sql`format('%d', ${count})`;
/** The path of a count in `maintenance.ids`. */
export const pathOfCount = (count: SQL | number) => sql`format('$."%d"', ${count})`;

/** The condition in a query of `maintenance` that a count was taken, and that the database was not restored since. */
export const hasTaken = ({ count, id }: Taken) => sql`${maintenance.id} = 1
  AND ${maintenance.ids} ->> ${pathOfCount(count)} = ${id}`;
/** The same in any other query. */
export const isTaken = (taken: Taken) => sql`EXISTS (SELECT 1 FROM ${maintenance} WHERE ${hasTaken(taken)})`;
