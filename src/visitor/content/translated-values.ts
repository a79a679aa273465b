import type { Language } from '../../texts/en.ts';
import { builtIn, builtInLanguage } from '../../texts/index.ts';
import { languageOf } from '../../lib/text/locale-match.ts';
import {
  legalBases,
  places,
  transferBases,
  type ProcessingPlace,
  type TransferBasis,
} from '../../texts/legal-bases-and-places.ts';
import { placeName } from '../../texts/place-names.ts';
import { formatsOf } from './notice-formats.ts';

// Values that mean the same for every service, so that visitors can read them in a language in which the service has no
// translation. Any other text stays as it is.

type Catalogue = Record<string, { en_US: string; de_DE: string }>;

/** The key of a text that the catalogue has in one of its languages. */
const keyOf = (catalogue: Catalogue, text: string) =>
  Object.keys(catalogue).find((key) => Object.values(catalogue[key]!).includes(text));

const units: [pattern: RegExp, unit: string][] = [
  [/^(s|sec|seconds?|Sekunden?)$/i, 'second'],
  [/^(min|mins|minutes?|Minuten?)$/i, 'minute'],
  [/^(h|hours?|Stunden?)$/i, 'hour'],
  [/^(d|days?|Tage?)$/i, 'day'],
  [/^(w|weeks?|Wochen?)$/i, 'week'],
  [/^(mo|months?|Monate?)$/i, 'month'],
  [/^(y|years?|Jahre?)$/i, 'year'],
];

function lifetime(text: string, language: string, { widget, standard }: Language) {
  if (/^(session|Sitzung)$/i.test(text)) return widget.untilClosed;
  if (/^(until deleted|bis zur Löschung)$/i.test(text)) return standard.untilDeleted;
  const [, count, word = ''] = /^(\d{1,6}) ?([a-z]+)$/i.exec(text) ?? [];
  const unit = units.find(([pattern]) => pattern.test(word))?.[1];
  return unit && formatsOf(language).duration(Number(count), unit);
}

/** Point a, b or another of Article 6(1) GDPR, as it is cited in English and German. */
const articlePattern =
  /^Art(?:\.|icle|ikel)? ?6 ?(?:\(1\)|Abs\. ?1) ?(?:\(([a-f])\)|lit\. ?([a-f])\)?),? (GDPR|DS-?GVO)$/;
/** The letters of Article 6(1) in languages with letters of their own. */
const articleLetters: Record<string, string> = { ar: 'أ ب ج د هـ و', bg: 'а б в г д е', el: 'α β γ δ ε στ' };

function article(letter: string, language: string, { standard }: Language) {
  const letters = (articleLetters[language] ?? 'a b c d e f').split(' ');
  return standard.article.replace('{LETTER}', letters['abcdef'.indexOf(letter)]!);
}

/** The letter of Article 6(1) and the paragraph of the TDDDG, a German law that is cited in German. */
const citations = {
  consent: ['a', '§ 25 Abs. 1 TDDDG'],
  contract: ['b', '§ 25 Abs. 2 Nr. 2 TDDDG'],
  interest: ['f', '§ 25 Abs. 2 Nr. 2 TDDDG'],
} as const;

function legalBasis(text: string, language: string, words: Language) {
  const key = keyOf(legalBases, text) as keyof typeof legalBases | undefined;
  if (key) {
    const [letter, law] = citations[key];
    // Isolated, because the numbers of a German citation would be reordered between Arabic words.
    const cited = language === 'ar' ? `، \u2066${law}\u2069` : `, ${law}`;
    return (
      inCatalogue(legalBases[key], language) ??
      `${words.standard[key]} (${article(letter, language, words)}${cited})`
    );
  }
  const [, english, german, regulation] = articlePattern.exec(text) ?? [];
  // A text that is in the visitor's language already keeps the owner's way of citing.
  const known = { en: 'GDPR', de: 'DSGVO' }[language] === regulation?.replace('-', '');
  return regulation && !known ? article((english ?? german)!, language, words) : undefined;
}

function placeOfProcessing(text: string, language: string, { standard }: Language) {
  const basisText = (basis: TransferBasis) =>
    inCatalogue(transferBases[basis], language) ??
    (basis === 'framework'
      ? formatsOf(language).either(['EU-U.S. Data Privacy Framework', standard.clauses])
      : standard[basis]);
  const named = text.split(', ').map((part) => {
    const [, name = '', entered] = /^(.+?)(?: \((.+)\))?$/.exec(part) ?? [];
    const place = keyOf(places, name) as ProcessingPlace | undefined;
    if (!entered) return place && placeName(place, language);
    const basis = keyOf(transferBases, entered) as TransferBasis | undefined;
    return place && basis && `${placeName(place, language)} (${basisText(basis)})`;
  });
  if (named.includes(undefined)) return undefined;
  return named.join(language === 'ar' ? '، ' : ', ');
}

const inCatalogue = (text: Catalogue[string], language: string) =>
  ({ en: text.en_US, de: text.de_DE })[language];

const values = { lifetime, legalBasis, placeOfProcessing };

/**
 * A storage period, legal basis or place of processing in a language, if the whole text is of the catalogue, a duration
 * or a GDPR citation; undefined for others and languages without default texts.
 */
export function standardValue(name: string, text: string, locale: string) {
  const language = languageOf(locale);
  if (!Object.hasOwn(values, name) || builtInLanguage(locale) !== language) return undefined;
  return values[name as keyof typeof values](text.trim(), language, builtIn(locale));
}
