// Delivered with the widget to domains whose website draws its own banner (docs/own-banner.md).
import {
  acceptAll,
  config,
  decideAndClose,
  decision,
  isAccepted,
  needsDecision,
  rejectAll,
  saveDecision,
} from '../shared.ts';
import { bannerContent } from './banner-content.ts';
import { CCM } from './ccm.ts';

/** Below this opacity, that of all ancestors included, a button counts as invisible. */
const MIN_OPACITY = 0.5;

/** Below this width or height in CSS pixels, a button counts as invisible. */
const MIN_SIZE = 12;

/** Whether the page was last told to show its banner. */
let shown = false;

/** Whether it was told so because a decision is missing, not because the visitor opens the banner again. */
let isNeeded = false;

/** Tells the page to show or hide its banner. */
function announce(open: boolean) {
  shown = open;
  isNeeded = open && needsDecision();
  dispatchEvent(new CustomEvent('ccm19OwnBanner', { detail: { open } }));
}

/**
 * Hides the banner after a decision in the preferences or at a placeholder. One that was opened again stays open when the
 * visitor comes back to the page.
 */
function hideIfDecided({ type }: Event) {
  // The page may be told to show it right after an event.
  if (!shown || !(isNeeded || type.startsWith('ccm19'))) return;
  setTimeout(() => {
    if (shown && !needsDecision()) announce(false);
  });
}

/** Decides, and adds to the decision, before it is sent, that the website drew the banner. */
function decideByOwnBanner(decideNow: () => void) {
  decideNow();
  saveDecision({ ...decision!, signals: [...(decision!.signals ?? []), 'own-banner'] });
  announce(false);
}

/**
 * Accepts `all`, or the services and purposes with these IDs alone. Without an ID that is a rejection. In a notice
 * `all` keeps what runs, as “OK” does in the widget's own.
 */
function accept(value: string) {
  const ids = value.trim().split(/[\s,]+/);
  const isAll = ids.includes('all');
  const picked = config.embeddings.filter((e) =>
    isAll ? isAccepted(e) : ids.includes(e.id) || ids.includes(e.purpose),
  );
  decideByOwnBanner(isAll && !config.policy ? acceptAll : () => decideAndClose(picked.map(({ id }) => id)));
}

/** Milliseconds after its end in which a press counts as the cause of a click. */
const PRESS = 1000;

/** What the visitor pressed last with the pointer or a key: the button there, and what it accepted at that time. */
let press: { button: HTMLElement | undefined; value: string | undefined } | undefined;

const controls = 'a[href],button,input,select,textarea,summary,[role=button]';

/** The button of the page's banner at an event. For one in a shadow root, the event's target is the root's host. */
function buttonAt({ target }: Event) {
  if (!(target instanceof Element)) return undefined;
  const marked = '[data-placet-accept],[data-placet-reject],[data-placet-preferences]';
  return target.closest<HTMLElement>(marked) ?? undefined;
}

function onPress(event: Event) {
  if (!event.isTrusted || (event instanceof KeyboardEvent && !/^(Enter| )$/.test(event.key))) return;
  const button = buttonAt(event);
  press = { button, value: button?.dataset.placetAccept };
}

function onRelease() {
  const ended = press;
  setTimeout(() => {
    if (press === ended) press = undefined;
  }, PRESS);
}

/**
 * Whether the press that caused a click hit the same button, which accepted the same. Otherwise a script has changed it, or
 * the browser passes on the click of a label, or the Enter key of a field. Assistive technology clicks without a press.
 */
function isAsPressed(button: HTMLElement) {
  const cause = press;
  press = undefined;
  return !cause || (cause.button === button && cause.value === button.dataset.placetAccept);
}

/** The clicked point; for the keyboard or assistive technology, the center of the element. */
function pointOf(element: Element, { detail, clientX, clientY }: MouseEvent): [number, number] {
  if (detail) return [clientX, clientY];
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The parent as it is drawn: that of an element in a slot is in the shadow root. */
const drawnParent = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host;

/** The opacity of an element and all around it; 0 if a mask may hide it. */
function opacityOf(element: Element) {
  let all = 1;
  for (let part: Element | undefined = element; part; part = drawnParent(part)) {
    const { opacity, filter, maskImage } = getComputedStyle(part);
    all *= +opacity;
    for (const [, by] of filter.matchAll(/opacity\((.*?)\)/g)) all *= +by!;
    if (maskImage && maskImage !== 'none') return 0;
  }
  return all;
}

/** Whether a visitor sees the element at the clicked point: it is opaque there, in the viewport, and nothing covers it. */
function isVisible(element: Element, event: MouseEvent) {
  const { width, height } = element.getBoundingClientRect();
  if (Math.min(width, height) < MIN_SIZE || opacityOf(element) < MIN_OPACITY) return false;
  const options = { visibilityProperty: true, opacityProperty: true };
  // Safari before 17.4 has no such function; what is not displayed is not found at the point, either.
  if (element.checkVisibility && !element.checkVisibility(options)) return false;
  return element.contains(document.elementFromPoint(...pointOf(element, event)));
}

/** Whether an element is a single button, not a part of the page with other controls. */
const isOneButton = (element: Element) =>
  !element.contains(document.body) &&
  [element, element.shadowRoot].flatMap((part) => [...(part?.querySelectorAll(controls) ?? [])]).length < 2;

/** Whether a script has caused the current click: if it clicks a label, Safari's click on the button is trusted. */
let isSynthetic = false;

function onClick(event: MouseEvent) {
  if (!event.isTrusted) {
    isSynthetic = true;
    queueMicrotask(() => (isSynthetic = false));
  }
  const button = buttonAt(event);
  if (!button) return;
  const { placetAccept, placetReject } = button.dataset;
  const ignore = (reason: string) => console.warn(`Placet ignored a click on data-placet-accept: ${reason}`);
  if (placetReject !== undefined) decideByOwnBanner(rejectAll);
  else if (placetAccept === undefined) CCM.openControlPanel();
  else if (isSynthetic) ignore('a script caused it.');
  else if (!isAsPressed(button)) ignore('the visitor did not press this button.');
  else if (!isOneButton(button)) ignore('the element contains other controls.');
  else if (!isVisible(button, event)) ignore('the element is transparent, tiny or covered there.');
  else accept(placetAccept);
}

CCM.openWidget = () => announce(true);
CCM.closeWidget = () => announce(false);
Object.defineProperty(CCM, 'bannerContent', { get: bannerContent });
addEventListener('click', onClick, true);
for (const type of ['pointerdown', 'keydown']) addEventListener(type, onPress, true);
for (const type of ['pointerup', 'pointercancel', 'keyup']) addEventListener(type, onRelease, true);
// The widget's own listeners have read the decision by then, because they were added before or run at once.
for (const type of ['ccm19WidgetClosed', 'ccm19EmbeddingAccepted', 'storage', 'pageshow'])
  addEventListener(type, hideIfDecided);
document.addEventListener('visibilitychange', hideIfDecided);
// The configuration was replaced by one in another language.
addEventListener('placet', () => setTimeout(() => announce(shown)));
