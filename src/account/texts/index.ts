import { de } from './de.ts';
import { en } from './en.ts';

export type Texts = typeof en;
export const texts = { en, de } satisfies Record<string, Texts>;
export type Language = keyof typeof texts;
export const languages = Object.keys(texts) as Language[];
