import { and, eq, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import type { Bindings } from '../../env.ts';
import { hex, unhex } from '../../lib/bytes.ts';
import { inclusionProof } from '../../lib/merkle.ts';
import { mapConcurrently } from '../../lib/map-concurrently.ts';
import { entryReceipt } from './receipt.ts';
import { leafOf, type Entry } from '../entry.ts';
import { leafLine, originOf } from '../leaf.ts';
import { publishedKeys } from './published-keys.ts';
import { pathInBlock, rootedColumns, type Rooted } from './block-leaves.ts';
import type { Log } from '../log.ts';
import type { FoundLog } from '../question.ts';
import { readable } from '../unreadable-block.ts';
import { hexOf } from '../fragments.ts';
import { blocks, logNumber, logs } from '../tables.ts';
import { overTree } from './record-tree.ts';

/**
 * An entry with its inclusion proofs up to a signed checkpoint; lines as they were hashed, proofs in hex from the leaf
 * to the root.
 */
type Proof = {
  leaf: string;
  index: number;
  path: string[];
  block: string;
  blockIndex: number;
  blockPath: string[];
  checkpoint: string;
};
/** An entry whose block is not yet covered by a checkpoint, with its signed receipt. */
type Promised = { leaf: string; jws: string };

/** `keys` are those with which the log’s signatures are verified. */
export type EntryProofs = {
  domain: string;
  number: number;
  keys: { generation: number; verifier: string; lastSize?: number }[];
  entries: (Proof | Promised)[];
};

/** The proofs of entries against the log’s newest checkpoint. Throws a 500 that names a block which cannot be read. */
export async function entryProofs(env: Bindings, log: FoundLog, entries: Entry[]): Promise<EntryProofs> {
  const [[head], found] = await log.db.batch([headQuery(log), blocksQuery(log, entries)]);
  if (!head) throw new Error('the log no longer exists');
  const blocks = new Map(found.map(({ seq, ...block }) => [seq, block]));
  const blockPaths = await pathsOf(log, head.size, found);
  const proofs = await mapConcurrently(entries, 4, async (entry) => {
    const leaf = leafLine(unhex(head.key), leafOf(entry));
    const block = blocks.get(entry.seq);
    if (!block) return { leaf, jws: await entryReceipt(env, { ...head, leaf }) };
    return {
      leaf,
      index: entry.seq - block.first,
      path: await readable(block.number, () => pathTo(log, block, entry.seq)),
      block: block.record,
      blockIndex: block.number - 1,
      blockPath: blockPaths.get(block.number)!,
      checkpoint: head.note,
    };
  });
  const { domain, number } = head;
  const keys = await publishedKeys(env, originOf(domain, number), head);
  return {
    domain,
    number,
    keys: keys.map(({ generation, verifier, lastSize }) => ({
      generation,
      verifier,
      ...(lastSize !== undefined && { lastSize }),
    })),
    entries: proofs,
  };
}

const headQuery = ({ db, id }: Log) =>
  db
    .select({
      domain: logs.domainId,
      number: logNumber,
      key: hexOf(logs.key),
      size: logs.size,
      root: logs.root,
      note: logs.note,
      generation: logs.generation,
      former: logs.former,
    })
    .from(logs)
    .where(eq(logs.id, id));

type Block = Rooted & { number: number; record: string };

/** The blocks of entries that the newest checkpoint covers. */
const blocksQuery = ({ db, id }: Log, entries: Entry[]) =>
  rawQuery<Block & { seq: number }>(
    db,
    sql`SELECT value AS seq, ${blocks.number}, first, last, record, ${rootedColumns.nodes} AS nodes, leaves
      FROM json_each(${JSON.stringify(entries.map(({ seq }) => seq))})
      JOIN ${logs} ON ${logs.id} = ${id}
      JOIN ${blocks} ON ${blocks.log} = ${logs.id} AND ${blocks.number} <= ${logs.size}
        AND ${blocks.number} = (SELECT b.number FROM ${blocks} b WHERE b.log = ${id} AND b.last >= value ORDER BY b.last LIMIT 1)`,
  );

/** The inclusion proof in the block, which may have been archived meanwhile. */
async function pathTo(log: FoundLog, block: Block, seq: number): Promise<string[]> {
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
