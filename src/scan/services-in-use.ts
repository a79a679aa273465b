import { isWithin, registrableDomain } from '../lib/http/host-names.ts';
import type { SitePage } from './site-page.ts';
import {
  presetByAsset,
  presetByHost,
  presetsByUrl,
  presetsOfScript,
  presetsCalledIn,
  matchesPattern,
} from '../presets/find-presets.ts';
import type { Preset } from '../presets/preset-schema.ts';
import { sharedVendors } from '../presets/catalogue/shared-vendors.ts';
import { consentManagers } from '../presets/index.ts';

/**
 * The services on a website’s pages, ordered by id, and the third-party hosts without a preset. `copies` are the addresses at
 * Google of the website’s scripts whose content is Google’s.
 */
export function servicesOn(
  pages: SitePage[],
  cookies: string[],
  copies: ReadonlyMap<string, string> = new Map(),
) {
  const found = new Set<Preset>();
  const unknownHosts = new Set<string>();
  const own = new Set(pages.map((page) => registrableDomain(page.url.hostname)));
  const add = (presets: Iterable<Preset>) => {
    for (const preset of presets) found.add(preset);
  };
  const scripts = new Set(pages.flatMap((page) => [...page.scripts]));
  for (const address of new Set(pages.flatMap((page) => [...page.scripts, ...page.frames, ...page.others]))) {
    const url = new URL(copies.get(address) ?? address);
    const host = url.hostname;
    const isOwn = own.has(registrableDomain(host));
    const presetsOf = scripts.has(address) ? presetsOfScript : presetsByUrl;
    const marked = presetsOf(url, ['scriptMarkers', 'iframeMarkers'], isOwn);
    add(marked);
    if (marked.length > 0 || isOwn) continue;
    const preset = presetByHost(host);
    if (preset) found.add(preset);
    else unknownHosts.add(host);
  }
  const tools = new Set([...found].flatMap(({ consentSignals }) => consentSignals));
  // Calls are the same on the website’s server and on the vendor’s: an address has already told which of them it is.
  const isKnown = ({ vendor, consentSignals }: Preset) =>
    vendor === sharedVendors.siteOperator && consentSignals.some((tool) => tools.has(tool));
  for (const page of pages) add(presetsCalledIn(page.code).filter((preset) => !isKnown(preset)));
  add(cookies.flatMap((name) => presetByAsset(name, 'cookie', found) ?? []));
  return { presets: [...found].sort((a, b) => a.id - b.id), unknownHosts: [...unknownHosts].sort() };
}

/**
 * The consent managers of other vendors that a website’s pages load or whose cookies they set, with their hosts. `own`
 * are the origins of this service.
 */
export function consentManagersOn(pages: SitePage[], cookies: string[], own: string[]) {
  const addresses = new Set(
    pages.flatMap(({ scripts, frames, others }) => [...scripts, ...frames, ...others]),
  );
  const urls = Array.from(addresses, (address) => new URL(address)).filter(
    ({ origin }) => !own.includes(origin),
  );
  const hosts = [...new Set(urls.map(({ hostname }) => hostname))];
  return consentManagers()
    .filter(
      (manager) =>
        urls.some((url) => isOf(manager, url)) ||
        cookies.some((name) => manager.cookies.some((pattern) => matchesPattern(name, pattern.split('*')))),
    )
    .map(({ name, hosts: own }) => ({ name, hosts: hosts.filter((host) => isWithin(own, host)) }));
}

/** The other vendor’s consent manager to which an address belongs. */
export const consentManagerOf = (url: URL) => consentManagers().find((manager) => isOf(manager, url));

const isOf = ({ hosts, paths }: { hosts: string[]; paths: string[] }, { hostname, pathname }: URL) =>
  isWithin(hosts, hostname) || paths.some((path) => pathname.includes(path));
