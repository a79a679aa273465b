import { h } from './hyperscript.ts';
import { applyStyles, createShadow, showSlot } from './shadow-root.ts';
import { idle } from '../time.ts';
import { config } from '../current-config.ts';
import { pageDocument } from '../unclobbered.ts';

/** `div.ccm-root` and its children, the hosts of banner, preferences and icon; undefined before the widget is there. */
let root: HTMLElement | undefined;
let hosts: HTMLElement[] = [];
/** Makes the hosts with their light DOM, which the page's scripts use. */
let make: () => HTMLElement[];

/** Adds the hosts to the page, hidden, in the place of those that are there already. */
export function addHosts(of = make) {
  make = of;
  root?.remove();
  applyStyles();
  hosts = make();
  for (const host of hosts) host.hidden = true;
  root = h('div.ccm-root', ...hosts);
  pageDocument.documentElement.append(root);
}

/** Whether the page has removed none of them. */
export const areThere = () => hosts.every((host) => host.isConnected);

/** Whether `document.open()` has replaced the whole page. */
export const isPageReplaced = () => root?.parentElement?.isConnected === false;

/** Whether a layer is shown; undefined before the widget is there. */
export const isLayerShown = (layer: 0 | 1) => hosts[layer] && !hosts[layer].hidden;

/** Whether an element is one of the hosts of layers, or in their light DOM. */
export const isInHosts = (element: Node) => hosts.slice(0, 2).some((host) => host.contains(element));

/** Shows the host of a layer alone, or none, and tells programs the title of a dialog, which makes its host inert. */
export function showLayer(layer: number | undefined, dialog?: string) {
  hosts.slice(0, 2).forEach((host, i) => {
    host.hidden = i !== layer;
    host.style.cssText = host.hidden ? 'display: none' : '';
    // Firefox has these properties since 119 only.
    [host.role, host.ariaModal, host.ariaLabel] = (
      host.hidden || !dialog ? [] : ['dialog', 'true', dialog]
    ) as [string, string, string];
    // A shadow root hides the light DOM, which is for scripts.
    if (!host.hidden && !host.shadowRoot?.firstChild) createShadow(host, 'r');
  });
  return hosts[layer!]?.shadowRoot?.firstChild;
}

/** Shows or hides the icon. It gets its look when the page is idle. */
export function showIconHost(isOn: () => boolean, isIdle?: boolean) {
  const host = hosts[2]!;
  if (isIdle && !host.shadowRoot) showSlot(host);
  const isShown = !!config.theme.settingsIconEnabled && isOn();
  host.hidden = !isShown || !host.shadowRoot;
  if (isShown && !host.shadowRoot) void idle().then(() => showIconHost(isOn, true));
}
