import { sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { scans, type ScanResult } from '../../db/schema.ts';
import { now, type Bindings, type Database } from '../../env.ts';
import { scanSite, type ScannedDomain } from '../../scan/scan.ts';
import { readState, scanOf } from '../status/read-domain-state.ts';
import { refreshStatuses } from '../status/domain-status.ts';
import { resolvedByScanStatement } from '../status/issue-states.ts';
import { scannedIssueIds } from '../status/page-issues.ts';
import { nextScanStatement } from './scan-interval.ts';

/** The most entries that are stored of each list: the next scan lists the others. */
export const MAX_TAGS = 20;
const MAX_NAMES = 200;
/** The most hosts of an unknown service. */
const MAX_HOSTS = 20;

const firstNames = (list: { name: string }[]) =>
  [...new Set(list.map(({ name }) => name.slice(0, 255)))].slice(0, MAX_NAMES);

/** Scans a domain's website and stores what the setup needs. Throws what the scan throws. */
export async function scanAndStore(env: Bindings, db: Database, own: string[], domain: ScannedDomain) {
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
    unknownServices: unknownServices
      .slice(0, MAX_NAMES)
      .map(({ name, hosts }) => ({ name: name.slice(0, 255), hosts: hosts.slice(0, MAX_HOSTS) })),
    consentManagers: firstNames(consentManagers),
    storage: {
      cookies: firstNames(storage.cookies),
      localStorage: firstNames(storage.localStorage),
      sessionStorage: firstNames(storage.sessionStorage),
    },
    earlyTags: earlyTags.slice(0, MAX_TAGS),
    earlyCount: earlyTags.length,
  };
  const before = await readState(db, domain.id);
  if (!before) return;
  const scan = { domainId: domain.id, scannedAt: now(), found };
  const still = scannedIssueIds({ ...before, scan: scanOf(before, scan) });
  const gone = scannedIssueIds(before).filter((id) => !still.includes(id));
  await db.batch([
    // A domain that was deleted meanwhile gets no row.
    rawQuery(
      db,
      sql`INSERT INTO ${scans} (domainId, scannedAt, found)
        SELECT id, ${scan.scannedAt}, ${JSON.stringify(found)} FROM domains WHERE id = ${domain.id}
        ON CONFLICT DO UPDATE SET scannedAt = excluded.scannedAt, found = excluded.found`,
    ),
    // Browsers have reported them as well, and the scan shows that they are gone.
    resolvedByScanStatement(db, domain.id, gone),
    nextScanStatement(db, domain.id, scan.scannedAt),
  ]);
  await refreshStatuses(db, [domain.id]);
}
