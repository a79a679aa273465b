import * as z from 'zod';
import type { EvidenceFile } from '../../../src/log/reading/evidence-file.ts';
import type { NoticeContent } from '../../../src/log/notices/consent-notice.ts';
import type { EvidenceRecord } from '../../../src/log/evidence/record-proofs.ts';
import { ref } from './json-schema.ts';

/** A string that contains a line of the log or a compact JWS. */
export const signedLine = (content: 'Leaf' | 'JWS', title: string) =>
  content === 'JWS'
    ? z
        .string()
        .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)
        .describe(
          `${title}: a compact JWS (EdDSA, type \`placet-receipt\`). Its payload contains the domain, the number of the log, the line of the decision, and size and root hash of the newest checkpoint.`,
        )
    : z.string().meta({
        contentMediaType: 'application/json',
        contentSchema: ref(content),
        description: `${title}.`,
      });

const line = signedLine('Leaf', 'The decision as its line');
const tlogProof = (what: string) =>
  z.string().describe(`${what}, as a \`tlog-proof\` (C2SP): index, inclusion proof and signed checkpoint.`);

const anchor = z
  .object({
    proof: tlogProof(
      'The proof of the record under a checkpoint of the log with the size and root in `line`',
    ),
    line: z
      .string()
      .describe('The line of the log on that day: `origin`, `size` and `root` of its newest checkpoint.'),
    lineProof: tlogProof('The proof of this line under the note of the day'),
    token: z
      .string()
      .optional()
      .describe('The time stamp (RFC 3161) of the text of this note, in base64, if there is one.'),
    verifier: z.string().describe('The verifier key of the anchors.'),
  })
  .optional()
  .describe('The way from the record to a dated note, if one covers it.');

const proven = z
  .object({ line, proof: tlogProof('The proof of the record'), anchor })
  .meta({ title: 'Proven', description: 'A decision that the current checkpoint covers.' });

const promised = z
  .object({ line, jws: signedLine('JWS', 'The receipt'), anchor })
  .meta({ title: 'Promised', description: 'A decision that no checkpoint covers yet.' });

const evidenceRecord = z.union([proven, promised]) satisfies z.ZodType<EvidenceRecord>;

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
      .describe('The consent notices of the decisions.'),
    language: z.string(),
    lawful_basis: z
      .string()
      .optional()
      .describe(
        '`consent`, if the notice of the newest decision asks for it and no exempt services were left on.',
      ),
    purposes: z.array(purpose).describe('Purposes of the services in the newest decision.'),
    services: z
      .array(service)
      .describe('Services that are on after the newest decision. `exempt` ones needed no consent.'),
    retention_period: z.string().describe('An ISO 8601 duration.'),
    withdrawal_method: z.string(),
    events: z.array(event).describe('The decisions, newest first.'),
    records: z.array(evidenceRecord).describe('These decisions with their proofs.'),
    keys: z
      .array(z.object({ generation: z.int(), verifier: z.string(), lastSize: z.int().optional() }))
      .describe(
        'The verifier keys of the log, the current one first, former ones with the last size that they signed. They come from the service itself: compare them with published keys.',
      ),
  })
  .describe(
    'A consent record with the known fields of ISO/IEC TS 27560:2023 and at most 10 decisions.',
  ) satisfies z.ZodType<Omit<EvidenceFile, 'pii_controllers'>>;
