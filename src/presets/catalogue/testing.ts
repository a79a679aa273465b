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
  en why    Finding the more effective version of a page through tests.
  de        Zeigt Besuchern verschiedene Fassungen einer Seite und vergleicht deren Erfolg.
  de why    Ermitteln der wirksameren Fassung einer Seite durch Tests.
  cookie    _vwo_uuid 10y: Recognizes the visitor in a test. | Erkennt den Besucher in einem Test wieder.
  cookie    _vwo_uuid_v2 1y: Counts visitors across tests. | Zählt Besucher über Tests hinweg.
  cookie    _vwo_sn 30min: Holds data of the session. | Enthält Daten der Sitzung.
  cookie    _vwo_ds 3mo: Holds long-term data of the visitor. | Enthält Daten zum Besucher für längere Zeit.
  cookie    _vis_opt_s 100d: Counts the sessions of a visitor. | Zählt die Sitzungen eines Besuchers.
  cookie    _vis_opt_test_cookie session: Tests whether cookies are accepted. | Prüft, ob Cookies angenommen werden.
  cookie    _vis_opt_exp_* 100d: Holds the version shown in a test. | Enthält die in einem Test gezeigte Fassung.
  cookie    _vwo_referrer _vwo_global_opt_out _vwo_ssm _vis_opt_out _vwo 100d: source
  local     vwoSn _vwo_*: variant

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
  en        Platform for experiments and personalized content.
  en why    Comparing versions of pages and adapting content to groups of visitors.
  de        Plattform für Experimente und personalisierte Inhalte.
  de why    Vergleich von Seitenfassungen und Anpassung von Inhalten an Besuchergruppen.
  cookie    optimizelyEndUserId 6mo: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    optimizelySession session: Recognizes the session. | Erkennt die Sitzung wieder.
  cookie    optimizelyRedirectData optimizelyDomainTestCookie optimizelyBuckets optimizelyPendingLogEvents optimizelySegments 6mo: variant
  cookie    optimizelyOptOut 10y: optout
  local     optimizely_data$*: variant

14003 AB Tasty
  purpose   personalization
  vendor    AB Tasty SAS, 17-19 rue Michel-le-Comte, 75003 Paris, France
  hosts     abtasty.com flagship.io
  script    try.abtasty.com/
  script    .abtasty.com/
  policy    https://www.abtasty.com/terms-of-use/
  places    EU
  data      visitorId pages events conversions device
  en        French service for A/B tests and personalized pages.
  en why    Testing changes with part of the visitors before all see them.
  de        Französischer Dienst für A/B-Tests und personalisierte Seiten.
  de why    Erprobung von Änderungen bei einem Teil der Besucher.
  cookie    ABTasty 13mo: Holds the visitor ID and the tests. | Enthält die Besucherkennung und die Tests.
  cookie    ABTastySession 30min: Recognizes the session. | Erkennt die Sitzung wieder.

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
  en        Experiments and personalization with a forecast of each visitor’s intention.
  en why    Choosing and testing content that suits a visitor.
  de        Experimente und Personalisierung mit einer Prognose der Absicht jedes Besuchers.
  de why    Auswahl und Erprobung passender Inhalte.
  cookie    kameleoonVisitorCode 13mo: Recognizes the visitor. | Erkennt den Besucher wieder.
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
  en        Recommendations and personalized content, part of Mastercard.
  en why    Adapting pages and recommendations to the interests of a visitor.
  de        Empfehlungen und personalisierte Inhalte, Teil von Mastercard.
  de why    Anpassung von Seiten und Empfehlungen an die Interessen eines Besuchers.
  cookie    _dyid 1y: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    _dyjsession session: Recognizes the session. | Erkennt die Sitzung wieder.
  cookie    _dy_c_exps 1y: Holds the tests of the visitor. | Enthält die Tests des Besuchers.
  cookie    _dyid_server DYID 1y: visitor
  cookie    DYSES _dy_csc_ses _dy_lu_ses _dy_ses_load_seq dy_fs_page session: visit
  cookie    _dycnst _dycst _dycmc _dy_toffset _dy_cs_storage_items _dy_cs_cookie_items _dy_soct 1y: state
  cookie    _dy_geo _dy_df_geo 30d: place

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
  en        Tests and personalized content in the Adobe Experience Cloud.
  en why    Showing groups of visitors different content and comparing its effect.
  de        Tests und personalisierte Inhalte in der Adobe Experience Cloud.
  de why    Anzeige verschiedener Inhalte für Besuchergruppen und Vergleich ihrer Wirkung.
  cookie    mbox 2y: Holds the visitor and session ID. | Enthält die Besucher- und Sitzungskennung.
  cookie    mboxEdgeCluster mboxSession mboxPC 30min: state

