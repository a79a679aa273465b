export type SetCookie = { name: string; domain: string; path: string };

/**
 * The cookie that a `Set-Cookie` header sets (RFC 6265), with the domain and path for which it is sent; undefined where a
 * browser would reject it, and where the header deletes it.
 */
export function parseSetCookie(line: string, from: URL): SetCookie | undefined {
  const [pair = '', ...attributes] = line.split(';');
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals).trim();
  // oxlint-disable-next-line no-control-regex
  if (equals < 0 || !name || pair.length > 4096 || /[\x00-\x1f\x7f]/.test(pair)) return undefined;
  const cookie = { name, domain: from.hostname, path: from.pathname.replace(/\/[^/]*$/, '') || '/' };
  for (const attribute of attributes) {
    const [key = '', value = ''] = attribute.split(/=(.*)/s, 2).map((part) => part.trim());
    switch (key.toLowerCase()) {
      case 'domain': {
        const domain = value.replace(/^\./, '').toLowerCase();
        if (!domain) break;
        if (`.${from.hostname}`.endsWith(`.${domain}`)) cookie.domain = domain;
        else return undefined;
        break;
      }
      case 'path':
        if (value.startsWith('/')) cookie.path = value.slice(0, 1024);
        break;
      case 'max-age':
        if (/^(0|-\d+)$/.test(value)) return undefined;
        break;
      case 'expires':
        if (Date.parse(value) < Date.now()) return undefined;
    }
  }
  return cookie;
}
