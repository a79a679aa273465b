import type { Language } from './en.ts';

/** The texts in Swedish. */
export const sv: Language = {
  texts: {
    widgetTitle: 'Kakor och integritet',
    widgetIntroText:
      'Den här webbplatsen lagrar information på din enhet, till exempel i kakor (cookies), och läser den där. En del av detta är tekniskt nödvändigt. Allt annat, och den behandling av dina personuppgifter som hör till, sker bara med ditt samtycke. I inställningarna kan du välja efter ändamål och se vilka leverantörer som är inblandade. Ditt samtycke är frivilligt, och du kan när som helst återkalla det med verkan för framtiden.',
    widgetDeclineButtonText: 'Bara nödvändiga',
    widgetFullConsentButtonText: 'Acceptera alla',
    widgetSettingsButtonText: 'Inställningar',
    checkAllButtonText: 'Markera alla',
    uncheckAllButtonText: 'Avmarkera alla',
    imprint: 'Juridisk information',
    privacyPolicy: 'Integritetspolicy',
    accessibility: 'Tillgänglighet',
    categoriesTitle: 'Integritetsinställningar',
    categoriesCancelButtonText: 'Avbryt',
    categoriesFullConsentButtonText: 'Acceptera alla',
    categoriesSaveButtonText: 'Spara mina val',
    detailsCloseButtonText: 'Stäng',
    embeddingVendorLabel: 'Leverantör',
    embeddingDescriptionLabel: 'Beskrivning',
    embeddingPrivacyPolicyUrlLabel: 'Leverantörens integritetspolicy',
    embeddingWhichDataIsCollectedLabel: 'Insamlade uppgifter',
    embeddingPurposeOfDataCollectionLabel: 'Ändamål med insamlingen',
    embeddingLegalBasisLabel: 'Rättslig grund',
    embeddingPlaceOfProcessingLabel: 'Plats för behandlingen',
    embeddingAssetNameLabel: 'Namn',
    embeddingAssetLifetimeLabel: 'Lagringstid',
    embeddingAssetDescriptionLabel: 'Beskrivning',
    blockedContentTitle: 'Externt innehåll blockerat',
    blockedContentDisclaimer:
      'Det här innehållet kommer från en annan leverantör och laddas bara med ditt samtycke. Leverantören får då uppgifter såsom din IP-adress och kan lagra information på din enhet eller läsa den där. Du kan när som helst återkalla ditt samtycke med verkan för framtiden.',
    blockedContentConsentButtonText: 'Acceptera och visa',
    blockedContentConsentSwitchShowExternalContent: 'Visa externt innehåll',
    blockedContentConsentSwitchProviderDetails: 'Om leverantören',
    changeConsentText: 'Ändra eller återkalla samtycke',
    moreInformationLabel: 'Mer information',
  },
  widget: {
    withdrawalHint: 'Du kan när som helst ändra eller återkalla ditt val under ”{LINK}”.',
    optionalServices: 'Valfria tjänster',
    providers: 'Leverantörer',
    necessaryServices: 'Nödvändiga tjänster',
    controller: 'Personuppgiftsansvarig',
    controllerUnknown: 'den som driver {HOST}',
    retention: 'Lagringstid för ditt beslut',
    untilClosed: 'tills webbläsaren stängs',
    thirdCountries:
      'Vissa tjänster kan behandla uppgifter i länder utanför Europeiska unionen, där uppgifterna kan ha ett svagare skydd. Var det sker framgår av detaljerna om varje tjänst.',
    sharedDecision: 'Ditt beslut förs vidare till de här webbplatserna och gäller även där: {DOMAINS}',
    newServices: 'Nytt eller ändrat sedan ditt senaste beslut: {SERVICES}',
    consentId: 'Samtyckes-ID',
    copy: 'Kopiera',
    copied: 'Kopierat',
    decisions: 'Dina beslut hittills',
    acceptedAll: 'alla accepterade',
    refusedAll: 'bara nödvändiga',
    chosen: 'eget val',
    receipt: 'Ladda ned kvitto',
    unavailable: 'Det här är inte tillgängligt just nu. Försök igen senare.',
    eachTime: 'alltid',
    thisTime: 'bara den här gången',
    reloadPage: 'Ladda om sidan',
    loadsAfterReload: 'Det här innehållet visas när sidan har laddats om.',
    notRecorded: 'Ditt beslut gäller redan men har ännu inte registrerats. Det skickas automatiskt igen.',
    loadsBeforeConsent:
      'Den här tjänsten laddas även utan ditt samtycke. Den får då veta att samtycke nekas, men leverantören får ändå uppgifter såsom din IP-adress.',
    ownStorageName: 'Samtyckeshantering',
    ownStorageDescription:
      'Kommer ihåg ditt beslut, tidpunkten för det och ett slumpmässigt samtyckes-ID, så att du inte får frågan på nytt på varje sida och kan visa vad du har beslutat.',
    storage: 'Lagring',
    privacyChoices: 'Dina integritetsval',
    doNotSell: 'Sälj eller dela inte mina personuppgifter',
    understood: 'Jag förstår',
    optOutIntro:
      'Den här webbplatsen lagrar information på din enhet, till exempel i kakor (cookies), och läser den där. Valfria tjänster från andra leverantörer får också personuppgifter om dig; vissa lagar kallar det försäljning eller delning. Dessa tjänster körs tills du invänder. Här kan du invända mot alla, och i inställningarna kan du välja efter ändamål och tjänst.',
    noticeIntro:
      'Den här webbplatsen lagrar information på din enhet, till exempel i kakor (cookies), och läser den där. Den använder också valfria tjänster från andra leverantörer. I inställningarna kan du se vilka och stänga av dem.',
    objectionHint: 'Du kan när som helst invända eller ändra ditt val under ”{LINK}”.',
    exemptServices: 'Undantag – utan ditt samtycke, tills du invänder i inställningarna',
    exemptService:
      'Webbplatsen använder den här tjänsten utan ditt samtycke, enligt ett undantag i Storbritanniens lagstiftning. Stäng av den för att invända.',
    signalHonored: 'Din begäran om att avstå respekteras',
    signalExplained:
      'Din webbläsare ber webbplatser att inte sälja eller dela dina personuppgifter (Global Privacy Control). Tjänster för annonser och sociala medier körs därför bara om du själv slår på dem: ditt val för en tjänst går före denna begäran.',
    signalExceptions:
      'Din begäran om att avstå respekteras, utom för tjänster som du själv har slagit på: {SERVICES}',
  },
  standard: {
    untilDeleted: 'tills det raderas',
    consent: 'Samtycke',
    contract: 'Fullgörande av ett avtal',
    interest: 'Berättigat intresse av att driva webbplatsen',
    article: 'artikel 6.1 {LETTER} i GDPR',
    site: 'Webbplatsens server',
    adequacy: 'beslut om adekvat skyddsnivå',
    clauses: 'standardavtalsklausuler',
  },
  purposes: {
    '41ba25c': {
      name: 'Tekniskt nödvändigt',
      description:
        'Behövs för att tillhandahålla den här webbplatsen och de funktioner du använder, till exempel för säkerheten eller för att komma ihåg ditt val. Kan därför inte stängas av.',
    },
    cdcbd7c: {
      name: 'Annonser',
      description:
        'Visar annonser och mäter hur bra de fungerar. Leverantörer kan följa hur du använder flera olika webbplatser för att välja annonser som passar dina intressen.',
    },
    a717ff5: {
      name: 'Analys / statistik',
      description:
        'Mäter hur besökare använder den här webbplatsen så att den kan förbättras. Din enhet kan kännas igen vid senare besök.',
    },
    '7c19e32': {
      name: 'Personanpassning',
      description:
        'Anpassar innehåll och funktioner efter dina intressen. Information om dina besök kan sammanställas till en profil.',
    },
    '6cd2721': {
      name: 'Sociala medier',
      description:
        'Visar innehåll från sociala nätverk och låter dig dela sidor där. Nätverken får veta att du har varit här och kan koppla besöket till ditt konto.',
    },
    e9d1b6a: {
      name: 'Externa medier',
      description:
        'Visar videor, kartor och annat innehåll från andra leverantörer på den här webbplatsen. Leverantörerna får veta din IP-adress och kan lagra information på din enhet eller läsa den där.',
    },
    '15c61c3': {
      name: 'Övrigt',
      description:
        'Tjänster som inte hör till något av de andra ändamålen. Vad en tjänst gör framgår av dess detaljer.',
    },
  },
};
