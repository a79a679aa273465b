/** What every answer says: its type is what it says it is, and the service is called by https alone, which counts over https. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** What an answer to the pages of any website says besides. */
export const PUBLIC_HEADERS = {
  ...SECURITY_HEADERS,
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
};
