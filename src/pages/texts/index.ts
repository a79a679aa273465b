import { de } from './de.ts';
import { en } from './en.ts';

export const texts = { en, de };
export type Language = keyof typeof texts;
export const languages = Object.keys(texts) as Language[];
/** A message that a page shows once after an action, with the name of the object if it has one. */
type Flash = string | ((name: string) => string);
/** The texts that every console has. */
export type Texts = typeof en & { navigation: string; flashes: Record<string, Flash> };
