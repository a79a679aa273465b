import * as z from 'zod/mini';

/**
 * Where a list of entries, newest first, goes on: after the entry `seq`, in the block that begins with `first`; what of
 * the second `timestamp` comes next may have been replaced by what was shown before.
 */
export type Cursor = { first: number; seq: number; timestamp: number };

export const cursor = z.pipe(
  z.string().check(z.maxLength(120)),
  z.transform((text: string, { issues }): Cursor => {
    const [, first, seq, timestamp] =
      /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
    if (timestamp) return { first: Number(first), seq: Number(seq), timestamp: Number(timestamp) };
    const message = 'Must be a cursor from the Link header of a previous response';
    issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }),
);

export const cursorText = ({ first, seq, timestamp }: Cursor) =>
  Buffer.from(`${first}.${seq}.${timestamp}`).toString('base64url');
