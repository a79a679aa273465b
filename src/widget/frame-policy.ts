import { isAccepted, decision } from './decision.ts';
import { h } from './hyperscript.ts';
import { allowedHosts } from './allowed-frames.ts';
import { config } from './current-config.ts';
import { readStored, storageKey, writeStored } from './decision-storage.ts';

/** The hosts to which this page's policy keeps its frames; without one it has no policy. */
let inForce: string[] | undefined;

/** Whether the visitor has filled in something that a reload may lose. */
let edited = false;

/** The hosts to which a policy would keep frames now; undefined where it would hold what must pass. */
function hosts() {
  const hosts = [
    ...(config.frameHosts ?? ['*']),
    ...config.embeddings.filter(isAccepted).flatMap((e) => e.frameHosts ?? []),
    ...allowedHosts(),
  ];
  // What comes out of a storage may be anybody's: nothing but a host gets into the policy.
  return hosts.some((host) => /[^\w.:-]/.test(host)) ? undefined : hosts;
}

const letsPass = (hosts: string[] | undefined, host: string) =>
  !hosts || hosts.some((allowed) => `.${host}`.endsWith(`.${allowed}`));

/** Whether the page's policy keeps a foreign host from frames. */
export const policyBlocks = (host: string) => !letsPass(inForce, host);

/** Whether the next page's will not. */
export const nextPageAllows = (host: string) => letsPass(hosts(), host);

/** Whether the next page knows what the visitor has decided, and a reload loses nothing. */
export const mayReload = () =>
  !edited && (readStored(storageKey()) || undefined) === JSON.stringify(decision);

const placeKey = () => `${storageKey()}_place`;

/** Remembers over a reload where the visitor is, on a page that does not leave that to the browser. */
export function saveScrollPosition() {
  if (history.scrollRestoration === 'manual') writeStored(placeKey(), `${scrollY}`, 0, 'sessionStorage');
}

function returnToPlace() {
  const top = readStored(placeKey(), 'sessionStorage');
  if (!top) return;
  writeStored(placeKey(), '', 0, 'sessionStorage');
  addEventListener('load', () => scrollTo({ top: +top, behavior: 'instant' }));
}

/**
 * Keeps the page's frames to the hosts that need no consent or have it, while the head is parsed: a browser asks for a
 * frame of the page's own HTML before any observer hears of it. Nothing takes such a policy back in a living page.
 */
export function addFramePolicy() {
  returnToPlace();
  const allowed = hosts();
  if (document.body || !allowed) return;
  inForce = allowed;
  const sources = allowed.map((host) => ` ${host} *.${host}`).join('');
  document.head.append(
    h('meta', {
      httpEquiv: 'Content-Security-Policy',
      content: `frame-src 'self' data: blob:${sources}`,
    }),
  );
  const edit = ({ target }: Event) => {
    const { shadowRoot, localName } = target as Element;
    // Our own switches are seen from here as their host, which is no custom element.
    edited ||= !shadowRoot || localName.includes('-');
  };
  addEventListener('input', edit, true);
  // Nobody hears what is written in a frame.
  addEventListener('blur', () => (edited ||= document.activeElement instanceof HTMLIFrameElement));
}
