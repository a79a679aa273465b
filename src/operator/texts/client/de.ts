import type { en } from './en.ts';

export const de: typeof en = {
  inactive: 'nicht aktiv',
  fault: 'Es wurde nichts gespeichert. Bitte sehen Sie sich die markierten Felder an.',
  taken: 'Das hat schon ein anderer Kunde.',
  link: 'Passwort',
  linkText:
    'Für die erste Anmeldung und für ein vergessenes Passwort: ein Link, mit dem der Kunde ein neues setzt, einmal und innerhalb von 24 Stunden. Ein neuer Link beendet den davor.',
  makeLink: 'Link erstellen',
  linkMade:
    'Geben Sie dem Kunden diesen Link auf einem Weg, auf dem ihn niemand sonst liest. Er wird nur jetzt gezeigt.',
  linkLabel: 'Link, 24 Stunden gültig',
  factor: {
    off: 'Zweiten Faktor ausschalten',
    of: (name: string) => `Den zweiten Faktor von ${name} ausschalten?`,
    warning:
      'Nur für einen Kunden, der Telefon und Wiederherstellungscodes verloren hat und von dem Sie wissen, dass er es ist, der darum bittet: Ab dann genügt das Passwort. Alle seine Sitzungen enden.',
  },
  console: 'Konsole',
  consoleText:
    'Sehen und ändern, was der Kunde sieht, auf jeder Seite markiert und im Protokoll vermerkt. API-Schlüssel, Passwort und Anmeldung bleiben Sache des Kunden.',
  consoleInactive: 'Nur ein aktiver Kunde hat eine Konsole.',
  openConsole: 'Konsole als dieser Kunde öffnen',
  allDomains: 'Alle Domains dieses Kunden',
  addDomain: 'Domain hinzufügen',
  addDomainHint: 'Etwa www.mysite.xyz, oder mit einem Pfad für einen Teil einer Website.',
  add: 'Hinzufügen',
  noHost: 'Bitte geben Sie einen Hostnamen wie www.mysite.xyz ein.',
  noHosts: 'Bitte geben Sie je Zeile einen Hostnamen wie www.mysite.xyz ein.',
  domainRefused: 'Der Kunde hat diese Domain schon, oder er darf keine weitere haben.',
  backup: 'Sicherung',
  groups: {
    account: 'Kunde',
    quotas: 'Kontingente',
    hosts: 'Domains von selbst',
    features: 'Was der Kunde nutzen darf',
  },
  fields: {
    username: { label: 'Benutzername', text: 'Zum Anmelden; 3 bis 64 Zeichen.' },
    emailAddress: { label: 'E-Mail-Adresse', text: 'Ebenfalls zum Anmelden. Placet verschickt keine Mails.' },
    firstName: { label: 'Vorname' },
    lastName: { label: 'Nachname' },
    company: { label: 'Firma', text: 'Besucher sehen sie als Verantwortliche.' },
    active: {
      label: 'Aktiv',
      text: 'Aus: keine Anmeldung, keine API, und auf den Websites des Kunden wird niemand gefragt. Alles bleibt gespeichert.',
    },
    domainMaxCount: { label: 'Domains', text: 'So viele Domains darf der Kunde haben; -1: beliebig viele.' },
    whitelabelMaxCount: {
      label: 'White-Label-Domains',
      text: 'So viele Domains dürfen ohne unseren Namen sein; -1: beliebig viele.',
    },
    widgetDisplayMaxCount: {
      label: 'Aufrufe im Monat',
      text: 'So viele Seitenaufrufe sind enthalten; -1: beliebig viele. Sind es mehr, erfährt es der Kunde, und nichts wird zurückgehalten.',
    },
    autoCreateDomains: {
      label: 'Domains anlegen für Snippets, die keine nennen',
      text: 'Eine Website mit dem Snippet des Kunden wird zur Domain: die unten genannten sofort, jede andere, sobald der Kunde sie bestätigt hat.',
    },
    hosts: { label: 'Hosts, die sofort Domains werden', text: 'Etwa www.mysite.xyz.' },
    canUseConsentSharing: {
      label: 'Geteilte Entscheidungen',
      text: 'Eine Entscheidung auf einer Website gilt auch auf anderen derselben Firma.',
    },
    canUseDomAPI: {
      label: 'Domain-API',
      text: 'Andere Systeme lesen Einwilligungen mit dem API-Schlüssel. Aus: Sie werden abgewiesen.',
    },
    canUseIframeCSS: {
      label: 'CSS für zurückgehaltene Frames',
      text: 'Eigene Stile für das, was an der Stelle eines Frames steht.',
    },
    canUseIframes: {
      label: 'Frames zurückhalten',
      text: 'Videos, Karten und andere Frames warten auf die Einwilligung.',
    },
    canUseIndCSS: { label: 'Eigenes CSS', text: 'Eigene Stile für das Einwilligungsfenster.' },
    canUseMultiDom: { label: 'Mehrere Domains', text: 'Aus: nur eine Domain.' },
    canUseOwnLogo: { label: 'Eigenes Logo', text: 'Ein Bild im Einwilligungsfenster.' },
    canUseScripts: {
      label: 'Skripte nach der Einwilligung',
      text: 'Dienste bringen eigenen Code mit, der nach der Einwilligung läuft.',
    },
    moreThan2Lang: { label: 'Mehr als zwei Sprachen', text: 'Aus: zwei Sprachen je Domain.' },
  },
};
