import * as z from 'zod';
import type { EvidenceFile } from '../../src/log/reading/evidence-file.ts';
import type { NoticeContent } from '../../src/log/consent-notice.ts';
import { ref } from './schema.ts';

/** A string that holds a line of the log, or a compact JWS. */
export const line = (holds: 'Leaf' | 'BlockRecord' | 'JWS', what: string) =>
  holds === 'JWS'
    ? z
        .string()
        .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)
        .describe(
          `${what}: a compact JWS (EdDSA, type \`placet-receipt\`) whose payload holds the domain, the leaf as its line, and size and root of the newest checkpoint.`,
        )
    : z
        .string()
        .meta({ contentMediaType: 'application/json', contentSchema: ref(holds), description: `${what}.` });

const path = z.array(z.string()).describe('Inclusion path (RFC 6962, 2.1.1), in hex, from the leaf up.');
const leaf = line('Leaf', 'The entry, as the line that is hashed');

const proven = z
  .object({
    leaf,
    index: z.int().describe('Place of the leaf in the block, from 0.'),
    path,
    block: line('BlockRecord', 'The record of the block, as the line that is hashed'),
    blockIndex: z.int().describe('Place of the record in the log, from 0.'),
    blockPath: path,
    checkpoint: z.string().describe('The signed note.'),
  })
  .meta({ title: 'Proven', description: 'An entry with the way from it to a signed checkpoint.' });

const promised = z
  .object({ leaf, jws: line('JWS', 'The signed promise') })
  .meta({ title: 'Promised', description: 'An entry whose block no checkpoint covers yet.' });

const langs = <const Name extends string>(...names: [Name, ...Name[]]) =>
  z
    .partialRecord(z.enum(names), z.string())
    .optional()
    .describe(
      'The languages of those of these texts that are not in that around them, where they are known.',
    );

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
  description: text,
  privacyPolicyUrl: text,
  whatDataIsCollected: text,
  purposeOfDataCollection: text,
  legalBasis: text,
  placeOfProcessing: text,
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
    language: text.describe('That of the texts, where there are none in that of the locale.'),
    texts: z.record(z.string(), z.string()),
    purposes: z.array(purpose),
    services: z.array(service),
    links: z.array(link).optional(),
    controller: text.describe('Who is responsible for the site.'),
    storage: z.array(storage).optional().describe('What Placet itself stores in the browser.'),
  })
  .describe(
    'All that was shown. In canonical form (RFC 8785) it gives the hash.',
  ) satisfies z.ZodType<NoticeContent>;

const event = z.object({
  event_time: z.iso.datetime(),
  event_type: z.literal('explicit'),
  event_state: z.enum(['given', 'refused', 'withdrawn']),
});

/** The full receipt of a visitor. */
export const receipt = z
  .object({
    schema_version: z.string(),
    record_id: z.string().describe('The log’s name and the consent ID.'),
    pii_principal_id: z.string().describe('The consent ID.'),
    pii_controllers: z.array(z.object({ name: z.string(), links: z.array(link).optional() })),
    privacy_notice: z
      .array(z.object({ hash: z.string(), language: z.string(), content }))
      .describe('Everything that the entries name as shown.'),
    language: z.string(),
    lawful_basis: z.string(),
    purposes: z.array(purpose).describe('Purposes of the newest entry’s services.'),
    services: z.array(service).describe('Services that the newest entry accepted.'),
    retention_period: z.string().describe('ISO 8601.'),
    withdrawal_method: z.string(),
    events: z.array(event).describe('The decisions, newest first.'),
    entries: z.array(z.union([proven, promised])).describe('The entries of the same decisions, with proof.'),
  })
  .describe(
    'The fields of ISO/IEC TS 27560:2023 as far as they are known, about at most 10 entries.',
  ) satisfies z.ZodType<Omit<EvidenceFile, 'pii_controllers'>>;
