import type { D1Database } from '@cloudflare/workers-types';
import { shortId } from '../../src/log/leaf.ts';
import {
  DamagedObject,
  splitObject,
  unpackMember,
  type Member,
  type Packed,
} from '../../src/log/blocks/archive-format.ts';
import type { DatabaseFiles } from '../backup/format.ts';
import { rowsOf, type Backup } from './read-backup.ts';

/** Rows that one statement inserts. */
const ROWS = 5000;
const INSERT = `INSERT INTO archived (log, ucid48, block, member)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`;

/**
 * Makes the index of archived entries again: it is large, and would have to be read while erasures change it. An object
 * that an erasure replaced during the backup is indexed when the scheduled job repeats the erasure.
 */
export async function indexObjects(
  db: D1Database,
  { folder, objects, bytesOf }: Backup,
  { tables }: DatabaseFiles,
  isErased: (log: unknown, seq: number) => boolean,
  report: (line: string) => void,
) {
  const byKey = new Map(objects.map((object) => [object.key, object]));
  /** Whether the backup has another revision of an object. */
  const isReplaced = (key: string) => {
    const [block = ''] = /^.*-r/.exec(key) ?? [];
    return objects.some((other) => other.key !== key && other.key.startsWith(block));
  };
  let rows: unknown[][] = [];
  const flush = async () => {
    if (rows.length > 0) await db.prepare(INSERT).bind(JSON.stringify(rows)).run();
    rows = [];
  };
  for await (const { log, number, object, members } of rowsOf(folder, tables.blocks!)) {
    if (object === null) continue;
    const key = String(object);
    const stored = byKey.get(key);
    const lines =
      stored && unpacked(bytesOf(stored), { object: key, members: JSON.parse(String(members)) as Member[] });
    if (!lines && !isReplaced(key))
      report(`${key} is missing or damaged in the backup: the consent IDs in it are not found.`);
    for (const [member, kept] of (lines ?? []).entries()) {
      const visitors = kept.filter(({ seq }) => !isErased(log, seq)).map(({ ucid }) => shortId(ucid));
      for (const visitor of new Set(visitors)) rows.push([log, visitor, number, member]);
      if (rows.length >= ROWS) await flush();
    }
  }
  await flush();
}

/** The lines of an object by member; undefined if it is damaged. */
function unpacked(bytes: Uint8Array, packed: Packed) {
  try {
    return splitObject(bytes, packed).map((member) => unpackMember(member));
  } catch (error) {
    if (error instanceof DamagedObject) return undefined;
    throw error;
  }
}
