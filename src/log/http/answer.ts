import type { Context } from 'hono';
import type { Entry } from '../entry.ts';
import { entryFormat, eventJson, type Format, type Frame, type MediaType } from '../reading/entry-format.ts';
import type { FeedItem } from '../reading/feed.ts';
import { stream } from '../reading/stream.ts';

/** Returns a list whose items are written while it is sent. */
function answer<T>(c: Context, items: Iterable<T>, frame: Frame, write: (item: T) => string) {
  c.header('Vary', 'Accept');
  return c.body(stream(items, frame, write), 200, { 'Content-Type': frame.type });
}

export const answerEntries = (c: Context, entries: Iterable<Entry>, format: Format) =>
  answer(c, entries, format, format.writer());

/** Decisions and events with the log’s number; CSV has only decisions. */
export function answerItems(c: Context, items: FeedItem[], media: MediaType, log: number) {
  const format = entryFormat(media, log);
  const write = format.writer();
  const shown = media === 'text/csv' ? items.filter(({ entry }) => entry) : items;
  return answer(c, shown, format, ({ entry, event }) => (entry ? write(entry) : eventJson(log, event!)));
}

export const answerLines = (c: Context, lines: Iterable<string>, frame: Frame) =>
  answer(c, lines, frame, (line) => line);
