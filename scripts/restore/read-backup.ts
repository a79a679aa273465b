import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodType } from 'zod';
import {
  FORMAT,
  MANIFEST,
  manifestSchema,
  storedKey,
  storedObject,
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
  for (const file of [...tables, manifest.keys, manifest.objects]) await check(folder, file);
  const objects = await parsed(folder, manifest.objects, storedObject);
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
    keys: await parsed(folder, manifest.keys, storedKey),
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
  const manifest = manifestSchema.safeParse(jsonOf(readFileSync(path, 'utf8')));
  if (!manifest.success)
    throw new Refusal(
      `${path} is not a manifest of format ${FORMAT}. Restore it with the version of Placet that made it.`,
    );
  return manifest.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
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

/** The lines of a file. Somebody may have changed it: a path, for example, must not lead out of the folder. */
async function parsed<T>(folder: string, file: { file: string }, schema: ZodType<T>) {
  const found: T[] = [];
  for await (const line of readLines(folder, file)) {
    const { success, data } = schema.safeParse(jsonOf(line));
    if (!success)
      throw new Refusal(
        `The backup is damaged: a line of ${join(folder, file.file)} is not one that Placet has written.`,
      );
    found.push(data);
  }
  return found;
}

/** The rows of a table in a backup. */
export async function* rowsOf(folder: string, table: TableFile) {
  for await (const line of readLines(folder, table)) {
    const values = JSON.parse(line) as Values[string][];
    yield Object.fromEntries(table.columns.map((name, i) => [name, values[i]!])) as Values;
  }
}
