import { type Addresses, type Base, hasMarker, isOfHost, normalValue } from './addresses.ts';
import { decode, encode } from './character-references.ts';
import type { Tag } from './tag.ts';

/** The attributes with addresses, for each tag, as in the plug-in for WordPress (tag-rewriting.php). */
export const ADDRESSES: Record<string, string[]> = {
  // SVG has links to scripts.
  script: ['src', 'href', 'xlink:href'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src'],
  img: ['src', 'srcset'],
  // An img outside SVG.
  image: ['src', 'srcset', 'href', 'xlink:href'],
  link: ['href', 'imagesrcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  source: ['src', 'srcset'],
};
const MAIN = ['src', 'href', 'xlink:href', 'data'];
/** The kinds of links that only hint at what is needed later. */
const HINTS = ['preload', 'modulepreload', 'prefetch', 'prerender', 'preconnect', 'dns-prefetch'];
/** The kinds of links that load something. */
const LOADING = ['stylesheet', 'icon', 'apple-touch-icon', 'mask-icon', 'manifest'];
/** The type of scripts that wait for consent. */
export const INERT_TYPE = 'text/x-ccm-loader';
const CODE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script[\d.]*)$/;

const wordsOf = (value: string) => value.trim().toLowerCase().split(/\s+/);
const valueOf = (tag: Tag, name: string) => decode(tag.get(name) ?? '');

/** Whether a link with these words in `rel` only hints at what is needed later. */
export function isHint(rel: string): boolean {
  const kinds = wordsOf(rel);
  return kinds.some((kind) => HINTS.includes(kind)) && !kinds.includes('stylesheet');
}

/** The `type` of a script, as browsers compare it. */
export const typeOf = (script: Tag): string => valueOf(script, 'type').trim().toLowerCase();

/** Whether browsers run scripts of this type. */
export const isCode = (type: string): boolean => CODE.test(type);

/** A tag is exempt from blocking as the widget sees it. */
const isExempt = (tag: Tag) => ['script', 'iframe', 'embed'].includes(tag.name) && tag.has('data-ccm-ignore');

/**
 * Moves the addresses of services that need consent to the attributes from which the widget restores them, and takes the
 * address from hints.
 */
export function rewriteTag(tag: Tag, { markers, hosts }: Addresses, base: Base): void {
  const moved = new Map<string, string>();
  if (!isExempt(tag))
    for (const name of ADDRESSES[tag.name] ?? []) {
      const raw = tag.get(name);
      const value = raw === null ? '' : normalValue(name, decode(raw), base);
      if (hasMarker(value, markers)) moved.set(name, encode(value));
    }
  if (tag.name === 'link') {
    const rel = valueOf(tag, 'rel');
    if (isHint(rel)) {
      if (moved.size > 0 || isOfHost(valueOf(tag, 'href'), hosts, base))
        for (const name of ADDRESSES.link!) tag.remove(name);
      return;
    }
    if (!wordsOf(rel).some((kind) => LOADING.includes(kind))) return;
  }
  if (moved.size === 0) return;
  const type = tag.name === 'script' ? typeOf(tag) : undefined;
  if (type !== undefined && !isCode(type)) return;
  // The widget looks for this attribute, even if it is empty.
  const kept = new Map([['data-ccm-loader-src', '']]);
  for (const [name, value] of moved) {
    kept.set(`data-ccm-loader-${MAIN.includes(name) ? 'src' : name}`, value);
    tag.remove(name);
  }
  for (const [name, value] of kept) tag.set(name, value);
  if (type === 'module') tag.set('data-ccm-loader-type', 'module');
  if (type !== undefined) tag.set('type', INERT_TYPE);
}
