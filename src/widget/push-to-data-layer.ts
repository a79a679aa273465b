/** Sends a message to the page's tag manager, if there is one. Its errors must not stop the widget. */
export function pushToDataLayer(message: unknown) {
  try {
    (window as { dataLayer?: unknown[] }).dataLayer?.push(message);
  } catch {}
}
