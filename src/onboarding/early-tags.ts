import { registrableDomain } from '../lib/website.ts';
import { mandatoryPurpose } from '../texts/purposes.ts';
import { presetByHost, presetsAt } from './presets/find.ts';
import { isManagers } from './consent-managers.ts';
import type { SitePage } from './site-page.ts';
import type { Attributes } from '../lib/html-tags.ts';

/** A part of a page that loads `url` as soon as a browser sees it, and what has to stand there instead; '': nothing. */
export type LoadingTag = { url: URL; tag: string; line: string };

const CODE = /^(|module|.*(java|ecma)script.*)$/i;
const HINT = /\b(preload|modulepreload|prefetch|preconnect|dns-prefetch|prerender)\b/i;
/** Nobody replaces longer ones by hand, and an answer must not grow with what a page makes up. */
const LONGEST = 2000;

/** A tag that loads `url`; undefined for one that does not. The values of its attributes are as the page has them. */
export function loadingTag(name: string, attributes: Attributes, url: URL): LoadingTag | undefined {
  const tag = written(name, attributes);
  if (tag.length > LONGEST || (name === 'script' && !CODE.test(valueOf('type', attributes))))
    return undefined;
  return { url, tag, line: waiting(name, attributes, url) };
}

/** A style sheet that another one imports can wait as a tag of its own. */
export const importedSheet = (address: string, url: URL): LoadingTag => ({
  url,
  tag: `@import url("${address}");`,
  line: written('link', [
    ['rel', 'stylesheet'],
    ['data-ccm-loader-src', address.replaceAll('&', '&amp;')],
  ]),
});

/** The same tag as the widget holds it back, until there is consent. */
function waiting(name: string, attributes: Attributes, url: URL) {
  const without = (...names: string[]) => attributes.filter(([name]) => !names.includes(name));
  const address = valueOf(name === 'link' ? 'href' : 'src', attributes);
  const aside: Attributes[number] = ['data-ccm-loader-src', address];
  const inert: Attributes[number] = ['type', 'text/x-ccm-loader'];
  if (name === 'link') {
    // One that becomes a style sheet by its `onload` is more than a hint.
    const needless = HINT.test(valueOf('rel', attributes)) && !valueOf('onload', attributes);
    return needless ? '' : written(name, [...without('href'), aside]);
  }
  if (name !== 'script') return written(name, [aside, ...without('src', 'srcset', 'sizes')]);
  if (!/^module$/i.test(valueOf('type', attributes))) {
    return written(name, [inert, aside, ...without('type', 'src')]);
  }
  // The loader makes classic scripts.
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

/** What it is called in the answer, `page` being the first on which it stands. */
type EarlyTag = { page: string; host: string; service: string | null; tag: string; line: string };

/**
 * What in a site's pages asks other hosts for something before a visitor can consent, each tag once. `service` names the
 * preset whose consent lets the line load; null: it waits until an embedding has a marker that is in the address. Not what
 * the visit needs, nor what comes from an origin of `own`.
 */
export function earlyTags(pages: SitePage[], own: string[]): EarlyTag[] {
  const owned = new Set(pages.map(({ url }) => registrableDomain(url.hostname)));
  const found = new Map<string, EarlyTag>();
  for (const { url: page, loading } of pages)
    for (const { url, tag, line } of loading) {
      if (found.has(tag) || owned.has(registrableDomain(url.hostname)) || own.includes(url.origin)) continue;
      const marked = presetsAt(url, ['scriptMarkers'], false)[0];
      if ((marked ?? presetByHost(url.hostname))?.purpose === mandatoryPurpose) continue;
      // Another consent manager cannot wait for this one's consent: it has to go.
      const waits = isManagers(url) ? '' : line;
      found.set(tag, { page: page.href, host: url.host, service: marked?.name ?? null, tag, line: waits });
    }
  return [...found.values()];
}
