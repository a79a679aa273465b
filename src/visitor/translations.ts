import { languageOf, matchLocale } from '../lib/locale.ts';

type Texts = Record<string, string | undefined>;

/** The translation for a locale, which may say nothing. */
export const translationFor = (translations: Record<string, Texts>, locale: string): Texts =>
  translations[matchLocale(locale, Object.keys(translations)) ?? ''] ?? {};

/**
 * Finds the texts of something that has some of its own, whose language it does not say, and translations of them: the
 * visitor's language first, then its own, then any. `lang` is the language of a text where it is known and another than
 * that which is `spoken` around it: its own text is in the language of the translation that says the same.
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
    const original = (own as Texts)[name];
    const found = Object.entries(translations).filter(([, texts]) =>
      original ? texts[name] === original : texts[name],
    );
    if (!original)
      return { text: found[0]?.[1][name] ?? '', lang: foreign(found[0] && languageOf(found[0][0])) };
    const [lang, another] = new Set(found.map(([from]) => languageOf(from)));
    return { text: original, lang: another ? undefined : foreign(lang) };
  };
}
