import type { en } from './en.ts';

/** Was über Gestaltungen gesagt wird. */
export const de: typeof en = {
  title: 'Aussehen',
  lead: 'Wie das Einwilligungsfenster auf Ihrer Website aussieht. Sie können mehrere Gestaltungen aufheben; Besucher sehen eine davon.',
  all: 'Alle Gestaltungen',
  none: 'Es gibt keine Gestaltung: Besucher sehen das Fenster in seinen eigenen Farben.',
  shown: 'Diese sehen Ihre Besucher',
  edit: 'Bearbeiten',
  show: 'Diese zeigen',
  copy: 'Kopieren',
  copyOf: (name) => `Kopie von ${name}`,
  removeText: 'Sie ist dann endgültig weg. Was Besucher sehen, bleibt, wie es ist.',
  removeShown: 'Sie ist dann endgültig weg, und Besucher sehen stattdessen die erste, die übrig ist.',
  addTitle: 'Eine Gestaltung hinzufügen',
  add: 'Hinzufügen',
  contrast: 'Kontrast von Text und Hintergrund:',
  linkContrast: 'Kontrast von Links und Hintergrund:',
  tooFaint: 'Schwer zu lesen. Wählen Sie Farben mit 4,5 : 1 oder mehr, wie die WCAG es verlangt.',
  faint: (parts) =>
    `Manches ist schwer zu lesen, was auch eine Einwilligung unwirksam machen kann: ${parts}.`,
  groups: {
    window: 'Das Fenster',
    settings: 'Die Einstellungen im Fenster',
    icon: 'Das Symbol',
    behaviour: 'Wer gefragt wird',
    rules: 'Eigene Regeln (CSS)',
  },
  parts: {
    primaryButton: {
      label: 'Farben von „Zustimmen“',
      text: 'Die Schaltfläche, die alles annimmt, auf beiden Ebenen.',
    },
    declineButton: {
      label: 'Farben von „Ablehnen“',
      text: 'Machen Sie sie so gut sichtbar wie die zum Zustimmen: Darauf sehen Behörden zuerst.',
    },
    button: { label: 'Farben der anderen Schaltflächen', text: 'Einstellungen, Speichern und Abbrechen.' },
    window: {
      label: 'Farben des Fensters',
      text: 'Alles, was gelesen wird. Sobald eine Farbe Ihre eigene ist, gelten alle auch im Dunkeln.',
    },
    iframeBlocker: {
      label: 'Farben der Platzhalter',
      text: 'Was an der Stelle eines Videos oder einer Karte steht, bis der Besucher zustimmt.',
    },
    iframeBlockerButton: {
      label: 'Farben der Schaltfläche in Platzhaltern',
      text: 'Sie zeigt das Video oder die Karte.',
    },
  },
  sides: { Background: 'Hintergrund', Foreground: 'Text', Border: 'Rand', Link: 'Links' },
  preview: {
    title: 'Vorschau',
    layer: 'Was offen ist',
    width: 'Bildschirm',
    scheme: 'Helligkeit',
    options: {
      first: 'Erste Ebene',
      settings: 'Einstellungen',
      decided: 'Nach der Entscheidung',
      phone: 'Telefon',
      desktop: 'Desktop',
      light: 'Hell',
      dark: 'Dunkel',
    },
    text: 'Das echte Fenster mit dem, was hier eingegeben ist, noch vor dem Speichern. Es sendet nichts und zählt nichts.',
    noScript:
      'In diesem Browser ist JavaScript aus: Die Vorschau zeigt nur die Beispielseite, das Fenster fehlt.',
    button: 'Vorschau',
  },
  sample: {
    title: 'Eine Seite Ihrer Website',
    text: 'Diese Seite zeigt nur, wie das Fenster aussieht. Was Sie hier anklicken, wird nirgends aufgehoben.',
    more: 'Unter dem Video geht die Seite weiter.',
    video: 'Ein Video',
    invalid: 'Manche Felder sind nicht zu lesen. Speichern Sie die Gestaltung, um zu sehen, welche.',
  },
  fields: {
    name: { label: 'Name der Gestaltung', text: 'Den sehen nur Sie.', fault: '1 bis 255 Zeichen.' },
    widgetPosition: {
      label: 'Wo das Fenster steht',
      text: 'Auf kleinen Bildschirmen ist es immer unten.',
      options: {
        top: 'Oben',
        center: 'In der Mitte',
        bottom: 'Unten',
        bottomleft: 'Unten links',
        bottomright: 'Unten rechts',
      },
    },
    widgetBlocking: {
      label: 'Die Seite wartet hinter dem Fenster',
      text: 'Aus: Besucher können ohne Antwort weiterlesen, und bis sie eine geben, ist nichts erlaubt.',
      advice: 'Beides geht.',
    },
    widgetButtons: {
      label: 'Schaltflächen der ersten Ebene in ihrer Reihenfolge',
      text: 'Ob „Ablehnen“ immer da ist, wird in den Einstellungen entschieden.',
      advice: 'Alle drei.',
      options: { '': 'Keine', accept: 'Alles annehmen', decline: 'Ablehnen', cpanel: 'Einstellungen' },
    },
    widgetCloseButton: {
      label: 'Ein Kreuz zum Schließen',
      text: 'Wer ohne Antwort schließt, lehnt ab.',
      advice: 'Beides geht; in Italien wird eines verlangt.',
    },
    showPurposesInMainWindow: {
      label: 'Schalter auf der ersten Ebene',
      text: 'Besucher wählen Zwecke, ohne die Einstellungen zu öffnen.',
      advice: 'Beides geht.',
    },
    widgetSwitchType: {
      label: 'Womit geschaltet wird',
      text: 'Für jeden Zweck und jeden Dienst.',
      options: { switch: 'Schalter', checkbox: 'Kästchen' },
    },
    logoEnabled: { label: 'Ein Logo zeigen', text: 'Über dem Text der ersten Ebene.' },
    logoImage: {
      label: 'Logo',
      text: 'PNG oder JPEG, höchstens 512 KiB.',
      fault: 'Bitte wählen Sie ein PNG oder JPEG von höchstens 512 KiB.',
    },
    whitelabel: {
      label: 'Den Link zu Placet weglassen',
      text: 'Wirkt, wenn Ihr Vertrag es für diese Website enthält.',
    },
    settingsAcceptAllButton: {
      label: 'Eine Schaltfläche, die alles annimmt',
      text: 'Neben „Ablehnen“ und „Speichern“.',
    },
    settingsCheckAndUncheckAllButtons: {
      label: 'Links, die alles ein- oder ausschalten',
      text: 'Entschieden ist erst mit „Speichern“.',
    },
    settingsFooter: {
      label: 'Links zu den rechtlichen Seiten',
      text: 'Unter den Diensten, wie auf der ersten Ebene.',
      advice: 'An.',
    },
    settingsIconEnabled: {
      label: 'Nach der Entscheidung das Symbol zeigen',
      text: 'Es führt zur Entscheidung zurück.',
      advice: 'An: Widerrufen muss so leicht sein wie zustimmen.',
    },
    settingsIconTarget: {
      label: 'Was das Symbol öffnet',
      text: 'Von dort widerrufen so oder so zwei Klicks.',
      options: { main: 'Die erste Ebene', purpose: 'Die Einstellungen' },
    },
    settingsIconImage: {
      label: 'Bild des Symbols',
      text: 'Anstelle des Zahnrads: quadratisch, PNG oder JPEG, höchstens 64 KiB.',
      fault: 'Bitte wählen Sie ein PNG oder JPEG von höchstens 64 KiB.',
    },
    complyWithDoNotTrack: {
      label: '„Do not track“ beachten',
      text: 'Browser, die es senden, werden nicht gefragt, und alles Freiwillige bleibt aus.',
      advice: 'Beides geht.',
    },
    enableOnlyInEu: {
      label: 'Nur in Europa fragen',
      text: 'EU, EWR, Vereinigtes Königreich und Schweiz; anderswo läuft alles ohne Frage.',
      advice: 'Aus, solange niemand das Recht der anderen Länder geprüft hat, in die Sie verkaufen.',
    },
    manipulationPrevention: {
      label: 'Das Fenster zurückholen, wenn etwas es entfernt',
      text: 'Etwa eine Erweiterung des Browsers; im Protokoll steht, dass dies an war.',
      advice: 'Aus.',
    },
    customCss: {
      label: 'Für das Fenster',
      text: 'Kommt nach allen anderen Regeln. Von eigenen Bildern zeigt die Vorschau nur Adressen, die mit „data:“ beginnen.',
    },
    customCssForIframeBlocker: {
      label: 'Für Platzhalter',
      text: 'Gilt nur an den Stellen zurückgehaltener Videos und Karten.',
    },
  },
};
