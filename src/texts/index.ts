import { deDE } from './de_DE.ts';
import { enUS } from './en_US.ts';
import { purposes } from './purposes.ts';

export type TextName = keyof typeof enUS;

export const textNames = Object.keys(enUS) as TextName[];
export const builtInLocales = { de_DE: deDE, en_US: enUS };

/** The built-in texts and purposes in the language of `locale` (`de`, `de_AT`), otherwise those of `en_US`. */
export function builtIn(locale: string) {
  const name = locale.split('_')[0] === 'de' ? 'de_DE' : 'en_US';
  return { texts: builtInLocales[name], purposes: purposes[name] };
}
