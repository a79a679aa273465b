import { DOMAIN, list, read } from './hosting.ts';
import { asText } from './log-examples.ts';
import type { Operation } from './operation.ts';
import type { ProblemName } from './problems.ts';

const ACCOUNT_LOG = '/api/domains/{domainId}/log';
const LOG = `${DOMAIN}/log`;
const NDJSON = 'application/x-ndjson';

/** A list in the formats that go with JSON. */
export const inOtherFormats = ({ ndjson, csv }: { ndjson: string; csv: string }) => ({
  [NDJSON]: ndjson,
  'text/csv': csv,
});

/** One of the two trees that show a log; `infix` tells the ids of its operations from the other's. */
type Tree = { tag: string; infix: string; base: string; errors: ProblemName[]; missing: ProblemName };

const hosting: Tree = { tag: 'Log', infix: 'Log', base: LOG, errors: list, missing: 'NoDomain' };
const account: Tree = {
  tag: 'Domain API: log',
  infix: 'AccountLog',
  base: ACCOUNT_LOG,
  errors: ['InvalidQuery', 'NoApiKey', 'NotAllowed', 'Failed'],
  missing: 'NotInAccount',
};

const withoutQuery = ({ errors }: Tree) => errors.filter((name) => name !== 'InvalidQuery');

const feed = (path: string, { tag, infix, errors, missing }: Tree): Operation => ({
  call: `GET ${path}`,
  id: `read${infix}Entries`,
  tag,
  summary: 'Follow the log',
  description:
    'Every entry of every block, oldest first, each with its `seq`. Begin without `after` and go on where `Link` leads. Where there is no `Link`, you have everything: keep the last `seq`, and call again with it as `after` whenever you like. So you miss nothing and see nothing twice, whatever is sealed or archived meanwhile. A page may hold fewer entries than `limit`, even none, and still have a `Link`. Entries that were erased, or that retention took, are passed over. As JSON, NDJSON or CSV, as `Accept` says.',
  query: ['feedAfter', 'feedLimit'],
  answer: {
    status: 200,
    description: 'The entries, oldest first.',
    schema: ['LogEntry'],
    example: 'LogEntries',
    headers: ['Link'],
    also: inOtherFormats(asText.LogEntries),
  },
  errors: [...errors, missing],
});

const blocks = (path: string, id: string, { tag, errors, missing }: Tree): Operation => ({
  call: `GET ${path}`,
  id,
  tag,
  summary: 'List the blocks',
  description:
    'As JSON, all blocks with their state, the open one last. As NDJSON, exactly the record lines (`BlockRecord`) of the hashed blocks: their tree hash (RFC 6962) is the root of the checkpoint.',
  query: ['blockAfter', 'blockLimit'],
  answer: {
    status: 200,
    description: 'The blocks, oldest first.',
    schema: ['LogBlock'],
    example: 'Blocks',
    headers: ['Link'],
    also: { [NDJSON]: asText.records },
  },
  errors: [...errors, missing],
});

/** What proves a log. */
function evidence(tree: Tree): Operation[] {
  const { tag, infix, base, errors } = tree;
  return [
    blocks(`${base}/blocks`, `list${infix}Blocks`, tree),
    {
      call: `GET ${base}/blocks/{blockNumber}`,
      id: `read${infix}Block`,
      tag,
      summary: 'Read the entries of a block',
      description:
        'As JSON and CSV, the entries with their labels, without those that were erased. As NDJSON, exactly the leaves (`Leaf`) in the order of `seq`, an erased one as `{"seq":…,"leaf":"<its hash in hex>"}`: their tree hash is the `root` of the block. An open block is answered as far as it has come.',
      answer: {
        status: 200,
        description: 'The entries, oldest first.',
        schema: ['LogEntry'],
        example: 'BlockEntries',
        also: inOtherFormats(asText.BlockEntries),
      },
      errors: [...withoutQuery(tree), 'NoBlock'],
    },
    {
      call: `GET ${base}/checkpoint`,
      id: `read${infix}Checkpoint`,
      tag,
      summary: 'Read the newest checkpoint',
      description:
        'A signed note (C2SP `tlog-checkpoint`, Ed25519): name of the log, number of its blocks, root in base64, and behind an empty line the signature. Keep each one that you read: with it, any later change to what it covers can be proved.',
      answer: {
        status: 200,
        description: 'The signed note.',
        also: { 'text/plain': asText.checkpoint },
      },
      errors: [...withoutQuery(tree), 'NoCheckpoint'],
    },
    {
      call: `GET ${base}/proof`,
      id: `read${infix}Proof`,
      tag,
      summary: 'Prove that the log has only grown',
      description:
        'The consistency proof (RFC 6962, 2.1.2) between two checkpoints, by their sizes: the first `from` blocks are the beginning of the first `to`. `to` is at most the size of the newest checkpoint.',
      query: ['fromSize', 'toSize'],
      answer: {
        status: 200,
        description: 'The proof.',
        schema: 'ConsistencyProof',
        example: 'ConsistencyProof',
      },
      errors: [...errors, tree.missing],
    },
  ];
}

const receipt = (path: string, { tag, infix, errors }: Tree): Operation => ({
  call: `GET ${path}`,
  id: `read${infix}Receipt`,
  tag,
  summary: 'Read the full receipt of a visitor',
  description:
    'Proves the visitor’s decisions to anybody, without this service: at `/verify`, which works offline, or with `npm run verify-receipt`. The consent ID has to be whole. At most 10 decisions, newest first; `Link` leads to the older ones.',
  query: ['cursor'],
  answer: {
    status: 200,
    description: 'The receipt.',
    schema: 'Receipt',
    example: 'Receipt',
    headers: ['Link'],
  },
  errors: [...errors, 'NoVisitor'],
});

export const accountLog: Operation[] = [
  feed(ACCOUNT_LOG, account),
  ...evidence(account),
  receipt('/api/domains/{domainId}/consents/{ucid}/receipt', account),
];

export const hostingLog: Operation[] = [
  { ...blocks(LOG, 'listLog', hosting), summary: 'List the blocks, by the shorter path' },
  feed(`${LOG}/entries`, hosting),
  ...evidence(hosting),
  receipt(`${LOG}/receipts/{ucid}`, hosting),
  {
    call: `DELETE ${LOG}/consents/{ucid}`,
    id: 'eraseVisitor',
    tag: 'Log',
    summary: 'Erase a visitor',
    description:
      'For a visitor who asks for it; the consent ID has to be whole. No call shows the entries any more at once, and within 24 hours they are gone from the database and the archive. Of each the hash of its leaf remains, and the next block record lists it, so that all proofs stay valid and the erasure can be seen. Where an archived block cannot be read, the answer is a 500 that names it; the service erases the rest by itself once it can.',
    answer: { status: 204, description: 'The visitor is erased.' },
    errors: [...read, 'NoVisitor'],
  },
  {
    call: `POST ${LOG}/archive`,
    id: 'archiveLog',
    tag: 'Log',
    summary: 'Seal the current block',
    description: 'The next decision starts a new block. An empty block stays open.',
    answer: {
      status: 201,
      description: 'What was sealed; `entries` is 0 where there was nothing to seal.',
      schema: 'SealedBlock',
      example: 'Sealed',
    },
    errors: [...read, 'NoDomain'],
  },
];
