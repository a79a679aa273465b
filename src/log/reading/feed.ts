import { mapResult, queryLog, type LogQuery } from '../log-query.ts';
import { readRange, type RecordForm } from './records.ts';

/** A page in log order; `next` is the cursor of the next page, if there is one. */
export type FeedPage<T> = { items: T[]; next?: number };

/** Maximum number of ranges per page: each may read an object from the archive. */
const RANGES = 10;

/**
 * Reads the records of all blocks after `after`, oldest first; each range begins where the last ended, so none is
 * missed or seen twice. Throws a 500 that names the first block if it is unreadable.
 */
export const feed = <T extends { seq: number }>(
  form: RecordForm<T>,
  { after, limit }: { after: number; limit: number },
): LogQuery<FeedPage<T>> =>
  mapResult(readRange(form, { after, limit }), async (first, log) => {
    let range = first;
    const all = range.items;
    for (let ranges = 1; range.more === 'perhaps'; ranges++) {
      const { upTo } = range;
      if (ranges === RANGES) return { items: all, next: upTo };
      try {
        range = await queryLog(log, readRange(form, { after: upTo, limit: limit - all.length }));
      } catch (error) {
        // The records read so far are returned; the next page reports the unreadable block.
        if (all.length === 0) throw error;
        return { items: all, next: upTo };
      }
      for (const item of range.items) all.push(item);
    }
    return { items: all, ...(range.more === 'yes' && { next: range.upTo }) };
  });
