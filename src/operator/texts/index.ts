import { de } from './de.ts';
import { en } from './en.ts';

export type Texts = typeof en;
export const texts = { en, de };
