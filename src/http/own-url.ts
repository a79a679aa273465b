import { ttlCache } from '../lib/caches/ttl-cache.ts';
import { ConfigurationError } from '../lib/configuration-error.ts';
import type { Context } from 'hono';

type Request = { req: { url: string }; env: { PUBLIC_URL?: string } };

const origins = ttlCache<string>(100);

/**
 * The service's own origin: that of `PUBLIC_URL` or, without one, the request's, whose host anyone can set. Throws a
 * `ConfigurationError` for an invalid `PUBLIC_URL`.
 */
export function ownOrigin({ req, env: { PUBLIC_URL } }: Request) {
  // Cached, because every page view needs it, and parsing a `URL` takes longer than the rest of the request.
  const address = PUBLIC_URL || /^https?:\/\/[^/?#]*/.exec(req.url)![0];
  return origins.get(address) ?? origins.set(address, originOf(address));
}

function originOf(address: string) {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new ConfigurationError(
      'PUBLIC_URL must be a URL such as "https://consent.example". It is set by the operator.',
    );
  }
  return new URL(address).origin;
}

/**
 * The URL of the request in a form that a link may contain: at the service's own origin, and without a key. Throws as
 * `ownOrigin` does.
 */
export function ownUrl(c: Request) {
  const { pathname, search } = new URL(c.req.url);
  const url = new URL(ownOrigin(c) + pathname + search);
  url.searchParams.delete('apiKey');
  return url;
}

/** The origins at which the service can be reached, its own first. Throws as `ownOrigin` does. */
export const ownOrigins = (c: Request) => [...new Set([ownOrigin(c), new URL(c.req.url).origin])];

/** Links to the next page (RFC 8288): the URL of the request with another value of `parameter`, and without its key. */
export function linkNextPage(c: Context, parameter: string, value: string) {
  const next = ownUrl(c);
  next.searchParams.set(parameter, value);
  c.header('Link', `<${next.href}>; rel="next"`);
}
