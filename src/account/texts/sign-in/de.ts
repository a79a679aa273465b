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
  confirm: {
    title: 'Passwort bestätigen',
    text: 'Sie haben es vor mehr als zehn Minuten eingegeben, und dies darf nur der Inhaber des Kontos ändern.',
    button: 'Weiter',
  },
  sessions: {
    title: 'Sitzungen',
    text: 'Die Browser, in denen jemand bei diesem Konto angemeldet ist.',
    began: (time) => `seit ${time}`,
    unknown: 'Unbekannter Browser',
    operator: 'Vom Betreiber dieses Dienstes geöffnet',
    own: 'Dieser Browser',
    end: 'Beenden',
    endOthers: 'Alle anderen beenden',
  },
};
