import type { Language } from './en.ts';

/** The texts in Latvian. */
export const lv: Language = {
  texts: {
    widgetTitle: 'Sīkdatnes un privātums',
    widgetIntroText:
      'Šī tīmekļa vietne glabā informāciju jūsu ierīcē, piemēram, sīkdatnēs, un nolasa to no ierīces. Daļa no tā ir tehniski nepieciešama. Viss pārējais un ar to saistītā jūsu personas datu apstrāde notiek tikai ar jūsu piekrišanu. Iestatījumos varat izvēlēties pēc nolūkiem un redzēt, kuri pakalpojumu sniedzēji ir iesaistīti. Piekrišana ir brīvprātīga, un varat to jebkurā laikā atsaukt attiecībā uz turpmāko apstrādi.',
    widgetDeclineButtonText: 'Tikai nepieciešamais',
    widgetFullConsentButtonText: 'Piekrist visam',
    widgetSettingsButtonText: 'Iestatījumi',
    checkAllButtonText: 'Atzīmēt visu',
    uncheckAllButtonText: 'Noņemt atzīmes',
    imprint: 'Juridiskā informācija',
    privacyPolicy: 'Privātuma politika',
    accessibility: 'Piekļūstamība',
    categoriesTitle: 'Privātuma iestatījumi',
    categoriesCancelButtonText: 'Atcelt',
    categoriesFullConsentButtonText: 'Piekrist visam',
    categoriesSaveButtonText: 'Saglabāt izvēli',
    detailsCloseButtonText: 'Aizvērt',
    embeddingVendorLabel: 'Pakalpojuma sniedzējs',
    embeddingDescriptionLabel: 'Apraksts',
    embeddingPrivacyPolicyUrlLabel: 'Pakalpojuma sniedzēja privātuma politika',
    embeddingWhichDataIsCollectedLabel: 'Savāktie dati',
    embeddingPurposeOfDataCollectionLabel: 'Datu vākšanas nolūks',
    embeddingLegalBasisLabel: 'Juridiskais pamats',
    embeddingPlaceOfProcessingLabel: 'Apstrādes vieta',
    embeddingAssetNameLabel: 'Nosaukums',
    embeddingAssetLifetimeLabel: 'Glabāšanas ilgums',
    embeddingAssetDescriptionLabel: 'Apraksts',
    blockedContentTitle: 'Ārējais saturs ir bloķēts',
    blockedContentDisclaimer:
      'Šis saturs nāk no cita pakalpojuma sniedzēja un tiek ielādēts tikai ar jūsu piekrišanu. Tad pakalpojuma sniedzējs saņem datus, piemēram, jūsu IP adresi, un var glabāt vai nolasīt informāciju jūsu ierīcē. Piekrišanu varat jebkurā laikā atsaukt attiecībā uz turpmāko apstrādi.',
    blockedContentConsentButtonText: 'Piekrist un rādīt',
    blockedContentConsentSwitchShowExternalContent: 'Rādīt ārējo saturu',
    blockedContentConsentSwitchProviderDetails: 'Par pakalpojuma sniedzēju',
    changeConsentText: 'Mainīt vai atsaukt piekrišanu',
    moreInformationLabel: 'Papildu informācija',
  },
  widget: {
    withdrawalHint: 'Jebkurā laikā varat mainīt savu izvēli vai atsaukt piekrišanu sadaļā „{LINK}”.',
    optionalServices: 'Neobligātie pakalpojumi',
    providers: 'Pakalpojumu sniedzēji',
    necessaryServices: 'Nepieciešamie pakalpojumi',
    controller: 'Pārzinis',
    controllerUnknown: 'tīmekļa vietnes {HOST} uzturētājs',
    retention: 'Jūsu lēmuma glabāšanas ilgums',
    untilClosed: 'līdz pārlūkprogrammas aizvēršanai',
    thirdCountries:
      'Daži pakalpojumi var apstrādāt datus valstīs ārpus Eiropas Savienības, kur tie var būt mazāk aizsargāti. Kurās valstīs, norādīts katra pakalpojuma sīkākajā informācijā.',
    sharedDecision: 'Jūsu lēmums tiek nodots šīm tīmekļa vietnēm un ir spēkā arī tajās: {DOMAINS}',
    newServices: 'Jauni vai mainīti pakalpojumi kopš jūsu pēdējā lēmuma: {SERVICES}',
    consentId: 'Piekrišanas identifikators',
    copy: 'Kopēt',
    copied: 'Nokopēts',
    decisions: 'Jūsu līdzšinējie lēmumi',
    acceptedAll: 'piekrists visam',
    refusedAll: 'tikai nepieciešamais',
    chosen: 'individuāla izvēle',
    receipt: 'Lejupielādēt apliecinājumu',
    unavailable: 'Pašlaik tas nav pieejams. Lūdzu, vēlāk mēģiniet vēlreiz.',
    eachTime: 'vienmēr',
    thisTime: 'tikai šoreiz',
    reloadPage: 'Pārlādēt lapu',
    loadsAfterReload: 'Šis saturs būs redzams pēc lapas pārlādēšanas.',
    notRecorded: 'Jūsu lēmums jau ir spēkā, bet vēl nav reģistrēts. Tas tiks automātiski nosūtīts vēlreiz.',
    loadsBeforeConsent:
      'Šis pakalpojums tiek ielādēts arī bez jūsu piekrišanas. Tad tam tiek paziņots, ka piekrišana ir liegta, taču pakalpojuma sniedzējs tik un tā saņem datus, piemēram, jūsu IP adresi.',
    ownStorageName: 'Piekrišanas pārvaldība',
    ownStorageDescription:
      'Saglabā jūsu lēmumu, tā pieņemšanas laiku un nejauši ģenerētu piekrišanas identifikatoru, lai jums nevajadzētu no jauna atbildēt katrā lapā un jūs varētu pierādīt savu lēmumu.',
    storage: 'Glabāšanas vieta',
    privacyChoices: 'Jūsu privātuma izvēles',
    doNotSell: 'Nepārdot un nekopīgot manus personas datus',
    understood: 'Sapratu',
    optOutIntro:
      'Šī tīmekļa vietne glabā informāciju jūsu ierīcē, piemēram, sīkdatnēs, un nolasa to no ierīces. Jūsu personas datus saņem arī citu sniedzēju neobligātie pakalpojumi; daži likumi to sauc par pārdošanu vai kopīgošanu. Šie pakalpojumi darbojas, līdz jūs iebilstat. Šeit varat iebilst pret tiem visiem, bet iestatījumos izvēlēties pēc mērķa un pakalpojuma.',
    noticeIntro:
      'Šī tīmekļa vietne glabā informāciju jūsu ierīcē, piemēram, sīkdatnēs, un nolasa to no ierīces. Tā izmanto arī citu sniedzēju neobligātos pakalpojumus. Iestatījumos varat redzēt, kuri tie ir, un tos izslēgt.',
    objectionHint: 'Jebkurā laikā varat iebilst vai mainīt savu izvēli sadaļā „{LINK}”.',
    exemptServices: 'Izņēmums – bez jūsu piekrišanas, līdz jūs iebilstat iestatījumos',
    exemptService:
      'Vietne izmanto šo pakalpojumu bez jūsu piekrišanas saskaņā ar Apvienotās Karalistes tiesību izņēmumu. Lai iebilstu, izslēdziet to.',
    signalHonored: 'Atteikuma pieprasījums ir ievērots',
    signalExplained:
      'Jūsu pārlūks lūdz vietnes nepārdot un nekopīgot jūsu personas datus (Global Privacy Control). Tāpēc reklāmas un sociālo tīklu pakalpojumi darbojas tikai tad, ja tos ieslēdzat paši: jūsu izvēlei par pakalpojumu ir priekšroka pār šo lūgumu.',
    signalExceptions:
      'Atteikuma pieprasījums ir ievērots, izņemot pakalpojumus, kurus ieslēdzāt paši: {SERVICES}',
  },
  standard: {
    untilDeleted: 'līdz dzēšanai',
    consent: 'Piekrišana',
    contract: 'Līguma izpilde',
    interest: 'Leģitīmas intereses nodrošināt tīmekļa vietnes darbību',
    article: 'VDAR 6. panta 1. punkta {LETTER}) apakšpunkts',
    site: 'Šīs tīmekļa vietnes serveris',
    adequacy: 'lēmums par aizsardzības līmeņa pietiekamību',
    clauses: 'līguma standartklauzulas',
  },
  purposes: {
    '41ba25c': {
      name: 'Tehniski nepieciešamie',
      description:
        'Šie pakalpojumi ir vajadzīgi, lai darbotos šī tīmekļa vietne un jūsu izmantotās funkcijas, piemēram, drošības dēļ vai lai saglabātu jūsu izvēli. Tāpēc tos nevar izslēgt.',
    },
    cdcbd7c: {
      name: 'Reklāma',
      description:
        'Šie pakalpojumi rāda reklāmas un mēra to efektivitāti. Pakalpojumu sniedzēji var izsekot, kā jūs izmantojat vairākas tīmekļa vietnes, lai atlasītu jūsu interesēm atbilstošas reklāmas.',
    },
    a717ff5: {
      name: 'Analīze un statistika',
      description:
        'Šie pakalpojumi mēra, kā apmeklētāji izmanto šo tīmekļa vietni, lai to varētu uzlabot. Turpmākajos apmeklējumos jūsu ierīci var atpazīt.',
    },
    '7c19e32': {
      name: 'Personalizācija',
      description:
        'Šie pakalpojumi pielāgo saturu un funkcijas jūsu interesēm. Informāciju par jūsu apmeklējumiem var apvienot profilā.',
    },
    '6cd2721': {
      name: 'Sociālie tīkli',
      description:
        'Šie pakalpojumi rāda sociālo tīklu saturu un ļauj jums tajos kopīgot lapas. Sociālie tīkli uzzina par jūsu apmeklējumu un var to sasaistīt ar jūsu kontu.',
    },
    e9d1b6a: {
      name: 'Ārējais multivides saturs',
      description:
        'Šie pakalpojumi šajā tīmekļa vietnē rāda citu pakalpojumu sniedzēju video, kartes un citu saturu. Pakalpojumu sniedzēji uzzina jūsu IP adresi un var glabāt vai nolasīt informāciju jūsu ierīcē.',
    },
    '15c61c3': {
      name: 'Citi',
      description:
        'Pakalpojumi, kas neatbilst nevienam citam nolūkam. Ko dara katrs pakalpojums, norādīts tā sīkākajā informācijā.',
    },
  },
};
