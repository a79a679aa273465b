import { languageOf, matchLocale } from '../lib/locale-match.ts';

type Texts = Record<string, string | undefined>;

/** The translation for a locale; empty if there is none. */
export const translationFor = (translations: Record<string, Texts>, locale: string): Texts =>
  translations[matchLocale(locale, Object.keys(translations)) ?? ''] ?? {};

/**
 * Gives a function that finds a text of an object with own texts, whose language is unknown, and translations: first in
 * the visitor's language, then the own text, then any translation. `lang` is the language of the text if it is known and
 * differs from `spoken`, the language around it; an own text is in the language of the translation with the same words.
 */
export function translatedTexts(
  own: object,
  translations: Record<string, Texts>,
  locale: string,
  spoken: string,
) {
  const wanted = translationFor(translations, locale);
  const foreign = (lang: string | undefined) => (lang === languageOf(spoken) ? undefined : lang);
  return (name: string): { text: string; lang?: string | undefined } => {
    const text = wanted[name];
    if (text) return { text, lang: foreign(languageOf(locale)) };
    const ownText = (own as Texts)[name];
    const found = Object.entries(translations).filter(([, texts]) =>
      ownText ? texts[name] === ownText : texts[name],
    );
    if (!ownText)
      return { text: found[0]?.[1][name] ?? '', lang: foreign(found[0] && languageOf(found[0][0])) };
    const [lang, another] = new Set(found.map(([from]) => languageOf(from)));
    return { text: ownText, lang: another ? undefined : foreign(lang) };
  };
}
