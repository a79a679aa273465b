import * as z from 'zod/mini';
import { consentSignalTools, consentTypes } from '../definitions/consent-signals.ts';
import { legalBases, places, purposes } from '../texts/legal-bases-and-places.ts';

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(255));
const long = z.string().check(z.trim(), z.minLength(20), z.maxLength(2000));
const both = z.strictObject({ en_US: line, de_DE: line });
const host = z.string().check(z.regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/));

// Long enough and with a character that ordinary words lack, so that a marker does not match by accident.
const marker = z.string().check(z.minLength(6), z.maxLength(255), z.regex(/[./_:(=$-]|[a-z][A-Z]/));

const keyOf = <T extends object>(codes: T) =>
  z.custom<keyof T & string>((key) => typeof key === 'string' && Object.hasOwn(codes, key), 'Unknown code');

const texts = z.strictObject({
  name: line,
  description: long,
  whatDataIsCollected: z.string().check(z.minLength(5), z.maxLength(2000)),
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
  .check(z.refine((a) => a.dynamic === a.name.includes('*'), 'A pattern has a *, a plain name has none'));

export const presetSchema = z.strictObject({
  id: z.int().check(z.positive()),
  name: line,
  purpose: z.enum(purposes),
  vendor: line,
  hosts: z.array(host),
  /** Hosts that it loads from, too, but that do not tell that it is used. */
  sharedHosts: z.array(host),
  scriptMarkers: z.array(marker),
  iframeMarkers: z.array(marker),
  privacyPolicyUrl: z.url({ protocol: /^https$/ }).check(z.maxLength(255)),
  legalBasis: keyOf(legalBases),
  placeOfProcessing: z.array(keyOf(places)).check(z.minLength(1)),
  googleConsentMode: z.array(z.enum(consentTypes)),
  consentSignals: z.array(z.enum(consentSignalTools)),
  translations: z.strictObject({ en_US: texts, de_DE: texts }),
  assets: z.array(asset),
});

export type Preset = z.infer<typeof presetSchema>;
export type Asset = Preset['assets'][number];
