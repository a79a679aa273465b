/** The limits of fetches of addresses that users enter; `own` has the origins of this service. */
export type TargetLimits = { own: string[]; allowPrivate: boolean };

// Names for private networks: RFC 6761, 6762, 8375, ICANN's .internal, and common practice.
const PRIVATE_NAME =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/**
 * The reason why an address must not be fetched, as a clause; undefined if it may. The URL parser has already converted
 * every notation of an IPv4 address (`127.1`, `0x7f.1`) to four numbers.
 */
export function targetRefusal(url: URL, { own, allowPrivate }: TargetLimits) {
  const host = url.hostname.replace(/\.$/, '');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return `the scheme "${url.protocol}" is neither http nor https.`;
  }
  if (url.username || url.password) return 'the URL contains a username or password.';
  // One dot at the end means the root; two make an invalid name that would match none of the rules below.
  if (host.split('.').includes('')) return `${url.hostname} is not a valid host name.`;
  const hosts = own.map((origin) => new URL(origin));
  if (hosts.some((self) => self.host === url.host)) return 'it points to this service itself.';
  if (allowPrivate) return undefined;
  if (hosts.some((self) => self.hostname === host)) return 'it points to this service itself.';
  if (!['', '80', '443'].includes(url.port))
    return `it uses port ${url.port}; only ports 80 and 443 are allowed.`;
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return `${host} is an IP address, not a host name.`;
  if (!host.includes('.') || PRIVATE_NAME.test(host)) return `${host} is a private host name.`;
  return undefined;
}
