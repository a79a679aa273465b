import { de as widget } from '../../../texts/de.ts';
import type { en } from './en.ts';

const purposes = Object.entries(widget.purposes).flatMap(([id, { name }]) => [
  [`purposeNames.${id}`, { label: `${name}: Name` }],
  [`purposeDescriptions.${id}`, { label: `${name}: Beschreibung` }],
]);

/** Die Texte der Seiten über Sprachen und Platzhalter. */
export const de: typeof en = {
  title: 'Texte und Sprachen',
  lead: 'Besucher sehen das Banner in der Sprache ihres Browsers, sofern sie hier eingeschaltet ist. Alle Texte sind bereits übersetzt; eigene Texte ersetzen die Standardtexte.',
  legal: {
    imprint: 'Impressum',
    privacyPolicy: 'Datenschutzerklärung',
    accessibility: 'Erklärung zur Barrierefreiheit',
  },
  legalMissing: (names) =>
    `Fehlender Link: ${names}. Besucher sehen den Link einer anderen Sprache oder keinen.`,
  addTitle: 'Sprache',
  add: 'Sprache hinzufügen',
  quota: 'Ihr Tarif enthält zwei Sprachen pro Website. Entfernen Sie eine, um eine andere hinzuzufügen.',
  placeholders: 'Platzhalter',
  removeTitle: (name) => `${name} entfernen?`,
  removeText:
    'Ihre Texte und Links in dieser Sprache werden gelöscht. Besucher sehen das Banner dann in einer anderen Sprache.',

  groups: {
    legal: {
      title: 'Rechtstexte',
      text: 'Geben Sie die URL jeder Seite ein. Wenn Sie unter „Einstellungen“ die Option „Text im Banner“ gewählt haben, geben Sie stattdessen den Text der Seite (HTML) ein.',
      fields: {
        imprint: { label: 'Impressum: Linktext' },
        imprintUrl: { label: 'Impressum: URL' },
        imprintHtmlCode: { label: 'Impressum: Text' },
        privacyPolicy: { label: 'Datenschutzerklärung: Linktext' },
        privacyPolicyUrl: { label: 'Datenschutzerklärung: URL' },
        privacyPolicyHtmlCode: { label: 'Datenschutzerklärung: Text' },
        accessibility: { label: 'Erklärung zur Barrierefreiheit: Linktext' },
        accessibilityUrl: { label: 'Erklärung zur Barrierefreiheit: URL' },
        accessibilityHtmlCode: { label: 'Erklärung zur Barrierefreiheit: Text' },
      },
    },
    first: {
      title: 'Banner',
      fields: {
        widgetTitle: { label: 'Überschrift' },
        widgetIntroText: {
          label: 'Text',
          advice: 'Behalten Sie bei, was der Standardtext über Zwecke, Auswahl und Widerruf sagt.',
        },
        widgetDeclineButtonText: { label: 'Schaltfläche „Ablehnen“' },
        widgetFullConsentButtonText: { label: 'Schaltfläche „Alle akzeptieren“' },
        widgetSettingsButtonText: { label: 'Schaltfläche „Einstellungen“' },
        changeConsentText: { label: 'Link zum erneuten Öffnen des Banners' },
      },
    },
    settings: {
      title: 'Datenschutzeinstellungen',
      folded: true,
      fields: {
        categoriesTitle: { label: 'Überschrift' },
        categoriesCancelButtonText: { label: 'Schaltfläche „Abbrechen“' },
        categoriesFullConsentButtonText: { label: 'Schaltfläche „Alle akzeptieren“' },
        categoriesSaveButtonText: { label: 'Schaltfläche „Auswahl speichern“' },
        checkAllButtonText: { label: 'Schaltfläche „Alle auswählen“' },
        uncheckAllButtonText: { label: 'Schaltfläche „Alle abwählen“' },
        moreInformationLabel: { label: 'Beschriftung „Weitere Informationen“' },
      },
    },
    details: {
      title: 'Details und Cookie-Erklärung',
      folded: true,
      fields: {
        detailsCloseButtonText: { label: 'Schaltfläche „Schließen“' },
        embeddingVendorLabel: { label: 'Anbieter' },
        embeddingDescriptionLabel: { label: 'Beschreibung' },
        embeddingPrivacyPolicyUrlLabel: { label: 'Datenschutzerklärung des Anbieters' },
        embeddingWhichDataIsCollectedLabel: { label: 'Erhobene Daten' },
        embeddingPurposeOfDataCollectionLabel: { label: 'Zweck der Datenerhebung' },
        embeddingLegalBasisLabel: { label: 'Rechtsgrundlage' },
        embeddingPlaceOfProcessingLabel: { label: 'Ort der Verarbeitung' },
        embeddingAssetNameLabel: { label: 'Cookie: Name' },
        embeddingAssetLifetimeLabel: { label: 'Cookie: Speicherdauer' },
        embeddingAssetDescriptionLabel: { label: 'Cookie: Beschreibung' },
      },
    },
    blocked: {
      title: 'Platzhalter für Videos, Karten und andere iFrames',
      folded: true,
      fields: {
        blockedContentTitle: { label: 'Überschrift' },
        blockedContentDisclaimer: { label: 'Text' },
        blockedContentConsentButtonText: { label: 'Schaltfläche zum Einwilligen' },
        blockedContentConsentSwitchShowExternalContent: { label: 'Schalter: Inhalt anzeigen' },
        blockedContentConsentSwitchProviderDetails: { label: 'Link zu Angaben über den Anbieter' },
      },
    },
    purposes: { title: 'Zwecke', folded: true, fields: Object.fromEntries(purposes) },
  },

  placeholdersLead:
    'Ein Platzhalter wie {COMPANY} in einem Text wird durch seinen Wert ersetzt. COMPANY, STREET, ZIPCODE und CITY sehen Besucher auch als Name und Anschrift des Verantwortlichen.',
  placeholder: 'Platzhalter',
  name: 'Name',
  nameError: 'Geben Sie einen eindeutigen Namen mit höchstens 64 Zeichen und ohne Schrägstrich ein.',
  value: 'Wert',
  remove: 'Entfernen',
};
