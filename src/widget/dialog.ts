import { validDecision } from './decision.ts';
import { fireEvent } from './page-events.ts';
import { h } from './hyperscript.ts';
import { lockScroll } from './scroll-lock.ts';
import { applyStyles, createShadow } from './shadow-root.ts';
import { config } from './current-config.ts';

/** A part of the widget that can be open. */
export type View = {
  /** Where it stands: 0 in the first layer, 1 in the settings. Without it: where the part below it stands. */
  layer?: 0 | 1;
  title: () => string;
  body: () => Node[];
  /** The page stays usable beside it; `aside`: and most of it can be read. */
  loose?: () => boolean | 'aside';
  /** What the close button and the Escape key do; without it there is neither. */
  leave?: (() => void) | undefined;
};

/** `div.ccm-root`, and in it the hosts of the first layer, of the settings and of the icon. */
let root: HTMLElement | undefined;
let hosts: HTMLElement[] = [];
/** Makes those, with what they hold for the page and its scripts. */
let light: () => HTMLElement[];
let dialog: HTMLDialogElement;
/** The open parts, the visible one last; another list after each opening and closing. */
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

/** Shows the topmost part as the configuration and the choice now are. */
export function render() {
  if (!root) return;
  // Closing first gives the focus back to where it was, so that the next part remembers that place.
  dialog.close();
  const view = openViews.at(-1);
  const layer = openViews.findLast((part) => 'layer' in part)?.layer;
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
  // Asks what can be seen before the lock changes the page's style.
  const unseen = hidden();
  lockScroll(!loose);
  if (unseen) closeView();
}

/** Fills a part anew that is the visible one. */
export function refillView(view: View) {
  if (openViews.at(-1) === view) fill(view).focus();
}

/** Puts the widget into the page, anew if it is there already; `render` shows it. */
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
    // Nobody can refuse a second close request, such as Android's back gesture.
    onclose: () => {
      if (!dialog.open && isOpen()) render();
    },
  });
  hosts = light();
  // What they hold for scripts is not to be seen; what there is to see comes with its first time.
  for (const host of hosts) host.attachShadow({ mode: 'open' });
  root = h('div.ccm-root', ...hosts);
  document.documentElement.append(root);
}

export function rebuildDialog(of = light) {
  buildDialog(of);
  render();
}

/** Shows the icon, or what was opened before the widget was there. */
export const showCurrent = () => dialog.open || render();

/** Whether the page keeps the dialog from being seen; a closed one is not seen either. In a frame that is not shown yet nothing is. */
const hidden = () =>
  isThere() &&
  dialog.parentElement?.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) === false &&
  innerWidth > 0;

/** Closes what nobody can see any more; what was taken away or apart comes back, where the theme wants that. */
export function checkVisible() {
  // To ask what can be seen has the browser lay out the page.
  if ((!isOpen() && isThere()) || !innerWidth) return;
  const broken = !isThere() || !(dialog.open && dialog.offsetHeight);
  if (hidden() || (broken && !config.theme.manipulationPrevention)) closeView();
  else if (broken) rebuildDialog();
}

export function openView(view: View) {
  openViews = [...openViews.filter((part) => part !== view), view];
  if (!isThere()) buildDialog(light);
  render();
}

/** Closes one part, or all. */
export function closeView(view?: View) {
  const before = openViews.length;
  openViews = openViews.filter((part) => view && part !== view);
  if (before === openViews.length) return;
  render();
  if (!isOpen()) fireEvent('WidgetClosed');
}
