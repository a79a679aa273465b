import { PASSWORD_LENGTH, TEXT_LENGTH } from '../../http/fields.ts';
import type { en } from './en.ts';
import { de as pages } from '../../pages/texts/de.ts';
import { de as asOperator } from './as-operator/de.ts';
import { de as hosts } from './hosts/de.ts';
import { de as appearance } from './appearance/de.ts';
import { de as settingsOf } from './domain-settings/de.ts';
import { de as findings } from './findings/de.ts';
import { de as statistics } from './statistics/de.ts';
import { de as locales } from './locales/de.ts';
import { de as services } from './services/de.ts';
import { de as signIn } from './sign-in/de.ts';
import { de as onboarding } from './onboarding/de.ts';

export const de: typeof en = {
  ...pages,
  asOperator,
  hosts,
  navigation: 'Konto',

  home: {
    title: 'Einwilligungen, verwaltet am Rand des Netzes',
    intro:
      'Placet fragt die Besucher Ihrer Websites nach ihrer Einwilligung, hält zurück, was sie nicht erlaubt haben, und bewahrt jede Entscheidung als Nachweis auf, mit dem Text, der gezeigt wurde.',
    proof:
      'Zu jeder Entscheidung gibt es eine signierte Quittung. Wer sie aufhebt, kann jede spätere Änderung an diesem Eintrag beweisen und an jedem älteren, der da schon versiegelt war. Gespeichert wird unter einer zufälligen Kennung: kein Name, keine Adresse, nichts über das Gerät.',
    detail:
      'Es ist ein einziger Worker im Netz von Cloudflare, mit einem Skript für Ihre Seiten, einer API für Hosting-Partner und einer API, über die andere Systeme lesen, was Besucher entschieden haben.',
    account: 'Ihr Konto',
    accountText: 'Ihre Zahlen, Ihr API-Schlüssel und was Ihre Besucher entschieden haben.',
    docs: 'API-Dokumentation',
    docsText: 'Jeder Aufruf mit einem Beispiel, auf der Seite auszuprobieren.',
    quickStart: 'Schnellstart',
    quickStartText: 'Ein eigenes Placet einrichten, aus dem README.',
  },

  login: {
    title: 'Anmelden',
    name: 'Benutzername',
    nameHint: 'Ihre E-Mail-Adresse geht auch.',
    password: 'Passwort',
    button: 'Anmelden',
    wrong: 'Benutzername oder Passwort ist falsch.',
    inactive: 'Dieses Konto ist nicht aktiv. Bitte fragen Sie, wer es für Sie eingerichtet hat.',
    tooMany: 'Zu viele Versuche. Bitte versuchen Sie es etwas später wieder.',
  },
  logout: {
    title: 'Abmelden',
    text: 'Damit endet Ihre Sitzung in diesem Browser.',
    button: 'Abmelden',
  },

  overview: {
    title: 'Übersicht',
    calls: (month) => `Aufrufe im ${month}`,
    included: (count) => `von ${count} enthaltenen`,
    unlimited: 'ohne Grenze',
    exceeded: 'Mehr Aufrufe als enthalten. Ihre Websites zeigen das Einwilligungsfenster weiterhin.',
    consents: 'Einwilligungen der letzten 30 Tage',
    given: 'erteilt',
    declined: 'abgelehnt',
    share: (share) => `${share} der Entscheidungen waren eine Einwilligung.`,
    none: 'Noch hat kein Besucher etwas entschieden.',
    chart: 'Erteilte und abgelehnte Einwilligungen an jedem der letzten 30 Tage',
    byDay: 'Zahlen nach Tagen (UTC)',
    day: 'Tag',
    domains: 'Domains',
    noDomains:
      'In diesem Konto gibt es noch keine Domain. Wer das Konto für Sie eingerichtet hat, kann eine anlegen.',
    callsOf: (count) => `${count} ${count === '1' ? 'Aufruf' : 'Aufrufe'} in diesem Monat`,
    showConsents: 'Einwilligungen',
    setUp: 'Einrichten',
    of: (domain) => ` von ${domain}`,
    snippet: 'Code für Ihre Website',
    snippetHint: 'Setzen Sie diese Zeile auf jeder Seite an den Anfang des <head>.',
  },

  settings: {
    title: 'Einstellungen',
    profile: 'Profil',
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    currentPassword: 'Jetziges Passwort',
    newPassword: 'Neues Passwort',
    newPasswordHint: `Mindestens ${PASSWORD_LENGTH.min} Zeichen. Sie werden überall abgemeldet.`,
    changePassword: 'Passwort ändern',
    faults: {
      firstName: `Höchstens ${TEXT_LENGTH} Zeichen.`,
      lastName: `Höchstens ${TEXT_LENGTH} Zeichen.`,
      company: `Höchstens ${TEXT_LENGTH} Zeichen.`,
      emailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      username: 'Bitte geben Sie 3 bis 64 Zeichen ein.',
      usernameTaken: 'Dieser Name gehört zu einem anderen Konto.',
      emailTaken: 'Diese E-Mail-Adresse gehört zu einem anderen Konto.',
      currentPassword: 'Das ist nicht Ihr jetziges Passwort.',
      newPassword: `Bitte wählen Sie ${PASSWORD_LENGTH.min} bis ${PASSWORD_LENGTH.max} Zeichen.`,
      weakPassword:
        'Dieses Passwort ist leicht zu erraten: Es ist verbreitet, folgt einem Muster oder enthält Ihren Namen, Ihre Firma oder Ihre Adresse. Bitte wählen Sie ein anderes, zum Beispiel mehrere Wörter.',
    },
    fault: 'Es wurde nichts gespeichert. Bitte sehen Sie sich die markierten Felder an.',
  },
  key: {
    title: 'API-Schlüssel',
    purpose:
      'Mit diesem Schlüssel lesen andere Systeme die Einwilligungen Ihrer Domains, etwa Ihr CRM oder Ihr eigenes Archiv. Er steht für Ihr Konto: Geben Sie ihn niemandem, dem Sie die Entscheidungen Ihrer Besucher nicht zeigen würden.',
    off: 'Dieses Konto darf die API zurzeit nicht benutzen; Aufrufe mit dem Schlüssel werden abgewiesen.',
    label: 'API-Schlüssel',
    try: 'Zum Ausprobieren: Das listet Ihre Domains auf.',
    curl: 'Kommandozeile',
    documentation: 'API-Dokumentation',
    button: 'Neuen API-Schlüssel erzeugen',
    confirmTitle: 'Einen neuen API-Schlüssel erzeugen?',
    warning: 'Aufrufe mit dem alten Schlüssel funktionieren sofort nicht mehr.',
    warningDetail:
      'Jedes System, das Ihre Einwilligungen liest, braucht den neuen Schlüssel, um weiterzuarbeiten.',
  },

  sections: {
    onboarding: 'Einrichten',
    install: 'Kontrolle',
    services: 'Dienste',
    texts: 'Texte und Sprachen',
    appearance: 'Aussehen',
    findings: 'Befunde',
    settings: 'Einstellungen',
    statistics: 'Statistik',
    consents: 'Einwilligungen',
  },
  settingsOf,
  services,
  locales,
  on: 'ein',
  off: 'aus',
  switchOn: 'Einschalten',
  switchOff: 'Ausschalten',
  remove: 'Entfernen',
  ...signIn,
  appearance,

  consents: {
    title: 'Einwilligungen',
    intro: (domain) => `Was die Besucher von ${domain} entschieden haben`,
    search: 'Consent-ID',
    searchHint: 'Die ganze ID oder so viel von ihrem Anfang, wie keine andere ID teilt.',
    find: 'Suchen',
    all: 'Den aktuellen Block zeigen',
    history: (id) => `Alles, was der Besucher mit der ID ${id} entschieden hat`,
    current: 'Aktueller Block',
    notFound: 'Keine ID beginnt so.',
    several: 'Mehr als eine ID beginnt so. Bitte geben Sie mehr davon ein.',
    empty: 'Der aktuelle Block ist leer.',
    newest: 'Neueste',
    older: 'Ältere',
    pages: 'Seiten',
    given: 'Erteilt',
    declined: 'Abgelehnt',
    purposes: 'Zwecke',
    embeddings: 'Dienste',
    id: 'Consent-ID',
    prevention: 'Der Manipulationsschutz war aktiv',
    nothing: 'keine',
    download: 'Herunterladen',
    blocks: 'Blöcke des Protokolls',
    receipt: 'Beleg herunterladen',
    erase: 'Löschen',
    blocksIntro:
      'Ein Block wird versiegelt, wenn er voll ist, wenn sein erster Eintrag einen Monat alt ist oder wenn Sie ihn archivieren. Ein signierter Prüfpunkt umfasst alle versiegelten Blöcke: Wer einen hat, kann jede spätere Änderung an ihnen nachweisen.',
    noBlocks: 'Noch wurde kein Block versiegelt.',
    block: (number) => `Block ${number}`,
    entries: 'Einträge',
    sealed: 'Versiegelt',
    root: 'Wurzelprüfsumme',
    pending: 'wird berechnet',
    gone: 'nach der Aufbewahrungsfrist gelöscht',
    leaves: 'Nachweis (NDJSON)',
    olderBlocks: 'Ältere Blöcke',
    archive: 'Protokoll archivieren',
  },
  archive: {
    title: 'Das Protokoll archivieren?',
    does: (domain) => `Das versiegelt den aktuellen Block von ${domain} und beginnt einen neuen.`,
    api: 'Systeme, die die Liste der Einwilligungen über die Domain-API lesen, bekommen nur den neuen Block: Die bisherigen Einträge sehen sie nur noch anhand ihrer Consent-ID und in den versiegelten Blöcken.',
    final:
      'Keine Einwilligung wird verändert oder geht verloren. Ein versiegelter Block lässt sich nicht wieder öffnen.',
    button: 'Protokoll archivieren',
  },
  erasure: {
    title: 'Die Einwilligungen eines Besuchers löschen?',
    warning: (count) =>
      count === '1'
        ? 'Ein Eintrag geht für immer. Danach können Sie diese Einwilligung nicht mehr nachweisen.'
        : `${count} Einträge gehen für immer. Danach können Sie diese Einwilligungen nicht mehr nachweisen.`,
    remains:
      'Sie sind sofort nicht mehr zu finden, und alle Kopien im Protokoll verschwinden binnen eines Tages. Es bleiben eine Prüfsumme jedes Eintrags und, im nächsten Block, dass er gelöscht wurde: So lässt sich der Rest des Protokolls weiter prüfen.',
    button: 'Endgültig löschen',
  },

  findings,
  statistics,

  onboarding,

  notices: {
    added: 'Es wurde hinzugefügt.',
    removed: 'Es wurde entfernt.',
    switchedOn: 'Es ist jetzt eingeschaltet. Besucher bekommen die Änderung beim nächsten Seitenaufruf.',
    switchedOff: 'Es ist jetzt ausgeschaltet. Besucher bekommen die Änderung beim nächsten Seitenaufruf.',
    hostConfirmed: 'Die Website ist jetzt eine Domain.',
    hostDismissed: 'Nach dieser Website wird nicht mehr gefragt.',
    noRoom: 'Das ist schon eine Domain, oder Ihr Konto darf keine weitere haben. Es wurde nichts geändert.',
    saved: 'Ihre Einstellungen wurden gespeichert.',
    themeSaved: 'Die Gestaltung wurde gespeichert.',
    themeShown: 'Ihre Besucher sehen ab jetzt diese Gestaltung.',
    themeCopied: 'Die Gestaltung wurde kopiert.',
    themeRemoved: 'Die Gestaltung wurde entfernt.',
    password: 'Ihr Passwort wurde geändert. Bitte melden Sie sich mit dem neuen an.',
    key: 'Das ist Ihr neuer API-Schlüssel. Der alte funktioniert nicht mehr.',
    keyUnchanged: 'Dieses Formular war schon benutzt worden; Ihr API-Schlüssel ist unverändert.',
    sealed: 'Der aktuelle Block wurde versiegelt.',
    erased: 'Die Einwilligungen des Besuchers wurden gelöscht.',
    nothingToSeal: 'Es gab nichts zu archivieren: Der aktuelle Block ist leer.',
    imported: 'Die Dienste wurden übernommen.',
    ended: 'Dort abgemeldet und vergessen.',
    embedKey: 'Der Einbettungsschlüssel wurde gewechselt. Bitte setzen Sie den neuen Code in Ihre Seiten.',
    embedKeyUnchanged: 'Dieses Formular war schon benutzt worden; Ihr Einbettungsschlüssel ist unverändert.',
    factorOff: 'Der zweite Faktor ist ausgeschaltet.',
    loggedOut: 'Sie wurden abgemeldet.',
  },
};
