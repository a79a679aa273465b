import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Einrichten',
  steps: 'Schritte',
  stepDone: ' (erledigt)',
  next: 'Speichern und weiter',
  goOn: 'Weiter',
  step: {
    scan: 'Prüfen',
    choose: 'Dienste',
    languages: 'Sprachen',
    legal: 'Rechtliches',
    company: 'Firma',
    look: 'Aussehen',
    embed: 'Code',
    install: 'Kontrolle',
  },

  scanLead:
    'In etwa zehn Minuten fragt Ihre Website die Besucher so nach ihrer Einwilligung, wie das Gesetz es will. Vorkenntnisse brauchen Sie keine; Sie müssen nur die Seiten der Website ändern können.',
  scanText:
    'Zuerst sehen wir uns Ihre Website an: welche Dienste sie nutzt, etwa Statistik, Karten und Videos, in welchen Sprachen es sie gibt und wo ihr Impressum steht. Das dauert einige Sekunden.',
  scanButton: 'Website prüfen',
  scanAgain: 'Noch einmal prüfen',
  scanned: (time) => `Zuletzt angesehen: ${time}.`,
  faulty:
    'Ihre Website antwortete mit einem Fehler oder einer leeren Seite. Bitte prüfen Sie sie, und versuchen Sie es noch einmal.',
  unreachable: 'Ihre Website war nicht zu erreichen. Bitte versuchen Sie es in einer Weile wieder.',

  found: 'Gefundene Dienste',
  nothing: 'Wir haben keinen Dienst gefunden, den wir kennen.',
  foundText:
    'Nach diesen Diensten werden Ihre Besucher gefragt. Lassen Sie die Häkchen stehen, außer Sie wissen, dass Ihre Website einen davon nicht nutzt.',
  present: 'schon eingerichtet',
  frames:
    'Von jetzt an warten auch Videos, Karten und andere Rahmen fremder Websites, die niemand benannt hat, auf die Einwilligung.',
  details: 'Außerdem gefunden',
  otherManagers: 'Ein anderer Consent-Manager (bitte entfernen)',
  unknown: 'Unbekannte Dienste',
  truncated: 'Nicht ganz gelesen',
  cookies: 'Cookies',
  localStorage: 'Local Storage',
  sessionStorage: 'Session Storage',

  languagesTitle: 'In welchen Sprachen fragen Sie?',
  languagesText:
    'Wer Ihre Website besucht, wird in der Sprache seines Browsers gefragt, wenn sie hier angekreuzt ist. Die Texte sind schon da. Kreuzen Sie mindestens die Sprache Ihrer Website an.',
  languagesOwn: 'Sprache Ihrer Website',
  languagesOffered: 'auf Ihrer Website angeboten',
  languagesMore: 'Weitere Sprachen',
  languagesNone: 'Bitte kreuzen Sie mindestens eine Sprache an.',

  legalTitle: 'Sind das Ihre rechtlichen Seiten?',
  legalText:
    'Das Fenster verweist auf beide Seiten. Bitte öffnen Sie jeden Link einmal, und sehen Sie nach, ob es die richtige Seite ist.',
  legalMissing:
    'Wir haben nicht alle gefunden. Bitte tragen Sie die Adressen ein, wie sie im Browser stehen.',
  imprint: 'Adresse des Impressums',
  privacy: 'Adresse der Datenschutzerklärung',
  open: 'Öffnen',
  addressFault: 'Bitte geben Sie eine Adresse wie https://www.example.com/impressum ein.',

  companyTitle: 'Wer ist verantwortlich?',
  companyText:
    'Besucher müssen erfahren, wer die Website betreibt. Das sagt Ihr Impressum; bitte berichtigen Sie, was nicht stimmt.',
  companyUses:
    'In eigenen Texten können Sie dafür {COMPANY}, {STREET}, {ZIPCODE}, {CITY} und {EMAIL} schreiben.',
  company: {
    COMPANY: 'Firma oder Name',
    STREET: 'Straße und Hausnummer',
    ZIPCODE: 'Postleitzahl',
    CITY: 'Ort',
    EMAIL: 'E-Mail-Adresse',
  },
  emailHint: 'Darf leer bleiben.',
  tooLong: 'Höchstens 255 Zeichen.',

  lookTitle: 'Wie soll es aussehen?',
  lookText:
    'So, wie es ist, sieht es gut aus; Sie können alles lassen. Zustimmen und Ablehnen haben immer dieselbe Farbe, denn Ablehnen muss so leicht sein wie Zustimmen.',
  lookMore: 'Alle Farben, Logo und Vorschau',
  look: {
    widgetPosition: {
      label: 'Wo das Fenster steht',
      text: 'Auf dem Telefon steht es immer unten.',
      options: {
        top: 'Oben',
        center: 'In der Mitte',
        bottom: 'Unten',
        bottomleft: 'Unten links',
        bottomright: 'Unten rechts',
      },
    },
    primaryButtonBackgroundColor: {
      label: 'Farbe der Schaltflächen',
      text: 'Zum Beispiel die Ihres Logos. Die Schrift darauf wird schwarz oder weiß, je nachdem, was besser zu lesen ist.',
    },
  },
  colorFault: 'Bitte wählen Sie eine Farbe wie #175c50.',

  embedTitle: 'Setzen Sie den Code in Ihre Website',
  embedText:
    'Kopieren Sie diese Zeile, und setzen Sie sie auf jeder Seite ganz an den Anfang des <head>, vor alle anderen Skripte: Nur was nach ihr kommt, kann zurückgehalten werden.',
  snippet: 'Code',
  where: 'Wo ist das?',
  places: [
    [
      'WordPress',
      'Ein Plugin für Code im Kopf der Seiten, etwa „WPCode“: Feld „Header“, an die erste Stelle.',
    ],
    ['TYPO3', 'TypoScript: page.headerData.1 = TEXT, mit der Zeile als Wert.'],
    ['Joomla', 'Template → index.php, direkt hinter <head>.'],
    ['Wix, Jimdo, Squarespace', 'Einstellungen → Eigener Code → Head, auf allen Seiten.'],
    [
      'Jemand anderes betreut die Website',
      'Schicken Sie ihm oder ihr die Zeile und den ersten Satz dieser Seite.',
    ],
  ],
  forced: 'Mit fester Sprache',
  forcedLabel: (locale) => `Code für ${locale}`,
  declaration: 'Liste der Cookies für Ihre Datenschutzerklärung',
  declarationText:
    'Wo diese Zeile in Ihrer Datenschutzerklärung steht, werden alle Dienste und Cookies aufgeführt, immer aktuell und mit einem Link, um die Einwilligung zu ändern.',
  embedThen:
    'Wenn er eingebaut ist: Öffnen Sie Ihre Website einmal in einem anderen Tab, und kommen Sie zur Kontrolle hierher zurück.',
  check: 'Jetzt kontrollieren',

  checkTitle: 'Ist alles an seinem Platz?',
  checkText:
    'Damit wird Ihre Website noch einmal angesehen: wo der Code steht und was noch vor der Einwilligung lädt.',
  checked: (time) => `Kontrolliert: ${time}.`,
  script: 'Der Code',
  calledAt: (time) => `Eine Seite Ihrer Website hat ihn zuletzt aufgerufen: ${time}.`,
  neverCalled:
    'Noch keine Seite Ihrer Website hat ihn aufgerufen. Bauen Sie ihn ein, öffnen Sie die Website einmal, und kontrollieren Sie noch einmal.',
  notYetCalled:
    'Noch keine Seite Ihrer Website hat ihn aufgerufen. Öffnen Sie die Website einmal in einem anderen Tab, und kontrollieren Sie noch einmal.',
  place: {
    first: 'Er steht im Kopf Ihrer Startseite vor allen anderen Skripten. So ist es richtig.',
    late: 'Er steht im Kopf Ihrer Startseite, aber vor ihm kommen andere Skripte, die er nicht zurückhalten kann. Setzen Sie ihn an den Anfang.',
    deferred:
      'Er ist mit „async“ oder „defer“ versehen und kommt dadurch zu spät. Nehmen Sie dieses Wort aus der Zeile.',
    body: 'Er steht im Rumpf Ihrer Startseite und kommt dort zu spät. Setzen Sie ihn an den Anfang des <head>.',
    none: 'Er steht nicht im HTML Ihrer Startseite. Wenn Ihre Seiten ihn aufrufen, fügt ihn etwas anderes ein, und das ist zu spät.',
  },

  early: 'Was vor der Einwilligung lädt',
  earlyText:
    'Browser holen dies von anderen Unternehmen, sobald sie es in Ihren Seiten sehen, bevor ein Besucher zustimmen könnte. Ersetzen Sie jedes durch die Zeile darunter; dann wartet es auf die Einwilligung.',
  earlyNone: 'Es wurde nichts gefunden, das vor der Einwilligung von anderen lädt.',
  earlyTag: (name) => `${name}: in Ihren Seiten`,
  earlyLine: (name) => `${name}: ersetzen durch`,
  earlyRemove: 'Das kann nicht auf eine Einwilligung warten: Nehmen Sie es aus Ihren Seiten.',
  earlyUnknown:
    'Diesen Dienst kennen wir nicht. So ersetzt, bleibt er blockiert, bis einer Ihrer Dienste seine Adresse nennt.',
  earlyPage: 'Zuerst gesehen auf',
  earlyReported:
    'Browser haben gemeldet, dass diese Hosts vor der Einwilligung angefragt werden; der letzte Scan hat aber kein Tag dafür gefunden. Wahrscheinlich lädt sie ein anderes Skript.',
  earlyFindings: 'Befunde anzeigen',
  earlyMore: (count) => `${count} weitere werden aufgeführt, wenn Sie danach noch einmal kontrollieren.`,

  finished: 'Fertig. Ihre Website fragt nach der Einwilligung, und nichts fehlt.',
  missing: (count) => (count === 1 ? 'Eines fehlt noch.' : `${count} Dinge fehlen noch.`),
  checklist: 'Was erledigt ist und was fehlt',
  done: 'Erledigt',
  lacking: 'Fehlt',
  mend: 'Jetzt erledigen',
  checks: {
    services: {
      done: 'Nach allen gefundenen Diensten werden Ihre Besucher gefragt.',
      missing: 'Nicht nach allen gefundenen Diensten werden Ihre Besucher gefragt:',
      unknown: 'Welche Dienste Ihre Website nutzt, ist noch nicht bekannt.',
    },
    language: {
      done: 'Gefragt wird in der Sprache Ihrer Website.',
      missing: 'Die Sprache Ihrer Website ist nicht eingeschaltet:',
      unknown: 'In welcher Sprache Ihre Website ist, ist noch nicht bekannt.',
    },
    legal: {
      done: 'Impressum und Datenschutzerklärung sind in jeder Sprache verlinkt.',
      missing: 'Impressum oder Datenschutzerklärung ist nicht verlinkt in:',
      unknown: '',
    },
    company: {
      done: 'Besucher lesen, wer verantwortlich ist.',
      missing: 'Name oder Anschrift des Verantwortlichen fehlt.',
      unknown: '',
    },
    script: {
      done: 'Ihre Website ruft den Code auf.',
      missing: 'Ihre Website ruft den Code noch nicht auf oder zu spät.',
      unknown: '',
    },
    early: {
      done: 'Vor der Einwilligung wird nichts von anderen geholt.',
      missing: 'Vor der Einwilligung werden noch geholt:',
      unknown: 'Ob vor der Einwilligung etwas geholt wird, ist noch nicht bekannt.',
    },
  },
};
