import type { en } from './en.ts';

export const de: typeof en = {
  language: 'Deutsch',
  languages: 'Sprache',
  skip: 'Zum Inhalt springen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  save: 'Speichern',
  cancel: 'Abbrechen',
  notSaved: 'Es wurde nichts gespeichert. Bitte prüfen Sie die markierten Felder.',
  withheld: 'In Ihrem Tarif nicht enthalten. Ihre Eingabe wird gespeichert, hat aber keine Wirkung.',
  faults: {
    required: 'Pflichtfeld',
    type: { number: 'Bitte geben Sie eine Zahl ein', int: 'Bitte geben Sie eine ganze Zahl ein' },
    form: {
      email: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein',
      url: 'Bitte geben Sie eine Adresse wie https://www.example.com ein',
      date: 'Bitte geben Sie ein Datum ein',
      base64: 'Bitte wählen Sie eine Datei',
    },
    characters: {
      least: (limit) => (limit === '1' ? 'Pflichtfeld' : `Mindestens ${limit} Zeichen`),
      most: (limit) => `Höchstens ${limit} Zeichen`,
    },
    entries: {
      least: (limit) => `Mindestens ${limit} Einträge`,
      most: (limit) => `Höchstens ${limit} Einträge`,
    },
    number: {
      least: (limit) => `Mindestens ${limit}`,
      most: (limit) => `Höchstens ${limit}`,
      above: (limit) => `Mehr als ${limit}`,
      below: (limit) => `Weniger als ${limit}`,
    },
    multiple: (of) => `Bitte geben Sie ein Vielfaches von ${of} ein`,
    choice: () => 'Bitte wählen Sie eine der Möglichkeiten',
    unlisted: 'Bitte wählen Sie eine der Möglichkeiten',
    unknown: 'Diese Seite ist veraltet. Bitte laden Sie sie neu',
    name: () => 'Einer der Namen ist hier nicht möglich',
    other: 'Dieser Wert ist hier nicht möglich',
    invalid_format: ({ format }) =>
      format === 'email'
        ? 'Geben Sie eine gültige E-Mail-Adresse ein.'
        : 'Geben Sie einen gültigen Wert ein.',
  },
  rank: (place) => `Position ${place}`,
  removeFile: 'Aktuelle Datei entfernen',
  logOut: 'Abmelden',
  lines: 'Ein Eintrag pro Zeile.',
  advice: 'Empfehlung',
  times: (zone) => `Alle Zeiten in der Zeitzone ${zone}.`,

  ending: {
    soon: 'Sie werden in wenigen Minuten wegen Inaktivität abgemeldet.',
    minutes: (count) => `Sie werden in ${count} min abgemeldet.`,
    over: 'Sie wurden abgemeldet. Eingaben auf dieser Seite wurden nicht gespeichert.',
    stay: 'Angemeldet bleiben',
  },

  errors: {
    back: 'Zurück zur Übersicht',
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
      text: 'Der Fehler liegt bei uns und wurde protokolliert.',
    },
  },
};
