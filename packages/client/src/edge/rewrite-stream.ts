import type { Bytes } from './bytes.ts';
import type { Tokenizer } from './tokenize.ts';

/** Gives the parts of a page as they come, rewritten. */
export function rewriteStream(
  input: ReadableStream<Bytes>,
  { write, end }: Tokenizer,
): ReadableStream<Bytes> {
  const reader = input.getReader();
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        const { done, value } = await reader.read();
        const bytes = done ? end() : write(value);
        if (bytes.length > 0) controller.enqueue(bytes);
        if (done) controller.close();
        if (done || bytes.length > 0) return;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
