import { sql } from 'drizzle-orm';
import { now, type Database } from '../env.ts';
import { ttlCache } from '../lib/ttl-cache.ts';
import { hostNameOf } from '../lib/website.ts';
import { rawQuery } from './raw-query.ts';
import { cacheLogLocation, type LogLocation } from './log-locations.ts';

/** Seconds for which an isolate uses its copy of a domain. */
export const PUBLIC_DOMAIN_SECONDS = 30;

/** The data of a domain that decide whether a visitor’s request is accepted. */
export type PublicDomain = {
  /** The number of changes of the domain's configuration. */
  version: number;
  /** The client's embed key, and the previous one while it works. */
  embedKeys: (string | null)[];
  clientActive: boolean;
  /** The hosts whose pages may send decisions, in ASCII: the domain’s own and those of its consent sharing. */
  hosts: string[];
  /** The location of its log. */
  place: LogLocation;
};

type Row = {
  version: number;
  embedKeys: string;
  clientActive: number;
  hosts: string;
  logDatabase: number;
  log: number;
};

/** The query for the data that `cachePublicDomain` takes. */
export const publicDomainQuery = (db: Database, domainId: string) =>
  rawQuery<Row>(
    db,
    sql`
    SELECT d.version, json_array(c.embedKey, iif(c.embedKeyBeforeUntil > ${now()}, c.embedKeyBefore, NULL)) AS embedKeys,
      c.active AS clientActive, d.logDatabase, d.log,
      json_insert(d.consentSharingDomains, '$[#]', d.name) AS hosts
    FROM domains d JOIN clients c ON c.id = d.clientId WHERE d.id = ${domainId}`,
  );

const copies = ttlCache<PublicDomain>(500, PUBLIC_DOMAIN_SECONDS);

/** The isolate's copy; undefined without a recent one. */
export const cachedPublicDomain = (domainId: string) => copies.get(domainId);

/** Caches the result of `publicDomainQuery`; without a row the domain does not exist, and its copy is deleted. */
export function cachePublicDomain(domainId: string, row: Row | undefined) {
  if (!row) {
    copies.delete(domainId);
    return undefined;
  }
  const { version, embedKeys, clientActive, hosts, logDatabase, log } = row;
  const names = JSON.parse(hosts) as string[];
  return copies.set(domainId, {
    version,
    embedKeys: JSON.parse(embedKeys) as (string | null)[],
    clientActive: clientActive === 1,
    hosts: names.map(hostNameOf).filter((host) => host !== undefined),
    place: cacheLogLocation({ domain: domainId, database: logDatabase, id: log }),
  });
}

/** The domain, from the isolate's copy if it is recent; undefined without such a domain. */
export const publicDomainOf = async (db: Database, domainId: string) =>
  cachedPublicDomain(domainId) ?? cachePublicDomain(domainId, (await publicDomainQuery(db, domainId))[0]);

/** Deletes the copies of domains that this isolate has changed or deleted. */
export const forgetPublicDomains = (...domainIds: string[]) => domainIds.forEach(copies.delete);
export const forgetAllPublicDomains = () => copies.clear();
