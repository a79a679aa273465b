/**
 * A foreign text that is safe for a terminal, without the control characters that move the cursor or hide or reverse text,
 * which could forge the result of a verification.
 */
export const printable = (text: string) => text.replace(/[\p{Cc}\p{Bidi_C}\p{Zl}\p{Zp}]+/gu, ' ');
