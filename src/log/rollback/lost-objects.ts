import { eq, sql } from 'drizzle-orm';
import { logDatabases } from '../../db/databases.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { LONGEST_BLOCK, retention } from '../../settings.ts';
import { blocks, logs, maintenance, tombstones } from '../tables.ts';
import type { Job } from '../job/job.ts';

/** Seconds that Time Travel reaches back: during this time a rollback itself may be undone. */
const TIME_TRAVEL = 30 * SECONDS_PER_DAY;
const NAME = /^log\/(.+)\.(\d+)\/(?:blocks|leaves)\/(\d+)-/;

type Found = { key: string; domain: string; began: number; block: number; at: number };

/**
 * After a rollback of the database, adds tombstones for objects that it has lost, among those after `from`. They are
 * deleted when the rollback can no longer be undone or their entries are too old.
 */
export async function sweepObjects({ db, bucket, env, now }: Job, from: string) {
  const page = await bucket?.list({ prefix: 'log/', ...(from && { startAfter: from }) });
  // An object is younger than its entries by at most the maximum age of a block.
  const goesAt = ({ uploaded }: R2Object) =>
    Math.min(now + TIME_TRAVEL, Math.floor(uploaded.getTime() / 1000) - LONGEST_BLOCK + retention(env));
  const found = (page?.objects ?? []).flatMap((object): Found[] => {
    const [, domain, began, block] = NAME.exec(object.key) ?? [];
    const at = Math.max(now, goesAt(object));
    return domain ? [{ key: object.key, domain, began: Number(began), block: Number(block), at }] : [];
  });
  const others = await ofOtherDatabases(
    env,
    db,
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
          AND value ->> 'key' IN (b.object, b.leaves))
        ON CONFLICT DO UPDATE SET at = max(at, excluded.at)`,
    );
  await db
    .update(maintenance)
    .set({ sweptTo: page?.truncated ? page.objects.at(-1)!.key : null })
    // Not after another rollback.
    .where(eq(maintenance.sweptTo, from));
}

/** Those of these objects that belong to logs in other databases. */
export async function ofOtherDatabases(env: Job['env'], own: Job['db'], keys: string[]) {
  const pairOf = (key: string) => JSON.stringify(NAME.exec(key)?.slice(1, 3) ?? []);
  const pairs = JSON.stringify([...new Set(keys.map(pairOf))]);
  const others = [...logDatabases(env).values()].filter((db) => db !== own);
  const theirs = await Promise.all(
    others.map((db) =>
      rawQuery<{ pair: string }>(
        db,
        sql`SELECT value AS pair FROM json_each(${pairs}) WHERE EXISTS (
          SELECT 1 FROM ${logs} WHERE domainId = value ->> 0 AND began = CAST(value ->> 1 AS INTEGER))`,
      ),
    ),
  );
  const taken = new Set(theirs.flat().map(({ pair }) => pair));
  return new Set(keys.filter((key) => taken.has(pairOf(key))));
}
