/** Looks at the lines of a log in the order of `seq`, while they are verified. */
export type Watcher = (seq: number, line: string) => void | Promise<void>;

/** The same lines, each shown to the watchers first; the first line is entry `first`. */
export async function* watched(
  first: number,
  lines: AsyncIterable<string> | Iterable<string>,
  watchers: Watcher[],
) {
  let seq = first;
  for await (const line of lines) {
    for (const watch of watchers) {
      const done = watch(seq, line);
      if (done) await done;
    }
    seq++;
    yield line;
  }
}
