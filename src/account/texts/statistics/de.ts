import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Statistik',
  intro: (domain) => `Wie Besucher von ${domain} gefragt werden, und was sie antworten`,
  period: 'Zeitraum',
  lastDays: (days) => `Letzte ${days} Tage`,
  show: 'Anzeigen',
  csv: 'Als CSV laden',
  figures: 'Zahlen',
  day: 'Tag (UTC)',
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
      text: 'Seitenaufrufe, bei denen der Besucher gefragt wurde. Wer drei Seiten liest, ehe er antwortet, zählt dreimal als ohne Antwort. Nichts davon sagt, wer es war, und im Browser wird dafür nichts gespeichert.',
      none: 'In dieser Zeit wurde kein Besucher gefragt, oder das Zählen ist abgeschaltet.',
    },
    decisions: {
      title: 'Entscheidungen',
      text: 'Jede Entscheidung im Protokoll, auch wenn ein Besucher eine frühere ändert.',
      none: 'In dieser Zeit wurde nichts entschieden.',
    },
    visitors: {
      title: 'Besucher nach ihrer letzten Entscheidung',
      text: 'Jeder Besucher zählt einmal, mit der letzten Entscheidung, an dem Tag, an dem er sie getroffen hat. Wer erneut entscheidet, nachdem die frühere Entscheidung archiviert wurde, zählt an beiden Tagen.',
    },
    purposes: {
      title: 'Nach Zweck',
      text: 'Wie viele der Besucher die Dienste eines Zwecks nach ihrer letzten Entscheidung annehmen.',
    },
    services: {
      title: 'Nach Dienst',
      text: 'Wie viele der Besucher, denen ein Dienst gezeigt wurde, ihn nach ihrer letzten Entscheidung annehmen.',
    },
    locales: { title: 'Nach Sprache', text: 'Besucher nach der Sprache, in der sie gefragt wurden.' },
  },
  name: 'Name',
  asked: 'Besucher',
  accepted: 'nehmen an',
  late: 'Das Protokoll wird minütlich gezählt: die neuesten Entscheidungen können noch fehlen.',
};
