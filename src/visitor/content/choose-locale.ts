import type { Context } from 'hono';
import { acceptedLanguages, matchLocale } from '../../lib/text/locale-match.ts';
import type { Configuration } from './configuration.ts';
import { localesOf } from './localize.ts';

/** The active locale that was asked for, otherwise the visitor's best one, otherwise `en_US`, otherwise the first. */
export function chooseLocale(c: Context, lang: string | undefined, configuration: Configuration) {
  const active = localesOf(configuration);
  if (active.length === 1) return active[0]!;
  const wanted = [...(lang ? [lang] : []), ...acceptedLanguages(c.req.header('Accept-Language'))];
  const match = wanted
    .map((language) => matchLocale(language, active))
    .find((locale) => locale !== undefined);
  return match ?? (active.includes('en_US') ? 'en_US' : active[0]!);
}
