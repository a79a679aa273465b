import { blockFrame } from './frames/block-frames.ts';
import { blockScript } from './scripts/block-scripts.ts';
import { blockTag, holdTag } from './block-tags.ts';
import { isExempt } from './exempt-tags.ts';
import { fail } from './scripts/failed-loads.ts';
import { all, plain } from './page/plain-methods.ts';

/** The elements that are checked wherever they are found, besides scripts. */
export const waiting = 'iframe,object,embed,[data-ccm-loader-src]';

/** The names of the elements that start something. */
export const STARTING = /^(script|iframe|object|embed|img|link)$/;

/** Blocks an element that may not start, and says whether it does; `isAdded` if code is about to add it. */
// Elements are told by name, because `instanceof` takes longer and fails for elements of another window.
export function check(node: Element, isAdded?: boolean) {
  const name = node.localName;
  try {
    const waits = plain.hasAttribute.call(node, 'data-ccm-loader-src');
    // Nearly all elements of a page end here.
    if (!waits && !STARTING.test(name)) return false;
    if (isExempt(node, isAdded) && name !== 'iframe') return false;
    if (name === 'iframe') return blockFrame(node as HTMLIFrameElement);
    if (name === 'script')
      return blockScript(node as HTMLScriptElement, undefined, isAdded) && !!isAdded && !!fail(node);
    if (waits) blockTag(node as HTMLElement);
    else return (isAdded || /^[oe]/.test(name)) && holdTag(node) && !!fail(node);
  } catch {
    // An invalid address throws, which must not stop the page.
  }
  return false;
}

/** Checks a node and all that is in it; `isAdded` if code is about to add it, because only then an image has not been requested. */
export function checkAll(node: unknown, isAdded?: boolean) {
  if ((node as Element | null)?.localName) check(node as Element, isAdded);
  // Most nodes have no child elements, because the parser adds each element separately.
  if ((node as ParentNode | null)?.firstElementChild)
    for (const element of all(node as ParentNode, `script,${waiting}${isAdded ? ',img,link' : ''}`))
      check(element, isAdded);
}
