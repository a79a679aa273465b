import { type Addresses, type Base, hasMarker, hostsOf } from './addresses.ts';
import { bytesOf, joined, textOf } from './bytes.ts';
import { codeOf } from './framework-payload.ts';
import { placeSnippet, type Snippet } from './place-snippet.ts';
import { ADDRESSES, INERT_TYPE, isCode, rewriteTag, typeOf } from './rewrite-tag.ts';
import type { Rules } from './rules.ts';
import type { Tag } from './tag.ts';
import { type Tokenizer, tokenizer } from './tokenize.ts';

const SPECULATION = 'speculationrules';

/** Rewrites a page while it comes. Without rules, it only adds the snippet. */
export function pageRewriter(snippet: Snippet, rules: Rules | undefined, base: Base): Tokenizer {
  const place = placeSnippet(snippet, base);
  const addresses: Addresses | undefined = rules && {
    markers: rules.markers,
    hosts: hostsOf(rules.markers, base.url.hostname),
  };

  function rewrite(tag: Tag) {
    if (!addresses || !Object.hasOwn(ADDRESSES, tag.name)) return;
    try {
      rewriteTag(tag, addresses, base);
    } catch (error) {
      console.warn(`Placet has left a tag as it is: ${String(error)}`);
    }
  }

  function change(tag: Tag) {
    if (place.isOff()) return undefined;
    if (tag.name === 'script' && place.isSnippet(tag)) return place.isRepeated(tag) ? 'drop' : undefined;
    if (tag.name === 'meta') base.charset ||= charsetOf(tag);
    if (rules && isHeld(tag)) return 'hold';
    rewrite(tag);
    return undefined;
  }

  function held(tag: Tag, text: string) {
    if (tag.name === 'noscript') return tag.html() + rewritten(text, rewrite);
    return isKept(tag, text, rules!, addresses!) ? tag.html() + text : null;
  }

  const page = tokenizer({
    doctype: place.doctype,
    before: place.before,
    change,
    held,
    beforeEnd: (name) => (name === 'head' ? place.missing() : ''),
  });
  return { write: page.write, end: () => joined([page.end(), place.missing()]) };
}

/** What browsers without scripting read in a text. */
function rewritten(html: string, rewrite: (tag: Tag) => void) {
  const change = (tag: Tag) => {
    rewrite(tag);
    return undefined;
  };
  const { write, end } = tokenizer({ change });
  return textOf(joined([write(bytesOf(html)), end()]));
}

function charsetOf(meta: Tag) {
  const [, named = ''] = /charset\s*=\s*["']?([^\s"';]+)/i.exec(meta.get('content') ?? '') ?? [];
  return meta.get('charset')?.trim() || named;
}

/** Whether a tag has to wait for its text: that of an inline script that runs, speculation rules, or what browsers without scripting read. */
function isHeld(tag: Tag) {
  if (tag.isForeign || !['script', 'noscript'].includes(tag.name)) return false;
  if (tag.name === 'noscript') return true;
  return !tag.has('src') && (isCode(typeOf(tag)) || typeOf(tag) === SPECULATION);
}

/** Makes an inline script with a service’s marker inert. Speculation rules with a service’s host are not kept. */
function isKept(tag: Tag, text: string, rules: Rules, { markers, hosts }: Addresses) {
  const type = typeOf(tag);
  if (type === SPECULATION) return !hasMarker(text.replaceAll('\\/', '/'), [...markers, ...hosts]);
  // Most have no marker at all.
  const code = hasMarker(text, rules.scriptMarkers) ? (codeOf(text) ?? '') : '';
  if (!hasMarker(code, rules.scriptMarkers) || hasMarker(code, rules.allowed)) return true;
  tag.set('type', INERT_TYPE);
  if (type === 'module') tag.set('data-ccm-loader-type', 'module');
  return true;
}
