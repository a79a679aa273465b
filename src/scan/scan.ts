import type { Bindings } from '../env.ts';
import { problem } from '../http/problem.ts';
import { requireWithin } from '../http/rate-limit.ts';
import { FetchError } from '../lib/http/safe-fetch.ts';
import { parseSetCookie } from '../lib/http/set-cookie.ts';
import { hostNameOf } from '../lib/http/host-names.ts';
import { siteProperties, snippetOrigins } from './languages-and-contact.ts';
import { operatorAddress } from './postal/address.ts';
import { crawl } from './crawl.ts';
import { BadResponse } from './fetch-page.ts';
import { consentManagersOn, servicesOn } from './services-in-use.ts';
import { earlyTags, markerOf } from './early-tags.ts';
import { sortHosts } from './host-owners.ts';
import { readScanTables } from './patterns/read-scan-tables.ts';
import { distinctCookies, scriptCookies, storageKeys } from './code/script-storage.ts';

/** Maximum length of a list from a website; no honest website comes near it. */
const MOST = 1000;
/** The same for tags, each of which may be long. */
const MOST_TAGS = 200;

/** What a scan needs to know of a domain. */
export type ScannedDomain = {
  id: string;
  clientId: string;
  enteredName: string;
  name: string;
  path: string;
  /** The hosts that its settings name as its own. */
  ownHosts: string[];
};

/**
 * Scans a website for its first configuration. `origins` are the service’s own, the public one first; without any, that
 * of the snippet. Throws a 400 without a page, a 500 if unreachable, and a 429.
 */
export async function scanSite(env: Bindings, origins: string[], domain: ScannedDomain) {
  await requireWithin(env, 'SCAN_RATE', domain.clientId, 'Too many scans by this client');
  const limits = targetLimits(env, origins);
  const tables = await readScanTables(env.ASSETS);
  const found = await crawl(addressesOf(domain), limits, tables).catch((error: unknown) => {
    if (error instanceof BadResponse) throw problem(400, error.message);
    if (error instanceof FetchError) throw problem(500, error.message);
    throw error;
  });
  const { pages, imprint, privacy, googleCopies } = found;
  const own = origins.length > 0 ? origins : snippetOrigins(pages[0]!, domain.id);
  const cookies = distinctCookies([
    ...found.cookies.flatMap(({ url, line }) => parseSetCookie(line, url) ?? []),
    ...pages.flatMap(({ code, url }) => scriptCookies(code, url)),
  ]);
  const keys = storageKeys(pages.map(({ code }) => code).join('\n'));
  const cookieNames = cookies.map(({ name }) => name);
  const { presets, unknownHosts } = servicesOn(pages, cookieNames, googleCopies);
  const consentManagers = consentManagersOn(pages, cookieNames, own);
  const known = [...consentManagers.flatMap(({ hosts }) => hosts), ...own.map(hostNameOf)];
  const others = unknownHosts.filter((host) => !known.includes(host));
  const entered = domain.ownHosts.flatMap((host) => hostNameOf(host) ?? []);
  const { ofSite, unknown } = await sortHosts(env.ASSETS, others, { home: pages[0]!, entered, limit: MOST });
  const { languages, ...about } = siteProperties(pages[0]!, imprint, { own, domainId: domain.id });
  return {
    about,
    languages,
    address: operatorAddress(tables.postal, { imprint, privacy, other: pages[0] }),
    imprintUrl: found.imprintUrl?.href ?? null,
    privacyPolicyUrl: found.privacyPolicyUrl?.href ?? null,
    availablePresets: presets.map(({ id, name, purpose, vendor, translations, scriptMarkers }) => ({
      id,
      name,
      purpose,
      vendor,
      translations: Object.fromEntries(
        Object.entries(translations).map(([locale, { name, description }]) => [
          locale,
          { name, description },
        ]),
      ),
      ...markersOn(googleCopies, scriptMarkers),
    })),
    storage: {
      cookies: cookies.slice(0, MOST),
      localStorage: named(keys.local),
      sessionStorage: named(keys.session),
    },
    ownHosts: ofSite.slice(0, MOST),
    unknownServices: unknown,
    consentManagers,
    earlyTags: earlyTags(pages, own, [...ofSite, ...entered], googleCopies).slice(0, MOST_TAGS),
    readPages: pages.map(({ url }) => url.href),
    truncatedPages: pages.filter(({ cut }) => cut).map(({ url }) => url.href),
  };
}

/** What a scan may request; `origins` are the service’s own. */
export function targetLimits(env: Bindings, origins: string[]) {
  const allowPrivate = env.ALLOW_PRIVATE_SCAN === 'true';
  // On a developer's machine the service itself serves the demo website.
  return { own: allowPrivate ? [] : origins, allowPrivate };
}

/** The markers of the website’s scripts that are copies of a preset’s script. */
function markersOn(copies: ReadonlyMap<string, string>, scriptMarkers: string[]) {
  const own = [...copies].filter(([, google]) => scriptMarkers.some((marker) => google.includes(marker)));
  return own.length > 0 ? { markers: own.map(([address]) => markerOf(new URL(address))) } : {};
}

const named = (names: Set<string>) => [...names].slice(0, MOST).map((name) => ({ name }));

/** The addresses of the home page in the order of attempts: with the given scheme, or with both. */
export function addressesOf({ enteredName, name, path }: ScannedDomain) {
  const scheme = /^https?(?=:\/\/)/i.exec(enteredName)?.[0];
  return (scheme ? [scheme] : ['https', 'http']).map((scheme) => new URL(`${scheme}://${name}${path}`));
}
