import { hostKinds, storageKinds } from '../../db/schema.ts';
import { now } from '../../env.ts';
import { registrableDomain } from '../../lib/http/website.ts';
import { matchesPattern, presetByAsset } from '../../onboarding/presets/find-presets.ts';
import { presetById } from '../../onboarding/presets/index.ts';
import type { Preset } from '../../onboarding/presets/preset-schema.ts';
import { mandatoryPurpose } from '../../definitions/purpose-ids.ts';
import { SECONDS_PER_DAY, dateOf, timeOf } from '../../lib/time.ts';
import {
  matchesPreset,
  ownHostMatcher,
  presetOfHost,
  serviceOfHost,
  type DomainState,
  type Tag,
} from './domain-state.ts';

/** Days after which a service that no browser has loaded is an issue. */
const UNSEEN_DAYS = 60;
/** Days of reports about other things after which what browsers alone have reported is no issue any more. */
const REPORT_DAYS = 14;

type StorageKind = (typeof storageKinds)[number];

type Difference =
  | { type: 'service' | 'blocked'; name: string; preset: number | null; hosts: string[] }
  | { type: 'early' | 'exempt'; name: string; host: string }
  | { type: 'unseen'; name: string; embedding: string }
  | { type: 'storage'; name: string; storageType: StorageKind; embedding: string | null }
  | { type: 'link'; name: 'imprint' | 'privacyPolicy'; url: string; found: string | null };
/** A difference with the time of the last scan or the beginning of the last day that showed it; 0 where none did. */
type Found = { id: string; seenAt: number } & Difference;

/** A difference between what a domain’s pages do and what its configuration says. */
export type Issue = { id: string; lastSeen: string } & Difference;
/** Whether an issue was resolved or dismissed, when, and by whom. */
export type IssueState = DomainState['issueStates'][number];
/** An issue that was dismissed: when, and by whom. */
export type Dismissed<I> = I & { dismissed: IssueState };
type PageIssues = { open: Issue[]; dismissed: Dismissed<Issue>[] };

/**
 * The issues that browsers and the last scan have found on a domain’s pages. A resolved one is open again if it was found
 * later.
 */
export function pageIssues(state: DomainState): PageIssues {
  const issues: PageIssues = { open: [], dismissed: [] };
  const states = new Map(state.issueStates.map((stored) => [stored.issue, stored]));
  for (const { seenAt, ...found } of differences(state)) {
    const issue = { ...found, lastSeen: seenAt > 0 ? dateOf(seenAt) : '' };
    const stored = states.get(issue.id);
    if (stored?.state === 'dismissed') issues.dismissed.push({ ...issue, dismissed: stored });
    else if (!stored || seenAt > stored.at) issues.open.push(issue);
  }
  return issues;
}

/** The IDs of the issues that the last scan has found by itself. */
export const scannedIssueIds = (state: DomainState) =>
  differences({ ...state, seen: [] }).map(({ id }) => id);

/** All differences, whatever their states. */
function differences(all: DomainState): Found[] {
  // Anybody can send reports: those of a single network on a single day need confirmation by another network or the scan.
  const isScanned = scannedNames(all.scan);
  const confirmed = all.seen.filter(({ confirmed, name }) => confirmed || isScanned(name));
  const newest = confirmed.reduce((day, { lastDay }) => (lastDay > day ? lastDay : day), '');
  const since = newest && dateOf(timeOf(newest) - REPORT_DAYS * SECONDS_PER_DAY);
  const known = {
    ...all,
    seen: confirmed
      .filter(({ lastDay }) => lastDay > since)
      .map((report) => ({ ...report, earlyDay: report.earlyDay > since ? report.earlyDay : '' })),
  };
  return [
    ...exemptIssues(known),
    ...serviceIssues(known),
    ...unseenIssues(all),
    ...storageIssues(known),
    ...linkIssues(known),
  ];
}

