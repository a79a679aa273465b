import * as z from 'zod/mini';
import { wholeNumber } from '../../http/input-schemas.ts';
import { cursor } from '../reading/cursor.ts';
import { MAX_PAGE_SIZE } from './page-size.ts';

const seconds = z.optional(wholeNumber(0, 1e11));

/** The entries of a list to return, newest first. */
export const listParameters = z.object({
  since: seconds,
  until: seconds,
  limit: z.optional(wholeNumber(1, MAX_PAGE_SIZE)),
  cursor: z.optional(cursor),
});
