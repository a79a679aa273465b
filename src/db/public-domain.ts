import { sql } from 'drizzle-orm';
import { now, type Database } from '../env.ts';
import { ttlCache } from '../lib/ttl-cache.ts';
import { hostNameOf } from '../lib/website.ts';
import { rawQuery } from './raw-query.ts';
import { cacheLogLocation, type LogLocation } from './log-locations.ts';

/** How long an isolate goes by its copy, in seconds. */
export const PUBLIC_DOMAIN_SECONDS = 30;

/** What strangers' calls to a domain are judged by. */
export type PublicDomain = {
  /** Counts the changes of the domain's configuration. */
  version: number;
  /** The client's embed key, and the one before while it works. */
  embedKeys: (string | null)[];
  clientActive: boolean;
  /** The hosts whose pages may send decisions, in ASCII form: its own and those that it shares consents with. */
  hosts: string[];
  /** Where its log is. */
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

/** The statement that reads it, for `keepPublicDomain`. */
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

/** The isolate's copy, undefined if it has none that is fresh enough. */
export const cachedPublicDomain = (domainId: string) => copies.get(domainId);

/** Keeps what `publicDomainQuery` has read; without a row the domain is gone, and so is the copy. */
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
    place: cacheLogLocation(domainId, { database: logDatabase, id: log }),
  });
}

/** The domain, by the isolate's copy if it is fresh enough; undefined where there is none of this id. */
export const publicDomainOf = async (db: Database, domainId: string) =>
  cachedPublicDomain(domainId) ?? cachePublicDomain(domainId, (await publicDomainQuery(db, domainId))[0]);

/** Has the isolate ask again, of domains that it has changed or deleted itself. */
export const forgetPublicDomains = (...domainIds: string[]) => domainIds.forEach(copies.delete);
export const forgetAllPublicDomains = () => copies.clear();
