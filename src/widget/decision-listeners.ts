/**
 * What else shows or sends the decision, by name: `refresh` is called first after a change, or `isLeaving` before the
 * reload that applies it, and `recorded` when the service has stored it.
 */
type Part = {
  refresh?: (isLeaving?: boolean) => void;
  recorded?: () => void;
  /** The calls to other tools, each after the name of its tool. */
  calls?: unknown[][];
};

export const parts = new Map<string, Part>();

/** Makes all parts show or send the current decision; before a reload they send only what ends. */
export const refreshParts = (isLeaving?: boolean) => parts.forEach((part) => part.refresh?.(isLeaving));

/** Tells all parts that the service has stored the decision. */
export const refreshPending = () => parts.forEach((part) => part.recorded?.());
