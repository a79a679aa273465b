/**
 * What shows or tells the decision beside the first part: the preferences chunk by its address, and the extra parts of some
 * domains by their names. `refresh` is called first after each change of the decision, and `recorded` when it is stored.
 */
type Part = {
  refresh: () => void;
  recorded?: () => void;
  /** What other tools were told. */
  calls?: unknown[][];
};

export const parts = new Map<string, Part>();
