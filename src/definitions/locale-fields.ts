import type { PurposeId } from './purpose-ids.ts';
import { flag, json, longText } from './field.ts';

const byPurpose: Partial<Record<PurposeId, string>> = {};

/**
 * The settings of a locale. The consent notice contains all texts with a `part` and those of the legal links; an empty text
 * means the default text (src/texts).
 */
export const localeFields = {
  /** Whether visitors can see the widget in this locale. */
  active: flag(false),
  widgetTitle: longText({ part: 'first' }),
  widgetIntroText: longText({ part: 'both' }),
  widgetDeclineButtonText: longText({ part: 'both' }),
  widgetFullConsentButtonText: longText({ part: 'first' }),
  widgetSettingsButtonText: longText({ part: 'first' }),
  checkAllButtonText: longText({ part: 'second' }),
  uncheckAllButtonText: longText({ part: 'second' }),
  imprint: longText({ notice: true }),
  privacyPolicy: longText({ notice: true }),
  accessibility: longText({ notice: true }),
  categoriesTitle: longText({ part: 'first' }),
  categoriesCancelButtonText: longText({ part: 'second' }),
  categoriesFullConsentButtonText: longText({ part: 'second' }),
  categoriesSaveButtonText: longText({ part: 'second' }),
  detailsTitle: longText({ compat: true }),
  detailsCloseButtonText: longText({ part: 'first' }),
  embeddingVendorLabel: longText({ part: 'second' }),
  embeddingDescriptionLabel: longText({ part: 'second' }),
  embeddingPrivacyPolicyUrlLabel: longText({ part: 'second' }),
  embeddingLifetimeLabel: longText({ compat: true }),
  embeddingWhichDataIsCollectedLabel: longText({ part: 'second' }),
  embeddingPurposeOfDataCollectionLabel: longText({ part: 'second' }),
  embeddingLegalBasisLabel: longText({ part: 'second' }),
  embeddingPlaceOfProcessingLabel: longText({ part: 'second' }),
  embeddingAssetNameLabel: longText({ part: 'second' }),
  embeddingAssetLifetimeLabel: longText({ part: 'second' }),
  embeddingAssetDescriptionLabel: longText({ part: 'second' }),
  blockedContentTitle: longText({ part: 'placeholder' }),
  blockedContentDisclaimer: longText({ part: 'placeholder' }),
  blockedContentConsentButtonText: longText({ part: 'placeholder' }),
  blockedContentConsentSwitchShowExternalContent: longText({ part: 'second' }),
  blockedContentConsentSwitchAllowEmbedding: longText({ compat: true }),
  blockedContentConsentSwitchProviderDetails: longText({ part: 'placeholder' }),
  changeConsentText: longText({ part: 'both' }),
  moreInformationLabel: longText({ part: 'second' }),
  questionMarkButtonText: longText({ compat: true }),
  tcfVendorIntroText: longText({ compat: true }),
  tcfPurposeLabel: longText({ compat: true }),
  tcfSpecialPurposeLabel: longText({ compat: true }),
  tcfFeaturesLabel: longText({ compat: true }),
  tcfSpecialFeaturesLabel: longText({ compat: true }),
  tcfOptedInRemark: longText({ compat: true }),
  tcfThirdPartiesLabel: longText({ compat: true }),
  nonTcfPurposesLabel: longText({ compat: true }),
  nonTcfVendorsLabel: longText({ compat: true }),
  tcfVendorUsesNonCookieStorageText: longText({ compat: true }),
  tcfSpecialFeaturesHandledGloballyText: longText({ compat: true }),
  tcfStacksListText: longText({ compat: true }),
  tcfCookieRefreshText: longText({ compat: true }),
  tcfExtendedDisclosureText: longText({ compat: true }),
  tcfAssetTypeLabel: longText({ compat: true }),
  tcfAssetPurposesLabel: longText({ compat: true }),
  imprintHtmlCode: longText({ notice: true }),
  imprintUrl: longText({ notice: true, link: true }),
  privacyPolicyHtmlCode: longText({ notice: true }),
  privacyPolicyUrl: longText({ notice: true, link: true }),
  accessibilityHtmlCode: longText({ notice: true }),
  accessibilityUrl: longText({ notice: true, link: true }),
  /** Names by purpose ({purposes}). A partial map changes only the purposes that it contains. */
  purposeNames: json(byPurpose, { notice: true }),
  /** Descriptions by purpose. A partial map changes only the purposes that it contains. */
  purposeDescriptions: json(byPurpose, { notice: true }),
};
export type LocaleFields = typeof localeFields;
