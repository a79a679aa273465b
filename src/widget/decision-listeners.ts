import type { Decision } from './decision/decision-type.ts';

/**
 * What else shows or sends the decision, by name: `refresh` is called first after a change, or `isLeaving` before the
 * reload that applies it, and `recorded` when the service has stored it. `saved` and `newer` belong to an own host.
 */
type Part = {
  refresh?: (isLeaving?: boolean) => void;
  recorded?: () => unknown;
  /** Learns each decision that is written, or that there is none. */
  saved?: (decision?: Decision) => void;
  /** The decision that is newer than the stored one, if there is one. */
  newer?: (stored: Decision) => Decision | undefined;
  /** Whether there are decisions under other consent managers; imports them if it gets `then`, which it calls afterwards. */
  importFormer?: (then?: () => void) => boolean;
  /** The calls to other tools, each after the name of its tool. */
  calls?: unknown[][];
};

export const parts = new Map<string, Part>();

/** Makes all parts show or send the current decision; before a reload they send only what ends. */
export const refreshParts = (isLeaving?: boolean) => parts.forEach((part) => part.refresh?.(isLeaving));

/** Tells all parts that the service has stored the decision. */
export async function refreshPending() {
  for (const part of parts.values()) await part.recorded?.();
}
