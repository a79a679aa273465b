import { sql } from 'drizzle-orm';
import { databaseOf } from '../../db/databases.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { domains } from '../../db/schema.ts';
import { setting } from '../../db/settings-column.ts';
import type { Bindings } from '../../env.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { logFailure } from '../../http/log-event.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { CALLED_DAYS } from '../status/read-domain-state.ts';
import type { ScannedDomain } from '../../scan/scan.ts';
import { SCAN_INTERVAL, scanAndStore } from './website-scan.ts';

/** Websites that the queue scans in a week: one in each run of the scheduled job, which runs once a minute. */
export const SCANS_PER_WEEK = SCAN_INTERVAL / 60;
/** Domains that a run looks at to find one whose snippet was seen. */
const LOOKED_AT = 20;

type Due = Omit<ScannedDomain, 'ownHosts'> & { ownHosts: string; nextScanAt: number };

/**
 * Scans one website per run, the one due longest, if its snippet was seen lately. Domains before it wait a day, so that
 * none without the snippet delays others. After a failure, it also waits a week.
 */
export async function scanWeekly(env: Bindings, now: number) {
  const db = databaseOf(env.DB);
  const isSeen = sql`EXISTS (SELECT 1 FROM calls WHERE domainId = domains.id
    AND siteCalledAt > ${now - CALLED_DAYS * SECONDS_PER_DAY})`;
  const isArchived = setting(domains, 'archived');
  const isDue = sql`(SELECT active FROM clients WHERE id = clientId) AND ${isArchived} = 'false' AND ${isSeen}`;
  const oldest = sql`(SELECT seq, clientId, id, settings FROM domains WHERE permanentScanEnabled = 1 AND nextScanAt <= ${now}
    ORDER BY nextScanAt LIMIT ${sql.raw(String(LOOKED_AT))})`;
  const nextWeek = now + SCAN_INTERVAL;
  const looked = await rawQuery<Due>(
    db,
    sql`WITH queue AS MATERIALIZED (SELECT seq, row_number() OVER () AS place, ${isDue} AS isDue FROM ${oldest} AS domains)
      UPDATE domains SET nextScanAt = iif(isDue, ${nextWeek}, ${now + SECONDS_PER_DAY}) FROM queue
      WHERE domains.seq = queue.seq AND place <= coalesce((SELECT min(place) FROM queue WHERE isDue), place)
      RETURNING id, clientId, enteredName, name, path, ${setting(domains, 'ownHosts')} AS ownHosts, nextScanAt`,
  );
  const due = looked.find(({ nextScanAt }) => nextScanAt === nextWeek);
  if (!due) return;
  const own = env.PUBLIC_URL ? [new URL(env.PUBLIC_URL).origin] : [];
  const domain = { ...due, ownHosts: JSON.parse(due.ownHosts) as string[] };
  await scanAndStore(env, db, own, domain).catch((error: unknown) =>
    logFailure('weekly scan failed', { domain: due.id, reason: rootMessage(error) }),
  );
}
