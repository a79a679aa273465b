import { config } from './settings.ts';
import { read, storageKey, write } from './storage.ts';

/** Frames of strangers that the visitor has allowed on this page. */
let frames = new WeakSet<HTMLIFrameElement>();

const key = () => `${storageKey()}_hosts`;
const remembered = () => (config.rememberIframeConsentPerDomain && read(key())?.split(' ')) || [];

export const frameAllowed = (frame: HTMLIFrameElement, host: string) =>
  frames.has(frame) || remembered().includes(host);

/** Allows a frame that belongs to no embedding, and all of its host if the domain remembers that. */
export function allowFrame(frame: HTMLIFrameElement, host: string) {
  frames.add(frame);
  if (config.rememberIframeConsentPerDomain) write(key(), [...remembered(), host].join(' '));
}

/** A refusal holds for these frames, too. */
export function forgetFrames() {
  frames = new WeakSet();
  if (read(key())) write(key(), '');
}
