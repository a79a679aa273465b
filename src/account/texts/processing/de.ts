import type { en, FactSection, ProcessingValues } from './en.ts';

const documented: ProcessingValues = {
  website: 'siehe Konsole',
  controller: 'die Firma des Kontos',
  operator: 'der Name unter „Branding“',
  address: '`PUBLIC_URL`',
  jurisdiction: 'wie eingerichtet: `eu`, eine andere oder keine',
  retention: '395 Tage, wenn der Betreiber keine andere Frist festgelegt hat (`LOG_RETENTION_DAYS`)',
  block: '30 Tage, wenn der Betreiber nicht weniger festgelegt hat (`LOG_BLOCK_DAYS`)',
  storage: 'Local Storage, wenn für die Website nicht anders eingestellt (`consentStorage`)',
  decision: '365 Tage, wenn für die Website nicht anders eingestellt (`consentCookieLifetime`)',
  rejection: 'ebenso, wenn für die Website nicht anders eingestellt (`consentRejectionLifetime`)',
  statistics: 'Ein, wenn für die Website nicht anders eingestellt (`statisticsEnabled`)',
  reports: 'Aus, wenn für die Website nicht anders eingestellt (`recordScriptsOnWebsite`)',
  email: 'Aus, wenn der Betreiber sie nicht eingerichtet hat (`MAIL_FROM`)',
  timeStamps: 'Aus, wenn der Betreiber keine Stelle festgelegt hat (`TIMESTAMP_URL`)',
  subProcessors: '1 (Cloudflare)',
};

