import type { Language } from './en.ts';

/** The texts in Irish. */
export const ga: Language = {
  texts: {
    widgetTitle: 'Fianáin agus príobháideachas',
    widgetIntroText:
      'Stórálann an suíomh gréasáin seo faisnéis ar do ghléas, i bhfianáin mar shampla, agus léann sé an fhaisnéis sin ann. Tá cuid de sin riachtanach ar chúiseanna teicniúla. Ní dhéantar aon rud eile, ná an phróiseáil a ghabhann leis ar do chuid sonraí pearsanta, ach amháin le do thoiliú. Sna socruithe, is féidir leat rogha a dhéanamh de réir cuspóra agus a fheiceáil cé hiad na soláthraithe atá i gceist. Is go deonach a thugtar toiliú, agus is féidir leat é a tharraingt siar am ar bith le héifeacht don am atá le teacht.',
    widgetDeclineButtonText: 'Cinn riachtanacha amháin',
    widgetFullConsentButtonText: 'Glac leis na cinn ar fad',
    widgetSettingsButtonText: 'Socruithe',
    checkAllButtonText: 'Roghnaigh gach ceann',
    uncheckAllButtonText: 'Díroghnaigh gach ceann',
    imprint: 'Fógra dlíthiúil',
    privacyPolicy: 'Beartas príobháideachais',
    accessibility: 'Inrochtaineacht',
    categoriesTitle: 'Socruithe príobháideachais',
    categoriesCancelButtonText: 'Cealaigh',
    categoriesFullConsentButtonText: 'Glac leis na cinn ar fad',
    categoriesSaveButtonText: 'Sábháil an rogha',
    detailsCloseButtonText: 'Dún',
    embeddingVendorLabel: 'Soláthraí',
    embeddingDescriptionLabel: 'Cur síos',
    embeddingPrivacyPolicyUrlLabel: 'Beartas príobháideachais an tsoláthraí',
    embeddingWhichDataIsCollectedLabel: 'Sonraí a bhailítear',
    embeddingPurposeOfDataCollectionLabel: 'Cuspóir bhailiú na sonraí',
    embeddingLegalBasisLabel: 'Bunús dlí',
    embeddingPlaceOfProcessingLabel: 'Áit na próiseála',
    embeddingAssetNameLabel: 'Ainm',
    embeddingAssetLifetimeLabel: 'Tréimhse stórála',
    embeddingAssetDescriptionLabel: 'Cur síos',
    blockedContentTitle: 'Ábhar seachtrach bactha',
    blockedContentDisclaimer:
      'Tagann an t-ábhar seo ó sholáthraí eile agus ní lódáiltear é ach le do thoiliú. Faigheann an soláthraí sonraí ansin, amhail do sheoladh IP, agus féadfaidh sé faisnéis a stóráil ar do ghléas nó í a léamh ann. Is féidir leat do thoiliú a tharraingt siar am ar bith le héifeacht don am atá le teacht.',
    blockedContentConsentButtonText: 'Glac leis agus taispeáin',
    blockedContentConsentSwitchShowExternalContent: 'Taispeáin ábhar seachtrach',
    blockedContentConsentSwitchProviderDetails: 'Maidir leis an soláthraí',
    changeConsentText: 'Athraigh nó tarraing siar do thoiliú',
    moreInformationLabel: 'Tuilleadh eolais',
  },
  widget: {
    withdrawalHint:
      'Is féidir leat do rogha a athrú nó do thoiliú a tharraingt siar am ar bith faoi “{LINK}”.',
    optionalServices: 'Seirbhísí roghnacha',
    providers: 'Soláthraithe',
    necessaryServices: 'Seirbhísí riachtanacha',
    controller: 'Rialaitheoir',
    controllerUnknown: 'oibreoir an tsuímh {HOST}',
    retention: 'Tréimhse stórála do chinnidh',
    untilClosed: 'go dtí go ndúntar an brabhsálaí',
    thirdCountries:
      'D’fhéadfadh roinnt seirbhísí sonraí a phróiseáil i dtíortha lasmuigh den Aontas Eorpach, áit a bhféadfadh cosaint níos laige a bheith orthu. Luaitear na tíortha i mionsonraí gach seirbhíse.',
    sharedDecision:
      'Cuirtear do chinneadh ar aghaidh chuig na suíomhanna gréasáin seo agus tá feidhm aige maidir leo freisin: {DOMAINS}',
    newServices: 'Seirbhísí nua nó athraithe ó rinne tú do chinneadh deireanach: {SERVICES}',
    consentId: 'Aitheantóir an toilithe',
    copy: 'Cóipeáil',
    copied: 'Cóipeáilte',
    decisions: 'Do chinntí go dtí seo',
    acceptedAll: 'glacadh leis na cinn ar fad',
    refusedAll: 'cinn riachtanacha amháin',
    chosen: 'do rogha féin',
    receipt: 'Íoslódáil an admháil',
    unavailable: 'Níl sé seo ar fáil faoi láthair. Bain triail eile as ar ball.',
    eachTime: 'i gcónaí',
    thisTime: 'an uair seo amháin',
    reloadPage: 'Athlódáil an leathanach',
    loadsAfterReload: 'Taispeánfar an t-ábhar seo nuair a bheidh an leathanach athlódáilte.',
    notRecorded:
      'Tá do chinneadh i bhfeidhm cheana, ach níl sé taifeadta fós. Seolfar arís é go huathoibríoch.',
    loadsBeforeConsent:
      'Lódáiltear an tseirbhís seo gan do thoiliú freisin. Cuirtear in iúl di ansin go bhfuil an toiliú diúltaithe, ach faigheann an soláthraí sonraí amhail do sheoladh IP mar sin féin.',
    ownStorageName: 'Bainistiú toilithe',
    ownStorageDescription:
      'Coimeádtar do chinneadh, an t-am a rinneadh é agus aitheantóir randamach toilithe, ionas nach gcuirfear an cheist ort arís ar gach leathanach agus go mbeidh tú in ann a chruthú cad a chinn tú.',
    storage: 'Stóras',
    privacyChoices: 'Do roghanna príobháideachais',
    doNotSell: 'Ná díol ná ná roinn m’fhaisnéis phearsanta',
    understood: 'Tuigim',
    optOutIntro:
      'Stórálann an suíomh gréasáin seo faisnéis ar do ghléas, i bhfianáin mar shampla, agus léann sé an fhaisnéis sin ann. Faigheann seirbhísí roghnacha ó sholáthraithe eile sonraí pearsanta uait freisin; díol nó roinnt a thugann roinnt dlíthe air sin. Bíonn na seirbhísí seo ar siúl go dtí go gcuireann tú ina gcoinne. Is féidir leat cur i gcoinne na seirbhísí ar fad anseo, agus rogha a dhéanamh de réir cuspóra agus seirbhíse sna socruithe.',
    noticeIntro:
      'Stórálann an suíomh gréasáin seo faisnéis ar do ghléas, i bhfianáin mar shampla, agus léann sé an fhaisnéis sin ann. Baineann sé úsáid freisin as seirbhísí roghnacha ó sholáthraithe eile. Sna socruithe is féidir leat iad a fheiceáil agus a mhúchadh.',
    objectionHint: 'Is féidir leat cur ina choinne nó do rogha a athrú am ar bith faoi “{LINK}”.',
    exemptServices: 'Eisceacht – gan do thoiliú, go dtí go gcuireann tú ina choinne sna socruithe',
    exemptService:
      'Úsáideann an suíomh gréasáin an tseirbhís seo gan do thoiliú, faoi dhíolúine i ndlí na Ríochta Aontaithe. Chun cur ina coinne, múch í.',
    signalHonored: 'Cloíodh leis an iarratas diúltaithe',
    signalExplained:
      'Iarrann do bhrabhsálaí ar shuíomhanna gréasáin gan d’fhaisnéis phearsanta a dhíol ná a roinnt (Global Privacy Control). Dá bhrí sin ní bhíonn seirbhísí fógraí agus meán sóisialta ar siúl ach amháin má chuireann tú féin ar siúl iad: tá tosaíocht ag do rogha maidir le seirbhís ar an iarratas seo.',
    signalExceptions:
      'Cloíodh leis an iarratas diúltaithe, ach amháin i gcás seirbhísí a chuir tú féin ar siúl: {SERVICES}',
  },
  standard: {
    untilDeleted: 'go dtí go scriostar é',
    consent: 'Toiliú',
    contract: 'Comhlíonadh conartha',
    interest: 'Leas dlisteanach i bhfeidhmiú an tsuímh gréasáin',
    article: 'Airteagal 6(1)({LETTER}) de GDPR',
    site: 'Freastalaí an tsuímh gréasáin seo',
    adequacy: 'cinneadh leordhóthanachta',
    clauses: 'clásail chonarthacha chaighdeánacha',
  },
  purposes: {
    '41ba25c': {
      name: 'Riachtanach go teicniúil',
      description:
        'Tá na seirbhísí seo riachtanach chun an suíomh gréasáin seo agus na feidhmeanna a úsáideann tú a chur ar fáil, mar shampla ar mhaithe le slándáil nó chun cuimhneamh ar do rogha. Dá bhrí sin, ní féidir iad a mhúchadh.',
    },
    cdcbd7c: {
      name: 'Fógraí',
      description:
        'Taispeánann na seirbhísí seo fógraí agus tomhaiseann siad éifeacht na bhfógraí sin. Féadfaidh soláthraithe d’úsáid ar roinnt suíomhanna gréasáin a rianú chun fógraí a roghnú a oireann do do chuid spéiseanna.',
    },
    a717ff5: {
      name: 'Anailísíocht agus staitisticí',
      description:
        'Tomhaiseann na seirbhísí seo an chaoi a n-úsáideann cuairteoirí an suíomh gréasáin seo ionas gur féidir é a fheabhsú. Féadfar do ghléas a aithint ar chuairteanna níos déanaí.',
    },
    '7c19e32': {
      name: 'Pearsantú',
      description:
        'Cuireann na seirbhísí seo ábhar agus feidhmeanna in oiriúint do do chuid spéiseanna. Féadfar faisnéis faoi do chuairteanna a chur le chéile i bpróifíl.',
    },
    '6cd2721': {
      name: 'Na meáin shóisialta',
      description:
        'Taispeánann na seirbhísí seo ábhar ó líonraí sóisialta agus ligeann siad duit leathanaigh a roinnt orthu. Faigheann na líonraí amach faoi do chuairt agus féadfaidh siad í a nascadh le do chuntas.',
    },
    e9d1b6a: {
      name: 'Meáin sheachtracha',
      description:
        'Taispeánann na seirbhísí seo físeáin, léarscáileanna agus ábhar eile ó sholáthraithe eile ar an suíomh gréasáin seo. Faigheann na soláthraithe do sheoladh IP agus féadfaidh siad faisnéis a stóráil ar do ghléas nó í a léamh ann.',
    },
    '15c61c3': {
      name: 'Eile',
      description:
        'Seirbhísí nach mbaineann le haon cheann de na cuspóirí eile. Luaitear i mionsonraí gach seirbhíse cad a dhéanann sí.',
    },
  },
};
