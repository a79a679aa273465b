import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Befunde',
  lead: 'Was Browser und die letzte Prüfung auf Ihren Seiten gefunden haben und in Ihrer Einrichtung fehlt',
  none: 'Keine Befunde: Was Browser und Prüfungen bisher auf Ihren Seiten gesehen haben, ist eingerichtet.',
  notRecording:
    'Browser melden nicht, was Ihre Seiten laden. Schalten Sie es unter „Einstellungen“ ein, „Aufzeichnen, was die Seiten laden“: dann weiß diese Seite mehr, als eine Prüfung sehen kann.',
  types: {
    service: (name) => `${name} wird geladen, gehört aber nicht zu Ihren Diensten`,
    early: (name) => `${name} wird angefragt, ehe der Besucher entschieden hat`,
    unseen: (name) => `${name} wurde seit 60 Tagen nicht gesehen`,
    storage: (name) => `„${name}“ wird gespeichert, aber kein Dienst gibt es an`,
    link: (name) =>
      name === 'imprint'
        ? 'Ihr Link zum Impressum führt ins Leere'
        : 'Ihr Link zur Datenschutzerklärung führt ins Leere',
  },
  texts: {
    service: 'Ohne Eintrag wird er nicht zurückgehalten, und Besucher erfahren nichts von ihm.',
    early: 'Ändern Sie das Tag, wie „Kontrolle“ es zeigt, und haken Sie es dann hier ab.',
    unseen: 'Benutzt Ihre Website ihn nicht mehr, müssen Besucher nicht nach ihm gefragt werden.',
    storage: 'Besucher sollen von allem erfahren, was gespeichert wird.',
    link: 'Die letzte Prüfung hat unter dieser Adresse keine Seite gefunden.',
  },
  accept: {
    service: 'Dienst hinzufügen',
    early: 'Erledigt',
    unseen: 'Abschalten',
    storage: 'Bei diesem Dienst angeben',
    link: 'Gefundene Seite verwenden',
  },
  dismiss: 'Verwerfen',
  dismissAll: (count) => `Alle ${count} verwerfen`,
  lastSeen: (day) => `Zuletzt gesehen am ${day}`,
  service: 'Dienst',
  record: 'Einmal durch die Website gehen',
  recordText:
    'Öffnet Ihre Website in diesem Browser, der dann zwei Stunden lang notiert, welche Server Ihre Seiten anfragen und welche Namen sie speichern, auch vor einer Einwilligung. Am meisten sehen Sie in einem privaten Fenster, in dem Ihre Website Sie noch nicht gefragt hat. Klicken Sie sich durch wie Ihre Besucher, schließen Sie das Fenster und kommen Sie zurück. Der Link gilt einmal, eine Stunde lang.',
  recordButton: 'Link erzeugen',
  open: 'Website öffnen',
};
