// Delivered with the widget to domains whose website draws its own banner (docs/own-banner.md).
import {
  acceptAll,
  addSignal,
  CCM,
  config,
  decideAndClose,
  decision,
  fulfilled,
  isAccepted,
  isVisitorClick,
  listen,
  needsDecision,
  parts,
  pressedButtons,
  readDecision,
  rejectByClick,
  pageDocument,
  unclobbered,
} from '../chunk-imports.ts';
import { bannerContent } from './banner-content.ts';

/** The website’s banner. The attributes alone name no button, because editors and commenters can write them, too. */
let banner: Element | undefined;

/** Sets the website’s banner; without one, no button accepts or rejects. */
function setOwnBanner(element?: unknown) {
  // Of two elements with one ID, the global variable of that name is a collection.
  const isPart =
    element instanceof Element && element !== pageDocument.body && element !== pageDocument.documentElement;
  if (element && !isPart) console.warn('Placet: CCM.setOwnBanner needs an element within the page’s body.');
  banner = isPart ? element : undefined;
}

/** Whether the page was last told to show its banner. */
let shown = false;

/** The ID of the decision when the page was last told. */
let decisionThen: string | undefined;

const tell = () => dispatchEvent(new CustomEvent('ccm19OwnBanner', { detail: { open: shown } }));

/** Tells the page to show or hide its banner. */
function announce(open: boolean) {
  shown = open;
  decisionThen = decision?.id;
  tell();
}

/** Hides the banner after a decision that was not made in it. */
function hideIfDecided() {
  if (shown && decision?.id !== decisionThen && !needsDecision()) announce(false);
}

/** Decides, and adds to the decision, before it is sent, that the website drew the banner. */
function decideByOwnBanner(decideNow: () => void) {
  // Another tab may have decided.
  readDecision();
  const before = decision?.id;
  decideNow();
  // A program has rejected what was decided already.
  if (decision?.id === before) return hideIfDecided();
  addSignal('own-banner');
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

const controls = 'a[href],button,input,select,textarea,summary,[role=button]';

/** The button of the page's banner at an event. For one in a shadow root, the event's target is the root's host. */
function buttonAt({ target }: Event) {
  if (!(target instanceof Element)) return undefined;
  const marked = '[data-placet-accept],[data-placet-reject],[data-placet-preferences]';
  return unclobbered(target).closest<HTMLElement>(marked) ?? undefined;
}

/** What the pressed button accepted when the press began. */
const values = new WeakMap<object, string | undefined>();

function onPress(event: Event) {
  if (pressedButtons && !values.has(pressedButtons))
    values.set(pressedButtons, buttonAt(event)?.dataset.placetAccept);
}

/** Whether an element is a single button, not a part of the page with other controls. */
const isOneButton = (element: Element) =>
  !element.contains(pageDocument.body) &&
  [element, element.shadowRoot].flatMap((part) => [...(part?.querySelectorAll(controls) ?? [])]).length < 2;

const ignore = (reason: string) =>
  console.warn(`Placet ignored a click on a button of the banner: ${reason}`);

/**
 * Acts when it is known whether the visitor has clicked: zone.js runs all listeners of the window in a row, without the promise
 * that shows it.
 */
async function onClick(event: MouseEvent) {
  const button = buttonAt(event);
  if (!button) return;
  const { placetAccept, placetReject } = button.dataset;
  const isWithin = banner && event.composedPath().includes(banner);
  if (event.isTrusted) await fulfilled;
  if ((placetAccept ?? placetReject) === undefined) CCM.openControlPanel();
  else if (!isWithin) ignore('it is not in the element that CCM.setOwnBanner names.');
  else if (!shown) ignore('the banner is closed. CCM.openWidget() opens it.');
  else if (placetReject !== undefined) decideByOwnBanner(rejectByClick);
  else if (!isVisitorClick(event, button)) return;
  else if (pressedButtons && values.get(pressedButtons) !== placetAccept)
    ignore('its value has changed since the button was pressed.');
  else if (!isOneButton(button)) ignore('the element contains other controls.');
  else accept(placetAccept!);
}

CCM.openWidget = () => announce(true);
CCM.closeWidget = () => announce(false);
Object.assign(CCM, { setOwnBanner });
Object.defineProperty(CCM, 'bannerContent', { get: bannerContent });
listen('click', onClick, true);
for (const type of ['pointerdown', 'keydown']) listen(type, onPress, true);
parts.set('own banner', { refresh: hideIfDecided });
// The configuration was replaced by one in another language.
listen('placet', () => setTimeout(tell));
