import { de as pages } from '../../pages/texts/de.ts';
import { de as client } from './client/de.ts';
import { de as moving } from './moving/de.ts';
import type { en } from './en.ts';

type Counts = { embeddings: number; locales: number; placeholders: number; themes: number };
const of = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const parts = ({ embeddings, locales, placeholders, themes }: Counts) =>
  [
    of(embeddings, 'Dienst', 'Dienste'),
    of(locales, 'Sprache', 'Sprachen'),
    of(placeholders, 'Platzhalter', 'Platzhalter'),
    of(themes, 'Gestaltung', 'Gestaltungen'),
  ].join(', ');

export const de: typeof en = {
  ...pages,
  navigation: 'Betreiber',
  operator: 'Betreiber',
  search: 'Suche',
  find: 'Suchen',
  all: 'Alle zeigen',
  nothing: 'Es wurde nichts gefunden.',
  pages: 'Seiten',
  first: 'Erste Seite',
  next: 'Nächste Seite',
  of: (name) => ` von ${name}`,
  callsOf: (count) => `${count} ${count === '1' ? 'Aufruf' : 'Aufrufe'} in diesem Monat`,
  lastDecision: (time) => `letzte Entscheidung ${time}`,
  noDecision: 'noch keine Entscheidung',

  login: {
    title: 'Anmeldung des Betreibers',
    key: 'Schlüssel des Betreibers',
    keyHint: 'Das Secret HOSTING_API_KEY dieses Dienstes.',
    button: 'Anmelden',
    wrong: 'Das ist nicht der Schlüssel des Betreibers.',
    tooMany: 'Zu viele Versuche aus Ihrem Netz. Bitte versuchen Sie es in einer Minute wieder.',
  },

  clients: {
    title: 'Kunden',
    searchHint: 'Ein Teil von Name, E-Mail-Adresse, Firma oder Domain.',
    none: 'Es gibt noch keinen Kunden.',
    create: 'Neuer Kunde',
    createText: 'Das Passwort wählt der Kunde: Danach bekommen Sie einen Link dafür.',
    domainsOf: (count) => `${count} ${count === '1' ? 'Domain' : 'Domains'}`,
  },
  client,
  moving,

  domains: {
    title: 'Domains',
    searchHint: 'Ein Teil des Namens von Domain oder Kunde, oder die ID einer Domain.',
  },

  copying: {
    title: 'Einrichtung kopieren',
    of: (name) => `Die Einrichtung von ${name} kopieren`,
    lead: (counts) => `Ihre Einstellungen, und ${parts(counts)}.`,
    choose: 'Auf welche Domains?',
    next: 'Weiter',
    none: 'Es wurde keine Domain gewählt.',
    replaced: 'Alle Einstellungen dieser Domains werden ersetzt, und diese Teile von ihnen gelöscht:',
    parts,
    stays:
      'Jede Domain behält Name, Land, White-Label, die Websites, mit denen sie Entscheidungen teilt, ihr Einwilligungsprotokoll und ihre Zahlen.',
    asked: 'Besucher werden neu gefragt, wo die Dienste nicht die sind, über die sie entschieden haben.',
    button: (count) => `Einrichtung von ${of(count, 'Domain', 'Domains')} ersetzen`,
    done: (count) => `Die Einrichtung von ${of(count, 'Domain', 'Domains')} wurde ersetzt.`,
    refused: 'Diese sind unverändert: Ihr Kunde darf nicht so viele Sprachen haben.',
  },

  deletion: {
    title: 'Kunden löschen',
    of: (name) => `${name} löschen?`,
    warning: 'Das lässt sich nicht zurücknehmen. Mit dem Kunden geht für immer:',
    domains: (count) =>
      `${count} ${count === '1' ? 'Domain' : 'Domains'} mit allen Diensten, Texten, Gestaltungen und Zahlen. Auf deren Websites wird niemand mehr gefragt und nichts mehr zurückgehalten.`,
    decisions: (count) =>
      `Das Protokoll mit etwa ${count} ${count === '1' ? 'Entscheidung' : 'Entscheidungen'}. Danach lässt sich keine Einwilligung mehr nachweisen.`,
    access: 'Anmeldung, API-Schlüssel und alle Sitzungen.',
    type: (name) => `Zum Bestätigen „${name}“ eingeben`,
    wrong: 'Das ist nicht der Name.',
    button: 'Endgültig löschen',
  },

  status: {
    title: 'Zustand',
    well: 'Alles funktioniert.',
    wrong: 'Das muss sich jemand ansehen.',
    database: (name) => `Datenbank ${name}`,
    fine: 'funktioniert',
    look: 'hier nachsehen',
    act: 'Was zu tun ist:',
    lastRun: 'Letzter Lauf des Jobs',
    size: 'Größe',
    gigabytes: (count) => `${count} GB von 10 GB`,
    entries: 'Entscheidungen',
    entriesOf: (live, archived) => `${live} in der Datenbank, ${archived} im Archiv`,
    migration: 'Letzte Migration',
    faults: 'Was scheiterte und wieder versucht wird',
    block: (number) => `Block ${number}`,
    tried: (tries, since, next) => `${tries}-mal versucht seit ${since}; wieder um ${next}.`,
    version: (version) => `Placet ${version}.`,
    more: 'Jeder Schritt, und wie man eine Datenbank wiederherstellt: docs/operations.md.',
    findings: {
      unreachable: {
        title: 'Die Datenbank antwortet nicht',
        means:
          'Entscheidungen werden gerade nicht gespeichert. Die Browser behalten sie und schicken sie wieder, noch ist keine verloren.',
        act: 'Sehen Sie auf cloudflarestatus.com nach, nach dem Tageslimit des kostenlosen Tarifs, und ob die Bindung in wrangler.toml steht.',
      },
      never: {
        title: 'Der Job ist noch nie gelaufen',
        means:
          'Nichts wird versiegelt, archiviert oder gelöscht. Gleich nach dem ersten Deploy ist das eine Minute lang normal.',
        act: 'Prüfen Sie den Cron-Trigger unter Workers › Settings › Triggers.',
      },
      late: {
        title: 'Der Job ist seit über fünf Minuten nicht gelaufen',
        means: 'Entscheidungen werden gespeichert, aber nichts wird versiegelt, archiviert oder gelöscht.',
        act: 'Prüfen Sie den Cron-Trigger, und suchen Sie im Protokoll des Workers nach „maintenance failed“. Ein abgebrochener Lauf hält die nächsten zehn Minuten lang auf.',
      },
      notHashed: {
        title: 'Ein versiegelter Block wartet auf seinen Hash',
        means: 'Seine Einträge sind bis dahin nur durch Quittungen belegt.',
        act: 'Sehen Sie unten nach, was scheiterte.',
      },
      notArchived: {
        title: 'Ein versiegelter Block wartet seit über einer Stunde auf das Archiv',
        means: 'Er bleibt in der Datenbank; nichts ist verloren.',
        act: 'Nach vielen Blöcken auf einmal: warten, fünf gehen in der Minute. Sonst sehen Sie unten nach, was scheiterte, und ob R2 antwortet.',
      },
      toReconcile: {
        title: 'Protokolle werden mit dem Archiv verglichen',
        means:
          'Die Datenbank wurde auf einen früheren Zeitpunkt zurückgesetzt. Bis das fertig ist, wird nichts signiert.',
        act: 'Warten Sie zehn Minuten. War es niemand von Ihnen, finden Sie heraus, wer Zugriff hat.',
      },
      faults: {
        title: 'Etwas scheitert immer wieder',
        means: 'Es hält nichts auf außer seinem eigenen Block oder Protokoll.',
        act: 'Sehen Sie unten nach, was es ist; docs/operations.md sagt, was jedes bedeutet.',
      },
      full: {
        title: 'Die Datenbank wird voll',
        means: 'Eine D1-Datenbank fasst 10 GB.',
        act: 'Fügen Sie eine Datenbank für Protokolle hinzu: docs/operations.md, „Add a database“.',
      },
    },
  },

  notices: {
    saved: 'Der Kunde wurde gespeichert.',
    created: 'Der Kunde wurde angelegt. Erstellen Sie einen Link, mit dem er sein Passwort setzt.',
    deleted: 'Der Kunde wurde gelöscht.',
    domainCreated: 'Die Domain wurde hinzugefügt.',
    factorOff:
      'Der zweite Faktor ist aus. Der Kunde meldet sich mit dem Passwort allein an und kann einen neuen einrichten.',
    inactive: 'Der Kunde ist nicht aktiv.',
    loggedOut: 'Sie wurden abgemeldet.',
  },
};
