import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ListPage } from '../db/list-page-query.ts';
import { wholeNumber } from '../http/input-schemas.ts';
import { linkNextPage } from '../http/own-url.ts';

/** The query of a list: at most `limit` items after the one whose id or name is `after`. */
export const pageParameters = z.object({
  limit: z.optional(wholeNumber(1, 1000)),
  after: z.optional(z.string().check(z.maxLength(255))),
});

/** Responds with a list as an array; a full page links to the next one. */
export function answerPage<T>(c: Context, items: T[], { limit }: ListPage, keyOf: (item: T) => string) {
  if (items.length === limit) linkNextPage(c, 'after', keyOf(items.at(-1)!));
  return c.json(items);
}
