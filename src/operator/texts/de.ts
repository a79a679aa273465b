import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { TIME_TRAVEL } from '../../log/rollback/time-travel.ts';
import { ARCHIVE_MINUTES, FULL_PERCENT, LATE_MINUTES, ROLLBACK_DAYS } from '../system-issues.ts';
import { de as pages } from '../../pages/texts/de.ts';
import { de as shared } from '../../people/texts/de.ts';
import { de as people } from './people/de.ts';
import { de as client } from './client/de.ts';
import { de as backup } from './backup/de.ts';
import { de as branding } from './branding/de.ts';
import type { en } from './en.ts';

type Counts = { embeddings: number; locales: number; placeholders: number; themes: number };
const of = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const parts = ({ embeddings, locales, placeholders, themes }: Counts) =>
  [
    of(embeddings, 'Dienst', 'Dienste'),
    of(locales, 'Sprache', 'Sprachen'),
    of(placeholders, 'Platzhalter', 'Platzhalter'),
    of(themes, 'Design', 'Designs'),
  ].join(', ');

/** „4 von 10 Websites scannen“, oder „4 Websites scannen“, wenn es alle sind. */
const part = (verb: string, count: number, all: number, one: string, many: string) =>
  `${count < all ? `${count} von ${all} ${many}` : of(count, one, many)} ${verb}`;

