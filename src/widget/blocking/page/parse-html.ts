import { ownersByCode } from '../scripts/block-scripts.ts';
import { append, plain } from './plain-methods.ts';
import { quietCopy, quietDocument } from './quiet-document.ts';
import { pageDocument } from '../../unclobbered.ts';

/** Whether HTML can contain something that is blocked: nothing else than scripts is blocked without a service. */
export const canBeBlocked = (html: string) => /<script/i.test(html) || !!ownersByCode(html, '', true)[0];

/**
 * An empty element for `parse`, which makes nodes of HTML as if it were in `context`: a copy of it where nothing loads or
 * runs, in a form if it is in one, because the parser leaves out a form within another.
 */
export function parseIn<T>(context: Element, html: string, parse: (copy: Element) => T) {
  const copy = quietCopy(context);
  const form = plain.closest.call(context, 'form');
  const root = form && form !== context ? quietDocument().createElement('form') : copy;
  if (root !== copy) append.call(root, copy);
  // Only where scripts run, <noscript> contains text. There, images would be requested a moment later.
  if (/<noscript/i.test(`<${context.localName}${html}`)) pageDocument.adoptNode(root);
  return parse(copy);
}
