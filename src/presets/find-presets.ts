import { googleAddress } from '../lib/google-tag.ts';
import { lazy } from '../lib/caches/lazy.ts';
import { registrableDomain } from '../lib/http/host-names.ts';
import { mandatoryPurpose } from '../definitions/purpose-ids.ts';
import { commonNames } from './catalogue/common-names.ts';
import { allPresets, consentManagers } from './index.ts';
import type { Asset, Preset } from './preset-schema.ts';
import { sharedVendors } from './catalogue/shared-vendors.ts';

type Kind = 'scriptMarkers' | 'iframeMarkers';

// One pattern of all markers, longest first, in a look-ahead, so that it matches at every position where one begins: on
// long code about fifteen times as fast as a search for each of them.
function finder(kind: Kind) {
  const byMarker = new Map(
    allPresets().flatMap((preset) => preset[kind].map((marker) => [marker, preset] as const)),
  );
  const markers = [...byMarker.keys()].sort((a, b) => b.length - a.length);
  const anyOf = markers.map((marker) => marker.replace(/[^\w]/g, '\\$&')).join('|');
  return { byMarker, pattern: new RegExp(`(?=(${anyOf}))`, 'g') };
}

const byKind = {
  scriptMarkers: lazy(() => finder('scriptMarkers')),
  iframeMarkers: lazy(() => finder('iframeMarkers')),
};

/** A marker that is an address or its beginning, not a piece of code or of a path. */
export const isAddress = (marker: string) => /^\.?[\w-]+(\.[\w-]+)*\.[a-z]{2,}[/?]/i.test(marker);

/**
 * The presets with markers in a script’s address or code, in catalogue order, but not inside longer markers:
 * “ajax.googleapis.com/ajax/libs/webfont/” is only Google Fonts. No hosts from `hostsEnd` on.
 */
export function presetsInCode(
  code: string,
  kind: Kind,
  counts: (marker: string, preset: Preset) => boolean = () => true,
  hostsEnd = Infinity,
): Preset[] {
  return presetsOf(markersInCode(code, kind, counts, hostsEnd));
}

type Marked = { marker: string; preset: Preset };

/** Each preset once, in catalogue order. */
const presetsOf = (found: Marked[]) =>
  [...new Set(found.map(({ preset }) => preset))].sort((a, b) => a.id - b.id);

function markersInCode(
  code: string,
  kind: Kind,
  counts: (marker: string, preset: Preset) => boolean,
  hostsEnd: number,
) {
  const { byMarker, pattern } = byKind[kind]();
  const found: Marked[] = [];
  let covered = 0;
  // `matchAll` would copy the pattern, and compile it again, for every address.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(code); match; match = pattern.exec(code)) {
    const { index, 1: marker = '' } = match;
    pattern.lastIndex = index + 1;
    if (index + marker.length <= covered) continue;
    if (isAddress(marker) && (index >= hostsEnd || beginsWithin(marker, code[index - 1]))) continue;
    covered = index + marker.length;
    const preset = byMarker.get(marker)!;
    if (counts(marker, preset)) found.push({ marker, preset });
  }
  return found;
}

/** Whether a marker that begins after this character begins within a label of a host. */
const beginsWithin = (marker: string, before = ' ') => /[\w-]/.test(marker[0]!) && /[\w-]/.test(before);

/** Addresses in code are checked one by one; here only markers of function calls count. */
export const presetsCalledIn = (code: string) =>
  presetsInCode(
    code,
    'scriptMarkers',
    (marker, { purpose }) => !isAddress(marker) && !(marker.startsWith('/') && purpose === mandatoryPurpose),
  );

/**
 * The presets with markers in an address. A host in the path is a copy on another host, and one in the query is not
 * loaded. A path on a third-party host tells what it runs, not what the website runs.
 */
export const presetsByUrl = (url: URL, kinds: Kind[], isOwn: boolean): Preset[] => [
  ...new Set(kinds.flatMap((kind) => presetsOf(markersInUrl(url, kind, isOwn)))),
];

function markersInUrl(url: URL, kind: Kind, isOwn: boolean) {
  const address = url.host + url.pathname + url.search;
  const inner = address.search(/\/\/|%2f%2f/i);
  const isVendors = presetByHost(url.hostname) !== undefined;
  const counts = (marker: string, { purpose, vendor }: Preset) =>
    isOwn ||
    !(
      marker.startsWith('/') &&
      (purpose === mandatoryPurpose || (vendor === sharedVendors.siteOperator && isVendors))
    );
  const code = `//${inner < 0 ? address : address.slice(0, inner)}`;
  return markersInCode(code, kind, counts, url.host.length + 2);
}

