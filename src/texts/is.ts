import type { Language } from './en.ts';

/** The texts in Icelandic. */
export const is: Language = {
  texts: {
    widgetTitle: 'Vafrakökur og persónuvernd',
    widgetIntroText:
      'Þetta vefsvæði geymir upplýsingar í tækinu þínu, til dæmis í vafrakökum, og les þær þaðan. Hluti af þessu er tæknilega nauðsynlegur. Allt annað, og sú vinnsla persónuupplýsinga þinna sem því fylgir, fer aðeins fram með samþykki þínu. Í stillingunum geturðu valið eftir tilgangi og séð hvaða þjónustuveitendur koma við sögu. Þú ræður hvort þú veitir samþykki og getur hvenær sem er afturkallað það með áhrifum til framtíðar.',
    widgetDeclineButtonText: 'Aðeins nauðsynlegar',
    widgetFullConsentButtonText: 'Samþykkja allar',
    widgetSettingsButtonText: 'Stillingar',
    checkAllButtonText: 'Velja allt',
    uncheckAllButtonText: 'Afvelja allt',
    imprint: 'Lagalegar upplýsingar',
    privacyPolicy: 'Persónuverndarstefna',
    accessibility: 'Aðgengi',
    categoriesTitle: 'Persónuverndarstillingar',
    categoriesCancelButtonText: 'Hætta við',
    categoriesFullConsentButtonText: 'Samþykkja allar',
    categoriesSaveButtonText: 'Vista val',
    detailsCloseButtonText: 'Loka',
    embeddingVendorLabel: 'Þjónustuveitandi',
    embeddingDescriptionLabel: 'Lýsing',
    embeddingPrivacyPolicyUrlLabel: 'Persónuverndarstefna þjónustuveitanda',
    embeddingWhichDataIsCollectedLabel: 'Upplýsingar sem safnað er',
    embeddingPurposeOfDataCollectionLabel: 'Tilgangur gagnasöfnunar',
    embeddingLegalBasisLabel: 'Lagagrundvöllur',
    embeddingPlaceOfProcessingLabel: 'Vinnslustaður',
    embeddingAssetNameLabel: 'Heiti',
    embeddingAssetLifetimeLabel: 'Geymslutími',
    embeddingAssetDescriptionLabel: 'Lýsing',
    blockedContentTitle: 'Lokað er fyrir utanaðkomandi efni',
    blockedContentDisclaimer:
      'Þetta efni kemur frá öðrum þjónustuveitanda og er aðeins sótt með samþykki þínu. Þjónustuveitandinn fær þá upplýsingar á borð við IP-töluna þína og getur geymt upplýsingar í tækinu þínu eða lesið þær þaðan. Þú getur hvenær sem er afturkallað samþykkið með áhrifum til framtíðar.',
    blockedContentConsentButtonText: 'Samþykkja og sýna',
    blockedContentConsentSwitchShowExternalContent: 'Sýna utanaðkomandi efni',
    blockedContentConsentSwitchProviderDetails: 'Um þjónustuveitandann',
    changeConsentText: 'Breyta eða afturkalla samþykki',
    moreInformationLabel: 'Frekari upplýsingar',
  },
  widget: {
    withdrawalHint: 'Þú getur hvenær sem er breytt vali þínu eða afturkallað það undir „{LINK}“.',
    optionalServices: 'Valfrjálsar þjónustur',
    providers: 'Þjónustuveitendur',
    necessaryServices: 'Nauðsynlegar þjónustur',
    controller: 'Ábyrgðaraðili',
    controllerUnknown: 'rekstraraðili vefsvæðisins {HOST}',
    retention: 'Geymslutími ákvörðunar þinnar',
    untilClosed: 'þar til vafranum er lokað',
    thirdCountries:
      'Sumar þjónustur kunna að vinna upplýsingar í löndum utan Evrópska efnahagssvæðisins, þar sem vernd þeirra kann að vera minni. Í upplýsingum um hverja þjónustu kemur fram hvar það er.',
    sharedDecision: 'Ákvörðun þín er send áfram til þessara vefsvæða og gildir einnig þar: {DOMAINS}',
    newServices: 'Nýtt eða breytt síðan þú tókst síðast ákvörðun: {SERVICES}',
    consentId: 'Auðkenni samþykkis',
    copy: 'Afrita',
    copied: 'Afritað',
    decisions: 'Ákvarðanir þínar hingað til',
    acceptedAll: 'allar samþykktar',
    refusedAll: 'aðeins nauðsynlegar',
    chosen: 'eigið val',
    receipt: 'Sækja kvittun',
    unavailable: 'Þetta er ekki í boði eins og er. Reyndu aftur síðar.',
    eachTime: 'alltaf',
    thisTime: 'aðeins í þetta sinn',
    reloadPage: 'Endurhlaða síðu',
    loadsAfterReload: 'Þetta efni birtist þegar síðan hefur verið endurhlaðin.',
    notRecorded:
      'Ákvörðun þín gildir nú þegar en hefur ekki enn verið skráð. Hún verður send aftur sjálfkrafa.',
    loadsBeforeConsent:
      'Þessi þjónusta er einnig sótt án samþykkis þíns. Henni er þá tilkynnt að samþykki hafi verið hafnað, en þjónustuveitandinn fær samt upplýsingar á borð við IP-töluna þína.',
    ownStorageName: 'Umsjón með samþykki',
    ownStorageDescription:
      'Geymir ákvörðun þína, tímasetningu hennar og tilviljanakennt auðkenni samþykkis, svo að þú fáir ekki spurninguna aftur á hverri síðu og getir sýnt fram á hvað þú ákvaðst.',
    storage: 'Geymsla',
    privacyChoices: 'Persónuverndarval þitt',
    doNotSell: 'Ekki selja eða deila persónuupplýsingum mínum',
    understood: 'Ég skil',
    optOutIntro:
      'Þetta vefsvæði geymir upplýsingar í tækinu þínu, til dæmis í vafrakökum, og les þær þaðan. Valfrjálsar þjónustur annarra veitenda fá einnig persónuupplýsingar um þig; sum lög kalla það sölu eða miðlun. Þessar þjónustur eru virkar þar til þú andmælir. Hér geturðu andmælt þeim öllum og í stillingunum valið eftir tilgangi og þjónustu.',
    noticeIntro:
      'Þetta vefsvæði geymir upplýsingar í tækinu þínu, til dæmis í vafrakökum, og les þær þaðan. Það notar einnig valfrjálsar þjónustur annarra veitenda. Í stillingunum geturðu séð hverjar þær eru og slökkt á þeim.',
    objectionHint: 'Þú getur hvenær sem er andmælt eða breytt vali þínu undir „{LINK}“.',
    exemptServices: 'Undantekning – án samþykkis þíns, þar til þú andmælir í stillingunum',
    exemptService:
      'Vefsvæðið notar þessa þjónustu án samþykkis þíns samkvæmt undanþágu í lögum Bretlands. Slökktu á henni til að andmæla.',
    signalHonored: 'Orðið var við beiðni um að afþakka',
    signalExplained:
      'Vafrinn þinn biður vefsvæði um að selja hvorki né deila persónuupplýsingum þínum (Global Privacy Control). Þjónustur fyrir auglýsingar og samfélagsmiðla eru því aðeins virkar ef þú kveikir sjálf(ur) á þeim: val þitt fyrir þjónustu gengur framar þessari beiðni.',
    signalExceptions:
      'Orðið var við beiðni um að afþakka, nema fyrir þjónustur sem þú hefur sjálf(ur) kveikt á: {SERVICES}',
  },
  standard: {
    untilDeleted: 'þar til því er eytt',
    consent: 'Samþykki',
    contract: 'Framkvæmd samnings',
    interest: 'Lögmætir hagsmunir af rekstri vefsvæðisins',
    article: '{LETTER}-liður 1. mgr. 6. gr. GDPR',
    site: 'Netþjónn þessa vefsvæðis',
    adequacy: 'ákvörðun um fullnægjandi vernd',
    clauses: 'föst samningsákvæði',
  },
  purposes: {
    '41ba25c': {
      name: 'Tæknilega nauðsynlegt',
      description:
        'Þörf er á þessu til að halda úti vefsvæðinu og þeim eiginleikum sem þú notar, til dæmis vegna öryggis eða til að muna val þitt. Því er ekki hægt að slökkva á þessu.',
    },
    cdcbd7c: {
      name: 'Auglýsingar',
      description:
        'Birta auglýsingar og mæla hversu vel þær virka. Þjónustuveitendur geta fylgst með notkun þinni á mörgum vefsvæðum til að velja auglýsingar sem henta áhugasviðum þínum.',
    },
    a717ff5: {
      name: 'Greining / tölfræði',
      description:
        'Mæla hvernig gestir nota þetta vefsvæði svo að hægt sé að bæta það. Tækið þitt kann að þekkjast aftur í síðari heimsóknum.',
    },
    '7c19e32': {
      name: 'Sérsnið',
      description:
        'Laga efni og eiginleika að áhugasviðum þínum. Upplýsingum um heimsóknir þínar kann að vera safnað saman í persónusnið.',
    },
    '6cd2721': {
      name: 'Samfélagsmiðlar',
      description:
        'Birta efni frá samfélagsmiðlum og gera þér kleift að deila síðum þar. Miðlarnir fá að vita af heimsókn þinni og geta tengt hana við reikninginn þinn.',
    },
    e9d1b6a: {
      name: 'Utanaðkomandi efni',
      description:
        'Birta myndskeið, kort og annað efni frá öðrum þjónustuveitendum á þessu vefsvæði. Þjónustuveitendurnir fá að vita IP-töluna þína og geta geymt upplýsingar í tækinu þínu eða lesið þær þaðan.',
    },
    '15c61c3': {
      name: 'Annað',
      description:
        'Þjónustur sem falla ekki undir neinn annan tilgang. Í upplýsingum um hverja þjónustu kemur fram hvað hún gerir.',
    },
  },
};
