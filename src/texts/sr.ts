import type { Language } from './en.ts';

/** The texts in Serbian, in Latin script. */
export const sr: Language = {
  texts: {
    widgetTitle: 'Kolačići i privatnost',
    widgetIntroText:
      'Ovaj veb-sajt čuva informacije na vašem uređaju, na primer u kolačićima, i odatle ih čita. Deo toga je tehnički neophodan. Sve ostalo, kao i s tim povezana obrada vaših podataka o ličnosti, odvija se samo uz vaš pristanak. U podešavanjima možete da birate po svrhama i vidite koji pružaoci usluga učestvuju. Pristanak je dobrovoljan i možete ga opozvati u svakom trenutku, sa dejstvom za ubuduće.',
    widgetDeclineButtonText: 'Samo neophodno',
    widgetFullConsentButtonText: 'Prihvati sve',
    widgetSettingsButtonText: 'Podešavanja',
    checkAllButtonText: 'Izaberi sve',
    uncheckAllButtonText: 'Poništi izbor',
    imprint: 'Impresum',
    privacyPolicy: 'Politika privatnosti',
    accessibility: 'Pristupačnost',
    categoriesTitle: 'Podešavanja privatnosti',
    categoriesCancelButtonText: 'Otkaži',
    categoriesFullConsentButtonText: 'Prihvati sve',
    categoriesSaveButtonText: 'Sačuvaj izbor',
    detailsCloseButtonText: 'Zatvori',
    embeddingVendorLabel: 'Pružalac usluge',
    embeddingDescriptionLabel: 'Opis',
    embeddingPrivacyPolicyUrlLabel: 'Politika privatnosti pružaoca usluge',
    embeddingWhichDataIsCollectedLabel: 'Podaci koji se prikupljaju',
    embeddingPurposeOfDataCollectionLabel: 'Svrha prikupljanja podataka',
    embeddingLegalBasisLabel: 'Pravni osnov',
    embeddingPlaceOfProcessingLabel: 'Mesto obrade',
    embeddingAssetNameLabel: 'Naziv',
    embeddingAssetLifetimeLabel: 'Rok čuvanja',
    embeddingAssetDescriptionLabel: 'Opis',
    blockedContentTitle: 'Spoljni sadržaj je blokiran',
    blockedContentDisclaimer:
      'Ovaj sadržaj potiče od drugog pružaoca usluge i učitava se samo uz vaš pristanak. Pružalac usluge tada dobija podatke kao što je vaša IP adresa i može da čuva informacije na vašem uređaju ili da ih odatle čita. Svoj pristanak možete opozvati u svakom trenutku, sa dejstvom za ubuduće.',
    blockedContentConsentButtonText: 'Prihvati i prikaži',
    blockedContentConsentSwitchShowExternalContent: 'Prikaži spoljni sadržaj',
    blockedContentConsentSwitchProviderDetails: 'O pružaocu usluge',
    changeConsentText: 'Promeni ili opozovi pristanak',
    moreInformationLabel: 'Više informacija',
  },
  widget: {
    withdrawalHint: 'Svoj izbor možete u svakom trenutku promeniti ili opozvati klikom na „{LINK}”.',
    optionalServices: 'Opcione usluge',
    providers: 'Pružaoci usluga',
    necessaryServices: 'Neophodne usluge',
    controller: 'Rukovalac podacima',
    controllerUnknown: 'operater veb-sajta {HOST}',
    retention: 'Rok čuvanja vaše odluke',
    untilClosed: 'do zatvaranja pregledača',
    thirdCountries:
      'Pojedine usluge možda obrađuju podatke u državama izvan Evropske unije, u kojima podaci mogu biti slabije zaštićeni. U detaljima svake usluge navedeno je gde.',
    sharedDecision: 'Vaša odluka se prosleđuje ovim veb-sajtovima i važi i na njima: {DOMAINS}',
    newServices: 'Novo ili izmenjeno od vaše poslednje odluke: {SERVICES}',
    consentId: 'ID pristanka',
    copy: 'Kopiraj',
    copied: 'Kopirano',
    decisions: 'Vaše dosadašnje odluke',
    acceptedAll: 'sve prihvaćeno',
    refusedAll: 'samo neophodno',
    chosen: 'sopstveni izbor',
    receipt: 'Preuzmi potvrdu',
    unavailable: 'Ovo trenutno nije dostupno. Pokušajte ponovo kasnije.',
    eachTime: 'uvek',
    thisTime: 'samo ovog puta',
    reloadPage: 'Ponovo učitaj stranicu',
    loadsAfterReload: 'Ovaj sadržaj će se prikazati kada se stranica ponovo učita.',
    notRecorded: 'Vaša odluka već važi, ali još nije zabeležena. Automatski će biti ponovo poslata.',
    loadsBeforeConsent:
      'Ova usluga se učitava i bez vašeg pristanka. Tada joj se saopštava da je pristanak uskraćen, ali pružalac usluge ipak dobija podatke kao što je vaša IP adresa.',
    ownStorageName: 'Upravljanje pristankom',
    ownStorageDescription:
      'Pamti vašu odluku, njeno vreme i nasumični ID pristanka, da se pitanje ne bi ponavljalo na svakoj stranici i da biste mogli da dokažete šta ste odlučili.',
    storage: 'Skladište',
    privacyChoices: 'Vaši izbori privatnosti',
    doNotSell: 'Ne prodavati i ne deliti moje lične podatke',
    understood: 'U redu',
    optOutIntro:
      'Ovaj veb-sajt čuva informacije na vašem uređaju, na primer u kolačićima, i odatle ih čita. Vaše podatke o ličnosti dobijaju i opcione usluge drugih pružalaca; neki zakoni to nazivaju prodajom ili deljenjem. Te usluge rade dok ne uložite prigovor. Ovde možete uložiti prigovor na sve, a u podešavanjima birati po svrhama i uslugama.',
    noticeIntro:
      'Ovaj veb-sajt čuva informacije na vašem uređaju, na primer u kolačićima, i odatle ih čita. Koristi i opcione usluge drugih pružalaca. U podešavanjima možete videti koje su to i isključiti ih.',
    objectionHint: 'U svakom trenutku možete uložiti prigovor ili promeniti izbor klikom na „{LINK}”.',
    exemptServices: 'Izuzetak – bez vašeg pristanka, dok u podešavanjima ne uložite prigovor',
    exemptService:
      'Veb-sajt koristi ovu uslugu bez vašeg pristanka, na osnovu izuzetka u pravu Ujedinjenog Kraljevstva. Da biste uložili prigovor, isključite je.',
    signalHonored: 'Zahtev za izuzeće je ispoštovan',
    signalExplained:
      'Vaš pregledač traži od veb-sajtova da ne prodaju i ne dele vaše podatke o ličnosti (Global Privacy Control). Usluge za oglase i društvene mreže zato rade samo ako ih sami uključite: vaš izbor za uslugu ima prednost nad ovim zahtevom.',
    signalExceptions: 'Zahtev za izuzeće je ispoštovan, osim za usluge koje ste sami uključili: {SERVICES}',
  },
  standard: {
    untilDeleted: 'dok se ne obriše',
    consent: 'Pristanak',
    contract: 'Izvršenje ugovora',
    interest: 'Legitimni interes za rad veb-sajta',
    article: 'član 6. stav 1. tačka ({LETTER}) GDPR',
    site: 'Server ovog veb-sajta',
    adequacy: 'odluka o adekvatnosti',
    clauses: 'standardne ugovorne klauzule',
  },
  purposes: {
    '41ba25c': {
      name: 'Tehnički neophodno',
      description:
        'Potrebno za rad ovog veb-sajta i funkcija koje koristite, na primer radi bezbednosti ili pamćenja vašeg izbora. Zato se ne može isključiti.',
    },
    cdcbd7c: {
      name: 'Oglasi',
      description:
        'Prikazivanje oglasa i merenje njihove uspešnosti. Pružaoci usluga mogu da prate kako koristite više veb-sajtova da bi birali oglase koji odgovaraju vašim interesovanjima.',
    },
    a717ff5: {
      name: 'Analitika / statistika',
      description:
        'Merenje načina na koji posetioci koriste ovaj veb-sajt, da bi mogao da se poboljša. Vaš uređaj može biti prepoznat pri kasnijim posetama.',
    },
    '7c19e32': {
      name: 'Personalizacija',
      description:
        'Prilagođavanje sadržaja i funkcija vašim interesovanjima. Informacije o vašim posetama mogu se objediniti u profil.',
    },
    '6cd2721': {
      name: 'Društvene mreže',
      description:
        'Prikazivanje sadržaja sa društvenih mreža i deljenje stranica na njima. Mreže saznaju za vašu posetu i mogu da je povežu sa vašim nalogom.',
    },
    e9d1b6a: {
      name: 'Spoljni mediji',
      description:
        'Prikazivanje video-snimaka, mapa i drugih sadržaja drugih pružalaca usluga na ovom veb-sajtu. Pružaoci usluga saznaju vašu IP adresu i mogu da čuvaju informacije na vašem uređaju ili da ih odatle čitaju.',
    },
    '15c61c3': {
      name: 'Ostalo',
      description:
        'Usluge koje ne pripadaju nijednoj drugoj svrsi. U detaljima svake usluge navedeno je šta ona radi.',
    },
  },
};
