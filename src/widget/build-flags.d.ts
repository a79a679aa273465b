// What only some domains need is left out of the others' script: src/visitor/script-cache.ts chooses, scripts/build-widget.ts
// sets these.

/** An embedding names Google consent types. */
declare const CONSENT_MODE: boolean;
/** Frames that nobody has named wait for consent. */
declare const FRAME_POLICY: boolean;