const sections: FactSection[] = [
  [
    'Rollen',
    [
      [
        'Verantwortlicher',
        'Der Betreiber der Website: Er wählt die Dienste aus, nach denen Besucher gefragt werden, schreibt die Texte und legt die Fristen fest.',
      ],
      [
        'Auftragsverarbeiter',
        'Der Betreiber des Dienstes, zum Beispiel eine Agentur oder ein Hoster: Er speichert Entscheidungen im Auftrag des Verantwortlichen.',
      ],
      [
        'Unterauftragsverarbeiter',
        'Cloudflare führt den Code aus (Workers), betreibt Datenbanken (D1) und Speicher (KV und R2) und verschickt E-Mails, wenn sie eingeschaltet sind. Betreibt ein Unternehmen den Dienst nur für eigene Websites, ist es der Verantwortliche und Cloudflare sein Auftragsverarbeiter.',
      ],
      [
        'Andere',
        'Die Entwickler von Placet erhalten nichts. Eine Zeitstempelstelle erhält, wenn eine festgelegt ist, einmal am Tag einen Hash ohne personenbezogene Daten. Dienste der Website wie Karten oder Statistik erhalten Daten aus den Browsern der Besucher, nicht von diesem Dienst.',
      ],
    ],
  ],
  [
    'Zwecke und Personen',
    [
      [
        'Zwecke',
        'Einwilligungen einholen, Dienste bis zur Einwilligung blockieren, Entscheidungen als Nachweis speichern und zählen, wie auf Banner reagiert wird.',
      ],
      [
        'Personen',
        'Besucher der Website, Benutzer der Konsole und Personen, die das Impressum der Website nennt.',
      ],
    ],
  ],
  [
    'Daten der Besucher',
    [
      [
        'Anfragen',
        'Browser senden die IP-Adresse, ihre Header und die Website (Referer). Sie dienen der Antwort, der Wahl der Regelung für Land oder Bundesstaat des Besuchers, die Cloudflare aus der Adresse ableitet, der Zählung von Seitenaufrufen und den Ratenbegrenzungen. Der Dienst speichert nichts davon. Mit eigenem Host leitet der Server der Website die Anfragen weiter.',
      ],
      [
        'Entscheidung',
        'Gespeichert werden: Consent-ID (256 zufällige Bits), Zeit, laufende Nummer, ob eingewilligt wurde, die aktiven Dienste, der Hash des Einwilligungstexts mit Sprache und Regelung, Präferenzsignale wie Global Privacy Control, ob der Manipulationsschutz eingeschaltet war, und ein Salt.',
      ],
      [
        'Nicht in einer Entscheidung',
        'IP-Adresse, Browser und Gerät (User-Agent), Name, Konto und Adresse der Seite. Nur die Consent-ID verbindet die Entscheidungen eines Besuchers.',
      ],
      [
        'Zählungen',
        'Seitenaufrufe je Monat, mit der Stunde des letzten, und Reaktionen auf das Banner je Tag, Sprache und Regelung: Summen ohne Kennungen.',
      ],
      [
        'Meldungen der Browser',
        'Wenn eingeschaltet, melden Browser einiger Besucher, die Statistik akzeptiert haben, von welchen Hosts Seiten laden, und Namen von Cookies und Speicherschlüsseln ohne Ziffern. Dazu werden 16 Bits eines Hashs des Netzes mit Schlüssel gespeichert: Sie unterscheiden an einem Tag zwei Netze und benennen keines. Die strenge Blockierung ergänzt blockierte Hosts.',
      ],
      [
        'Im Browser',
        'Entscheidung, Consent-ID und Beleg, als Cookie oder im Speicher des Browsers. Die Datenschutzeinstellungen nennen Namen und Laufzeiten.',
      ],
    ],
  ],
  [
    'Daten von Benutzern und Ansprechpartnern',
    [
      [
        'Konto',
        'Namen, Firma, E-Mail-Adresse und Rolle; das Passwort als Hash, das Geheimnis der Zwei-Faktor-Authentifizierung verschlüsselt.',
      ],
      [
        'Sitzungen und Geräte',
        'Hashes zufälliger Kennungen, Zeiten sowie Browser und System, zum Beispiel „Firefox, Windows“. IP-Adressen werden nicht gespeichert.',
      ],
      [
        'Aktivitätsliste',
        'Wer was wann in welchem Browser geändert hat, mit den Werten davor und danach, ohne Geheimnisse.',
      ],
      [
        'E-Mails',
        'Wenn eingeschaltet: Einladungen, Passwort-Links, neue Anmeldungen, Hinweise, Checkpoints und der Code. Texte und Adressen von Empfängern, die keine Benutzer sind, werden nicht gespeichert.',
      ],
      [
        'Website-Scan',
        'Firma, Anschrift und E-Mail-Adresse aus dem Impressum der Website, als Vorschlag für die Einrichtung.',
      ],
    ],
  ],
  [
    'Orte',
    [
      [
        'Anfragen',
        'Cloudflare beantwortet Anfragen in einem Rechenzentrum in der Nähe des Besuchers, in jedem Land.',
      ],
      [
        'Entscheidungen',
        'D1, nach der Archivierung ihres Blocks R2. Einwilligungstexte sind in beiden gespeichert.',
      ],
      ['Konten und Konfiguration', 'D1. KV enthält Kopien der Konfiguration und Hashes von API-Schlüsseln.'],
      [
        'Jurisdiktion',
        'Mit der Jurisdiktion eu liegen Datenbanken, Speicher und KV in der Europäischen Union. Sie wird beim Anlegen festgelegt und begrenzt nicht, wo Anfragen beantwortet werden. Betreiber, deren Cloudflare-Konto keine Jurisdiktionen für KV hat, können KV ausnehmen.',
      ],
    ],
  ],
  [
    'Fristen',
    [
      [
        'Entscheidungen',
        'Ein Block von Entscheidungen wird gelöscht, wenn seine älteste die Aufbewahrungsfrist erreicht. Spätere Entscheidungen eines Blocks werden daher kürzer aufbewahrt, höchstens um die Tage, die ein Block sammelt. Hashes, die niemanden benennen, bleiben als Nachweis, dass sonst nichts entfernt wurde.',
      ],
      [
        'Zählungen',
        'Reaktionen auf das Banner: 25 Monate. Seitenaufrufe: solange es die Website oder das Konto gibt. Summen aus Entscheidungen: solange es das Protokoll gibt.',
      ],
      ['Meldungen der Browser, Scan', 'Bis neuere sie ersetzen, spätestens bis die Website gelöscht wird.'],
      ['Aktivitätsliste', '395 Tage.'],
      [
        'Sitzungen und Links',
        'Sitzungen enden nach 30 Minuten ohne Nutzung oder nach 12 Stunden; beendete werden bei der ersten Anmeldung am Konto nach einem weiteren Tag gelöscht. Passwort-Links gelten 24 Stunden, Einladungen und Links für Webmaster 7 Tage. Die letzten zehn Geräte eines Benutzers bleiben, bis sie entfernt werden.',
      ],
      [
        'Log des Workers',
        '7 Tage bei Cloudflare (3 im kostenlosen Tarif). Ereignisse enthalten IDs von Konten und Benutzern, aber keinen Schlüssel, keinen Namen, keine IP-Adresse und keine Abfrageparameter.',
      ],
      [
        'Website oder Konto',
        'Mit einer Website werden Konfiguration, Entscheidungen, Texte und Zählungen gelöscht; die Aktivitätsliste bleibt für ihre Frist, und die signierten Tagesvermerke behalten die ID der Website mit Größen und Hashes ihres Protokolls. Mit einem Konto werden auch seine Benutzer und seine Aktivitätsliste gelöscht.',
      ],
      [
        'Nach einer Löschung',
        'Cloudflare kann Datenbanken 30 Tage lang wiederherstellen (7 im kostenlosen Tarif). Der Dienst bewahrt 35 Tage lang einen Marker jeder Löschung auf, um sie nach einer Wiederherstellung zu wiederholen. Betreiber sollen vollständige Backups nach 30 Tagen löschen.',
      ],
    ],
  ],
  [
    'Technische und organisatorische Maßnahmen',
    [
      [
        'Pseudonymisierung',
        'Entscheidungen haben eine zufällige Kennung und keine Daten zu Person oder Gerät. Jede hat ein Salt, das mit ihr gelöscht wird, damit ihr Hash nach einer Löschung nichts verrät.',
      ],
      [
        'Verschlüsselung',
        'API-Schlüssel und Geheimnisse der Zwei-Faktor-Authentifizierung sind mit AES-GCM verschlüsselt; der Schlüssel liegt außerhalb der Datenbanken. Cookies der Konsole werden nur über HTTPS gesendet, und Browser werden angewiesen, nichts anderes zu nutzen (HSTS). Nach Angaben von Cloudflare sind D1, KV und R2 verschlüsselt.',
      ],
      [
        'Anmeldung',
        'Passwörter werden mit scrypt gehasht, leicht zu erratende abgelehnt. Zwei-Faktor-Authentifizierung, Wiederherstellungscodes, begrenzte Versuche, eine Liste der Sitzungen und Geräte; vor kritischen Aktionen wird das Passwort erneut verlangt. Kennungen von Sitzungen und Links werden als Hash gespeichert.',
      ],
      [
        'Zugriff',
        'Inhaber, Bearbeiter und Betrachter. Jede Abfrage nennt den Kunden, sodass kein Kunde Daten eines anderen sieht. Die Personen des Betreibers melden sich mit einer eigenen Rolle an, ihr Zugriff auf eine Konsole endet nach einer Stunde, und Änderungen stehen unter ihren Namen in der Aktivitätsliste.',
      ],
      [
        'Integrität',
        'Der Dienst ändert keine Entscheidung und löscht sie nur nach ihrer Frist oder auf Verlangen. Signierte Checkpoints, Belege und Beweise decken spätere Änderungen dessen auf, was sie erfassen, und lassen sich ohne den Dienst prüfen. Die Datenbank lehnt Änderungen der Aktivitätsliste ab.',
      ],
      [
        'Verfügbarkeit',
        'Fällt die Datenbank aus, erhalten Besucher Kopien der Konfiguration, und Browser senden Entscheidungen erneut. Datenbanken lassen sich auf jede Minute zurücksetzen; es gibt Befehle für ein vollständiges Backup und dessen Wiederherstellung sowie einen Systemstatus.',
      ],
      [
        'Begrenzungen',
        'Ratenbegrenzungen je Netz, Website und Konto; jede Anfrage ist in der Größe begrenzt. Cloudflare zählt Netze eine Minute lang; der Dienst speichert dafür keine Adressen.',
      ],
      [
        'Seiten',
        'Die Konsole lädt nichts von anderen Unternehmen, führt keinen Inline-Code aus, lässt sich nicht einrahmen und schützt Formulare mit Tokens.',
      ],
      [
        'Tests',
        'Automatische Tests prüfen Zugriffe je Rolle, gefälschte Zugangsdaten, Löschungen, unterbrochene Jobs und Wiederherstellungen. Schwachstellen können vertraulich gemeldet werden.',
      ],
    ],
  ],
  [
    'Rechte der Besucher',
    [
      [
        'Auskunft',
        'Besucher finden Consent-ID und Entscheidungen in den Datenschutzeinstellungen und können die Belege herunterladen. Mit der ID finden Benutzer der Konsole alle Entscheidungen mit den gezeigten Texten, als Seite, PDF oder Nachweisdatei.',
      ],
      ['Widerruf', 'Jederzeit in den Datenschutzeinstellungen. Er wird als neue Entscheidung gespeichert.'],
      [
        'Löschung',
        'Ein Inhaber löscht alle Entscheidungen einer Consent-ID in der Konsole oder über die API. Sie sind innerhalb von 24 Stunden gelöscht, es sei denn, ein Archivobjekt ist beschädigt; je ein Hash und die Zeit bleiben. Die Aktivitätsliste behält einen Hash der ID mit Schlüssel.',
      ],
      ['Berichtigung', 'Entscheidungen werden nie geändert: Besucher entscheiden neu.'],
      [
        'Ohne die ID',
        'Nach Name, E-Mail-Adresse oder IP-Adresse kann der Dienst keine Entscheidungen finden, weil er sie nicht hat.',
      ],
      [
        'Benutzer',
        'Benutzer ändern ihre Daten und beenden Sitzungen in der Konsole. Inhaber entfernen Benutzer, deren Namen für die Frist der Aktivitätsliste darin bleiben.',
      ],
    ],
  ],
  [
    'Was Sie ergänzen müssen',
    [
      ['Beteiligte', 'Namen, Anschriften, Vertreter und Datenschutzbeauftragte aller Beteiligten.'],
      [
        'Verträge',
        'Datum und Fassung Ihres Vertrags und des Vertrags zwischen Betreiber und Cloudflare: dessen Gesellschaft, deren eigene Unterauftragsverarbeiter und die Grundlage für Übermittlungen in andere Länder.',
      ],
      [
        'Rechtsgrundlagen',
        'Für die Speicherung von Entscheidungen als Nachweis, die Zählungen und die Konten der Benutzer.',
      ],
      [
        'Praxis des Betreibers',
        'Die Jurisdiktion; wer den Betreiberschlüssel und Zugang zu Cloudflare hat; wie oft Backups entstehen, wo sie liegen und wann sie gelöscht werden; wie Vorfälle gemeldet werden; Weisungen und Schulung der Mitarbeiter.',
      ],
    ],
  ],
];

