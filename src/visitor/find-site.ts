import type { Context } from 'hono';
import { now, type AppEnv, type Bindings } from '../env.ts';
import { waitUntil } from '../http/wait-until.ts';
import type { Notice } from '../log/consent-notice.ts';
import { lookUpDomain } from './domain-lookup.ts';
import { publish, publishFromDatabase } from './publish-site.ts';
import { copyFromKv, copyOf, isComparisonDue, REWRITTEN_AFTER, setCopy } from './kv-copies.ts';
import { isSame, isUnchanged, readSite, siteKey, type PublishedSite } from './published-site.ts';

/** A domain; `fresh` says that it was read from D1 for this call, and `notice` is then the named notice of its log. */
type Found = { site: PublishedSite; notice?: Notice | undefined; fresh: boolean };

/**
 * A domain as this isolate or KV has it, or, with `fresh`, as D1 has it; undefined if there is no such domain. Throws a
 * 429 for a network that asked for too many unknown ones.
 */
export async function findSite(
  c: Context<AppEnv>,
  domainId: string,
  { notice = '', fresh = false } = {},
): Promise<Found | undefined> {
  const key = siteKey(domainId);
  const copy = copyOf<PublishedSite>(key);
  if (copy && !fresh) return compareLater(c, domainId, copy);
  return lookUpDomain(c, domainId, async () => {
    const published = fresh
      ? undefined
      : await copyFromKv<PublishedSite>(c.env, key, ({ log }) => log?.domain === domainId);
    if (published) return compareLater(c, domainId, published);
    const read = await readSite(c.env, domainId, notice);
    if (!read) return undefined;
    // What was made of the copy stays usable, and KV is not written for every call that a copy would refuse.
    if (copy && isSame(copy, read.site)) return { site: copy, notice: read.notice, fresh: true };
    setCopy(key, read.site);
    waitUntil(c, 'publish a domain', publish(c.env, read.site));
    return { ...read, fresh: true };
  });
}

function compareLater(c: Context<AppEnv>, domainId: string, site: PublishedSite): Found {
  if (isComparisonDue(siteKey(domainId)))
    waitUntil(c, 'compare a published domain', correct(c.env, domainId, site));
  return { site, fresh: false };
}

async function correct(env: Bindings, domainId: string, site: PublishedSite) {
  const isOld = site.publishedAt <= now() - REWRITTEN_AFTER;
  if (isOld || !(await isUnchanged(env, site))) await publishFromDatabase(env, domainId);
}
