import { de } from './de.ts';
import { en } from './en.ts';

export const texts = { en, de };
export type Language = keyof typeof texts;
export const languages = Object.keys(texts) as Language[];
/** What the texts of each tree hold besides its own. */
export type Texts = typeof en & { navigation: string; notices: Record<string, string> };
