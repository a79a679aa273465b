import { gzipSync } from 'node:zlib';
import { noticeContent } from '../../log/notices/consent-notice-cache.ts';
import { ttlCache } from '../../lib/caches/ttl-cache.ts';
import { SECURITY_HEADERS } from '../../http/response-headers.ts';
import type { Log } from '../../log/log.ts';
import { unpackNotice, type NoticeContent } from '../../log/notices/consent-notice.ts';
import { assembleScript } from '../../widget/assemble-script.ts';
import { resetBefore, widgetConfig, type ScriptRequest } from './widget-config.ts';
import { placeholderDetails, preferencesDetails } from './preferences-details.ts';
import type { LocalizedSite } from '../content/localize.ts';
import type { PublishedSite } from '../site/published-site.ts';
import { widgetCode } from './widget-code.ts';
import { names, placeholders, settings } from '../widget.gen.ts';

/** The responses for one script, by their encoding. */
export type PreparedScript = {
  plain: Encoded;
  gzip: Encoded;
  /** Made after a response: send-script.ts. */
  brotli?: Encoded;
  inEncoding: (bytes: Uint8Array, encoding: string) => Encoded;
  /** Whether the isolate keeps the script for other visitors. */
  isKept: boolean;
  /** Unix milliseconds of the earliest attempt to make `brotli`. */
  compressAfter: number;
};
/** A script in one encoding, and the 304 for a browser that has it. */
type Encoded = { tag: string; whole: PreparedAnswer; unchanged: PreparedAnswer };
/** Arguments of `Response`. They are made once, because making headers takes longer than all other steps. */
type PreparedAnswer = [body: Uint8Array | null, init: ResponseInit];

export const JAVASCRIPT = {
  'Content-Type': 'text/javascript; charset=utf-8',
  ...SECURITY_HEADERS,
};

/** Seconds for which a browser uses a script without asking again. */
const MAX_AGE_SECONDS = 30;
/** Seconds after that during which a browser uses its copy at once, and asks for a new one and thus counts the page view meanwhile. */
const STALE_SECONDS = 600;
/** Bytes of the scripts of all domains. */
const MAX_BYTES = 16 * 1024 ** 2;

const scripts = ttlCache<{ site: PublishedSite; script: PreparedScript }>(MAX_BYTES);

/** The script for a request, made and compressed once. */
export function widgetScript(
  site: PublishedSite,
  { content, notice }: LocalizedSite,
  request: ScriptRequest,
) {
  const { base, apiKey, isCcm19Snippet, optOutSignal } = request;
  // The notice tells the locale and the variant.
  const from = resetBefore(site.configuration.domain);
  const key = JSON.stringify([
    site.log.domain,
    notice.hash,
    base,
    apiKey,
    isCcm19Snippet,
    optOutSignal,
    from,
  ]);
  // Settings outside the notice are not in the key, because a changed domain is published as a new object.
  const known = scripts.get(key);
  if (known?.site === site) return known.script;
  const config = widgetConfig(site.configuration, content, notice.hash, request, site.strictHosts);
  const script = readyToSend(widgetCode(site.configuration, config), site);
  scripts.set(key, { site, script }, bytesOf(script));
  return script;
}

/** The size of a script in memory, with the bytes of Brotli, which are fewer than those of gzip. */
const bytesOf = ({ plain, gzip }: PreparedScript) => plain.whole[0]!.length + 2 * gzip.whole[0]!.length;

/** The parts that a page loads later, each with what it shows of a notice. */
export const laterParts = {
  settings: (content: NoticeContent) => assembleScript(settings, names, preferencesDetails(content)),
  frames: (content: NoticeContent) => assembleScript(placeholders, names, placeholderDetails(content)),
};
type LaterPart = keyof typeof laterParts;
export const isLaterPart = (part = ''): part is LaterPart => Object.hasOwn(laterParts, part);

const laterScripts: Record<LaterPart, WeakMap<LocalizedSite, PreparedScript>> = {
  settings: new WeakMap(),
  frames: new WeakMap(),
};

/** The script of a part for a notice of the domain, by default the current one; undefined if its log has no such notice. */
export async function laterScript(
  part: LaterPart,
  log: Log,
  site: PublishedSite,
  localized: LocalizedSite,
  hash = localized.notice.hash,
) {
  const current = hash === localized.notice.hash;
  const known = current ? laterScripts[part].get(localized) : undefined;
  if (known) return known;
  const content = current
    ? (JSON.parse(unpackNotice(localized.notice.packed)) as NoticeContent)
    : hex64.test(hash) && (await noticeContent(log, hash));
  if (!content) return undefined;
  const script = readyToSend(laterParts[part](content), site, current);
  if (current) laterScripts[part].set(localized, script);
  return script;
}
const hex64 = /^[0-9a-f]{64}$/;

function readyToSend(text: string, { configuration }: PublishedSite, isKept = true): PreparedScript {
  const gzip = gzipSync(text, { level: 9 });
  const common = {
    // Private, because nobody would count the page views that a shared cache serves.
    'Cache-Control': configuration.domain.frontendWidgetCache
      ? `private, max-age=${MAX_AGE_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`
      : 'private, no-cache',
    Vary: 'Accept-Encoding, Accept-Language, Referer, Sec-GPC',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...SECURITY_HEADERS,
  };
  // The last eight bytes are a checksum and the length of the text.
  const check = gzip.subarray(-8).toString('hex');
  function inEncoding(bytes: Uint8Array, encoding = ''): Encoded {
    const tag = `W/"${check}${encoding}"`;
    const headers = (more = {}) => new Headers({ ...common, ETag: tag, ...more });
    const whole: ResponseInit = encoding
      ? { headers: headers({ ...JAVASCRIPT, 'Content-Encoding': encoding }), encodeBody: 'manual' }
      : { headers: headers(JAVASCRIPT) };
    return { tag, whole: [bytes, whole], unchanged: [null, { headers: headers(), status: 304 }] };
  }
  return {
    plain: inEncoding(new TextEncoder().encode(text)),
    gzip: inEncoding(gzip, 'gzip'),
    inEncoding,
    isKept,
    compressAfter: 0,
  };
}
