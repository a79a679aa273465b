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
import { consentNotice } from './consent-notice.ts';
import { shownOf, type Shown } from './shown.ts';
import { sourceOf, sourceQueries, type Source } from './source.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';

/** What the isolate has of a domain's configuration, and what it has made of it. */
export type Site = { source: Source; locales: Map<string, InLocale> };
/** `noted` is when its delivery was last written down, 0 before it is stored. */
export type InLocale = { shown: Shown; notice: MadeNotice; noted: number };

const sites = ttlCache<Site>(100);

/**
 * A domain with its configuration as it was at most half a minute ago, or, `fresh`, as it is now; undefined when there is
 * no such domain. One round trip at most.
 */
export async function siteOf(db: Database, domainId: string, fresh = false) {
  let domain = fresh ? undefined : cachedPublicDomain(domainId);
  const known = sites.get(domainId);
  if (known && !domain) {
    domain = cachePublicDomain(domainId, (await publicDomainQuery(db, domainId))[0]);
    if (!domain) return undefined;
  }
  if (domain && known?.source.domain.version === domain.version) return { domain, site: known };
  return readSite(db, domainId);
}

async function readSite(
  db: Database,
  domainId: string,
): Promise<{ domain: PublicDomain; site: Site } | undefined> {
  const [[row], ...parts] = await db.batch([publicDomainQuery(db, domainId), ...sourceQueries(db, domainId)]);
  const domain = cachePublicDomain(domainId, row);
  const source = sourceOf(parts);
  if (!domain || !source) return undefined;
  return { domain, site: sites.set(domainId, { source, locales: new Map() }) };
}

/** What a site shows in a locale, with its notice, made once. */
export function inLocale({ source, locales }: Site, locale: string) {
  const known = locales.get(locale);
  if (known) return known;
  const shown = shownOf(source, locale);
  const made = { shown, notice: makeNotice(consentNotice(source, shown, locale)), noted: 0 };
  locales.set(locale, made);
  return made;
}

/** Whether the log has to hear of a notice: before its first delivery, and of later ones once a day. */
export const isToBeNoted = ({ noted }: InLocale) => now() - noted >= SECONDS_PER_DAY;

/** The statement that tells the log so, after which `noted` does. */
export const noteStatement = (
  env: Bindings,
  { place }: PublicDomain,
  { source }: Site,
  { notice }: InLocale,
) => storeNoticeStatement(logAt(env, place), notice, source.domain.version);

/** Remembers that the log has the notice. */
export function noted({ place }: PublicDomain, made: InLocale) {
  made.noted = now();
  cacheNotice(place, made.notice);
}

/** Has the log store a notice before it is delivered; that it was delivered again is written down after the answer. */
export async function noteDelivery(c: Context<AppEnv>, domain: PublicDomain, site: Site, made: InLocale) {
  if (!isToBeNoted(made)) return;
  const again = made.noted > 0;
  const writing = noteStatement(c.env, domain, site, made).then(() => noted(domain, made));
  if (again) waitUntil(c, 'note the delivery of a notice', writing);
  else await writing;
}
