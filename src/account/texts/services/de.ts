import { de as widget } from '../../../texts/de.ts';
import { sources } from '../sources.ts';
import type { en } from './en.ts';

const purposes = Object.entries(widget.purposes).map(([id, { name }]) => [id, name]);

/** Die Texte der Seiten über Dienste. */
export const de: typeof en = {
  title: 'Dienste',
  lead: 'Dienste von Drittanbietern auf Ihrer Website. Jeder eingeschaltete Dienst wird blockiert, bis der Besucher einwilligt.',
  add: 'Aus dem Katalog hinzufügen',
  byHand: 'Eigenen Dienst hinzufügen',
  none: 'Noch keine Dienste. Das Banner informiert vorerst nur darüber, dass die Entscheidung gespeichert wird.',
  assets: (count) =>
    count === 0
      ? ''
      : count === 1
        ? '1 Cookie oder Speichereintrag'
        : `${count} Cookies und Speichereinträge`,
  by: (vendor) => vendor.replace('{OPERATOR}', 'Ihr eigener Server'),
  unchanged: 'Seit der letzten Entscheidung eines Besuchers wurden keine Dienste hinzugefügt oder entfernt.',
  asksAgain: (names) =>
    `Seit der letzten Entscheidung eines Besuchers hinzugefügt: ${names}. Besucher werden beim nächsten Seitenaufruf erneut gefragt, es sei denn, sie haben den gesamten Zweck abgelehnt; bis dahin werden die neuen Dienste blockiert.`,
  tells: (names) =>
    `Seit der letzten Entscheidung eines Besuchers hinzugefügt: ${names}. Das Banner führt die neuen Dienste auf, aber Besucher werden nicht erneut gefragt, weil die Dienste technisch notwendig sind.`,
  gone: (names) =>
    `Seit der letzten Entscheidung eines Besuchers entfernt: ${names}. Besucher werden nicht erneut gefragt.`,
  removeTitle: (name) => `${name} entfernen?`,
  removeText:
    'Der Dienst wird mit allen Texten und Cookies entfernt, und Besucher werden nicht mehr nach ihm gefragt. Falls Ihre Website ihn noch nutzt, werden seine Skripte und iFrames ohne Einwilligung geladen, sofern Ihre Einstellungen unbekannte nicht blockieren. Vorhandene Einwilligungen bleiben erhalten.',

  asking: {
    title: 'Besucher, die schon entschieden haben',
    label: 'Was aus Ihren Änderungen folgt',
    proposed: 'Wie die Änderungen es erfordern',
    options: {
      none: 'Entscheidungen bleiben, wie sie sind',
      service: 'Zu diesem Dienst erneut fragen',
      all: 'Alle Besucher erneut fragen',
    },
    followed: {
      none: 'Entscheidungen blieben, wie sie waren',
      service: 'Wer ihn akzeptiert hatte, wurde erneut gefragt',
      all: 'Alle Besucher wurden erneut gefragt',
    },
    hint: 'Anderer Zweck oder Empfänger: Wer den Dienst akzeptiert hat, wird in jedem Fall erneut gefragt. Anderes Land der Verarbeitung: Dasselbe wird vorgeschlagen. Andere Änderungen: Entscheidungen bleiben.',
    reason: 'Grund',
    reasonHint: 'Optional. Wird in der Aktivitätsliste und bei den Banner-Versionen aufbewahrt.',
    allTitle: 'Alle Besucher erneut fragen',
    allText:
      'Alle Entscheidungen bleiben im Protokoll, gelten aber nicht mehr: Das Banner fragt jeden Besucher erneut. Für Änderungen außerhalb dieser Konsole, etwa einen anderen Verantwortlichen oder eine neue Datenschutzerklärung.',
    allButton: 'Alle Besucher erneut fragen',
    list: 'Wann Besucher erneut gefragt wurden',
  },
  catalogue: 'Dienst hinzufügen',
  searchHint: 'Name, Anbieter, Zweck, Host, Name eines Cookies oder Beschreibung.',
  found: (count) => (count === '1' ? '1 Dienst' : `${count} Dienste`),
  notFound: 'Kein passender Dienst im Katalog. Sie können stattdessen einen eigenen Dienst hinzufügen.',
  import: 'Hinzufügen',
  present: 'Bereits hinzugefügt',

  create: 'Dienst hinzufügen',
  markersText:
    'Ohne eine dieser Angaben wird für diesen Dienst nichts blockiert oder gestartet. Ein Host genügt, etwa „booking.example“.',
  notBlocked:
    'Für diesen Dienst wird nichts blockiert oder gestartet. Geben Sie unten ein, woran seine Skripte oder iFrames zu erkennen sind.',
  groups: {
    about: {
      title: 'Dienst',
      fields: {
        active: {
          label: 'Eingeschaltet',
          text: 'Besucher werden um ihre Einwilligung gebeten. Ausgeschaltete Dienste werden weder aufgeführt noch blockiert.',
        },
        name: { label: 'Name' },
        key: {
          label: 'Schlüssel',
          text: 'Bezeichnet den Dienst in Ihrem Code, zum Beispiel in CCM.acceptedEmbeddings und auf Ihrem Server. Wenn ein anderer Dienst diesen Schlüssel hat oder hatte, wird eine Nummer angehängt. Lassen Sie das Feld leer, um ihn aus dem Namen abzuleiten.',
          advice:
            'Ändern Sie ihn nicht mehr, sobald Ihr Code ihn verwendet: Ihr Code findet den Dienst sonst nicht mehr.',
          error:
            'Geben Sie höchstens 40 Kleinbuchstaben, Ziffern und Bindestriche ein, zum Beispiel „google-maps“.',
        },
        purpose: {
          label: 'Zweck',
          text: 'Technisch notwendige Dienste laufen ohne Einwilligung.',
          advice:
            'Wählen Sie „Technisch notwendig“ nur, wenn der Besucher die Funktion ausdrücklich wünscht und sie ohne den Dienst nicht funktioniert. Statistik, Werbung und Videos sind nicht technisch notwendig.',
          options: { '': 'Zweck wählen', ...Object.fromEntries(purposes) },
          error: 'Wählen Sie einen Zweck.',
        },
        vendor: { label: 'Anbieter', text: 'Das Unternehmen, das die Daten erhält, mit Rechtsform.' },
      },
    },
    shown: {
      title: 'Angaben ohne Übersetzung',
      text: 'Wird verwendet, wenn es für die Sprache des Besuchers keine Übersetzung gibt. Dienste aus dem Katalog haben hier englische Texte. Platzhalter wie {COMPANY} werden ersetzt.',
      fields: {
        description: { label: 'Beschreibung' },
        whatDataIsCollected: { label: 'Erhobene Daten' },
        purposeOfDataCollection: { label: 'Zweck der Datenerhebung' },
        legalBasis: { label: 'Rechtsgrundlage' },
        placeOfProcessing: {
          label: 'Ort der Verarbeitung',
          advice:
            'Nennen Sie Länder außerhalb der EU, in Klammern mit der Grundlage der Übermittlung. Bekannte Dienste haben die für das Land übliche: Prüfen Sie, welche Ihr Vertrag mit dem Anbieter nennt.',
        },
        privacyPolicyUrl: { label: 'URL der Datenschutzerklärung des Anbieters' },
      },
    },
    held: {
      title: 'Bis zur Einwilligung blockiert',
      fields: {
        scriptMarkers: {
          label: 'Skripte',
          text: 'Teile der URL oder des Codes, an denen ein Skript zu erkennen ist, etwa „matomo.js“.',
        },
        iframeMarkers: {
          label: 'iFrames',
          text: 'Teile der URL eines iFrames, etwa „youtube.com/embed“.',
        },
        hideIframesUntilConsent: {
          label: 'iFrames bis zur Einwilligung ausblenden',
          text: 'Aus: Stattdessen wird ein Platzhalter mit einer Schaltfläche zum Einwilligen angezeigt.',
          advice: 'Aus. Besucher sehen dann, was fehlt, und können direkt einwilligen.',
        },
        excludeFromUrls: {
          label: 'Seiten',
          text: 'Teile der Seiten-URLs; * steht für beliebige Zeichen. Wählen Sie darunter, ob diese Seiten ein- oder ausgeschlossen werden.',
        },
        excludeUrlsMode: {
          label: 'Auf diesen Seiten',
          options: { exclude: 'Skripte nicht ausführen', include: 'Skripte nur hier ausführen' },
        },
        exemptInUk: {
          label: 'Ausnahme von der Einwilligung im Vereinigten Königreich',
          text: 'Ein ausgenommener Dienst läuft dort, bis der Besucher widerspricht. Der „Data (Use and Access) Act 2025“ sieht das seit dem 5. Februar 2026 für zwei Zwecke vor. Statistik: um zu erfahren, wie Ihre Website genutzt wird, und sie zu verbessern; die Daten erhält nur, wer Ihnen dabei hilft. Erscheinungsbild und Funktionen: um die Website an die Vorlieben des Besuchers anzupassen oder aufzuwerten. Besucher müssen klar und umfassend informiert werden und einfach und kostenlos widersprechen können. Das Banner führt ausgenommene Dienste auf, und Besucher können in den Datenschutzeinstellungen widersprechen.',
          advice:
            'Nicht ausgenommen, es sei denn, Sie haben diese Bedingungen geprüft, auch anhand der Nutzungsbedingungen des Anbieters.',
          warning:
            'Die Ausnahmen gelten nicht für Werbung. Dienste mit dem Zweck „Anzeigen / Ads“ oder „Social Media“ brauchen im Vereinigten Königreich nach Auffassung der Aufsichtsbehörde (ICO) in der Regel eine Einwilligung.',
          options: {
            '': 'Nicht ausgenommen',
            statistics: 'Statistik',
            appearance: 'Erscheinungsbild und Funktionen',
          },
          links: {
            [sources.icoExceptions]: 'ICO: What are the exceptions? (Englisch)',
            [sources.dataUseAndAccessAct]: 'Anhang 12 des Gesetzes (Englisch)',
          },
        },
      },
    },
    code: {
      title: 'Nach der Einwilligung ausführen',
      fields: {
        scriptHtmlCode: {
          label: 'HTML-Code',
          text: 'Wird in die Seite eingefügt, sobald der Besucher eingewilligt hat.',
        },
        scriptLoaderGroup: {
          label: 'Skriptgruppe',
          text: 'Tags mit diesem Wert im Attribut data-ccm-loader-group werden blockiert, bis der Besucher in diesen Dienst einwilligt.',
        },
        googleConsentMode: {
          label: 'Google Consent Mode',
          text: 'Einwilligungstypen von Google, die auf „granted“ gesetzt werden, wenn der Besucher diesen Dienst akzeptiert.',
          unordered: true,
        },
        consentSignals: {
          label: 'Signale an andere Tools',
          text: 'Diesen Tools wird jede Entscheidung zu diesem Dienst mitgeteilt, auch jeder Widerruf, selbst wenn Ihre Website oder ein Tag-Manager sie lädt.',
          unordered: true,
          options: {
            uet: 'Microsoft Advertising (UET)',
            clarity: 'Microsoft Clarity',
            meta: 'Meta Pixel',
            tiktok: 'TikTok Pixel',
            pinterest: 'Pinterest-Tag',
            matomo: 'Matomo (Tracking erfordert Einwilligung)',
            matomoCookies: 'Matomo (Cookies erfordern Einwilligung)',
            adobe: 'Adobe Experience Platform Web SDK',
            zaraz: 'Cloudflare Zaraz',
            wordpress: 'WP Consent API (WordPress)',
            shopify: 'Shopify Customer Privacy API',
          },
        },
        loadBeforeConsent: {
          label: 'Vor der Einwilligung laden, mit verweigerter Einwilligung',
          text: 'Die Skripte laden vor der Entscheidung des Besuchers und selbst nach einer Ablehnung; ihren Tools wird dabei mitgeteilt, dass die Einwilligung verweigert ist (erweiterter Einwilligungsmodus von Google). Gilt nur für Dienste mit Einwilligungstypen von Google oder Signalen an andere Tools.',
          advice: 'Aus.',
          warning:
            'Die Browser der Besucher nehmen ohne Einwilligung Kontakt mit dem Anbieter auf. Nach den Leitlinien 2/2023 des EDSA können schon solche Anfragen eine Einwilligung erfordern.',
          links: { [sources.edpbTechnicalScope]: 'Leitlinien 2/2023 des EDSA (Englisch)' },
        },
      },
    },
  },
  translation: (language) => `Texte: ${language}`,
  catalogueTexts:
    'Wo Sie nichts eingeben, sehen Besucher den Text des Katalogs in dieser Sprache. Die Texte des Katalogs in dieser Sprache hat noch niemand mit dieser Muttersprache gelesen.',
  translations: {
    name: { label: 'Name' },
    description: { label: 'Beschreibung' },
    whatDataIsCollected: { label: 'Erhobene Daten' },
    purposeOfDataCollection: { label: 'Zweck der Datenerhebung' },
    legalBasis: { label: 'Rechtsgrundlage' },
    placeOfProcessing: { label: 'Ort der Verarbeitung' },
    privacyPolicyUrl: { label: 'URL der Datenschutzerklärung des Anbieters' },
    blockedContentTitle: { label: 'Platzhalter: Überschrift' },
    blockedContentText: { label: 'Platzhalter: Text' },
    blockedContentButtonText: { label: 'Platzhalter: Schaltfläche' },
  },
  cookies: 'Cookies und Speicher',
  removeLink: 'Dienst entfernen',
  anotherCookie: 'Cookie oder Speichereintrag hinzufügen',
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
