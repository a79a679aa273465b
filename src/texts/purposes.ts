export const purposeIds = ['41ba25c', 'cdcbd7c', 'a717ff5', '7c19e32', '6cd2721', '15c61c3'] as const;
export type PurposeId = (typeof purposeIds)[number];

export const mandatoryPurpose = '41ba25c';

export const purposes: Record<'en_US' | 'de_DE', Record<PurposeId, { name: string; description: string }>> = {
  en_US: {
    '41ba25c': {
      name: 'Technically necessary',
      description:
        'Needed to provide this website and the functions you use, for example for security or to remember your choice. It therefore cannot be switched off.',
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
    '15c61c3': {
      name: 'Other',
      description:
        'Services that belong to none of the other purposes. The details of each service say what it does.',
    },
  },
  de_DE: {
    '41ba25c': {
      name: 'Technisch notwendig',
      description:
        'Erforderlich, um diese Website und die von Ihnen genutzten Funktionen bereitzustellen, zum Beispiel für die Sicherheit oder um Ihre Auswahl zu speichern. Daher nicht abwählbar.',
    },
    cdcbd7c: {
      name: 'Anzeigen / Ads',
      description:
        'Zeigt Werbung an und misst, wie gut sie wirkt. Anbieter können Ihre Nutzung mehrerer Websites verfolgen, um Werbung auszuwählen, die zu Ihren Interessen passt.',
    },
    a717ff5: {
      name: 'Analyse / Statistiken',
      description:
        'Misst, wie Besucher diese Website nutzen, damit sie verbessert werden kann. Ihr Gerät kann bei späteren Besuchen wiedererkannt werden.',
    },
    '7c19e32': {
      name: 'Personalisierung',
      description:
        'Passt Inhalte und Funktionen an Ihre Interessen an. Informationen über Ihre Besuche können zu einem Profil zusammengeführt werden.',
    },
    '6cd2721': {
      name: 'Social Media',
      description:
        'Zeigt Inhalte aus sozialen Netzwerken und ermöglicht es Ihnen, Seiten dort zu teilen. Die Netzwerke erfahren von Ihrem Besuch und können ihn mit Ihrem Konto verknüpfen.',
    },
    '15c61c3': {
      name: 'Sonstiges',
      description:
        'Dienste, die zu keinem der anderen Zwecke gehören. Was ein Dienst tut, steht in seinen Details.',
    },
  },
};
