import { and, eq, sql } from 'drizzle-orm';
import { rawQuery } from '../db/raw-query.ts';
import type { Bindings } from '../env.ts';
import { logEvent } from '../http/log-event.ts';
import { base64, hex, unhex } from '../lib/bytes.ts';
import { inclusionProof, leafHash } from '../lib/merkle.ts';
import { verifyInclusion } from '../lib/merkle-verify.ts';
import { rootMessage } from '../lib/root-message.ts';
import { verifierKey } from '../lib/signed-note.ts';
import { pathInBlock, rootedColumns, type Rooted } from '../log/evidence/block-leaves.ts';
import { overTree } from '../log/evidence/record-tree.ts';
import type { FoundLog } from '../log/question.ts';
import { blocks } from '../log/tables.ts';
import { anchorSigner } from './anchor-key.ts';
import {
  copyName,
  hashesName,
  nodesOf,
  parseLeaf,
  readAnchor,
  TIMESTAMPS,
  timestampName,
  treeName,
  type AnchorState,
} from './anchor-state.ts';
import type { EntryAnchor } from './entry-anchor.ts';
import type { AnchoredLog } from './anchored-lines.ts';

/** An entry with the line of its leaf and, if the newest checkpoint covers it, its block. */
type AnchoredEntry = {
  seq: number;
  timestamp: number;
  leaf: string;
  block?: { number: number; record: string; sealedAt: number };
};

/** The number of days on which a change of a log is looked for: it is in the next tree, unless its database failed. */
const DAYS = 2;

/**
 * The earliest anchor of each entry of a log; undefined for an entry without one. An anchor log that cannot be read is
 * reported, and leaves the entries without anchors.
 */
export async function entryAnchors(env: Bindings, log: FoundLog, domain: string, entries: AnchoredEntry[]) {
  const { bucket } = log;
  try {
    const found = await readAnchor(env, bucket);
    if (!found) return [];
    const reader = anchorReader(env, bucket, found.state);
    const anchors: (EntryAnchor | undefined)[] = [];
    for (const entry of entries) anchors.push(await anchorOf(reader, log, domain, entry));
    return anchors;
  } catch (error) {
    logEvent('anchors not readable', { domain, error: rootMessage(error) });
    return [];
  }
}

type Reader = ReturnType<typeof anchorReader>;

/** Reads each object of the anchor log once. */
function anchorReader(env: Bindings, bucket: R2Bucket, state: AnchorState) {
  const cached = <R>(read: (key: number) => Promise<R>) => {
    const known = new Map<number, Promise<R>>();
    return (key: number) => known.get(key) ?? known.set(key, read(key)).get(key)!;
  };
  const node = nodesOf(state.leaves);
  return {
    leaves: state.leaves.map(parseLeaf),
    /** The lines of the tree of a leaf. */
    tree: cached(async (index) => {
      const text = await (await bucket.get(treeName(parseLeaf(state.leaves[index]!).tree)))?.text();
      return text ? text.split('\n') : [];
    }),
    /** The way from a leaf to the first checkpoint that has a time stamp, or else to the first that covers it. */
    dated: cached(async (index) => {
      const startAfter = timestampName(index);
      const [stamped] = (await bucket.list({ prefix: TIMESTAMPS, startAfter, limit: 1 })).objects;
      const token = stamped && (await (await bucket.get(stamped.key))?.arrayBuffer());
      const size = token ? parseInt(stamped.key.slice(TIMESTAMPS.length), 10) : index + 1;
      const copy = await bucket.get(copyName(size));
      const { leaves, note, generation } = copy ? await copy.json<AnchorState>() : state;
      const { name, publicKey } = await anchorSigner(env, state, generation);
      return {
        leaf: leaves[index]!,
        leafIndex: index,
        leafPath: inclusionProof(index, leaves.length, node).map(hex),
        note,
        ...(token && copy && { token: base64(new Uint8Array(token)) }),
        verifier: verifierKey(name, publicKey),
      };
    }),
  };
}

async function anchorOf(
  { leaves, tree, dated }: Reader,
  log: FoundLog,
  domain: string,
  entry: AnchoredEntry,
): Promise<EntryAnchor | undefined> {
  const beginning = `{"domain":${JSON.stringify(domain)},`;
  for (const index of daysFor(leaves, entry)) {
    const lines = await tree(index);
    const lineIndex = lines.findIndex((line) => line.startsWith(beginning));
    if (lineIndex < 0) continue;
    const line = lines[lineIndex]!;
    const way = await wayTo(JSON.parse(line) as AnchoredLog, log, entry);
    if (!way) continue;
    const hashes = { first: 0, last: lines.length - 1, nodes: null, leaves: hashesName(leaves[index]!.tree) };
    const { path: linePath } = await pathInBlock(log, log.bucket, hashes, lineIndex);
    return { ...way, line, lineIndex, linePath, ...(await dated(index)) };
  }
  return undefined;
}

/** The leaves in whose trees an entry can first be covered: after it was stored by a head, after its block by a checkpoint. */
function daysFor(leaves: { at: number }[], { timestamp, block }: AnchoredEntry) {
  const days = [timestamp, ...(block ? [block.sealedAt] : [])].flatMap((since) => {
    const first = leaves.findIndex(({ at }) => at >= since);
    return first < 0 ? [] : Array.from({ length: DAYS }, (_, i) => first + i);
  });
  return [...new Set(days)].filter((index) => index < leaves.length);
}

/** The way from an entry to a root in a line; undefined unless it leads there. */
async function wayTo(line: AnchoredLog, log: FoundLog, entry: AnchoredEntry) {
  const { size, root, head } = line;
  const { seq, block, leaf } = entry;
  if (block && block.number <= size) {
    const path = await overTree(log, (node) => inclusionProof(block.number - 1, size, node));
    const isThere = verifyInclusion(block.number - 1, size, leafHash(block.record), path, unhex(root));
    return isThere ? { by: 'checkpoint' as const, path: path.map(hex) } : undefined;
  }
  if (!head || seq < head.first || seq >= head.first + head.entries) return undefined;
  const stored = await blockOfHead(log, head.block);
  if (!stored) return undefined;
  const { path } = await pathInBlock(log, log.bucket, stored, seq, head.entries);
  const isThere = verifyInclusion(
    seq - head.first,
    head.entries,
    leafHash(leaf),
    path.map(unhex),
    unhex(head.root),
  );
  return isThere ? { by: 'head' as const, path } : undefined;
}

/** A head’s block with its nodes: those of the block once it is hashed, until then those of its newest head. */
async function blockOfHead({ db, id }: FoundLog, number: number): Promise<Rooted | undefined> {
  const [block] = await db
    .select(rootedColumns)
    .from(blocks)
    .where(and(eq(blocks.log, id), eq(blocks.number, number)));
  if (block?.nodes || block?.leaves) return block;
  const [open] = await rawQuery<Rooted>(
    db,
    sql`SELECT first, first + entries - 1 AS last, lower(hex(nodes)) AS nodes, NULL AS leaves
      FROM heads WHERE log = ${id} AND block = ${number}`,
  );
  return open;
}
