import type { Language } from './en.ts';

/** The texts in Estonian. */
export const et: Language = {
  texts: {
    widgetTitle: 'Küpsised ja privaatsus',
    widgetIntroText:
      'See veebisait salvestab teie seadmesse teavet, näiteks küpsistesse, ja loeb seda sealt. Osa sellest on tehniliselt vajalik. Kõik muu ja sellega kaasnev teie isikuandmete töötlemine toimub ainult teie nõusolekul. Seadetes saate teha valiku eesmärkide kaupa ja vaadata, millised teenusepakkujad on kaasatud. Nõusolek on vabatahtlik ja saate selle igal ajal edasiulatuvalt tagasi võtta.',
    widgetDeclineButtonText: 'Ainult vajalikud',
    widgetFullConsentButtonText: 'Nõustu kõigiga',
    widgetSettingsButtonText: 'Seaded',
    checkAllButtonText: 'Vali kõik',
    uncheckAllButtonText: 'Eemalda valikud',
    imprint: 'Õigusteave',
    privacyPolicy: 'Andmekaitsetingimused',
    accessibility: 'Ligipääsetavus',
    categoriesTitle: 'Privaatsusseaded',
    categoriesCancelButtonText: 'Tühista',
    categoriesFullConsentButtonText: 'Nõustu kõigiga',
    categoriesSaveButtonText: 'Salvesta valik',
    detailsCloseButtonText: 'Sulge',
    embeddingVendorLabel: 'Teenusepakkuja',
    embeddingDescriptionLabel: 'Kirjeldus',
    embeddingPrivacyPolicyUrlLabel: 'Teenusepakkuja andmekaitsetingimused',
    embeddingWhichDataIsCollectedLabel: 'Kogutavad andmed',
    embeddingPurposeOfDataCollectionLabel: 'Andmete kogumise eesmärk',
    embeddingLegalBasisLabel: 'Õiguslik alus',
    embeddingPlaceOfProcessingLabel: 'Töötlemise koht',
    embeddingAssetNameLabel: 'Nimi',
    embeddingAssetLifetimeLabel: 'Säilitamisaeg',
    embeddingAssetDescriptionLabel: 'Kirjeldus',
    blockedContentTitle: 'Väline sisu on blokeeritud',
    blockedContentDisclaimer:
      'See sisu pärineb teiselt teenusepakkujalt ja see laaditakse ainult teie nõusolekul. Teenusepakkuja saab siis andmeid, näiteks teie IP-aadressi, ning võib teie seadmesse teavet salvestada või seda sealt lugeda. Saate nõusoleku igal ajal edasiulatuvalt tagasi võtta.',
    blockedContentConsentButtonText: 'Nõustu ja näita',
    blockedContentConsentSwitchShowExternalContent: 'Näita välist sisu',
    blockedContentConsentSwitchProviderDetails: 'Teenusepakkujast lähemalt',
    changeConsentText: 'Muuda nõusolekut või võta see tagasi',
    moreInformationLabel: 'Lisateave',
  },
  widget: {
    withdrawalHint: 'Saate oma valikut igal ajal muuta või nõusoleku tagasi võtta, valides „{LINK}”.',
    optionalServices: 'Valikulised teenused',
    providers: 'Teenusepakkujad',
    necessaryServices: 'Vajalikud teenused',
    controller: 'Vastutav töötleja',
    controllerUnknown: 'veebisaidi {HOST} haldaja',
    retention: 'Teie otsuse säilitamisaeg',
    untilClosed: 'kuni brauseri sulgemiseni',
    thirdCountries:
      'Mõned teenused võivad töödelda andmeid väljaspool Euroopa Liitu asuvates riikides, kus need võivad olla halvemini kaitstud. Kus täpselt, on kirjas iga teenuse üksikasjades.',
    sharedDecision: 'Teie otsus edastatakse järgmistele veebisaitidele ja see kehtib ka seal: {DOMAINS}',
    newServices: 'Uued või muudetud teenused pärast teie viimast otsust: {SERVICES}',
    consentId: 'Nõusoleku ID',
    copy: 'Kopeeri',
    copied: 'Kopeeritud',
    decisions: 'Teie senised otsused',
    acceptedAll: 'kõigiga nõustutud',
    refusedAll: 'ainult vajalikud',
    chosen: 'oma valik',
    receipt: 'Laadi tõend alla',
    unavailable: 'See ei ole praegu kättesaadav. Palun proovige hiljem uuesti.',
    eachTime: 'alati',
    thisTime: 'ainult seekord',
    reloadPage: 'Laadi leht uuesti',
    loadsAfterReload: 'See sisu ilmub, kui leht on uuesti laaditud.',
    notRecorded:
      'Teie otsus juba kehtib, kuid seda ei ole veel salvestatud. See saadetakse automaatselt uuesti.',
    loadsBeforeConsent:
      'See teenus laaditakse ka ilma teie nõusolekuta. Talle teatatakse siis, et nõusolekut ei ole antud, kuid teenusepakkuja saab siiski andmeid, näiteks teie IP-aadressi.',
    ownStorageName: 'Nõusoleku haldamine',
    ownStorageDescription:
      'Jätab meelde teie otsuse, selle aja ja juhusliku nõusoleku ID, et teilt ei küsitaks igal lehel uuesti ja et saaksite tõendada, mida otsustasite.',
    storage: 'Salvestuskoht',
    privacyChoices: 'Teie privaatsusvalikud',
    doNotSell: 'Ärge müüge ega jagage minu isikuandmeid',
    understood: 'Sain aru',
    optOutIntro:
      'See veebisait salvestab teie seadmesse teavet, näiteks küpsistesse, ja loeb seda sealt. Teie isikuandmeid saavad ka teiste teenusepakkujate valikulised teenused; mõned seadused nimetavad seda müümiseks või jagamiseks. Need teenused töötavad seni, kuni esitate vastuväite. Siin saate esitada vastuväite kõigile ning seadetes valida eesmärgi ja teenuse järgi.',
    noticeIntro:
      'See veebisait salvestab teie seadmesse teavet, näiteks küpsistesse, ja loeb seda sealt. Samuti kasutab see teiste teenusepakkujate valikulisi teenuseid. Seadetes näete, millised need on, ja saate need välja lülitada.',
    objectionHint: 'Saate igal ajal esitada vastuväite või oma valikut muuta, valides „{LINK}”.',
    exemptServices: 'Erand – ilma teie nõusolekuta, kuni esitate seadetes vastuväite',
    exemptService:
      'Veebisait kasutab seda teenust ilma teie nõusolekuta Ühendkuningriigi õiguses sätestatud erandi alusel. Vastuväite esitamiseks lülitage see välja.',
    signalHonored: 'Loobumistaotlust on järgitud',
    signalExplained:
      'Teie brauser palub veebisaitidel teie isikuandmeid mitte müüa ega jagada (Global Privacy Control). Reklaami ja sotsiaalmeedia teenused töötavad seetõttu ainult siis, kui need ise sisse lülitate: teie valik teenuse kohta on selle taotluse suhtes ülimuslik.',
    signalExceptions:
      'Loobumistaotlust on järgitud, välja arvatud teenuste puhul, mille olete ise sisse lülitanud: {SERVICES}',
  },
  standard: {
    untilDeleted: 'kuni kustutamiseni',
    consent: 'Nõusolek',
    contract: 'Lepingu täitmine',
    interest: 'Õigustatud huvi veebisaidi pidamise vastu',
    article: 'IKÜM artikli 6 lõike 1 punkt {LETTER}',
    site: 'Selle veebisaidi server',
    adequacy: 'kaitse piisavuse otsus',
    clauses: 'lepingu tüüptingimused',
  },
  purposes: {
    '41ba25c': {
      name: 'Tehniliselt vajalikud',
      description:
        'Need teenused on vajalikud selle veebisaidi ja teie kasutatavate funktsioonide toimimiseks, näiteks turvalisuse tagamiseks või teie valiku meelespidamiseks. Seetõttu ei saa neid välja lülitada.',
    },
    cdcbd7c: {
      name: 'Reklaam',
      description:
        'Need teenused näitavad reklaame ja mõõdavad nende tõhusust. Teenusepakkujad võivad jälgida, kuidas te eri veebisaite kasutate, et valida teie huvidele vastavaid reklaame.',
    },
    a717ff5: {
      name: 'Analüüs ja statistika',
      description:
        'Need teenused mõõdavad, kuidas külastajad seda veebisaiti kasutavad, et seda saaks paremaks muuta. Teie seade võidakse hilisematel külastustel ära tunda.',
    },
    '7c19e32': {
      name: 'Isikupärastamine',
      description:
        'Need teenused kohandavad sisu ja funktsioone teie huvide järgi. Teie külastuste kohta käiv teave võidakse koondada profiiliks.',
    },
    '6cd2721': {
      name: 'Sotsiaalmeedia',
      description:
        'Need teenused näitavad sotsiaalvõrgustike sisu ja võimaldavad teil seal lehti jagada. Võrgustikud saavad teie külastusest teada ja võivad selle teie kontoga siduda.',
    },
    e9d1b6a: {
      name: 'Väline meedia',
      description:
        'Need teenused näitavad sellel veebisaidil videoid, kaarte ja muud teiste teenusepakkujate sisu. Teenusepakkujad saavad teada teie IP-aadressi ning võivad teie seadmesse teavet salvestada või seda sealt lugeda.',
    },
    '15c61c3': {
      name: 'Muu',
      description:
        'Teenused, mis ei kuulu ühegi teise eesmärgi alla. Mida teenus teeb, on kirjas selle üksikasjades.',
    },
  },
};
