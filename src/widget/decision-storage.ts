import { now } from './now.ts';
import { config } from './current-config.ts';

export const storageKey = () => `placet_${config.domain}`;

/** Whether what was decided then has ended; without a lifetime the browser ends it with its session. */
export const hasExpired = (since: number) => lastsFor(since) <= 0;

const lastsFor = (since: number) => (config.consentCookieLifetime || Infinity) * 86400 - (now() - since);

const kind = () =>
  config.consentStorage === 'localStorage' && !config.consentCookieLifetime
    ? 'sessionStorage'
    : config.consentStorage;

/** The stored text, from where the domain says; undefined also where the browser refuses. */
export function readStored(key: string, storage = kind()) {
  try {
    if (storage !== 'cookie') return window[storage].getItem(key);
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${key}=`));
    return cookie && decodeURIComponent(cookie.slice(key.length + 1));
  } catch {
    return undefined;
  }
}

/** Stores a text that ends with what was decided at `since`, or removes it, and gives what is stored then. */
export function writeStored(key: string, value = '', since = 0, storage = kind()) {
  try {
    if (storage !== 'cookie') {
      if (value) window[storage].setItem(key, value);
      else window[storage].removeItem(key);
      return value;
    }
    const { consentCookieSecure, consentCookieDomain: parent } = config;
    const age = value && lastsFor(since);
    const cookie = `${key}=${encodeURIComponent(value)};path=/;samesite=lax${age === Infinity ? '' : `;max-age=${+age}`}${consentCookieSecure ? ';secure' : ''}`;
    if (parent) document.cookie = `${cookie};domain=${parent}`;
    // A public suffix such as co.uk is refused: then the cookie stays with the host.
    if ((readStored(key) ?? '') !== value) document.cookie = cookie;
  } catch {}
  return readStored(key);
}
