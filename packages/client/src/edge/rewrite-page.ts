import { type Addresses, type Base, foreignPictures, hasMarker, hostsOf } from './addresses.ts';
import { decode } from './character-references.ts';
import { codeOf } from './framework-payload.ts';
import { type Attributes, holdScripts, MOST_HELD } from './hold-scripts.ts';
import {
  AS_HTML,
  asBytes,
  bytesOf,
  newRewriter,
  type Rewriter,
  type Tag,
  type TextChunk,
  textOf,
} from './html-rewriter.ts';
import { placeSnippet, type Snippet } from './place-snippet.ts';
import { ADDRESSES, INERT_TYPE, isCode, rewriteTag, typeOf } from './rewrite-tag.ts';
import type { Rules } from './rules.ts';

const TAGS = Object.keys(ADDRESSES)
  .filter((name) => name !== 'img')
  .join(',');
/** Inline scripts, without the most common kinds of data: each part of a text costs a call of its handler. */
const INLINE = 'script:not([src]):not([type="application/json"]):not([type="application/ld+json"])';
const SPECULATION = 'speculationrules';
const HTML = 'http://www.w3.org/1999/xhtml';

/** A handler that leaves what it cannot change. */
const guarded =
  <T>(handler: (given: T) => void) =>
  (given: T): void => {
    try {
      handler(given);
    } catch (error) {
      console.warn(`Placet has left a tag as it is: ${String(error)}`);
    }
  };

/** Gives rewriters for a page, which know what earlier ones have done. Without rules, they only add the snippet. */
export function pageRewriters(snippet: Snippet, rules: Rules | undefined, base: Base): () => Rewriter {
  const place = placeSnippet(snippet, base);
  if (!rules)
    return () => place.register(newRewriter()).on(TAGS, { element: guarded((tag) => void place.pass(tag)) });
  const addresses: Addresses = { markers: rules.markers, hosts: hostsOf(rules.markers, base.url.hostname) };

  const rewrite = guarded<Tag>((tag) => {
    if (tag.tagName !== 'script' || !place.isSnippet(tag)) rewriteTag(tag, addresses, base);
  });

  function readCharset(meta: Tag) {
    const [, named = ''] = /charset\s*=\s*["']?([^\s"';]+)/i.exec(meta.getAttribute('content') ?? '') ?? [];
    base.charset ||= meta.getAttribute('charset')?.trim() || named;
  }

  const tags = `${TAGS},${foreignPictures(rules.markers, base)}`;
  /** A rewriter for a page or a text in it. */
  const ofTags = () => newRewriter().on(tags, { element: rewrite });

  return () => {
    const scripts = holdScripts((text, attributes) => judge(text, attributes, rules, addresses));
    const noscript = holdNoscript(async (text) => {
      const html = await ofTags()
        .transform(asBytes(bytesOf(text)))
        .arrayBuffer();
      return textOf(new Uint8Array(html));
    });
    const rewriter = place
      .register(newRewriter())
      .on(tags, {
        element: guarded((tag) => {
          if (place.isOff() || place.pass(tag)) return;
          if (isHeld(tag)) scripts.hold(tag);
          else rewrite(tag);
        }),
      })
      .on(INLINE, { text: guarded(scripts.add) })
      .on('noscript', { text: (chunk) => (place.isOff() ? undefined : noscript(chunk)) })
      .onDocument({ end: (end) => void end.append(scripts.rest(), AS_HTML) });
    return base.charset ? rewriter : rewriter.on('meta', { element: guarded(readCharset) });
  };
}

/** Whether a script has to wait for its text: an inline one that runs, or speculation rules. */
function isHeld(tag: Tag) {
  if (tag.tagName !== 'script' || tag.namespaceURI !== HTML || tag.hasAttribute('src')) return false;
  const type = typeOf(tag);
  return isCode(type) || type === SPECULATION;
}

/** The attributes of an inline script: inert if it has a service’s marker. Speculation rules with a service’s host are left out. */
function judge(text: string, attributes: Attributes, rules: Rules, { markers, hosts }: Addresses) {
  const type = decode(attributes.get('type') ?? '')
    .trim()
    .toLowerCase();
  if (type === SPECULATION)
    return hasMarker(text.replaceAll('\\/', '/'), [...markers, ...hosts]) ? undefined : attributes;
  // Most have no marker at all.
  const code = hasMarker(text, rules.scriptMarkers) ? (codeOf(text) ?? '') : '';
  if (!hasMarker(code, rules.scriptMarkers) || hasMarker(code, rules.allowed)) return attributes;
  const inert = new Map(attributes).set('type', INERT_TYPE);
  if (type === 'module') inert.set('data-ccm-loader-type', 'module');
  return inert;
}

/** Rewrites what browsers without scripting read, and the rewriter takes for text. */
function holdNoscript(rewritten: (html: string) => Promise<string>) {
  let held = '';
  let passes = false;
  return async (chunk: TextChunk) => {
    if (!passes) {
      held += chunk.text;
      passes = held.length > MOST_HELD;
      if (passes || chunk.lastInTextNode) {
        const html = held;
        held = '';
        chunk.replace(passes ? html : await rewritten(html).catch(() => html), AS_HTML);
      } else chunk.remove();
    }
    if (chunk.lastInTextNode) passes = false;
  };
}
