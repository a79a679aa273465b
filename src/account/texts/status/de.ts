import { MAX_TAGS } from '../../../domains/scan/website-scan.ts';
import { CALLED_DAYS } from '../../../domains/status/read-domain-state.ts';
import { SCAN_DAYS } from '../../../domains/status/status-issues.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Status',
  summary: {
    live: 'Der Code ist eingebaut, und es gibt keine Hinweise.',
    dismissed: 'Der Code ist eingebaut, und es gibt keine Hinweise außer den verworfenen.',
    attention: 'Der Code ist eingebaut, aber es gibt Hinweise, um die Sie sich kümmern sollten.',
    notInstalled: `Keine Seite Ihrer Website hat in den letzten ${CALLED_DAYS} Tagen den Code geladen.`,
    notScanned:
      'Ihre Website wurde noch nicht gescannt. Nur ein Scan zeigt, was sie vor der Einwilligung lädt.',
    paused:
      'Das Banner ist ausgeschaltet: Besucher werden nicht um Einwilligung gebeten, und nichts wird blockiert.',
    archived:
      'Die Website ist archiviert: Besucher werden nicht um Einwilligung gebeten, nichts wird blockiert, und Einwilligungen bleiben für ihre Aufbewahrungsfrist erhalten.',
  },
  next: {
    start: 'Einrichtung beginnen',
    setup: (step, steps) => `Einrichtung fortsetzen (${step} von ${steps})`,
    install: 'Code einbauen',
    resolve: (count) => (count === '1' ? '1 Hinweis bearbeiten' : `${count} Hinweise bearbeiten`),
    resume: 'Einstellungen öffnen',
    archived: 'Website zurückholen',
    analytics: 'Auswertung ansehen',
    view: 'Status ansehen',
  },

  installation: 'Installation',
  lastCall: 'Letzter Seitenaufruf',
  callBetween: (hour) => `In der Stunde ab ${hour}. Seitenaufrufe werden stundenweise festgehalten.`,
  lastScan: 'Letzter Scan',
  never: 'Noch nie',
  noCall: 'Noch keiner. Bis ein Seitenaufruf hier erscheint, kann es eine Minute dauern.',
  nextScan: 'Nächster Scan',
  nextScanNow: 'In den nächsten Minuten',
  scanned: 'Ihre Website wird einmal pro Woche gescannt. Sie müssen nichts tun.',
  scanWaits:
    'Nach dem ersten Seitenaufruf wird Ihre Website einmal pro Woche gescannt. Sie müssen nichts tun.',
  scanOff: 'Aus: Der wöchentliche Scan ist in den Einstellungen ausgeschaltet.',
  snippet: 'Code',
  checks: 'Prüfpunkte',

  issueCount: (count) => `Hinweise (${count})`,
  where: 'Fundort',
  texts: {
    notInstalled: {
      title: 'Der Code ist nicht eingebaut',
      text: 'Ohne ihn werden Besucher nicht um Einwilligung gebeten, und nichts wird blockiert. Kopieren Sie diesen Code, fügen Sie ihn auf jeder Seite ganz am Anfang des <head> ein, und öffnen Sie dann einmal Ihre Website.',
    },
    snippet: {
      title: 'Der Code wird nicht als Erstes ausgeführt',
      text: 'Nur Skripte, die nach dem Code stehen, können blockiert werden. Fügen Sie diesen Code auf jeder Seite ganz am Anfang des <head> ein, und prüfen Sie dann die Installation.',
    },
    noPageView: {
      title: 'Noch kein Browser hat den Code geladen',
      text: 'Der letzte Scan hat den Code gefunden, aber es wurde noch kein Seitenaufruf gezählt. Öffnen Sie Ihre Website einmal im Browser. Bleibt dieser Hinweis nach einer Minute bestehen, verhindert Ihre Website oder ein Plug-in, dass der Code läuft, zum Beispiel mit einer Content Security Policy.',
    },
    ownHost: {
      title: 'Der Pfad Ihres eigenen Hosts führt nicht zum Dienst',
      text: 'Das Banner kann nicht von Ihrer Website laden. Besucher werden deshalb nicht gefragt, und nichts wird blockiert, außer die Seite enthält die Ersatzzeile. Prüfen Sie Ihren Server oder sein Plug-in: Vielleicht hat ein Update den Block entfernt, oder eine Firewall sperrt den Pfad.',
    },
    notScanned: {
      title: 'Ihre Website wurde noch nicht gescannt',
      text: 'Nur ein Scan zeigt, welche Dienste Ihre Website nutzt und was sie vor der Einwilligung lädt. Er dauert einige Sekunden.',
    },
    rescan: {
      title: `Der letzte Scan ist mehr als ${SCAN_DAYS} Tage alt`,
      text: 'Ihre Website nutzt inzwischen vielleicht andere Dienste. Scannen Sie sie erneut, damit alle konfiguriert sind.',
    },
    moreEarly: {
      title: 'Weitere Tags laden vor der Einwilligung',
      text: `Ein Scan listet nur die ersten ${MAX_TAGS} Tags auf. Ersetzen Sie diese, und scannen Sie dann erneut, um die übrigen aufzulisten.`,
    },
    legal: {
      title: 'Rechtstexte sind nicht verlinkt',
      text: 'Besucher müssen Impressum und Datenschutzerklärung vom Banner aus öffnen können.',
    },
    company: {
      title: 'Angaben zum Verantwortlichen fehlen',
      text: 'Besucher müssen Name und Anschrift des Verantwortlichen erfahren (Art. 13 DSGVO).',
    },
    undescribed: {
      title: 'Dienste sind nicht vollständig beschrieben',
      text: 'Eine Einwilligung ist nur informiert, wenn Besucher lesen können, was ein Dienst tut, auf welcher Rechtsgrundlage, und auf welcher Grundlage Daten in Länder außerhalb der EU übermittelt werden (Art. 13 DSGVO). Öffnen Sie jeden Dienst und ergänzen Sie seine Texte.',
    },
    language: {
      title: 'Die Sprache Ihrer Website ist nicht eingeschaltet',
      text: 'Informiert ist eine Einwilligung nur, wenn Besucher das Banner verstehen.',
    },
    quota: {
      title: 'Das Kontingent an Seitenaufrufen ist überschritten',
      text: 'Das Banner wird weiterhin angezeigt. Fragen Sie den Betreiber dieses Dienstes nach einem größeren Tarif.',
    },
  },
  languages: (names) => `Sprachen: ${names}`,
  more: (count) => `${count} ${count === '1' ? 'weiteres Tag' : 'weitere Tags'}`,
  lacks: {
    description: 'Beschreibung',
    legalBasis: 'Rechtsgrundlage',
    transferBasis: 'Grundlage der Übermittlung in Länder außerhalb der EU',
  },
  moreServices: (count) => `${count} ${count === '1' ? 'weiterer Dienst' : 'weitere Dienste'}`,
  pageViews: (count, included) => `${count} von ${included} Seitenaufrufen in diesem Monat`,
  actions: {
    'onboarding/languages': 'Sprachen auswählen',
    'onboarding/legal': 'Rechtstexte verlinken',
    'onboarding/company': 'Angaben ergänzen',
    services: 'Dienste öffnen',
    'settings/own-host': 'Eigenen Host prüfen',
    scan: 'Website scannen',
    rescan: 'Website erneut prüfen',
  },
};
