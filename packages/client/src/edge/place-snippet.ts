import { type Base, normalAddress } from './addresses.ts';
import { decode } from './character-references.ts';
import { isCode, typeOf } from './rewrite-tag.ts';
import type { Tag } from './tag.ts';

/** The attributes of AMP pages, which may not have scripts of their own; the second one is “⚡” in bytes. */
const AMP = ['amp', '\uf7e2\uf79a\uf7a1'];
/** The tags that make a page, if it has no doctype. */
const OF_PAGE = ['html', 'head', 'body', 'frameset'];

/** Whether a script runs before what follows it, as a snippet must to block that. */
const runsAtOnce = (script: Tag) =>
  ['async', 'defer', 'nomodule'].every((name) => !script.has(name)) &&
  isCode(typeOf(script)) &&
  typeOf(script) !== 'module';

/** Tags that load nothing; browsers look for the encoding in the first bytes. */
const isHarmless = (tag: Tag) =>
  ['html', 'head', 'title'].includes(tag.name) || (tag.name === 'meta' && !tag.has('http-equiv'));

/** The lines that a page gets, and how those that it already has are recognized. */
export type Snippet = { lines: string; isOwn: (address: URL) => boolean };

/**
 * Adds the snippet in front of everything that loads, unless it is there, and takes away one that comes later. Only whole
 * pages get it: a part that scripts fetch has neither a doctype nor the tags of a page.
 */
export function placeSnippet(
  { lines, isOwn }: Snippet,
  base: Base,
): {
  doctype: () => void;
  before: (tag: Tag) => string;
  isRepeated: (snippet: Tag) => boolean;
  isSnippet: (script: Tag) => boolean;
  missing: () => string;
  isOff: () => boolean;
} {
  let isPage = false;
  let isDone = false;
  let isAmp = false;
  /** The snippet that the page had itself, and keeps. */
  let first: Tag | undefined;

  const isSnippet = (script: Tag) => {
    const src = decode(script.get('src') ?? '');
    const address = src.includes('app') ? URL.parse(normalAddress(src, base), base.url) : null;
    return !!address && isOwn(address);
  };

  /** The snippet, if it is still missing. */
  const missing = () => {
    const isMissing = isPage && !isDone && !isAmp;
    isDone = true;
    return isMissing ? lines : '';
  };

  /** The snippet, if this tag is one in front of which it has to be. */
  function before(tag: Tag) {
    if (isDone) return '';
    if (OF_PAGE.includes(tag.name)) isPage = true;
    if (tag.name === 'html') isAmp = AMP.some((name) => tag.has(name));
    if (isHarmless(tag)) return '';
    if (tag.name !== 'script' || !runsAtOnce(tag) || !isSnippet(tag)) return missing();
    isDone = true;
    first = tag;
    return '';
  }

  return {
    doctype: () => void (isPage = true),
    before,
    isRepeated: (snippet) => isPage && snippet !== first,
    isSnippet,
    missing,
    isOff: () => isAmp,
  };
}
