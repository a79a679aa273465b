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
    too_big: ({ origin, maximum }) =>
      origin === 'string' ? `Geben Sie höchstens ${maximum} Zeichen ein.` : `Der Höchstwert ist ${maximum}.`,
    too_small: ({ origin, minimum }) =>
      origin !== 'string'
        ? `Der Mindestwert ist ${minimum}.`
        : minimum > 1
          ? `Geben Sie mindestens ${minimum} Zeichen ein.`
          : 'Pflichtfeld.',
    invalid_type: () => 'Geben Sie einen gültigen Wert ein.',
    invalid_format: ({ format }) =>
      format === 'email'
        ? 'Geben Sie eine gültige E-Mail-Adresse ein.'
        : 'Geben Sie einen gültigen Wert ein.',
    custom: () => 'Dieser Wert ist ungültig.',
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
