import { TEXT_LENGTH } from '../../../http/input-schemas.ts';
import { sources } from '../sources.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Einrichtung',
  steps: 'Schritte',
  stepDone: ' (erledigt)',
  next: 'Speichern und weiter',
  step: {
    scan: 'Scan',
    choose: 'Dienste',
    languages: 'Sprachen',
    legal: 'Rechtstexte',
    company: 'Firma',
    look: 'Design',
    embed: 'Code',
    status: 'Status',
  },

  scanLead:
    'Richten Sie die Einwilligung für Ihre Website in etwa zehn Minuten ein. Die Standardwerte folgen den Vorgaben der europäischen Datenschutzbehörden. Sie müssen nur die Seiten Ihrer Website bearbeiten können.',
  scanText:
    'Zuerst scannen wir Ihre Website, um ihre Dienste (zum Beispiel Statistik, Karten und Videos), ihre Sprachen und ihr Impressum zu erkennen. Das dauert einige Sekunden.',
  scanButton: 'Website scannen',
  scanAgain: 'Website erneut scannen',
  scanned: (time) => `Letzter Scan: ${time}`,
  badAnswer:
    'Ihre Website hat einen Fehler oder eine leere Seite zurückgegeben. Prüfen Sie die Website, und versuchen Sie es erneut.',
  unreachable: 'Ihre Website ist nicht erreichbar. Versuchen Sie es in einigen Minuten erneut.',

  found: 'Gefundene Dienste',
  nothing: 'Es wurden keine bekannten Dienste gefunden.',
  foundText:
    'Für diese Dienste holen wir die Einwilligung Ihrer Besucher ein. Entfernen Sie ein Häkchen nur, wenn Sie sicher sind, dass Ihre Website den Dienst nicht nutzt.',
  present: 'Bereits hinzugefügt',
  needed: {
    title: 'Buchungen, Zahlungen und Formulare',
    text: 'Diese Dienste zeigen ihre Inhalte in einem iFrame, der bis zur Einwilligung blockiert ist. Wenn Ihr Geschäft davon abhängt:',
    need: (name) => `Besucher brauchen ${name}, um zu buchen, zu bezahlen oder Ihnen zu schreiben`,
    anyOfThem: 'einen dieser Dienste',
    provider: 'dem Anbieter',
    link: 'Stattdessen ein Link',
    linkText: (name) =>
      `Ersetzen Sie den iFrame durch einen Link zu Ihrer Seite bei ${name}, etwa „Tisch reservieren“. Vor dem Klick wird nichts geladen, deshalb braucht der Link keine Einwilligung.`,
    placeholder: 'Ein Platzhalter, der sagt, wofür er da ist',
    placeholderText:
      'Bis zur Einwilligung steht an der Stelle des iFrames ein Platzhalter, und Besucher laden den Inhalt mit einem Klick. Sagen Sie dort, was sie damit tun können, und nennen Sie einen anderen Weg, etwa Ihre Telefonnummer.',
    edit: (name) => `Platzhalter von ${name} bearbeiten`,
    consent: 'Die Einwilligung bleibt erforderlich',
    consentText:
      'Dass Ihr Geschäft einen Dienst braucht, macht ihn nicht technisch notwendig für Besucher, die nur Ihre Seiten lesen. Er bleibt ein Dienst, den sie ablehnen können.',
  },
  frames:
    'Auch nicht aufgeführte Videos, Karten und andere Einbettungen (iFrames) werden ab jetzt bis zur Einwilligung blockiert.',
  regions: {
    title: 'Besucher aus anderen Regionen',
    text: 'Alle Besucher werden um ihre Einwilligung gebeten, bevor optionale Dienste laufen, unabhängig von ihrem Standort (Opt-in). Das ist die strengste Regelung und der Standard, und wir empfehlen sie für jede Region. In den Einstellungen der Domain können Sie für eine Region, deren Gesetze weniger verlangen, eine andere Regelung wählen:',
    policies: [
      [
        'Opt-out: Dienste laufen, bis der Besucher widerspricht',
        'Für Regionen, deren Gesetze nur eine Möglichkeit zum Widerspruch verlangen, etwa Kalifornien und andere US-Bundesstaaten. Global Privacy Control im Browser gilt als Widerspruch gegen Anzeigen und Social Media.',
      ],
      [
        'Nur Information oder „Keine“',
        'Für Regionen, deren Gesetze keine Möglichkeit zum Widerspruch verlangen. Global Privacy Control wird auch hier beachtet.',
      ],
    ],
    uk: 'Statistik im Vereinigten Königreich',
    ukText: (names) =>
      `Seit dem 5. Februar 2026 können Dienste, die nur messen, wie Ihre Website genutzt wird, um sie zu verbessern, dort von der Einwilligung ausgenommen sein. Auf Ihrer Website gefunden: ${names}. Die Seite jedes Dienstes nennt die Bedingungen; dort können Sie ihn als ausgenommen kennzeichnen.`,
    responsibility:
      'Welche Gesetze für Ihre Website gelten und was sie verlangen, hängt von Ihrem Unternehmen und Ihren Besuchern ab. Lassen Sie sich rechtlich beraten, bevor Sie eine andere Regelung wählen.',
    settings: 'Regelungen in den Einstellungen wählen',
    sources: 'Quellen',
    links: {
      [sources.regions]: 'Regionen und Regelungen (Englisch)',
      [sources.edpbTechnicalScope]: 'Leitlinien 2/2023 des EDSA (Englisch)',
      [sources.icoExceptions]: 'ICO: What are the exceptions? (Englisch)',
      [sources.californiaOptOut]: 'Kalifornien: 11 CCR § 7025 (Englisch)',
    },
  },
  details: 'Außerdem gefunden',
  otherManagers: 'Ein anderer Consent-Manager (bitte von der Website entfernen)',
  unknown: 'Unbekannte Dienste',
  unknownText:
    'Diese Hosts kennt der Katalog nicht. Inhalte von dort bleiben blockiert oder laden ohne Einwilligung, bis Sie jeden als Dienst hinzufügen oder angeben, dass es Ihr eigener ist.',
  ownHosts: 'Ihr eigenes Content-Delivery-Network (CDN)',
  truncated: 'Nur teilweise gescannt',
  cookies: 'Cookies',
  localStorage: 'Local Storage',
  sessionStorage: 'Session Storage',

  languagesTitle: 'Sprachen des Banners wählen',
  languagesText:
    'Besucher sehen das Banner in der Sprache ihres Browsers, sofern sie hier ausgewählt ist. Alle Texte sind bereits übersetzt. Wählen Sie mindestens die Sprache Ihrer Website.',
  languagesProposed: (now) =>
    `Die Auswahl ist ein Vorschlag aus dem Scan und noch nicht gespeichert. Jetzt eingeschaltet: ${now}.`,
  languagesOwn: 'Sprache Ihrer Website',
  languagesOffered: 'Auf Ihrer Website verfügbar',
  languagesMore: 'Weitere Sprachen',
  languagesNone: 'Wählen Sie mindestens eine Sprache.',

  legalTitle: 'Rechtstexte prüfen',
  legalText:
    'Das Banner verlinkt beide Seiten. Öffnen Sie jeden Link, um zu prüfen, ob er auf die richtige Seite führt.',
  legalMissing:
    'Es wurden nicht alle Seiten gefunden. Geben Sie die fehlenden Adressen so ein, wie Ihr Browser sie anzeigt.',
  imprint: 'URL des Impressums',
  privacy: 'URL der Datenschutzerklärung',
  open: 'Öffnen',
  addressError: 'Geben Sie eine Adresse wie https://www.example.com/impressum ein.',

  companyTitle: 'Firmenangaben prüfen',
  companyText:
    'Besucher müssen erfahren, wer die Website betreibt. Angaben, die in Ihrem Impressum gefunden wurden, sind bereits eingetragen: Prüfen Sie sie, und ergänzen Sie fehlende.',
  companyUses:
    'In eigenen Texten können Sie die Platzhalter {COMPANY}, {STREET}, {ZIPCODE}, {CITY} und {EMAIL} verwenden.',
  company: {
    COMPANY: 'Firma oder Name',
    STREET: 'Straße und Hausnummer',
    ZIPCODE: 'Postleitzahl',
    CITY: 'Ort',
    EMAIL: 'E-Mail-Adresse',
  },
  emailHint: 'Optional.',
  tooLong: `Geben Sie höchstens ${TEXT_LENGTH} Zeichen ein.`,

  lookTitle: 'Design wählen',
  lookText:
    'Sie können das Standarddesign beibehalten. „Akzeptieren“ und „Ablehnen“ erhalten dieselbe Farbe, denn Ablehnen muss so einfach sein wie Akzeptieren.',
  lookMore: 'Alle Farben und Logo',
  look: {
    widgetPosition: {
      label: 'Position des Banners',
      text: 'Auf Smartphones ist es immer unten.',
      options: {
        top: 'Oben',
        center: 'Mitte',
        bottom: 'Unten',
        bottomleft: 'Unten links',
        bottomright: 'Unten rechts',
      },
    },
    primaryButtonBackgroundColor: {
      label: 'Farbe der Schaltflächen',
      text: 'Zum Beispiel die Farbe Ihres Logos. Die Schrift ist schwarz oder weiß, je nachdem, was besser lesbar ist.',
    },
  },
  colorError: 'Wählen Sie eine Farbe wie #175c50.',

  embedTitle: 'Code in Ihre Website einbauen',
  embedText:
    'Kopieren Sie diesen Code, und fügen Sie ihn auf jeder Seite ganz am Anfang des <head> ein, vor allen anderen Skripten: Nur Skripte, die danach kommen, können blockiert werden.',
  snippet: 'Code',
  where: 'Wo füge ich den Code ein?',
  places: {
    wordpress: {
      name: 'WordPress',
      text: 'Verwenden Sie ein Plugin für Header-Code, etwa „WPCode“, und fügen Sie den Code ganz oben im Feld „Header“ ein.',
    },
    typo3: {
      name: 'TYPO3',
      text: 'Fügen Sie dies in das TypoScript-Setup der Website ein, und leeren Sie die Frontend-Caches.',
    },
    joomla: { name: 'Joomla', text: 'Template, index.php, direkt nach <head>.' },
    shopify: {
      name: 'Shopify',
      text: 'Onlineshop, Themes, Code bearbeiten: in layout/theme.liquid direkt nach <head>.',
    },
    shopware: {
      name: 'Shopware 6',
      text: 'Fügen Sie dies in meta.html.twig Ihres Themes ein. Kompilieren Sie dann das Theme, und leeren Sie den Cache.',
    },
    nextjs: {
      name: 'Next.js',
      text: 'Fügen Sie dies als einfaches Tag in den <head> von app/layout.tsx ein: next/script würde es zu spät laden.',
    },
    wix: { name: 'Wix, Jimdo, Squarespace', text: 'Einstellungen, Eigener Code, Head, auf allen Seiten.' },
  },
  placesCode: (name) => `Code für ${name}`,
  elsewhere: 'Pflegt jemand anderes Ihre Website?',
  email: {
    button: 'Code per E-Mail senden',
    address: 'E-Mail-Adresse',
    limit: (count) =>
      `In dieser Stunde wurden bereits ${count} E-Mails gesendet. Versuchen Sie es in der nächsten Stunde erneut.`,
    failed: 'Die E-Mail konnte nicht gesendet werden. Senden Sie den Code mit Ihrem eigenen E-Mail-Programm:',
    subject: (website) => `Bitte fügen Sie diese Zeile in ${website} ein`,
    text: (website, snippet) =>
      `Guten Tag,\n\nbitte fügen Sie diese Zeile auf jeder Seite von ${website} ganz am Anfang des <head> ein, vor allen anderen Skripten: Nur was danach kommt, kann bis zur Einwilligung blockiert werden.\n\n${snippet}\n\nVielen Dank!`,
  },
  forced: 'Code mit fester Sprache',
  forcedLabel: (locale) => `Code für ${locale}`,
  shopifyApp: 'Code für die Shopify-App von CCM19',
  shopifyAppText: 'Die App nimmt den Code nur in dieser Form an. Verwenden Sie überall sonst den Code oben.',
  declaration: 'Cookie-Erklärung für Ihre Datenschutzerklärung',
  declarationText:
    'Fügen Sie dieses HTML-Tag in Ihre Datenschutzerklärung ein. Es zeigt eine stets aktuelle Liste aller Dienste und Cookies mit einem Link zum Ändern der Einwilligung.',
  ownHost:
    'Noch besser: Liefern Sie das Banner unter einem Pfad Ihrer Website aus. Filterlisten entfernen es dann nicht, und Safari behält Entscheidungen länger als sieben Tage.',
  ownHostLink: 'Eigenen Host einrichten',
  embedThen:
    'Öffnen Sie nach dem Einbau Ihre Website einmal in einem anderen Tab. Prüfen Sie danach die Installation.',
  check: 'Installation prüfen',

  place: {
    first: 'Der Code steht im <head> der Startseite, vor allen anderen Skripten. Das ist richtig so.',
    late: 'Der Code steht im <head> der Startseite, aber nach anderen Skripten, die er nicht blockieren kann. Setzen Sie ihn ganz an den Anfang des <head>.',
    deferred:
      'Der Code wird mit async oder defer geladen und läuft dadurch zu spät. Entfernen Sie dieses Attribut.',
    body: 'Der Code steht im <body> der Startseite und läuft dort zu spät. Setzen Sie ihn ganz an den Anfang des <head>.',
    none: 'Der Code steht nicht im HTML der Startseite. Wenn ihn ein anderes Skript einfügt, läuft er zu spät. Setzen Sie ihn ganz an den Anfang des <head>.',
  },

  earlyTag: (name) => `${name}: aktuelles Tag`,
  earlyLine: (name) => `${name}: ersetzen durch`,
  earlyRemove:
    'Dieses Tag lässt sich nicht bis zur Einwilligung blockieren. Entfernen Sie es von Ihren Seiten.',
  earlyMarker:
    'Nach dem Ersetzen bleibt dies blockiert, bis der Dienst die Adresse hat. Ein anderer Hinweis auf dieser Seite fügt sie hinzu.',
  earlyUnknown:
    'Dieser Dienst ist unbekannt. Nach dem Ersetzen bleibt er blockiert, bis Sie einen Dienst für seine Adresse hinzufügen.',

  done: 'Erledigt',
  missingBadge: 'Offen',
  fix: 'Jetzt beheben',
  checks: {
    services: {
      done: 'Alle auf Ihrer Website gefundenen Dienste sind hinzugefügt.',
      missing: 'Einige auf Ihrer Website gefundene Dienste sind nicht hinzugefügt.',
      unknown: 'Ihre Website wurde noch nicht auf Dienste gescannt.',
    },
    language: {
      done: 'Das Banner gibt es in der Sprache Ihrer Website.',
      missing: 'Die Sprache Ihrer Website ist nicht eingeschaltet.',
      unknown: 'Die Sprache Ihrer Website wurde noch nicht erkannt.',
    },
    legal: {
      done: 'Impressum und Datenschutzerklärung sind in jeder Sprache verlinkt.',
      missing: 'Impressum oder Datenschutzerklärung ist nicht in jeder Sprache verlinkt.',
      unknown: '',
    },
    company: {
      done: 'Die Angaben zum Verantwortlichen werden Besuchern angezeigt.',
      missing: 'Name oder Anschrift des Verantwortlichen (Ihrer Firma) fehlt.',
      unknown: '',
    },
    script: {
      done: 'Der Code ist eingebaut.',
      missing: 'Der Code läuft noch nicht auf Ihrer Website oder läuft zu spät.',
      unknown: '',
    },
    early: {
      done: 'Kein Tag und keine Meldung zeigt etwas, das vor der Einwilligung von Drittanbietern geladen wird.',
      missing: 'Inhalte von Drittanbietern werden vor der Einwilligung geladen.',
      unknown: 'Ihre Website wurde noch nicht darauf gescannt, was vor der Einwilligung geladen wird.',
    },
  },
};
