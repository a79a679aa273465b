import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Vorschau',
  layer: 'Ansicht',
  width: 'Bildschirm',
  scheme: 'Farbschema',
  options: {
    first: 'Banner',
    settings: 'Datenschutzeinstellungen',
    decided: 'Nach der Entscheidung',
    phone: 'Smartphone',
    desktop: 'Desktop',
    light: 'Hell',
    dark: 'Dunkel',
  },
  text: 'Vorschau Ihrer noch nicht gespeicherten Änderungen. Sie sendet und zählt nichts.',
  noScript:
    'In diesem Browser ist JavaScript ausgeschaltet: Die Vorschau zeigt nur Texte und Farben des Banners.',
  button: 'Vorschau aktualisieren',
  language: 'Sprache',
  close: 'Vorschau schließen',

  sample: {
    title: 'Eine Seite Ihrer Website',
    text: 'Diese Beispielseite zeigt, wie das Banner aussieht. Entscheidungen werden hier nicht gespeichert.',
    more: 'Weitere Inhalte unter dem Video.',
    video: 'Ein Video',
    invalid: 'Einige Felder sind ungültig. Speichern Sie, um zu sehen, welche.',
  },
};
