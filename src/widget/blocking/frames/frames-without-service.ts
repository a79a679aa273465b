import { now } from '../../time.ts';
import { config } from '../../current-config.ts';
import { hasExpired, readStored, storageKey, writeStored } from '../../decision/decision-storage.ts';
import { hostsThisTime, rejection } from './this-time.ts';

type Address = Pick<URL, 'host' | 'href'>;

/** Third-party frames that the visitor has allowed on this page, each with the latest rejection before. */
const frames = new WeakMap<HTMLIFrameElement, string>();

const key = () => `${storageKey()}_hosts`;

/** If hosts are not remembered, the frame's address is, until the browser closes. */
const storage = () => (!OPTIONS || config.rememberIframeConsentPerDomain ? undefined : 'sessionStorage');

/** The rejection under which hosts were allowed, Unix seconds when the first was, and the hosts or addresses. */
function remembered() {
  const [under, since, ...allowed] = readStored(key(), storage())?.split(' ') ?? [];
  return under !== rejection() || hasExpired(+since!)
    ? [rejection(), `${now()}`]
    : [under, since!, ...allowed];
}

/** Whether the visitor has allowed this very frame. */
export const wasClicked = (frame: HTMLIFrameElement) => frames.get(frame) === rejection();

/** The hosts or addresses of the allowed frames in the storage. */
const allowed = () => remembered().slice(2);

export const isFrameAllowed = (frame: HTMLIFrameElement, { host, href }: Address) =>
  wasClicked(frame) || allowed().some((one) => one === host || one === href);

/** The hosts of all allowed frames. */
export const allowedHosts = () => [
  ...allowed().map((one) => one.replace(/^\w+:\/\/|\/.*/g, '')),
  ...hostsThisTime(),
];

/** Allows a frame that belongs to no embedding, and all of its host if the domain remembers that. */
export function allowFrame(frame: HTMLIFrameElement, { host, href }: Address) {
  frames.set(frame, rejection());
  const known = remembered();
  writeStored(key(), [...known, storage() ? href : host].join(' '), +known[1]!, storage());
}

/** Removes from the storage what a rejection has ended. */
export function forgetRejectedFrames() {
  if (readStored(key(), storage()) && !allowed()[0]) writeStored(key(), '', 0, storage());
}
