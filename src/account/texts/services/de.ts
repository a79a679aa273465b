import { de as widget } from '../../../texts/de.ts';
import type { en } from './en.ts';

const purposes = Object.entries(widget.purposes).map(([id, { name }]) => [id, name]);

/** Was die Seiten der Dienste einer Domain sagen. */
export const de: typeof en = {
  title: 'Dienste',
  lead: 'Was Ihre Website einbindet oder von anderen lädt. Nach den eingeschalteten Diensten werden Besucher gefragt, und jeder wartet, bis sein Besucher zustimmt.',
  add: 'Aus dem Katalog hinzufügen',
  byHand: 'Von Hand hinzufügen',
  none: 'Es gibt noch keinen Dienst. Besucher erfahren nur, was ihre Entscheidung aufbewahrt.',
  assets: (count) =>
    count === 0
      ? ''
      : count === 1
        ? '1 Cookie oder Speicherschlüssel'
        : `${count} Cookies und Speicherschlüssel`,
  by: (vendor) => vendor.replace('{OPERATOR}', 'eigener Server'),
  unchanged: 'Seit Besucher zuletzt gefragt wurden, hat sich nichts geändert.',
  asksAgain: (names) =>
    `Neu, seit Besucher zuletzt gefragt wurden: ${names}. Wer schon entschieden hat, wird beim nächsten Seitenaufruf neu gefragt, außer der ganze Zweck wurde abgelehnt; bis dahin wartet das Neue.`,
  tells: (names) =>
    `Neu, seit Besucher zuletzt gefragt wurden: ${names}. Besucher können davon lesen; da es notwendig ist, wird niemand neu gefragt.`,
  gone: (names) => `Nicht mehr Teil der Frage: ${names}. Deswegen wird niemand neu gefragt.`,
  removeTitle: (name) => `${name} entfernen?`,
  removeText:
    'Der Dienst verschwindet mit allen Texten und Cookies. Seine Skripte und Frames sind nicht mehr bekannt, und Besucher werden nicht mehr nach ihm gefragt. Was sie entschieden haben, bleibt im Protokoll.',

  catalogue: 'Dienst hinzufügen',
  search: 'Suche',
  searchHint: 'Ein Name, ein Anbieter, ein Zweck, ein Host, der Name eines Cookies, oder was der Dienst tut.',
  find: 'Suchen',
  found: (count) => (count === '1' ? '1 Dienst' : `${count} Dienste`),
  notFound: 'Der Katalog kennt das nicht. Sie können es von Hand hinzufügen.',
  import: 'Hinzufügen',
  present: 'schon da',
  pages: 'Seiten',
  before: 'Zurück',
  after: 'Weitere',

  create: 'Anlegen',
  notHeld:
    'Noch wartet nichts von diesem Dienst auf die Einwilligung: Tragen Sie unten ein, woran sein Skript oder Frame zu erkennen ist.',
  groups: {
    about: {
      title: 'Der Dienst',
      fields: {
        active: {
          label: 'Eingeschaltet',
          text: 'Besucher werden nach ihm gefragt. Aus: Sie sehen ihn nicht, und nichts von ihm wird zurückgehalten.',
        },
        name: { label: 'Name' },
        purpose: {
          label: 'Zweck',
          text: 'Was technisch notwendig ist, läuft ohne Wahl.',
          advice:
            'Notwendig ist nur, was der Besucher selbst verlangt hat und was anders nicht geht: keine Statistik, keine Werbung, keine Videos.',
          options: Object.fromEntries(purposes),
        },
        vendor: { label: 'Anbieter', text: 'Das Unternehmen, das die Daten bekommt, mit seiner Rechtsform.' },
      },
    },
    shown: {
      title: 'Was Besucher lesen können',
      text: 'Wo die Sprache des Besuchers unten keine Übersetzung hat, stehen diese Texte. Platzhalter wie {COMPANY} werden ersetzt.',
      fields: {
        description: { label: 'Beschreibung' },
        whatDataIsCollected: { label: 'Erhobene Daten' },
        purposeOfDataCollection: { label: 'Wofür die Daten verwendet werden' },
        legalBasis: { label: 'Rechtsgrundlage' },
        placeOfProcessing: {
          label: 'Ort der Verarbeitung',
          advice: 'Länder außerhalb der EU nennen, und worauf sich die Übermittlung stützt.',
        },
        privacyPolicyUrl: { label: 'Adresse der Datenschutzerklärung des Anbieters' },
      },
    },
    held: {
      title: 'Was auf die Einwilligung wartet',
      fields: {
        scriptMarkers: {
          label: 'Skripte',
          text: 'Teile der Adresse oder des Codes eines Skripts, an denen es zu erkennen ist, etwa „matomo.js“.',
        },
        iframeMarkers: {
          label: 'Frames',
          text: 'Teile der Adresse eines Frames, etwa „youtube.com/embed“.',
        },
        hideIframesUntilConsent: {
          label: 'Seine Frames bis dahin verbergen',
          text: 'Sonst steht an ihrer Stelle ein Hinweis mit einem Knopf, der sie erlaubt.',
          advice: 'Aus: Der Besucher sieht, was fehlt, und kann es dort erlauben.',
        },
        excludeFromUrls: {
          label: 'Adressen Ihrer Seiten',
          text: 'Teile davon, mit * für Beliebiges. Was sie bedeuten, steht darunter.',
        },
        excludeUrlsMode: {
          label: 'Auf diesen Seiten',
          options: { exclude: 'laufen seine Skripte nicht', include: 'allein laufen seine Skripte' },
        },
      },
    },
    code: {
      title: 'Was nach der Einwilligung läuft',
      fields: {
        scriptHtmlCode: {
          label: 'HTML-Code',
          text: 'Wird in die Seite eingefügt, sobald der Besucher zugestimmt hat.',
        },
        scriptLoaderGroup: {
          label: 'Gruppe',
          text: 'Tags Ihrer Seiten, die sie als data-ccm-loader-group nennen, warten auf diesen Dienst.',
        },
        googleConsentMode: {
          label: 'Google Consent Mode',
          text: 'Was den Tags von Google gewährt wird, wenn dieser Dienst angenommen ist.',
          unordered: true,
        },
      },
    },
  },
  translation: (language) => `Texte: ${language}`,
  translations: {
    name: { label: 'Name' },
    description: { label: 'Beschreibung' },
    whatDataIsCollected: { label: 'Erhobene Daten' },
    purposeOfDataCollection: { label: 'Wofür die Daten verwendet werden' },
    legalBasis: { label: 'Rechtsgrundlage' },
    placeOfProcessing: { label: 'Ort der Verarbeitung' },
    privacyPolicyUrl: { label: 'Adresse der Datenschutzerklärung des Anbieters' },
    blockedContentTitle: { label: 'Anstelle seiner Frames: Überschrift' },
    blockedContentText: { label: 'Anstelle seiner Frames: Text' },
    blockedContentButtonText: { label: 'Anstelle seiner Frames: Knopf' },
  },
  cookies: 'Cookies und Speicher',
  removeLink: 'Dienst entfernen',
  anotherCookie: 'Cookie oder Speicherschlüssel hinzufügen',
  cookieFields: {
    name: { label: 'Name' },
    storageType: {
      label: 'Speicher',
      options: {
        cookie: 'Cookie',
        localStorage: 'Local Storage',
        sessionStorage: 'Session Storage',
        indexedDb: 'IndexedDB',
        webSql: 'Web SQL',
        other: 'Anderer',
      },
    },
    lifetime: { label: 'Speicherdauer', text: 'Zum Beispiel „1 Jahr“.' },
    description: { label: 'Beschreibung' },
  },
  cookieTranslation: { lifetime: { label: 'Speicherdauer' }, description: { label: 'Beschreibung' } },
};
