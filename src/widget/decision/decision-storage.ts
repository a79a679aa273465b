import type { WidgetConfig } from '../config-types.ts';
import { now } from '../time.ts';
import { cookieValue } from '../cookie-value.ts';
import { config } from '../current-config.ts';
import { pageDocument } from '../unclobbered.ts';

export const storageKey = () => `placet_${config.domain}`;

/** Whether a decision of that time has expired; without a lifetime it ends with the browser's session. */
export const hasExpired = (since: number) => secondsLeft(since) <= 0;

const secondsLeft = (since: number) => since - now() + (config.consentCookieLifetime || Infinity) * 86400;

/** Without `OPTIONS`, decisions are in the local storage. */
const kind = () =>
  !OPTIONS
    ? 'localStorage'
    : config.consentStorage === 'localStorage' && !config.consentCookieLifetime
      ? 'sessionStorage'
      : config.consentStorage;

const readCookie = (key: string) => cookieValue(pageDocument.cookie, key);

/** Characters that a cookie has room for besides its name and attributes: browsers refuse more than 4,096 for name and value. */
const MAX_COOKIE = 4000;

/** The storage of what is too large for a cookie. WebViews may have none. */
const storageFor = (kind: WidgetConfig['consentStorage']) =>
  !OPTIONS || kind !== 'cookie'
    ? window[kind as 'localStorage']
    : config.consentCookieLifetime
      ? localStorage
      : sessionStorage;

/** The stored text, from the storage that the domain uses; undefined also if the browser denies access. */
export function readStored(key: string, storage: typeof config.consentStorage = kind()) {
  try {
    return (OPTIONS && storage === 'cookie' && readCookie(key)) || storageFor(storage).getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text that expires with a decision at `since`, or removes it, and gives the text that is stored then. */
export function writeStored(
  key: string,
  value = '',
  since = 0,
  storage: typeof config.consentStorage = kind(),
) {
  /** Writes the cookie, and says whether the browser has it. */
  function writeCookie(text: string) {
    const { consentCookieSecure, consentCookieDomain: parent } = config;
    const age = text && secondsLeft(since);
    const cookie = `${key}=${encodeURIComponent(text)};path=/;samesite=lax${age === Infinity ? '' : `;max-age=${+age}`}${consentCookieSecure ? ';secure' : ''}`;
    if (parent) pageDocument.cookie = `${cookie};domain=${parent}`;
    // Browsers refuse a public suffix such as co.uk; the cookie is then set for the host alone.
    if ((readCookie(key) ?? '') !== text) pageDocument.cookie = cookie;
    return (readCookie(key) ?? '') === text;
  }
  try {
    // An older value must not stay in a storage that is too full for this one, or that this one leaves.
    storageFor(storage).removeItem(key);
  } catch {
    // There is a cookie without DOM storage, too.
  }
  try {
    if (OPTIONS && storage === 'cookie') {
      if (writeCookie(value)) return value;
      writeCookie('');
      // Where the browser refuses cookies, nothing else is written either.
      if (encodeURIComponent(value).length < MAX_COOKIE) return '';
    }
    if (value) storageFor(storage).setItem(key, value);
  } catch {}
  return readStored(key, storage);
}
