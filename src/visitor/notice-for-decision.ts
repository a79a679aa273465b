import { cachedLogLocation } from '../db/log-locations.ts';
import type { Context } from 'hono';
import { databaseOf, logDatabases } from '../db/databases.ts';
import {
  cachePublicDomain,
  cachedPublicDomain,
  publicDomainQuery,
  type PublicDomain,
} from '../db/public-domain.ts';
import type { AppEnv } from '../env.ts';
import { cacheNotices, cachedNotice, noticeOfDomainQuery } from '../log/consent-notice-cache.ts';
import type { Notice } from '../log/consent-notice.ts';
import { chooseLocale } from './choose-locale.ts';
import { loadSite, localize, type LocalizedSite, type Site } from './site-cache.ts';

/** How a decision refers to its consent notice: by hash, or, without one, by language. */
type NoticeReference = { domain: string; notice?: string; lang?: string };

/**
 * The consent notice that a decision is validated against. `current` is set if that is the notice of the current
 * configuration. `fresh` says that the database was asked, not only the isolate's cache.
 */
export type NoticeForDecision = {
  domain: PublicDomain;
  notice: Notice;
  current?: { site: Site; localized: LocalizedSite };
  fresh: boolean;
};

/**
 * Finds the notice that a decision names in the domain's log, otherwise the current notice in the decision's language;
 * undefined if there is no such domain. With `fresh` the isolate's cache is not used.
 */
export async function noticeForDecision(
  c: Context<AppEnv>,
  reference: NoticeReference,
  fresh: boolean,
): Promise<NoticeForDecision | undefined> {
  const found =
    reference.notice === undefined
      ? undefined
      : await namedNotice(c, reference.domain, reference.notice, fresh);
  if (found?.notice && found.domain) return found as NoticeForDecision;
  if (found && !found.domain) return undefined;
  const known = await loadSite(databaseOf(c.env.DB), reference.domain, fresh && !found);
  if (!known) return undefined;
  const { domain, site } = known;
  // A rollback may have lost a notice that is still shown; it is stored again with the decision.
  const shown = site.configuration.locales
    .map(({ name }) => localize(site, name))
    .find(({ notice }) => notice.hash === reference.notice);
  const localized = shown ?? localize(site, chooseLocale(c, reference.lang, site.configuration));
  return {
    domain,
    notice: localized.notice,
    current: { site, localized },
    fresh: fresh || found !== undefined,
  };
}

/**
 * A domain and a notice of its log, as far as they exist. What the isolate lacks is queried in parallel: the notice in
 * the log's database, or, if that is not known yet, in every database.
 */
async function namedNotice(
  c: Context<AppEnv>,
  domainId: string,
  hash: string,
  fresh: boolean,
): Promise<{ domain?: PublicDomain; notice?: Notice | undefined; fresh: boolean }> {
  const known = cachedPublicDomain(domainId);
  const cached = known && cachedNotice(known.place, hash);
  if (cached && !fresh) return { domain: known, notice: cached, fresh: false };
  const db = databaseOf(c.env.DB);
  const place = cachedLogLocation(domainId);
  const others = [...logDatabases(c.env)].filter(
    ([number]) => number !== 0 && (!place || number === place.database),
  );
  const [[[row], inDb], ...elsewhere] = await Promise.all([
    db.batch([publicDomainQuery(db, domainId), noticeOfDomainQuery(db, domainId, hash)]),
    ...others.map(([, logDb]) => noticeOfDomainQuery(logDb, domainId, hash)),
  ]);
  const domain = cachePublicDomain(domainId, row);
  if (!domain) return { fresh: true };
  // A domain that was deleted and imported again may have its log in another database.
  if (place && place.database !== domain.place.database) return namedNotice(c, domainId, hash, true);
  const i = others.findIndex(([number]) => number === domain.place.database);
  const rows = (domain.place.database === 0 ? inDb : elsewhere[i]) ?? [];
  return { domain, notice: cacheNotices(domain.place, rows).get(hash), fresh: true };
}
