import { textExamples } from '../examples/examples.ts';
import type { Operation } from '../operation.ts';
import type { ProblemName } from '../problems.ts';

const tag = 'Anchors';
const errors: ProblemName[] = ['NoAnchor', 'TooManyAnchorRequests', 'Failed'];
const note = {
  status: 200,
  description: 'The signed note.',
  also: { 'text/plain': textExamples.anchorNote },
} as const;

export const anchorOperations: Operation[] = [
  {
    call: 'GET /anchor',
    id: 'readNewestAnchor',
    tag,
    summary: 'Read the newest note of a day',
    description:
      'Returns a signed note (C2SP `tlog-checkpoint`, Ed25519): `<host>/anchor/<date>`, the number of logs that changed, the root hash of the tree over their lines in base64, a line `previous` with the SHA-256 hash of the note before, an empty line and the signature. Keep every note that you read: each one fixes all notes before it.',
    answer: note,
    errors,
  },
  {
    call: 'GET /anchor/{anchorDate}',
    id: 'readAnchor',
    tag,
    summary: 'Read the note of a day',
    description: 'Returns the note of this day, if a log had changed.',
    answer: note,
    errors: ['NoAnchorDate', 'TooManyAnchorRequests', 'Failed'],
  },
  {
    call: 'GET /anchor/key',
    id: 'readAnchorKey',
    tag,
    summary: 'Read the public key of the anchors',
    description:
      'Notes of days are verified with this key. A key that comes from the service proves nothing against the service: compare it with a copy from another source, and keep it.',
    answer: { status: 200, description: 'The keys.', schema: 'AnchorKey', example: 'AnchorKey' },
    errors,
  },
  {
    call: 'GET /anchor/{anchorDate}/token',
    id: 'readAnchorToken',
    tag,
    summary: 'Read the time stamp of a day',
    description:
      'Returns the token (RFC 3161, DER) of a time-stamping authority over the text of the note of this day: everything before the empty line, including the last line feed. Verify it with `openssl ts -verify -token_in`.',
    answer: {
      status: 200,
      description: 'The time-stamp token.',
      also: { 'application/timestamp-token': '0\u0082\u0001…' },
    },
    errors: ['NoTimestamp', 'TooManyAnchorRequests', 'Failed'],
  },
];
