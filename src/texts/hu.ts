import type { Language } from './en.ts';

/** The texts in Hungarian. */
export const hu: Language = {
  texts: {
    widgetTitle: 'Sütik és adatvédelem',
    widgetIntroText:
      'Ez a webhely információkat tárol az Ön eszközén, például sütikben, és onnan ki is olvassa azokat. Ennek egy része műszakilag szükséges. Minden más, valamint az Ön személyes adatainak ezzel járó kezelése csak az Ön hozzájárulásával történik. A beállításokban célok szerint választhat, és megnézheti, mely szolgáltatók érintettek. A hozzájárulás önkéntes, és a jövőre nézve bármikor visszavonhatja.',
    widgetDeclineButtonText: 'Csak a szükségesek',
    widgetFullConsentButtonText: 'Összes elfogadása',
    widgetSettingsButtonText: 'Beállítások',
    checkAllButtonText: 'Összes kijelölése',
    uncheckAllButtonText: 'Kijelölések törlése',
    imprint: 'Impresszum',
    privacyPolicy: 'Adatkezelési tájékoztató',
    accessibility: 'Akadálymentesség',
    categoriesTitle: 'Adatvédelmi beállítások',
    categoriesCancelButtonText: 'Mégse',
    categoriesFullConsentButtonText: 'Összes elfogadása',
    categoriesSaveButtonText: 'Választás mentése',
    detailsCloseButtonText: 'Bezárás',
    embeddingVendorLabel: 'Szolgáltató',
    embeddingDescriptionLabel: 'Leírás',
    embeddingPrivacyPolicyUrlLabel: 'A szolgáltató adatkezelési tájékoztatója',
    embeddingWhichDataIsCollectedLabel: 'Gyűjtött adatok',
    embeddingPurposeOfDataCollectionLabel: 'Az adatgyűjtés célja',
    embeddingLegalBasisLabel: 'Jogalap',
    embeddingPlaceOfProcessingLabel: 'Az adatkezelés helye',
    embeddingAssetNameLabel: 'Név',
    embeddingAssetLifetimeLabel: 'Tárolás időtartama',
    embeddingAssetDescriptionLabel: 'Leírás',
    blockedContentTitle: 'Letiltott külső tartalom',
    blockedContentDisclaimer:
      'Ez a tartalom egy másik szolgáltatótól származik, és csak az Ön hozzájárulásával töltődik be. A szolgáltató ilyenkor adatokat kap, például az Ön IP-címét, és információkat tárolhat az Ön eszközén, illetve olvashat ki onnan. Hozzájárulását a jövőre nézve bármikor visszavonhatja.',
    blockedContentConsentButtonText: 'Elfogadás és megjelenítés',
    blockedContentConsentSwitchShowExternalContent: 'Külső tartalom megjelenítése',
    blockedContentConsentSwitchProviderDetails: 'A szolgáltatóról',
    changeConsentText: 'Hozzájárulás módosítása vagy visszavonása',
    moreInformationLabel: 'További információk',
  },
  widget: {
    withdrawalHint:
      'Választását bármikor módosíthatja, hozzájárulását bármikor visszavonhatja itt: „{LINK}”.',
    optionalServices: 'Választható szolgáltatások',
    providers: 'Szolgáltatók',
    necessaryServices: 'Szükséges szolgáltatások',
    controller: 'Adatkezelő',
    controllerUnknown: 'e webhely üzemeltetője ({HOST})',
    retention: 'Az Ön döntése tárolásának időtartama',
    untilClosed: 'a böngésző bezárásáig',
    thirdCountries:
      'Egyes szolgáltatások az Európai Unión kívüli országokban is kezelhetnek adatokat, ahol azok védelme gyengébb lehet. Hogy hol, az az egyes szolgáltatások részleteiben olvasható.',
    sharedDecision: 'Az Ön döntését a következő webhelyek is megkapják, és ott is érvényes: {DOMAINS}',
    newServices: 'Új vagy megváltozott szolgáltatások az Ön legutóbbi döntése óta: {SERVICES}',
    consentId: 'Hozzájárulás azonosítója',
    copy: 'Másolás',
    copied: 'Másolva',
    decisions: 'Az Ön eddigi döntései',
    acceptedAll: 'az összes elfogadva',
    refusedAll: 'csak a szükségesek',
    chosen: 'egyéni választás',
    receipt: 'Igazolás letöltése',
    unavailable: 'Ez most nem érhető el. Kérjük, próbálja meg később.',
    eachTime: 'mindig',
    thisTime: 'csak most',
    reloadPage: 'Oldal újratöltése',
    loadsAfterReload: 'Ez a tartalom az oldal újratöltése után jelenik meg.',
    notRecorded:
      'Az Ön döntése már érvényes, de még nem került rögzítésre. A rendszer automatikusan újra elküldi.',
    loadsBeforeConsent:
      'Ez a szolgáltatás az Ön hozzájárulása nélkül is betöltődik. Ilyenkor jelezzük neki, hogy nincs hozzájárulás, de a szolgáltató ettől még kap adatokat, például az Ön IP-címét.',
    ownStorageName: 'Hozzájáruláskezelés',
    ownStorageDescription:
      'Megjegyzi az Ön döntését, annak időpontját és egy véletlenszerű hozzájárulás-azonosítót, hogy ne kelljen minden oldalon újra megkérdeznünk, és Ön igazolni tudja, hogyan döntött.',
    storage: 'Tárolás helye',
    privacyChoices: 'Adatvédelmi választásai',
    doNotSell: 'Ne értékesítsék és ne osszák meg a személyes adataimat',
    understood: 'Rendben',
    optOutIntro:
      'Ez a webhely információkat tárol az Ön eszközén, például sütikben, és onnan ki is olvassa azokat. Más szolgáltatók választható szolgáltatásai is kapnak személyes adatokat Öntől; egyes törvények ezt értékesítésnek vagy megosztásnak nevezik. Ezek a szolgáltatások addig futnak, amíg Ön nem tiltakozik. Itt mindegyik ellen tiltakozhat, a beállításokban pedig célonként és szolgáltatásonként választhat.',
    noticeIntro:
      'Ez a webhely információkat tárol az Ön eszközén, például sütikben, és onnan ki is olvassa azokat. Más szolgáltatók választható szolgáltatásait is használja. A beállításokban megnézheti, melyek ezek, és kikapcsolhatja őket.',
    objectionHint: 'Bármikor tiltakozhat vagy módosíthatja választását itt: „{LINK}”.',
    exemptServices: 'Kivétel – az Ön hozzájárulása nélkül, amíg a beállításokban nem tiltakozik',
    exemptService:
      'A webhely ezt a szolgáltatást az Ön hozzájárulása nélkül használja, az Egyesült Királyság jogának egy kivétele alapján. A tiltakozáshoz kapcsolja ki.',
    signalHonored: 'A leiratkozási kérés teljesítve',
    signalExplained:
      'Az Ön böngészője arra kéri a webhelyeket, hogy ne értékesítsék és ne osszák meg az Ön személyes adatait (Global Privacy Control). A hirdetési és közösségimédia-szolgáltatások ezért csak akkor futnak, ha Ön maga kapcsolja be őket: egy szolgáltatásra vonatkozó választása elsőbbséget élvez e kéréssel szemben.',
    signalExceptions:
      'A leiratkozási kérés teljesítve, kivéve az Ön által bekapcsolt szolgáltatásokat: {SERVICES}',
  },
  standard: {
    untilDeleted: 'törlésig',
    consent: 'Hozzájárulás',
    contract: 'Szerződés teljesítése',
    interest: 'A webhely működtetéséhez fűződő jogos érdek',
    article: 'a GDPR 6. cikke (1) bekezdésének {LETTER}) pontja',
    site: 'A webhely szervere',
    adequacy: 'megfelelőségi határozat',
    clauses: 'általános szerződési feltételek',
  },
  purposes: {
    '41ba25c': {
      name: 'Műszakilag szükséges',
      description:
        'Ezek a szolgáltatások e webhely és az Ön által használt funkciók működéséhez szükségesek, például a biztonság érdekében vagy az Ön választásának megjegyzéséhez. Ezért nem kapcsolhatók ki.',
    },
    cdcbd7c: {
      name: 'Hirdetések',
      description:
        'Ezek a szolgáltatások hirdetéseket jelenítenek meg, és mérik azok hatékonyságát. A szolgáltatók nyomon követhetik, hogyan használ Ön különböző webhelyeket, hogy az érdeklődésének megfelelő hirdetéseket válasszanak.',
    },
    a717ff5: {
      name: 'Elemzés és statisztika',
      description:
        'Ezek a szolgáltatások azt mérik, hogyan használják a látogatók ezt a webhelyet, hogy javítani lehessen rajta. Az Ön eszköze a későbbi látogatásokkor felismerhető lehet.',
    },
    '7c19e32': {
      name: 'Személyre szabás',
      description:
        'Ezek a szolgáltatások az Ön érdeklődéséhez igazítják a tartalmat és a funkciókat. A látogatásaira vonatkozó információk profillá egyesíthetők.',
    },
    '6cd2721': {
      name: 'Közösségi média',
      description:
        'Ezek a szolgáltatások közösségi hálózatok tartalmait jelenítik meg, és lehetővé teszik, hogy Ön oldalakat osszon meg ott. A hálózatok értesülnek a látogatásáról, és összekapcsolhatják azt a fiókjával.',
    },
    e9d1b6a: {
      name: 'Külső média',
      description:
        'Ezek a szolgáltatások más szolgáltatók videóit, térképeit és egyéb tartalmait jelenítik meg ezen a webhelyen. A szolgáltatók megismerik az Ön IP-címét, és információkat tárolhatnak az Ön eszközén vagy olvashatnak ki onnan.',
    },
    '15c61c3': {
      name: 'Egyéb',
      description:
        'Olyan szolgáltatások, amelyek egyik másik célhoz sem tartoznak. Hogy az egyes szolgáltatások mit tesznek, az a részleteikben olvasható.',
    },
  },
};