14007 Google Optimize
  purpose   personalization
  vendor    google
  hosts     googleoptimize.com
  script    googleoptimize.com/
  policy    https://policies.google.com/privacy
  places    EU US
  mode      analytics_storage personalization_storage
  data      visitorId pages events
  en        A/B tests by Google, shut down in September 2023; the code left on a website can be removed.
  en why    Formerly: comparing versions of a page.
  de        A/B-Tests von Google, eingestellt im September 2023; verbliebener Code kann entfernt werden.
  de why    Früher: Vergleich mehrerer Fassungen einer Seite.
  cookie    _gaexp 90d: Holds the version shown in a test. | Enthält die in einem Test gezeigte Fassung.
  cookie    _opt_expid 10s: Carries a test over to another page. | Überträgt einen Test auf eine andere Seite.
  cookie    _opt_awcid _opt_awmid _opt_awgid _opt_awkid _opt_utmc _gaexp_rc 24h: source

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
  cookie    _conv_v 6mo: Recognizes the visitor and the tests. | Erkennt den Besucher und die Tests wieder.
  cookie    _conv_s 20min: Recognizes the session. | Erkennt die Sitzung wieder.
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
  en        Personalization for shops from Munich: offers, recommendations and tests.
  en why    Adapting the shop to the behavior of the visitor.
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
  cookie    ubvs 6mo: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    ubvt 3d: Holds the version shown. | Enthält die gezeigte Fassung.

14011 SurveyMonkey
  purpose   other
  vendor    SurveyMonkey Europe Unlimited Company, 2 Shelbourne Buildings, Second Floor, Shelbourne Road, Dublin 4, Ireland
  hosts     surveymonkey.com smassets.net
  uses      surveymonkey.de
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
  cookie    ep201_sm sm_ir sm_rec sm_dc CX_* RP_* 90d: survey

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
  en why    Finding content and products quickly and improving the order of results.
  de        Suche als Dienst, die schon beim Tippen Ergebnisse zeigt.
  de why    Schnelles Auffinden von Inhalten und Produkten und bessere Reihenfolge der Treffer.
  cookie    _ALGOLIA 6mo: Recognizes the visitor for click statistics. | Erkennt den Besucher für die Klickstatistik wieder.

14013 Usabilla (SurveyMonkey)
  purpose   analytics
  vendor    SurveyMonkey Europe Unlimited Company, 2 Shelbourne Buildings, Shelbourne Road, Dublin, Ireland
  hosts     usabilla.com d6tizftlrpuof.cloudfront.net
  script    w.usabilla.com/
  script    d6tizftlrpuof.cloudfront.net/
  policy    https://www.surveymonkey.com/mp/legal/privacy/
  places    EU US
  data      page answers device
  en        Button and windows with which visitors give feedback.
  en why    Collecting feedback with Usabilla.
  de        Schaltfläche und Fenster für Rückmeldungen von Besuchern.
  de why    Einholen von Rückmeldungen mit Usabilla.
  cookie    usbls 1d: survey

