import type { Context } from 'hono';
import * as z from 'zod/mini';
import { linkNextPage } from '../../http/next-page-link.ts';
import { frames } from '../reading/entry-format.ts';
import { feed, feedLines } from '../reading/feed.ts';
import { inHistory } from '../reading/in-history.ts';
import { position, positionText, type Position } from '../reading/position.ts';
import { answerItems, answerLines } from './answer.ts';
import { mediaTypeFor } from './media-type.ts';
import { pageSize } from './page-size.ts';
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
  const start = { after: after?.seq ?? 0, limit };
  const media = mediaTypeFor(c);
  const linkNext = (number: number, next: number | undefined) => {
    if (next !== undefined) linkNextPage(c, 'after', positionText(number, next));
  };
  if (media === 'application/x-ndjson') {
    const { number, result } = await queryLog(inHistory(feedLines(start), after));
    linkNext(number, result.next);
    return answerLines(
      c,
      result.items.map(({ text }) => text),
      frames[media],
    );
  }
  const { number, result } = await queryLog(inHistory(feed(start), after));
  linkNext(number, result.next);
  return answerItems(c, result.items, media, number);
}
