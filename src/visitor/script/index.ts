import type { Context } from 'hono';
import type { AppEnv } from '../../env.ts';
import { ownHostOf } from '../../http/own-host.ts';
import { ownOrigin } from '../../http/own-url.ts';
import { networkOfCall, withinRateLimit } from '../../http/rate-limit.ts';
import { isOptOut } from '../../http/opt-out-header.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { logAt } from '../../log/log.ts';
import { count } from '../counters/batched-counter.ts';
import { isLaterPart, JAVASCRIPT, laterScript, widgetScript } from './prepared-script.ts';
import { sendScript } from './send-script.ts';
import { isFromHosts } from '../../lib/http/is-from-hosts.ts';
import { acceptsKey } from '../site/calling-page.ts';
import { domainByReferer } from '../site/domain-by-referer.ts';
import { findSite } from '../site/look-up.ts';
import { localizeFor } from '../content/localize.ts';
import { storeMissing } from '../site/publish-site.ts';
import { build } from '../widget.gen.ts';

/** Answers `/app.js`: the widget with the domain's configuration, or one of the parts that it loads later. */
export async function script(c: Context<AppEnv>) {
  const query = c.req.query();
  // Sites that copied the snippet as HTML into code send `amp;domain`.
  const parameter = (name: string) => query[name] ?? query[`amp;${name}`];
  const apiKey = parameter('apiKey') ?? '';
  const namedDomain = parameter('domain');
  const { part, notice, v } = query;
  const domainId = namedDomain ?? (await domainByReferer(c, apiKey));
  const found = domainId === undefined ? undefined : await findSite(c, domainId);
  if (domainId === undefined || !found || !acceptsKey(found.site, apiKey)) {
    return comment(c, 'embed key or domain not found', 404);
  }
  const { site } = found;
  const ownHost = part === 'own-host' && ownHostOf(c);
  if (ownHost) return c.json(reportOf(c, ownHost), 200, { 'Cache-Control': 'no-store' });
  const isWidget = !isLaterPart(part);
  if (isWidget && c.req.method === 'GET')
    countPageView(c, domainId, isFromHosts(c.req.header('Referer'), site.hosts));
  if (!site.clientActive) return disabled(c, 'this account is not active');
  if (site.configuration.domain.archived) return disabled(c, 'this website is archived');
  if (!site.configuration.domain.frontendWidgetEnabled) {
    return disabled(c, 'the banner is disabled for this domain');
  }
  const localized = localizeFor(c, parameter('lang'), site.configuration);
  if (!isWidget) {
    const log = logAt(c.env, site.log);
    const script = v === build ? await laterScript(part, log, site, localized, notice) : undefined;
    if (!script) return comment(c, 'this page is outdated, please reload it', 404);
    const response = sendScript(c, script);
    // A response that is named by the hash of its notice never changes. A notice is accepted for 30 days.
    if (notice) response.headers.set('Cache-Control', 'public, max-age=2592000, immutable');
    return response;
  }
  // A deployment may have changed the texts.
  if (!site.notices.includes(localized.notice.hash)) await storeMissing(c, site, localized);
  const request = {
    base: ownOrigin(c),
    apiKey,
    isCcm19Snippet: c.req.path !== '/app.js',
    optOutSignal: isOptOut(c.req.header('Sec-GPC')),
  };
  return sendScript(c, widgetScript(site, localized, request));
}

/** What the check of the console wants to know of an own host (src/domains/own-host/check.ts). */
const reportOf = (
  c: Context<AppEnv>,
  { key, visitor, forwarded }: NonNullable<ReturnType<typeof ownHostOf>>,
) => ({
  key,
  visitor,
  forwarded,
  country: (c.req.raw.cf?.country as string | undefined) ?? null,
});

/**
 * Counts a page view of the domain, up to the limit of a network; `bySite` says that one of the domain's own pages sent
 * it. The response does not wait for the limit.
 */
function countPageView(c: Context<AppEnv>, domainId: string, bySite: boolean) {
  const counted = async () => {
    if (await withinRateLimit(c.env, 'CALL_RATE', `${networkOfCall(c)} ${domainId}`))
      count(c, { domainId, kind: 'view', bySite });
  };
  waitUntil(c, 'count a page view', counted());
}

// `no-store`, because a cache may otherwise keep such a response after the reason for it has gone.
const comment = (c: Context, text: string, status: 200 | 404 = 200, code = '') =>
  c.body(`/* Placet: ${text}. */\n${code}`, status, { ...JAVASCRIPT, 'Cache-Control': 'no-store' });

/** A script that tells the guard of a page that it was not blocked (src/domains/own-host/guard-line.ts). */
const disabled = (c: Context, text: string) => comment(c, text, 200, 'window.CCM = undefined;\n');
