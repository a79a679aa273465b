import type { Language } from './en.ts';

/** The texts in Romanian. */
export const ro: Language = {
  texts: {
    widgetTitle: 'Cookie-uri și confidențialitate',
    widgetIntroText:
      'Acest site web stochează informații pe dispozitivul dumneavoastră, de exemplu în cookie-uri, și le citește de acolo. O parte dintre aceste operațiuni este necesară din punct de vedere tehnic. Toate celelalte, împreună cu prelucrarea aferentă a datelor dumneavoastră cu caracter personal, au loc numai cu consimțământul dumneavoastră. În setări puteți alege în funcție de scop și puteți vedea ce furnizori sunt implicați. Consimțământul este voluntar și îl puteți retrage în orice moment, cu efect pentru viitor.',
    widgetDeclineButtonText: 'Doar cele necesare',
    widgetFullConsentButtonText: 'Acceptați toate',
    widgetSettingsButtonText: 'Setări',
    checkAllButtonText: 'Selectați toate',
    uncheckAllButtonText: 'Deselectați toate',
    imprint: 'Mențiuni legale',
    privacyPolicy: 'Politica de confidențialitate',
    accessibility: 'Accesibilitate',
    categoriesTitle: 'Setări de confidențialitate',
    categoriesCancelButtonText: 'Anulați',
    categoriesFullConsentButtonText: 'Acceptați toate',
    categoriesSaveButtonText: 'Salvați selecția',
    detailsCloseButtonText: 'Închideți',
    embeddingVendorLabel: 'Furnizor',
    embeddingDescriptionLabel: 'Descriere',
    embeddingPrivacyPolicyUrlLabel: 'Politica de confidențialitate a furnizorului',
    embeddingWhichDataIsCollectedLabel: 'Date colectate',
    embeddingPurposeOfDataCollectionLabel: 'Scopul colectării datelor',
    embeddingLegalBasisLabel: 'Temei juridic',
    embeddingPlaceOfProcessingLabel: 'Locul prelucrării',
    embeddingAssetNameLabel: 'Nume',
    embeddingAssetLifetimeLabel: 'Durata de stocare',
    embeddingAssetDescriptionLabel: 'Descriere',
    blockedContentTitle: 'Conținut extern blocat',
    blockedContentDisclaimer:
      'Acest conținut provine de la un alt furnizor și se încarcă numai cu consimțământul dumneavoastră. Furnizorul primește atunci date precum adresa dumneavoastră IP și poate stoca informații pe dispozitivul dumneavoastră sau le poate citi de acolo. Vă puteți retrage consimțământul în orice moment, cu efect pentru viitor.',
    blockedContentConsentButtonText: 'Acceptați și afișați',
    blockedContentConsentSwitchShowExternalContent: 'Afișați conținutul extern',
    blockedContentConsentSwitchProviderDetails: 'Despre furnizor',
    changeConsentText: 'Modificați sau retrageți consimțământul',
    moreInformationLabel: 'Mai multe informații',
  },
  widget: {
    withdrawalHint: 'Vă puteți modifica sau retrage alegerea în orice moment, accesând „{LINK}”.',
    optionalServices: 'Servicii opționale',
    providers: 'Furnizori',
    necessaryServices: 'Servicii necesare',
    controller: 'Operator de date',
    controllerUnknown: 'administratorul site-ului {HOST}',
    retention: 'Durata de stocare a deciziei dumneavoastră',
    untilClosed: 'până la închiderea browserului',
    thirdCountries:
      'Este posibil ca unele servicii să prelucreze date în țări din afara Uniunii Europene, unde datele pot fi mai puțin protejate. Detaliile fiecărui serviciu precizează unde.',
    sharedDecision:
      'Decizia dumneavoastră este transmisă acestor site-uri web și este valabilă și acolo: {DOMAINS}',
    newServices: 'Servicii noi sau modificate de la ultima dumneavoastră decizie: {SERVICES}',
    consentId: 'ID-ul consimțământului',
    copy: 'Copiați',
    copied: 'Copiat',
    decisions: 'Deciziile dumneavoastră de până acum',
    acceptedAll: 'toate acceptate',
    refusedAll: 'doar cele necesare',
    chosen: 'selecție proprie',
    receipt: 'Descărcați dovada',
    unavailable: 'Momentan nu este disponibil. Vă rugăm să încercați din nou mai târziu.',
    eachTime: 'întotdeauna',
    thisTime: 'doar de data aceasta',
    reloadPage: 'Reîncarcă pagina',
    loadsAfterReload: 'Acest conținut va apărea după reîncărcarea paginii.',
    notRecorded:
      'Decizia dumneavoastră se aplică deja, dar nu a fost încă înregistrată. Va fi trimisă din nou automat.',
    loadsBeforeConsent:
      'Acest serviciu se încarcă și fără consimțământul dumneavoastră. I se comunică atunci că nu există consimțământ, dar furnizorul primește totuși date precum adresa dumneavoastră IP.',
    ownStorageName: 'Gestionarea consimțământului',
    ownStorageDescription:
      'Reține decizia dumneavoastră, momentul acesteia și un ID de consimțământ aleatoriu, pentru ca întrebarea să nu apară din nou pe fiecare pagină și ca dumneavoastră să puteți dovedi ce ați decis.',
    storage: 'Stocare',
    privacyChoices: 'Opțiunile dumneavoastră de confidențialitate',
    doNotSell: 'Nu vindeți și nu partajați datele mele personale',
    understood: 'Am înțeles',
    optOutIntro:
      'Acest site web stochează informații pe dispozitivul dumneavoastră, de exemplu în cookie-uri, și le citește de acolo. Servicii opționale ale altor furnizori primesc și ele date cu caracter personal despre dumneavoastră; unele legi numesc acest lucru vânzare sau partajare. Aceste servicii funcționează până când vă opuneți. Aici vă puteți opune tuturor, iar în setări puteți alege în funcție de scop și de serviciu.',
    noticeIntro:
      'Acest site web stochează informații pe dispozitivul dumneavoastră, de exemplu în cookie-uri, și le citește de acolo. Folosește și servicii opționale ale altor furnizori. În setări puteți vedea care sunt acestea și le puteți dezactiva.',
    objectionHint: 'Vă puteți opune sau vă puteți modifica alegerea în orice moment, accesând „{LINK}”.',
    exemptServices: 'Excepție – fără consimțământul dumneavoastră, până când vă opuneți în setări',
    exemptService:
      'Site-ul web folosește acest serviciu fără consimțământul dumneavoastră, în temeiul unei excepții din dreptul Regatului Unit. Pentru a vă opune, dezactivați-l.',
    signalHonored: 'Cererea de excludere a fost respectată',
    signalExplained:
      'Browserul dumneavoastră cere site-urilor web să nu vă vândă și să nu vă partajeze datele personale (Global Privacy Control). De aceea, serviciile de publicitate și de rețele sociale funcționează numai dacă le activați chiar dumneavoastră: alegerea dumneavoastră pentru un serviciu prevalează asupra acestei cereri.',
    signalExceptions:
      'Cererea de excludere a fost respectată, cu excepția serviciilor pe care le-ați activat chiar dumneavoastră: {SERVICES}',
  },
  standard: {
    untilDeleted: 'până la ștergere',
    consent: 'Consimțământ',
    contract: 'Executarea unui contract',
    interest: 'Interes legitim în operarea site-ului web',
    article: 'art. 6 alin. (1) lit. ({LETTER}) din RGPD',
    site: 'Serverul acestui site web',
    adequacy: 'decizie privind caracterul adecvat al nivelului de protecție',
    clauses: 'clauze contractuale standard',
  },
  purposes: {
    '41ba25c': {
      name: 'Necesare din punct de vedere tehnic',
      description:
        'Indispensabile pentru furnizarea acestui site web și a funcțiilor pe care le utilizați, de exemplu pentru securitate sau pentru a reține alegerea dumneavoastră. De aceea nu pot fi dezactivate.',
    },
    cdcbd7c: {
      name: 'Publicitate',
      description:
        'Afișarea de reclame și măsurarea eficienței lor. Furnizorii pot urmări modul în care utilizați mai multe site-uri web, pentru a alege reclame care corespund intereselor dumneavoastră.',
    },
    a717ff5: {
      name: 'Analiză / statistici',
      description:
        'Măsurarea modului în care vizitatorii utilizează acest site web, pentru ca acesta să poată fi îmbunătățit. Dispozitivul dumneavoastră poate fi recunoscut la vizite ulterioare.',
    },
    '7c19e32': {
      name: 'Personalizare',
      description:
        'Adaptarea conținutului și a funcțiilor la interesele dumneavoastră. Informațiile despre vizitele dumneavoastră pot fi reunite într-un profil.',
    },
    '6cd2721': {
      name: 'Rețele sociale',
      description:
        'Afișarea de conținut din rețelele sociale și distribuirea de pagini în acestea. Rețelele află de vizita dumneavoastră și o pot asocia cu contul dumneavoastră.',
    },
    e9d1b6a: {
      name: 'Conținut media extern',
      description:
        'Afișarea pe acest site web a unor videoclipuri, hărți și a altor conținuturi ale altor furnizori. Furnizorii află adresa dumneavoastră IP și pot stoca informații pe dispozitivul dumneavoastră sau le pot citi de acolo.',
    },
    '15c61c3': {
      name: 'Altele',
      description:
        'Servicii care nu se încadrează în niciunul dintre celelalte scopuri. Detaliile fiecărui serviciu precizează ce face acesta.',
    },
  },
};
