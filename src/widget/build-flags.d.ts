// Flags for functions that only some domains need: src/visitor/script/widget-code.ts chooses, scripts/build/widget.ts sets them.

/** The widget starts something that only a reload stops: blocked scripts, or HTML that it inserts. */
declare const STARTS: boolean;
/** Something waits for consent: scripts, frames and other elements of the page. */
declare const BLOCKS: boolean;
/** Unknown frames wait for consent. */
declare const FRAME_POLICY: boolean;
/** Connections to unknown hosts wait for consent (strict blocking); frames have a policy, too. */
declare const STRICT_POLICY: boolean;
/** Something differs from asking everybody for consent: another policy, an exemption, an opt-out signal, or a lifetime for rejections. */
declare const POLICIES: boolean;

/** The domain uses something that few domains use: `usesOptions` in src/visitor/script/widget-code.ts. */
declare const OPTIONS: boolean;

declare module '*.css' {
  const css: string;
  export default css;
}
