import * as z from 'zod/mini';
import { wholeNumber } from '../../http/input-schemas.ts';

/** The largest `limit` of a list, in entries, records or blocks. */
export const MAX_PAGE_SIZE = 10_000;

/** The `limit` of lists in the order of the log. */
export const pageSize = z.prefault(wholeNumber(1, MAX_PAGE_SIZE), 1000);
