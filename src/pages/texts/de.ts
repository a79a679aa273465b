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
    too_big: ({ origin, maximum }) =>
      origin === 'string' ? `Höchstens ${maximum} Zeichen.` : `Höchstens ${maximum}.`,
    too_small: ({ origin, minimum }) =>
      origin === 'string' ? 'Das wird gebraucht.' : `Mindestens ${minimum}.`,
    invalid_type: () => 'Das fehlt oder passt nicht.',
    custom: () => 'Das ist hier nicht möglich.',
  },
  rank: (place) => `Platz ${place}`,
  removeFile: 'Das jetzige wegnehmen',
  logOut: 'Abmelden',
  lines: 'Ein Eintrag je Zeile.',
  advice: 'Üblicher Rat',
  times: (zone) => `Zeiten gelten für ${zone}.`,

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
