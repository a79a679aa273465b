import { lazy } from '../../lib/lazy.ts';
import { mandatoryPurpose } from '../../texts/purposes.ts';
import { commonNames } from './common-names.ts';
import { allPresets } from './index.ts';
import type { Asset, Preset } from './schema.ts';

type Kind = 'scriptMarkers' | 'iframeMarkers';

// One pattern of all markers, longest first, in a look-ahead, so that it stops at every place where one begins: on long
// code some fifteen times as fast as a search for each of them.
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

/** A marker that is an address, or its beginning, and no piece of code or of a path. */
const isAddress = (marker: string) => /^\.?[\w-]+(\.[\w-]+)*\.[a-z]{2,}[/?]/i.test(marker);

/**
 * The presets whose markers occur in the address or the code of a script (or frame), in the order of the catalogue. A
 * marker that is part of a longer one there does not count: "ajax.googleapis.com/ajax/libs/webfont/" is Google Fonts and
 * not Google Hosted Libraries as well; nor one that begins within a host's label. `counts` leaves others out.
 */
export function presetsInCode(
  code: string,
  kind: Kind,
  counts: (marker: string, preset: Preset) => boolean = () => true,
): Preset[] {
  const { byMarker, pattern } = byKind[kind]();
  const found = new Set<Preset>();
  let covered = 0;
  for (const { index, 1: marker = '' } of code.matchAll(pattern)) {
    if (index + marker.length <= covered) continue;
    if (isAddress(marker) && /[\w-]/.test(marker[0]!) && /[\w-]/.test(code[index - 1] ?? ' ')) continue;
    covered = index + marker.length;
    const preset = byMarker.get(marker)!;
    if (counts(marker, preset)) found.add(preset);
  }
  return [...found].sort((a, b) => a.id - b.id);
}

/** Addresses in code are looked at one by one; here only what is called there counts. */
export const presetsCalledIn = (code: string) =>
  presetsInCode(
    code,
    'scriptMarkers',
    (marker, { purpose }) => !isAddress(marker) && !(marker.startsWith('/') && purpose === mandatoryPurpose),
  );

/**
 * The presets whose markers are in an address. A path such as "/wp-includes/" says of a foreign host what that host runs,
 * and an address within the query is not what is loaded.
 */
export function presetsAt(url: URL, kinds: Kind[], isOwn: boolean): Preset[] {
  const address = url.host + url.pathname + url.search;
  const inner = address.search(/\/\/|%2f%2f/i);
  const counts = (marker: string, { purpose }: Preset) =>
    isOwn || !(marker.startsWith('/') && purpose === mandatoryPurpose);
  return kinds.flatMap((kind) =>
    presetsInCode(`//${inner < 0 ? address : address.slice(0, inner)}`, kind, counts),
  );
}

const byHost = lazy(
  () => new Map(allPresets().flatMap((preset) => preset.hosts.map((host) => [host, preset] as const))),
);

/**
 * The preset to which a host belongs. A longer host name wins: pay.google.com before google.com. Undefined where none
 * does.
 */
export function presetByHost(name: string): Preset | undefined {
  for (let host = name; host.includes('.'); host = host.slice(host.indexOf('.') + 1)) {
    const preset = byHost().get(host);
    if (preset) return preset;
  }
  return undefined;
}

/** Whether a name alone tells the service: it is long enough, and not what others call theirs, too. */
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

/** Whether a name fits a pattern, given as the parts between its stars. No regular expression: names come from strangers. */
export function fits(name: string, parts: string[]): boolean {
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
 * The preset that sets this cookie or key: full names before patterns, longer before shorter, then the catalogue's
 * order. A name that is short or common counts only if a host of its service was seen: `seen` are the presets that
 * were. Undefined where none does.
 */
export function presetByAsset(
  name: string,
  storageType: Asset['storageType'],
  seen: ReadonlySet<Preset> = new Set(),
): Preset | undefined {
  const { names, patterns } = byAsset();
  const fitting: Claim[] = [
    ...(names.get(`${storageType} ${name}`) ?? []),
    ...(patterns.get(storageType)?.filter(({ parts }) => fits(name, parts)) ?? []),
  ];
  const claim = fitting.find(({ preset }) => seen.has(preset)) ?? fitting.find(({ telling }) => telling);
  return claim?.preset;
}
