import { now } from '../../now.ts';
import { config } from '../../current-config.ts';
import { rejectedAt } from '../../decision/decision.ts';
import { hasExpired, readStored, storageKey, writeStored } from '../../decision/decision-storage.ts';

/** Third-party frames that the visitor has allowed on this page. */
let frames = new WeakSet<HTMLIFrameElement>();

const key = () => `${storageKey()}_hosts`;

/** If hosts are not remembered, the frame's address is, until the browser closes. */
const storage = () => (config.rememberIframeConsentPerDomain ? undefined : 'sessionStorage');

/**
 * Unix seconds after which the first host was allowed, and the hosts or addresses. Permissions from before a rejection, which
 * another tab may have, do not count.
 */
function remembered() {
  const [since, ...allowed] = readStored(key(), storage())?.split(' ') ?? [];
  return !since || hasExpired(+since) || +since <= rejectedAt() ? [`${now() + 1}`] : [since, ...allowed];
}

/** Whether the visitor has allowed this very frame. */
export const wasClicked = (frame: HTMLIFrameElement) => frames.has(frame);

export const isFrameAllowed = (frame: HTMLIFrameElement, { host, href }: URL) =>
  wasClicked(frame) || remembered().some((allowed) => allowed === host || allowed === href);

/** The hosts of all allowed frames in the storage. */
export const allowedHosts = () =>
  remembered()
    .slice(1)
    .map((allowed) => allowed.replace(/^\w+:\/\/|\/.*/g, ''));

/** Allows a frame that belongs to no embedding, and all of its host if the domain remembers that. */
export function allowFrame(frame: HTMLIFrameElement, { host, href }: URL) {
  frames.add(frame);
  const known = remembered();
  writeStored(key(), [...known, storage() ? href : host].join(' '), +known[0]!, storage());
}

/** Rejecting everything also withdraws consent to these frames. */
export function forgetAllowedFrames() {
  frames = new WeakSet();
  if (readStored(key(), storage())) writeStored(key(), '', 0, storage());
}
