import * as z from 'zod';
import type { Entry } from './entry.ts';

/** An entry's place in its list, as a list's answer gives it: entries of one ID differ in time. */
export const cursor = z
  .string()
  .max(120)
  .transform((text, context) => {
    const [, timestamp, ucid] =
      /^(\d{1,12})\.([0-9a-f]{64})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
    if (ucid) return { timestamp: Number(timestamp), ucid };
    context.addIssue('Must be a cursor that an earlier answer gave in its Link header');
    return z.NEVER;
  });
export const cursorOf = ({ timestamp, ucid }: Pick<Entry, 'timestamp' | 'ucid'>) =>
  Buffer.from(`${timestamp}.${ucid}`).toString('base64url');
