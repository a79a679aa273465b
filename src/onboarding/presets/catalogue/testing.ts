export const testing = String.raw`
14001 VWO
  purpose   personalization
  vendor    Wingify Software Private Limited, 1104 KLJ Tower North, B-5, Netaji Subhash Place, Pitampura, Delhi 110034, India
  hosts     visualwebsiteoptimizer.com vwo.com d5phz18u4wuww.cloudfront.net
  script    .visualwebsiteoptimizer.com/
  script    _vwo_code
  script    _vis_opt_
  policy    https://vwo.com/privacy-policy/
  places    EU IN US
  data      visitorId pages clicks conversions device
  en        Shows visitors different versions of a page and compares their success.
  en why    Finding the more effective version of a page by test.
  de        Zeigt Besuchern verschiedene Fassungen einer Seite und vergleicht deren Erfolg.
  de why    Ermitteln der wirksameren Fassung einer Seite durch Tests.
  cookie    _vwo_uuid 10y: Recognises the visitor in a test. | Erkennt den Besucher in einem Test wieder.
  cookie    _vwo_uuid_v2 1y: Counts visitors across tests. | Zählt Besucher über Tests hinweg.
  cookie    _vwo_sn 30min: Holds data of the session. | Enthält Daten der Sitzung.
  cookie    _vwo_ds 3mo: Holds long-term data of the visitor. | Enthält Daten zum Besucher für längere Zeit.
  cookie    _vis_opt_s 100d: Counts the sessions of a visitor. | Zählt die Sitzungen eines Besuchers.
  cookie    _vis_opt_test_cookie session: Tests whether cookies are accepted. | Prüft, ob Cookies angenommen werden.
  cookie    _vis_opt_exp_* 100d: Holds the version shown in a test. | Enthält die in einem Test gezeigte Fassung.

14002 Optimizely
  purpose   personalization
  vendor    Optimizely North America, Inc., 119 Fifth Avenue, 7th Floor, New York, NY 10003, USA
  hosts     optimizely.com
  script    cdn.optimizely.com/
  script    .optimizely.com/js/
  script    window.optimizely
  frame     .cdn.optimizely.com/client_storage/
  policy    https://www.optimizely.com/legal/privacy-notice/
  places    US EU
  data      visitorId pages events conversions device
  en        Platform for experiments and personalised content.
  en why    Comparing versions of pages and adapting contents to groups of visitors.
  de        Plattform für Experimente und personalisierte Inhalte.
  de why    Vergleich von Seitenfassungen und Anpassung von Inhalten an Besuchergruppen.
  cookie    optimizelyEndUserId 6mo: Recognises the visitor. | Erkennt den Besucher wieder.
  cookie    optimizelySession session: Recognises the session. | Erkennt die Sitzung wieder.

14003 AB Tasty
  purpose   personalization
  vendor    AB Tasty SAS, 17-19 rue Michel-le-Comte, 75003 Paris, France
  hosts     abtasty.com flagship.io
  script    try.abtasty.com/
  script    .abtasty.com/
  policy    https://www.abtasty.com/terms-of-use/
  places    EU
  data      visitorId pages events conversions device
  en        French service for A/B tests and personalised pages.
  en why    Testing changes with part of the visitors before all see them.
  de        Französischer Dienst für A/B-Tests und personalisierte Seiten.
  de why    Erprobung von Änderungen bei einem Teil der Besucher.
  cookie    ABTasty 13mo: Holds the visitor ID and the tests. | Enthält die Besucherkennung und die Tests.
  cookie    ABTastySession 30min: Recognises the session. | Erkennt die Sitzung wieder.

14004 Kameleoon
  purpose   personalization
  vendor    Kameleoon SAS, 12 rue de la Chaussée d’Antin, 75009 Paris, France
  hosts     kameleoon.eu kameleoon.io kameleoon.com
  script    .kameleoon.eu/
  script    .kameleoon.io/
  script    .kameleoon.com/
  script    kameleoonQueue
  script    kameleoon.js
  policy    https://www.kameleoon.com/en/privacy-policy
  places    EU
  data      visitorId pages events conversions device
  en        Experiments and personalisation with a forecast of each visitor’s intention.
  en why    Choosing contents that suit a visitor, and testing them.
  de        Experimente und Personalisierung mit einer Prognose der Absicht jedes Besuchers.
  de why    Auswahl und Erprobung passender Inhalte.
  cookie    kameleoonVisitorCode 13mo: Recognises the visitor. | Erkennt den Besucher wieder.
  local     kameleoonData: Holds the tests and the visits. | Enthält die Tests und die Besuche.

14005 Dynamic Yield
  purpose   personalization
  vendor    Dynamic Yield Ltd. (Mastercard), Atrium Tower, 2 Jabotinsky Street, Ramat Gan, Israel
  hosts     dynamicyield.com
  script    cdn.dynamicyield.com/
  script    cdn-eu.dynamicyield.com/
  script    .dynamicyield.com/api/
  policy    https://www.dynamicyield.com/product-services-privacy-policy/
  places    EU IL US
  data      visitorId ip pages products device place
  en        Recommendations and personalised content, part of Mastercard.
  en why    Adapting pages and recommendations to the interests of a visitor.
  de        Empfehlungen und personalisierte Inhalte, Teil von Mastercard.
  de why    Anpassung von Seiten und Empfehlungen an die Interessen eines Besuchers.
  cookie    _dyid 1y: Recognises the visitor. | Erkennt den Besucher wieder.
  cookie    _dyjsession session: Recognises the session. | Erkennt die Sitzung wieder.
  cookie    _dy_c_exps 1y: Holds the tests of the visitor. | Enthält die Tests des Besuchers.

14006 Adobe Target
  purpose   personalization
  vendor    adobe
  hosts     tt.omtrdc.net
  script    .tt.omtrdc.net/
  script    adobe.target.
  script    /mbox.js
  policy    https://www.adobe.com/privacy.html
  places    EU US
  data      visitorId ip pages events device
  en        Tests and personalised content in the Adobe Experience Cloud.
  en why    Showing groups of visitors different contents and comparing their effect.
  de        Tests und personalisierte Inhalte in der Adobe Experience Cloud.
  de why    Anzeige verschiedener Inhalte für Besuchergruppen und Vergleich ihrer Wirkung.
  cookie    mbox 2y: Holds the visitor and session ID. | Enthält die Besucher- und Sitzungskennung.

14007 Google Optimize
  purpose   personalization
  vendor    google
  hosts     googleoptimize.com
  script    googleoptimize.com/
  policy    https://policies.google.com/privacy
  places    EU US
  mode      analytics_storage personalization_storage
  data      visitorId pages events
  en        A/B tests by Google, closed down in September 2023; the code left on a website can be removed.
  en why    Formerly: comparing versions of a page.
  de        A/B-Tests von Google, eingestellt im September 2023; verbliebener Code kann entfernt werden.
  de why    Früher: Vergleich mehrerer Fassungen einer Seite.
  cookie    _gaexp 90d: Holds the version shown in a test. | Enthält die in einem Test gezeigte Fassung.
  cookie    _opt_expid 10s: Carries a test over to another page. | Überträgt einen Test auf eine andere Seite.

14008 Convert Experiences
  purpose   personalization
  vendor    Convert Insights, Inc., 375 Beale Street, Suite 300, San Francisco, CA 94105, USA
  hosts     convertexperiments.com
  script    convertexperiments.com/
  policy    https://www.convert.com/privacy-policy/
  places    EU US
  data      visitorId pages events conversions
  en        A/B tests with a focus on data protection.
  en why    Comparing versions of a page by conversions.
  de        A/B-Tests mit Schwerpunkt auf Datenschutz.
  de why    Vergleich von Seitenfassungen anhand von Conversions.
  cookie    _conv_v 6mo: Recognises the visitor and the tests. | Erkennt den Besucher und die Tests wieder.
  cookie    _conv_s 20min: Recognises the session. | Erkennt die Sitzung wieder.
  cookie    _conv_r 6mo: Holds the page from which the visitor came. | Enthält die Seite, von der der Besucher kam.

14009 trbo
  purpose   personalization
  vendor    trbo GmbH, Leopoldstraße 41, 80802 München, Germany
  hosts     trbo.com
  script    static.trbo.com/
  script    api-v4.trbo.com/
  script    _trboq
  script    _trbo.
  policy    https://www.trbo.com/en/privacy-policy/
  places    DE EU
  data      visitorId pages products clicks device
  en        Personalisation for shops from Munich: offers, recommendations and tests.
  en why    Adapting the shop to the behaviour of the visitor.
  de        Personalisierung für Shops aus München: Angebote, Empfehlungen und Tests.
  de why    Anpassung des Shops an das Verhalten des Besuchers.

14010 Unbounce
  purpose   personalization
  vendor    Unbounce Marketing Solutions Inc., 400-401 West Georgia Street, Vancouver, BC V6B 5A1, Canada
  hosts     unbounce.com ubembed.com
  script    .ubembed.com/
  script    cdn.unbounce.com/
  script    builder-assets.unbounce.com/
  policy    https://unbounce.com/privacy/
  places    CA US EU
  data      visitorId ip pages conversions contact
  en        Landing pages and pop-ups for campaigns, with tests.
  en why    Showing campaign pages and comparing their versions.
  de        Landingpages und Pop-ups für Kampagnen, mit Tests.
  de why    Anzeige von Kampagnenseiten und Vergleich ihrer Fassungen.
  cookie    ubvs 6mo: Recognises the visitor. | Erkennt den Besucher wieder.
  cookie    ubvt 3d: Holds the version shown. | Enthält die gezeigte Fassung.

14011 SurveyMonkey
  purpose   other
  vendor    SurveyMonkey Europe Unlimited Company, 2 Shelbourne Buildings, Second Floor, Shelbourne Road, Dublin 4, Ireland
  hosts     surveymonkey.com smassets.net
  script    widget.surveymonkey.com/
  frame     surveymonkey.com/
  frame     surveymonkey.de/
  policy    https://www.surveymonkey.com/mp/legal/privacy/
  places    EU US CA
  data      ip device answers
  en        Online surveys, embedded or shown as an invitation.
  en why    Asking visitors and customers for their opinion.
  de        Online-Umfragen, eingebettet oder als Einladung eingeblendet.
  de why    Befragung von Besuchern und Kunden.

14012 Algolia
  purpose   personalization
  vendor    Algolia SAS, 55 rue d’Amsterdam, 75008 Paris, France
  hosts     algolia.net algolianet.com algolia.io
  script    .algolia.net/
  script    .algolianet.com/
  script    algoliasearch(
  script    insights.algolia.io/
  policy    https://www.algolia.com/policies/privacy/
  places    EU US
  data      ip device
  data      search terms | Suchbegriffe
  data      clicks
  en        Search as a service that shows results while the visitor is typing.
  en why    Finding contents and products quickly and improving the order of results.
  de        Suche als Dienst, die schon beim Tippen Ergebnisse zeigt.
  de why    Schnelles Auffinden von Inhalten und Produkten und bessere Reihenfolge der Treffer.
  cookie    _ALGOLIA 6mo: Recognises the visitor for click statistics. | Erkennt den Besucher für die Klickstatistik wieder.
`;
