/**
 * Whether a value of `Sec-GPC` is an opt-out: exactly "1". Several headers arrive as one list, in which one such value is
 * enough (W3C, Global Privacy Control, section 3.3).
 */
export const isOptOut = (header: string | null | undefined) =>
  (header ?? '').split(',').some((value) => value.replace(/^[ \t]+|[ \t]+$/g, '') === '1');
