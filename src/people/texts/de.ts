import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { PASSWORD_LENGTH } from '../../lib/crypto/password-strength.ts';
import type { en } from './en.ts';
import { de as signIn } from './sign-in/de.ts';
import { de as users } from './users/de.ts';

export const de: typeof en = {
  ...signIn,
  ...users,
  operatorKey: 'Betreiberschlüssel',
  signOutText: 'Ihre Sitzung in diesem Browser wird beendet.',
  settings: {
    title: 'Kontoeinstellungen',
    profile: 'Profil',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    currentPassword: 'Aktuelles Passwort',
    newPassword: 'Neues Passwort',
    newPasswordHint: `Mindestens ${PASSWORD_LENGTH.min} Zeichen.`,
    passwordEffect: 'Sie werden auf allen Geräten abgemeldet.',
    changePassword: 'Passwort ändern',
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma',
    errors: {
      firstName: `Geben Sie höchstens ${TEXT_LENGTH} Zeichen ein.`,
      lastName: `Geben Sie höchstens ${TEXT_LENGTH} Zeichen ein.`,
      company: `Geben Sie höchstens ${TEXT_LENGTH} Zeichen ein.`,
      username: 'Geben Sie 3 bis 64 Zeichen ein.',
      usernameTaken: 'Dieser Benutzername wird bereits von einem anderen Konto verwendet.',
      name: `Geben Sie höchstens ${TEXT_LENGTH} Zeichen ein.`,
      emailAddress: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
      emailTaken: 'Diese E-Mail-Adresse wird bereits von einem anderen Konto verwendet.',
      currentPassword: 'Das ist nicht Ihr aktuelles Passwort.',
      newPassword: `Wählen Sie ein Passwort mit ${PASSWORD_LENGTH.min} bis ${PASSWORD_LENGTH.max} Zeichen.`,
      weakPassword:
        'Dieses Passwort ist leicht zu erraten: Es ist verbreitet, folgt einem Muster oder enthält Ihren Namen, Ihre Firma oder Ihre E-Mail-Adresse. Wählen Sie ein anderes, zum Beispiel mehrere Wörter.',
    },
  },
  account: {
    profile: 'Profil & Sicherheit',
    users: 'Benutzer',
    activity: 'Aktivität',
  },
  flashes: {
    password: 'Ihr Passwort wurde geändert. Melden Sie sich mit dem neuen Passwort an.',
    ended: 'Die Sitzungen wurden beendet und ihre Geräte entfernt.',
    factorOff: 'Die Zwei-Faktor-Authentifizierung wurde ausgeschaltet.',
    userInvited: (name) => `Eine Einladung wurde an ${name} gesendet.`,
    roleChanged: (name) => `Die Rolle von ${name} wurde geändert.`,
    userRemoved: (name) => `${name} wurde entfernt und kann sich nicht mehr anmelden.`,
    invitationAccepted: 'Sie haben die Einladung angenommen.',
    passwordSet: 'Ihr Passwort wurde festgelegt.',
    signedOut: 'Sie wurden abgemeldet.',
    saved: 'Ihre Änderungen wurden gespeichert.',
  },
};
