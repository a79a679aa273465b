import { accepted } from '../http/accept-header.ts';

/** Norwegian has three codes, and visitors and websites use any of them. */
const SAME = new Map([
  ['nn', 'nb'],
  ['no', 'nb'],
]);

/** The language whose texts serve a locale: `de` of `de_AT`, `nb` of `no`. */
export function textLanguageOf(locale: string) {
  const language = languageOf(locale);
  return SAME.get(language) ?? language;
}

/**
 * The locale of `available` that serves `wanted` (`de`, `de-AT`, `de_DE`): the same one, else one of its language, else one
 * with the same texts; undefined where there is none.
 */
export function matchLocale(wanted: string, available: readonly string[]) {
  const name = wanted.replace('-', '_');
  return (
    available.find((locale) => locale.toLowerCase() === name.toLowerCase()) ??
    available.find((locale) => languageOf(locale) === languageOf(name)) ??
    available.find((locale) => textLanguageOf(locale) === textLanguageOf(name))
  );
}

/** The language of a locale: `de` of `de_AT`. */
export const languageOf = (locale: string) => locale.split(/[-_]/)[0]!.toLowerCase();

/** The languages of an `Accept-Language` header, best first. */
export const acceptedLanguages = (header?: string) =>
  accepted(header).filter((tag) => /^[a-z]{2,3}(-[\w-]+)?$/i.test(tag));