14014 Qualtrics
  purpose   analytics
  vendor    Qualtrics, LLC, 333 West River Park Drive, Provo, UT 84604, USA
  hosts     qualtrics.com
  script    .qualtrics.com/
  frame     .qualtrics.com/
  policy    https://www.qualtrics.com/privacy-statement/
  places    US EU
  data      visitorId page answers device
  en        Surveys that appear on the page.
  en why    Surveying visitors with Qualtrics.
  de        Umfragen, die auf der Seite erscheinen.
  de why    Befragung von Besuchern mit Qualtrics.
  cookie    QSI_HistorySession QSI_CT QSI_DATA session: visit
  cookie    QSI_SI_* QSI_S_* QSIPopUnder_* 30d: survey
  cookie    QSI_ReplaySession_* QSI_TestSessions_* session: replay
  cookie    QSI_OptInIDsAndTargetOrigins QSI_OptInIDsAndWindowNames session: state
  tab       QSI_*: survey

14015 Mopinion
  purpose   analytics
  vendor    Mopinion B.V., Rotterdam, Netherlands
  hosts     mopinion.com
  script    mopinion.com/
  policy    https://mopinion.com/privacy/
  places    EU
  data      page answers device
  en        Dutch forms for feedback.
  en why    Collecting feedback with Mopinion.
  de        Niederländische Formulare für Rückmeldungen.
  de why    Einholen von Rückmeldungen mit Mopinion.
  cookie    Pastease.passive.activated* Pastease.passive.chance* Pastease.exit.* 30d: survey

14016 Qualaroo
  purpose   analytics
  vendor    Qualaroo (ProProfs), Santa Monica, CA, USA
  hosts     qualaroo.com
  script    qualaroo.com/
  policy    https://qualaroo.com/privacy-policy/
  places    US
  data      page answers device
  en        Short questions in the corner of the page.
  en why    Surveying visitors with Qualaroo.
  de        Kurze Fragen in der Ecke der Seite.
  de why    Befragung von Besuchern mit Qualaroo.
  cookie    ki_s ki_u ki_t ki_r 5y: survey

14017 Medallia (Kampyle, Decibel)
  purpose   analytics
  vendor    Medallia, Inc., 6220 Stoneridge Mall Road, Pleasanton, CA 94588, USA
  hosts     kampyle.com medallia.com medallia.eu decibelinsight.net
  script    .kampyle.com/
  script    .medallia.com/
  script    .medallia.eu/
  script    .decibelinsight.net/
  policy    https://www.medallia.com/privacy-policy/
  places    US EU
  data      visitorId pages clicks answers device
  en        Feedback and recordings of visits.
  en why    Understanding customers’ experience with Medallia.
  de        Rückmeldungen und Aufzeichnung von Besuchen.
  de why    Verständnis der Kundenerfahrung mit Medallia.
  cookie    kampyle_userid kampyleUserSession kampyleUserSessionsCount kampyleSessionPageCounter 1y: survey
  cookie    da_lid da_sid da_intState 1y: replay
  local     mdLogger kampyle*: survey

14018 Monetate (Kibo)
  purpose   personalization
  vendor    Monetate, Inc., Philadelphia, PA, USA
  hosts     monetate.net
  script    monetate.net/
  policy    https://monetate.com/privacy-policy/
  places    US
  data      visitorId pages products
  en        Tests and personalizes pages of shops.
  en why    Showing suitable variants with Monetate.
  de        Testet und personalisiert Seiten von Shops.
  de why    Anzeige passender Varianten mit Monetate.
  cookie    mt.v mt.* 2y: variant

