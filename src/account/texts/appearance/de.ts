import { themeFields } from '../../../definitions/theme-fields.ts';
import { TEXT_LENGTH } from '../../../http/input-schemas.ts';
import type { en } from './en.ts';

/** Die Texte der Seiten über Designs. */
/** KiB of the largest images. */
const logo = themeFields.logoImage.bytes / 1024;
const icon = themeFields.settingsIconImage.bytes / 1024;

export const de: typeof en = {
  title: 'Design',
  lead: 'Das Aussehen des Banners auf Ihrer Website. Sie können mehrere Designs anlegen; eines davon ist aktiv.',
  all: 'Alle Designs',
  none: 'Noch keine Designs. Das Banner verwendet seine Standardfarben.',
  active: 'Aktiv',
  edit: 'Bearbeiten',
  show: 'Aktivieren',
  copy: 'Kopieren',
  copyOf: (name) => `Kopie von ${name}`,
  removeText: 'Das Design wird endgültig gelöscht. Das aktive Design ändert sich nicht.',
  removeShown: 'Das Design wird endgültig gelöscht, und das erste verbleibende Design wird aktiv.',
  addTitle: 'Neues Design',
  add: 'Design hinzufügen',
  contrast: 'Kontrast von Text und Hintergrund:',
  linkContrast: 'Kontrast von Links und Hintergrund:',
  lowContrast: (least: string) =>
    `Schlecht lesbar. Wählen Sie Farben mit einem Kontrast von mindestens ${least} : 1 (WCAG).`,
  unreadable: (parts) =>
    `Manche Texte sind schlecht lesbar, was eine Einwilligung unwirksam machen kann: ${parts}.`,
  presetsTitle: 'Vorlage',
  presets: {
    forest: 'Wald',
    ocean: 'Ozean',
    berry: 'Beere',
    graphite: 'Graphit',
    sand: 'Sand',
    night: 'Nacht',
    own: 'Eigene Farben',
  },
  baseTitle: 'Farben',
  baseText:
    'Alle anderen Farben ergeben sich aus diesen vier. Sobald Sie eine Farbe ändern, gelten Ihre Farben auch im Dunkelmodus.',
  base: {
    primaryButtonBackgroundColor: 'Akzent',
    windowBackgroundColor: 'Hintergrund',
    windowForegroundColor: 'Text',
    buttonBackgroundColor: 'Übrige Schaltflächen',
  },
  advanced: 'Erweiterte Einstellungen',
  allColors: 'Alle Farben',
  groups: {
    window: 'Banner',
    settings: 'Datenschutzeinstellungen',
    icon: 'Symbol',
    behavior: 'Wann das Banner angezeigt wird',
    rules: 'Eigenes CSS',
  },
  parts: {
    primaryButton: {
      label: 'Farben der Schaltfläche „Akzeptieren“',
      text: 'Im Banner und in den Datenschutzeinstellungen.',
    },
    declineButton: {
      label: 'Farben der Schaltfläche „Ablehnen“',
      text: 'Gestalten Sie diese Schaltfläche so auffällig wie „Akzeptieren“: Aufsichtsbehörden prüfen das zuerst.',
    },
    button: {
      label: 'Farben der übrigen Schaltflächen',
      text: 'Für „Einstellungen“, „Speichern“ und „Abbrechen“.',
    },
    window: {
      label: 'Farben des Banners',
      text: 'Text und Hintergrund. Sobald Sie eine Farbe ändern, gelten Ihre Farben auch im Dunkelmodus.',
    },
    iframeBlocker: {
      label: 'Farben der Platzhalter',
      text: 'Platzhalter ersetzen Videos und Karten, bis der Besucher einwilligt.',
    },
    iframeBlockerButton: {
      label: 'Farben der Schaltfläche in Platzhaltern',
      text: 'Die Schaltfläche zeigt das Video oder die Karte an.',
    },
  },
  sides: { Background: 'Hintergrund', Foreground: 'Text', Border: 'Rahmenlinie', Link: 'Links' },
  fields: {
    name: {
      label: 'Name des Designs',
      text: 'Nur für Sie sichtbar.',
      error: `Geben Sie 1 bis ${TEXT_LENGTH} Zeichen ein.`,
    },
    widgetPosition: {
      label: 'Position des Banners',
      text: 'Auf kleinen Bildschirmen ist es immer unten.',
      options: {
        top: 'Oben',
        center: 'Mitte',
        bottom: 'Unten',
        bottomleft: 'Unten links',
        bottomright: 'Unten rechts',
      },
    },
    widgetBlocking: {
      label: 'Seite bis zur Auswahl sperren',
      text: 'Aus: Besucher können die Seite ohne Auswahl nutzen; Dienste bleiben bis zur Auswahl blockiert.',
    },
    widgetButtons: {
      label: 'Schaltflächen im Banner, der Reihe nach',
      text: 'Ob die Schaltfläche „Ablehnen“ immer angezeigt wird, legen die Einstellungen der Domain fest.',
      advice: 'Alle drei.',
      options: { '': 'Keine', accept: 'Alle akzeptieren', decline: 'Ablehnen', cpanel: 'Einstellungen' },
    },
    widgetCloseButton: {
      label: 'Schließen-Schaltfläche anzeigen',
      text: 'Wer das Banner ohne Auswahl schließt, lehnt alle Dienste ab. In Italien vorgeschrieben.',
    },
    showPurposesInMainWindow: {
      label: 'Zwecke im Banner anzeigen',
      text: 'Besucher können Zwecke wählen, ohne die Datenschutzeinstellungen zu öffnen.',
    },
    widgetSwitchType: {
      label: 'Art der Auswahlfelder',
      text: 'Für jeden Zweck und jeden Dienst.',
      options: { switch: 'Schalter', checkbox: 'Kontrollkästchen' },
    },
    logoEnabled: { label: 'Logo anzeigen', text: 'Über dem Text des Banners.' },
    logoImage: {
      label: 'Logo',
      text: `PNG oder JPEG, bis zu ${logo} KiB.`,
      error: `Wählen Sie eine PNG- oder JPEG-Datei mit höchstens ${logo} KiB.`,
    },
    whitelabel: {
      label: 'Link zu Placet ausblenden',
      text: 'Nur, wenn Ihr Tarif das für diese Website enthält.',
    },
    settingsAcceptAllButton: {
      label: 'Schaltfläche „Alle akzeptieren“ anzeigen',
      text: 'Neben „Ablehnen“ und „Speichern“.',
    },
    settingsCheckAndUncheckAllButtons: {
      label: '„Alle auswählen“ und „Alle abwählen“ anzeigen',
      text: 'Die Auswahl gilt erst, wenn der Besucher sie speichert.',
    },
    settingsFooter: {
      label: 'Links zu den Rechtstexten anzeigen',
      text: 'Unter den Diensten, wie im Banner.',
      advice: 'Ein.',
    },
    settingsIconEnabled: {
      label: 'Symbol nach der Entscheidung anzeigen',
      text: 'Damit können Besucher ihre Entscheidung ändern.',
      advice: 'Ein. Der Widerruf muss so einfach sein wie die Einwilligung.',
    },
    settingsIconTarget: {
      label: 'Symbol öffnet',
      text: 'In beiden Fällen sind zum Widerruf zwei Klicks nötig.',
      options: { main: 'Banner', purpose: 'Datenschutzeinstellungen' },
    },
    settingsIconImage: {
      label: 'Bild des Symbols',
      text: `Ersetzt das Zahnrad-Symbol: quadratisches PNG oder JPEG, bis zu ${icon} KiB.`,
      error: `Wählen Sie eine PNG- oder JPEG-Datei mit höchstens ${icon} KiB.`,
    },
    complyWithDoNotTrack: {
      label: '„Do Not Track“ beachten',
      text: 'Besucher, deren Browser dieses Signal sendet, werden nicht gefragt; optionale Dienste bleiben blockiert.',
    },
    manipulationPrevention: {
      label: 'Manipulationsschutz',
      text: 'Stellt das Banner wieder her, wenn es entfernt wird, etwa von einer Browser-Erweiterung. In den Einwilligungen ist vermerkt, dass er eingeschaltet war.',
      advice: 'Aus.',
    },
    customCss: {
      label: 'Für das Banner',
      text: 'Wird nach allen anderen Regeln eingefügt. Die Vorschau zeigt nur Bilder mit „data:“-URLs.',
    },
    customCssForIframeBlocker: {
      label: 'Für Platzhalter',
      text: 'Gilt nur für die Platzhalter blockierter Videos und Karten.',
    },
  },
};
