import type { Group } from '../../../pages/resource-form.tsx';
import { en as widget } from '../../../texts/en.ts';

const purposes = Object.entries(widget.purposes).flatMap(([id, { name }]) => [
  [`purposeNames.${id}`, { label: `${name}: name` }],
  [`purposeDescriptions.${id}`, { label: `${name}: description` }],
]);

/** What the pages of a domain's languages and placeholders say; de.ts has the same keys. */
export const en = {
  title: 'Texts and languages',
  lead: 'Visitors get the consent window in the language of their browser, if it is on here. All texts are there already; what you write yourself takes their place.',
  legal: { imprint: 'imprint', privacyPolicy: 'privacy policy', accessibility: 'accessibility statement' },
  legalMissing: (names: string) =>
    `Missing here: ${names}. Visitors of this language get the link of another one, or none.`,
  addTitle: 'Add a language',
  language: 'Language',
  add: 'Add',
  quota: 'Your account includes two languages per website. Remove one to add another.',
  placeholders: 'Placeholders',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'The language goes with all its texts and links. Its visitors get another one.',

  groups: {
    legal: {
      title: 'Legal pages',
      text: 'Each as a link to its page; or as a text (HTML) in the window, where the settings say so.',
      fields: {
        imprint: { label: 'Imprint: name of the link' },
        imprintUrl: { label: 'Imprint: address' },
        imprintHtmlCode: { label: 'Imprint: text' },
        privacyPolicy: { label: 'Privacy policy: name of the link' },
        privacyPolicyUrl: { label: 'Privacy policy: address' },
        privacyPolicyHtmlCode: { label: 'Privacy policy: text' },
        accessibility: { label: 'Accessibility: name of the link' },
        accessibilityUrl: { label: 'Accessibility: address' },
        accessibilityHtmlCode: { label: 'Accessibility: text' },
      },
    },
    first: {
      title: 'First window',
      fields: {
        widgetTitle: { label: 'Heading' },
        widgetIntroText: {
          label: 'Text',
          advice: 'Keep what the built-in text says: purpose, choice and withdrawal.',
        },
        widgetDeclineButtonText: { label: 'Button that refuses' },
        widgetFullConsentButtonText: { label: 'Button that accepts all' },
        widgetSettingsButtonText: { label: 'Button to the settings' },
        changeConsentText: { label: 'Way back to the decision' },
      },
    },
    settings: {
      title: 'Settings window',
      folded: true,
      fields: {
        categoriesTitle: { label: 'Heading' },
        categoriesCancelButtonText: { label: 'Button that cancels' },
        categoriesFullConsentButtonText: { label: 'Button that accepts all' },
        categoriesSaveButtonText: { label: 'Button that saves the choice' },
        checkAllButtonText: { label: 'Button that ticks all' },
        uncheckAllButtonText: { label: 'Button that unticks all' },
        moreInformationLabel: { label: 'More information' },
      },
    },
    details: {
      title: 'Details and cookie declaration',
      folded: true,
      fields: {
        detailsCloseButtonText: { label: 'Button that closes' },
        embeddingVendorLabel: { label: 'Provider' },
        embeddingDescriptionLabel: { label: 'Description' },
        embeddingPrivacyPolicyUrlLabel: { label: 'Privacy policy of the provider' },
        embeddingWhichDataIsCollectedLabel: { label: 'Data that is collected' },
        embeddingPurposeOfDataCollectionLabel: { label: 'Purpose of the collection' },
        embeddingLegalBasisLabel: { label: 'Legal basis' },
        embeddingPlaceOfProcessingLabel: { label: 'Place of processing' },
        embeddingAssetNameLabel: { label: 'Name of a cookie' },
        embeddingAssetLifetimeLabel: { label: 'Lifetime of a cookie' },
        embeddingAssetDescriptionLabel: { label: 'Description of a cookie' },
      },
    },
    blocked: {
      title: 'In place of videos, maps and other frames',
      folded: true,
      fields: {
        blockedContentTitle: { label: 'Heading' },
        blockedContentDisclaimer: { label: 'Text' },
        blockedContentConsentButtonText: { label: 'Button that allows it' },
        blockedContentConsentSwitchShowExternalContent: { label: 'Switch: show the content' },
        blockedContentConsentSwitchProviderDetails: { label: 'About the provider' },
      },
    },
    purposes: { title: 'Purposes', folded: true, fields: Object.fromEntries(purposes) },
  } satisfies Record<string, Group>,

  placeholdersLead:
    'Write {COMPANY} into a text, and visitors read the value of COMPANY there. COMPANY, STREET, ZIPCODE and CITY also tell who is responsible for the website.',
  placeholder: 'Placeholder',
  name: 'Name',
  nameFault: 'Each name once, with at most 64 characters and without a slash.',
  value: 'Value',
  remove: 'Remove',
};
