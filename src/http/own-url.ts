import { ttlCache } from '../lib/ttl-cache.ts';
import { ConfigurationError } from '../lib/configuration-error.ts';

type Request = { req: { url: string }; env: { PUBLIC_URL?: string } };

const origins = ttlCache<string>(100);

/**
 * The service's own origin: that of `PUBLIC_URL`, and without one the request's, whose host somebody else may have set.
 * Throws a `SetupFault` for a `PUBLIC_URL` that is none.
 */
export function ownOrigin({ req, env: { PUBLIC_URL } }: Request) {
  // Remembered: every view of a page asks for it, and a `URL` takes longer than all else of that.
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
 * The request's address as a link may show it: at the service's own origin, without the key that it may carry. Throws
 * as `ownOrigin` does.
 */
export function ownUrl(c: Request) {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.delete('apiKey');
  const url = new URL(ownOrigin(c));
  url.pathname = pathname;
  url.search = searchParams.toString();
  return url;
}

/** The origins under which the service is called: its own first. Throws as `ownOrigin` does. */
export const ownOrigins = (c: Request) => [...new Set([ownOrigin(c), new URL(c.req.url).origin])];
