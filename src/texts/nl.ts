import type { Language } from './en.ts';

/** The texts in Dutch. */
export const nl: Language = {
  texts: {
    widgetTitle: 'Cookies en privacy',
    widgetIntroText:
      'Deze website slaat informatie op je apparaat op, bijvoorbeeld in cookies, en leest die daar uit. Een deel daarvan is technisch noodzakelijk. Al het andere, en de verwerking van je persoonsgegevens die daarbij hoort, gebeurt alleen met je toestemming. In de instellingen kun je per doel kiezen en zien welke aanbieders erbij betrokken zijn. Je toestemming is vrijwillig en je kunt die op elk moment intrekken, met werking voor de toekomst.',
    widgetDeclineButtonText: 'Alleen noodzakelijk',
    widgetFullConsentButtonText: 'Alles accepteren',
    widgetSettingsButtonText: 'Instellingen',
    checkAllButtonText: 'Alles selecteren',
    uncheckAllButtonText: 'Alles deselecteren',
    imprint: 'Colofon',
    privacyPolicy: 'Privacyverklaring',
    accessibility: 'Toegankelijkheid',
    categoriesTitle: 'Privacyinstellingen',
    categoriesCancelButtonText: 'Annuleren',
    categoriesFullConsentButtonText: 'Alles accepteren',
    categoriesSaveButtonText: 'Keuze opslaan',
    detailsCloseButtonText: 'Sluiten',
    embeddingVendorLabel: 'Aanbieder',
    embeddingDescriptionLabel: 'Beschrijving',
    embeddingPrivacyPolicyUrlLabel: 'Privacyverklaring van de aanbieder',
    embeddingWhichDataIsCollectedLabel: 'Verzamelde gegevens',
    embeddingPurposeOfDataCollectionLabel: 'Doel van de gegevensverzameling',
    embeddingLegalBasisLabel: 'Rechtsgrond',
    embeddingPlaceOfProcessingLabel: 'Plaats van verwerking',
    embeddingAssetNameLabel: 'Naam',
    embeddingAssetLifetimeLabel: 'Bewaartermijn',
    embeddingAssetDescriptionLabel: 'Beschrijving',
    blockedContentTitle: 'Externe inhoud geblokkeerd',
    blockedContentDisclaimer:
      'Deze inhoud komt van een andere aanbieder en wordt alleen met je toestemming geladen. De aanbieder ontvangt dan gegevens zoals je IP-adres en kan informatie op je apparaat opslaan of daar uitlezen. Je kunt je toestemming op elk moment intrekken, met werking voor de toekomst.',
    blockedContentConsentButtonText: 'Accepteren en tonen',
    blockedContentConsentSwitchShowExternalContent: 'Externe inhoud tonen',
    blockedContentConsentSwitchProviderDetails: 'Over de aanbieder',
    changeConsentText: 'Toestemming wijzigen of intrekken',
    moreInformationLabel: 'Meer informatie',
  },
  widget: {
    withdrawalHint: 'Je kunt je keuze op elk moment wijzigen of intrekken via ‘{LINK}’.',
    optionalServices: 'Optionele diensten',
    providers: 'Aanbieders',
    necessaryServices: 'Noodzakelijke diensten',
    controller: 'Verwerkingsverantwoordelijke',
    controllerUnknown: 'de exploitant van {HOST}',
    retention: 'Bewaartermijn van je keuze',
    untilClosed: 'tot de browser wordt gesloten',
    thirdCountries:
      'Sommige diensten verwerken mogelijk gegevens in landen buiten de Europese Unie, waar gegevens minder goed beschermd kunnen zijn. In de details van elke dienst staat waar.',
    sharedDecision: 'Je keuze wordt doorgegeven aan deze websites en geldt ook daar: {DOMAINS}',
    newServices: 'Nieuw of gewijzigd sinds je laatste keuze: {SERVICES}',
    consentId: 'Toestemmings-ID',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    decisions: 'Je keuzes tot nu toe',
    acceptedAll: 'alles geaccepteerd',
    refusedAll: 'alleen noodzakelijk',
    chosen: 'eigen keuze',
    receipt: 'Bewijs downloaden',
    unavailable: 'Dit is op dit moment niet beschikbaar. Probeer het later opnieuw.',
    eachTime: 'altijd',
    thisTime: 'alleen deze keer',
    reloadPage: 'Pagina opnieuw laden',
    loadsAfterReload: 'Deze inhoud verschijnt zodra de pagina opnieuw is geladen.',
    notRecorded: 'Je keuze geldt al, maar is nog niet vastgelegd. Ze wordt automatisch opnieuw verzonden.',
    loadsBeforeConsent:
      'Deze dienst wordt ook zonder je toestemming geladen. De dienst krijgt dan te horen dat de toestemming is geweigerd, maar de aanbieder ontvangt toch gegevens zoals je IP-adres.',
    ownStorageName: 'Toestemmingsbeheer',
    ownStorageDescription:
      'Onthoudt je keuze, het tijdstip daarvan en een willekeurige toestemmings-ID, zodat de vraag niet op elke pagina opnieuw wordt gesteld en je kunt aantonen wat je hebt gekozen.',
    storage: 'Opslag',
    privacyChoices: 'Je privacykeuzes',
    doNotSell: 'Mijn persoonsgegevens niet verkopen of delen',
    understood: 'Begrepen',
    optOutIntro:
      'Deze website slaat informatie op je apparaat op, bijvoorbeeld in cookies, en leest die daar uit. Ook optionele diensten van andere aanbieders ontvangen persoonsgegevens van je; sommige wetten noemen dat verkopen of delen. Deze diensten zijn actief tot je bezwaar maakt. Hier kun je bezwaar maken tegen alle diensten, en in de instellingen kun je kiezen per doel en dienst.',
    noticeIntro:
      'Deze website slaat informatie op je apparaat op, bijvoorbeeld in cookies, en leest die daar uit. Ook gebruikt de website optionele diensten van andere aanbieders. In de instellingen kun je zien welke dat zijn en ze uitschakelen.',
    objectionHint: 'Je kunt op elk moment bezwaar maken of je keuze wijzigen via ‘{LINK}’.',
    exemptServices: 'Uitzondering – zonder je toestemming, tot je in de instellingen bezwaar maakt',
    exemptService:
      'De website gebruikt deze dienst zonder je toestemming, op grond van een uitzondering in het recht van het Verenigd Koninkrijk. Schakel de dienst uit om bezwaar te maken.',
    signalHonored: 'Afmeldverzoek gerespecteerd',
    signalExplained:
      'Je browser vraagt websites om je persoonsgegevens niet te verkopen of te delen (Global Privacy Control). Diensten voor advertenties en sociale media zijn daarom alleen actief als je ze zelf inschakelt: je keuze voor een dienst gaat vóór dit verzoek.',
    signalExceptions:
      'Afmeldverzoek gerespecteerd, behalve voor diensten die je zelf hebt ingeschakeld: {SERVICES}',
  },
  standard: {
    untilDeleted: 'tot verwijdering',
    consent: 'Toestemming',
    contract: 'Uitvoering van een overeenkomst',
    interest: 'Gerechtvaardigd belang bij het aanbieden van de website',
    article: 'art. 6, lid 1, onder {LETTER}, AVG',
    site: 'Server van deze website',
    adequacy: 'adequaatheidsbesluit',
    clauses: 'standaardcontractbepalingen',
  },
  purposes: {
    '41ba25c': {
      name: 'Technisch noodzakelijk',
      description:
        'Nodig om deze website en de functies die je gebruikt aan te bieden, bijvoorbeeld voor de beveiliging of om je keuze te onthouden. Kan daarom niet worden uitgeschakeld.',
    },
    cdcbd7c: {
      name: 'Advertenties',
      description:
        'Advertenties tonen en meten hoe goed die werken. Aanbieders kunnen je gebruik van meerdere websites volgen om advertenties te kiezen die bij je interesses passen.',
    },
    a717ff5: {
      name: 'Analyse / statistieken',
      description:
        'Meten hoe bezoekers deze website gebruiken, zodat die kan worden verbeterd. Je apparaat kan bij latere bezoeken worden herkend.',
    },
    '7c19e32': {
      name: 'Personalisatie',
      description:
        'Inhoud en functies aan je interesses aanpassen. Informatie over je bezoeken kan worden samengevoegd tot een profiel.',
    },
    '6cd2721': {
      name: 'Sociale media',
      description:
        'Inhoud van sociale netwerken tonen en het mogelijk maken daar pagina’s te delen. De netwerken komen te weten dat je deze website bezoekt en kunnen je bezoek aan je account koppelen.',
    },
    e9d1b6a: {
      name: 'Externe media',
      description:
        'Video’s, kaarten en andere inhoud van andere aanbieders op deze website tonen. De aanbieders krijgen je IP-adres en kunnen informatie op je apparaat opslaan of daar uitlezen.',
    },
    '15c61c3': {
      name: 'Overig',
      description:
        'Diensten die bij geen van de andere doelen horen. Wat een dienst doet, staat in de details ervan.',
    },
  },
};
