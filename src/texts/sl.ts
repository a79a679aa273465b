import type { Language } from './en.ts';

/** The texts in Slovenian. */
export const sl: Language = {
  texts: {
    widgetTitle: 'Piškotki in zasebnost',
    widgetIntroText:
      'To spletno mesto shranjuje informacije v vaši napravi, na primer v piškotkih, in jih iz nje bere. Del tega je tehnično nujen. Vse drugo, vključno s povezano obdelavo vaših osebnih podatkov, poteka samo z vašo privolitvijo. V nastavitvah lahko izbirate po namenih in si ogledate, kateri ponudniki sodelujejo. Vaša privolitev je prostovoljna in jo lahko kadar koli prekličete z učinkom za naprej.',
    widgetDeclineButtonText: 'Samo nujno',
    widgetFullConsentButtonText: 'Sprejmi vse',
    widgetSettingsButtonText: 'Nastavitve',
    checkAllButtonText: 'Izberi vse',
    uncheckAllButtonText: 'Počisti izbiro',
    imprint: 'Pravno obvestilo',
    privacyPolicy: 'Politika zasebnosti',
    accessibility: 'Dostopnost',
    categoriesTitle: 'Nastavitve zasebnosti',
    categoriesCancelButtonText: 'Opusti',
    categoriesFullConsentButtonText: 'Sprejmi vse',
    categoriesSaveButtonText: 'Shrani izbiro',
    detailsCloseButtonText: 'Zapri',
    embeddingVendorLabel: 'Ponudnik',
    embeddingDescriptionLabel: 'Opis',
    embeddingPrivacyPolicyUrlLabel: 'Politika zasebnosti ponudnika',
    embeddingWhichDataIsCollectedLabel: 'Zbrani podatki',
    embeddingPurposeOfDataCollectionLabel: 'Namen zbiranja podatkov',
    embeddingLegalBasisLabel: 'Pravna podlaga',
    embeddingPlaceOfProcessingLabel: 'Kraj obdelave',
    embeddingAssetNameLabel: 'Ime',
    embeddingAssetLifetimeLabel: 'Obdobje hrambe',
    embeddingAssetDescriptionLabel: 'Opis',
    blockedContentTitle: 'Zunanja vsebina je blokirana',
    blockedContentDisclaimer:
      'Ta vsebina prihaja od drugega ponudnika in se naloži samo z vašo privolitvijo. Ponudnik takrat prejme podatke, kot je vaš naslov IP, in lahko v vaši napravi shranjuje informacije ali jih iz nje bere. Svojo privolitev lahko kadar koli prekličete z učinkom za naprej.',
    blockedContentConsentButtonText: 'Sprejmi in prikaži',
    blockedContentConsentSwitchShowExternalContent: 'Prikaži zunanje vsebine',
    blockedContentConsentSwitchProviderDetails: 'O ponudniku',
    changeConsentText: 'Spremeni ali prekliči privolitev',
    moreInformationLabel: 'Več informacij',
  },
  widget: {
    withdrawalHint: 'Svojo izbiro lahko kadar koli spremenite ali prekličete pod »{LINK}«.',
    optionalServices: 'Neobvezne storitve',
    providers: 'Ponudniki',
    necessaryServices: 'Nujne storitve',
    controller: 'Upravljavec osebnih podatkov',
    controllerUnknown: 'upravljavec spletnega mesta {HOST}',
    retention: 'Obdobje hrambe vaše odločitve',
    untilClosed: 'do zaprtja brskalnika',
    thirdCountries:
      'Nekatere storitve morda obdelujejo podatke v državah zunaj Evropske unije, kjer so podatki lahko slabše varovani. Kje, je navedeno v podrobnostih posamezne storitve.',
    sharedDecision: 'Vaša odločitev se posreduje tem spletnim mestom in velja tudi tam: {DOMAINS}',
    newServices: 'Novo ali spremenjeno od vaše zadnje odločitve: {SERVICES}',
    consentId: 'ID privolitve',
    copy: 'Kopiraj',
    copied: 'Kopirano',
    decisions: 'Vaše dosedanje odločitve',
    acceptedAll: 'vse sprejeto',
    refusedAll: 'samo nujno',
    chosen: 'lastna izbira',
    receipt: 'Prenesi potrdilo',
    unavailable: 'To trenutno ni na voljo. Poskusite znova pozneje.',
    eachTime: 'vedno',
    thisTime: 'samo tokrat',
    reloadPage: 'Znova naloži stran',
    loadsAfterReload: 'Ta vsebina se prikaže, ko je stran znova naložena.',
    notRecorded: 'Vaša odločitev že velja, vendar še ni zabeležena. Samodejno bo poslana znova.',
    loadsBeforeConsent:
      'Ta storitev se naloži tudi brez vaše privolitve. Takrat ji je sporočeno, da privolitve ni, vendar ponudnik kljub temu prejme podatke, kot je vaš naslov IP.',
    ownStorageName: 'Upravljanje privolitev',
    ownStorageDescription:
      'Zapomni si vašo odločitev, njen čas in naključni ID privolitve, da se vprašanje ne ponovi na vsaki strani in da lahko dokažete, kako ste se odločili.',
    storage: 'Shramba',
    privacyChoices: 'Vaše izbire glede zasebnosti',
    doNotSell: 'Ne prodajajte in ne delite mojih osebnih podatkov',
    understood: 'Razumem',
    optOutIntro:
      'To spletno mesto shranjuje informacije v vaši napravi, na primer v piškotkih, in jih iz nje bere. Vaše osebne podatke prejemajo tudi neobvezne storitve drugih ponudnikov; nekateri zakoni to imenujejo prodaja ali deljenje. Te storitve delujejo, dokler ne ugovarjate. Tukaj lahko ugovarjate vsem, v nastavitvah pa izbirate po namenih in storitvah.',
    noticeIntro:
      'To spletno mesto shranjuje informacije v vaši napravi, na primer v piškotkih, in jih iz nje bere. Uporablja tudi neobvezne storitve drugih ponudnikov. V nastavitvah lahko vidite, katere so, in jih izklopite.',
    objectionHint: 'Kadar koli lahko ugovarjate ali spremenite svojo izbiro pod »{LINK}«.',
    exemptServices: 'Izjema – brez vaše privolitve, dokler v nastavitvah ne ugovarjate',
    exemptService:
      'Spletno mesto uporablja to storitev brez vaše privolitve na podlagi izjeme v pravu Združenega kraljestva. Če želite ugovarjati, jo izklopite.',
    signalHonored: 'Zahteva za izvzetje je upoštevana',
    signalExplained:
      'Vaš brskalnik prosi spletna mesta, naj ne prodajajo in ne delijo vaših osebnih podatkov (Global Privacy Control). Storitve za oglase in družbena omrežja zato delujejo le, če jih vklopite sami: vaša izbira za storitev ima prednost pred to zahtevo.',
    signalExceptions:
      'Zahteva za izvzetje je upoštevana, razen za storitve, ki ste jih vklopili sami: {SERVICES}',
  },
  standard: {
    untilDeleted: 'do izbrisa',
    consent: 'Privolitev',
    contract: 'Izvajanje pogodbe',
    interest: 'Zakoniti interes za delovanje spletnega mesta',
    article: 'točka ({LETTER}) člena 6(1) GDPR',
    site: 'Strežnik tega spletnega mesta',
    adequacy: 'sklep o ustreznosti',
    clauses: 'standardna pogodbena določila',
  },
  purposes: {
    '41ba25c': {
      name: 'Tehnično nujno',
      description:
        'Potrebno za delovanje tega spletnega mesta in funkcij, ki jih uporabljate, na primer zaradi varnosti ali za shranitev vaše izbire. Zato tega ni mogoče izklopiti.',
    },
    cdcbd7c: {
      name: 'Oglasi',
      description:
        'Prikazovanje oglasov in merjenje njihove učinkovitosti. Ponudniki lahko spremljajo vašo uporabo več spletnih mest, da izberejo oglase, ki ustrezajo vašim zanimanjem.',
    },
    a717ff5: {
      name: 'Analitika / statistika',
      description:
        'Merjenje, kako obiskovalci uporabljajo to spletno mesto, da ga je mogoče izboljšati. Vaša naprava je ob poznejših obiskih lahko prepoznana.',
    },
    '7c19e32': {
      name: 'Personalizacija',
      description:
        'Prilagajanje vsebin in funkcij vašim zanimanjem. Informacije o vaših obiskih se lahko združijo v profil.',
    },
    '6cd2721': {
      name: 'Družbena omrežja',
      description:
        'Prikazovanje vsebin z družbenih omrežij in deljenje strani na njih. Omrežja izvedo za vaš obisk in ga lahko povežejo z vašim računom.',
    },
    e9d1b6a: {
      name: 'Zunanji mediji',
      description:
        'Prikazovanje videoposnetkov, zemljevidov in drugih vsebin drugih ponudnikov na tem spletnem mestu. Ponudniki izvedo vaš naslov IP in lahko v vaši napravi shranjujejo informacije ali jih iz nje berejo.',
    },
    '15c61c3': {
      name: 'Drugo',
      description:
        'Storitve, ki ne spadajo k nobenemu od drugih namenov. Kaj storitev počne, je navedeno v njenih podrobnostih.',
    },
  },
};
