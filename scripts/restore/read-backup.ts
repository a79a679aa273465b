import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  FORMAT,
  MANIFEST,
  type Manifest,
  type StoredKey,
  type StoredObject,
  type TableFile,
} from '../backup/format.ts';
import { readLines } from '../backup/line-file.ts';
import { Refusal } from '../lib/refusal.ts';

export type Backup = Awaited<ReturnType<typeof readBackup>>;
/** The values of a row by column, as in the file: bytes in hex. */
export type Values = Record<string, string | number | null>;

/** A complete backup whose files all have the hashes in its manifest. */
export async function readBackup(folder: string) {
  const manifest = readManifest(folder);
  const tables = manifest.databases.flatMap((database) => Object.values(database.tables));
  for (const file of [...tables, manifest.keys, ...(manifest.objects ? [manifest.objects] : [])])
    await check(folder, file);
  const objects = manifest.objects ? await parsed<StoredObject>(folder, manifest.objects) : [];
  const checked = new Map<string, string>();
  for (const { file, sha256 } of objects) {
    if (checked.get(file) !== sha256) await check(folder, { file, sha256 });
    checked.set(file, sha256);
  }
  return {
    folder,
    manifest,
    /** Names this backup in the databases while it is restored. */
    id: createHash('sha256').update(JSON.stringify(manifest)).digest('hex'),
    keys: await parsed<StoredKey>(folder, manifest.keys),
    objects,
    bytesOf: ({ file }: StoredObject) => readFileSync(join(folder, file)),
  };
}

function readManifest(folder: string) {
  const path = join(folder, MANIFEST);
  if (!existsSync(path))
    throw new Refusal(
      `${folder} is not a complete backup: it has no ${MANIFEST}. Repeat "npm run backup" with the same folder.`,
    );
  const manifest = parsedManifest(readFileSync(path, 'utf8'));
  if (manifest?.format !== FORMAT)
    throw new Refusal(
      `${path} is not a manifest of format ${FORMAT}. Restore it with the version of Placet that made it.`,
    );
  return manifest;
}

function parsedManifest(text: string) {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return undefined;
  }
}

async function check(folder: string, { file, sha256 }: { file: string; sha256: string }) {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Refusal(`The backup is damaged: ${path} is missing.`);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  if (hash.digest('hex') !== sha256)
    throw new Refusal(`The backup is damaged: ${path} differs from what was written.`);
}

async function parsed<T>(folder: string, file: { file: string }) {
  const found: T[] = [];
  for await (const line of readLines(folder, file)) found.push(JSON.parse(line) as T);
  return found;
}

/** The rows of a table in a backup. */
export async function* rowsOf(folder: string, table: TableFile) {
  for await (const line of readLines(folder, table)) {
    const values = JSON.parse(line) as Values[string][];
    yield Object.fromEntries(table.columns.map((name, i) => [name, values[i]!])) as Values;
  }
}
