import { standing } from './choice.ts';
import { fire } from './events.ts';
import { h } from './h.ts';
import { lockScroll } from './lock.ts';
import { paint, shadowed } from './root.ts';
import { config } from './settings.ts';

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
export let parts: View[] = [];

const isOpen = () => parts.length > 0;
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
  const view = parts.at(-1);
  const layer = parts.findLast((part) => 'layer' in part)?.layer;
  hosts.forEach((host, i) => {
    host.hidden = i < 2 ? i !== layer : !config.theme.settingsIconEnabled || (isOpen() && !standing());
    if (!host.hidden && !host.shadowRoot!.firstChild) shadowed(host, 'r', i > 1 && h('slot'));
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
  if (unseen) close();
}

/** Fills a part anew that is the visible one. */
export function refill(view: View) {
  if (parts.at(-1) === view) fill(view).focus();
}

/** Puts the widget into the page, anew if it is there already; `render` shows it. */
export function build(of: typeof light) {
  light = of;
  root?.remove();
  paint();
  dialog = h('dialog', {
    onkeydown(event) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      parts.at(-1)?.leave?.();
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

export function rebuild(of = light) {
  build(of);
  render();
}

/** Shows the icon, or what was opened before the widget was there. */
export const settle = () => dialog.open || render();

/** Whether the page keeps the dialog from being seen; a closed one is not seen either. In a frame that is not shown yet nothing is. */
const hidden = () =>
  isThere() &&
  dialog.parentElement?.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) === false &&
  innerWidth > 0;

/** Closes what nobody can see any more; what was taken away or apart comes back, where the theme wants that. */
export function check() {
  // To ask what can be seen has the browser lay out the page.
  if ((!isOpen() && isThere()) || !innerWidth) return;
  const broken = !isThere() || !(dialog.open && dialog.offsetHeight);
  if (hidden() || (broken && !config.theme.manipulationPrevention)) close();
  else if (broken) rebuild();
}

export function open(view: View) {
  parts = [...parts.filter((part) => part !== view), view];
  if (!isThere()) build(light);
  render();
}

/** Closes one part, or all. */
export function close(view?: View) {
  const before = parts.length;
  parts = parts.filter((part) => view && part !== view);
  if (before === parts.length) return;
  render();
  if (!isOpen()) fire('WidgetClosed');
}
