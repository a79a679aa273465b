import type { Language } from './en.ts';

/** The texts in Arabic. */
export const ar: Language = {
  texts: {
    widgetTitle: 'ملفات تعريف الارتباط والخصوصية',
    widgetIntroText:
      'يخزّن هذا الموقع معلومات على جهازك، في ملفات تعريف الارتباط مثلًا، ويقرؤها منه. بعض ذلك ضروري تقنيًا. أما كل ما عداه، وما يرتبط به من معالجة لبياناتك الشخصية، فلا يتم إلا بموافقتك. يمكنك في الإعدادات الاختيار بحسب الغرض والاطلاع على مقدّمي الخدمات المشاركين. موافقتك طوعية، ويمكنك سحبها في أي وقت بأثر يسري على المستقبل.',
    widgetDeclineButtonText: 'الضرورية فقط',
    widgetFullConsentButtonText: 'قبول الكل',
    widgetSettingsButtonText: 'الإعدادات',
    checkAllButtonText: 'تحديد الكل',
    uncheckAllButtonText: 'إلغاء تحديد الكل',
    imprint: 'إشعار قانوني',
    privacyPolicy: 'سياسة الخصوصية',
    accessibility: 'إمكانية الوصول',
    categoriesTitle: 'إعدادات الخصوصية',
    categoriesCancelButtonText: 'إلغاء',
    categoriesFullConsentButtonText: 'قبول الكل',
    categoriesSaveButtonText: 'حفظ الاختيار',
    detailsCloseButtonText: 'إغلاق',
    embeddingVendorLabel: 'مقدّم الخدمة',
    embeddingDescriptionLabel: 'الوصف',
    embeddingPrivacyPolicyUrlLabel: 'سياسة الخصوصية لمقدّم الخدمة',
    embeddingWhichDataIsCollectedLabel: 'البيانات التي تُجمع',
    embeddingPurposeOfDataCollectionLabel: 'الغرض من جمع البيانات',
    embeddingLegalBasisLabel: 'الأساس القانوني',
    embeddingPlaceOfProcessingLabel: 'مكان المعالجة',
    embeddingAssetNameLabel: 'الاسم',
    embeddingAssetLifetimeLabel: 'مدة التخزين',
    embeddingAssetDescriptionLabel: 'الوصف',
    blockedContentTitle: 'المحتوى الخارجي محظور',
    blockedContentDisclaimer:
      'هذا المحتوى من مقدّم خدمة آخر ولا يُحمَّل إلا بموافقتك. وعندئذ يتلقى مقدّم الخدمة بيانات مثل عنوان IP الخاص بك، وقد يخزّن معلومات على جهازك أو يقرؤها منه. يمكنك سحب موافقتك في أي وقت بأثر يسري على المستقبل.',
    blockedContentConsentButtonText: 'قبول وعرض',
    blockedContentConsentSwitchShowExternalContent: 'عرض المحتوى الخارجي',
    blockedContentConsentSwitchProviderDetails: 'عن مقدّم الخدمة',
    changeConsentText: 'تغيير الموافقة أو سحبها',
    moreInformationLabel: 'مزيد من المعلومات',
  },
  widget: {
    withdrawalHint: 'يمكنك تغيير اختيارك أو سحبه في أي وقت من خلال «{LINK}».',
    optionalServices: 'الخدمات الاختيارية',
    providers: 'مقدّمو الخدمات',
    necessaryServices: 'الخدمات الضرورية',
    controller: 'المتحكّم في البيانات',
    controllerUnknown: 'الجهة المشغّلة لموقع {HOST}',
    retention: 'مدة تخزين قرارك',
    untilClosed: 'حتى إغلاق المتصفح',
    thirdCountries:
      'قد تعالج بعض الخدمات البيانات في بلدان خارج الاتحاد الأوروبي، حيث قد تكون حماية البيانات أضعف. وتوضح تفاصيل كل خدمة أين يحدث ذلك.',
    sharedDecision: 'يُنقل قرارك إلى هذه المواقع ويسري عليها أيضًا: {DOMAINS}',
    newServices: 'الجديد منذ قرارك الأخير: {SERVICES}',
    consentId: 'معرّف الموافقة',
    copy: 'نسخ',
    copied: 'تم النسخ',
    decisions: 'قراراتك حتى الآن',
    acceptedAll: 'تم قبول الكل',
    refusedAll: 'الضرورية فقط',
    chosen: 'اختيار خاص بك',
    receipt: 'تنزيل الإيصال',
    unavailable: 'هذا غير متاح حاليًا. يُرجى المحاولة مرة أخرى لاحقًا.',
    notRecorded: 'قرارك سارٍ بالفعل، لكنه لم يُسجَّل بعد. ستُعاد محاولة إرساله تلقائيًا.',
    loadsBeforeConsent:
      'تُحمَّل هذه الخدمة أيضًا من دون موافقتك. وعندئذ تُبلَّغ بأن الموافقة مرفوضة، لكن مقدّم الخدمة يتلقى مع ذلك بيانات مثل عنوان IP الخاص بك.',
    ownStorageName: 'إدارة الموافقة',
    ownStorageDescription:
      'تحفظ قرارك ووقته ومعرّفًا عشوائيًا للموافقة، كي لا يُطرح السؤال مجددًا في كل صفحة وكي يمكنك إثبات ما قررته.',
    storage: 'التخزين',
  },
  standard: {
    untilDeleted: 'حتى الحذف',
    consent: 'الموافقة',
    contract: 'تنفيذ عقد',
    interest: 'المصلحة المشروعة في تشغيل الموقع',
    article: 'المادة 6(1)({LETTER}) من اللائحة العامة لحماية البيانات',
    site: 'خادم هذا الموقع',
  },
  purposes: {
    '41ba25c': {
      name: 'ضرورية تقنيًا',
      description:
        'لازمة لتوفير هذا الموقع والوظائف التي تستخدمها، للأمان مثلًا أو لتذكّر اختيارك. لذلك لا يمكن إيقافها.',
    },
    cdcbd7c: {
      name: 'الإعلانات',
      description:
        'عرض الإعلانات وقياس مدى فعاليتها. وقد يتتبع مقدّمو الخدمات استخدامك لعدة مواقع لاختيار إعلانات تناسب اهتماماتك.',
    },
    a717ff5: {
      name: 'التحليل / الإحصاءات',
      description:
        'قياس كيفية استخدام الزوار لهذا الموقع من أجل تحسينه. وقد يُتعرَّف على جهازك في الزيارات اللاحقة.',
    },
    '7c19e32': {
      name: 'التخصيص',
      description:
        'تكييف المحتوى والوظائف وفق اهتماماتك. وقد تُجمع المعلومات المتعلقة بزياراتك في ملف تعريفي.',
    },
    '6cd2721': {
      name: 'وسائل التواصل الاجتماعي',
      description:
        'عرض محتوى من شبكات التواصل الاجتماعي وإتاحة مشاركة الصفحات عليها. وتعلم هذه الشبكات بزيارتك وقد تربطها بحسابك.',
    },
    e9d1b6a: {
      name: 'الوسائط الخارجية',
      description:
        'عرض مقاطع فيديو وخرائط ومحتويات أخرى من مقدّمي خدمات آخرين في هذا الموقع. ويطّلع مقدّمو الخدمات على عنوان IP الخاص بك، وقد يخزّنون معلومات على جهازك أو يقرؤونها منه.',
    },
    '15c61c3': {
      name: 'أخرى',
      description: 'خدمات لا تندرج ضمن أي من الأغراض الأخرى. وتوضح تفاصيل كل خدمة ما تقوم به.',
    },
  },
};
