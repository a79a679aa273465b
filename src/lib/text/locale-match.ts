import { accepted } from '../http/accept-header.ts';

/**
 * The locale of `available` that serves `wanted` (`de`, `de-AT`, `de_DE`): the same one, else one of its language;
 * undefined where there is neither.
 */
export function matchLocale(wanted: string, available: readonly string[]) {
  const name = wanted.replace('-', '_');
  const language = name.split('_')[0]!.toLowerCase();
  return (
    available.find((locale) => locale.toLowerCase() === name.toLowerCase()) ??
    available.find((locale) => locale.split('_')[0] === language)
  );
}

/** The language of a locale: `de` of `de_AT`. */
export const languageOf = (locale: string) => locale.split(/[-_]/)[0]!.toLowerCase();

/** The languages of an `Accept-Language` header, best first. */
export const acceptedLanguages = (header?: string) =>
  accepted(header).filter((tag) => /^[a-z]{2,3}(-[\w-]+)?$/i.test(tag));
