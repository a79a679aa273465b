import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainFields } from '../../../src/definitions/domain-fields.ts';
import { embeddingFields } from '../../../src/definitions/embedding-fields.ts';
import { featureDefaults, isCompat, type FeatureName } from '../../../src/definitions/features.ts';
import type { Fields } from '../../../src/definitions/field.ts';
import { localeFields } from '../../../src/definitions/locale-fields.ts';
import { themeFields } from '../../../src/definitions/theme-fields.ts';
import { en } from '../../../src/texts/en.ts';
import { builtInLocales } from '../../../src/texts/index.ts';

// The sentence of a setting is the comment above its definition in src/definitions, so it is next to the setting and the
// bundler removes it from the Worker.

type Sentences = Record<string, string>;

export const COMPAT_SENTENCE = 'Stored for compatibility, without effect.';

export const purposeList = Object.entries(en.purposes)
  .map(([id, { name }]) => `\`${id}\` ${name}`)
  .join(', ');

/** The comment of each property of a file in src/definitions. */
function commentsIn(name: string): Sentences {
  const source = readFileSync(join(import.meta.dirname, `../../../src/definitions/${name}.ts`), 'utf8');
  const found = source.matchAll(/^ {2}\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}(\w+):/gm);
  return Object.fromEntries(
    Array.from(found, ([, text = '', name = '']) => [name, text.replace(/\s+(\* )?/g, ' ').trim()]),
  );
}

/** The sentence of each field: its comment, the feature that it needs and whether it has an effect. */
function sentencesOf(file: string, fields: Fields, fallback: (name: string) => string | undefined) {
  const comments = commentsIn(file);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { feature, compat } = field;
      const parts = [
        comments[name] ?? (compat ? undefined : fallback(name)),
        feature && `Requires the client’s feature \`${feature}\`.`,
        compat && COMPAT_SENTENCE,
      ];
      const text = parts.filter(Boolean).join(' ').replace('{purposes}', purposeList);
      return [name, field.kind === 'image' ? text.replace('{KiB}', String(field.bytes / 1024)) : text];
    }),
  );
}

const none = () => undefined;
export const domainSentences = sentencesOf('domain-fields', domainFields, none);
export const embeddingSentences = sentencesOf('embedding-fields', embeddingFields, none);
export const themeSentences = sentencesOf('theme-fields', themeFields, (name) =>
  name.endsWith('Color') ? 'A color such as `#1a2b3c`.' : undefined,
);
const english: Sentences = builtInLocales.en_US;
export const localeSentences = sentencesOf('locale-fields', localeFields, (name) => {
  const text = english[name];
  return `An empty text is replaced by the default text${text && `, in \`en_US\` “${text}”`}.`;
});

const parts: [whose: string, fields: Fields][] = [
  ['a domain’s', domainFields],
  ['an embedding’s', embeddingFields],
  ['a theme’s', themeFields],
];
const list = new Intl.ListFormat('en', { style: 'long' });

/** The settings that have no effect without a feature. */
function withheldWithout(feature: FeatureName) {
  for (const [whose, fields] of parts) {
    const names = Object.keys(fields).filter((name) => fields[name]!.feature === feature);
    const are = names.length > 1 ? 'are' : 'is';
    const text = list.format(names.map((name) => `\`${name}\``)).replace(', and', ' and');
    if (names.length > 0)
      return `If off, ${whose} ${text} ${are} stored but not part of the delivered script.`;
  }
  return undefined;
}

const ofFeatures = commentsIn('features');
export const featureSentences = Object.fromEntries(
  (Object.keys(featureDefaults) as FeatureName[]).map((name) => [
    name,
    [withheldWithout(name), ofFeatures[name], isCompat(name) && COMPAT_SENTENCE].filter(Boolean).join(' '),
  ]),
);
