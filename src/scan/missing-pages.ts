import type { TargetLimits } from '../lib/http/fetch-target.ts';
import { safeFetch, scanUserAgent } from '../lib/http/safe-fetch.ts';
import { mapConcurrently } from '../lib/map-concurrently.ts';

/** Milliseconds for all requests together. */
const TIME = 6_000;
const AT_ONCE = 5;

/** Status codes with which a server says that it does not have a page. */
const MISSING = new Set([404, 410]);

/** The addresses whose servers say that they have no such page. No answer, or another error, says nothing about the page. */
export async function missingPages(addresses: URL[], limits: TargetLimits) {
  const signal = AbortSignal.timeout(TIME);
  const headers = { Accept: '*/*', 'User-Agent': scanUserAgent(limits.own[0]) };
  const isMissing = await mapConcurrently(addresses, AT_ONCE, (url) =>
    safeFetch(url, { ...limits, signal, headers }).then(
      async ({ status, discard }) => {
        await discard();
        return MISSING.has(status);
      },
      () => false,
    ),
  );
  return addresses.filter((_, i) => isMissing[i]);
}
