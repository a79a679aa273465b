let made: Document | undefined;

/**
 * A document that loads and runs nothing, and whose HTML nobody looks at. A copy of the page's own, because the parser
 * depends on its doctype.
 */
export const quietDocument = () => (made ??= Node.prototype.cloneNode.call(document) as Document);

/** A copy of an element in it. */
export const quietCopy = <T extends Element>(element: T, isDeep?: boolean) =>
  quietDocument().importNode(element, isDeep);
