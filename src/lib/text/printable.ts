/**
 * An untrusted text without the control characters that move the cursor of a terminal or hide or reverse text: they could
 * forge the result of a verification.
 */
export const printable = (text: string) => text.replace(/[\p{Cc}\p{Bidi_C}\p{Zl}\p{Zp}]+/gu, ' ');
