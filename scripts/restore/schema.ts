import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DatabaseFiles } from '../backup/format.ts';
import { SKIPPED } from '../backup/tables.ts';
import { Refusal } from '../lib/refusal.ts';

type Definition = { type: string; name: string; sql: string };

/** The definitions that a backup’s migrations make, in an order in which they can be repeated. */
export function schemaOf({ binding, migrations, tables }: DatabaseFiles, folder: string) {
  const db = new DatabaseSync(':memory:');
  for (const name of migrations) {
    const path = join(folder, name);
    if (!existsSync(path))
      throw new Refusal(
        `The backup has the migration ${name}, which is not in ${folder}/. Restore it with a newer version of Placet.`,
      );
    db.exec(readFileSync(path, 'utf8'));
  }
  const all = db
    .prepare(
      "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB 'sqlite_*' ORDER BY rowid",
    )
    .all() as Definition[];
  const of = (...types: string[]) => all.filter(({ type }) => types.includes(type));
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)');
  for (const { name } of of('table')) {
    const declared = columns.all(name).map((column) => String(column.name));
    if (!(name in SKIPPED) && tables[name]?.columns.join() !== declared.join())
      throw new Refusal(
        `The table ${name} of ${binding} has other columns in the backup than in ${folder}/: the migrations were edited since.`,
      );
  }
  return { base: [...of('table'), ...of('index'), ...of('view')], triggers: of('trigger') };
}
