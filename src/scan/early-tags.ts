import type { ScanResult } from '../db/schema.ts';
import { kindOfScript } from '../lib/html/javascript-type.ts';
import { isWithin, registrableDomain } from '../lib/http/host-names.ts';
import { mandatoryPurpose } from '../definitions/purpose-ids.ts';
import { googleAddress } from '../lib/google-tag.ts';
import { presetByHost, presetsByUrl, presetsOfScript } from '../presets/find-presets.ts';
import { consentManagerOf } from './services-in-use.ts';
import type { LoadingTag, SitePage } from './site-page.ts';
import type { Attributes } from '../lib/html/html-tags.ts';

const HINT = /\b(preload|modulepreload|prefetch|preconnect|dns-prefetch|prerender)\b/i;
/** Longer tags are not replaced by hand, and the size of a response must not depend on the page. */
const LONGEST = 2000;

/** The tags that `data-ccm-ignore` can exempt from blocking. */
const EXEMPTIBLE = /^(script|iframe|embed)$/;

/** Whether a tag is exempted from blocking on the page: an issue, wherever it loads from. */
const isExempt = (name: string, attributes: Attributes) =>
  EXEMPTIBLE.test(name) && attributes.some(([known]) => known === 'data-ccm-ignore');

/** An exempted tag, however long it is, and the same without the exemption; undefined for other tags. */
export function exemptTag(name: string, attributes: Attributes, url: URL): LoadingTag | undefined {
  if (!isExempt(name, attributes)) return undefined;
  const others = attributes.filter(([known]) => known !== 'data-ccm-ignore');
  const line = waiting(name, others, url);
  const tag = written(name, attributes).slice(0, LONGEST);
  return { url, tag, line: line.length > LONGEST ? '' : line, exempt: true };
}

/** A tag that loads `url`, with its attribute values as in the page; undefined for other tags. */
export function loadingTag(name: string, attributes: Attributes, url: URL): LoadingTag | undefined {
  const tag = written(name, attributes);
  if (tag.length > LONGEST || (name === 'script' && !kindOfScript(valueOf('type', attributes))))
    return undefined;
  return { url, tag, line: waiting(name, attributes, url) };
}

/** A style sheet that another one imports can be blocked as a tag of its own. */
export const importedSheet = (address: string, url: URL): LoadingTag => ({
  url,
  tag: `@import url("${address}");`,
  line: written('link', [
    ['rel', 'stylesheet'],
    ['data-ccm-loader-src', address.replaceAll('&', '&amp;')],
  ]),
});

/** The same tag as the widget blocks it until consent. */
function waiting(name: string, attributes: Attributes, url: URL) {
  const without = (...names: string[]) => attributes.filter(([name]) => !names.includes(name));
  const address = valueOf(name === 'link' ? 'href' : 'src', attributes);
  const aside: Attributes[number] = ['data-ccm-loader-src', address];
  const inert: Attributes[number] = ['type', 'text/x-ccm-loader'];
  if (name === 'link') {
    // A hint that its `onload` turns into a style sheet is more than a hint.
    const needless = HINT.test(valueOf('rel', attributes)) && !valueOf('onload', attributes);
    return needless ? '' : written(name, [...without('href'), aside]);
  }
  if (name !== 'script') return written(name, [aside, ...without('src', 'srcset', 'sizes')]);
  if (!/^module$/i.test(valueOf('type', attributes))) {
    return written(name, [inert, aside, ...without('type', 'src')]);
  }
  // The loader creates classic scripts.
  return written(name, [inert], `import(${JSON.stringify(url.href)})`);
}

const valueOf = (name: string, attributes: Attributes) =>
  attributes.find(([known]) => known === name)?.[1].trim() ?? '';

function written(name: string, attributes: Attributes, code = '') {
  const parts = attributes.map(([name, value]) =>
    value === '' ? name : `${name}="${value.replaceAll('"', '&quot;')}"`,
  );
  return `<${[name, ...parts].join(' ')}>${name === 'script' ? `${code}</script>` : ''}`;
}

/** The marker of a script that only its address tells from others of the website. */
export const markerOf = ({ host, pathname }: URL) => host + pathname;

/** The tag as in the response; `page` is the first page with it. */
type EarlyTag = ScanResult['earlyTags'][number];

/**
 * The tags that load from other hosts before consent, and Google’s from any, without necessary services, `own` origins and `ownHosts`.
 * `copies` are the addresses at Google of the website’s scripts whose content is Google’s. `service` is the preset that releases
 * a tag; null if an embedding with a marker has to. `marker` is what the preset lacks to do so.
 */
export function earlyTags(
  pages: SitePage[],
  own: string[],
  ownHosts: string[],
  copies: ReadonlyMap<string, string> = new Map(),
): EarlyTag[] {
  const owned = new Set(pages.map(({ url }) => registrableDomain(url.hostname)));
  const found = new Map<string, EarlyTag>();
  for (const { url: page, loading, ownScripts } of pages)
    for (const { url, tag, line, exempt } of [
      ...loading,
      ...ownScripts.filter(({ url }) => copies.has(url.href)),
    ]) {
      if (found.has(tag)) continue;
      const isOwn = owned.has(registrableDomain(url.hostname)) || isWithin(ownHosts, url.hostname);
      const isScript = tag.startsWith('<script');
      const copyOf = isScript ? copies.get(url.href) : undefined;
      const isGoogle = isScript && (copyOf ?? googleAddress(url.href)) !== undefined;
      if (own.includes(url.origin) || (isOwn && !exempt && !isGoogle)) continue;
      const markers = tag.startsWith('<iframe') ? 'iframeMarkers' : 'scriptMarkers';
      const marked = (isScript ? presetsOfScript : presetsByUrl)(
        copyOf ? new URL(copyOf) : url,
        [markers],
        false,
      )[0];
      if ((marked ?? presetByHost(url.hostname))?.purpose === mandatoryPurpose) continue;
      // Another consent manager cannot wait for this one’s consent, so it must be removed.
      const waits = consentManagerOf(url) ? '' : line;
      found.set(tag, {
        page: page.href,
        host: url.host,
        service: marked?.name ?? null,
        tag,
        line: waits,
        ...(exempt && { exempt }),
        ...(copyOf && { marker: markerOf(url) }),
      });
    }
  return [...found.values()];
}
