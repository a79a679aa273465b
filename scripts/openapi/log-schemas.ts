import * as z from 'zod';
import type { Block } from '../../src/log/reading/blocks.ts';
import type { Leaf, Record } from '../../src/log/leaf.ts';
import { consentSchema } from '../../src/visitor/store-decision.ts';
import { receiptSchema } from '../../src/visitor/receipt-download.ts';
import { line, receipt } from './receipt-schema.ts';
import { given, payload } from './schema.ts';

const seconds = z.int().describe('Seconds since 1970, UTC.');
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const seq = z.int().describe('Its place in the log: 1, 2, 3 … over all blocks, without a gap.');
const ucid = z.string().describe('ID of the visitor’s browser.');
const manipulationPrevention = z
  .boolean()
  .describe('Whether the widget was guarded against being suppressed; not whether somebody tried.');
const labels = (what: string) =>
  z.record(z.string(), z.string()).describe(`${what}, id and label as the visitor read it.`);

const consent = z.object({
  consent: z.boolean().describe('Whether a consent was given.'),
  ucid,
  timestamp: seconds,
  purposes: labels('Purposes of the accepted embeddings'),
  embeddings: labels('Embeddings that the visitor accepted'),
  manipulationPrevention,
});

const states = `\`open\`: it takes entries. \`sealed\`: it takes no more. \`hashed\`: the newest checkpoint covers it, or the next one will. \`archived\`: its entries are in the archive. \`gone\`: retention took its entries, and its record remains.`;

const block = z.object({
  number: z.int().describe('Counts the blocks of the log from 1.'),
  state: z.enum(['open', 'sealed', 'hashed', 'archived', 'gone']).describe(states),
  first: z.int().describe('`seq` of its first entry.'),
  last: z.int().nullable().describe('`seq` of its last entry; null while it is empty.'),
  entries: z.int().describe('How many entries it has or had; those that were erased are counted.'),
  from: seconds.nullable().describe('Time of its first entry.'),
  to: seconds.nullable().describe('Time of its last entry.'),
  sealedAt: seconds.nullable().describe('Time of its sealing; null until that is written down.'),
  root: hash.nullable().describe('Merkle tree hash over its leaves (RFC 6962); null until it is hashed.'),
  object: z
    .string()
    .nullable()
    .describe('The archive’s object that holds it; null while it is in the database.'),
}) satisfies z.ZodType<Block>;

const sealed = z.object({
  number: z.int().nullable().describe('Number of the sealed block; null where nothing was sealed.'),
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
    notice: hash.describe('SHA-256 of what was shown.'),
    embeddings: z.array(z.string()).describe('Ids of the accepted embeddings, in the order of the notice.'),
    salt: z.string().describe('Keeps the hash of an erased leaf from being guessed.'),
  })
  .describe(
    'An entry as the line that is hashed: the properties in this order, no white space. Its hash is SHA-256 over a byte 0 and the line.',
  ) satisfies z.ZodType<Leaf>;

const record = z
  .object({
    domain: z.string(),
    log: z.int().describe('Number of the log.'),
    block: z.int().describe('Number of the block; its place in the tree is one less.'),
    first: z.int(),
    last: z.int(),
    from: seconds,
    to: seconds,
    erased: z
      .array(z.int())
      .describe('`seq` of every entry of the log that was erased since the record before.'),
    root: hash.describe('Merkle tree hash over the leaves of the block.'),
  })
  .describe(
    'A block as the line that the tree of the log is made of; it stays for ever.',
  ) satisfies z.ZodType<Record>;

const jwk = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });
const key = z.object({
  jwk: jwk.describe('The public key, for receipts. Its RFC 7638 thumbprint is their `kid`.'),
  verifier: z
    .string()
    .describe('The same key, for checkpoints: the log’s name, the key’s id and the key (C2SP signed note).'),
});

const domainAndKey = {
  apiKey: 'The embed key, as the snippet has it; not the API key.',
  domain: 'Id of the domain.',
};

/** What the calls of the log and of the visitors' pages take and answer. */
export const logSchemas = {
  Consent: given(consent),
  LogEntry: given(z.object({ seq, ...consent.shape })),
  LogBlock: given(block),
  SealedBlock: given(sealed),
  Leaf: given(leaf),
  BlockRecord: given(record),
  ConsistencyProof: given(
    z.object({ proof: z.array(hash).describe('Hashes in hex, in the order of RFC 6962, 2.1.2.') }),
  ),
  LogKey: given(
    key.extend({
      former: z
        .array(key.extend({ lastSize: z.int().describe('The last checkpoint that counts with this key.') }))
        .describe('The keys that signed before.'),
    }),
  ),
  Decision: payload(consentSchema, {
    ...domainAndKey,
    ucid: 'ID of the visitor’s browser, 256 random bits; a new one where it is left out.',
    consent: 'Whether the visitor consented; false for a refusal or a withdrawal.',
    embeddings: 'Ids of the accepted embeddings. A refusal holds mandatory ones alone.',
    manipulationPrevention: 'Whether the widget was guarded against being suppressed.',
    lang: 'Language of what was shown, where `notice` is left out; otherwise that of `Accept-Language`.',
    notice:
      'SHA-256 of what the visitor was shown, as the script has it. A consent needs one that was delivered within the last 30 days. Left out, it is what the domain shows now.',
  }),
  StoredDecision: given(
    z.object({ ucid, timestamp: seconds, receipt: line('JWS', 'The signed promise of this entry') }),
  ),
  ReceiptRequest: payload(receiptSchema, {
    ...domainAndKey,
    ucid: 'The consent ID, whole; only the visitor’s browser knows it.',
  }),
  Receipt: given(receipt),
};
