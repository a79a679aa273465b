import type { Language } from './en.ts';

/** The texts in Polish. */
export const pl: Language = {
  texts: {
    widgetTitle: 'Pliki cookie i prywatność',
    widgetIntroText:
      'Ta witryna zapisuje informacje na Państwa urządzeniu, na przykład w plikach cookie, i je z niego odczytuje. Część tych działań jest technicznie niezbędna. Wszystkie pozostałe, wraz ze związanym z nimi przetwarzaniem Państwa danych osobowych, odbywają się wyłącznie za Państwa zgodą. W ustawieniach mogą Państwo dokonać wyboru według celów i sprawdzić, którzy dostawcy biorą w tym udział. Zgoda jest dobrowolna i mogą ją Państwo w każdej chwili wycofać ze skutkiem na przyszłość.',
    widgetDeclineButtonText: 'Tylko niezbędne',
    widgetFullConsentButtonText: 'Akceptuj wszystkie',
    widgetSettingsButtonText: 'Ustawienia',
    checkAllButtonText: 'Zaznacz wszystkie',
    uncheckAllButtonText: 'Odznacz wszystkie',
    imprint: 'Nota prawna',
    privacyPolicy: 'Polityka prywatności',
    accessibility: 'Dostępność',
    categoriesTitle: 'Ustawienia prywatności',
    categoriesCancelButtonText: 'Anuluj',
    categoriesFullConsentButtonText: 'Akceptuj wszystkie',
    categoriesSaveButtonText: 'Zapisz wybór',
    detailsCloseButtonText: 'Zamknij',
    embeddingVendorLabel: 'Dostawca',
    embeddingDescriptionLabel: 'Opis',
    embeddingPrivacyPolicyUrlLabel: 'Polityka prywatności dostawcy',
    embeddingWhichDataIsCollectedLabel: 'Zbierane dane',
    embeddingPurposeOfDataCollectionLabel: 'Cel zbierania danych',
    embeddingLegalBasisLabel: 'Podstawa prawna',
    embeddingPlaceOfProcessingLabel: 'Miejsce przetwarzania',
    embeddingAssetNameLabel: 'Nazwa',
    embeddingAssetLifetimeLabel: 'Okres przechowywania',
    embeddingAssetDescriptionLabel: 'Opis',
    blockedContentTitle: 'Treść zewnętrzna jest zablokowana',
    blockedContentDisclaimer:
      'Ta treść pochodzi od innego dostawcy i jest ładowana wyłącznie za Państwa zgodą. Dostawca otrzymuje wówczas dane takie jak Państwa adres IP i może zapisywać informacje na Państwa urządzeniu lub je z niego odczytywać. Zgodę mogą Państwo w każdej chwili wycofać ze skutkiem na przyszłość.',
    blockedContentConsentButtonText: 'Akceptuj i pokaż',
    blockedContentConsentSwitchShowExternalContent: 'Pokaż treści zewnętrzne',
    blockedContentConsentSwitchProviderDetails: 'O dostawcy',
    changeConsentText: 'Zmień lub wycofaj zgodę',
    moreInformationLabel: 'Więcej informacji',
  },
  widget: {
    withdrawalHint: 'Swój wybór mogą Państwo w każdej chwili zmienić lub wycofać za pomocą opcji „{LINK}”.',
    optionalServices: 'Usługi opcjonalne',
    providers: 'Dostawcy',
    necessaryServices: 'Usługi niezbędne',
    controller: 'Administrator danych',
    controllerUnknown: 'operator witryny {HOST}',
    retention: 'Okres przechowywania Państwa decyzji',
    untilClosed: 'do zamknięcia przeglądarki',
    thirdCountries:
      'Niektóre usługi mogą przetwarzać dane w państwach spoza Unii Europejskiej, w których dane mogą być słabiej chronione. Gdzie, podano w szczegółach każdej usługi.',
    sharedDecision: 'Państwa decyzja jest przekazywana tym witrynom i obowiązuje również na nich: {DOMAINS}',
    newServices: 'Nowe lub zmienione od czasu Państwa ostatniej decyzji: {SERVICES}',
    consentId: 'Identyfikator zgody',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    decisions: 'Państwa dotychczasowe decyzje',
    acceptedAll: 'zaakceptowano wszystkie',
    refusedAll: 'tylko niezbędne',
    chosen: 'własny wybór',
    receipt: 'Pobierz potwierdzenie',
    unavailable: 'Ta funkcja jest w tej chwili niedostępna. Prosimy spróbować ponownie później.',
    eachTime: 'zawsze',
    thisTime: 'tylko tym razem',
    reloadPage: 'Odśwież stronę',
    loadsAfterReload: 'Ta treść pojawi się po ponownym załadowaniu strony.',
    notRecorded:
      'Państwa decyzja już obowiązuje, ale nie została jeszcze zapisana. Zostanie automatycznie wysłana ponownie.',
    loadsBeforeConsent:
      'Ta usługa jest ładowana również bez Państwa zgody. Otrzymuje wtedy informację o braku zgody, jednak dostawca mimo to otrzymuje dane takie jak Państwa adres IP.',
    ownStorageName: 'Zarządzanie zgodami',
    ownStorageDescription:
      'Zapamiętuje Państwa decyzję, jej czas i losowy identyfikator zgody, aby pytanie nie pojawiało się ponownie na każdej stronie i aby mogli Państwo wykazać, jaką decyzję podjęli.',
    storage: 'Miejsce zapisu',
    privacyChoices: 'Państwa wybory dotyczące prywatności',
    doNotSell: 'Nie sprzedawać ani nie udostępniać moich danych osobowych',
    understood: 'Rozumiem',
    optOutIntro:
      'Ta witryna zapisuje informacje na Państwa urządzeniu, na przykład w plikach cookie, i je z niego odczytuje. Państwa dane osobowe otrzymują także opcjonalne usługi innych dostawców; niektóre przepisy nazywają to sprzedażą lub udostępnianiem. Usługi te działają do czasu zgłoszenia sprzeciwu. Tutaj mogą Państwo sprzeciwić się wszystkim, a w ustawieniach wybrać według celów i usług.',
    noticeIntro:
      'Ta witryna zapisuje informacje na Państwa urządzeniu, na przykład w plikach cookie, i je z niego odczytuje. Korzysta też z opcjonalnych usług innych dostawców. W ustawieniach mogą Państwo sprawdzić, jakie to usługi, i je wyłączyć.',
    objectionHint:
      'Sprzeciw mogą Państwo zgłosić lub swój wybór zmienić w każdej chwili za pomocą opcji „{LINK}”.',
    exemptServices: 'Wyjątek – bez Państwa zgody, do czasu zgłoszenia sprzeciwu w ustawieniach',
    exemptService:
      'Witryna korzysta z tej usługi bez Państwa zgody, na podstawie wyjątku w prawie Zjednoczonego Królestwa. Aby zgłosić sprzeciw, należy ją wyłączyć.',
    signalHonored: 'Uwzględniono żądanie rezygnacji',
    signalExplained:
      'Państwa przeglądarka prosi witryny, aby nie sprzedawały ani nie udostępniały Państwa danych osobowych (Global Privacy Control). Usługi reklamowe i społecznościowe działają więc tylko wtedy, gdy sami je Państwo włączą: Państwa wybór dotyczący usługi ma pierwszeństwo przed tą prośbą.',
    signalExceptions:
      'Uwzględniono żądanie rezygnacji, z wyjątkiem usług włączonych przez Państwa: {SERVICES}',
  },
  standard: {
    untilDeleted: 'do usunięcia',
    consent: 'Zgoda',
    contract: 'Wykonanie umowy',
    interest: 'Prawnie uzasadniony interes w prowadzeniu witryny',
    article: 'art. 6 ust. 1 lit. {LETTER} RODO',
    site: 'Serwer tej witryny',
    adequacy: 'decyzja stwierdzająca odpowiedni stopień ochrony',
    clauses: 'standardowe klauzule umowne',
  },
  purposes: {
    '41ba25c': {
      name: 'Technicznie niezbędne',
      description:
        'Potrzebne do udostępniania tej witryny i funkcji, z których Państwo korzystają, na przykład do zapewnienia bezpieczeństwa lub zapamiętania Państwa wyboru. Dlatego nie można ich wyłączyć.',
    },
    cdcbd7c: {
      name: 'Reklamy',
      description:
        'Wyświetlanie reklam i pomiar ich skuteczności. Dostawcy mogą śledzić, jak korzystają Państwo z różnych witryn, aby dobierać reklamy odpowiadające Państwa zainteresowaniom.',
    },
    a717ff5: {
      name: 'Analityka / statystyka',
      description:
        'Pomiar tego, jak odwiedzający korzystają z tej witryny, aby można było ją ulepszać. Państwa urządzenie może zostać rozpoznane podczas kolejnych wizyt.',
    },
    '7c19e32': {
      name: 'Personalizacja',
      description:
        'Dostosowywanie treści i funkcji do Państwa zainteresowań. Informacje o Państwa wizytach mogą być łączone w profil.',
    },
    '6cd2721': {
      name: 'Media społecznościowe',
      description:
        'Wyświetlanie treści z sieci społecznościowych i udostępnianie w nich stron. Sieci dowiadują się o Państwa wizycie i mogą powiązać ją z Państwa kontem.',
    },
    e9d1b6a: {
      name: 'Media zewnętrzne',
      description:
        'Wyświetlanie w tej witrynie filmów, map i innych treści innych dostawców. Dostawcy poznają Państwa adres IP i mogą zapisywać informacje na Państwa urządzeniu lub je z niego odczytywać.',
    },
    '15c61c3': {
      name: 'Inne',
      description:
        'Usługi, które nie należą do żadnego z pozostałych celów. Działanie każdej usługi opisano w jej szczegółach.',
    },
  },
};
