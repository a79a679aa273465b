import type { Context } from 'hono';
import * as z from 'zod/mini';
import { wholeNumber } from '../../http/input-schemas.ts';
import { linkNextPage } from '../../http/next-page-link.ts';
import type { FeedPage } from '../reading/feed.ts';
import { entryFormat } from '../reading/entry-format.ts';
import { answerEntries } from './answer.ts';
import { mediaTypeFor } from './media-type.ts';

/** The start and the size of a page of the feed. */
export const feedParameters = z.object({
  after: z.prefault(wholeNumber(0, 1e15), 0),
  limit: z.prefault(wholeNumber(1, 10_000), 1000),
});

/** Returns a page of the feed, each entry with its `seq`. */
export function answerFeed(c: Context, { entries, next }: FeedPage) {
  if (next !== undefined) linkNextPage(c, 'after', String(next));
  return answerEntries(c, entries, entryFormat(mediaTypeFor(c), true));
}
