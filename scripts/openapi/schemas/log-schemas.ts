import * as z from 'zod';
import type { LogAnchor } from '../../../src/log/evidence/log-anchors.ts';
import type { Block } from '../../../src/log/reading/blocks.ts';
import type { Leaf } from '../../../src/log/leaf.ts';
import { consentSchema } from '../../../src/visitor/decision/parse.ts';
import { evidenceFileRequest } from '../../../src/visitor/decision/evidence-file-route.ts';
import { signedLine, evidenceFile } from './evidence-file-schema.ts';
import { outputSchema, payloadSchema } from './json-schema.ts';

const seconds = z.int().describe('Unix time in seconds.');
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const seq = z.int().describe('Number of the record in the log: 1, 2, 3 … across all blocks, without gaps.');
const log = z.int().describe('Number of the log. `{log}.{seq}` is the position of a record.');
const ucid = z.string().describe('Consent ID: the random ID of the visitor’s browser.');
const manipulationPrevention = z
  .boolean()
  .describe('Whether tamper protection was on. It does not show that anyone tampered with the banner.');
const labels = (title: string) =>
  z.record(z.string(), z.string()).describe(`${title}: the label as shown to the visitor, by id.`);

const consent = z.object({
  consent: z
    .boolean()
    .describe(
      'Whether the visitor consented to a service that needs consent; under another policy than `optIn`, whether an optional service stays on.',
    ),
  ucid,
  timestamp: seconds,
  purposes: labels('Purposes of the accepted embeddings'),
  embeddings: labels('Accepted embeddings, without exempt ones, which need no consent'),
  manipulationPrevention,
});

const states = `\`open\`: new records are added. \`sealed\`: no more records are added. \`covered\`: a checkpoint covers all of its records. \`archived\`: also, its lines are in the archive. \`gone\`: the retention period has ended; the decisions are deleted.`;

const block = z.object({
  number: z.int().describe('Number of the block in the log, from 1.'),
  state: z.enum(['open', 'sealed', 'covered', 'archived', 'gone']).describe(states),
  first: z.int().describe('`seq` of the first record.'),
  last: z.int().nullable().describe('`seq` of the last record; null while the block is empty.'),
  entries: z.int().describe('Number of decisions, including erased and deleted ones.'),
  from: seconds.nullable().describe('Time of the first record.'),
  to: seconds.nullable().describe('Time of the last record.'),
  sealedAt: seconds.nullable().describe('Time at which the block was sealed; null until then.'),
  object: z
    .string()
    .nullable()
    .describe('Name of the object in the archive; null while the decisions are in the database.'),
}) satisfies z.ZodType<Block>;

const event = z
  .union([
    z.object({
      log,
      seq,
      type: z.literal('block'),
      timestamp: seconds,
      block: z.int().describe('Number of the block that ended.'),
      first: z.int(),
      last: z.int(),
      from: seconds,
      to: seconds,
    }),
    z.object({
      log,
      seq,
      type: z.literal('erasure'),
      timestamp: seconds,
      ranges: z
        .array(z.array(z.int()))
        .describe('The `seq` of the erased decisions as pairs of a first and a last one.'),
    }),
  ])
  .describe('An event of the log: the end of a block, or an erasure.');

const sealed = z.object({
  number: z.int().nullable().describe('Number of the sealed block; null if the block was empty.'),
  entries: z.int(),
  sealedAt: seconds.nullable(),
});

const leaf = z
  .object({
    seq,
    ucid,
    timestamp: seconds,
    consent: z.boolean(),
    manipulationPrevention,
    notice: hash.describe('SHA-256 hash of the consent notice.'),
    embeddings: z
      .array(z.string())
      .describe(
        'IDs of the accepted embeddings, in the order of the consent notice, and of exempt embeddings that were left on.',
      ),
    signals: z
      .array(z.string())
      .describe(
        'Sorted names of the preference signals that the browser sent: `dnt`, `gpc`. `own-banner`: the website drew the banner itself. `program`: a program in the browser rejected what the visitor had not decided; what the entry accepts is from the visitor’s earlier decision.',
      ),
    salt: z
      .string()
      .describe(
        '16 random bytes, which are deleted with the decision: without them, it cannot be guessed from its entry.',
      ),
  })
  .describe(
    'A decision as its line: the properties in this order, without white space. Its entry in the tree is the SHA-256 hash of the line.',
  ) satisfies z.ZodType<Leaf>;

