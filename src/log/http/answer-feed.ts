import type { Context } from 'hono';
import * as z from 'zod/mini';
import { linkNextPage } from '../../http/own-url.ts';
import { feed } from '../reading/feed.ts';
import { inHistory } from '../reading/in-history.ts';
import { position, positionText, type Position } from '../reading/position.ts';
import { items, lines, type RecordForm } from '../reading/records.ts';
import { answerItems, answerLines } from './answer.ts';
import { mediaTypeFor } from './media-type.ts';
import { pageSize } from './list-parameters.ts';
import type { QueryLog } from './with-log.ts';

/** The start and the size of a page in the order of the log. */
export const feedParameters = z.object({
  after: z.optional(position),
  limit: pageSize,
});
type Page = { after?: Position; limit: number };

/**
 * Returns a page of the feed: as NDJSON the lines of all records, otherwise decisions and events with their positions.
 * Throws as `inHistory` does.
 */
export async function answerFeed(c: Context, queryLog: QueryLog, { after, limit }: Page) {
  const media = mediaTypeFor(c);
  const read = async <T extends { seq: number }>(form: RecordForm<T>) => {
    const page = feed(form, { after: after?.seq ?? 0, limit });
    const { number, result } = await queryLog(inHistory(page, after));
    if (result.next !== undefined) linkNextPage(c, 'after', positionText(number, result.next));
    return { number, records: result.items };
  };
  if (media === 'application/x-ndjson') return answerLines(c, (await read(lines)).records);
  const { number, records } = await read(items);
  return answerItems(c, records, media, number);
}
