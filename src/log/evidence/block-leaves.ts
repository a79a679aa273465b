import { hash } from 'node:crypto';
import { and, asc, between, eq, sql, type SQL } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { hex, unhex } from '../../lib/bytes.ts';
import { inclusionPath, treeHash } from '../../lib/merkle.ts';
import { byDecision } from '../decision-texts.ts';
import { packed, selectEntries, unpack, type EntryRow, type Packed } from '../entry.ts';
import { hexOf } from '../fragments.ts';
import { acceptedOf, choiceText, lineOf } from '../leaf.ts';
import { keyQuery, type Log } from '../log.ts';
import { noticesQuery } from '../consent-notice-cache.ts';
import { unpackNotice, type NoticeContent } from '../consent-notice.ts';
import { read, type Line } from '../archive-format.ts';
import { blocks, entries, erased } from '../tables.ts';

// A block’s tree is stored as its leaves and its nodes over 256 leaves each, the last node over the rest. An inclusion
// proof needs 256 leaves and these nodes instead of hashing the whole block.
export const GROUP = 256;

/** A leaf of a block: its line, or the remaining hash of an erased one. */
export type BlockLeaf = { seq: number; line?: Line & Pick<EntryRow, 'attachment'>; erased?: Uint8Array };

/** The hash of a leaf, as `leafHash` computes it. */
export const hashOf = ({ line, erased }: BlockLeaf): Uint8Array =>
  // For this many bytes node:crypto takes half as long as JavaScript.
  erased ?? hash('sha256', `\0${line!.text}`, 'buffer');

/** The nodes over 256 leaves each; the last one may be over fewer. */
export function groupsOf(hashes: Uint8Array[]) {
  const starts = Array.from({ length: Math.ceil(hashes.length / GROUP) }, (_, i) => i * GROUP);
  return starts.map((start) => treeHash(hashes.slice(start, start + GROUP)));
}

/** The file of a block’s leaf hashes: 32 bytes each in the order of `seq`, then the nodes over 256 of them each. */
export const leafFile = (hashes: Uint8Array[]) =>
  new Uint8Array(Buffer.concat([...hashes, ...groupsOf(hashes)]));

const entriesQuery = (log: Log, condition: SQL) =>
  rawQuery<Packed>(log.db, packed(log, selectEntries(log.db).where(and(eq(entries.log, log.id), condition))));

/**
 * The leaves from `first` to `last` in D1 in the order of `seq`, produced one by one so that they are never all in
 * memory, with the numbers of their notices. Throws if an entry or the log is missing.
 */
export async function leavesInD1(log: Log, first: number, last: number) {
  const { db, id } = log;
  const [[owner], [row], gone] = await db.batch([
    keyQuery(log),
    entriesQuery(log, between(entries.seq, first, last)),
    db
      .select({ seq: erased.seq, leaf: hexOf(erased.leaf) })
      .from(erased)
      .where(and(eq(erased.log, id), between(erased.seq, first, last)))
      .orderBy(asc(erased.seq)),
  ]);
  const rows = unpack(row);
  const { textOf, notices } = await writer(log, owner, rows);
  return { leaves: leavesOf(first, last, rows, gone, textOf), notices };
}

/** The leaves of entries and erased entries, both in the order of `seq`; throws if one is missing. */
export function* leavesOf(
  first: number,
  last: number,
  rows: EntryRow[],
  gone: { seq: number; leaf: string }[],
  textOf: (entry: EntryRow) => string,
): Generator<BlockLeaf> {
  let [next, left] = [0, 0];
  for (let seq = first; seq <= last; seq++) {
    const entry = rows[next]?.seq === seq ? rows[next++] : undefined;
    const stub = gone[left]?.seq === seq ? gone[left++] : undefined;
    if (stub) yield { seq, erased: unhex(stub.leaf) };
    else if (entry) yield { seq, line: lineOfEntry(entry, textOf) };
    else throw new Error(`entry ${seq} is missing`);
  }
}

/** An entry as a line whose text is computed on each access, because the lines of a block are too long to store. */
const lineOfEntry = (entry: EntryRow, textOf: (entry: EntryRow) => string) => ({
  seq: entry.seq,
  ucid: entry.ucid,
  attachment: entry.attachment,
  get text() {
    return textOf(entry);
  },
});

/**
 * The lines of a log’s entries in D1 that meet a condition, in the order of `seq`, each with its time. Throws if a
 * notice or the log is missing.
 */
