import * as z from 'zod';
import { legalBases, places, purposes } from './codes.ts';

const line = z.string().trim().min(1).max(255);
const long = z.string().trim().min(20).max(2000);
const both = z.strictObject({ en_US: line, de_DE: line });
const host = z.string().regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/);

// Long enough, and with a character that ordinary words lack, so that a marker does not match by accident.
const marker = z
  .string()
  .min(6)
  .max(255)
  .regex(/[./_:(=$-]|[a-z][A-Z]/);

const keyOf = <T extends object>(codes: T) =>
  z.custom<keyof T & string>((key) => typeof key === 'string' && Object.hasOwn(codes, key), 'Unknown code');

const texts = z.strictObject({
  name: line,
  description: long,
  whatDataIsCollected: z.string().min(5).max(2000),
  purposeOfDataCollection: long,
});

const asset = z
  .strictObject({
    name: line,
    dynamic: z.boolean(),
    storageType: z.enum(['cookie', 'localStorage', 'sessionStorage', 'indexedDb', 'webSql', 'other']),
    lifetime: both,
    description: both,
  })
  .refine((a) => a.dynamic === a.name.includes('*'), 'A pattern has a *, a plain name has none');

export const presetSchema = z.strictObject({
  id: z.int().positive(),
  name: line,
  purpose: z.enum(purposes),
  vendor: line,
  hosts: z.array(host),
  scriptMarkers: z.array(marker),
  iframeMarkers: z.array(marker),
  privacyPolicyUrl: z.url({ protocol: /^https$/ }).max(255),
  legalBasis: keyOf(legalBases),
  placeOfProcessing: z.array(keyOf(places)).min(1),
  googleConsentMode: z.array(
    z.enum([
      'ad_storage',
      'ad_user_data',
      'ad_personalization',
      'analytics_storage',
      'functionality_storage',
      'personalization_storage',
      'security_storage',
    ]),
  ),
  translations: z.strictObject({ en_US: texts, de_DE: texts }),
  assets: z.array(asset),
});

export type Preset = z.infer<typeof presetSchema>;
export type Asset = Preset['assets'][number];
