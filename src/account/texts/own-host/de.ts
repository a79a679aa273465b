import type { en } from './en.ts';

const inDays = (days: string) => (days === '1' ? '1 Tag' : `${days} Tage`);

export const de: typeof en = {
  title: 'Eigener Host',
  lead: 'Ihre Website liefert das Banner unter einem eigenen Pfad aus, sodass Filterlisten es nicht entfernen. Ihr Server setzt das Cookie mit der Entscheidung, das Safari dann für die ganze Laufzeit behält statt für sieben Tage.',
  path: 'Pfad auf Ihrer Website',
  pathHint:
    'Zum Beispiel „consent“: ein oder zwei Wörter aus Kleinbuchstaben, Ziffern und Bindestrichen. Für PHP: „consent.php“. Vermeiden Sie Wörter wie „cookie“, „gdpr“ und „cmp“, die Filterlisten kennen.',
  pathError:
    'Geben Sie ein oder zwei Wörter aus Kleinbuchstaben, Ziffern und Bindestrichen ein, getrennt durch einen Schrägstrich, oder einen Namen, der auf „.php“ endet. Namen wie „account“ und „app“ sind reserviert.',
  save: 'Pfad speichern',
  storage: 'Entscheidungen werden dann in einem Cookie gespeichert.',
  remove: 'Eigenen Host entfernen',
  removeText: 'Ersetzen Sie zuerst das Snippet auf Ihrer Website durch das der Einrichtung.',
  steps: 'Website einrichten',
  stepsText:
    'Wählen Sie Ihre Plattform, folgen Sie den Schritten, und ersetzen Sie dann das Snippet auf Ihrer Website.',
  snippet: 'Neues Snippet',
  fallback: 'Ersatz',
  fallbackText:
    'Fügen Sie diese Zeile nach dem Snippet ein. Wenn der Pfad nicht funktioniert, lädt sie das Banner wie bisher vom Einwilligungsdienst.',
  guard: 'Sicherung für die strenge Blockierung',
  guardText:
    'Fügen Sie diese Zeile nach beiden ein. Wenn ein Browser das Banner blockiert, läuft kein Dienst: Eine Richtlinie erlaubt nur, was keine Einwilligung braucht.',
  key: 'Schlüssel des eigenen Hosts',
  keyText:
    'Halten Sie ihn geheim: Mit ihm kann ein Server dem Dienst mitteilen, wo Besucher sind. Er ändert sich mit dem Einbettungsschlüssel.',
  platforms: {
    wordpress: {
      name: 'WordPress',
      text: 'Setzen Sie den Pfad oben auf „consent“, aktualisieren Sie das Placet-Plug-in, geben Sie den Schlüssel in seinen Einstellungen ein, und leeren Sie den Seiten-Cache. Das Plug-in ändert das Snippet selbst.',
    },
    nginx: {
      name: 'nginx',
      text: 'Fügen Sie dies in die Konfiguration ein: die erste Zeile außerhalb von „server“, den Rest darin. Laden Sie nginx dann neu.',
    },
    apache: {
      name: 'Apache',
      text: 'Aktivieren Sie die Module proxy, proxy_http, ssl und headers, fügen Sie dies in den virtuellen Host ein, und laden Sie Apache neu.',
    },
    caddy: { name: 'Caddy', text: 'Fügen Sie dies in den Block Ihrer Website ein, und laden Sie Caddy neu.' },
    php: {
      name: 'PHP und Webhosting',
      text: 'Setzen Sie den Pfad oben auf „consent.php“, laden Sie die Datei herunter, und legen Sie sie in den obersten Ordner Ihrer Website. Sie enthält den Schlüssel.',
    },
    node: {
      name: 'Node.js und Express',
      text: 'Installieren Sie @placet/client, setzen Sie PLACET_KEY auf den Schlüssel, und binden Sie den Handler ein.',
    },
    next: {
      name: 'Next.js',
      text: 'Installieren Sie @placet/client, setzen Sie PLACET_KEY auf den Schlüssel, und legen Sie diese Route in einem Ordner mit dem Namen des Pfades an, als „[...path]/route.ts“.',
    },
    edge: {
      name: 'Cloudflare, in Ihrem eigenen Konto',
      text: 'Legen Sie mit diesen Zeilen und @placet/client einen Worker für Ihre Website an, und speichern Sie den Schlüssel als sein Secret PLACET_KEY. Er ändert auch die Tags von Diensten, bevor eine Seite gesendet wird, sodass Browser vor der Einwilligung nichts anfordern. Die Dokumentation beschreibt, wie Sie ihn einrichten und wieder entfernen.',
    },
    zone: {
      name: 'Cloudflare, im Konto des Dienstes',
      text: 'Der Betreiber dieses Dienstes gibt diesen Befehl ein. Mehr ist nicht nötig.',
    },
  },
  configuration: 'Konfiguration',
  download: 'consent.php herunterladen',
  needsPhp: 'Dafür muss der Pfad auf „.php“ enden.',
  more: 'Wie ein eigener Host funktioniert (Englisch)',
  check: 'Eigenen Host prüfen',
  checkText: 'Ruft Ihre Website auf, wie ein Browser es täte, und zeigt, was funktioniert.',
  results: 'Ergebnis der Prüfung',
  works: 'Funktioniert',
  fails: 'Funktioniert nicht',
  note: 'Hinweis',
  result: {
    script: 'Das Skript kommt von Ihrer Website.',
    scriptStatus: (status: string) =>
      `Der Pfad führt nicht zum Dienst: Ihre Website hat mit Status ${status} geantwortet.`,
    scriptFailed: {
      refused: 'Die Adresse Ihrer Website kann nicht aufgerufen werden.',
      connection: 'Ihre Website war nicht erreichbar.',
      timeout: 'Ihre Website hat zu spät geantwortet.',
      redirects: 'Der Pfad leitet auf eine andere Adresse weiter.',
      header: 'Die Header der Antwort Ihrer Website sind zu lang.',
      body: 'Die Antwort Ihrer Website war unvollständig.',
    },
    keyInvalid: 'Der Schlüssel ist nicht der dieser Domain. Kopieren Sie ihn noch einmal.',
    keyMissing: 'Der Server sendet den Schlüssel nicht.',
    decisions: 'Entscheidungen kommen an.',
    noDecisions:
      'Entscheidungen kommen nicht an: Der Server muss POST-Anfragen mit ihrem Inhalt und dem Header „Origin“ weiterleiten.',
    cookie: (days: string) => `Der Server setzt das Cookie für ${inDays(days)}.`,
    noCookie: 'Der Server setzt das Cookie nicht: Er muss den Header „Set-Cookie“ durchlassen.',
    shortCookie: (days: string, wanted: string) =>
      `Der Server setzt das Cookie für ${inDays(days)} statt für ${inDays(wanted)}.`,
    noLastingCookie:
      'Entscheidungen werden nicht in einem Cookie gespeichert, das die Sitzung überdauert. Safari behält sie daher höchstens sieben Tage.',
    regionKnown: 'Die Region der Besucher ist bekannt.',
    regionUnknown:
      'Die Region der Besucher ist nicht bekannt: Alle werden um Einwilligung gebeten, unabhängig von den Regeln der Regionen.',
    regionForged:
      'Besucher können ihre Region wählen: Der Server muss den Header „Placet-Country“ überschreiben oder entfernen.',
    visitors: 'Limits zählen jeden Besucher einzeln.',
    noVisitors:
      'Limits zählen alle Besucher als einen, sodass viele gleichzeitige Entscheidungen abgelehnt werden können. Der Server muss die Header „Placet-Key“ und „Placet-Visitor“ senden.',
    forwarded: (names: string) =>
      `Der Server leitet „${names}“ weiter, was der Dienst löscht. Nehmen Sie es aus der Weiterleitung heraus.`,
  },
};
