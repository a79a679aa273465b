import { DOMAIN_PATH, listErrors, readErrors } from './hosting-api.ts';
import { textExamples } from '../examples/examples.ts';
import type { Operation } from '../operation.ts';
import type { ProblemName } from '../problems.ts';

const DOMAIN_API_LOG = '/api/domains/{domainId}/log';
const HOSTING_API_LOG = `${DOMAIN_PATH}/log`;
const NDJSON = 'application/x-ndjson';

/** The examples of a list in its formats other than JSON. */
export const asNdjsonAndCsv = ({ ndjson, csv }: { ndjson: string; csv: string }) => ({
  [NDJSON]: ndjson,
  'text/csv': csv,
});

/** One of the two APIs that return a log; `infix` keeps the ids of its operations distinct. */
type LogApi = { tag: string; infix: string; base: string; errors: ProblemName[]; missing: ProblemName };

const hostingApi: LogApi = {
  tag: 'Log',
  infix: 'Log',
  base: HOSTING_API_LOG,
  errors: listErrors,
  missing: 'NoDomain',
};
const domainApi: LogApi = {
  tag: 'Domain API: log',
  infix: 'AccountLog',
  base: DOMAIN_API_LOG,
  errors: ['InvalidQuery', 'NoApiKey', 'NotAllowed', 'Failed'],
  missing: 'NotInAccount',
};

const withoutQueryErrors = ({ errors }: LogApi) => errors.filter((name) => name !== 'InvalidQuery');

const feed = (path: string, { tag, infix, errors, missing }: LogApi): Operation => ({
  call: `GET ${path}`,
  id: `read${infix}Entries`,
  tag,
  summary: 'Follow the log',
  description:
    'Returns the records of all blocks, oldest first: as JSON decisions with labels and events, each with its position (`log` and `seq`), as CSV only decisions, as NDJSON the exact lines of all records, with an erased one as `{"seq","entry"}` (`Accept`). Start without `after` and follow `Link`. A response without `Link` is the last page: pass `{log}.{seq}` of the last record as `after` in a later call. No record is missed or repeated, even if blocks are sealed or archived meanwhile. A page may have fewer records than `limit`, even none, and still have a `Link`. Of blocks whose retention period has ended, only the events remain.',
  query: ['feedAfter', 'feedLimit'],
  answer: {
    status: 200,
    description: 'The records, oldest first.',
    schema: ['LogRecord'],
    example: 'LogRecords',
    headers: ['Link'],
    also: asNdjsonAndCsv(textExamples.LogRecords),
  },
  errors: [...errors, missing, 'EndedPosition'],
});

const blocks = (path: string, id: string, { tag, errors, missing }: LogApi): Operation => ({
  call: `GET ${path}`,
  id,
  tag,
  summary: 'List the blocks',
  description: 'Returns all blocks with their state, the open one last.',
  query: ['blockAfter', 'blockLimit'],
  answer: {
    status: 200,
    description: 'The blocks, oldest first.',
    schema: ['LogBlock'],
    example: 'Blocks',
    headers: ['Link'],
  },
  errors: [...errors, missing],
});

const checkpointAnswer = {
  status: 200,
  description: 'The signed note.',
  also: { 'text/plain': textExamples.checkpoint },
} as const;

