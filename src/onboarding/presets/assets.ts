import { session, untilDeleted } from './lifetimes.ts';
import type { Asset } from './schema.ts';
import { text, type Text } from './texts.ts';

const asset = (
  storageType: Asset['storageType'],
  name: string,
  lifetime: Text,
  en: string,
  de: string,
): Asset => ({ name, dynamic: name.includes('*'), storageType, lifetime, description: text(en, de) });

/** A cookie; `*` in the name stands for a part that changes. */
export const cookie = (name: string, lifetime: Text, en: string, de: string) =>
  asset('cookie', name, lifetime, en, de);

/** A key in localStorage, which has no lifetime of its own. */
export const local = (name: string, en: string, de: string) =>
  asset('localStorage', name, untilDeleted, en, de);

/** A key in sessionStorage, which ends with the tab. */
export const tab = (name: string, en: string, de: string) => asset('sessionStorage', name, session, en, de);
