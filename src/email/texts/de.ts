import type { en } from './en.ts';

export const de: typeof en = {
  invitation: ({ url, inviter, account, days }, brand) => ({
    subject: `Sie wurden zu ${brand} eingeladen`,
    paragraphs: [
      `${inviter} hat Sie zum Konto „${account}“ bei ${brand} eingeladen.`,
      `Legen Sie ein Passwort fest, um die Einladung anzunehmen. Der Link kann innerhalb von ${days} Tagen einmal verwendet werden.`,
    ],
    action: { label: 'Einladung annehmen', url },
    note: 'Wenn Sie den Absender nicht kennen, ignorieren Sie diese E-Mail.',
  }),
  operatorInvitation: ({ url, inviter, days }, brand) => ({
    subject: `Einladung in die Betreiber-Konsole von ${brand}`,
    paragraphs: [
      `${inviter} hat Sie in die Konsole des Betreibers von ${brand} eingeladen.`,
      `Legen Sie ein Passwort fest, um die Einladung anzunehmen. Der Link kann innerhalb von ${days} Tagen einmal verwendet werden.`,
    ],
    action: { label: 'Einladung annehmen', url },
    note: 'Wenn Sie den Absender nicht kennen, ignorieren Sie diese E-Mail.',
  }),
  operatorRecovery: ({ url, emailAddress }, brand) => ({
    subject: 'Der Zugang zur Betreiber-Konsole wurde wiederhergestellt',
    paragraphs: [
      `Jemand hat mit dem Betreiberschlüssel von ${brand} ${emailAddress} zum Administrator gemacht, ohne Zwei-Faktor-Authentifizierung.`,
      'Wenn das niemand von Ihnen war, legen Sie sofort einen neuen Betreiberschlüssel fest, und entfernen Sie dann diese Person.',
    ],
    action: { label: 'Personen öffnen', url },
  }),
  firstLink: ({ url, account, days }, brand) => ({
    subject: `Ihr Konto bei ${brand}`,
    paragraphs: [
      `Das Konto „${account}“ bei ${brand} ist eingerichtet. Dort verwalten Sie das Consent-Banner Ihrer Websites.`,
      `Legen Sie für die erste Anmeldung ein Passwort fest. Der Link kann innerhalb von ${days} Tagen einmal verwendet werden.`,
    ],
    action: { label: 'Passwort festlegen', url },
    note: 'Wenn Sie diese E-Mail nicht erwartet haben, ignorieren Sie sie.',
  }),
  passwordLink: ({ url, signInName, hours }, brand) => ({
    subject: 'Neues Passwort festlegen',
    paragraphs: [
      `Für Ihr Konto „${signInName}“ bei ${brand} wurde ein neues Passwort angefordert.`,
      `Der Link kann innerhalb von ${hours} Stunden einmal verwendet werden.`,
    ],
    action: { label: 'Passwort festlegen', url },
    note: 'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
  }),
  newSignIn: ({ url, signInName, browser, time }, brand) => ({
    subject: 'Neue Anmeldung bei Ihrem Konto',
    paragraphs: [
      `Jemand hat sich mit einem unbekannten Gerät bei Ihrem Konto „${signInName}“ bei ${brand} angemeldet.`,
      `Browser: ${browser || 'unbekannt'}. Zeitpunkt: ${time}.`,
      'Wenn Sie das waren, können Sie diese E-Mail ignorieren. Andernfalls ändern Sie sofort Ihr Passwort. Dadurch werden alle Sitzungen beendet.',
    ],
    action: { label: 'Sitzungen und Geräte prüfen', url },
  }),
  issues: ({ url, domains }, brand) => ({
    subject: 'Handlungsbedarf bei Ihrer Website',
    paragraphs: [
      `${brand} hat neue Hinweise zu Ihren Websites. Offene Hinweise:`,
      ...domains.map(({ name, count }) => `${name}: ${count} ${count === 1 ? 'Hinweis' : 'Hinweise'}`),
    ],
    action: { label: 'Übersicht öffnen', url },
    note: 'Sie erhalten höchstens eine solche E-Mail pro Tag, und nur wenn die Zahl der Hinweise gestiegen ist.',
  }),
  checkpoints: ({ count, unsubscribe }, brand) => ({
    subject: 'Ihre signierten Checkpoints',
    paragraphs: [
      `Die angehängte Datei enthält die signierten Checkpoints ${count === 1 ? 'Ihrer Website' : `von ${count} Ihrer Websites`} bei ${brand}.`,
      'Bewahren Sie sie auf: Damit können Sie jede spätere Änderung an den erfassten Einwilligungen ohne unsere Hilfe nachweisen.',
    ],
    note: 'Sie erhalten diese E-Mail einmal im Monat.',
    noteLink: { label: 'Abbestellen', url: unsubscribe },
  }),
  snippet: ({ sender, website, snippet }, brand) => ({
    subject: `Bitte fügen Sie diese Zeile in ${website} ein`,
    paragraphs: [
      `${sender} bittet Sie, das Einwilligungsbanner in ${website} einzubauen.`,
      'Fügen Sie diese Zeile auf jeder Seite ganz am Anfang des <head> ein, vor allen anderen Skripten: Nur was danach kommt, kann bis zur Einwilligung blockiert werden.',
    ],
    code: snippet,
    note: `${sender} hat Ihre Adresse in ${brand} eingegeben, wo sie nicht gespeichert wird. Wenn Sie diese Website nicht pflegen, ignorieren Sie diese E-Mail.`,
  }),
};
