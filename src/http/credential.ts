import type { Context } from 'hono';

/** The key that a call carries: the bearer token, otherwise the query parameter `apiKey`; undefined without both. */
export function credential(c: Context) {
  const header = c.req.header('Authorization');
  return header === undefined ? c.req.query('apiKey') : /^Bearer +(\S+)$/i.exec(header)?.[1];
}