/** Tells whether the last scan found a host, or the name of a cookie or key. */
function scannedNames(scan: DomainState['scan']) {
  if (!scan) return () => false;
  const { services, unknownServices, earlyTags, storage } = scan.found;
  const names = new Set([
    ...unknownServices.flatMap(({ name, hosts }) => [name, ...hosts]),
    ...earlyTags.map(({ host }) => host),
    ...Object.values(storage).flat(),
  ]);
  const presets = new Set(services.map(({ id }) => id));
  return (name: string) =>
    names.has(name) || names.has(registrableDomain(name)) || presets.has(presetOfHost(scan, name)?.id ?? NaN);
}

const isHost = (kind: string) => (hostKinds as readonly string[]).includes(kind);
const isStorage = (kind: string) => (storageKinds as readonly string[]).includes(kind);

/** The host that a tag loads from, without its port, as in browsers’ reports. */
export const hostOfTag = ({ host }: { host: string }) => host.replace(/:\d+$/, '');

/** The service that a host or a tag of it belongs to, by the one name that it has everywhere. */
const serviceName = ({ services, scan }: DomainState, host: string, tag?: Tag) =>
  tag?.service ??
  serviceOfHost(services, host, presetOfHost(scan, host))?.name ??
  presetOfHost(scan, host)?.name ??
  ownerOf(scan, host) ??
  host;

/** The name under which the last scan lists an unknown host. */
const ownerOf = (scan: DomainState['scan'], host: string) =>
  scan?.found.unknownServices.find(({ hosts }) => hosts.includes(host))?.name;

/**
 * Services that are loaded, or stay blocked although visitors have accepted everything, without an active embedding; and
 * hosts that are requested before consent.
 */
function serviceIssues(state: DomainState): Found[] {
  const { seen, scan, services } = state;
  const found = new Map<string, Found & { type: 'service' | 'blocked' }>();
  const early = new Map<string, { seenAt: number; names: Set<string> }>();
  const isOwn = ownHostMatcher(state);
  type Missing = { type: 'service' | 'blocked'; name: string; preset?: Preset | undefined; hosts: string[] };
  const addMissing = ({ preset, ...missing }: Missing, seenAt: number) => {
    const [host = ''] = missing.hosts;
    const id = `${missing.type}:${preset?.id ?? (missing.type === 'blocked' ? host : registrableDomain(host))}`;
    const before = found.get(id);
    found.set(id, {
      id,
      ...missing,
      name: before?.name ?? missing.name,
      preset: preset?.id ?? null,
      hosts: [...new Set([...(before?.hosts ?? []), ...missing.hosts])],
      seenAt: Math.max(before?.seenAt ?? 0, seenAt),
    });
  };
  const addHost = (type: Missing['type'], host: string, seenAt: number) => {
    if (isOwn(host)) return;
    const preset = presetOfHost(scan, host);
    const service = serviceOfHost(services, host, preset);
    if (service?.active) return;
    const name = preset?.name ?? service?.name ?? ownerOf(scan, host) ?? registrableDomain(host);
    addMissing({ type, name, preset, hosts: [host] }, seenAt);
  };
  const addEarly = (host: string, seenAt: number, tag?: Tag) => {
    if (isOwn(host)) return;
    const preset = presetOfHost(scan, host);
    const purpose = serviceOfHost(services, host, preset)?.purpose ?? preset?.purpose;
    if (purpose === mandatoryPurpose) return;
    const { names, seenAt: before } = early.get(host) ?? { names: new Set(), seenAt: 0 };
    if (tag || names.size === 0) names.add(serviceName(state, host, tag));
    early.set(host, { names, seenAt: Math.max(before, seenAt) });
  };
  for (const { id, name } of scan?.found.services ?? []) {
    const preset = presetById(id);
    if (preset && !services.some((service) => service.active && matchesPreset(service, preset)))
      addMissing({ type: 'service', name, preset, hosts: [] }, scan!.scannedAt);
  }
  for (const { hosts } of scan?.found.unknownServices ?? [])
    for (const host of hosts) addHost('service', host, scan!.scannedAt);
  for (const tag of scan?.found.earlyTags ?? [])
    if (!tag.exempt) addEarly(hostOfTag(tag), scan!.scannedAt, tag);
  for (const { kind, name: host, lastDay, earlyDay } of seen) {
    if (kind === 'stillBlocked') addHost('blocked', host, timeOf(lastDay));
    if (!isHost(kind)) continue;
    addHost('service', host, timeOf(lastDay));
    if (earlyDay) addEarly(host, timeOf(earlyDay));
  }
  const earlyIssues = [...early].map(([host, { names, seenAt }]): Found => {
    const name = [...names].join(', ');
    return { id: `early:${host}`, type: 'early', name, host, seenAt };
  });
  return [...found.values(), ...earlyIssues];
}

