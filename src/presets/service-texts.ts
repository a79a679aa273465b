import { logFailure } from '../http/log-event.ts';
import { readStaticTable, type Assets } from '../lib/caches/static-table.ts';
import { rootMessage } from '../lib/root-message.ts';
import { languageOf, matchLocale } from '../lib/text/locale-match.ts';
import { placePhrases, places, type ProcessingPlace } from '../texts/legal-bases-and-places.ts';
import { placeName } from '../texts/place-names.ts';

/** The languages of public/tables/service-texts.txt. The catalogue itself has English and German. */
export const languages = ['fr', 'it', 'es', 'nl', 'pl'];

/** A longer text is not from the catalogue. */
const LONGEST = 2000;

/** Texts of the catalogue in one language, by the English text; those around names and places also as patterns. */
export type ServiceTexts = {
  language: string;
  phrases: Map<string, string>;
  sentences: { pattern: RegExp; translation: string }[];
};

/** The texts of one language in a table. */
export function parseServiceTexts(table: string, language: string): ServiceTexts {
  const phrases = new Map<string, string>();
  for (const entry of table.split('\n\n')) {
    const [english = '', ...lines] = entry.split('\n');
    const line = lines.find((translation) => translation.startsWith(`${language} `));
    if (line) phrases.set(english, line.slice(language.length + 1));
  }
  const sentences = [...phrases]
    .filter(([english]) => english.includes('{'))
    .map(([english, translation]) => ({ pattern: patternOf(english), translation }));
  return { language, phrases, sentences };
}

const patternOf = (sentence: string) =>
  new RegExp(`^${sentence.replace(/[.?]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`);

const read = new Map<string, ServiceTexts>();

/**
 * The texts of the catalogue in the language of a locale, from the static assets, because only few requests need them;
 * undefined if there are none, or if they cannot be read.
 */
export async function readServiceTexts(assets: Assets, locale: string) {
  const language = languageOf(locale);
  if (read.has(language) || !languages.includes(language)) return read.get(language);
  try {
    const table = await (await readStaticTable(assets, 'service-texts.txt')).text();
    read.set(language, parseServiceTexts(table, language));
  } catch (error) {
    logFailure('service texts not read', { error: rootMessage(error) });
  }
  return read.get(language);
}

/** The places that the catalogue names in a text such as "in France and in the United States". */
function placesIn(text: string, language: string) {
  const all = Object.keys(places) as ProcessingPlace[];
  const named = text
    .split(/, | and /)
    .map((part) => all.find((place) => part === (placePhrases[place] ?? inPlace(place)).en_US));
  return named.includes(undefined) ? undefined : named.map((place) => placeName(place!, language)).join(', ');
}

const inPlace = (place: ProcessingPlace) => ({ en_US: `in ${places[place].en_US}` });

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text of the catalogue in another language; undefined for any other text. `names` are those of the service. */
export function translate(
  text: string | undefined,
  { language, phrases, sentences }: ServiceTexts,
  names: unknown[] = [],
): string | undefined {
  if (!text || text.length > LONGEST) return undefined;
  const phrase = phrases.get(text);
  if (phrase) return phrase;
  const separator = language === 'fr' ? '\u00a0; ' : '; ';
  const partOf: Record<string, (part: string) => string | undefined> = {
    NAME: (name) => (names.includes(name) ? (phrases.get(name) ?? name) : undefined),
    COMPANY: (company) => company,
    PLACES: (list) => placesIn(list, language),
    DATA(list) {
      const kinds = list.split('; ').map((kind) => phrases.get(kind));
      return kinds.includes(undefined) ? undefined : capital(kinds.join(separator));
    },
  };
  for (const { pattern, translation } of sentences) {
    const parts = Object.entries(pattern.exec(text)?.groups ?? {});
    const filled = parts.map(([name, part]) => [name, partOf[name]!(part)] as const);
    if (filled.length > 0 && filled.every(([, part]) => part !== undefined)) {
      const values = Object.fromEntries(filled);
      return translation.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
    }
  }
  return undefined;
}

type Texts = Record<string, string | undefined>;
type Translations = Record<string, Texts>;
type Service = { translations: Translations; assets: { translations: Translations }[] };

const ownTexts = ['name', 'description', 'whatDataIsCollected', 'purposeOfDataCollection'];
/** The texts that a service has in translations alone. */
const placeholderTexts = ['blockedContentTitle', 'blockedContentText', 'blockedContentButtonText'];

const englishOf = (translations: Translations) =>
  translations[matchLocale('en', Object.keys(translations)) ?? ''] ?? {};

/** The texts of a service or of one of its cookies that are from the catalogue, in another language. */
export function catalogueTexts(of: { translations: Translations }, texts: ServiceTexts): Texts {
  const own = of as object as Texts;
  const english = englishOf(of.translations);
  const names = [own['name'], english['name']];
  const translated = [
    ...ownTexts.map((name) => [name, translate(own[name], texts)] as const),
    ...placeholderTexts.map((name) => [name, translate(english[name], texts, names)] as const),
  ];
  return Object.fromEntries(translated.filter(([, text]) => text));
}

/** Translations to which those of the catalogue are added; own ones are kept. */
function completed(of: { translations: Translations }, locale: string, texts: ServiceTexts): Translations {
  const { translations } = of;
  const name = matchLocale(locale, Object.keys(translations)) ?? locale;
  const own = Object.entries(translations[name] ?? {}).filter(([, text]) => text);
  return { ...translations, [name]: { ...catalogueTexts(of, texts), ...Object.fromEntries(own) } };
}

/** The services with the texts of the catalogue in these locales, where they have no texts of their own. */
export async function withServiceTexts<S extends Service>(services: S[], locales: string[], assets: Assets) {
  let translated = services;
  for (const locale of locales) {
    const texts = await readServiceTexts(assets, locale);
    if (texts)
      translated = translated.map((service) => ({
        ...service,
        translations: completed(service, locale, texts),
        assets: service.assets.map((asset) => ({
          ...asset,
          translations: completed(asset, locale, texts),
        })),
      }));
  }
  return translated;
}
