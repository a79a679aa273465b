import type { Language } from './en.ts';

/** The texts in Spanish. */
export const es: Language = {
  texts: {
    widgetTitle: 'Cookies y privacidad',
    widgetIntroText:
      'Este sitio web almacena información en tu dispositivo, por ejemplo en cookies, y accede a ella. Una parte es técnicamente necesaria. Todo lo demás, incluido el tratamiento de tus datos personales que conlleva, solo se realiza con tu consentimiento. En la configuración puedes elegir por finalidades y ver qué proveedores intervienen. Tu consentimiento es voluntario y puedes retirarlo en cualquier momento con efectos para el futuro.',
    widgetDeclineButtonText: 'Solo lo necesario',
    widgetFullConsentButtonText: 'Aceptar todo',
    widgetSettingsButtonText: 'Configuración',
    checkAllButtonText: 'Marcar todo',
    uncheckAllButtonText: 'Desmarcar todo',
    imprint: 'Aviso legal',
    privacyPolicy: 'Política de privacidad',
    accessibility: 'Accesibilidad',
    categoriesTitle: 'Configuración de privacidad',
    categoriesCancelButtonText: 'Cancelar',
    categoriesFullConsentButtonText: 'Aceptar todo',
    categoriesSaveButtonText: 'Guardar selección',
    detailsCloseButtonText: 'Cerrar',
    embeddingVendorLabel: 'Proveedor',
    embeddingDescriptionLabel: 'Descripción',
    embeddingPrivacyPolicyUrlLabel: 'Política de privacidad del proveedor',
    embeddingWhichDataIsCollectedLabel: 'Datos recogidos',
    embeddingPurposeOfDataCollectionLabel: 'Finalidad de la recogida de datos',
    embeddingLegalBasisLabel: 'Base jurídica',
    embeddingPlaceOfProcessingLabel: 'Lugar del tratamiento',
    embeddingAssetNameLabel: 'Nombre',
    embeddingAssetLifetimeLabel: 'Plazo de conservación',
    embeddingAssetDescriptionLabel: 'Descripción',
    blockedContentTitle: 'Contenido externo bloqueado',
    blockedContentDisclaimer:
      'Este contenido procede de otro proveedor y solo se carga con tu consentimiento. En ese caso, el proveedor recibe datos como tu dirección IP y puede almacenar o leer información en tu dispositivo. Puedes retirar tu consentimiento en cualquier momento con efectos para el futuro.',
    blockedContentConsentButtonText: 'Aceptar y mostrar',
    blockedContentConsentSwitchShowExternalContent: 'Mostrar contenido externo',
    blockedContentConsentSwitchProviderDetails: 'Sobre el proveedor',
    changeConsentText: 'Cambiar o retirar el consentimiento',
    moreInformationLabel: 'Más información',
  },
  widget: {
    withdrawalHint:
      'Puedes cambiar tu elección o retirar tu consentimiento en cualquier momento en «{LINK}».',
    optionalServices: 'Servicios opcionales',
    providers: 'Proveedores',
    necessaryServices: 'Servicios necesarios',
    controller: 'Responsable del tratamiento',
    controllerUnknown: 'el titular de {HOST}',
    retention: 'Plazo de conservación de tu decisión',
    untilClosed: 'hasta que se cierre el navegador',
    thirdCountries:
      'Algunos servicios pueden tratar datos en países de fuera de la Unión Europea, donde podrían estar menos protegidos. Los detalles de cada servicio indican dónde.',
    sharedDecision: 'Tu decisión se comunica a estos sitios web y también se aplica en ellos: {DOMAINS}',
    newServices: 'Servicios nuevos o modificados desde tu última decisión: {SERVICES}',
    consentId: 'Identificador del consentimiento',
    copy: 'Copiar',
    copied: 'Copiado',
    decisions: 'Tus decisiones hasta ahora',
    acceptedAll: 'todo aceptado',
    refusedAll: 'solo lo necesario',
    chosen: 'selección propia',
    receipt: 'Descargar justificante',
    unavailable: 'Esto no está disponible en este momento. Inténtalo de nuevo más tarde.',
    eachTime: 'siempre',
    thisTime: 'solo esta vez',
    reloadPage: 'Recargar la página',
    loadsAfterReload: 'Este contenido aparecerá cuando se vuelva a cargar la página.',
    notRecorded:
      'Tu decisión ya se aplica, pero todavía no ha quedado registrada. Se volverá a enviar automáticamente.',
    loadsBeforeConsent:
      'Este servicio se carga también sin tu consentimiento. En ese caso se le comunica que el consentimiento está denegado, pero el proveedor recibe igualmente datos como tu dirección IP.',
    ownStorageName: 'Gestión del consentimiento',
    ownStorageDescription:
      'Se guardan tu decisión, el momento en que la tomaste y un identificador aleatorio del consentimiento, para no volver a preguntarte en cada página y para que puedas demostrar lo que decidiste.',
    storage: 'Almacenamiento',
    privacyChoices: 'Tus opciones de privacidad',
    doNotSell: 'No vender ni compartir mi información personal',
    understood: 'Entendido',
    optOutIntro:
      'Este sitio web almacena información en tu dispositivo, por ejemplo en cookies, y accede a ella. También reciben datos personales tuyos servicios opcionales de otros proveedores; algunas leyes lo llaman vender o compartir. Estos servicios funcionan hasta que te opongas. Aquí puedes oponerte a todos y en la configuración puedes elegir por finalidades y servicios.',
    noticeIntro:
      'Este sitio web almacena información en tu dispositivo, por ejemplo en cookies, y accede a ella. También utiliza servicios opcionales de otros proveedores. En la configuración puedes ver cuáles son y desactivarlos.',
    objectionHint: 'Puedes oponerte o cambiar tu elección en cualquier momento en «{LINK}».',
    exemptServices: 'Excepción – sin tu consentimiento, hasta que te opongas en la configuración',
    exemptService:
      'El sitio web utiliza este servicio sin tu consentimiento, conforme a una excepción de la legislación del Reino Unido. Para oponerte, desactívalo.',
    signalHonored: 'Solicitud de exclusión respetada',
    signalExplained:
      'Tu navegador pide a los sitios web que no vendan ni compartan tu información personal (Global Privacy Control). Por eso, los servicios de publicidad y redes sociales solo funcionan si los activas tú: tu elección para un servicio prevalece sobre esta solicitud.',
    signalExceptions:
      'Solicitud de exclusión respetada, salvo para los servicios que has activado tú: {SERVICES}',
  },
  standard: {
    untilDeleted: 'hasta que se elimine',
    consent: 'Consentimiento',
    contract: 'Ejecución de un contrato',
    interest: 'Interés legítimo en el funcionamiento del sitio web',
    article: 'art. 6.1.{LETTER}) del RGPD',
    site: 'Servidor de este sitio web',
    adequacy: 'decisión de adecuación',
    clauses: 'cláusulas contractuales tipo',
  },
  purposes: {
    '41ba25c': {
      name: 'Técnicamente necesarios',
      description:
        'Estos servicios son necesarios para ofrecer este sitio web y las funciones que utilizas, por ejemplo por seguridad o para recordar tu elección. Por eso no se pueden desactivar.',
    },
    cdcbd7c: {
      name: 'Publicidad',
      description:
        'Estos servicios muestran anuncios y miden su eficacia. Los proveedores pueden rastrear tu actividad en varios sitios web para elegir anuncios acordes con tus intereses.',
    },
    a717ff5: {
      name: 'Analítica y estadísticas',
      description:
        'Estos servicios miden cómo utilizan los visitantes este sitio web para poder mejorarlo. Es posible que tu dispositivo sea reconocido en visitas posteriores.',
    },
    '7c19e32': {
      name: 'Personalización',
      description:
        'Estos servicios adaptan contenidos y funciones a tus intereses. La información sobre tus visitas puede combinarse en un perfil.',
    },
    '6cd2721': {
      name: 'Redes sociales',
      description:
        'Estos servicios muestran contenidos de redes sociales y te permiten compartir páginas en ellas. Las redes tienen conocimiento de tu visita y pueden vincularla a tu cuenta.',
    },
    e9d1b6a: {
      name: 'Medios externos',
      description:
        'Estos servicios muestran en este sitio web vídeos, mapas y otros contenidos de otros proveedores. Los proveedores conocen tu dirección IP y pueden almacenar o leer información en tu dispositivo.',
    },
    '15c61c3': {
      name: 'Otros',
      description:
        'Servicios que no corresponden a ninguna de las demás finalidades. Los detalles de cada servicio indican qué hace.',
    },
  },
};
