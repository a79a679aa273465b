import type { Context } from 'hono';
import { ownUrl } from './own-url.ts';

/** Links to the next page (RFC 8288): the URL of the request with another value of `parameter`, and without its key. */
export function linkNextPage(c: Context, parameter: string, value: string) {
  const next = ownUrl(c);
  next.searchParams.set(parameter, value);
  c.header('Link', `<${next.href}>; rel="next"`);
}
