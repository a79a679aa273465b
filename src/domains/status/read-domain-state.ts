import { and, asc, eq, getTableColumns, inArray, max, notInArray, sql, type AnyColumn } from 'drizzle-orm';
import {
  calls,
  clientCalls,
  clients,
  domains,
  embeddings,
  issueStates,
  locales,
  placeholders,
  reports,
  scans,
  strictKinds,
  type ScanResult,
} from '../../db/schema.ts';
import { pick } from '../../db/columns.ts';
import { pickSettings, setting, type Flat } from '../../db/settings-column.ts';
import type { Database } from '../../env.ts';
import { required } from '../../http/problem.ts';
import { mandatoryPurpose } from '../../definitions/purpose-ids.ts';
import { frameHosts } from '../../lib/http/marker-hosts.ts';
import { hostNameOf, isWithin, registrableDomain } from '../../lib/http/host-names.ts';
import { presetByHost } from '../../presets/find-presets.ts';
import { presetById } from '../../presets/index.ts';
import type { Preset } from '../../presets/preset-schema.ts';
import { valuesOf } from '../../db/raw-query.ts';
import { clientViews, ofClient } from '../../db/statistics/statistics.ts';

/** Days without a page view after which the snippet no longer counts as installed. */
export const CALLED_DAYS = 7;

/** What the status of a domain, its issues and the progress of its setup are computed from. */
export type DomainState = Awaited<ReturnType<typeof readStates>>[number];
export type Service = DomainState['services'][number];
/** A tag in the HTML of a website that loads before consent. */
export type EarlyTag = ScanResult['earlyTags'][number];

const { daily: _, ...seenColumns } = getTableColumns(reports);

/** The state of a domain; undefined where it was deleted meanwhile. */
export const readState = async (db: Database, domainId: string): Promise<DomainState | undefined> =>
  (await readStates(db, [domainId]))[0];

/** The same for a request about the domain. Throws a 404 if it was deleted meanwhile. */
export const requireState = async (db: Database, domainId: string) =>
  required(await readState(db, domainId), 'domain');

const stateColumns = {
  ...pick(domains, 'id', 'clientId', 'version', 'name', 'nextScanAt', 'ownHostFailures'),
  ...pickSettings(domains, 'ownHostPath', 'ownHosts', 'blockIframes', 'iframeBlockMode', 'iframeMarkers'),
  isEnabled: setting(domains, 'frontendWidgetEnabled'),
  isArchived: setting(domains, 'archived'),
  isRecording: setting(domains, 'recordScriptsOnWebsite'),
  isScannedWeekly: domains.permanentScanEnabled,
  isClientActive: clients.active,
  modes: {
    imprint: setting(domains, 'imprintDisplayMode'),
    privacyPolicy: setting(domains, 'privacyPolicyDisplayMode'),
  },
  included: clients.widgetDisplayMaxCount,
  pageViews: clientViews.as('pageViews'),
};
type ServiceText = 'description' | 'legalBasis' | 'placeOfProcessing' | 'scriptHtmlCode';
const textOf = (name: ServiceText) => sql<string>`(${embeddings.settings} ->> ${sql.raw(`'$.${name}'`)})`;
/** Whether a text of a service is there, in any language. */
const hasText = (name: 'description' | 'legalBasis') =>
  sql`(trim(${textOf(name)}) <> '' OR EXISTS (SELECT 1 FROM json_each(${embeddings.settings}, '$.translations')
    WHERE trim(value ->> ${sql.raw(`'${name}'`)}) <> ''))`.mapWith(Boolean);

const serviceColumns = {
  ...pick(embeddings, 'domainId', 'id', 'name', 'active'),
  ...pickSettings(embeddings, 'purpose', 'assets', 'scriptMarkers', 'iframeMarkers'),
  // Beginnings, because a list of domains reads the services of all of them.
  scriptHtmlCode: sql<string>`substr(${textOf('scriptHtmlCode')}, 1, 4096)`,
  placeOfProcessing: sql<string>`substr(${textOf('placeOfProcessing')}, 1, 256)`,
  hasDescription: hasText('description'),
  hasLegalBasis: hasText('legalBasis'),
};
const localeColumns = {
  ...pick(locales, 'domainId', 'name', 'active'),
  ...pickSettings(locales, 'imprintUrl', 'imprintHtmlCode', 'privacyPolicyUrl', 'privacyPolicyHtmlCode'),
};
const placeholderColumns = { ...pick(placeholders, 'domainId', 'value'), name: placeholders.bareName };

