const listeners: Parameters<typeof addEventListener>[] = [];

/** Adds a listener to the window, which `listenAgain` adds once more. */
export const listen = ((...given: Parameters<typeof addEventListener>) => {
  listeners.push(given);
  addEventListener(...given);
}) as typeof addEventListener;

/** Adds all listeners again after `document.open()`, which removes those of the page. */
export const listenAgain = () => listeners.forEach((given) => addEventListener(...given));
