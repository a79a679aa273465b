// Delivered with the widget to domains whose website draws its own banner (docs/own-banner.md).
import {
  acceptAll,
  config,
  decideAndClose,
  decision,
  isAccepted,
  rejectAll,
  saveDecision,
} from '../shared.ts';
import { bannerContent } from './banner-content.ts';
import { CCM } from './ccm.ts';
import { needsDecision } from './needs-decision.ts';

/** Below this opacity, that of all ancestors included, a button counts as invisible. */
const MIN_OPACITY = 0.5;

/** Whether the page was last told to show its banner. */
let shown = false;

/** Tells the page to show or hide its banner. */
function announce(open: boolean) {
  shown = open;
  dispatchEvent(new CustomEvent('ccm19OwnBanner', { detail: { open } }));
}

/** Hides the banner after a decision in the preferences, at a placeholder or in another tab. */
function hideIfDecided() {
  if (shown && !needsDecision()) announce(false);
}

/** Decides, and adds to the decision, before it is sent, that the website drew the banner. */
function decideByOwnBanner(decideNow: () => void) {
  decideNow();
  saveDecision({ ...decision!, signals: [...(decision!.signals ?? []), 'own-banner'] });
  announce(false);
}

/**
 * Accepts `all`, or the services and purposes with these IDs alone. Without an ID that is a rejection. In a notice `all` keeps
 * what runs, as “OK” does in the widget's own.
 */
function accept(value: string) {
  const ids = value.trim().split(/[\s,]+/);
  const isAll = ids.includes('all');
  if (isAll && !config.policy) return decideByOwnBanner(acceptAll);
  const picked = config.embeddings.filter((e) =>
    isAll ? isAccepted(e) : ids.includes(e.id) || ids.includes(e.purpose),
  );
  decideByOwnBanner(() => decideAndClose(picked.map(({ id }) => id)));
}

/** The clicked point; for the keyboard or assistive technology, the center of the element. */
function pointOf(element: Element, { detail, clientX, clientY }: MouseEvent): [number, number] {
  if (detail) return [clientX, clientY];
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Whether a visitor sees the element at the clicked point: it is opaque there, in the viewport, and nothing covers it. */
function isVisible(element: Element, event: MouseEvent) {
  let opacity = 1;
  for (let part: Element | null = element; part; part = part.parentElement)
    opacity *= +getComputedStyle(part).opacity;
  if (opacity < MIN_OPACITY) return false;
  const options = { visibilityProperty: true, opacityProperty: true };
  // Safari before 17.4 has no such function; what is not displayed is not found at the point, either.
  if (element.checkVisibility && !element.checkVisibility(options)) return false;
  return element.contains(document.elementFromPoint(...pointOf(element, event)));
}

/** Whether a script has caused the current click: if it clicks a label, Safari's click on the button is trusted. */
let isSynthetic = false;

function onClick(event: MouseEvent) {
  if (!event.isTrusted) {
    isSynthetic = true;
    queueMicrotask(() => (isSynthetic = false));
  }
  // For an element in a shadow root, the target is the root's host.
  const button = (event.target as Element).closest<HTMLElement>(
    '[data-placet-accept],[data-placet-reject],[data-placet-preferences]',
  );
  if (!button) return;
  const { placetAccept, placetReject } = button.dataset;
  const ignore = (reason: string) => console.warn(`Placet ignored a click on data-placet-accept: ${reason}`);
  if (placetReject !== undefined) decideByOwnBanner(rejectAll);
  else if (placetAccept === undefined) CCM.openControlPanel();
  else if (isSynthetic) ignore('a script caused it.');
  else if (!isVisible(button, event)) ignore('the element is not visible there.');
  else accept(placetAccept);
}

CCM.openWidget = () => announce(true);
CCM.closeWidget = () => announce(false);
Object.defineProperty(CCM, 'bannerContent', { get: bannerContent });
addEventListener('click', onClick, true);
// The widget's own listeners have read the decision by then, because they were added before or run at once.
for (const type of ['ccm19WidgetClosed', 'ccm19EmbeddingAccepted', 'storage', 'pageshow'])
  addEventListener(type, () => setTimeout(hideIfDecided));
document.addEventListener('visibilitychange', () => setTimeout(hideIfDecided));
// The configuration was replaced by one in another language.
addEventListener('placet', () => setTimeout(() => announce(shown)));