14019 Salesforce Interaction Studio (Evergage)
  purpose   personalization
  vendor    salesforce.com Germany GmbH, Erika-Mann-Straße 31, 80636 München, Germany
  hosts     evergage.com evgnet.com
  script    evergage.com/
  script    evgnet.com/
  policy    https://www.salesforce.com/company/privacy/
  places    US EU
  data      visitorId pages products
  en        Adapts pages to the behavior of individual visitors.
  en why    Showing suitable content with Interaction Studio.
  de        Passt Seiten an das Verhalten einzelner Besucher an.
  de why    Anzeige passender Inhalte mit Interaction Studio.
  cookie    _evga_* _sfid_* 2y: visitor

14020 Nosto
  purpose   personalization
  vendor    Nosto Solutions Oy, Helsinki, Finland
  hosts     nosto.com
  script    connect.nosto.com/
  policy    https://www.nosto.com/privacy-policy/
  places    EU US
  data      visitorId products pages
  en        Recommends products in shops.
  en why    Recommending products with Nosto.
  de        Empfiehlt Produkte in Shops.
  de why    Produktempfehlungen mit Nosto.
  cookie    2c.cId 1y: visitor
  local     nosto*: products

14021 Clerk.io
  purpose   personalization
  vendor    Clerk.io ApS, Østergade 17, 1100 København, Denmark
  hosts     clerk.io
  script    clerk.io/
  policy    https://www.clerk.io/privacy
  places    EU
  data      visitorId products
  en        Search and recommendations for shops.
  en why    Search and recommendations with Clerk.io.
  de        Suche und Empfehlungen für Shops.
  de why    Suche und Empfehlungen mit Clerk.io.
  cookie    __clerkio* 1y: visitor

14022 Doofinder
  purpose   other
  vendor    Doofinder S.L., Madrid, Spain
  hosts     doofinder.com
  script    doofinder.com/
  policy    https://www.doofinder.com/en/privacy-policy
  places    EU
  data      sessionId page products
  en        Search box with suggestions for shops.
  en why    Searching the shop with Doofinder.
  de        Suchfeld mit Vorschlägen für Shops.
  de why    Suche im Shop mit Doofinder.
  cookie    doofhit doofinder_* 30d: visitor
  local     df-*: cache

14023 Google Programmable Search
  purpose   external
  vendor    google
  hosts     cse.google.com
  uses      google.com
  script    cse.google.com/
  script    google.com/coop/cse/
  script    google.com/cse/
  script    google.com/adsense/search/
  frame     cse.google.com/
  policy    https://policies.google.com/privacy
  places    EU US
  data      page device account
  data      search terms | Suchbegriffe
  en        Search box that searches the website with Google.
  en why    Searching the website with Google.
  de        Suchfeld, das die Website mit Google durchsucht.
  de why    Suche auf der Website mit Google.

14024 Justuno
  purpose   personalization
  vendor    Justuno, Inc., Austin, TX, USA
  hosts     justuno.com d2j3qa5nc37287.cloudfront.net jst.ai
  script    cdn.justuno.com/
  script    d2j3qa5nc37287.cloudfront.net/
  policy    https://www.justuno.com/privacy-policy/
  places    US
  data      visitorId pages email
  en        Pop-ups with offers in shops.
  en why    Showing offers with Justuno.
  de        Fenster mit Angeboten in Shops.
  de why    Anzeige von Angeboten mit Justuno.
  cookie    _jsuid_* _ju_dc _ju_dm _ju_dn _ju_v _ju_pn 2y: visitor

14025 WisePops
  purpose   personalization
  vendor    Wisepops SAS, Paris, France
  hosts     wisepops.com wisepops.net
  script    wisepops.com/
  script    wisepops.net/
  policy    https://wisepops.com/privacy
  places    EU US
  data      visitorId pages email
  en        Pop-ups and notices shown by rules.
  en why    Showing notices with Wisepops.
  de        Fenster und Hinweise nach Regeln.
  de why    Anzeige von Hinweisen mit Wisepops.
  cookie    wisepops wisepops_session wisepops_visits wisepops_props 2y: seen

