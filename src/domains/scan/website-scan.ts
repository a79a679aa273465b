import { sql, eq } from 'drizzle-orm';
import { doneStatement } from '../../db/domains/handovers.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { scans, type ScanResult, domains } from '../../db/schema.ts';
import { now, type Bindings, type Database } from '../../env.ts';
import { fillUrl } from '../../lib/text/fill-placeholders.ts';
import { missingPages } from '../../scan/missing-pages.ts';
import { addressesOf, scanSite, targetLimits, type ScannedDomain } from '../../scan/scan.ts';
import { readState, scanOf, CALLED_DAYS, type DomainState } from '../status/read-domain-state.ts';
import { refreshStatuses } from '../status/domain-status.ts';
import { resolvedByScanStatement } from '../status/issue-states.ts';
import { doneTags } from '../status/tags-to-change.ts';
import { scannedIssueIds } from '../status/page-issues.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';

/** Seconds between two weekly scans of a website. */
export const SCAN_INTERVAL = 7 * SECONDS_PER_DAY;

/** The statement that puts off the next weekly scan, because the website was scanned. */
const nextScanStatement = (db: Database, domainId: string, scannedAt: number) =>
  db
    .update(domains)
    .set({ nextScanAt: scannedAt + SCAN_INTERVAL })
    .where(eq(domains.id, domainId));

/** When a website is scanned next without anybody asking for it; undefined if it is not. */
export function nextScanOf(state: DomainState, now: number) {
  const isSeen = state.siteCalledAt > now - CALLED_DAYS * SECONDS_PER_DAY;
  const isOn = state.isScannedWeekly && state.isClientActive;
  return isOn && isSeen ? Math.max(state.nextScanAt, now) : undefined;
}

/** The most entries that are stored of each list: the next scan lists the others. */
export const MAX_TAGS = 20;
const MAX_NAMES = 200;
/** The most hosts of an unknown service. */
const MAX_HOSTS = 20;

/** The most legal pages that are requested. */
const MAX_LINKS = 20;

const firstNames = (list: { name: string }[]) =>
  [...new Set(list.map(({ name }) => name.slice(0, 255)))].slice(0, MAX_NAMES);

type Target = { domain: ScannedDomain; limits: ReturnType<typeof targetLimits> };

/** The addresses of legal pages, as they were entered, that the scan did not come across and whose servers do not have them. */
async function missingLinks(
  { locales, placeholders }: DomainState,
  found: Pick<ScanResult, 'imprintUrl' | 'privacyPolicyUrl'>,
  { domain, limits }: Target,
) {
  const known = [found.imprintUrl, found.privacyPolicyUrl];
  const base = known.find(Boolean) ?? addressesOf(domain)[0];
  const entered = locales
    .filter(({ active }) => active)
    .flatMap(({ imprintUrl, privacyPolicyUrl }) => [imprintUrl, privacyPolicyUrl])
    .filter(Boolean);
  const addresses = new Map(
    [...new Set(entered)].slice(0, MAX_LINKS).flatMap((link) => {
      const filled = fillUrl(link, Object.fromEntries(placeholders));
      const url = filled && URL.canParse(filled, base) ? new URL(filled, base) : undefined;
      return url && !known.includes(url.href) ? [[link, url] as const] : [];
    }),
  );
  const missing = await missingPages([...addresses.values()], limits);
  return [...addresses].flatMap(([link, url]) => (missing.includes(url) ? [link] : []));
}

/** Scans a domain's website and stores what the setup needs. Throws what the scan throws. */
export async function scanAndStore(env: Bindings, db: Database, own: string[], domain: ScannedDomain) {
  const { about, storage, availablePresets, ownHosts, unknownServices, consentManagers, ...scanned } =
    await scanSite(env, own, domain);
  const { earlyTags, readPages, ...rest } = scanned;
  const before = await readState(db, domain.id);
  if (!before) return;
  const found: ScanResult = {
    ...rest,
    ...about,
    services: availablePresets.map(({ id, name, purpose, translations, markers }) => ({
      id,
      name,
      purpose,
      translations,
      ...(markers && { markers }),
    })),
    ownHosts: ownHosts.slice(0, MAX_NAMES),
    unknownServices: unknownServices.slice(0, MAX_NAMES).map(({ name, hosts, ...rest }) => ({
      name: name.slice(0, 255),
      hosts: hosts.slice(0, MAX_HOSTS),
      ...rest,
    })),
    consentManagers: firstNames(consentManagers),
    storage: {
      cookies: firstNames(storage.cookies),
      localStorage: firstNames(storage.localStorage),
      sessionStorage: firstNames(storage.sessionStorage),
    },
    earlyTags: earlyTags.slice(0, MAX_TAGS),
    earlyCount: earlyTags.length,
    missingLinks: await missingLinks(before, rest, { domain, limits: targetLimits(env, own) }),
  };
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
    doneStatement(db, domain.id, doneTags(before, { earlyTags, readPages }, scan.scannedAt)),
  ]);
  await refreshStatuses(db, [domain.id]);
}
