import { CLIENT_SESSION, IDLE_TIMEOUT } from '../../../db/users/session-lifetimes.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  signIn: {
    title: 'Anmelden',
    username: 'Benutzername',
    usernameHint: 'Oder Ihre E-Mail-Adresse.',
    password: 'Passwort',
    button: 'Anmelden',
    wrong: 'Benutzername oder Passwort ist falsch.',
    inactive: 'Dieses Konto ist nicht aktiv. Wenden Sie sich an den Betreiber dieses Dienstes.',
    tooMany: 'Zu viele Versuche. Warten Sie einige Minuten, und versuchen Sie es dann erneut.',
  },
  passwordLink: {
    title: 'Passwort festlegen',
    text: 'Dieser Link kann einmal verwendet werden. Wenn Sie ein Passwort festlegen, werden alle Ihre anderen Sitzungen beendet.',
    button: 'Passwort festlegen',
    invalidTitle: 'Dieser Link ist nicht mehr gültig',
    invalidText:
      'Er wurde bereits verwendet, durch einen neueren ersetzt oder ist unvollständig. Wenn Sie bereits ein Passwort festgelegt haben, melden Sie sich damit an. Andernfalls bitten Sie einen Inhaber Ihres Kontos oder den Betreiber dieses Dienstes um einen neuen Link.',
  },
  sessionEnded: {
    expired: `Ihre Sitzung ist beendet. Sitzungen enden nach ${IDLE_TIMEOUT / 60} Minuten Inaktivität oder nach ${CLIENT_SESSION / 3600} Stunden. Melden Sie sich erneut an.`,
    ended: 'Ihre Sitzung wurde in diesem oder einem anderen Browser beendet. Melden Sie sich erneut an.',
    kept: 'Ihre Eingaben bleiben in diesem Tab erhalten: Nach der Anmeldung stehen sie wieder im Formular.',
  },
  confirmPassword: {
    title: 'Passwort bestätigen',
    text: (minutes) =>
      `Für diese Änderung ist Ihr Passwort erforderlich, da Sie es zuletzt vor mehr als ${minutes} Minuten eingegeben haben.`,
    button: 'Passwort bestätigen',
    wrongKey: 'Das ist nicht der Betreiberschlüssel.',
  },
  sessions: {
    title: 'Sitzungen und Geräte',
    text: 'Browser, die bei diesem Konto angemeldet sind oder waren, sind bekannte Geräte: Auf ihnen können Sie sich auch dann anmelden, wenn andere versuchen, Ihr Passwort zu erraten. Entfernen Sie Geräte, die Sie nicht kennen.',
    began: (time) => `Seit ${time}`,
    unknown: 'Unbekannter Browser',
    operator: 'Vom Betreiber dieses Dienstes geöffnet',
    console: (client) => `Konsole von ${client}`,
    own: 'Dieser Browser',
    used: (time) => `Abgemeldet. Letzte Anmeldung: ${time}`,
    end: 'Sitzung beenden',
    remove: 'Gerät entfernen',
    endOthers: 'Alle anderen Sitzungen beenden und ihre Geräte entfernen',
  },
  twoFactor: {
    title: 'Zwei-Faktor-Authentifizierung',
    text: 'Mit der Zwei-Faktor-Authentifizierung sind für die Anmeldung Ihr Passwort und ein Code aus einer Authenticator-App erforderlich. Ein gestohlenes Passwort allein genügt dann nicht.',
    isOn: (codes) =>
      `Die Zwei-Faktor-Authentifizierung ist eingeschaltet. Sie haben noch ${codes} ${codes === 1 ? 'Wiederherstellungscode' : 'Wiederherstellungscodes'}.`,
    setUp: 'Zwei-Faktor-Authentifizierung einrichten',
    setUpText:
      'Fügen Sie dieses Konto einer Authenticator-App hinzu: Scannen Sie den QR-Code, öffnen Sie den Link auf Ihrem Smartphone, oder geben Sie den Schlüssel ein. Geben Sie anschließend den Code ein, den die App anzeigt.',
    qr: 'QR-Code zum Scannen mit Ihrer Authenticator-App',
    open: 'In der App öffnen',
    secret: 'Schlüssel',
    code: 'Code',
    codeHint: 'Aus Ihrer Authenticator-App oder einer Ihrer Wiederherstellungscodes.',
    wrong:
      'Dieser Code ist falsch oder wurde bereits verwendet. Geben Sie den nächsten Code ein, den Ihre App anzeigt.',
    on: 'Zwei-Faktor-Authentifizierung einschalten',
    currentCode: 'Code aus Ihrer bisherigen App',
    off: 'Zwei-Faktor-Authentifizierung ausschalten',
    offText: 'Geben Sie zur Bestätigung einen Code ein. Danach genügt für die Anmeldung Ihr Passwort.',
    codesTitle: 'Wiederherstellungscodes speichern',
    codesText:
      'Die Zwei-Faktor-Authentifizierung ist eingeschaltet. Wenn Sie Ihr Smartphone verlieren, können Sie sich mit jedem dieser Codes einmal anmelden. Die Codes werden nicht noch einmal angezeigt.',
    codes: 'Wiederherstellungscodes',
    codesSaved: 'Ich habe die Codes gespeichert',
  },
};
