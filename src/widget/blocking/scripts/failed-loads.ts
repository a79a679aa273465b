/** Elements that were in the page and whose `error` has told it that they are blocked. */
export const failed = new WeakSet<Element>();

/** Tells the page that an element has loaded nothing. */
export const fail = (element: Element) =>
  setTimeout(() => {
    // In a template, copies of it run.
    if (element.isConnected || !element.parentNode) failed.add(element);
    element.dispatchEvent(new Event('error'));
  });
