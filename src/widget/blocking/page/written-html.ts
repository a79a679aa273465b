import { INERT_TYPE, type Script } from '../scripts/run-scripts.ts';
import { isBlocked } from '../scripts/block-scripts.ts';
import { holdTag } from '../block-tags.ts';
import { canBeBlocked, parseIn } from './parse-html.ts';
import { plain } from './plain-methods.ts';
import { pageDocument } from '../../unclobbered.ts';

const TAG = /<(script|img|link|iframe|object|embed)(?=[\s/>])(?![\s/]*=)/gi;

const tagsIn = (content: ParentNode): HTMLElement[] =>
  [...content.querySelectorAll<HTMLTemplateElement>('template,script,img,link,iframe,object,embed')].flatMap(
    (tag) => (tag.content ? tagsIn(tag.content) : tag),
  );

const quoted = (value: string) => `"${value.replace(/[&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`;

/** The attributes that block a tag, because they come before its own; empty for a tag that may start. */
function holdingAttributes(tag: HTMLElement & { type?: string }) {
  if (tag.localName === 'script')
    return isBlocked(tag as unknown as Script)
      ? ` type=${quoted(INERT_TYPE)} data-ccm-loader-type=${quoted(tag.type!)}`
      : '';
  return holdTag(tag) ? ` src srcset href data data-ccm-loader-src=${quoted(tag.dataset.ccmLoaderSrc!)}` : '';
}

/** Read before it is replaced. */
const html = BLOCKS && Object.getOwnPropertyDescriptor(plain, 'innerHTML');

/** What each script has written so far: the parser may be in the middle of a tag or of a value. */
const writtenBefore = /* @__PURE__ */ new WeakMap<object, string>();

/**
 * Text that a script is about to write into the page, in which the tags of services that may not start are blocked. Each
 * possible tag is marked with an attribute whose name is drawn for this call, so that nothing in the text can pretend to be
 * one; only what is an attribute of an element then is replaced. A slash comes before the mark, because it ends no value.
 */
export function holdWritten(text: string, writer: object) {
  const before = writtenBefore.get(writer) ?? '';
  writtenBefore.set(writer, before + text);
  if (!canBeBlocked(text)) return text;
  try {
    const mark = `p${crypto.getRandomValues(new Uint32Array(2)).join('')}-`;
    let count = 0;
    const marked = before + text.replace(TAG, (tag) => `${tag}/${mark}${count++}`);
    const held: string[] = [];
    parseIn(pageDocument.createElement('body'), marked, (copy) => {
      (html as PropertyDescriptor).set!.call(copy, marked);
      for (const tag of tagsIn(copy)) {
        const name = tag.getAttributeNames().find((one) => one.startsWith(mark));
        if (name) held[+name.slice(mark.length)] = holdingAttributes(tag);
      }
    });
    count = 0;
    return text.replace(TAG, (tag) => tag + (held[count++] ?? ''));
  } catch {
    // Trusted Types may forbid to read the text.
    return text;
  }
}
