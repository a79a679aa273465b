import { and, eq, inArray, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import type { EntryAnchor } from '../../anchor/entry-anchor.ts';
import { entryAnchors } from '../../anchor/entry-anchors.ts';
import type { Bindings } from '../../env.ts';
import { hex, unhex } from '../../lib/bytes.ts';
import { inclusionProof } from '../../lib/merkle.ts';
import { mapConcurrently } from '../../lib/map-concurrently.ts';
import { entryReceipt } from './receipt.ts';
import { attachmentsQuery } from '../attachment-texts.ts';
import { leafOf, type Entry } from '../entry.ts';
import { leafLine } from '../leaf.ts';
import { publishedKeys } from './published-keys.ts';
import { pathInBlock, rootedColumns, type PathInBlock, type Rooted } from './block-leaves.ts';
import type { Log } from '../log.ts';
import type { FoundLog } from '../question.ts';
import { isSignable, notSignable } from '../signing-time.ts';
import { readable } from '../unreadable-block.ts';
import { hexOf, valuesOf } from '../fragments.ts';
import { attachments, blocks, logs } from '../tables.ts';
import { newestHead, type Head } from './head.ts';
import { overTree } from './record-tree.ts';

/**
 * The inclusion proofs of an entry up to a signed checkpoint: lines as they were hashed, proofs in hex from the leaf to
 * the root.
 */
export type InclusionProof = {
  index: number;
  path: string[];
  block: string;
  blockIndex: number;
  blockPath: string[];
  checkpoint: string;
};
type Proof = { leaf: string } & InclusionProof;
/** An entry whose block is not yet covered by a checkpoint, with its signed receipt. */
type Promised = { leaf: string; jws: string };
/** The text that was stored with an entry, if there is one; its hash is in the leaf. */
type Attached = { attachment?: string };

/** `anchor` dates an entry that the anchor log covers; `keys` are those with which the log’s signatures are verified. */
export type EntryProofs = {
  domain: string;
  number: number;
  keys: { generation: number; verifier: string; lastSize?: number }[];
  entries: ((Proof | Promised) & Attached & { anchor?: EntryAnchor })[];
};

/**
 * The proofs of entries against the log’s newest checkpoint. Throws a 500 that names a block which cannot be read, and a
 * 503 while a receipt is needed and nothing is signed.
 */
export async function entryProofs(env: Bindings, log: FoundLog, entries: Entry[]): Promise<EntryProofs> {
  const [[head], found, attached] = await log.db.batch([
    headQuery(log),
    blocksQuery(log, entries),
    attachmentsQuery(log, inArray(attachments.seq, valuesOf(entries.map(({ seq }) => seq)))),
  ]);
  if (!head) throw new Error('the log no longer exists');
  const texts = new Map(attached.map(({ seq, text }) => [seq, text]));
  const newest = head.newest === null ? {} : { head: JSON.parse(head.newest) as Head };
  const blocks = new Map(found.map(({ seq, ...block }) => [seq, block]));
  const blockPaths = await pathsOf(log, head.size, found);
  const proofs = await mapConcurrently(entries, 4, async (entry) => {
    const leaf = leafLine(unhex(head.key), leafOf(entry));
    const attachment = entry.attachmentText ?? texts.get(entry.seq);
    const shown = { leaf, ...(attachment !== undefined && { attachment }) };
    const block = blocks.get(entry.seq);
    if (!block && !head.signable) throw notSignable();
    if (!block) return { ...shown, jws: await entryReceipt(env, { ...head, leaf, ...newest }) };
    const { path } = await readable(block.number, () => pathTo(log, block, entry.seq));
    return { ...shown, ...proofOf(entry, path, block, blockPaths.get(block.number)!, head) };
  });
  const { domain, number } = head;
  const anchors = await entryAnchors(
    env,
    log,
    domain,
    entries.map(({ seq, timestamp }, i) => ({
      seq,
      timestamp,
      leaf: proofs[i]!.leaf,
      block: blocks.get(seq),
    })),
  );
  const keys = await publishedKeys(env, domain, head);
  return {
    domain,
    number,
    keys: keys.map(({ generation, verifier, lastSize }) => ({
      generation,
      verifier,
      ...(lastSize !== undefined && { lastSize }),
    })),
    entries: proofs.map((proof, i) => ({ ...proof, ...(anchors[i] && { anchor: anchors[i] }) })),
  };
}

/**
 * The proof of an entry that the log’s newest checkpoint covers, for a caller who knows the hash of its leaf in hex.
 * Undefined if there is no such entry, its block’s retention period has ended, or it has another hash. Throws as
 * `entryProofs` does.
 */
export async function inclusionOf(
  log: FoundLog,
  seq: number,
  leaf: string,
): Promise<InclusionProof | undefined> {
  const [[head], [block]] = await log.db.batch([headQuery(log), blocksQuery(log, [{ seq }])]);
  if (!head || !block || seq < block.first || block.state === 'gone') return undefined;
  const inBlock = await readable(block.number, () => pathTo(log, block, seq));
  if (inBlock.leaf !== leaf) return undefined;
  const blockPaths = await pathsOf(log, head.size, [block]);
  return proofOf({ seq }, inBlock.path, block, blockPaths.get(block.number)!, head);
}

const proofOf = (
  { seq }: { seq: number },
  path: string[],
  { first, number, record }: Block,
  blockPath: string[],
  { note }: { note: string },
): InclusionProof => ({
  index: seq - first,
  path,
  block: record,
  blockIndex: number - 1,
  blockPath,
  checkpoint: note,
});

const headQuery = ({ db, id }: Log) =>
  db
    .select({
      domain: logs.domainId,
      number: logs.number,
      key: hexOf(logs.key),
      size: logs.size,
      root: logs.root,
      note: logs.note,
      generation: logs.generation,
      former: logs.former,
      signable: isSignable,
      newest: newestHead(logs.id),
    })
    .from(logs)
    .where(eq(logs.id, id));

type Block = Rooted & Pick<BlockRow, 'number' | 'state' | 'sealedAt'> & { record: string };
type BlockRow = typeof blocks.$inferSelect;

/** The blocks of entries that the newest checkpoint covers. */
const blocksQuery = ({ db, id }: Log, entries: { seq: number }[]) =>
  rawQuery<Block & { seq: number }>(
    db,
    sql`SELECT value AS seq, ${blocks.number}, state, first, last, record, sealedAt, ${rootedColumns.nodes} AS nodes, leaves
      FROM json_each(${JSON.stringify(entries.map(({ seq }) => seq))})
      JOIN ${logs} ON ${logs.id} = ${id}
      JOIN ${blocks} ON ${blocks.log} = ${logs.id} AND ${blocks.number} <= ${logs.size}
        AND ${blocks.number} = (SELECT b.number FROM ${blocks} b WHERE b.log = ${id} AND b.last >= value ORDER BY b.last LIMIT 1)`,
  );

/** The inclusion proof in the block, which may have been archived meanwhile. */
async function pathTo(log: FoundLog, block: Block, seq: number): Promise<PathInBlock> {
  try {
    return await pathInBlock(log, log.bucket, block, seq);
  } catch (error) {
    const [now] = await log.db
      .select(rootedColumns)
      .from(blocks)
      .where(and(eq(blocks.log, log.id), eq(blocks.number, block.number)));
    if (!now || now.leaves === block.leaves) throw error;
    return pathInBlock(log, log.bucket, now, seq);
  }
}

/** The inclusion proofs of blocks in the tree over all records, by number. */
async function pathsOf(log: Log, size: number, blocks: Block[]) {
  const numbers = [...new Set(blocks.map(({ number }) => number))];
  const paths = await overTree(log, (node) =>
    numbers.map((number) => inclusionProof(number - 1, size, node)),
  );
  return new Map(numbers.map((number, i) => [number, paths[i]!.map(hex)]));
}
