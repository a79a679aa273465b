import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindsOfData } from '../../../src/presets/catalogue/kinds-of-data.ts';
import { storageUses } from '../../../src/presets/catalogue/storage-uses.ts';
import { presetEmbedding } from '../../../src/presets/import-presets.ts';
import { allPresets, families } from '../../../src/presets/index.ts';
import { linesOf, parseEntries } from '../../../src/presets/preset.ts';
import type { Preset } from '../../../src/presets/preset-schema.ts';
import { catalogueTexts, languages, parseServiceTexts } from '../../../src/presets/service-texts.ts';

const table = readFileSync('public/tables/service-texts.txt', 'utf8');
const [header = '', ...blocks] = table.trimEnd().split('\n\n');
const entries = blocks
  .filter((block) => !block.startsWith('#'))
  .map((block) => {
    const [english = '', ...lines] = block.split('\n');
    return { english, translations: lines.map((line) => [line.slice(0, 2), line.slice(3)] as const) };
  });

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const having = (isWrong: (text: string, english: string) => boolean) =>
  entries.flatMap(({ english, translations }) =>
    translations.map(([, text]) => text).filter((text) => isWrong(text, english)),
  );

const texts = languages.map((language) => parseServiceTexts(table, language));
const [french] = texts;
const translated = allPresets().filter(({ translations }) =>
  french!.phrases.has(translations.en_US.description),
);

/** The texts of a service in a language that are still in English. */
function missing(preset: Preset, language: number) {
  const { assets, ...embedding } = presetEmbedding(preset);
  const shown = catalogueTexts(embedding, texts[language]!);
  const { en_US, de_DE } = embedding.translations;
  const needed = [
    'description',
    'whatDataIsCollected',
    'purposeOfDataCollection',
    ...(en_US.name === de_DE.name ? [] : ['name']),
    ...(en_US.blockedContentTitle
      ? ['blockedContentTitle', 'blockedContentText', 'blockedContentButtonText']
      : []),
  ];
  return [
    ...needed.filter((name) => !shown[name]),
    ...assets
      .filter((asset) => !catalogueTexts(asset, texts[language]!)['description'])
      .map(({ name }) => name),
  ].map((name) => `${preset.id} ${name}`);
}

describe('the texts of the catalogue in further languages', () => {
  it('has each entry in all five languages, once, and says whether a native speaker has read it', () => {
    const incomplete = entries.filter(
      ({ translations }) => translations.map(([language]) => language).join() !== languages.join(),
    );
    expect(incomplete).toEqual([]);
    expect(new Set(entries.map(({ english }) => english)).size).toBe(entries.length);
    expect(header).toMatch(/^# Read by a native speaker: (none|[a-z ]+)$/m);
    expect(header).toContain(`# Read a second time: ${languages.join(' ')}`);
  });

  it('has the placeholders of the English text, no HTML, no empty text and none that is too long', () => {
    expect(having((text, english) => placeholdersOf(text).join() !== placeholdersOf(english).join())).toEqual(
      [],
    );
    expect(having((text) => /[<>]|&\w+;|\s\s|^\s|\s$|^$/.test(text))).toEqual([]);
    expect(having((text) => text.length > 255)).toEqual([]);
    expect(having((text, english) => /[.]$/.test(text) !== /[.]$/.test(english))).toEqual([]);
  });

  it('has 150 services as a whole, in every language', () => {
    expect(translated.length).toBeGreaterThanOrEqual(150);
    expect(
      translated.flatMap((preset) => languages.flatMap((_, language) => missing(preset, language))),
    ).toEqual([]);
  });

  it('has the kinds of data and the uses of storage, which all services share', () => {
    const shared = [...Object.values(kindsOfData()), ...Object.values(storageUses())];
    expect(shared.filter(({ en_US }) => !french!.phrases.has(en_US))).toEqual([]);
  });

  it('has no entry whose English text the catalogue has no more', () => {
    const lines = families
      .flatMap(parseEntries)
      .flatMap((entry) => [
        entry.name,
        ...['en', 'en why', 'data', 'cookie', 'local', 'tab'].flatMap((key) => linesOf(entry, key)),
      ]);
    const shared = [...Object.values(kindsOfData()), ...Object.values(storageUses())];
    const known = new Set([
      ...shared.map(({ en_US }) => en_US),
      ...lines,
      ...lines.map((line) => line.split(' | ')[0]!),
      ...lines.map((line) => line.slice(line.indexOf(': ') + 2).split(' | ')[0]!),
    ]);
    const unused = entries.filter(({ english }) => !english.includes('{') && !known.has(english));
    expect(unused.map(({ english }) => english)).toEqual([]);
  });
});
