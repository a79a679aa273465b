import { sql, type SQL } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { Database } from '../env.ts';
import { entryText, type Entry } from './entry.ts';
import { unpack, type Line } from './object.ts';

/** A sealed block as its manifest row knows it; `previousHash` is the link before it, '' for the first block. */
export type Block = {
  domainId: string;
  number: number;
  firstSeq: number;
  lastSeq: number;
  entries: number;
  sealedAt: number;
  hash: string | null;
  previousHash: string;
  oldest: number | null;
  object: string | null;
  expired: number;
  remainderHash: string | null;
};

/** The sealed blocks for which a condition on `b` holds, in order. */
export const findBlocks = (db: Database, condition: SQL, limit: number) =>
  all<Block>(
    db,
    sql`SELECT b.*, coalesce(p.lastSeq, 0) + 1 AS firstSeq, coalesce(p.hash, '') AS previousHash
      FROM blocks b LEFT JOIN blocks p ON p.domainId = b.domainId AND p.number = b.number - 1
      WHERE ${condition} ORDER BY b.domainId, b.number LIMIT ${limit}`,
  );

/** The block as a condition of an UPDATE on the manifest. */
export const isBlock = ({ domainId, number }: Block) => sql`domainId = ${domainId} AND number = ${number}`;

/** The block's rows in D1. */
export const isEntryOf = ({ domainId, firstSeq, lastSeq }: Block) =>
  sql`domainId = ${domainId} AND seq BETWEEN ${firstSeq} AND ${lastSeq}`;

/** Where a block is to be archived, but no bucket is bound: the operator has to give it back. */
export function bucketFor(block: Block, bucket: R2Bucket | undefined) {
  if (bucket) return bucket;
  throw new Error(`block ${block.number} of ${block.domainId} is archived, but there is no ARCHIVE binding`);
}

/** What is stored of a block, from R2 or D1, in canonical order: by ID, then by time. Nothing when the object is gone. */
export async function linesOf(
  db: Database,
  bucket: R2Bucket | undefined,
  block: Block,
): Promise<Line[] | undefined> {
  if (block.object) {
    const object = await bucketFor(block, bucket).get(block.object);
    return object ? unpack(await object.arrayBuffer()) : undefined;
  }
  const entries = await all<Entry>(
    db,
    sql`SELECT lower(hex(e.ucid)) AS ucid, e.timestamp, e.consent, e.manipulationPrevention, c.purposes, c.embeddings
      FROM consents e JOIN choices c ON c.domainId = e.domainId AND c.id = e.choiceId
      WHERE e.domainId = ${block.domainId} AND e.seq BETWEEN ${block.firstSeq} AND ${block.lastSeq}
      ORDER BY e.ucid, e.seq`,
  );
  return entries.map((entry) => ({ ucid: entry.ucid, timestamp: entry.timestamp, text: entryText(entry) }));
}

/** The hash that what is stored of a hashed block must have; null where nothing is left of it. */
export const expectedHash = ({ hash, expired, remainderHash }: Block) => (expired > 0 ? remainderHash : hash);

/** SHA-256, in hex, over a block's lines, each with its line feed, and the hash of the block before in hex. */
export async function hashOf(lines: Line[], previousHash: string) {
  const ndjson = lines.map(({ text }) => `${text}\n`).join('');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ndjson + previousHash));
  return Buffer.from(digest).toString('hex');
}
