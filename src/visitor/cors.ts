import { createMiddleware } from '../env.ts';

/** Lets pages of every origin call with this method and read the response. That is safe because no cookie is involved. */
export const allowAnyOrigin = (method: 'GET' | 'POST', more: Record<string, string> = {}) =>
  createMiddleware(async (c, next) => {
    if (c.req.method === 'OPTIONS') {
      const headers = {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Methods': method,
        'Access-Control-Allow-Headers': 'Content-Type',
        'Access-Control-Max-Age': '86400',
      };
      return new Response(null, { status: 204, headers });
    }
    await next();
    // The headers are set on the response itself, because Hono's own middleware makes two copies of it.
    for (const [name, value] of Object.entries({ 'Access-Control-Allow-Origin': '*', ...more }))
      c.res.headers.set(name, value);
    return undefined;
  });
