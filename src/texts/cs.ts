import type { Language } from './en.ts';

/** The texts in Czech. */
export const cs: Language = {
  texts: {
    widgetTitle: 'Cookies a soukromí',
    widgetIntroText:
      'Tento web ukládá informace do vašeho zařízení, například do souborů cookie, a čte je z něj. Část z toho je technicky nezbytná. Vše ostatní a s tím související zpracování vašich osobních údajů probíhá pouze s vaším souhlasem. V nastavení si můžete vybrat podle účelů a zjistit, kteří poskytovatelé jsou zapojeni. Váš souhlas je dobrovolný a můžete jej kdykoli odvolat s účinností do budoucna.',
    widgetDeclineButtonText: 'Pouze nezbytné',
    widgetFullConsentButtonText: 'Přijmout vše',
    widgetSettingsButtonText: 'Nastavení',
    checkAllButtonText: 'Označit vše',
    uncheckAllButtonText: 'Odznačit vše',
    imprint: 'Právní informace',
    privacyPolicy: 'Zásady ochrany osobních údajů',
    accessibility: 'Přístupnost',
    categoriesTitle: 'Nastavení soukromí',
    categoriesCancelButtonText: 'Zrušit',
    categoriesFullConsentButtonText: 'Přijmout vše',
    categoriesSaveButtonText: 'Uložit výběr',
    detailsCloseButtonText: 'Zavřít',
    embeddingVendorLabel: 'Poskytovatel',
    embeddingDescriptionLabel: 'Popis',
    embeddingPrivacyPolicyUrlLabel: 'Zásady ochrany osobních údajů poskytovatele',
    embeddingWhichDataIsCollectedLabel: 'Shromažďované údaje',
    embeddingPurposeOfDataCollectionLabel: 'Účel shromažďování údajů',
    embeddingLegalBasisLabel: 'Právní základ',
    embeddingPlaceOfProcessingLabel: 'Místo zpracování',
    embeddingAssetNameLabel: 'Název',
    embeddingAssetLifetimeLabel: 'Doba uložení',
    embeddingAssetDescriptionLabel: 'Popis',
    blockedContentTitle: 'Externí obsah je zablokován',
    blockedContentDisclaimer:
      'Tento obsah pochází od jiného poskytovatele a načte se pouze s vaším souhlasem. Poskytovatel pak získá údaje, jako je vaše IP adresa, a může do vašeho zařízení ukládat informace nebo je z něj číst. Souhlas můžete kdykoli odvolat s účinností do budoucna.',
    blockedContentConsentButtonText: 'Přijmout a zobrazit',
    blockedContentConsentSwitchShowExternalContent: 'Zobrazit externí obsah',
    blockedContentConsentSwitchProviderDetails: 'O poskytovateli',
    changeConsentText: 'Změnit nebo odvolat souhlas',
    moreInformationLabel: 'Další informace',
  },
  widget: {
    withdrawalHint: 'Svou volbu můžete kdykoli změnit nebo souhlas odvolat pod položkou „{LINK}“.',
    optionalServices: 'Volitelné služby',
    providers: 'Poskytovatelé',
    necessaryServices: 'Nezbytné služby',
    controller: 'Správce osobních údajů',
    controllerUnknown: 'provozovatel webu {HOST}',
    retention: 'Doba uložení vašeho rozhodnutí',
    untilClosed: 'do zavření prohlížeče',
    thirdCountries:
      'Některé služby mohou zpracovávat údaje v zemích mimo Evropskou unii, kde mohou být hůře chráněny. Ve kterých, uvádějí podrobnosti u každé služby.',
    sharedDecision: 'Vaše rozhodnutí se předává těmto webům a platí i na nich: {DOMAINS}',
    newServices: 'Nové nebo změněné služby od vašeho posledního rozhodnutí: {SERVICES}',
    consentId: 'ID souhlasu',
    copy: 'Kopírovat',
    copied: 'Zkopírováno',
    decisions: 'Vaše dosavadní rozhodnutí',
    acceptedAll: 'přijato vše',
    refusedAll: 'pouze nezbytné',
    chosen: 'vlastní výběr',
    receipt: 'Stáhnout potvrzení',
    unavailable: 'Tato funkce teď není dostupná. Zkuste to prosím později.',
    eachTime: 'vždy',
    thisTime: 'jen tentokrát',
    reloadPage: 'Znovu načíst stránku',
    loadsAfterReload: 'Tento obsah se zobrazí po opětovném načtení stránky.',
    notRecorded: 'Vaše rozhodnutí už platí, ale zatím nebylo zaznamenáno. Automaticky se odešle znovu.',
    loadsBeforeConsent:
      'Tato služba se načte i bez vašeho souhlasu. Je jí pak sděleno, že souhlas byl odepřen, její poskytovatel však přesto získá údaje, jako je vaše IP adresa.',
    ownStorageName: 'Správa souhlasu',
    ownStorageDescription:
      'Pamatuje si vaše rozhodnutí, jeho čas a náhodné ID souhlasu, abychom se vás na každé stránce neptali znovu a abyste mohli doložit, jak jste se rozhodli.',
    storage: 'Úložiště',
    privacyChoices: 'Vaše volby soukromí',
    doNotSell: 'Neprodávat ani nesdílet mé osobní údaje',
    understood: 'Rozumím',
    optOutIntro:
      'Tento web ukládá informace do vašeho zařízení, například do souborů cookie, a čte je z něj. Vaše osobní údaje přitom získávají i volitelné služby jiných poskytovatelů; některé zákony to označují jako prodej nebo sdílení. Tyto služby běží, dokud nevznesete námitku. Zde můžete vznést námitku proti všem a v nastavení si vybrat podle účelů a služeb.',
    noticeIntro:
      'Tento web ukládá informace do vašeho zařízení, například do souborů cookie, a čte je z něj. Používá také volitelné služby jiných poskytovatelů. V nastavení zjistíte, které to jsou, a můžete je vypnout.',
    objectionHint: 'Námitku můžete vznést nebo svou volbu změnit kdykoli pod položkou „{LINK}“.',
    exemptServices: 'Výjimka – bez vašeho souhlasu, dokud v nastavení nevznesete námitku',
    exemptService:
      'Web tuto službu používá bez vašeho souhlasu na základě výjimky v právu Spojeného království. Chcete-li vznést námitku, vypněte ji.',
    signalHonored: 'Žádost o odhlášení byla respektována',
    signalExplained:
      'Váš prohlížeč žádá weby, aby vaše osobní údaje neprodávaly ani nesdílely (Global Privacy Control). Služby pro reklamu a sociální sítě proto běží, jen pokud je sami zapnete: vaše volba u služby má před touto žádostí přednost.',
    signalExceptions:
      'Žádost o odhlášení byla respektována s výjimkou služeb, které jste sami zapnuli: {SERVICES}',
  },
  standard: {
    untilDeleted: 'do smazání',
    consent: 'Souhlas',
    contract: 'Plnění smlouvy',
    interest: 'Oprávněný zájem na provozu webu',
    article: 'čl. 6 odst. 1 písm. {LETTER}) GDPR',
    site: 'Server tohoto webu',
    adequacy: 'rozhodnutí o odpovídající ochraně',
    clauses: 'standardní smluvní doložky',
  },
  purposes: {
    '41ba25c': {
      name: 'Technicky nezbytné',
      description:
        'Tyto služby jsou nutné k tomu, aby fungoval tento web a funkce, které používáte, například kvůli zabezpečení nebo zapamatování vaší volby. Proto je nelze vypnout.',
    },
    cdcbd7c: {
      name: 'Reklama',
      description:
        'Tyto služby zobrazují reklamy a měří, jak jsou účinné. Poskytovatelé mohou sledovat, jak používáte různé weby, a podle toho vybírat reklamy odpovídající vašim zájmům.',
    },
    a717ff5: {
      name: 'Analýza a statistika',
      description:
        'Tyto služby měří, jak návštěvníci používají tento web, aby jej bylo možné zlepšovat. Vaše zařízení může být při dalších návštěvách rozpoznáno.',
    },
    '7c19e32': {
      name: 'Personalizace',
      description:
        'Tyto služby přizpůsobují obsah a funkce vašim zájmům. Informace o vašich návštěvách mohou být spojeny do profilu.',
    },
    '6cd2721': {
      name: 'Sociální sítě',
      description:
        'Tyto služby zobrazují obsah ze sociálních sítí a umožňují vám na nich sdílet stránky. Sítě se o vaší návštěvě dozvědí a mohou ji spojit s vaším účtem.',
    },
    e9d1b6a: {
      name: 'Externí média',
      description:
        'Tyto služby zobrazují na tomto webu videa, mapy a další obsah jiných poskytovatelů. Poskytovatelé se dozvědí vaši IP adresu a mohou do vašeho zařízení ukládat informace nebo je z něj číst.',
    },
    '15c61c3': {
      name: 'Ostatní',
      description:
        'Služby, které nespadají pod žádný z ostatních účelů. Co která služba dělá, uvádějí její podrobnosti.',
    },
  },
};
