import { INERT_TYPE, isBlocked, ownersByCode } from '../scripts/block-scripts.ts';
import { holdTag } from '../block-tags.ts';
import { quietDocument } from './quiet-document.ts';
import type { Script } from '../scripts/run-scripts.ts';

const TAG = /<(script|img|link|iframe|object|embed)(?=[\s/>])/gi;

const tagsIn = (content: DocumentFragment): HTMLElement[] =>
  [...content.querySelectorAll<HTMLTemplateElement>('template,[data-ccm-number]')].flatMap((tag) =>
    tag.content ? tagsIn(tag.content) : tag,
  );

/** The attributes that block a tag, because they come before its own; empty for a tag that may start. */
function holdingAttributes(tag: HTMLElement & { type?: string }) {
  if (tag.localName === 'script')
    return isBlocked(tag as unknown as Script)
      ? `type="${INERT_TYPE}" data-ccm-loader-type="${tag.type}"`
      : '';
  return holdTag(tag)
    ? `src srcset href data data-ccm-loader-src="${tag.dataset.ccmLoaderSrc!.replaceAll('"', '%22')}"`
    : '';
}

/** HTML that code is about to add to the page, in which the tags of services that may not start are blocked. */
export function holdHtml(html: unknown) {
  const text = String(html);
  // Nothing else than scripts is blocked without a service.
  if (!/<script/i.test(text) && !ownersByCode(text, '', true)[0]) return html;
  try {
    let count = 0;
    const held: string[] = [];
    const template = quietDocument().createElement('template');
    template.innerHTML = text.replace(TAG, (tag) => `${tag} data-ccm-number=${count++} `);
    for (const tag of tagsIn(template.content)) {
      const attributes = holdingAttributes(tag);
      if (attributes) held[+tag.dataset.ccmNumber!] = attributes;
    }
    count = 0;
    return held.length ? text.replace(TAG, (tag) => `${tag} ${held[count++] ?? ''}`) : html;
  } catch {
    // Trusted Types may forbid to read the text.
    return html;
  }
}
