/** Texts of the locale without effect, for compatible programs: those of the Transparency & Consent Framework, and four more. */
export const tcfTexts = {
  en: {
    tcfVendorIntroText:
      'These vendors take part in the Transparency & Consent Framework (TCF) of IAB Europe. For each vendor you can see which data it processes, for which purposes and on which legal basis. You can consent to each vendor separately, and object where it relies on its legitimate interest.',
    tcfPurposeLabel: 'Purposes',
    tcfSpecialPurposeLabel: 'Special purposes',
    tcfFeaturesLabel: 'Features',
    tcfSpecialFeaturesLabel: 'Special features',
    tcfOptedInRemark: 'Consent given',
    tcfThirdPartiesLabel: 'Third parties',
    nonTcfPurposesLabel: 'Purposes outside the TCF',
    nonTcfVendorsLabel: 'Vendors outside the TCF',
    tcfVendorUsesNonCookieStorageText:
      'Besides cookies, this vendor may use other storage on your device, such as local storage.',
    tcfSpecialFeaturesHandledGloballyText: 'Your choice on special features applies to all vendors together.',
    tcfStacksListText: 'This group combines the following purposes and special features:',
    tcfCookieRefreshText: 'The storage period of this vendor’s cookies may start again with each visit.',
    tcfExtendedDisclosureText: 'The vendor states that it stores or reads the following on your device:',
    tcfAssetTypeLabel: 'Type',
    tcfAssetPurposesLabel: 'Purposes',
    detailsTitle: 'Details',
    questionMarkButtonText: 'Show details',
    embeddingLifetimeLabel: 'Storage period',
    blockedContentConsentSwitchAllowEmbedding: 'Allow this service',
  },
  de: {
    tcfVendorIntroText:
      'Diese Anbieter nehmen am Transparency & Consent Framework (TCF) von IAB Europe teil. Zu jedem Anbieter sehen Sie, welche Daten er zu welchen Zwecken und auf welcher Rechtsgrundlage verarbeitet. Sie können für jeden Anbieter einzeln einwilligen und widersprechen, wo er sich auf sein berechtigtes Interesse stützt.',
    tcfPurposeLabel: 'Zwecke',
    tcfSpecialPurposeLabel: 'Besondere Zwecke',
    tcfFeaturesLabel: 'Funktionen',
    tcfSpecialFeaturesLabel: 'Besondere Funktionen',
    tcfOptedInRemark: 'Einwilligung erteilt',
    tcfThirdPartiesLabel: 'Dritte',
    nonTcfPurposesLabel: 'Zwecke außerhalb des TCF',
    nonTcfVendorsLabel: 'Anbieter außerhalb des TCF',
    tcfVendorUsesNonCookieStorageText:
      'Neben Cookies kann dieser Anbieter weitere Speicher auf Ihrem Gerät nutzen, zum Beispiel den Local Storage.',
    tcfSpecialFeaturesHandledGloballyText:
      'Ihre Auswahl bei den besonderen Funktionen gilt für alle Anbieter gemeinsam.',
    tcfStacksListText: 'Diese Gruppe fasst die folgenden Zwecke und besonderen Funktionen zusammen:',
    tcfCookieRefreshText:
      'Die Speicherdauer der Cookies dieses Anbieters kann mit jedem Besuch neu beginnen.',
    tcfExtendedDisclosureText:
      'Nach Angaben des Anbieters speichert oder liest er auf Ihrem Gerät Folgendes:',
    tcfAssetTypeLabel: 'Art',
    tcfAssetPurposesLabel: 'Zwecke',
    detailsTitle: 'Details',
    questionMarkButtonText: 'Details anzeigen',
    embeddingLifetimeLabel: 'Speicherdauer',
    blockedContentConsentSwitchAllowEmbedding: 'Diesen Dienst erlauben',
  },
};
