import { readStaticTable, type Assets } from '../lib/caches/static-table.ts';
import { registrableDomain } from '../lib/http/host-names.ts';
import { presetByHost } from '../presets/find-presets.ts';
import type { SitePage } from './site-page.ts';

/** Words for servers, which a website adds to its name for the domain of its own content delivery network. */
const SERVERS = '(?:cdn|statics?|imgs?|images?|assets?|contents?|files?|cache)';
const COMPANY = '(?:verlag|verlagsgruppe|mediengruppe|gruppe|group|mediagroup|publishing)';
const SERVER = new RegExp(`^${SERVERS}{1,2}\\d?$`);
const SERVER_OR_COMPANY = new RegExp(`^(?:${SERVERS}|${COMPANY}){1,2}\\d?$`);
/** Shorter names are common among websites that have nothing to do with each other. */
const SHORTEST_BRAND = 3;
const LONG_BRAND = 4;
/** The first label of a host that delivers files. */
const DELIVERS = /^(?:[a-z]*cdn|statics?|s|imgs?|images?|assets?|media|contents?|files?|pics|res)[-\d]*$/;

/** Domains of one company each, by any of them. */
type Organizations = Map<string, number>;

/** The table has the domains of a company in each line. */
export const parseOrganizations = (lines: string[]): Organizations =>
  new Map(lines.flatMap((line, i) => line.split(' ').map((domain) => [domain, i] as const)));

/** Reads the table of companies with several domains. Throws where it is missing. */
export const readOrganizations = async (assets: Assets) =>
  parseOrganizations(await (await readStaticTable(assets, 'organizations.json')).json());

/**
 * The website’s hosts on other domains: of the same company, named like its CDN, or with its icons and no known owner.
 * By registrable domain, because anyone can have `brand.tracker.example`.
 */
export function ownHosts(
  organizations: Organizations,
  hosts: string[],
  { url, iconHosts }: Pick<SitePage, 'url' | 'iconHosts'>,
  hasOwner: (host: string) => boolean,
) {
  const site = registrableDomain(url.hostname);
  // A website on a platform’s own domain does not own the platform.
  if (presetByHost(url.hostname)) return [];
  const company = companyOf(organizations, url.hostname);
  const icons = new Set(
    [...iconHosts].filter((host) => !presetByHost(host) && !hasOwner(host)).map(registrableDomain),
  );
  return hosts.filter(
    (host) =>
      (company !== undefined && companyOf(organizations, host) === company) ||
      icons.has(registrableDomain(host)) ||
      carriesName(host, site),
  );
}

const nameOf = (domain: string) => domain.split('.', 1)[0]!;
const bare = (name: string) => name.replaceAll(/[.-]/g, '');

function carriesName(host: string, site: string) {
  const domain = registrableDomain(host);
  const name = bare(nameOf(domain));
  const brand = bare(nameOf(site));
  // "image-cdn.example" belongs no more to the website image.example than to any other.
  if (brand.length < SHORTEST_BRAND || SERVER.test(brand)) return false;
  const isLong = brand.length >= LONG_BRAND;
  if (name === brand) return isLong && host !== domain && DELIVERS.test(nameOf(host));
  // "asahicom.jp" of asahi.com.
  if (name === bare(site)) return isLong;
  if (name.startsWith(brand)) return (isLong ? SERVER_OR_COMPANY : SERVER).test(name.slice(brand.length));
  if (nameOf(domain) === `s-${nameOf(site)}`) return isLong;
  return name.endsWith(brand) && SERVER.test(name.slice(0, -brand.length));
}

/** The company of a host, by the host itself or a domain above it. */
function companyOf(organizations: Organizations, host: string): number | undefined {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const company = organizations.get(name);
    if (company !== undefined) return company;
  }
  return undefined;
}
