import { and, asc, eq, gt, like } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import { DAILY_DAYS } from '../../db/statistics/page-reports.ts';
import { domains, embeddings, hostKinds, issueStates, reports, scans } from '../../db/schema.ts';
import { pickSettings, setting } from '../../db/settings-column.ts';
import { now, type Database } from '../../env.ts';
import { isWithin } from '../../lib/http/host-names.ts';
import { SECONDS_PER_DAY, dateOf } from '../../lib/time.ts';
import { presetById } from '../../presets/index.ts';
import { matchesPreset, presetOfHost } from './read-domain-state.ts';
import { hostOfTag, isGoogleTag } from './service-issues.ts';
import { hostsOfService, alwaysAllowedHosts } from './allowed-hosts.ts';

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
  /** Whether the last scan takes it for the website’s own, and no preset has it. */
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
  const [[domain], services, seen, [scan], intended] = await db.batch(stateQueries(db, domainId, since));
  if (!domain) return undefined;
  const own = withoutPorts(alwaysAllowedHosts(domain));
  const hostsOf = services.map((service) => ({ name: service.name, hosts: hostsOfService(service) }));
  const allowed = [...own, ...withoutPorts(hostsOf.flatMap(({ hosts }) => hosts))];
  const unknown = unknownHosts({ services, scan, since, allowed }, seen);
  const isIntended = (host: UnknownHost) => intended.some(({ issue }) => issue === keptId(host));
  const pages = (kind: 'page' | 'latePage') =>
    seen.filter((row) => row.kind === kind).reduce((sum, row) => sum + countSince(row, since), 0);
  const redirects = seen.filter((row) => row.kind === 'blocked' && isWithin(own.slice(0, 1), row.name));
  return {
    isOn: domain.strictBlocking,
    isRecording: domain.isRecording,
    ownHosts: domain.ownHosts,
    scannedAt: scan?.scannedAt,
    undecided: unknown.filter((host) => !isIntended(host)),
    kept: unknown.filter(isIntended),
    /** The names of services whose hosts are not known, so that their acceptance ends strict blocking. */
    unresolved: hostsOf.filter(({ hosts }) => hosts.includes('*')).map(({ name }) => name),
    /** The first-party hosts from which it loads Google’s tag: the policy always allows them. */
    googleHosts: googleHosts(scan, own),
    /** The number of page views that browsers have reported, and of those whose policy was added too late. */
    pageViews: pages('page'),
    latePageViews: pages('latePage'),
    /** The number of those in which an address of the website itself redirected to a blocked host. */
    redirects: Math.max(0, ...redirects.map((row) => countSince(row, since))),
  };
}
export type StrictBlocking = NonNullable<Awaited<ReturnType<typeof readStrictBlocking>>>;

const domainColumns = {
  name: domains.name,
  ...pickSettings(domains, 'strictBlocking', 'ownHosts', 'consentSharingDomains', 'allowedScriptMarkers'),
  isRecording: setting(domains, 'recordScriptsOnWebsite'),
};
const serviceColumns = {
  name: embeddings.name,
  ...pickSettings(embeddings, 'purpose', 'scriptMarkers', 'iframeMarkers', 'scriptHtmlCode'),
};
const isKept = and(eq(issueStates.state, 'dismissed'), like(issueStates.issue, keptId({ id: '%' })));

const stateQueries = (db: Database, domainId: string, since: string) =>
  [
    db.select(domainColumns).from(domains).where(eq(domains.id, domainId)),
    db
      .select(serviceColumns)
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
      .where(and(eq(issueStates.domainId, domainId), isKept)),
  ] as const;
type Rows = BatchResponse<ReturnType<typeof stateQueries>>;
type Report = Rows[2][number];

/** How often something was reported after a day. */
const countSince = ({ daily }: Report, since: string) =>
  Object.entries(daily).reduce((sum, [day, reported]) => sum + (day > since ? reported : 0), 0);

const withoutPorts = (hosts: string[]) => hosts.map((host) => hostOfTag({ host }));

type Known = { services: Rows[1]; scan: Rows[3][number] | undefined; since: string; allowed: string[] };

/** The services and hosts that are not allowed, those that were blocked most often first. */
function unknownHosts({ services, scan, since, allowed }: Known, seen: Report[]) {
  const found = new Map<string, UnknownHost>();
  const { ownHosts = [], unknownServices = [] } = scan?.found ?? {};
  const probablyOwn = [
    ...ownHosts,
    ...unknownServices.flatMap(({ hosts, isProbablyOwn }) => (isProbablyOwn ? hosts : [])),
  ];
  const add = (host: string, { kind, blockedIn = 0 }: { kind?: HostKind; blockedIn?: number } = {}) => {
    if (isWithin(allowed, host)) return;
    const preset = presetOfHost(scan, host);
    const id = String(preset?.id ?? host);
    const entry = found.get(id) ?? {
      id,
      name: preset?.name ?? host,
      preset: preset?.id ?? null,
      hosts: [],
      kinds: [],
      blockedIn: 0,
      // A host may have been added to the catalogue since the scan.
      isProbablyOwn: preset === undefined && probablyOwn.includes(host),
    };
    if (!entry.hosts.includes(host)) entry.hosts.push(host);
    if (kind && !entry.kinds.includes(kind)) entry.kinds.push(kind);
    entry.blockedIn = Math.max(entry.blockedIn, blockedIn);
    found.set(id, entry);
  };
  const scanned = scannedHosts(scan);
  // Anybody can send reports: those of a single network on a single day need confirmation by another one or the scan.
  for (const row of seen.filter(({ confirmed, name }) => confirmed || scanned.includes(name))) {
    if (row.kind === 'blocked') add(row.name, { blockedIn: countSince(row, since) });
    const kind = kindOf(row.kind);
    if (kind) add(row.name, { kind });
  }
  for (const host of scanned) add(host);
  for (const { id } of scan?.found.services ?? []) {
    const preset = presetById(id);
    if (preset && !services.some((service) => matchesPreset(service, preset)))
      preset.hosts.forEach((host) => add(host));
  }
  return [...found.values()].sort((a, b) => b.blockedIn - a.blockedIn || a.name.localeCompare(b.name));
}

function scannedHosts(scan: Known['scan']) {
  const { ownHosts = [], unknownServices = [], earlyTags = [] } = scan?.found ?? {};
  return [...ownHosts, ...unknownServices.flatMap(({ hosts }) => hosts), ...earlyTags.map(hostOfTag)];
}

const googleHosts = (scan: Known['scan'], own: string[]) => [
  ...new Set(
    (scan?.found.earlyTags ?? [])
      .filter(isGoogleTag)
      .map(hostOfTag)
      .filter((host) => isWithin(own, host)),
  ),
];

/** Whether strict blocking can be switched on: the website was scanned, and nothing that it uses is undecided or unknown. */
export const isReadyForStrictBlocking = ({ scannedAt, undecided, unresolved }: StrictBlocking) =>
  scannedAt !== undefined && undecided.length + unresolved.length === 0;

/** What a report is about; undefined for frames, which have a setting of their own, and for everything else. */
function kindOf(kind: (typeof reports.$inferSelect)['kind']) {
  const plain = kind.replace(/^blocked/, '').toLowerCase();
  return hostKinds.find((known) => known === plain && known !== 'frame');
}
