import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { R2Bucket } from '@cloudflare/workers-types';
import { mapConcurrently } from '../../src/lib/map-concurrently.ts';
import { OBJECTS, type StoredObject } from './format.ts';
import { lineFile } from './line-file.ts';

/** Objects that are read or written at a time. */
export const AT_ONCE = 8;

type Listed = { key: string; etag: string };

const MARKERS = 'markers/';
/** The heads of databases (src/log/rollback/head.ts): without them, a restore counts as the rollback that it is. */
const HEADS = 'heads/';

/**
 * Copies all objects of a bucket except heads, the markers last: if an object was deleted before it was copied, the marker of the erasure
 * or deletion is in the backup. Objects that an interrupted attempt has copied are not read again.
 */
export async function copyObjects(bucket: R2Bucket, folder: string) {
  const file = lineFile(folder, OBJECTS);
  const isCopied = ({ key }: Listed) => ![MARKERS, HEADS].some((prefix) => key.startsWith(prefix));
  for await (const page of pagesOf(bucket)) await copyAll(page.filter(isCopied));
  for await (const page of pagesOf(bucket, MARKERS)) await copyAll(page);
  return file.close();

  async function copyAll(listed: Listed[]) {
    const copied = await mapConcurrently(listed, AT_ONCE, (object) => copy(bucket, folder, object));
    file.write(copied.filter((object) => object !== undefined).map((object) => JSON.stringify(object)));
  }
}

/** The objects of a bucket, page by page. */
export async function* pagesOf(bucket: R2Bucket, prefix = ''): AsyncGenerator<Listed[]> {
  for (let cursor: string | undefined; ;) {
    const page = await bucket.list({ prefix, cursor });
    yield page.objects.map(({ key, etag }) => ({ key, etag }));
    if (!page.truncated) return;
    cursor = page.cursor;
  }
}

/** The file is named by the ETag, a hash of the contents, and is complete once it has that name. */
async function copy(
  bucket: R2Bucket,
  folder: string,
  { key, etag }: Listed,
): Promise<StoredObject | undefined> {
  const file = nameOf(etag);
  if (existsSync(join(folder, file))) return entryOf(key, file, readFileSync(join(folder, file)));
  const found = await bucket.get(key);
  // It was deleted meanwhile.
  if (!found) return undefined;
  const bytes = Buffer.from(await found.arrayBuffer());
  const own = nameOf(found.etag);
  const path = join(folder, own);
  mkdirSync(join(path, '..'), { recursive: true });
  // Objects with the same contents have the same name.
  const part = `${path}.${createHash('sha256').update(key).digest('hex').slice(0, 16)}.part`;
  writeFileSync(part, bytes);
  renameSync(part, path);
  return entryOf(key, own, bytes);
}

function nameOf(etag: string) {
  const name = etag.replace(/[^\w-]/g, '');
  return `objects/${name.slice(0, 2)}/${name}`;
}

const entryOf = (key: string, file: string, bytes: Buffer): StoredObject => ({
  key,
  file,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
