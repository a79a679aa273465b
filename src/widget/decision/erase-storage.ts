import { isAccepted } from './accepted.ts';
import { matches } from '../blocking/match-pattern.ts';
import type { Embedding } from '../config-types.ts';
import { config } from '../current-config.ts';
import { storageKey } from './decision-storage.ts';
import { pageDocument } from '../unclobbered.ts';

type StorageType = keyof NonNullable<Embedding['assets']>;

/** Attributes of cookies to delete: the name `__Secure-…` needs `secure`, and a partitioned cookie is a separate one. */
const attributes = [';secure', ';secure;partitioned', ...(location.protocol === 'https:' ? [] : [''])];

/** The names of the page’s cookies; a cookie without a name is listed by its value. */
export const cookieNames = () => pageDocument.cookie.split('; ').map((cookie) => cookie.split('=')[0]!);

export function eraseCookie(name: string) {
  const domains = location.hostname.split('.').map((_, i, labels) => `;domain=${labels.slice(i).join('.')}`);
  const paths = location.pathname.split('/').map((_, i, steps) => steps.slice(0, i + 1).join('/'));
  for (const path of paths)
    for (const domain of ['', ...domains])
      for (const slash of ['', '/'])
        for (const more of attributes)
          pageDocument.cookie = `${name}=;max-age=0;path=${path}${slash}${domain}${more}`;
}

/**
 * Deletes what embeddings without consent have stored, and says whether an unknown cookie was deleted. A storage is read only
 * if one of them uses it, because the first access to each takes milliseconds.
 */
export function eraseRejected() {
  let unknown = false;
  const sweep = (type: StorageType, names: string[], remove: (name: string) => void) => {
    for (const name of names) {
      const owners = config.embeddings.filter((e) => e.assets?.[type]?.some((asset) => matches(asset, name)));
      const stray = OPTIONS && config.deleteUnknownCookies && type === 'cookie' && !owners[0];
      if (!name || name.startsWith(storageKey()) || owners.some(isAccepted)) continue;
      if (stray) unknown = true;
      if (stray || owners[0]) remove(name);
    }
  };
  const isUsed = (type: StorageType) => config.embeddings.some((e) => e.assets?.[type] && !isAccepted(e));
  try {
    if ((OPTIONS && config.deleteUnknownCookies) || isUsed('cookie'))
      sweep('cookie', cookieNames(), eraseCookie);
    for (const type of ['localStorage', 'sessionStorage'] as const)
      if (isUsed(type)) sweep(type, Object.keys(window[type]), (name) => window[type].removeItem(name));
    if (isUsed('indexedDb'))
      void indexedDB.databases?.().then((all) =>
        sweep(
          'indexedDb',
          all.map((db) => db.name!),
          (name) => indexedDB.deleteDatabase(name),
        ),
      );
  } catch {}
  return unknown;
}
