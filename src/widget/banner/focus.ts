import { pageDocument } from '../unclobbered.ts';

/** The element that had the focus before the widget got it. */
let origin: EventTarget | null | undefined;

export function noteFocus(element: typeof origin) {
  origin = element;
}

/** Returns the focus to the element that had it, or else to the start of the page. */
export function returnFocus() {
  const { body } = pageDocument;
  const to = (origin as HTMLElement | undefined) ?? body;
  origin = undefined;
  const isMarked = body.hasAttribute('tabindex');
  if (!isMarked) body.tabIndex = -1;
  to.focus({ preventScroll: true });
  if (!isMarked) body.removeAttribute('tabindex');
}
