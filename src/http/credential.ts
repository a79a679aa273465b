import type { Context } from 'hono';

/** The key in a request: the bearer token or, without one, the query parameter `apiKey`; undefined if there is neither. */
export function credential(c: Context) {
  const header = c.req.header('Authorization');
  return header === undefined ? c.req.query('apiKey') : /^Bearer +(\S+)$/i.exec(header)?.[1];
}
