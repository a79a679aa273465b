import type { Context } from 'hono';
import { now, type AppEnv } from '../../env.ts';
import { markOwnHost } from '../../http/own-host.ts';
import { ownOrigin } from '../../http/own-url.ts';
import { sameSecret } from '../../lib/crypto/secret-key.ts';
import { findSite } from '../site/look-up.ts';
import { ownHostKey } from '../../domains/own-host/own-host-key.ts';

/** What the widget calls, and nothing else of the service. */
const CALLED =
  '/(?:app(?:\\.js)?|ccm19\\.js|app/(?:consents|keep|interactions|reports|recordings|receipt|proof|log-key|image/[\\w-]+/[\\w-]+))';
/** A proxy calls `/own/{domainId}/…`; a route of the Worker, like the snippets of CCM19, has up to four segments. */
const FORM = new RegExp(
  `^(?:/own/([\\w-]{1,255})|(?!/(?:account|operator|hosting|api|anchor|own)/)(?:/[\\w-]+){1,4})(${CALLED})$`,
);

/** Headers that browsers send to the website, and that are none of the service's business. */
const OF_WEBSITE = ['Cookie', 'Authorization'];

/** The trees of the service, which the paths of websites do not have. */
const TREES = /^\/($|(account|operator|hosting|api|app|anchor)(\/|$))/;

/** The call under an own host, as the service knows it; undefined for any other request. */
export async function ownHostRequest(c: Context<AppEnv>) {
  const [, domainId, path] = FORM.exec(c.req.path) ?? [];
  if (!path) return undefined;
  const { method, body, cf, headers: sent, url } = c.req.raw;
  const headers = new Headers(sent);
  const forwarded = OF_WEBSITE.filter((name) => sent.has(name));
  for (const name of [...OF_WEBSITE, 'Placet-Key', 'Placet-Visitor', 'Placet-Country']) headers.delete(name);
  const key = domainId === undefined ? undefined : await stateOfKey(c, domainId);
  const isTrusted = key === 'valid';
  const visitor = isTrusted && sent.get('Placet-Visitor');
  // With the domain, so that it is no network of other domains.
  if (visitor) headers.set('CF-Connecting-IP', `${domainId} ${visitor.slice(0, 100)}`);
  const address = new URL(url);
  address.pathname = scriptPath(c.req.path) ?? path;
  const place = isTrusted ? placeOf(sent.get('Placet-Country')) : {};
  const request = new Request(address, {
    method,
    headers,
    body,
    cf: (domainId === undefined ? cf : place) as CfProperties,
  });
  markOwnHost(request, { domainId, key, visitor: Boolean(visitor || !domainId), forwarded });
  return request;
}

/** The path of the script here; undefined for other calls. Two snippets of CCM19 name it `ccm19.js` or `public/app.js`. */
function scriptPath(path: string) {
  if (path.endsWith('/public/app.js')) return '/ccm19.js';
  return path.endsWith('/app') ? '/app.js' : undefined;
}

/** A country, or a part of one: `DE`, `US-CA`. */
function placeOf(text: string | null) {
  const [, country, regionCode] = /^([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/.exec(text ?? '') ?? [];
  return { country, regionCode };
}

/** Whether a proxy has the key of the domain, made of its present embed key or the previous one. */
async function stateOfKey(c: Context<AppEnv>, domainId: string) {
  const key = c.req.header('Placet-Key');
  if (!key) return 'missing';
  const { embedKeys = [] } = (await findSite(c, domainId))?.site ?? {};
  for (const { key: embedKey, expiresAt = Infinity } of embedKeys)
    if (expiresAt > now() && (await sameSecret(key, await ownHostKey(c.env, domainId, embedKey))))
      return 'valid';
  return 'invalid';
}

/**
 * Whether a request can only come from a website: under an own host, from its proxy, or to another host than the service's.
 * A proxy may forward `/own/{domainId}/%2e%2e/%2e%2e/account`, which is `/account` here.
 */
export const isOfWebsite = (c: Context<AppEnv>) =>
  /^\/own(\/|$)/.test(c.req.path) ||
  c.req.header('Placet-Key') !== undefined ||
  (!TREES.test(c.req.path) && !!c.env.PUBLIC_URL && new URL(c.req.url).host !== new URL(ownOrigin(c)).host);
