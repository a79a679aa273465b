import { namesWith } from './field.ts';
import { localeFields } from './locale-fields.ts';

// What the widget says in its own words; what a site may word itself says its part in its definition. Names of five
// characters and more are shortened in the delivered script: see `WidgetConfig`.

const inBoth = namesWith(localeFields, 'part', 'both');

/** The texts of the widget's first part. */
export const firstTexts = [
  ...namesWith(localeFields, 'part', 'first'),
  ...inBoth,
  'unavailable',
  'withdrawalHint',
  'optionalServices',
  'necessaryServices',
  'sharedDecision',
  'newServices',
] as const;

/** The texts of the second part. */
export const settingsTexts = [
  ...namesWith(localeFields, 'part', 'second'),
  ...inBoth,
  'controller',
  'retention',
  'thirdCountries',
  'consentId',
  'copy',
  'copied',
  'decisions',
  'acceptedAll',
  'refusedAll',
  'chosen',
  'receipt',
  'unavailable',
  'ownStorageName',
  'storage',
] as const;

export type WidgetTexts = Record<(typeof firstTexts)[number], string>;
export type SettingsTexts = Record<(typeof settingsTexts)[number], string>;
