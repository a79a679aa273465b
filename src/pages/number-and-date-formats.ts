import { lazy } from '../lib/caches/lazy.ts';

export type Formats = ReturnType<typeof localeFormats>;

const DAY = { day: 'numeric', month: 'short' } as const;

/** Formats of numbers and times (Unix seconds). The language replaces an unknown locale, and UTC an unknown time zone. */
export function localeFormats(preferred: string, language: string, zone = 'UTC') {
  const locale = isLocale(preferred) ? preferred : language;
  const timeZone = zone !== 'UTC' && isZone(zone) ? zone : 'UTC';
  // Each format takes up to a millisecond to make, and most pages use none or one of them.
  const at = (options: Intl.DateTimeFormatOptions) => {
    const format = lazy(() => new Intl.DateTimeFormat(locale, { timeZone, ...options }));
    return (time: number) => format().format(time * 1000);
  };
  const number = lazy(() => new Intl.NumberFormat(locale));
  const percent = lazy(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
  const languages = lazy(() => new Intl.DisplayNames(locale, { type: 'language' }));
  return {
    /** The name of a language, by its tag or by a locale. */
    language(name: string) {
      const tag = name.replace('_', '-');
      return isLocale(tag) ? languages().of(tag)! : name;
    },
    number: (value: number) => number().format(value),
    percent: (share: number) => percent().format(share),
    // Includes the short name of the time zone.
    time: at({ dateStyle: 'medium', timeStyle: 'long' }),
    zone: timeZone,
    /** Between the cells of a CSV file: German spreadsheets expect semicolons. */
    csvSeparator: language === 'de' ? (';' as const) : (',' as const),
    // Days and months are counted in UTC.
    day: at({ ...DAY, timeZone: 'UTC' }),
    month: at({ month: 'long', year: 'numeric', timeZone: 'UTC' }),
  };
}

function isLocale(tag: string) {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

function isZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
