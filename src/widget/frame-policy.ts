import { isAccepted, decision } from './decision.ts';
import { h } from './hyperscript.ts';
import { allowedHosts } from './allowed-frames.ts';
import { config } from './current-config.ts';
import { readStored, storageKey, writeStored } from './decision-storage.ts';

/** The hosts whose frames this page's policy allows; undefined without a policy. */
let allowedByPolicy: string[] | undefined;

/** Whether the visitor has filled in a field, which a reload may lose. */
let edited = false;

/** The hosts that a policy would allow now; undefined if it would block a frame that must load. */
function hosts() {
  const hosts = [
    ...(config.frameHosts ?? ['*']),
    ...config.embeddings.filter(isAccepted).flatMap((e) => e.frameHosts ?? []),
    ...allowedHosts(),
  ];
  // Other scripts can write to the storage, so only host names are added to the policy.
  return hosts.some((host) => /[^\w.:-]/.test(host)) ? undefined : hosts;
}

const allows = (hosts: string[] | undefined, host: string) =>
  !hosts || hosts.some((allowed) => `.${host}`.endsWith(`.${allowed}`));

/** Whether the page's policy blocks frames of a host. */
export const policyBlocks = (host: string) => !allows(allowedByPolicy, host);

/** Whether the policy of the next page allows frames of a host. */
export const nextPageAllows = (host: string) => allows(hosts(), host);

/** Whether the decision is stored and a reload loses no input. */
export const mayReload = () =>
  !edited && (readStored(storageKey()) || undefined) === JSON.stringify(decision);

const scrollKey = () => `${storageKey()}_place`;

/** Saves the scroll position for a reload, on a page that does not leave that to the browser. */
export function saveScrollPosition() {
  if (history.scrollRestoration === 'manual') writeStored(scrollKey(), `${scrollY}`, 0, 'sessionStorage');
}

function restoreScrollPosition() {
  const top = readStored(scrollKey(), 'sessionStorage');
  if (!top) return;
  writeStored(scrollKey(), '', 0, 'sessionStorage');
  addEventListener('load', () => scrollTo({ top: +top, behavior: 'instant' }));
}

/**
 * Adds a policy that allows only frames of hosts that need no consent or have it. It is added while the head is parsed,
 * because a browser requests a frame of the page's own HTML before any observer runs. It lasts until the next page.
 */
export function addFramePolicy() {
  restoreScrollPosition();
  const allowed = hosts();
  if (document.body || !allowed) return;
  allowedByPolicy = allowed;
  const sources = allowed.map((host) => ` ${host} *.${host}`).join('');
  document.head.append(
    h('meta', {
      httpEquiv: 'Content-Security-Policy',
      content: `frame-src 'self' data: blob:${sources}`,
    }),
  );
  const edit = ({ target }: Event) => {
    const { shadowRoot, localName } = target as Element;
    // Events of the widget's own switches have its shadow host as their target, which is no custom element.
    edited ||= !shadowRoot || localName.includes('-');
  };
  addEventListener('input', edit, true);
  // Input in an iframe fires no event here, so its focus counts as input.
  addEventListener('blur', () => (edited ||= document.activeElement instanceof HTMLIFrameElement));
}
