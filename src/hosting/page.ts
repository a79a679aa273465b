import type { Context } from 'hono';
import * as z from 'zod';
import type { Page } from '../db/page.ts';
import { linkNextPage } from '../http/next-page.ts';

/** The query of a list: `limit` entries that come after the one whose id or name is `after`. */
export const pageParameters = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  after: z.string().max(255).optional(),
});

/** Answers a list as a bare array and, when it is a full page, says where the next one is. */
export function answerPage<T>(c: Context, items: T[], { limit }: Page, keyOf: (item: T) => string) {
  if (items.length === limit) linkNextPage(c, 'after', keyOf(items.at(-1)!));
  return c.json(items);
}
