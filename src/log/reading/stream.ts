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

/**
 * The text of a list that is read in portions while it is sent, each when the one before has been taken. Throws what the
 * first portion throws; a later error ends the transfer, so that nobody takes the part for the whole.
 */
export async function streamPortions<T>(
  portions: AsyncGenerator<T[]>,
  { start, between, end }: Frame,
  write: (item: T) => string,
) {
  const encoder = new TextEncoder();
  let next = await portions.next();
  let text = start;
  let isEmpty = true;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) {
        controller.enqueue(encoder.encode(text + (isEmpty && end === between ? '' : end)));
        return controller.close();
      }
      controller.enqueue(encoder.encode(text + next.value.map(write).join(between)));
      text = '';
      isEmpty = false;
      next = await portions.next();
      if (!next.done) text = between;
    },
    cancel: async () => void (await portions.return(undefined)),
  });
}
