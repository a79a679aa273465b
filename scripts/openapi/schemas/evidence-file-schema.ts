import * as z from 'zod';
import type { EvidenceFile } from '../../../src/log/reading/evidence-file.ts';
import type { NoticeContent } from '../../../src/log/consent-notice.ts';
import type { InclusionProof } from '../../../src/log/evidence/entry-proofs.ts';
import { ref } from './json-schema.ts';

/** A string that contains a line of the log or a compact JWS. */
export const signedLine = (content: 'Leaf' | 'BlockRecord' | 'JWS', title: string) =>
  content === 'JWS'
    ? z
        .string()
        .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)
        .describe(
          `${title}: a compact JWS (EdDSA, type \`placet-receipt\`). Its payload contains the domain, the number of the log, the line of the leaf, size and root hash of the newest checkpoint, and the head of the open block if there is one.`,
        )
    : z.string().meta({
        contentMediaType: 'application/json',
        contentSchema: ref(content),
        description: `${title}.`,
      });

const path = z
  .array(z.string())
  .describe('Inclusion proof (RFC 6962, 2.1.1) in hex, from the leaf to the root.');
const leaf = signedLine('Leaf', 'The entry as the line that is hashed');

const attachment = z
  .string()
  .optional()
  .describe('The text that was stored with the entry, if there is one. Its SHA-256 hash is in the leaf.');

const anchor = z
  .object({
    by: z
      .enum(['head', 'checkpoint'])
      .describe('Where `path` leads: to the head of the entry’s block, or to the checkpoint of the log.'),
    path,
    line: z
      .string()
      .describe(
        'The line of the log in the tree of the day, as it is hashed: domain, number of the log, size and root hash of its checkpoint, and the head of its open block.',
      ),
    lineIndex: z.int().describe('Index of the line in the tree of the day, from 0.'),
    linePath: path,
    leaf: z.string().describe('The leaf of the anchor log, as the line that is hashed.'),
    leafIndex: z.int().describe('Index of this leaf in the anchor log, from 0.'),
    leafPath: path,
    note: z.string().describe('The checkpoint of the anchor log, as a signed note.'),
    token: z
      .string()
      .optional()
      .describe('The time stamp (RFC 3161) of the text of this note, in base64, if there is one.'),
    verifier: z.string().describe('The verifier key of the anchor log.'),
  })
  .optional()
  .describe('The way from the entry to a dated checkpoint of the anchor log, if one covers it.');

/** The inclusion proof of an entry up to a signed checkpoint. */
export const inclusionProof = z
  .object({
    index: z.int().describe('Index of the leaf in the block, from 0.'),
    path,
    block: signedLine('BlockRecord', 'The block record as the line that is hashed'),
    blockIndex: z.int().describe('Index of the block record in the log, from 0.'),
    blockPath: path,
    checkpoint: z.string().describe('The checkpoint, as a signed note.'),
  })
  .describe('The proof that a checkpoint covers an entry.') satisfies z.ZodType<InclusionProof>;

const proven = z
  .object({ leaf, attachment, ...inclusionProof.shape, anchor })
  .meta({ title: 'Proven', description: 'An entry with its inclusion proofs up to a signed checkpoint.' });

const promised = z
  .object({ leaf, attachment, jws: signedLine('JWS', 'The receipt'), anchor })
  .meta({ title: 'Promised', description: 'An entry whose block is not yet covered by a checkpoint.' });

const langs = <const Name extends string>(...names: [Name, ...Name[]]) =>
  z
    .partialRecord(z.enum(names), z.string())
    .optional()
    .describe('The language of each text that differs from the language of the notice, if it is known.');

const storage = z.object({
  name: z.string(),
  storageType: z.string(),
  lifetime: z.string().optional(),
  description: z.string().optional(),
  langs: langs('lifetime', 'description'),
});
const purpose = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  mandatory: z.literal(true).optional(),
});
const text = z.string().optional();
const service = z.object({
  id: z.string(),
  name: z.string(),
  purpose: z.string(),
  vendor: text,
  exempt: z
    .enum(['statistics', 'appearance'])
    .optional()
    .describe('Why it runs without consent in the visitor’s region, until the visitor objects.'),
  description: text,
  privacyPolicyUrl: text,
  whatDataIsCollected: text,
  purposeOfDataCollection: text,
  legalBasis: text,
  placeOfProcessing: text,
  loadsBeforeConsent: text.describe('The sentence that the service loads without consent.'),
  assets: z.array(storage).optional(),
  blockedContentTitle: text,
  blockedContentText: text,
  blockedContentButtonText: text,
  langs: langs(
    'description',
    'whatDataIsCollected',
    'purposeOfDataCollection',
    'legalBasis',
    'placeOfProcessing',
  ),
});
const link = z.object({ name: z.string(), label: z.string(), url: text, html: text, lang: text });

const content = z
  .object({
    version: z.literal(1),
    domain: z.string(),
    locale: z.string(),
    language: text.describe('Language of the texts, if there are none in the language of the locale.'),
    policy: z
      .enum(['optOut', 'noticeOnly', 'none'])
      .optional()
      .describe('The policy of the visitor’s region; left out for `optIn`.'),
    texts: z.record(z.string(), z.string()),
    purposes: z.array(purpose),
    services: z.array(service),
    links: z.array(link).optional(),
    controller: text.describe('The controller of the website (GDPR).'),
    storage: z.array(storage).optional().describe('Cookies and storage keys of Placet itself.'),
  })
  .describe(
    'The consent notice as shown to the visitor. Its hash is computed over its canonical form (RFC 8785).',
  ) satisfies z.ZodType<NoticeContent>;

const event = z.object({
  event_time: z.iso.datetime(),
  event_type: z
    .enum(['explicit', 'implied'])
    .describe('`implied` if services were left on where the notice asks for no consent.'),
  event_state: z.enum(['given', 'refused', 'withdrawn']),
});

/** The evidence file of a visitor. */
export const evidenceFile = z
  .object({
    schema_version: z.string(),
    record_id: z.string().describe('The name of the log and the consent ID.'),
    pii_principal_id: z.string().describe('The consent ID.'),
    pii_controllers: z.array(z.object({ name: z.string(), links: z.array(link).optional() })),
    privacy_notice: z
      .array(z.object({ hash: z.string(), language: z.string(), content }))
      .describe('The consent notices of the entries.'),
    language: z.string(),
    lawful_basis: z
      .string()
      .optional()
      .describe('`consent`, if the newest entry’s notice asks for it and no exempt services were left on.'),
    purposes: z.array(purpose).describe('Purposes of the services in the newest entry.'),
    services: z
      .array(service)
      .describe('Services that are on after the newest entry. `exempt` ones needed no consent.'),
    retention_period: z.string().describe('An ISO 8601 duration.'),
    withdrawal_method: z.string(),
    events: z.array(event).describe('The decisions, newest first.'),
    entries: z
      .array(z.union([proven, promised]))
      .describe('The entries of these decisions with their proofs.'),
    keys: z
      .array(z.object({ generation: z.int(), verifier: z.string(), lastSize: z.int().optional() }))
      .describe(
        'The verifier keys of the log, the current one first, former ones with the last size that they signed. They come from the service itself: compare them with published keys.',
      ),
  })
  .describe(
    'A consent record with the known fields of ISO/IEC TS 27560:2023 and at most 10 entries.',
  ) satisfies z.ZodType<Omit<EvidenceFile, 'pii_controllers'>>;
