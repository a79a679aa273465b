import { TEXT_LENGTH } from '../../../http/input-schemas.ts';
import { INVITATION_DAYS, LINK_HOURS } from '../../../db/users/password-links.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  roles: {
    explained: {
      owner:
        'Voller Zugriff, auch auf Benutzer, API-Schlüssel und Kontodaten. Kann auch Einwilligungen löschen.',
      editor: 'Kann die Dienste, Texte, Designs und Einstellungen der Websites ändern.',
      viewer: 'Kann alle Daten der Websites ansehen und herunterladen, aber nichts ändern.',
      administrator: 'Voller Zugriff, auch auf Personen, Schlüssel, Sicherungen und Löschungen.',
      support:
        'Sieht Kunden, Domains, Aktivität und Systemstatus und arbeitet in den Konsolen der Kunden, löscht aber nichts und ändert keine Kunden, Schlüssel oder Personen.',
    },
    limited: 'Sie sehen nur einige Websites',
    limitedText:
      'Ein Inhaber dieses Kontos hat Ihren Zugriff auf einige Websites beschränkt. Deshalb können Sie keine weiteren hinzufügen. Bitten Sie einen Inhaber, die Website hinzuzufügen.',
    readOnly: (needed) =>
      `Sie können diese Seite ansehen. Für Änderungen ist die Rolle „${needed}“ erforderlich.`,
    refused: 'Ihre Rolle erlaubt das nicht',
    supportText: (own, needed) =>
      `Ihre Rolle ist „${own}“. Das dürfen nur Personen des Betreibers mit der Rolle „${needed}“.`,
    refusedText: (own, needed) =>
      `Ihre Rolle ist „${own}“. Für diese Seite ist die Rolle „${needed}“ erforderlich. Bitten Sie einen Inhaber dieses Kontos um Zugriff.`,
  },
  users: {
    title: 'Benutzer',
    intro:
      'Alle hier aufgeführten Personen können sich mit ihrer eigenen E-Mail-Adresse und ihrem eigenen Passwort bei diesem Konto anmelden.',
    invite: 'Benutzer einladen',
    inviteButton: 'Benutzer einladen',
    name: 'Name',
    nameHint: 'Optional.',
    role: 'Rolle',
    you: 'Sie',
    own: 'Hauptbenutzer dieses Kontos. Die Rolle kann nicht geändert werden.',
    signedIn: (time) => `Letzte Anmeldung: ${time}`,
    neverSignedIn: 'Noch keine Anmeldung',
    factorOn: 'Zwei-Faktor-Authentifizierung: ein',
    factorOff: 'Zwei-Faktor-Authentifizierung: aus',
    invited: (time) => `Einladung offen bis ${time}`,
    inviteExpired: 'Einladung abgelaufen',
    changeRole: 'Rolle ändern',
    resend: 'Einladung erneut senden',
    newLink: 'Neuen Einladungslink erstellen',
    remove: 'Benutzer entfernen',
    of: (name) => ` für ${name}`,
    removeTitle: (name) => `${name} entfernen?`,
    removeText:
      'Alle Sitzungen dieses Benutzers werden sofort beendet, und eine Anmeldung ist nicht mehr möglich. Links für Webmaster, die der Benutzer erstellt hat, funktionieren nicht mehr. Alle Änderungen, die der Benutzer vorgenommen hat, bleiben bestehen.',
    linkTitle: 'Einladung selbst senden',
    linkText: (name, days) =>
      `Senden Sie diesen Link auf einem sicheren Weg an ${name}. Er kann innerhalb von ${days} Tagen einmal verwendet werden und wird nur jetzt angezeigt.`,
    notSent: 'Die E-Mail konnte nicht gesendet werden.',
    linkLabel: 'Einladungslink',
    back: 'Zurück zu den Benutzern',
    websites: {
      title: 'Websites eines Benutzers',
      heading: (name: string) => `Websites von ${name}`,
      legend: 'Was dieser Benutzer sieht',
      all: 'Alle Websites',
      allText: 'Auch solche, die später hinzukommen.',
      some: 'Nur ausgewählte Websites',
      someText:
        'Alles andere im Konto bleibt verborgen: andere Websites, ihre Aktivitäten und Änderungen am Konto selbst. Der Benutzer kann keine Websites hinzufügen.',
      list: 'Websites',
      button: 'Speichern',
      choose: 'Websites auswählen',
      limited: (count: number) => (count === 1 ? 'Sieht 1 Website' : `Sieht ${count} Websites`),
      unlimited: 'Sieht alle Websites',
      inviteHint: 'Die Websites wählen Sie nach dem Einladen aus. Inhaber sehen immer alle Websites.',
    },
    full: (count) =>
      `Ein Konto kann höchstens ${count} weitere Benutzer haben. Entfernen Sie zuerst einen Benutzer.`,
    errors: {
      emailAddress: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
      name: `Geben Sie höchstens ${TEXT_LENGTH} Zeichen ein.`,
      role: 'Wählen Sie eine der Rollen.',
      access: 'Inhaber sehen immer alle Websites. Wählen Sie eine andere Rolle oder alle Websites.',
      present: 'Diese E-Mail-Adresse gehört bereits zu einem Benutzer dieses Kontos.',
      lastAdministrator:
        'Der letzte Administrator kann weder entfernt werden noch eine andere Rolle erhalten.',
      taken: 'Diese E-Mail-Adresse wird bereits von einem anderen Konto verwendet.',
    },
  },
  profile: {
    title: 'Mein Profil',
    account: 'Konto',
  },
  forgotPassword: {
    link: 'Passwort vergessen?',
    title: 'Passwort vergessen?',
    text: 'Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein. Sie erhalten eine E-Mail mit einem Link, über den Sie ein neues Passwort festlegen.',
    field: 'Benutzername oder E-Mail-Adresse',
    button: 'Link senden',
    missing: 'Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.',
    sentTitle: 'Prüfen Sie Ihre E-Mails',
    sent: `Wenn es ein Konto mit diesem Benutzernamen oder dieser E-Mail-Adresse gibt, ist eine E-Mail mit einem Link unterwegs. Der Link ist ${LINK_HOURS} Stunden gültig. Wenn nach einigen Minuten keine E-Mail ankommt, prüfen Sie Ihren Spam-Ordner.`,
    ask: 'Bitten Sie einen Inhaber Ihres Kontos oder den Betreiber dieses Dienstes um einen neuen Passwort-Link.',
    support: 'Kontakt',
  },
  invitation: {
    title: 'Einladung annehmen',
    text: (account, role) =>
      `Sie wurden zum Konto „${account}“ mit der Rolle „${role}“ eingeladen. Legen Sie ein Passwort fest, um die Einladung anzunehmen.`,
    button: 'Passwort festlegen und annehmen',
  },
  expiredLink: {
    title: 'Dieser Link ist abgelaufen',
    text: `Passwort-Links sind ${LINK_HOURS} Stunden gültig, Einladungen ${INVITATION_DAYS} Tage.`,
    send: 'Wir können Ihnen einen neuen Link an Ihre E-Mail-Adresse senden.',
    button: 'Neuen Link senden',
    sentTitle: 'Ein neuer Link wurde gesendet',
    sent: 'Öffnen Sie den Link in der E-Mail, die Sie in wenigen Minuten erhalten. Wenn keine E-Mail ankommt, prüfen Sie Ihren Spam-Ordner.',
    ask: 'Bitten Sie einen Inhaber Ihres Kontos oder den Betreiber dieses Dienstes um einen neuen Link.',
  },
};
