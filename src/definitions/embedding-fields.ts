import { consentSignalTools, consentTypes } from './consent-signals.ts';
import { purposeIds } from './purpose-ids.ts';
import { flag, json, longText, number, numbers, oneOf, fieldsWith, someOf, text, texts } from './field.ts';

export const storageTypes = [
  'cookie',
  'localStorage',
  'sessionStorage',
  'indexedDb',
  'webSql',
  'other',
] as const;

/** A cookie or storage key of an embedding. */
export type Asset = {
  id: string;
  name: string;
  /** For compatible programs, without effect: `*` in any name matches anything. */
  dynamic: boolean;
  storageType: (typeof storageTypes)[number];
  lifetime: string;
  description: string;
  translations: Record<string, { lifetime?: string; description?: string }>;
};

const translations: Record<string, Record<string, string>> = {};

/** The settings of an embedding, a service to visitors. The comment of each is its sentence in the reference. */
/**
 * The most services of a domain: even with the longest IDs, a decision that accepts all of them fits into the body that
 * visitors may send. A trigger enforces it.
 */
export const MAX_SERVICES = 950;

export const embeddingFields = {
  /**
   * Its name in programs (docs/website/server-side.md), unique in the domain: lowercase letters, digits and hyphens. It is
   * derived from the name at first, stays when the name changes, and gets a number at the end if another service has it or
   * had it. Not part of CCM19’s interface.
   */
  key: text(40),
  /** Whether visitors are asked for consent to it. */
  active: flag(false, { notice: true }),
  /** The ID of its purpose: {purposes}. */
  purpose: oneOf(purposeIds, undefined, { notice: true }),
  /** Its provider. */
  vendor: text(255, { notice: true }),
  /** HTML code that is inserted into the page after consent. */
  scriptHtmlCode: longText({ widget: true, feature: 'canUseScripts' }),
  /** Scripts and iframes with this value in `data-ccm-loader-group` belong to it. */
  scriptLoaderGroup: text(255, { widget: true }),
  /** Parts of the code or URL by which its scripts are recognized and blocked. */
  scriptMarkers: texts({ widget: true }),
  /** Parts of the URL by which its iframes are recognized and blocked. */
  iframeMarkers: texts({ widget: true }),
  /** Whether its iframes are hidden without a placeholder. */
  hideIframesUntilConsent: flag(false, { widget: true }),
  /** `exclude`: it does not run on the pages in `excludeFromUrls`; `include`: it runs only there. */
  excludeUrlsMode: oneOf(['exclude', 'include'], 'exclude'),
  /** Parts of page URLs, to which `excludeUrlsMode` applies. */
  excludeFromUrls: texts({ widget: true }),
  /** Its description. */
  description: longText({ notice: 'text' }),
  /** URL of the provider’s privacy policy. */
  privacyPolicyUrl: text(2048, { notice: true, link: true }),
  /** The data that it collects. */
  whatDataIsCollected: longText({ notice: 'text' }),
  /** The purpose of the data collection. */
  purposeOfDataCollection: longText({ notice: 'text' }),
  /** The legal basis of the processing. */
  legalBasis: longText({ notice: 'text' }),
  /** Where the data is processed. */
  placeOfProcessing: longText({ notice: 'text' }),
  /**
   * The texts by locale. Visitors also read unchanged texts of frequent presets in French, Italian, Spanish, Dutch and Polish,
   * which are not stored here.
   */
  translations: json(translations, { notice: true }),
  tcfVendor: number(null, { minimum: 0 }, { compat: true }),
  tcfPurposes: numbers({ compat: true }),
  tcfSpecialFeatures: numbers({ compat: true }),
  /** The consent types of Google Consent Mode that are set to “granted” on consent to it. */
  googleConsentMode: someOf(consentTypes, [], { widget: true }),
  /** The tools that are told about decisions on it (docs/signals.md), besides Google. */
  consentSignals: someOf(consentSignalTools, [], { widget: true }),
  /**
   * Whether its scripts load without consent, before a decision and after a rejection, while its tools are told that consent
   * is denied (Google’s advanced consent mode). It has an effect only for an embedding with `googleConsentMode` or
   * `consentSignals`.
   */
  loadBeforeConsent: flag(false, { widget: true, notice: true }),
  /**
   * `statistics` or `appearance`: exempt from consent in the United Kingdom for this purpose (Data (Use and Access) Act 2025),
   * where it runs until the visitor objects; null: not exempt.
   */
  exemptInUk: oneOf(['statistics', 'appearance'], null, { notice: true }),
  /**
   * Its cookies and storage keys. A list replaces the whole stored list; an entry with an existing ID keeps that ID. An
   * update without a list changes none.
   */
  assets: json([] as Asset[], { notice: true }),
};
export type EmbeddingFields = typeof embeddingFields;

/** The texts of an embedding that visitors read in their own language where it is translated. */
export const embeddingTexts = fieldsWith(embeddingFields, 'notice', 'text');
export type EmbeddingText = keyof typeof embeddingTexts;
