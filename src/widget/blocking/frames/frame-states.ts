import type { Embedding } from '../../config-types.ts';

/** The address, code, style and size of a frame in the page, and the placeholder or switch next to it. */
export type FrameState = {
  src: string;
  srcdoc: string;
  style: string;
  size: number[];
  companion?: HTMLElement | undefined;
  blocked?: boolean | undefined;
  owner?: Embedding | undefined;
  /** For an allowed frame that the page's policy blocks: whether the next page loads it. Undefined if a click is missing. */
  nextPage?: boolean | undefined;
};

export const states = new WeakMap<HTMLIFrameElement, FrameState>();
/** Those of the frames with a state that are in the page. One that has left it is not kept in memory. */
export const present = new Set<HTMLIFrameElement>();

/** What is known of the frames in the page, for `CCM.debug()` and reports. */
export const knownFrames = () =>
  BLOCKS ? [...present].map((frame) => [frame, states.get(frame)!] as const) : [];
