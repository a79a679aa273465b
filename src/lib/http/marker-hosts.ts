import { parseWebsite } from './host-names.ts';

// A marker may begin with a scheme, or with "*." or "." instead of the first labels of a name.
const BEGINNING = /^(?:(?:https?:)?\/\/)?(?:\*?\.)?([^/?#]+)/i;
const FILE = /\.(?:x?html?|php\d?|aspx?|jsp|cgi|cfm|js|css|json|xml|svg|pdf)$/i;

/** The host that a marker names, in ASCII and with its port; undefined for a marker that does not clearly name one. */
export function hostInMarker(marker: string) {
  const name = BEGINNING.exec(marker)?.[1]?.replace(/:(?:80|443)$/, '') ?? '';
  return FILE.test(name) ? undefined : parseWebsite(name)?.hostKey;
}

/**
 * The hosts that markers of frames name, for a content security policy, which allows their subdomains with them; `*` for a
 * marker that does not clearly name a host.
 */
export function frameHosts(markers: string[]) {
  const hosts = [...new Set(markers.filter(Boolean).map((marker) => hostInMarker(marker) ?? '*'))];
  return hosts.filter((host) => !hosts.some((other) => host.endsWith(`.${other}`)));
}

/** The first part, which may be a host, and the rest of a marker. */
const PARTS = /^((?:(?:https?:)?\/\/)?)([^/?#]*)(.*)$/is;

/** Characters that browsers encode in addresses. */
const encoded = (text: string) => text.replace(/[ \u{80}-\u{d7ff}\u{e000}-\u{10ffff}]/gu, encodeURIComponent);

/**
 * Markers as entered, for code, and as browsers write them in addresses: a host in lower case and ASCII, and other characters
 * encoded.
 */
export const addressForms = (markers: string[]) => [
  ...new Set(
    markers.flatMap((marker) => {
      const [, scheme = '', name = '', rest = ''] = PARTS.exec(marker) ?? [];
      const url = `http://${name}`;
      const host = name.includes('.') && URL.canParse(url) ? new URL(url).host : encoded(name);
      return [marker, scheme.toLowerCase() + host + encoded(rest), encoded(marker)];
    }),
  ),
];
