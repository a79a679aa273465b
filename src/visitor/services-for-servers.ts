import * as z from 'zod/mini';
import { createApp, now } from '../env.ts';
import { answerWithETag } from '../http/etag.ts';
import { text } from '../http/input-schemas.ts';
import { networkOfCall, requireWithin } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { fillText } from '../lib/text/fill-placeholders.ts';
import { hasStateCookie } from './content/own-storage.ts';
import { siteOfKey } from './site/calling-page.ts';
import type { PublishedSite } from './site/published-site.ts';
import { isMandatory } from './content/visible-content.ts';

/** Seconds for which caches keep the answer. */
const MAX_AGE = 300;

const servicesParameters = z.object({ apiKey: text(), domain: text() });

/**
 * The active services of a domain, for its website's own server. Throws a 404 for a wrong embed key or domain, and a 429
 * for a network that asks too often.
 */
export const servicesRoute = createApp().get('/', validate('query', servicesParameters), async (c) => {
  const call = c.req.valid('query');
  const site = await siteOfKey(c, call);
  const what = 'Too many requests for the services of this domain from this network';
  await requireWithin(c.env, 'CALL_RATE', `services ${networkOfCall(c)} ${call.domain}`, what);
  const { nextReset, ...services } = servicesOf(site);
  c.header('Cache-Control', `public, max-age=${Math.min(MAX_AGE, nextReset - now())}`);
  return answerWithETag(c, JSON.stringify(services), () => c.json(services));
});

/** What `/app/services` answers. */
export type WebsiteServices = Omit<ReturnType<typeof servicesOf>, 'nextReset'>;

function servicesOf({ clientActive, configuration, notices }: PublishedSite) {
  const { domain, embeddings, placeholders } = configuration;
  const reset = domain.consentResetBeforeDate ? Date.parse(domain.consentResetBeforeDate) / 1000 : 0;
  const isActive = clientActive && domain.frontendWidgetEnabled && !domain.archived;
  return {
    notBefore: Math.max(
      reset <= now() ? reset : 0,
      domain.askedAllSince,
      domain.consentResetOnLegalChange ? domain.legalChangedAt : 0,
    ),
    nextReset: reset > now() ? reset : Infinity,
    serverCookie: isActive && hasStateCookie(domain),
    lifetime: domain.consentCookieLifetime,
    rejectionLifetime: domain.consentRejectionLifetime ?? domain.consentCookieLifetime,
    notices: isActive ? notices.map((hash) => hash.slice(0, 8)).toSorted() : [],
    allowedScriptMarkers: isActive ? domain.allowedScriptMarkers : [],
    services: (isActive ? embeddings : []).map((embedding) => ({
      id: embedding.id,
      key: embedding.key,
      name: fillText(embedding.name, placeholders),
      purpose: embedding.purpose,
      mandatory: isMandatory(embedding.purpose, domain),
      since: embedding.askedSince,
      markers: [...new Set([...embedding.scriptMarkers, ...embedding.iframeMarkers])],
      scriptMarkers: embedding.scriptMarkers,
    })),
  };
}
