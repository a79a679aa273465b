import { validDecision } from '../decision/decision.ts';
import { fireEvent } from '../fire-event.ts';
import { noteFocus, returnFocus } from './focus.ts';
import {
  addHosts,
  areThere,
  isInHosts,
  isLayerShown,
  isPageReplaced,
  showIconHost,
  showLayer,
} from './hosts.ts';
import { h } from './hyperscript.ts';
import { listenAgain } from '../listen.ts';
import { painted } from '../time.ts';
import { lockScroll } from './scroll-lock.ts';
import { endPress } from './visitor-click.ts';
import { config } from '../current-config.ts';
import { pageDocument } from '../unclobbered.ts';

/** A view of the widget that can be open. */
export type View = {
  /** The layer that contains it: 0 banner, 1 preferences; by default the layer of the view below. */
  layer?: 0 | 1;
  title: () => string;
  body: () => Node[];
  /** The page stays usable; with `aside` the view also covers little of it. */
  loose?: () => boolean | 'aside';
  /** The action of the close button and the Escape key; without it there is neither. */
  leave?: (() => void) | undefined;
};

/** The open views, the visible one last; a new list after each opening and closing. */
export let openViews: View[] = [];
/** The box of the visible view: a dialog, or a region if the page stays usable. */
let box: HTMLElement = h('section');
/** The style that its host has got since it was opened. */
let placed = '';
let isAnnounced = false;

const isOpen = () => !!openViews[0];

/** Whether an element is in the open view, or one of the hosts or in their light DOM. */
const isInside = (element: EventTarget | null) => box.contains(element as Node) || isInHosts(element as Node);

function fill({ title, body, leave }: View) {
  // Firefox scrolls to what a dialog focuses first, which is otherwise the first link.
  const heading = h('h2', title(), { tabIndex: -1, autofocus: true });
  const close = leave && h('button.x', { ariaLabel: config.texts.detailsCloseButtonText, onclick: leave });
  box.setAttribute('aria-label', title());
  box.replaceChildren(h('div.head', heading, close), ...body(), h('slot', { name: 'decline' }));
  return heading;
}

/** Shows the topmost view with the current configuration and decision. */
function render() {
  endPress();
  if (isLayerShown(0) === undefined) return;
  const view = openViews.at(-1);
  // Not on each page, because the first access to the focus takes time.
  const activeElement = view || box.isConnected ? pageDocument.activeElement : null;
  const hadFocus = isInside(activeElement);
  if (!hadFocus) noteFocus(activeElement);
  box.remove();
  const loose = !view || view.loose?.();
  const layer = openViews.findLast((one) => 'layer' in one)?.layer;
  const place = showLayer(layer, loose ? '' : view.title());
  // Not while a banner waits for a decision.
  showIconHost(() => !isOpen() || !!validDecision());
  if (view) {
    box = makeBox(!loose);
    placed = '';
    if (loose === 'aside') box.className += ' q';
    place!.appendChild(box);
    const heading = fill(view);
    if (box instanceof HTMLDialogElement) box.showModal();
    else announce(view.title());
    if (!loose || hadFocus) heading.focus();
    void painted().then(checkVisible);
  }
  // Visibility is read before the scroll lock changes the page's style.
  const unseen = hidden();
  lockScroll(!loose);
  // Moving the focus makes the browser compute styles, which the scroll lock would change again.
  if (!view && hadFocus) returnFocus();
  if (unseen) closeView();
}

function makeBox(isModal: boolean) {
  const made: HTMLElement = h(isModal ? 'dialog.window' : 'section.window', {
    onkeydown(event) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      openViews.at(-1)?.leave?.();
    },
    // The browser closes a dialog on a second close request, such as Android's back gesture, so it is opened again.
    onclose: () => {
      if (made === box && isOpen()) render();
    },
  });
  made.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget && !isInside(relatedTarget)) noteFocus(relatedTarget);
  });
  return made;
}

/** Tells screen readers once that there is a banner, which gets no focus. The text follows, because only changes are read out. */
function announce(text: string) {
  if (isAnnounced) return;
  isAnnounced = true;
  const live = h('div.l', { ariaLive: 'polite' });
  box.append(live);
  void painted().then(() => live.append(text));
}

/** Moves the focus to the open view, which the visitor has opened. */
export const focusView = () => box.querySelector('h2')?.focus();

/** Fills a view again if it is the visible one. */
export function refillView(view: View) {
  if (openViews.at(-1) === view) fill(view).focus();
}

/** Adds the widget to the page anew, by default with the same light DOM, and shows it. */
export function rebuildDialog(light?: () => HTMLElement[]) {
  addHosts(light);
  render();
}

/** Shows the icon, or the view that was opened before the widget was added. */
export const showCurrent = () => box.isConnected || render();

/** Whether the page hides the dialog, or it is closed. In an iframe without a size nothing is visible, so it does not count. */
const hidden = () =>
  areThere() &&
  box.parentElement?.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) === false &&
  innerWidth > 0;

/** Closes a dialog that the page has hidden or removed, or restores it if the theme wants that. */
export function checkVisible() {
  if (isPageReplaced() && pageDocument.documentElement) {
    listenAgain();
    rebuildDialog();
  }
  // Reading visibility makes the browser lay out the page, so it is avoided while nothing is open.
  if ((!isOpen() && areThere()) || !innerWidth) return;
  const broken = !areThere() || !box.offsetHeight;
  if (hidden() || (broken && !config.theme.manipulationPrevention)) closeView();
  else if (broken) rebuildDialog();
  else placeHost();
}

/** Gives the host the box of the view: programs ask it whether the banner is visible. */
function placeHost() {
  const { x, y, width, height } = box.getBoundingClientRect();
  const host = (box.getRootNode() as ShadowRoot).host as HTMLElement;
  const place = `position:fixed;z-index:2147483647;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  // Observers of the page are told of each change.
  if (place !== placed) host.style.cssText = placed = place;
}

export function openView(view: View) {
  openViews = [...openViews.filter((other) => other !== view), view];
  if (!areThere()) addHosts();
  render();
}

/** Closes one view, or all. The event follows the next paint, and so the events of a decision that closed them. */
export function closeView(view?: View) {
  const before = openViews.length;
  openViews = openViews.filter((other) => view && other !== view);
  if (before === openViews.length) return;
  render();
  if (!isOpen()) void painted().then(() => fireEvent('WidgetClosed'));
}
