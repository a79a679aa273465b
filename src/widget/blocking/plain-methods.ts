/** The methods of all elements, which are not replaced, unlike those of scripts, images, links and frames (patch-page.ts). */
export const plain = Element.prototype;

/** Adds nodes of the widget itself, which need no check. Read before the method is replaced. */
export const { append } = plain as { append: Element['append'] };
