let made: Document | undefined;

/** A document that loads and runs nothing, and whose HTML nobody looks at. */
export const quietDocument = () => (made ??= document.implementation.createHTMLDocument(''));

/** A copy of an element in it. */
export const quietCopy = <T extends Element>(element: T, isDeep?: boolean) =>
  quietDocument().importNode(element, isDeep);
