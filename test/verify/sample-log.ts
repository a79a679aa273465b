import { hex } from '../../src/lib/bytes.ts';
import { canonicalJson, type Json } from '../../src/lib/canonical-json.ts';
import { checkpointBody } from '../../src/lib/checkpoint.ts';
import { jwkOf, keyPair, thumbprint } from '../../src/lib/ed25519.ts';
import { signJws } from '../../src/lib/sign-jws.ts';
import { inclusionPath, leafHash, treeHash } from '../../src/lib/merkle.ts';
import { sha256 } from '../../src/lib/sha256.ts';
import { signNote, verifierKey } from '../../src/lib/signed-note.ts';
import { leafLine, recordLine, type Leaf } from '../../src/log/leaf.ts';
import { RECEIPT_TYPE } from '../../src/log/evidence/jws-types.ts';
import type { EntryWithProof } from '../../src/verify/verify-entry.ts';

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

/** The leaf line of entry `seq`: one per hour, every third a rejection, five visitors in turn. */
export const lineOf = (seq: number, change: Partial<Leaf> = {}) =>
  leafLine(new Uint8Array(32), {
    seq,
    ucid: visitor(seq % 5),
    timestamp: START + seq * 3600,
    consent: seq % 3 !== 0,
    manipulationPrevention: false,
    notice: noticeHash,
    embeddings: seq % 3 === 0 ? [] : ['e1', 'e2'],
    signals: seq === 4 ? ['gpc'] : [],
    attachment: seq === 5 ? hex(sha256(`attachment of entry ${seq}`)) : '',
    ...change,
  });

/** The data of a log with blocks of the given lengths, which tests read and falsify. */
export function makeLog(lengths: number[], domain = 'shop', log = 7) {
  let first = 1;
  const blocks = lengths.map((length, i) => {
    const lines = Array.from({ length }, (_, k) => lineOf(first + k));
    // A block that was hashed before a rollback keeps the number of that time.
    const made = { number: i + 1, log, first, last: first + length - 1, lines, erased: [] as number[] };
    first += length;
    return made;
  });
  return { domain, log, blocks };
}
export type TestLog = ReturnType<typeof makeLog>;

/** The hash of a leaf line, or the hash in the line of an erased leaf. */
const hashOf = (line: string) => {
  const stub = JSON.parse(line) as { leaf?: string };
  return stub.leaf ? Uint8Array.from(stub.leaf.match(/../g)!, (pair) => parseInt(pair, 16)) : leafHash(line);
};

/** The record lines for the current leaf lines. */
export const recordsOf = ({ domain, blocks }: TestLog) =>
  blocks.map(({ number, log, first, last, lines, erased }) =>
    recordLine({
      domain,
      log,
      block: number,
      first,
      last,
      from: START + first * 3600,
      to: START + last * 3600,
      erased,
      root: hex(treeHash(lines.map(hashOf))),
    }),
  );

/** The signed checkpoint over the first `size` records. */
export async function checkpointOf(
  records: string[],
  size: number,
  keys: TestKey[],
  extensions: string[] = [],
) {
  const root = treeHash(records.slice(0, size).map(leafHash));
  const body = checkpointBody({ origin: keys[0]!.name, size, root, extensions });
  return signNote(body, keys);
}

/** The line of an erased leaf. */
export const erasedLeafOf = (line: string) =>
  JSON.stringify({ seq: (JSON.parse(line) as Leaf).seq, leaf: hex(leafHash(line)) });

/** The inclusion proofs of entry `seq` up to the checkpoint over all records. */
export async function proofOf(
  log: TestLog,
  seq: number,
  key: TestKey,
  extensions: string[] = [],
): Promise<EntryWithProof> {
  const records = recordsOf(log);
  const blockIndex = log.blocks.findIndex(({ last }) => seq <= last);
  const { first, lines } = log.blocks[blockIndex]!;
  return {
    leaf: lines[seq - first]!,
    index: seq - first,
    path: inclusionPath(lines.map(hashOf), seq - first).map(hex),
    block: records[blockIndex]!,
    blockIndex,
    blockPath: inclusionPath(records.map(leafHash), blockIndex).map(hex),
    checkpoint: await checkpointOf(records, records.length, [key], extensions),
  };
}

/** The line of a rollback: of log `log`, the first `size` records and the entries up to `seq` are kept. */
export const continuesLine = (records: string[], { domain = 'shop', log = 7, size = 0, seq = 0 }) =>
  `continues placet/${domain}.${log} ${size} ${rootOf(records, size)} ${seq}`;

/** The root hash of the first records, in hex. */
export const rootOf = (records: string[], size: number) =>
  hex(treeHash(records.slice(0, size).map((record) => leafHash(record))));

/** The head of an open block that starts with these lines. */
export const headOf = (block: number, first: number, lines: string[]) => ({
  block,
  first,
  entries: lines.length,
  root: hex(treeHash(lines.map(hashOf))),
});

/** The receipt for a leaf line. */
export const receiptFor = (
  leaf: string,
  key: TestKey,
  size = 3,
  domain = 'shop',
  log = 7,
  root = '0'.repeat(64),
) => signJws({ domain, log, leaf, size, root }, key.key, key.kid, RECEIPT_TYPE);

/** The evidence file of these entries. */
export async function evidenceFileFor(log: TestLog, seqs: number[], key: TestKey) {
  const entries = await Promise.all(seqs.map((seq) => proofOf(log, seq, key)));
  const leaves = entries.map(({ leaf }) => JSON.parse(leaf) as Leaf);
  return {
    schema_version: '1',
    pii_principal_id: leaves[0]!.ucid,
    privacy_notice: [{ hash: noticeHash, content: notice as Json }],
    events: leaves.map(({ timestamp, consent }) => ({
      event_time: new Date(timestamp * 1000).toISOString(),
      event_type: 'explicit',
      event_state: consent ? 'given' : 'refused',
    })),
    entries: entries as (EntryWithProof | { leaf: string; jws: string })[],
  };
}
