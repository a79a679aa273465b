import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../env.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { currentActor } from '../activity/actor.ts';
import { DAYS_KEPT } from '../activity/retention.ts';
import { rawQuery } from '../raw-query.ts';
import { designs } from '../schema.ts';

/** The newest designs of a domain that are kept. */
const MAX_DESIGNS = 200;
/** Rows that a run of the job deletes. */
const MAX_DELETED = 5000;

/** A design that visitors saw, and until when: Unix seconds, undefined for the design of now. */
export type Design = typeof designs.$inferSelect & { until: number | undefined };

export const secondsOf = ({ id }: { id: number }) => Math.floor(id / 1e6);

/**
 * The statements that add the theme that visitors see to the designs of domains, if it looks different from the newest
 * one. They end every batch that can change themes.
 */
export function noteDesigns(db: Database, isOfDomains: SQL) {
  const { by, userId = null, userName = '' } = currentActor();
  const last = (column: SQL) =>
    sql`(SELECT ${column} FROM designs n WHERE n.domainId = d.id ORDER BY n.id DESC LIMIT 1)`;
  return [
    rawQuery(
      db,
      sql`INSERT INTO designs (domainId, id, "by", userId, userName, name, settings)
        SELECT d.id, max(${Date.now() * 1000}, coalesce(${last(sql`n.id + 1`)}, 0)), ${by}, ${userId}, ${userName}, t.name, t.settings
        FROM domains d JOIN themes t
          ON t.seq = (SELECT seq FROM themes s WHERE s.domainId = d.id ORDER BY s."default" DESC, s.seq LIMIT 1)
        WHERE ${isOfDomains} AND t.settings IS NOT ${last(sql`n.settings`)}`,
    ),
  ] as const;
}

/** The same for one domain. */
export const noteDesign = (db: Database, domainId: string) => noteDesigns(db, sql`d.id = ${domainId}`);

/** The designs of a domain, newest first. */
export async function listDesigns(db: Database, domainId: string): Promise<Design[]> {
  const rows = await db
    .select()
    .from(designs)
    .where(eq(designs.domainId, domainId))
    .orderBy(desc(designs.id))
    .limit(MAX_DESIGNS);
  return rows.map((row, i) => ({ ...row, until: i === 0 ? undefined : secondsOf(rows[i - 1]!) }));
}

/** Deletes designs that were replaced long ago, and those beyond the newest: some rows in each run. */
export const deleteOldDesigns = (db: Database, now: number) =>
  db.delete(designs).where(sql`(domainId, id) IN (
    SELECT domainId, id FROM (SELECT domainId, id, row_number() OVER w AS place, lag(id) OVER w AS replaced FROM designs
      WINDOW w AS (PARTITION BY domainId ORDER BY id DESC))
    WHERE place > ${MAX_DESIGNS} OR replaced < ${(now - DAYS_KEPT * SECONDS_PER_DAY) * 1e6} LIMIT ${MAX_DELETED})`);
