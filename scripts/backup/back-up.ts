import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { Refusal } from '../lib/refusal.ts';
import { copyObjects } from './copy-objects.ts';
import {
  FORMAT,
  KEYS,
  MANIFEST,
  PERMANENT_KEYS,
  type DatabaseFiles,
  type Manifest,
  type TableFile,
} from './format.ts';
import { lineFile } from './line-file.ts';
import { readDatabase } from './read-database.ts';
import type { Storage, Stored } from './open-bindings.ts';
import { isInBackup, lineOf, tablesOf } from './tables.ts';

type Options = { version: string; now: () => number; report: (line: string) => void };

/**
 * Writes a backup to a folder. The databases come before the bucket: what their blocks refer to is then in the bucket, or
 * an erasure has replaced it, whose marker is copied, too.
 */
export async function backUp(
  { databases, keys, bucket }: Storage,
  folder: string,
  { version, now, report }: Options,
) {
  refuseOtherFiles(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const startedAt = now();
  // First, because it tells a backup that was cut off from another folder.
  const savedKeys = await copyKeys(keys, folder);
  const saved: DatabaseFiles[] = [];
  for (const database of databases) {
    const files = await copyDatabase(database, folder);
    saved.push(files);
    const rows = Object.values(files.tables).reduce((sum, { lines }) => sum + lines, 0);
    report(`${database.binding}: ${rows} rows`);
  }
  const objects = await copyObjects(bucket, folder);
  report(`Bucket: ${objects.lines} objects`);
  const manifest: Manifest = {
    format: FORMAT,
    version,
    startedAt,
    completedAt: now(),
    databases: saved,
    keys: savedKeys,
    objects,
  };
  const path = join(folder, MANIFEST);
  writeFileSync(`${path}.part`, `${JSON.stringify(manifest, null, 2)}\n`);
  renameSync(`${path}.part`, path);
  return manifest;
}

/** Refuses a folder that is neither new or empty nor that of a backup that was cut off, which began with the entries of KV. */
function refuseOtherFiles(folder: string) {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) throw new Refusal(`${folder} is a file. Choose a new folder.`);
  const names = readdirSync(folder);
  if (names.includes(MANIFEST))
    throw new Refusal(`${folder} contains a complete backup. Choose another folder.`);
  if (names.length > 0 && !names.includes(KEYS))
    throw new Refusal(`${folder} contains other files, which a backup could overwrite. Choose a new folder.`);
}

async function copyDatabase({ binding, db }: Stored, folder: string): Promise<DatabaseFiles> {
  const migrations = await migrationsOf(db);
  if (migrations.length === 0)
    throw new Refusal(`The database ${binding} has no tables yet: there is nothing to back up.`);
  // An earlier attempt was cut off.
  rmSync(join(folder, binding), { recursive: true, force: true });
  const files = new Map(
    (await tablesOf(db))
      .filter(isInBackup)
      .map((table) => [table.name, { table, file: lineFile(folder, `${binding}/${table.name}.ndjson`) }]),
  );
  for await (const { table, rows } of readDatabase(db))
    files.get(table.name)!.file.write(rows.map((row) => lineOf(table, row)));
  const tables = [...files].map(
    ([
      name,
      {
        table: { columns, key },
        file,
      },
    ]): [string, TableFile] => [
      name,
      {
        ...file.close(),
        columns: columns.map(({ name }) => name),
        blobs: columns.filter(({ isBlob }) => isBlob).map(({ name }) => name),
        key,
      },
    ],
  );
  return { binding, migrations, tables: Object.fromEntries(tables) };
}

async function migrationsOf(db: D1Database) {
  const listed = await db.prepare("SELECT name FROM sqlite_master WHERE name = 'd1_migrations'").all();
  if (listed.results.length === 0) return [];
  const { results } = await db.prepare('SELECT name FROM d1_migrations ORDER BY id').all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** The entries of KV that are no caches. */
async function copyKeys(keys: KVNamespace, folder: string) {
  const file = lineFile(folder, KEYS);
  for (const prefix of PERMANENT_KEYS)
    for (const key of await keyNames(keys, prefix)) {
      const value = await keys.get(key);
      if (value !== null) file.write([JSON.stringify({ key, value })]);
    }
  return file.close();
}

/** The names of all KV entries with a prefix. */
export async function keyNames(keys: KVNamespace, prefix = '') {
  const names: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await keys.list({ prefix, cursor });
    names.push(...page.keys.map(({ name }) => name));
    if (page.list_complete) return names;
    cursor = page.cursor;
  }
}
