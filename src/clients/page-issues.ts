import { hostKinds, type storageKinds } from '../db/schema.ts';
import { now, type Database } from '../env.ts';
import { registrableDomain } from '../lib/website.ts';
import { matchesPattern, presetByAsset, presetByHost } from '../onboarding/presets/find-presets.ts';
import { presetById } from '../onboarding/presets/index.ts';
import type { Preset } from '../onboarding/presets/preset-schema.ts';
import { mandatoryPurpose } from '../texts/purposes.ts';
import { SECONDS_PER_DAY, dateOf } from '../lib/time.ts';
import { matchesPreset, readState, serviceOfHost, type DomainState, type Service } from './domain-state.ts';

/** Days after which a service that no browser has loaded is an issue. */
const UNSEEN_DAYS = 60;

type StorageKind = (typeof storageKinds)[number];

/** A difference between what a domain’s pages do and what its configuration says. */
export type Issue = { id: string; lastSeen: string } & (
  | { type: 'service'; name: string; preset: number | null; hosts: string[] }
  | { type: 'early'; name: string; host: string }
  | { type: 'unseen'; name: string; embedding: string }
  | { type: 'storage'; name: string; storageType: StorageKind; embedding: string | null }
  | { type: 'link'; name: 'imprint' | 'privacyPolicy'; url: string; found: string | null }
);

/** Reads a domain’s issues; none if it was deleted meanwhile. */
export async function readPageIssues(db: Database, domainId: string): Promise<Issue[]> {
  const state = await readState(db, domainId);
  return state ? pageIssues(state) : [];
}

/** The issues that browsers and the last scan have found on a domain’s pages, without those that were settled. */
export function pageIssues(all: DomainState): Issue[] {
  // Anybody can send reports: those of a single network on a single day need confirmation by another network or the scan.
  const isScanned = scannedNames(all.scan);
  const known = {
    ...all,
    seen: all.seen.filter(({ confirmed, name }) => confirmed || isScanned(name)),
  };
  const settled = new Map(known.settled.map(({ issue, day }) => [issue, day]));
  return [
    ...serviceIssues(known),
    ...unseenIssues(all),
    ...storageIssues(known),
    ...linkIssues(known),
  ].filter(
    // A settled early request is an issue again when it occurs again.
    ({ id, type, lastSeen }) => !settled.has(id) || (type === 'early' && lastSeen > settled.get(id)!),
  );
}

/** Tells whether the last scan found a host, or the name of a cookie or key. */
function scannedNames(scan: DomainState['scan']) {
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

/** The host that a tag loads from, without its port, as in browsers’ reports. */
export const hostOfTag = ({ host }: { host: string }) => host.replace(/:\d+$/, '');

/** Services without an active embedding, and hosts that are requested before consent. */
function serviceIssues({ seen, scan, services, host: own }: DomainState): Issue[] {
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
    if (scan?.found.ownHosts?.includes(host)) continue;
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

/** Active services that no browser has loaded for `UNSEEN_DAYS`, where browsers have reported for at least as long. */
function unseenIssues({ seen, services }: DomainState): Issue[] {
  const since = dateOf(now() - UNSEEN_DAYS * SECONDS_PER_DAY);
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
 * Whether a name may be declared. A pattern such as `*e*` would match most cookies of a website, and visitors who reject
 * its service would lose all of them.
 */
const isSpecific = (name: string) =>
  name.includes('*') ? !name.startsWith('*') && /\p{L}{3}/u.test(name) : /\p{L}/u.test(name);

/** Cookies and keys that no service declares, each with the service to which it belongs according to the catalogue. */
function storageIssues({ seen, services }: DomainState): Issue[] {
  const assets = services.flatMap((service) => service.assets);
  const declared = ({ kind, name }: (typeof seen)[number]) =>
    assets.some(
      (asset) =>
        asset.storageType === kind && (asset.name === name || matchesPattern(name, asset.name.split('*'))),
    );
  return seen
    .filter((report) => !isHost(report.kind) && isSpecific(report.name) && !declared(report))
    .map(({ kind, name, lastDay }) => {
      const storageType = kind as StorageKind;
      const preset = presetByAsset(name, storageType);
      const owner = preset && services.find((service) => matchesPreset(service, preset));
      return {
        id: `storage:${kind}:${name}`,
        type: 'storage',
        name,
        storageType,
        embedding: owner?.id ?? null,
        lastSeen: lastDay,
      };
    });
}

/** Legal pages that the configuration links to but the last scan did not find. */
function linkIssues({ scan, locales }: DomainState): Issue[] {
  if (!scan) return [];
  const { imprintUrl, privacyPolicyUrl } = scan.found;
  return (
    [
      ['imprint', imprintUrl],
      ['privacyPolicy', privacyPolicyUrl],
    ] as const
  ).flatMap(([name, found]): Issue[] => {
    const active = locales.filter((locale) => locale.active);
    const urls = [...new Set(active.map((locale) => locale[`${name}Url`]).filter(Boolean))];
    const isFound = (url: string) =>
      found !== null && (url === found || (URL.canParse(url, found) && new URL(url, found).href === found));
    const gone = urls.some(isFound) ? undefined : urls[0];
    // Each language may have its own page, but a scan sees only one.
    if (!gone || (urls.length > 1 && found)) return [];
    return [
      { id: `link:${name}:${gone}`, type: 'link', name, url: gone, found, lastSeen: dateOf(scan.scannedAt) },
    ];
  });
}
