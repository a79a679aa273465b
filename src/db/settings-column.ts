import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { customType, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { defaultsOf, type Fields, type NamesWith, type Values } from '../definitions/field.ts';

// The settings of a table are one JSON object, but for those that SQL filters or orders by. A missing setting has its
// default, so a new one needs no migration, and an older Worker leaves settings alone that it does not know.

type Stored<F, C> = Values<Omit<F, keyof C | NamesWith<F, { derived: true }>>>;

/** The columns of a table’s settings: `own`, those that have a column themselves, and `settings` with the others. */
export function settingsColumns<F extends Fields, C extends object>(fields: F, own: C) {
  const stored = Object.fromEntries(
    Object.entries(fields).filter(([name, { derived }]) => !(name in own) && !derived),
  );
  const defaults = defaultsOf(stored) as Stored<F, C>;
  const column = customType<{ data: Stored<F, C>; driverData: string }>({
    dataType: () => 'text',
    toDriver: (settings) => JSON.stringify({ ...defaults, ...settings }),
    fromDriver: (json) => ({ ...defaults, ...(JSON.parse(json) as object) }),
  });
  return {
    ...own,
    settings: column()
      .notNull()
      .default(sql`'{}'`)
      .$defaultFn(() => defaults),
  };
}

type WithSettings = { settings: object };
/** A row with its settings under their own names. */
export type Flat<R> = R extends WithSettings ? Omit<R, 'settings'> & R['settings'] : R;

export const flat = <R extends object>(row: R): Flat<R> => {
  if (!('settings' in row)) return row as Flat<R>;
  const { settings, ...own } = row as R & WithSettings;
  return { ...own, ...settings } as Flat<R>;
};

/** The names of the settings that have no column of their own. */
export const settingNames = (table: SQLiteTable) =>
  Object.keys((getTableColumns(table)['settings']?.defaultFn?.() as object | undefined) ?? {});

type TableWithSettings = { settings: SQLiteColumn; $inferSelect: WithSettings };

/** One setting in a query. */
export function setting<T extends TableWithSettings, N extends keyof T['$inferSelect']['settings'] & string>(
  { settings }: T,
  name: N,
): SQL<T['$inferSelect']['settings'][N]> {
  const value = (settings.defaultFn!() as Record<string, unknown>)[name];
  const stored = sql`coalesce(${settings} -> ${sql.raw(`'$.${name}'`)}, ${sql.raw(quoted(JSON.stringify(value ?? null)))})`;
  return stored.mapWith((json: string) => JSON.parse(json) as T['$inferSelect']['settings'][N]);
}

/** Several settings in a query, under their names. */
export const pickSettings = <
  T extends TableWithSettings,
  N extends keyof T['$inferSelect']['settings'] & string,
>(
  table: T,
  ...names: N[]
) =>
  Object.fromEntries(names.map((name) => [name, setting(table, name)])) as {
    [K in N]: SQL<T['$inferSelect']['settings'][K]>;
  };

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

type Row = Record<string, unknown>;

/** The new row with these values, of which the settings may be under their own names; missing settings have their defaults. */
export function toRow<T extends SQLiteTable>(table: T, values: object) {
  const names = new Set(settingNames(table));
  const settings: Row = {};
  const own: Row = {};
  for (const [name, value] of Object.entries(flat(values))) (names.has(name) ? settings : own)[name] = value;
  return (names.size > 0 ? { ...own, settings } : own) as T['$inferInsert'];
}
