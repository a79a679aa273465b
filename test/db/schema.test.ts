import { env } from 'cloudflare:workers';
import { is, SQL } from 'drizzle-orm';
import {
  getTableConfig,
  SQLiteSyncDialect,
  SQLiteTable,
  type AnySQLiteColumn,
} from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import * as handwritten from './handwritten-sql.ts';
import * as schema from '../../src/db/schema.ts';
import * as logTables from '../../src/log/tables.ts';
import { tables } from '../support/reset.ts';

const dialect = new SQLiteSyncDialect();
const declared = Object.values({ ...schema, ...logTables })
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableConfig(table));

const rows = async <T>(query: string) => (await env.DB.prepare(query).all<T>()).results;
const objects = () =>
  rows<{ type: string; name: string; tbl_name: string; sql: string }>(
    `SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
      AND tbl_name <> 'd1_migrations'`,
  );
const namesOf = async (type: string) =>
  (await objects()).filter((object) => object.type === type).map(({ name }) => name);

/** A default as `pragma table_info` tells it. */
function defaultOf(column: AnySQLiteColumn) {
  if (column.default === undefined) return null;
  if (is(column.default, SQL)) return text(column.default);
  const value: unknown = column.mapToDriverValue(column.default);
  if (typeof column.default === 'boolean') return String(column.default);
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

type Config = (typeof declared)[number];
const keyOf = ({ columns, primaryKeys }: Config) =>
  primaryKeys[0]?.columns.map(({ name }) => name) ??
  columns.filter(({ primary }) => primary).map(({ name }) => name);

const columnsOf = (config: Config) =>
  config.columns.map((column) => ({
    name: column.name,
    type: column.getSQLType(),
    notnull: Number(column.notNull),
    dflt_value: defaultOf(column),
    pk: keyOf(config).indexOf(column.name) + 1,
  }));

const text = (query: SQL, source?: 'indexes') => dialect.sqlToQuery(query, source).sql;
const indexesOf = ({ columns, indexes, uniqueConstraints }: Config) => [
  ...indexes.map(({ config: { name, unique, columns, where } }) => ({
    name,
    unique,
    on: columns.map((column) => (is(column, SQL) ? text(column, 'indexes') : column.name)).join(),
    where: where && text(where),
  })),
  ...uniqueConstraints.map(({ name, columns }) => ({
    name: name!,
    unique: true,
    on: columns.map(({ name }) => name).join(),
    where: undefined,
  })),
  ...columns
    .filter(({ isUnique }) => isUnique)
    .map(({ name, uniqueName }) => ({ name: uniqueName!, unique: true, on: name, where: undefined })),
];

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

test('a migrated database has the tables that the schema declares, and no others', async () => {
  const names = declared.map(({ name }) => name).sort();
  expect((await namesOf('table')).sort()).toEqual(names);
  expect(Object.keys(handwritten.tables).sort()).toEqual(names);
});

test.each(declared.map((config) => [config.name, config] as const))(
  'the table %s is in the database as it is declared',
  async (name, config) => {
    const found = await rows<{ name: string }>(
      `SELECT name, lower(type) AS type, "notnull", dflt_value, pk FROM pragma_table_info('${name}')`,
    );
    expect(found.sort(byName)).toEqual(columnsOf(config).sort(byName));

    const indexes = (await objects()).filter(({ type, tbl_name }) => type === 'index' && tbl_name === name);
    const stored = indexes.map(({ name, sql }) => {
      const [, unique, on, where] = /^CREATE (UNIQUE )?INDEX .*? ON `\w+` \((.*?)\)(?: WHERE (.*))?$/.exec(
        sql,
      )!;
      return { name, unique: unique !== undefined, on: on!.replaceAll('`', ''), where };
    });
    expect(stored.sort(byName)).toEqual(indexesOf(config).sort(byName));

    const references = config.foreignKeys.map((key) => {
      const { columns, foreignTable, foreignColumns } = key.reference();
      return [columns[0]!.name, getTableConfig(foreignTable).name, foreignColumns[0]!.name];
    });
    const keys = await rows<{ from: string; table: string; to: string }>(
      `PRAGMA foreign_key_list("${name}")`,
    );
    expect(keys.map(({ from, table, to }) => [from, table, to])).toEqual(references);
  },
);

test('only tables with a numeric key have a rowid, which costs a second written row beside another key', async () => {
  const tables = (await objects()).filter(({ type }) => type === 'table');
  const stored = tables.map(({ name, sql }) => [name, !sql.includes('WITHOUT ROWID')]);
  const listed = Object.entries(handwritten.tables).map(([name, { rowid }]) => [name, rowid]);
  expect(stored.sort()).toEqual(listed.sort());
  for (const config of declared) {
    const key = config.columns.filter(({ primary }) => primary);
    const isNumber = key.length === 1 && key[0]!.getSQLType() === 'integer';
    expect(isNumber, config.name).toBe(handwritten.tables[config.name]!.rowid);
  }
});

test('the triggers and views of a migrated database are the documented ones', async () => {
  const triggers = (await objects()).filter(({ type }) => type === 'trigger');
  const listed = [
    ...Object.entries(handwritten.tables).map(([table, { triggers = {} }]) => [table, triggers] as const),
    ...Object.entries(handwritten.views),
  ].flatMap(([table, triggers]) => Object.keys(triggers).map((name) => `${table}.${name}`));
  expect(triggers.map(({ name, tbl_name }) => `${tbl_name}.${name}`).sort()).toEqual(listed.sort());
  expect((await namesOf('view')).sort()).toEqual(Object.keys(handwritten.views).sort());
});

// A table that keeps its rows slows down each later test that compares whole databases.
test('tests empty every table', () => {
  expect([...tables].sort()).toEqual(declared.map(({ name }) => name).sort());
});