14026 ABlyft
  purpose   personalization
  vendor    Conversion Expert GmbH (ABlyft), Germany
  hosts     ablyft.com
  script    ablyft.com/
  policy    https://ablyft.com/en/privacy
  places    DE
  data      visitorId page
  en        German tool for A/B tests.
  en why    Testing variants with ABlyft.
  de        Deutsches Werkzeug für Variantentests.
  de why    Test von Varianten mit ABlyft.
  cookie    ablyft_exps ablyft_queue ablyft_uvs ablyft_tracking_consent 1y: variant
  local     ablyft_*: variant

14027 Varify.io
  purpose   personalization
  vendor    Varify GmbH, München, Germany
  hosts     varify.io
  script    varify.io/
  policy    https://varify.io/datenschutzerklaerung/
  places    DE
  data      page device
  en        A/B tests whose results go to the website’s own analytics.
  en why    Testing variants with Varify.io.
  de        Variantentests, deren Ergebnisse in die eigene Analyse gehen.
  de why    Test von Varianten mit Varify.io.
  local     varify*: variant

14028 epoq
  purpose   personalization
  vendor    epoq internet services GmbH, Am Rüppurrer Schloß 1, 76199 Karlsruhe, Germany
  hosts     epoq.de epoq.io
  script    .epoq.de/
  script    .epoq.io/
  policy    https://www.epoq.de/datenschutz/
  places    DE
  data      visitorId products
  en        Search and recommendations of a company in Karlsruhe.
  en why    Search and recommendations with epoq.
  de        Suche und Empfehlungen eines Anbieters aus Karlsruhe.
  de why    Suche und Empfehlungen mit epoq.
  cookie    tis* epoq_* 1y: visitor

14029 Queue-it
  purpose   other
  vendor    Queue-it ApS, Skelbækgade 4, 1717 København, Denmark
  hosts     queue-it.net
  script    queue-it.net/
  policy    https://queue-it.com/privacy-policy/
  places    EU US
  data      sessionId device
  en        Waiting room for times when very many visitors come at once.
  en why    Spreading the load with a waiting room of Queue-it.
  de        Warteraum, wenn sehr viele Besucher zugleich kommen.
  de why    Verteilung der Last mit einem Warteraum von Queue-it.
  cookie    QueueITAccepted-* Queue-it-* 1d: state

14030 Crowdsignal (Polldaddy)
  purpose   external
  vendor    automattic
  hosts     polldaddy.com crowdsignal.com crowdsignal.net poll.fm
  script    polldaddy.com/
  script    crowdsignal.com/
  frame     crowdsignal.net/
  frame     poll.fm/
  policy    https://automattic.com/privacy/
  places    US
  data      page device answers
  en        Polls and ratings below articles, by the company behind WordPress.com.
  en why    Polls and ratings with Crowdsignal.
  de        Umfragen und Bewertungen unter Artikeln, vom Unternehmen hinter WordPress.com.
  de why    Umfragen und Bewertungen mit Crowdsignal.

14031 Swiftype (Elastic)
  purpose   external
  vendor    Elasticsearch B.V., Keizersgracht 281, 1016 ED Amsterdam, Netherlands
  hosts     swiftype.com swiftypecdn.com
  script    swiftype.com/
  script    swiftypecdn.com/
  policy    https://www.elastic.co/legal/privacy-statement
  places    US EU
  data      page clicks
  en        Search within the website.
  en why    Searching the website with Swiftype.
  de        Suche innerhalb der Website.
  de why    Durchsuchen der Website mit Swiftype.

14032 AddSearch
  purpose   external
  vendor    AddSearch Oy, Helsinki, Finland
  hosts     addsearch.com
  script    addsearch.com/
  policy    https://www.addsearch.com/privacy-policy/
  places    EU
  data      page clicks
  en        Search within the website, with suggestions.
  en why    Searching the website with AddSearch.
  de        Suche innerhalb der Website mit Vorschlägen.
  de why    Durchsuchen der Website mit AddSearch.

