import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { domainFields } from '../definitions/domain-fields.ts';
import { embeddingFields } from '../definitions/embedding-fields.ts';
import { namesWith, type Field, type Fields, type NamesWith, type ValueOf } from '../definitions/field.ts';
import { localeFields } from '../definitions/locale-fields.ts';

// Settings without effect, stored only for compatible programs, share the column `compat`; queries treat each as a column.

const definitions: Record<string, Fields> = {
  domains: domainFields,
  embeddings: embeddingFields,
  locales: localeFields,
};

type Row = Record<string, unknown>;

/**
 * A table's settings as columns, in the order of their definition, with the columns' own defaults; `derived` has the
 * expressions of those that are stored elsewhere.
 */
export function settingColumns<T extends SQLiteTable, F extends Fields>(
  table: T,
  fields: F,
  derived?: Record<NamesWith<F, { derived: true }>, SQL>,
): SettingColumns<T, F> {
  const columns: Row = { ...getTableColumns(table), ...derived };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, columns[name] ?? partOfCompat(name, field)]),
  ) as SettingColumns<T, F>;
}

type SettingColumns<T extends SQLiteTable, F> = {
  [K in keyof F]: F[K] extends { compat: true } | { derived: true }
    ? SQL<ValueOf<F[K]>>
    : T['_']['columns'][K & string];
};

function partOfCompat(name: string, { value }: Field) {
  const text = sql.raw(`coalesce(compat -> '$.${name}', '${JSON.stringify(value)}')`);
  return Object.assign(
    text.mapWith((json: string) => JSON.parse(json) as unknown),
    { default: value },
  );
}

/** The row with these values. */
export function toRow<T extends SQLiteTable>(table: T, values: object) {
  const [own, compat] = split(table, values);
  return { ...own, ...(compat && { compat }) } as T['$inferInsert'];
}

/** The same for an update, which leaves other settings unchanged (src/db/activity/recorded-rows.ts). */
export function toChange(table: SQLiteTable, values: object): Row {
  const [own, compat] = split(table, values);
  return { ...own, ...(compat && { compat: (stored: Row) => ({ ...stored, ...compat }) }) };
}

function split(table: SQLiteTable, values: object): [own: Row, compat?: Row] {
  const names: string[] = namesWith(definitions[getTableName(table)] ?? {}, 'compat', true);
  const own: Row = { ...values };
  const compat = names.filter((name) => name in own).map((name) => [name, own[name]] as const);
  for (const [name] of compat) delete own[name];
  return compat.length > 0 ? [own, Object.fromEntries(compat)] : [own];
}