export const de: typeof en = {
  title: 'Angaben für Verträge',
  lead: 'Was verarbeitet wird, wo, durch wen, wie lange und mit welchen Maßnahmen: für Ihren Vertrag zur Auftragsverarbeitung (DSGVO, Artikel 28) und Ihr Verzeichnis von Verarbeitungstätigkeiten (Artikel 30). Dies sind Tatsachen über die Software, keine Rechtsberatung.',
  print: 'Drucken oder als PDF speichern',
  printed: 'Gedruckt am',
  valuesTitle: 'Diese Website und dieser Dienst',
  values: {
    website: 'Website',
    controller: 'Verantwortlicher',
    operator: 'Betreiber des Dienstes',
    address: 'Adresse des Dienstes',
    jurisdiction: 'Jurisdiktion',
    retention: 'Aufbewahrungsfrist der Entscheidungen',
    block: 'Ein Block sammelt Entscheidungen höchstens',
    storage: 'Speicher im Browser',
    decision: 'Eine Entscheidung im Browser gilt',
    rejection: 'Eine Ablehnung von allem gilt',
    statistics: 'Zählung der Reaktionen auf das Banner',
    reports: 'Meldungen der Browser',
    email: 'E-Mails des Dienstes',
    timeStamps: 'Zeitstempel einer Stelle',
    subProcessors: 'Unterauftragsverarbeiter',
  },
  documented,
  days: (count) => (count === '1' ? '1 Tag' : `${count} Tage`),
  session: 'für die Browsersitzung',
  storages: { cookie: 'Cookie', localStorage: 'Local Storage', sessionStorage: 'Session Storage' },
  same: 'ebenso lange',
  noController: 'Zu ergänzen: Das Konto hat keine Firma',
  noJurisdiction: 'Zu ergänzen: Nur der Betreiber kennt sie',
  sections,
};
