import { DAILY_DAYS } from '../../../db/statistics/page-reports.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Strenge Blockierung',
  lead: 'Vor der Einwilligung läuft auf Ihren Seiten kein Skript von Hosts, die Sie nicht erlaubt haben, und der Code der Seiten lädt von ihnen nichts. Der Browser setzt das durch.',
  requested:
    'Skripte, Bilder und Stylesheets, die als Tags im HTML Ihrer Seiten stehen, können Browser trotzdem anfragen, weil sie das tun, bevor ein Skript eingreifen kann. Skripte, die nur angefragt wurden, laufen nicht. Das WordPress-Plugin verhindert diese Anfragen; auf anderen Websites ersetzen Sie die Tags, wie es die Statusseite zeigt.',
  covers: 'Was die strenge Blockierung abdeckt (Englisch)',
  check: 'Prüfen, was blockiert würde',
  on: 'Die strenge Blockierung ist eingeschaltet.',
  off: 'Die strenge Blockierung ist ausgeschaltet.',
  ready: 'Empfohlen: Sie haben über jeden Host entschieden, den Ihre Seiten nutzen.',
  notReady: (count) =>
    count === '1'
      ? 'Ihre Seiten nutzen 1 Host, der noch nicht erlaubt ist. Entscheiden Sie unten über ihn, und schalten Sie dann die strenge Blockierung ein.'
      : `Ihre Seiten nutzen ${count} Hosts, die noch nicht erlaubt sind. Entscheiden Sie unten über jeden, und schalten Sie dann die strenge Blockierung ein.`,
  unresolvedFirst:
    'Einige Ihrer Dienste nutzen unbekannte Hosts. Tragen Sie diese zuerst ein, wie unten beschrieben.',
  notScanned:
    'Scannen Sie zuerst Ihre Website. Nur ein Scan zeigt, was die strenge Blockierung blockieren würde.',
  scan: 'Website scannen',
  switchOn: 'Strenge Blockierung einschalten',
  switchOnAnyway: 'Trotzdem einschalten',
  switchOff: 'Strenge Blockierung ausschalten',

  wouldBlock: (count) => `Würde blockiert (${count})`,
  blocks: (count) => `Blockiert (${count})`,
  hostsText:
    'Hosts, mit denen sich Ihre Seiten verbinden und die weder Ihnen noch zu Ihren Diensten gehören. Hinzugefügte Dienste sind nicht aufgeführt: Sie warten auf die Einwilligung des Besuchers.',
  nothing: 'Es wurde nichts gefunden, was ohne Ihre Entscheidung blockiert würde.',
  kept: (count) => `Von Ihnen blockiert (${count})`,
  keptText: 'Diese Hosts sollen blockiert bleiben. Das können Sie jederzeit ändern.',
  source: (scan) =>
    `Grundlage sind der Scan vom ${scan} und die Meldungen von Browsern aus den letzten ${DAILY_DAYS} Tagen.`,
  sourceScan: (scan) =>
    `Grundlage ist allein der Scan vom ${scan}, da Browser-Meldungen ausgeschaltet sind. Schalten Sie unter „Einstellungen“ die Option „Aufzeichnen, was die Seiten laden“ ein, um mehr zu finden.`,
  record:
    'Browser von Besuchern melden erst nach der Einwilligung. Was vor einer Entscheidung blockiert wird, sehen Sie, wenn Sie Ihre Website über den Aufzeichnungslink der Statusseite öffnen.',
  toStatus: 'Statusseite öffnen',
  loads: 'Lädt',
  kinds: {
    script: 'Skripte',
    image: 'Bilder',
    style: 'Stile oder Schriften',
    request: 'Daten im Hintergrund, Audio oder Video',
    frame: 'iFrames',
  },
  inCatalogue: 'Bekannter Dienst',
  probablyOwn: 'Wahrscheinlich Ihr eigener',
  probablyOwnText:
    'Hosts mit dem Hinweis „Wahrscheinlich Ihr eigener“ liegen auf einer Domain, die zu Ihrer Website zu gehören scheint: Zum Beispiel laden Ihre Seiten von dort das Vorschaubild, das Logo oder das Symbol, oder die Domain trägt den Namen Ihrer Website. Prüfen Sie vor dem Hinzufügen, ob die Domain Ihnen gehört: Was von Hosts der Website kommt, wird ohne Einwilligung geladen.',
  andMore: (count) => `und ${count} weitere`,
  blockedIn: (count, pages) => `Blockiert bei ${count} von ${pages} gemeldeten Seitenaufrufen`,
  own: 'Zu den Hosts der Website hinzufügen',
  service: 'Als Dienst hinzufügen',
  keep: 'Blockiert lassen',
  of: (name) => `: ${name}`,

  unresolved: 'Dienste auf unbekannten Hosts',
  unresolvedText: (names) =>
    `Placet weiß nicht, welche Hosts diese Dienste nutzen: ${names}. Sobald ein Besucher einen davon akzeptiert, endet die strenge Blockierung für diesen Besucher. Das verhindern Sie, indem Sie den Host, etwa „stats.example.com“, bei den Skripten des Dienstes eintragen.`,
  toServices: 'Dienste öffnen',
  googleHosts: 'Das Google-Tag kommt von einem Host der Website',
  googleHostsText: (hosts) =>
    `Ihre Seiten laden das Google-Tag von ${hosts} (Google Tag Gateway oder serverseitiges Tagging). Die strenge Blockierung erlaubt die Hosts der Website immer und kann deshalb weder dieses Tag aufhalten noch, was es dorthin sendet. Nur das Skript blockiert es: Fügen Sie den Dienst hinzu, und ersetzen Sie das Tag, wie die Statusseite es zeigt.`,
  ownHosts: 'Hosts der Website',
  firstPartyHostsText:
    'Die strenge Blockierung erlaubt die Hosts der Website und alle ihre Subdomains immer. Für ihre iFrames gilt die Einstellung für iFrames.',
  edit: 'Hosts der Website ändern',

  status: {
    recommended: 'Für diese Website wird die strenge Blockierung empfohlen',
    recommendedText:
      'Sie haben über jeden Host entschieden, den Ihre Seiten nutzen. Mit der strengen Blockierung läuft vor der Einwilligung kein Skript anderer Hosts, und der Code Ihrer Seiten lädt von ihnen nichts.',
    undecided: (count) =>
      count === '1' ? '1 Host wartet auf Ihre Entscheidung.' : `${count} Hosts warten auf Ihre Entscheidung.`,
    blockedIn: (count, pages, host) =>
      `Blockiert bei ${count} von ${pages} gemeldeten Seitenaufrufen: ${host}`,
    late: (count, pages) =>
      `Zu spät geladen bei ${count} von ${pages} gemeldeten Seitenaufrufen: Der Code muss als erstes Skript im <head> stehen.`,
    lateScan:
      'Zu spät geladen: Der Code ist nicht das erste Skript im <head>. Was davor steht, wird nicht blockiert.',
    redirects: (count, pages) =>
      `Bei ${count} von ${pages} gemeldeten Seitenaufrufen leitete eine Adresse Ihrer eigenen Website auf einen blockierten Host weiter.`,
    none: (pages) => `Bei ${pages} gemeldeten Seitenaufrufen wurde nichts blockiert.`,
    noReports: `In den letzten ${DAILY_DAYS} Tagen hat kein Browser einen Seitenaufruf mit strenger Blockierung gemeldet.`,
    review: 'Strenge Blockierung öffnen',
  },
};
