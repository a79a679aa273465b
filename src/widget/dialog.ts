import { validDecision } from './decision.ts';
import { fireEvent } from './fire-event.ts';
import { h } from './hyperscript.ts';
import { painted } from './painted.ts';
import { lockScroll } from './scroll-lock.ts';
import { applyStyles, createShadow } from './shadow-root.ts';
import { config } from './current-config.ts';

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

/** `div.ccm-root` and its children, the hosts of banner, preferences and icon. */
let root: HTMLElement | undefined;
let hosts: HTMLElement[] = [];
/** Makes the hosts with their light DOM, which the page's scripts use. */
let light: () => HTMLElement[];
let dialog: HTMLDialogElement;
/** The open views, the visible one last; a new list after each opening and closing. */
export let openViews: View[] = [];

const isOpen = () => openViews.length > 0;
const isThere = () => hosts.every((host) => host.isConnected);

function fill({ title, body, leave }: View) {
  const heading = h('h2', title(), { tabIndex: -1 });
  const close = leave && h('button.x', { ariaLabel: config.texts.detailsCloseButtonText, onclick: leave });
  dialog.ariaLabel = title();
  dialog.replaceChildren(h('div.head', heading, close), ...body());
  return heading;
}

/** Shows the topmost view with the current configuration and decision. */
function render() {
  if (!root) return;
  // Closing first returns the focus to the page, so that the next view remembers that place.
  dialog.close();
  const view = openViews.at(-1);
  const layer = openViews.findLast((view) => 'layer' in view)?.layer;
  hosts.forEach((host, i) => {
    host.hidden = i < 2 ? i !== layer : !config.theme.settingsIconEnabled || (isOpen() && !validDecision());
    if (!host.hidden && !host.shadowRoot!.firstChild) createShadow(host, 'r', i > 1 && h('slot'));
  });
  const loose = !view || view.loose?.();
  if (view) {
    hosts[layer!]!.shadowRoot!.firstChild!.appendChild(dialog);
    const heading = fill(view);
    dialog.className = loose === 'aside' ? 'window q' : 'window';
    if (loose) dialog.show();
    else dialog.showModal();
    heading.focus();
  }
  // Visibility is read before the scroll lock changes the page's style.
  const unseen = hidden();
  lockScroll(!loose);
  if (unseen) closeView();
}

/** Fills a view again if it is the visible one. */
export function refillView(view: View) {
  if (openViews.at(-1) === view) fill(view).focus();
}

/** Adds the widget to the page, replacing one that is there already; `render` shows it. */
export function buildDialog(of: typeof light) {
  light = of;
  root?.remove();
  applyStyles();
  dialog = h('dialog', {
    onkeydown(event) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      openViews.at(-1)?.leave?.();
    },
    // The browser closes a dialog on a second close request, such as Android's back gesture, so it is opened again.
    onclose: () => {
      if (!dialog.open && isOpen()) render();
    },
  });
  hosts = light();
  // A shadow root hides the light DOM, which is for scripts. Its content is added when the layer is first shown.
  for (const host of hosts) host.attachShadow({ mode: 'open' });
  root = h('div.ccm-root', ...hosts);
  document.documentElement.append(root);
}

export function rebuildDialog(of = light) {
  buildDialog(of);
  render();
}

/** Shows the icon, or the view that was opened before the widget was added. */
export const showCurrent = () => dialog.open || render();

/** Whether the page hides the dialog, or it is closed. In an iframe without a size nothing is visible, so it does not count. */
const hidden = () =>
  isThere() &&
  dialog.parentElement?.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) === false &&
  innerWidth > 0;

/** Closes a dialog that the page has hidden or removed, or restores it if the theme wants that. */
export function checkVisible() {
  // Reading visibility makes the browser lay out the page, so it is avoided while nothing is open.
  if ((!isOpen() && isThere()) || !innerWidth) return;
  const broken = !isThere() || !(dialog.open && dialog.offsetHeight);
  if (hidden() || (broken && !config.theme.manipulationPrevention)) closeView();
  else if (broken) rebuildDialog();
}

export function openView(view: View) {
  openViews = [...openViews.filter((other) => other !== view), view];
  if (!isThere()) buildDialog(light);
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
