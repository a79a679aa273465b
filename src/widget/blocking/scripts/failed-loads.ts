/** Elements whose `error` has told the page that they are blocked. */
export const failed = new WeakSet<Element>();

/** Tells the page that an element has loaded nothing. */
export const fail = (element: Element) =>
  setTimeout(() => {
    failed.add(element);
    element.dispatchEvent(new Event('error'));
  });
