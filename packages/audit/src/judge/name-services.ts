import { readFileSync } from 'node:fs';
import { consentManagerOf } from '../../../../src/scan/services-in-use.ts';
import { findFirstPartyHosts, parseOrganizations, ownerOf } from '../../../../src/scan/host-owners.ts';
import { presetByAsset, presetByHost, presetOfRequest } from '../../../../src/presets/find-presets.ts';
import { allPresets } from '../../../../src/presets/index.ts';
import type { Preset } from '../../../../src/presets/preset-schema.ts';
import { sharedVendors } from '../../../../src/presets/catalogue/shared-vendors.ts';
import { registrableDomain } from '../../../../src/lib/http/host-names.ts';
import { mandatoryPurpose } from '../../../../src/definitions/purpose-ids.ts';
import type { Sent, Stored, Visit } from '../types.ts';
import { declaredIn, declaredServiceOf } from './declared-services.ts';

const table = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../public/tables/${name}.json`, import.meta.url), 'utf8'));

/**
 * What a request or a storage key belongs to: a service of the catalogue, one of the website’s own declaration, a third party
 * that neither knows, or an unknown name in the website’s own storage.
 */
export type Service = {
  name: string;
  names: string[];
  vendor: string;
  hosts: string[];
  /** The purpose of the catalogue; absent where it does not know the service. */
  purpose?: string;
  /** Whether the website’s declaration names it, by its hosts. */
  isDeclared?: boolean;
  /** Whether the catalogue regards it as necessary, or it is a consent manager. */
  isNecessary: boolean;
};

export type Use = { service: Service; visit: Visit; sent?: Sent; stored?: Stored };

/**
 * Every request to a third party and every stored name, with the service that it belongs to, in the order of the visits.
 * Services of the catalogue have their names in the language of the locale.
 */
export function usesOf(site: URL, visits: Visit[], own: string[], locale: string): Use[] {
  const owners = new Map<string, string>(Object.entries(table('host-owners')));
  const isOwn = firstPartyMatcher(site, visits, own);
  const declared = declaredIn(visits);
  const known = new Map<string, Service>();
  const once = (key: string, make: () => Service) => {
    const service = known.get(key) ?? make();
    known.set(key, service);
    return service;
  };
  const ofPreset = (preset: Preset) =>
    once(`preset ${preset.id}`, () => serviceOf(preset, site.hostname, locale));
  const ofHost = (host: string, url = new URL(`https://${host}/`)) => {
    const owner = ownerOf(owners, host);
    const own = declaredServiceOf(declared, url);
    const preset = own && allPresets().find((one) => namesOf(one).includes(own.name));
    if (preset) return ofPreset(preset);
    const name = own?.name || owner || registrableDomain(host);
    const service = once(`host ${name}`, () => ({
      ...unknown(name, owner ?? (own?.name ? registrableDomain(host) : '')),
      isDeclared: own !== undefined,
    }));
    if (!service.hosts.includes(host)) service.hosts.push(host);
    return service;
  };
  const seen = new Set<Preset>();

  const requested = visits.flatMap((visit) =>
    visit.sent.flatMap((sent): Use[] => {
      const url = new URL((sent.copyOf ?? sent.url).replace(/^ws/, 'http'));
      if (placetOrigin(visit) === url.origin) return [];
      const isFirstParty = isOwn(url.hostname);
      const preset = presetOfRequest(url, /^(document|frame-connection)$/.test(sent.kind), isFirstParty);
      if (preset) {
        seen.add(preset);
        return [{ service: ofPreset(preset), visit, sent }];
      }
      if (isFirstParty) return [];
      const manager = consentManagerOf(url);
      const service = manager
        ? once(`manager ${manager.name}`, () => ({
            ...unknown(manager.name, ''),
            hosts: [...new Set([url.hostname, ...manager.hosts])],
            isNecessary: true,
          }))
        : ofHost(url.hostname, url);
      return [{ service, visit, sent }];
    }),
  );
  const kept = visits.flatMap((visit) =>
    visit.stored.flatMap((stored): Use[] => {
      if (/^(placet_|ccm_consent)/.test(stored.name))
        return [
          {
            service: once('consent manager', () => ({ ...unknown('', ''), isNecessary: true })),
            visit,
            stored,
          },
        ];
      const preset = presetByAsset(stored.name, stored.type, seen);
      if (preset) return [{ service: ofPreset(preset), visit, stored }];
      if (!isOwn(stored.host)) {
        const byHost = presetByHost(stored.host);
        return [{ service: byHost ? ofPreset(byHost) : ofHost(stored.host), visit, stored }];
      }
      return [{ service: once('own', () => unknown('', '')), visit, stored }];
    }),
  );
  return [...requested, ...kept];
}

/** Names in the website’s own storage that the catalogue does not know; those of the consent manager are necessary. */
export const isUnassigned = ({ service }: Use) => service.name === '';

/** The names of a service of the catalogue in all languages. */
export const namesOf = ({ name, translations }: Preset) => [
  ...new Set([name, translations.en_US.name, translations.de_DE.name]),
];

function serviceOf(preset: Preset, operator: string, locale: string): Service {
  const { name, translations, vendor, hosts, purpose } = preset;
  return {
    name: locale.startsWith('de') ? translations.de_DE.name : name,
    names: namesOf(preset),
    vendor: vendor === sharedVendors.siteOperator ? operator : vendor,
    hosts: [...hosts],
    purpose,
    isNecessary: purpose === mandatoryPurpose,
  };
}

const unknown = (name: string, vendor: string): Service => ({
  name,
  names: [name],
  vendor,
  hosts: [],
  isNecessary: false,
});

/** The origin of the website’s own consent service, whose script names itself. */
const placetOrigin = ({ sent, placet }: Visit) => {
  const script = placet && sent.find(({ url }) => /\/app(\.js)?\?.*\bapiKey=/.test(url));
  return script ? new URL(script.url).origin : undefined;
};

/** Whether a host belongs to the website: its domain, `own` ones, and its own content delivery network. */
function firstPartyMatcher(site: URL, visits: Visit[], own: string[]) {
  const domains = new Set([site.hostname, ...own].map(registrableDomain));
  const hosts = new Set(visits.flatMap(({ sent }) => sent.map(({ url }) => new URL(url).hostname)));
  const others = [...hosts].filter((host) => !domains.has(registrableDomain(host)));
  const found = findFirstPartyHosts(
    parseOrganizations(table('organizations')),
    others,
    { url: site, iconHosts: new Set() },
    () => true,
  );
  for (const host of found) domains.add(host);
  return (host: string) => domains.has(registrableDomain(host)) || domains.has(host);
}
