import { accepts } from 'hono/accepts';
import type { Context } from 'hono';
import { intakeQuery, keepIntake, keptIntake } from '../db/intake.ts';
import { now, type AppEnv } from '../env.ts';
import { acceptedLanguages, matchLocale } from '../lib/locale.ts';
import { countCall } from './calls.ts';
import { deliveryOf, scriptOf, type Script } from './delivery.ts';
import { domainOfPage } from './page-domain.ts';

/** How long a copy of the configuration is delivered without a question to D1, in seconds; browsers keep it as long. */
const FRESH = 30;

const TYPE = { 'Content-Type': 'text/javascript; charset=utf-8' };

/** The domain's script: the widget with its configuration. */
export async function script(c: Context<AppEnv>) {
  const { apiKey = '', domain: named, lang } = c.req.query();
  const domainId = named ?? (await domainOfPage(c, apiKey, FRESH));
  const intake = domainId === undefined ? undefined : await freshIntake(c, domainId);
  if (domainId === undefined || intake?.embedKey !== apiKey) {
    return c.body('/* Placet: there is no such embed key or domain. */\n', 404, TYPE);
  }
  countCall(c, domainId);
  if (!intake.clientActive) return c.body('/* Placet: this account is not active. */\n', 200, TYPE);
  const delivery = await deliveryOf(c.var.db, domainId, intake.version);
  if (!delivery?.source.domain.frontendWidgetEnabled) {
    return c.body('/* Placet: the widget of this domain is switched off. */\n', 200, TYPE);
  }
  const { domain, locales } = delivery.source;
  const locale = localeFor(
    c,
    lang,
    locales.map(({ name }) => name),
  );
  const inEu = (c.req.raw.cf as { isEUCountry?: string } | undefined)?.isEUCountry === '1';
  const asked = { base: new URL(c.req.url).origin, apiKey, locale, inEu };
  return send(c, scriptOf(delivery, asked), domain.frontendWidgetCache);
}

async function freshIntake(c: Context<AppEnv>, domainId: string) {
  const kept = keptIntake(domainId);
  if (kept && now() - kept.checkedAt < FRESH) return kept;
  return keepIntake(domainId, (await intakeQuery(c.var.db, domainId))[0]);
}

/** The locale asked for, otherwise the visitor's best one, otherwise `en_US`, otherwise the first: of the active ones. */
function localeFor(c: Context, lang: string | undefined, active: string[]) {
  const wanted = [...(lang ? [lang] : []), ...acceptedLanguages(c.req.header('Accept-Language'))];
  const match = wanted
    .map((language) => matchLocale(language, active))
    .find((locale) => locale !== undefined);
  return match ?? (active.includes('en_US') ? 'en_US' : active[0]) ?? 'en_US';
}

function send(c: Context, { text, gzip, tag }: Script, cached: boolean) {
  // A private copy: a shared cache would answer in our place, and no one would count.
  c.header('Cache-Control', cached ? `private, max-age=${FRESH}` : 'private, no-cache');
  c.header('Vary', 'Accept-Encoding, Accept-Language, Referer');
  c.header('ETag', `W/"${tag}"`);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (c.req.header('If-None-Match')?.includes(`"${tag}"`)) return c.body(null, 304);
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['gzip', 'identity'],
    default: 'identity',
  });
  if (encoding !== 'gzip') return c.body(text, 200, TYPE);
  c.header('Content-Encoding', 'gzip');
  c.header('Content-Type', TYPE['Content-Type']);
  return new Response(gzip, { headers: c.res.headers, encodeBody: 'manual' });
}