export const de: typeof en = {
  ...pages,
  ...shared,
  ...people,
  activityTitle: 'Aktivität',
  navigation: 'Betreiber',
  of: (name) => ` von ${name}`,
  callsOf: (count) => `${count} ${count === '1' ? 'Seitenaufruf' : 'Seitenaufrufe'} in diesem Monat`,
  lastDecision: (time) => `Letzte Entscheidung: ${time}`,
  noDecision: 'Noch keine Entscheidungen',

  clients: {
    title: 'Kunden',
    searchHint: 'Teil eines Namens, einer E-Mail-Adresse, Firma oder Domain.',
    none: 'Noch keine Kunden.',
    create: 'Neuer Kunde',
    createButton: 'Kunde anlegen',
    createText:
      'Sie legen kein Passwort fest: Der Inhaber erhält einen Link per E-Mail; wo E-Mail nicht eingerichtet ist, erstellen Sie einen und senden ihn.',
    domainsOf: (count) => `${count} ${count === '1' ? 'Domain' : 'Domains'}`,
  },
  client,
  backup,
  branding,

  domains: {
    title: 'Domains',
    statusDelay: 'Nach dem ersten Seitenaufruf wird der Status innerhalb von zehn Minuten aktualisiert.',
    searchHint: 'Teil des Namens einer Domain oder eines Kunden oder eine Domain-ID.',
    republish: 'Konfiguration neu veröffentlichen',
    sort: 'Reihenfolge',
    sorts: {
      newest: 'Neueste zuerst',
      name: 'Name',
      last: 'Letzte Entscheidung',
      calls: 'Seitenaufrufe',
      status: 'Status',
    },
    select: (name) => `${name} auswählen`,
    csv: 'CSV herunterladen',
    columns: [
      'Domain',
      'Kunde',
      'Status',
      'Hinweise',
      'Seitenaufrufe in diesem Monat',
      'Letzte Entscheidung',
      'Domain-ID',
    ],
  },

  bulk: {
    label: 'Ausgewählte Domains',
    all: (count) => (count === '1' ? 'Die Domain dieser Liste' : `Alle ${count} Domains dieser Liste`),
    names: {
      scan: 'Websites scannen',
      copy: 'Konfiguration kopieren',
      addService: 'Dienst hinzufügen',
      disableService: 'Dienst ausschalten',
      deactivate: 'Domains deaktivieren',
      activate: 'Domains aktivieren',
      republish: 'Konfiguration neu veröffentlichen',
    },
    questions: {
      scan: (count) => `${of(count, 'Website', 'Websites')} scannen?`,
      copy: (count, name) => `Konfiguration von ${name} auf ${of(count, 'Domain', 'Domains')} kopieren?`,
      addService: (count, name) => `${name} bei ${of(count, 'Domain', 'Domains')} hinzufügen?`,
      disableService: (count, name) => `${name} bei ${of(count, 'Domain', 'Domains')} ausschalten?`,
      deactivate: (count) => `${of(count, 'Domain', 'Domains')} deaktivieren?`,
      activate: (count) => `${of(count, 'Domain', 'Domains')} aktivieren?`,
      republish: (count) => `${of(count, 'Konfiguration', 'Konfigurationen')} neu veröffentlichen?`,
    },
    effects: {
      scan: 'Jede Website wird wie bei der Einrichtung gescannt. Die Konfiguration ändert sich nicht.',
      copy: 'Alle Einstellungen dieser Domains werden ersetzt. Das Kopieren kann rückgängig gemacht werden.',
      addService:
        'Der Dienst aus dem Katalog wird hinzugefügt und eingeschaltet. Besucher werden dazu gefragt, außer sie haben den ganzen Zweck abgelehnt.',
      disableService:
        'Besucher werden nicht mehr nach dem Dienst gefragt, und das Banner blockiert ihn nicht mehr. Tun Sie das, sobald die Websites ihn nicht mehr verwenden.',
      deactivate:
        'Diese Websites zeigen kein Banner mehr an und blockieren nichts mehr. Es werden keine Daten gelöscht.',
      activate: 'Diese Websites zeigen das Banner wieder an.',
      republish:
        'Die Konfiguration in der Datenbank wird neu veröffentlicht. Sie erreicht Besucher innerhalb von 90 Sekunden.',
    },
    plans: {
      scan: () => 'wird zum ersten Mal gescannt.',
      scanAgain: (time) => `wird erneut gescannt (letzter Scan: ${time}).`,
      copy: () => 'Die Konfiguration wird ersetzt.',
      add: () => 'Der Dienst wird hinzugefügt.',
      enable: () => 'Der Dienst ist in der Liste, aber ausgeschaltet. Er wird eingeschaltet.',
      isEnabled: () => 'Der Dienst ist bereits eingeschaltet.',
      disable: () => 'Der Dienst wird ausgeschaltet.',
      isDisabled: () => 'Der Dienst ist bereits ausgeschaltet.',
      lacksService: () => 'Die Domain hat diesen Dienst nicht.',
      deactivate: () => 'wird deaktiviert.',
      isInactive: () => 'ist bereits deaktiviert.',
      activate: () => 'wird aktiviert.',
      isActive: () => 'ist bereits aktiv.',
      republish: (time) => `wird neu veröffentlicht (letzte Änderung: ${time}).`,
    },
    idle: (count) => `Nichts zu tun bei ${of(count, 'Domain', 'Domains')}`,
    archived: 'Diese Website ist archiviert.',
    cut: (most) =>
      `Eine Aktion umfasst bis zu ${most} Domains: Dies sind die ersten. Wiederholen Sie sie für die übrigen.`,
    portions: (count) => `Jeweils ${count} auf einmal. Auf der nächsten Seite geht es weiter.`,
    buttons: {
      scan: (count, all) => part('scannen', count, all, 'Website', 'Websites'),
      copy: (count, all) => part('ersetzen', count, all, 'Konfiguration', 'Konfigurationen'),
      addService: (count, all) => part('ändern', count, all, 'Domain', 'Domains'),
      disableService: (count, all) => part('ändern', count, all, 'Domain', 'Domains'),
      deactivate: (count, all) => part('deaktivieren', count, all, 'Domain', 'Domains'),
      activate: (count, all) => part('aktivieren', count, all, 'Domain', 'Domains'),
      republish: (count, all) => part('neu veröffentlichen', count, all, 'Konfiguration', 'Konfigurationen'),
    },
    done: {
      scan: (count) => `${of(count, 'Website wurde', 'Websites wurden')} gescannt.`,
      copy: (count) => `${of(count, 'Konfiguration wurde', 'Konfigurationen wurden')} ersetzt.`,
      addService: (count, name) => `${name} wurde bei ${of(count, 'Domain', 'Domains')} hinzugefügt.`,
      disableService: (count, name) => `${name} wurde bei ${of(count, 'Domain', 'Domains')} ausgeschaltet.`,
      deactivate: (count) => `${of(count, 'Domain wurde', 'Domains wurden')} deaktiviert.`,
      activate: (count) => `${of(count, 'Domain wurde', 'Domains wurden')} aktiviert.`,
      republish: (count) =>
        `${of(count, 'Konfiguration wurde', 'Konfigurationen wurden')} neu veröffentlicht.`,
    },
    did: {
      scan: 'gescannt.',
      scanAgain: 'erneut gescannt.',
      copy: 'Konfiguration ersetzt.',
      add: 'Dienst hinzugefügt.',
      enable: 'Dienst eingeschaltet.',
      disable: 'Dienst ausgeschaltet.',
      deactivate: 'deaktiviert.',
      activate: 'aktiviert.',
      republish: 'neu veröffentlicht.',
    },
    failed: (count) => `Bei ${of(count, 'Domain', 'Domains')} wurde nichts geändert:`,
    reasons: {
      unreachable: 'Die Website ist nicht erreichbar oder hat einen Fehler zurückgegeben.',
      limited: 'Zu viele Scans für diesen Kunden. Versuchen Sie es in einer Minute erneut.',
      deleted: 'Die Domain gibt es nicht mehr.',
      changed:
        'Die Domain wurde geändert, nachdem die Seite sie aufgeführt hatte, oder dieses Formular wurde schon gesendet.',
      plan: 'Der Tarif des Kunden enthält nicht genügend Sprachen.',
      full: 'Die Domain hat bereits so viele Dienste, wie sie haben kann.',
      failed: 'Es ist ein Fehler aufgetreten. Versuchen Sie es erneut.',
    },
    undoHint: 'Jede Änderung kann in der Aktivitätsliste ihrer Website rückgängig gemacht werden.',
    undoCopies: (count, all) => part('rückgängig machen', count, all, 'Kopie', 'Kopien'),
    limited: 'Zu viele Scans für einen Kunden. Die übrigen folgen in einer Minute.',
    stop: 'Anhalten',
    rest: (count) => `${of(count, 'Domain steht', 'Domains stehen')} noch aus.`,
    service: 'Dienst',
    by: (vendor) => vendor.replace('{OPERATOR}', 'Eigener Server des Kunden'),
    serviceHint: 'Name, Anbieter, Host oder Cookie aus dem Katalog, zum Beispiel YouTube.',
    moreServices: (count) =>
      `${of(count, 'weiterer Dienst', 'weitere Dienste')}: Geben Sie mehr vom Namen ein.`,
    serviceOf: {
      addService: (count) => `Einen Dienst bei ${of(count, 'Domain', 'Domains')} hinzufügen`,
      disableService: (count) => `Einen Dienst bei ${of(count, 'Domain', 'Domains')} ausschalten`,
    },
    none: 'Wählen Sie mindestens eine Domain aus.',
    copyTo: (count) => `Eine Konfiguration auf ${of(count, 'Domain', 'Domains')} kopieren`,
    source: 'Quelldomain',
  },

  copying: {
    title: 'Konfiguration kopieren',
    of: (name) => `Konfiguration von ${name} kopieren`,
    lead: (counts) => `Kopiert die Einstellungen und ${parts(counts)}.`,
    choose: 'Zieldomains',
    next: 'Weiter',
    deleted: (parts) => `löscht ${parts}.`,
    parts,
    stays:
      'Jede Domain behält Name, Land, White-Label-Einstellung, geteilte Einwilligungen, Einwilligungsprotokoll und Statistik.',
    legalStays:
      'Auch Impressum, Datenschutzerklärung, Barrierefreiheitserklärung und Firmenangaben behält sie. In Sprachen, die dort neu sind, bleiben diese leer.',
    legal: (client) =>
      `Auch Impressum, Datenschutzerklärung, Barrierefreiheitserklärung und Firmenangaben kopieren (nur auf Domains von ${client})`,
    asked:
      'Besucher werden erneut gefragt, wenn die neuen Dienste von denen abweichen, über die sie entschieden haben.',
    undoTitle: 'Kopien rückgängig machen',
    undone: (count) => `${of(count, 'Domain hat', 'Domains haben')} wieder die frühere Konfiguration.`,
  },

  status: {
    title: 'Systemstatus',
    allOperational: 'Alle Systeme funktionieren.',
    database: (name) => `Datenbank ${name}`,
    operational: 'Funktioniert',
    actionNeeded: 'Handlungsbedarf',
    act: 'Was zu tun ist:',
    lastRun: 'Letzter Lauf des geplanten Jobs',
    size: 'Größe',
    gigabytes: (count) => `${count} GB von 10 GB`,
    entries: 'Einträge',
    entriesOf: (live, archived, time) =>
      `${live} in der Datenbank, ${archived} im Archiv (gezählt am ${time}, einmal am Tag)`,
    lastRollback: 'Letzter Rollback',
    noRollback: 'Keiner',
    rollbackOf: (time, count, logs) =>
      `${time}: ${count === 1 ? '1 Protokoll wird unter einer neuen Nummer fortgesetzt' : `${logs} Protokolle werden unter neuen Nummern fortgesetzt`}`,
    migration: 'Letzte Migration',
    failedJobs: 'Jobs, die wiederholt werden',
    block: (number) => `Block ${number}`,
    tried: (tries, since, next) =>
      `${tries === '1' ? '1 Versuch' : `${tries} Versuche`} seit ${since}. Nächster Versuch: ${next}.`,
    version: (version) => `Placet ${version}.`,
    more: 'Betriebshandbuch, auch zur Wiederherstellung einer Datenbank: docs/operations/README.md.',
    issues: {
      unreachable: {
        title: 'Die Datenbank antwortet nicht',
        means:
          'Entscheidungen werden derzeit nicht gespeichert. Browser behalten sie und versuchen es erneut; noch ist keine Entscheidung verloren.',
        act: 'Prüfen Sie cloudflarestatus.com, das Tageslimit des kostenlosen Tarifs und das Binding in wrangler.toml.',
      },
      never: {
        title: 'Der geplante Job ist noch nie gelaufen',
        means:
          'Nichts wird versiegelt, archiviert oder gelöscht. Nach dem ersten Deployment ist das eine Minute lang normal.',
        act: 'Prüfen Sie den Cron-Trigger im Cloudflare-Dashboard: Workers, Settings, Triggers.',
      },
      late: {
        title: `Der geplante Job ist seit mehr als ${LATE_MINUTES} Minuten nicht gelaufen`,
        means: 'Entscheidungen werden gespeichert, aber nichts wird versiegelt, archiviert oder gelöscht.',
        act: 'Prüfen Sie den Cron-Trigger, und suchen Sie im Log des Workers nach „scheduled job failed“. Nach einem abgebrochenen Lauf beginnt der nächste innerhalb von zweieinhalb Minuten.',
      },
      notCovered: {
        title: 'Ein versiegelter Block ist von keinem Checkpoint erfasst',
        means: 'Bis ein Checkpoint den Block erfasst, weisen nur Belege seine Entscheidungen nach.',
        act: 'Prüfen Sie die fehlgeschlagenen Jobs unten.',
      },
      notArchived: {
        title: `Ein versiegelter Block wartet seit mehr als ${ARCHIVE_MINUTES} Minuten auf die Archivierung`,
        means: 'Er bleibt in der Datenbank; es gehen keine Daten verloren.',
        act: 'Wenn viele Blöcke auf einmal versiegelt wurden, warten Sie: Pro Minute werden fünf archiviert. Prüfen Sie andernfalls die fehlgeschlagenen Jobs unten, und ob R2 antwortet.',
      },
      recovering: {
        title: 'Ein Rollback wurde erkannt',
        means:
          'Die Datenbank wurde auf einen früheren Stand zurückgesetzt. Die Protokolle werden unter neuen Nummern fortgesetzt; Löschungen werden wiederholt.',
        act: 'Warten Sie zehn Minuten. Wenn niemand aus Ihrem Team die Datenbank wiederhergestellt hat, finden Sie heraus, wer darauf Zugriff hat.',
      },
      rolledBack: {
        title: `Die Datenbank wurde in den letzten ${ROLLBACK_DAYS} Tagen zurückgesetzt`,
        means:
          'Alles, was nach dem wiederhergestellten Stand gespeichert wurde, ist verloren. Die Protokolle werden unter neuen Nummern fortgesetzt, und jeder ihrer Checkpoints nennt den Rollback.',
        act: 'Wenn niemand aus Ihrem Team die Datenbank wiederhergestellt hat, finden Sie heraus, wer darauf Zugriff hat. Informieren Sie andernfalls die Kunden, deren Einträge verloren sind.',
      },
      orphanedLogs: {
        title: 'Ein Protokoll gehört zu keiner Domain',
        means: `Eine Wiederherstellung hat ein Protokoll zurückgebracht, auf das keine Domain verweist. Es wird ${TIME_TRAVEL / SECONDS_PER_DAY} Tage nach der letzten Wiederherstellung gelöscht.`,
        act: 'Wenn eine Domain fehlt, stellen Sie „DB“ auf denselben Zeitpunkt wieder her: docs/operations/restore.md.',
      },
      failedJobs: {
        title: 'Ein Job schlägt wiederholt fehl',
        means: 'Betroffen ist nur der Block oder das Protokoll dieses Jobs.',
        act: 'Prüfen Sie die fehlgeschlagenen Jobs unten; docs/operations/failed-jobs.md erklärt jeden davon.',
      },
      full: {
        title: `Die Datenbank ist zu mehr als ${FULL_PERCENT} % voll`,
        means: 'Eine D1-Datenbank fasst bis zu 10 GB.',
        act: 'Fügen Sie eine Protokolldatenbank für neue Domains hinzu (docs/operations/databases.md, „Add a database“), oder verkürzen Sie die Aufbewahrung (LOG_RETENTION_DAYS).',
      },
    },
  },

  flashes: {
    ...shared.flashes,
    clientSaved: (name) => `Der Kunde ${name} wurde gespeichert.`,
    createdInvited: (name) =>
      `Der Kunde ${name} wurde angelegt. Der Inhaber hat eine E-Mail mit einem Link für die erste Anmeldung erhalten.`,
    created: (name) =>
      `Der Kunde ${name} wurde angelegt. Erstellen Sie einen Passwort-Link für die erste Anmeldung.`,
    deleted: (name) => `Der Kunde ${name} wurde gelöscht.`,
    domainCreated: (name) => `Die Domain ${name} wurde hinzugefügt.`,
    domainsCreated: (count) => `${count} Domains wurden hinzugefügt.`,
    domainRepublished: (name) =>
      `Die Konfiguration von ${name} wurde neu veröffentlicht. Besucher erhalten sie innerhalb von 90 Sekunden.`,
    brandingSaved: 'Das Branding wurde gespeichert. Es ist innerhalb einer Minute überall sichtbar.',
    clientFactorOff:
      'Die Zwei-Faktor-Authentifizierung wurde ausgeschaltet. Der Kunde meldet sich jetzt nur mit dem Passwort an und kann sie neu einrichten.',
    inactive: 'Die Konsole wurde nicht geöffnet: Der Kunde ist nicht aktiv.',
  },
};
