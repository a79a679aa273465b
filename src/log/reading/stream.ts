import type { Frame } from './entry-format.ts';

/** About so many characters go out at once, so that there never is a second copy of a long list. */
const CHUNK = 64 * 1024;

/** A list as the bytes of its text, made as they are taken. */
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
          // What ends a line ends no line of an empty list.
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