/** The states of domains, in one round trip for any number of them. */
export async function readStates(db: Database, domainIds: string[]) {
  const ofThese = (column: AnyColumn) => inArray(column, valuesOf(domainIds));
  const { id, clientId } = domains;
  const [found, seen, scanned, services, texts, states, values, called] = await db.batch([
    db
      .select(stateColumns)
      .from(domains)
      .innerJoin(clients, eq(clients.id, clientId))
      .leftJoin(clientCalls, ofClient())
      .where(ofThese(id)),
    db
      .select(seenColumns)
      .from(reports)
      .where(and(ofThese(reports.domainId), notInArray(reports.kind, [...strictKinds]))),
    db.select().from(scans).where(ofThese(scans.domainId)),
    db
      .select(serviceColumns)
      .from(embeddings)
      .where(ofThese(embeddings.domainId))
      .orderBy(asc(embeddings.seq)),
    db.select(localeColumns).from(locales).where(ofThese(locales.domainId)).orderBy(asc(locales.seq)),
    db.select().from(issueStates).where(ofThese(issueStates.domainId)),
    db.select(placeholderColumns).from(placeholders).where(ofThese(placeholders.domainId)),
    db
      .select({ domainId: calls.domainId, at: max(calls.siteCalledAt) })
      .from(calls)
      .where(ofThese(calls.domainId))
      .groupBy(calls.domainId),
  ]);
  const lists = {
    seen: byDomain(seen),
    scans: byDomain(scanned),
    services: byDomain(services),
    locales: byDomain(texts),
    issueStates: byDomain(states),
    values: byDomain(values),
    calls: byDomain(called),
  };
  return found.map((domain) => {
    const services = lists.services(domain.id);
    return {
      ...domain,
      host: hostNameOf(domain.name) ?? '',
      seen: lists.seen(domain.id),
      scan: scanOf({ ...domain, services }, lists.scans(domain.id)[0]),
      services,
      locales: lists.locales(domain.id),
      issueStates: lists.issueStates(domain.id),
      placeholders: new Map(lists.values(domain.id).map(({ name, value }) => [name, value])),
      siteCalledAt: lists.calls(domain.id)[0]?.at ?? 0,
    };
  });
}

type Scan = typeof scans.$inferSelect;
type FrameSettings = Pick<
  Flat<typeof domains.$inferSelect>,
  'blockIframes' | 'iframeBlockMode' | 'iframeMarkers'
> & { services: Pick<Flat<typeof embeddings.$inferSelect>, 'active' | 'purpose' | 'iframeMarkers'>[] };

/**
 * A scan without the iframes that the policy of the script blocks: browsers at most connect to their hosts
 * (docs/website/iframes.md). Where a marker names no host, there is no policy.
 */
export function scanOf<S extends Pick<Scan, 'found'> | undefined>(
  { blockIframes, iframeBlockMode, iframeMarkers, services }: FrameSettings,
  scan: S,
) {
  const necessary = services.filter(({ active, purpose }) => active && purpose === mandatoryPurpose);
  const allowed = frameHosts([iframeMarkers, ...necessary.map((service) => service.iframeMarkers)].flat());
  if (!scan || !blockIframes || iframeBlockMode === 'blacklist' || allowed.includes('*')) return scan;
  const isAllowed = (host: string) => [host, hostNameOf(host)!].some((name) => isWithin(allowed, name));
  const earlyTags = scan.found.earlyTags.filter(
    ({ tag, host, exempt }) => exempt || !tag.startsWith('<iframe') || isAllowed(host),
  );
  const earlyCount = scan.found.earlyCount - (scan.found.earlyTags.length - earlyTags.length);
  return { ...scan, found: { ...scan.found, earlyTags, earlyCount } };
}

function byDomain<Row extends { domainId: string }>(rows: Row[]) {
  const groups = Map.groupBy(rows, ({ domainId }) => domainId);
  return (domainId: string) => groups.get(domainId) ?? [];
}

/** Whether a service was made from a preset: it has the preset’s name or, where it was renamed, one of its markers. */
export const matchesPreset = (
  service: Pick<Service, 'name' | 'scriptMarkers' | 'iframeMarkers'>,
  { name, scriptMarkers, iframeMarkers }: Preset,
) =>
  service.name === name ||
  [...service.scriptMarkers, ...service.iframeMarkers].some(
    (marker) => scriptMarkers.includes(marker) || iframeMarkers.includes(marker),
  );

/** Tells whether a host is the website’s own, by its name, by its domain’s settings or by the last scan. */
export function firstPartyMatcher({
  host: site,
  ownHosts,
  scan,
}: Pick<DomainState, 'host' | 'ownHosts' | 'scan'>) {
  const own = [...ownHosts.flatMap((host) => hostNameOf(host) ?? []), ...(scan?.found.ownHosts ?? [])];
  return (host: string) => registrableDomain(host) === registrableDomain(site) || isWithin(own, host);
}

/** Whether a marker names a host, one of its subdomains or a domain above it. */
const marks = (marker: string, host: string) =>
  marker.includes(registrableDomain(host)) &&
  marker
    .split(/[^\w.-]+/)
    .some((name) => isWithin([host], name) || (name.includes('.') && isWithin([name], host)));

/** The preset of a host; where the last scan has found another one with this host, that one. */
export function presetOfHost(scan: DomainState['scan'], host: string): Preset | undefined {
  const usual = presetByHost(host);
  const found = scan?.found.services.flatMap(({ id }) => presetById(id) ?? []) ?? [];
  if (!usual || found.includes(usual)) return usual;
  const isOf = ({ hosts, sharedHosts, scriptMarkers, iframeMarkers }: Preset) =>
    isWithin([...hosts, ...sharedHosts], host) ||
    [...scriptMarkers, ...iframeMarkers].some((marker) => marks(marker, host));
  return found.find(isOf) ?? usual;
}

/** The service that blocks a host; undefined where none does. */
export const serviceOfHost = (services: Service[], host: string, preset = presetByHost(host)) =>
  services.find(
    (service) =>
      [...service.scriptMarkers, ...service.iframeMarkers].some((marker) => marks(marker, host)) ||
      (preset && matchesPreset(service, preset)),
  );
