import { bytesOf } from './bytes.ts';

/** A page whose addresses are compared with markers, and its encoding, empty as long as it is not known. */
export type Base = { url: URL; charset: string };

/** What tells addresses of services apart: markers, and the hosts that they begin with. */
export type Addresses = { markers: string[]; hosts: string[] };

const HOST = /^(?:(?:https?:)?\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[/:?#]|$)/i;

/** The hosts that markers begin with, without the website’s own. */
export function hostsOf(markers: string[], own: string): string[] {
  const hosts = markers.map((marker) => HOST.exec(marker)?.[1]?.toLowerCase() ?? own);
  return [...new Set(hosts)].filter((host) => host !== own);
}

/** The text of bytes in the encoding of the page; without a known one, in that of most pages, or in that of old ones. */
function inCharset(value: string, charset: string) {
  for (const label of [charset, 'utf-8', 'windows-1252'])
    try {
      return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytesOf(value));
    } catch {
      // Another one.
    }
  return value;
}

/** A text without the control characters and spaces around it. A pattern would take quadratic time for those within it. */
function trimmed(text: string) {
  let [start, end] = [0, text.length];
  while (start < end && text[start]! <= ' ') start++;
  while (end > start && text[end - 1]! <= ' ') end--;
  return text.slice(start, end);
}

/**
 * An address as browsers read it, such as `https://www.youtube.com/embed/1` for `//WWW.YouTube.com:443\x\..\embed/1`, so that
 * no way of writing it escapes a marker. Addresses within the website are returned unchanged.
 */
export function normalAddress(address: string, { url, charset }: Base): string {
  const compact = trimmed(address.replace(/[\t\n\r]/g, ''));
  const [, scheme, rest] = /^(?:(https?):[/\\]*|[/\\]{2,})([^]*)$/i.exec(compact) ?? [];
  if (rest === undefined) return address;
  const text = /[\uf780-\uf7ff]/.test(rest) ? inCharset(rest, charset) : rest;
  const whole = `${scheme ?? url.protocol.slice(0, -1)}://${text}`;
  const normal = URL.parse(whole);
  if (!normal) return address;
  // One dot, because the host of several is another one, which nobody has.
  if (normal.hostname.endsWith('.')) normal.hostname = normal.hostname.slice(0, -1);
  return normal.href;
}

/** The addresses in the value of an attribute, one or those of a set of pictures, in their normal form. */
export const normalValue = (name: string, value: string, base: Base): string =>
  name.endsWith('srcset')
    ? value.replace(/[^\s,]\S*/g, (address) => normalAddress(address, base))
    : normalAddress(value, base);

export const hasMarker = (text: string, markers: string[]): boolean =>
  markers.some((marker) => text.includes(marker));

/** Whether an address leads to one of these hosts or their subdomains. */
export function isOfHost(address: string, hosts: string[], base: Base): boolean {
  const normal = normalAddress(address, base);
  const host = /^https?:/.test(normal) ? (URL.parse(normal)?.hostname ?? '') : '';
  return hosts.some((one) => `.${host}`.endsWith(`.${one}`));
}