14033 Cludo
  purpose   external
  vendor    Cludo ApS, Copenhagen, Denmark
  hosts     cludo.com
  script    cludo.com/
  policy    https://www.cludo.com/legal/privacy-policy
  places    EU
  data      page clicks
  en        Search within websites of authorities and companies, with statistics.
  en why    Searching the website with Cludo.
  de        Suche auf Websites von Behörden und Unternehmen mit Statistik.
  de why    Durchsuchen der Website mit Cludo.

14034 Klevu
  purpose   personalization
  vendor    Klevu Oy, Helsinki, Finland
  hosts     klevu.com ksearchnet.com
  script    klevu.com/
  script    ksearchnet.com/
  policy    https://www.klevu.com/privacy-policy/
  places    EU US
  data      page clicks products
  en        Search and recommendations in online shops.
  en why    Finding products in the shop with Klevu.
  de        Suche und Empfehlungen in Online-Shops.
  de why    Finden von Produkten im Shop mit Klevu.

14035 Searchspring
  purpose   personalization
  vendor    B7 Interactive, LLC d/b/a Searchspring, San Antonio, TX, USA
  hosts     searchspring.net searchspring.io
  script    searchspring.net/
  script    searchspring.io/
  policy    https://searchspring.com/privacy/
  places    US
  data      visitorId clicks products
  en        Search, filters and recommendations in online shops.
  en why    Finding products in the shop with Searchspring.
  de        Suche, Filter und Empfehlungen in Online-Shops.
  de why    Finden von Produkten im Shop mit Searchspring.

14036 Luigi’s Box
  purpose   personalization
  vendor    Luigi's Box, s.r.o., Bratislava, Slovakia
  hosts     luigisbox.com luigisbox.tech
  script    luigisbox.com/
  script    luigisbox.tech/
  policy    https://www.luigisbox.com/privacy-policy/
  places    EU
  data      visitorId clicks products
  en        Slovak search and recommendations for online shops.
  en why    Finding products in the shop with Luigi’s Box.
  de        Slowakische Suche und Empfehlungen für Online-Shops.
  de why    Finden von Produkten im Shop mit Luigi’s Box.

14037 Omniconvert
  purpose   personalization
  vendor    Omniconvert SRL, Bucharest, Romania
  hosts     omniconvert.com
  script    omniconvert.com/
  policy    https://www.omniconvert.com/privacy-policy/
  places    EU
  data      visitorId pages conversions
  en        A/B tests, surveys and overlays.
  en why    Testing variants of pages with Omniconvert.
  de        A/B-Tests, Umfragen und Einblendungen.
  de why    Testen von Varianten der Website mit Omniconvert.

14038 WalkMe
  purpose   external
  vendor    WalkMe Ltd., Tel Aviv, Israel
  hosts     walkme.com
  script    cdn.walkme.com/
  script    .walkme.com/
  policy    https://www.walkme.com/privacy-policy/
  places    IL US EU
  data      visitorId pages clicks
  en        Guides users through software step by step.
  en why    Guiding users with WalkMe.
  de        Führt Nutzer Schritt für Schritt durch Software.
  de why    Anleitung von Nutzern mit WalkMe.

14039 Appcues
  purpose   external
  vendor    Appcues, Inc., Boston, MA, USA
  hosts     appcues.com appcues.net
  script    appcues.com/
  script    appcues.net/
  policy    https://www.appcues.com/privacy
  places    US
  data      visitorId pages events
  en        Tours and hints for new users.
  en why    Introducing new users with Appcues.
  de        Rundgänge und Hinweise für neue Nutzer.
  de why    Einführung neuer Nutzer mit Appcues.

