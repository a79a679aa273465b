import { DOMAIN_PATH, listErrors, readErrors } from './hosting-api.ts';
import { textExamples } from '../examples/log-examples.ts';
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
    'Returns the entries of all blocks, oldest first, each with its position (`log` and `seq`), as JSON, NDJSON or CSV (`Accept`). Start without `after` and follow `Link`. A response without `Link` is the last page: keep `{log}.{seq}` of the last entry and pass it as `after` in a later call. No entry is missed or repeated, even if blocks are sealed or archived meanwhile. A page may have fewer entries than `limit`, even none, and still have a `Link`. Entries that were erased or whose retention period has ended are omitted.',
  query: ['feedAfter', 'feedLimit'],
  answer: {
    status: 200,
    description: 'The entries, oldest first.',
    schema: ['LogEntry'],
    example: 'LogEntries',
    headers: ['Link'],
    also: asNdjsonAndCsv(textExamples.LogEntries),
  },
  errors: [...errors, missing, 'EndedPosition'],
});

const blocks = (path: string, id: string, { tag, errors, missing }: LogApi): Operation => ({
  call: `GET ${path}`,
  id,
  tag,
  summary: 'List the blocks',
  description:
    'As JSON, returns all blocks with their state, the open one last. As NDJSON, returns the exact lines of the block records (`BlockRecord`) of the hashed blocks; their Merkle tree hash (RFC 6962) is the root hash of the checkpoint.',
  query: ['blockAfter', 'blockLimit'],
  answer: {
    status: 200,
    description: 'The blocks, oldest first.',
    schema: ['LogBlock'],
    example: 'Blocks',
    headers: ['Link'],
    also: { [NDJSON]: textExamples.records },
  },
  errors: [...errors, missing],
});

/** The operations with which a log is verified. */
function evidence(api: LogApi): Operation[] {
  const { tag, infix, base, errors } = api;
  return [
    blocks(`${base}/blocks`, `list${infix}Blocks`, api),
    {
      call: `GET ${base}/blocks/{blockNumber}`,
      id: `read${infix}Block`,
      tag,
      summary: 'Read the entries of a block',
      description:
        'As JSON and CSV, returns the entries with their labels, without erased entries. As NDJSON, returns the exact leaves (`Leaf`) in the order of `seq`, with an erased leaf as `{"seq":…,"leaf":"<its hash in hex>"}`; their Merkle tree hash is the `root` of the block. For an open block, returns the entries so far.',
      answer: {
        status: 200,
        description: 'The entries, oldest first.',
        schema: ['LogEntry'],
        example: 'BlockEntries',
        also: asNdjsonAndCsv(textExamples.BlockEntries),
      },
      errors: [...withoutQueryErrors(api), 'NoBlock'],
    },
    {
      call: `GET ${base}/erased`,
      id: `list${infix}Erased`,
      tag,
      summary: 'List the newest erasures',
      description:
        'Returns the erased entries that no block record lists yet, in the order of `seq`, so that copies of the log can be erased without waiting for the next block. Read all pages each time, because an older entry may be erased at any time; afterwards, read the block records that are new to you, which list the others in `erased`.',
      query: ['feedAfter', 'feedLimit'],
      answer: {
        status: 200,
        description: 'The number of the log and the erased entries.',
        schema: 'ErasedEntries',
        example: 'ErasedEntries',
        headers: ['Link'],
      },
      errors: [...errors, api.missing, 'EndedPosition'],
    },
    {
      call: `GET ${base}/notices/{noticeHash}`,
      id: `read${infix}Notice`,
      tag,
      summary: 'Read a consent notice',
      description:
        'Returns the consent notice that leaves name by this hash, as canonical JSON (RFC 8785): the SHA-256 hash of exactly these bytes is the hash in the path.',
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
      summary: 'Read the newest checkpoint',
      description:
        'Returns a signed note (C2SP `tlog-checkpoint`, Ed25519): the name of the log, the number of its blocks, the root hash in base64, an empty line and the signature. Keep every checkpoint that you read: it proves any later change to the blocks that it covers.',
      answer: {
        status: 200,
        description: 'The signed note.',
        also: { 'text/plain': textExamples.checkpoint },
      },
      errors: [...withoutQueryErrors(api), 'NoCheckpoint'],
    },
    {
      call: `GET ${base}/head`,
      id: `read${infix}Head`,
      tag,
      summary: 'Read the head',
      description:
        'Returns a compact JWS (EdDSA, type `placet-head+jws`) with the payload `{"domain", "log", "size", "root", "head"}`: the number of the log, size and root hash of the newest checkpoint, and the head `{"block", "first", "entries", "root"}` of the open block, the Merkle tree hash (RFC 6962) of the leaves of its first entries. It covers every entry older than about ten minutes. `head` is null if there are no such entries in the open block, or if the service has no bucket.',
      answer: {
        status: 200,
        description: 'The signed head.',
        also: { 'application/jose': textExamples.head },
      },
      errors: [...withoutQueryErrors(api), 'NotSigned'],
    },
    {
      call: `GET ${base}/proof`,
      id: `read${infix}Proof`,
      tag,
      summary: 'Read a consistency proof',
      description:
        'Returns the consistency proof (RFC 6962, 2.1.2) that the log of checkpoint size `to` extends the log of checkpoint size `from`. `to` is at most the size of the newest checkpoint.',
      query: ['fromSize', 'toSize'],
      answer: {
        status: 200,
        description: 'The proof.',
        schema: 'ConsistencyProof',
        example: 'ConsistencyProof',
      },
      errors: [...errors, api.missing],
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
      'Erases all entries of a visitor on the visitor’s request. Requires the full consent ID. No call returns the entries from then on, and within 24 hours they are deleted from the database and the archive. The hash of each leaf remains and the next block record lists the erased entries, so all proofs stay valid and the erasure itself is documented. If an archived block cannot be read, returns a 500 that names the block; the service completes the erasure within an hour after the block can be read again.',
    answer: { status: 204, description: 'The entries of the visitor were erased.' },
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