/** The presets of what a script’s address loads or sends, also of Google’s tag from another host, such as the website’s own. */
export function presetsOfScript(url: URL, kinds: Kind[], isOwn: boolean): Preset[] {
  const found = presetsByUrl(url, kinds, isOwn);
  const google = found.length > 0 ? undefined : googleAddress(url.href);
  return google ? presetsByUrl(new URL(google), kinds, false) : found;
}

/**
 * The most specific preset of what a browser has requested: the one with the longest match, by a marker, a path on this host or
 * the host alone. Of equal ones, a frame’s markers count first for a frame, and a script’s for anything else.
 */
export function presetOfRequest(url: URL, isFrame: boolean, isOwn: boolean): Preset | undefined {
  const kinds: Kind[] = isFrame ? ['iframeMarkers', 'scriptMarkers'] : ['scriptMarkers', 'iframeMarkers'];
  const marked = kinds.flatMap((kind) => markersInUrl(url, kind, isOwn));
  const google = marked.length > 0 || isFrame ? undefined : googleAddress(url.href);
  if (google) return presetOfRequest(new URL(google), false, false);
  const host = isOwn ? undefined : hostWithPreset(url.hostname);
  const found = [...marked, ...(host ? [{ marker: host, preset: byHost().get(host)! }] : [])];
  const lengthOf = ({ marker }: Marked) => marker.length + (marker.startsWith('/') ? url.host.length : 0);
  return found.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]?.preset;
}

const byHost = lazy(
  () => new Map(allPresets().flatMap((preset) => preset.hosts.map((host) => [host, preset] as const))),
);

/** The preset of a host. A longer host name wins: pay.google.com before google.com. Undefined if there is none. */
export function presetByHost(name: string): Preset | undefined {
  const host = hostWithPreset(name);
  return host === undefined ? undefined : byHost().get(host);
}

const domains = lazy(
  () => new Set([...allPresets(), ...consentManagers()].flatMap(({ hosts }) => hosts).map(registrableDomain)),
);

/** Whether a preset or a consent manager has a host on this registrable domain. */
export const isOfCatalogue = (domain: string) => domains().has(domain);

/** The host itself or the nearest one above it that has a preset. */
function hostWithPreset(name: string) {
  for (let host = name; host.includes('.'); host = host.slice(host.indexOf('.') + 1))
    if (byHost().has(host)) return host;
  return undefined;
}

/** Whether a name alone identifies the service: it is long enough and no other service uses it. */
function telling(name: string): boolean {
  const literal = name.replaceAll('*', '');
  const bare = literal.toLowerCase().replace(/^[^a-z\d]+|[^a-z\d]+$/g, '');
  return !commonNames.has(bare) && literal.length >= (literal.startsWith('_') ? 3 : 4);
}

type Claim = { preset: Preset; parts: string[]; telling: boolean };

/** Full names by type and name, and patterns by type, the longest first. */
const byAsset = lazy(() => {
  const claims = allPresets().flatMap((preset) =>
    preset.assets.map(({ storageType, name }) => ({
      preset,
      key: `${storageType} ${name}`,
      storageType,
      parts: name.split('*'),
      telling: telling(name),
    })),
  );
  const [names, patterns] = [claims.filter(isName), claims.filter((claim) => !isName(claim))];
  patterns.sort((a, b) => b.key.length - a.key.length);
  return {
    names: Map.groupBy(names, ({ key }) => key),
    patterns: Map.groupBy(patterns, ({ storageType }) => storageType),
  };
});

const isName = ({ parts }: Pick<Claim, 'parts'>) => parts.length === 1;

/**
 * Whether a name matches a pattern, given as the parts between its asterisks. Not a regular expression, because names
 * can come from anyone.
 */
export function matchesPattern(name: string, parts: string[]): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return name === first;
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length)
    return false;
  let at = first.length;
  for (const part of rest) {
    const next = name.indexOf(part, at);
    if (next < 0 || next + part.length > name.length - last.length) return false;
    at = next + part.length;
  }
  return true;
}

/**
 * The preset that sets this cookie or storage key: full names before patterns, longer before shorter, then catalogue
 * order. Short or common names count only if its host was `seen`.
 */
export function presetByAsset(
  name: string,
  storageType: Asset['storageType'],
  seen: ReadonlySet<Preset> = new Set(),
): Preset | undefined {
  const { names, patterns } = byAsset();
  const fitting: Claim[] = [
    ...(names.get(`${storageType} ${name}`) ?? []),
    ...(patterns.get(storageType)?.filter(({ parts }) => matchesPattern(name, parts)) ?? []),
  ];
  const claim = fitting.find(({ preset }) => seen.has(preset)) ?? fitting.find(({ telling }) => telling);
  return claim?.preset;
}
