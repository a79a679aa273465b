import { features } from '../../../pages/texts/activity/de.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  pages: 'Seiten des Kunden',
  account: 'Konto & Tarif',
  inactive: 'Inaktiv',
  taken: 'Wird bereits von einem anderen Kunden verwendet.',
  link: 'Passwort',
  linkText: (hours, days) =>
    `Für die erste Anmeldung oder bei vergessenem Passwort: Der Kunde kann mit dem Link einmal ein Passwort festlegen, für die erste Anmeldung innerhalb von ${days} Tagen, später innerhalb von ${hours} Stunden. Ein neuer Link ersetzt den vorherigen.`,
  makeLink: 'Passwort-Link erstellen',
  linkMade: 'Senden Sie dem Kunden diesen Link auf einem sicheren Weg. Er wird nur einmal angezeigt.',
  linkLabel: (time) => `Passwort-Link (gültig bis ${time})`,
  twoFactor: {
    off: 'Zwei-Faktor-Authentifizierung ausschalten',
    of: (name: string) => `Zwei-Faktor-Authentifizierung von ${name} ausschalten?`,
    warning:
      'Tun Sie das nur, wenn die Person Smartphone und Wiederherstellungscodes verloren hat und Sie ihre Identität geprüft haben. Für die Anmeldung genügt dann das Passwort. Alle Sitzungen dieser Person enden.',
  },
  users: {
    title: 'Benutzer',
    text: 'Weitere Benutzer des Kunden, die sich mit ihrer E-Mail-Adresse anmelden. Inhaber verwalten sie in der Konsole.',
    invited: 'Einladung offen',
    factorOn: 'Die Zwei-Faktor-Authentifizierung ist eingeschaltet',
  },
  console: 'Konsole',
  consoleText:
    'Sie können in der Konsole des Kunden alles sehen und ändern, außer API-Schlüssel, Embed-Schlüssel, Benutzern und Anmeldeeinstellungen. Jede Seite weist darauf hin, dass Sie sie als Betreiber sehen, und der Zugriff wird protokolliert.',
  consoleInactive: 'Die Konsole ist nur für aktive Kunden verfügbar.',
  openConsole: 'Konsole des Kunden öffnen',
  allDomains: 'Alle Domains dieses Kunden',
  backup: 'Backup',
  unlimited: 'Unbegrenzt',
  groups: {
    basic: 'Kunde',
    account: 'Kontakt und Zugang',
    quotas: 'Kontingente',
    hosts: 'Domains automatisch anlegen',
    features: 'Funktionen',
  },
  fields: {
    username: { label: 'Benutzername', text: 'Für die Anmeldung; 3 bis 64 Zeichen.' },
    emailAddress: {
      label: 'E-Mail-Adresse',
      text: 'Kann auch zur Anmeldung verwendet werden. E-Mails an den Kunden gehen an diese Adresse, wenn E-Mail eingerichtet ist.',
    },
    firstName: { label: 'Vorname' },
    lastName: { label: 'Nachname' },
    company: { label: 'Firma', text: 'Wird Besuchern als Verantwortlicher angezeigt.' },
    active: {
      label: 'Aktiv',
      text: 'Aus: keine Anmeldung, kein API-Zugriff und kein Banner auf den Websites des Kunden. Es werden keine Daten gelöscht.',
    },
    domainMaxCount: { label: 'Domains', text: 'Anzahl enthaltener Domains.' },
    whitelabelMaxCount: {
      label: 'White-Label-Domains',
      text: 'Anzahl der Domains ohne Placet-Branding.',
    },
    widgetDisplayMaxCount: {
      label: 'Seitenaufrufe pro Monat',
      text: 'Anzahl enthaltener Seitenaufrufe. Bei Überschreitung wird der Kunde informiert; das Banner wird weiterhin angezeigt.',
    },
    autoCreateDomains: {
      label: 'Domains für Code ohne Domainangabe anlegen',
      text: 'Lädt eine neue Website den Code des Kunden, wird eine Domain für sie angelegt: sofort, wenn ihr Host unten aufgeführt ist, sonst nach Bestätigung durch den Kunden.',
    },
    hosts: {
      label: 'Vorab freigegebene Hosts',
      text: 'Zum Beispiel www.mysite.xyz.',
      error: 'Geben Sie je Zeile einen Hostnamen wie www.mysite.xyz ein.',
    },
    canUseConsentSharing: {
      label: features.canUseConsentSharing,
      text: 'Eine Entscheidung auf einer Website gilt auch auf anderen Websites desselben Unternehmens.',
    },
    canUseDomAPI: {
      label: features.canUseDomAPI,
      text: 'Andere Systeme können Einwilligungen mit dem API-Schlüssel abrufen. Aus: Anfragen werden abgelehnt.',
    },
    canUseIframeCSS: {
      label: features.canUseIframeCSS,
      text: 'Eigene Stile für die Platzhalter blockierter iFrames.',
    },
    canUseIframes: {
      label: features.canUseIframes,
      text: 'Videos, Karten und andere iFrames werden bis zur Einwilligung blockiert.',
    },
    canUseIndCSS: { label: features.canUseIndCSS, text: 'Eigene Stile für das Banner.' },
    canUseMultiDom: { label: features.canUseMultiDom, text: 'Aus: nur eine Domain.' },
    canUseOwnLogo: { label: features.canUseOwnLogo, text: 'Ein Logo im Banner.' },
    canUseScripts: {
      label: features.canUseScripts,
      text: 'Dienste können eigenen Code haben, der nach der Einwilligung läuft.',
    },
    moreThan2Lang: { label: features.moreThan2Lang, text: 'Aus: zwei Sprachen pro Domain.' },
  },

  deletion: {
    title: 'Kunden löschen',
    of: (name) => `${name} löschen?`,
    warning: 'Das lässt sich nicht rückgängig machen. Folgendes wird endgültig gelöscht:',
    domains: (count) =>
      `${count} ${count === '1' ? 'Domain' : 'Domains'} mit allen Diensten, Texten, Designs und Statistiken. Die Websites zeigen kein Banner mehr an und blockieren nichts mehr.`,
    decisions: (count) =>
      `Das Einwilligungsprotokoll mit etwa ${count} ${count === '1' ? 'Eintrag' : 'Einträgen'}. Danach lässt sich keine Einwilligung mehr nachweisen.`,
    access: 'Alle Benutzer des Kunden, der API-Schlüssel und die Aktivitätsliste.',
    type: (name) => `Geben Sie zur Bestätigung „${name}“ ein`,
    wrong: 'Das ist nicht der Benutzername des Kunden.',
    button: 'Kunden löschen',
  },
};
