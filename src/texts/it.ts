import type { Language } from './en.ts';

/** The texts in Italian. */
export const it: Language = {
  texts: {
    widgetTitle: 'Cookie e privacy',
    widgetIntroText:
      'Questo sito web archivia informazioni sul Suo dispositivo, ad esempio nei cookie, e vi accede. Una parte di queste operazioni è tecnicamente necessaria. Tutto il resto, compreso il relativo trattamento dei Suoi dati personali, avviene solo con il Suo consenso. Nelle impostazioni può scegliere in base alle finalità e vedere quali fornitori sono coinvolti. Il consenso è facoltativo e può essere revocato in qualsiasi momento con effetto per il futuro.',
    widgetDeclineButtonText: 'Solo necessari',
    widgetFullConsentButtonText: 'Accetta tutti',
    widgetSettingsButtonText: 'Impostazioni',
    checkAllButtonText: 'Seleziona tutti',
    uncheckAllButtonText: 'Deseleziona tutti',
    imprint: 'Note legali',
    privacyPolicy: 'Informativa sulla privacy',
    accessibility: 'Accessibilità',
    categoriesTitle: 'Impostazioni sulla privacy',
    categoriesCancelButtonText: 'Annulla',
    categoriesFullConsentButtonText: 'Accetta tutti',
    categoriesSaveButtonText: 'Salva selezione',
    detailsCloseButtonText: 'Chiudi',
    embeddingVendorLabel: 'Fornitore',
    embeddingDescriptionLabel: 'Descrizione',
    embeddingPrivacyPolicyUrlLabel: 'Informativa sulla privacy del fornitore',
    embeddingWhichDataIsCollectedLabel: 'Dati raccolti',
    embeddingPurposeOfDataCollectionLabel: 'Finalità della raccolta dei dati',
    embeddingLegalBasisLabel: 'Base giuridica',
    embeddingPlaceOfProcessingLabel: 'Luogo del trattamento',
    embeddingAssetNameLabel: 'Nome',
    embeddingAssetLifetimeLabel: 'Periodo di conservazione',
    embeddingAssetDescriptionLabel: 'Descrizione',
    blockedContentTitle: 'Contenuto esterno bloccato',
    blockedContentDisclaimer:
      'Questo contenuto proviene da un altro fornitore e viene caricato solo con il Suo consenso. In tal caso il fornitore riceve dati come il Suo indirizzo IP e può archiviare o leggere informazioni sul Suo dispositivo. Può revocare il consenso in qualsiasi momento con effetto per il futuro.',
    blockedContentConsentButtonText: 'Accetta e mostra',
    blockedContentConsentSwitchShowExternalContent: 'Mostra contenuti esterni',
    blockedContentConsentSwitchProviderDetails: 'Informazioni sul fornitore',
    changeConsentText: 'Modifica o revoca il consenso',
    moreInformationLabel: 'Ulteriori informazioni',
  },
  widget: {
    withdrawalHint:
      'Può modificare la Sua scelta o revocare il consenso in qualsiasi momento alla voce «{LINK}».',
    optionalServices: 'Servizi facoltativi',
    providers: 'Fornitori',
    necessaryServices: 'Servizi necessari',
    controller: 'Titolare del trattamento',
    controllerUnknown: 'il gestore di {HOST}',
    retention: 'Periodo di conservazione della Sua decisione',
    untilClosed: 'fino alla chiusura del browser',
    thirdCountries:
      'Alcuni servizi possono trattare dati in paesi al di fuori dell’Unione europea, nei quali i dati potrebbero essere meno protetti. I dettagli di ciascun servizio indicano quali.',
    sharedDecision: 'La Sua decisione viene trasmessa a questi siti web e vale anche lì: {DOMAINS}',
    newServices: 'Servizi nuovi o modificati dalla Sua ultima decisione: {SERVICES}',
    consentId: 'Identificativo del consenso',
    copy: 'Copia',
    copied: 'Copiato',
    decisions: 'Le Sue decisioni finora',
    acceptedAll: 'tutti accettati',
    refusedAll: 'solo necessari',
    chosen: 'selezione personalizzata',
    receipt: 'Scarica la ricevuta',
    unavailable: 'La funzione non è al momento disponibile. Riprovi più tardi.',
    eachTime: 'sempre',
    thisTime: 'solo questa volta',
    reloadPage: 'Ricarica la pagina',
    loadsAfterReload: 'Questo contenuto sarà visibile dopo aver ricaricato la pagina.',
    notRecorded:
      'La Sua decisione è già efficace, ma non è ancora stata registrata. Verrà inviata di nuovo automaticamente.',
    loadsBeforeConsent:
      'Questo servizio viene caricato anche senza il Suo consenso. In tal caso gli viene comunicato che il consenso è negato, ma il fornitore riceve comunque dati come il Suo indirizzo IP.',
    ownStorageName: 'Gestione del consenso',
    ownStorageDescription:
      'Memorizza la Sua decisione, il momento in cui è stata presa e un identificativo casuale del consenso, in modo che la domanda non Le venga riproposta a ogni pagina e che Lei possa dimostrare che cosa ha deciso.',
    storage: 'Archiviazione',
    privacyChoices: 'Le Sue scelte sulla privacy',
    doNotSell: 'Non vendere né condividere i miei dati personali',
    understood: 'Ho capito',
    optOutIntro:
      'Questo sito web archivia informazioni sul Suo dispositivo, ad esempio nei cookie, e vi accede. Anche servizi facoltativi di altri fornitori ricevono Suoi dati personali; alcune leggi parlano di vendita o condivisione. Questi servizi sono attivi finché Lei non si oppone. Qui può opporsi a tutti e nelle impostazioni può scegliere per finalità e servizio.',
    noticeIntro:
      'Questo sito web archivia informazioni sul Suo dispositivo, ad esempio nei cookie, e vi accede. Utilizza inoltre servizi facoltativi di altri fornitori. Nelle impostazioni può vedere quali sono e disattivarli.',
    objectionHint: 'Può opporsi o modificare la Sua scelta in qualsiasi momento alla voce «{LINK}».',
    exemptServices: 'Eccezione – senza il Suo consenso, finché non si oppone nelle impostazioni',
    exemptService:
      'Il sito web utilizza questo servizio senza il Suo consenso, in base a un’eccezione prevista dal diritto del Regno Unito. Per opporsi, lo disattivi.',
    signalHonored: 'Richiesta di opposizione rispettata',
    signalExplained:
      'Il Suo browser chiede ai siti web di non vendere né condividere i Suoi dati personali (Global Privacy Control). I servizi per pubblicità e social network sono quindi attivi solo se li attiva Lei: la Sua scelta per un servizio prevale su questa richiesta.',
    signalExceptions:
      'Richiesta di opposizione rispettata, tranne per i servizi che ha attivato Lei: {SERVICES}',
  },
  standard: {
    untilDeleted: 'fino alla cancellazione',
    consent: 'Consenso',
    contract: 'Esecuzione di un contratto',
    interest: 'Legittimo interesse al funzionamento del sito web',
    article: 'art. 6, par. 1, lett. {LETTER}), del GDPR',
    site: 'Server di questo sito web',
    adequacy: 'decisione di adeguatezza',
    clauses: 'clausole contrattuali tipo',
  },
  purposes: {
    '41ba25c': {
      name: 'Tecnicamente necessari',
      description:
        'Questi servizi sono necessari per fornire questo sito web e le funzioni che Lei utilizza, ad esempio per la sicurezza o per ricordare la Sua scelta. Per questo non possono essere disattivati.',
    },
    cdcbd7c: {
      name: 'Pubblicità',
      description:
        'Questi servizi mostrano annunci pubblicitari e ne misurano l’efficacia. I fornitori possono tracciare il Suo utilizzo di più siti web per scegliere annunci in linea con i Suoi interessi.',
    },
    a717ff5: {
      name: 'Analisi e statistiche',
      description:
        'Questi servizi misurano come i visitatori utilizzano questo sito web, in modo da poterlo migliorare. Il Suo dispositivo può essere riconosciuto nelle visite successive.',
    },
    '7c19e32': {
      name: 'Personalizzazione',
      description:
        'Questi servizi adattano contenuti e funzioni ai Suoi interessi. Le informazioni sulle Sue visite possono essere riunite in un profilo.',
    },
    '6cd2721': {
      name: 'Social network',
      description:
        'Questi servizi mostrano contenuti dei social network e Le permettono di condividervi pagine. I social network vengono a conoscenza della Sua visita e possono collegarla al Suo account.',
    },
    e9d1b6a: {
      name: 'Media esterni',
      description:
        'Questi servizi mostrano in questo sito web video, mappe e altri contenuti di altri fornitori. I fornitori vengono a conoscenza del Suo indirizzo IP e possono archiviare o leggere informazioni sul Suo dispositivo.',
    },
    '15c61c3': {
      name: 'Altro',
      description:
        'Servizi che non rientrano in nessuna delle altre finalità. I dettagli di ciascun servizio indicano che cosa fa.',
    },
  },
};
