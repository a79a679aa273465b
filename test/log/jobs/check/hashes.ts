import { hex } from '../../../../src/lib/bytes.ts';
import * as merkle from '../../../../src/lib/merkle.ts';
import { openNote } from '../../../../src/lib/signed-note.ts';
import * as leaves from '../../../../src/log/evidence/block-leaves.ts';

/** A function of texts alone that is asked for the same again and again. */
function known<A extends string[], T>(compute: (...texts: A) => T) {
  const results = new Map<string, T>();
  return (...texts: A) => {
    const name = texts.join(' ');
    if (!results.has(name)) results.set(name, compute(...texts));
    return results.get(name)!;
  };
}

const hash = known((line: string) => merkle.leafHash(line));
const hashes = (lines: string[]) => lines.map((line) => hash(line));

export const leafHash = (line: string) => hex(hash(line));
/** The tree hash over lines. */
export const rootOver = known((...lines: string[]) => hex(merkle.treeHash(hashes(lines))));
/** The file of leaf hashes of a block with these lines. */
export const leafFile = known((...lines: string[]) => hex(leaves.leafFile(hashes(lines))));
/** The body of a signed note; rejects where the key has not signed it. */
export const signedBody = known(async (note: string, key: string) => (await openNote(note, [key])).body);
