import { readStaticTable, type Assets } from '../lib/caches/static-table.ts';
import { isOnPlatform, isWithin, registrableDomain } from '../lib/http/host-names.ts';
import { isOfCatalogue, presetByHost } from '../presets/find-presets.ts';
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
const readOrganizations = async (assets: Assets) =>
  parseOrganizations(await (await readStaticTable(assets, 'organizations.json')).json());

/**
 * The website’s hosts on other domains: of the same company, named like its CDN, or with its icons and no known owner.
 * By registrable domain, because anyone can have `brand.tracker.example`.
 */
export function findFirstPartyHosts(
  organizations: Organizations,
  hosts: string[],
  { url, iconHosts }: Pick<SitePage, 'url' | 'iconHosts'>,
  hasOwner: (host: string) => boolean,
) {
  const site = registrableDomain(url.hostname);
  // A website on a platform’s own domain does not own the platform.
  if (presetByHost(url.hostname)) return [];
  const company = companyOf(organizations, url.hostname);
  const icons = ownDomains(iconHosts, hasOwner);
  return hosts.filter(
    (host) =>
      (company !== undefined && companyOf(organizations, host) === company) ||
      icons.has(registrableDomain(host)) ||
      carriesName(host, site),
  );
}

const nameOf = (domain: string) => domain.split('.', 1)[0]!;
const bare = (name: string) => name.replaceAll(/[.-]/g, '');

/** Domains of services that store files of many companies. */
const SHARED_STORAGE = new Set(
  `linodeobjects.com wasabisys.com backblazeb2.com vultrobjects.com scw.cloud aliyuncs.com myqcloud.com yandexcloud.net
  contabostorage.com your-objectstorage.com ovh.net dropbox.com archive.org widen.net bynder.com contentstack.io contentstack.com
  imagekit.io twic.pics cloudimg.io filestackcontent.com sanity.io prismic.io storyblok.com ghost.io bitban.com nxcli.io
  hubspotusercontent.net hubspotusercontent-na1.net stackpathcdn.com mncdn.com gcdn.co kinstacdn.com mykajabi.com
  kajabi-cdn.com thinkific.com imgbb.com ibb.co postimg.cc unsplash.com pexels.com pixabay.com`.split(/\s+/),
);

/** The registrable domains of those hosts whose owner is unknown, except domains of the catalogue and of shared storage. */
const ownDomains = (hosts: Iterable<string>, hasOwner: (host: string) => boolean) =>
  new Set(
    [...hosts]
      .filter((host) => !presetByHost(host) && !hasOwner(host))
      .map(registrableDomain)
      .filter((domain) => !isOfCatalogue(domain) && !SHARED_STORAGE.has(domain)),
  );

function carriesName(host: string, site: string) {
  if (isOnPlatform(host)) return false;
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

type HostOwners = Map<string, string>;
/** `isProbablyOwn`: probably of the website itself, which its owner has to confirm. */
type UnknownService = { name: string; hosts: string[]; isProbablyOwn?: true };

/** Hosts without a preset, named after their owner if the table has one, otherwise after themselves. */
function unknownServices(owners: HostOwners, hosts: string[], home: SitePage): UnknownService[] {
  const byName = Map.groupBy(hosts, (host) => ownerOf(owners, host) ?? registrableDomain(host));
  const claimed = claimedHosts(hosts, home, (host) => ownerOf(owners, host) !== undefined);
  return [...byName].map(([name, hosts]) => ({
    name,
    hosts,
    ...(hosts.every((host) => claimed.includes(host)) && { isProbablyOwn: true }),
  }));
}

/**
 * The hosts without a known owner from whose domain the website’s preview image or logo comes, or where the same page
 * has another address. Weaker than the evidence of `findFirstPartyHosts`, because anybody can host a picture.
 */
export function claimedHosts(
  hosts: string[],
  { url, claimedHosts }: Pick<SitePage, 'url' | 'claimedHosts'>,
  hasOwner: (host: string) => boolean,
) {
  if (presetByHost(url.hostname)) return [];
  const claimed = ownDomains(claimedHosts, hasOwner);
  return hosts.filter((host) => claimed.has(registrableDomain(host)) && !hasOwner(host));
}

/** Reads the table of the owners of hosts. Throws where it is missing. */
const readHostOwners = async (assets: Assets): Promise<HostOwners> =>
  new Map(Object.entries(await (await readStaticTable(assets, 'host-owners.json')).json()));

/** Looks up the host itself, then each domain above it. */
export function ownerOf(owners: HostOwners, host: string): string | undefined {
  const parent = host.slice(host.indexOf('.') + 1);
  return owners.get(host) ?? (parent.includes('.') && parent !== host ? ownerOf(owners, parent) : undefined);
}

/** The hosts without a preset: those of the website itself, by `entered` names or by detection, and the others by their owners. */
export async function sortHosts(
  assets: Assets,
  hosts: string[],
  { home, entered, limit }: { home: SitePage; entered: string[]; limit: number },
) {
  if (hosts.length === 0) return { ofSite: [], unknown: [] };
  const [organizations, owners] = await Promise.all([readOrganizations(assets), readHostOwners(assets)]);
  const detected = findFirstPartyHosts(
    organizations,
    hosts,
    home,
    (host) => ownerOf(owners, host) !== undefined,
  );
  const ofSite = hosts.filter((host) => detected.includes(host) || isWithin(entered, host));
  const others = hosts.filter((host) => !ofSite.includes(host));
  return { ofSite, unknown: unknownServices(owners, others.slice(0, limit), home) };
}
