export const ads = String.raw`
2001 Google Ads
  purpose   ads
  vendor    google
  hosts     googleadservices.com adservice.google.com doubleclick.net
  uses      googletagmanager.com google.com pagead2.googlesyndication.com
  hosts     adservice.google.de adservice.google.at adservice.google.ch adservice.google.fr adservice.google.it adservice.google.es adservice.google.nl adservice.google.be adservice.google.pl adservice.google.ca adservice.google.co.uk adservice.google.ie adservice.google.co.in adservice.google.com.au adservice.google.co.nz adservice.google.com.ua adservice.google.co.jp adservice.google.co.kr adservice.google.dk adservice.google.se adservice.google.no adservice.google.fi adservice.google.pt adservice.google.com.br adservice.google.com.mx adservice.google.com.tr adservice.google.ro adservice.google.cz adservice.google.gr adservice.google.hu adservice.google.com.sg adservice.google.co.za
  script    googletagmanager.com/gtag/js?id=AW-
  script    googleadservices.com/
  script    googleads.g.doubleclick.net/
  script    gtag('config', 'AW-
  script    gtag('config','AW-
  script    gtag("config", "AW-
  script    gtag("config","AW-
  script    google_conversion_id
  policy    https://policies.google.com/privacy
  places    EU US
  mode      ad_storage ad_user_data ad_personalization
  data      adId ip pages campaign conversions device
  en        Google’s advertising service: measures what happens after clicks on ads and shows ads again to earlier visitors.
  en why    Measuring the success of ads (conversion tracking) and showing ads to earlier visitors again (remarketing).
  de        Werbedienst von Google: misst, was aus Klicks auf Anzeigen wird, und spricht frühere Besucher erneut an.
  de why    Erfolgsmessung von Anzeigen (Conversion-Tracking) und erneute Ansprache von Besuchern (Remarketing).
  cookie    _gcl_au 90d: Links a conversion to the click on an ad. | Ordnet eine Conversion dem Klick auf eine Anzeige zu.
  cookie    _gcl_aw 90d: Holds the click ID of a Google ad. | Enthält die Klickkennung einer Google-Anzeige.
  cookie    _gcl_gb 90d: Holds campaign data of a Google ad. | Enthält Kampagnendaten einer Google-Anzeige.
  cookie    _gac_* 90d: Holds campaign data for the link with Analytics. | Enthält Kampagnendaten für die Verknüpfung mit Analytics.
  cookie    IDE 13mo: Recognizes the browser for ads on other websites. | Erkennt den Browser für Anzeigen auf anderen Websites wieder.
  cookie    test_cookie 15min: Tests whether the browser accepts cookies. | Prüft, ob der Browser Cookies annimmt.
  cookie    DSID RUL FLC 1y: ads
  cookie    _gcl_gs FPGCLAW FPGCLGB FPGCLDC _gcl_ha _gcl_gf 90d: click
  cookie    ar_debug GoogleAdServingTest session: test
  cookie    receive-cookie-deprecation 180d: test
  cookie    ADS_VISITOR_ID 60d: ads
  cookie    AID TAID 1y: ads
  cookie    APC 6mo: ads
  cookie    1P_JAR 30d: ads

2002 Google AdSense
  purpose   ads
  vendor    google
  hosts     googlesyndication.com
  uses      googleads.g.doubleclick.net adtrafficquality.google google.com
  script    googlesyndication.com/pagead/
  script    (adsbygoogle
  script    google_ad_client
  policy    https://policies.google.com/privacy
  places    EU US
  mode      ad_storage ad_user_data ad_personalization
  data      adId ip pages interactions device place
  en        Shows ads that Google selects to suit the page or the visitor, and shares the income with the site.
  en why    Paying for the website with ads, personalized ones included.
  de        Zeigt Anzeigen, die Google passend zur Seite oder zum Besucher auswählt; die Website erhält einen Anteil am Erlös.
  de why    Finanzierung der Website durch Anzeigen, auch personalisierte.
  cookie    __gads 13mo: Counts and limits the ads shown on this website. | Zählt und begrenzt die Anzeigen auf dieser Website.
  cookie    __gpi 13mo: Recognizes the browser for ads on this website. | Erkennt den Browser für Anzeigen auf dieser Website wieder.
  cookie    __eoi 180d: Detects fraud and abuse with ads. | Erkennt Betrug und Missbrauch bei Anzeigen.
  cookie    __gpi_optout __gpi_opt_out 13mo: optout
  cookie    ANID __gsas 13mo: ads
  cookie    GED_PLAYLIST_ACTIVITY ACLK_DATA session: click
  cookie    pm_sess aboutads_sess* 30min: ads
  local     google_adsense_settings goog_pem_mod google_experiment_mod* google_ama_config google_auto_fc_cmp_setting: cache

2003 Google Ad Manager
  purpose   ads
  vendor    google
  hosts     securepubads.g.doubleclick.net googletagservices.com pubads.g.doubleclick.net
  uses      doubleclick.net googlesyndication.com adtrafficquality.google
  script    doubleclick.net/tag/js/gpt.js
  script    googletagservices.com/
  script    googletag.cmd
  frame     safeframe.googlesyndication.com/
  policy    https://policies.google.com/privacy
  places    EU US
  mode      ad_storage ad_user_data ad_personalization
  data      adId ip page interactions device place
  en        Ad server with which publishers fill and sell the ad spaces of their websites.
  en why    Delivering ads on this website and accounting for them.
  de        Adserver, mit dem Verlage die Werbeflächen ihrer Websites belegen und verkaufen.
  de why    Auslieferung und Abrechnung von Anzeigen auf den Werbeflächen dieser Website.
  local     google_pub_config: cache

2004 Google Campaign Manager 360 (Floodlight)
  purpose   ads
  vendor    google
  hosts     fls.doubleclick.net ad.doubleclick.net 2mdn.net
  uses      googletagmanager.com
  script    googletagmanager.com/gtag/js?id=DC-
  script    gtag('config', 'DC-
  script    gtag('config','DC-
  script    ad.doubleclick.net/
  frame     .fls.doubleclick.net/
  policy    https://policies.google.com/privacy
  places    EU US
  mode      ad_storage ad_user_data ad_personalization
  data      adId ip pages conversions campaign device
  en        Floodlight tags report conversions to Google’s campaign management for large advertisers.
  en why    Measuring campaigns that run on many websites at once.
  de        Floodlight-Tags melden Conversions an die Kampagnenverwaltung von Google für große Werbekunden.
  de why    Erfolgsmessung von Kampagnen, die auf vielen Websites zugleich laufen.
  cookie    _gcl_dc 90d: Holds the click ID of a campaign. | Enthält die Klickkennung einer Kampagne.

2005 Meta Pixel
  purpose   ads
  vendor    meta
  uses      facebook.com connect.facebook.net
  script    /fbevents.js
  script    facebook.com/tr?
  script    fbq('init'
  script    fbq('track'
  script    fbq("init"
  script    fbq('consent'
  policy    https://www.facebook.com/privacy/policy/
  places    EU US
  signal    meta
  data      adId ip pages events conversions device account
  en        Reports visits and purchases to Facebook and Instagram, which show ads accordingly.
  en why    Measuring ads on Facebook and Instagram and forming target groups for them.
  de        Meldet Besuche und Käufe an Facebook und Instagram, die ihre Anzeigen danach ausrichten.
  de why    Erfolgsmessung von Anzeigen auf Facebook und Instagram und Bildung von Zielgruppen.
  cookie    _fbp 90d: Recognizes the browser for ads. | Erkennt den Browser für Werbezwecke wieder.
  cookie    _fbc 90d: Holds the click ID of an ad on Facebook. | Enthält die Klickkennung einer Anzeige auf Facebook.
  cookie    fr 90d: Recognizes the browser or account for ads. | Erkennt Browser oder Konto für Werbezwecke wieder.
  cookie    lu m_user dbln ick datr_ads 90d: ads
  local     lastExternalReferrer lastExternalReferrerTime topicsLastReferenceTime: source

2006 Microsoft Advertising (UET)
  purpose   ads
  vendor    microsoft
  hosts     bat.bing.com bat.bing.net
  script    bat.bing.com/
  script    bat.bing.net/
  script    window.uetq
  policy    https://privacy.microsoft.com/privacystatement
  places    EU US
  signal    uet
  data      adId ip pages conversions campaign device
  en        Universal Event Tracking for ads in the Bing search engine and on partner sites.
  en why    Measuring whether ads on Bing lead to inquiries and purchases.
  de        Universal Event Tracking für Anzeigen in der Suchmaschine Bing und auf Partnerseiten.
  de why    Feststellen, ob Anzeigen bei Bing zu Anfragen und Käufen führen.
  cookie    _uetsid 1d: Recognizes the session. | Erkennt die Sitzung wieder.
  cookie    _uetvid 390d: Recognizes the visitor on later visits. | Erkennt den Besucher bei späteren Besuchen wieder.
  cookie    _uetmsclkid 90d: Holds the click ID of an ad. | Enthält die Klickkennung einer Anzeige.
  cookie    MUID 390d: Recognizes the browser on Microsoft sites. | Erkennt den Browser auf Microsoft-Seiten wieder.
  cookie    MUIDB SRM_B 13mo: visitor
  cookie    _uetmsdns 1y: optout
  cookie    _RwBf _HPVN 1y: prefs
  local     _uetsid _uetvid _uetsid_exp _uetvid_exp: visitor

2007 LinkedIn Insight Tag
  purpose   ads
  vendor    linkedin
  hosts     snap.licdn.com ads.linkedin.com bizographics.com
  uses      www.linkedin.com
  script    snap.licdn.com/
  script    px.ads.linkedin.com/
  script    _linkedin_partner_id
  script    bizographics.com/
  policy    https://www.linkedin.com/legal/privacy-policy
  places    EU US
  data      adId ip pages conversions device account
  en        Reports visits to LinkedIn, which derives occupation and industry of its members from them for reports.
  en why    Measuring campaigns on LinkedIn and showing visitors ads there again.
  de        Meldet Besuche an LinkedIn, das daraus Berichte über Beruf und Branche seiner Mitglieder erstellt.
  de why    Erfolgsmessung von Kampagnen auf LinkedIn und erneute Ansprache von Besuchern dort.
  cookie    li_fat_id 30d: Recognizes members for the measurement of conversions. | Erkennt Mitglieder für die Messung von Conversions wieder.
  cookie    bcookie 1y: Recognizes the browser and detects abuse. | Erkennt den Browser wieder und deckt Missbrauch auf.
  cookie    li_gc 6mo: Holds the guest’s consent to cookies. | Enthält die Cookie-Einwilligung von Gästen.
  cookie    lidc 24h: Selects the data center. | Wählt das Rechenzentrum aus.
  cookie    UserMatchHistory 30d: Matches IDs for ads. | Gleicht Kennungen für Anzeigen ab.
  cookie    AnalyticsSyncHistory 30d: Holds the time of the last matching of IDs. | Enthält den Zeitpunkt des letzten Kennungsabgleichs.
  cookie    li_sugr _guid lms_ads lms_analytics 90d: ads
  cookie    BizographicsOptOut 10y: optout
  cookie    ln_or 1d: match
  cookie    oribi_user_guid oribi_cookie_test 1y: visitor
  cookie    li_oatml liap li_rm 1y: user
  cookie    li_mc 6mo: cache
  local     li_adsId: ads

2008 TikTok Pixel
  purpose   ads
  vendor    tiktok
  hosts     analytics.tiktok.com
  script    analytics.tiktok.com/
  script    TiktokAnalyticsObject
  script    ttq.load(
  policy    https://www.tiktok.com/legal/page/eea/privacy-policy/en
  places    EU US CN
  signal    tiktok
  data      adId ip pages events conversions device
  en        Reports visits and actions on this website to the video platform TikTok.
  en why    Measuring ads on TikTok and showing them to suitable users.
  de        Meldet Besuche und Aktionen auf dieser Website an die Videoplattform TikTok.
  de why    Erfolgsmessung von Anzeigen auf TikTok und Auslieferung an passende Nutzer.
  cookie    _ttp 13mo: Recognizes the browser for the measurement of ads. | Erkennt den Browser für die Anzeigenmessung wieder.
  cookie    _tt_enable_cookie 13mo: Records that the pixel may use cookies. | Vermerkt, dass der Pixel Cookies nutzen darf.
  cookie    ttcsid ttcsid_* 13mo: visit
  cookie    msToken 10d: fraud
  cookie    MONITOR_WEB_ID 90d: visitor
  cookie    _pangle 13mo: ads
  tab       tt_sessionId tt_appInfo tt_pixel_session_index: visit

2009 Pinterest Tag
  purpose   ads
  vendor    pinterest
  hosts     ct.pinterest.com s.pinimg.com
  script    s.pinimg.com/ct/
  script    ct.pinterest.com/
  script    pintrk(
  policy    https://policy.pinterest.com/privacy-policy
  places    EU US
  signal    pinterest
  data      adId ip pages products conversions device
  en        Reports to Pinterest which pages and products were viewed after a click on a pin.
  en why    Measuring ads on Pinterest and showing viewed products there again.
  de        Meldet Pinterest, welche Seiten und Produkte nach dem Klick auf einen Pin angesehen wurden.
  de why    Erfolgsmessung von Anzeigen auf Pinterest und erneute Anzeige angesehener Produkte.
  cookie    _pin_unauth 1y: Groups actions of visitors whom Pinterest cannot identify. | Fasst Aktionen von Besuchern zusammen, die Pinterest nicht erkennt.
  cookie    _pinterest_ct_ua 1y: Groups actions across pages. | Fasst Aktionen über mehrere Seiten zusammen.
  cookie    _epik 1y: Holds the click ID of a pin. | Enthält die Klickkennung eines Pins.
  cookie    _derived_epik 1y: Holds the click ID where no other is known. | Enthält die Klickkennung, wenn keine andere bekannt ist.
  cookie    _pinterest_cm _pinterest_ct _pinterest_ct_rt 1y: ads
  cookie    _pinterest_sess 1y: login
  cookie    _routing_id sessionFunnelEventLogged ar_debug 1d: state

2010 Snapchat Pixel
  purpose   ads
  vendor    Snap B.V., Keizersgracht 165, 1016 DP Amsterdam, Netherlands
  hosts     sc-static.net tr.snapchat.com
  script    sc-static.net/scevent
  script    tr.snapchat.com/
  script    snaptr('init'
  policy    https://values.snap.com/privacy/privacy-policy
  places    EU US
  data      adId ip pages conversions device
  en        Tells Snapchat what visitors do after they have seen an ad there.
  en why    Measuring and targeting ads on Snapchat.
  de        Teilt Snapchat mit, was Besucher tun, nachdem sie dort eine Anzeige gesehen haben.
  de why    Erfolgsmessung und Ausrichtung von Anzeigen auf Snapchat.
  cookie    _scid 13mo: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    sc_at 13mo: Recognizes the browser across websites. | Erkennt den Browser über Websites hinweg wieder.
  cookie    _scid_r _sctr _ScCbts 13mo: visitor
  cookie    _schn _schn1 sc-a-nonce X-AB 1d: ads
  local     u_sclid u_scsid u_scsid_r: click

2011 X Ads (website tag)
  purpose   ads
  vendor    x
  hosts     ads-twitter.com analytics.twitter.com ads-api.twitter.com
  uses      t.co
  script    static.ads-twitter.com/
  script    analytics.twitter.com/
  script    twq('config'
  script    twq('init'
  policy    https://x.com/en/privacy
  places    EU US
  data      adId ip pages conversions device
  en        Tag of the network X, formerly Twitter, that counts conversions after ads.
  en why    Measuring ads on X and forming target groups from visitors.
  de name   X Ads (Website-Tag)
  de        Tag des Netzwerks X, früher Twitter, das Conversions nach Anzeigen zählt.
  de why    Erfolgsmessung von Anzeigen auf X und Bildung von Zielgruppen aus Besuchern.
  cookie    muc_ads 2y: Recognizes the browser for ads. | Erkennt den Browser für Anzeigen wieder.
  cookie    personalization_id 2y: Recognizes the browser across websites for ads. | Erkennt den Browser über Websites hinweg für Anzeigen wieder.
  cookie    guest_id_marketing guest_id_ads 2y: ads
  cookie    _twclid _twpid 90d: click

2012 Reddit Pixel
  purpose   ads
  vendor    reddit
  hosts     alb.reddit.com pixel-config.reddit.com redditstatic.com
  script    redditstatic.com/ads/
  script    alb.reddit.com/
  script    rdt('init'
  policy    https://www.reddit.com/policies/privacy-policy
  places    EU US
  data      adId ip pages conversions device
  en        Connects ads in the forums of Reddit with actions on this website.
  en why    Measuring the success of ads on Reddit.
  de        Verbindet Anzeigen in den Foren von Reddit mit Aktionen auf dieser Website.
  de why    Erfolgsmessung von Anzeigen auf Reddit.
  cookie    _rdt_uuid 90d: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    edgebucket 2y: variant
  cookie    initref session: source

2013 Criteo
  purpose   ads
  vendor    Criteo SA, 32 rue Blanche, 75009 Paris, France
  hosts     criteo.com criteo.net emailretargeting.com
  script    .criteo.com/
  script    .criteo.net/
  script    criteo_q
  frame     gum.criteo.com/
  policy    https://www.criteo.com/privacy/
  places    EU US
  data      adId ip products pages device
  en        Shows ads on other websites for products that a visitor viewed in this shop.
  en why    Bringing visitors back to products that they looked at (retargeting).
  de        Zeigt auf anderen Websites Anzeigen für Produkte, die ein Besucher in diesem Shop angesehen hat.
  de why    Rückführung von Besuchern zu angesehenen Produkten (Retargeting).
  cookie    cto_bundle 13mo: Holds the visitor ID on this website. | Enthält die Besucherkennung auf dieser Website.
  cookie    uid 13mo: Recognizes the browser on all websites with Criteo. | Erkennt den Browser auf allen Websites mit Criteo wieder.
  cookie    cto_tld_test optout cto_bidid cto_lwid 390d: ads
  local     cto_bundle: Holds the visitor ID on this website. | Enthält die Besucherkennung auf dieser Website.

2014 Taboola
  purpose   ads
  vendor    Taboola Europe Limited, Aldgate House, 2nd Floor, 33 Aldgate High Street, London EC3N 1DL, United Kingdom
  hosts     taboola.com taboolasyndication.com
  script    .taboola.com/
  script    window._taboola
  script    _tfa.push
  policy    https://www.taboola.com/policies/privacy-policy
  places    EU GB US IL
  data      adId ip pages interactions device place
  en        Fills the boxes “you may also like” below articles with recommendations and paid content.
  en why    Showing recommendations according to interests and earning money with them.
  de        Füllt die Felder „Das könnte Sie auch interessieren“ unter Artikeln mit Empfehlungen und bezahlten Inhalten.
  de why    Anzeige von Empfehlungen nach Interessen und Erzielung von Einnahmen.
  cookie    t_gid 1y: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    t_pt_gid taboola_select taboola_fp_td_user_id trc_cookie_storage tbla_id 1y: ads
  cookie    taboola_session_id _tb_sess_r _tb_t_ppg 30min: visit
  cookie    abLdr abMbl 3h: variant
  cookie    tb_click_param 1min: click
  local     taboola%20global:user-id: Holds the visitor ID. | Enthält die Besucherkennung.

2015 Outbrain
  purpose   ads
  vendor    Outbrain UK Limited, 5th Floor, The Place, 175 High Holborn, London WC1V 7AA, United Kingdom
  hosts     outbrain.com outbrainimg.com
  script    .outbrain.com/
  script    OB_ADV_ID
  script    obApi('track'
  policy    https://www.outbrain.com/privacy/
  places    EU GB US IL
  data      adId ip pages interactions device
  en        Recommends articles and ads on news sites, and measures for advertisers what follows a click.
  en why    Paid recommendations of content and the measurement of their success.
  de        Empfiehlt Artikel und Anzeigen auf Nachrichtenseiten und misst für Werbekunden, was auf einen Klick folgt.
  de why    Bezahlte Inhaltsempfehlungen und deren Erfolgsmessung.
  cookie    obuid 90d: Holds the visitor ID. | Enthält die Besucherkennung.
  cookie    apnxs mdfrc adrl criteo ttd bdswch 90d: match
  cookie    recs recs-* ref-* 1min: cache
  cookie    obsessionid-* 30min: visit
  cookie    opout 1y: optout
  cookie    outbrain_dicbo_id dicbo_id unifiedPixel outbrain_cid_fetch 1d: click
  cookie    outbrain_click_id outbrain_enable_* 90d: click

2016 Adform
  purpose   ads
  vendor    Adform A/S, Silkegade 3B, 1113 København K, Denmark
  hosts     adform.net adformdsp.net
  script    .adform.net/
  script    _adftrack
  policy    https://site.adform.com/privacy-center/platform-privacy/product-and-services-privacy-policy/
  places    EU
  data      adId ip pages conversions device place
  en        Danish platform on which advertisers buy, deliver and measure ads.
  en why    Managing campaigns, limiting how often ads are repeated and measuring conversions.
  de        Dänische Plattform, auf der Werbekunden Anzeigen einkaufen, ausliefern und messen.
  de why    Steuerung von Kampagnen, Begrenzung von Wiederholungen und Messung von Conversions.
  cookie    C 60d: Tests whether the browser accepts cookies. | Prüft, ob der Browser Cookies annimmt.
  cookie    cid 60d: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    TPC CM CM14 GCM 14d: match
  cookie    otsid adtrc adformfrpid 1y: ads
  cookie    EBFCD* EBFC* CFFC* SR* CT* 7d: capping
  cookie    DigiTrust.v1.identity 7d: ads

2017 Xandr (AppNexus)
  purpose   ads
  vendor    Xandr Inc., 28 West 23rd Street, 4th Floor, New York, NY 10010, USA
  hosts     adnxs.com adnxs-simple.com
  script    .adnxs.com/
  script    .adnxs-simple.com/
  script    apntag.
  policy    https://privacy.microsoft.com/privacystatement
  places    EU US
  data      adId ip page interactions device place
  en        Ad exchange of Microsoft on which ad spaces are sold by auction.
  en why    Auctioning ad spaces and selecting ads by interest.
  de        Anzeigenbörse von Microsoft, auf der Werbeflächen versteigert werden.
  de why    Versteigerung von Werbeflächen und Auswahl von Anzeigen nach Interessen.
  cookie    uuid2 90d: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    anj 90d: Tells with which partners IDs were matched. | Gibt an, mit welchen Partnern Kennungen abgeglichen wurden.
  cookie    icu 90d: Limits how often an ad is shown. | Begrenzt, wie oft eine Anzeige erscheint.
  cookie    usersync XANDR_PANID uids 90d: match
  cookie    pses sess token 1d: state

2018 The Trade Desk
  purpose   ads
  vendor    The Trade Desk, Inc., 42 N. Chestnut Street, Ventura, CA 93001, USA
  hosts     adsrvr.org uidapi.com
  script    js.adsrvr.org/
  script    insight.adsrvr.org/
  script    ttd_dom_ready
  policy    https://www.thetradedesk.com/us/privacy
  places    EU US
  data      adId ip pages conversions device place
  en        Platform on which agencies buy ads automatically on many websites.
  en why    Forming target groups and measuring conversions for bought ads.
  de        Plattform, auf der Agenturen Werbung automatisiert auf vielen Websites einkaufen.
  de why    Bildung von Zielgruppen und Messung von Conversions für gebuchte Anzeigen.
  cookie    TDID 1y: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    TDCPM 1y: Records with which partners IDs were matched. | Vermerkt, mit welchen Partnern Kennungen abgeglichen wurden.

2019 Awin
  purpose   ads
  vendor    AWIN AG, Otto-Ostrowski-Straße 1A, 10249 Berlin, Germany
  hosts     awin1.com dwin1.com dwin2.com zenaps.com webmasterplan.com banners.webmasterplan.com perfb.com
  script    .dwin1.com/
  script    .dwin2.com/
  script    .awin1.com/
  script    AWIN.Tracking
  script    .webmasterplan.com/
  policy    https://www.awin.com/de/datenschutzerklarung
  places    EU GB
  data      campaign conversions device
  data      click ID of the partner | Klickkennung des Partners
  en        Affiliate network that credits partners whose recommendation led to an order.
  en why    Working out the commission of the advertising partner.
  de        Affiliate-Netzwerk, das Partnern Bestellungen zuordnet, die auf ihre Empfehlung zurückgehen.
  de why    Berechnung der Provision des Werbepartners.
  cookie    _aw_m_* 1y: Holds the click on a partner’s ad. | Enthält den Klick auf die Anzeige eines Partners.
  cookie    _aw_j_* 3mo: Holds the course of the visit for the attribution. | Enthält den Verlauf des Besuchs für die Zuordnung.
  cookie    _aw_sn_* 1y: Holds a click for which the visitor expects a bonus or discount. | Enthält einen Klick, für den der Besucher Bonus oder Rabatt erwartet.
  cookie    aw* 30d: Holds the partner, the ad and the time of the click. | Enthält Partner, Anzeige und Zeitpunkt des Klicks.
  cookie    bId 1y: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    AwinChannelCookie lantern 30d: affiliate
  cookie    awpv* _aw_xid 30d: affiliate

2020 ADCELL
  purpose   ads
  vendor    Firstlead GmbH, Rosenfelder Straße 15-16, 10315 Berlin, Germany
  hosts     adcell.com adcell.de
  script    t.adcell.com/
  script    adcell.com/js/
  script    Adcell.Tracking
  policy    https://www.adcell.de/datenschutz
  places    DE
  data      campaign conversions device
  data      click ID of the partner | Klickkennung des Partners
  en        Affiliate network from Berlin for online shops.
  en why    Assigning orders to the partner who referred the visitor.
  de        Affiliate-Netzwerk aus Berlin für Onlineshops.
  de why    Zuordnung von Bestellungen zu dem Partner, der den Besucher vermittelt hat.
  cookie    ADCELL* 365d: Holds the click on a partner’s ad. | Enthält den Klick auf die Anzeige eines Partners.

2021 Tradedoubler
  purpose   ads
  vendor    Tradedoubler AB, Birger Jarlsgatan 57A, 113 56 Stockholm, Sweden
  hosts     tradedoubler.com
  script    .tradedoubler.com/
  policy    https://www.tradedoubler.com/en/privacy-policy/
  places    EU
  data      campaign conversions device
  data      click ID of the partner | Klickkennung des Partners
  en        Swedish affiliate network with partners all over Europe.
  en why    Recognizing sales that an advertising partner generated.
  de        Schwedisches Affiliate-Netzwerk mit Partnern in ganz Europa.
  de why    Erkennen von Verkäufen, die ein Werbepartner vermittelt hat.

2022 belboon
  purpose   ads
  vendor    belboon GmbH, Weinmeisterstraße 12-14, 10178 Berlin, Germany
  hosts     belboon.com belboon.de
  script    .belboon.com/
  script    .belboon.de/
  policy    https://www.belboon.com/de/datenschutz/
  places    DE
  data      campaign conversions device
  data      click ID of the partner | Klickkennung des Partners
  en        German affiliate network that brings shops and advertising partners together.
  en why    Settling commissions for orders that were referred.
  de        Deutsches Affiliate-Netzwerk, das Shops und Werbepartner zusammenbringt.
  de why    Abrechnung von Provisionen für vermittelte Bestellungen.

2023 Amazon Ads
  purpose   ads
  vendor    amazon
  hosts     amazon-adsystem.com
  script    .amazon-adsystem.com/
  script    apstag.init(
  frame     rcm-eu.amazon-adsystem.com/
  frame     ws-eu.amazon-adsystem.com/
  policy    https://www.amazon.de/gp/help/customer/display.html?nodeId=GX7NJQ4ZB8MHFRNJ
  places    EU US
  data      adId ip page interactions conversions device
  en        Ads and product links from Amazon, including those of its partner program.
  en why    Showing Amazon’s offers and crediting purchases to this website.
  de        Anzeigen und Produktlinks von Amazon, auch aus dem Partnerprogramm.
  de why    Anzeige von Angeboten bei Amazon und Zuordnung von Käufen zu dieser Website.
  cookie    ad-id 8mo: Recognizes the browser for ads. | Erkennt den Browser für Anzeigen wieder.
  cookie    ad-privacy 5y: Holds choices about personalized ads. | Enthält Einstellungen zu personalisierter Werbung.

2024 RTB House
  purpose   ads
  vendor    RTB House S.A., ul. Złota 61/101, 00-819 Warszawa, Poland
  hosts     creativecdn.com rtbhouse.com
  script    .creativecdn.com/
  frame     creativecdn.com/tags
  policy    https://www.rtbhouse.com/privacy-center/services-privacy-policy/
  places    EU
  data      adId ip products pages device
  en        Retargeting from Warsaw that calculates interest in products with machine learning.
  en why    Showing ads for viewed products on other websites.
  de        Retargeting aus Warschau, das das Interesse an Produkten maschinell berechnet.
  de why    Anzeige angesehener Produkte auf anderen Websites.
  cookie    g 1y: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    ts 1y: Holds the time of the first contact. | Enthält den Zeitpunkt des ersten Kontakts.

2025 AdRoll
  purpose   ads
  vendor    NextRoll Limited, Level 6, 1 Burlington Plaza, Burlington Road, Dublin 4, Ireland
  hosts     adroll.com
  script    .adroll.com/
  script    adroll_adv_id
  policy    https://www.nextroll.com/privacy
  places    EU US
  data      adId ip pages products conversions device
  en        Retargeting platform for smaller shops, run by NextRoll.
  en why    Showing ads to earlier visitors on other websites and in emails.
  de        Retargeting-Plattform für kleinere Shops, betrieben von NextRoll.
  de why    Erneute Ansprache von Besuchern auf anderen Websites.
  cookie    __adroll 13mo: Recognizes the browser across websites. | Erkennt den Browser über Websites hinweg wieder.
  cookie    __adroll_fpc 1y: Recognizes the browser on this website. | Erkennt den Browser auf dieser Website wieder.
  cookie    __ar_v4 1y: Supports the measurement of conversions. | Unterstützt die Messung von Conversions.

2026 Quantcast
  purpose   ads
  vendor    Quantcast International Limited, Beaux Lane House, Lower Mercer Street, Dublin 2, Ireland
  hosts     quantserve.com quantcount.com
  script    .quantserve.com/
  script    .quantcount.com/
  script    _qevents
  policy    https://www.quantcast.com/privacy/
  places    EU US
  data      adId ip pages referrer device
  en        Measures audiences and sells ads to groups with matching interests.
  en why    Describing the audience of the website and delivering ads to it.
  de        Misst Zielgruppen und verkauft Anzeigen an Gruppen mit passenden Interessen.
  de why    Beschreibung der Besucher nach Zielgruppen und Auslieferung von Anzeigen.
  cookie    __qca 13mo: Recognizes the browser on this website. | Erkennt den Browser auf dieser Website wieder.
  cookie    mc 13mo: Recognizes the browser across websites. | Erkennt den Browser über Websites hinweg wieder.
  cookie    cref 13mo: ads
  local     _qcses_*: visit

2027 Equativ (Smart AdServer)
  purpose   ads
  vendor    Smart AdServer SAS, 66 rue de la Chaussée d’Antin, 75009 Paris, France
  hosts     smartadserver.com sascdn.com
  script    .smartadserver.com/
  script    .sascdn.com/
  script    sas.call(
  policy    https://equativ.com/end-users-privacy-policy/
  places    EU
  data      adId ip page interactions device place
  en        Ad server and ad exchange from Paris for publishers.
  en why    Delivering and selling the ad spaces of this website.
  de        Adserver und Anzeigenbörse aus Paris für Verlage.
  de why    Auslieferung und Vermarktung der Werbeflächen dieser Website.
  cookie    pid 13mo: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    cnfq csfq csync lcsrc lcsrd 13mo: match
  cookie    partner-* gid pbw Pwb Pdomid dyncdn 13mo: ads
  cookie    sasd sasd2 1d: capping
  cookie    TestIfCookie TestIfCookieP session: test

2028 ADITION
  purpose   ads
  vendor    Virtual Minds GmbH, Ellen-Gottlieb-Straße 16, 79106 Freiburg, Germany
  hosts     adition.com
  script    .adition.com/
  script    adition.srq
  policy    https://virtualminds.com/datenschutz/
  places    DE
  data      adId shortIp page interactions device
  en        Ad server of the Virtual Minds group, widely used by German publishers.
  en why    Delivering ads and counting how often they are seen and clicked.
  de        Adserver der Virtual-Minds-Gruppe, bei deutschen Verlagen verbreitet.
  de why    Auslieferung von Anzeigen und Zählung von Einblendungen und Klicks.
  cookie    UserID1 6mo: Recognizes the browser. | Erkennt den Browser wieder.

2029 Yieldlab
  purpose   ads
  vendor    Virtual Minds GmbH, Ellen-Gottlieb-Straße 16, 79106 Freiburg, Germany
  hosts     yieldlab.net
  script    .yieldlab.net/
  policy    https://virtualminds.com/datenschutz/
  places    DE
  data      adId shortIp page device place
  en        German marketplace on which publishers auction their ad spaces.
  en why    Selling ad spaces in real time to the highest bidder.
  de        Deutscher Marktplatz, auf dem Verlage ihre Werbeflächen versteigern.
  de why    Verkauf von Werbeflächen in Echtzeit an den Meistbietenden.
  cookie    id 1y: Recognizes the browser on yieldlab.net. | Erkennt den Browser auf yieldlab.net wieder.

2030 Teads
  purpose   ads
  vendor    Teads France SAS, 97 rue du Cherche-Midi, 75006 Paris, France
  hosts     teads.tv
  script    .teads.tv/
  script    teads_e
  policy    https://privacy-policy.teads.com/
  places    EU US
  data      adId ip page interactions conversions device
  en        Places video ads in the middle of editorial articles.
  en why    Delivering video ads and measuring their effect.
  de        Platziert Videoanzeigen inmitten redaktioneller Artikel.
  de why    Auslieferung von Videoanzeigen und Messung ihrer Wirkung.
  cookie    tt_viewer 1y: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    tt_bluekai tt_exelate tt_liveramp tt_neustar tt_salesforce tt_emetriq tt_dar 1d: match
  local     teads_vid: ads

2031 Ad Up Technology
  purpose   ads
  vendor    Axel Springer Teaser Ad GmbH, Axel-Springer-Straße 65, 10888 Berlin, Germany
  hosts     adup-tech.com
  script    .adup-tech.com/
  script    uAd.embed(
  policy    https://www.adup-tech.com/datenschutz
  places    DE
  data      adId shortIp page interactions device
  en        Native text and picture ads of the Axel Springer group.
  en why    Showing ads that suit the subject of the page, and measuring clicks on them.
  de        Native Text- und Bildanzeigen aus der Axel-Springer-Gruppe.
  de why    Anzeige zum Thema passender Werbung und Messung der Klicks.

2032 PubMatic
  purpose   ads
  vendor    PubMatic, Inc., 601 Marshall Street, Redwood City, CA 94063, USA
  hosts     pubmatic.com
  script    .pubmatic.com/
  policy    https://pubmatic.com/legal/privacy-policy/
  places    EU US
  data      adId ip page device place
  en        Sells the ad spaces of publishers automatically to many buyers.
  en why    Auctioning ad spaces and matching IDs with buyers of ads.
  de        Verkauft die Werbeflächen von Verlagen automatisiert an viele Käufer.
  de why    Versteigerung von Werbeflächen und Kennungsabgleich mit Werbekäufern.
  cookie    KADUSERCOOKIE 90d: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    PUBMDCID KTPCACOOKIE KRTBCOOKIE_* PugT SPugT pp 90d: match
  cookie    PUBRETARGET ADUSERCOOKIE chkChromeAb67 chkChromeAb67Sec chkSecSet 90d: ads
  cookie    SyncRTB* DPSync* pubsyncexp PUBUIDSYNCUPFQ USCC DPFQ SYNCUPPIX_ON DPPIX_ON 90d: match
  cookie    camfreq_* pubfreq_* pubtime_* PMFREQ_ON COKENBLD KCCH 30d: capping
  cookie    PMDTSHR _curtime FPtrust ipc f5_cspm 1d: state

2033 Magnite (Rubicon Project)
  purpose   ads
  vendor    Magnite, Inc., 6080 Center Drive, 4th Floor, Los Angeles, CA 90045, USA
  hosts     rubiconproject.com tremorhub.com spotxchange.com spotx.tv
  script    .rubiconproject.com/
  policy    https://www.magnite.com/legal/advertising-platform-privacy-policy/
  places    EU US
  data      adId ip page device place
  en        One of the largest independent marketplaces for ad spaces.
  en why    Finding a buyer for ad spaces within milliseconds.
  de        Einer der größten unabhängigen Marktplätze für Werbeflächen.
  de why    Vermittlung von Werbeflächen an Käufer innerhalb von Millisekunden.
  cookie    khaos 1y: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    khaos_p audit audit_p 1y: ads
  cookie    tvid tv_U* 30d: match
  cookie    put_* rpb rpx 30d: match
  local     rp_*: ads

2034 CJ (Commission Junction)
  purpose   ads
  vendor    Conversant Deutschland GmbH, Rundfunkplatz 2, 80335 München, Germany
  hosts     emjcd.com dpbolvw.net anrdoezrs.net mczbf.com
  script    .mczbf.com/
  script    .emjcd.com/
  script    .dpbolvw.net/
  policy    https://www.cj.com/legal/privacy
  places    EU US
  data      campaign conversions device
  data      click ID of the partner | Klickkennung des Partners
  en        International affiliate network, part of the Publicis group.
  en why    Paying partners for purchases made through their links.
  de        Internationales Affiliate-Netzwerk der Publicis-Gruppe.
  de why    Vergütung von Partnern für Käufe, die über ihre Links zustande kamen.
  cookie    cje 13mo: Holds the click event of a partner’s link. | Enthält das Klickereignis eines Partnerlinks.
  cookie    cjConsent cjUser cjae cjevent_sc cjevent_dc 13mo: affiliate

2035 Sovendus
  purpose   ads
  vendor    Sovendus GmbH, Hermann-Veit-Straße 6, 76135 Karlsruhe, Germany
  hosts     sovendus.com
  script    api.sovendus.com/
  script    sovIframes
  script    sovConsumer
  frame     .sovendus.com/
  policy    https://online.sovendus.com/online-datenschutzhinweise/
  places    DE
  data      ip order
  data      encrypted email address | verschlüsselte E-Mail-Adresse
  en        Offers vouchers of other shops to customers after an order.
  en why    Selecting a voucher offer and settling it with the partner.
  de        Bietet Kunden nach einer Bestellung Gutscheine anderer Shops an.
  de why    Auswahl eines Gutscheinangebots und Abrechnung mit dem Partner.

2036 OpenX
  purpose   ads
  vendor    OpenX Technologies, Inc., 177 East Colorado Boulevard, Pasadena, CA 91105, USA
  hosts     openx.net openxcdn.net servedbyopenx.com openxadexchange.com
  script    openx.net/
  script    openxcdn.net/
  script    servedbyopenx.com/
  script    openxadexchange.com/
  policy    https://www.openx.com/privacy-center/
  places    US EU
  data      adId page device place
  en        Marketplace on which the ad spaces of websites are auctioned to advertisers in real time.
  en why    Selling ad spaces of this website in OpenX’s auctions.
  de        Marktplatz, auf dem Werbeflächen von Websites in Echtzeit an Werbetreibende versteigert werden.
  de why    Verkauf von Werbeflächen dieser Website in den Auktionen von OpenX.
  cookie    i univ_id OAID 1y: ads
  cookie    pd 15d: match

2037 33Across (Tynt)
  purpose   ads
  vendor    33Across, Inc., 229 West 28th Street, New York, NY 10001, USA
  hosts     33across.com tynt.com
  script    33across.com/
  script    .tynt.com/
  policy    https://www.33across.com/privacy-policy
  places    US
  data      adId page device interactions
  en        Sells ads by attention, and adds a link to texts that visitors copy from the page.
  en why    Marketing ad spaces and finding out which texts are copied.
  de        Vermarktet Anzeigen nach Aufmerksamkeit und ergänzt kopierte Texte um einen Link zur Seite.
  de why    Vermarktung von Werbeflächen und Feststellung, welche Texte kopiert werden.
  cookie    33x_ps 1y: ads
  cookie    33acrossIdTp 33acrossIdHm 90d: ads
  local     33acrossId: ads

2038 Lotame (Crowd Control)
  purpose   ads
  vendor    Lotame Solutions, Inc., 8890 McGaw Road, Columbia, MD 21045, USA
  hosts     crwdcntrl.net ltmsphrcl.net
  script    crwdcntrl.net/
  script    ltmsphrcl.net/
  policy    https://www.lotame.com/privacy/
  places    US EU
  data      adId pages interactions device
  en        Collects what visitors are interested in across websites and forms target groups from it.
  en why    Describing the audience of this website for advertisers.
  de        Sammelt Interessen von Besuchern über Websites hinweg und bildet daraus Zielgruppen.
  de why    Beschreibung des Publikums dieser Website für Werbetreibende.
  cookie    _cc_aud _cc_id 270d: segment
  cookie    _cc_cc _cc_dc session: state
  cookie    _cc_domain session: state
  cookie    panoramaId panoramaId_expiry panoramaId_expiry_exp session: ads
  local     panoramaId panoramaId_expiry _cc_id: ads

2039 ID5
  purpose   ads
  vendor    ID5 Technology Ltd, London, United Kingdom
  hosts     id5-sync.com eu-1-id5-sync.com eu-2-id5-sync.com eu-3-id5-sync.com eu-4-id5-sync.com
  script    id5-sync.com/
  script    eu-1-id5-sync.com/
  script    eu-2-id5-sync.com/
  script    eu-3-id5-sync.com/
  script    eu-4-id5-sync.com/
  policy    https://id5.io/platform-privacy-policy
  places    EU GB
  data      adId page device
  en        Provides an ID under which many advertising companies recognize the same browser.
  en why    Recognizing browsers for ads without the cookies of individual companies.
  de        Stellt eine Kennung bereit, an der viele Werbefirmen denselben Browser wiedererkennen.
  de why    Wiedererkennung von Browsern für Werbung ohne die Cookies einzelner Firmen.
  cookie    id5 3pi 90d: ads
  cookie    cip cnac car cf callback gdpr gpp 1d: match
  cookie    id5id id5id_last id5id_cst 90d: ads
  local     id5id id5id_* id5_unified_* id5_trueLinkId: ads

2040 Index Exchange
  purpose   ads
  vendor    Index Exchange Inc., 74 Wingold Avenue, Toronto, ON M6B 1P5, Canada
  hosts     casalemedia.com indexww.com
  script    casalemedia.com/
  script    indexww.com/
  policy    https://www.indexexchange.com/privacy/
  places    CA US EU
  data      adId page device place
  en        Ad exchange that passes requests for ads on to bidders and returns the highest bid.
  en why    Selling ad spaces to the bidders connected with Index Exchange.
  de        Werbebörse, die Anfragen nach Anzeigen an Bieter weiterreicht und das höchste Gebot zurückgibt.
  de why    Verkauf von Werbeflächen an die Bieter, die an Index Exchange angeschlossen sind.
  cookie    CMID CMPS CMPRO CMTS 1y: ads
  cookie    CMRUM3 CMST CMSC CMDD 1d: match
  local     IXWRAPPERLiveIntentIp: ads

2041 LiveRamp
  purpose   ads
  vendor    LiveRamp, Inc., 225 Bush Street, San Francisco, CA 94104, USA
  hosts     rlcdn.com pippio.com
  script    rlcdn.com/
  script    pippio.com/
  policy    https://liveramp.com/privacy/
  places    US EU
  data      adId email pages device
  en        Links browsers with people in advertisers’ customer files by encrypted email addresses.
  en why    Recognizing visitors of this website who are customers of advertisers.
  de        Verknüpft Browser über verschlüsselte E-Mail-Adressen mit Personen in den Kundendaten von Werbetreibenden.
  de why    Wiedererkennen von Besuchern für Werbetreibende, die sie als Kunden führen.
  cookie    rlas3 1y: ads
  cookie    pxrc 60d: match
  cookie    _lr_env_src_ats _lr_env _lr_sampling_rate 30d: ads
  cookie    _lr_retry_request _lr_geo_location 1h: cache
  cookie    idl_env 30d: ads
  local     _lr_env _lr_id _lr_pairId: ads

2042 Media.net
  purpose   ads
  vendor    Media.net Advertising FZ-LLC, Dubai, United Arab Emirates
  hosts     media.net mnet-ad.net
  script    .media.net/
  script    mnet-ad.net/
  policy    https://www.media.net/privacy-policy
  places    AE US
  data      adId page device place
  en        Chooses ads by the content of the page and serves them for publishers.
  en why    Showing ads that match the topic of the page.
  de        Wählt Anzeigen nach dem Inhalt der Seite aus und liefert sie für Verlage aus.
  de why    Anzeige von Werbung, die zum Thema der Seite passt.
  cookie    visitor-id 1y: ads
  cookie    data-c data-c-ts data-g data-o data-pub data-rk data-xu 1y: match
  cookie    gdpr_status 6mo: consent
  cookie    mnet_session_depth session: visit

2043 Sovrn (//Commerce, VigLink)
  purpose   ads
  vendor    Sovrn, Inc., Boulder, CO, USA
  hosts     lijit.com sovrn.com viglink.com
  script    lijit.com/
  script    sovrn.com/
  script    viglink.com/
  policy    https://www.sovrn.com/privacy-policy/
  places    US
  data      adId page device interactions
  en        Sells ad spaces and turns links to shops into affiliate links.
  en why    Earning money from ads and from purchases that links of this website lead to.
  de        Verkauft Werbeflächen und macht aus Links zu Shops Partnerlinks.
  de why    Einnahmen aus Anzeigen und aus Käufen, zu denen Links dieser Website führen.
  cookie    ljtrtb _ljtrtb_* 1y: match
  cookie    ljt_reader 1y: ads
  cookie    vglnk.Agent.p vglnk.PartnerRfsh.p 1y: affiliate

2044 GumGum
  purpose   ads
  vendor    GumGum, Inc., 1314 7th Street, Santa Monica, CA 90401, USA
  hosts     gumgum.com
  script    gumgum.com/
  policy    https://gumgum.com/privacy-policy
  places    US EU
  data      adId page device interactions
  en        Analyzes images and text to find out what a page is about, and places ads in its images.
  en why    Showing ads within pictures that match their content.
  de        Erkennt an Bildern und Texten, worum es auf einer Seite geht, und legt Anzeigen in deren Bilder.
  de why    Einblendung von Anzeigen in Bilder, passend zu deren Inhalt.
  cookie    vst 1y: ads
  cookie    cs 1y: match

2045 TripleLift
  purpose   ads
  vendor    TripleLift, Inc., 53 West 23rd Street, New York, NY 10010, USA
  hosts     3lift.com
  script    3lift.com/
  policy    https://triplelift.com/privacy/
  places    US EU
  data      adId page device
  en        Exchange for native ads, which take on the look of the page.
  en why    Filling ad spaces with ads in the design of this website.
  de        Börse für native Anzeigen, die sich dem Aussehen der Seite anpassen.
  de why    Belegung von Werbeflächen mit Anzeigen in der Gestaltung dieser Website.
  cookie    tluid tluidp 90d: ads
  cookie    sync 90d: match

2046 StackAdapt
  purpose   ads
  vendor    StackAdapt Inc., 500-210 King Street East, Toronto, ON M5A 1J7, Canada
  hosts     stackadapt.com
  script    stackadapt.com/
  policy    https://www.stackadapt.com/privacy-policy
  places    CA US
  data      adId pages conversions device
  en        Platform on which advertisers buy ads on many websites and show ads to earlier visitors again.
  en why    Showing ads to earlier visitors and measuring their effect.
  de        Plattform, über die Werbetreibende Anzeigen auf vielen Websites buchen und frühere Besucher erneut ansprechen.
  de why    Anzeigen für frühere Besucher und Messung ihrer Wirkung.
  cookie    sa-user-id sa-user-id-v2 sa-user-id-v3 sa-user-id-v4 1y: ads
  local     sa-user-id sa-user-id-v2 sa-user-id-v3: ads

2047 Simpli.fi
  purpose   ads
  vendor    Simpli.fi Holdings, LLC, 1407 Texas Street, Fort Worth, TX 76102, USA
  hosts     simpli.fi
  script    simpli.fi/
  policy    https://simpli.fi/privacy-policy/
  places    US
  data      adId pages place device
  en        Places ads by location, searched words and pages visited.
  en why    Showing ads to visitors from a region.
  de        Schaltet Anzeigen nach Standort, gesuchten Wörtern und besuchten Seiten.
  de why    Ansprache von Besuchern aus einer Region mit Anzeigen.
  cookie    suid suid_legacy uid_syncd_secure 1y: ads

2048 Yahoo Advertising
  purpose   ads
  vendor    Yahoo EMEA Limited, 5-7 Point Square, North Wall Quay, Dublin 1, Ireland
  hosts     ads.yahoo.com analytics.yahoo.com advertising.com
  uses      s.yimg.com
  script    analytics.yahoo.com/
  script    ads.yahoo.com/
  script    s.yimg.com/wi/ytc.js
  script    .advertising.com/
  policy    https://legal.yahoo.com/ie/en/yahoo/privacy/index.html
  places    EU US
  data      adId pages conversions device
  en        Advertising network of Yahoo with a tag that reports visits and purchases.
  en why    Measuring ads on Yahoo’s sites and on those of its partners.
  de        Werbenetz von Yahoo mit einem Tag, das Besuche und Käufe meldet.
  de why    Erfolgsmessung von Anzeigen auf den Seiten von Yahoo und seinen Partnern.
  cookie    A3 A1 A1S GUC 1y: ads
  cookie    IDSYNC APID axids 1y: match
  cookie    APIDTS 1d: match
  cookie    rxx 1y: visitor

2049 Seedtag
  purpose   ads
  vendor    Seedtag Advertising S.L., Calle Serrano 213, 28016 Madrid, Spain
  hosts     seedtag.com
  script    seedtag.com/
  policy    https://www.seedtag.com/privacy-policy/
  places    EU US
  data      adId page device
  en        Shows ads that match pictures and texts of the page.
  en why    Contextual advertising within articles.
  de        Zeigt Anzeigen, die zu Bildern und Texten der Seite passen.
  de why    Kontextbezogene Werbung innerhalb von Artikeln.
  cookie    st_uid st_cs st_csd st_ssp st_cnt st_chc 1y: ads

2050 Onfocus (Adagio)
  purpose   ads
  vendor    Onfocus SAS, Paris, France
  hosts     4dex.io adagio.io
  script    .4dex.io/
  script    adagio.io/
  policy    https://adagio.io/privacy
  places    EU
  data      adId page device interactions
  en        Measures how well each ad space is seen and improves the auctions for it.
  en why    Assessing the value of the ad spaces on this website.
  de        Misst, wie gut jede Werbefläche gesehen wird, und verbessert deren Versteigerung.
  de why    Bewertung der Werbeflächen dieser Website.
  local     adagio adagioScript: ads

2051 Adyoulike
  purpose   ads
  vendor    Adyoulike SAS, Paris, France
  hosts     adyoulike.com omnitagjs.com adyoulike.net
  script    adyoulike.com/
  script    omnitagjs.com/
  script    adyoulike.net/
  policy    https://www.adyoulike.com/privacy-policy/
  places    EU
  data      adId page device
  en        Native advertising for European publishers.
  en why    Financing the website with native ads of Adyoulike.
  de        Native Werbung für europäische Verlage.
  de why    Finanzierung der Website durch native Anzeigen von Adyoulike.
  cookie    ayl_visitor 90d: ads

2052 InMobi Exchange
  purpose   ads
  vendor    InMobi Pte. Ltd., 30 Cecil Street, Singapore 049712, Singapore
  hosts     sync.inmobi.com w.inmobi.com
  uses      inmobi.com
  script    .inmobi.com/sync
  script    sync.inmobi.com/
  policy    https://www.inmobi.com/privacy-policy
  places    SG US EU
  data      adId page device place
  en        Marketplace for ads on mobile devices.
  en why    Selling ad spaces that visitors see on phones.
  de        Marktplatz für Anzeigen auf mobilen Geräten.
  de why    Verkauf von Werbeflächen, die auf Telefonen zu sehen sind.

2053 Sharethrough
  purpose   ads
  vendor    Sharethrough Inc., 4388 Saint-Denis Street, Montréal, QC H2J 2L1, Canada
  hosts     sharethrough.com
  uses      sharethrough.adnxs.com
  script    btlr.sharethrough.com/
  script    native.sharethrough.com/
  script    match.sharethrough.com/
  script    sharethrough.adnxs.com/
  policy    https://www.sharethrough.com/privacy-center
  places    CA US
  data      adId page device
  en        Ad exchange that adapts ads to the page so that they are better read.
  en why    Marketing ad spaces through Sharethrough’s exchange.
  de        Werbebörse, die Anzeigen der Seite anpasst, damit sie besser gelesen werden.
  de why    Vermarktung von Werbeflächen über die Börse von Sharethrough.
  cookie    stx_user_id 1y: ads

2054 Sonobi
  purpose   ads
  vendor    Sonobi, Inc., 444 West New England Avenue, Winter Park, FL 32789, USA
  hosts     sonobi.com
  script    sonobi.com/
  policy    https://sonobi.com/privacy-policy/
  places    US
  data      adId page device
  en        Sells ad spaces directly to agencies and advertisers.
  en why    Marketing ad spaces through Sonobi.
  de        Verkauft Werbeflächen direkt an Agenturen und Werbetreibende.
  de why    Vermarktung von Werbeflächen über Sonobi.
  cookie    __uis __uin_bw __uin_mm __uin_rh 30d: ads
  cookie    __uir_bw __uir_mm __uir_rh 30d: match
  cookie    HAPLB5S HAPLB8S HAPLB3A session: balance

2055 Improve Digital
  purpose   ads
  vendor    Improve Digital B.V., Amsterdam, Netherlands
  hosts     360yield.com
  script    360yield.com/
  policy    https://improvedigital.com/platform-privacy-policy/
  places    EU
  data      adId page device
  en        European exchange for ad spaces of publishers.
  en why    Marketing ad spaces through Improve Digital.
  de        Europäische Börse für Werbeflächen von Verlagen.
  de why    Vermarktung von Werbeflächen über Improve Digital.
  cookie    tuuid tuuid_lu um umeh 90d: ads

2056 BidSwitch (IPONWEB)
  purpose   ads
  vendor    IPONWEB GmbH, Unter den Linden, Berlin, Germany
  hosts     bidswitch.net iponweb.net
  script    bidswitch.net/
  script    iponweb.net/
  policy    https://www.bidswitch.com/privacy-policy/
  places    EU US
  data      adId page device
  en        Connects sellers and buyers of ads with one another and matches their IDs.
  en why    Passing requests for ads on between trading systems.
  de        Verbindet Verkäufer und Käufer von Anzeigen und gleicht deren Kennungen ab.
  de why    Weitergabe von Werbeanfragen zwischen Handelssystemen.
  cookie    tuuid tuuid_lu c 1y: ads

2057 LiveIntent
  purpose   ads
  vendor    LiveIntent, Inc., 1 World Trade Center, New York, NY 10007, USA
  hosts     liadm.com liveintent.com
  script    liadm.com/
  script    liveintent.com/
  policy    https://www.liveintent.com/ad-choices/
  places    US EU
  data      adId email page device
  en        Recognizes readers of newsletters on websites and shows them ads.
  en why    Connecting visits with readers of newsletters.
  de        Erkennt Leser von Newslettern auf Websites wieder und zeigt ihnen Anzeigen.
  de why    Verknüpfung von Besuchen mit Lesern von Newslettern.
  cookie    lidid 2y: ads
  cookie    _li_ss 30d: match
  cookie    _li_dcdm_c session: state
  cookie    _lc2_fpi 2y: ads
  local     _li_duid _lc2_fpi: ads

2058 Smaato
  purpose   ads
  vendor    Smaato Holding GmbH, Valentinskamp 70, 20355 Hamburg, Germany
  hosts     smaato.net
  script    smaato.net/
  policy    https://www.smaato.com/privacy/
  places    EU US
  data      adId page device place
  en        Ad exchange for apps and mobile websites.
  en why    Selling mobile ad spaces through Smaato.
  de        Werbebörse für Apps und mobile Websites.
  de why    Verkauf mobiler Werbeflächen über Smaato.
  cookie    SCM SCM* 21d: match

2059 Undertone
  purpose   ads
  vendor    Undertone Networks, Inc., New York, NY, USA
  hosts     undertone.com
  script    undertone.com/
  policy    https://www.undertone.com/privacy/
  places    US IL
  data      adId page device
  en        Shows large ads with video and animation.
  en why    Financing the website with ads of large formats.
  de        Zeigt großformatige Anzeigen mit Video und Animation.
  de why    Finanzierung der Website durch Anzeigen in großen Formaten.
  cookie    UTID UTID_ENC UID_EXT_* 1y: ads

2060 Integral Ad Science
  purpose   ads
  vendor    Integral Ad Science, Inc., 12 East 49th Street, New York, NY 10017, USA
  hosts     adsafeprotected.com iasds01.com
  script    adsafeprotected.com/
  script    iasds01.com/
  policy    https://integralads.com/ias-privacy-data-management/policies/technology/
  places    US EU
  data      page device interactions
  en        Checks whether ads are seen, by people, and on suitable pages.
  en why    Proving to advertisers that their ads were visible.
  de        Prüft, ob Anzeigen gesehen werden, von Menschen und auf geeigneten Seiten.
  de why    Nachweis gegenüber Werbetreibenden, dass ihre Anzeigen sichtbar waren.
  local     _ias_*: cache

2061 DoubleVerify
  purpose   ads
  vendor    DoubleVerify Inc., 462 Broadway, New York, NY 10013, USA
  hosts     doubleverify.com dvtps.com iqfp1.com
  script    doubleverify.com/
  script    dvtps.com/
  script    iqfp1.com/
  policy    https://doubleverify.com/privacy-notice
  places    US EU
  data      page device interactions
  en        Verifies that ads appear in a safe environment and are not viewed by bots.
  en why    Checking the quality of the ad spaces that are delivered.
  de        Kontrolliert, dass Anzeigen in sicherem Umfeld erscheinen und nicht von Bots abgerufen werden.
  de why    Prüfung der Qualität ausgelieferter Werbeflächen.

2062 Oracle Moat
  purpose   ads
  vendor    Oracle America, Inc., 2300 Oracle Way, Austin, TX 78741, USA
  hosts     moatads.com moatpixel.com
  script    moatads.com/
  script    moatpixel.com/
  policy    https://www.oracle.com/legal/privacy/
  places    US
  data      page device interactions
  en        Measures how long ads are visible and whether visitors attend to them.
  en why    Measuring the attention that ads receive.
  de        Misst, wie lange Anzeigen sichtbar sind und ob Besucher sie beachten.
  de why    Messung der Aufmerksamkeit für Anzeigen.

2063 Mediavine
  purpose   ads
  vendor    Mediavine, Inc., 160 W Camino Real, Boca Raton, FL 33432, USA
  hosts     mediavine.com grow.me
  script    mediavine.com/
  policy    https://www.mediavine.com/privacy-policy/
  places    US
  data      adId page device
  en        Manages all ads of a blog or magazine and shares the income.
  en why    Financing the website with ads that Mediavine places.
  de        Verwaltet alle Anzeigen eines Blogs oder Magazins und teilt die Einnahmen.
  de why    Finanzierung der Website durch Anzeigen, die Mediavine platziert.
  cookie    mv_tokens mv_tokens_* am_tokens am_tokens_* 14d: match

2064 Ezoic
  purpose   ads
  vendor    Ezoic Inc., 6023 Innovation Way, Carlsbad, CA 92009, USA
  hosts     ezoic.net ezojs.com ezodn.com ezoiccdn.com ezoicanalytics.com
  script    ezoic.net/
  script    ezojs.com/
  script    ezodn.com/
  script    ezoiccdn.com/
  policy    https://www.ezoic.com/privacy-policy/
  places    US
  data      adId pages device
  data      number and position of the ads tested | Anzahl und Position der erprobten Anzeigen
  en        Tests different placements of ads and keeps those that earn the most.
  en why    Improving the income from ads by tests.
  de        Erprobt verschiedene Platzierungen von Anzeigen und behält die einträglichsten.
  de why    Verbesserung der Werbeeinnahmen durch Tests.
  cookie    ezds ezohw ezosuibasgeneris-1 ezosuigeneris* 1y: visitor
  cookie    ezoab_* ezoadgid_* 2h: variant
  cookie    ezoref_* ezopvc_* ezostid_* ezouid_* 2h: visit
  cookie    ezovid_* ezovuuid_* 30min: visit
  cookie    ezovuuidtime_* 2d: time
  cookie    ezux_et_* ezux_ifep_* ezux_lpl_* ezux_tos_* session: timing
  cookie    ezoawesome_* session: ads
  cookie    active_template::* 2d: variant

2065 MGID
  purpose   ads
  vendor    MGID Inc., 1149 3rd Street, Santa Monica, CA 90403, USA
  hosts     mgid.com dt07.net marketgid.com
  script    .mgid.com/
  script    .dt07.net/
  script    marketgid.com/
  policy    https://www.mgid.com/privacy-policy
  places    US EU
  data      adId page device interactions
  en        Recommends paid articles below those of the website.
  en why    Earning money from paid recommendations by MGID.
  de        Empfiehlt bezahlte Artikel unterhalb derer der Website.
  de why    Einnahmen aus bezahlten Empfehlungen von MGID.
  cookie    mg_sync 30d: match
  local     MgidStorage MG_GeoData MG_StorageCounter: ads

2066 Revcontent
  purpose   ads
  vendor    Revcontent, LLC, 1680 Fruitville Road, Sarasota, FL 34236, USA
  hosts     revcontent.com
  script    revcontent.com/
  policy    https://www.revcontent.com/privacy
  places    US
  data      adId page device interactions
  en        Shows sponsored recommendations of content on news sites.
  en why    Earning money from sponsored recommendations by Revcontent.
  de        Zeigt gesponserte Inhaltsempfehlungen auf Nachrichtenseiten.
  de why    Einnahmen aus gesponserten Empfehlungen von Revcontent.

2067 Connatix
  purpose   ads
  vendor    Connatix Native Exchange, Inc., 666 Broadway, New York, NY 10012, USA
  hosts     connatix.com
  script    connatix.com/
  policy    https://connatix.com/privacy-policy/
  places    US EU
  data      adId page device playback
  en        Video player for publishers, with video ads.
  en why    Showing videos that are financed by ads.
  de        Videoplayer für Verlage mit Videowerbung.
  de why    Wiedergabe von Videos, die durch Werbung finanziert werden.

2068 Skimlinks
  purpose   ads
  vendor    Skimbit Ltd, London, United Kingdom
  hosts     skimresources.com redirectingat.com skimlinks.com skimresources.net
  script    skimresources.com/
  script    redirectingat.com/
  script    skimlinks.com/
  script    skimresources.net/
  policy    https://skimlinks.com/privacy-policy/
  places    EU GB US
  data      page interactions device campaign
  en        Turns links to shops in articles into affiliate links.
  en why    Receiving a commission for purchases that articles of this website led to.
  de        Wandelt Links zu Shops in Artikeln in Partnerlinks um.
  de why    Provision für Käufe, zu denen Artikel dieser Website geführt haben.
  cookie    skimGUID skimCOUNTRY 1y: affiliate
  local     skimGUID: affiliate

2069 Impact
  purpose   ads
  vendor    Impact Tech, Inc., 223 East De La Guerra Street, Santa Barbara, CA 93101, USA
  hosts     pxf.io impactradius-event.com impactradius-go.com 7eer.net evyy.net ojrq.net impactcdn.com trackonomics.net d3cxv97fi8q177.cloudfront.net
  script    impactradius-event.com/
  script    impactradius-go.com/
  script    .7eer.net/
  script    .evyy.net/
  script    .ojrq.net/
  script    impactcdn.com/
  script    d3cxv97fi8q177.cloudfront.net/
  policy    https://impact.com/privacy-policy/
  places    US EU
  data      campaign conversions order device
  en        Records which partner has referred a customer and settles the commissions.
  en why    Settling accounts of partner programs run with Impact.
  de        Erfasst, welcher Partner einen Kunden vermittelt hat, und rechnet Provisionen ab.
  de why    Abrechnung von Partnerprogrammen, die über Impact laufen.
  cookie    IR_gbd session: state
  cookie    IR_PI IR_* irclickid 1y: affiliate

2070 Rakuten Advertising
  purpose   ads
  vendor    Rakuten Marketing LLC, 215 Park Avenue South, New York, NY 10003, USA
  hosts     linksynergy.com rmtag.com mediaforge.com jrs5.com
  script    linksynergy.com/
  script    rmtag.com/
  script    mediaforge.com/
  script    .jrs5.com/
  policy    https://rakutenadvertising.com/legal-notices/services-privacy-policy/
  places    US EU
  data      campaign conversions order device
  en        Affiliate network with ads that bring customers back.
  en why    Settling commissions in Rakuten’s network.
  de        Partnernetzwerk mit Anzeigen, die Kunden zurückholen.
  de why    Abrechnung von Provisionen im Netzwerk von Rakuten.
  cookie    rmuid icts 1y: affiliate
  cookie    rmStore rmStoreGateway 30d: affiliate

2071 Partnerize
  purpose   ads
  vendor    Performance Horizon Group Limited, Newcastle upon Tyne, United Kingdom
  hosts     prf.hn partnerize.com
  script    .prf.hn/
  script    partnerize.com/
  policy    https://partnerize.com/privacy-policy/
  places    GB EU
  data      campaign conversions order
  en        Manages partner programs of brands and tracks the orders they bring.
  en why    Assigning orders to partners of the program.
  de        Verwaltet Partnerprogramme von Marken und verfolgt die Bestellungen daraus.
  de why    Zuordnung von Bestellungen zu Partnern des Programms.
  cookie    tPHG-PS 1y: affiliate

2072 TradeTracker
  purpose   ads
  vendor    TradeTracker International B.V., De Smalle Zijde 3, 3903 LL Veenendaal, Netherlands
  hosts     tradetracker.net
  script    tradetracker.net/
  policy    https://tradetracker.com/privacy-policy/
  places    EU
  data      campaign conversions order
  en        Affiliate network that counts clicks on ads of partners and the orders that follow.
  en why    Paying partners for orders that they have generated.
  de        Partnernetzwerk, das Klicks auf Anzeigen von Partnern und darauf folgende Bestellungen zählt.
  de why    Vergütung von Partnern für Bestellungen, die sie herbeigeführt haben.
  cookie    TT2_* TT2_CLICKID_* 1y: affiliate

2073 Webgains
  purpose   ads
  vendor    ad pepper media GmbH, Frankenstraße 150C, 90461 Nürnberg, Germany
  hosts     webgains.com webgains.io
  script    webgains.com/
  script    webgains.io/
  policy    https://www.webgains.com/public/en/privacy/
  places    EU GB
  data      campaign conversions order
  en        Affiliate network that links shops with publishers.
  en why    Paying commissions to Webgains’ partners.
  de        Partnernetzwerk, das Shops und Website-Betreiber verbindet.
  de why    Abrechnung von Bestellungen aus dem Partnernetzwerk Webgains.

2074 Daisycon
  purpose   ads
  vendor    Daisycon B.V., P.J. Oudweg 5, 1314 CH Almere, Netherlands
  hosts     daisycon.com daisycon.io ds1.nl jf79.net lt45.net mt67.net at19.net
  script    daisycon.com/
  script    daisycon.io/
  script    .ds1.nl/
  script    .jf79.net/
  script    .lt45.net/
  script    .mt67.net/
  script    .at19.net/
  policy    https://www.daisycon.com/en/privacy/
  places    EU
  data      campaign conversions order
  en        Dutch affiliate network for shops and comparison sites.
  en why    Crediting Daisycon’s partners with orders.
  de        Niederländisches Partnernetzwerk für Shops und Vergleichsseiten.
  de why    Gutschrift von Bestellungen für Partner von Daisycon.
  cookie    dci PHPSESSID_DC 30d: affiliate

2075 Adtraction
  purpose   ads
  vendor    Adtraction Group AB, Rosenlundsgatan 40, 118 53 Stockholm, Sweden
  hosts     adtraction.com adt1.com
  script    track.adtraction.com/
  script    .adtraction.com/
  policy    https://adtraction.com/privacy-policy/
  places    EU
  data      campaign conversions order
  en        Nordic affiliate network.
  en why    Attributing orders to links of Adtraction’s partners.
  de        Nordisches Partnernetzwerk.
  de why    Zuordnung von Bestellungen zu Links der Partner von Adtraction.
  cookie    at_gd 1y: affiliate

2076 Kwanko
  purpose   ads
  vendor    Kwanko SA, 60 boulevard du Maréchal Joffre, 92340 Bourg-la-Reine, France
  hosts     kwanko.com metaffiliation.com swissaff.com
  script    kwanko.com/
  script    metaffiliation.com/
  script    swissaff.com/
  policy    https://www.kwanko.com/privacy-policy/
  places    EU
  data      campaign conversions order
  en        French affiliate network with partners across Europe.
  en why    Paying commissions to Kwanko’s partners.
  de        Französisches Partnernetzwerk mit Partnern in ganz Europa.
  de why    Abrechnung von Verkäufen und Kontakten der Partner von Kwanko.

2077 financeAds
  purpose   ads
  vendor    financeAds International GmbH, Hardenbergstraße 32, 10623 Berlin, Germany
  hosts     financeads.net financeads.com
  script    financeads.net/
  script    financeads.com/
  policy    https://www.financeads.net/datenschutz/
  places    DE
  data      campaign conversions order
  en        Affiliate network for banks, insurers and other financial services.
  en why    Paying for referred contracts on financial products.
  de        Partnernetzwerk für Banken, Versicherungen und andere Finanzdienste.
  de why    Vergütung vermittelter Verträge über Finanzprodukte.

2078 VG Wort
  purpose   analytics
  vendor    Verwertungsgesellschaft WORT, Untere Weidenstraße 5, 81543 München, Germany
  hosts     met.vgwort.de vgwort.de
  script    .met.vgwort.de/
  policy    https://www.vgwort.de/hilfsseiten/datenschutz.html
  places    DE
  data      sessionId page device
  en        Counts how often a text is opened, so that its authors receive royalties.
  en why    Reporting the number of readers to the collecting society, which pays authors.
  de        Zählt, wie oft ein Text aufgerufen wird, damit seine Urheber Tantiemen erhalten.
  de why    Nachweis der Leserzahl gegenüber der Verwertungsgesellschaft, die Urheber vergütet.
  cookie    srp session: visit

2079 Ströer
  purpose   ads
  vendor    Ströer Digital Media GmbH, Stresemannstraße 29, 22769 Hamburg, Germany
  hosts     stroeerdigitalgroup.de stroeerdigitalmedia.de stroeerdp.de stroeermediabrands.de interactivemedia.net stroeerdigital.de
  script    stroeerdigitalgroup.de/
  script    stroeerdigitalmedia.de/
  script    stroeerdp.de/
  script    stroeermediabrands.de/
  script    interactivemedia.net/
  script    stroeerdigital.de/
  policy    https://www.stroeer.de/datenschutz/
  places    DE
  data      adId page pages device interactions
  en        Markets the ad spaces of many German websites and fills them with ads.
  en why    Financing the website with ads that Ströer markets.
  de        Vermarktet die Werbeflächen vieler deutscher Websites und belegt sie mit Anzeigen.
  de why    Finanzierung der Website durch Anzeigen, die Ströer vermarktet.

2080 Ströer SSP (adscale)
  purpose   ads
  vendor    Ströer SSP GmbH, Karl-Liebknecht-Straße 5, 10178 Berlin, Germany
  hosts     adscale.de
  script    adscale.de/
  policy    https://www.stroeer.de/datenschutz-ssp/
  places    DE
  data      adId page device
  en        Trading platform on which Ströer sells ad spaces automatically.
  en why    Automatic sale of ad spaces through Ströer SSP.
  de        Handelsplattform, auf der Ströer Werbeflächen automatisiert verkauft.
  de why    Automatisierter Verkauf von Werbeflächen über Ströer SSP.
  cookie    uu 1y: ads
  cookie    cct session: test
  cookie    tu 30d: match

2081 nativendo
  purpose   ads
  vendor    Seven.One AdFactory GmbH (nativendo), Medienallee 4, 85774 Unterföhring, Germany
  hosts     nativendo.de ntvcld-a.akamaihd.net
  script    nativendo.de/
  script    ntvcld-a.akamaihd.net/
  policy    https://www.nativendo.de/datenschutz/
  places    DE
  data      adId page device interactions
  en        Inserts native ads into the articles of German publishers.
  en why    Earning money from native ads in lists of articles.
  de        Fügt native Anzeigen in die Artikel deutscher Verlage ein.
  de why    Einnahmen aus nativen Anzeigen in Artikelübersichten.

2082 Traffective
  purpose   ads
  vendor    Traffective GmbH, Theresienhöhe 28, 80339 München, Germany
  hosts     traffective.com cdntrf.com
  script    traffective.com/
  script    cdntrf.com/
  policy    https://traffective.com/datenschutz/
  places    DE US
  data      adId page device
  en        Manages the ads of German publishers and the auctions for their spaces.
  en why    Marketing the ad spaces of this website through Traffective.
  de        Verwaltet die Anzeigen deutscher Verlage und die Versteigerung ihrer Flächen.
  de why    Vermarktung der Werbeflächen dieser Website über Traffective.
  local     trf_*: ads

2083 plista
  purpose   ads
  vendor    plista GmbH, Torstraße 33-35, 10119 Berlin, Germany
  hosts     plista.com
  script    plista.com/
  policy    https://www.plista.com/about/privacy/
  places    DE
  data      adId page device interactions
  en        Shows recommendations of articles and native ads below articles.
  en why    Recommending further content and ads with plista.
  de        Zeigt Artikelempfehlungen und native Anzeigen unter Artikeln.
  de why    Empfehlung weiterer Inhalte und Anzeigen mit plista.
  cookie    pl_id 1y: ads

2084 YOC
  purpose   ads
  vendor    YOC AG, Greifswalder Straße 212, 10405 Berlin, Germany
  hosts     yoc.com visx.net yoc-performance.com
  script    .yoc.com/
  script    .visx.net/
  script    yoc-performance.com/
  policy    https://yoc.com/privacy/
  places    DE EU
  data      adId page device
  en        Marketplace for ads of striking formats, called VIS.X.
  en why    Financing the website with ads of the VIS.X marketplace.
  de        Marktplatz für Anzeigen in auffälligen Formaten namens VIS.X.
  de why    Finanzierung der Website durch Anzeigen des Marktplatzes VIS.X.
  cookie    __mguid_ __umdid um2 2y: ads

2085 smartclip
  purpose   ads
  vendor    smartclip Europe GmbH, Kleiner Burstah 12, 20457 Hamburg, Germany
  hosts     smartclip.net smartclip.com
  script    smartclip.net/
  script    smartclip.com/
  policy    https://privacy-portal.smartclip.net/
  places    DE EU
  data      adId page device playback
  en        Serves video ads for broadcasters and publishers.
  en why    Showing ads before and within videos.
  de        Liefert Videowerbung für Sender und Verlage aus.
  de why    Einblendung von Werbung vor und in Videos.

2086 Active Agent
  purpose   ads
  vendor    Virtual Minds GmbH, Ellen-Gottlieb-Straße 16, 79106 Freiburg, Germany
  hosts     active-agent.com
  script    active-agent.com/
  policy    https://virtualminds.de/datenschutz/
  places    DE
  data      adId page conversions device
  en        Buys ad spaces automatically for German advertisers.
  en why    Delivering and measuring campaigns by Active Agent.
  de        Kauft für deutsche Werbetreibende automatisiert Werbeflächen ein.
  de why    Aussteuerung und Messung von Kampagnen mit Active Agent.

2087 The ADEX
  purpose   ads
  vendor    The ADEX GmbH, Torstraße 19, 10119 Berlin, Germany
  hosts     theadex.com
  script    theadex.com/
  policy    https://theadex.com/privacy-opt-out/
  places    DE
  data      adId pages interactions device
  en        Manages data on target groups of German publishers and advertisers.
  en why    Forming target groups from visits for advertising.
  de        Verwaltet Daten über Zielgruppen deutscher Verlage und Werbetreibender.
  de why    Bildung von Zielgruppen aus Besuchen für Werbung.
  cookie    adex_* 90d: segment

2088 emetriq
  purpose   ads
  vendor    emetriq GmbH, Vorsetzen 35, 20459 Hamburg, Germany
  hosts     emetriq.de xplosion.de
  script    emetriq.de/
  script    xplosion.de/
  policy    https://www.emetriq.com/datenschutz/
  places    DE
  data      adId pages device
  en        Pools data of German websites to estimate interests and age groups.
  en why    Selecting ads by estimated interests.
  de        Bündelt Daten deutscher Websites, um Interessen und Altersgruppen zu schätzen.
  de why    Auswahl von Anzeigen nach geschätzten Interessen.
  cookie    pid_short pid_signature ep 1y: ads

2089 Semasio
  purpose   ads
  vendor    Semasio GmbH, Alter Wandrahm 9, 20457 Hamburg, Germany
  hosts     semasio.net semasio.com
  script    semasio.net/
  script    semasio.com/
  policy    https://www.semasio.com/privacy
  places    DE EU
  data      adId pages device
  en        Analyzes the words of visited pages and derives target groups.
  en why    Describing visitors by the topics they read about.
  de        Wertet die Wörter besuchter Seiten aus und leitet Zielgruppen daraus ab.
  de why    Beschreibung von Besuchern anhand der gelesenen Themen.
  cookie    SEUNCY 180d: segment

2090 zeotap
  purpose   ads
  vendor    zeotap GmbH, Friedrichstraße 114a, 10117 Berlin, Germany
  hosts     zeotap.com
  script    zeotap.com/
  policy    https://zeotap.com/website-privacy-policy/
  places    DE EU
  data      adId pages email device
  en        Brings together customer data from several sources for advertising.
  en why    Recognizing customers for advertising.
  de        Führt Kundendaten aus mehreren Quellen für Werbung zusammen.
  de why    Wiedererkennung von Kunden für Werbung.
  cookie    zc zsc zi zuc idp 1y: ads

2091 ShowHeroes
  purpose   ads
  vendor    ShowHeroes SE, Brunnenstraße 154, 10115 Berlin, Germany
  hosts     showheroes.com viralize.tv
  script    showheroes.com/
  script    viralize.tv/
  policy    https://showheroes.com/privacy/
  places    DE EU
  data      adId page device playback
  en        Adds videos with ads to articles.
  en why    Financing the website with video ads of ShowHeroes.
  de        Ergänzt Artikel um Videos mit Werbung.
  de why    Finanzierung der Website durch Videowerbung von ShowHeroes.

2092 Yieldlove
  purpose   ads
  vendor    Yieldlove GmbH, Neuer Pferdemarkt 1, 20359 Hamburg, Germany
  hosts     yieldlove.com yieldlove-ad-serving.net
  script    yieldlove.com/
  script    yieldlove-ad-serving.net/
  policy    https://www.yieldlove.com/datenschutz/
  places    DE US
  data      adId page device
  en        Runs auctions for ad spaces on behalf of German publishers.
  en why    Marketing ad spaces in the auctions of Yieldlove.
  de        Führt Versteigerungen von Werbeflächen für deutsche Verlage durch.
  de why    Vermarktung von Werbeflächen in den Auktionen von Yieldlove.

2093 Adspirit
  purpose   ads
  vendor    AdSpirit AdServing GmbH, Leibnizstraße 53, 10629 Berlin, Germany
  hosts     adspirit.de adspirit.net
  script    adspirit.de/
  script    adspirit.net/
  policy    https://www.adspirit.de/datenschutz
  places    DE
  data      adId page device interactions
  en        Ad server that German publishers and networks use.
  en why    Delivering and counting ads with AdSpirit.
  de        Adserver deutscher Verlage und Netzwerke.
  de why    Auslieferung und Zählung von Anzeigen mit AdSpirit.

2094 Meetrics
  purpose   ads
  vendor    Meetrics GmbH, Alexanderstraße 7, 10178 Berlin, Germany
  hosts     meetrics.net mxcdn.net research.de.com
  script    meetrics.net/
  script    mxcdn.net/
  script    research.de.com/
  policy    https://www.meetrics.com/en/data-privacy/
  places    DE
  data      page device interactions
  en        Measures whether ads were in the visible part of the page.
  en why    Counting the ads that were visible.
  de        Misst, ob Anzeigen im sichtbaren Teil der Seite lagen.
  de why    Zählung sichtbarer Anzeigen.

2095 intelliAd
  purpose   ads
  vendor    Diva-e Advertising GmbH (intelliAd), München, Germany
  hosts     intelliad.com intelliad.de
  script    intelliad.com/
  script    intelliad.de/
  policy    https://www.intelliad.de/datenschutz/
  places    DE
  data      adId campaign conversions device
  en        Tracks from which ads customers come and adjusts bids for search ads.
  en why    Distributing the advertising budget according to success.
  de        Verfolgt, über welche Anzeigen Kunden kommen, und steuert Gebote für Suchanzeigen.
  de why    Verteilung des Werbebudgets nach Erfolg.
  cookie    ia_bm_* ia_u_* 1y: ads

2096 Exactag
  purpose   ads
  vendor    Exactag GmbH, Wanheimer Straße 68, 40468 Düsseldorf, Germany
  hosts     exactag.com
  script    exactag.com/
  policy    https://www.exactag.com/en/data-privacy/
  places    DE
  data      adId campaign conversions device
  en        Attributes purchases to the advertising contacts before them.
  en why    Finding out which ads contribute to a purchase.
  de        Rechnet Käufe den vorausgegangenen Werbekontakten zu.
  de why    Feststellung, welche Anzeigen zu einem Kauf beitragen.
  cookie    exactag_new_user exactag_* 180d: ads

2097 Google Interactive Media Ads (IMA SDK)
  purpose   ads
  vendor    google
  hosts     imasdk.googleapis.com
  script    imasdk.googleapis.com/
  script    google.ima.AdsLoader
  policy    https://policies.google.com/privacy
  places    EU US
  data      adId page device playback
  en        Plays ads before and within videos of the website.
  en why    Financing videos with ads that Google delivers.
  de        Spielt Werbung vor und in Videos der Website ab.
  de why    Finanzierung von Videos durch Werbung, die Google ausliefert.

2098 Amazon Associates
  purpose   ads
  vendor    amazon
  hosts     assoc-amazon.com assoc-amazon.de associates-amazon.com media-amazon.com ssl-images-amazon.com ir-de.amazon-adsystem.com ws-eu.amazon-adsystem.com
  script    ws-eu.amazon-adsystem.com/
  script    assoc-amazon.
  script    amzn_assoc_tracking_id
  frame     ws-eu.amazon-adsystem.com/widgets
  policy    https://www.amazon.de/gp/help/customer/display.html?nodeId=201909010
  places    EU US
  data      campaign page device
  en        Partner program with pictures and boxes that link to products at Amazon.
  en why    Receiving a commission for purchases at Amazon.
  de        Partnerprogramm mit Bildern und Kästen, die auf Produkte bei Amazon verweisen.
  de why    Provision für Käufe bei Amazon.

2099 eBay Partner Network
  purpose   ads
  vendor    eBay Marketplaces GmbH, Helvetiastrasse 15-17, 3005 Bern, Switzerland
  hosts     epnt.ebay.com epn.ebay.com rover.ebay.com
  script    epnt.ebay.com/
  script    epn.ebay.com/
  policy    https://www.ebay.com/help/policies/member-behaviour-policies/user-privacy-notice-privacy-policy?id=4260
  places    CH US
  data      campaign page device
  en        Turns links to eBay into partner links and counts the purchases.
  en why    Receiving a commission for purchases on eBay.
  de        Macht aus Links zu eBay Partnerlinks und zählt die Käufe.
  de why    Provision für Käufe bei eBay.

2100 Quora Pixel
  purpose   ads
  vendor    Quora, Inc., 605 Castro Street, Mountain View, CA 94041, USA
  hosts     q.quora.com a.quora.com
  script    a.quora.com/
  script    q.quora.com/
  script    qp('init'
  policy    https://www.quora.com/about/privacy
  places    US
  data      adId pages conversions device
  en        Reports to the question-and-answer site Quora what visitors do after an ad there.
  en why    Measuring ads on Quora.
  de        Meldet der Frageplattform Quora, was Besucher nach einer dortigen Anzeige tun.
  de why    Erfolgsmessung von Anzeigen auf Quora.
  cookie    m-b m-b_lax m-b_strict 2y: ads

2101 Demandbase
  purpose   ads
  vendor    Demandbase, Inc., 222 2nd Street, San Francisco, CA 94105, USA
  hosts     demandbase.com company-target.com
  script    scripts.demandbase.com/
  script    .company-target.com/
  script    tag.demandbase.com/
  policy    https://www.demandbase.com/privacy/
  places    US
  data      adId pages device
  data      company derived from the IP address | Firma, abgeleitet aus der IP-Adresse
  en        Recognizes the companies that visitors come from and shows ads to their staff.
  en why    Contacting companies that may become customers.
  de        Erkennt, aus welchen Firmen Besucher kommen, und zeigt deren Mitarbeitern Anzeigen.
  de why    Ansprache von Firmen, die Kunden werden könnten.
  cookie    tuuid tuuid_lu 2y: ads

2102 Bombora
  purpose   ads
  vendor    Bombora, Inc., 419 Park Avenue South, New York, NY 10016, USA
  hosts     ml314.com bombora.com mlno6.com
  script    ml314.com/
  script    bombora.com/
  script    mlno6.com/
  policy    https://bombora.com/privacy-policy/
  places    US
  data      adId pages device
  en        Tracks which topics companies read about and estimates what they want to buy.
  en why    Recognizing the interest of companies in topics.
  de        Beobachtet, über welche Themen Firmen lesen, und schätzt ab, was sie kaufen wollen.
  de why    Erkennen des Interesses von Firmen an Themen.
  cookie    tp 14d: match

2103 Oracle BlueKai
  purpose   ads
  vendor    Oracle America, Inc., 2300 Oracle Way, Austin, TX 78741, USA
  hosts     bluekai.com bkrtx.com
  script    bluekai.com/
  script    bkrtx.com/
  policy    https://www.oracle.com/legal/privacy/
  places    US
  data      adId pages device
  en        Collected and traded data on the interests of browsers.
  en why    Selecting ads by data of third parties.
  de        Sammelte und handelte Daten über die Interessen von Browsern.
  de why    Auswahl von Anzeigen nach Daten Dritter.
  cookie    bku bkpa bkdc 180d: segment

2104 Neustar (TransUnion)
  purpose   ads
  vendor    TransUnion LLC, 555 West Adams Street, Chicago, IL 60661, USA
  hosts     agkn.com neustar.biz
  script    .agkn.com/
  script    neustar.biz/
  policy    https://www.home.neustar/privacy
  places    US
  data      adId pages conversions device
  en        Recognizes people across devices for advertisers and measures campaigns.
  en why    Measuring campaigns across devices.
  de        Erkennt Personen auf mehreren Geräten für Werbetreibende wieder und misst Kampagnen.
  de why    Messung von Kampagnen über mehrere Geräte hinweg.
  cookie    ab u 1y: ads

2105 Tapad
  purpose   ads
  vendor    Tapad, Inc., 551 Fifth Avenue, New York, NY 10176, USA
  hosts     tapad.com
  script    tapad.com/
  policy    https://www.experian.com/privacy/tapad
  places    US NO
  data      adId device pages
  en        Estimates which devices belong to the same household.
  en why    Recognizing visitors on several devices.
  de        Schätzt, welche Geräte zum selben Haushalt gehören.
  de why    Wiedererkennung von Besuchern auf mehreren Geräten.
  cookie    TapAd_DID TapAd_TS TapAd_3WAY_SYNCS 60d: ads

2106 MediaMath
  purpose   ads
  vendor    MediaMath, Inc., New York, NY, USA
  hosts     mathtag.com mathads.com
  script    mathtag.com/
  script    mathads.com/
  policy    https://infillion.com/privacy-policy/
  places    US EU
  data      adId pages conversions device
  en        Buys ad spaces automatically and shows ads to earlier visitors again.
  en why    Delivering ads that MediaMath buys.
  de        Kauft automatisiert Werbeflächen und spricht frühere Besucher erneut an.
  de why    Auslieferung von Anzeigen, die MediaMath einkauft.
  cookie    uuid uuidc 390d: ads
  cookie    mt_misc mt_mop 30d: match

2107 FreeWheel
  purpose   ads
  vendor    FreeWheel Media, Inc., 275 Seventh Avenue, New York, NY 10001, USA
  hosts     fwmrm.net stickyadstv.com freewheel.tv
  script    fwmrm.net/
  script    stickyadstv.com/
  script    freewheel.tv/
  policy    https://www.freewheel.com/platform-privacy-policy
  places    US EU
  data      adId page device playback
  en        Serves video ads for broadcasters and large publishers.
  en why    Financing videos through FreeWheel’s ad server.
  de        Liefert Videowerbung für Sender und große Verlage aus.
  de why    Finanzierung von Videos über den Adserver von FreeWheel.
  cookie    uid-bp-* _uid 60d: match
  cookie    MRM_UID 30d: ads

2108 Beeswax
  purpose   ads
  vendor    Beeswax.IO Corporation (FreeWheel), New York, NY, USA
  hosts     bidr.io
  script    .bidr.io/
  policy    https://www.beeswax.com/privacy/
  places    US EU
  data      adId pages device
  en        Software with which companies run their own system for bidding on ads.
  en why    Delivering ads that were bought with Beeswax.
  de        Software, mit der Firmen ein eigenes System für Gebote auf Anzeigen betreiben.
  de why    Auslieferung von Anzeigen, die mit Beeswax gekauft wurden.
  cookie    bito bitoIsSecure checkForPermission 390d: ads

2109 Amobee (Nexxen)
  purpose   ads
  vendor    Nexxen Inc., New York, NY, USA
  hosts     turn.com amgdgt.com 1rx.io unrulymedia.com
  script    .turn.com/
  script    amgdgt.com/
  script    .1rx.io/
  script    unrulymedia.com/
  policy    https://nexxen.com/privacy-policy/
  places    US EU IL
  data      adId page device playback
  en        Buys and sells video and display ads.
  en why    Delivering ads from Nexxen’s marketplace.
  de        Kauft und verkauft Video- und Bildanzeigen.
  de why    Auslieferung von Anzeigen aus dem Marktplatz von Nexxen.
  cookie    _rxuuid 1y: ads
  cookie    unruly_m* 7d: match

2110 Roku Advertising (dataxu)
  purpose   ads
  vendor    Roku, Inc., 1173 Coleman Avenue, San Jose, CA 95110, USA
  hosts     w55c.net
  script    .w55c.net/
  policy    https://docs.roku.com/published/userprivacypolicy/en/us
  places    US
  data      adId pages device
  en        Advertising platform for internet television.
  en why    Linking campaigns on television and on websites.
  de        Werbeplattform für Fernsehen über das Internet.
  de why    Verknüpfung von Kampagnen im Fernsehen und auf Websites.
  cookie    wfivefivec 390d: ads
  cookie    matchadform matchgoogle matchpubmatic 30d: match

2111 Flashtalking (Innovid)
  purpose   ads
  vendor    Simplicity Marketing Limited (Flashtalking), London, United Kingdom
  hosts     flashtalking.com innovid.com
  script    flashtalking.com/
  script    innovid.com/
  policy    https://www.flashtalking.com/privacypolicy
  places    GB EU US
  data      adId conversions device campaign
  en        Serves ads whose content changes by viewer, and measures them.
  en why    Delivering and measuring ads of Flashtalking.
  de        Liefert Anzeigen aus, deren Inhalt sich nach dem Betrachter richtet, und misst sie.
  de why    Auslieferung und Messung von Anzeigen über Flashtalking.
  cookie    flashtalkingad1 2y: ads

2112 Sizmek Ad Suite
  purpose   ads
  vendor    Amazon Ads (Sizmek), Seattle, WA, USA
  hosts     serving-sys.com
  script    serving-sys.com/
  policy    https://advertising.amazon.com/legal/privacy-notice
  places    US EU
  data      adId conversions device campaign
  en        Ad server for advertisers and agencies.
  en why    Delivering and measuring ads of Sizmek Ad Suite.
  de        Adserver für Werbetreibende und Agenturen.
  de why    Auslieferung und Messung von Anzeigen über Sizmek Ad Suite.
  cookie    u2 A4 B4 C4 D3 E2 90d: ads
  cookie    eyeblaster ActivityInfo2 OT2 90d: ads

2113 Platform161
  purpose   ads
  vendor    Platform161 B.V., Amsterdam, Netherlands
  hosts     creative-serving.com p161.net
  script    creative-serving.com/
  policy    https://platform161.com/cookie-and-privacy-policy/
  places    EU
  data      adId pages conversions
  en        Dutch system for buying ad spaces.
  en why    Delivering ads that were bought with Platform161.
  de        Niederländisches System zum Einkauf von Werbeflächen.
  de why    Auslieferung von Anzeigen, die mit Platform161 gekauft wurden.
  cookie    tuuid ad2 pvc2 pcc2 trc 390d: ads
  cookie    fl_inst 7d: match

2114 Delta Projects
  purpose   ads
  vendor    Delta Projects AB, Stockholm, Sweden
  hosts     de17a.com
  script    de17a.com/
  policy    https://www.deltaprojects.com/data-collection-policy/
  places    EU
  data      adId pages device
  en        Nordic system for buying ads.
  en why    Delivering ads that Delta Projects buys.
  de        Nordisches System zum Einkauf von Anzeigen.
  de why    Auslieferung von Anzeigen, die Delta Projects einkauft.

2115 Gemius
  purpose   analytics
  vendor    Gemius S.A., ul. Domaniewska 48, 02-672 Warszawa, Poland
  hosts     gemius.pl adocean.pl gemius.com
  script    gemius.pl/
  script    adocean.pl/
  script    gemius.com/
  policy    https://gemius.com/privacy-policy/
  places    EU
  data      visitorId pages device
  en        Measures how many people use a website and serves ads in Central Europe.
  en why    Measuring the reach of the website and of ads on it.
  de        Misst, wie viele Menschen eine Website nutzen, und liefert in Mitteleuropa Anzeigen aus.
  de why    Messung der Reichweite der Website und ihrer Anzeigen.
  cookie    __gfp_64b __gfp_s_64b __gfp_dnt __gfp_cap __gfp_ruid __gfp_s_dnt 390d: visitor
  cookie    Gdyn Gtest 390d: ads
  local     gemius_ruid gemius_*: visitor

2116 WordAds
  purpose   ads
  vendor    automattic
  hosts     pubmine.com
  script    pubmine.com/
  policy    https://automattic.com/privacy/
  places    US
  data      adId page device
  en        Advertising program for sites at WordPress.com.
  en why    Financing the website through WordAds.
  de        Werbeprogramm für Websites bei WordPress.com.
  de why    Finanzierung der Website über WordAds.

2117 BuySellAds (Carbon Ads)
  purpose   ads
  vendor    BuySellAds.com, Inc., Boston, MA, USA
  hosts     buysellads.com buysellads.net carbonads.net carbonads.com servedby-buysellads.com
  script    buysellads.com/
  script    buysellads.net/
  script    carbonads.net/
  script    carbonads.com/
  script    servedby-buysellads.com/
  policy    https://www.buysellads.com/about/privacy
  places    US
  data      page device
  en        Small ads for developers and designers, one per page.
  en why    Financing the website with individual ads.
  de        Kleine Anzeigen für Entwickler und Gestalter, eine je Seite.
  de why    Finanzierung der Website durch einzelne Anzeigen.
  local     _bsap_*: capping

2118 Infolinks
  purpose   ads
  vendor    Infolinks Media Inc., Ridgewood, NJ, USA
  hosts     infolinks.com
  script    resources.infolinks.com/
  script    infolinks_pid
  script    router.infolinks.com/
  policy    https://www.infolinks.com/privacy-policy/
  places    US IL
  data      adId page device interactions
  en        Turns words of the text into links with ads.
  en why    Earning money from ads in the text.
  de        Macht Wörter im Text zu Links mit Werbung.
  de why    Einnahmen aus Werbung im Text.

2119 Nielsen Digital
  purpose   analytics
  vendor    The Nielsen Company (US), LLC, 675 Avenue of the Americas, New York, NY 10010, USA
  hosts     imrworldwide.com exelator.com nielsen.com
  script    .imrworldwide.com/
  script    .exelator.com/
  policy    https://www.nielsen.com/legal/privacy-principles/digital-measurement-privacy-statement/
  places    US EU
  data      visitorId pages playback device
  en        Measures the audience of websites, videos and ads for the media market.
  en why    Measuring reach in comparison with other media.
  de        Misst das Publikum von Websites, Videos und Anzeigen für den Medienmarkt.
  de why    Reichweitenmessung im Vergleich mit anderen Medien.
  cookie    IMRID 390d: visitor
  cookie    ud udo EE 120d: segment

2120 Permutive
  purpose   ads
  vendor    Permutive Limited, London, United Kingdom
  hosts     permutive.com permutive.app d3alqb8vzo7fun.cloudfront.net
  script    permutive.com/
  script    permutive.app/
  script    d3alqb8vzo7fun.cloudfront.net/
  policy    https://permutive.com/privacy
  places    GB US EU
  data      adId pages interactions device
  en        Forms target groups for publishers within the visitor’s browser.
  en why    Selecting ads by the articles that were read.
  de        Bildet für Verlage Zielgruppen im Browser des Besuchers.
  de why    Auswahl von Anzeigen nach den gelesenen Artikeln.
  cookie    permutive-id 3y: segment
  cookie    pxid 90d: match
  local     permutive-data-* permutive-id permutive-app permutive-session permutive-consent: segment

2121 Perfect Audience
  purpose   ads
  vendor    Perfect Audience (SharpSpring), Gainesville, FL, USA
  hosts     prfct.co perfectaudience.com
  script    prfct.co/
  script    perfectaudience.com/
  policy    https://www.perfectaudience.com/privacy
  places    US
  data      adId pages conversions
  en        Shows earlier visitors ads on other websites.
  en why    Showing ads to earlier visitors again with Perfect Audience.
  de        Zeigt früheren Besuchern Anzeigen auf anderen Websites.
  de why    Erneute Ansprache früherer Besucher über Perfect Audience.
  cookie    pa_uid pa_google_ts pa_rubicon_ts pa_twitter_ts pa_yahoo_ts pa_openx_ts 2y: match

2122 Epsilon (Conversant)
  purpose   ads
  vendor    Epsilon Data Management, LLC, 6021 Connection Drive, Irving, TX 75039, USA
  hosts     dotomi.com fastclick.net mediaplex.com mplxtms.com
  script    dotomi.com/
  script    fastclick.net/
  script    mediaplex.com/
  script    mplxtms.com/
  policy    https://legal.epsilon.com/eu/platform-notice
  places    US EU
  data      adId pages conversions device
  en        Shows customers personalized ads on other websites.
  en why    Personalized ads by Epsilon for earlier customers.
  de        Zeigt Kunden persönliche Anzeigen auf anderen Websites.
  de why    Persönliche Anzeigen von Epsilon für frühere Kunden.
  cookie    DotomiUser DotomiStatus DotomiSession_* 1y: ads
  cookie    DotomiSync dtm_token dtm_token_exp dtm_token_sc dtm_user_id dtm_user_id_sc 390d: match
  cookie    dtm_tcdata dtm_tcdata_exp 1d: consent
  cookie    dtm_gdpr_delete dtm_gpc_optout 30d: optout
  cookie    pluto pluto2 svid rts 390d: ads

2123 Weborama
  purpose   ads
  vendor    Weborama SA, 15 rue Clavel, 75019 Paris, France
  hosts     weborama.fr weborama.com weborama.io
  script    weborama.fr/
  script    weborama.com/
  script    weborama.io/
  policy    https://weborama.com/en/weborama-privacy-commitment/
  places    EU
  data      adId pages device
  en        Derives target groups from the words of visited pages.
  en why    Selecting ads by Weborama’s target groups.
  de        Leitet Zielgruppen aus den Wörtern besuchter Seiten ab.
  de why    Auswahl von Anzeigen nach den Zielgruppen von Weborama.
  cookie    AFFICHE_W wbo_temps_reel 90d: ads

2124 Ozone
  purpose   ads
  vendor    The Ozone Project Limited, London, United Kingdom
  hosts     the-ozone-project.com
  script    the-ozone-project.com/
  policy    https://ozoneproject.com/privacy-policy
  places    GB EU
  data      adId page device
  en        Joint marketing of ad spaces by British publishers.
  en why    Marketing ad spaces through Ozone.
  de        Gemeinsame Vermarktung von Werbeflächen britischer Verlage.
  de why    Vermarktung von Werbeflächen über Ozone.
  cookie    ozone_uid 90d: ads

2125 richAudience
  purpose   ads
  vendor    Rich Audience International S.L., Madrid, Spain
  hosts     richaudience.com
  script    richaudience.com/
  policy    https://richaudience.com/en/privacy/
  places    EU
  data      adId page device
  en        Spanish marketplace for video and display ads.
  en why    Marketing ad spaces through richAudience.
  de        Spanischer Marktplatz für Video- und Bildanzeigen.
  de why    Vermarktung von Werbeflächen über richAudience.
  cookie    avcid-* rai-pltn-pl-* pdid 90d: match

2126 Adhese
  purpose   ads
  vendor    Adhese NV, Mechelen, Belgium
  hosts     adhese.com
  script    adhese.com/
  policy    https://adhese.com/privacy-policy/
  places    EU
  data      adId page device
  en        Ad server of Belgian and Dutch publishers.
  en why    Delivering ads with Adhese.
  de        Adserver belgischer und niederländischer Verlage.
  de why    Auslieferung von Anzeigen mit Adhese.
  cookie    adhese2 30d: ads
  cookie    adheseCustomer pubmatic_uid improvedigital_uid rubicon_uid adform_uid appnexus_uid triplelift_uid 7d: match

2127 Admixer
  purpose   ads
  vendor    Admixer EU GmbH, Berlin, Germany
  hosts     admixer.net
  script    admixer.net/
  policy    https://admixer.com/privacy/
  places    EU UA
  data      adId page device
  en        Ad server and exchange of Eastern Europe.
  en why    Delivering ads with Admixer.
  de        Adserver und Werbebörse aus Osteuropa.
  de why    Auslieferung von Anzeigen mit Admixer.
  cookie    am-uid am-uid-f 2y: ads

2128 LoopMe
  purpose   ads
  vendor    LoopMe Limited, 32-38 Saffron Hill, London EC1N 8FH, United Kingdom
  hosts     loopme.com loopme.me loopme.biz
  script    loopme.com/
  script    loopme.me/
  script    loopme.biz/
  policy    https://loopme.com/privacy-policy/
  places    GB EU US
  data      adId page device
  en        Selects video ads on mobile devices by forecasts.
  en why    Showing mobile video ads of LoopMe.
  de        Wählt Videoanzeigen auf Mobilgeräten nach Prognosen aus.
  de why    Anzeige mobiler Videowerbung von LoopMe.
  cookie    viewer_token 30d: ads

2129 SpringServe
  purpose   ads
  vendor    Magnite, Inc., 6080 Center Drive, Los Angeles, CA 90045, USA
  hosts     springserve.com
  script    springserve.com/
  policy    https://www.magnite.com/legal/platform-cookie-policy/
  places    US EU
  data      adId page device playback
  en        Ad server for video ads.
  en why    Delivering video ads with SpringServe.
  de        Adserver für Videoanzeigen.
  de why    Auslieferung von Videoanzeigen mit SpringServe.
  cookie    ssid sst 1y: ads

2130 Yieldmo
  purpose   ads
  vendor    Yieldmo, Inc., New York, NY, USA
  hosts     yieldmo.com
  script    yieldmo.com/
  policy    https://yieldmo.com/privacy/
  places    US
  data      adId page device interactions
  en        Ad exchange with formats for touch screens.
  en why    Marketing ad spaces through Yieldmo.
  de        Werbebörse mit Formaten für Berührungsbildschirme.
  de why    Vermarktung von Werbeflächen über Yieldmo.
  cookie    yieldmo_id 1y: ads
  cookie    ptrcriteo ptrrhs ptrrc ptran ptrt ptrpp ptrpub ptrc ptrb ptropenx ptrbsw ptreps ptradtrt 1y: match

2131 Nativo
  purpose   ads
  vendor    Nativo, Inc., El Segundo, CA, USA
  hosts     nativo.com postrelease.com ntv.io
  script    nativo.com/
  script    postrelease.com/
  script    ntv.io/
  policy    https://www.nativo.com/interest-based-ads
  places    US
  data      adId page device interactions
  en        Places sponsored articles among the articles of publishers.
  en why    Selling sponsored articles with Nativo.
  de        Platziert gesponserte Artikel zwischen den Artikeln von Verlagen.
  de why    Vermarktung gesponserter Artikel mit Nativo.
  cookie    opt_out visitor 1y: ads

2132 Vidoomy
  purpose   ads
  vendor    Vidoomy Media S.L., Madrid, Spain
  hosts     vidoomy.com
  script    vidoomy.com/
  policy    https://vidoomy.com/privacy-policy.html
  places    EU
  data      adId page device playback
  en        Spanish marketer of video ads on publishers’ pages.
  en why    Showing video ads from Vidoomy.
  de        Spanischer Vermarkter von Videoanzeigen auf Verlagsseiten.
  de why    Anzeige von Videowerbung von Vidoomy.
  cookie    vidoomy-uids 1y: match

2133 Blockthrough
  purpose   ads
  vendor    Blockthrough, Inc., Toronto, Canada
  hosts     btloader.com blockthrough.com ad-delivery.net
  script    btloader.com/
  script    blockthrough.com/
  script    ad-delivery.net/
  policy    https://blockthrough.com/privacy-policy/
  places    CA US
  data      adId page device
  en        Shows unobtrusive ads to visitors who use an ad blocker.
  en why    Showing ads to visitors with ad blockers through Blockthrough.
  de        Zeigt Besuchern mit Werbeblocker zurückhaltende Anzeigen.
  de why    Anzeige von Werbung für Besucher mit Werbeblocker über Blockthrough.
  local     BT_* btUserCountry btUserCountryExpiry btUserIsFromRestrictedCountry: state

2134 Qortex
  purpose   ads
  vendor    Watch Fantom, Inc. (Qortex), USA
  hosts     qortex.ai
  script    qortex.ai/
  policy    https://www.qortex.ai/privacy-policy
  places    US
  data      page device interactions
  en        Reads the content of pages and videos to choose suitable ads.
  en why    Choosing ads by page content with Qortex.
  de        Wertet Inhalte von Seiten und Videos aus, um passende Anzeigen zu wählen.
  de why    Auswahl von Anzeigen nach Seiteninhalt mit Qortex.

2135 vi stories (video intelligence)
  purpose   ads
  vendor    video intelligence AG, Zurich, Switzerland
  hosts     vi-serve.com vi.ai
  script    vi-serve.com/
  policy    https://www.vi.ai/legal/privacy-policy/
  places    CH EU
  data      adId page device playback
  en        Shows videos that match the article, with ads before them.
  en why    Videos with ads by vi on article pages.
  de        Zeigt zum Artikel passende Videos mit vorgeschalteter Werbung.
  de why    Videos mit Werbung von vi auf Artikelseiten.

2136 Audienzz
  purpose   ads
  vendor    Audienzz AG, Zurich, Switzerland
  hosts     adnz.co audienzz.ch audienzz.com
  script    adnz.co/
  script    audienzz.ch/
  script    audienzz.com/
  policy    https://www.audienzz.ch/agb
  places    CH EU
  data      adId page device
  en        Swiss marketer of digital ads of the NZZ company.
  en why    Selling ad space through Audienzz.
  de        Schweizer Vermarkter digitaler Werbung des Unternehmens NZZ.
  de why    Vermarktung von Werbeflächen über Audienzz.

2137 Wunderkind
  purpose   ads
  vendor    Wunderkind Corporation, New York, NY, USA
  hosts     bounceexchange.com bouncex.net wknd.ai cdnbasket.net cdnwidget.com wunderkind.co
  script    .bounceexchange.com/
  script    .bouncex.net/
  script    .wknd.ai/
  script    cdnbasket.net/
  script    cdnwidget.com/
  policy    https://www.wunderkind.co/privacy/
  places    US
  data      visitorId pages email conversions
  en        Recognizes visitors who are about to leave, and reaches them with overlays, emails and ads.
  en why    Reaching visitors who are about to leave with Wunderkind.
  de        Erkennt Besucher, die die Website verlassen wollen, und spricht sie mit Einblendungen, E-Mails und Anzeigen an.
  de why    Ansprache von Besuchern, die die Website verlassen wollen, mit Wunderkind.
  cookie    bounceClientVisit* session: visit
  local     bounceClientVisit*: visit

2138 Basis (SiteScout)
  purpose   ads
  vendor    Basis Global Technologies, Inc., Chicago, IL, USA
  hosts     basis.net sitescout.com pixel.ad
  script    sitescout.com/
  script    .pixel.ad/
  script    .basis.net/
  policy    https://privacy.basis.net/
  places    US
  data      adId pages conversions device
  en        Buys ad space automatically for agencies and shows ads again to earlier visitors.
  en why    Measuring campaigns and reaching earlier visitors with Basis.
  de        Kauft automatisiert Werbeflächen für Agenturen und spricht frühere Besucher erneut an.
  de why    Messung von Kampagnen und erneute Ansprache mit Basis.

2139 Browsi
  purpose   ads
  vendor    Browsi Mobile Ltd., Tel Aviv, Israel
  hosts     browsiprod.com browsi.com
  script    browsiprod.com/
  script    .browsi.com/
  policy    https://browsi.com/privacy-policy-2/
  places    IL US EU
  data      adId page interactions device
  en        Decides by predictions where and when ads appear on a page.
  en why    Placing ads where they are seen, with Browsi.
  de        Entscheidet anhand von Prognosen, wo und wann auf einer Seite Anzeigen erscheinen.
  de why    Platzierung von Anzeigen an sichtbaren Stellen mit Browsi.

2140 Hybrid.ai
  purpose   ads
  vendor    Hybrid Adtech GmbH, Berlin, Germany
  hosts     hybrid.ai
  script    .hybrid.ai/
  policy    https://hybrid.ai/data_protection_policy
  places    EU
  data      adId pages device
  en        Buys ad space automatically by the content of pages and by target groups.
  en why    Ads through the platform Hybrid.
  de        Kauft Werbeflächen automatisiert nach Seiteninhalten und Zielgruppen ein.
  de why    Anzeigen über die Plattform Hybrid.

2141 Kargo
  purpose   ads
  vendor    Kargo Global, Inc., New York, NY, USA
  hosts     kargo.com
  script    kargo.com/
  policy    https://kargo.com/privacy
  places    US
  data      adId page device interactions
  en        Large ad formats for phones on the pages of publishers.
  en why    Showing mobile ads from Kargo.
  de        Großflächige Anzeigenformate für Smartphones auf Verlagsseiten.
  de why    Anzeige mobiler Werbung von Kargo.
  cookie    krg_crb 1y: ads
  local     krg_*: ads

2142 AdsWizz
  purpose   ads
  vendor    AdsWizz, Inc., San Mateo, CA, USA
  hosts     adswizz.com
  script    adswizz.com/
  policy    https://www.adswizz.com/privacy-policy/
  places    US EU
  data      adId page device playback
  en        Delivers ads in podcasts and web radio.
  en why    Audio ads with AdsWizz.
  de        Liefert Werbung in Podcasts und Webradios aus.
  de why    Audiowerbung mit AdsWizz.

2143 Between Digital
  purpose   ads
  vendor    Between Exchange, Moscow, Russia
  hosts     betweendigital.com
  script    betweendigital.com/
  policy    https://en.betweenx.com/pdata.pdf
  places    RU EU
  data      adId page device
  en        Ad exchange with a focus on Eastern Europe.
  en why    Selling ad space through Between.
  de        Werbebörse mit Schwerpunkt Osteuropa.
  de why    Vermarktung von Werbeflächen über Between.

2144 Crimtan
  purpose   ads
  vendor    Crimtan Holdings Limited, London, United Kingdom
  hosts     ctnsnet.com
  script    ctnsnet.com/
  policy    https://www.crimtan.com/privacy-policy/
  places    GB EU
  data      adId pages conversions
  en        British agency platform that accompanies customers with ads before and after a purchase.
  en why    Showing ads to customers and earlier visitors with Crimtan.
  de        Britische Agenturplattform, die Kunden vor und nach einem Kauf mit Anzeigen begleitet.
  de why    Ansprache von Kunden und früheren Besuchern mit Crimtan.

2145 AdMatic
  purpose   ads
  vendor    Admatic GmbH, Germany
  hosts     admatic.com.tr admatic.de
  script    admatic.com.tr/
  script    admatic.de/
  policy    https://admatic.com.tr/gizlilik-sozlesmesi/
  places    EU
  data      adId page device
  en        Turkish marketplace for publishers’ ad space.
  en why    Selling ad space through AdMatic.
  de        Türkischer Marktplatz für Werbeflächen von Verlagen.
  de why    Vermarktung von Werbeflächen über AdMatic.

2146 Adnami
  purpose   ads
  vendor    Adnami ApS, Copenhagen, Denmark
  hosts     adnami.io
  script    adnami.io/
  policy    https://www.adnami.io/privacy-policy-services
  places    EU
  data      page device interactions
  en        Large-format ads that change the look of a page while they are shown.
  en why    Showing large ad formats with Adnami.
  de        Großformatige Anzeigen, die das Aussehen der Seite verändern, solange sie zu sehen sind.
  de why    Anzeige großer Werbeformate mit Adnami.

2147 GeoEdge
  purpose   ads
  vendor    GeoEdge Ltd., Tel Aviv, Israel
  hosts     geoedge.com geoedge.be
  script    geoedge.com/
  script    geoedge.be/
  policy    https://www.geoedge.com/privacy-policy/
  places    IL US
  data      page device
  en        Checks ads for malware and forbidden content before they are shown.
  en why    Blocking harmful ads with GeoEdge.
  de        Prüft Anzeigen vor dem Erscheinen auf Schadsoftware und verbotene Inhalte.
  de why    Abwehr schädlicher Anzeigen mit GeoEdge.

2148 Zemanta (Outbrain DSP)
  purpose   ads
  vendor    Zemanta, Inc., New York, NY, USA
  hosts     zemanta.com
  script    zemanta.com/
  policy    https://www.zemanta.com/privacy/
  places    US EU
  data      adId pages conversions device
  en        Outbrain’s platform on which agencies buy ads that look like articles.
  en why    Measuring and delivering native ads with Zemanta.
  de        Plattform von Outbrain, über die Agenturen Anzeigen im Stil von Artikeln buchen.
  de why    Messung und Auslieferung nativer Anzeigen mit Zemanta.

2149 iPROM
  purpose   ads
  vendor    iPROM d.o.o., Ljubljana, Slovenia
  hosts     iprom.net iprom.si
  script    iprom.net/
  policy    https://iprom.eu/privacy_policy/GDPR
  places    EU
  data      adId page device
  en        Ad server of Slovenian publishers and agencies.
  en why    Delivering ads with iPROM.
  de        Adserver slowenischer Verlage und Agenturen.
  de why    Auslieferung von Anzeigen mit iPROM.

2150 Sublime
  purpose   ads
  vendor    Sublime Skinz SAS, Paris, France
  hosts     ayads.co sublimeskinz.com
  script    ayads.co/
  script    sublimeskinz.com/
  policy    https://ayads.co/privacy.php
  places    EU
  data      adId page device
  en        Frames whole pages with an ad.
  en why    Showing ads around the page with Sublime.
  de        Umrahmt ganze Seiten mit einer Anzeige.
  de why    Anzeige von Werbung rund um die Seite mit Sublime.
  cookie    dnt 90d: optout
  local     ayads-dnt: optout
  local     ayads-capping*: capping

2151 Appier
  purpose   ads
  vendor    Appier Pte. Ltd., Singapore, Singapore
  hosts     appier.net appier.com
  script    appier.net/
  script    appier.com/
  policy    https://www.appier.com/en/about/privacy-policy/
  places    SG JP
  data      adId pages products conversions
  en        Asian platform that predicts purchases and shows matching ads.
  en why    Showing ads to earlier visitors again with Appier.
  de        Asiatische Plattform, die Käufe vorhersagt und passende Anzeigen zeigt.
  de why    Erneute Ansprache früherer Besucher mit Appier.
  cookie    _atrk_uid _atrk_xuid 180d: visitor
  cookie    _atrk_siteuid 1y: visitor
  cookie    _atrk_ssid _atrk_sessidx appier_tp session: visit

2152 AdKernel
  purpose   ads
  vendor    Adkernel LLC, Las Vegas, NV, USA
  hosts     adkernel.com
  script    adkernel.com/
  policy    https://adkernel.com/privacy-policy/
  places    US EU
  data      adId page device
  en        Technology on which smaller ad exchanges run.
  en why    Selling ad space through exchanges on AdKernel.
  de        Technik, auf der kleinere Werbebörsen laufen.
  de why    Vermarktung von Werbeflächen über Börsen auf AdKernel.
  cookie    ADKUID 30d: ads
  cookie    adk_rtb_conv_id 180d: click
  cookie    SSPR_* SSPZ DSP2F_* session: match

2153 Performax
  purpose   ads
  vendor    Performax.cz, s.r.o., Prague, Czech Republic
  hosts     performax.cz
  script    performax.cz/
  policy    https://www.performax.cz/en/privacy-policy
  places    EU
  data      adId page device
  en        Czech ad network for publishers.
  en why    Selling ad space through Performax.
  de        Tschechisches Werbenetzwerk für Verlage.
  de why    Vermarktung von Werbeflächen über Performax.
  local     px2uid: ads

2154 Adalyser
  purpose   ads
  vendor    OneSoon Limited, Leicester, United Kingdom
  hosts     adalyser.com
  script    adalyser.com/
  policy    https://adalyser.com/en/terms
  places    GB
  data      visitorId pages conversions
  en        Measures which visits a television or radio spot has led to.
  en why    Measuring the effect of television and radio ads with Adalyser.
  de        Misst, welche Besuche ein Fernseh- oder Radiospot ausgelöst hat.
  de why    Wirkungsmessung von Fernseh- und Radiowerbung mit Adalyser.

2155 NEORY
  purpose   ads
  vendor    NEORY GmbH, Krefeld, Germany
  hosts     ad-srv.net neory-tm.net
  script    ad-srv.net/
  script    neory-tm.net/
  policy    https://www.neory.com/privacy.html
  places    DE
  data      adId pages conversions
  en        German platform for buying, delivering and measuring ads.
  en why    Measuring and delivering ads with NEORY.
  de        Deutsche Plattform für Einkauf, Auslieferung und Messung von Anzeigen.
  de why    Messung und Auslieferung von Anzeigen mit NEORY.

2156 PulsePoint
  purpose   ads
  vendor    PulsePoint, Inc., New York, NY, USA
  hosts     contextweb.com pulsepoint.com
  script    contextweb.com/
  script    pulsepoint.com/
  policy    https://pulsepoint.com/legal/platform-privacy-policy
  places    US
  data      adId pages device
  en        Ad exchange with a focus on health topics.
  en why    Selling ad space through PulsePoint.
  de        Werbebörse mit Schwerpunkt auf Gesundheitsthemen.
  de why    Vermarktung von Werbeflächen über PulsePoint.

2157 Knorex
  purpose   ads
  vendor    Knorex Pte. Ltd., Singapore, Singapore
  hosts     brand-display.com knorex.com
  script    brand-display.com/
  script    knorex.com/
  policy    https://www.knorex.com/privacy
  places    SG US
  data      adId pages conversions
  en        Manages ads on several platforms in one place.
  en why    Delivering and measuring ads with Knorex.
  de        Verwaltet Anzeigen auf mehreren Plattformen an einer Stelle.
  de why    Auslieferung und Messung von Anzeigen mit Knorex.

2158 ExoClick
  purpose   ads
  vendor    EXOCLICK, S.L., Barcelona, Spain
  hosts     exoclick.com exosrv.com realsrv.com exdynsrv.com magsrv.com afcdn.net
  script    exoclick.com/
  script    exosrv.com/
  script    realsrv.com/
  script    exdynsrv.com/
  policy    https://www.exoclick.com/privacy-policy/
  places    EU
  data      adId page device
  en        Spanish ad network, above all for adult content.
  en why    Showing ads from ExoClick.
  de        Spanisches Werbenetzwerk, vor allem für Erotikangebote.
  de why    Anzeige von Werbung von ExoClick.

2159 Smadex
  purpose   ads
  vendor    SMADEX, S.L.U., Barcelona, Spain
  hosts     smadex.com
  script    smadex.com/
  policy    https://smadex.com/privacy-policy/
  places    EU US
  data      adId page device
  en        Buys ads automatically on mobile devices.
  en why    Mobile ads through Smadex.
  de        Kauft automatisiert Anzeigen auf mobilen Geräten.
  de why    Mobile Anzeigen über Smadex.

2160 GroupM (Xaxis)
  purpose   ads
  vendor    GroupM UK Limited, London, United Kingdom
  hosts     mookie1.com gmads.net 247realmedia.com
  script    mookie1.com/
  script    gmads.net/
  script    247realmedia.com/
  policy    https://www.groupm.com/privacy-notice
  places    GB US EU
  data      adId pages conversions
  en        Advertising platform of the agency group WPP.
  en why    Measuring and delivering ads of WPP’s agencies.
  de        Werbeplattform der Agenturgruppe WPP.
  de why    Messung und Auslieferung von Anzeigen der Agenturen von WPP.

2161 Rockerbox
  purpose   ads
  vendor    Rockerbox, Inc., New York, NY, USA
  hosts     getrockerbox.com rockerbox.com
  script    getrockerbox.com/
  script    rockerbox.com/
  policy    https://www.rockerbox.com/privacy
  places    US
  data      visitorId pages campaign conversions
  en        Compares how much the channels of a campaign contribute to sales.
  en why    Measuring the effect of ads with Rockerbox.
  de        Vergleicht, wie viel die Kanäle einer Kampagne zum Umsatz beitragen.
  de why    Wirkungsmessung von Werbung mit Rockerbox.

2162 Celtra
  purpose   ads
  vendor    Celtra Inc., New York, NY, USA
  hosts     celtra.com
  script    .celtra.com/
  policy    https://www.celtra.com/privacy
  places    US
  data      page device interactions
  en        Creates and delivers animated ads.
  en why    Showing animated ads made with Celtra.
  de        Erstellt und liefert animierte Anzeigen aus.
  de why    Anzeige animierter Werbung, die mit Celtra erstellt wurde.

2163 illumin (AcuityAds)
  purpose   ads
  vendor    AcuityAds Inc., Toronto, Canada
  hosts     acuityplatform.com
  script    acuityplatform.com/
  policy    https://privacy.acuityads.com/corporate-privacy-policy.html
  places    CA US
  data      adId pages conversions
  en        Canadian platform for planning and buying ads automatically.
  en why    Delivering and measuring ads with AcuityAds.
  de        Kanadische Plattform, die Anzeigen automatisiert plant und einkauft.
  de why    Auslieferung und Messung von Anzeigen mit AcuityAds.

2164 BidTheatre
  purpose   ads
  vendor    BidTheatre AB, Stockholm, Sweden
  hosts     bidtheatre.com
  script    bidtheatre.com/
  policy    https://www.bidtheatre.com/privacy-policy
  places    EU
  data      adId page device
  en        Swedish platform for buying ad space automatically.
  en why    Delivering and measuring ads with BidTheatre.
  de        Schwedische Plattform für den automatisierten Einkauf von Werbeflächen.
  de why    Auslieferung und Messung von Anzeigen mit BidTheatre.

2165 mediarithmics
  purpose   ads
  vendor    MEDIARITHMICS SAS, Paris, France
  hosts     mediarithmics.com
  script    mediarithmics.com/
  policy    https://www.mediarithmics.io/legal/data-policy
  places    EU
  data      adId pages events
  en        French customer data platform of publishers and retailers.
  en why    Creating target groups with mediarithmics.
  de        Französische Kundendatenplattform von Verlagen und Händlern.
  de why    Bildung von Zielgruppen mit mediarithmics.

2166 Seznam Sklik
  purpose   ads
  vendor    Seznam.cz, a.s., Radlická 3294/10, 150 00 Prague, Czech Republic
  hosts     imedia.cz
  script    imedia.cz/
  policy    https://www.seznam.cz/ochranaudaju
  places    EU
  data      adId pages conversions
  en        Advertising service of the Czech search engine Seznam, with measurement of conversions.
  en why    Ads on Seznam, and measuring them.
  de        Werbedienst der tschechischen Suchmaschine Seznam mit Conversion-Messung.
  de why    Anzeigen bei Seznam und deren Messung.

2167 Clickagy
  purpose   ads
  vendor    Clickagy LLC, Atlanta, GA, USA
  hosts     clickagy.com
  script    clickagy.com/
  policy    https://www.clickagy.com/privacy/
  places    US
  data      adId pages device
  en        Collects visitors’ interests to create target groups of business customers.
  en why    Creating target groups with Clickagy.
  de        Erhebt Interessen von Besuchern für Zielgruppen im Geschäftskundenbereich.
  de why    Bildung von Zielgruppen mit Clickagy.

2168 Sojern
  purpose   ads
  vendor    Sojern, Inc., San Francisco, CA, USA
  hosts     sojern.com
  script    sojern.com/
  policy    https://www.sojern.com/privacy/product-privacy-policy/
  places    US IE
  data      adId pages booking conversions
  en        Advertising platform for hotels and travel destinations.
  en why    Showing travelers ads by their searches and bookings with Sojern.
  de        Werbeplattform für Hotels und Reiseziele.
  de why    Ansprache von Reisenden nach ihren Suchen und Buchungen mit Sojern.

2169 AdRiver
  purpose   ads
  vendor    AdRiver (Internest-holding LLC), St. Petersburg, Russia
  hosts     adriver.ru
  script    adriver.ru/
  policy    https://www.adriver.ru/about/privacy-en/
  places    RU
  data      adId page device
  en        Ad server of Russian publishers and agencies.
  en why    Delivering ads with AdRiver.
  de        Adserver russischer Verlage und Agenturen.
  de why    Auslieferung von Anzeigen mit AdRiver.

2170 Logicad
  purpose   ads
  vendor    SMN Corporation, Tokyo, Japan
  hosts     ladsp.com ladsp.jp
  script    ladsp.com/
  script    ladsp.jp/
  policy    https://www.so-netmedia.jp/cookie/index.html
  places    JP
  data      adId pages conversions
  en        Japanese platform for buying ad space automatically.
  en why    Showing ads to earlier visitors again with Logicad.
  de        Japanische Plattform für den automatisierten Einkauf von Werbeflächen.
  de why    Erneute Ansprache früherer Besucher mit Logicad.

2171 Intimate Merger (IM-DMP)
  purpose   ads
  vendor    Intimate Merger, Inc., Tokyo, Japan
  hosts     im-apps.net audiencedata.net
  script    im-apps.net/
  script    audiencedata.net/
  policy    https://corp.intimatemerger.com/privacypolicy-en/
  places    JP
  data      adId pages device
  en        Japanese data platform that creates target groups.
  en why    Creating target groups with IM-DMP.
  de        Japanische Datenplattform, die Zielgruppen bildet.
  de why    Bildung von Zielgruppen mit IM-DMP.

2172 MicroAd
  purpose   ads
  vendor    MicroAd, Inc., Tokyo, Japan
  hosts     microad.jp microad.net microadinc.com
  script    microad.jp/
  script    microad.net/
  script    microadinc.com/
  policy    https://www.microad.co.jp/privacy/
  places    JP
  data      adId pages conversions device
  en        Japanese ad network with its own data platform.
  en why    Delivering and measuring ads with MicroAd.
  de        Japanisches Werbenetzwerk mit eigener Datenplattform.
  de why    Auslieferung und Messung von Anzeigen mit MicroAd.

2173 Supership (Ad Generation)
  purpose   ads
  vendor    Supership Inc., Tokyo, Japan
  hosts     socdm.com scaleout.jp
  script    socdm.com/
  script    scaleout.jp/
  policy    https://supership.jp/optout/
  places    JP
  data      adId page device
  en        Japanese marketplace for publishers’ ad space.
  en why    Selling ad space through Ad Generation.
  de        Japanischer Marktplatz für Werbeflächen von Verlagen.
  de why    Vermarktung von Werbeflächen über Ad Generation.

2174 fluct
  purpose   ads
  vendor    fluct, Inc., Tokyo, Japan
  hosts     adingo.jp fluct.jp
  script    adingo.jp/
  script    fluct.jp/
  policy    https://corp.fluct.jp/privacy/
  places    JP
  data      adId page device
  en        Japanese platform that sells ad space to several networks.
  en why    Selling ad space through fluct.
  de        Japanische Plattform, die Werbeflächen an mehrere Netzwerke verkauft.
  de why    Vermarktung von Werbeflächen über fluct.

2175 Yahoo! JAPAN Ads
  purpose   ads
  vendor    LY Corporation, Tokyo, Japan
  hosts     yads.c.yimg.jp s.yimg.jp yjtag.jp b90.yahoo.co.jp b92.yahoo.co.jp yjtag.yahoo.co.jp
  script    yads.c.yimg.jp/
  script    s.yimg.jp/
  script    yjtag.jp/
  script    b90.yahoo.co.jp/
  script    b92.yahoo.co.jp/
  script    yjtag.yahoo.co.jp/
  policy    https://privacy.lycorp.co.jp/en/
  places    JP
  data      adId pages campaign conversions
  en        Advertising service and conversion measurement of the portal Yahoo! JAPAN.
  en why    Ads on Yahoo! JAPAN, and measuring them.
  de        Werbedienst und Conversion-Messung des Portals Yahoo! JAPAN.
  de why    Anzeigen bei Yahoo! JAPAN und deren Messung.

2176 Yandex Advertising Network
  purpose   ads
  vendor    yandex
  hosts     an.yandex.ru adfox.ru ads.adfox.ru yandexadexchange.net bs.yandex.ru
  uses      yandex.ru
  script    an.yandex.ru/
  script    yandex.ru/ads/
  script    ads.adfox.ru/
  script    yandexadexchange.net/
  script    Ya.Context
  policy    https://yandex.com/legal/confidential/
  places    RU
  data      adId pages interactions device
  en        Advertising network of the Russian search company Yandex, with the ad server Adfox.
  en why    Funding the website with ads from Yandex.
  de        Werbenetzwerk des russischen Suchmaschinenbetreibers Yandex mit dem Adserver Adfox.
  de why    Finanzierung der Website durch Anzeigen von Yandex.

2177 Navegg
  purpose   ads
  vendor    Navegg S.A., Curitiba, Brazil
  hosts     navdmp.com navegg.com
  script    navdmp.com/
  script    navegg.com/
  policy    https://www.navegg.com/en/privacy-policy/
  places    BR US
  data      adId pages device
  en        Brazilian data platform that assigns visitors to target groups.
  en why    Creating target groups with Navegg.
  de        Brasilianische Datenplattform, die Besucher Zielgruppen zuordnet.
  de why    Bildung von Zielgruppen mit Navegg.

2178 GetIntent
  purpose   ads
  vendor    GetIntent USA, Inc., New York, NY, USA
  hosts     adhigh.net
  script    adhigh.net/
  policy    https://getintent.com/privacy/
  places    US EU
  data      adId pages device
  en        Buys ad space automatically, based on predictions.
  en why    Ads through the platform GetIntent.
  de        Kauft Werbeflächen automatisiert nach Prognosen ein.
  de why    Anzeigen über die Plattform GetIntent.

2179 Raptive (AdThrive)
  purpose   ads
  vendor    CMI Marketing, Inc. d/b/a Raptive, New York, NY, USA
  hosts     adthrive.com cafemedia.com raptive.com
  script    adthrive.com/
  script    .cafemedia.com/
  script    affiliate-cdn.raptive.com/
  policy    https://cafemedia.com/publisher-advertising-privacy-policy/
  places    US
  data      adId page device interactions
  en        Runs all ads of independent publishers and blogs and shares the income.
  en why    Funding the website with ads from Raptive.
  de        Betreibt sämtliche Werbung unabhängiger Verlage und Blogs und beteiligt sie am Erlös.
  de why    Finanzierung der Website durch Anzeigen von Raptive.

2180 SHE Media
  purpose   ads
  vendor    SHE Media, LLC, New York, NY, USA
  hosts     blogherads.com shemedia.com
  script    blogherads.com/
  policy    https://pmc.com/privacy-policy/
  places    US
  data      adId page device
  en        Penske Media’s ad network of blogs and magazines for women.
  en why    Funding the website with ads from SHE Media.
  de        Werbenetzwerk von Blogs und Magazinen für Frauen, aus dem Verlag Penske Media.
  de why    Finanzierung der Website durch Anzeigen von SHE Media.

2181 The Media Trust
  purpose   ads
  vendor    The Media Trust Company, McLean, VA, USA
  hosts     webcontentassessor.com mediatrust.com
  script    webcontentassessor.com/
  policy    https://mediatrust.com/privacy-policy/
  places    US
  data      page device
  en        Checks the ads on a page for malware and unwanted content.
  en why    Blocking harmful ads with The Media Trust.
  de        Prüft die Anzeigen einer Seite auf Schadsoftware und unerwünschte Inhalte.
  de why    Abwehr schädlicher Anzeigen mit The Media Trust.

2182 Boltive (Ad Lightning)
  purpose   ads
  vendor    Boltive, Inc., Seattle, WA, USA
  hosts     adlightning.com boltive.com
  script    adlightning.com/
  script    boltive.com/
  policy    https://www.boltive.com/privacy-policy
  places    US
  data      page device
  en        Stops ads that redirect visitors or are harmful otherwise.
  en why    Blocking harmful ads with Boltive.
  de        Stoppt Anzeigen, die Besucher umleiten oder anderweitig schaden.
  de why    Abwehr schädlicher Anzeigen mit Boltive.

2183 Confiant
  purpose   ads
  vendor    Confiant Inc., New York, NY, USA
  hosts     confiant-integrations.net confiant.com clarium.global.ssl.fastly.net
  script    confiant-integrations.net/
  script    confiant.com/
  script    clarium.global.ssl.fastly.net/
  policy    https://www.confiant.com/privacy
  places    US
  data      page device
  en        Watches over the ads on a page and blocks fraudulent ones.
  en why    Blocking harmful ads with Confiant.
  de        Überwacht die Anzeigen einer Seite und blockiert betrügerische.
  de why    Abwehr schädlicher Anzeigen mit Confiant.

2184 Opti Digital
  purpose   ads
  vendor    Opti Digital SAS, Paris, France
  hosts     opti-digital.com optidigital.com
  script    opti-digital.com/
  script    optidigital.com/
  policy    https://www.optidigital.com/privacy-policy/
  places    EU
  data      adId page device
  en        French technology with which publishers place and sell ads.
  en why    Selling ad space through Opti Digital.
  de        Französische Technik, mit der Verlage Anzeigen platzieren und verkaufen.
  de why    Vermarktung von Werbeflächen über Opti Digital.

2185 Chicory
  purpose   ads
  vendor    Chicory, Inc., New York, NY, USA
  hosts     chicoryapp.com chicory.co
  script    chicoryapp.com/
  policy    https://chicory.co/privacy-policy
  places    US
  data      page device products
  en        Lets visitors order the ingredients of recipes, and shows ads from food brands.
  en why    Ordering ingredients and showing food ads with Chicory.
  de        Macht Zutaten von Rezepten bestellbar und zeigt dazu Anzeigen von Lebensmittelmarken.
  de why    Bestellung von Zutaten und Lebensmittelwerbung mit Chicory.

2186 HTLBID
  purpose   ads
  vendor    Hashtag Labs Inc., New York, NY, USA
  hosts     htlbid.com hashtag-labs.com
  script    htlbid.com/
  script    hashtag-labs.com/
  policy    https://hashtag-labs.com/privacy-policy.html
  places    US
  data      adId page device
  en        Auctions publishers’ ad space among several exchanges.
  en why    Selling ad space through HTLBID.
  de        Versteigert Werbeflächen von Verlagen unter mehreren Börsen.
  de why    Vermarktung von Werbeflächen über HTLBID.

2187 AdPushup (AdRecover)
  purpose   ads
  vendor    AdPushup, Inc., Lewes, DE, USA
  hosts     adpushup.com adrecover.com
  script    adpushup.com/
  script    adrecover.com/
  policy    https://www.adpushup.com/privacy/
  places    US IN
  data      adId page device
  en        Tests layouts of ads and shows some to visitors who use an ad blocker.
  en why    Placing ads, also for visitors with ad blockers, with AdPushup.
  de        Testet Anordnungen von Anzeigen und zeigt manche auch Besuchern mit Werbeblocker.
  de why    Platzierung von Anzeigen mit AdPushup, auch für Besucher mit Werbeblocker.

2188 Adnuntius
  purpose   ads
  vendor    Adnuntius AS, Oslo, Norway
  hosts     adnuntius.com
  script    adnuntius.com/
  policy    https://adnuntius.com/resources/privacy-policy/
  places    NO EU
  data      adId page device
  en        Norwegian ad server of publishers.
  en why    Delivering ads with Adnuntius.
  de        Norwegischer Adserver für Verlage.
  de why    Auslieferung von Anzeigen mit Adnuntius.
  local     adn.metaData: ads

2189 Kiosked
  purpose   ads
  vendor    Kiosked Ltd, Helsinki, Finland
  hosts     kiosked.com
  script    kiosked.com/
  policy    https://kiosked.com/privacy-policy/
  places    EU
  data      page device
  en        Places ads over pictures and within texts.
  en why    Placing ads in pictures and texts with Kiosked.
  de        Platziert Anzeigen auf Bildern und in Texten.
  de why    Platzierung von Anzeigen in Bildern und Texten mit Kiosked.

2190 Livewrapped
  purpose   ads
  vendor    Livewrapped AB, Stockholm, Sweden
  hosts     lwadm.com lwgadm.com livewrapped.com
  script    lwadm.com/
  script    lwgadm.com/
  script    livewrapped.com/
  policy    https://livewrapped.com/privacy-policy
  places    EU
  data      adId page device
  en        Swedish technology that auctions publishers’ ad space.
  en why    Selling ad space through Livewrapped.
  de        Schwedische Technik, die Werbeflächen von Verlagen versteigert.
  de why    Vermarktung von Werbeflächen über Livewrapped.
  cookie    uid uidum um 30d: match
  local     lwSt: cache

2191 InsurAds
  purpose   ads
  vendor    InsurAds Technologies S.A., Lisbon, Portugal
  hosts     insurads.com
  script    insurads.com/
  policy    https://www.insurads.com/privacy.html
  places    EU
  data      page device interactions
  en        Measures how attentively visitors look at ads and replaces those that nobody looks at.
  en why    Measuring and replacing ads with InsurAds.
  de        Misst, wie aufmerksam Anzeigen betrachtet werden, und tauscht unbeachtete aus.
  de why    Messung und Austausch von Anzeigen mit InsurAds.
  cookie    ___iat_ses session: visit
  cookie    ___iat_vis 180d: visitor

2192 Anonymised
  purpose   ads
  vendor    ID Ward Ltd. (Anonymised), London, United Kingdom
  hosts     anonymised.io id-ward.com
  script    anonymised.io/
  script    id-ward.com/
  policy    https://www.anonymised.io/privacy
  places    GB EU
  data      pages device
  en        Creates target groups of visitors within their browsers.
  en why    Selecting ads by cohorts with Anonymised.
  de        Bildet Zielgruppen von Besuchern in deren Browsern.
  de why    Auswahl von Anzeigen nach Kohorten mit Anonymised.
  cookie    idw-fe-id 1y: visitor
  local     cohort_ids anon-sl anon-hndshk: segment

2193 Opt Out Advertising
  purpose   ads
  vendor    Opt Out Advertising B.V., Amsterdam, Netherlands
  hosts     optoutadvertising.com
  script    optoutadvertising.com/
  policy    https://optoutadvertising.com/privacy-policy/
  places    NL
  data      page device
  en        Dutch marketplace whose ads are chosen by page content.
  en why    Selling ad space by page content with Opt Out Advertising.
  de        Niederländischer Marktplatz, dessen Anzeigen nach Seiteninhalt ausgewählt werden.
  de why    Vermarktung von Werbeflächen nach Inhalt mit Opt Out Advertising.

2194 Refinery89
  purpose   ads
  vendor    Refinery89 B.V., Amsterdam, Netherlands
  hosts     refinery89.com
  script    refinery89.com/
  policy    https://refinery89.com/privacy-policy/
  places    EU
  data      adId page device
  en        Runs ads for European publishers.
  en why    Selling ad space through Refinery89.
  de        Betreibt Werbung für europäische Verlage.
  de why    Vermarktung von Werbeflächen über Refinery89.

2195 Quality Media Network
  purpose   ads
  vendor    Quality Media Network GmbH, Berlin, Germany
  hosts     qualitymedianetwork.de
  script    qualitymedianetwork.de/
  policy    https://www.qualitymedianetwork.de/datenschutz/
  places    DE
  data      adId page device
  en        German marketer of ads on websites for defined interests.
  en why    Selling ad space through Quality Media Network.
  de        Deutscher Vermarkter von Werbung auf Websites zu bestimmten Interessen.
  de why    Vermarktung von Werbeflächen über Quality Media Network.

2196 Sirdata
  purpose   ads
  vendor    Sirdata SARL, Paris, France
  hosts     sddan.com sirdata.com sirdata.eu
  script    sddan.com/
  script    sirdata.com/
  script    sirdata.eu/
  policy    https://www.sirdata.com/en/Privacy
  places    EU
  data      adId pages device
  en        French data platform that derives interests from visited pages.
  en why    Creating target groups with Sirdata.
  de        Französische Datenplattform, die Interessen aus besuchten Seiten ableitet.
  de why    Bildung von Zielgruppen mit Sirdata.

2197 Eyeota
  purpose   ads
  vendor    Eyeota Pte. Ltd., Singapore, Singapore
  hosts     eyeota.net eyeota.com
  script    eyeota.net/
  script    eyeota.com/
  policy    https://www.eyeota.com/privacy-center
  places    SG EU US
  data      adId pages device
  en        Marketplace of the credit agency Dun & Bradstreet for data on target groups.
  en why    Creating target groups with Eyeota.
  de        Marktplatz für Zielgruppendaten der Wirtschaftsauskunftei Dun & Bradstreet.
  de why    Bildung von Zielgruppen mit Eyeota.

2198 Zeta Global
  purpose   ads
  vendor    Zeta Global Corp., New York, NY, USA
  hosts     rezync.com rfihub.com rfihub.net ru4.com boomtrain.com zetaglobal.net
  script    rezync.com/
  script    rfihub.com/
  script    rfihub.net/
  script    ru4.com/
  script    boomtrain.com/
  policy    https://zetaglobal.com/privacy-policy/
  places    US
  data      adId email pages conversions
  en        Data and advertising platform that reaches customers with emails and ads.
  en why    Reaching customers and earlier visitors with Zeta.
  de        Daten- und Werbeplattform, die Kunden in E-Mails und Anzeigen anspricht.
  de why    Ansprache von Kunden und früheren Besuchern mit Zeta.

2199 ZEDO
  purpose   ads
  vendor    ZEDO, Inc., San Francisco, CA, USA
  hosts     zedo.com
  script    zedo.com/
  policy    https://www.zedo.com/privacy-policy/
  places    US IN
  data      adId page device
  en        Ad server of American and Indian publishers.
  en why    Delivering ads with ZEDO.
  de        Adserver amerikanischer und indischer Verlage.
  de why    Auslieferung von Anzeigen mit ZEDO.

2200 Skai (Kenshoo)
  purpose   ads
  vendor    Skai Ltd., Tel Aviv, Israel
  hosts     xg4ken.com
  script    xg4ken.com/
  policy    https://skai.io/privacy-policy/
  places    IL US
  data      campaign conversions device
  en        Measures conversions of search ads and ads in social networks.
  en why    Measuring campaigns with Skai.
  de        Misst Conversions von Suchanzeigen und Anzeigen in sozialen Netzwerken.
  de why    Messung von Kampagnen mit Skai.

2201 Kantar (Insight Express)
  purpose   analytics
  vendor    The Kantar Group Limited, London, United Kingdom
  hosts     insightexpressai.com
  script    insightexpressai.com/
  policy    https://www.kantar.com/cookies-policies
  places    GB US
  data      visitorId page campaign answers
  en        Market research on the effect of ads, with surveys among visitors.
  en why    Measuring the effect of ads with Kantar.
  de        Marktforschung zur Wirkung von Anzeigen mit Umfragen unter Besuchern.
  de why    Wirkungsmessung von Anzeigen mit Kantar.

2202 Playwire
  purpose   ads
  vendor    Playwire LLC, Boca Raton, FL, USA
  hosts     intergient.com intergi.com playwire.com
  script    intergient.com/
  script    intergi.com/
  script    config.playwire.com/
  policy    https://www.playwire.com/privacy-policy
  places    US
  data      adId page device playback
  en        Runs ads for publishers of games and entertainment.
  en why    Funding the website with ads from Playwire.
  de        Betreibt Werbung für Anbieter von Spielen und Unterhaltung.
  de why    Finanzierung der Website durch Anzeigen von Playwire.

2203 Snigel
  purpose   ads
  vendor    Snigel Web Services Limited, London, United Kingdom
  hosts     snigelweb.com snigel.com
  script    snigelweb.com/
  script    snigel.com/
  policy    https://www.snigel.com/privacy-policy
  places    GB EU
  data      adId page device
  en        Runs ads for publishers and auctions their ad space.
  en why    Funding the website with ads from Snigel.
  de        Betreibt Werbung für Verlage und versteigert deren Werbeflächen.
  de why    Finanzierung der Website durch Anzeigen von Snigel.

2204 Freestar
  purpose   ads
  vendor    Freestar, Phoenix, AZ, USA
  hosts     freestar.com freestar.io pub.network
  script    a.pub.network/
  script    b.pub.network/
  script    .freestar.io/
  policy    https://freestar.com/privacy-policy/
  places    US
  data      adId page device
  en        Runs ads for publishers on a shared technology.
  en why    Funding the website with ads from Freestar.
  de        Betreibt Werbung für Verlage auf einer gemeinsamen Technik.
  de why    Finanzierung der Website durch Anzeigen von Freestar.

2205 Ogury
  purpose   ads
  vendor    Ogury Ltd, London, United Kingdom
  hosts     ogury.com ogury.co presage.io
  script    ogury.com/
  script    ogury.co/
  script    presage.io/
  policy    https://ogury.com/ogury-advertising-privacy-policy/
  places    GB EU
  data      page device interactions
  en        Chooses mobile ads by interests on similar pages.
  en why    Showing mobile ads from Ogury.
  de        Wählt mobile Anzeigen nach Interessen auf ähnlichen Seiten.
  de why    Anzeige mobiler Werbung von Ogury.

2206 Missena
  purpose   ads
  vendor    Missena SAS, Paris, France
  hosts     missena.io missena.com
  script    missena.io/
  script    missena.com/
  policy    https://missena.com/privacy
  places    EU
  data      adId page device
  en        French ad formats at the edge of pages.
  en why    Showing ads at the edge of the page with Missena.
  de        Französische Anzeigenformate am Rand von Seiten.
  de why    Anzeige von Werbung am Seitenrand mit Missena.

2207 Strossle
  purpose   ads
  vendor    Strossle International AB, Stockholm, Sweden
  hosts     strossle.com strossle.it
  script    strossle.com/
  script    strossle.it/
  policy    https://www.strossle.com/platform-privacy-notice
  places    EU
  data      page device interactions
  en        Recommends articles and ads below articles.
  en why    Recommending articles and ads with Strossle.
  de        Empfiehlt unter Artikeln weitere Artikel und Anzeigen.
  de why    Empfehlung von Artikeln und Anzeigen mit Strossle.

2208 Readpeak
  purpose   ads
  vendor    Readpeak Oy, Helsinki, Finland
  hosts     readpeak.com
  script    readpeak.com/
  policy    https://www.readpeak.com/terms/readpeak-privacy-policy
  places    EU
  data      page device interactions
  en        Finnish network of ads that look like articles.
  en why    Selling native ads through Readpeak.
  de        Finnisches Netzwerk für Anzeigen im Stil von Artikeln.
  de why    Vermarktung nativer Anzeigen über Readpeak.
  cookie    rp_uidfp 13mo: ads

2209 Relevant Digital
  purpose   ads
  vendor    Relevant Digital Oy, Helsinki, Finland
  hosts     relevant-digital.com
  script    relevant-digital.com/
  policy    https://www.relevant-digital.com/privacy-policy
  places    EU
  data      page device
  en        Finnish technology that auctions ad space of media companies.
  en why    Selling ad space through Relevant Digital.
  de        Finnische Technik, die Werbeflächen von Medienhäusern versteigert.
  de why    Vermarktung von Werbeflächen über Relevant Digital.
  local     _rlvData: ads

2210 Nativery
  purpose   ads
  vendor    Nativery S.r.l., Milan, Italy
  hosts     nativery.com
  script    nativery.com/
  policy    https://www.nativery.com/privacy-en/
  places    EU
  data      adId page device
  en        Italian network of ads that look like articles.
  en why    Selling native ads through Nativery.
  de        Italienisches Netzwerk für Anzeigen im Stil von Artikeln.
  de why    Vermarktung nativer Anzeigen über Nativery.

2211 The Moneytizer
  purpose   ads
  vendor    The Moneytizer SAS, Paris, France
  hosts     themoneytizer.com
  script    themoneytizer.com/
  policy    https://www.themoneytizer.com/cgu
  places    EU
  data      adId page device
  en        Runs ads for small and medium-sized websites.
  en why    Funding the website with ads from The Moneytizer.
  de        Betreibt Werbung für kleine und mittlere Websites.
  de why    Finanzierung der Website durch Anzeigen von The Moneytizer.

2212 OneTag
  purpose   ads
  vendor    OneTag Limited, London, United Kingdom
  hosts     onetag-sys.com onetag.com onetag-cdn.com
  script    onetag-sys.com/
  script    onetag.com/
  script    onetag-cdn.com/
  policy    https://www.onetag.com/privacy/
  places    GB EU
  data      adId page device
  en        British marketplace for publishers’ ad space.
  en why    Selling ad space through OneTag.
  de        Britischer Marktplatz für Werbeflächen von Verlagen.
  de why    Vermarktung von Werbeflächen über OneTag.
  local     onetag_sid: ads

2213 AdaptMX
  purpose   ads
  vendor    Monet Engine, Inc., New York, NY, USA
  hosts     a-mo.net a-mx.com
  script    a-mo.net/
  script    a-mx.com/
  policy    https://adaptmx.com/privacy-policy/
  places    US
  data      adId page device
  en        American exchange for publishers’ ad space.
  en why    Selling ad space through AdaptMX.
  de        Amerikanische Börse für Werbeflächen von Verlagen.
  de why    Vermarktung von Werbeflächen über AdaptMX.
  cookie    amuid2 1y: ads
  local     __amuidpb amxId: ads

2214 Audigent
  purpose   ads
  vendor    AuDigent LLC, New York, NY, USA
  hosts     ad.gt audigent.com hadronid.net
  script    a.ad.gt/
  script    p.ad.gt/
  script    .hadronid.net/
  script    audigent.com/
  policy    https://audigent.com/platform-privacy-policy
  places    US
  data      adId pages device
  en        Assigns visitors an ID and offers publishers’ target groups to advertisers.
  en why    Creating target groups with Audigent.
  de        Vergibt Besuchern eine Kennung und bietet Werbetreibenden Zielgruppen von Verlagen an.
  de why    Bildung von Zielgruppen mit Audigent.
  cookie    _au_1d _au_last_seen* 1y: segment

2215 Innovid (TVSquared)
  purpose   ads
  vendor    TV Squared Limited, Edinburgh, United Kingdom
  hosts     tvsquared.com
  script    tvsquared.com/
  policy    https://www.innovid.com/privacy-policy/
  places    GB US
  data      visitorId pages conversions
  en        Measures which visits television ads have led to.
  en why    Measuring the effect of television ads with Innovid.
  de        Misst, welche Besuche Fernsehwerbung ausgelöst hat.
  de why    Wirkungsmessung von Fernsehwerbung mit Innovid.

2216 Intent IQ
  purpose   ads
  vendor    Intent IQ LLC, New York, NY, USA
  hosts     intentiq.com
  script    intentiq.com/
  policy    https://www.intentiq.com/technology-privacy-policy
  places    US
  data      adId page device
  en        Recognizes visitors across devices for the sale of ads.
  en why    Recognizing visitors across devices with Intent IQ.
  de        Erkennt Besucher geräteübergreifend für den Verkauf von Anzeigen.
  de why    Geräteübergreifendes Erkennen von Besuchern mit Intent IQ.

2217 Viant (Adelphic)
  purpose   ads
  vendor    Viant Technology LLC, Irvine, CA, USA
  hosts     ipredictive.com adelphic.com viantsuite.com
  script    ipredictive.com/
  script    adelphic.com/
  script    viantsuite.com/
  policy    https://viantinc.com/privacy-policy/
  places    US
  data      adId pages device
  en        Buys ads automatically by households and devices.
  en why    Delivering and measuring ads with Viant.
  de        Kauft Anzeigen automatisiert nach Haushalten und Geräten ein.
  de why    Auslieferung und Messung von Anzeigen mit Viant.

2218 MNTN (SteelHouse)
  purpose   ads
  vendor    MNTN, Inc., Austin, TX, USA
  hosts     steelhousemedia.com mountain.com
  script    px.mountain.com/
  script    dx.mountain.com/
  script    steelhousemedia.com/
  policy    https://mountain.com/privacy-policy/
  places    US
  data      adId pages conversions
  en        Shows earlier visitors ads on television sets and websites.
  en why    Showing ads to earlier visitors again with MNTN.
  de        Zeigt früheren Besuchern Werbung auf Fernsehgeräten und Websites.
  de why    Erneute Ansprache früherer Besucher mit MNTN.

2219 Merkle
  purpose   ads
  vendor    Merkle Inc., Columbia, MD, USA
  hosts     rkdms.com merklesearch.com
  script    rkdms.com/
  script    merklesearch.com/
  policy    https://www.merkle.com/privacy
  places    US
  data      adId campaign conversions
  en        Measures search ads for clients of the agency Merkle.
  en why    Measuring campaigns with Merkle.
  de        Misst Suchanzeigen für Kunden der Agentur Merkle.
  de why    Messung von Kampagnen mit Merkle.

2220 WP (Wirtualna Polska)
  purpose   ads
  vendor    Wirtualna Polska Media S.A., Żwirki i Wigury 16, 02-092 Warsaw, Poland
  hosts     wp.pl wpcdn.pl
  script    .wpcdn.pl/
  script    px.wp.pl/
  policy    https://holding.wp.pl/poufnosc
  places    PL
  data      adId pages device
  en        Advertising and measurement of the Polish portal Wirtualna Polska.
  en why    Delivering ads from Wirtualna Polska.
  de        Werbung und Messung des polnischen Portals Wirtualna Polska.
  de why    Auslieferung von Anzeigen von Wirtualna Polska.

2221 Onet (Ringier Axel Springer Polska)
  purpose   ads
  vendor    Ringier Axel Springer Polska sp. z o.o., Warsaw, Poland
  hosts     onet.pl ocdn.eu
  script    .ocdn.eu/
  script    csr.onet.pl/
  policy    https://polityka-prywatnosci.onet.pl/
  places    PL
  data      adId pages device
  en        Advertising and measurement of the Polish portal Onet.
  en why    Delivering ads from Onet.
  de        Werbung und Messung des polnischen Portals Onet.
  de why    Auslieferung von Anzeigen von Onet.

2222 Spotify Ad Analytics (Podsights)
  purpose   ads
  vendor    Spotify AB, Regeringsgatan 19, 111 53 Stockholm, Sweden
  hosts     pdst.fm podsights.com us-central1-adaptive-growth.cloudfunctions.net
  script    cdn.pdst.fm/
  script    podsights.com/
  script    us-central1-adaptive-growth.cloudfunctions.net/
  policy    https://www.spotify.com/legal/privacy-policy/
  places    EU US
  data      visitorId pages conversions
  en        Measures which visits and purchases podcast ads have led to.
  en why    Measuring the effect of podcast ads with Spotify.
  de        Misst, welche Besuche und Käufe Werbung in Podcasts ausgelöst hat.
  de why    Wirkungsmessung von Podcastwerbung mit Spotify.

2223 Welect
  purpose   ads
  vendor    Welect GmbH, Duisburger Straße 19, 40477 Düsseldorf, Germany
  hosts     welect.de
  script    welect.de/
  frame     welect.de/
  policy    https://www.welect.de/datenschutz
  places    DE
  data      pages interactions
  en        Lets visitors choose an ad instead of paying for an article.
  en why    Access to articles in exchange for watching an ad.
  de        Lässt Besucher eine Anzeige auswählen, statt für einen Artikel zu bezahlen.
  de why    Zugang zu Artikeln gegen das Ansehen einer Anzeige.

2224 mbr targeting (Ströer Core)
  purpose   ads
  vendor    mbr-Targeting GmbH, Torstr. 49, 10119 Berlin, Germany
  hosts     m6r.eu mbr-targeting.com
  script    m6r.eu/
  policy    https://privacy.mbr-targeting.com/
  places    DE
  data      adId pages device
  en        Buys ad spaces automatically and forms pseudonymous advertising profiles.
  en why    Ads on the spaces that Ströer Core buys.
  de        Kauft Werbeflächen automatisiert ein und bildet pseudonyme Werbeprofile.
  de why    Werbung auf Flächen, die Ströer Core einkauft.

2225 BurdaForward
  purpose   ads
  vendor    BurdaForward GmbH, St.-Martin-Straße 66, 81541 München, Germany
  hosts     bf-tools.net bf-ad.net
  script    bf-tools.net/
  script    bf-ad.net/
  policy    https://www.burda-forward.de/datenschutz/
  places    DE
  data      pages device
  en        Ads and tools of the publisher BurdaForward, also on websites of partners.
  en why    Delivering ads that BurdaForward markets.
  de        Werbung und Werkzeuge des Verlags BurdaForward, auch auf Websites von Partnern.
  de why    Auslieferung von Werbung, die BurdaForward vermarktet.

2226 Netpoint Media
  purpose   ads
  vendor    Netpoint Media GmbH, Rheinallee 60, 55283 Nierstein, Germany
  hosts     netpoint-media.de
  script    netpoint-media.de/
  policy    https://www.netpoint-media.de/technik/datenschutz
  places    DE
  data      adId pages device
  en        Markets ad spaces of German websites.
  en why    Earning money with ads of Netpoint Media.
  de        Vermarktet Werbeflächen deutscher Websites.
  de why    Einnahmen durch Werbung von Netpoint Media.

2227 Conative
  purpose   ads
  vendor    Conative, address unknown
  hosts     conative.de
  script    conative.de/
  policy    https://www.conative.de/
  places    DE
  data      pages interactions
  en        Native ads that look like articles.
  en why    Showing native ads between articles.
  de        Native Anzeigen, die wie Artikel aussehen.
  de why    Anzeige von Native Ads zwischen Artikeln.

2228 digidip
  purpose   ads
  vendor    digidip GmbH, Berlin, Germany
  hosts     digidip.net
  script    digidip.net/
  policy    https://digidip.net/cookies-information
  places    DE
  data      campaign conversions
  en        Turns links to shops into affiliate links.
  en why    Commissions for purchases in shops that articles link to.
  de        Macht aus Links zu Shops Affiliate-Links.
  de why    Provisionen für Käufe in Shops, auf die Artikel verlinken.

2229 Ad-Shield
  purpose   ads
  vendor    Ad-Shield, address unknown
  hosts     html-load.com html-load.cc css-load.com content-loader.com error-report.com
  script    html-load.com/
  script    css-load.com/
  script    content-loader.com/
  policy    https://www.ad-shield.io/
  places    US
  data      pages device
  en        Shows ads to visitors who use an ad blocker.
  en why    Ads despite ad blockers, by Ad-Shield.
  de        Zeigt Besuchern mit Werbeblocker trotzdem Anzeigen.
  de why    Werbung trotz Werbeblocker, durch Ad-Shield.

2230 Admiral
  purpose   ads
  vendor    Admiral, address unknown
  hosts     kindhush.com succeedscene.com getadmiral.com
  script    kindhush.com/
  script    succeedscene.com/
  policy    https://www.getadmiral.com/
  places    US
  data      visitorId pages
  en        Detects ad blockers and asks their users to allow ads or to pay.
  en why    Revenue from visitors with ad blockers, through Admiral.
  de        Erkennt Werbeblocker und bittet ihre Nutzer, Werbung zuzulassen oder zu bezahlen.
  de why    Einnahmen von Besuchern mit Werbeblocker, durch Admiral.

2231 Flipp (flippback.com)
  purpose   ads
  vendor    Flipp Corporation, Toronto, Canada
  hosts     flippback.com wishabi.com wishabi.net
  script    flippback.com/
  script    wishabi.com/
  policy    https://corp.flipp.com/privacy-policy/
  places    CA US
  data      pages place
  en        Digital flyers and offers of shops.
  en why    Showing offers of shops nearby.
  de        Digitale Prospekte und Angebote von Geschäften.
  de why    Anzeige von Angeboten aus der Umgebung.

2232 Axel Springer ad delivery (asadcdn.com)
  purpose   ads
  vendor    Axel Springer Deutschland GmbH, Axel-Springer-Straße 65, 10969 Berlin, Germany
  hosts     asadcdn.com
  script    asadcdn.com/
  policy    https://www.axelspringer.com/de/datenschutz
  places    DE
  data      pages device
  en        Ads that Axel Springer delivers from a host of its own.
  en why    Ads on websites that Axel Springer markets.
  de        Werbung, die Axel Springer von einem eigenen Host ausliefert.
  de why    Werbung auf Websites, die Axel Springer vermarktet.

2233 megpxs.com
  purpose   ads
  vendor    megpxs.com, operator and address unknown
  hosts     megpxs.com
  script    megpxs.com/
  policy    https://megpxs.com/
  places    US
  data      pages
  en        A pixel on news websites, whose operator is not publicly known.
  en why    Unknown; the name and the pages suggest advertising.
  de        Ein Zählpixel auf Nachrichten-Websites, dessen Betreiber nicht öffentlich bekannt ist.
  de why    Unbekannt; Name und Seiten lassen Werbung vermuten.

2234 script.ac
  purpose   ads
  vendor    script.ac, operator and address unknown
  hosts     script.ac
  script    script.ac/
  policy    https://script.ac/
  places    US
  data      pages device
  en        A script beside ads, whose operator is not publicly known.
  en why    Unknown; it is loaded together with ads.
  de        Ein Skript neben Anzeigen, dessen Betreiber nicht öffentlich bekannt ist.
  de why    Unbekannt; es wird zusammen mit Anzeigen geladen.

2235 mps-gba.de
  purpose   ads
  vendor    mps-gba.de, operator and address unknown
  hosts     mps-gba.de
  script    mps-gba.de/
  policy    https://www.mps-gba.de/
  places    DE
  data      pages
  en        A script on German news websites, whose operator is not publicly known.
  en why    Unknown; the pages suggest advertising.
  de        Ein Skript auf deutschen Nachrichten-Websites, dessen Betreiber nicht öffentlich bekannt ist.
  de why    Unbekannt; die Seiten lassen Werbung vermuten.

2236 Grapeshot (Oracle)
  purpose   ads
  vendor    Oracle America, Inc., 2300 Oracle Way, Austin, TX 78741, USA
  hosts     grapeshot.co.uk gscontxt.net
  script    grapeshot.co.uk/
  script    gscontxt.net/
  policy    https://www.oracle.com/legal/privacy/advertising-privacy-policy.html
  places    US GB
  data      pages
  en        Determines the topic of a page, to which ads are then matched.
  en why    Ads that fit the topic of the page.
  de        Bestimmt das Thema einer Seite, zu dem dann Anzeigen ausgewählt werden.
  de why    Anzeigen, die zum Thema der Seite passen.

2237 Google Contributor
  purpose   ads
  vendor    google
  hosts     contributor.google.com
  script    contributor.google.com/
  policy    https://policies.google.com/privacy
  places    EU US
  data      adId pages account
  en        Offers visitors to pay for pages without ads, or to allow ads.
  en why    Revenue from visitors who do not see ads.
  de        Bietet Besuchern an, für Seiten ohne Werbung zu bezahlen oder Werbung zuzulassen.
  de why    Einnahmen von Besuchern, die keine Werbung sehen.

2238 6sense
  purpose   ads
  vendor    6Sense Insights, Inc., San Francisco, CA, USA
  hosts     6sc.co
  script    j.6sc.co/
  policy    https://6sense.com/privacy-policy/
  places    US
  data      adId ip pages
  en        Recognizes the companies whose employees visit the website (6sense).
  en why    Finding out which companies are interested in what.
  de        Erkennt, von welchen Unternehmen Besucher der Website kommen (6sense).
  de why    Erkennen interessierter Unternehmen und ihrer Themen.

2239 ZoomInfo WebSights
  purpose   ads
  vendor    ZoomInfo Technologies LLC, Vancouver, WA, USA
  hosts     zoominfo.com zi-scripts.com
  script    ws.zoominfo.com/
  script    ws-assets.zoominfo.com/
  script    js.zi-scripts.com/
  policy    https://www.zoominfo.com/legal/privacy-policy
  places    US
  data      ip pages
  en        Matches visitors’ IP addresses with a directory of companies.
  en why    Contacting companies whose employees have visited the website.
  de        Vergleicht IP-Adressen von Besuchern mit einem Verzeichnis von Unternehmen.
  de why    Ansprache von Unternehmen, deren Mitarbeiter die Website besucht haben.

2240 Dianomi
  purpose   ads
  vendor    Dianomi Limited, London, United Kingdom
  hosts     dianomi.com
  script    dianomi.com/
  policy    https://www.dianomi.com/legal/privacy.epl
  places    GB US
  data      adId ip page interactions
  en        Shows recommendations and ads of financial companies on news pages.
  en why    Income from ads on financial topics.
  de        Zeigt auf Nachrichtenseiten Empfehlungen und Anzeigen von Finanzunternehmen.
  de why    Einnahmen aus Anzeigen zu Finanzthemen.

2241 Mantis
  purpose   ads
  vendor    Reach plc, One Canada Square, Canary Wharf, London E14 5AP, United Kingdom
  hosts     mantis-intelligence.com
  script    mantis-intelligence.com/
  policy    https://www.mantis-intelligence.com/
  places    GB
  data      page
  en        Reach’s software that determines the topic of a page, and whether ads are appropriate there.
  en why    Ads that fit the topic of the page and do not appear beside bad news.
  de        Software von Reach: bestimmt das Thema einer Seite und ob Anzeigen dort angemessen sind.
  de why    Anzeigen, die zum Thema der Seite passen und nicht neben schlechten Nachrichten stehen.

2242 Broadstreet
  purpose   ads
  vendor    Broadstreet Ads, Inc., USA
  hosts     broadstreetads.com
  script    broadstreetads.com/
  policy    https://broadstreetads.com/privacy-policy/
  places    US
  data      adId ip page interactions
  en        Ad server of local news websites.
  en why    Delivering and counting the ads of local businesses.
  de        Adserver lokaler Nachrichten-Websites.
  de why    Auslieferung und Zählung der Anzeigen örtlicher Unternehmen.

2243 Kevel (Adzerk)
  purpose   ads
  vendor    Adzerk, Inc., Durham, NC, USA
  hosts     adzerk.net
  script    adzerk.net/
  policy    https://www.kevel.com/privacy-policy
  places    US
  data      adId ip page interactions
  en        Ad server that websites build their own advertising with.
  en why    Delivering and counting ads through Kevel.
  de        Adserver, mit dem Websites eigene Werbung aufbauen.
  de why    Auslieferung und Zählung von Anzeigen über Kevel.

2244 Concert
  purpose   ads
  vendor    Vox Media, LLC, Washington, DC, USA
  hosts     concert.io
  script    cdn.concert.io/
  policy    https://www.voxmedia.com/legal/privacy-notice
  places    US
  data      adId ip page interactions
  en        Ad network of several US publishers.
  en why    Income from ads that Vox Media sells.
  de        Werbenetzwerk mehrerer US-Verlage.
  de why    Einnahmen aus Anzeigen, die Vox Media verkauft.


2245 Setupad
  purpose   ads
  vendor    SIA Setupad, Riga, Latvia
  hosts     stpd.cloud setupad.com
  script    stpd.cloud/
  policy    https://setupad.com/privacy-policy/
  places    EU
  data      adId ip page interactions
  en        Auctions the ad space of websites from Riga (header bidding).
  en why    Income from ads that Setupad sells.
  de        Versteigert Werbeflächen von Websites aus Riga (Header Bidding).
  de why    Einnahmen aus Anzeigen, die Setupad verkauft.

2246 Publift
  purpose   ads
  vendor    Publift Pty Ltd, Sydney, Australia
  hosts     fuseplatform.net publift.com
  script    fuseplatform.net/
  policy    https://www.publift.com/privacy-policy
  places    AU US
  data      adId ip page interactions
  en        Auctions the ad space of websites with its software Fuse.
  en why    Income from ads that Publift sells.
  de        Versteigert Werbeflächen von Websites mit der Software Fuse.
  de why    Einnahmen aus Anzeigen, die Publift verkauft.

2247 NitroPay
  purpose   ads
  vendor    GG Software, LLC, USA
  hosts     nitropay.com
  script    s.nitropay.com/
  policy    https://nitropay.com/privacy
  places    US
  data      adId ip page interactions
  en        Auctions the ad space of games and community websites.
  en why    Income from ads that NitroPay sells.
  de        Versteigert Werbeflächen von Spiele- und Community-Websites.
  de why    Einnahmen aus Anzeigen, die NitroPay verkauft.

2248 Captify
  purpose   ads
  vendor    Captify Technologies Limited, London, United Kingdom
  hosts     cpx.to
  script    p.cpx.to/
  policy    https://www.captifytechnologies.com/privacy-notice/
  places    GB US
  data      adId ip page
  en        Assigns visitors to audiences by what they search for.
  en why    Selling audiences to advertisers.
  de        Ordnet Besucher nach ihren Suchbegriffen Zielgruppen zu.
  de why    Verkauf von Zielgruppen an Werbetreibende.

2249 Geniee
  purpose   ads
  vendor    Geniee, Inc., Tokyo, Japan
  hosts     genieesspv.jp geniee.jp
  script    genieesspv.jp/
  script    geniee.jp/
  policy    https://en.geniee.co.jp/privacy/
  places    JP
  data      adId ip page interactions
  en        Sells the ad space of Japanese websites.
  en why    Income from ads that Geniee sells.
  de        Vermarktet Werbeflächen japanischer Websites.
  de why    Einnahmen aus Anzeigen, die Geniee verkauft.

2250 AnyMind 360
  purpose   ads
  vendor    AnyMind Group Inc., Tokyo, Japan
  hosts     anymind360.com
  script    anymind360.com/
  policy    https://anymindgroup.com/privacy-policy/
  places    JP SG
  data      adId ip page interactions
  en        Sells the ad space of Asian websites.
  en why    Income from ads that AnyMind sells.
  de        Vermarktet Werbeflächen asiatischer Websites.
  de why    Einnahmen aus Anzeigen, die AnyMind verkauft.

2251 Logly
  purpose   ads
  vendor    Logly, Inc., Tokyo, Japan
  hosts     logly.co.jp
  script    logly.co.jp/
  policy    https://www.logly.co.jp/privacy.html
  places    JP
  data      adId ip page interactions
  en        Shows recommendations and ads below articles of Japanese websites.
  en why    Income from ads that Logly recommends.
  de        Zeigt Empfehlungen und Anzeigen unter Artikeln japanischer Websites.
  de why    Einnahmen aus Anzeigen, die Logly empfiehlt.

2252 popIn Discovery
  purpose   ads
  vendor    popIn Inc., Tokyo, Japan
  hosts     popin.cc
  script    popin.cc/
  policy    https://www.popin.cc/en/privacy_policy.html
  places    JP
  data      adId ip page interactions
  en        Recommends articles and ads of the popIn network below articles.
  en why    Income from ads that popIn recommends.
  de        Empfiehlt unter Artikeln weitere Artikel und Anzeigen des Netzwerks popIn.
  de why    Einnahmen aus Anzeigen, die popIn empfiehlt.

2253 Dable
  purpose   ads
  vendor    Dable Inc., Seoul, South Korea
  hosts     dable.io
  script    dable.io/
  policy    https://dable.io/en/privacy/
  places    KR
  data      adId ip page interactions
  en        Recommends articles and ads of Korean websites below articles.
  en why    Income from ads that Dable recommends.
  de        Empfiehlt unter Artikeln weitere Artikel und Anzeigen koreanischer Websites.
  de why    Einnahmen aus Anzeigen, die Dable empfiehlt.

2254 ZergNet
  purpose   ads
  vendor    ZergNet, LLC, Indianapolis, IN, USA
  hosts     zergnet.com
  script    zergnet.com/
  policy    https://www.zergnet.com/privacy-policy
  places    US
  data      adId ip page interactions
  en        Shows recommendations of other websites below articles.
  en why    Income from pages that ZergNet recommends.
  de        Zeigt unter Artikeln Empfehlungen anderer Websites.
  de why    Einnahmen aus Seiten, die ZergNet empfiehlt.

2255 i-mobile
  purpose   ads
  vendor    i-mobile Co., Ltd., Tokyo, Japan
  hosts     i-mobile.co.jp
  script    i-mobile.co.jp/
  policy    https://www2.i-mobile.co.jp/en/privacy.aspx
  places    JP
  data      adId ip page interactions
  en        Ad network i-mobile of Japanese websites.
  en why    Income from ads that i-mobile sells.
  de        Werbenetzwerk i-mobile japanischer Websites.
  de why    Einnahmen aus Anzeigen, die i-mobile verkauft.


2256 Google Ad Traffic Quality
  purpose   ads
  vendor    google
  hosts     adtrafficquality.google
  policy    https://policies.google.com/privacy
  places    EU US
  data      ip device page interactions
  en        Checks whether ads by Google are seen by people and not by automated programs.
  en why    Protecting ads against fraud.
  de        Prüft, ob Anzeigen von Google von Menschen und nicht von automatisierten Programmen gesehen werden.
  de why    Schutz von Anzeigen vor Betrug.

2257 Nextdoor Ads
  purpose   ads
  vendor    Nextdoor.com, Inc., address unknown
  hosts     ads.nextdoor.com flask.nextdoor.com
  script    ads.nextdoor.com/
  script    flask.nextdoor.com/
  policy    https://legal.nextdoor.com/gb-privacy-policy/
  places    US
  data      ip pages conversions device
  en        Measures the success of ads in the social network Nextdoor.
  en why    Attributing visits and purchases to ads on Nextdoor.
  de        Misst den Erfolg von Anzeigen im sozialen Netzwerk Nextdoor.
  de why    Zuordnung von Besuchen und Käufen zu Anzeigen auf Nextdoor.

2258 ChannelAdvisor
  purpose   ads
  vendor    ChannelAdvisor, address unknown
  hosts     channeladvisor.com searchmarketing.com
  script    .channeladvisor.com/
  policy    https://www.channeladvisor.com/
  places    US
  data      ip pages products conversions
  en        Measures how ads and marketplaces lead to purchases in shops.
  en why    Attributing purchases to ads and marketplaces.
  de        Misst, wie Anzeigen und Marktplätze zu Käufen in Shops führen.
  de why    Zuordnung von Käufen zu Anzeigen und Marktplätzen.

2259 UpSellit
  purpose   ads
  vendor    UpSellit, address unknown
  hosts     upsellit.com
  script    upsellit.com/
  policy    https://www.upsellit.com/
  places    US
  data      ip pages cart products interactions
  en        Shows offers to visitors of shops who are about to leave.
  en why    Winning back visitors who leave without an order.
  de        Zeigt Besuchern von Shops Angebote, wenn sie die Seite verlassen wollen.
  de why    Rückgewinnung von Besuchern, die nicht bestellen.

2260 Venatus
  purpose   ads
  vendor    Venatus Media, address unknown
  hosts     vntsm.com venatusmedia.com alcvid.com
  script    hb.vntsm.com/
  policy    https://www.venatus.com/
  places    GB US
  data      adId ip pages device
  en        Sells and shows ads on websites about games and entertainment.
  en why    Paying for the website with ads through Venatus.
  de        Vermarktet und zeigt Anzeigen auf Websites über Spiele und Unterhaltung.
  de why    Finanzierung der Website durch Anzeigen über Venatus.

2261 Refersion
  purpose   ads
  vendor    Refersion, address unknown
  hosts     refersion.com
  script    refersion.com/
  policy    https://www.refersion.com/
  places    US
  data      visitorId ip campaign conversions
  en        Attributes purchases in shops to the partners who referred the visitors.
  en why    Paying affiliate partners through Refersion.
  de        Ordnet Käufe in Shops den Partnern zu, die die Besucher vermittelt haben.
  de why    Vergütung von Partnern über Refersion.

2262 FirstPromoter
  purpose   ads
  vendor    FirstPromoter, address unknown
  hosts     firstpromoter.com
  script    cdn.firstpromoter.com/
  policy    https://firstpromoter.com/
  places    US
  data      visitorId ip campaign conversions
  en        Attributes orders of subscriptions to the partners who referred the visitors.
  en why    Paying affiliate partners through FirstPromoter.
  de        Ordnet Bestellungen von Abonnements den Partnern zu, die die Besucher vermittelt haben.
  de why    Vergütung von Partnern über FirstPromoter.

2263 Rewardful
  purpose   ads
  vendor    Rewardful, address unknown
  hosts     wdfl.co
  script    r.wdfl.co/
  policy    https://www.rewardful.com/
  places    US CA
  data      visitorId ip campaign conversions
  en        Attributes sign-ups and orders to the partners who referred the visitors.
  en why    Paying affiliate partners through Rewardful.
  de        Ordnet Registrierungen und Bestellungen den Partnern zu, die die Besucher vermittelt haben.
  de why    Vergütung von Partnern über Rewardful.
`;
