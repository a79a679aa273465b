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
  embedKey: {
    title: 'Einbettungsschlüssel',
    text: 'Er ist Teil des Codes in Ihren Seiten und öffentlich. Wenn jemand anderes ihn missbraucht, wechseln Sie ihn, und setzen Sie den neuen Code binnen 30 Tagen in Ihre Seiten.',
    before: (time) =>
      `Der Schlüssel davor gilt bis ${time}. Bis dahin brauchen Ihre Seiten den Code mit dem neuen.`,
    button: 'Einbettungsschlüssel wechseln',
    confirmTitle: 'Den Einbettungsschlüssel wechseln?',
    detail:
      'Ihre Codes bekommen einen neuen Schlüssel. Seiten mit dem alten funktionieren noch 30 Tage; danach zeigen sie kein Einwilligungsfenster mehr, bis sie den neuen Code haben.',
    again: 'Sie haben ihn schon einmal gewechselt. Der Schlüssel von davor, der noch gilt, endet sofort.',
  },
};
