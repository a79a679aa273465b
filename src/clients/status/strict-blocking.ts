import { and, asc, eq, gt, like } from 'drizzle-orm';
import { DAILY_DAYS } from '../../db/statistics/page-reports.ts';
import { domains, embeddings, hostKinds, issueStates, reports, scans } from '../../db/schema.ts';
import { now, type Database } from '../../env.ts';
import { SECONDS_PER_DAY, dateOf } from '../../lib/time.ts';
import { presetByHost } from '../../onboarding/presets/find-presets.ts';
import { presetById } from '../../onboarding/presets/index.ts';
import { matchesPreset } from './domain-state.ts';
import { hostOfTag } from './page-issues.ts';
import { hostsOfService, ownHostsOf } from './allowed-hosts.ts';

type HostKind = (typeof hostKinds)[number];

/** A service of the catalogue, or a host that is in none, which pages use and strict blocking does not allow. */
export type UnknownHost = {
  id: string;
  name: string;
  preset: number | null;
  hosts: string[];
  /** What pages load from it, as far as browsers have reported it. */
  kinds: HostKind[];
  /** The number of reported page views in which it was blocked. */
  blockedIn: number;
  /** Whether the last scan takes it for the website’s own content delivery network. */
  isProbablyOwn: boolean;
};

/** The ID of the issue that a host stays blocked, which is dismissed where that is intended. */
export const keptId = ({ id }: Pick<UnknownHost, 'id'>) => `blocked:${id}`;

/**
 * What strict blocking blocks on a domain’s pages, or would block, according to browser reports of the last 30 days and the
 * last scan; undefined where the domain was deleted meanwhile.
 */
export async function readStrictBlocking(db: Database, domainId: string) {
  const since = dateOf(now() - DAILY_DAYS * SECONDS_PER_DAY);
  const { name, strictBlocking, ownHosts, consentSharingDomains, allowedScriptMarkers } = domains;
  const [[domain], services, seen, [scan], kept] = await db.batch([
    db
      .select({
        name,
        strictBlocking,
        ownHosts,
        consentSharingDomains,
        allowedScriptMarkers,
        isRecording: domains.recordScriptsOnWebsite,
      })
      .from(domains)
      .where(eq(domains.id, domainId)),
    db
      .select({
        name: embeddings.name,
        purpose: embeddings.purpose,
        scriptMarkers: embeddings.scriptMarkers,
        iframeMarkers: embeddings.iframeMarkers,
        scriptHtmlCode: embeddings.scriptHtmlCode,
      })
      .from(embeddings)
      .where(and(eq(embeddings.domainId, domainId), eq(embeddings.active, true)))
      .orderBy(asc(embeddings.seq)),
    db
      .select()
      .from(reports)
      .where(and(eq(reports.domainId, domainId), gt(reports.lastDay, since))),
    db.select().from(scans).where(eq(scans.domainId, domainId)),
    db
      .select({ issue: issueStates.issue })
      .from(issueStates)
      .where(
        and(
          eq(issueStates.domainId, domainId),
          eq(issueStates.state, 'dismissed'),
          like(issueStates.issue, 'blocked:%'),
        ),
      ),
  ]);
  if (!domain) return undefined;

  const count = ({ daily }: (typeof seen)[number]) =>
    Object.entries(daily).reduce((sum, [day, reported]) => sum + (day > since ? reported : 0), 0);
  const pages = (kind: 'page' | 'latePage') =>
    seen.filter((row) => row.kind === kind).reduce((sum, row) => sum + count(row), 0);
  const hostsOf = services.map((service) => ({ name: service.name, hosts: hostsOfService(service) }));
  const own = ownHostsOf(domain);
  const isOf = (host: string, list: string[]) =>
    list.some((listed) => `.${host}`.endsWith(`.${listed.replace(/:\d+$/, '')}`));
  const allowed = [...own, ...hostsOf.flatMap(({ hosts }) => hosts)];

  const found = new Map<string, UnknownHost>();
  const add = (host: string, { kind, blockedIn = 0 }: { kind?: HostKind; blockedIn?: number } = {}) => {
    if (isOf(host, allowed)) return;
    const preset = presetByHost(host);
    const id = String(preset?.id ?? host);
    const entry = found.get(id) ?? {
      id,
      name: preset?.name ?? host,
      preset: preset?.id ?? null,
      hosts: [],
      kinds: [],
      blockedIn: 0,
      isProbablyOwn: Boolean(scan?.found.ownHosts?.includes(host)),
    };
    if (!entry.hosts.includes(host)) entry.hosts.push(host);
    if (kind && !entry.kinds.includes(kind)) entry.kinds.push(kind);
    entry.blockedIn = Math.max(entry.blockedIn, blockedIn);
    found.set(id, entry);
  };
  const {
    ownHosts: ofSite = [],
    unknownServices = [],
    earlyTags = [],
    services: detected = [],
  } = scan?.found ?? {};
  const scanned = [...ofSite, ...unknownServices.flatMap(({ hosts }) => hosts), ...earlyTags.map(hostOfTag)];
  // Anybody can send reports: those of a single network on a single day need confirmation by another one or the scan.
  for (const row of seen.filter(({ confirmed, name }) => confirmed || scanned.includes(name))) {
    if (row.kind === 'blocked') add(row.name, { blockedIn: count(row) });
    const kind = kindOf(row.kind);
    if (kind) add(row.name, { kind });
  }
  for (const host of scanned) add(host);
  for (const { id } of detected) {
    const preset = presetById(id);
    if (preset && !services.some((service) => matchesPreset(service, preset)))
      preset.hosts.forEach((host) => add(host));
  }

  const isKept = (host: UnknownHost) => kept.some(({ issue }) => issue === keptId(host));
  const all = [...found.values()].sort((a, b) => b.blockedIn - a.blockedIn || a.name.localeCompare(b.name));
  const [site = ''] = own;
  return {
    isOn: domain.strictBlocking,
    isRecording: domain.isRecording,
    ownHosts: domain.ownHosts,
    scannedAt: scan?.scannedAt,
    undecided: all.filter((host) => !isKept(host)),
    kept: all.filter(isKept),
    /** The names of services whose hosts are not known, so that their acceptance ends strict blocking. */
    unresolved: hostsOf.filter(({ hosts }) => hosts.includes('*')).map(({ name }) => name),
    /** The number of page views that browsers have reported, and of those whose policy was added too late. */
    pageViews: pages('page'),
    latePageViews: pages('latePage'),
    /** The number of those in which an address of the website itself redirected to a blocked host. */
    redirects: Math.max(
      0,
      ...seen.filter((row) => row.kind === 'blocked' && isOf(row.name, [site])).map(count),
    ),
  };
}
export type StrictBlocking = NonNullable<Awaited<ReturnType<typeof readStrictBlocking>>>;

/** Whether strict blocking can be switched on: the website was scanned, and nothing that it uses is undecided or unknown. */
export const isReadyForStrictBlocking = ({ scannedAt, undecided, unresolved }: StrictBlocking) =>
  scannedAt !== undefined && undecided.length + unresolved.length === 0;

/** What a report is about; undefined for frames, which have a setting of their own, and for everything else. */
function kindOf(kind: (typeof reports.$inferSelect)['kind']) {
  const plain = kind.replace(/^blocked/, '').toLowerCase();
  return hostKinds.find((known) => known === plain && known !== 'frame');
}
