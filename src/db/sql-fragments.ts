import { sql } from 'drizzle-orm';

/** A subquery for a list as one parameter, because D1 binds at most 100. */
export const valuesOf = (list: readonly (number | string)[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(list)}))`;

/** A list of columns. */
export const columnList = (names: string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** The assignments after `DO UPDATE SET` that take these columns from the row to be inserted. */
export const fromExcluded = (names: string[]) =>
  sql.join(
    names.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
