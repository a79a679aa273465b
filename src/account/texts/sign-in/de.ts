import type { en } from './en.ts';

export const de: typeof en = {
  link: {
    title: 'Passwort festlegen',
    text: 'Dieser Link gilt einmal. Er beendet alle Sitzungen Ihres Kontos; danach melden Sie sich mit dem neuen Passwort an.',
    button: 'Passwort festlegen',
    spentTitle: 'Dieser Link ist nicht mehr gültig',
    spentText:
      'Er wurde schon benutzt, ist abgelaufen oder wurde durch einen neueren ersetzt. Wenn Sie bereits ein Passwort festgelegt haben, melden Sie sich damit an. Andernfalls bitten Sie Ihren Anbieter um einen neuen Link.',
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
    title: 'Sitzungen und Geräte',
    text: 'Die Browser, in denen jemand bei diesem Konto angemeldet ist, und die, in denen sich früher jemand angemeldet hat. In diesen ist eine Anmeldung immer möglich, auch wenn andere Ihr Passwort zu erraten versuchen. Beenden Sie, was Sie nicht kennen.',
    began: (time) => `seit ${time}`,
    unknown: 'Unbekannter Browser',
    operator: 'Vom Betreiber dieses Dienstes geöffnet',
    own: 'Dieser Browser',
    used: (time) => `Nicht angemeldet; letzte Anmeldung ${time}`,
    end: 'Beenden',
    forget: 'Vergessen',
    endOthers: 'Alle anderen beenden und vergessen',
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
  factor: {
    title: 'Zweiter Faktor',
    text: 'Mit einem zweiten Faktor braucht eine Anmeldung neben dem Passwort einen Code aus einer App auf Ihrem Telefon. Wer nur Ihr Passwort erfährt, kommt nicht hinein.',
    isOn: (codes) =>
      `Eine Anmeldung braucht einen Code aus Ihrer App. Noch ${codes} Wiederherstellungscodes sind übrig.`,
    setUp: 'Zweiten Faktor einrichten',
    setUpText:
      'Fügen Sie dieses Konto einer Authenticator-App hinzu: Scannen Sie mit ihr den QR-Code, folgen Sie auf dem Telefon selbst dem Link, oder geben Sie den Schlüssel ein. Geben Sie dann den Code ein, den die App zeigt.',
    qr: 'QR-Code mit dem Link, für die App auf Ihrem Telefon',
    open: 'In der App öffnen',
    secret: 'Schlüssel',
    code: 'Code',
    codeHint: 'Aus Ihrer App, oder einer Ihrer Wiederherstellungscodes.',
    wrong: 'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie den nächsten ein.',
    on: 'Einschalten',
    present: 'Code Ihrer bisherigen App',
    off: 'Zweiten Faktor ausschalten',
    offText:
      'Bestätigen Sie mit einem Code, dass Sie es sind. Eine Anmeldung braucht danach nur noch das Passwort.',
    codesTitle: 'Heben Sie Ihre Wiederherstellungscodes auf',
    codesText:
      'Der zweite Faktor ist eingeschaltet. Wenn Sie das Telefon verlieren, melden diese Codes Sie je einmal an. Sie werden nicht noch einmal gezeigt.',
    codes: 'Wiederherstellungscodes',
    codesKept: 'Ich habe sie aufgehoben',
  },
};
