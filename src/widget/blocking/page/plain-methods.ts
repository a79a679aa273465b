import { unclobbered } from '../../unclobbered.ts';

/** The methods of all elements, which are not replaced, unlike those of scripts, images, links and frames (patch-page.ts). */
export const plain = Element.prototype;

/** The elements in a node. */
export const all = (node: ParentNode, selector: string) => unclobbered(node).querySelectorAll(selector);

/** They add nodes of the widget itself, which need no check. Read before the methods are replaced. */
export const { append, replaceWith } = plain as Pick<Element, 'append' | 'replaceWith'>;
