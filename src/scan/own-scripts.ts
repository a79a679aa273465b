import { googleAddress, googleAddressOfCode } from '../lib/google-tag.ts';
import { mapConcurrently } from '../lib/map-concurrently.ts';
import { sameSite } from '../lib/http/host-names.ts';
import { safeFetch, scanUserAgent } from '../lib/http/safe-fetch.ts';
import type { TargetLimits } from '../lib/http/fetch-target.ts';
import { presetsOfScript } from '../presets/find-presets.ts';
import type { CpuBudget } from './cpu-budget.ts';
import type { SitePage } from './site-page.ts';

/** The most scripts that are read, so that a scan stays within the 50 requests of a Worker on the free plan. */
const MOST = 12;
const AT_ONCE = 4;
/** Milliseconds for each script. */
const SHARE = 3_000;
/** Characters at the beginning of a script in which Google’s content shows, and those that are searched for its ID. */
const HEAD = 16 * 1024;
const WHOLE = 1024 * 1024;

/** Libraries of content management systems, which are read last. */
const LIBRARY = /\/wp-includes\/|jquery|bootstrap|polyfill|\/_next\/|\/chunks?\//i;
const TELLING = /g(oogle)?[-_]?(tag|tm)|analytic|metric|track|measure|collect|caos|sst/i;

/** How likely a script is one of a vendor: a tagging server, a path without a file, a telling name. */
function rank({ hostname, pathname }: URL, home: URL) {
  if (LIBRARY.test(pathname)) return 3;
  if (hostname !== home.hostname || !/\.m?js$/.test(pathname)) return 0;
  return TELLING.test(pathname) ? 1 : 2;
}

type Reading = TargetLimits & { signal: AbortSignal; budget: CpuBudget };

/**
 * The scripts of the website’s own hosts whose content is Google’s tag (Google tag gateway, server-side tagging, local
 * copies), with its address at Google. Scripts whose address already tells are not read.
 */
export async function googleCopies(pages: SitePage[], reading: Reading) {
  const home = pages[0]!.url;
  const urls = [...new Set(pages.flatMap(({ scripts }) => [...scripts]))]
    .map((address) => new URL(address))
    .filter((url) => sameSite(url, home) && presetsOfScript(url, ['scriptMarkers'], true).length === 0)
    .sort((a, b) => rank(a, home) - rank(b, home))
    .slice(0, MOST);
  const copies = new Map<string, string>();
  await mapConcurrently(urls, AT_ONCE, async (url) => {
    const google = await addressAtGoogle(url, reading).catch(() => undefined);
    if (google) copies.set(url.href, google);
  });
  return copies;
}

async function addressAtGoogle(url: URL, { budget, ...limits }: Reading) {
  const signal = AbortSignal.any([limits.signal, AbortSignal.timeout(SHARE)]);
  const headers = { Accept: '*/*', 'User-Agent': scanUserAgent(limits.own[0]) };
  const fetched = await safeFetch(url, { ...limits, signal, headers });
  const { status, contentType, body } = fetched;
  const moved = googleAddress(fetched.url.href);
  if (moved || status !== 200 || /\bhtml\b/i.test(contentType)) {
    await fetched.discard();
    return moved;
  }
  const decoder = new TextDecoder();
  let code = '';
  for await (const piece of body) {
    code += decoder.decode(piece, { stream: true });
    budget.steps -= piece.length;
    const isTooLong = code.length > WHOLE || budget.steps < 0;
    if (isTooLong || (code.length > HEAD && !googleAddressOfCode(code.slice(0, HEAD)))) break;
  }
  return googleAddressOfCode(code);
}
