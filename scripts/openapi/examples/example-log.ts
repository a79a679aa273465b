import { hex } from '../../../src/lib/bytes.ts';
import { checkpointBody } from '../../../src/lib/tlog/checkpoint.ts';
import { jwkOf, keyPair, thumbprint } from '../../../src/lib/crypto/ed25519.ts';
import { signJws } from '../../../src/lib/crypto/sign-jws.ts';
import { inclusionPath, treeHash } from '../../../src/lib/tlog/merkle.ts';
import { sha256 } from '../../../src/lib/crypto/sha256.ts';
import { signNote, verifierKey } from '../../../src/lib/tlog/signed-note.ts';
import { RECEIPT_TYPE } from '../../../src/lib/crypto/receipt-type.ts';
import { leavesOf } from '../../../src/lib/tlog/tiles.ts';
import { tlogProof } from '../../../src/lib/tlog/tlog-proof.ts';
import { entryOf, erasedLine, eventLine, leafLine, originOf, type Leaf } from '../../../src/log/leaf.ts';
import { makeNotice, type NoticeContent } from '../../../src/log/notices/consent-notice.ts';
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

const decisions: Leaf[] = [
  { seq: 1, ucid: others[0]!, after: -40, consent: true },
  { seq: 2, ucid: ids.ucid, after: 0, consent: false },
  { seq: 4, ucid: others[1]!, after: 60, consent: true },
  { seq: 6, ucid: ids.ucid, after: DAY, consent: true },
].map(({ seq, ucid, after, consent }) => ({
  seq,
  ucid,
  timestamp: timestamp - DAY + after,
  consent,
  manipulationPrevention: false,
  notice: noticeHash,
  embeddings: consent ? [ids.embeddingId] : [],
  signals: [],
  attachment: '',
}));
const [one, two] = decisions as [Leaf, Leaf];

/** The block of the first two decisions, whose event is the third record. */
export const block = { block: 1, first: 1, last: 2, from: one.timestamp, to: two.timestamp };
/** The first decision was erased, as the fifth record states. */
export const events = [
  { seq: 3, type: 'block', timestamp: two.timestamp, ...block },
  { seq: 5, type: 'erasure', timestamp: timestamp - 3600, ranges: [[1, 1]] },
];
const eventLineOf = ({ seq, type, timestamp, ...members }: (typeof events)[number]) =>
  eventLine(saltKey, { seq, type, timestamp, members: JSON.stringify(members).slice(1, -1) });

const whole = new Map([
  ...decisions.map((leaf): [number, string] => [leaf.seq, leafLine(saltKey, leaf)]),
  ...events.map((event): [number, string] => [event.seq, eventLineOf(event)]),
]);
const recordLines = Array.from(whole)
  .sort(([a], [b]) => a - b)
  .map(([, line]) => line);
const recordEntries = recordLines.map(entryOf);
export const entryOfRecord = (seq: number) => hex(recordEntries[seq - 1]!);
const ERASED = 1;
export const entries = decisions.filter(({ seq }) => seq !== ERASED);
/** The lines of all records, as they are shown. */
export const lines = recordLines.map((line, i) =>
  i + 1 === ERASED ? erasedLine(ERASED, entryOfRecord(ERASED)) : line,
);
export const lineOf = (seq: number) => recordLines[seq - 1]!;

/** The checkpoint covers all records but the last one. */
export const size = recordLines.length - 1;
const hashes = leavesOf(recordEntries.slice(0, size));
export const root = treeHash(hashes);
export const checkpoint = await signNote(checkpointBody({ origin, size, root }), [
  { name: origin, key, publicKey },
]);

/** The receipt that `POST /app/consents` returns for a decision. */
export const signedReceipt = (seq: number) =>
  signJws(
    { domain: ids.domainId, log: LOG, leaf: lineOf(seq), size, root: hex(root) },
    key,
    thumbprint(jwk),
    RECEIPT_TYPE,
  );

/** The proof of a record under the checkpoint. */
export const proofOf = (seq: number) =>
  tlogProof({ index: seq - 1, path: inclusionPath(hashes, seq - 1), checkpoint });
