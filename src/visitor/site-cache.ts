import {
  keepPublicDomain,
  knownPublicDomain,
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
import { noticeContentOf } from './notice-content.ts';
import { visibleContent, type VisibleContent } from './visible-content.ts';
import { configurationOf, configurationQueries, type Configuration } from './configuration.ts';

/** What the isolate has of a domain's configuration, and what it has made of it. */
export type Site = { source: Configuration; locales: Map<string, LocalizedSite> };
/** `noted` is when its delivery was last written down, 0 before it is stored. */
export type LocalizedSite = { shown: VisibleContent; notice: MadeNotice; noted: number };

const sites = ttlCache<Site>(100);
const DAY = 86_400;

/**
 * A domain with its configuration as it was at most half a minute ago, or, `fresh`, as it is now; undefined when there is
 * no such domain. One round trip at most.
 */
export async function loadSite(db: Database, domainId: string, fresh = false) {
  let domain = fresh ? undefined : knownPublicDomain(domainId);
  const known = sites.get(domainId);
  if (known && !domain) {
    domain = keepPublicDomain(domainId, (await publicDomainQuery(db, domainId))[0]);
    if (!domain) return undefined;
  }
  if (domain && known?.source.domain.version === domain.version) return { domain, site: known };
  return readSite(db, domainId);
}

async function readSite(
  db: Database,
  domainId: string,
): Promise<{ domain: PublicDomain; site: Site } | undefined> {
  const [[row], ...parts] = await db.batch([
    publicDomainQuery(db, domainId),
    ...configurationQueries(db, domainId),
  ]);
  const domain = keepPublicDomain(domainId, row);
  const source = configurationOf(parts);
  if (!domain || !source) return undefined;
  return { domain, site: sites.set(domainId, { source, locales: new Map() }) };
}

/** What a site shows in a locale, with its notice, made once. */
export function localize({ source, locales }: Site, locale: string) {
  const known = locales.get(locale);
  if (known) return known;
  const shown = visibleContent(source, locale);
  const made = { shown, notice: makeNotice(noticeContentOf(source, shown, locale)), noted: 0 };
  locales.set(locale, made);
  return made;
}

/** Whether the log has to hear of a notice: before its first delivery, and of later ones once a day. */
export const isDeliveryDue = ({ noted }: LocalizedSite) => now() - noted >= DAY;

/** The statement that tells the log so, after which `noted` does. */
export const deliveryStatement = (
  env: Bindings,
  { place }: PublicDomain,
  { source }: Site,
  { notice }: LocalizedSite,
) => storeNoticeStatement(logAt(env, place), notice, source.domain.version);

/** Remembers that the log has the notice. */
export function markDelivered({ place }: PublicDomain, made: LocalizedSite) {
  made.noted = now();
  cacheNotice(place, made.notice);
}

/** Has the log store a notice before it is delivered; that it was delivered again is written down after the answer. */
export async function recordDelivery(
  c: Context<AppEnv>,
  domain: PublicDomain,
  site: Site,
  made: LocalizedSite,
) {
  if (!isDeliveryDue(made)) return;
  const again = made.noted > 0;
  const writing = deliveryStatement(c.env, domain, site, made).then(() => markDelivered(domain, made));
  if (again) waitUntil(c, 'note the delivery of a notice', writing);
  else await writing;
}
