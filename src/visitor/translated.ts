import { languageOf, matchLocale } from '../lib/locale.ts';

type Texts = Record<string, unknown>;

/**
 * Finds the texts of something that has some of its own, whose language it does not say, and translations of them: the
 * visitor's language first, then its own, then any. `lang` is the language of one that has fallen back, if it is known:
 * its own text is in the language of the translation that says the same.
 */
export function translated(own: object, translations: Record<string, Texts>, locale: string) {
  const inLocale = translations[matchLocale(locale, Object.keys(translations)) ?? ''];
  return (name: string): { text: string; lang?: string } => {
    const wanted = textIn(inLocale, name);
    if (wanted) return { text: wanted };
    const original = textIn(own as Texts, name);
    const found = Object.entries(translations).filter(([, texts]) => {
      const text = textIn(texts, name);
      return original ? text === original : text;
    });
    const text = original || textIn(found[0]?.[1], name);
    const languages = new Set(found.slice(0, original ? undefined : 1).map(([from]) => languageOf(from)));
    const [lang] = languages;
    return lang && languages.size === 1 && lang !== languageOf(locale) ? { text, lang } : { text };
  };
}

function textIn(texts: Texts | undefined, name: string) {
  const text = texts?.[name];
  return typeof text === 'string' ? text : '';
}
