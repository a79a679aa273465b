import { createMiddleware } from './view.ts';

export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'no-referrer',
  'X-DNS-Prefetch-Control': 'off',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Language, Cookie',
};

/** The headers of every page: nothing inline, nothing from elsewhere, in no frame, nothing kept or told to others; but what a page says itself. */
export const headers = createMiddleware(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries({ ...HEADERS, ...c.var.headers }))
    c.res.headers.set(name, value);
});
