import { hostKinds } from '../../db/schema.ts';
import { mandatoryPurpose } from '../../definitions/purpose-ids.ts';
import { now } from '../../env.ts';
import { googleAddress } from '../../lib/google-tag.ts';
import { isWithin, registrableDomain } from '../../lib/http/host-names.ts';
import { SECONDS_PER_DAY, dateOf, timeOf } from '../../lib/time.ts';
import { presetById } from '../../presets/index.ts';
import type { Preset } from '../../presets/preset-schema.ts';
import { hostsOfService } from './allowed-hosts.ts';
import {
  matchesPreset,
  firstPartyMatcher,
  presetOfHost,
  serviceOfHost,
  type DomainState,
  type Service,
  type EarlyTag,
} from './read-domain-state.ts';
import type { Found } from './issue-states.ts';

/** Days after which a service that no browser has loaded is an issue. */
export const UNSEEN_DAYS = 60;

const isHost = (kind: string) => (hostKinds as readonly string[]).includes(kind);

/** The host that a tag loads from, without its port, as in browsers’ reports. */
export const hostOfTag = ({ host }: { host: string }) => host.replace(/:\d+$/, '');

/** The service that a host or a tag of it belongs to, by the one name that it has everywhere. */
const serviceName = ({ services, scan }: DomainState, host: string, tag?: EarlyTag) =>
  tag?.service ??
  serviceOfHost(services, host, presetOfHost(scan, host))?.name ??
  presetOfHost(scan, host)?.name ??
  ownerOf(scan, host) ??
  host;

/** The name under which the last scan lists an unknown host. */
const ownerOf = (scan: DomainState['scan'], host: string) =>
  scan?.found.unknownServices.find(({ hosts }) => hosts.includes(host))?.name;

/** The issues of services and hosts: of exempted tags, then of the reports that count (`known`), then of `all`. */
export const serviceIssues = (known: DomainState, all: DomainState) => [
  ...exemptIssues(known),
  ...missingServices(known),
  ...earlyHosts(known),
  ...unseenIssues(all),
];

/** Services that are loaded, or stay blocked although visitors have accepted everything, without an active embedding. */
function missingServices(state: DomainState): Found[] {
  const { seen, scan, services } = state;
  const found = new Map<string, Found & { type: 'service' | 'blocked' }>();
  const isOwn = firstPartyMatcher(state);
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
    if (service?.active && (type === 'service' || isAllowed(service, host))) return;
    const active = service?.active ? service.name : undefined;
    const name = active ?? preset?.name ?? service?.name ?? ownerOf(scan, host) ?? registrableDomain(host);
    addMissing({ type, name, preset, hosts: [host] }, seenAt);
  };
  for (const { id, name, markers = [] } of scan?.found.services ?? []) {
    const preset = presetById(id);
    if (!preset) continue;
    const service = services.find((service) => service.active && matchesPreset(service, preset));
    const lacking = markers.filter((marker) => !service?.scriptMarkers.includes(marker));
    if (!service || lacking.length > 0)
      addMissing({ type: 'service', name, preset, hosts: lacking }, scan!.scannedAt);
  }
  for (const { hosts } of scan?.found.unknownServices ?? [])
    for (const host of hosts) addHost('service', host, scan!.scannedAt);
  for (const { kind, name: host, lastDay } of seen) {
    if (kind === 'stillBlocked') addHost('blocked', host, timeOf(lastDay));
    if (isHost(kind)) addHost('service', host, timeOf(lastDay));
  }
  return [...found.values()];
}

/** Hosts that are requested before consent. */
function earlyHosts(state: DomainState): Found[] {
  const { seen, scan, services } = state;
  const early = new Map<string, { seenAt: number; names: Set<string> }>();
  const isOwn = firstPartyMatcher(state);
  const addEarly = (host: string, seenAt: number, tag?: EarlyTag) => {
    if (isOwn(host) && !isGoogleTag(tag)) return;
    const preset = presetOfHost(scan, host);
    const purpose = serviceOfHost(services, host, preset)?.purpose ?? preset?.purpose;
    if (purpose === mandatoryPurpose) return;
    const { names, seenAt: before } = early.get(host) ?? { names: new Set(), seenAt: 0 };
    if (tag || names.size === 0) names.add(serviceName(state, host, tag));
    early.set(host, { names, seenAt: Math.max(before, seenAt) });
  };
  for (const tag of scan?.found.earlyTags ?? [])
    if (!tag.exempt) addEarly(hostOfTag(tag), scan!.scannedAt, tag);
  for (const { kind, name: host, earlyDay } of seen)
    if (isHost(kind) && earlyDay) addEarly(host, timeOf(earlyDay));
  return [...early].map(([host, { names, seenAt }]): Found => {
    const name = [...names].join(', ');
    return { id: `early:${host}`, type: 'early', name, host, seenAt };
  });
}

/** Whether a tag loads Google’s script, also from the website’s host (Google tag gateway, server-side tagging). */
export const isGoogleTag = (tag: EarlyTag | undefined) =>
  !!tag?.tag.startsWith('<script') && (tag.marker ?? googleAddress(tag.tag)) !== undefined;

/** Whether strict blocking allows a host to everybody who has accepted the service. */
function isAllowed(service: Service, host: string) {
  const hosts = hostsOfService(service);
  return hosts.includes('*') || isWithin(hosts, host);
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
    const { id, name, active, purpose } = service;
    const met = hosts.filter((host) => serviceOfHost([service], host.name));
    const lastDay = met.reduce((last, report) => (report.lastDay > last ? report.lastDay : last), '');
    if (!active || purpose === mandatoryPurpose || lastDay > since) return [];
    const seenAt = lastDay ? timeOf(lastDay) : 0;
    return [{ id: `unseen:${id}`, type: 'unseen', name, embedding: id, seenAt }];
  });
}
