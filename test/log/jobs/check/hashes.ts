import { hex } from '../../../../src/lib/bytes.ts';
import * as merkle from '../../../../src/lib/tlog/merkle.ts';
import { openNote } from '../../../../src/lib/tlog/signed-note.ts';
import * as leaf from '../../../../src/log/leaf.ts';

/** A function of texts alone that is asked for the same again and again. */
function known<A extends string[], T>(compute: (...texts: A) => T) {
  const results = new Map<string, T>();
  return (...texts: A) => {
    const name = texts.join(' ');
    if (!results.has(name)) results.set(name, compute(...texts));
    return results.get(name)!;
  };
}

const leafHash = known((line: string) => merkle.leafHash(leaf.entryOf(line)));

export const entryOf = known((line: string) => hex(leaf.entryOf(line)));
/** The tree hash over records. */
export const rootOver = known((...lines: string[]) =>
  hex(merkle.treeHash(lines.map((line) => leafHash(line)))),
);
/** The body of a signed note; rejects where the key has not signed it. */
export const signedBody = known(async (note: string, key: string) => (await openNote(note, [key])).body);
