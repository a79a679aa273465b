import type { D1Database } from '@cloudflare/workers-types';
import type { TableFile } from '../backup/format.ts';
import { quoted } from '../backup/tables.ts';
import { Refusal } from '../lib/refusal.ts';
import { rowsOf, type Values } from './read-backup.ts';

/** Characters of JSON that one statement inserts, unless a single row has more; D1 allows 2 MB. */
const MOST_TEXT = 400_000;

/** Inserts the rows of a table that `isKept`. Rows that an attempt before has inserted stay as they are. */
export async function loadTable(
  db: D1Database,
  folder: string,
  name: string,
  table: TableFile,
  isKept: (row: Values) => boolean,
) {
  const { columns, blobs, key } = table;
  const value = (column: string) => {
    const text = `given.value ->> ${columns.indexOf(column)}`;
    return blobs.includes(column) ? `unhex(${text})` : text;
  };
  const insert = `INSERT INTO ${quoted(name)} (${columns.map(quoted).join()}) SELECT ${columns.map(value).join()}
    FROM json_each(?) AS given WHERE true ON CONFLICT DO NOTHING`;
  const count = `SELECT count(*) AS n FROM json_each(?) AS given JOIN ${quoted(name)} ON ${key
    .map((column) => `${quoted(name)}.${quoted(column)} = ${value(column)}`)
    .join(' AND ')}`;

  const flush = async (lines: string[]) => {
    const given = `[${lines.join()}]`;
    const [, counted] = await db.batch<{ n: number }>(
      [insert, count].map((text) => db.prepare(text).bind(given)),
    );
    const missing = lines.length - counted!.results[0]!.n;
    if (missing > 0)
      throw new Refusal(
        `${missing} rows of ${table.file} could not be restored, because others have the same name or key. Use another backup.`,
      );
  };

  let lines: string[] = [];
  let length = 0;
  for await (const row of rowsOf(folder, table)) {
    if (!isKept(row)) continue;
    const line = JSON.stringify(columns.map((column) => row[column]));
    if (length > 0 && length + line.length > MOST_TEXT) {
      await flush(lines);
      lines = [];
      length = 0;
    }
    lines.push(line);
    length += line.length;
  }
  if (lines.length > 0) await flush(lines);
}
