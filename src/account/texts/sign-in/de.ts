import type { en } from './en.ts';

export const de: typeof en = {
  link: {
    title: 'Passwort festlegen',
    text: 'Dieser Link gilt einmal. Er beendet alle Sitzungen Ihres Kontos; danach melden Sie sich mit dem neuen Passwort an.',
    button: 'Passwort festlegen',
  },
  why: {
    expired:
      'Ihre Sitzung ist vorbei: Sie wurde 30 Minuten nicht benutzt oder begann vor 12 Stunden. Bitte melden Sie sich wieder an.',
    ended:
      'Ihre Sitzung wurde beendet, hier oder von einem anderen Browser aus. Bitte melden Sie sich wieder an.',
  },
};