export async function linesInD1(log: Log, condition: SQL) {
  const [[owner], [row]] = await log.db.batch([keyQuery(log), entriesQuery(log, condition)]);
  const rows = unpack(row);
  if (rows.length === 0) return [];
  const { textOf } = await writer(log, owner, rows);
  return rows.map((entry) => ({ ...entry, text: textOf(entry) }));
}

/** A function that writes entries as lines, and the numbers of their notices. */
async function writer(log: Log, owner: { key: string } | undefined, rows: EntryRow[]) {
  if (!owner) throw new Error('the log no longer exists');
  const key = unhex(owner.key);
  const numbers = [...new Set(rows.map(({ notice }) => notice))];
  return { textOf: lineWriter(key, await shownBy(log, numbers)), notices: numbers };
}

/** A function that writes entries as lines; `key` is the log’s. */
export function lineWriter(key: Uint8Array, notices: Map<number, Shown>) {
  const choice = byDecision(({ seq, notice, accepted }: EntryRow) => {
    const shown = notices.get(notice);
    if (!shown) throw new Error(`entry ${seq} names notice ${notice}, which is missing`);
    return choiceText(shown.hash, acceptedOf(unhex(accepted), shown.services));
  }, 1000);
  return (entry: EntryRow) => lineOf(key, entry, choice(entry));
}

/** The parts of a notice in a leaf: its hash in hex and the ids of its services. */
export type Shown = { hash: string; services: string[] };

/** Reads a few notices at a time and keeps them without their texts, independently of the isolate’s cache. */
async function shownBy(log: Log, wanted: number[]) {
  const found = new Map<number, Shown>();
  for (let from = 0; from < wanted.length; from += 20) {
    for (const { number, hash, content } of await noticesQuery(log, wanted.slice(from, from + 20))) {
      const { services } = JSON.parse(unpackNotice(content)) as NoticeContent;
      found.set(number, { hash, services: services.map(({ id }) => id) });
    }
  }
  return found;
}

/**
 * The columns of a hashed block for an inclusion proof: `nodes` in hex while it is in D1, afterwards the file of its
 * `leaves`.
 */
export const rootedColumns = {
  first: blocks.first,
  last: blocks.last,
  nodes: sql<string | null>`lower(hex(${blocks.nodes}))`,
  leaves: blocks.leaves,
};
export type Rooted = Pick<typeof blocks.$inferSelect, 'first' | 'last' | 'leaves'> & { nodes: string | null };

/** The hash of an entry’s leaf, and its inclusion proof in its block (RFC 6962, 2.1.1) from the leaf to the root; in hex. */
export type PathInBlock = { leaf: string; path: string[] };

/**
 * The proof of an entry in its block, which must be hashed and not gone. With `count`, the proof is that in the tree of
 * the block’s first `count` leaves, which is its head. Throws if a leaf or the file of the leaves is missing.
 */
export async function pathInBlock(
  log: Log,
  bucket: R2Bucket,
  { first, last, nodes, leaves }: Rooted,
  seq: number,
  count = last - first + 1,
): Promise<PathInBlock> {
  const size = last - first + 1;
  const group = Math.floor((seq - first) / GROUP);
  const complete = Math.floor(count / GROUP) * GROUP;
  const hashes = async (from: number, to: number) =>
    leaves
      ? readHashes(bucket, leaves, from, to - from)
      : Array.from((await leavesInD1(log, first + from, first + to - 1)).leaves, hashOf);
  const [own, stored] = await Promise.all([
    hashes(group * GROUP, Math.min((group + 1) * GROUP, count)),
    leaves ? readHashes(bucket, leaves, size, Math.ceil(size / GROUP)) : split(unhex(nodes ?? '')),
  ]);
  // The stored node over the rest is that of the whole block.
  const isStored = complete === count || (count === size && stored.length * GROUP > complete);
  const groups = isStored
    ? stored.slice(0, Math.ceil(count / GROUP))
    : [...stored.slice(0, complete / GROUP), treeHash(await hashes(complete, count))];
  const path = [...inclusionPath(own, (seq - first) % GROUP), ...inclusionPath(groups, group)];
  return { leaf: hex(own[(seq - first) % GROUP]!), path: path.map(hex) };
}

const readHashes = async (bucket: R2Bucket, file: string, from: number, count: number) =>
  split(await read(bucket, file, { offset: from * 32, length: count * 32 }));

/** The hashes in successive bytes. */
export const split = (bytes: Uint8Array) =>
  Array.from({ length: bytes.length / 32 }, (_, i) => bytes.subarray(i * 32, i * 32 + 32));
