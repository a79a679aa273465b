import type { Language } from './en.ts';

/** The texts in Norwegian Bokmål. */
export const nb: Language = {
  texts: {
    widgetTitle: 'Informasjonskapsler og personvern',
    widgetIntroText:
      'Dette nettstedet lagrer informasjon på enheten din, for eksempel i informasjonskapsler, og leser den der. Noe av dette er teknisk nødvendig. Alt annet, og behandlingen av personopplysningene dine som følger med, skjer bare med samtykke fra deg. I innstillingene kan du velge etter formål og se hvilke leverandører som er involvert. Samtykket er frivillig, og du kan når som helst trekke det tilbake med virkning for fremtiden.',
    widgetDeclineButtonText: 'Kun nødvendige',
    widgetFullConsentButtonText: 'Godta alle',
    widgetSettingsButtonText: 'Innstillinger',
    checkAllButtonText: 'Velg alle',
    uncheckAllButtonText: 'Fjern alle valg',
    imprint: 'Juridisk informasjon',
    privacyPolicy: 'Personvernerklæring',
    accessibility: 'Tilgjengelighet',
    categoriesTitle: 'Personverninnstillinger',
    categoriesCancelButtonText: 'Avbryt',
    categoriesFullConsentButtonText: 'Godta alle',
    categoriesSaveButtonText: 'Lagre valg',
    detailsCloseButtonText: 'Lukk',
    embeddingVendorLabel: 'Leverandør',
    embeddingDescriptionLabel: 'Beskrivelse',
    embeddingPrivacyPolicyUrlLabel: 'Leverandørens personvernerklæring',
    embeddingWhichDataIsCollectedLabel: 'Innsamlede opplysninger',
    embeddingPurposeOfDataCollectionLabel: 'Formålet med innsamlingen',
    embeddingLegalBasisLabel: 'Rettslig grunnlag',
    embeddingPlaceOfProcessingLabel: 'Sted for behandlingen',
    embeddingAssetNameLabel: 'Navn',
    embeddingAssetLifetimeLabel: 'Lagringstid',
    embeddingAssetDescriptionLabel: 'Beskrivelse',
    blockedContentTitle: 'Eksternt innhold er blokkert',
    blockedContentDisclaimer:
      'Dette innholdet kommer fra en annen leverandør og lastes bare inn med samtykke fra deg. Leverandøren får da opplysninger som IP-adressen din, og kan lagre informasjon på enheten din eller lese den der. Du kan når som helst trekke samtykket tilbake med virkning for fremtiden.',
    blockedContentConsentButtonText: 'Godta og vis',
    blockedContentConsentSwitchShowExternalContent: 'Vis eksternt innhold',
    blockedContentConsentSwitchProviderDetails: 'Om leverandøren',
    changeConsentText: 'Endre eller trekk tilbake samtykke',
    moreInformationLabel: 'Mer informasjon',
  },
  widget: {
    withdrawalHint: 'Du kan når som helst endre eller trekke tilbake valget ditt under «{LINK}».',
    optionalServices: 'Valgfrie tjenester',
    providers: 'Leverandører',
    necessaryServices: 'Nødvendige tjenester',
    controller: 'Behandlingsansvarlig',
    controllerUnknown: 'den som driver {HOST}',
    retention: 'Lagringstid for valget ditt',
    untilClosed: 'til nettleseren lukkes',
    thirdCountries:
      'Noen tjenester kan behandle opplysninger i land utenfor EØS, der opplysningene kan ha svakere vern. Detaljene om hver tjeneste viser hvor det skjer.',
    sharedDecision: 'Valget ditt sendes videre til disse nettstedene og gjelder også der: {DOMAINS}',
    newServices: 'Nytt eller endret siden forrige valg: {SERVICES}',
    consentId: 'Samtykke-ID',
    copy: 'Kopier',
    copied: 'Kopiert',
    decisions: 'Valgene dine hittil',
    acceptedAll: 'alle godtatt',
    refusedAll: 'kun nødvendige',
    chosen: 'eget valg',
    receipt: 'Last ned kvittering',
    unavailable: 'Dette er ikke tilgjengelig akkurat nå. Prøv igjen senere.',
    eachTime: 'alltid',
    thisTime: 'bare denne gangen',
    reloadPage: 'Last inn siden på nytt',
    loadsAfterReload: 'Dette innholdet vises når siden er lastet inn på nytt.',
    notRecorded: 'Valget ditt gjelder allerede, men er ikke registrert ennå. Det sendes automatisk på nytt.',
    loadsBeforeConsent:
      'Denne tjenesten lastes også inn uten samtykke fra deg. Den får da beskjed om at samtykke er nektet, men leverandøren får likevel opplysninger som IP-adressen din.',
    ownStorageName: 'Samtykkehåndtering',
    ownStorageDescription:
      'Husker valget ditt, tidspunktet for det og en tilfeldig samtykke-ID, slik at du ikke får spørsmålet på nytt på hver side og kan dokumentere hva du har valgt.',
    storage: 'Lagring',
    privacyChoices: 'Dine personvernvalg',
    doNotSell: 'Ikke selg eller del mine personopplysninger',
    understood: 'Jeg forstår',
    optOutIntro:
      'Dette nettstedet lagrer informasjon på enheten din, for eksempel i informasjonskapsler, og leser den der. Valgfrie tjenester fra andre leverandører mottar også personopplysninger om deg; noen lover kaller dette salg eller deling. Disse tjenestene kjører til du protesterer. Her kan du protestere mot alle, og i innstillingene kan du velge etter formål og tjeneste.',
    noticeIntro:
      'Dette nettstedet lagrer informasjon på enheten din, for eksempel i informasjonskapsler, og leser den der. Det bruker også valgfrie tjenester fra andre leverandører. I innstillingene kan du se hvilke og slå dem av.',
    objectionHint: 'Du kan når som helst protestere eller endre valget ditt under «{LINK}».',
    exemptServices: 'Unntak – uten samtykke fra deg, til du protesterer i innstillingene',
    exemptService:
      'Nettstedet bruker denne tjenesten uten samtykke fra deg, etter et unntak i loven i Storbritannia. Slå den av for å protestere.',
    signalHonored: 'Reservasjonen er respektert',
    signalExplained:
      'Nettleseren din ber nettsteder om ikke å selge eller dele personopplysningene dine (Global Privacy Control). Tjenester for annonser og sosiale medier kjører derfor bare hvis du selv slår dem på: Valget ditt for en tjeneste går foran denne anmodningen.',
    signalExceptions:
      'Reservasjonen er respektert, unntatt for tjenester som du selv har slått på: {SERVICES}',
  },
  standard: {
    untilDeleted: 'til det slettes',
    consent: 'Samtykke',
    contract: 'Oppfyllelse av en avtale',
    interest: 'Berettiget interesse i å drive nettstedet',
    article: 'artikkel 6 nr. 1 bokstav {LETTER} i GDPR',
    site: 'Serveren til dette nettstedet',
    adequacy: 'beslutning om tilstrekkelig beskyttelsesnivå',
    clauses: 'standard personvernbestemmelser',
  },
  purposes: {
    '41ba25c': {
      name: 'Teknisk nødvendig',
      description:
        'Trengs for å levere dette nettstedet og funksjonene du bruker, for eksempel av hensyn til sikkerheten eller for å huske valget ditt. Kan derfor ikke slås av.',
    },
    cdcbd7c: {
      name: 'Annonser',
      description:
        'Viser annonser og måler hvor godt de virker. Leverandører kan følge hvordan du bruker flere nettsteder, for å velge annonser som passer til interessene dine.',
    },
    a717ff5: {
      name: 'Analyse / statistikk',
      description:
        'Måler hvordan besøkende bruker dette nettstedet, slik at det kan forbedres. Enheten din kan bli gjenkjent ved senere besøk.',
    },
    '7c19e32': {
      name: 'Personlig tilpasning',
      description:
        'Tilpasser innhold og funksjoner til interessene dine. Informasjon om besøkene dine kan settes sammen til en profil.',
    },
    '6cd2721': {
      name: 'Sosiale medier',
      description:
        'Viser innhold fra sosiale nettverk og lar deg dele sider der. Nettverkene får vite om besøket ditt og kan knytte det til kontoen din.',
    },
    e9d1b6a: {
      name: 'Eksterne medier',
      description:
        'Viser videoer, kart og annet innhold fra andre leverandører på dette nettstedet. Leverandørene får vite IP-adressen din og kan lagre informasjon på enheten din eller lese den der.',
    },
    '15c61c3': {
      name: 'Annet',
      description:
        'Tjenester som ikke hører til noen av de andre formålene. Hva en tjeneste gjør, står i detaljene om den.',
    },
  },
};
