/**
 * Somebody else's text as a terminal may show it: what moves the cursor, hides or turns what follows could make a verdict
 * say something else than it does.
 */
export const printable = (text: string) => text.replace(/[\p{Cc}\p{Bidi_C}\p{Zl}\p{Zp}]+/gu, ' ');
