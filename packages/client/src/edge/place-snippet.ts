import { type Base, normalAddress } from './addresses.ts';
import { decode } from './character-references.ts';
import { AS_HTML, type Rewriter, type Tag } from './html-rewriter.ts';
import { ADDRESSES, isCode, typeOf } from './rewrite-tag.ts';

/** The attributes of AMP pages, which may not have scripts of their own; the second one is “⚡” in bytes. */
const AMP = ['amp', '\uf7e2\uf79a\uf7a1'];

/** Whether a script runs before what follows it, as a snippet must to block that. */
const runsAtOnce = (script: Tag) =>
  ['async', 'defer', 'nomodule'].every((name) => !script.hasAttribute(name)) &&
  isCode(typeOf(script)) &&
  typeOf(script) !== 'module';

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
  register: (rewriter: Rewriter) => Rewriter;
  pass: (tag: Tag) => boolean;
  isSnippet: (script: Tag) => boolean;
  isOff: () => boolean;
} {
  let isPage = false;
  let isDone = false;
  let isAmp = false;

  const isSnippet = (script: Tag) => {
    const address = normalAddress(decode(script.getAttribute('src') ?? ''), base);
    return !!address && URL.canParse(address, base.url.href) && isOwn(new URL(address, base.url));
  };

  /** The snippet, if it is still missing. */
  const missing = () => {
    const isMissing = isPage && !isDone && !isAmp;
    isDone = true;
    return isMissing ? lines : '';
  };

  /** Takes a tag in front of which the snippet has to be; says whether the tag is another snippet, and is gone. */
  function pass(tag: Tag) {
    const isOther = tag.tagName === 'script' && isSnippet(tag);
    const stays = isOther && !isDone && runsAtOnce(tag);
    if (stays) isDone = true;
    const html = missing();
    if (html) tag.before(html, AS_HTML);
    if (isOther && !stays && isPage) tag.remove();
    return isOther && !stays && isPage;
  }

  const register = (rewriter: Rewriter) =>
    rewriter
      .onDocument({
        doctype: () => void (isPage = true),
        end: (end) => void end.append(missing(), AS_HTML),
      })
      .on('html', {
        element(html) {
          isPage = true;
          isAmp = Array.from(html.attributes).some(([name = '']) => AMP.includes(name));
        },
      })
      .on('head', {
        element(head) {
          isPage = true;
          head.onEndTag((end) => void end.before(missing(), AS_HTML));
        },
      })
      .on('head > *', {
        element(tag) {
          // They load nothing, and browsers look for the encoding in the first bytes.
          const isHarmless =
            tag.tagName === 'title' || (tag.tagName === 'meta' && !tag.hasAttribute('http-equiv'));
          // The tags with addresses have a handler of their own.
          if (!isHarmless && !Object.hasOwn(ADDRESSES, tag.tagName)) pass(tag);
        },
      })
      .on('body, frameset', {
        element(tag) {
          isPage = true;
          pass(tag);
        },
      });
  return { register, pass, isSnippet, isOff: () => isAmp };
}
