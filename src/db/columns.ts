import { integer, text } from 'drizzle-orm/sqlite-core';
import {
  LONG,
  namesWith,
  type Field,
  type Fields,
  type NamesWith,
  type ValueOf,
} from '../definitions/field.ts';
import { randomHex } from '../lib/crypto/random.ts';

/** 12 random hex characters; `retryIdCollision` handles the case that the id already exists. */
export const freshId = () => randomHex(6);
export const id = () => text().notNull().unique().$defaultFn(freshId);
export const flag = (value = false) => integer({ mode: 'boolean' }).notNull().default(value);
export const int = (value: number) => integer().notNull().default(value);
export const string = (length = 255) => text({ length }).notNull().default('');
export const longString = () => string(LONG);
export const list = <T = string>(value: T[] = []) =>
  text({ mode: 'json' }).$type<T[]>().notNull().default(value);
/** Seconds since 1970, set by the Worker. */
export const time = () => integer().notNull();

const json = <T>() => text({ mode: 'json' }).$type<T>();
const required = <T>() => text().$type<T>().notNull();
const filled = <T>(value: T) => required<T>().default(value);

type ColumnOf<F> = F extends { kind: 'flag' }
  ? ReturnType<typeof flag>
  : F extends { kind: 'number'; value: number }
    ? ReturnType<typeof int>
    : F extends { value: infer V }
      ? undefined extends V
        ? ReturnType<typeof required<ValueOf<F>>>
        : null extends V
          ? ReturnType<typeof json<NonNullable<V>>>
          : ReturnType<typeof filled<V>>
      : never;

/** The columns of a table with these names. */
export const pick = <T extends object, N extends keyof T>(table: T, ...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<T, N>;

/** The default values of columns. */
export const defaultsOf = (columns: object) =>
  Object.fromEntries(
    Object.entries(columns as Record<string, { default?: unknown }>).map(([name, column]) => [
      name,
      column.default ?? null,
    ]),
  );

/** The columns of a table's settings; those marked `compat` share one column, and those marked `derived` have none. */
export function columnsOfFields<F extends Fields>(fields: F) {
  const own = Object.entries(fields).filter(([, { compat, derived }]) => !compat && !derived);
  const columns = Object.fromEntries(own.map(([name, field]) => [name, columnOf(field)]));
  if (namesWith(fields, 'compat', true).length > 0) columns.compat = json<object>().notNull().default({});
  return columns as {
    [K in keyof F as F[K] extends { compat: true } | { derived: true } ? never : K]: ColumnOf<F[K]>;
  } & (NamesWith<F, { compat: true }> extends never
    ? unknown
    : { compat: ReturnType<typeof filled<Record<string, unknown>>> });
}

function columnOf(field: Field) {
  switch (field.kind) {
    case 'flag':
      return flag(field.value);
    case 'number':
      return field.value === null ? integer() : int(field.value);
    case 'text':
      return string(field.length);
    case 'color':
      return text({ length: 7 }).notNull().default(field.value);
    case 'day':
      return text({ length: 10 });
    case 'image':
      return text();
    case 'oneOf':
      if (field.value === null) return text();
      return field.value === undefined ? text().notNull() : text().notNull().default(field.value);
    default:
      return json<object>().notNull().default(field.value);
  }
}
