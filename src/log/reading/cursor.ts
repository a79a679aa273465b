import * as z from 'zod/mini';

/**
 * Position in a list of entries, newest first: after the entry `seq`, in the block whose first entry is `first`.
 * Entries within the second `timestamp` may be replaced by entries of the previous page.
 */
export type Cursor = { first: number; seq: number; timestamp: number };

/** The cursor after an entry; histories begin with no block. */
export const cursorAfter = ({ seq, timestamp }: Omit<Cursor, 'first'>, first = 0): Cursor => ({
  first,
  seq,
  timestamp,
});

/** A cursor with the number of the log’s history in which it was given out. */
export const cursor = z.pipe(
  z.string().check(z.maxLength(120)),
  z.transform((text: string, { issues }): Cursor & { number: number } => {
    const [, number, first, seq, timestamp] =
      /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString()) ??
      [];
    if (timestamp)
      return { number: Number(number), first: Number(first), seq: Number(seq), timestamp: Number(timestamp) };
    const message = 'Must be a cursor from the Link header of a previous response';
    issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }),
);

export const cursorText = (number: number, { first, seq, timestamp }: Cursor) =>
  Buffer.from(`${number}.${first}.${seq}.${timestamp}`).toString('base64url');

/** A position in a log: after the entry `seq`, in the history with this number. Undefined at the beginning of any history. */
export type Position = { number: number; seq: number } | undefined;

export const position = z.pipe(
  z.string().check(z.maxLength(40)),
  z.transform((text: string, { issues }): Position => {
    if (text === '0') return undefined;
    const [, number, seq] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
    if (seq) return { number: Number(number), seq: Number(seq) };
    const message =
      'Must be 0, for the beginning, or "{log}.{seq}" of the last entry that you have, such as "1795268403.169"';
    issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }),
);

export const positionText = (number: number, seq: number) => `${number}.${seq}`;
