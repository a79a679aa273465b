import { hex } from '../../src/lib/bytes.ts';
import { canonicalJson, type Json } from '../../src/lib/crypto/canonical-json.ts';
import { checkpointBody } from '../../src/lib/tlog/checkpoint.ts';
import { jwkOf, keyPair, thumbprint } from '../../src/lib/crypto/ed25519.ts';
import { consistencyProof, inclusionPath, treeHash } from '../../src/lib/tlog/merkle.ts';
import { RECEIPT_TYPE } from '../../src/lib/crypto/receipt-type.ts';
import { sha256 } from '../../src/lib/crypto/sha256.ts';
import { signJws } from '../../src/lib/crypto/sign-jws.ts';
import { signNote, verifierKey } from '../../src/lib/tlog/signed-note.ts';
import { leavesOf } from '../../src/lib/tlog/tiles.ts';
import { tlogProof, witnessRequest } from '../../src/lib/tlog/tlog-proof.ts';
import { entryOf, erasedLine, eventLine, leafLine, type Leaf } from '../../src/log/leaf.ts';
import type { ProvenRecord } from '../../src/verify/verify-record.ts';

export const DAY = 86_400;
export const START = 1_780_000_000;
export const notice = {
  version: 1,
  locale: 'en_US',
  services: [
    { id: 'e1', name: 'Maps of Ünterwegs' },
    { id: 'e2', name: 'Films' },
  ],
} satisfies Json;
export const noticeHash = hex(sha256(canonicalJson(notice)));
/** The key of the events’ salts. */
const KEY = new Uint8Array(32);

/** A key of a log with its published forms. */
export async function makeKey(seed: number, origin = 'placet/shop.7') {
  const { key, publicKey } = await keyPair(new Uint8Array(32).fill(seed));
  const jwk = jwkOf(publicKey);
  return {
    name: origin,
    key,
    publicKey,
    jwk,
    kid: thumbprint(jwk),
    verifier: verifierKey(origin, publicKey),
  };
}
export type TestKey = Awaited<ReturnType<typeof makeKey>>;

export const visitor = (n: number) => hex(sha256(`visitor ${n}`));
export const timeOf = (seq: number) => START + seq * 3600;

/** The line of the decision `seq`: one per hour, every third a rejection, five visitors in turn. */
export const lineOf = (seq: number, change: Partial<Leaf> = {}) =>
  leafLine({
    seq,
    ucid: visitor(seq % 5),
    timestamp: timeOf(seq),
    consent: seq % 3 !== 0,
    manipulationPrevention: false,
    notice: noticeHash,
    embeddings: seq % 3 === 0 ? [] : ['e1', 'e2'],
    signals: seq === 4 ? ['gpc'] : [],
    salt: hex(sha256(`salt ${seq}`)).slice(0, 32),
    ...change,
  });

const eventOf = (seq: number, type: string, members: object) =>
  eventLine(KEY, { seq, type, timestamp: timeOf(seq), members: JSON.stringify(members).slice(1, -1) });

/** The line of the event with which a block ends. */
const blockLine = (block: number, first: number, last: number) =>
  eventOf(last + 1, 'block', { block, first, last, from: timeOf(first), to: timeOf(last) });
/** The line of an erasure. */
export const erasureLine = (seq: number, ...ranges: [number, number][]) =>
  eventOf(seq, 'erasure', { ranges });

/** The lines of a log with sealed blocks of these lengths, and this many records in the open block besides its event. */
export function makeLog(lengths: number[], open = 0) {
  const lines: string[] = [];
  const add = (until: number) => {
    while (lines.length < until) lines.push(lineOf(lines.length + 1));
  };
  let first = 1;
  for (const [i, length] of lengths.entries()) {
    add(first + length - 1);
    lines.push(blockLine(i + 1, first, first + length - 1));
    first += length;
  }
  add(lines.length + open);
  return lines;
}

