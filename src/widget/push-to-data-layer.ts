declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Sends a message to the page's tag manager, if there is one. Its errors must not stop the widget. */
export function pushToDataLayer(message: unknown) {
  try {
    window.dataLayer?.push(message);
  } catch {}
}
