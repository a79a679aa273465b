import { sources } from '../sources.ts';
import type { en } from './en.ts';

const policies = {
  optIn: 'Opt-in: Dienste laufen erst nach der Einwilligung',
  optOut: 'Opt-out: Dienste laufen, bis der Besucher widerspricht',
  noticeOnly: 'Nur Information: Dienste laufen, und ein Hinweis informiert darüber',
  none: 'Keine: Dienste laufen ohne Information',
};

/** Die Einstellungen einer Domain. */
export const de: typeof en = {
  title: 'Einstellungen',
  lead: 'Diese Einstellungen gelten für die gesamte Website. Die Standardwerte folgen den Vorgaben der europäischen und deutschen Datenschutzbehörden (Leitlinien des EDSA, Orientierungshilfe der DSK).',
  resetTitle: 'Auf Empfehlungen zurücksetzen?',
  resetText: 'Diese Einstellungen werden geändert:',
  resetNone: 'Alle erweiterten Einstellungen haben bereits die empfohlenen Werte.',
  setting: 'Einstellung',
  current: 'Aktuell',
  groups: {
    decision: {
      title: 'Entscheidung',
      fields: {
        consentStorage: {
          label: 'Speicherort der Entscheidung',
          text: 'Local Storage bleibt im Browser; ein Cookie wird auch an Ihren Server gesendet; bei Session Storage werden Besucher in jedem Tab erneut gefragt. Entscheidungen, die für ein Cookie zu groß sind (etwa 200 Dienste), bleiben im Local Storage.',
          advice: 'Local Storage, da nichts übertragen wird.',
          error: 'Wählen Sie eine der Optionen. Mit einem eigenen Host muss es das Cookie sein.',
          options: { cookie: 'Cookie', localStorage: 'Local Storage', sessionStorage: 'Session Storage' },
        },
        consentCookieLifetime: {
          label: 'Erneut fragen nach (Tage)',
          text: 'Ab der Entscheidung gerechnet. 0: nach dem Schließen des Browsers.',
          advice: 'Höchstens 365 Tage; in Frankreich 180 Tage.',
          warning:
            'Widersprüche enden dann mit dem Schließen des Browsers, und Dienste laufen in den Regionen wieder, in denen sie keine Einwilligung brauchen.',
        },
        consentRejectionLifetime: {
          label: 'Nach einer Ablehnung erneut fragen nach (Tage)',
          text: 'Ab der Entscheidung gerechnet, mit der alle Dienste abgelehnt wurden. Lassen Sie das Feld leer, um nach derselben Zeit wie nach einer Einwilligung erneut zu fragen.',
          placeholder: 'Wie nach einer Einwilligung',
          advice: 'Leer oder mindestens 180 Tage.',
          warning:
            'Besucher, die alle Dienste abgelehnt haben, werden nach weniger als 180 Tagen erneut gefragt. Die französische Datenschutzbehörde (CNIL) hält sechs Monate für Einwilligungen und Ablehnungen gleichermaßen für gute Praxis; häufigeres Fragen kann spätere Einwilligungen unwirksam machen.',
        },
        consentCookieSecure: {
          label: 'Cookie nur über HTTPS senden',
          text: 'Gilt, wenn die Entscheidung in einem Cookie gespeichert wird.',
          advice: 'Ein.',
        },
        serverCookie: {
          label: 'Ihr Server kann Entscheidungen lesen',
          text: 'Ein zweites Cookie teilt Ihrem eigenen Server mit, welche Dienste der Besucher akzeptiert hat. Bei Session Storage hat das keine Wirkung.',
          links: { [sources.serverSide]: 'Entscheidungen auf dem Server lesen (Englisch)' },
          advice: 'Aus, es sei denn, Ihr Server entscheidet, was eine Seite enthält.',
        },
        gpcSince: {
          label: 'Erklärung zu Global Privacy Control seit',
          text: 'Ihre Website kann die Erklärung weitergeben, dass sie Global Privacy Control seit diesem Tag beachtet. Lassen Sie das Feld leer, um keine abzugeben.',
          links: { [sources.regions]: 'Regionen und Regelungen (Englisch)' },
          advice:
            'Der Tag, an dem das Banner eingebaut wurde, wenn Ihre Website /.well-known/gpc.json ausliefert.',
        },
        importCcm19Decisions: {
          label: 'Entscheidungen aus CCM19 übernehmen',
          text: 'Besucher, die sich entschieden haben, als diese Website CCM19 verwendete, werden zu denselben Diensten nicht erneut gefragt.',
          advice:
            'Ein, wenn die Website in den letzten 12 Monaten CCM19 verwendet hat; sonst aus, weil es bei jedem ersten Seitenaufruf Zeit kostet.',
        },
        importRefusals: {
          label: 'Ablehnungen aus anderen Consent-Managern übernehmen',
          text: 'Besucher, die unter vanilla-cookieconsent, Klaro oder tarteaucitron alles abgelehnt haben, werden nicht erneut gefragt. Eine Einwilligung wird nie übernommen, weil der Hinweis ein anderer war.',
          advice: 'Ein.',
        },
        ownHostPath: {
          label: 'Pfad des eigenen Hosts',
          text: 'Ihre Website liefert das Banner unter diesem Pfad aus. Richten Sie ihn zuerst auf der Seite „Eigener Host“ ein.',
          placeholder: 'Keiner',
          advice: 'Leer, bis Ihr Server den Pfad an diesen Dienst weiterleitet.',
        },
        consentResetBeforeDate: {
          label: 'Entscheidungen vor diesem Datum zurücksetzen',
          text: 'Diese Entscheidungen verfallen, und die Besucher werden erneut gefragt. Lassen Sie das Feld leer, um alle Entscheidungen zu behalten.',
          advice:
            'Geben Sie ein Datum ein, wenn sich Texte oder Dienste so geändert haben, dass Besucher es wissen müssen.',
        },
        consentResetOnLegalChange: {
          label: 'Erneut fragen, wenn sich rechtliche Angaben eines Dienstes ändern',
          text: 'Gilt für Name, Zweck, Anbieter und Daten eingeschalteter Dienste.',
          advice: 'Ein, wenn Sie Ihre Dienste häufig prüfen; geben Sie sonst oben ein Datum ein.',
        },
        requireConsentForMandatoryEmbeddings: {
          label: 'Einwilligung auch für technisch notwendige Dienste einholen',
          text: 'Sie werden dann wie alle anderen bis zur Entscheidung blockiert.',
          advice: 'Aus. Unbedingt erforderliche Dienste benötigen keine Einwilligung.',
        },
        declineButtonEnforced: {
          label: 'Schaltfläche „Ablehnen“ immer anzeigen',
          text: 'Im Banner und in den Datenschutzeinstellungen, unabhängig vom Design.',
          advice: 'Ein. Ohne diese Schaltfläche ist eine Einwilligung in der EU kaum wirksam.',
        },
        deleteUnknownCookies: {
          label: 'Nicht angegebene Cookies löschen',
          text: 'Cookies dieses Hosts, die bei keinem Dienst angegeben sind, werden aus dem Browser der Besucher gelöscht.',
          advice:
            'Aus, bis alle Cookies angegeben sind. Sonst werden Besucher möglicherweise von Ihrer Website abgemeldet.',
        },
        deleteUnknownCookiesForceReload: {
          label: 'Seite nach dem Löschen neu laden',
          text: 'Skripte starten dann ohne die gelöschten Cookies.',
          advice: 'Aus.',
        },
      },
    },
    regions: {
      title: 'Regionen',
      text: 'Was Dienste benötigen, bevor sie laufen, je nach Region des Besuchers. Cloudflare leitet die Region aus der IP-Adresse ab; bei unbekanntem Land gilt immer Opt-in. Global Privacy Control wird bei jeder Regelung beachtet. Lassen Sie sich rechtlich beraten, bevor Sie eine andere Regelung als Opt-in wählen.',
      links: { [sources.regions]: 'Regionen und Regelungen (Englisch)' },
      fields: {
        policyEurope: {
          label: 'EU, EWR, Vereinigtes Königreich und Schweiz',
          advice: 'Opt-in.',
          options: policies,
          warning:
            'In der EU, im EWR und im Vereinigten Königreich benötigen nicht unbedingt erforderliche Dienste in der Regel eine Einwilligung, bevor sie laufen. Für einen einzelnen Dienst, der im Vereinigten Königreich ausgenommen ist, gibt es eine Einstellung auf der Seite des Dienstes.',
        },
        policyUsStates: {
          label: 'US-Bundesstaaten, in denen Widerspruchssignale beachtet werden müssen',
          text: 'Kalifornien und die anderen Bundesstaaten mit einem solchen Gesetz.',
          advice: 'Opt-in, es sei denn, Sie haben geprüft, dass Opt-out genügt.',
          options: policies,
          warning:
            'Besucher können dann nur in den Datenschutzeinstellungen widersprechen. Diese Gesetze geben ihnen das Recht, dem Verkauf und der Weitergabe ihrer Daten zu widersprechen.',
        },
        policyQuebec: {
          label: 'Québec',
          advice: 'Opt-in.',
          options: policies,
          warning:
            'Das Gesetz „Law 25“ verlangt, dass Funktionen, die Besucher identifizieren, lokalisieren oder Profile von ihnen erstellen, ausgeschaltet sind, bis der Besucher sie aktiviert.',
        },
        policyBrazil: {
          label: 'Brasilien',
          advice: 'Opt-in, es sei denn, Sie haben geprüft, dass eine andere Regelung genügt.',
          options: policies,
        },
        policyElsewhere: {
          label: 'Übrige Welt',
          text: 'Alle anderen Länder sowie die übrigen Teile der USA und Kanadas.',
          advice:
            'Opt-in, es sei denn, Sie haben die Gesetze der Länder geprüft, aus denen Ihre Besucher kommen.',
          options: policies,
        },
      },
    },
    services: {
      title: 'Skripte blockieren',
      fields: {
        blockNewScripts: {
          label: 'Unbekannte Skripte von Drittanbietern blockieren',
          text: 'Blockiert Skripte, die zu keinem Dienst gehören.',
          advice: 'Ein, sobald der Scan keine unbekannten Dienste mehr findet.',
        },
        strictBlocking: {
          label: 'Strenge Blockierung',
          text: 'Vor der Einwilligung läuft kein Skript von Hosts, die Sie nicht erlaubt haben, und der Code Ihrer Seiten lädt von ihnen nichts. Tags im HTML können Browser trotzdem anfragen, ohne sie auszuführen. Prüfen Sie vor dem Einschalten, was blockiert würde.',
          advice: 'Ein, sobald alles erlaubt ist, was Ihre Seiten brauchen.',
          links: { [sources.strictBlocking]: 'Was die strenge Blockierung abdeckt (Englisch)' },
        },
        ownHosts: {
          label: 'Hosts der Website',
          text: 'Weitere Hosts Ihrer Website, etwa „cdn.example.com“, die die strenge Blockierung nie blockiert. Der Host Ihrer Website und alle Subdomains gehören immer dazu.',
          error: 'Geben Sie höchstens 100 Hosts wie „cdn.example.com“ ein, ohne „https://“ und ohne Pfad.',
        },
        blockFirstPartyScripts: {
          label: 'Unbekannte eigene Skripte blockieren',
          text: 'Blockiert auch Skripte vom Host Ihrer Website, außer den immer erlaubten.',
          advice: 'Aus. Ihre Website funktioniert sonst möglicherweise nicht mehr.',
        },
        blockInlineScripts: {
          label: 'Unbekannte Inline-Skripte blockieren',
          text: 'Blockiert auch Code, der direkt in der Seite steht.',
          advice: 'Aus, es sei denn, Ihre Seiten enthalten Tracker, die sich nicht ändern lassen.',
        },
        evalInlineScripts: {
          label: 'Blockierte Inline-Skripte mit eval ausführen',
          text: 'Für Inline-Code, der nach dem erneuten Einfügen nicht läuft.',
          advice: 'Aus.',
        },
        allowedScriptMarkers: {
          label: 'Immer erlaubte Skripte',
          text: 'Teile der URL oder des Codes eines Skripts, etwa das Skript Ihres Shopsystems.',
          advice: 'Nur Skripte, ohne die Ihre Website nicht funktioniert.',
        },
        blockedScriptMarkers: {
          label: 'Immer blockierte Skripte',
          text: 'Teile der URL oder des Codes eines Skripts. Diese Skripte werden blockiert, sofern sie zu keinem Dienst gehören.',
        },
      },
    },
    frames: {
      title: 'Videos, Karten und andere iFrames',
      fields: {
        blockIframes: {
          label: 'iFrames von Drittanbietern blockieren',
          text: 'Statt Videos, Karten und Ähnlichem wird ein Platzhalter angezeigt, bis der Besucher einwilligt.',
          advice: 'Ein.',
        },
        iframeBlockMode: {
          label: 'Zu blockierende iFrames',
          text: 'Alle außer den unten aufgeführten oder nur die unten aufgeführten.',
          advice: 'Alle außer den aufgeführten.',
          options: { whitelist: 'Alle außer den aufgeführten', blacklist: 'Nur die aufgeführten' },
        },
        iframeMarkers: {
          label: 'Aufgeführte iFrames',
          text: 'Hosts oder Teile von URLs, etwa „maps.example.com“.',
        },
        rememberIframeConsentPerDomain: {
          label: 'Einwilligung gilt für alle iFrames eines Hosts',
          text: 'Sonst werden Besucher für jeden iFrame einzeln gefragt.',
          advice: 'Ein.',
        },
        appendConsentSwitchToIframes: {
          label: 'Schalter zum Widerruf unter iFrames anzeigen',
          text: 'Besucher können ihre Einwilligung direkt unter dem Inhalt widerrufen.',
        },
      },
    },
    legal: {
      title: 'Rechtstexte',
      fields: {
        imprintDisplayMode: {
          label: 'Impressum',
          text: 'Als Link zur Seite oder als Text im Banner.',
          advice: 'Link.',
          options: { link: 'Link', direct: 'Text im Banner' },
        },
        imprintOpenInNewTab: {
          label: 'Impressum in neuem Tab öffnen',
          text: 'Gilt für den Link.',
          advice: 'Ein.',
        },
        imprintShowWidget: {
          label: 'Banner auf der Impressumsseite anzeigen',
          text: 'Das Banner sperrt diese Seite nie.',
          advice: 'Ein.',
        },
        privacyPolicyDisplayMode: {
          label: 'Datenschutzerklärung',
          text: 'Als Link zur Seite oder als Text im Banner.',
          advice: 'Link.',
          options: { link: 'Link', direct: 'Text im Banner' },
        },
        privacyPolicyOpenInNewTab: {
          label: 'Datenschutzerklärung in neuem Tab öffnen',
          text: 'Gilt für den Link.',
          advice: 'Ein.',
        },
        privacyPolicyShowWidget: {
          label: 'Banner auf der Seite der Datenschutzerklärung anzeigen',
          text: 'Das Banner sperrt diese Seite nie.',
          advice: 'Ein.',
        },
        accessibilityLinkEnabled: {
          label: 'Erklärung zur Barrierefreiheit verlinken',
          text: 'Erfordert eine URL unter „Texte und Sprachen“.',
          advice: 'Ein, wenn das Barrierefreiheitsstärkungsgesetz oder ein ähnliches Gesetz für Sie gilt.',
        },
        accessibilityDisplayMode: {
          label: 'Erklärung zur Barrierefreiheit',
          text: 'Als Link zur Seite oder als Text im Banner.',
          advice: 'Link.',
          options: { link: 'Link', direct: 'Text im Banner' },
        },
      },
    },
    google: {
      title: 'Google Consent Mode',
      text: 'Gilt, wenn ein Dienst auf Ihrer Website Einwilligungstypen des Google Consent Mode setzt.',
      links: { [sources.googleConsentMode]: 'Dokumentation von Google' },
      fields: {
        googleConsentRegions: {
          label: 'Regionen, in denen die Einwilligung standardmäßig verweigert ist',
          text: 'Codes nach ISO 3166-2 wie „DE“ oder „US-CA“. Lassen Sie das Feld leer für alle Regionen. In anderen Regionen starten die Tags von Google ohne Standardwert.',
        },
        googleAdsDataRedaction: {
          label: 'Anzeigendaten entfernen',
          text: 'Solange „ad_storage“ verweigert ist, entfernen die Tags von Google Anzeigen-IDs aus ihren Anfragen.',
        },
        googleUrlPassthrough: {
          label: 'Anzeigenklicks in URLs weitergeben',
          text: 'Solange das Speichern verweigert ist, fügen die Tags von Google den Links Ihrer Website Angaben zum Anzeigenklick hinzu.',
          advice: 'Aus.',
        },
      },
    },
    declaration: {
      title: 'Cookie-Erklärung',
      fields: {
        cookieDeclarationTableHeadingStartLevel: {
          label: 'Überschriftenebene',
          text: 'Ebene der ersten Überschriften, 2 bis 5, passend zur Gliederung Ihrer Seite.',
        },
        cookieDeclarationTablePrependConsentChangeLink: {
          label: 'Mit einem Link zum Ändern der Einwilligung beginnen',
          text: 'Öffnet die Datenschutzeinstellungen aus Ihrer Datenschutzerklärung.',
          advice: 'Ein.',
        },
        cookieDeclarationTablePrependIntroText: {
          label: 'Mit der Einleitung beginnen',
          text: 'Wiederholt den Text des Banners.',
        },
      },
    },
    sharing: {
      title: 'Geteilte Einwilligungen',
      fields: {
        consentSharingDomains: {
          label: 'Websites, die Entscheidungen teilen',
          text: 'Hosts wie „shop.example.com“. Hosts unter derselben Domain teilen sich ein Cookie.',
          advice: 'Nur Websites desselben Unternehmens mit denselben Diensten. Das Banner führt sie auf.',
        },
        consentSharingCrossDomain: {
          label: 'Domainübergreifende Einwilligung über Links',
          text: 'Links zu diesen Websites geben die Entscheidung weiter, auch zwischen verschiedenen Domains.',
          advice: 'Aus, es sei denn, Besucher nutzen diese Websites wie eine einzige.',
        },
      },
    },
    delivery: {
      title: 'Banner, Statistik und Scans',
      fields: {
        frontendWidgetEnabled: {
          label: 'Banner anzeigen',
          text: 'Aus: Besucher werden nicht gefragt, und nichts wird blockiert.',
          advice: 'Ein.',
        },
        ownBanner: {
          label: 'Eigenes Banner',
          text: 'Ihre Website zeigt ein eigenes Banner an, benennt es mit „CCM.setOwnBanner“, und Placet zeigt nur die Datenschutzeinstellungen. Ihr Banner muss dieselben Texte enthalten.',
          links: { [sources.ownBanner]: 'Eigenes Banner entwickeln (Englisch)' },
          advice: 'Aus, es sei denn, Ihre Entwickler haben ein eigenes Banner erstellt.',
          warning:
            'Das Banner von Placet öffnet sich nicht. Stellen Sie sicher, dass Ihr eigenes Banner dieselbe Auswahl bietet und das Ablehnen so einfach ist wie das Akzeptieren.',
        },
        frontendWidgetCache: {
          label: 'Skript 30 Sekunden im Browser zwischenspeichern',
          text: 'Seiten laden schneller; Änderungen werden etwas später wirksam.',
          advice: 'Ein.',
        },
        statisticsEnabled: {
          label: 'Banner-Statistik',
          text: 'Zählt Reaktionen auf das Banner nach Tag und Sprache. Über den Besucher wird nichts gespeichert.',
        },

        permanentScanEnabled: {
          label: 'Website wöchentlich scannen',
          text: 'Änderungen werden unter „Status“ aufgeführt.',
          advice: 'Ein.',
        },
        recordScriptsOnWebsite: {
          label: 'Aufzeichnen, was die Seiten laden',
          text: 'Bei einem von 50 Seitenaufrufen von Besuchern, die „Analyse / Statistiken“ akzeptiert haben, meldet der Browser, mit welchen Hosts sich die Seite verbunden hat und wie die Cookies und Speichereinträge heißen. Er sendet keine URLs, keine Werte und keine Angaben über den Besucher. Was nicht konfiguriert ist, wird unter „Status“ aufgeführt.',
          advice: 'Ein. Erwähnen Sie es in Ihrer Datenschutzerklärung.',
        },
      },
    },
  },
};
