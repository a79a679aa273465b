import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { presetByAsset } from './find-presets.ts';
import { allPresets } from './index.ts';
import type { Preset } from './preset-schema.ts';

/**
 * The presets whose name, vendor, purpose, hosts or cookies contain all words of a search, or else those whose
 * descriptions do, ordered by id.
 */
export function searchPresets(search: string) {
  const owner = presetByAsset(search.trim(), 'cookie');
  const words = search.toLowerCase().split(/\s+/);
  const having = (text: (preset: Preset) => string) =>
    allPresets().filter(
      (preset) => preset === owner || words.every((word) => text(preset).toLowerCase().includes(word)),
    );
  const named = having(textOf);
  return named.length > 0
    ? named
    : having(({ translations: { en_US, de_DE } }) => `${en_US.description}\n${de_DE.description}`);
}

const textOf = ({ name, vendor, purpose, translations, hosts, assets }: Preset) =>
  [
    name,
    vendor,
    translations.de_DE.name,
    en.purposes[purpose].name,
    de.purposes[purpose].name,
    ...hosts,
    ...assets.map((asset) => asset.name),
  ].join('\n');
