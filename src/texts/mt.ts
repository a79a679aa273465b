import type { Language } from './en.ts';

/** The texts in Maltese. */
export const mt: Language = {
  texts: {
    widgetTitle: 'Cookies u privatezza',
    widgetIntroText:
      'Dan is-sit web jaħżen informazzjoni fuq l-apparat tiegħek, pereżempju fil-cookies, u jaqraha minn hemm. Parti minn dan hija teknikament neċessarja. Kull ħaġa oħra, u l-ipproċessar tad-data personali tiegħek li jmur magħha, isiru biss bil-kunsens tiegħek. Fl-issettjar tista’ tagħżel skont l-għan u tara liema fornituri huma involuti. Il-kunsens tiegħek huwa volontarju, u tista’ tirtirah fi kwalunkwe mument b’effett għall-futur.',
    widgetDeclineButtonText: 'Neċessarji biss',
    widgetFullConsentButtonText: 'Aċċetta kollox',
    widgetSettingsButtonText: 'Issettjar',
    checkAllButtonText: 'Agħżel kollox',
    uncheckAllButtonText: 'Neħħi l-għażliet kollha',
    imprint: 'Avviż legali',
    privacyPolicy: 'Politika tal-privatezza',
    accessibility: 'Aċċessibbiltà',
    categoriesTitle: 'Issettjar tal-privatezza',
    categoriesCancelButtonText: 'Ikkanċella',
    categoriesFullConsentButtonText: 'Aċċetta kollox',
    categoriesSaveButtonText: 'Issejvja l-għażla',
    detailsCloseButtonText: 'Agħlaq',
    embeddingVendorLabel: 'Fornitur',
    embeddingDescriptionLabel: 'Deskrizzjoni',
    embeddingPrivacyPolicyUrlLabel: 'Politika tal-privatezza tal-fornitur',
    embeddingWhichDataIsCollectedLabel: 'Data miġbura',
    embeddingPurposeOfDataCollectionLabel: 'Għan tal-ġbir tad-data',
    embeddingLegalBasisLabel: 'Bażi legali',
    embeddingPlaceOfProcessingLabel: 'Post tal-ipproċessar',
    embeddingAssetNameLabel: 'Isem',
    embeddingAssetLifetimeLabel: 'Perjodu ta’ ħażna',
    embeddingAssetDescriptionLabel: 'Deskrizzjoni',
    blockedContentTitle: 'Kontenut estern imblukkat',
    blockedContentDisclaimer:
      'Dan il-kontenut ġej minn fornitur ieħor u jitgħabba biss bil-kunsens tiegħek. Imbagħad il-fornitur jirċievi data bħall-indirizz IP tiegħek, u jista’ jaħżen informazzjoni fuq l-apparat tiegħek jew jaqraha minn hemm. Tista’ tirtira l-kunsens tiegħek fi kwalunkwe mument b’effett għall-futur.',
    blockedContentConsentButtonText: 'Aċċetta u uri',
    blockedContentConsentSwitchShowExternalContent: 'Uri l-kontenut estern',
    blockedContentConsentSwitchProviderDetails: 'Dwar il-fornitur',
    changeConsentText: 'Ibdel jew irtira l-kunsens',
    moreInformationLabel: 'Aktar informazzjoni',
  },
  widget: {
    withdrawalHint: 'Tista’ tibdel jew tirtira l-għażla tiegħek fi kwalunkwe mument taħt “{LINK}”.',
    optionalServices: 'Servizzi fakultattivi',
    providers: 'Fornituri',
    necessaryServices: 'Servizzi neċessarji',
    controller: 'Kontrollur',
    controllerUnknown: 'l-operatur ta’ {HOST}',
    retention: 'Perjodu ta’ ħażna tad-deċiżjoni tiegħek',
    untilClosed: 'sakemm jingħalaq il-brawżer',
    thirdCountries:
      'Xi servizzi jistgħu jipproċessaw data f’pajjiżi barra mill-Unjoni Ewropea, fejn id-data tista’ tkun inqas protetta. Id-dettalji ta’ kull servizz jgħidu fejn.',
    sharedDecision:
      'Id-deċiżjoni tiegħek tingħadda lil dawn is-siti web u tapplika wkoll hemmhekk: {DOMAINS}',
    newServices: 'Ġodda jew mibdula mill-aħħar deċiżjoni tiegħek ’l hawn: {SERVICES}',
    consentId: 'ID tal-kunsens',
    copy: 'Ikkopja',
    copied: 'Ikkupjat',
    decisions: 'Id-deċiżjonijiet tiegħek s’issa',
    acceptedAll: 'kollox aċċettat',
    refusedAll: 'neċessarji biss',
    chosen: 'l-għażla tiegħek stess',
    receipt: 'Niżżel l-irċevuta',
    unavailable: 'Dan mhux disponibbli bħalissa. Jekk jogħġbok erġa’ pprova aktar tard.',
    eachTime: 'dejjem',
    thisTime: 'din id-darba biss',
    reloadPage: 'Erġa’ għabbi l-paġna',
    loadsAfterReload: 'Dan il-kontenut jidher wara li l-paġna terġa’ titgħabba.',
    notRecorded:
      'Id-deċiżjoni tiegħek diġà tapplika, iżda għadha ma ġietx irreġistrata. Se terġa’ tintbagħat awtomatikament.',
    loadsBeforeConsent:
      'Dan is-servizz jitgħabba wkoll mingħajr il-kunsens tiegħek. F’dan il-każ jiġi infurmat li l-kunsens huwa miċħud, iżda l-fornitur xorta jirċievi data bħall-indirizz IP tiegħek.',
    ownStorageName: 'Ġestjoni tal-kunsens',
    ownStorageDescription:
      'Tiftakar id-deċiżjoni tiegħek, meta ttieħdet u ID każwali tal-kunsens, biex ma terġax issirlek il-mistoqsija fuq kull paġna u tkun tista’ tagħti prova ta’ x’iddeċidejt.',
    storage: 'Ħażna',
    privacyChoices: 'L-għażliet tiegħek dwar il-privatezza',
    doNotSell: 'Tbigħux u taqsmux l-informazzjoni personali tiegħi',
    understood: 'Fhimt',
    optOutIntro:
      'Dan is-sit web jaħżen informazzjoni fuq l-apparat tiegħek, pereżempju fil-cookies, u jaqraha minn hemm. Servizzi fakultattivi ta’ fornituri oħra jirċievu wkoll data personali tiegħek; xi liġijiet isejħulu bejgħ jew qsim. Dawn is-servizzi jaħdmu sakemm toġġezzjona. Hawn tista’ toġġezzjona għalihom kollha, u fl-issettjar tista’ tagħżel skont l-għan u s-servizz.',
    noticeIntro:
      'Dan is-sit web jaħżen informazzjoni fuq l-apparat tiegħek, pereżempju fil-cookies, u jaqraha minn hemm. Juża wkoll servizzi fakultattivi ta’ fornituri oħra. Fl-issettjar tista’ tara liema huma u titfihom.',
    objectionHint: 'Tista’ toġġezzjona jew tibdel l-għażla tiegħek fi kwalunkwe mument taħt “{LINK}”.',
    exemptServices: 'Eċċezzjoni – mingħajr il-kunsens tiegħek, sakemm toġġezzjona fl-issettjar',
    exemptService:
      'Is-sit web juża dan is-servizz mingħajr il-kunsens tiegħek, skont eċċezzjoni fil-liġi tar-Renju Unit. Biex toġġezzjona, itfih.',
    signalHonored: 'It-talba għall-esklużjoni ġiet rispettata',
    signalExplained:
      'Il-browser tiegħek jitlob lis-siti web biex ma jbigħux u ma jaqsmux l-informazzjoni personali tiegħek (Global Privacy Control). Għalhekk is-servizzi għar-reklami u l-media soċjali jaħdmu biss jekk tixgħelhom int: l-għażla tiegħek għal servizz tieħu preċedenza fuq din it-talba.',
    signalExceptions:
      'It-talba għall-esklużjoni ġiet rispettata, ħlief għal servizzi li xgħelt int: {SERVICES}',
  },
  standard: {
    untilDeleted: 'sakemm jitħassar',
    consent: 'Kunsens',
    contract: 'Twettiq ta’ kuntratt',
    interest: 'Interess leġittimu fit-tħaddim tas-sit web',
    article: 'Artikolu 6(1)({LETTER}) tal-GDPR',
    site: 'Is-server ta’ dan is-sit web',
    adequacy: 'deċiżjoni ta’ adegwatezza',
    clauses: 'klawsoli kuntrattwali standard',
  },
  purposes: {
    '41ba25c': {
      name: 'Teknikament neċessarji',
      description:
        'Meħtieġa biex jiġu pprovduti dan is-sit web u l-funzjonijiet li tuża, pereżempju għas-sigurtà jew biex tinżamm l-għażla tiegħek. Għalhekk ma jistgħux jintfew.',
    },
    cdcbd7c: {
      name: 'Reklami',
      description:
        'Juru reklami u jkejlu kemm huma effettivi. Il-fornituri jistgħu jsegwu l-użu tiegħek ta’ diversi siti web biex jagħżlu reklami li jaqblu mal-interessi tiegħek.',
    },
    a717ff5: {
      name: 'Analiżi / statistika',
      description:
        'Ikejlu kif il-viżitaturi jużaw dan is-sit web biex ikun jista’ jittejjeb. L-apparat tiegħek jista’ jiġi rikonoxxut fi żjarat aktar tard.',
    },
    '7c19e32': {
      name: 'Personalizzazzjoni',
      description:
        'Jadattaw il-kontenut u l-funzjonijiet għall-interessi tiegħek. L-informazzjoni dwar iż-żjarat tiegħek tista’ tinġabar fi profil.',
    },
    '6cd2721': {
      name: 'Media soċjali',
      description:
        'Juru kontenut minn networks soċjali u jippermettulek taqsam paġni hemmhekk. In-networks isiru jafu biż-żjara tiegħek u jistgħu jorbtuha mal-kont tiegħek.',
    },
    e9d1b6a: {
      name: 'Media esterna',
      description:
        'Juru vidjows, mapep u kontenut ieħor ta’ fornituri oħra f’dan is-sit web. Il-fornituri jsiru jafu l-indirizz IP tiegħek u jistgħu jaħżnu informazzjoni fuq l-apparat tiegħek jew jaqrawha minn hemm.',
    },
    '15c61c3': {
      name: 'Oħrajn',
      description:
        'Servizzi li ma jappartjenu għall-ebda għan ieħor. Id-dettalji ta’ kull servizz jgħidu x’jagħmel.',
    },
  },
};
