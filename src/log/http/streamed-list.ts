import type { Frame } from '../reading/entry-format.ts';

/** Approximate number of characters per chunk, so that a long list is never in memory twice. */
const CHUNK = 64 * 1024;

/** The text of a list: a short one as such, a long one as a stream of bytes that is produced on demand. */
export function stream<T>(items: Iterable<T>, frame: Frame, write: (item: T) => string) {
  const chunks = chunksOf(items, frame, write);
  const first = chunks.next().value ?? '';
  let next = chunks.next();
  // A stream takes longer than a short list.
  if (next.done) return first;
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(encoder.encode(next.value));
      next = chunks.next();
    },
  });
}

function* chunksOf<T>(
  items: Iterable<T>,
  { start, between, end }: Frame,
  write: (item: T) => string,
): Generator<string, undefined> {
  let text = start;
  let isEmpty = true;
  for (const item of items) {
    text += (isEmpty ? '' : between) + write(item);
    isEmpty = false;
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  // An empty list has no line to terminate.
  yield text + (isEmpty && end === between ? '' : end);
}

/**
 * The text of a list that is read in portions, each when the one before was taken. Throws what the first portion
 * throws; a later error ends the transfer, so that nobody takes a part for all.
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
