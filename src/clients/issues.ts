import { and, eq } from 'drizzle-orm';
import {
  domains,
  embeddings,
  hostKinds,
  locales,
  scans,
  settledIssues,
  reports,
  storageKinds,
} from '../db/schema.ts';
import { DAY, dateOf } from '../db/statistics.ts';
import { now, type Database } from '../env.ts';
import { hostNameOf, registrableDomain } from '../lib/website.ts';
import { fits, presetByAsset, presetByHost } from '../onboarding/presets/find.ts';
import { presetById } from '../onboarding/presets/index.ts';
import type { Preset } from '../onboarding/presets/schema.ts';
import { mandatoryPurpose } from '../texts/purposes.ts';

/** After so many days a service that no browser has met is a issue. */
const UNSEEN = 60;

/** What a domain's own pages show that its configuration does not say. */
export type Issue = { id: string; lastSeen: string } & (
  | { type: 'service'; name: string; preset: number | null; hosts: string[] }
  | { type: 'early'; name: string; host: string }
  | { type: 'unseen'; name: string; embedding: string }
  | { type: 'storage'; name: string; storageType: string; embedding: string | null }
  | { type: 'link'; name: 'imprint' | 'privacyPolicy'; url: string; found: string | null }
);

type Known = Awaited<ReturnType<typeof readIssueData>>;
type Service = Known['services'][number];

/** What issues are made from, in one round trip. */
export async function readIssueData(db: Database, domainId: string) {
  const [seen, [scan], services, links, settled, [domain]] = await db.batch([
    db.select().from(reports).where(eq(reports.domainId, domainId)),
    db.select().from(scans).where(eq(scans.domainId, domainId)),
    db
      .select({
        id: embeddings.id,
        name: embeddings.name,
        active: embeddings.active,
        purpose: embeddings.purpose,
        scriptMarkers: embeddings.scriptMarkers,
        iframeMarkers: embeddings.iframeMarkers,
        assets: embeddings.assets,
      })
      .from(embeddings)
      .where(eq(embeddings.domainId, domainId)),
    db
      .select({ imprint: locales.imprintUrl, privacyPolicy: locales.privacyPolicyUrl })
      .from(locales)
      .where(and(eq(locales.domainId, domainId), eq(locales.active, true))),
    db.select().from(settledIssues).where(eq(settledIssues.domainId, domainId)),
    db.select({ name: domains.name }).from(domains).where(eq(domains.id, domainId)),
  ]);
  return { seen, scan, services, links, settled, host: hostNameOf(domain?.name ?? '') ?? '' };
}

/** Whether a service is what a preset describes: by its name, or where that was changed by what it is held back by. */
export const matchesPreset = (service: Service, { name, scriptMarkers, iframeMarkers }: Preset) =>
  service.name === name ||
  [...service.scriptMarkers, ...service.iframeMarkers].some(
    (marker) => scriptMarkers.includes(marker) || iframeMarkers.includes(marker),
  );

/** Whether a marker names a host, or one below it. */
const marks = (marker: string, host: string) =>
  marker.includes(host) && marker.split(/[^\w.-]+/).some((name) => `.${name}`.endsWith(`.${host}`));

/** The service that a host is held back by; undefined where none holds it. */
export const serviceOfHost = (services: Service[], host: string, preset = presetByHost(host)) =>
  services.find(
    (service) =>
      [...service.scriptMarkers, ...service.iframeMarkers].some((marker) => marks(marker, host)) ||
      (preset && matchesPreset(service, preset)),
  );

/** What browsers, and the last scan, have found on a domain's pages; without what somebody has dealt with. */
export async function issuesOf(db: Database, domainId: string): Promise<Issue[]> {
  const all = await readIssueData(db, domainId);
  // Anybody can report anything: what one network told on one day has to be confirmed by another, or by the scan.
  const isScanned = scannedNames(all.scan);
  const known = {
    ...all,
    seen: all.seen.filter(({ confirmed, name }) => confirmed || isScanned(name)),
  };
  const settled = new Map(known.settled.map(({ issue, day }) => [issue, day]));
  return [...loaded(known), ...unseen(all), ...stored(known), ...links(known)].filter(
    // What is there too early again, after it was dealt with, is a issue again.
    ({ id, type, lastSeen }) => !settled.has(id) || (type === 'early' && lastSeen > settled.get(id)!),
  );
}

/** Whether the last scan has found a host, or the name of a cookie or key, itself. */
function scannedNames(scan: Known['scan']) {
  if (!scan) return () => false;
  const { services, unknownServices, earlyTags, storage } = scan.found;
  const names = new Set([
    ...unknownServices,
    ...earlyTags.map(({ host }) => host),
    ...Object.values(storage).flat(),
  ]);
  const presets = new Set(services.map(({ id }) => id));
  return (name: string) =>
    names.has(name) || names.has(registrableDomain(name)) || presets.has(presetByHost(name)?.id ?? NaN);
}

const isHost = (kind: string) => (hostKinds as readonly string[]).includes(kind);

/** The host that a tag asks, as browsers report it. */
export const hostOfTag = ({ host }: { host: string }) => host.replace(/:\d+$/, '');

