import { sql } from 'drizzle-orm';
import { databaseOf, logDatabases, cacheLogLocation, type LogLocation } from '../../db/databases.ts';
import { preparedQuery } from '../../db/raw-query.ts';
import type { Bindings, Database } from '../../env.ts';
import { lazyModule } from '../../lib/caches/lazy.ts';
import { hostNameOf } from '../../lib/http/host-names.ts';
import {
  cacheNotices,
  currentNoticesQuery,
  noticeOfDomainQuery,
} from '../../log/notices/consent-notice-cache.ts';
import { configurationOf, configurationQueries, type Configuration } from '../content/configuration.ts';
import { withoutLargeImages } from '../content/theme-images.ts';

/** What the script and the judging of a decision need of a domain, as it is published: JSON, and nothing of a request. */
export type PublishedSite = {
  /** When it was published; 0 if KV does not have it. */
  publishedAt: number;
  /** The number of changes of the domain's configuration. */
  version: number;
  clientActive: boolean;
  /** The client's embed key, the previous one with the time at which it expires, and those of former clients. */
  embedKeys: { key: string; expiresAt?: number }[];
  /** The hosts whose pages may send decisions, in ASCII: the domain’s own and those of its consent sharing. */
  hosts: string[];
  log: LogLocation;
  configuration: Configuration;
  /** With strict blocking: the hosts that are always allowed, and those of each embedding. */
  strictHosts?: { own: string[]; ofEmbeddings: string[][] } | undefined;
  /** The hashes of the notices that its log has as current ones. */
  notices: string[];
};

// The catalogue takes long to evaluate, and only domains with strict blocking need it.
const allowedHostsModule = lazyModule(() => import('../../domains/status/allowed-hosts.ts'));

// Only publishing needs the texts of the catalogue.
const serviceTextsModule = lazyModule(() => import('../../presets/service-texts.ts'));

async function withCatalogueTexts(assets: Fetcher, configuration: Configuration): Promise<Configuration> {
  const { withServiceTexts } = await serviceTextsModule();
  const { embeddings, locales } = configuration;
  const names = locales.map(({ name }) => name);
  return { ...configuration, embeddings: await withServiceTexts(embeddings, names, assets) };
}

async function strictHostsOf({ domain, embeddings }: Configuration) {
  if (!domain.strictBlocking) return undefined;
  const { alwaysAllowedHosts, hostsOfService } = await allowedHostsModule();
  return { own: alwaysAllowedHosts(domain), ofEmbeddings: embeddings.map(hostsOfService) };
}

type State = {
  version: number;
  clientActive: number;
  embedKeys: string;
  formerKeys: string;
  hosts: string;
  logDatabase: number;
  log: number;
};

const stateQuery = preparedQuery<State>(
  sql`
    SELECT d.version, c.active AS clientActive, d.logDatabase, d.log,
      json_array(json_object('key', c.embedKey), iif(c.embedKeyBefore IS NULL, NULL,
        json_object('key', c.embedKeyBefore, 'expiresAt', c.embedKeyBeforeUntil))) AS embedKeys,
      (SELECT json_group_array(json_object('key', key)) FROM formerKeys WHERE domainId = d.id) AS formerKeys,
      json_insert(coalesce(d.settings -> '$.consentSharingDomains', '[]'), '$[#]', d.name) AS hosts
    FROM domains d JOIN clients c ON c.id = d.clientId WHERE d.id = ${sql.placeholder('domainId')}`,
);

/** What the row of a domain says of a site. */
type SiteState = Pick<PublishedSite, 'version' | 'clientActive' | 'embedKeys' | 'hosts' | 'log'>;

type Key = PublishedSite['embedKeys'][0];

const stateOf = (
  domain: string,
  { version, clientActive, embedKeys, formerKeys, hosts, logDatabase, log }: State,
) => ({
  version,
  clientActive: clientActive === 1,
  embedKeys: [embedKeys, formerKeys]
    .flatMap((keys) => JSON.parse(keys) as (Key | null)[])
    .filter((key) => key !== null),
  hosts: (JSON.parse(hosts) as string[]).map(hostNameOf).filter((host) => host !== undefined),
  log: { domain, database: logDatabase, id: log },
});

/**
 * Whether two readings of a domain agree. The version alone does not tell: a domain that was imported again, or restored,
 * counts its changes from the beginning.
 */
export const isSame = (one: SiteState, other: SiteState) => comparable(one) === comparable(other);
const comparable = ({ version, clientActive, embedKeys, hosts, log: { database, id } }: SiteState) =>
  JSON.stringify([version, clientActive, embedKeys, hosts, database, id]);

/** Whether D1 has a site as it is published. */
export async function isSiteUnchanged(env: Bindings, site: PublishedSite) {
  const { domain } = site.log;
  const db = databaseOf(env.DB);
  const [[state]] = await db.batch([stateQuery(db, { domainId: domain })]);
  return state !== undefined && isSame(site, stateOf(domain, state));
}

/**
 * Reads a site from D1, and its log’s notice with this hash, in one round trip; undefined if there is no such domain.
 * Without a known place, all log databases are asked at once.
 */
export async function readSite(env: Bindings, domainId: string, hash = '') {
  const db = databaseOf(env.DB);
  const ofLog = (db: Database) =>
    [currentNoticesQuery(db, { domainId }), noticeOfDomainQuery(db, { domainId, hash })] as const;
  const elsewhere = new Map(
    Array.from(logDatabases(env))
      .filter(([number]) => number !== 0)
      .map(([number, db]) => [number, db.batch(ofLog(db)).catch((): [[], []] => [[], []])]),
  );
  const [[state], current, named, ...rows] = await db.batch([
    stateQuery(db, { domainId }),
    ...ofLog(db),
    ...configurationQueries(db, domainId),
  ]);
  const configuration = configurationOf(rows);
  if (!state || !configuration) return undefined;
  const read = stateOf(domainId, state);
  const log = cacheLogLocation(read.log);
  // A database that does not respond may be that of other domains.
  const [hashes, notices] = (await elsewhere.get(log.database)) ?? [current, named];
  const site: PublishedSite = {
    publishedAt: 0,
    ...read,
    configuration: await withCatalogueTexts(env.ASSETS, withoutLargeImages(configuration)),
    strictHosts: await strictHostsOf(configuration),
    notices: hashes.map(({ hash }) => hash),
  };
  return { site, notice: cacheNotices(log, notices).get(hash) };
}
