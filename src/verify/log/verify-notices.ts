import { hex } from '../../lib/bytes.ts';
import { sha256 } from '../../lib/crypto/sha256.ts';
import { right, wrong, type Statement } from './verify-checkpoints.ts';

/** Reads every named consent notice and compares its hash; `named` has the first decision that names each. */
export async function* verifyNotices(
  named: Map<string, number>,
  read: (hash: string) => Promise<string | undefined>,
): AsyncGenerator<Statement> {
  let matching = 0;
  for (const [hash, seq] of named) {
    const text = await read(hash);
    if (text === undefined) yield wrong(`The consent notice ${hash} of record ${seq} is missing.`);
    else if (hex(sha256(text)) !== hash)
      yield wrong(`The consent notice ${hash} of record ${seq} was changed: its text has another hash.`);
    else matching++;
  }
  if (named.size > 0)
    yield right(`${matching} of ${named.size} consent notices that decisions name are there and unchanged.`);
}
