import type { Language } from './en.ts';

/** The texts in European Portuguese. */
export const pt: Language = {
  texts: {
    widgetTitle: 'Cookies e privacidade',
    widgetIntroText:
      'Este site armazena informações no seu dispositivo, por exemplo em cookies, e lê-as a partir dele. Uma parte é tecnicamente necessária. Tudo o resto, bem como o tratamento dos seus dados pessoais que lhe está associado, só ocorre com o seu consentimento. Nas definições, pode escolher por finalidade e ver que fornecedores estão envolvidos. O seu consentimento é voluntário e pode retirá-lo a qualquer momento, com efeitos para o futuro.',
    widgetDeclineButtonText: 'Apenas necessários',
    widgetFullConsentButtonText: 'Aceitar todos',
    widgetSettingsButtonText: 'Definições',
    checkAllButtonText: 'Selecionar todos',
    uncheckAllButtonText: 'Desmarcar todos',
    imprint: 'Aviso legal',
    privacyPolicy: 'Política de privacidade',
    accessibility: 'Acessibilidade',
    categoriesTitle: 'Definições de privacidade',
    categoriesCancelButtonText: 'Cancelar',
    categoriesFullConsentButtonText: 'Aceitar todos',
    categoriesSaveButtonText: 'Guardar seleção',
    detailsCloseButtonText: 'Fechar',
    embeddingVendorLabel: 'Fornecedor',
    embeddingDescriptionLabel: 'Descrição',
    embeddingPrivacyPolicyUrlLabel: 'Política de privacidade do fornecedor',
    embeddingWhichDataIsCollectedLabel: 'Dados recolhidos',
    embeddingPurposeOfDataCollectionLabel: 'Finalidade da recolha dos dados',
    embeddingLegalBasisLabel: 'Fundamento jurídico',
    embeddingPlaceOfProcessingLabel: 'Local do tratamento',
    embeddingAssetNameLabel: 'Nome',
    embeddingAssetLifetimeLabel: 'Prazo de conservação',
    embeddingAssetDescriptionLabel: 'Descrição',
    blockedContentTitle: 'Conteúdo externo bloqueado',
    blockedContentDisclaimer:
      'Este conteúdo provém de outro fornecedor e só é carregado com o seu consentimento. Nesse caso, o fornecedor recebe dados como o seu endereço IP e pode armazenar informações no seu dispositivo ou lê-las a partir dele. Pode retirar o seu consentimento a qualquer momento, com efeitos para o futuro.',
    blockedContentConsentButtonText: 'Aceitar e mostrar',
    blockedContentConsentSwitchShowExternalContent: 'Mostrar conteúdos externos',
    blockedContentConsentSwitchProviderDetails: 'Sobre o fornecedor',
    changeConsentText: 'Alterar ou retirar o consentimento',
    moreInformationLabel: 'Mais informações',
  },
  widget: {
    withdrawalHint: 'Pode alterar ou retirar a sua escolha a qualquer momento em «{LINK}».',
    optionalServices: 'Serviços opcionais',
    providers: 'Fornecedores',
    necessaryServices: 'Serviços necessários',
    controller: 'Responsável pelo tratamento',
    controllerUnknown: 'o operador do site {HOST}',
    retention: 'Prazo de conservação da sua decisão',
    untilClosed: 'até o navegador ser fechado',
    thirdCountries:
      'Alguns serviços podem tratar dados em países fora da União Europeia, onde os dados podem estar menos protegidos. Os detalhes de cada serviço indicam onde.',
    sharedDecision: 'A sua decisão é transmitida a estes sites e também é válida neles: {DOMAINS}',
    newServices: 'Novos ou alterados desde a sua última decisão: {SERVICES}',
    consentId: 'ID do consentimento',
    copy: 'Copiar',
    copied: 'Copiado',
    decisions: 'As suas decisões até agora',
    acceptedAll: 'todos aceites',
    refusedAll: 'apenas necessários',
    chosen: 'seleção própria',
    receipt: 'Descarregar comprovativo',
    unavailable: 'Isto não está disponível de momento. Tente novamente mais tarde.',
    eachTime: 'sempre',
    thisTime: 'só desta vez',
    reloadPage: 'Recarregar a página',
    loadsAfterReload: 'Este conteúdo é apresentado depois de a página ser recarregada.',
    notRecorded:
      'A sua decisão já se aplica, mas ainda não foi registada. Será enviada novamente de forma automática.',
    loadsBeforeConsent:
      'Este serviço também é carregado sem o seu consentimento. Nesse caso, é-lhe comunicado que o consentimento foi recusado, mas o fornecedor recebe mesmo assim dados como o seu endereço IP.',
    ownStorageName: 'Gestão do consentimento',
    ownStorageDescription:
      'Guarda a sua decisão, o momento em que a tomou e um ID de consentimento aleatório, para que a pergunta não se repita em cada página e para que possa comprovar o que decidiu.',
    storage: 'Armazenamento',
    privacyChoices: 'As suas opções de privacidade',
    doNotSell: 'Não vender nem partilhar os meus dados pessoais',
    understood: 'Compreendi',
    optOutIntro:
      'Este site armazena informações no seu dispositivo, por exemplo em cookies, e lê-as a partir dele. Serviços opcionais de outros fornecedores também recebem dados pessoais seus; algumas leis chamam a isto venda ou partilha. Estes serviços funcionam até se opor. Aqui pode opor-se a todos e, nas definições, escolher por finalidade e serviço.',
    noticeIntro:
      'Este site armazena informações no seu dispositivo, por exemplo em cookies, e lê-as a partir dele. Também utiliza serviços opcionais de outros fornecedores. Nas definições pode ver quais são e desativá-los.',
    objectionHint: 'Pode opor-se ou alterar a sua escolha a qualquer momento em «{LINK}».',
    exemptServices: 'Exceção – sem o seu consentimento, até se opor nas definições',
    exemptService:
      'O site utiliza este serviço sem o seu consentimento, ao abrigo de uma exceção na lei do Reino Unido. Para se opor, desative-o.',
    signalHonored: 'Pedido de exclusão respeitado',
    signalExplained:
      'O seu navegador pede aos sites que não vendam nem partilhem os seus dados pessoais (Global Privacy Control). Por isso, os serviços de publicidade e redes sociais só funcionam se os ativar: a sua escolha para um serviço prevalece sobre este pedido.',
    signalExceptions: 'Pedido de exclusão respeitado, exceto para os serviços que ativou: {SERVICES}',
  },
  standard: {
    untilDeleted: 'até ser eliminado',
    consent: 'Consentimento',
    contract: 'Execução de um contrato',
    interest: 'Interesse legítimo no funcionamento do site',
    article: 'art. 6.º, n.º 1, alínea {LETTER}), do RGPD',
    site: 'Servidor deste site',
    adequacy: 'decisão de adequação',
    clauses: 'cláusulas contratuais-tipo',
  },
  purposes: {
    '41ba25c': {
      name: 'Tecnicamente necessários',
      description:
        'Necessários para disponibilizar este site e as funcionalidades que utiliza, por exemplo por motivos de segurança ou para memorizar a sua escolha. Por isso, não podem ser desativados.',
    },
    cdcbd7c: {
      name: 'Publicidade',
      description:
        'Apresentar anúncios e medir a sua eficácia. Os fornecedores podem seguir a sua utilização de vários sites para escolher anúncios que correspondam aos seus interesses.',
    },
    a717ff5: {
      name: 'Análise / estatísticas',
      description:
        'Medir a forma como os visitantes utilizam este site, para que possa ser melhorado. O seu dispositivo pode ser reconhecido em visitas posteriores.',
    },
    '7c19e32': {
      name: 'Personalização',
      description:
        'Adaptar conteúdos e funcionalidades aos seus interesses. As informações sobre as suas visitas podem ser reunidas num perfil.',
    },
    '6cd2721': {
      name: 'Redes sociais',
      description:
        'Apresentar conteúdos de redes sociais e permitir-lhe partilhar páginas nessas redes. As redes ficam a saber da sua visita e podem associá-la à sua conta.',
    },
    e9d1b6a: {
      name: 'Conteúdos multimédia externos',
      description:
        'Apresentar vídeos, mapas e outros conteúdos de outros fornecedores neste site. Os fornecedores ficam a conhecer o seu endereço IP e podem armazenar informações no seu dispositivo ou lê-las a partir dele.',
    },
    '15c61c3': {
      name: 'Outros',
      description:
        'Serviços que não pertencem a nenhuma das outras finalidades. Os detalhes de cada serviço indicam o que este faz.',
    },
  },
};
