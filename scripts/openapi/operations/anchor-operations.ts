import { anchorTexts } from '../examples/example-anchor.ts';
import type { Operation } from '../operation.ts';
import type { ProblemName } from '../problems.ts';

const tag = 'Anchor log';
const errors: ProblemName[] = ['NoAnchor', 'TooManyAnchorRequests', 'Failed'];

export const anchorOperations: Operation[] = [
  {
    call: 'GET /anchor/checkpoint',
    id: 'readAnchorCheckpoint',
    tag,
    summary: 'Read the newest checkpoint of the anchor log',
    description:
      'Returns a signed note (C2SP `tlog-checkpoint`, Ed25519): the name of the anchor log (`<host>/anchor`), the number of its leaves, the root hash in base64, an empty line and the signature. Keep every checkpoint that you read: each later one extends it.',
    answer: {
      status: 200,
      description: 'The signed note.',
      also: { 'text/plain': anchorTexts.checkpoint },
    },
    errors,
  },
  {
    call: 'GET /anchor/leaves',
    id: 'readAnchorLeaves',
    tag,
    summary: 'Read the leaves of the anchor log',
    description:
      'Returns the exact lines of the leaves, one for each day, oldest first: the root hash of the tree over the lines of all logs that changed on that day, its number of lines and the time. Their Merkle tree hash (RFC 6962) is the root hash of the checkpoint. The lines of the logs are not public; an evidence file contains those that prove its entries.',
    query: ['fromLeaf'],
    answer: {
      status: 200,
      description: 'The leaves, oldest first.',
      also: { 'application/x-ndjson': anchorTexts.leaves },
    },
    errors: ['InvalidQuery', ...errors],
  },
  {
    call: 'GET /anchor/proof',
    id: 'readAnchorProof',
    tag,
    summary: 'Read a consistency proof of the anchor log',
    description:
      'Returns the consistency proof (RFC 6962, 2.1.2) that the anchor log of checkpoint size `to` extends the anchor log of checkpoint size `from`.',
    query: ['fromAnchorSize', 'toAnchorSize'],
    answer: { status: 200, description: 'The proof.', schema: 'ConsistencyProof', example: 'AnchorProof' },
    errors: ['InvalidQuery', ...errors],
  },
  {
    call: 'GET /anchor/key',
    id: 'readAnchorKey',
    tag,
    summary: 'Read the public key of the anchor log',
    description:
      'Checkpoints of the anchor log are verified with this key. A key that comes from the service proves nothing against the service: compare it with a copy from another source, and keep it.',
    answer: { status: 200, description: 'The keys.', schema: 'LogKey', example: 'AnchorKey' },
    errors,
  },
  {
    call: 'GET /anchor/timestamp',
    id: 'readAnchorTimestamp',
    tag,
    summary: 'Read a time stamp of the anchor log',
    description:
      'Returns the token (RFC 3161, DER) of a time-stamping authority over the text of the checkpoint of this size: everything before the empty line, including the last line feed. Verify it with `openssl ts -verify -token_in`.',
    query: ['anchorSize'],
    answer: {
      status: 200,
      description: 'The time-stamp token.',
      also: { 'application/timestamp-token': '0\u0082\u0001…' },
    },
    errors: ['InvalidQuery', 'NoTimestamp', 'TooManyAnchorRequests', 'Failed'],
  },
];
