import type { Language } from './en.ts';

/** The texts in Lithuanian. */
export const lt: Language = {
  texts: {
    widgetTitle: 'Slapukai ir privatumas',
    widgetIntroText:
      'Ši svetainė saugo informaciją jūsų įrenginyje, pavyzdžiui, slapukuose, ir ją iš ten nuskaito. Dalis to yra techniškai būtina. Visa kita ir su tuo susijęs jūsų asmens duomenų tvarkymas vyksta tik gavus jūsų sutikimą. Nustatymuose galite rinktis pagal tikslus ir matyti, kurie teikėjai dalyvauja. Sutikimas yra savanoriškas ir galite jį bet kada atšaukti. Atšaukimas galioja tik ateičiai.',
    widgetDeclineButtonText: 'Tik tai, kas būtina',
    widgetFullConsentButtonText: 'Sutikti su viskuo',
    widgetSettingsButtonText: 'Nustatymai',
    checkAllButtonText: 'Pažymėti viską',
    uncheckAllButtonText: 'Atžymėti viską',
    imprint: 'Teisinė informacija',
    privacyPolicy: 'Privatumo politika',
    accessibility: 'Prieinamumas',
    categoriesTitle: 'Privatumo nustatymai',
    categoriesCancelButtonText: 'Grįžti',
    categoriesFullConsentButtonText: 'Sutikti su viskuo',
    categoriesSaveButtonText: 'Išsaugoti pasirinkimą',
    detailsCloseButtonText: 'Uždaryti',
    embeddingVendorLabel: 'Teikėjas',
    embeddingDescriptionLabel: 'Aprašymas',
    embeddingPrivacyPolicyUrlLabel: 'Teikėjo privatumo politika',
    embeddingWhichDataIsCollectedLabel: 'Renkami duomenys',
    embeddingPurposeOfDataCollectionLabel: 'Duomenų rinkimo tikslas',
    embeddingLegalBasisLabel: 'Teisinis pagrindas',
    embeddingPlaceOfProcessingLabel: 'Tvarkymo vieta',
    embeddingAssetNameLabel: 'Pavadinimas',
    embeddingAssetLifetimeLabel: 'Saugojimo laikotarpis',
    embeddingAssetDescriptionLabel: 'Aprašymas',
    blockedContentTitle: 'Išorinis turinys užblokuotas',
    blockedContentDisclaimer:
      'Šis turinys gaunamas iš kito teikėjo ir įkeliamas tik jums sutikus. Tada teikėjas gauna duomenis, pavyzdžiui, jūsų IP adresą, ir gali saugoti arba nuskaityti informaciją jūsų įrenginyje. Sutikimą galite bet kada atšaukti. Atšaukimas galioja tik ateičiai.',
    blockedContentConsentButtonText: 'Sutikti ir rodyti',
    blockedContentConsentSwitchShowExternalContent: 'Rodyti išorinį turinį',
    blockedContentConsentSwitchProviderDetails: 'Apie teikėją',
    changeConsentText: 'Pakeisti arba atšaukti sutikimą',
    moreInformationLabel: 'Daugiau informacijos',
  },
  widget: {
    withdrawalHint: 'Savo pasirinkimą galite bet kada pakeisti arba sutikimą atšaukti čia: „{LINK}“.',
    optionalServices: 'Neprivalomos paslaugos',
    providers: 'Teikėjai',
    necessaryServices: 'Būtinos paslaugos',
    controller: 'Duomenų valdytojas',
    controllerUnknown: 'svetainės {HOST} valdytojas',
    retention: 'Jūsų sprendimo saugojimo laikotarpis',
    untilClosed: 'iki naršyklės uždarymo',
    thirdCountries:
      'Kai kurios paslaugos gali tvarkyti duomenis už Europos Sąjungos ribų esančiose šalyse, kuriose jie gali būti prasčiau apsaugoti. Kuriose, nurodyta išsamioje informacijoje apie kiekvieną paslaugą.',
    sharedDecision: 'Jūsų sprendimas perduodamas šioms svetainėms ir jose taip pat galioja: {DOMAINS}',
    newServices: 'Naujos arba pakeistos paslaugos po paskutinio jūsų sprendimo: {SERVICES}',
    consentId: 'Sutikimo identifikatorius',
    copy: 'Kopijuoti',
    copied: 'Nukopijuota',
    decisions: 'Ankstesni jūsų sprendimai',
    acceptedAll: 'sutikta su viskuo',
    refusedAll: 'tik tai, kas būtina',
    chosen: 'individualus pasirinkimas',
    receipt: 'Atsisiųsti patvirtinimą',
    unavailable: 'Šiuo metu tai neprieinama. Pabandykite vėliau.',
    eachTime: 'visada',
    thisTime: 'tik šį kartą',
    reloadPage: 'Įkelti puslapį iš naujo',
    loadsAfterReload: 'Šis turinys bus rodomas iš naujo įkėlus puslapį.',
    notRecorded:
      'Jūsų sprendimas jau galioja, bet dar neužregistruotas. Jis bus automatiškai išsiųstas dar kartą.',
    loadsBeforeConsent:
      'Ši paslauga įkeliama ir be jūsų sutikimo. Tada jai pranešama, kad sutikimo nėra, tačiau teikėjas vis tiek gauna duomenis, pavyzdžiui, jūsų IP adresą.',
    ownStorageName: 'Sutikimo valdymas',
    ownStorageDescription:
      'Įsimena jūsų sprendimą, jo laiką ir atsitiktinį sutikimo identifikatorių, kad kiekviename puslapyje neklaustume jūsų iš naujo ir kad galėtumėte įrodyti, ką nusprendėte.',
    storage: 'Saugojimo vieta',
    privacyChoices: 'Jūsų privatumo pasirinkimai',
    doNotSell: 'Neparduoti ir nesidalyti mano asmens duomenimis',
    understood: 'Supratau',
    optOutIntro:
      'Ši svetainė saugo informaciją jūsų įrenginyje, pavyzdžiui, slapukuose, ir ją iš ten nuskaito. Jūsų asmens duomenis taip pat gauna neprivalomos kitų teikėjų paslaugos; kai kurie įstatymai tai vadina pardavimu arba dalijimusi. Šios paslaugos veikia, kol nepareiškiate prieštaravimo. Čia galite prieštarauti visoms, o nustatymuose pasirinkti pagal tikslą ir paslaugą.',
    noticeIntro:
      'Ši svetainė saugo informaciją jūsų įrenginyje, pavyzdžiui, slapukuose, ir ją iš ten nuskaito. Ji taip pat naudoja neprivalomas kitų teikėjų paslaugas. Nustatymuose galite matyti, kokios jos, ir jas išjungti.',
    objectionHint: 'Bet kada galite prieštarauti arba pakeisti savo pasirinkimą čia: „{LINK}“.',
    exemptServices: 'Išimtis – be jūsų sutikimo, kol nustatymuose nepareiškiate prieštaravimo',
    exemptService:
      'Svetainė šią paslaugą naudoja be jūsų sutikimo pagal Jungtinės Karalystės teisės išimtį. Norėdami prieštarauti, ją išjunkite.',
    signalHonored: 'Atsisakymo prašymas įvykdytas',
    signalExplained:
      'Jūsų naršyklė prašo svetainių neparduoti jūsų asmens duomenų ir jais nesidalyti (Global Privacy Control). Todėl reklamos ir socialinių tinklų paslaugos veikia tik tada, jei jas įjungiate patys: jūsų pasirinkimas dėl paslaugos yra viršesnis už šį prašymą.',
    signalExceptions: 'Atsisakymo prašymas įvykdytas, išskyrus paslaugas, kurias įjungėte patys: {SERVICES}',
  },
  standard: {
    untilDeleted: 'iki ištrynimo',
    consent: 'Sutikimas',
    contract: 'Sutarties vykdymas',
    interest: 'Teisėtas interesas užtikrinti svetainės veikimą',
    article: 'BDAR 6 straipsnio 1 dalies {LETTER} punktas',
    site: 'Šios svetainės serveris',
    adequacy: 'sprendimas dėl tinkamumo',
    clauses: 'standartinės sutarčių sąlygos',
  },
  purposes: {
    '41ba25c': {
      name: 'Techniškai būtina',
      description:
        'Šios paslaugos reikalingos, kad veiktų ši svetainė ir jūsų naudojamos funkcijos, pavyzdžiui, saugumui užtikrinti arba jūsų pasirinkimui įsiminti. Todėl jų išjungti negalima.',
    },
    cdcbd7c: {
      name: 'Reklama',
      description:
        'Šios paslaugos rodo reklamą ir matuoja jos veiksmingumą. Teikėjai gali stebėti, kaip naudojatės įvairiomis svetainėmis, kad parinktų jūsų pomėgius atitinkančią reklamą.',
    },
    a717ff5: {
      name: 'Analizė ir statistika',
      description:
        'Šios paslaugos matuoja, kaip lankytojai naudojasi šia svetaine, kad ją būtų galima tobulinti. Jums apsilankius vėliau, jūsų įrenginys gali būti atpažintas.',
    },
    '7c19e32': {
      name: 'Personalizavimas',
      description:
        'Šios paslaugos pritaiko turinį ir funkcijas prie jūsų pomėgių. Informacija apie jūsų apsilankymus gali būti sujungta į profilį.',
    },
    '6cd2721': {
      name: 'Socialiniai tinklai',
      description:
        'Šios paslaugos rodo socialinių tinklų turinį ir leidžia jums ten dalytis puslapiais. Socialiniai tinklai sužino apie jūsų apsilankymą ir gali jį susieti su jūsų paskyra.',
    },
    e9d1b6a: {
      name: 'Išorinės medijos',
      description:
        'Šios paslaugos rodo šioje svetainėje kitų teikėjų vaizdo įrašus, žemėlapius ir kitą turinį. Teikėjai sužino jūsų IP adresą ir gali saugoti arba nuskaityti informaciją jūsų įrenginyje.',
    },
    '15c61c3': {
      name: 'Kita',
      description:
        'Paslaugos, nepriskiriamos jokiam kitam tikslui. Ką daro kiekviena paslauga, nurodyta išsamioje informacijoje apie ją.',
    },
  },
};
