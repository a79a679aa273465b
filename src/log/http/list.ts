import type { Context } from 'hono';
import * as z from 'zod';
import { linkNextPage } from '../../http/next-page.ts';
import { ownUrl } from '../../http/own-url.ts';
import { answerWithTag } from '../../http/tag.ts';
import type { List } from '../current.ts';
import { cursor, cursorText } from '../cursor.ts';
import { entryFormat } from '../format.ts';
import { answerEntries } from './answer.ts';
import { mediaTypeFor } from './media.ts';

const seconds = z.coerce.number().int().min(0).max(1e11).optional();

/** Which entries of a list to answer, newest first. */
export const listParameters = z.object({
  since: seconds,
  until: seconds,
  limit: z.coerce.number().int().min(1).max(10_000).optional(),
  cursor: cursor.optional(),
});

/** Answers a list of entries exactly as the interface has it. */
export function answerList(c: Context, { entries, state, next }: List) {
  const media = mediaTypeFor(c);
  if (next) linkNextPage(c, 'cursor', cursorText(next));
  const seed = JSON.stringify([ownUrl(c).href, media, state]);
  return answerWithTag(c, seed, () => answerEntries(c, entries, entryFormat(media, false)));
}
