import type { Language } from './en.ts';

/** The texts in Finnish. */
export const fi: Language = {
  texts: {
    widgetTitle: 'Evästeet ja yksityisyys',
    widgetIntroText:
      'Tämä verkkosivusto tallentaa tietoja laitteellesi, esimerkiksi evästeisiin, ja lukee niitä sieltä. Osa tästä on teknisesti välttämätöntä. Kaikki muu ja siihen liittyvä henkilötietojesi käsittely tapahtuu vain suostumuksellasi. Asetuksissa voit tehdä valintoja käyttötarkoituksittain ja nähdä, mitkä palveluntarjoajat ovat mukana. Suostumus on vapaaehtoinen, ja voit milloin tahansa peruuttaa sen tulevan käsittelyn osalta.',
    widgetDeclineButtonText: 'Vain välttämättömät',
    widgetFullConsentButtonText: 'Hyväksy kaikki',
    widgetSettingsButtonText: 'Asetukset',
    checkAllButtonText: 'Valitse kaikki',
    uncheckAllButtonText: 'Poista valinnat',
    imprint: 'Oikeudelliset tiedot',
    privacyPolicy: 'Tietosuojaseloste',
    accessibility: 'Saavutettavuus',
    categoriesTitle: 'Tietosuoja-asetukset',
    categoriesCancelButtonText: 'Takaisin',
    categoriesFullConsentButtonText: 'Hyväksy kaikki',
    categoriesSaveButtonText: 'Tallenna valinnat',
    detailsCloseButtonText: 'Sulje',
    embeddingVendorLabel: 'Palveluntarjoaja',
    embeddingDescriptionLabel: 'Kuvaus',
    embeddingPrivacyPolicyUrlLabel: 'Palveluntarjoajan tietosuojaseloste',
    embeddingWhichDataIsCollectedLabel: 'Kerättävät tiedot',
    embeddingPurposeOfDataCollectionLabel: 'Tietojen keräämisen tarkoitus',
    embeddingLegalBasisLabel: 'Oikeusperuste',
    embeddingPlaceOfProcessingLabel: 'Käsittelypaikka',
    embeddingAssetNameLabel: 'Nimi',
    embeddingAssetLifetimeLabel: 'Säilytysaika',
    embeddingAssetDescriptionLabel: 'Kuvaus',
    blockedContentTitle: 'Ulkoinen sisältö on estetty',
    blockedContentDisclaimer:
      'Tämä sisältö tulee toiselta palveluntarjoajalta, ja se ladataan vain suostumuksellasi. Palveluntarjoaja saa tällöin tietoja, kuten IP-osoitteesi, ja voi tallentaa tietoja laitteellesi tai lukea niitä sieltä. Voit milloin tahansa peruuttaa suostumuksesi tulevan käsittelyn osalta.',
    blockedContentConsentButtonText: 'Hyväksy ja näytä',
    blockedContentConsentSwitchShowExternalContent: 'Näytä ulkoinen sisältö',
    blockedContentConsentSwitchProviderDetails: 'Tietoa palveluntarjoajasta',
    changeConsentText: 'Muuta suostumusta tai peruuta se',
    moreInformationLabel: 'Lisätietoja',
  },
  widget: {
    withdrawalHint: 'Voit milloin tahansa muuttaa valintaasi tai peruuttaa suostumuksesi kohdassa ”{LINK}”.',
    optionalServices: 'Valinnaiset palvelut',
    providers: 'Palveluntarjoajat',
    necessaryServices: 'Välttämättömät palvelut',
    controller: 'Rekisterinpitäjä',
    controllerUnknown: 'sivuston {HOST} ylläpitäjä',
    retention: 'Päätöksesi säilytysaika',
    untilClosed: 'kunnes selain suljetaan',
    thirdCountries:
      'Jotkin palvelut saattavat käsitellä tietoja Euroopan unionin ulkopuolisissa maissa, joissa tietojen suoja voi olla heikompi. Maat ilmoitetaan kunkin palvelun tarkemmissa tiedoissa.',
    sharedDecision: 'Päätöksesi välitetään seuraaville sivustoille, ja se on voimassa myös niillä: {DOMAINS}',
    newServices: 'Edellisen päätöksesi jälkeen lisätyt tai muuttuneet palvelut: {SERVICES}',
    consentId: 'Suostumuksen tunniste',
    copy: 'Kopioi',
    copied: 'Kopioitu',
    decisions: 'Tähänastiset päätöksesi',
    acceptedAll: 'kaikki hyväksytty',
    refusedAll: 'vain välttämättömät',
    chosen: 'oma valinta',
    receipt: 'Lataa todiste',
    unavailable: 'Tämä ei ole juuri nyt käytettävissä. Yritä myöhemmin uudelleen.',
    eachTime: 'aina',
    thisTime: 'vain tällä kertaa',
    reloadPage: 'Lataa sivu uudelleen',
    loadsAfterReload: 'Tämä sisältö tulee näkyviin, kun sivu on ladattu uudelleen.',
    notRecorded:
      'Päätöksesi on jo voimassa, mutta sitä ei ole vielä tallennettu. Se lähetetään automaattisesti uudelleen.',
    loadsBeforeConsent:
      'Tämä palvelu ladataan myös ilman suostumustasi. Sille ilmoitetaan silloin, ettei suostumusta ole annettu, mutta palveluntarjoaja saa silti tietoja, kuten IP-osoitteesi.',
    ownStorageName: 'Suostumusten hallinta',
    ownStorageDescription:
      'Muistaa päätöksesi, sen ajankohdan ja satunnaisen suostumustunnisteen, jotta sinulta ei kysytä uudelleen joka sivulla ja jotta voit osoittaa, mitä päätit.',
    storage: 'Tallennuspaikka',
    privacyChoices: 'Yksityisyysvalintasi',
    doNotSell: 'Älä myy tai jaa henkilötietojani',
    understood: 'Selvä',
    optOutIntro:
      'Tämä verkkosivusto tallentaa tietoja laitteellesi, esimerkiksi evästeisiin, ja lukee niitä sieltä. Myös muiden palveluntarjoajien valinnaiset palvelut saavat sinusta henkilötietoja; jotkin lait kutsuvat tätä myymiseksi tai jakamiseksi. Nämä palvelut toimivat, kunnes vastustat niitä. Voit vastustaa niitä kaikkia tässä ja valita asetuksissa tarkoituksen ja palvelun mukaan.',
    noticeIntro:
      'Tämä verkkosivusto tallentaa tietoja laitteellesi, esimerkiksi evästeisiin, ja lukee niitä sieltä. Se käyttää myös muiden palveluntarjoajien valinnaisia palveluja. Asetuksissa näet, mitkä ne ovat, ja voit poistaa ne käytöstä.',
    objectionHint: 'Voit milloin tahansa vastustaa tai muuttaa valintaasi kohdassa ”{LINK}”.',
    exemptServices: 'Poikkeus – ilman suostumustasi, kunnes vastustat asetuksissa',
    exemptService:
      'Verkkosivusto käyttää tätä palvelua ilman suostumustasi Yhdistyneen kuningaskunnan lain poikkeuksen nojalla. Voit vastustaa poistamalla sen käytöstä.',
    signalHonored: 'Kieltopyyntöä noudatetaan',
    signalExplained:
      'Selaimesi pyytää verkkosivustoja olemaan myymättä tai jakamatta henkilötietojasi (Global Privacy Control). Mainonnan ja sosiaalisen median palvelut toimivat siksi vain, jos otat ne itse käyttöön: palvelua koskeva valintasi on etusijalla tähän pyyntöön nähden.',
    signalExceptions:
      'Kieltopyyntöä noudatetaan lukuun ottamatta palveluja, jotka olet itse ottanut käyttöön: {SERVICES}',
  },
  standard: {
    untilDeleted: 'poistamiseen asti',
    consent: 'Suostumus',
    contract: 'Sopimuksen täytäntöönpano',
    interest: 'Oikeutettu etu verkkosivuston ylläpitoon',
    article: 'tietosuoja-asetuksen 6 artiklan 1 kohdan {LETTER} alakohta',
    site: 'Tämän verkkosivuston palvelin',
    adequacy: 'tietosuojan riittävyyttä koskeva päätös',
    clauses: 'vakiosopimuslausekkeet',
  },
  purposes: {
    '41ba25c': {
      name: 'Teknisesti välttämättömät',
      description:
        'Näitä palveluja tarvitaan tämän verkkosivuston ja käyttämiesi toimintojen tarjoamiseen, esimerkiksi turvallisuuden vuoksi tai valintasi muistamiseksi. Siksi niitä ei voi poistaa käytöstä.',
    },
    cdcbd7c: {
      name: 'Mainonta',
      description:
        'Nämä palvelut näyttävät mainoksia ja mittaavat niiden tehoa. Palveluntarjoajat voivat seurata eri verkkosivustojen käyttöäsi valitakseen mainoksia, jotka vastaavat kiinnostuksen kohteitasi.',
    },
    a717ff5: {
      name: 'Analytiikka ja tilastot',
      description:
        'Nämä palvelut mittaavat, miten kävijät käyttävät tätä verkkosivustoa, jotta sitä voidaan parantaa. Laitteesi voidaan tunnistaa myöhemmillä käynneillä.',
    },
    '7c19e32': {
      name: 'Personointi',
      description:
        'Nämä palvelut mukauttavat sisältöä ja toimintoja kiinnostuksen kohteidesi mukaan. Käyntejäsi koskevista tiedoista voidaan koota profiili.',
    },
    '6cd2721': {
      name: 'Sosiaalinen media',
      description:
        'Nämä palvelut näyttävät sisältöä sosiaalisesta mediasta ja antavat sinun jakaa sivuja siellä. Sosiaalisen median palvelut saavat tiedon käynnistäsi ja voivat yhdistää sen tiliisi.',
    },
    e9d1b6a: {
      name: 'Ulkoinen media',
      description:
        'Nämä palvelut näyttävät tällä verkkosivustolla videoita, karttoja ja muuta sisältöä muilta palveluntarjoajilta. Palveluntarjoajat saavat IP-osoitteesi ja voivat tallentaa tietoja laitteellesi tai lukea niitä sieltä.',
    },
    '15c61c3': {
      name: 'Muut',
      description:
        'Palvelut, jotka eivät kuulu mihinkään muuhun käyttötarkoitukseen. Kunkin palvelun tarkemmista tiedoista näet, mitä se tekee.',
    },
  },
};
