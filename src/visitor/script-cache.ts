import { gzipSync } from 'node:zlib';
import { PUBLIC_DOMAIN_SECONDS } from '../db/public-domain.ts';
import { noticeContent } from '../log/consent-notice-cache.ts';
import { SECURITY_HEADERS } from '../http/response-headers.ts';
import type { Log } from '../log/log.ts';
import { unpackNotice, type NoticeContent } from '../log/consent-notice.ts';
import { assembleScript, variantName } from '../widget/assemble-script.ts';
import { widgetConfig, type ScriptRequest } from './widget-config.ts';
import { preferencesDetails } from './preferences-details.ts';
import type { LocalizedSite, Site } from './site-cache.ts';
import { names, recording, settings, sharing, widgets } from './widget.gen.ts';

/** The answers for one script, plain, compressed and as a 304. */
export type PreparedScript = {
  tag: string;
  plain: PreparedAnswer;
  gzip: PreparedAnswer;
  unchanged: PreparedAnswer;
};
/** Arguments of `Response`. They are made once, because making headers takes longer than all other steps. */
type PreparedAnswer = [body: Uint8Array | null, init: ResponseInit];

export const JAVASCRIPT = {
  'Content-Type': 'text/javascript; charset=utf-8',
  ...SECURITY_HEADERS,
};

/** Seconds after that during which a browser uses its copy at once, and asks for a new one and thus counts the page view meanwhile. */
const STALE_SECONDS = 600;

const scripts = new WeakMap<Site, Map<string, PreparedScript>>();

/** The script for a request, made and compressed once. */
export function widgetScript(site: Site, request: ScriptRequest, { content, notice }: LocalizedSite) {
  const cached = scripts.get(site) ?? new Map<string, PreparedScript>();
  scripts.set(site, cached);
  const key = JSON.stringify([request.base, request.apiKey, request.locale, request.exempt]);
  const known = cached.get(key);
  if (known) return known;
  const config = widgetConfig(site.configuration, request, content, notice.hash);
  const variant = variantName({
    consentMode: config.embeddings.some(({ googleConsentMode }) => googleConsentMode),
    framePolicy: Boolean(config.frameHosts),
  });
  const chunks = [
    ...(config.consentSharingDomains ? [sharing] : []),
    ...(site.configuration.domain.recordScriptsOnWebsite ? [recording] : []),
  ];
  const script = readyToSend(assembleScript(widgets[variant]!, names, config, ...chunks), site);
  // One entry per locale is usual; there are more only if the service answers under many addresses.
  if (cached.size >= 50) cached.clear();
  cached.set(key, script);
  return script;
}

const preferencesScripts = new WeakMap<LocalizedSite, PreparedScript>();

/** The script of the preferences for a notice of the domain, by default the current one; undefined if its log has no such notice. */
export async function preferencesScript(
  log: Log,
  site: Site,
  localized: LocalizedSite,
  hash = localized.notice.hash,
) {
  const current = hash === localized.notice.hash;
  const known = current ? preferencesScripts.get(localized) : undefined;
  if (known) return known;
  const content = current ? contentOf(localized) : hex64.test(hash) && (await noticeContent(log, hash));
  if (!content) return undefined;
  const script = readyToSend(assembleScript(settings, names, preferencesDetails(content)), site);
  if (current) preferencesScripts.set(localized, script);
  return script;
}
const hex64 = /^[0-9a-f]{64}$/;
const contentOf = ({ notice }: LocalizedSite) => JSON.parse(unpackNotice(notice.packed)) as NoticeContent;

function readyToSend(text: string, { configuration }: Site): PreparedScript {
  const gzip = gzipSync(text, { level: 9 });
  // The last eight bytes are a checksum and the length of the text.
  const tag = gzip.subarray(-8).toString('hex');
  const common = {
    // Private, because nobody would count the page views that a shared cache answers.
    'Cache-Control': configuration.domain.frontendWidgetCache
      ? `private, max-age=${PUBLIC_DOMAIN_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`
      : 'private, no-cache',
    Vary: 'Accept-Encoding, Accept-Language, Referer',
    ETag: `W/"${tag}"`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...SECURITY_HEADERS,
  };
  const headers = (more = {}) => new Headers({ ...common, ...more });
  return {
    tag,
    plain: [new TextEncoder().encode(text), { headers: headers(JAVASCRIPT) }],
    gzip: [gzip, { headers: headers({ ...JAVASCRIPT, 'Content-Encoding': 'gzip' }), encodeBody: 'manual' }],
    unchanged: [null, { headers: headers(), status: 304 }],
  };
}
