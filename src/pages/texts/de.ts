import type { en } from './en.ts';

export const de: typeof en = {
  language: 'Deutsch',
  languages: 'Sprache',
  skip: 'Zum Inhalt',
  copy: 'Kopieren',
  copied: 'Kopiert',
  save: 'Speichern',
  cancel: 'Abbrechen',
  notSaved: 'Es wurde nichts gespeichert. Bitte sehen Sie die markierten Felder an.',
  withheld: 'Ihr Konto enthält das nicht: Es wird gespeichert, hat aber keine Wirkung.',
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
  },
  rank: (place) => `Platz ${place}`,
  removeFile: 'Das jetzige wegnehmen',
  logOut: 'Abmelden',
  lines: 'Ein Eintrag je Zeile.',
  advice: 'Üblicher Rat',
  times: (zone) => `Alle Zeiten in der Zeitzone ${zone}.`,

  ending: {
    soon: 'Ihre Sitzung endet in wenigen Minuten, da eine Weile nichts getan wurde.',
    minutes: (count) => `Ihre Sitzung endet in ${count} min.`,
    over: 'Ihre Sitzung ist zu Ende. Was Sie hier eingegeben haben, ist nicht gespeichert.',
    stay: 'Angemeldet bleiben',
  },

  errors: {
    back: 'Zur Übersicht',
    400: { title: 'Das hat nicht geklappt', text: 'Etwas an der Anfrage war nicht gültig.' },
    403: {
      title: 'Dieses Formular ist veraltet',
      text: 'Es gehört nicht zu Ihrer jetzigen Sitzung. Bitte gehen Sie zurück, laden Sie die Seite neu, und versuchen Sie es noch einmal.',
    },
    404: { title: 'Nicht gefunden', text: 'An dieser Adresse gibt es nichts, oder es gehört Ihnen nicht.' },
    405: {
      title: 'Das geht hier nicht',
      text: 'Diese Adresse nimmt nur Formulare an. Bitte gehen Sie zurück.',
    },
    429: { title: 'Zu viele Versuche', text: 'Bitte versuchen Sie es etwas später wieder.' },
    500: { title: 'Etwas ist schiefgegangen', text: 'Der Fehler liegt bei uns und wurde protokolliert.' },
  },
};
