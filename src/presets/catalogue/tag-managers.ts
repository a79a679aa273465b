export const tagManagers = String.raw`
3001 Google Tag Manager
  purpose   other
  vendor    google
  hosts     googletagmanager.com
  script    googletagmanager.com/gtm.js
  script    googletagmanager.com/gtag/js?id=GT-
  script    'gtm.start'
  script    gtag('config', 'GT-
  frame     googletagmanager.com/ns.html
  policy    https://policies.google.com/privacy
  places    EU US
  mode      functionality_storage
  data      ip page device
  en        Loads further tags that were set up in Google’s interface. It does not evaluate visits itself.
  en why    Managing analytics and advertising tags in one place without changing the website.
  de        Lädt weitere Tags, die in der Oberfläche von Google eingerichtet wurden. Selbst wertet er keine Besuche aus.
  de why    Verwaltung von Analyse- und Werbe-Tags an einer Stelle, ohne die Website zu ändern.

3002 Adobe Experience Platform Launch
  purpose   other
  vendor    adobe
  hosts     adobedtm.com
  script    assets.adobedtm.com/
  script    _satellite.
  policy    https://www.adobe.com/privacy.html
  places    EU US
  data      ip page device
  en        Adobe’s tag manager, which loads the services of the Experience Cloud.
  en why    Loading and managing Adobe’s tags and those of other vendors.
  de        Tag-Manager von Adobe, über den die Dienste der Experience Cloud geladen werden.
  de why    Laden und Steuern der Tags von Adobe und anderen Anbietern.

3003 Tealium iQ
  purpose   other
  vendor    Tealium Inc., 9605 Scranton Road, Suite 600, San Diego, CA 92121, USA
  hosts     tiqcdn.com tealiumiq.com
  script    tags.tiqcdn.com/
  script    tealiumiq.com/
  script    utag_data
  policy    https://tealium.com/privacy-notice/
  places    EU US
  data      visitorId ip pages events device
  en        Tag manager and customer data platform for large websites.
  en why    Distributing data on the visit to the analytics and advertising services in use.
  de        Tag-Manager und Kundendatenplattform für große Websites.
  de why    Verteilung von Besuchsdaten an die eingesetzten Analyse- und Werbedienste.
  cookie    utag_main* 1y: Holds the visitor ID and the course of the session. | Enthält die Besucherkennung und den Verlauf der Sitzung.
  cookie    CONSENTMGR 1y: consent
  cookie    utag_vnum utag_invisit TEAL 1y: visit

3004 Commanders Act (TagCommander)
  purpose   other
  vendor    Commanders Act SAS, 3-5 rue Saint-Georges, 75009 Paris, France
  hosts     tagcommander.com commander1.com
  script    .tagcommander.com/
  script    .commander1.com/
  script    tC.event.
  policy    https://www.commandersact.com/en/privacy/
  places    EU
  data      visitorId ip pages device
  en        Tag manager from Paris, in use above all in France.
  en why    Controlling which tags run on which pages.
  de        Tag-Manager aus Paris, vor allem in Frankreich verbreitet.
  de why    Steuerung, welche Tags auf welchen Seiten ausgeführt werden.
  cookie    TC_PRIVACY TC_PRIVACY_CENTER TC_OUTPUT TC_OUTPUT_categories 13mo: consent
  cookie    TCID CAID TCIPD tc_cj_v2 tc_cj_v2_cmp tc_cj_v2_med tc_caids _TCCookieSync TCAUDIENCE 1y: visitor
  cookie    tc_cj_ss tc_ss* tc_sample_* TCSESSION TCREDIRECT TCLANDINGURL session: visit
  cookie    tc_test_cookie TC_CHECK_COOKIES_SUPPORT session: test

3005 Segment
  purpose   analytics
  vendor    Twilio Ireland Limited, 3 Dublin Landings, North Wall Quay, Dublin 1, Ireland
  hosts     segment.com segment.io
  script    cdn.segment.com/
  script    analytics.SNIPPET_VERSION
  policy    https://www.twilio.com/en-us/legal/privacy
  places    EU US
  data      visitorId ip pages events device
  en        Customer data platform of Twilio: collects actions once and hands them on to many tools.
  en why    Bringing together data on visitors and passing it on to connected services.
  de        Kundendatenplattform von Twilio: erfasst Aktionen einmal und gibt sie an viele Werkzeuge weiter.
  de why    Zusammenführung von Besucherdaten und Weitergabe an angeschlossene Dienste.
  cookie    ajs_anonymous_id 1y: Recognizes visitors who are not logged in. | Erkennt nicht angemeldete Besucher wieder.
  cookie    ajs_user_id 1y: Recognizes visitors who are logged in. | Erkennt angemeldete Besucher wieder.
  cookie    ajs_group_id 1y: Holds the group of the visitor. | Enthält die Gruppe des Besuchers.
  cookie    analytics_session_id analytics_session_id.last_access 1y: visit
  local     ajs_anonymous_id ajs_user_id ajs_user_traits ajs_group_properties ajs_group_id: visitor

3006 Matomo Tag Manager
  purpose   other
  vendor    siteOperator
  script    /js/container_
  script    _mtm.push
  policy    https://matomo.org/matomo-cloud-privacy-policy/
  places    site
  data      ip page device
  en        Tag manager of Matomo on the operator’s own server; it loads tags but does not count visits.
  en why    Managing the website’s tags without a third party.
  de        Tag-Manager von Matomo auf dem eigenen Server des Betreibers; er lädt Tags, zählt aber keine Besuche.
  de why    Verwaltung der Tags dieser Website ohne fremden Anbieter.

3007 Ensighten
  purpose   other
  vendor    Ensighten, Inc., San Jose, CA, USA
  hosts     ensighten.com
  script    ensighten.com/
  policy    https://www.cheq.ai/privacy-policy/
  places    US
  data      page device
  en        Tag manager that loads further services by rules.
  en why    Managing embedded services with Ensighten.
  de        Tag-Manager, der weitere Dienste nach Regeln lädt.
  de why    Verwaltung eingebundener Dienste mit Ensighten.

3008 Stape
  purpose   other
  vendor    Stape Europe OÜ, Tallinn, Estonia
  hosts     stape.io stape.net stape.dk
  script    stape.io/
  script    stape.net/
  script    stape.dk/
  policy    https://stape.io/privacy-notice
  places    EU US
  data      visitorId page events
  en        Runs Google’s tag manager on a server instead of in the browser.
  en why    Sending measurements through a server of Stape.
  de        Betreibt den Tag-Manager von Google auf einem Server statt im Browser.
  de why    Versand von Messdaten über einen Server von Stape.
  cookie    _gtmeec 90d: ads
  cookie    stape stape_klaviyo_email stapecdcc 1y: visitor
`;
