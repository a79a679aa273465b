import type { Language } from './en.ts';

/** The texts in German. */
export const de: Language = {
  texts: {
    widgetTitle: 'Cookies und Datenschutz',
    widgetIntroText:
      'Diese Website speichert Informationen auf Ihrem Gerät, zum Beispiel in Cookies, und liest sie dort aus. Ein Teil davon ist technisch notwendig. Alles Weitere und die damit verbundene Verarbeitung Ihrer personenbezogenen Daten erfolgen nur mit Ihrer Einwilligung. In den Einstellungen können Sie nach Zwecken auswählen und sehen, welche Anbieter beteiligt sind. Ihre Einwilligung ist freiwillig, und Sie können sie jederzeit mit Wirkung für die Zukunft widerrufen.',
    widgetDeclineButtonText: 'Nur notwendige',
    widgetFullConsentButtonText: 'Alle akzeptieren',
    widgetSettingsButtonText: 'Einstellungen',
    checkAllButtonText: 'Alle auswählen',
    uncheckAllButtonText: 'Alle abwählen',
    imprint: 'Impressum',
    privacyPolicy: 'Datenschutzerklärung',
    accessibility: 'Barrierefreiheit',
    categoriesTitle: 'Datenschutzeinstellungen',
    categoriesCancelButtonText: 'Abbrechen',
    categoriesFullConsentButtonText: 'Alle akzeptieren',
    categoriesSaveButtonText: 'Auswahl speichern',
    detailsCloseButtonText: 'Schließen',
    embeddingVendorLabel: 'Anbieter',
    embeddingDescriptionLabel: 'Beschreibung',
    embeddingPrivacyPolicyUrlLabel: 'Datenschutzerklärung des Anbieters',
    embeddingWhichDataIsCollectedLabel: 'Erhobene Daten',
    embeddingPurposeOfDataCollectionLabel: 'Zweck der Datenerhebung',
    embeddingLegalBasisLabel: 'Rechtsgrundlage',
    embeddingPlaceOfProcessingLabel: 'Ort der Verarbeitung',
    embeddingAssetNameLabel: 'Name',
    embeddingAssetLifetimeLabel: 'Speicherdauer',
    embeddingAssetDescriptionLabel: 'Beschreibung',
    blockedContentTitle: 'Externer Inhalt blockiert',
    blockedContentDisclaimer:
      'Dieser Inhalt stammt von einem anderen Anbieter und wird nur mit Ihrer Einwilligung geladen. Der Anbieter erhält dann Daten wie Ihre IP-Adresse und kann Informationen auf Ihrem Gerät speichern oder dort auslesen. Sie können Ihre Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen.',
    blockedContentConsentButtonText: 'Akzeptieren und anzeigen',
    blockedContentConsentSwitchShowExternalContent: 'Externe Inhalte anzeigen',
    blockedContentConsentSwitchProviderDetails: 'Über den Anbieter',
    changeConsentText: 'Einwilligung ändern oder widerrufen',
    moreInformationLabel: 'Weitere Informationen',
  },
  widget: {
    withdrawalHint:
      'Sie können jederzeit unter „{LINK}“ Ihre Auswahl ändern oder Ihre Einwilligung widerrufen.',
    optionalServices: 'Optionale Dienste',
    providers: 'Anbieter',
    necessaryServices: 'Notwendige Dienste',
    controller: 'Verantwortlich',
    controllerUnknown: 'der Betreiber von {HOST}',
    retention: 'Speicherdauer Ihrer Entscheidung',
    untilClosed: 'bis der Browser geschlossen wird',
    thirdCountries:
      'Einige Dienste verarbeiten Daten möglicherweise in Ländern außerhalb der Europäischen Union, in denen sie schlechter geschützt sein können. In welchen, steht in den Details des jeweiligen Dienstes.',
    sharedDecision: 'Ihre Entscheidung wird an diese Websites weitergegeben und gilt auch dort: {DOMAINS}',
    newServices: 'Neu oder geändert seit Ihrer letzten Entscheidung: {SERVICES}',
    consentId: 'Consent-ID',
    copy: 'Kopieren',
    copied: 'Kopiert',
    decisions: 'Ihre bisherigen Entscheidungen',
    acceptedAll: 'alle akzeptiert',
    refusedAll: 'nur notwendige',
    chosen: 'eigene Auswahl',
    receipt: 'Beleg herunterladen',
    unavailable: 'Das ist gerade nicht verfügbar. Bitte versuchen Sie es später noch einmal.',
    eachTime: 'immer',
    thisTime: 'nur dieses Mal',
    reloadPage: 'Seite neu laden',
    loadsAfterReload: 'Dieser Inhalt erscheint, sobald die Seite neu geladen ist.',
    notRecorded:
      'Ihre Entscheidung gilt bereits, ist aber noch nicht gespeichert. Sie wird automatisch erneut gesendet.',
    loadsBeforeConsent:
      'Dieser Dienst wird auch ohne Ihre Einwilligung geladen. Ihm wird dann mitgeteilt, dass die Einwilligung fehlt; der Anbieter erhält aber trotzdem Daten wie Ihre IP-Adresse.',
    ownStorageName: 'Einwilligungsverwaltung',
    ownStorageDescription:
      'Merkt sich Ihre Entscheidung, deren Zeitpunkt und eine zufällige Consent-ID, damit Sie nicht auf jeder Seite erneut gefragt werden und belegen können, was Sie entschieden haben.',
    storage: 'Speicher',
    privacyChoices: 'Ihre Datenschutzauswahl',
    doNotSell: 'Meine Daten nicht verkaufen oder weitergeben',
    understood: 'Verstanden',
    optOutIntro:
      'Diese Website speichert Informationen auf Ihrem Gerät, zum Beispiel in Cookies, und liest sie dort aus. Auch optionale Dienste anderer Anbieter erhalten dabei personenbezogene Daten von Ihnen; manche Gesetze nennen das Verkauf oder Weitergabe. Diese Dienste laufen, bis Sie widersprechen. Hier können Sie allen widersprechen und in den Einstellungen nach Zwecken und Diensten auswählen.',
    noticeIntro:
      'Diese Website speichert Informationen auf Ihrem Gerät, zum Beispiel in Cookies, und liest sie dort aus. Außerdem nutzt sie optionale Dienste anderer Anbieter. In den Einstellungen sehen Sie, welche das sind, und können sie ausschalten.',
    objectionHint: 'Sie können jederzeit unter „{LINK}“ widersprechen oder Ihre Auswahl ändern.',
    exemptServices: 'Ausnahme – ohne Ihre Einwilligung, bis Sie in den Einstellungen widersprechen',
    exemptService:
      'Die Website nutzt diesen Dienst ohne Ihre Einwilligung, nach einer Ausnahme im Recht des Vereinigten Königreichs. Schalten Sie ihn aus, um zu widersprechen.',
    signalHonored: 'Widerspruch berücksichtigt',
    signalExplained:
      'Ihr Browser bittet Websites, Ihre personenbezogenen Daten nicht zu verkaufen oder weiterzugeben (Global Privacy Control). Dienste für Anzeigen und Social Media laufen deshalb nur, wenn Sie sie selbst einschalten: Ihre Auswahl für einen Dienst hat Vorrang vor dieser Bitte.',
    signalExceptions:
      'Widerspruch berücksichtigt, außer für Dienste, die Sie selbst eingeschaltet haben: {SERVICES}',
  },
  standard: {
    untilDeleted: 'bis zur Löschung',
    consent: 'Einwilligung',
    contract: 'Vertragserfüllung',
    interest: 'Berechtigtes Interesse am Betrieb der Website',
    article: 'Art. 6 Abs. 1 lit. {LETTER} DSGVO',
    site: 'Server dieser Website',
    adequacy: 'Angemessenheitsbeschluss',
    clauses: 'Standardvertragsklauseln',
  },
  purposes: {
    '41ba25c': {
      name: 'Technisch notwendig',
      description:
        'Erforderlich, um diese Website und die von Ihnen genutzten Funktionen bereitzustellen, zum Beispiel für die Sicherheit oder um Ihre Auswahl zu speichern. Diese Dienste können Sie daher nicht ablehnen.',
    },
    cdcbd7c: {
      name: 'Anzeigen / Ads',
      description:
        'Zeigt Werbung an und misst, wie gut sie wirkt. Anbieter können Ihre Nutzung mehrerer Websites verfolgen, um Werbung auszuwählen, die zu Ihren Interessen passt.',
    },
    a717ff5: {
      name: 'Analyse / Statistiken',
      description:
        'Misst, wie Besucher diese Website nutzen, damit sie verbessert werden kann. Ihr Gerät kann bei späteren Besuchen wiedererkannt werden.',
    },
    '7c19e32': {
      name: 'Personalisierung',
      description:
        'Passt Inhalte und Funktionen an Ihre Interessen an. Informationen über Ihre Besuche können zu einem Profil zusammengeführt werden.',
    },
    '6cd2721': {
      name: 'Social Media',
      description:
        'Zeigt Inhalte aus sozialen Netzwerken und ermöglicht es Ihnen, Seiten dort zu teilen. Die Netzwerke erfahren von Ihrem Besuch und können ihn mit Ihrem Konto verknüpfen.',
    },
    e9d1b6a: {
      name: 'Externe Medien',
      description:
        'Zeigt auf dieser Website Videos, Karten und weitere Inhalte anderer Anbieter an. Die Anbieter erhalten Ihre IP-Adresse und können Informationen auf Ihrem Gerät speichern oder dort auslesen.',
    },
    '15c61c3': {
      name: 'Sonstiges',
      description:
        'Dienste, die zu keinem der anderen Zwecke gehören. Was ein Dienst tut, steht in seinen Details.',
    },
  },
};
