import type { D1Database } from '@cloudflare/workers-types';
import { shortId, unpackMember } from '../../src/log/archive-object.ts';
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
) {
  const byKey = new Map(objects.map((object) => [object.key, object]));
  let rows: unknown[][] = [];
  const flush = async () => {
    if (rows.length > 0) await db.prepare(INSERT).bind(JSON.stringify(rows)).run();
    rows = [];
  };
  for await (const { log, number, object, members } of rowsOf(folder, tables.blocks!)) {
    const stored = byKey.get(String(object));
    if (!stored) continue;
    const bytes = bytesOf(stored);
    let offset = 0;
    for (const [member, length] of (JSON.parse(String(members)) as number[]).entries()) {
      const lines = unpackMember(bytes.subarray(offset, (offset += length)));
      const kept = lines.filter(({ seq }) => !isErased(log, seq));
      for (const visitor of new Set(kept.map(({ ucid }) => shortId(ucid))))
        rows.push([log, visitor, number, member]);
      if (rows.length >= ROWS) await flush();
    }
  }
  await flush();
}
