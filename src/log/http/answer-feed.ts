import type { Context } from 'hono';
import * as z from 'zod/mini';
import { wholeNumber } from '../../http/input-schemas.ts';
import { linkNextPage } from '../../http/next-page-link.ts';
import { entryFormat } from '../reading/entry-format.ts';
import { readErased } from '../reading/erased.ts';
import { feed } from '../reading/feed.ts';
import { inHistory } from '../reading/in-history.ts';
import { position, positionText, type Position } from '../reading/position.ts';
import { answerEntries } from './answer.ts';
import { mediaTypeFor } from './media-type.ts';
import type { AskLog } from './with-log.ts';

/** The start and the size of a page in the order of the log. */
export const feedParameters = z.object({
  after: z.optional(position),
  limit: z.prefault(wholeNumber(1, 10_000), 1000),
});
type Page = { after?: Position; limit: number };

/** Returns a page of the feed, each entry with its position. Throws as `inHistory` does. */
export async function answerFeed(c: Context, askLog: AskLog, { after, limit }: Page) {
  const page = feed({ after: after?.seq ?? 0, limit });
  const { number, result } = await askLog(inHistory(page, after));
  if (result.next !== undefined) linkNextPage(c, 'after', positionText(number, result.next));
  return answerEntries(c, result.entries, entryFormat(mediaTypeFor(c), number));
}

/** Returns a page of the erased entries that no block record lists yet. Throws as `inHistory` does. */
export async function answerErased(c: Context, askLog: AskLog, { after, limit }: Page) {
  const page = readErased({ after: after?.seq ?? 0, limit });
  const { number, result } = await askLog(inHistory(page, after));
  if (result.next !== undefined) linkNextPage(c, 'after', positionText(number, result.next));
  return c.json({ log: number, erased: result.erased });
}
