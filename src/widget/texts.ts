// Names of five characters and more are shortened in the delivered script: see `WidgetConfig`.

/** The texts of the widget's first part. */
export const firstTexts = [
  'widgetTitle',
  'widgetIntroText',
  'widgetDeclineButtonText',
  'widgetFullConsentButtonText',
  'widgetSettingsButtonText',
  'categoriesTitle',
  'detailsCloseButtonText',
  'changeConsentText',
  'unavailable',
  'withdrawalHint',
  'optionalServices',
  'necessaryServices',
  'sharedDecision',
  'newServices',
] as const;

/** The texts of the second part. */
export const settingsTexts = [
  'widgetIntroText',
  'changeConsentText',
  'checkAllButtonText',
  'uncheckAllButtonText',
  'categoriesCancelButtonText',
  'categoriesFullConsentButtonText',
  'categoriesSaveButtonText',
  'widgetDeclineButtonText',
  'embeddingVendorLabel',
  'embeddingDescriptionLabel',
  'embeddingPrivacyPolicyUrlLabel',
  'embeddingWhichDataIsCollectedLabel',
  'embeddingPurposeOfDataCollectionLabel',
  'embeddingLegalBasisLabel',
  'embeddingPlaceOfProcessingLabel',
  'embeddingAssetNameLabel',
  'embeddingAssetLifetimeLabel',
  'embeddingAssetDescriptionLabel',
  'moreInformationLabel',
  'blockedContentTitle',
  'blockedContentDisclaimer',
  'blockedContentConsentButtonText',
  'blockedContentConsentSwitchShowExternalContent',
  'blockedContentConsentSwitchProviderDetails',
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
