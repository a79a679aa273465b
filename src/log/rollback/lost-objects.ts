import { sql, type SQL } from 'drizzle-orm';
import { logDatabases } from '../../db/databases.ts';
import type { Database } from '../../env.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { LONGEST_BLOCK, retention } from '../../instance-settings.ts';
import { revisionIn } from '../object-names.ts';
import { blocks, logs, maintenance, tombstones } from '../tables.ts';
import type { Job } from '../job.ts';
import type { ComparedJob } from './compare-head.ts';
import { hasTaken } from './taken-count.ts';
import { TIME_TRAVEL } from './time-travel.ts';

const NAME = /^log\/(.+)\.(\d+)\/blocks\/(\d+)-/;

/** The log and the number of the block in the name of its object; undefined for other objects. */
function blockOf(key: string) {
  const [, domain, began, block] = NAME.exec(key) ?? [];
  return domain ? { domain, began: Number(began), block: Number(block) } : undefined;
}

/**
 * After a rollback of the database, adds tombstones for objects that it has lost, among those after `from`. They are
 * deleted when the rollback can no longer be undone or their entries are too old; those that an erasure replaced at once.
 */
export async function sweepObjects({ db, bucket, env, now, taken }: ComparedJob, from: string) {
  const page = await bucket.list({ prefix: 'log/', ...(from && { startAfter: from }) });
  // An object is younger than its entries by at most the maximum age of a block.
  const goesAt = ({ uploaded }: R2Object) =>
    Math.min(now + TIME_TRAVEL, Math.floor(uploaded.getTime() / 1000) - LONGEST_BLOCK + retention(env));
  const newest = new Map<string, number>();
  for (const { objects, revision } of page.objects.map(({ key }) => revisionIn(key)))
    newest.set(objects, Math.max(revision, newest.get(objects) ?? 0));
  const isReplaced = ({ objects, revision }: ReturnType<typeof revisionIn>) =>
    revision < newest.get(objects)!;
  const found = page.objects.flatMap((object) => {
    const { key } = object;
    const block = blockOf(key);
    const at = isReplaced(revisionIn(key)) ? now : Math.max(now, goesAt(object));
    return block ? [{ key, ...block, at }] : [];
  });
  const others = await withLogIn(
    othersThan(db, env),
    found.map(({ key }) => key),
  );
  const lost = found.filter(({ key }) => !others.has(key));
  if (lost.length > 0)
    await rawQuery(
      db,
      sql`INSERT INTO ${tombstones} (object, log, block, at)
        SELECT value ->> 'key', coalesce(l.id, 0), value ->> 'block', value ->> 'at'
        FROM json_each(${JSON.stringify(lost)})
          LEFT JOIN ${logs} l ON l.domainId = value ->> 'domain' AND l.began = value ->> 'began' AND l.ended IS NULL
        WHERE NOT EXISTS (SELECT 1 FROM ${blocks} b WHERE b.log = l.id AND b.number = value ->> 'block'
          AND value ->> 'key' = b.object)
        ON CONFLICT DO UPDATE SET at = max(at, excluded.at)`,
    );
  await db
    .update(maintenance)
    .set({ sweptTo: page.truncated ? page.objects.at(-1)!.key : null })
    // Not after another rollback.
    .where(hasTaken(taken));
}

/** The log databases except one. */
export const othersThan = (own: Database, env: Job['env']) =>
  [...logDatabases(env).values()].filter((db) => db !== own);

/** Those of these objects whose logs are in these databases. */
export const withLogIn = (databases: Database[], keys: string[]) =>
  inDatabases(databases, keys, sql`EXISTS (SELECT 1 FROM ${logs} WHERE ${isLogOfKey})`);

/** Those of these objects to which blocks in a database refer. */
export const namedIn = (db: Database, keys: string[]) =>
  inDatabases(
    [db],
    keys,
    sql`EXISTS (SELECT 1 FROM ${logs} JOIN ${blocks} b ON b.log = ${logs.id} AND b.number = value ->> 3
      WHERE ${isLogOfKey} AND value ->> 0 = b.object)`,
  );

const isLogOfKey = sql`${logs.domainId} = value ->> 1 AND ${logs.began} = value ->> 2`;

/** Those of these objects for which a condition holds in a database; `value` has the name and its parts. */
async function inDatabases(databases: Database[], keys: string[], condition: SQL) {
  const named = keys.flatMap((key) => {
    const block = blockOf(key);
    return block ? [[key, block.domain, block.began, block.block]] : [];
  });
  if (named.length === 0) return new Set<string>();
  const found = await Promise.all(
    databases.map((db) =>
      rawQuery<{ key: string }>(
        db,
        sql`SELECT value ->> 0 AS key FROM json_each(${JSON.stringify(named)}) WHERE ${condition}`,
      ),
    ),
  );
  return new Set(found.flat().map(({ key }) => key));
}
