import { hex } from '../../../src/lib/bytes.ts';
import { checkpointBody } from '../../../src/lib/checkpoint.ts';
import { jwkOf, keyPair, thumbprint } from '../../../src/lib/ed25519.ts';
import { signJws } from '../../../src/lib/sign-jws.ts';
import { consistencyProof, inclusionPath, leafHash, treeHash } from '../../../src/lib/merkle.ts';
import { sha256 } from '../../../src/lib/sha256.ts';
import { signNote, verifierKey } from '../../../src/lib/signed-note.ts';
import { leafLine, originOf, recordLine, type Leaf, type Record } from '../../../src/log/leaf.ts';
import { makeNotice, type NoticeContent } from '../../../src/log/consent-notice.ts';
import { HEAD_TYPE, RECEIPT_TYPE } from '../../../src/log/evidence/jws-types.ts';
import { DAY, host, ids, timestamp } from './example-ids.ts';

// An example log with real hashes and signatures, so that readers can verify the examples as the document describes.

export const LOG = 1795268403;
export const origin = originOf(ids.domainId, LOG);
const saltKey = sha256('salts of the example');
const { key, publicKey } = await keyPair(sha256('key of the example'));
export const jwk = jwkOf(publicKey);
export const verifier = verifierKey(origin, publicKey);

export const notice: NoticeContent = {
  version: 1,
  domain: host,
  locale: 'en_US',
  texts: {
    widgetTitle: 'Cookies and privacy',
    widgetFullConsentButtonText: 'Accept all',
    widgetDeclineButtonText: 'Decline',
  },
  purposes: [{ id: 'a717ff5', name: 'Analytics / statistics' }],
  services: [
    {
      id: ids.embeddingId,
      name: 'Matomo',
      purpose: 'a717ff5',
      vendor: 'InnoCraft Ltd, Wellington, New Zealand',
      description: 'Statistics about the use of this website.',
      privacyPolicyUrl: 'https://matomo.org/privacy-policy/',
      assets: [{ name: '_pk_id.*', storageType: 'cookie', lifetime: '13 months' }],
    },
  ],
  links: [{ name: 'privacyPolicy', label: 'Privacy policy', url: `https://${host}/privacy` }],
};
export const noticeHash = makeNotice(notice).hash;

const others = ['one', 'two', 'three', 'four'].map((name) => hex(sha256(name)));

/** The third entry is erased, and the last one is in the open block. */
export const entries: Leaf[] = [
  { ucid: others[0]!, after: -40, consent: true },
  { ucid: ids.ucid, after: 0, consent: false },
  { ucid: others[1]!, after: 60, consent: true },
  { ucid: others[2]!, after: 7200, consent: false },
  { ucid: others[3]!, after: 9000, consent: true },
  { ucid: ids.ucid, after: DAY, consent: true },
].map(({ ucid, after, consent }, i) => ({
  seq: i + 1,
  ucid,
  timestamp: timestamp - DAY + after,
  consent,
  manipulationPrevention: false,
  notice: noticeHash,
  embeddings: consent ? [ids.embeddingId] : [],
  signals: [],
  attachment: '',
}));

export const leaves = entries.map((leaf) => leafLine(saltKey, leaf));
const hashes = leaves.map((line) => leafHash(line));
export const ERASED = 3;
export const erasedLeaf = JSON.stringify({ seq: ERASED, leaf: hex(hashes[ERASED - 1]!) });

const recordOf = (block: number, first: number, last: number, erased: number[]): Record => ({
  domain: ids.domainId,
  log: LOG,
  block,
  first,
  last,
  from: entries[first - 1]!.timestamp,
  to: entries[last - 1]!.timestamp,
  erased,
  root: hex(treeHash(hashes.slice(first - 1, last))),
});
export const records = [recordOf(1, 1, 3, []), recordOf(2, 4, 5, [ERASED])];
export const recordLines = records.map(recordLine);
const recordHashes = recordLines.map((line) => leafHash(line));
const [size, root] = [records.length, treeHash(recordHashes)];

export const checkpoint = await signNote(checkpointBody({ origin, size, root }), [
  { name: origin, key, publicKey },
]);
export const proof = consistencyProof(1, size, (_, index) => recordHashes[index]!).map(hex);

/** The receipt that `POST /app/consents` returns for an entry. */
export const signedReceipt = (seq: number) =>
  signJws(
    { domain: ids.domainId, log: LOG, leaf: leaves[seq - 1], size, root: hex(root) },
    key,
    thumbprint(jwk),
    RECEIPT_TYPE,
  );

/** The head of the open block, which has one entry. */
export const signedHead = await signJws(
  {
    domain: ids.domainId,
    log: LOG,
    size,
    root: hex(root),
    head: { block: 3, first: leaves.length, entries: 1, root: hex(hashes.at(-1)!) },
  },
  key,
  thumbprint(jwk),
  HEAD_TYPE,
);

/** An entry of the first block with its inclusion proofs up to the checkpoint. */
export const entryWithProof = (seq: number) => ({
  leaf: leaves[seq - 1]!,
  index: seq - 1,
  path: inclusionPath(hashes.slice(0, records[0]!.last), seq - 1).map(hex),
  block: recordLines[0]!,
  blockIndex: 0,
  blockPath: inclusionPath(recordHashes, 0).map(hex),
  checkpoint,
});
