import type { en } from './en.ts';

/** Was die Einstellungen einer Domain bedeuten. */
export const de: typeof en = {
  title: 'Einstellungen',
  lead: 'Alles, was für die ganze Website gilt. Mit den Werten, die eine neue Website mitbringt, ist das Einwilligungsfenster rechtmäßig; ändern Sie nur, wofür Sie einen Grund haben.',
  groups: {
    decision: {
      title: 'Die Entscheidung',
      fields: {
        consentStorage: {
          label: 'Wo der Browser die Entscheidung aufbewahrt',
          text: 'Local Storage bleibt allein im Browser; ein Cookie geht auch an Ihren Server; Session Storage fragt in jedem Tab neu.',
          advice: 'Local Storage, weil nichts übertragen wird.',
          options: { cookie: 'Cookie', localStorage: 'Local Storage', sessionStorage: 'Session Storage' },
        },
        consentCookieLifetime: {
          label: 'Tage, bis wieder gefragt wird',
          text: 'Gezählt ab der Entscheidung. 0: bis der Browser geschlossen wird.',
          advice: 'Höchstens 365 Tage; in Frankreich werden 180 empfohlen.',
        },
        consentCookieSecure: {
          label: 'Cookie nur über HTTPS senden',
          text: 'Gilt, wenn die Entscheidung in einem Cookie steht.',
          advice: 'An.',
        },
        consentResetBeforeDate: {
          label: 'Alle neu fragen, die davor entschieden haben',
          text: 'Entscheidungen aus der Zeit vor diesem Tag zählen nicht mehr. Leer: alle bleiben.',
          advice:
            'Setzen, wenn sich Texte oder Dienste so geändert haben, dass Besucher davon wissen müssen.',
        },
        consentResetOnLegalChange: {
          label: 'Neu fragen, wenn sich ein Dienst rechtlich ändert',
          text: 'Ändern sich Name, Zweck, Anbieter oder Daten eines aktiven Dienstes, wird neu gefragt.',
          advice: 'An, wenn Sie Dienste oft prüfen; sonst das Datum darüber selbst setzen.',
        },
        requireConsentForMandatoryEmbeddings: {
          label: 'Auch für technisch notwendige Dienste fragen',
          text: 'Sie warten dann wie alle anderen auf eine Entscheidung.',
          advice: 'Aus: Was wirklich notwendig ist, braucht keine Einwilligung.',
        },
        declineButtonEnforced: {
          label: 'Immer einen Knopf zum Ablehnen zeigen',
          text: 'Was auch immer das Aussehen vorgibt: im ersten Fenster und in den Einstellungen.',
          advice: 'An. Ohne ihn ist eine Einwilligung in der EU kaum wirksam.',
        },
        deleteUnknownCookies: {
          label: 'Nicht erklärte Cookies löschen',
          text: 'Cookies dieses Hosts, die kein Dienst nennt, werden aus dem Browser des Besuchers entfernt.',
          advice: 'Aus, bis die Liste der Cookies vollständig ist: Sonst können Anmeldungen verloren gehen.',
        },
        deleteUnknownCookiesForceReload: {
          label: 'Nach dem Löschen neu laden',
          text: 'So beginnen Skripte ohne die gelöschten Cookies.',
          advice: 'Aus.',
        },
      },
    },
    services: {
      title: 'Skripte zurückhalten',
      fields: {
        blockNewScripts: {
          label: 'Unbekannte Skripte anderer Hosts zurückhalten',
          text: 'Skripte, die kein Dienst erklärt, warten, bis es einer tut.',
          advice: 'An, sobald der Scan nichts Unbekanntes mehr findet.',
        },
        blockFirstPartyScripts: {
          label: 'Unbekannte Skripte des eigenen Hosts zurückhalten',
          text: 'Hält auch zurück, was Ihr eigener Server liefert, außer was die erlaubten Merkmale nennen.',
          advice: 'Aus: Es kann die Website selbst anhalten.',
        },
        blockInlineScripts: {
          label: 'Unbekannte Skripte in der Seite zurückhalten',
          text: 'Auch Code, der in der Seite selbst steht, wartet.',
          advice: 'Aus, außer die Seite enthält Tracker, die sich nicht ändern lassen.',
        },
        evalInlineScripts: {
          label: 'Zurückgehaltenen Code durch Auswertung ausführen',
          text: 'Für Code in der Seite, der nach erneutem Einfügen nicht mehr läuft.',
          advice: 'Aus.',
        },
        allowedScriptMarkers: {
          label: 'Skripte, die immer laufen',
          text: 'Teile einer Adresse oder von Code, etwa das eigene Skript eines Shops.',
          advice: 'Nur, worauf die Website nicht verzichten kann.',
        },
        blockedScriptMarkers: {
          label: 'Skripte, die ohne Dienst nie laufen',
          text: 'Teile einer Adresse oder von Code, die zurückgehalten werden, obwohl kein Dienst sie nennt.',
        },
      },
    },
    frames: {
      title: 'Videos, Karten und andere Frames',
      fields: {
        blockIframes: {
          label: 'Frames anderer Hosts zurückhalten',
          text: 'Videos, Karten und Ähnliches zeigen einen Platzhalter, bis der Besucher zustimmt.',
          advice: 'An.',
        },
        iframeBlockMode: {
          label: 'Welche Frames warten',
          text: 'Alle außer den unten genannten oder nur die unten genannten.',
          advice: 'Alle außer den genannten.',
          options: { whitelist: 'Alle außer den genannten', blacklist: 'Nur die genannten' },
        },
        iframeMarkers: {
          label: 'Genannte Frames',
          text: 'Hosts oder Teile von Adressen, etwa „maps.example.com“.',
        },
        rememberIframeConsentPerDomain: {
          label: 'Eine Erlaubnis öffnet alle Frames eines Hosts',
          text: 'Sonst fragt jeder Frame für sich.',
          advice: 'An.',
        },
        appendConsentSwitchToIframes: {
          label: 'Unter geöffneten Frames einen Schalter zeigen',
          text: 'Mit ihm nimmt ein Besucher die Erlaubnis dort zurück, wo er sie gegeben hat.',
          advice: 'Beides ist möglich; das Symbol führt zum selben Ziel.',
        },
      },
    },
    legal: {
      title: 'Rechtliche Seiten',
      fields: {
        imprintDisplayMode: {
          label: 'Impressum',
          text: 'Als Link zu seiner Seite oder als Text im Fenster.',
          advice: 'Link.',
          options: { link: 'Link', direct: 'Text im Fenster' },
        },
        imprintOpenInNewTab: {
          label: 'Impressum in neuem Tab öffnen',
          text: 'Gilt für den Link.',
          advice: 'An.',
        },
        imprintShowWidget: {
          label: 'Das Fenster auf der Seite des Impressums zeigen',
          text: 'Dort sperrt es die Seite nie.',
          advice: 'An.',
        },
        privacyPolicyDisplayMode: {
          label: 'Datenschutzerklärung',
          text: 'Als Link zu ihrer Seite oder als Text im Fenster.',
          advice: 'Link.',
          options: { link: 'Link', direct: 'Text im Fenster' },
        },
        privacyPolicyOpenInNewTab: {
          label: 'Datenschutzerklärung in neuem Tab öffnen',
          text: 'Gilt für den Link.',
          advice: 'An.',
        },
        privacyPolicyShowWidget: {
          label: 'Das Fenster auf der Seite der Datenschutzerklärung zeigen',
          text: 'Dort sperrt es die Seite nie.',
          advice: 'An.',
        },
        accessibilityLinkEnabled: {
          label: 'Erklärung zur Barrierefreiheit verlinken',
          text: 'Erscheint, wo die Texte ihre Adresse enthalten.',
          advice:
            'An, für alle, die das Barrierefreiheitsstärkungsgesetz oder ein ähnliches Gesetz verpflichtet.',
        },
        accessibilityDisplayMode: {
          label: 'Erklärung zur Barrierefreiheit',
          text: 'Als Link zu ihrer Seite oder als Text im Fenster.',
          advice: 'Link.',
          options: { link: 'Link', direct: 'Text im Fenster' },
        },
      },
    },
    declaration: {
      title: 'Cookie-Erklärung',
      fields: {
        cookieDeclarationTableHeadingStartLevel: {
          label: 'Ebene der ersten Überschriften',
          text: 'Damit die Erklärung in die Gliederung Ihrer Seite passt: 2 bis 5.',
        },
        cookieDeclarationTablePrependConsentChangeLink: {
          label: 'Mit einem Link zum Ändern der Entscheidung beginnen',
          text: 'Ein Klick von der Datenschutzerklärung zu den Einstellungen.',
          advice: 'An.',
        },
        cookieDeclarationTablePrependIntroText: {
          label: 'Mit der Einleitung beginnen',
          text: 'Wiederholt den Text des ersten Fensters.',
          advice: 'Beides ist möglich.',
        },
      },
    },
    sharing: {
      title: 'Mehrere Websites',
      fields: {
        consentSharingDomains: {
          label: 'Andere Websites, die die Entscheidung teilen',
          text: 'Hosts wie „shop.example.com“. Unter einer gemeinsamen Domain teilen sie ein Cookie.',
          advice: 'Nur Websites desselben Unternehmens mit denselben Diensten; das Fenster nennt sie.',
        },
        consentSharingCrossDomain: {
          label: 'Entscheidung über Links dorthin mitnehmen',
          text: 'Für Websites unter verschiedenen Domains.',
          advice: 'Aus, außer Besucher wechseln zwischen den Websites wie innerhalb einer einzigen.',
        },
      },
    },
    delivery: {
      title: 'Auslieferung und Statistik',
      fields: {
        frontendWidgetEnabled: {
          label: 'Einwilligungsfenster zeigen',
          text: 'Aus: Niemand wird gefragt, und nichts wird zurückgehalten.',
          advice: 'An.',
        },
        frontendWidgetCache: {
          label: 'Browser dürfen das Skript eine halbe Minute behalten',
          text: 'Macht Seiten schneller; Änderungen kommen etwas später an.',
          advice: 'An.',
        },
        statisticsEnabled: {
          label: 'Zählen, wie die Frage beantwortet wird',
          text: 'Seitenaufrufe mit der Frage und wie sie endete, nach Tag und Sprache. Über den Besucher wird nichts gespeichert.',
          advice: 'Beides ist möglich: Personenbezogene Daten fallen nicht an.',
        },
        permanentScanEnabled: {
          label: 'Die Website jede Woche prüfen',
          text: 'Was sich geändert hat, steht dann unter „Befunde“.',
          advice: 'An.',
        },
        recordScriptsOnWebsite: {
          label: 'Aufzeichnen, was die Seiten laden',
          text: 'Einer von fünfzig Seitenaufrufen, von Besuchern, die Statistik angenommen haben, meldet, welche Server angefragt wurden und welche Namen gespeichert sind: keine Adressen, keine Werte, nichts davon, wer es war. „Befunde“ zeigt, was Ihrer Einrichtung fehlt.',
          advice: 'An, und in der Datenschutzerklärung erwähnt.',
        },
      },
    },
  },
};
