import { getTableColumns, type Table } from 'drizzle-orm';
import * as z from 'zod/mini';
import { LONG } from '../db/columns.ts';
import { text } from '../http/fields.ts';

export { text };
export const longText = text(LONG);
export const texts = z.array(text());
export const ints = z.array(z.int().check(z.nonnegative()));
export const quota = z.int().check(z.minimum(-1));
export const localeName = z
  .string()
  .check(z.regex(/^[a-z]{2}(_[A-Z]{2})?$/, 'Must be a locale such as "de" or "de_DE"'));
/** Accepted because a client may send back what it read; never used. */
export const readOnly = z.pipe(
  z.optional(z.unknown()),
  z.transform(() => undefined),
);

type Plain = string | number | boolean;
type PlainNames<I> = { [K in keyof I]-?: NonNullable<I[K]> extends Plain ? K : never }[keyof I] & string;

/**
 * The optional fields that a table's columns of strings, flags and enumerations stand for: limits and allowed values
 * come from the column, as the default does. Lists, maps and numbers with a range are the resource's own.
 */
export function fieldsOf<T extends Table, N extends PlainNames<T['$inferInsert']>>(
  table: T,
  names: readonly N[],
) {
  const columns = getTableColumns(table);
  const fields = names.map((name) => {
    const column = columns[name]!;
    const length = (column as { length?: number }).length;
    const field =
      column.dataType === 'boolean'
        ? z.boolean()
        : column.enumValues?.length
          ? z.enum(column.enumValues as [string, ...string[]])
          : text(length);
    return [name, z.optional(field)];
  });
  return Object.fromEntries(fields) as {
    [K in N]: z.ZodMiniOptional<z.ZodMiniType<NonNullable<T['$inferInsert'][K]>>>;
  };
}

/** A payload without the properties that were not sent. */
export function given<T extends object>(payload: T) {
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined)) as Partial<T>;
}
