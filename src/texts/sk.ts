import type { Language } from './en.ts';

/** The texts in Slovak. */
export const sk: Language = {
  texts: {
    widgetTitle: 'Súbory cookie a súkromie',
    widgetIntroText:
      'Tento web ukladá informácie vo vašom zariadení, napríklad v súboroch cookie, a číta ich z neho. Časť z toho je technicky nevyhnutná. Všetko ostatné vrátane súvisiaceho spracúvania vašich osobných údajov sa uskutočňuje len s vaším súhlasom. V nastaveniach si môžete vybrať podľa účelu a zistiť, ktorí poskytovatelia sú zapojení. Váš súhlas je dobrovoľný a môžete ho kedykoľvek odvolať s účinkom do budúcnosti.',
    widgetDeclineButtonText: 'Len nevyhnutné',
    widgetFullConsentButtonText: 'Prijať všetko',
    widgetSettingsButtonText: 'Nastavenia',
    checkAllButtonText: 'Vybrať všetko',
    uncheckAllButtonText: 'Zrušiť celý výber',
    imprint: 'Právne informácie',
    privacyPolicy: 'Zásady ochrany osobných údajov',
    accessibility: 'Prístupnosť',
    categoriesTitle: 'Nastavenia ochrany súkromia',
    categoriesCancelButtonText: 'Zrušiť',
    categoriesFullConsentButtonText: 'Prijať všetko',
    categoriesSaveButtonText: 'Uložiť výber',
    detailsCloseButtonText: 'Zavrieť',
    embeddingVendorLabel: 'Poskytovateľ',
    embeddingDescriptionLabel: 'Opis',
    embeddingPrivacyPolicyUrlLabel: 'Zásady ochrany osobných údajov poskytovateľa',
    embeddingWhichDataIsCollectedLabel: 'Získavané údaje',
    embeddingPurposeOfDataCollectionLabel: 'Účel získavania údajov',
    embeddingLegalBasisLabel: 'Právny základ',
    embeddingPlaceOfProcessingLabel: 'Miesto spracúvania',
    embeddingAssetNameLabel: 'Názov',
    embeddingAssetLifetimeLabel: 'Doba uchovávania',
    embeddingAssetDescriptionLabel: 'Opis',
    blockedContentTitle: 'Externý obsah je zablokovaný',
    blockedContentDisclaimer:
      'Tento obsah pochádza od iného poskytovateľa a načíta sa len s vaším súhlasom. Poskytovateľ potom získa údaje, ako je vaša IP adresa, a môže vo vašom zariadení ukladať informácie alebo ich z neho čítať. Svoj súhlas môžete kedykoľvek odvolať s účinkom do budúcnosti.',
    blockedContentConsentButtonText: 'Prijať a zobraziť',
    blockedContentConsentSwitchShowExternalContent: 'Zobraziť externý obsah',
    blockedContentConsentSwitchProviderDetails: 'O poskytovateľovi',
    changeConsentText: 'Zmeniť alebo odvolať súhlas',
    moreInformationLabel: 'Viac informácií',
  },
  widget: {
    withdrawalHint: 'Svoju voľbu môžete kedykoľvek zmeniť alebo odvolať kliknutím na „{LINK}“.',
    optionalServices: 'Voliteľné služby',
    providers: 'Poskytovatelia',
    necessaryServices: 'Nevyhnutné služby',
    controller: 'Prevádzkovateľ',
    controllerUnknown: 'subjekt, ktorý spravuje web {HOST}',
    retention: 'Doba uchovávania vášho rozhodnutia',
    untilClosed: 'do zatvorenia prehliadača',
    thirdCountries:
      'Niektoré služby môžu spracúvať údaje v krajinách mimo Európskej únie, kde môžu byť údaje menej chránené. O ktoré krajiny ide, sa uvádza v podrobnostiach každej služby.',
    sharedDecision: 'Vaše rozhodnutie sa odovzdáva týmto webom a platí aj na nich: {DOMAINS}',
    newServices: 'Nové alebo zmenené od vášho posledného rozhodnutia: {SERVICES}',
    consentId: 'ID súhlasu',
    copy: 'Kopírovať',
    copied: 'Skopírované',
    decisions: 'Vaše doterajšie rozhodnutia',
    acceptedAll: 'všetko prijaté',
    refusedAll: 'len nevyhnutné',
    chosen: 'vlastný výber',
    receipt: 'Stiahnuť potvrdenie',
    unavailable: 'Momentálne to nie je dostupné. Skúste to, prosím, neskôr znova.',
    eachTime: 'vždy',
    thisTime: 'len tentoraz',
    reloadPage: 'Znova načítať stránku',
    loadsAfterReload: 'Tento obsah sa zobrazí po opätovnom načítaní stránky.',
    notRecorded: 'Vaše rozhodnutie už platí, ale zatiaľ nebolo zaznamenané. Automaticky sa odošle znova.',
    loadsBeforeConsent:
      'Táto služba sa načíta aj bez vášho súhlasu. Vtedy sa jej oznámi, že súhlas bol odmietnutý, jej poskytovateľ však aj tak získa údaje, ako je vaša IP adresa.',
    ownStorageName: 'Správa súhlasov',
    ownStorageDescription:
      'Pamätá si vaše rozhodnutie, jeho čas a náhodné ID súhlasu, aby sa otázka neopakovala na každej stránke a aby ste mohli preukázať, ako ste sa rozhodli.',
    storage: 'Úložisko',
    privacyChoices: 'Vaše voľby ochrany súkromia',
    doNotSell: 'Nepredávať ani nezdieľať moje osobné údaje',
    understood: 'V poriadku',
    optOutIntro:
      'Tento web ukladá informácie vo vašom zariadení, napríklad v súboroch cookie, a číta ich z neho. Vaše osobné údaje pritom dostávajú aj voliteľné služby iných poskytovateľov; niektoré zákony to nazývajú predajom alebo zdieľaním. Tieto služby bežia, kým nevznesiete námietku. Tu môžete namietať proti všetkým a v nastaveniach vyberať podľa účelov a služieb.',
    noticeIntro:
      'Tento web ukladá informácie vo vašom zariadení, napríklad v súboroch cookie, a číta ich z neho. Používa aj voliteľné služby iných poskytovateľov. V nastaveniach zistíte, ktoré to sú, a môžete ich vypnúť.',
    objectionHint: 'Námietku môžete vzniesť alebo svoju voľbu zmeniť kedykoľvek kliknutím na „{LINK}“.',
    exemptServices: 'Výnimka – bez vášho súhlasu, kým v nastaveniach nevznesiete námietku',
    exemptService:
      'Web používa túto službu bez vášho súhlasu na základe výnimky v práve Spojeného kráľovstva. Ak chcete namietať, vypnite ju.',
    signalHonored: 'Žiadosť o odhlásenie bola rešpektovaná',
    signalExplained:
      'Váš prehliadač žiada weby, aby vaše osobné údaje nepredávali ani nezdieľali (Global Privacy Control). Služby pre reklamu a sociálne siete preto bežia, len ak ich sami zapnete: vaša voľba pri službe má pred touto žiadosťou prednosť.',
    signalExceptions:
      'Žiadosť o odhlásenie bola rešpektovaná okrem služieb, ktoré ste sami zapli: {SERVICES}',
  },
  standard: {
    untilDeleted: 'do vymazania',
    consent: 'Súhlas',
    contract: 'Plnenie zmluvy',
    interest: 'Oprávnený záujem na prevádzke webu',
    article: 'čl. 6 ods. 1 písm. {LETTER}) GDPR',
    site: 'Server tohto webu',
    adequacy: 'rozhodnutie o primeranosti',
    clauses: 'štandardné zmluvné doložky',
  },
  purposes: {
    '41ba25c': {
      name: 'Technicky nevyhnutné',
      description:
        'Potrebné na poskytovanie tohto webu a funkcií, ktoré používate, napríklad na zaistenie bezpečnosti alebo zapamätanie vašej voľby. Preto sa nedajú vypnúť.',
    },
    cdcbd7c: {
      name: 'Reklama',
      description:
        'Zobrazovanie reklám a meranie ich účinnosti. Poskytovatelia môžu sledovať, ako používate rôzne weby, aby vyberali reklamy zodpovedajúce vašim záujmom.',
    },
    a717ff5: {
      name: 'Analytika / štatistika',
      description:
        'Meranie toho, ako návštevníci používajú tento web, aby ho bolo možné zlepšovať. Vaše zariadenie môže byť pri ďalších návštevách rozpoznané.',
    },
    '7c19e32': {
      name: 'Personalizácia',
      description:
        'Prispôsobovanie obsahu a funkcií vašim záujmom. Informácie o vašich návštevách sa môžu spájať do profilu.',
    },
    '6cd2721': {
      name: 'Sociálne siete',
      description:
        'Zobrazovanie obsahu zo sociálnych sietí a zdieľanie stránok na nich. Siete sa dozvedia o vašej návšteve a môžu si ju spojiť s vaším účtom.',
    },
    e9d1b6a: {
      name: 'Externé médiá',
      description:
        'Zobrazovanie videí, máp a iného obsahu iných poskytovateľov na tomto webe. Poskytovatelia sa dozvedia vašu IP adresu a môžu vo vašom zariadení ukladať informácie alebo ich z neho čítať.',
    },
    '15c61c3': {
      name: 'Iné',
      description:
        'Služby, ktoré nepatria k žiadnemu z ostatných účelov. Čo služba robí, sa uvádza v jej podrobnostiach.',
    },
  },
};
