import type { Context } from 'hono';
import { now, type AppEnv, type Bindings } from '../../env.ts';
import { ownHostOf } from '../../http/own-host.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { readNotices } from '../../log/notices/consent-notice-cache.ts';
import type { Notice } from '../../log/notices/consent-notice.ts';
import { logAt } from '../../log/log.ts';
import { localizations, localizeFor, type LocalizedSite } from '../content/localize.ts';
import { lookUpDomain } from './unknown-domain-limit.ts';
import { publish, publishFromDatabase } from './publish-site.ts';
import {
  compareLater,
  copyFromKv,
  copyOf,
  REWRITTEN_AFTER,
  setCopy,
  siteKey,
} from './memory-and-kv-copies.ts';
import { isSame, isSiteUnchanged, readSite, type PublishedSite } from './published-site.ts';

/** A domain; `fresh` says that it was read from D1 for this call, and `notice` is then the named notice of its log. */
type Found = { site: PublishedSite; notice?: Notice | undefined; fresh: boolean };

/**
 * A domain as this isolate or KV has it, or, with `fresh`, as D1 has it; undefined if there is no such domain, also under
 * the own host of another one. Throws a 429 for a network that asked for too many unknown ones.
 */
export async function findSite(
  c: Context<AppEnv>,
  domainId: string,
  { notice = '', fresh = false } = {},
): Promise<Found | undefined> {
  const isOfOther = (ownHostOf(c)?.domainId ?? domainId) !== domainId;
  if (isOfOther) return undefined;
  const key = siteKey(domainId);
  const copy = copyOf<PublishedSite>(key);
  if (copy && !fresh) return comparedLater(c, copy);
  return lookUpDomain(c, domainId, async () => {
    const published = fresh
      ? undefined
      : await copyFromKv<PublishedSite>(c.env, key, ({ log }) => log?.domain === domainId);
    if (published) return comparedLater(c, published);
    const read = await readSite(c.env, domainId, notice);
    if (!read) return undefined;
    // What was made of the copy stays usable, and KV is not written for every call that a copy would refuse.
    if (copy && isSame(copy, read.site)) return { site: copy, notice: read.notice, fresh: true };
    setCopy(key, read.site);
    // At once, because what was read may change, and must not be published over a change.
    waitUntil(c, 'publish a domain', publish(c.env, read.site));
    return { ...read, fresh: true };
  });
}

function comparedLater(c: Context<AppEnv>, site: PublishedSite): Found {
  compareLater(c, siteKey(site.log.domain), () => correct(c.env, site));
  return { site, fresh: false };
}

async function correct(env: Bindings, site: PublishedSite) {
  const isOld = site.publishedAt <= now() - REWRITTEN_AFTER;
  if (isOld || !(await isSiteUnchanged(env, site))) await publishFromDatabase(env, site.log.domain);
}

/** How a decision refers to its consent notice: by hash, or, without one, by language. */
type Reference = { domain: string; notice?: string | undefined; lang?: string | undefined };

/**
 * The domain and the notice by which a decision is judged. `current` is set if the current configuration makes the notice,
 * and `fresh` if the domain was read from D1 for this call.
 */
export type SiteAndNotice = { site: PublishedSite; notice: Notice; current?: LocalizedSite; fresh: boolean };

/**
 * The notice that a decision names, otherwise the current one for the visitor’s language and region; undefined if there
 * is no such domain. With `fresh`, the domain is read from D1.
 */
export async function findSiteAndNotice(
  c: Context<AppEnv>,
  { domain, notice: hash, lang }: Reference,
  fresh: boolean,
): Promise<SiteAndNotice | undefined> {
  const found = await findSite(c, domain, { notice: hash, fresh });
  if (!found) return undefined;
  const { site } = found;
  const chosen = localizeFor(c, lang, site.configuration);
  const current = hash === undefined ? chosen : withHash(site, chosen, hash);
  if (current) return { site, notice: current.notice, current, fresh: found.fresh };
  const named = found.notice ?? (await readNotices(logAt(c.env, site.log), site.log, [hash!])).get(hash!);
  if (named) return { site, notice: named, fresh: found.fresh };
  return { site, notice: chosen.notice, current: chosen, fresh: found.fresh };
}

function withHash(site: PublishedSite, chosen: LocalizedSite, hash: string) {
  if (chosen.notice.hash === hash) return chosen;
  for (const localized of localizations(site.configuration))
    if (localized.notice.hash === hash) return localized;
  return undefined;
}
