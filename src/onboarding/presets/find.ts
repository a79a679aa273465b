import { presets } from './index.ts';
import type { Asset, Preset } from './schema.ts';

type Kind = 'scriptMarkers' | 'iframeMarkers';

// One pattern of all markers, longest first, in a look-ahead, so that it stops at every place where one begins: on long
// code some fifteen times as fast as a search for each of them.
function finder(kind: Kind) {
  const byMarker = new Map(
    presets.flatMap((preset) => preset[kind].map((marker) => [marker, preset] as const)),
  );
  const markers = [...byMarker.keys()].sort((a, b) => b.length - a.length);
  const anyOf = markers.map((marker) => marker.replace(/[^\w]/g, '\\$&')).join('|');
  return { byMarker, pattern: new RegExp(`(?=(${anyOf}))`, 'g') };
}

const byKind = { scriptMarkers: finder('scriptMarkers'), iframeMarkers: finder('iframeMarkers') };

/**
 * The presets whose markers occur in the address or the code of a script (or frame), in the order of the catalogue. A
 * marker that is part of a longer one there does not count: "ajax.googleapis.com/ajax/libs/webfont/" is Google Fonts and
 * not Google Hosted Libraries as well.
 */
export function presetsInCode(code: string, kind: Kind): Preset[] {
  const { byMarker, pattern } = byKind[kind];
  const found = new Set<Preset>();
  let covered = 0;
  for (const { index, 1: marker = '' } of code.matchAll(pattern)) {
    if (index + marker.length <= covered) continue;
    covered = index + marker.length;
    found.add(byMarker.get(marker)!);
  }
  return [...found].sort((a, b) => presets.indexOf(a) - presets.indexOf(b));
}

const byHost = new Map(presets.flatMap((preset) => preset.hosts.map((host) => [host, preset] as const)));

/** The preset to which a host belongs. A longer host name wins: pay.google.com before google.com. */
export function presetByHost(name: string): Preset | undefined {
  for (let host = name; host.includes('.'); host = host.slice(host.indexOf('.') + 1)) {
    const preset = byHost.get(host);
    if (preset) return preset;
  }
  return undefined;
}

// Names that so many programs use that they tell nothing about the service.
const common = new Set([
  'cart',
  'client_id',
  'csrftoken',
  'lang',
  'localization',
  'player',
  'timezone',
  'unique_id',
]);

const tellsNothing = (name: string) => {
  const literal = name.replaceAll('*', '');
  return common.has(name.toLowerCase()) || literal.length < (literal.startsWith('_') ? 3 : 4);
};

const byAsset = presets
  .flatMap((preset) => preset.assets.map((asset) => ({ preset, asset })))
  .filter(({ asset }) => !tellsNothing(asset.name))
  .map(({ preset, asset }) => ({ preset, asset, parts: asset.name.split('*') }))
  .sort(
    (a, b) => Number(a.asset.dynamic) - Number(b.asset.dynamic) || b.asset.name.length - a.asset.name.length,
  );

/** Whether a name fits a pattern, given as the parts between its stars. No regular expression: names come from strangers. */
function fits(name: string, parts: string[]): boolean {
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

/** The preset that sets this cookie or key: full names before patterns, longer before shorter, then the catalogue's order. */
export function presetByAsset(name: string, storageType: Asset['storageType']): Preset | undefined {
  return byAsset.find(({ asset, parts }) => asset.storageType === storageType && fits(name, parts))?.preset;
}
