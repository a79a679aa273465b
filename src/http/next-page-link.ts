import type { Context } from 'hono';
import { ownUrl } from './own-url.ts';

/** Says where the next page is (RFC 8288): the call's own address with another value of `parameter`, and without its key. */
export function linkNextPage(c: Context, parameter: string, value: string) {
  const next = ownUrl(c);
  next.searchParams.set(parameter, value);
  c.header('Link', `<${next.href}>; rel="next"`);
}
