import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { hex, unhex } from '../../lib/bytes.ts';
import { inclusionPath, treeHash } from '../../lib/merkle.ts';
import { byDecision } from '../decision-texts.ts';
import { entryColumns, packed, unpack, type EntryRow, type Packed } from '../entry.ts';
import { acceptedOf, choiceText, lineOf } from '../leaf.ts';
import type { Log } from '../log.ts';
import { noticesQuery } from '../consent-notice-cache.ts';
import { unpackNotice, type NoticeContent } from '../consent-notice.ts';
import { read, type Line } from '../archive-object.ts';

// The tree of a block is kept by its leaves and by its nodes over 256 of them each, the last over what is left: so a
// path needs 256 leaves and these nodes, and no block is hashed to answer for one entry.
const GROUP = 256;

/** A leaf of a block: its line, or the hash that is left of an erased one. */
export type BlockLeaf = { seq: number; line?: Line; erased?: Uint8Array };

/** The hash of a leaf, as `leafHash` has it. */
export const hashOf = ({ line, erased }: BlockLeaf): Uint8Array =>
  // For so many bytes at once node:crypto takes half as long as JavaScript.
  erased ?? createHash('sha256').update(`\0${line!.text}`).digest();

/** The nodes over each 256 leaves. */
export function groupsOf(hashes: Uint8Array[]) {
  const starts = Array.from({ length: Math.ceil(hashes.length / GROUP) }, (_, i) => i * GROUP);
  return starts.map((start) => treeHash(hashes.slice(start, start + GROUP)));
}

/** The file of a block's leaf hashes: 32 bytes each, in the order of `seq`, then the nodes over 256 of them each. */
export const leafFile = (hashes: Uint8Array[]) =>
  new Uint8Array(Buffer.concat([...hashes, ...groupsOf(hashes)]));

type Owner = { key: string };

const ownerQuery = ({ db, id }: Log) =>
  all<Owner>(db, sql`SELECT lower(hex("key")) AS "key" FROM logs WHERE id = ${id}`);

const entriesQuery = ({ db, id }: Log, condition: SQL) =>
  all<Packed>(db, packed(sql`SELECT ${entryColumns} FROM entries WHERE log = ${id} AND ${condition}`));

/**
 * The leaves from `first` to `last` that are in D1, in the order of `seq`, made one by one so that they are never all
 * in memory; with the numbers of the notices that they name. Throws where one is missing, or the log itself is.
 */
export async function leavesInD1(log: Log, first: number, last: number) {
  const within = sql`seq BETWEEN ${first} AND ${last}`;
  const [[owner], [row], erased] = await log.db.batch([
    ownerQuery(log),
    entriesQuery(log, within),
    all<{ seq: number; leaf: string }>(
      log.db,
      sql`SELECT seq, lower(hex(leaf)) AS leaf FROM erased WHERE log = ${log.id} AND ${within} ORDER BY seq`,
    ),
  ]);
  const entries = unpack(row);
  const { textOf, notices } = await writer(log, owner, entries);
  function* leaves(): Generator<BlockLeaf> {
    let [next, gone] = [0, 0];
    for (let seq = first; seq <= last; seq++) {
      const entry = entries[next]?.seq === seq ? entries[next++] : undefined;
      const left = erased[gone]?.seq === seq ? erased[gone++] : undefined;
      if (left) yield { seq, erased: unhex(left.leaf) };
      else if (entry) yield { seq, line: lineOfEntry(entry, textOf) };
      else throw new Error(`entry ${seq} is missing`);
    }
  }
  return { leaves: leaves(), notices };
}

/** An entry as a line whose text is written each time that it is read: those of a block are too long to be kept. */
const lineOfEntry = (entry: EntryRow, textOf: (entry: EntryRow) => string): Line => ({
  seq: entry.seq,
  ucid: entry.ucid,
  get text() {
    return textOf(entry);
  },
});

/**
 * The lines of a log's entries in D1 for which a condition holds, in the order of `seq`, each with its time. Throws
 * where a notice or the log is missing.
 */
export async function linesInD1(log: Log, condition: SQL) {
  const [[owner], [row]] = await log.db.batch([ownerQuery(log), entriesQuery(log, condition)]);
  const entries = unpack(row);
  if (entries.length === 0) return [];
  const { textOf } = await writer(log, owner, entries);
  return entries.map((entry) => ({ ...entry, text: textOf(entry) }));
}

/** What writes entries as lines, and the numbers of the notices that they name. */
async function writer(log: Log, owner: Owner | undefined, entries: EntryRow[]) {
  if (!owner) throw new Error('the log is gone');
  const key = unhex(owner.key);
  const numbers = [...new Set(entries.map(({ notice }) => notice))];
  const notices = await shownBy(log, numbers);
  const choice = byDecision(({ seq, notice, accepted }: EntryRow) => {
    const shown = notices.get(notice);
    if (!shown) throw new Error(`entry ${seq} names notice ${notice}, which is missing`);
    return choiceText(shown.hash, acceptedOf(unhex(accepted), shown.services));
  }, 1000);
  return { textOf: (entry: EntryRow) => lineOf(key, entry, choice(entry)), notices: numbers };
}

/** What a leaf has of a notice: its hash in hex, and the ids of its services. */
type Shown = { hash: string; services: string[] };

/** A few notices at a time: each is kept without its texts. What an isolate remembers of them is not relied on here. */
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

/** What is needed of a hashed block to find a path in it: `nodes` in hex while it is in D1, then its file of `leaves`. */
export type Rooted = { first: number; last: number; nodes: string | null; leaves: string | null };

/**
 * The inclusion path of an entry in its block (RFC 6962, 2.1.1), from the leaf up; the block must be hashed and not
 * gone. Throws where a leaf is missing, or the file of the leaves is.
 */
export async function pathInBlock(log: Log, bucket: R2Bucket | undefined, block: Rooted, seq: number) {
  const { first, last, nodes, leaves } = block;
  const group = Math.floor((seq - first) / GROUP);
  const start = first + group * GROUP;
  const end = Math.min(start + GROUP - 1, last);
  const [hashes, groups] = leaves
    ? await Promise.all([
        readHashes(bucket, leaves, start - first, end - start + 1),
        readHashes(bucket, leaves, last - first + 1, Math.ceil((last - first + 1) / GROUP)),
      ])
    : [Array.from((await leavesInD1(log, start, end)).leaves, hashOf), split(unhex(nodes ?? ''))];
  return [...inclusionPath(hashes, seq - start), ...inclusionPath(groups, group)].map(hex);
}

const readHashes = async (bucket: R2Bucket | undefined, file: string, from: number, count: number) =>
  split(await read(bucket, file, { offset: from * 32, length: count * 32 }));

const split = (bytes: Uint8Array) =>
  Array.from({ length: bytes.length / 32 }, (_, i) => bytes.subarray(i * 32, i * 32 + 32));
