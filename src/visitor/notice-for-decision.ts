import type { Context } from 'hono';
import { databaseOf, logDatabases } from '../db/databases.ts';
import {
  keepPublicDomain,
  knownPlaceOf,
  knownPublicDomain,
  publicDomainQuery,
  type PublicDomain,
} from '../db/public-domain.ts';
import type { AppEnv } from '../env.ts';
import { cacheNotices, cachedNotice, noticeOfDomainQuery } from '../log/consent-notice-cache.ts';
import type { Notice } from '../log/consent-notice.ts';
import { chooseLocale } from './choose-locale.ts';
import { localize, loadSite, type LocalizedSite, type Site } from './site-cache.ts';

/** What a decision names of what was shown: the notice's hash, or, without one, a language. */
export type NoticeReference = { domain: string; notice?: string; lang?: string };

/**
 * What a decision is judged by: the notice that it names, or the configuration's current one, which comes with what it
 * was made of. `asked` says that none of it is only what the isolate remembered.
 */
export type NoticeForDecision = {
  domain: PublicDomain;
  notice: Notice;
  current?: { site: Site; made: LocalizedSite };
  asked: boolean;
};

/**
 * The basis of a decision: the notice that it names if its log has that, otherwise the current one of its language;
 * undefined where there is no such domain. With `fresh` nothing that the isolate remembers is relied on.
 */
export async function noticeForDecision(
  c: Context<AppEnv>,
  named: NoticeReference,
  fresh: boolean,
): Promise<NoticeForDecision | undefined> {
  const found =
    named.notice === undefined ? undefined : await namedNotice(c, named.domain, named.notice, fresh);
  if (found?.notice && found.domain) return found as NoticeForDecision;
  if (found && !found.domain) return undefined;
  const asked = fresh || found !== undefined;
  const known = await loadSite(databaseOf(c.env.DB), named.domain, fresh && !found);
  if (!known) return undefined;
  const { domain, site } = known;
  const made = localize(site, chooseLocale(c, named.lang, site.source));
  return { domain, notice: made.notice, current: { site, made }, asked };
}

/**
 * A domain and a notice of its log, as far as there are any. What the isolate lacks is asked for at the same time: the
 * notice in the log's database, or, where that is not known yet, in each.
 */
async function namedNotice(
  c: Context<AppEnv>,
  domainId: string,
  hash: string,
  fresh: boolean,
): Promise<{ domain?: PublicDomain; notice?: Notice | undefined; asked: boolean }> {
  const known = knownPublicDomain(domainId);
  const remembered = known && cachedNotice(known.place, hash);
  if (remembered && !fresh) return { domain: known, notice: remembered, asked: false };
  const db = databaseOf(c.env.DB);
  const place = knownPlaceOf(domainId);
  const others = [...logDatabases(c.env)].filter(
    ([number]) => number !== 0 && (!place || number === place.database),
  );
  const [[[row], inDb], ...elsewhere] = await Promise.all([
    db.batch([publicDomainQuery(db, domainId), noticeOfDomainQuery(db, domainId, hash)]),
    ...others.map(([, logDb]) => noticeOfDomainQuery(logDb, domainId, hash)),
  ]);
  const domain = keepPublicDomain(domainId, row);
  if (!domain) return { asked: true };
  // A domain that was deleted and taken in again may have its log elsewhere.
  if (place && place.database !== domain.place.database) return namedNotice(c, domainId, hash, true);
  const i = others.findIndex(([number]) => number === domain.place.database);
  const rows = (domain.place.database === 0 ? inDb : elsewhere[i]) ?? [];
  return { domain, notice: cacheNotices(domain.place, rows).get(hash), asked: true };
}
