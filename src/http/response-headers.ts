/** Headers of every response: browsers must not guess its type. */
export const SECURITY_HEADERS = { 'X-Content-Type-Options': 'nosniff' };

/** Browsers must use HTTPS from now on. Not for visitors, whose response can come from the host of a website. */
export const HSTS = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** Headers of responses that the pages of any website may read. */
export const PUBLIC_HEADERS = {
  ...SECURITY_HEADERS,
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
};
