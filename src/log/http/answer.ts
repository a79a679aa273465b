import type { Context } from 'hono';
import type { Entry } from '../entry.ts';
import {
  entryFormat,
  eventJson,
  frames,
  type Format,
  type Frame,
  type MediaType,
} from '../reading/entry-format.ts';
import type { RecordItem, RecordLine } from '../reading/records.ts';
import { stream } from '../reading/stream.ts';

/** Returns a list whose items are written while it is sent. */
function answer<T>(c: Context, items: Iterable<T>, frame: Frame, write: (item: T) => string) {
  c.header('Vary', 'Accept');
  return c.body(stream(items, frame, write), 200, { 'Content-Type': frame.type });
}

export const answerEntries = (c: Context, entries: Iterable<Entry>, format: Format) =>
  answer(c, entries, format, format.writer());

/** Decisions and events with the log’s number; CSV has only decisions. */
export function answerItems(c: Context, items: RecordItem[], media: MediaType, log: number) {
  const format = entryFormat(media, log);
  const write = format.writer();
  const shown = media === 'text/csv' ? items.filter(({ entry }) => entry) : items;
  return answer(c, shown, format, ({ entry, event }) => (entry ? write(entry) : eventJson(log, event!)));
}

/** The lines of records as NDJSON. */
export const answerLines = (c: Context, lines: RecordLine[]) =>
  answer(c, lines, frames['application/x-ndjson'], ({ text }) => text);
