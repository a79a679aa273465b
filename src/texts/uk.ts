import type { Language } from './en.ts';

/** The texts in Ukrainian. */
export const uk: Language = {
  texts: {
    widgetTitle: 'Файли cookie та конфіденційність',
    widgetIntroText:
      'Цей сайт зберігає інформацію на вашому пристрої, наприклад у файлах cookie, і зчитує її звідти. Частина цих дій технічно необхідна. Усі інші дії та пов’язана з ними обробка ваших персональних даних відбуваються лише за вашою згодою. У налаштуваннях ви можете зробити вибір за цілями й побачити, які постачальники задіяні. Ваша згода добровільна, і ви можете будь-коли відкликати її; відкликання діє на майбутнє.',
    widgetDeclineButtonText: 'Лише необхідні',
    widgetFullConsentButtonText: 'Прийняти всі',
    widgetSettingsButtonText: 'Налаштування',
    checkAllButtonText: 'Вибрати всі',
    uncheckAllButtonText: 'Зняти вибір',
    imprint: 'Правова інформація',
    privacyPolicy: 'Політика конфіденційності',
    accessibility: 'Доступність',
    categoriesTitle: 'Налаштування конфіденційності',
    categoriesCancelButtonText: 'Скасувати',
    categoriesFullConsentButtonText: 'Прийняти всі',
    categoriesSaveButtonText: 'Зберегти вибір',
    detailsTitle: 'Подробиці',
    detailsCloseButtonText: 'Закрити',
    embeddingVendorLabel: 'Постачальник',
    embeddingDescriptionLabel: 'Опис',
    embeddingPrivacyPolicyUrlLabel: 'Політика конфіденційності постачальника',
    embeddingLifetimeLabel: 'Строк зберігання',
    embeddingWhichDataIsCollectedLabel: 'Які дані збираються',
    embeddingPurposeOfDataCollectionLabel: 'Мета збирання даних',
    embeddingLegalBasisLabel: 'Правова підстава',
    embeddingPlaceOfProcessingLabel: 'Місце обробки',
    embeddingAssetNameLabel: 'Назва',
    embeddingAssetLifetimeLabel: 'Строк зберігання',
    embeddingAssetDescriptionLabel: 'Опис',
    blockedContentTitle: 'Зовнішній вміст заблоковано',
    blockedContentDisclaimer:
      'Цей вміст надає інший постачальник, і завантажується він лише за вашою згодою. Постачальник тоді отримує такі дані, як ваша IP-адреса, і може зберігати інформацію на вашому пристрої або зчитувати її звідти. Ви можете будь-коли відкликати згоду; відкликання діє на майбутнє.',
    blockedContentConsentButtonText: 'Погодитися й показати',
    blockedContentConsentSwitchShowExternalContent: 'Показувати зовнішній вміст',
    blockedContentConsentSwitchAllowEmbedding: 'Дозволити цей сервіс',
    blockedContentConsentSwitchProviderDetails: 'Про постачальника',
    changeConsentText: 'Змінити або відкликати згоду',
    moreInformationLabel: 'Докладніше',
    questionMarkButtonText: 'Показати подробиці',
  },
  widget: {
    withdrawalHint: 'Ви можете будь-коли змінити або відкликати свій вибір, натиснувши «{LINK}».',
    optionalServices: 'Необов’язкові сервіси',
    providers: 'Постачальники',
    necessaryServices: 'Необхідні сервіси',
    controller: 'Володілець персональних даних',
    controllerUnknown: 'власник сайту {HOST}',
    retention: 'Строк зберігання вашого рішення',
    untilClosed: 'до закриття браузера',
    thirdCountries:
      'Деякі сервіси можуть обробляти дані в країнах за межами Європейського Союзу, де дані можуть бути захищені гірше. Де саме, зазначено в подробицях кожного сервісу.',
    sharedDecision: 'Ваше рішення передається цим сайтам і діє також на них: {DOMAINS}',
    newServices: 'Нове з часу вашого останнього рішення: {SERVICES}',
    consentId: 'Ідентифікатор згоди',
    copy: 'Копіювати',
    copied: 'Скопійовано',
    decisions: 'Історія ваших рішень',
    acceptedAll: 'прийнято всі',
    refusedAll: 'лише необхідні',
    chosen: 'власний вибір',
    receipt: 'Завантажити підтвердження',
    unavailable: 'Зараз це недоступно. Спробуйте ще раз пізніше.',
    ownStorageName: 'Керування згодою',
    ownStorageDescription:
      'Запам’ятовує ваше рішення, його час і випадковий ідентифікатор згоди, щоб запитання не з’являлося знову на кожній сторінці й щоб ви могли підтвердити, що саме вирішили.',
    storage: 'Сховище',
  },
  purposes: {
    '41ba25c': {
      name: 'Технічно необхідні',
      description:
        'Потрібні для роботи цього сайту та функцій, якими ви користуєтеся, наприклад для безпеки або щоб запам’ятати ваш вибір. Тому їх не можна вимкнути.',
    },
    cdcbd7c: {
      name: 'Реклама',
      description:
        'Показ реклами та оцінювання її ефективності. Постачальники можуть відстежувати, як ви користуєтеся різними сайтами, щоб добирати рекламу за вашими інтересами.',
    },
    a717ff5: {
      name: 'Аналітика / статистика',
      description:
        'Вимірювання того, як відвідувачі користуються цим сайтом, щоб його можна було вдосконалити. Ваш пристрій можуть розпізнати під час наступних відвідувань.',
    },
    '7c19e32': {
      name: 'Персоналізація',
      description:
        'Пристосування вмісту та функцій до ваших інтересів. Інформація про ваші відвідування може об’єднуватися в профіль.',
    },
    '6cd2721': {
      name: 'Соціальні мережі',
      description:
        'Показ вмісту із соціальних мереж і можливість ділитися в них сторінками. Мережі дізнаються про ваше відвідування й можуть пов’язати його з вашим обліковим записом.',
    },
    e9d1b6a: {
      name: 'Зовнішні медіа',
      description:
        'Показ відео, карт та іншого вмісту інших постачальників на цьому сайті. Постачальники дізнаються вашу IP-адресу й можуть зберігати інформацію на вашому пристрої або зчитувати її звідти.',
    },
    '15c61c3': {
      name: 'Інше',
      description:
        'Сервіси, які не належать до жодної з інших цілей. Що робить сервіс, зазначено в його подробицях.',
    },
  },
};
