import type { Frame } from './entry-format.ts';

/** Approximate number of characters per chunk, so that a long list is never in memory twice. */
const CHUNK = 64 * 1024;

/** The text of a list as a stream of bytes that is produced on demand. */
export function stream<T>(items: Iterable<T>, { start, between, end }: Frame, write: (item: T) => string) {
  const encoder = new TextEncoder();
  const rest = items[Symbol.iterator]();
  let text = start;
  let first = true;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      while (text.length < CHUNK) {
        const next = rest.next();
        if (next.done) {
          // An empty list has no line to terminate.
          const closing = first && end === between ? '' : end;
          if (text || closing) controller.enqueue(encoder.encode(text + closing));
          return controller.close();
        }
        text += (first ? '' : between) + write(next.value);
        first = false;
      }
      controller.enqueue(encoder.encode(text));
      text = '';
    },
  });
}
