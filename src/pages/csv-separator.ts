import type { Language } from './texts/index.ts';

/** What separates the cells of a CSV file with headings in the user’s language: German spreadsheets expect semicolons. */
export const csvSeparator = (language: Language) => (language === 'de' ? ';' : ',');