/** Services without an active embedding, and hosts that are asked before consent. */
function loaded({ seen, scan, services, host: own }: Known): Issue[] {
  const found = new Map<string, Issue & { type: 'service' }>();
  const early = new Map<string, Issue>();
  const scannedOn = scan ? dateOf(scan.scannedAt) : '';
  const addService = (name: string, preset: Preset | undefined, hosts: string[], lastSeen: string) => {
    const id = `service:${preset?.id ?? name}`;
    const before = found.get(id);
    found.set(id, {
      id,
      type: 'service',
      name,
      preset: preset?.id ?? null,
      hosts: [...new Set([...(before?.hosts ?? []), ...hosts])],
      lastSeen: before && before.lastSeen > lastSeen ? before.lastSeen : lastSeen,
    });
  };
  const addEarly = (
    host: string,
    service: Service | undefined,
    preset: Preset | undefined,
    lastSeen: string,
  ) => {
    if ((service?.purpose ?? preset?.purpose) === mandatoryPurpose) return;
    const before = early.get(host)?.lastSeen ?? '';
    early.set(host, {
      id: `early:${host}`,
      type: 'early',
      name: service?.name ?? preset?.name ?? host,
      host,
      lastSeen: before > lastSeen ? before : lastSeen,
    });
  };
  for (const { kind, name: host, lastDay, earlyDay } of seen) {
    if (!isHost(kind) || registrableDomain(host) === registrableDomain(own)) continue;
    const preset = presetByHost(host);
    const service = serviceOfHost(services, host, preset);
    if (!service?.active) addService(preset?.name ?? registrableDomain(host), preset, [host], lastDay);
    if (earlyDay) addEarly(host, service, preset, earlyDay);
  }
  for (const tag of scan?.found.earlyTags ?? []) {
    const host = hostOfTag(tag);
    const preset = presetByHost(host);
    addEarly(host, serviceOfHost(services, host, preset), preset, scannedOn);
  }
  for (const { id, name } of scan?.found.services ?? []) {
    const preset = presetById(id);
    if (preset && !services.some((service) => service.active && matchesPreset(service, preset)))
      addService(name, preset, [], scannedOn);
  }
  return [...found.values(), ...early.values()];
}

/** Active services that no browser has met for long, where browsers have been looking for as long. */
function unseen({ seen, services }: Known): Issue[] {
  const since = dateOf(now() - UNSEEN * DAY);
  const hosts = seen.filter(({ kind }) => isHost(kind));
  if (!hosts.some(({ firstDay }) => firstDay <= since)) return [];
  return services.flatMap((service): Issue[] => {
    const met = hosts.filter(({ name }) => serviceOfHost([service], name));
    const lastSeen =
      met
        .map(({ lastDay }) => lastDay)
        .sort()
        .at(-1) ?? '';
    if (!service.active || service.purpose === mandatoryPurpose || lastSeen > since) return [];
    return [
      { id: `unseen:${service.id}`, type: 'unseen', name: service.name, embedding: service.id, lastSeen },
    ];
  });
}

/**
 * Whether a name may be declared. A pattern such as `*e*` would fit most cookies of a site, and visitors who refuse its
 * service would lose them all.
 */
const isTelling = (name: string) =>
  name.includes('*') ? !name.startsWith('*') && /\p{L}{3}/u.test(name) : /\p{L}/u.test(name);

/** Cookies and keys that no service declares, with the one that the catalogue says they belong to. */
function stored({ seen, services }: Known): Issue[] {
  const assets = services.flatMap((service) => service.assets);
  const declared = ({ kind, name }: (typeof seen)[number]) =>
    assets.some(
      (asset) => asset.storageType === kind && (asset.name === name || fits(name, asset.name.split('*'))),
    );
  return seen
    .filter((report) => !isHost(report.kind) && isTelling(report.name) && !declared(report))
    .map(({ kind, name, lastDay }) => {
      const preset = presetByAsset(name, kind as (typeof storageKinds)[number]);
      const owner = preset && services.find((service) => matchesPreset(service, preset));
      return {
        id: `storage:${kind}:${name}`,
        type: 'storage',
        name,
        storageType: kind,
        embedding: owner?.id ?? null,
        lastSeen: lastDay,
      };
    });
}

/** Legal pages that the configuration links to and the last scan did not find. */
function links({ scan, links }: Known): Issue[] {
  if (!scan) return [];
  const { imprintUrl, privacyPolicyUrl } = scan.found;
  return (
    [
      ['imprint', imprintUrl],
      ['privacyPolicy', privacyPolicyUrl],
    ] as const
  ).flatMap(([name, found]): Issue[] => {
    const urls = [...new Set(links.map((link) => link[name]).filter(Boolean))];
    const gone = urls.length > 0 && !urls.includes(found ?? '') ? urls[0]! : undefined;
    // Several languages have several pages, of which a scan sees one.
    if (!gone || (urls.length > 1 && found)) return [];
    return [
      { id: `link:${name}:${gone}`, type: 'link', name, url: gone, found, lastSeen: dateOf(scan.scannedAt) },
    ];
  });
}
