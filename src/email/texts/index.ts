import type { Language } from '../../pages/texts/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export type EmailTexts = typeof en;
export const emailTexts = { en, de } satisfies Record<Language, EmailTexts>;
