import type { Setup } from '../../domains/status/setup-checklist.ts';
import { textLanguageOf } from '../../lib/text/locale-match.ts';
import { languages } from '../../texts/index.ts';

/** The languages in which the banner has texts. */
export const availableLanguages = Object.keys(languages);

/** The languages of the website by the names of their texts, its own first. */
export const websiteLanguages = ({ scan }: Setup) => [
  ...new Set((scan?.found.languages ?? []).map(textLanguageOf)),
];

/** The active languages; for a new domain, those of its website. */
export function proposedLanguages(setup: Setup) {
  const active = setup.locales.filter(({ active }) => active);
  const spoken = websiteLanguages(setup).filter((language) => availableLanguages.includes(language));
  const isUntouched = active.length === 1 && active[0]!.name === 'en_US';
  return isUntouched && spoken.length > 0 ? spoken : activeLanguages(setup);
}

export const activeLanguages = ({ locales }: Setup) => [
  ...new Set(locales.flatMap(({ name, active }) => (active ? textLanguageOf(name) : []))),
];

/** The active locales of a language, otherwise an existing one, otherwise a new one with the language's name. */
export const localesOf =
  ({ locales }: Setup) =>
  (language: string) => {
    const existing = locales.filter(({ name }) => textLanguageOf(name) === language);
    const active = existing.filter(({ active }) => active);
    return active.length > 0 ? active.map(({ name }) => name) : (existing[0]?.name ?? language);
  };

/**
 * The locales of the banner at a step of the setup, those of the website's own language first: of the proposed languages until
 * the step that saves them, then of those that are active, or of those chosen.
 */
export function localesAt(setup: Setup, step: string | undefined, chosen?: string[]) {
  const isProposal = step === 'choose' || step === 'languages';
  const shown = isProposal ? proposedLanguages(setup) : activeLanguages(setup);
  const [own] = websiteLanguages(setup);
  const languages = chosen?.filter((language) => availableLanguages.includes(language)) ?? shown;
  const sorted = languages.toSorted((a, b) => Number(b === own) - Number(a === own));
  return [...new Set(sorted.flatMap(localesOf(setup)))];
}
