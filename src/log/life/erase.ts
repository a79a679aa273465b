import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { hex, unhex } from '../../lib/bytes.ts';
import { hmacSha256, sha256 } from '../../lib/sha256.ts';
import { countStatements } from './days.ts';
import type { Log } from '../log.ts';
import { shortId } from '../object.ts';
import { prefixOf } from './shown.ts';
import { keep } from './store.ts';
import { transition } from './transition.ts';
import { visitorParts, type Noted, type Part } from '../reading/visitor-parts.ts';

/** What lies in the bucket for an erasure, so that it is repeated where the database is set back. */
export type Marker = { visitor: string; entries: Noted[] };

type Owner = { id: number; domain: string; key: string; tail: number };

// Each look at all that the visitor has is one try: archiving may move entries meanwhile.
const TRIES = 10;

/** The hash by which a marker names a visitor. */
export const visitorHash = (key: Uint8Array, ucid: string) => hex(hmacSha256(key, ucid).subarray(0, 16));

/**
 * Erases what a visitor has decided until now, or the entries that are `listed`; the hashes of their leaves are left. It
 * is found no more at once, and goes from objects when they are written anew (src/log/life/rewrite-erased.ts). It can be repeated,
 * and goes on where it stopped. Says whether there was anything. Throws where an archived block cannot be read, when the
 * rest is done.
 */
export async function eraseVisitor(log: Log, bucket: R2Bucket | undefined, ucid: string, listed?: Noted[]) {
  const owner = await ownerOf(log);
  if (!owner) return false;
  try {
    return await erase({ db: log.db, id: sql`${owner.id}` }, bucket, ucid, owner, listed);
  } catch (error) {
    // A log that has ended takes everything with it.
    if (await ownerOf(log)) throw error;
    return true;
  }
}

async function ownerOf({ db, id }: Log) {
  const [owner] = await all<Owner>(
    db,
    sql`SELECT id, domainId AS domain, lower(hex("key")) AS "key",
        max(coalesce((SELECT max(seq) FROM entries WHERE log = logs.id), 0),
          coalesce((SELECT max(last) FROM blocks WHERE log = logs.id), 0)) AS tail
      FROM logs WHERE id = ${id} AND ended IS NULL`,
  );
  return owner;
}

async function erase(log: Log, bucket: R2Bucket | undefined, ucid: string, owner: Owner, listed?: Noted[]) {
  const wanted = listed ? { listed } : { tail: owner.tail };
  for (let tries = 0, found = false; tries < TRIES; tries++) {
    let left = false;
    for await (const part of visitorParts(log, bucket, ucid, wanted)) {
      left = found = true;
      await mark(bucket, owner, ucid, part);
      if (!(await take(log, ucid, part))) break;
    }
    if (!left) return found;
  }
  throw new Error('the entries of the visitor were moved again and again meanwhile');
}

/** Before anything goes: it would come back with a database that is set back. */
async function mark(bucket: R2Bucket | undefined, owner: Owner, ucid: string, { entries }: Part) {
  if (!bucket) return;
  const visitor = visitorHash(unhex(owner.key), ucid);
  const text = JSON.stringify({ visitor, entries } satisfies Marker);
  await keep(bucket, `${prefixOf(owner)}erased/${visitor}-${hex(sha256(text)).slice(0, 16)}.json`, text);
}

/** Takes a part, unless any of it is no longer where it was found. */
function take({ db, id }: Log, ucid: string, { entries, live, blocks, places }: Part) {
  const seqs = sql`(SELECT value FROM json_each(${JSON.stringify(live)}))`;
  const found = JSON.stringify(blocks);
  return transition(
    db,
    sql`EXISTS (SELECT 1 FROM logs WHERE id = ${id} AND ended IS NULL)
      AND (SELECT count(*) FROM entries WHERE log = ${id} AND seq IN ${seqs}) = ${live.length}
      AND NOT EXISTS (SELECT 1 FROM json_each(${found}) LEFT JOIN blocks ON log = ${id} AND number = value ->> 0
        WHERE object IS NOT value ->> 1)`,
    [
      ...countStatements({ db, id }),
      all(
        db,
        sql`INSERT OR IGNORE INTO erased (log, seq, timestamp, leaf)
          SELECT ${id}, value ->> 0, value ->> 1, unhex(value ->> 2) FROM json_each(${JSON.stringify(entries)})`,
      ),
      all(db, sql`DELETE FROM entries WHERE log = ${id} AND seq IN ${seqs}`),
      all(
        db,
        sql`DELETE FROM archived WHERE log = ${id} AND ucid48 = ${shortId(ucid)}
          AND (block, member) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(places)}))`,
      ),
      all(
        db,
        sql`UPDATE blocks SET dirty = 1 WHERE log = ${id} AND state = 'archived'
          AND number IN (SELECT value ->> 0 FROM json_each(${found}))`,
      ),
    ],
  );
}