/** Tags that the page exempts from blocking, each host once. */
function exemptIssues(state: DomainState): Found[] {
  const { scan } = state;
  const tags = new Map(
    scan?.found.earlyTags.flatMap((tag) => (tag.exempt ? [[hostOfTag(tag), tag] as const] : [])),
  );
  return [...tags].map(([host, tag]) => ({
    id: `exempt:${host}`,
    type: 'exempt',
    name: serviceName(state, host, tag),
    host,
    seenAt: scan!.scannedAt,
  }));
}

/** Active services that no browser has loaded for `UNSEEN_DAYS`, where browsers have reported for at least as long. */
function unseenIssues({ seen, services }: DomainState): Found[] {
  const since = dateOf(now() - UNSEEN_DAYS * SECONDS_PER_DAY);
  const hosts = seen.filter(({ kind }) => isHost(kind));
  if (!hosts.some(({ firstDay }) => firstDay <= since)) return [];
  return services.flatMap((service): Found[] => {
    const met = hosts.filter(({ name }) => serviceOfHost([service], name));
    const lastDay =
      met
        .map(({ lastDay }) => lastDay)
        .sort()
        .at(-1) ?? '';
    if (!service.active || service.purpose === mandatoryPurpose || lastDay > since) return [];
    const seenAt = lastDay ? timeOf(lastDay) : 0;
    return [
      { id: `unseen:${service.id}`, type: 'unseen', name: service.name, embedding: service.id, seenAt },
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
function storageIssues({ seen, services }: DomainState): Found[] {
  const assets = services.flatMap((service) => service.assets);
  const declared = ({ kind, name }: (typeof seen)[number]) =>
    assets.some(
      (asset) =>
        asset.storageType === kind && (asset.name === name || matchesPattern(name, asset.name.split('*'))),
    );
  return seen
    .filter((report) => isStorage(report.kind) && isSpecific(report.name) && !declared(report))
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
        seenAt: timeOf(lastDay),
      };
    });
}

/** Legal pages that the configuration links to but the last scan did not find. */
function linkIssues({ scan, locales }: DomainState): Found[] {
  if (!scan) return [];
  const { imprintUrl, privacyPolicyUrl } = scan.found;
  return (
    [
      ['imprint', imprintUrl],
      ['privacyPolicy', privacyPolicyUrl],
    ] as const
  ).flatMap(([name, found]): Found[] => {
    const active = locales.filter((locale) => locale.active);
    const urls = [...new Set(active.map((locale) => locale[`${name}Url`]).filter(Boolean))];
    const isFound = (url: string) =>
      found !== null && (url === found || (URL.canParse(url, found) && new URL(url, found).href === found));
    const gone = urls.some(isFound) ? undefined : urls[0];
    // Each language may have its own page, but a scan sees only one.
    if (!gone || (urls.length > 1 && found)) return [];
    return [{ id: `link:${name}:${gone}`, type: 'link', name, url: gone, found, seenAt: scan.scannedAt }];
  });
}
