// Names of five characters and more are shortened in the delivered script: see `WidgetConfig`.

/** The texts of the widget's first part. */
export const firstTexts = [
  'widgetTitle',
  'widgetIntroText',
  'widgetDeclineButtonText',
  'widgetFullConsentButtonText',
  'widgetSettingsButtonText',
  'categoriesTitle',
  'categoriesSaveButtonText',
  'detailsCloseButtonText',
  'blockedContentTitle',
  'blockedContentDisclaimer',
  'blockedContentConsentButtonText',
  'blockedContentConsentSwitchShowExternalContent',
  'blockedContentConsentSwitchProviderDetails',
  'changeConsentText',
  'unavailable',
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
] as const;

export type WidgetTexts = Record<(typeof firstTexts)[number], string>;
export type SettingsTexts = Record<(typeof settingsTexts)[number], string>;
