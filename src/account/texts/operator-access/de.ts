import type { en } from './en.ts';

export const de: typeof en = {
  text: (name) => `Sie sehen die Konsole von ${name} als Betreiber.`,
  leave: 'Konsole verlassen',
  own: 'Nur für den Kunden zugänglich',
  ownText:
    'API-Schlüssel, Passwort, E-Mail-Adresse und Anmeldeeinstellungen verwaltet nur der Kunde. Als Betreiber können Sie sie weder sehen noch ändern.',
};
