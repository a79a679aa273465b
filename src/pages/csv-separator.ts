import type { Language } from './texts/index.ts';

/** What separates the cells of a CSV file of the consoles: German spreadsheets expect semicolons. */
export const csvSeparator = (language: Language) => (language === 'de' ? ';' : ',');
