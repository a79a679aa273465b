import { asBytes, type Rewriter } from './html-rewriter.ts';

/**
 * Tags that the rewriter refuses inside a `<select>` or a frameset, because older browsers ignore them there: what follows
 * could be text or not. It is rewritten by itself, as newer browsers read it.
 */
const REFUSED = /<(?:title|style|iframe|xmp|noembed|noframes|noscript|plaintext)(?=[\s/>])/gi;
const PARENT = /<(?:select|frameset)\b/i;
/** The beginning of a tag at the end of a piece. */
const UNFINISHED = /<[a-z]*$/i;

type Bytes = Uint8Array<ArrayBuffer>;

/** One run of a rewriter, which ends with an error at a tag that it refuses. */
function run(rewriter: Rewriter, output: WritableStream<Bytes>) {
  const { readable, writable } = new TransformStream<Bytes, Bytes>();
  const body = rewriter.transform(asBytes(readable)).body!;
  const over = body.pipeTo(output, { preventClose: true, preventAbort: true });
  // Its errors are those of the writer as well.
  over.catch(() => {});
  return { writer: writable.getWriter(), over };
}

/** The parts of a text, each of which but the first begins with the start of a tag that may be refused. */
function* partsOf(bytes: Bytes, text: string) {
  let from = 0;
  for (const { index, 0: start } of text.matchAll(REFUSED)) {
    if (index > from) yield { bytes: bytes.subarray(from, index), isStart: false };
    from = index + start.length;
    yield { bytes: bytes.subarray(index, from), isStart: true };
  }
  if (bytes.length > from) yield { bytes: bytes.subarray(from), isStart: false };
}

/** Rewrites a page while it comes. `make` gives a rewriter for it, and for what follows a tag that the first one refuses. */
export function rewriteStream(input: ReadableStream<Bytes>, make: () => Rewriter): ReadableStream<Bytes> {
  const { readable, writable } = new TransformStream<Bytes, Bytes>();
  const reader = input.getReader();
  let { writer, over } = run(make(), writable);
  /** What has been written since the start of a tag that may still be refused, and what before that. */
  let unsure: Bytes[] = [];
  let before: Bytes[] = [];

  /** Continues at the start of the tag that was refused. What came before it has been written. */
  async function restart(refused: Bytes[], error: unknown) {
    await over.catch(() => {});
    if (refused.length === 0) throw error;
    ({ writer, over } = run(make(), writable));
    for (const bytes of refused) await writer.write(bytes);
  }

  /** Writes a piece. A write is over when what was written before it has been parsed. */
  async function write(bytes: Bytes, isStart: boolean) {
    if (isStart) [before, unsure] = [unsure, []];
    try {
      await writer.write(bytes);
    } catch (error) {
      await restart(isStart ? before : unsure, error);
      await writer.write(bytes);
      unsure = [];
    }
    before = [];
    if (isStart || unsure.length === 1) unsure.push(bytes);
    else unsure = [];
  }

  async function pump() {
    let hasParent = false;
    let carried: Bytes = new Uint8Array();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const bytes = joined(carried, next.value);
      const text = new TextDecoder('latin1').decode(bytes);
      hasParent ||= PARENT.test(text);
      const end = text.length - (UNFINISHED.exec(text.slice(-12))?.[0].length ?? 0);
      carried = bytes.slice(end);
      const whole = bytes.subarray(0, end);
      const parts = hasParent ? partsOf(whole, text.slice(0, end)) : [{ bytes: whole, isStart: false }];
      for (const part of parts) if (part.bytes.length > 0) await write(part.bytes, part.isStart);
    }
    if (carried.length > 0) await write(carried, false);
    try {
      await Promise.all([writer.close(), over]);
    } catch (error) {
      await restart(unsure, error);
      await Promise.all([writer.close(), over]);
    }
    await writable.close();
  }

  pump().catch(async (error: unknown) => {
    await Promise.allSettled([reader.cancel(error), writer.abort(error), over]);
    await writable.abort(error).catch(() => {});
  });
  return readable;
}

function joined(first: Bytes, second: Bytes): Bytes {
  if (first.length === 0) return second;
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
