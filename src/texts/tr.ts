import type { Language } from './en.ts';

/** The texts in Turkish. */
export const tr: Language = {
  texts: {
    widgetTitle: 'Çerezler ve gizlilik',
    widgetIntroText:
      'Bu web sitesi, örneğin çerezler aracılığıyla cihazınızda bilgi saklar ve bu bilgileri oradan okur. Bunların bir kısmı teknik olarak gereklidir. Diğer her şey ve buna bağlı olarak kişisel verilerinizin işlenmesi yalnızca açık rızanızla gerçekleşir. Ayarlarda amaca göre seçim yapabilir ve hangi sağlayıcıların yer aldığını görebilirsiniz. Rıza vermek isteğe bağlıdır ve rızanızı ileriye etkili olarak dilediğiniz zaman geri alabilirsiniz.',
    widgetDeclineButtonText: 'Yalnızca gerekliler',
    widgetFullConsentButtonText: 'Tümünü kabul et',
    widgetSettingsButtonText: 'Ayarlar',
    checkAllButtonText: 'Tümünü seç',
    uncheckAllButtonText: 'Seçimi kaldır',
    imprint: 'Künye',
    privacyPolicy: 'Gizlilik politikası',
    accessibility: 'Erişilebilirlik',
    categoriesTitle: 'Gizlilik ayarları',
    categoriesCancelButtonText: 'İptal',
    categoriesFullConsentButtonText: 'Tümünü kabul et',
    categoriesSaveButtonText: 'Seçimi kaydet',
    detailsCloseButtonText: 'Kapat',
    embeddingVendorLabel: 'Sağlayıcı',
    embeddingDescriptionLabel: 'Açıklama',
    embeddingPrivacyPolicyUrlLabel: 'Sağlayıcının gizlilik politikası',
    embeddingWhichDataIsCollectedLabel: 'Toplanan veriler',
    embeddingPurposeOfDataCollectionLabel: 'Veri toplama amacı',
    embeddingLegalBasisLabel: 'Hukuki sebep',
    embeddingPlaceOfProcessingLabel: 'İşleme yeri',
    embeddingAssetNameLabel: 'Ad',
    embeddingAssetLifetimeLabel: 'Saklama süresi',
    embeddingAssetDescriptionLabel: 'Açıklama',
    blockedContentTitle: 'Harici içerik engellendi',
    blockedContentDisclaimer:
      'Bu içerik başka bir sağlayıcıdan gelir ve yalnızca açık rızanızla yüklenir. Bu durumda sağlayıcı, IP adresiniz gibi verileri alır ve cihazınızda bilgi saklayabilir veya oradaki bilgileri okuyabilir. Rızanızı ileriye etkili olarak dilediğiniz zaman geri alabilirsiniz.',
    blockedContentConsentButtonText: 'Kabul et ve göster',
    blockedContentConsentSwitchShowExternalContent: 'Harici içeriği göster',
    blockedContentConsentSwitchProviderDetails: 'Sağlayıcı hakkında',
    changeConsentText: 'Rızayı değiştir veya geri al',
    moreInformationLabel: 'Daha fazla bilgi',
  },
  widget: {
    withdrawalHint:
      'Seçiminizi “{LINK}” seçeneğinden dilediğiniz zaman değiştirebilir veya geri alabilirsiniz.',
    optionalServices: 'İsteğe bağlı hizmetler',
    providers: 'Sağlayıcılar',
    necessaryServices: 'Gerekli hizmetler',
    controller: 'Veri sorumlusu',
    controllerUnknown: '{HOST} sitesinin işletmecisi',
    retention: 'Kararınızın saklanma süresi',
    untilClosed: 'tarayıcı kapatılana kadar',
    thirdCountries:
      'Bazı hizmetler verileri Avrupa Birliği dışındaki ülkelerde işleyebilir; bu ülkelerde veriler daha zayıf korunuyor olabilir. Nerede işlendiği her hizmetin ayrıntılarında belirtilir.',
    sharedDecision: 'Kararınız şu web sitelerine iletilir ve orada da geçerlidir: {DOMAINS}',
    newServices: 'Son kararınızdan bu yana eklenen veya değişenler: {SERVICES}',
    consentId: 'Rıza kimliği',
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    decisions: 'Şimdiye kadarki kararlarınız',
    acceptedAll: 'tümü kabul edildi',
    refusedAll: 'yalnızca gerekliler',
    chosen: 'kendi seçiminiz',
    receipt: 'Karar belgesini indir',
    unavailable: 'Bu şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.',
    eachTime: 'her zaman',
    thisTime: 'yalnızca bu sefer',
    reloadPage: 'Sayfayı yeniden yükle',
    loadsAfterReload: 'Bu içerik, sayfa yeniden yüklendiğinde görünür.',
    notRecorded:
      'Kararınız şimdiden geçerli, ancak henüz kaydedilmedi. Otomatik olarak yeniden gönderilecek.',
    loadsBeforeConsent:
      'Bu hizmet rızanız olmadan da yüklenir. Bu durumda kendisine rıza verilmediği bildirilir, ancak sağlayıcı yine de IP adresiniz gibi verileri alır.',
    ownStorageName: 'Rıza yönetimi',
    ownStorageDescription:
      'Her sayfada size yeniden sorulmaması ve neye karar verdiğinizi kanıtlayabilmeniz için kararınızı, karar zamanını ve rastgele bir rıza kimliğini hatırlar.',
    storage: 'Depolama',
    privacyChoices: 'Gizlilik tercihleriniz',
    doNotSell: 'Kişisel bilgilerimi satmayın ve paylaşmayın',
    understood: 'Anladım',
    optOutIntro:
      'Bu web sitesi, örneğin çerezler aracılığıyla cihazınızda bilgi saklar ve bu bilgileri oradan okur. Başka sağlayıcıların isteğe bağlı hizmetleri de sizden kişisel veri alır; bazı yasalar bunu satış veya paylaşım olarak adlandırır. Bu hizmetler siz itiraz edene kadar çalışır. Burada hepsine itiraz edebilir, ayarlarda amaca ve hizmete göre seçim yapabilirsiniz.',
    noticeIntro:
      'Bu web sitesi, örneğin çerezler aracılığıyla cihazınızda bilgi saklar ve bu bilgileri oradan okur. Ayrıca başka sağlayıcıların isteğe bağlı hizmetlerini kullanır. Ayarlarda bunların hangileri olduğunu görebilir ve onları kapatabilirsiniz.',
    objectionHint:
      '“{LINK}” seçeneğinden dilediğiniz zaman itiraz edebilir veya seçiminizi değiştirebilirsiniz.',
    exemptServices: 'İstisna – rızanız olmadan, ayarlarda itiraz edene kadar',
    exemptService:
      'Web sitesi bu hizmeti, Birleşik Krallık hukukundaki bir istisnaya dayanarak rızanız olmadan kullanır. İtiraz etmek için hizmeti kapatın.',
    signalHonored: 'Vazgeçme talebine uyuldu',
    signalExplained:
      'Tarayıcınız web sitelerinden kişisel bilgilerinizi satmamalarını ve paylaşmamalarını ister (Global Privacy Control). Bu nedenle reklam ve sosyal medya hizmetleri yalnızca siz açarsanız çalışır: bir hizmet için yaptığınız seçim bu talepten önce gelir.',
    signalExceptions: 'Kendi açtığınız hizmetler dışında vazgeçme talebine uyuldu: {SERVICES}',
  },
  standard: {
    untilDeleted: 'silinene kadar',
    consent: 'Rıza',
    contract: 'Bir sözleşmenin ifası',
    interest: 'Web sitesinin işletilmesindeki meşru menfaat',
    article: 'GDPR madde 6(1)({LETTER})',
    site: 'Bu web sitesinin sunucusu',
    adequacy: 'yeterlilik kararı',
    clauses: 'standart sözleşme hükümleri',
  },
  purposes: {
    '41ba25c': {
      name: 'Teknik olarak gerekli',
      description:
        'Bu web sitesini ve kullandığınız işlevleri sunmak, örneğin güvenliği sağlamak veya seçiminizi hatırlamak için gereklidir. Bu nedenle kapatılamaz.',
    },
    cdcbd7c: {
      name: 'Reklamlar',
      description:
        'Reklam gösterilmesi ve reklamların ne kadar etkili olduğunun ölçülmesi. Sağlayıcılar, ilgi alanlarınıza uygun reklamları seçmek için birden fazla web sitesini nasıl kullandığınızı takip edebilir.',
    },
    a717ff5: {
      name: 'Analiz / istatistik',
      description:
        'İyileştirilebilmesi için bu web sitesini ziyaretçilerin nasıl kullandığının ölçülmesi. Cihazınız sonraki ziyaretlerde tanınabilir.',
    },
    '7c19e32': {
      name: 'Kişiselleştirme',
      description:
        'İçeriklerin ve işlevlerin ilgi alanlarınıza uyarlanması. Ziyaretlerinize ilişkin bilgiler bir profilde birleştirilebilir.',
    },
    '6cd2721': {
      name: 'Sosyal medya',
      description:
        'Sosyal ağlardaki içeriklerin gösterilmesi ve sayfaları orada paylaşabilmeniz. Ağlar ziyaretinizden haberdar olur ve ziyaretinizi hesabınızla ilişkilendirebilir.',
    },
    e9d1b6a: {
      name: 'Harici medya',
      description:
        'Başka sağlayıcılara ait videoların, haritaların ve diğer içeriklerin bu web sitesinde gösterilmesi. Sağlayıcılar IP adresinizi öğrenir ve cihazınızda bilgi saklayabilir veya oradaki bilgileri okuyabilir.',
    },
    '15c61c3': {
      name: 'Diğer',
      description:
        'Diğer amaçların hiçbirine girmeyen hizmetler. Her hizmetin ne yaptığı kendi ayrıntılarında belirtilir.',
    },
  },
};
