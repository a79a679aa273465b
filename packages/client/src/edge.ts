import { type Base, hasMarker, hostsOf, isOfHost, normalAddress } from './edge/addresses.ts';
import { GPC_PATH, gpcStatement } from './edge/gpc-statement.ts';
import type { Snippet } from './edge/place-snippet.ts';
import { pageRewriter } from './edge/rewrite-page.ts';
import { rewriteStream } from './edge/rewrite-stream.ts';
import { isHint } from './edge/rewrite-tag.ts';
import { currentRules, type Rules } from './edge/rules.ts';
import { isCalled, ownHost, type OwnHostOptions } from './own-host.ts';

export type EdgeOptions = OwnHostOptions & {
  /** The embed key, `apiKey` in the snippet. */
  apiKey: string;
  /** The path under which the website serves Placet; `consent` by default. */
  path?: string;
  /** The line of strict blocking that the console shows, for pages that are sent before the services are known. */
  guard?: string;
};

/** Encodings in which a byte of ASCII can be part of another character. */
const NOT_ASCII = /^(?:utf-?(?:16|32|7)|ucs-2|unicode|iso-10646|iso-2022|csiso2022|hz-gb|replacement)/i;
/** Compressions that Cloudflare opens. */
const OPENED = ['', 'identity', 'gzip', 'br'];
/** What would bring back a page that was rewritten by old rules, or without any. */
const VALIDATORS = ['ETag', 'Last-Modified', 'Content-Length', 'Accept-Ranges'];
/** What lets caches keep a page, which they must not if its tags are as they were. */
const CACHES = ['CDN-Cache-Control', 'Cloudflare-CDN-Cache-Control', 'Surrogate-Control', 'Expires'];
const CONDITIONS = [
  'If-None-Match',
  'If-Modified-Since',
  'If-Match',
  'If-Unmodified-Since',
  'If-Range',
  'Range',
];

/**
 * Answers a request to a website on Cloudflare: serves the own host, and rewrites each page that `origin` gives, so that
 * nothing is requested from services before the visitor has decided. A website without a statement about Global Privacy
 * Control gets the one of its domain. Throws if the options are incomplete.
 */
export async function placet(
  request: Request,
  origin: (request: Request) => Response | Promise<Response>,
  options: EdgeOptions,
): Promise<Response> {
  const { path = 'consent', apiKey } = options;
  const serve = ownHost(options);
  if (!apiKey) throw new TypeError('"apiKey" must be the embed key.');
  if (!/^[\w-]+(?:\/[\w-]+)?(?:\.php)?$/.test(path))
    throw new TypeError('"path" must be a path without slashes at its ends.');
  const url = new URL(request.url);
  if (isCalled(url.pathname, path)) return serve(request);
  const isForPage = /text\/html/i.test(request.headers.get('Accept') ?? '');
  const asked = isForPage ? currentRules(options) : undefined;
  const response = await origin(isForPage ? withoutConditions(request) : request);
  if (url.pathname === GPC_PATH && response.status === 404) return (await gpcStatement(options)) ?? response;
  const charset = charsetOf(response);
  if (charset === undefined) return response;
  const rules = await (asked ?? currentRules(options));
  const base = { url, charset };
  const { status, statusText, body } = response;
  const snippet = snippetOf(options, response.headers, url, !rules);
  return new Response(body && rewriteStream(body, pageRewriter(snippet, rules, base)), {
    status,
    statusText,
    headers: headersOf(response.headers, rules, base),
  });
}

/** The request without what would be answered by a part of a page, or by the browser’s copy of an older one. */
function withoutConditions(request: Request) {
  if (!CONDITIONS.some((name) => request.headers.has(name))) return request;
  const headers = new Headers(request.headers);
  for (const name of CONDITIONS) headers.delete(name);
  return new Request(request, { headers });
}

/** The encoding of a page, empty if its headers do not name one; undefined for an answer that is not rewritten. */
function charsetOf({ headers, status }: Response) {
  const type = headers.get('Content-Type') ?? '';
  const encoding = (headers.get('Content-Encoding') ?? '').trim().toLowerCase();
  const charset = /;\s*charset\s*=\s*["']?([^\s"';,]*)/i.exec(type)?.[1] ?? '';
  const isPage = /^\s*text\/html\s*(?:[;,]|$)/i.test(type) && status !== 206;
  return isPage && OPENED.includes(encoding) && !NOT_ASCII.test(charset) ? charset : undefined;
}

/** The headers of a page, without validators and without hints at services. */
function headersOf(given: Headers, rules: Rules | undefined, base: Base) {
  const headers = new Headers(given);
  for (const name of VALIDATORS) headers.delete(name);
  if (!rules) {
    for (const name of CACHES) headers.delete(name);
    headers.set('Cache-Control', 'no-store');
  }
  const link = headers.get('Link');
  if (!link || !rules) return headers;
  const hosts = hostsOf(rules.markers, base.url.hostname);
  const kept = link.split(/,(?=\s*<)/).filter((one) => {
    const [, address = '', parameters = ''] = /^\s*<([^>]*)>(.*)$/s.exec(one) ?? [];
    const rel = /;\s*rel\s*=\s*"?([^";]*)/i.exec(parameters)?.[1] ?? '';
    const isOfService =
      hasMarker(normalAddress(address, base), rules.markers) || isOfHost(address, hosts, base);
    return !(isOfService && isHint(rel));
  });
  headers.delete('Link');
  if (kept.length > 0) headers.set('Link', kept.join(','));
  return headers;
}

/** The first lines of a page, with the nonce of its policy. */
function snippetOf(
  { service, domain, apiKey, path = 'consent', guard = '' }: EdgeOptions,
  headers: Headers,
  url: URL,
  withGuard: boolean,
): Snippet {
  const [, key] = /'nonce-([\w+/=-]+)'/.exec(headers.get('Content-Security-Policy') ?? '') ?? [];
  const nonce = key ? ` nonce="${key}"` : '';
  const query = String(new URLSearchParams({ apiKey, domain }));
  const script = `<script data-cfasync="false" src="/${path}/app?${query.replace('&', '&amp;')}" referrerpolicy="origin"${nonce}></script>`;
  const scripts = [
    `${url.origin}/${path}/app`,
    `${url.origin}/${path}/app.js`,
    `${new URL(service).origin}/app.js`,
  ];
  return {
    lines: script + (withGuard ? guard.replace('<script', `<script${nonce}`) : ''),
    isOwn: ({ origin, pathname, searchParams }) =>
      scripts.includes(origin + pathname) && [null, domain].includes(searchParams.get('domain')),
  };
}
