import {
  cachePublicDomain,
  cachedPublicDomain,
  publicDomainQuery,
  type PublicDomain,
} from '../db/public-domain.ts';
import type { Context } from 'hono';
import { now, type AppEnv, type Bindings, type Database } from '../env.ts';
import { waitUntil } from '../http/wait-until.ts';
import { ttlCache } from '../lib/ttl-cache.ts';
import { cacheNotice } from '../log/consent-notice-cache.ts';
import { logAt } from '../log/log.ts';
import { makeNotice, storeNoticeStatement, type MadeNotice } from '../log/consent-notice.ts';
import { configurationOf, configurationQueries, type Configuration } from './configuration.ts';
import { noticeContentOf } from './notice-content.ts';
import { visibleContent, type VisibleContent } from './visible-content.ts';

/** A domain's configuration in the isolate's cache, and what was made of it by locale. */
export type Site = { configuration: Configuration; locales: Map<string, LocalizedSite> };
/** `recordedAt`: Unix seconds when the log last recorded a delivery of the notice, 0 before it is stored. */
export type LocalizedSite = { content: VisibleContent; notice: MadeNotice; recordedAt: number };

const sites = ttlCache<Site>(100);
/** Seconds after which the log records a delivery of the same notice again. */
const DAY = 86_400;

/**
 * A domain with its configuration, at most half a minute old, or, with `fresh`, read now; undefined if there is no such
 * domain. It takes one round trip at most.
 */
export async function loadSite(db: Database, domainId: string, fresh = false) {
  let domain = fresh ? undefined : cachedPublicDomain(domainId);
  const known = sites.get(domainId);
  if (known && !domain) {
    domain = cachePublicDomain(domainId, (await publicDomainQuery(db, domainId))[0]);
    if (!domain) return undefined;
  }
  if (domain && known?.configuration.domain.version === domain.version) return { domain, site: known };
  return readSite(db, domainId);
}

async function readSite(
  db: Database,
  domainId: string,
): Promise<{ domain: PublicDomain; site: Site } | undefined> {
  const [[row], ...rows] = await db.batch([
    publicDomainQuery(db, domainId),
    ...configurationQueries(db, domainId),
  ]);
  const domain = cachePublicDomain(domainId, row);
  const configuration = configurationOf(rows);
  if (!domain || !configuration) return undefined;
  return { domain, site: sites.set(domainId, { configuration, locales: new Map() }) };
}

/** The visible content of a site in a locale with its consent notice, made once. */
export function localize({ configuration, locales }: Site, locale: string) {
  const known = locales.get(locale);
  if (known) return known;
  const content = visibleContent(configuration, locale);
  const notice = makeNotice(noticeContentOf(configuration, content, locale));
  const localized = { content, notice, recordedAt: 0 };
  locales.set(locale, localized);
  return localized;
}

/** Whether the log has to record a delivery of the notice: before the first one, then once a day. */
export const isDeliveryDue = ({ recordedAt }: LocalizedSite) => now() - recordedAt >= DAY;

/** The statement that records a delivery in the log; call `markDelivered` once it has run. */
export const deliveryStatement = (
  env: Bindings,
  { place }: PublicDomain,
  { configuration }: Site,
  { notice }: LocalizedSite,
) => storeNoticeStatement(logAt(env, place), notice, configuration.domain.version);

/** Remembers that the log has the notice. */
export function markDelivered({ place }: PublicDomain, localized: LocalizedSite) {
  localized.recordedAt = now();
  cacheNotice(place, localized.notice);
}

/** Stores a notice in the log before its first delivery; later deliveries are recorded after the answer. */
export async function recordDelivery(
  c: Context<AppEnv>,
  domain: PublicDomain,
  site: Site,
  localized: LocalizedSite,
) {
  if (!isDeliveryDue(localized)) return;
  const isStored = localized.recordedAt > 0;
  const recording = deliveryStatement(c.env, domain, site, localized).then(() =>
    markDelivered(domain, localized),
  );
  if (isStored) waitUntil(c, 'note the delivery of a notice', recording);
  else await recording;
}
