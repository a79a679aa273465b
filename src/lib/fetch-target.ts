/** Where a fetch on somebody's behalf may go; `own` are the origins under which this service runs. */
export type TargetLimits = { own: string[]; allowPrivate: boolean };

// Names that lead into a network and not into the internet: RFC 6761, 6762, 8375, ICANN's .internal, and habits.
const PRIVATE_NAME =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/**
 * Why an address must not be fetched, as a clause; undefined when it may. The URL parser has already turned every
 * notation of an IPv4 address (`127.1`, `0x7f.1`, `2130706433`, full-width digits) into the one with four numbers.
 */
export function targetRefusal(url: URL, { own, allowPrivate }: TargetLimits) {
  const host = url.hostname.replace(/\.$/, '');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return `the scheme "${url.protocol}" is neither http nor https.`;
  }
  if (url.username || url.password) return 'the URL contains a username or password.';
  // A single dot at the end names the root. With another one the name is none, and matches nothing below.
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
