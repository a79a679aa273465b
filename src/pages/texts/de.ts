import { MAX_SERVICES } from '../../definitions/embedding-fields.ts';
import { de as activity } from './activity/de.ts';
import { de as dateRange } from './date-range/de.ts';
import { de as websiteList } from './website-list/de.ts';
import { de as domainStatus } from './domain-status/de.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  activity,
  dateRange,
  domainStatus,
  websiteList,
  language: 'Deutsch',
  languages: 'Sprache',
  schemes: { title: 'Farbschema', system: 'System', light: 'Hell', dark: 'Dunkel' },
  accountMenu: 'Kontomenü von',
  support: 'Fragen?',
  skip: 'Zum Inhalt springen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  unsaved: 'Nicht gespeicherte Änderungen',
  save: 'Speichern',
  advanced: (count) => `Erweiterte Einstellungen (${count})`,
  reset: 'Auf empfohlene Werte zurücksetzen',
  cancel: 'Abbrechen',
  lockedForm: (needed) => `Sie können dies ansehen. Für Änderungen ist die Rolle „${needed}“ erforderlich.`,
  search: 'Suche',
  find: 'Suchen',
  filter: 'Filter',
  statusFilter: 'Status',
  allStatuses: 'Alle',
  roleNames: {
    owner: 'Inhaber',
    editor: 'Bearbeiter',
    viewer: 'Betrachter',
    administrator: 'Administrator',
    support: 'Support',
  },
  pageLinks: { label: 'Seiten', first: 'Erste Seite', previous: 'Vorherige Seite', next: 'Nächste Seite' },
  all: 'Alle anzeigen',
  nothing: 'Keine Treffer.',
  notSaved: 'Es wurde nichts gespeichert. Prüfen Sie die markierten Felder.',
  conflict: {
    by: (value, who, time) =>
      `Während Ihrer Bearbeitung auf „${value}“ geändert (${who}, ${time}). Speichern Sie erneut, um es durch Ihre Eingabe zu ersetzen.`,
    unknown: (value) =>
      `Während Ihrer Bearbeitung auf „${value}“ geändert. Speichern Sie erneut, um es durch Ihre Eingabe zu ersetzen.`,
  },
  validation: {
    required: 'Pflichtfeld',
    type: { number: 'Geben Sie eine Zahl ein', int: 'Geben Sie eine ganze Zahl ein' },
    form: {
      email: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
      url: 'Geben Sie eine URL wie https://www.example.com ein',
      date: 'Geben Sie ein Datum ein',
      base64: 'Wählen Sie eine Datei',
    },
    characters: {
      least: (limit) => (limit === '1' ? 'Pflichtfeld' : `Geben Sie mindestens ${limit} Zeichen ein`),
      most: (limit) => `Geben Sie höchstens ${limit} Zeichen ein`,
    },
    entries: {
      least: (limit) => `Geben Sie mindestens ${limit} Einträge ein`,
      most: (limit) => `Geben Sie höchstens ${limit} Einträge ein`,
    },
    number: {
      least: (limit) => `Geben Sie ${limit} oder mehr ein`,
      most: (limit) => `Geben Sie ${limit} oder weniger ein`,
      above: (limit) => `Geben Sie mehr als ${limit} ein`,
      below: (limit) => `Geben Sie weniger als ${limit} ein`,
    },
    multiple: (of) => `Geben Sie ein Vielfaches von ${of} ein`,
    choice: () => 'Wählen Sie eine der Optionen',
    unlisted: 'Wählen Sie eine der Optionen',
    unknown: 'Diese Seite ist veraltet. Laden Sie sie neu',
    name: () => 'Einer der Namen ist nicht zulässig',
    other: 'Dieser Wert ist nicht zulässig',
  },
  rank: (place) => `Position ${place}`,
  removeFile: 'Aktuelle Datei entfernen',
  signOut: 'Abmelden',
  lines: 'Ein Eintrag pro Zeile.',
  advice: 'Empfehlung',
  times: (zone) => `Alle Zeiten in der Zeitzone ${zone}.`,

  ending: {
    soon: 'Sie werden in wenigen Minuten wegen Inaktivität abgemeldet.',
    minutes: (count) => `Sie werden in ${count} min abgemeldet.`,
    over: 'Ihre Sitzung ist beendet. Nach der Anmeldung in diesem Tab stehen Ihre Eingaben wieder im Formular.',
    signIn: 'Anmelden',
    stay: 'Angemeldet bleiben',
  },

  restored: 'Ihre Eingaben stehen wieder im Formular. Sie sind noch nicht gespeichert.',

  errors: {
    back: 'Zurück zur Übersicht',
    maxServices: {
      title: 'Zu viele Dienste',
      text: `Eine Website kann höchstens ${MAX_SERVICES} Dienste haben. Es wurde nichts hinzugefügt. Löschen Sie Dienste, die sie nicht mehr verwendet, und versuchen Sie es dann erneut.`,
    },
    formAgain: 'Formular mit Ihren Eingaben öffnen',
    400: {
      title: 'Ungültige Anfrage',
      text: 'Die Anfrage enthielt ungültige Werte. Gehen Sie zurück, und versuchen Sie es erneut.',
    },
    403: {
      title: 'Ihre Sitzung hat sich geändert',
      text: 'Dieses Formular gehört zu einer früheren Sitzung. Gehen Sie zurück, laden Sie die Seite neu, und versuchen Sie es erneut.',
    },
    404: {
      title: 'Seite nicht gefunden',
      text: 'Diese Seite existiert nicht, oder Sie haben keinen Zugriff darauf.',
    },
    405: {
      title: 'Seite nicht verfügbar',
      text: 'Diese Adresse nimmt nur Formulare entgegen. Gehen Sie zurück, und versuchen Sie es erneut.',
    },
    429: { title: 'Zu viele Versuche', text: 'Warten Sie einige Minuten, und versuchen Sie es dann erneut.' },
    500: {
      title: 'Etwas ist schiefgelaufen',
      text: 'Der Fehler liegt bei uns und wurde protokolliert. Versuchen Sie es in einigen Minuten erneut.',
    },
    503: {
      title: 'Vorübergehend nicht verfügbar',
      text: 'Warten Sie eine Minute, und laden Sie die Seite dann neu. Wenn Sie ein Formular gesendet haben, prüfen Sie zuerst, ob Ihre Änderung gespeichert wurde.',
    },
  },
};
