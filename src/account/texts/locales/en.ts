import type { Group } from '../../../pages/forms/resource-form.tsx';
import { en as widget } from '../../../texts/en.ts';

const purposes = Object.entries(widget.purposes).flatMap(([id, { name }]) => [
  [`purposeNames.${id}`, { label: `${name}: name` }],
  [`purposeDescriptions.${id}`, { label: `${name}: description` }],
]);

/** The texts of the language and placeholder pages; de.ts has the same keys. */
export const en = {
  title: 'Texts and languages',
  lead: 'Visitors see the banner in their browser’s language if it is enabled here. All texts are already translated; your own texts replace the default texts.',
  legal: {
    imprint: 'legal notice',
    privacyPolicy: 'privacy policy',
    accessibility: 'accessibility statement',
  },
  legalMissing: (names: string) =>
    `Missing link: ${names}. Visitors see the link of another language, or none.`,
  addTitle: 'Language',
  add: 'Add language',
  quota: 'Your plan includes two languages per website. Remove one to add another.',
  placeholders: 'Placeholders',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'Your texts and links in this language are deleted. Visitors then see the banner in another language.',

  groups: {
    legal: {
      title: 'Legal pages',
      text: 'Enter the URL of each page. If you have chosen “Text in the banner” under “Settings”, enter the text of the page (HTML) instead.',
      fields: {
        imprint: { label: 'Legal notice: link text' },
        imprintUrl: { label: 'Legal notice: URL' },
        imprintHtmlCode: { label: 'Legal notice: text' },
        privacyPolicy: { label: 'Privacy policy: link text' },
        privacyPolicyUrl: { label: 'Privacy policy: URL' },
        privacyPolicyHtmlCode: { label: 'Privacy policy: text' },
        accessibility: { label: 'Accessibility statement: link text' },
        accessibilityUrl: { label: 'Accessibility statement: URL' },
        accessibilityHtmlCode: { label: 'Accessibility statement: text' },
      },
    },
    first: {
      title: 'Banner',
      fields: {
        widgetTitle: { label: 'Heading' },
        widgetIntroText: {
          label: 'Text',
          advice: 'Keep what the default text says about purposes, choices and withdrawal.',
        },
        widgetDeclineButtonText: { label: '“Reject” button' },
        widgetFullConsentButtonText: { label: '“Accept all” button' },
        widgetSettingsButtonText: { label: '“Settings” button' },
        changeConsentText: { label: 'Link to reopen the banner' },
      },
    },
    settings: {
      title: 'Preferences',
      folded: true,
      fields: {
        categoriesTitle: { label: 'Heading' },
        categoriesCancelButtonText: { label: '“Cancel” button' },
        categoriesFullConsentButtonText: { label: '“Accept all” button' },
        categoriesSaveButtonText: { label: '“Save selection” button' },
        checkAllButtonText: { label: '“Select all” button' },
        uncheckAllButtonText: { label: '“Deselect all” button' },
        moreInformationLabel: { label: '“More information” label' },
      },
    },
    details: {
      title: 'Details and cookie declaration',
      folded: true,
      fields: {
        detailsCloseButtonText: { label: '“Close” button' },
        embeddingVendorLabel: { label: 'Provider' },
        embeddingDescriptionLabel: { label: 'Description' },
        embeddingPrivacyPolicyUrlLabel: { label: 'Provider’s privacy policy' },
        embeddingWhichDataIsCollectedLabel: { label: 'Data collected' },
        embeddingPurposeOfDataCollectionLabel: { label: 'Purpose of data collection' },
        embeddingLegalBasisLabel: { label: 'Legal basis' },
        embeddingPlaceOfProcessingLabel: { label: 'Place of processing' },
        embeddingAssetNameLabel: { label: 'Cookie: name' },
        embeddingAssetLifetimeLabel: { label: 'Cookie: storage period' },
        embeddingAssetDescriptionLabel: { label: 'Cookie: description' },
      },
    },
    blocked: {
      title: 'Placeholders for videos, maps and other iframes',
      folded: true,
      fields: {
        blockedContentTitle: { label: 'Heading' },
        blockedContentDisclaimer: { label: 'Text' },
        blockedContentConsentButtonText: { label: 'Consent button' },
        blockedContentConsentSwitchShowExternalContent: { label: 'Switch: show content' },
        blockedContentConsentSwitchProviderDetails: { label: 'Link to provider details' },
      },
    },
    purposes: { title: 'Purposes', folded: true, fields: Object.fromEntries(purposes) },
  } satisfies Record<string, Group>,

  placeholdersLead:
    'A placeholder such as {COMPANY} in a text is replaced with its value. Visitors also see COMPANY, STREET, ZIPCODE and CITY as the name and address of the controller.',
  placeholder: 'Placeholder',
  name: 'Name',
  nameError: 'Enter a unique name with at most 64 characters and no slash.',
  value: 'Value',
  remove: 'Remove',
};
