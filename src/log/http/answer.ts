import * as z from 'zod/mini';
import type { Context } from 'hono';
import {
  entryFormat,
  eventJson,
  frames,
  type Frame,
  type MediaType,
  mediaTypes,
} from '../reading/entry-format.ts';
import { items, lines, type RecordForm } from '../reading/records.ts';
import { stream } from './streamed-list.ts';
import { linkNextPage, ownUrl } from '../../http/own-url.ts';
import { answerWithETag } from '../../http/etag.ts';
import type { List } from '../reading/consent-list.ts';
import { currentNumber, inHistory } from '../reading/in-history.ts';
import type { LogQuery } from '../log-query.ts';
import { cursorText, cursor, position, positionText } from '../reading/cursor.ts';
import { type listParameters, pageSize } from './list-parameters.ts';
import type { QueryLog } from './with-log.ts';
import { feed } from '../reading/feed.ts';
import { missing } from '../../http/problem.ts';
import type { Bindings } from '../../env.ts';
import { readEvidenceFile } from '../reading/evidence-file.ts';
import { accepted } from '../../lib/http/accept-header.ts';

/** Returns a list whose items are written while it is sent. */
function answer<T>(c: Context, items: Iterable<T>, frame: Frame, write: (item: T) => string) {
  c.header('Vary', 'Accept');
  return c.body(stream(items, frame, write), 200, { 'Content-Type': frame.type });
}

/**
 * Returns records that `read` reads: as NDJSON the lines of all, otherwise decisions and events with the log’s number; CSV
 * has only decisions.
 */
export async function answerRecords(
  c: Context,
  media: MediaType,
  read: <T extends { seq: number }>(form: RecordForm<T>) => Promise<{ number: number; records: T[] }>,
) {
  if (media === 'application/x-ndjson')
    return answer(c, (await read(lines)).records, frames[media], ({ text }) => text);
  const { number, records } = await read(items);
  const format = entryFormat(media, number);
  const write = format.writer();
  const shown = media === 'text/csv' ? records.filter(({ entry }) => entry) : records;
  return answer(c, shown, format, ({ entry, event }) => (entry ? write(entry) : eventJson(number, event!)));
}

/** Returns a list of entries exactly as the interface defines it. Throws as `currentNumber` does. */
export async function answerList(
  c: Context,
  queryLog: QueryLog,
  list: LogQuery<List>,
  { cursor }: z.output<typeof listParameters>,
) {
  const { entries, state, next, history } = await queryLog(list);
  const number = currentNumber(history, cursor?.number, 'cursor');
  const media = mediaTypeFor(c);
  if (next) linkNextPage(c, 'cursor', cursorText(number, next));
  const seed = JSON.stringify([ownUrl(c), media, number, state]);
  return answerWithETag(c, seed, () => {
    const format = entryFormat(media);
    return answer(c, entries, format, format.writer());
  });
}

/** The start and the size of a page in the order of the log. */
export const feedParameters = z.object({
  after: z.optional(position),
  limit: pageSize,
});

/** Returns a page of the feed, as `answerRecords` does. Throws as `inHistory` does. */
export const answerFeed = (
  c: Context,
  queryLog: QueryLog,
  { after, limit }: z.output<typeof feedParameters>,
) =>
  answerRecords(c, mediaTypeFor(c), async (form) => {
    const page = feed(form, { after: after?.seq ?? 0, limit });
    const { number, result } = await queryLog(inHistory(page, after));
    if (result.next !== undefined) linkNextPage(c, 'after', positionText(number, result.next));
    return { number, records: result.items };
  });

export const evidenceFileParameters = z.object({ cursor: z.optional(cursor) });

/** Returns the evidence file of a visitor; throws as `currentNumber` does, and a 404 if the log does not have this consent ID. */
export async function answerEvidenceFile(
  c: Context,
  queryLog: QueryLog,
  ucid: string,
  { cursor }: z.output<typeof evidenceFileParameters>,
) {
  const { file, next, history } = await queryLog(readEvidenceFile(c.env as Bindings, ucid, cursor));
  const number = currentNumber(history, cursor?.number, 'cursor');
  if (!file) throw missing('consent ID');
  if (next) linkNextPage(c, 'cursor', cursorText(number, next));
  return c.json(file);
}

/** The media type that the call prefers among those of lists; by default the first one. */
export function mediaTypeFor(c: Context) {
  const best = accepted(c.req.header('Accept'))
    .map((name) =>
      mediaTypes.find((type) => type === name || (name.endsWith('/*') && type.startsWith(name.slice(0, -1)))),
    )
    .find((type) => type !== undefined);
  return best ?? mediaTypes[0];
}
