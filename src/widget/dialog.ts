import { standing } from './choice.ts';
import { fire } from './events.ts';
import { h, type Child } from './h.ts';
import { paint, shadowed } from './root.ts';
import { config } from './settings.ts';

/** A part of the widget that can be open. */
export type View = {
  title: () => string;
  body: () => Child[];
  /** The page stays usable beside it. */
  loose?: () => boolean;
  /** What the close button and the Escape key do; without it there is neither. */
  leave?: (() => void) | undefined;
};

let host: HTMLElement;
let dialog: HTMLDialogElement;
let icon: HTMLAnchorElement;
/** The open parts, the visible one last. */
let parts: View[] = [];

const isOpen = () => parts.length > 0;

function fill({ title, body, leave }: View) {
  const heading = h('h2', title(), { id: 't', tabIndex: -1 });
  dialog.textContent = '';
  const close = leave && h('button.x', { ariaLabel: config.texts.detailsCloseButtonText, onclick: leave });
  for (const part of [h('header', heading, close), ...body()]) if (part) dialog.append(part);
  return heading;
}

/** Shows the topmost part as the configuration and the choice now are. */
export function render() {
  icon.hidden = !config.theme.settingsIconEnabled || (isOpen() && !standing());
  // Closing first gives the focus back to where it was, so that the next part remembers that place.
  dialog.close();
  const view = parts.at(-1);
  if (!view) return;
  const heading = fill(view);
  if (view.loose?.()) dialog.show();
  else dialog.showModal();
  heading.focus();
}

/** Fills a part anew that is the visible one. */
export function refill(view: View) {
  if (parts.at(-1) === view) fill(view).focus();
}

/** Puts the widget into the page, anew if it is there already. */
export function build() {
  host?.remove();
  paint();
  dialog = h(`dialog.window ${config.theme.widgetPosition}`, {
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
  dialog.setAttribute('aria-labelledby', 't');
  icon = h('a.icon', {
    href: '#CCM.openControlPanel',
    ariaLabel: config.texts.changeConsentText,
  });
  host = shadowed(dialog, icon);
  document.documentElement.append(host);
  render();
}

/** Whether something has removed or hidden what should be seen. */
export const tampered = () =>
  !host.isConnected || (isOpen() && !(dialog.isConnected && dialog.open && dialog.offsetHeight));

export function open(view: View) {
  parts = [...parts.filter((part) => part !== view), view];
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