const logAnchor = z
  .object({
    date: z.string().describe('The date (UTC).'),
    note: z.string().describe('The signed note of the day.'),
    line: z
      .string()
      .optional()
      .describe(
        'The line of the log on that day: `origin`, `size` and `root` of its newest checkpoint. Only if it had changed.',
      ),
    lineProof: z
      .string()
      .optional()
      .describe('The proof of this line under the note, as a `tlog-proof` (C2SP).'),
    token: z
      .string()
      .optional()
      .describe('The time stamp (RFC 3161) of the text of the note, in base64, if there is one.'),
  })
  .describe('The note of a day, with the line of a log.') satisfies z.ZodType<LogAnchor>;

const jwk = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });
const key = z.object({
  jwk: jwk.describe('The public key for receipts. Its RFC 7638 thumbprint is the `kid` of receipts.'),
  verifier: z
    .string()
    .describe(
      'The same key for checkpoints: the name of the log, the ID of the key and the key (C2SP signed note).',
    ),
});

const domainAndKey = {
  apiKey: 'The embed key from the snippet, not the API key.',
  domain: 'ID of the domain.',
};

/** The requests and responses of the log and of visitors. */
export const logSchemas = {
  Consent: outputSchema(consent),
  LogRecord: outputSchema(z.union([z.object({ log, seq, ...consent.shape }), event])),
  LogBlock: outputSchema(block),
  SealedBlock: outputSchema(sealed),
  Leaf: outputSchema(leaf),
  LogKey: outputSchema(
    key.extend({
      former: z
        .array(key.extend({ lastSize: z.int().describe('Size of the last valid checkpoint of this key.') }))
        .describe('The previous keys.'),
    }),
  ),
  LogAnchor: outputSchema(logAnchor),
  AnchorKey: outputSchema(
    key.extend({
      former: z
        .array(key.extend({ lastDate: z.string().describe('Date of the last note that this key signed.') }))
        .describe('The previous keys.'),
    }),
  ),
  Decision: payloadSchema(consentSchema, {
    ...domainAndKey,
    ucid: 'Consent ID of the visitor: 256 random bits. If omitted, a new one is created.',
    consent:
      'Whether the visitor consented; `false` for a rejection, a withdrawal or an objection to all services. A decision that only leaves exempt embeddings on is stored as `false`.',
    embeddings:
      'IDs of the accepted embeddings. A rejection contains only mandatory embeddings, and exempt ones that were left on.',
    manipulationPrevention: 'Whether tamper protection was on.',
    lang: 'Locale of the consent notice, if `notice` is omitted. Default: from `Accept-Language`.',
    notice:
      'SHA-256 hash of the consent notice that the visitor saw, from the script. A consent requires a notice that was shown within the last 30 days. Default: the current consent notice of the domain for the visitor’s region.',
    signals:
      'What the browser asks for, who drew the banner, and who decided: `dnt` (Do Not Track), `gpc` (Global Privacy Control), `own-banner` (the website), `program` (a program rejected what the visitor had not decided). Stored with the decision, sorted and without repetitions. `Sec-GPC: 1` and `DNT: 1` in the request add `gpc` and `dnt`.',
  }),
  StoredDecision: outputSchema(
    z.object({
      ucid,
      timestamp: seconds,
      receipt: signedLine('JWS', 'The receipt of this decision').optional(),
    }),
  ),
  EvidenceFileRequest: payloadSchema(evidenceFileRequest, {
    ...domainAndKey,
    ucid: 'The full consent ID, which only the visitor’s browser knows.',
  }),
  EvidenceFile: outputSchema(evidenceFile),
};
