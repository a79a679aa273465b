import type { Language } from './en.ts';

/** The texts in French. */
export const fr: Language = {
  texts: {
    widgetTitle: 'Cookies et vie privée',
    widgetIntroText:
      'Ce site web enregistre des informations sur votre appareil, par exemple dans des cookies, et y accède. Une partie de ces opérations est techniquement nécessaire. Toutes les autres, ainsi que le traitement de vos données à caractère personnel qui y est lié, n’ont lieu qu’avec votre consentement. Dans les paramètres, vous pouvez choisir par finalité et voir quels fournisseurs interviennent. Votre consentement est facultatif et vous pouvez le retirer à tout moment, avec effet pour l’avenir.',
    widgetDeclineButtonText: 'Le strict nécessaire',
    widgetFullConsentButtonText: 'Tout accepter',
    widgetSettingsButtonText: 'Paramètres',
    checkAllButtonText: 'Tout sélectionner',
    uncheckAllButtonText: 'Tout désélectionner',
    imprint: 'Mentions légales',
    privacyPolicy: 'Politique de confidentialité',
    accessibility: 'Accessibilité',
    categoriesTitle: 'Paramètres de confidentialité',
    categoriesCancelButtonText: 'Annuler',
    categoriesFullConsentButtonText: 'Tout accepter',
    categoriesSaveButtonText: 'Enregistrer la sélection',
    detailsCloseButtonText: 'Fermer',
    embeddingVendorLabel: 'Fournisseur',
    embeddingDescriptionLabel: 'Description',
    embeddingPrivacyPolicyUrlLabel: 'Politique de confidentialité du fournisseur',
    embeddingWhichDataIsCollectedLabel: 'Données collectées',
    embeddingPurposeOfDataCollectionLabel: 'Finalité de la collecte des données',
    embeddingLegalBasisLabel: 'Base juridique',
    embeddingPlaceOfProcessingLabel: 'Lieu du traitement',
    embeddingAssetNameLabel: 'Nom',
    embeddingAssetLifetimeLabel: 'Durée de conservation',
    embeddingAssetDescriptionLabel: 'Description',
    blockedContentTitle: 'Contenu externe bloqué',
    blockedContentDisclaimer:
      'Ce contenu provient d’un autre fournisseur et n’est chargé qu’avec votre consentement. Le fournisseur reçoit alors des données telles que votre adresse IP et peut enregistrer ou lire des informations sur votre appareil. Vous pouvez retirer votre consentement à tout moment, avec effet pour l’avenir.',
    blockedContentConsentButtonText: 'Accepter et afficher',
    blockedContentConsentSwitchShowExternalContent: 'Afficher les contenus externes',
    blockedContentConsentSwitchProviderDetails: 'À propos du fournisseur',
    changeConsentText: 'Modifier ou retirer le consentement',
    moreInformationLabel: 'Plus d’informations',
  },
  widget: {
    withdrawalHint:
      'Vous pouvez à tout moment modifier votre choix ou retirer votre consentement via «\u00a0{LINK}\u00a0».',
    optionalServices: 'Services facultatifs',
    providers: 'Fournisseurs',
    necessaryServices: 'Services nécessaires',
    controller: 'Responsable du traitement',
    controllerUnknown: 'l’éditeur du site {HOST}',
    retention: 'Durée de conservation de votre décision',
    untilClosed: 'jusqu’à la fermeture du navigateur',
    thirdCountries:
      'Certains services peuvent traiter des données dans des pays situés hors de l’Union européenne, où elles peuvent être moins bien protégées. Les détails de chaque service indiquent lesquels.',
    sharedDecision:
      'Votre décision est transmise aux sites web suivants et s’y applique également\u00a0: {DOMAINS}',
    newServices: 'Services nouveaux ou modifiés depuis votre dernière décision\u00a0: {SERVICES}',
    consentId: 'Identifiant du consentement',
    copy: 'Copier',
    copied: 'Copié',
    decisions: 'Vos décisions à ce jour',
    acceptedAll: 'tout accepté',
    refusedAll: 'le strict nécessaire',
    chosen: 'choix personnalisé',
    receipt: 'Télécharger le justificatif',
    unavailable: 'Cette fonction n’est pas disponible pour le moment. Veuillez réessayer plus tard.',
    eachTime: 'toujours',
    thisTime: 'seulement cette fois',
    reloadPage: 'Recharger la page',
    loadsAfterReload: 'Ce contenu apparaîtra une fois la page rechargée.',
    notRecorded:
      'Votre décision s’applique déjà, mais n’a pas encore été enregistrée. Elle sera renvoyée automatiquement.',
    loadsBeforeConsent:
      'Ce service est aussi chargé sans votre consentement. Il est alors informé que le consentement est refusé, mais son fournisseur reçoit tout de même des données telles que votre adresse IP.',
    ownStorageName: 'Gestion du consentement',
    ownStorageDescription:
      'Mémorise votre décision, sa date et un identifiant aléatoire de consentement, afin que la question ne vous soit pas reposée sur chaque page et que vous puissiez prouver ce que vous avez décidé.',
    storage: 'Stockage',
    privacyChoices: 'Vos choix de confidentialité',
    doNotSell: 'Ne pas vendre ni partager mes données personnelles',
    understood: 'J’ai compris',
    optOutIntro:
      'Ce site web enregistre des informations sur votre appareil, par exemple dans des cookies, et y accède. Des services facultatifs d’autres fournisseurs reçoivent également des données personnelles vous concernant\u00a0; certaines lois parlent de vente ou de partage. Ces services fonctionnent jusqu’à ce que vous vous y opposiez. Vous pouvez vous opposer ici à tous ces services et choisir par finalité et par service dans les paramètres.',
    noticeIntro:
      'Ce site web enregistre des informations sur votre appareil, par exemple dans des cookies, et y accède. Il utilise aussi des services facultatifs d’autres fournisseurs. Dans les paramètres, vous pouvez voir lesquels et les désactiver.',
    objectionHint: 'Vous pouvez à tout moment vous opposer ou modifier votre choix via «\u00a0{LINK}\u00a0».',
    exemptServices:
      'Exception – sans votre consentement, jusqu’à ce que vous vous y opposiez dans les paramètres',
    exemptService:
      'Le site web utilise ce service sans votre consentement, en vertu d’une exception prévue par le droit du Royaume-Uni. Pour vous y opposer, désactivez-le.',
    signalHonored: 'Demande d’opposition respectée',
    signalExplained:
      'Votre navigateur demande aux sites web de ne pas vendre ni partager vos données personnelles (Global Privacy Control). Les services de publicité et de réseaux sociaux ne fonctionnent donc que si vous les activez vous-même\u00a0: votre choix pour un service prévaut sur cette demande.',
    signalExceptions:
      'Demande d’opposition respectée, sauf pour les services que vous avez activés vous-même\u00a0: {SERVICES}',
  },
  standard: {
    untilDeleted: 'jusqu’à sa suppression',
    consent: 'Consentement',
    contract: 'Exécution d’un contrat',
    interest: 'Intérêt légitime à exploiter le site web',
    article: 'art. 6, par. 1, point {LETTER}), du RGPD',
    site: 'Serveur de ce site web',
    adequacy: 'décision d’adéquation',
    clauses: 'clauses contractuelles types',
  },
  purposes: {
    '41ba25c': {
      name: 'Techniquement nécessaires',
      description:
        'Ces services sont nécessaires pour fournir ce site web et les fonctions que vous utilisez, par exemple pour la sécurité ou pour mémoriser votre choix. Ils ne peuvent donc pas être désactivés.',
    },
    cdcbd7c: {
      name: 'Publicité',
      description:
        'Ces services affichent des publicités et mesurent leur efficacité. Les fournisseurs peuvent suivre votre utilisation de plusieurs sites web afin de choisir des publicités correspondant à vos centres d’intérêt.',
    },
    a717ff5: {
      name: 'Analyse et statistiques',
      description:
        'Ces services mesurent la façon dont les visiteurs utilisent ce site web afin de pouvoir l’améliorer. Votre appareil peut être reconnu lors de visites ultérieures.',
    },
    '7c19e32': {
      name: 'Personnalisation',
      description:
        'Ces services adaptent les contenus et les fonctions à vos centres d’intérêt. Les informations sur vos visites peuvent être regroupées dans un profil.',
    },
    '6cd2721': {
      name: 'Réseaux sociaux',
      description:
        'Ces services affichent des contenus de réseaux sociaux et vous permettent d’y partager des pages. Ces réseaux ont connaissance de votre visite et peuvent l’associer à votre compte.',
    },
    e9d1b6a: {
      name: 'Médias externes',
      description:
        'Ces services affichent sur ce site web des vidéos, des cartes et d’autres contenus provenant d’autres fournisseurs. Ces fournisseurs ont connaissance de votre adresse IP et peuvent enregistrer ou lire des informations sur votre appareil.',
    },
    '15c61c3': {
      name: 'Autres',
      description:
        'Services qui ne relèvent d’aucune des autres finalités. Les détails de chaque service indiquent ce qu’il fait.',
    },
  },
};
