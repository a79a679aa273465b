import type { Context } from 'hono';

/** Maximum bytes of a body from a caller with a credential. A theme's `logoImage` has to fit into it. */
export const MAX_BODY = 1024 * 1024;
/** Maximum bytes and values of a backup. */
export const MAX_DOCUMENT = 8 * 1024 * 1024;
export const MAX_DOCUMENT_VALUES = 500_000;
/** Maximum bytes of a body from a caller without a credential, and seconds within which it has to arrive. */
export const MAX_PUBLIC_BODY = 64 * 1024;
export const PUBLIC_BODY_SECONDS = 15;

/** A size such as "64 KiB" or "1 MiB". */
export const sizeOf = (bytes: number) =>
  bytes < 1024 ** 2 ? `${bytes / 1024} KiB` : `${bytes / 1024 ** 2} MiB`;

export const tooLarge = (bytes = MAX_BODY) =>
  `The body exceeds ${sizeOf(bytes)} (${bytes.toLocaleString('en')} bytes).`;
export const tooSlow = `The body did not arrive within ${PUBLIC_BODY_SECONDS} seconds. Send it again.`;

/** Marks the caller as one with a valid credential, whose bodies may be large and slow. */
export const markTrusted = (c: Context) => c.set('trusted', true);
