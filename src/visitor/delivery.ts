import { gzipSync } from 'node:zlib';
import { PUBLIC_DOMAIN_SECONDS } from '../db/public-domain.ts';
import { noticeContent } from '../log/consent-notice-cache.ts';
import { SECURITY_HEADERS } from '../http/response-headers.ts';
import type { Log } from '../log/log.ts';
import { unpackNotice, type NoticeContent } from '../log/consent-notice.ts';
import { deliver, variantOf } from '../widget/deliver.ts';
import { configOf, type Asked } from './config.ts';
import { detailsOf } from './details.ts';
import type { InLocale, Site } from './site.ts';
import { names, recording, settings, sharing, widgets } from './widget.gen.ts';

/** A script ready to be sent. */
export type Script = { tag: string; plain: Answer; gzip: Answer; unchanged: Answer };
/** What a `Response` is made from: bytes and headers that are made once, since making them takes longer than all else. */
export type Answer = [body: Uint8Array | null, init: ResponseInit];

export const JAVASCRIPT = {
  'Content-Type': 'text/javascript; charset=utf-8',
  ...SECURITY_HEADERS,
};

const scripts = new WeakMap<Site, Map<string, Script>>();

/** The script for what is asked, made and compressed once. */
export function scriptOf(site: Site, asked: Asked, { shown, notice }: InLocale) {
  const made = scripts.get(site) ?? new Map<string, Script>();
  scripts.set(site, made);
  const key = JSON.stringify([asked.base, asked.apiKey, asked.locale, asked.exempt]);
  const known = made.get(key);
  if (known) return known;
  const config = configOf(site.source, asked, shown, notice.hash);
  const variant = variantOf({
    consentMode: config.embeddings.some(({ googleConsentMode }) => googleConsentMode),
    framePolicy: Boolean(config.frameHosts),
  });
  const more = [
    ...(config.consentSharingDomains ? [sharing] : []),
    ...(site.source.domain.recordScriptsOnWebsite ? [recording] : []),
  ];
  const script = readyToSend(deliver(widgets[variant]!, names, config, ...more), site);
  // As many as there are locales; more only where one service answers under many addresses.
  if (made.size >= 50) made.clear();
  made.set(key, script);
  return script;
}

const settingsScripts = new WeakMap<InLocale, Script>();

/** The second part for a notice of the domain, today's without `hash`; undefined where its log has none of this hash. */
export async function settingsScript(log: Log, site: Site, made: InLocale, hash = made.notice.hash) {
  const current = hash === made.notice.hash;
  const known = current ? settingsScripts.get(made) : undefined;
  if (known) return known;
  const content = current ? contentOf(made) : hex64.test(hash) && (await noticeContent(log, hash));
  if (!content) return undefined;
  const script = readyToSend(deliver(settings, names, detailsOf(content)), site);
  if (current) settingsScripts.set(made, script);
  return script;
}
const hex64 = /^[0-9a-f]{64}$/;
const contentOf = ({ notice }: InLocale) => JSON.parse(unpackNotice(notice.packed)) as NoticeContent;

function readyToSend(text: string, { source }: Site): Script {
  const gzip = gzipSync(text, { level: 9 });
  // The last eight bytes are a checksum and the length of the text.
  const tag = gzip.subarray(-8).toString('hex');
  const common = {
    // A private copy: a shared cache would answer in our place, and no one would count.
    'Cache-Control': source.domain.frontendWidgetCache
      ? `private, max-age=${PUBLIC_DOMAIN_SECONDS}`
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
