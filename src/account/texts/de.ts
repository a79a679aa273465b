import { OVERLAP_DAYS } from '../../db/clients/embed-keys.ts';
import type { en } from './en.ts';
import { de as pages } from '../../pages/texts/de.ts';
import { de as people } from '../../people/texts/de.ts';
import { de as operatorAccess } from './operator-access/de.ts';
import { de as waitingHosts } from './waiting-hosts/de.ts';
import { de as handover } from './handover/de.ts';
import { de as website } from './website/de.ts';
import { de as processing } from './processing/de.ts';
import { de as preview } from './preview/de.ts';
import { de as appearance } from './appearance/de.ts';
import { de as domainSettings } from './domain-settings/de.ts';
import { de as consents } from './consents/de.ts';
import { de as issues } from './issues/de.ts';
import { de as status } from './status/de.ts';
import { de as statistics } from './statistics/de.ts';
import { de as locales } from './locales/de.ts';
import { de as services } from './services/de.ts';
import { de as ownHost } from './own-host/de.ts';
import { de as strictBlocking } from './strict-blocking/de.ts';
import { de as onboarding } from './onboarding/de.ts';

export const de: typeof en = {
  ...pages,
  ...people,
  operatorAccess,
  waitingHosts,
  navigation: 'Konto',

  home: {
    title: 'Einwilligungen einholen und überprüfbar nachweisen',
    intro: (name) =>
      `${name} holt die Einwilligung Ihrer Website-Besucher ein, blockiert Dienste von Drittanbietern, bis sie akzeptiert werden, und speichert jede Entscheidung als Nachweis, zusammen mit dem angezeigten Text.`,
    demo: 'Demo ausprobieren',
    signIn: 'Anmelden',
    account: 'Konsole öffnen',
    bannerPicture:
      'Website eines Möbelgeschäfts mit dem Banner von Placet, dessen Schaltflächen „Alle akzeptieren“ und „Nur notwendige“ gleich aussehen',
    consolePicture:
      'Auswertung in der Konsole von Placet mit der Zustimmungsrate und den Reaktionen auf das Banner in den letzten 30 Tagen',
    benefits: [
      [
        'Dienste laden erst nach der Einwilligung',
        'Skripte und iFrames von Drittanbietern bleiben blockiert, bis Besucher sie akzeptieren. Ablehnen geht mit einem Klick, genau wie Akzeptieren. Die Voreinstellungen folgen den Leitlinien von EDSA und DSK.',
      ],
      [
        'Nachweis für jede Entscheidung',
        'Besucher erhalten einen signierten Beleg. Damit lässt sich jede spätere Änderung an ihrem Eintrag und an früheren versiegelten Einträgen nachweisen. Einträge enthalten eine zufällige ID, aber keine Namen, IP-Adressen oder Angaben zum Gerät.',
      ],
      [
        'In wenigen Minuten eingerichtet',
        'Ein Scan findet Dienste, Cookies und Rechtstexte Ihrer Website; ein Katalog beschreibt sie auf Deutsch und Englisch. Eine Zeile Code bindet das Banner ein, in 31 Sprachen.',
      ],
    ],
    docs: 'Dokumentation',
    docsText:
      'Anleitungen (auf Englisch) und eine API-Referenz mit Beispielen, die Sie im Browser ausführen können.',
    quickStart: 'Schnellstart',
    quickStartText: 'Wie Sie mit zwei Befehlen eine eigene Instanz von Placet starten (auf Englisch).',
    verify: 'Beleg prüfen',
    verifyText: 'Finden Sie im Browser heraus, ob ein Einwilligungsbeleg echt ist.',
  },

  overview: {
    title: 'Übersicht',
    calls: (month) => `Seitenaufrufe im ${month}`,
    included: (count) => `von ${count} enthaltenen`,
    exceeded:
      'Das Kontingent an Seitenaufrufen in Ihrem Tarif ist überschritten. Das Banner wird auf Ihren Websites weiterhin angezeigt. Fragen Sie den Betreiber dieses Dienstes nach einem größeren Tarif.',
    none: (days) => `Keine Entscheidungen in den letzten ${days} Tagen`,
    optIn: 'Zustimmungsrate',
    decisions: (count, days) =>
      `${count} ${count === '1' ? 'Entscheidung' : 'Entscheidungen'} in ${days} Tagen`,
    change: (points, days) =>
      `${points} ${/^.1$/.test(points) ? 'Prozentpunkt' : 'Prozentpunkte'} in ${days} Tagen`,
    views: 'Seitenaufrufe',
    thisMonth: 'in diesem Monat',
    noneGiven:
      'Sie sehen noch keine Website. Bitten Sie einen Inhaber dieses Kontos, Websites für Sie auszuwählen.',
    noDomains: 'Noch keine Websites.',
    searchHint: 'Teil eines Domainnamens.',
    of: (domain) => ` von ${domain}`,
  },

  checkpointEmails: {
    title: 'Monatliche Checkpoints per E-Mail',
    text: 'Einmal im Monat erhalten Sie eine Datei mit den signierten Checkpoints aller Websites dieses Kontos. Mit einer Kopie außerhalb dieses Dienstes können Sie jede spätere Änderung an den erfassten Einträgen ohne unsere Hilfe nachweisen.',
    on: (address) => `Sie erhalten diese E-Mail an ${address}.`,
    off: 'Sie erhalten diese E-Mail nicht.',
    subscribe: 'Abonnieren',
    unsubscribe: 'Abbestellen',
  },
  unsubscribe: {
    title: 'Monatliche Checkpoints abbestellen?',
    text: 'Sie erhalten die signierten Checkpoints Ihrer Websites dann nicht mehr per E-Mail. In der Konsole können Sie sie weiterhin herunterladen.',
    button: 'Abbestellen',
    doneTitle: 'Abbestellt',
    done: 'Sie erhalten die monatlichen Checkpoints nicht mehr per E-Mail. In den Kontoeinstellungen können Sie sie wieder abonnieren.',
    invalidTitle: 'Dieser Link ist ungültig',
    invalid:
      'Öffnen Sie den Link aus der E-Mail noch einmal, oder bestellen Sie die E-Mail in den Kontoeinstellungen ab.',
  },
  embedKey: {
    title: 'Embed-Schlüssel',
    text: `Der Embed-Schlüssel ist Teil des Codes auf Ihren Seiten und öffentlich. Wenn ihn jemand missbraucht, erneuern Sie den Schlüssel, und bauen Sie den neuen Code innerhalb von ${OVERLAP_DAYS} Tagen in Ihre Seiten ein.`,
    before: (time) =>
      `Der vorherige Schlüssel ist noch bis ${time} gültig. Bauen Sie bis dahin den neuen Code in Ihre Seiten ein.`,
    button: 'Embed-Schlüssel erneuern',
    confirmTitle: 'Embed-Schlüssel erneuern?',
    detail: `Der Code für Ihre Seiten ändert sich. Seiten mit dem alten Code funktionieren noch ${OVERLAP_DAYS} Tage; danach zeigen sie kein Banner mehr an, bis Sie den neuen Code einbauen.`,
    again:
      'Sie haben den Schlüssel erst kürzlich erneuert, und der vorherige ist noch gültig. Wenn Sie den Schlüssel jetzt noch einmal erneuern, wird der vorherige sofort ungültig, und Seiten, die ihn noch verwenden, zeigen kein Banner an.',
  },
  apiKey: {
    title: 'API-Schlüssel',
    purpose:
      'Mit diesem Schlüssel können andere Systeme, zum Beispiel Ihr CRM, die Einwilligungen Ihrer Domains abrufen. Halten Sie ihn geheim: Wer den Schlüssel hat, kann sie alle lesen.',
    off: 'Der API-Zugriff ist für dieses Konto ausgeschaltet, Anfragen mit diesem Schlüssel werden daher abgelehnt. Der Betreiber dieses Dienstes kann ihn einschalten.',
    label: 'API-Schlüssel',
    try: 'Testen Sie den Schlüssel mit diesem Befehl. Er listet Ihre Domains auf.',
    curl: 'Befehl',
    documentation: 'API-Dokumentation',
    button: 'API-Schlüssel erneuern',
    confirmTitle: 'API-Schlüssel erneuern?',
    warning: 'Der bisherige Schlüssel wird sofort ungültig.',
    warningDetail: 'Alle Systeme, die Ihre Einwilligungen abrufen, benötigen den neuen Schlüssel.',
  },

  breadcrumb: 'Navigationspfad',
  switchDomain: 'Domain wechseln',
  allDomains: 'Alle Domains',
  sections: {
    status: 'Status',
    setup: 'Einrichtung',
    statistics: 'Auswertung',
    consents: 'Einwilligungen',
    activity: 'Aktivität',
    onboarding: 'Einrichtungsassistent',
    services: 'Dienste',
    texts: 'Texte',
    appearance: 'Design',
    settings: 'Einstellungen',
    website: 'Website',
  },
  domainSettings,
  services,
  ownHost,
  strictBlocking,
  locales,
  on: 'Ein',
  off: 'Aus',
  enable: 'Einschalten',
  disable: 'Ausschalten',
  remove: 'Entfernen',
  appearance,
  preview,

  consents,

  status,
  issues,
  statistics,
  website,
  handover,
  processing,

  onboarding,

  flashes: {
    ...people.flashes,
    changedSince:
      'Werte wurden geändert, seit Sie diese Seite geöffnet haben. Prüfen Sie sie vor dem Bestätigen.',
    settingsReset: 'Die Einstellungen wurden auf die empfohlenen Werte zurückgesetzt.',
    added: (name) => `${name} wurde hinzugefügt.`,
    removed: (name) => `${name} wurde entfernt.`,
    websiteDeleted: (name) => `${name} wurde gelöscht.`,
    enabled: (name) =>
      `${name} wurde eingeschaltet. Die Änderung erreicht Besucher innerhalb von 90 Sekunden.`,
    disabled: (name) =>
      `${name} wurde ausgeschaltet. Die Änderung erreicht Besucher innerhalb von 90 Sekunden.`,
    websitesAdded: (count) =>
      count === '1' ? '1 Website wurde hinzugefügt.' : `${count} Websites wurden hinzugefügt.`,
    hostConfirmed: (name) => `${name} wurde hinzugefügt.`,
    hostDismissed: 'Der Vorschlag wurde verworfen. Die Website wird nicht erneut vorgeschlagen.',
    noRoom:
      'Die Domain wurde nicht hinzugefügt: Sie existiert bereits, oder Ihr Tarif enthält keine weitere Domain. Fragen Sie den Betreiber dieses Dienstes nach einem größeren Tarif.',
    issueResolved: 'Der Hinweis wurde als erledigt markiert.',
    issueDismissed: 'Der Hinweis wurde verworfen.',
    issuesDismissed: 'Die Hinweise wurden verworfen.',
    issueReopened: 'Der Hinweis ist wieder offen.',
    firstPartyHostAdded: (name) => `${name} wurde zu den Hosts der Website hinzugefügt.`,
    tooManyFirstPartyHosts: (limit) =>
      `Nichts wurde hinzugefügt: Die Liste „Hosts der Website“ kann höchstens ${limit} Einträge haben. Ersetzen Sie in den Einstellungen mehrere davon durch die gemeinsame Domain.`,
    undone:
      'Die Änderung wurde rückgängig gemacht. Das Ergebnis erreicht Besucher innerhalb von 90 Sekunden.',
    archived: (name) => `${name} wurde archiviert. Die Änderung erreicht Besucher innerhalb von 90 Sekunden.`,
    unarchived: (name) => `${name} ist zurück. Die Änderung erreicht Besucher innerhalb von 90 Sekunden.`,
    moveWithdrawn: 'Der Umzug wurde zurückgezogen. Der Link funktioniert nicht mehr.',
    handoverRevoked: 'Der Link wurde widerrufen und funktioniert nicht mehr.',
    moved: (name) => `${name} wurde zum anderen Kunden umgezogen.`,
    serviceEnabled: (name) =>
      `${name} wurde eingeschaltet. Frühere Entscheidungen bleiben, und wer dazu noch nicht entschieden hat, wird gefragt. Die Änderung erreicht Besucher innerhalb von 90 Sekunden.`,
    serviceAdded: (name) =>
      `${name} wurde hinzugefügt. Frühere Entscheidungen bleiben, und Besucher werden zu diesem Dienst gefragt.`,
    savedStay: 'Ihre Änderungen wurden gespeichert. Entscheidungen bleiben, wie sie sind.',
    savedAsksAgain: (name) =>
      `Ihre Änderungen wurden gespeichert. Wer ${name} akzeptiert hat, wird dazu erneut gefragt.`,
    savedAsksAll: 'Ihre Änderungen wurden gespeichert. Alle Besucher werden erneut gefragt.',
    noReason: 'Geben Sie an, warum Besucher erneut gefragt werden.',
    asksAll: 'Alle Besucher werden erneut gefragt.',
    themeSaved: (name) => `Das Design „${name}“ wurde gespeichert.`,
    themeShown: (name) => `Das Design „${name}“ ist jetzt aktiv.`,
    themeCopied: (name) => `Das Design „${name}“ wurde angelegt.`,
    themeRemoved: (name) => `Das Design „${name}“ wurde entfernt.`,
    key: 'Ihr API-Schlüssel wurde erneuert. Der bisherige Schlüssel ist nicht mehr gültig.',
    keyUnchanged: 'Dieses Formular wurde bereits gesendet. Ihr API-Schlüssel ist unverändert.',
    sealed: 'Der Block wurde versiegelt. Neue Entscheidungen werden in einem neuen Block gespeichert.',
    erased: 'Die Einwilligungen des Besuchers wurden gelöscht.',
    nothingToSeal: 'Es wurde kein Block versiegelt, da der aktuelle Block keine Einträge enthält.',
    embedKey: `Ihr Embed-Schlüssel wurde erneuert. Bauen Sie den neuen Code innerhalb von ${OVERLAP_DAYS} Tagen in Ihre Seiten ein.`,
    embedKeyUnchanged: 'Dieses Formular wurde bereits gesendet. Ihr Embed-Schlüssel ist unverändert.',
    snippetSent: (name) => `Der Code wurde an ${name} gesendet.`,
    accessChanged: (name) => `Die Websites von ${name} wurden geändert.`,
  },
};
