/** The methods of all elements, which are not replaced, unlike those of scripts, images, links and frames (patch-page.ts). */
export const plain = Element.prototype;

/** They add nodes of the widget itself, which need no check. Read before the methods are replaced. */
export const { append, replaceWith } = plain as Pick<Element, 'append' | 'replaceWith'>;
