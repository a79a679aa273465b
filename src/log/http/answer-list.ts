import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { linkNextPage, ownAddress } from '../../http/own-url.ts';
import { answerWithETag } from '../../http/etag.ts';
import type { List } from '../reading/consent-list.ts';
import { currentNumber } from '../reading/in-history.ts';
import type { LogQuery } from '../log-query.ts';
import { cursorText } from '../reading/cursor.ts';
import { entryFormat } from '../reading/entry-format.ts';
import { answerEntries } from './answer.ts';
import type { listParameters } from './list-parameters.ts';
import { mediaTypeFor } from './media-type.ts';
import type { QueryLog } from './with-log.ts';

type Parameters = z.output<typeof listParameters>;

/** Returns a list of entries exactly as the interface defines it. Throws as `currentNumber` does. */
export async function answerList(
  c: Context,
  queryLog: QueryLog,
  list: LogQuery<List>,
  { cursor }: Parameters,
) {
  const { entries, state, next, history } = await queryLog(list);
  const number = currentNumber(history, cursor?.number, 'cursor');
  const media = mediaTypeFor(c);
  if (next) linkNextPage(c, 'cursor', cursorText(number, next));
  const seed = JSON.stringify([ownAddress(c), media, number, state]);
  return answerWithETag(c, seed, () => answerEntries(c, entries, entryFormat(media)));
}
