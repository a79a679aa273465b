import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { PASSWORD_LENGTH } from '../../lib/password-strength.ts';
import type { en } from './en.ts';
import { de as pages } from '../../pages/texts/de.ts';
import { de as operatorAccess } from './operator-access/de.ts';
import { de as waitingHosts } from './waiting-hosts/de.ts';
import { de as appearance } from './appearance/de.ts';
import { de as domainSettings } from './domain-settings/de.ts';
import { de as issues } from './issues/de.ts';
import { de as statistics } from './statistics/de.ts';
import { de as locales } from './locales/de.ts';
import { de as services } from './services/de.ts';
import { de as signIn } from './sign-in/de.ts';
import { de as onboarding } from './onboarding/de.ts';

export const de: typeof en = {
  ...pages,
  operatorAccess,
  waitingHosts,
  navigation: 'Konto',

  home: {
    title: 'Einwilligungen rechtssicher einholen und nachweisen',
    intro:
      'Placet holt die Einwilligung Ihrer Website-Besucher ein, blockiert alles, dem sie nicht zugestimmt haben, und speichert jede Entscheidung als Nachweis, zusammen mit dem angezeigten Text.',
    proof:
      'Zu jeder Entscheidung erhalten Besucher einen signierten Beleg. Damit lässt sich jede spätere Änderung an diesem Eintrag und an früheren versiegelten Einträgen nachweisen. Entscheidungen werden unter einer zufälligen ID gespeichert, ohne Namen, IP-Adressen oder Angaben zum Gerät.',
    detail:
      'Placet läuft im Netzwerk von Cloudflare. Es besteht aus einem Skript für Ihre Website, einer API für Hosting-Partner und einer API, über die andere Systeme Einwilligungen abrufen können.',
    account: 'Ihr Konto',
    accountText: 'Statistik und Einwilligungen ansehen, API-Schlüssel verwalten.',
    docs: 'API-Dokumentation',
    docsText: 'Alle Endpunkte mit Beispielen, die Sie im Browser ausführen können.',
    quickStart: 'Schnellstart',
    quickStartText: 'Eine eigene Instanz von Placet betreiben: Anleitung im README.',
  },

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
  signOutText: 'Ihre Sitzung in diesem Browser wird beendet.',

  overview: {
    title: 'Übersicht',
    calls: (month) => `Seitenaufrufe im ${month}`,
    included: (count) => `von ${count} enthaltenen`,
    unlimited: 'Unbegrenzt',
    exceeded:
      'Die Seitenaufrufe Ihres Tarifs sind überschritten. Das Banner wird auf Ihren Websites weiterhin angezeigt.',
    consents: 'Einwilligungen der letzten 30 Tage',
    given: 'Erteilt',
    declined: 'Abgelehnt',
    share: (share) => `Zustimmungsrate: ${share}`,
    none: 'Noch keine Einwilligungen. Sie erscheinen hier, sobald Besucher auf das Banner reagieren.',
    chart: 'Erteilte und abgelehnte Einwilligungen pro Tag in den letzten 30 Tagen',
    byDay: 'Daten nach Tag (UTC)',
    day: 'Tag',
    domains: 'Domains',
    noDomains: 'Noch keine Domains. Der Betreiber dieses Dienstes kann eine für Sie anlegen.',
    callsOf: (count) => `${count} ${count === '1' ? 'Seitenaufruf' : 'Seitenaufrufe'} in diesem Monat`,
    showConsents: 'Einwilligungen',
    setUp: 'Einrichtung',
    of: (domain) => ` von ${domain}`,
    snippet: 'Code für Ihre Website',
    snippetHint: 'Fügen Sie diesen Code auf jeder Seite ganz am Anfang des <head> ein.',
  },

  settings: {
    title: 'Kontoeinstellungen',
    profile: 'Profil',
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    currentPassword: 'Aktuelles Passwort',
    newPassword: 'Neues Passwort',
    newPasswordHint: `Mindestens ${PASSWORD_LENGTH.min} Zeichen. Sie werden auf allen Geräten abgemeldet.`,
    changePassword: 'Passwort ändern',
    errors: {
      firstName: `Geben Sie höchstens ${TEXT_LENGTH} Zeichen ein.`,
      lastName: `Geben Sie höchstens ${TEXT_LENGTH} Zeichen ein.`,
      company: `Geben Sie höchstens ${TEXT_LENGTH} Zeichen ein.`,
      emailAddress: 'Geben Sie eine gültige E-Mail-Adresse ein.',
      username: 'Geben Sie 3 bis 64 Zeichen ein.',
      usernameTaken: 'Dieser Benutzername wird bereits von einem anderen Konto verwendet.',
      emailTaken: 'Diese E-Mail-Adresse wird bereits von einem anderen Konto verwendet.',
      currentPassword: 'Das ist nicht Ihr aktuelles Passwort.',
      newPassword: `Wählen Sie ein Passwort mit ${PASSWORD_LENGTH.min} bis ${PASSWORD_LENGTH.max} Zeichen.`,
      weakPassword:
        'Dieses Passwort ist leicht zu erraten: Es ist verbreitet, folgt einem Muster oder enthält Ihren Namen, Ihre Firma oder Ihre E-Mail-Adresse. Wählen Sie ein anderes, zum Beispiel mehrere Wörter.',
    },
  },
  apiKey: {
    title: 'API-Schlüssel',
    purpose:
      'Mit diesem Schlüssel können andere Systeme, zum Beispiel Ihr CRM, die Einwilligungen Ihrer Domains abrufen. Halten Sie ihn geheim: Er gewährt Lesezugriff auf alle Ihre Einwilligungen.',
    off: 'Der API-Zugriff ist für dieses Konto deaktiviert; Anfragen mit diesem Schlüssel werden abgelehnt.',
    label: 'API-Schlüssel',
    try: 'Rufen Sie zum Testen des Schlüssels die Liste Ihrer Domains ab.',
    curl: 'Kommandozeile',
    documentation: 'API-Dokumentation',
    button: 'API-Schlüssel erneuern',
    confirmTitle: 'API-Schlüssel erneuern?',
    warning: 'Der bisherige Schlüssel wird sofort ungültig.',
    warningDetail: 'Alle Systeme, die Ihre Einwilligungen abrufen, benötigen den neuen Schlüssel.',
  },

  sections: {
    onboarding: 'Einrichtung',
    install: 'Status',
    services: 'Dienste',
    texts: 'Texte und Sprachen',
    appearance: 'Design',
    issues: 'Hinweise',
    settings: 'Einstellungen',
    statistics: 'Statistik',
    consents: 'Einwilligungen',
  },
  domainSettings,
  services,
  locales,
  on: 'Ein',
  off: 'Aus',
  enable: 'Einschalten',
  disable: 'Ausschalten',
  remove: 'Entfernen',
  ...signIn,
  appearance,

  consents: {
    title: 'Einwilligungen',
    intro: (domain) => `Einwilligungen auf ${domain}`,
    search: 'Consent-ID',
    searchHint: 'Vollständige Consent-ID oder ein eindeutiger Anfang.',
    find: 'Suchen',
    all: 'Aktuellen Block anzeigen',
    history: (id) => `Einwilligungsverlauf von ${id}`,
    current: 'Aktueller Block',
    notFound: 'Keine passende Consent-ID gefunden.',
    several: 'Mehrere Consent-IDs passen. Geben Sie weitere Zeichen ein.',
    empty: 'Noch keine Einträge im aktuellen Block.',
    newest: 'Neueste',
    older: 'Ältere',
    pages: 'Seiten',
    given: 'Erteilt',
    declined: 'Abgelehnt',
    purposes: 'Zwecke',
    embeddings: 'Dienste',
    id: 'Consent-ID',
    prevention: 'Der Manipulationsschutz war eingeschaltet',
    nothing: 'Keine',
    download: 'Herunterladen',
    blocks: 'Blöcke',
    receipt: 'Nachweisdatei herunterladen',
    erase: 'Einwilligungen löschen',
    blocksIntro:
      'Ein Block wird versiegelt, wenn er voll ist, wenn sein erster Eintrag einen Monat alt ist oder wenn Sie das Protokoll archivieren. Ein signierter Checkpoint umfasst alle versiegelten Blöcke: Mit einer Kopie davon lässt sich jede spätere Änderung an ihnen nachweisen.',
    noBlocks: 'Noch keine versiegelten Blöcke.',
    block: (number) => `Block ${number}`,
    entries: 'Einträge',
    sealed: 'Versiegelt am',
    root: 'Root-Hash',
    pending: 'Wird berechnet',
    gone: 'nach Ablauf der Aufbewahrungsfrist gelöscht',
    leaves: 'Nachweis (NDJSON)',
    olderBlocks: 'Ältere Blöcke',
    archive: 'Protokoll archivieren',
  },
  archive: {
    title: 'Einwilligungsprotokoll archivieren?',
    does: (domain) => `Der aktuelle Block von ${domain} wird versiegelt und ein neuer begonnen.`,
    api: 'Die Domain-API listet danach nur noch den neuen Block auf; frühere Einträge sind nur noch über die Consent-ID und in den versiegelten Blöcken abrufbar.',
    final:
      'Keine Einwilligung wird geändert oder geht verloren. Ein versiegelter Block lässt sich nicht wieder öffnen.',
    button: 'Protokoll archivieren',
  },
  erasure: {
    title: 'Einwilligungen eines Besuchers löschen?',
    warning: (count) =>
      count === '1'
        ? '1 Eintrag wird endgültig gelöscht. Diese Einwilligung können Sie danach nicht mehr nachweisen.'
        : `${count} Einträge werden endgültig gelöscht. Diese Einwilligungen können Sie danach nicht mehr nachweisen.`,
    remains:
      'Die Einträge sind sofort nicht mehr auffindbar, und alle Kopien im Protokoll werden innerhalb eines Tages gelöscht. Erhalten bleiben nur ein Hash jedes Eintrags und im nächsten Block der Vermerk, dass er gelöscht wurde, damit sich das übrige Protokoll weiterhin prüfen lässt.',
    button: 'Endgültig löschen',
  },

  issues,
  statistics,

  onboarding,

  flashes: {
    added: (name) => `${name} wurde hinzugefügt.`,
    removed: (name) => `${name} wurde entfernt.`,
    enabled: (name) => `${name} wurde eingeschaltet. Die Änderung gilt ab dem nächsten Seitenaufruf.`,
    disabled: (name) => `${name} wurde ausgeschaltet. Die Änderung gilt ab dem nächsten Seitenaufruf.`,
    hostConfirmed: (name) => `Die Domain ${name} wurde hinzugefügt.`,
    hostDismissed: 'Der Vorschlag wurde verworfen. Die Website wird nicht erneut vorgeschlagen.',
    noRoom:
      'Die Domain wurde nicht hinzugefügt: Sie existiert bereits, oder Ihr Tarif enthält keine weitere Domain.',
    saved: 'Ihre Änderungen wurden gespeichert.',
    themeSaved: (name) => `Das Design „${name}“ wurde gespeichert.`,
    themeShown: (name) => `Das Design „${name}“ ist jetzt aktiv.`,
    themeCopied: (name) => `Das Design „${name}“ wurde angelegt.`,
    themeRemoved: (name) => `Das Design „${name}“ wurde entfernt.`,
    password: 'Ihr Passwort wurde geändert. Melden Sie sich mit dem neuen Passwort an.',
    key: 'Ihr API-Schlüssel wurde erneuert. Der bisherige Schlüssel ist ungültig.',
    keyUnchanged: 'Dieses Formular wurde bereits gesendet. Ihr API-Schlüssel ist unverändert.',
    sealed: 'Das Protokoll wurde archiviert: Der aktuelle Block ist jetzt versiegelt.',
    erased: 'Die Einwilligungen des Besuchers wurden gelöscht.',
    nothingToSeal: 'Das Protokoll wurde nicht archiviert: Der aktuelle Block enthält keine Einträge.',
    ended: 'Die ausgewählten Sitzungen wurden beendet und ihre Geräte entfernt.',
    embedKey: 'Ihr Embed-Schlüssel wurde erneuert. Bauen Sie den neuen Code in Ihre Seiten ein.',
    embedKeyUnchanged: 'Dieses Formular wurde bereits gesendet. Ihr Embed-Schlüssel ist unverändert.',
    factorOff: 'Die Zwei-Faktor-Authentifizierung wurde ausgeschaltet.',
    signedOut: 'Sie wurden abgemeldet.',
  },
};
