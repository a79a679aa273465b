import { hex } from '../lib/bytes.ts';
import { sha256 } from '../lib/sha256.ts';
import { right, wrong, type Statement } from './verify-checkpoints.ts';

/** Collects the hashes of the consent notices that entries name, while the lines of blocks are read. */
export function noticeSearch() {
  const named = new Map<string, number>();
  const watch = (seq: number, line: string) => {
    const hash = /"notice":"([0-9a-f]{64})"/.exec(line)?.[1];
    if (hash !== undefined && !named.has(hash)) named.set(hash, seq);
  };
  return { watch, named };
}

/** Reads every named consent notice and compares its hash; `named` has the first entry that names each. */
export async function* verifyNotices(
  named: Map<string, number>,
  read: (hash: string) => Promise<string | undefined>,
): AsyncGenerator<Statement> {
  let matching = 0;
  for (const [hash, seq] of named) {
    const text = await read(hash);
    if (text === undefined) yield wrong(`The consent notice ${hash} of entry ${seq} is missing.`);
    else if (hex(sha256(text)) !== hash)
      yield wrong(`The consent notice ${hash} of entry ${seq} was changed: its text has another hash.`);
    else matching++;
  }
  if (named.size > 0)
    yield right(`${matching} of ${named.size} consent notices that entries name are there and unchanged.`);
}
