import type { Context } from 'hono';
import { FRESH } from '../db/public-domain.ts';
import type { AppEnv } from '../env.ts';
import { ownOrigin } from '../http/own-url.ts';
import { accepted } from '../lib/accept.ts';
import { logAt } from '../log/log.ts';
import { countCall } from './calls.ts';
import { scriptOf, settingsScript, TYPE, type Answer, type Script } from './delivery.ts';
import { localeFor } from './language.ts';
import { domainOfPage } from './page-domain.ts';
import { inLocale, noteDelivery, siteOf } from './site.ts';
import { build } from './widget.gen.ts';

/** The domain's script: the widget with its configuration. */
export async function script(c: Context<AppEnv>) {
  const query = c.req.query();
  // Sites that copied the snippet as HTML into code ask for `amp;domain`.
  const asked = (name: string) => query[name] ?? query[`amp;${name}`];
  const apiKey = asked('apiKey') ?? '';
  const named = asked('domain');
  const { part, notice, v } = query;
  const domainId = named ?? (await domainOfPage(c, apiKey));
  const found = domainId === undefined ? undefined : await siteOf(c.var.db, domainId);
  if (domainId === undefined || found?.domain.embedKey !== apiKey) {
    return c.body('/* Placet: there is no such embed key or domain. */\n', 404, TYPE);
  }
  const first = part !== 'settings';
  if (first) countCall(c, domainId);
  const { domain, site } = found;
  if (!domain.clientActive) return c.body('/* Placet: this account is not active. */\n', 200, TYPE);
  const { frontendWidgetEnabled, frontendWidgetCache } = site.source.domain;
  if (!frontendWidgetEnabled) {
    return c.body('/* Placet: the widget of this domain is switched off. */\n', 200, TYPE);
  }
  const locale = localeFor(c, asked('lang'), site.source);
  const made = inLocale(site, locale);
  if (!first) {
    const log = logAt(c.env, domain.place);
    const script = v === build ? await settingsScript(log, made, notice) : undefined;
    if (!script) return c.body('/* Placet: this page is too old. */\n', 404, TYPE);
    return send(c, script, notice ? NAMED : cacheControl(frontendWidgetCache));
  }
  await noteDelivery(c, domain, site, made);
  const inEu = (c.req.raw.cf as { isEUCountry?: string } | undefined)?.isEUCountry === '1';
  const place = { base: ownOrigin(c), apiKey, locale, inEu };
  return send(c, scriptOf(site, place, made), cacheControl(frontendWidgetCache));
}

// What the hash of its notice names never changes; like the notice itself, it is wanted for 30 days.
const NAMED = 'public, max-age=2592000, immutable';
// A private copy: a shared cache would answer in our place, and no one would count.
const cacheControl = (cached: boolean) => (cached ? `private, max-age=${FRESH}` : 'private, no-cache');

function send(c: Context, { tag, plain, gzip, unchanged }: Script, cacheControl: string) {
  if (c.req.header('If-None-Match')?.includes(`"${tag}"`)) return answer(unchanged, cacheControl);
  const gzipped = accepted(c.req.header('Accept-Encoding')).includes('gzip');
  return answer(gzipped ? gzip : plain, cacheControl);
}

function answer(made: Answer, cacheControl: string) {
  const response = new Response(...made);
  response.headers.set('Cache-Control', cacheControl);
  return response;
}
