// Functions that the first part passes to its extra parts (scripts/build-widget.ts), because imports would be cycles.

/** Blocks or restores a node and all in it, by the current decision; `isAdded` if code is about to add it to the page. */
declare const checkAll: (node: unknown, isAdded?: boolean) => void;
/** Blocks or restores a frame; a copy has the address that it is about to get. */
declare const blockFrame: (frame: HTMLIFrameElement, copy?: HTMLIFrameElement) => boolean;
/** Applies the current decision to the page again. */
declare const applyDecision: () => unknown;
