import { integer, text } from 'drizzle-orm/sqlite-core';
import { LONG } from '../definitions/field.ts';
import { randomHex } from '../lib/crypto/random.ts';
import { flat } from './settings-column.ts';

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

/** The columns of a table with these names. */
export const pick = <T extends object, N extends keyof T>(table: T, ...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<T, N>;

type WithDefault = { default?: unknown; defaultFn?: () => unknown };

/** The default values of columns, those of settings under their own names. */
export const columnDefaults = (columns: object): Record<string, unknown> =>
  flat(
    Object.fromEntries(
      Object.entries(columns as Record<string, WithDefault>).map(([name, column]) => [
        name,
        name === 'settings' ? column.defaultFn?.() : (column.default ?? null),
      ]),
    ),
  );
