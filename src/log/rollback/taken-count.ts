import { sql, type SQL } from 'drizzle-orm';
import { maintenance } from '../tables.ts';

/** A count that was taken from a database, with its random id and the `number` that `maintenance` had then. */
export type Taken = { count: number; id: string; number: number };

/** A count as the name of its id in `maintenance.ids`: D1 binds numbers as floating-point numbers. */
export const nameOfCount = (count: SQL | number) => sql`format('%d', ${count})`;
/** The path of a count in `maintenance.ids`. */
export const pathOfCount = (count: SQL | number) => sql`format('$."%d"', ${count})`;

/**
 * The condition in a query of `maintenance` that a count was taken, and that the database was not restored since. A restored
 * one can have the id again, as that of the head that it found. But its `number` is then higher.
 */
export const hasTaken = ({ count, id, number }: Taken) => sql`${maintenance.id} = 1
  AND ${maintenance.ids} ->> ${pathOfCount(count)} = ${id} AND ${maintenance.number} = ${number}`;
/** The same in any other query. */
export const isTaken = (taken: Taken) => sql`EXISTS (SELECT 1 FROM ${maintenance} WHERE ${hasTaken(taken)})`;
