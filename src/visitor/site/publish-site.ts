import type { Context } from 'hono';
import { now, type AppEnv, type Bindings } from '../../env.ts';
import { startAfterResponse } from '../../http/wait-until.ts';
import { cacheNotice } from '../../log/notices/consent-notice-cache.ts';
import { storeNoticesStatements, storeNoticeStatement } from '../../log/notices/consent-notice.ts';
import { logAt } from '../../log/log.ts';
import { localizations, type LocalizedSite } from '../content/localize.ts';
import { publishCopy, siteKey } from './memory-and-kv-copies.ts';
import { readSite, type PublishedSite } from './published-site.ts';

/** Publishes a domain as D1 has it, or that there is none. */
export async function publishFromDatabase(env: Bindings, domainId: string) {
  const read = await readSite(env, domainId);
  if (read) await publish(env, read.site);
  else await publishCopy(env, siteKey(domainId), undefined);
}

/** Publishes a site that was read from D1, after the notices of all its locales and variants are stored. */
export async function publish(env: Bindings, site: PublishedSite) {
  const made = [...localizations(site.configuration)].map(({ notice }) => notice);
  const hashes = made.map(({ hash }) => hash);
  if (hashes.toSorted().join() !== site.notices.toSorted().join()) {
    const log = logAt(env, site.log);
    const [first, ...others] = storeNoticesStatements(log, made, site.version);
    await log.db.batch([first!, ...others]);
    site.notices = hashes;
  }
  for (const notice of made) cacheNotice(site.log, notice);
  site.publishedAt = now();
  try {
    await publishCopy(env, siteKey(site.log.domain), site);
  } catch (error) {
    // The next comparison with D1 writes it again.
    site.publishedAt = 0;
    throw error;
  }
}

/** Stores a notice of the site's configuration that the log may lack. */
export async function storeMissing(c: Context<AppEnv>, site: PublishedSite, localized: LocalizedSite) {
  await storeNoticeStatement(logAt(c.env, site.log), localized.notice, site.version);
  noteStored(c, site, localized);
}

/**
 * Notes that the log has a notice of the site's configuration. The others are stored after the response, and for what
 * D1 has then, because the site may be an old copy.
 */
export function noteStored(c: Context<AppEnv>, site: PublishedSite, { notice }: LocalizedSite) {
  if (site.notices.includes(notice.hash)) return;
  site.notices.push(notice.hash);
  startAfterResponse(c, 'publish a domain', () => publishFromDatabase(c.env, site.log.domain));
}
