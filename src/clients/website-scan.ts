import { and, eq, sql } from 'drizzle-orm';
import { databaseOf } from '../db/databases.ts';
import { rawQuery } from '../db/raw-query.ts';
import { scans, settledIssues, type ScanResult } from '../db/schema.ts';
import { now, type Bindings, type Database } from '../env.ts';
import { rootMessage } from '../lib/root-message.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import { scanSite } from '../onboarding/scan.ts';
import { refreshStatuses } from './domain-status.ts';
import { hostOfTag } from './page-issues.ts';

/** The most entries that are stored of each list: the next scan lists the others. */
const MAX_TAGS = 20;
const MAX_NAMES = 200;

const firstNames = (list: { name: string }[]) =>
  [...new Set(list.map(({ name }) => name.slice(0, 255)))].slice(0, MAX_NAMES);

/** Scans a domain's website and stores what the setup needs. Throws what the scan throws. */
export async function scanAndStore(
  env: Bindings,
  db: Database,
  own: string[],
  domain: Parameters<typeof scanSite>[2],
) {
  const { about, storage, availablePresets, ownHosts, unknownServices, consentManagers, earlyTags, ...rest } =
    await scanSite(env, own, domain);
  const found: ScanResult = {
    ...rest,
    ...about,
    services: availablePresets.map(({ id, name, purpose, translations }) => ({
      id,
      name,
      purpose,
      translations,
    })),
    ownHosts: ownHosts.slice(0, MAX_NAMES),
    unknownServices: firstNames(unknownServices),
    unknownHosts: unknownServices.flatMap(({ hosts }) => hosts).slice(0, MAX_NAMES),
    consentManagers: firstNames(consentManagers),
    storage: {
      cookies: firstNames(storage.cookies),
      localStorage: firstNames(storage.localStorage),
      sessionStorage: firstNames(storage.sessionStorage),
    },
    earlyTags: earlyTags.slice(0, MAX_TAGS),
    earlyCount: earlyTags.length,
  };
  const stillEarly = found.earlyTags.map((tag) => `early:${hostOfTag(tag)}`);
  await db.batch([
    // A domain that was deleted meanwhile gets no row.
    rawQuery(
      db,
      sql`INSERT INTO ${scans} (domainId, scannedAt, found)
        SELECT id, ${now()}, ${JSON.stringify(found)} FROM domains WHERE id = ${domain.id}
        ON CONFLICT DO UPDATE SET scannedAt = excluded.scannedAt, found = excluded.found`,
    ),
    // An early request that still occurs was not settled.
    db
      .delete(settledIssues)
      .where(
        and(
          eq(settledIssues.domainId, domain.id),
          sql`issue IN (SELECT value FROM json_each(${JSON.stringify(stillEarly)}))`,
        ),
      ),
  ]);
  await refreshStatuses(db, [domain.id]);
}

const SECONDS_PER_WEEK = 7 * SECONDS_PER_DAY;

type Due = {
  isActive: number;
  id: string;
  clientId: string;
  enteredName: string;
  name: string;
  path: string;
};

/**
 * Scans the website whose weekly scan has been due for longest: one per run, which spreads them. Its next scan is due in a
 * week whether or not this one succeeds, so that one that does not respond, or whose client is inactive, delays no other.
 */
export async function scanWeekly(env: Bindings, now: number) {
  const db = databaseOf(env.DB);
  const [due] = await rawQuery<Due>(
    db,
    sql`UPDATE domains SET scannedAt = ${now} WHERE seq = (
        SELECT seq FROM domains WHERE permanentScanEnabled = 1 AND scannedAt <= ${now - SECONDS_PER_WEEK} ORDER BY scannedAt LIMIT 1)
      RETURNING id, clientId, enteredName, name, path,
        (SELECT active FROM clients WHERE id = clientId) AS isActive`,
  );
  if (!due?.isActive) return;
  const own = env.PUBLIC_URL ? [new URL(env.PUBLIC_URL).origin] : [];
  await scanAndStore(env, db, own, due).catch((error: unknown) =>
    console.log(JSON.stringify({ event: 'weekly scan failed', domain: due.id, reason: rootMessage(error) })),
  );
}
