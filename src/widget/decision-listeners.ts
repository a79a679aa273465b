/**
 * What else shows the decision or sends it to tools: the preferences chunk by its address, and extra parts by their names.
 * `refresh` is called first after each change of the decision, or `isLeaving` before the reload that
 * applies it, and `recorded` when the service has stored it.
 */
type Part = {
  refresh: (isLeaving?: boolean) => void;
  recorded?: () => void;
  /** The calls to other tools, each after the name of its tool. */
  calls?: unknown[][];
};

export const parts = new Map<string, Part>();
