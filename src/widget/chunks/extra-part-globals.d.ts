// Functions that the first part passes to its extra parts (scripts/build-widget.ts), because imports would be cycles.

/** Blocks or restores a script, a frame or another element and all within it, by the current decision. */
declare const checkAll: (node: unknown) => void;
/** Applies the current decision to the page again. */
declare const applyDecision: () => unknown;
