import { ccm19Key } from './ccm19-key.ts';
import { now } from './now.ts';
import { config } from './current-config.ts';

export const storageKey = () => `placet_${config.domain}`;

/** Whether a decision of that time has expired; without a lifetime it ends with the browser's session. */
export const hasExpired = (since: number) => secondsLeft(since) <= 0;

const secondsLeft = (since: number) => since - now() + (config.consentCookieLifetime || Infinity) * 86400;

const kind = () =>
  config.consentStorage === 'localStorage' && !config.consentCookieLifetime
    ? 'sessionStorage'
    : config.consentStorage;

/** The stored text, from the storage that the domain uses; undefined also if the browser denies access. */
export function readStored(key: string, storage = kind()) {
  try {
    if (storage !== 'cookie') return window[storage].getItem(key);
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${key}=`));
    return cookie && decodeURIComponent(cookie.slice(key.length + 1));
  } catch {
    return undefined;
  }
}

/** The decision under CCM19, which may be elsewhere than the domain stores its own. */
export const readCcm19 = () => readStored(ccm19Key, 'localStorage') ?? readStored(ccm19Key, 'cookie');

/** Stores a text that expires with a decision at `since`, or removes it, and gives the text that is stored then. */
export function writeStored(key: string, value = '', since = 0, storage = kind()) {
  try {
    if (storage !== 'cookie') {
      // An older decision must not stay in a storage that is too full for this one.
      window[storage].removeItem(key);
      if (value) window[storage].setItem(key, value);
      return value;
    }
    const { consentCookieSecure, consentCookieDomain: parent } = config;
    const age = value && secondsLeft(since);
    const cookie = `${key}=${encodeURIComponent(value)};path=/;samesite=lax${age === Infinity ? '' : `;max-age=${+age}`}${consentCookieSecure ? ';secure' : ''}`;
    if (parent) document.cookie = `${cookie};domain=${parent}`;
    // Browsers refuse a public suffix such as co.uk; the cookie is then set for the host alone.
    if ((readStored(key) ?? '') !== value) document.cookie = cookie;
  } catch {}
  return readStored(key);
}
