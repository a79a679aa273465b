import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Statistik',
  intro: (domain) => `Reaktionen auf das Banner und Entscheidungen auf ${domain}`,
  period: 'Zeitraum',
  lastDays: (days) => `Letzte ${days} Tage`,
  lastWeeks: (weeks) => `Letzte ${weeks} Wochen`,
  show: 'Aktualisieren',
  csv: 'CSV herunterladen',
  figures: 'Datentabelle',
  day: 'Tag (UTC)',
  from: 'Ab (UTC)',
  locale: 'Sprache',
  total: 'Gesamt',
  share: 'Anteil',
  outcomes: {
    acceptedAll: 'Alle akzeptiert',
    chosen: 'Eigene Auswahl',
    refusedAll: 'Alle abgelehnt',
    unanswered: 'Keine Auswahl',
  },
  shown: 'Banner angezeigt',
  tables: {
    views: {
      title: 'Reaktionen auf das Banner',
      text: 'Seitenaufrufe, bei denen das Banner angezeigt wurde. Wer vor der Auswahl drei Seiten aufruft, zählt dreimal unter „Keine Auswahl“. Die Daten sind anonym, und im Browser wird dafür nichts gespeichert. Die CSV-Datei schlüsselt die Zahlen auch nach Sprache auf. Stündlich aktualisiert.',
      none: 'In diesem Zeitraum wurde das Banner nicht angezeigt, oder die Banner-Statistik ist ausgeschaltet.',
    },
    decisions: {
      title: 'Entscheidungen',
      text: 'Alle Entscheidungen im Einwilligungsprotokoll, auch Änderungen früherer Entscheidungen.',
      none: 'Keine Entscheidungen in diesem Zeitraum.',
    },
    visitors: {
      title: 'Besucher nach letzter Entscheidung',
      text: 'Jeder Besucher wird einmal gezählt, mit seiner letzten Entscheidung in diesem Zeitraum. Entscheidungen in versiegelten Blöcken (nach spätestens 30 Tagen) werden auch dann weiter mitgezählt, wenn der Besucher neu entscheidet. Das gilt auch für gelöschte Entscheidungen, denn die Zahlen lassen keinen Rückschluss auf Personen zu.',
    },
    purposes: {
      title: 'Nach Zweck',
      text: 'Durchschnittlicher Anteil der Besucher, die die Dienste eines Zwecks akzeptiert haben. Beispiel: Wenn 60 % den einen Dienst akzeptieren und 40 % den anderen, beträgt der Anteil 50 %.',
    },
    services: {
      title: 'Nach Dienst',
      text: 'Anteil der Besucher, die den Dienst mit ihrer letzten Entscheidung akzeptiert haben, an allen, denen er angezeigt wurde.',
    },
    locales: {
      title: 'Nach Sprache',
      text: 'Besucher nach Sprache des Banners. Der Anteil bezieht sich auf Besucher, die alle Dienste akzeptiert haben.',
    },
  },
  name: 'Name',
  asked: 'Besucher',
  accepted: 'Akzeptiert',
  late: 'Wird jede Minute aktualisiert; die neuesten Entscheidungen sind eventuell noch nicht enthalten.',
};
