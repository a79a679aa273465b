import { LINK_LIFETIME, SESSION_LIFETIME } from '../../../domains/scan/recording-session.ts';
import { UNSEEN_DAYS } from '../../../domains/status/service-issues.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  notRecording:
    'Browser-Meldungen sind ausgeschaltet. Schalten Sie unter „Einstellungen“ die Option „Aufzeichnen, was die Seiten laden“ ein: Browser melden dann auch, was ein Scan nicht erkennen kann.',
  types: {
    service: (name) => `${name} wird geladen, gehört aber nicht zu Ihren Diensten`,
    blocked: (name) => `${name} bleibt blockiert, auch wenn Besucher alles akzeptieren`,
    early: (name) => `${name} wird vor der Einwilligung geladen`,
    exempt: (name) => `Auf der Seite ausgenommen: ${name}`,
    unseen: (name) => `${name} wurde seit ${UNSEEN_DAYS} Tagen nicht mehr gefunden`,
    storage: (name) => `„${name}“ wird gespeichert, ist aber bei keinem Dienst angegeben`,
    link: (name) =>
      name === 'imprint'
        ? 'Ihr Link zum Impressum funktioniert nicht'
        : 'Ihr Link zur Datenschutzerklärung funktioniert nicht',
  },
  earlyWithoutService: (name) =>
    `${name} wird vor der Einwilligung geladen und gehört nicht zu Ihren Diensten`,
  ofOwnHost: (name) => `${name} kommt von Ihrem eigenen Host, wo der Dienst es nicht blockiert`,
  ofOwnHostText:
    'Der letzte Scan hat dieses Skript gelesen: Sein Inhalt ist der des Dienstes. Der Dienst blockiert es, sobald diese Adresse unter seinen Skripten steht.',
  addMarker: 'Adresse zum Dienst hinzufügen',
  reportedEarly:
    'Browser haben eine Anfrage an diesen Host vor der Einwilligung gemeldet, der letzte Scan hat aber kein Tag dafür gefunden. Wahrscheinlich stammt die Anfrage von einem anderen Skript. Blockieren oder entfernen Sie dieses Skript, und markieren Sie dann den Hinweis als erledigt.',
  unscannedEarly:
    'Browser haben eine Anfrage an diesen Host vor der Einwilligung gemeldet. Scannen Sie Ihre Website, um das Tag zu finden, von dem sie stammt.',
  texts: {
    service:
      'Solange Sie dafür keinen Dienst hinzufügen, wird er nicht blockiert, und Besucher werden nicht darüber informiert.',
    blocked:
      'Besucher sehen diesen Teil Ihrer Website nie, weil er zu keinem Ihrer Dienste gehört. Das haben Browser gemeldet.',
    early:
      'Browser laden dieses HTML-Tag oder verbinden sich mit seinem Host, sobald sie es lesen, noch bevor Besucher einwilligen können. Ersetzen Sie es wie hier gezeigt, und prüfen Sie dann erneut.',
    exempt:
      'Das HTML-Tag hat das Attribut data-ccm-ignore und wird deshalb unabhängig von der Entscheidung der Besucher geladen. Entfernen Sie das Attribut, oder ersetzen Sie das Tag wie hier gezeigt, und prüfen Sie dann erneut.',
    unseen: 'Wenn Ihre Website diesen Dienst nicht mehr nutzt, können Sie ihn ausschalten.',
    storage: 'Besucher müssen über alles informiert werden, was auf ihrem Gerät gespeichert wird.',
    link: 'Beim letzten Scan hat Ihre Website unter dieser Adresse geantwortet, dass es die Seite nicht gibt.',
  },
  accept: {
    service: 'Dienst hinzufügen',
    blocked: 'Dienst hinzufügen',
    early: 'Als erledigt markieren',
    exempt: 'Website erneut prüfen',
    unseen: 'Dienst ausschalten',
    storage: 'Zum Dienst hinzufügen',
    link: 'Gefundene Seite verwenden',
  },
  dismiss: 'Hinweis verwerfen',
  dismissAll: (count, all) =>
    count === all ? `Alle ${count} Hinweise verwerfen` : `${count} von ${all} Hinweisen verwerfen`,
  othersStay: 'Die übrigen können nicht verworfen werden: Sie enden mit ihren Ursachen.',
  dismissAllText:
    'Die Ursachen bleiben auf Ihrer Website. Verworfene Hinweise stehen weiter unten, werden beim Status mitgezählt und gelten nicht als erledigt. Sie können sie jederzeit wieder öffnen.',
  dismissed: (count) => `Verworfene Hinweise (${count})`,
  dismissedText:
    'Zu verworfenen Hinweisen erhalten Sie keine E-Mails. Sie bleiben verworfen, auch wenn ein Scan oder ein Browser sie wieder findet.',
  dismissedMore: (count) => `Hier stehen die ersten ${count}. Die Hosting-API listet alle auf.`,
  dismissedBy: (day, who) => `Verworfen am ${day} von ${who}`,
  reopen: 'Wieder öffnen',
  you: 'Ihnen',
  anotherUser: 'einem anderen Benutzer',
  operator: 'dem Betreiber',
  addService: 'Als Dienst hinzufügen',
  addFirstPartyHost: 'Zu den Hosts der Website hinzufügen',
  detectedPage: (url) => `Gefundene Seite: ${url}`,
  lastSeen: (day) => `Zuletzt gefunden am ${day}`,
  service: 'Dienst',
  record: 'Dienste beim Surfen auf Ihrer Website erkennen',
  recordText: `Erstellen Sie einen Link zu Ihrer Website, und öffnen Sie ihn. Dieser Browser meldet dann ${SESSION_LIFETIME / 3600} Stunden lang, mit welchen Hosts sich Ihre Seiten verbinden und welche Cookies und Speichereinträge sie verwenden, auch vor der Einwilligung. Das vollständigste Ergebnis erhalten Sie in einem privaten Fenster. Surfen Sie auf Ihrer Website wie ein Besucher, schließen Sie das Fenster, und kehren Sie dann hierher zurück. Der Link kann innerhalb von ${LINK_LIFETIME / 60} Minuten einmal verwendet werden.`,
  link: 'Link zu Ihrer Website',
  recordButton: 'Link erstellen',
  open: 'Website öffnen',
};
