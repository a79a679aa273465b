import { sql } from 'drizzle-orm';
import type { Database } from '../env.ts';
import { expectedHash, findBlocks, hashOf, linesOf, type Block } from './sealed.ts';

/**
 * What the stored bytes of a sealed block say: `intact`, with the retention's gaps or without, `pending` until the
 * scheduled job has hashed it, `changed` when they are not what was sealed, `missing` when they are not there.
 */
export type State = 'intact' | 'pending' | 'changed' | 'missing';

/** The sealed blocks of a domain after block number `after`, each checked against the chain from its stored bytes. */
export async function verify(
  db: Database,
  bucket: R2Bucket | undefined,
  domainId: string,
  after: number,
  limit: number,
) {
  const blocks = await findBlocks(db, sql`b.domainId = ${domainId} AND b.number > ${after}`, limit);
  const checked = [];
  for (const block of blocks) {
    const { number, entries, expired, sealedAt, previousHash, hash, remainderHash, object } = block;
    const state = await stateOf(db, bucket, block);
    checked.push({ number, state, entries, expired, sealedAt, previousHash, hash, remainderHash, object });
  }
  return checked;
}

async function stateOf(db: Database, bucket: R2Bucket | undefined, block: Block): Promise<State> {
  if (block.hash === null) return 'pending';
  if (expectedHash(block) === null) return 'intact';
  try {
    const lines = await linesOf(db, bucket, block);
    if (!lines || lines.length === 0) return 'missing';
    return (await hashOf(lines, block.previousHash)) === expectedHash(block) ? 'intact' : 'changed';
  } catch {
    // What is no gzip any more, or no JSON, was changed.
    return 'changed';
  }
}
