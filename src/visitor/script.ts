import type { Context } from 'hono';
import { databaseOf } from '../db/databases.ts';
import type { AppEnv } from '../env.ts';
import { ownOrigin } from '../http/own-url.ts';
import { accepted } from '../lib/accept.ts';
import { logAt } from '../log/log.ts';
import { countPageView } from './page-views.ts';
import { JAVASCRIPT, widgetScript, preferencesScript, type PreparedScript } from './script-cache.ts';
import { chooseLocale } from './choose-locale.ts';
import { isFromHosts } from './origin.ts';
import { domainByReferer } from './domain-by-referer.ts';
import { needsConsent, regionOf } from './region.ts';
import { localize, recordDelivery, loadSite } from './site-cache.ts';
import { lookUpDomain } from './domain-lookup.ts';
import { build } from './widget.gen.ts';

/** The domain's script: the widget with its configuration. */
export async function script(c: Context<AppEnv>) {
  const query = c.req.query();
  // Sites that copied the snippet as HTML into code ask for `amp;domain`.
  const asked = (name: string) => query[name] ?? query[`amp;${name}`];
  const apiKey = asked('apiKey') ?? '';
  const named = asked('domain');
  const { part, notice, v } = query;
  const domainId = named ?? (await domainByReferer(c, apiKey));
  const found =
    domainId === undefined
      ? undefined
      : await lookUpDomain(c, domainId, () => loadSite(databaseOf(c.env.DB), domainId));
  if (domainId === undefined || !found?.domain.embedKeys.includes(apiKey)) {
    return remark(c, 'embed key or domain not found', 404);
  }
  const first = part !== 'settings';
  const { domain, site } = found;
  if (first && c.req.method === 'GET')
    countPageView(c, domainId, isFromHosts(c.req.header('Referer'), domain.hosts));
  if (!domain.clientActive) return remark(c, 'this account is not active');
  if (!site.source.domain.frontendWidgetEnabled) {
    return remark(c, 'the banner is disabled for this domain');
  }
  const locale = chooseLocale(c, asked('lang'), site.source);
  const made = localize(site, locale);
  if (!first) {
    const log = logAt(c.env, domain.place);
    const script = v === build ? await preferencesScript(log, site, made, notice) : undefined;
    if (!script) return remark(c, 'this page is outdated, please reload it', 404);
    const answer = send(c, script);
    // What the hash of its notice names never changes; like the notice itself, it is wanted for 30 days.
    if (notice) answer.headers.set('Cache-Control', 'public, max-age=2592000, immutable');
    return answer;
  }
  await recordDelivery(c, domain, site, made);
  // Only where it matters: `cf` is taken apart when it is read.
  const exempt = site.source.theme?.enableOnlyInEu === true && !needsConsent(regionOf(countryOf(c)));
  const place = { base: ownOrigin(c), apiKey, locale, exempt };
  return send(c, widgetScript(site, place, made));
}

// Without a word on it, caches may keep such an answer as long as they like: also when it is no longer so.
const remark = (c: Context, text: string, status: 200 | 404 = 200) =>
  c.body(`/* Placet: ${text}. */\n`, status, { ...JAVASCRIPT, 'Cache-Control': 'no-store' });

const countryOf = ({ req }: Context) => (req.raw.cf as { country?: string | null } | undefined)?.country;

function send(c: Context, { tag, plain, gzip, unchanged }: PreparedScript) {
  if (c.req.header('If-None-Match')?.includes(`"${tag}"`)) return new Response(...unchanged);
  const gzipped = accepted(c.req.header('Accept-Encoding')).includes('gzip');
  return new Response(...(gzipped ? gzip : plain));
}
