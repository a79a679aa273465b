import type { Language } from './en.ts';

/** The texts in Croatian. */
export const hr: Language = {
  texts: {
    widgetTitle: 'Kolačići i privatnost',
    widgetIntroText:
      'Ova internetska stranica pohranjuje informacije na vašem uređaju, na primjer u kolačićima, i čita ih s njega. Dio toga tehnički je nužan. Sve ostalo, kao i s time povezana obrada vaših osobnih podataka, odvija se samo uz vašu privolu. U postavkama možete birati prema svrsi i vidjeti koji pružatelji usluga sudjeluju. Vaša je privola dobrovoljna i možete je u svakom trenutku povući s učinkom za budućnost.',
    widgetDeclineButtonText: 'Samo nužno',
    widgetFullConsentButtonText: 'Prihvati sve',
    widgetSettingsButtonText: 'Postavke',
    checkAllButtonText: 'Označi sve',
    uncheckAllButtonText: 'Poništi odabir',
    imprint: 'Impresum',
    privacyPolicy: 'Pravila privatnosti',
    accessibility: 'Pristupačnost',
    categoriesTitle: 'Postavke privatnosti',
    categoriesCancelButtonText: 'Odustani',
    categoriesFullConsentButtonText: 'Prihvati sve',
    categoriesSaveButtonText: 'Spremi odabir',
    detailsCloseButtonText: 'Zatvori',
    embeddingVendorLabel: 'Pružatelj usluge',
    embeddingDescriptionLabel: 'Opis',
    embeddingPrivacyPolicyUrlLabel: 'Pravila privatnosti pružatelja usluge',
    embeddingWhichDataIsCollectedLabel: 'Podaci koji se prikupljaju',
    embeddingPurposeOfDataCollectionLabel: 'Svrha prikupljanja podataka',
    embeddingLegalBasisLabel: 'Pravna osnova',
    embeddingPlaceOfProcessingLabel: 'Mjesto obrade',
    embeddingAssetNameLabel: 'Naziv',
    embeddingAssetLifetimeLabel: 'Razdoblje pohrane',
    embeddingAssetDescriptionLabel: 'Opis',
    blockedContentTitle: 'Vanjski sadržaj je blokiran',
    blockedContentDisclaimer:
      'Ovaj sadržaj dolazi od drugog pružatelja usluge i učitava se samo uz vašu privolu. Pružatelj usluge tada dobiva podatke kao što je vaša IP adresa i može pohranjivati ili čitati informacije na vašem uređaju. Privolu možete u svakom trenutku povući s učinkom za budućnost.',
    blockedContentConsentButtonText: 'Prihvati i prikaži',
    blockedContentConsentSwitchShowExternalContent: 'Prikaži vanjski sadržaj',
    blockedContentConsentSwitchProviderDetails: 'O pružatelju usluge',
    changeConsentText: 'Promijeni ili povuci privolu',
    moreInformationLabel: 'Više informacija',
  },
  widget: {
    withdrawalHint: 'U svakom trenutku možete promijeniti odabir ili povući privolu putem opcije „{LINK}”.',
    optionalServices: 'Neobvezne usluge',
    providers: 'Pružatelji usluga',
    necessaryServices: 'Nužne usluge',
    controller: 'Voditelj obrade',
    controllerUnknown: 'upravitelj internetske stranice {HOST}',
    retention: 'Razdoblje pohrane vaše odluke',
    untilClosed: 'do zatvaranja preglednika',
    thirdCountries:
      'Neke usluge mogu obrađivati podatke u zemljama izvan Europske unije, u kojima podaci mogu biti slabije zaštićeni. U pojedinostima svake usluge navedeno je gdje.',
    sharedDecision: 'Vaša se odluka prosljeđuje ovim internetskim stranicama i vrijedi i na njima: {DOMAINS}',
    newServices: 'Nove ili izmijenjene usluge nakon vaše posljednje odluke: {SERVICES}',
    consentId: 'ID privole',
    copy: 'Kopiraj',
    copied: 'Kopirano',
    decisions: 'Vaše dosadašnje odluke',
    acceptedAll: 'sve prihvaćeno',
    refusedAll: 'samo nužno',
    chosen: 'vlastiti odabir',
    receipt: 'Preuzmi potvrdu',
    unavailable: 'To trenutačno nije dostupno. Pokušajte ponovno poslije.',
    eachTime: 'uvijek',
    thisTime: 'samo ovaj put',
    reloadPage: 'Ponovno učitaj stranicu',
    loadsAfterReload: 'Ovaj će se sadržaj prikazati nakon ponovnog učitavanja stranice.',
    notRecorded: 'Vaša odluka već vrijedi, ali još nije zabilježena. Automatski će se ponovno poslati.',
    loadsBeforeConsent:
      'Ova se usluga učitava i bez vaše privole. Tada joj se javlja da je privola uskraćena, ali pružatelj usluge ipak dobiva podatke kao što je vaša IP adresa.',
    ownStorageName: 'Upravljanje privolom',
    ownStorageDescription:
      'Pamti vašu odluku, vrijeme odluke i nasumični ID privole kako vas ne bismo ponovno pitali na svakoj stranici i kako biste mogli dokazati što ste odlučili.',
    storage: 'Mjesto pohrane',
    privacyChoices: 'Vaši odabiri privatnosti',
    doNotSell: 'Ne prodavati i ne dijeliti moje osobne podatke',
    understood: 'Razumijem',
    optOutIntro:
      'Ova internetska stranica pohranjuje informacije na vašem uređaju, na primjer u kolačićima, i čita ih s njega. Vaše osobne podatke dobivaju i neobvezne usluge drugih pružatelja; neki zakoni to nazivaju prodajom ili dijeljenjem. Te usluge rade dok ne uložite prigovor. Ovdje možete uložiti prigovor na sve, a u postavkama birati po svrhama i uslugama.',
    noticeIntro:
      'Ova internetska stranica pohranjuje informacije na vašem uređaju, na primjer u kolačićima, i čita ih s njega. Koristi i neobvezne usluge drugih pružatelja. U postavkama možete vidjeti koje su to i isključiti ih.',
    objectionHint: 'U svakom trenutku možete uložiti prigovor ili promijeniti odabir putem opcije „{LINK}”.',
    exemptServices: 'Iznimka – bez vaše privole, dok u postavkama ne uložite prigovor',
    exemptService:
      'Internetska stranica koristi ovu uslugu bez vaše privole, na temelju iznimke u pravu Ujedinjene Kraljevine. Za prigovor je isključite.',
    signalHonored: 'Zahtjev za izuzeće je poštovan',
    signalExplained:
      'Vaš preglednik traži od internetskih stranica da ne prodaju i ne dijele vaše osobne podatke (Global Privacy Control). Usluge za oglašavanje i društvene mreže zato rade samo ako ih sami uključite: vaš odabir za uslugu ima prednost pred tim zahtjevom.',
    signalExceptions: 'Zahtjev za izuzeće je poštovan, osim za usluge koje ste sami uključili: {SERVICES}',
  },
  standard: {
    untilDeleted: 'do brisanja',
    consent: 'Privola',
    contract: 'Izvršavanje ugovora',
    interest: 'Legitimni interes za rad internetske stranice',
    article: 'članak 6. stavak 1. točka ({LETTER}) GDPR-a',
    site: 'Poslužitelj ove internetske stranice',
    adequacy: 'odluka o primjerenosti',
    clauses: 'standardne ugovorne klauzule',
  },
  purposes: {
    '41ba25c': {
      name: 'Tehnički nužno',
      description:
        'Ove su usluge potrebne za rad ove internetske stranice i funkcija kojima se služite, na primjer radi sigurnosti ili pamćenja vašeg odabira. Zato se ne mogu isključiti.',
    },
    cdcbd7c: {
      name: 'Oglašavanje',
      description:
        'Ove usluge prikazuju oglase i mjere njihovu učinkovitost. Pružatelji usluga mogu pratiti kako se služite različitim internetskim stranicama da bi odabrali oglase koji odgovaraju vašim interesima.',
    },
    a717ff5: {
      name: 'Analitika i statistika',
      description:
        'Ove usluge mjere kako se posjetitelji služe ovom internetskom stranicom kako bi se ona mogla poboljšati. Vaš se uređaj pri kasnijim posjetima može prepoznati.',
    },
    '7c19e32': {
      name: 'Personalizacija',
      description:
        'Ove usluge prilagođavaju sadržaj i funkcije vašim interesima. Informacije o vašim posjetima mogu se objediniti u profil.',
    },
    '6cd2721': {
      name: 'Društvene mreže',
      description:
        'Ove usluge prikazuju sadržaj s društvenih mreža i omogućuju vam da ondje dijelite stranice. Društvene mreže doznaju za vaš posjet i mogu ga povezati s vašim računom.',
    },
    e9d1b6a: {
      name: 'Vanjski mediji',
      description:
        'Ove usluge na ovoj internetskoj stranici prikazuju videozapise, karte i drugi sadržaj drugih pružatelja usluga. Ti pružatelji doznaju vašu IP adresu i mogu pohranjivati ili čitati informacije na vašem uređaju.',
    },
    '15c61c3': {
      name: 'Ostalo',
      description:
        'Usluge koje ne pripadaju nijednoj drugoj svrsi. U pojedinostima svake usluge navedeno je što ona radi.',
    },
  },
};
