import { config } from './settings.ts';

export const storageKey = () => `placet_${config.domain}`;

/** The stored text, from where the domain says; undefined also where the browser refuses. */
export function read(key: string) {
  try {
    if (config.consentStorage !== 'cookie') return window[config.consentStorage].getItem(key);
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${key}=`));
    return cookie && decodeURIComponent(cookie.slice(key.length + 1));
  } catch {
    return undefined;
  }
}

/** Stores a text where the domain says, and gives what is stored then. */
export function write(key: string, value: string) {
  try {
    if (config.consentStorage !== 'cookie') {
      window[config.consentStorage].setItem(key, value);
      return value;
    }
    const { consentCookieLifetime: days, consentCookieSecure, consentCookieDomain: parent } = config;
    const cookie = `${key}=${encodeURIComponent(value)};path=/;samesite=lax${days ? `;max-age=${days * 86400}` : ''}${consentCookieSecure ? ';secure' : ''}`;
    if (parent) document.cookie = `${cookie};domain=${parent}`;
    // A public suffix such as co.uk is refused: then the cookie stays with the host.
    if (read(key) !== value) document.cookie = cookie;
  } catch {}
  return read(key);
}
