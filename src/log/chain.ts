import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { Database } from '../env.ts';
import { entryText, type Entry } from './entry.ts';

/** What stands for "the hash before" in a domain's first block. */
const GENESIS = '';

type Unhashed = {
  domainId: string;
  number: number;
  lastSeq: number;
  firstSeq: number;
  previousHash: string | null;
};

/**
 * Computes the hashes of sealed blocks, at most `steps` of them, each domain's in their order. A block that is hashed
 * twice gets the same hash: nothing in it changes.
 */
export async function hashBlocks(db: Database, steps = 10) {
  for (let step = 0; step < steps; step++) {
    const [block] = await all<Unhashed>(
      db,
      sql`
      SELECT b.domainId, b.number, b.lastSeq, coalesce(p.lastSeq, 0) + 1 AS firstSeq, p.hash AS previousHash
      FROM blocks b LEFT JOIN blocks p ON p.domainId = b.domainId AND p.number = b.number - 1
      WHERE b.hash IS NULL ORDER BY b.domainId, b.number LIMIT 1`,
    );
    if (!block) return;
    const entries = await blockEntries(db, block);
    const hash = await blockHash(
      block.previousHash ?? GENESIS,
      entries.map((e) => `${entryText(e)}\n`).join(''),
    );
    await all(
      db,
      sql`UPDATE blocks SET hash = ${hash}, entries = ${entries.length}
      WHERE domainId = ${block.domainId} AND number = ${block.number} AND hash IS NULL`,
    );
  }
}

/** The entries of a sealed block in canonical order: by ID, then by time. */
const blockEntries = (db: Database, { domainId, firstSeq, lastSeq }: Unhashed) =>
  all<Entry>(
    db,
    sql`
    SELECT lower(hex(e.ucid)) AS ucid, e.timestamp, e.consent, e.manipulationPrevention, c.purposes, c.embeddings
    FROM consents e JOIN choices c ON c.domainId = e.domainId AND c.id = e.choiceId
    WHERE e.domainId = ${domainId} AND e.seq BETWEEN ${firstSeq} AND ${lastSeq}
    ORDER BY e.ucid, e.seq`,
  );

/** SHA-256 over the block's canonical NDJSON followed by the previous block's hash in hex; hex. */
export async function blockHash(previousHash: string, ndjson: string) {
  const bytes = new TextEncoder().encode(ndjson + previousHash);
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
