import type { en } from './en.ts';

export const de: typeof en = {
  text: (name) => `Sie sind der Betreiber, in der Konsole von ${name}.`,
  leave: 'Verlassen',
  own: 'Das gehört dem Kunden',
  ownText:
    'API-Schlüssel, Passwort, E-Mail-Adresse und Anmeldung gehören dem Kunden. Sie sehen und ändern nichts davon.',
};
