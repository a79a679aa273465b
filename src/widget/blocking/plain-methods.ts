/** The methods of all elements, which are not replaced, unlike those of scripts, images, links and frames (chunks/patch-page.ts). */
export const plain = Element.prototype;