/** The operations with which a log is verified. */
function evidence(api: LogApi): Operation[] {
  const { tag, infix, base } = api;
  return [
    blocks(`${base}/blocks`, `list${infix}Blocks`, api),
    {
      call: `GET ${base}/blocks/{blockNumber}`,
      id: `read${infix}Block`,
      tag,
      summary: 'Read the records of a block',
      description:
        'Returns the records in the formats of the feed. For the open block, returns the records so far.',
      answer: {
        status: 200,
        description: 'The records, oldest first.',
        schema: ['LogRecord'],
        example: 'BlockRecords',
        also: asNdjsonAndCsv(textExamples.BlockRecords),
      },
      errors: [...withoutQueryErrors(api), 'NoBlock'],
    },
    {
      call: `GET ${base}/anchors`,
      id: `list${infix}Anchors`,
      tag,
      summary: 'List the notes of days with the lines of the log',
      description:
        'Returns the signed notes of all days on which a log of the service changed, at most seven a page, each with the line of this log, if it changed, its proof under the note (C2SP `tlog-proof`), and the time stamp.',
      query: ['anchorsAfter'],
      answer: {
        status: 200,
        description: 'The notes, oldest first.',
        schema: ['LogAnchor'],
        example: 'LogAnchors',
        headers: ['Link'],
      },
      errors: [...api.errors],
    },
    {
      call: `GET ${base}/notices/{noticeHash}`,
      id: `read${infix}Notice`,
      tag,
      summary: 'Read a consent notice',
      description:
        'Returns the consent notice that decisions name by this hash, as canonical JSON (RFC 8785): the SHA-256 hash of exactly these bytes is the hash in the path.',
      answer: {
        status: 200,
        description: 'The consent notice.',
        also: { 'text/plain': textExamples.notice },
      },
      errors: [...withoutQueryErrors(api), 'NoNotice'],
    },
    {
      call: `GET ${base}/checkpoint`,
      id: `read${infix}Checkpoint`,
      tag,
      summary: 'Read the current checkpoint',
      description:
        'Returns a signed note (C2SP `tlog-checkpoint`, Ed25519): the name of the log, the number of records that it covers, the root hash in base64, a line for each rollback, an empty line and the signature. Keep every checkpoint that you read: it proves any later change to the records that it covers.',
      answer: checkpointAnswer,
      errors: [...withoutQueryErrors(api), 'NoCheckpoint'],
    },
    {
      call: `GET ${base}/{logNumber}/checkpoint`,
      id: `read${infix}CheckpointOfNumber`,
      tag,
      summary: 'Read the checkpoint of a log number',
      description: 'Returns the current checkpoint if the log has this number; a former number is not found.',
      answer: checkpointAnswer,
      errors: [...withoutQueryErrors(api), 'NoCheckpoint'],
    },
    {
      call: `GET ${base}/{logNumber}/tile/{tileLevel}/{tilePath}`,
      id: `read${infix}Tile`,
      tag,
      summary: 'Read a tile of the tree',
      description:
        'Returns a tile or an entry bundle as in C2SP `tlog-tiles`: hashes of 32 bytes, or entries of 32 bytes, each after its length as a uint16. Every partial width up to the covered one is available.',
      answer: {
        status: 200,
        description: 'The tile.',
        files: ['application/octet-stream'],
      },
      errors: [...withoutQueryErrors(api), 'NoTile'],
    },
  ];
}

const evidenceFile = (path: string, { tag, infix, errors }: LogApi): Operation => ({
  call: `GET ${path}`,
  id: `read${infix}Receipt`,
  tag,
  summary: 'Read the evidence file of a visitor',
  description:
    'Returns proof of the visitor’s decisions that anyone can verify independently of this service: at `/verify`, which works offline, or with `npm run verify-receipt`. Requires the full consent ID. The file contains at most 10 decisions, newest first; `Link` points to the older ones.',
  query: ['cursor'],
  answer: {
    status: 200,
    description: 'The evidence file.',
    schema: 'EvidenceFile',
    example: 'EvidenceFile',
    headers: ['Link'],
  },
  errors: [...errors, 'NoVisitor', 'EndedCursor', 'NotSigned'],
});

export const domainApiLogOperations: Operation[] = [
  feed(DOMAIN_API_LOG, domainApi),
  ...evidence(domainApi),
  evidenceFile('/api/domains/{domainId}/consents/{ucid}/receipt', domainApi),
];

export const hostingApiLogOperations: Operation[] = [
  { ...blocks(HOSTING_API_LOG, 'listLog', hostingApi), summary: 'List the blocks (short path)' },
  feed(`${HOSTING_API_LOG}/entries`, hostingApi),
  ...evidence(hostingApi),
  evidenceFile(`${HOSTING_API_LOG}/receipts/{ucid}`, hostingApi),
  {
    call: `DELETE ${HOSTING_API_LOG}/consents/{ucid}`,
    id: 'eraseVisitor',
    tag: 'Log',
    summary: 'Erase a visitor',
    description:
      'Erases all decisions of a visitor on the visitor’s request. Requires the full consent ID. No call returns the decisions from then on, and within 24 hours they are deleted from the database and the archive. The entry of each record in the tree remains, and an event lists them, so all proofs stay valid and the erasure itself is documented. If an archived block cannot be read, returns a 500 that names the block; the service completes the erasure within an hour after the block can be read again.',
    answer: { status: 204, description: 'The decisions of the visitor were erased.' },
    errors: [...readErrors, 'NoVisitor'],
  },
  {
    call: `POST ${HOSTING_API_LOG}/archive`,
    id: 'archiveLog',
    tag: 'Log',
    summary: 'Seal the current block',
    description: 'Seals the current block. The next decision starts a new block. An empty block stays open.',
    answer: {
      status: 201,
      description: 'The sealed block; `entries` is 0 if the block was empty.',
      schema: 'SealedBlock',
      example: 'Sealed',
    },
    errors: [...readErrors, 'NoDomain'],
  },
];
