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
