import { config, serviceUrl } from './current-config.ts';

/**
 * Calls the service for the domain. A text body needs no preflight, and unlike a beacon, the request carries no cookie, and
 * its Origin does not depend on the page's referrer policy.
 */
export function callService(path: string, fields: object, keepalive?: boolean, signal?: AbortSignal) {
  const { apiKey, domain } = config;
  const body = JSON.stringify({ apiKey, domain, ...fields });
  return fetch(serviceUrl(path), { method: 'POST', body, keepalive, signal });
}
