import type { Context } from 'hono';
import type { Entry } from '../entry.ts';
import type { Format, Frame } from '../reading/entry-format.ts';
import { stream } from '../reading/stream.ts';

/** Returns a list whose items are written while it is sent. */
function answerItems<T>(c: Context, items: Iterable<T>, frame: Frame, write: (item: T) => string) {
  c.header('Vary', 'Accept');
  return c.body(stream(items, frame, write), 200, { 'Content-Type': frame.type });
}

export const answerEntries = (c: Context, entries: Iterable<Entry>, format: Format) =>
  answerItems(c, entries, format, format.writer());

export const answerLines = (c: Context, lines: Iterable<string>, frame: Frame) =>
  answerItems(c, lines, frame, (line) => line);
