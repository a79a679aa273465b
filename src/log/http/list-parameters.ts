import * as z from 'zod/mini';
import { wholeNumber } from '../../http/input-schemas.ts';
import { cursor } from '../reading/cursor.ts';

/** The largest `limit` of a list, in entries, records or blocks. */
const MAX_PAGE_SIZE = 10_000;

/** The `limit` of lists in the order of the log. */
export const pageSize = z.prefault(wholeNumber(1, MAX_PAGE_SIZE), 1000);

const seconds = z.optional(wholeNumber(0, 1e11));

/** The entries of a list to return, newest first. */
export const listParameters = z.object({
  since: seconds,
  until: seconds,
  limit: z.optional(wholeNumber(1, MAX_PAGE_SIZE)),
  cursor: z.optional(cursor),
});