14040 Gleam
  purpose   external
  vendor    Crowd9 Pty Ltd (Gleam), Melbourne, Australia
  hosts     gleam.io gleamjs.io
  script    widget.gleamjs.io/
  script    js.gleam.io/
  frame     gleam.io/
  policy    https://gleam.io/privacy
  places    AU US
  data      email page account
  en        Competitions and rewards for actions in social networks.
  en why    Running competitions with Gleam.
  de        Gewinnspiele und Belohnungen für Aktionen in sozialen Netzwerken.
  de why    Durchführung von Gewinnspielen mit Gleam.

14041 BlueConic
  purpose   personalization
  vendor    BlueConic, Inc., Boston, MA, USA
  hosts     blueconic.net blueconic.com
  script    blueconic.net/
  policy    https://www.blueconic.com/privacy-policy
  places    US EU
  data      visitorId pages interactions
  en        Collects data about visitors in profiles and adapts content to them.
  en why    Content that fits the interests of each visitor.
  de        Sammelt Daten über Besucher in Profilen und passt Inhalte daran an.
  de why    Inhalte, die zu den Interessen der einzelnen Besucher passen.
  cookie    BCSessionID bc_tstgrp 1y: visitor
  cookie    BCTempID 10min: visitor
  cookie    BCPermissionLevel 1y: consent
  cookie    BCReferrerOverrule 1y: source
  cookie    BCRefusedObjectives 1y: optout
  cookie    BCRevision 1y: Holds requests that have not been answered yet. | Enthält Anfragen, die noch nicht beantwortet sind.

14042 1plusX
  purpose   personalization
  vendor    1plusX AG, Zurich, Switzerland
  hosts     opecloud.com 1plusx.com 1plusx.io
  script    opecloud.com/
  policy    https://www.1plusx.com/privacy-policy/
  places    CH EU
  data      visitorId pages
  en        Predicts interests of visitors from the pages that they read.
  en why    Forming target groups for content and ads.
  de        Sagt Interessen von Besuchern aus den gelesenen Seiten voraus.
  de why    Bildung von Zielgruppen für Inhalte und Werbung.

14043 Smartico
  purpose   personalization
  vendor    Smartico, Sofia, Bulgaria
  hosts     smartico.one smartico.ai
  script    smartico.one/
  script    smartico.ai/
  policy    https://www.smartico.ai/
  places    EU
  data      account interactions
  en        Loyalty programs and games for customers, mostly of betting websites.
  en why    Binding customers with points, missions and messages.
  de        Treueprogramme und Spiele für Kunden, meist von Wettanbietern.
  de why    Kundenbindung durch Punkte, Missionen und Nachrichten.

14044 Zoho PageSense
  purpose   analytics
  vendor    Zoho Corporation B.V., Beneluxlaan 4B, 3527 HT Utrecht, Netherlands
  hosts     pagesense.io
  script    pagesense.io/
  policy    https://www.zoho.com/pagesense/cookie-policy.html
  places    EU US IN
  data      visitorId pages interactions
  en        Heat maps, session recordings and A/B tests.
  en why    Finding out how visitors use pages, and which variant works better.
  de        Heatmaps, Sitzungsaufzeichnungen und A/B-Tests.
  de why    Erkenntnisse, wie Besucher Seiten nutzen und welche Variante besser ankommt.

14045 Webflow Optimize (Intellimize)
  purpose   personalization
  vendor    Webflow, Inc., 398 11th Street, 2nd Floor, San Francisco, CA 94103, USA
  hosts     intellimize.co intellimizeio.com
  script    .intellimize.co/
  script    intellimize.co/snippet/
  policy    https://webflow.com/legal/privacy
  places    US
  data      visitorId pages clicks conversions device
  en        Shows visitors different versions of a page and learns which one succeeds.
  en why    Adapting pages to visitors and finding the more effective version.
  de        Zeigt Besuchern verschiedene Fassungen einer Seite und lernt, welche erfolgreicher ist.
  de why    Anpassung von Seiten an Besucher und Ermitteln der wirksameren Fassung.

