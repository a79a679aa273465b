import type { Context } from 'hono';
import * as z from 'zod';

/** The query of a list: `limit` entries that come after the one whose id or name is `after`. */
export const page = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  after: z.string().max(255).optional(),
});
export type Page = z.infer<typeof page>;

/** Answers a list as a bare array and, when it is a full page, says where the next one is (RFC 8288). */
export function answerPage<T>(c: Context, items: T[], { limit }: Page, keyOf: (item: T) => string) {
  if (limit !== undefined && items.length === limit) {
    const next = new URL(c.req.url);
    next.searchParams.set('after', keyOf(items.at(-1)!));
    c.header('Link', `<${next.href}>; rel="next"`);
  }
  return c.json(items);
}
