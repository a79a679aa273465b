import { de as widget } from '../../../texts/de.ts';
import type { en } from './en.ts';

const purposes = Object.entries(widget.purposes).flatMap(([id, { name }]) => [
  [`purposeNames.${id}`, { label: `${name}: Name` }],
  [`purposeDescriptions.${id}`, { label: `${name}: Beschreibung` }],
]);

/** Was die Seiten der Sprachen und Platzhalter einer Domain sagen. */
export const de: typeof en = {
  title: 'Texte und Sprachen',
  lead: 'Besucher bekommen das Einwilligungsfenster in der Sprache ihres Browsers, wenn sie hier eingeschaltet ist. Alle Texte sind schon da; was Sie selbst schreiben, tritt an ihre Stelle.',
  legal: {
    imprint: 'Impressum',
    privacyPolicy: 'Datenschutzerklärung',
    accessibility: 'Erklärung zur Barrierefreiheit',
  },
  legalMissing: (names) =>
    `Hier fehlt: ${names}. Besucher dieser Sprache bekommen den Link einer anderen oder keinen.`,
  addTitle: 'Sprache hinzufügen',
  language: 'Sprache',
  add: 'Hinzufügen',
  quota: 'Ihr Konto enthält zwei Sprachen je Website. Entfernen Sie eine, um eine andere hinzuzufügen.',
  placeholders: 'Platzhalter',
  removeTitle: (name) => `${name} entfernen?`,
  removeText: 'Die Sprache verschwindet mit allen Texten und Links. Ihre Besucher bekommen eine andere.',

  groups: {
    legal: {
      title: 'Rechtliche Seiten',
      text: 'Jede als Link zu ihrer Seite; oder als Text (HTML) im Fenster, wo die Einstellungen das sagen.',
      fields: {
        imprint: { label: 'Impressum: Name des Links' },
        imprintUrl: { label: 'Impressum: Adresse' },
        imprintHtmlCode: { label: 'Impressum: Text' },
        privacyPolicy: { label: 'Datenschutzerklärung: Name des Links' },
        privacyPolicyUrl: { label: 'Datenschutzerklärung: Adresse' },
        privacyPolicyHtmlCode: { label: 'Datenschutzerklärung: Text' },
        accessibility: { label: 'Barrierefreiheit: Name des Links' },
        accessibilityUrl: { label: 'Barrierefreiheit: Adresse' },
        accessibilityHtmlCode: { label: 'Barrierefreiheit: Text' },
      },
    },
    first: {
      title: 'Erstes Fenster',
      fields: {
        widgetTitle: { label: 'Überschrift' },
        widgetIntroText: {
          label: 'Text',
          advice: 'Behalten, was der eingebaute Text sagt: Zweck, Wahl und Widerruf.',
        },
        widgetDeclineButtonText: { label: 'Knopf, der ablehnt' },
        widgetFullConsentButtonText: { label: 'Knopf, der alle akzeptiert' },
        widgetSettingsButtonText: { label: 'Knopf zu den Einstellungen' },
        changeConsentText: { label: 'Weg zurück zur Entscheidung' },
      },
    },
    settings: {
      title: 'Fenster der Einstellungen',
      folded: true,
      fields: {
        categoriesTitle: { label: 'Überschrift' },
        categoriesCancelButtonText: { label: 'Knopf, der abbricht' },
        categoriesFullConsentButtonText: { label: 'Knopf, der alle akzeptiert' },
        categoriesSaveButtonText: { label: 'Knopf, der die Auswahl speichert' },
        checkAllButtonText: { label: 'Knopf, der alle auswählt' },
        uncheckAllButtonText: { label: 'Knopf, der alle abwählt' },
        moreInformationLabel: { label: 'Weitere Informationen' },
      },
    },
    details: {
      title: 'Details und Cookie-Erklärung',
      folded: true,
      fields: {
        detailsCloseButtonText: { label: 'Knopf, der schließt' },
        embeddingVendorLabel: { label: 'Anbieter' },
        embeddingDescriptionLabel: { label: 'Beschreibung' },
        embeddingPrivacyPolicyUrlLabel: { label: 'Datenschutzerklärung des Anbieters' },
        embeddingWhichDataIsCollectedLabel: { label: 'Erhobene Daten' },
        embeddingPurposeOfDataCollectionLabel: { label: 'Zweck der Erhebung' },
        embeddingLegalBasisLabel: { label: 'Rechtsgrundlage' },
        embeddingPlaceOfProcessingLabel: { label: 'Ort der Verarbeitung' },
        embeddingAssetNameLabel: { label: 'Name eines Cookies' },
        embeddingAssetLifetimeLabel: { label: 'Speicherdauer eines Cookies' },
        embeddingAssetDescriptionLabel: { label: 'Beschreibung eines Cookies' },
      },
    },
    blocked: {
      title: 'Anstelle von Videos, Karten und anderen Frames',
      folded: true,
      fields: {
        blockedContentTitle: { label: 'Überschrift' },
        blockedContentDisclaimer: { label: 'Text' },
        blockedContentConsentButtonText: { label: 'Knopf, der erlaubt' },
        blockedContentConsentSwitchShowExternalContent: { label: 'Schalter: Inhalt zeigen' },
        blockedContentConsentSwitchProviderDetails: { label: 'Über den Anbieter' },
      },
    },
    purposes: { title: 'Zwecke', folded: true, fields: Object.fromEntries(purposes) },
  },

  placeholdersLead:
    'Schreiben Sie {COMPANY} in einen Text, und Besucher lesen dort den Wert von COMPANY. COMPANY, STREET, ZIPCODE und CITY sagen auch, wer für die Website verantwortlich ist.',
  placeholder: 'Platzhalter',
  name: 'Name',
  nameFault: 'Jeder Name einmal, mit höchstens 64 Zeichen und ohne Schrägstrich.',
  value: 'Wert',
  remove: 'Entfernen',
};
