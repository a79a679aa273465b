import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dim } from '../lib/terminal.ts';
import { CREATE_TABLE, migrationFile } from './migration-file.ts';
import { step } from './step.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { wranglerJson } from './wrangler-json.ts';

type Database = { name: string; migrations: string };

/**
 * Applies what a database lacks, by the import (`--file`): it runs a file as a whole or not at all. `wrangler d1 migrations
 * apply --remote` splits the file on the server instead, and breaks triggers.
 */
export async function migrate({ name, migrations }: Database) {
  const applied = await appliedMigrations(name);
  const pending = readdirSync(migrations)
    .filter((file) => file.endsWith('.sql') && !applied.has(file))
    .sort();
  if (pending.length === 0) return console.log(dim(`migrations   ${name} is up to date`));
  await printBookmark(name);
  for (const file of pending) await apply(name, file, readFileSync(join(migrations, file), 'utf8'));
}

async function appliedMigrations(database: string) {
  const sql = `${CREATE_TABLE} SELECT name FROM d1_migrations ORDER BY id;`;
  const [, selected] = await wranglerJson<{ results: { name: string }[] }[]>(
    `The migrations of ${database} could not be listed.`,
    ['d1', 'execute', database, '--remote', '--json', '--command', sql],
  );
  return new Set(selected!.results.map(({ name }) => name));
}

/** The bookmark leads back to the state before the migrations, for 30 days (7 on the free plan). */
async function printBookmark(database: string) {
  const { bookmark } = await wranglerJson<{ bookmark: string }>(
    `The bookmark of ${database} could not be read.`,
    ['d1', 'time-travel', 'info', database, '--json'],
  );
  console.log(`\nTo undo the migrations of ${database}, with everything that was stored since:`);
  console.log(`  npx wrangler d1 time-travel restore ${database} --bookmark=${bookmark}`);
}

async function apply(database: string, file: string, sql: string) {
  const path = join(temporaryFolder(), file);
  writeFileSync(path, migrationFile(file, sql));
  await step(
    `migration ${file} of ${database}`,
    'The import was undone as a whole, so the database is as before.',
    ['d1', 'execute', database, '--remote', '--yes', '--file', path],
  );
}
