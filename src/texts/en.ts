/** The texts in English, which all other languages translate. */
export const en = {
  /** Texts that a site can replace: fields of the locale. */
  texts: {
    widgetTitle: 'Cookies and privacy',
    widgetIntroText:
      'This website stores information on your device, for example in cookies, and reads it there. Some of this is technically necessary. Everything else, and the processing of your personal data that goes with it, takes place only with your consent. In the settings you can choose by purpose and see which providers are involved. Your consent is voluntary, and you can withdraw it at any time with effect for the future.',
    widgetDeclineButtonText: 'Only necessary',
    widgetFullConsentButtonText: 'Accept all',
    widgetSettingsButtonText: 'Settings',
    checkAllButtonText: 'Select all',
    uncheckAllButtonText: 'Deselect all',
    imprint: 'Legal notice',
    privacyPolicy: 'Privacy policy',
    accessibility: 'Accessibility',
    categoriesTitle: 'Privacy settings',
    categoriesCancelButtonText: 'Cancel',
    categoriesFullConsentButtonText: 'Accept all',
    categoriesSaveButtonText: 'Save selection',
    detailsCloseButtonText: 'Close',
    embeddingVendorLabel: 'Provider',
    embeddingDescriptionLabel: 'Description',
    embeddingPrivacyPolicyUrlLabel: 'Provider’s privacy policy',
    embeddingWhichDataIsCollectedLabel: 'Data collected',
    embeddingPurposeOfDataCollectionLabel: 'Purpose of data collection',
    embeddingLegalBasisLabel: 'Legal basis',
    embeddingPlaceOfProcessingLabel: 'Place of processing',
    embeddingAssetNameLabel: 'Name',
    embeddingAssetLifetimeLabel: 'Storage period',
    embeddingAssetDescriptionLabel: 'Description',
    blockedContentTitle: 'External content blocked',
    blockedContentDisclaimer:
      'This content comes from another provider and is loaded only with your consent. The provider then receives data such as your IP address, and may store information on your device or read it there. You can withdraw your consent at any time with effect for the future.',
    blockedContentConsentButtonText: 'Accept and show',
    blockedContentConsentSwitchShowExternalContent: 'Show external content',
    blockedContentConsentSwitchProviderDetails: 'About the provider',
    changeConsentText: 'Change or withdraw consent',
    moreInformationLabel: 'More information',
  },
  /** Default texts that a site cannot replace. Names in braces are placeholders. */
  widget: {
    withdrawalHint: 'You can change your choice or withdraw your consent at any time under “{LINK}”.',
    optionalServices: 'Optional services',
    providers: 'Providers',
    necessaryServices: 'Necessary services',
    controller: 'Controller',
    controllerUnknown: 'the operator of {HOST}',
    retention: 'Storage period of your decision',
    untilClosed: 'until the browser is closed',
    thirdCountries:
      'Some services may process data in countries outside the European Union, where it may be less well protected. The details of each service list these countries.',
    sharedDecision: 'Your decision is passed on to these websites and applies there as well: {DOMAINS}',
    newServices: 'New or changed since your last decision: {SERVICES}',
    consentId: 'Consent ID',
    copy: 'Copy',
    copied: 'Copied',
    decisions: 'Your decisions so far',
    acceptedAll: 'all accepted',
    refusedAll: 'only necessary',
    chosen: 'your own selection',
    receipt: 'Download receipt',
    unavailable: 'This is not available right now. Please try again later.',
    eachTime: 'always',
    thisTime: 'only this time',
    reloadPage: 'Reload page',
    loadsAfterReload: 'This content appears once the page is reloaded.',
    notRecorded:
      'Your decision is in effect but has not been recorded yet. It will be sent again automatically.',
    loadsBeforeConsent:
      'This service also loads without your consent. It is then told that consent is denied, but its provider still receives data such as your IP address.',
    ownStorageName: 'Consent management',
    ownStorageDescription:
      'Remembers your decision, its time and a random consent ID, so that you are not asked again on every page and can prove what you decided.',
    storage: 'Storage',
    privacyChoices: 'Your privacy choices',
    doNotSell: 'Do not sell or share my personal information',
    understood: 'OK',
    optOutIntro:
      'This website stores information on your device, for example in cookies, and reads it there. Optional services of other providers also receive personal data from you; some laws call this selling or sharing. These services run until you object. You can object to all of them here, and choose by purpose and service in the settings.',
    noticeIntro:
      'This website stores information on your device, for example in cookies, and reads it there. It also uses optional services of other providers. In the settings you can see which ones and switch them off.',
    objectionHint: 'You can object or change your choice at any time under “{LINK}”.',
    exemptServices: 'Exception – without your consent until you object in the settings',
    exemptService:
      'The website runs this service without your consent, under an exemption in the law of the United Kingdom. To object, switch it off.',
    signalHonored: 'Opt-out request honored',
    signalExplained:
      'Your browser asks websites not to sell or share your personal information (Global Privacy Control). Services for ads and social media therefore run only if you switch them on yourself: your choice for a service takes precedence over this request.',
    signalExceptions:
      'Opt-out request honored, except for services that you have switched on yourself: {SERVICES}',
  },
  /**
   * Values that many services have: storage period, legal bases, Article 6(1) GDPR with one of its letters, place, and the
   * bases of transfers by the official terms of the GDPR (Articles 45 and 46).
   */
  standard: {
    untilDeleted: 'until deleted',
    consent: 'Consent',
    contract: 'Performance of a contract',
    interest: 'Legitimate interest in providing the website',
    article: 'Art. 6(1)({LETTER}) GDPR',
    site: 'Server of this website',
    adequacy: 'adequacy decision',
    clauses: 'standard contractual clauses',
  },
  /** Texts by the id of the purpose. */
  purposes: {
    '41ba25c': {
      name: 'Technically necessary',
      description:
        'Needed to provide this website and the functions you use, for example for security or to remember your choice. You therefore cannot reject these services.',
    },
    cdcbd7c: {
      name: 'Ads',
      description:
        'Shows ads and measures how well they work. Providers may follow your use of several websites to choose ads that match your interests.',
    },
    a717ff5: {
      name: 'Analytics / statistics',
      description:
        'Measures how visitors use this website so that it can be improved. Your device may be recognized on later visits.',
    },
    '7c19e32': {
      name: 'Personalization',
      description:
        'Adapts content and functions to your interests. Information about your visits may be combined into a profile.',
    },
    '6cd2721': {
      name: 'Social media',
      description:
        'Shows content from social networks and lets you share pages there. The networks learn of your visit and may link it to your account.',
    },
    e9d1b6a: {
      name: 'External media',
      description:
        'Shows videos, maps and other content from other providers on this website. The providers receive your IP address and may store information on your device or read it there.',
    },
    '15c61c3': {
      name: 'Other',
      description:
        'Services that belong to none of the other purposes. The details of each service say what it does.',
    },
  },
};

/** The texts that every language has. */
export type Language = {
  texts: Record<keyof typeof en.texts, string>;
  widget: Record<keyof typeof en.widget, string>;
  standard: Record<keyof typeof en.standard, string>;
  purposes: Record<keyof typeof en.purposes, { name: string; description: string }>;
};
