import type { DatabaseFiles, TableFile } from '../backup/format.ts';
import { quoted } from '../backup/tables.ts';
import { rowsOf } from '../restore/read-backup.ts';
import { schemaOf } from '../restore/schema.ts';

/** Between two statements, as in a migration. */
const BREAK = '\n--> statement-breakpoint\n';

export type IndexRow = Record<'log' | 'ucid48' | 'block' | 'member', number>;

/**
 * A database of a backup as SQL: tables, rows, and then the triggers, which would change the rows. The backup does not
 * contain the `index` of archived entries.
 */
export async function databaseText(folder: string, files: DatabaseFiles, index: IndexRow[]) {
  const { base, triggers } = schemaOf(files, 'drizzle');
  const inserts: string[] = [];
  // D1 checks references when the batch ends.
  inserts.push('PRAGMA defer_foreign_keys = ON');
  for (const [name, table] of Object.entries(files.tables))
    for await (const row of rowsOf(folder, table))
      inserts.push(
        `INSERT INTO ${quoted(name)} (${table.columns.map(quoted).join()}) VALUES (${table.columns
          .map((column) => literal(table, column, row[column]))
          .join()})`,
      );
  for (const { log, ucid48, block, member } of index)
    inserts.push(
      `INSERT INTO archived (log, ucid48, block, member) VALUES (${[log, ucid48, block, member].join()})`,
    );
  const definitions = (list: typeof base) => list.map(({ sql }) => sql);
  return `${[...definitions(base), ...inserts, ...definitions(triggers)].join(BREAK)}\n`;
}

function literal({ blobs }: TableFile, column: string, value: string | number | null | undefined) {
  if (value === null || value === undefined) return 'NULL';
  if (blobs.includes(column)) return `X'${value}'`;
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
