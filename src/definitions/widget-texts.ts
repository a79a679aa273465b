import { namesWith } from './field.ts';
import { localeFields } from './locale-fields.ts';

// The names of the widget’s texts: those that a site can change, with their part, and the others. Names of five
// characters and more are shortened in the delivered script (`WidgetConfig`).

const inBoth = namesWith(localeFields, 'part', 'both');

/** The texts that explain how a signal of the browser is honored. */
export const signalTexts = ['signalHonored', 'signalExplained', 'signalExceptions'] as const;

/** The texts of the widget without its preferences chunk. */
export const firstTexts = [
  ...namesWith(localeFields, 'part', 'first'),
  ...inBoth,
  'unavailable',
  'withdrawalHint',
  'optionalServices',
  'necessaryServices',
  'sharedDecision',
  'newServices',
  'exemptServices',
  'signalHonored',
] as const;

/** The texts of placeholders for blocked frames. */
export const placeholderTexts = [
  ...namesWith(localeFields, 'part', 'placeholder'),
  'eachTime',
  'thisTime',
  'reloadPage',
  'loadsAfterReload',
] as const;

/** The texts of the preferences chunk. */
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
  'notRecorded',
  'ownStorageName',
  'storage',
  'exemptService',
  ...signalTexts,
] as const;

export type WidgetTexts = Record<(typeof firstTexts)[number], string>;
export type PlaceholderTexts = Record<(typeof placeholderTexts)[number], string>;
export type SettingsTexts = Record<(typeof settingsTexts)[number], string>;
