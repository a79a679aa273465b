import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { readNotices } from '../log/consent-notice-cache.ts';
import type { Notice } from '../log/consent-notice.ts';
import { logAt } from '../log/log.ts';
import { chooseLocale } from './choose-locale.ts';
import { findSite } from './find-site.ts';
import { localizations, localize, type LocalizedSite } from './localize.ts';
import { variantFor } from './notice-variant.ts';
import type { PublishedSite } from './published-site.ts';

/** How a decision refers to its consent notice: by hash, or, without one, by language. */
type Reference = { domain: string; notice?: string | undefined; lang?: string | undefined };

/**
 * The domain and the notice by which a decision is judged. `current` is set if the current configuration makes the notice,
 * and `fresh` if the domain was read from D1 for this call.
 */
export type Basis = { site: PublishedSite; notice: Notice; current?: LocalizedSite; fresh: boolean };

/**
 * Finds the notice that a decision names, otherwise the current notice in the decision's language and for the visitor's
 * region; undefined if there is no such domain. With `fresh`, the domain is read from D1.
 */
export async function findBasis(
  c: Context<AppEnv>,
  { domain, notice: hash, lang }: Reference,
  fresh: boolean,
): Promise<Basis | undefined> {
  const found = await findSite(c, domain, { notice: hash, fresh });
  if (!found) return undefined;
  const { site } = found;
  const { configuration } = site;
  const chosen = localize(site, chooseLocale(c, lang, configuration), variantFor(c, configuration));
  const current = hash === undefined ? chosen : withHash(site, chosen, hash);
  if (current) return { site, notice: current.notice, current, fresh: found.fresh };
  const named = found.notice ?? (await readNotices(logAt(c.env, site.log), site.log, [hash!])).get(hash!);
  if (named) return { site, notice: named, fresh: found.fresh };
  return { site, notice: chosen.notice, current: chosen, fresh: found.fresh };
}

function withHash(site: PublishedSite, chosen: LocalizedSite, hash: string) {
  if (chosen.notice.hash === hash) return chosen;
  for (const localized of localizations(site)) if (localized.notice.hash === hash) return localized;
  return undefined;
}