14046 Constructor
  purpose   personalization
  vendor    Constructor.io, address unknown
  hosts     cnstrc.com media-cnstrc.com
  script    cnstrc.com/js/
  policy    https://constructor.com/security-and-compliance
  places    US
  data      visitorId sessionId pages products interactions
  en        Search, categories and recommendations in shops, adapted to the visitor’s behavior.
  en why    Finding products that suit the visitor.
  de        Suche, Kategorien und Empfehlungen in Shops, angepasst an das Verhalten des Besuchers.
  de why    Auffinden von Produkten, die zum Besucher passen.

14047 Mutiny
  purpose   personalization
  vendor    Mutiny, address unknown
  hosts     mutinycdn.com
  script    .mutinycdn.com/
  policy    https://www.mutinyhq.com/
  places    US
  data      visitorId ip pages device
  en        Adapts the content of pages to the visitor’s company.
  en why    Showing companies suitable content.
  de        Passt den Inhalt von Seiten an das Unternehmen des Besuchers an.
  de why    Anzeige passender Inhalte für Unternehmen.

14048 Getsitecontrol
  purpose   personalization
  vendor    GetWebCraft, address unknown
  hosts     getsitecontrol.com
  script    l.getsitecontrol.com/
  script    widgets.getsitecontrol.com/
  policy    https://getsitecontrol.com/
  places    EU US
  data      visitorId page interactions email
  en        Pop-ups, forms and surveys on pages.
  en why    Showing offers through Getsitecontrol.
  de        Einblendungen, Formulare und Umfragen auf Seiten.
  de why    Anzeige von Angeboten über Getsitecontrol.

14049 Poptin
  purpose   personalization
  vendor    Poptin, address unknown
  hosts     popt.in
  script    cdn.popt.in/
  policy    https://www.poptin.com/
  places    US
  data      visitorId page interactions email
  en        Pop-ups and forms of Poptin on pages.
  en why    Showing offers through Poptin.
  de        Einblendungen und Formulare von Poptin.
  de why    Anzeige von Angeboten über Poptin.

14050 Searchanise
  purpose   external
  vendor    Searchanise, address unknown
  hosts     searchanise.com searchserverapi.com
  script    searchanise.com/widgets/
  policy    https://searchanise.io/
  places    US
  data      ip pages products
  en        Search and recommendations in shops.
  en why    Searching the shop with Searchanise.
  de        Suche und Empfehlungen in Shops.
  de why    Suche im Shop mit Searchanise.

14051 Rebuy
  purpose   personalization
  vendor    Rebuy, address unknown
  hosts     rebuyengine.com
  script    cdn.rebuyengine.com/
  policy    https://www.rebuyengine.com/
  places    US
  data      ip pages products cart
  en        Recommends further products in shops and in the shopping cart.
  en why    Recommending products that suit the cart.
  de        Empfiehlt weitere Produkte in Shops und im Warenkorb.
  de why    Empfehlung von Produkten, die zum Warenkorb passen.

14052 Stylitics
  purpose   personalization
  vendor    Stylitics, address unknown
  hosts     stylitics.com
  script    web-assets.stylitics.com/
  policy    https://stylitics.com/
  places    US
  data      ip pages products interactions
  en        Shows outfits and sets that suit a product.
  en why    Recommending outfits through Stylitics.
  de        Zeigt Outfits und Sets, die zu einem Produkt passen.
  de why    Empfehlung von Outfits über Stylitics.

14053 QuestionPro
  purpose   other
  vendor    QuestionPro, address unknown
  hosts     questionpro.com
  script    questionpro.com/
  policy    https://www.questionpro.com/
  places    US
  data      ip page answers
  en        Surveys of QuestionPro on pages.
  en why    Asking visitors through QuestionPro.
  de        Umfragen von QuestionPro auf Seiten.
  de why    Befragung von Besuchern über QuestionPro.
`;
