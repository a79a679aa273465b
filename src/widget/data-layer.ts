/** Hands something to the page's tag manager, where it has one; whatever that does with it, we go on. */
export function pushToDataLayer(message: unknown) {
  try {
    window.dataLayer?.push(message);
  } catch {}
}
