import type { Language } from './en.ts';

/** The texts in Danish. */
export const da: Language = {
  texts: {
    widgetTitle: 'Cookies og privatliv',
    widgetIntroText:
      'Dette website gemmer oplysninger på din enhed, for eksempel i cookies, og læser dem der. En del af det er teknisk nødvendigt. Alt andet, og den behandling af dine personoplysninger, der følger med, sker kun med dit samtykke. I indstillingerne kan du vælge efter formål og se, hvilke udbydere der er involveret. Dit samtykke er frivilligt, og du kan til enhver tid trække det tilbage med virkning for fremtiden.',
    widgetDeclineButtonText: 'Kun nødvendige',
    widgetFullConsentButtonText: 'Accepter alle',
    widgetSettingsButtonText: 'Indstillinger',
    checkAllButtonText: 'Vælg alle',
    uncheckAllButtonText: 'Fravælg alle',
    imprint: 'Juridiske oplysninger',
    privacyPolicy: 'Privatlivspolitik',
    accessibility: 'Tilgængelighed',
    categoriesTitle: 'Privatlivsindstillinger',
    categoriesCancelButtonText: 'Annuller',
    categoriesFullConsentButtonText: 'Accepter alle',
    categoriesSaveButtonText: 'Gem valg',
    detailsCloseButtonText: 'Luk',
    embeddingVendorLabel: 'Udbyder',
    embeddingDescriptionLabel: 'Beskrivelse',
    embeddingPrivacyPolicyUrlLabel: 'Udbyderens privatlivspolitik',
    embeddingWhichDataIsCollectedLabel: 'Indsamlede oplysninger',
    embeddingPurposeOfDataCollectionLabel: 'Formål med dataindsamlingen',
    embeddingLegalBasisLabel: 'Retsgrundlag',
    embeddingPlaceOfProcessingLabel: 'Behandlingssted',
    embeddingAssetNameLabel: 'Navn',
    embeddingAssetLifetimeLabel: 'Opbevaringsperiode',
    embeddingAssetDescriptionLabel: 'Beskrivelse',
    blockedContentTitle: 'Eksternt indhold er blokeret',
    blockedContentDisclaimer:
      'Dette indhold kommer fra en anden udbyder og indlæses kun med dit samtykke. I så fald modtager udbyderen oplysninger som din IP-adresse og kan gemme oplysninger på din enhed eller læse dem der. Du kan til enhver tid trække dit samtykke tilbage med virkning for fremtiden.',
    blockedContentConsentButtonText: 'Accepter og vis',
    blockedContentConsentSwitchShowExternalContent: 'Vis eksternt indhold',
    blockedContentConsentSwitchProviderDetails: 'Om udbyderen',
    changeConsentText: 'Ændr eller træk dit samtykke tilbage',
    moreInformationLabel: 'Flere oplysninger',
  },
  widget: {
    withdrawalHint: 'Du kan til enhver tid ændre dit valg eller trække dit samtykke tilbage under »{LINK}«.',
    optionalServices: 'Valgfrie tjenester',
    providers: 'Udbydere',
    necessaryServices: 'Nødvendige tjenester',
    controller: 'Dataansvarlig',
    controllerUnknown: 'den, der driver {HOST}',
    retention: 'Opbevaringsperiode for din beslutning',
    untilClosed: 'indtil browseren lukkes',
    thirdCountries:
      'Nogle tjenester behandler muligvis oplysninger i lande uden for Den Europæiske Union, hvor de kan være dårligere beskyttet. Det fremgår af detaljerne om hver tjeneste, hvor det sker.',
    sharedDecision: 'Din beslutning videregives til disse websites og gælder også der: {DOMAINS}',
    newServices: 'Nyt eller ændret siden din seneste beslutning: {SERVICES}',
    consentId: 'Samtykke-id',
    copy: 'Kopier',
    copied: 'Kopieret',
    decisions: 'Dine hidtidige beslutninger',
    acceptedAll: 'alle accepteret',
    refusedAll: 'kun nødvendige',
    chosen: 'eget valg',
    receipt: 'Hent kvittering',
    unavailable: 'Det er ikke tilgængeligt lige nu. Prøv igen senere.',
    eachTime: 'altid',
    thisTime: 'kun denne gang',
    reloadPage: 'Genindlæs siden',
    loadsAfterReload: 'Dette indhold vises, når siden er genindlæst.',
    notRecorded: 'Din beslutning gælder allerede, men er endnu ikke registreret. Den sendes automatisk igen.',
    loadsBeforeConsent:
      'Denne tjeneste indlæses også uden dit samtykke. Den får da besked om, at samtykket er nægtet, men udbyderen modtager stadig oplysninger som din IP-adresse.',
    ownStorageName: 'Samtykkestyring',
    ownStorageDescription:
      'Husker din beslutning, tidspunktet for den og et tilfældigt samtykke-id, så du ikke bliver spurgt igen på hver side og kan dokumentere, hvad du har besluttet.',
    storage: 'Lagringssted',
    privacyChoices: 'Dine privatlivsvalg',
    doNotSell: 'Sælg eller del ikke mine personoplysninger',
    understood: 'Forstået',
    optOutIntro:
      'Dette website gemmer oplysninger på din enhed, for eksempel i cookies, og læser dem der. Valgfrie tjenester fra andre udbydere modtager også personoplysninger om dig; nogle love kalder det salg eller deling. Disse tjenester kører, indtil du gør indsigelse. Her kan du gøre indsigelse mod dem alle, og i indstillingerne kan du vælge efter formål og tjeneste.',
    noticeIntro:
      'Dette website gemmer oplysninger på din enhed, for eksempel i cookies, og læser dem der. Det bruger også valgfrie tjenester fra andre udbydere. I indstillingerne kan du se hvilke og slå dem fra.',
    objectionHint: 'Du kan til enhver tid gøre indsigelse eller ændre dit valg under »{LINK}«.',
    exemptServices: 'Undtagelse – uden dit samtykke, indtil du gør indsigelse i indstillingerne',
    exemptService:
      'Websitet bruger denne tjeneste uden dit samtykke efter en undtagelse i Det Forenede Kongeriges lovgivning. Slå den fra for at gøre indsigelse.',
    signalHonored: 'Fravalget er respekteret',
    signalExplained:
      'Din browser beder websites om ikke at sælge eller dele dine personoplysninger (Global Privacy Control). Tjenester til annoncer og sociale medier kører derfor kun, hvis du selv slår dem til: Dit valg for en tjeneste går forud for denne anmodning.',
    signalExceptions:
      'Fravalget er respekteret, undtagen for tjenester, som du selv har slået til: {SERVICES}',
  },
  standard: {
    untilDeleted: 'indtil sletning',
    consent: 'Samtykke',
    contract: 'Opfyldelse af en kontrakt',
    interest: 'Legitim interesse i at drive websitet',
    article: 'artikel 6, stk. 1, litra {LETTER}, i GDPR',
    site: 'Serveren for dette website',
    adequacy: 'afgørelse om tilstrækkeligheden af beskyttelsesniveauet',
    clauses: 'standardkontraktbestemmelser',
  },
  purposes: {
    '41ba25c': {
      name: 'Teknisk nødvendige',
      description:
        'Disse tjenester er nødvendige, for at dette website og de funktioner, du bruger, kan fungere, for eksempel af hensyn til sikkerheden eller for at huske dit valg. De kan derfor ikke slås fra.',
    },
    cdcbd7c: {
      name: 'Annoncer',
      description:
        'Disse tjenester viser annoncer og måler, hvor godt de virker. Udbydere kan følge din brug af flere websites for at vælge annoncer, der passer til dine interesser.',
    },
    a717ff5: {
      name: 'Analyse og statistik',
      description:
        'Disse tjenester måler, hvordan besøgende bruger dette website, så det kan forbedres. Din enhed kan blive genkendt ved senere besøg.',
    },
    '7c19e32': {
      name: 'Personalisering',
      description:
        'Disse tjenester tilpasser indhold og funktioner til dine interesser. Oplysninger om dine besøg kan blive samlet i en profil.',
    },
    '6cd2721': {
      name: 'Sociale medier',
      description:
        'Disse tjenester viser indhold fra sociale medier og gør det muligt for dig at dele sider der. De sociale medier får kendskab til dit besøg og kan knytte det til din konto.',
    },
    e9d1b6a: {
      name: 'Eksterne medier',
      description:
        'Disse tjenester viser videoer, kort og andet indhold fra andre udbydere på dette website. Udbyderne får kendskab til din IP-adresse og kan gemme oplysninger på din enhed eller læse dem der.',
    },
    '15c61c3': {
      name: 'Øvrige',
      description:
        'Tjenester, der ikke hører under et af de andre formål. Det fremgår af detaljerne om hver tjeneste, hvad den gør.',
    },
  },
};
