import { gzipSync } from 'node:zlib';
import { FRESH } from '../db/public-domain.ts';
import { noticeContent } from '../log/consent-notice-cache.ts';
import { SECURED } from '../http/headers.ts';
import type { Log } from '../log/log.ts';
import { unpackNotice, type NoticeContent } from '../log/consent-notice.ts';
import { assembleScript, variantName } from '../widget/assemble-script.ts';
import { widgetConfig, type ScriptRequest } from './widget-config.ts';
import { preferencesDetails } from './preferences-details.ts';
import type { LocalizedSite, Site } from './site-cache.ts';
import { names, recording, settings, sharing, widgets } from './widget.gen.ts';

/** A script ready to be sent. */
export type PreparedScript = {
  tag: string;
  plain: PreparedAnswer;
  gzip: PreparedAnswer;
  unchanged: PreparedAnswer;
};
/** What a `Response` is made from: bytes and headers that are made once, since making them takes longer than all else. */
export type PreparedAnswer = [body: Uint8Array | null, init: ResponseInit];

export const JAVASCRIPT = {
  'Content-Type': 'text/javascript; charset=utf-8',
  ...SECURED,
};

const scripts = new WeakMap<Site, Map<string, PreparedScript>>();

/** The script for what is asked, made and compressed once. */
export function widgetScript(site: Site, asked: ScriptRequest, { shown, notice }: LocalizedSite) {
  const made = scripts.get(site) ?? new Map<string, PreparedScript>();
  scripts.set(site, made);
  const key = JSON.stringify([asked.base, asked.apiKey, asked.locale, asked.exempt]);
  const known = made.get(key);
  if (known) return known;
  const config = widgetConfig(site.source, asked, shown, notice.hash);
  const variant = variantName({
    consentMode: config.embeddings.some(({ googleConsentMode }) => googleConsentMode),
    framePolicy: Boolean(config.frameHosts),
  });
  const more = [
    ...(config.consentSharingDomains ? [sharing] : []),
    ...(site.source.domain.recordScriptsOnWebsite ? [recording] : []),
  ];
  const script = readyToSend(assembleScript(widgets[variant]!, names, config, ...more), site);
  // As many as there are locales; more only where one service answers under many addresses.
  if (made.size >= 50) made.clear();
  made.set(key, script);
  return script;
}

const settingsScripts = new WeakMap<LocalizedSite, PreparedScript>();

/** The second part for a notice of the domain, today's without `hash`; undefined where its log has none of this hash. */
export async function preferencesScript(log: Log, site: Site, made: LocalizedSite, hash = made.notice.hash) {
  const current = hash === made.notice.hash;
  const known = current ? settingsScripts.get(made) : undefined;
  if (known) return known;
  const content = current ? contentOf(made) : hex64.test(hash) && (await noticeContent(log, hash));
  if (!content) return undefined;
  const script = readyToSend(assembleScript(settings, names, preferencesDetails(content)), site);
  if (current) settingsScripts.set(made, script);
  return script;
}
const hex64 = /^[0-9a-f]{64}$/;
const contentOf = ({ notice }: LocalizedSite) => JSON.parse(unpackNotice(notice.packed)) as NoticeContent;

function readyToSend(text: string, { source }: Site): PreparedScript {
  const gzip = gzipSync(text, { level: 9 });
  // The last eight bytes are a checksum and the length of the text.
  const tag = gzip.subarray(-8).toString('hex');
  const common = {
    // A private copy: a shared cache would answer in our place, and no one would count.
    'Cache-Control': source.domain.frontendWidgetCache ? `private, max-age=${FRESH}` : 'private, no-cache',
    Vary: 'Accept-Encoding, Accept-Language, Referer',
    ETag: `W/"${tag}"`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...SECURED,
  };
  const headers = (more = {}) => new Headers({ ...common, ...more });
  return {
    tag,
    plain: [new TextEncoder().encode(text), { headers: headers(JAVASCRIPT) }],
    gzip: [gzip, { headers: headers({ ...JAVASCRIPT, 'Content-Encoding': 'gzip' }), encodeBody: 'manual' }],
    unchanged: [null, { headers: headers(), status: 304 }],
  };
}
