import type { Values } from '../definitions/field.ts';
import type { LocaleFields } from '../definitions/locale-fields.ts';
import { textLanguageOf } from '../lib/text/locale-match.ts';
import { ar } from './ar.ts';
import { bg } from './bg.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en, type Language } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { ga } from './ga.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { is } from './is.ts';
import { it } from './it.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { mt } from './mt.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sr } from './sr.ts';
import { sv } from './sv.ts';
import { tcfTexts } from './tcf.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';

/** The default texts by ISO 639-1 language code. */
export const languages: Record<string, Language> = {
  ar,
  bg,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fi,
  fr,
  ga,
  hr,
  hu,
  is,
  it,
  lt,
  lv,
  mt,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sk,
  sl,
  sr,
  sv,
  tr,
  uk,
};

const noLegalPages = {
  imprintHtmlCode: '',
  imprintUrl: '',
  privacyPolicyHtmlCode: '',
  privacyPolicyUrl: '',
  accessibilityHtmlCode: '',
  accessibilityUrl: '',
};

/** The texts of a new domain's locales. */
export const builtInLocales = {
  de_DE: { ...de.texts, ...tcfTexts.de, ...noLegalPages },
  en_US: { ...en.texts, ...tcfTexts.en, ...noLegalPages },
} satisfies Record<string, Partial<Values<LocaleFields>>>;

/** The language of the default texts for a locale: its own if there are texts, otherwise English. */
export function builtInLanguage(locale: string) {
  const language = textLanguageOf(locale);
  return Object.hasOwn(languages, language) ? language : 'en';
}

/** The default texts for a locale. */
export const builtIn = (locale: string) => languages[builtInLanguage(locale)]!;
