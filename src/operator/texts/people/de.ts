import { IDLE_TIMEOUT, OPERATOR_SESSION } from '../../../db/users/session-lifetimes.ts';
import { de as people } from '../../../people/texts/de.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  signIn: {
    ...people.signIn,
    title: 'Anmeldung für Betreiber',
    username: 'E-Mail-Adresse',
    usernameHint: '',
    wrong: 'E-Mail-Adresse oder Passwort ist falsch.',
  },
  keySignIn: {
    keyHint:
      'Das Secret HOSTING_API_KEY dieses Dienstes. Mit ihm können Sie sich anmelden, bis der erste Administrator ein Passwort festgelegt hat.',
    wrong: 'Der Betreiberschlüssel ist falsch.',
    tooMany: 'Zu viele Versuche aus Ihrem Netz. Versuchen Sie es in einer Minute erneut.',
  },
  firstPerson: {
    label: 'Mit dem Betreiberschlüssel angemeldet',
    text: 'Sie haben sich mit dem Betreiberschlüssel angemeldet. Laden Sie sich als ersten Administrator ein: Sobald Sie ein Passwort festgelegt haben, melden sich Personen an, und der Schlüssel dient nur noch Programmen.',
    link: 'Administrator einladen',
  },
  sessionEnded: {
    ...people.sessionEnded,
    expired: `Ihre Sitzung ist beendet. Sitzungen enden nach ${IDLE_TIMEOUT / 60} Minuten Inaktivität oder nach ${OPERATOR_SESSION / 3600} Stunden. Melden Sie sich erneut an.`,
  },
  passwordLink: {
    ...people.passwordLink,
    invalidText:
      'Er wurde bereits verwendet, durch einen neueren ersetzt oder ist unvollständig. Wenn Sie bereits ein Passwort festgelegt haben, melden Sie sich damit an. Andernfalls bitten Sie einen Administrator des Betreibers um einen neuen Link.',
  },
  roles: {
    ...people.roles,
    refusedText: (own, needed) =>
      `Ihre Rolle ist „${own}“. Für diese Seite ist die Rolle „${needed}“ erforderlich. Bitten Sie einen Administrator um Zugriff.`,
  },
  removedPerson: (name) => `${name} (entfernt)`,
  users: {
    ...people.users,
    title: 'Personen',
    intro:
      'Alle hier aufgeführten Personen können sich mit ihrer eigenen E-Mail-Adresse und ihrem eigenen Passwort bei der Konsole des Betreibers anmelden.',
    invite: 'Person einladen',
    inviteButton: 'Person einladen',
    remove: 'Person entfernen',
    removeText:
      'Alle Sitzungen dieser Person werden sofort beendet, auch in Konsolen von Kunden, und eine Anmeldung ist nicht mehr möglich. Links für Webmaster, die die Person erstellt hat, funktionieren nicht mehr. Alle Änderungen, die die Person vorgenommen hat, bleiben bestehen.',
    back: 'Zurück zu den Personen',
    full: (count) =>
      `Der Betreiber kann höchstens ${count} Personen haben. Entfernen Sie zuerst eine Person.`,
    errors: {
      ...people.users.errors,
      present: 'Diese E-Mail-Adresse gehört bereits zu einer Person des Betreibers.',
      taken:
        'Mit dieser E-Mail-Adresse meldet sich bereits jemand an anderer Stelle dieses Dienstes an. Geben Sie eine andere ein.',
    },
  },
  forgotPassword: {
    ...people.forgotPassword,
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten eine E-Mail mit einem Link, über den Sie ein neues Passwort festlegen.',
    field: 'E-Mail-Adresse',
    missing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    sent: people.forgotPassword.sent.replace(
      'diesem Benutzernamen oder dieser E-Mail-Adresse',
      'dieser E-Mail-Adresse',
    ),
    ask: 'Dieser Dienst sendet keine E-Mails. Mit dem Betreiberschlüssel lässt sich ein neuer Link erstellen: siehe docs/operations/people.md.',
  },
  invitation: {
    ...people.invitation,
    text: (service, role) =>
      `Sie wurden zur Konsole des Betreibers von ${service} mit der Rolle „${role}“ eingeladen. Legen Sie ein Passwort fest, um die Einladung anzunehmen.`,
  },
  expiredLink: {
    ...people.expiredLink,
    ask: 'Bitten Sie einen Administrator des Betreibers um einen neuen Link.',
  },
  account: { ...people.account, users: 'Personen' },
};
