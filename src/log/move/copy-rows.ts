import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { rawQuery } from '../../db/raw-query.ts';
import type { Database } from '../../env.ts';
import {
  archived,
  attachments,
  blocks,
  days,
  entries,
  erased,
  erasures,
  heads,
  logs,
  nodes,
  noticeDays,
  notices,
  serviceDays,
  tombstones,
  touched,
} from '../tables.ts';
import { conditionalBatch } from '../job/conditional-batch.ts';

/** A log’s rows in one database. */
export type Side = { db: Database; id: number };

/** The tables to which rows are only added while the log is copied: a table, its key within a log, and rows at once. */
const grown = [
  [entries, ['seq'], 2000],
  [attachments, ['seq'], 100],
  [archived, ['ucid48', 'block', 'member'], 5000],
  [erased, ['seq'], 2000],
  [blocks, ['number'], 20],
  [nodes, ['level', 'position'], 2000],
  [days, ['day'], 2000],
  [noticeDays, ['day', 'notice'], 2000],
  [serviceDays, ['day', 'notice', 'service'], 2000],
] as const;

/** The small tables whose rows change; they are copied as a whole while the log is closed. */
const changing = [notices, erasures, touched, heads, tombstones] as const;

/** Characters of JSON that a statement takes at most, unless a single row has more; D1 allows 2 MB. */
const MOST_TEXT = 500_000;

const columnsOf = (table: SQLiteTable) =>
  Object.entries(getTableColumns(table))
    .filter(([name]) => name !== 'log')
    .map(([name, column]) => ({ name, isBlob: column.getSQLType() === 'blob' }));
const named = (name: string) => sql.raw(`"${name}"`);
const listOf = (names: readonly string[]) => sql.raw(names.map((name) => `"${name}"`).join(', '));

/** The query of a log’s rows as JSON, with bytes in hex; `after` is the key of the row before. */
function rowsQuery(
  { db, id }: Side,
  table: SQLiteTable,
  after?: { key: readonly string[]; limit: number; last?: unknown[] | undefined },
) {
  const values = columnsOf(table).map(({ name, isBlob }) =>
    isBlob ? sql`hex(${named(name)}), ${named(name)} IS NULL` : sql`${named(name)}, 0`,
  );
  const rest =
    after?.last &&
    sql`AND (${listOf(after.key)}) > (${sql.join(
      after.last.map((value) => sql`${value}`),
      sql`, `,
    )})`;
  const part = after && sql`ORDER BY ${listOf(after.key)} LIMIT ${after.limit}`;
  return rawQuery<{ row: string }>(
    db,
    sql`SELECT json_array(${sql.join(values, sql`, `)}) AS row FROM ${table} WHERE log = ${id} ${rest} ${part}`,
  );
}

/** The statements that insert such rows. Rows that exist stay as they are. */
function insertStatements({ db, id }: Side, table: SQLiteTable, rows: string[]) {
  const columns = columnsOf(table);
  const values = columns.map(({ isBlob }, i) => {
    const [value, isNull] = [sql.raw(`value ->> ${2 * i}`), sql.raw(`value ->> ${2 * i + 1}`)];
    return isBlob ? sql`iif(${isNull}, NULL, unhex(${value}))` : value;
  });
  const portions: string[][] = [];
  let length = Infinity;
  for (const row of rows) {
    if (length + row.length > MOST_TEXT) {
      portions.push([]);
      length = 0;
    }
    portions.at(-1)!.push(row);
    length += row.length;
  }
  const names = listOf(columns.map(({ name }) => name));
  return portions.map((portion) =>
    rawQuery(
      db,
      // The log’s id comes first.
      sql`INSERT OR IGNORE INTO ${table} (log, ${names}) SELECT ${id}, ${sql.join(values, sql`, `)}
        FROM json_each(${`[${portion.join()}]`})`,
    ),
  );
}

/** The last key of a table that was copied; undefined before the first. */
async function lastKey({ db, id }: Side, table: SQLiteTable, key: readonly string[]) {
  const [row] = await rawQuery<Record<string, unknown>>(
    db,
    sql`SELECT ${listOf(key)} FROM ${table} WHERE log = ${id} ORDER BY ${sql.raw(key.map((name) => `"${name}" DESC`).join(', '))} LIMIT 1`,
  );
  return row && key.map((name) => row[name]);
}

/**
 * Copies rows that the other side does not have yet, in at most `steps` steps; both conditions must hold in each. Returns
 * the number of steps that are left, or undefined if a condition no longer holds. What was copied last is known from the
 * rows themselves, so a rollback of the target cannot leave a gap.
 */
export async function copyGrown(
  from: Side,
  to: Side,
  { isSource, isTarget, steps }: { isSource: SQL; isTarget: SQL; steps: number },
) {
  let left = steps;
  for (const [table, key, limit] of grown) {
    for (;;) {
      const last = await lastKey(to, table, key);
      const [[source], rows] = await from.db.batch([
        rawQuery<{ holds: number }>(from.db, sql`SELECT ${isSource} AS holds`),
        rowsQuery(from, table, { key, limit, last }),
      ]);
      if (source!.holds !== 1) return undefined;
      if (rows.length === 0) break;
      const inserts = insertStatements(
        to,
        table,
        rows.map(({ row }) => row),
      );
      if (!(await conditionalBatch(to.db, isTarget, inserts))) return undefined;
      if (--left <= 0) return 0;
      if (rows.length < limit) break;
    }
  }
  return left;
}

/** Replaces the rows of the small tables in one batch; returns whether the condition held. */
export async function copyChanging(from: Side, to: Side, isTarget: SQL) {
  const [first, ...others] = changing.map((table) => rowsQuery(from, table));
  const found = await from.db.batch([first!, ...others]);
  // An object has one tombstone, which an older copy of the log may have, or none since a rollback.
  const isCopy = sql`(log IN (SELECT c.id FROM ${logs} c JOIN ${logs} t ON t.domainId = c.domainId
    WHERE t.id = ${to.id} AND c.copy IS NOT NULL)
    OR log = 0 AND EXISTS (SELECT 1 FROM ${logs} t
      WHERE t.id = ${to.id} AND instr(object, format('log/%s.%d/', t.domainId, t.began)) = 1))`;
  const statements = changing.flatMap((table, i) => [
    rawQuery(to.db, sql`DELETE FROM ${table} WHERE ${table === tombstones ? isCopy : sql`log = ${to.id}`}`),
    ...insertStatements(
      to,
      table,
      found[i]!.map(({ row }) => row),
    ),
  ]);
  return conditionalBatch(to.db, isTarget, statements);
}

/** The number of rows of each table, with a sum over their values, for a comparison of both sides. */
export async function sumsOf({ db, id }: Side) {
  const [first, ...others] = [...grown.map(([table]) => table), ...changing].map((table) => {
    const values = columnsOf(table).map(({ name }) => {
      const value = named(name);
      // A whole sum of 48-bit values would overflow.
      return sql`sum(iif(typeof(${value}) = 'integer', ${value} % 1000003, length(${value})))`;
    });
    return rawQuery<{ sums: string }>(
      db,
      sql`SELECT json_array(count(*), ${sql.join(values, sql`, `)}) AS sums FROM ${table} WHERE log = ${id}`,
    );
  });
  return (await db.batch([first!, ...others])).map(([row]) => row!.sums).join();
}
