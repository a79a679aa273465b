import { config } from './settings.ts';
import { ended, now, read, storageKey, write } from './storage.ts';

/** Frames of strangers that the visitor has allowed on this page. */
let frames = new WeakSet<HTMLIFrameElement>();

const key = () => `${storageKey()}_hosts`;

/** When the first host was allowed, in Unix seconds, and the hosts. */
function remembered() {
  const [since, ...hosts] = (config.rememberIframeConsentPerDomain && read(key())?.split(' ')) || [];
  return !since || ended(+since) ? [`${now()}`] : [since, ...hosts];
}

export const frameAllowed = (frame: HTMLIFrameElement, host: string) =>
  frames.has(frame) || remembered().includes(host);

/** Allows a frame that belongs to no embedding, and all of its host if the domain remembers that. */
export function allowFrame(frame: HTMLIFrameElement, host: string) {
  frames.add(frame);
  const known = remembered();
  if (config.rememberIframeConsentPerDomain) write(key(), [...known, host].join(' '), +known[0]!);
}

/** A refusal holds for these frames, too. */
export function forgetFrames() {
  frames = new WeakSet();
  if (read(key())) write(key());
}
