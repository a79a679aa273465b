import { de } from './de.ts';
import { en, type Language } from './en.ts';
import { tcfTexts } from './tcf.ts';

/** The languages that are built in, by their ISO 639-1 codes. */
export const languages: Record<string, Language> = { de, en };

const none = {
  imprintHtmlCode: '',
  imprintUrl: '',
  privacyPolicyHtmlCode: '',
  privacyPolicyUrl: '',
  accessibilityHtmlCode: '',
  accessibilityUrl: '',
};

/** The texts that a new domain's locales are filled with. */
export const builtInLocales = {
  de_DE: { ...de.texts, ...tcfTexts.de, ...none },
  en_US: { ...en.texts, ...tcfTexts.en, ...none },
};

export type TextName = keyof typeof builtInLocales.en_US;

/** The texts of a locale that a site may write itself. */
export const textNames = Object.keys(builtInLocales.en_US) as TextName[];

/** The built-in texts in the language of `locale` (`de`, `de_AT`), otherwise the English ones. */
export const builtIn = (locale: string) => languages[locale.slice(0, locale.search(/_|$/))] ?? en;
