import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Statistik',
  intro: (domain) => `Wie Besucher von ${domain} gefragt werden, und was sie antworten`,
  period: 'Zeitraum',
  lastDays: (days) => `Letzte ${days} Tage`,
  lastWeeks: (weeks) => `Letzte ${weeks} Wochen`,
  show: 'Anzeigen',
  csv: 'Als CSV laden',
  figures: 'Zahlen',
  day: 'Tag (UTC)',
  from: 'Ab (UTC)',
  locale: 'Sprache',
  total: 'Zusammen',
  share: 'Anteil',
  outcomes: {
    acceptedAll: 'Alles angenommen',
    chosen: 'Einiges angenommen',
    refusedAll: 'Alles abgelehnt',
    unanswered: 'Ohne Antwort gegangen',
  },
  shown: 'Besucher wurde gefragt',
  tables: {
    views: {
      title: 'Gefragt, und wie es ausging',
      text: 'Seitenaufrufe, bei denen der Besucher gefragt wurde. Wer drei Seiten liest, ehe er antwortet, zählt dreimal als ohne Antwort. Nichts davon sagt, wer es war, und im Browser wird dafür nichts gespeichert. Die Datei trennt auch nach Sprachen.',
      none: 'In dieser Zeit wurde kein Besucher gefragt, oder das Zählen ist abgeschaltet.',
    },
    decisions: {
      title: 'Entscheidungen',
      text: 'Jede Entscheidung im Protokoll, auch wenn ein Besucher eine frühere ändert.',
      none: 'In dieser Zeit wurde nichts entschieden.',
    },
    visitors: {
      title: 'Besucher nach ihrer letzten Entscheidung',
      text: 'Jeder Besucher zählt einmal, mit seiner letzten Entscheidung, wenn sie in diesen Zeitraum fällt. Zwei Ausnahmen: Was schon archiviert ist, also nach spätestens 30 Tagen, bleibt gezählt, auch wenn der Besucher neu entscheidet. Und was gelöscht wurde, bleibt gezählt: Die Zahlen sagen nicht, wer es war.',
    },
    purposes: {
      title: 'Nach Zweck',
      text: 'Wie oft die Dienste eines Zwecks angenommen werden, alle zusammen: Nehmen 60 % der Besucher den einen an und 40 % den anderen, stehen hier 50 %.',
    },
    services: {
      title: 'Nach Dienst',
      text: 'Wie viele der Besucher, denen ein Dienst gezeigt wurde, ihn nach ihrer letzten Entscheidung annehmen.',
    },
    locales: {
      title: 'Nach Sprache',
      text: 'Besucher nach der Sprache, in der sie gefragt wurden. Der Anteil ist der jener, die alles angenommen haben.',
    },
  },
  name: 'Name',
  asked: 'Besucher',
  accepted: 'Angenommen',
  late: 'Das Protokoll wird minütlich gezählt: die neuesten Entscheidungen können noch fehlen.',
};
