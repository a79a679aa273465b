// The function that the first part passes to its extra parts (scripts/build/widget.ts), because an import would be a cycle.

/** Applies the current decision to the page again. */
declare const applyDecision: () => unknown;