/** The entry in a line: that of a record, or the one that is left of an erased one. */
export const entryIn = (line: string): Uint8Array => {
  const { entry } = JSON.parse(line) as { entry?: string };
  return entry ? Buffer.from(entry, 'hex') : entryOf(line);
};
export const entriesIn = (lines: string[]) => lines.map(entryIn);
export const rootOf = (lines: string[], size = lines.length) =>
  treeHash(leavesOf(entriesIn(lines.slice(0, size))));

/** The signed checkpoint over the first `size` records. */
export function checkpointOf(lines: string[], size: number, keys: TestKey[], extensions: string[] = []) {
  const body = checkpointBody({ origin: keys[0]!.name, size, root: rootOf(lines, size), extensions });
  return signNote(body, keys);
}

/** What is left of a line after an erasure. */
export const erasedLineOf = (line: string) => erasedLine((JSON.parse(line) as Leaf).seq, hex(entryOf(line)));

/** The record `seq` with its proof under the checkpoint over the first `size` records. */
export async function provenRecord(
  lines: string[],
  seq: number,
  key: TestKey,
  { size = lines.length, extensions = [] as string[] } = {},
) {
  const hashes = leavesOf(entriesIn(lines.slice(0, size)));
  const checkpoint = await checkpointOf(lines, size, [key], extensions);
  const proof = tlogProof({ index: seq - 1, path: inclusionPath(hashes, seq - 1), checkpoint });
  return { line: lines[seq - 1]!, proof } satisfies ProvenRecord;
}

/** The proof that the first `size` records extend the first `old` of them, as the service answers it. */
export async function extensionOf(
  lines: string[],
  old: number,
  size: number,
  key: TestKey,
  extensions: string[] = [],
) {
  const hashes = leavesOf(entriesIn(lines));
  const proof = consistencyProof(old, size, (level, index) =>
    treeHash(hashes.slice(index * 2 ** level, (index + 1) * 2 ** level)),
  );
  return witnessRequest(old, proof, await checkpointOf(lines, size, [key], extensions));
}

/**
 * What a service with this log answers about receipts of these sizes and records: the checkpoint of the first `size` records,
 * and the proofs under it.
 */
export async function answersAbout(
  lines: string[],
  { sizes = [] as number[], seqs = [] as number[], size = lines.length, extensions = [] as string[] },
  key: TestKey,
) {
  const extensionFrom = async (old: number) =>
    [old, await extensionOf(lines, old, size, key, extensions)] as const;
  const proofOf = async (seq: number) =>
    [seq, (await provenRecord(lines, seq, key, { size, extensions })).proof] as const;
  return {
    checkpoint: await checkpointOf(lines, size, [key], extensions),
    extensions: new Map(await Promise.all(sizes.filter((old) => old <= size).map(extensionFrom))),
    proofs: new Map(await Promise.all(seqs.filter((seq) => seq <= size).map(proofOf))),
  };
}

/** The line of a rollback: of log `log`, the first `size` records are kept. */
export const continuesLine = (lines: string[], { domain = 'shop', log = 7, size = 0 }) =>
  `continues placet/${domain}.${log} ${size} ${hex(rootOf(lines, size))}`;

/** The receipt for a decision’s line. */
export const receiptFor = (
  leaf: string,
  key: TestKey,
  size = 3,
  domain = 'shop',
  log = 7,
  root = '0'.repeat(64),
) => signJws({ domain, log, leaf, size, root }, key.key, key.kid, RECEIPT_TYPE);

/** The evidence file of these decisions. */
export async function evidenceFileFor(lines: string[], seqs: number[], key: TestKey) {
  const records = await Promise.all(seqs.map((seq) => provenRecord(lines, seq, key)));
  const decisions = records.map(({ line }) => JSON.parse(line) as Leaf);
  return {
    schema_version: '1',
    pii_principal_id: decisions[0]!.ucid,
    privacy_notice: [{ hash: noticeHash, content: notice as Json }],
    events: decisions.map(({ timestamp, consent }) => ({
      event_time: new Date(timestamp * 1000).toISOString(),
      event_type: 'explicit',
      event_state: consent ? 'given' : 'refused',
    })),
    records: records as ProvenRecord[],
  };
}
