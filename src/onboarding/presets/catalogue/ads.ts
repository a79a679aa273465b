export const ads = String.raw`
2001 Google Ads
  purpose   ads
  vendor    google
  hosts     googleadservices.com adservice.google.com doubleclick.net
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
  en        Google’s advertising service: measures what becomes of clicks on ads and shows ads again to earlier visitors.
  en why    Measuring the success of ads (conversion tracking) and addressing visitors again (remarketing).
  de        Werbedienst von Google: misst, was aus Klicks auf Anzeigen wird, und spricht frühere Besucher erneut an.
  de why    Erfolgsmessung von Anzeigen (Conversion-Tracking) und erneute Ansprache von Besuchern (Remarketing).
  cookie    _gcl_au 90d: Links a conversion to the click on an ad. | Ordnet eine Conversion dem Klick auf eine Anzeige zu.
  cookie    _gcl_aw 90d: Holds the click ID of a Google ad. | Enthält die Klickkennung einer Google-Anzeige.
  cookie    _gcl_gb 90d: Holds campaign data of a Google ad. | Enthält Kampagnendaten einer Google-Anzeige.
  cookie    _gac_* 90d: Holds campaign data for the link with Analytics. | Enthält Kampagnendaten für die Verknüpfung mit Analytics.
  cookie    IDE 13mo: Recognises the browser for ads on other websites. | Erkennt den Browser für Anzeigen auf anderen Websites wieder.
  cookie    test_cookie 15min: Tests whether the browser accepts cookies. | Prüft, ob der Browser Cookies annimmt.

2002 Google AdSense
  purpose   ads
  vendor    google
  hosts     googlesyndication.com
  script    googlesyndication.com/pagead/
  script    (adsbygoogle
  script    google_ad_client
  policy    https://policies.google.com/privacy
  places    EU US
  mode      ad_storage ad_user_data ad_personalization
  data      adId ip pages interactions device place
  en        Shows ads that Google selects to suit the page or the visitor, and shares the income with the site.
  en why    Paying for the website with ads, personalised ones included.
  de        Zeigt Anzeigen, die Google passend zur Seite oder zum Besucher auswählt; die Website erhält einen Anteil am Erlös.
  de why    Finanzierung der Website durch Anzeigen, auch personalisierte.
  cookie    __gads 13mo: Counts and limits the ads shown on this website. | Zählt und begrenzt die Anzeigen auf dieser Website.
  cookie    __gpi 13mo: Recognises the browser for ads on this website. | Erkennt den Browser für Anzeigen auf dieser Website wieder.
  cookie    __eoi 180d: Detects fraud and abuse with ads. | Erkennt Betrug und Missbrauch bei Anzeigen.

2003 Google Ad Manager
  purpose   ads
  vendor    google
  hosts     securepubads.g.doubleclick.net googletagservices.com pubads.g.doubleclick.net
  script    doubleclick.net/tag/js/gpt.js
  script    googletagservices.com/
  script    googletag.cmd
  frame     safeframe.googlesyndication.com/
  policy    https://policies.google.com/privacy
  places    EU US
  mode      ad_storage ad_user_data ad_personalization
  data      adId ip page interactions device place
  en        Ad server with which publishers fill and sell the ad spaces of their websites.
  en why    Delivering ads to the spaces of this website and settling accounts for them.
  de        Adserver, mit dem Verlage die Werbeflächen ihrer Websites belegen und verkaufen.
  de why    Auslieferung und Abrechnung von Anzeigen auf den Werbeflächen dieser Website.

2004 Google Campaign Manager 360 (Floodlight)
  purpose   ads
  vendor    google
  hosts     fls.doubleclick.net ad.doubleclick.net
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
  script    /fbevents.js
  script    facebook.com/tr?
  script    fbq('init'
  script    fbq('track'
  script    fbq("init"
  script    fbq('consent'
  policy    https://www.facebook.com/privacy/policy/
  places    EU US
  data      adId ip pages events conversions device account
  en        Reports visits and purchases to Facebook and Instagram, which show ads accordingly.
  en why    Measuring ads on Facebook and Instagram and forming target groups for them.
  de        Meldet Besuche und Käufe an Facebook und Instagram, die ihre Anzeigen danach ausrichten.
  de why    Erfolgsmessung von Anzeigen auf Facebook und Instagram und Bildung von Zielgruppen.
  cookie    _fbp 90d: Recognises the browser for ads. | Erkennt den Browser für Werbezwecke wieder.
  cookie    _fbc 90d: Holds the click ID of an ad on Facebook. | Enthält die Klickkennung einer Anzeige auf Facebook.
  cookie    fr 90d: Recognises the browser or account for ads. | Erkennt Browser oder Konto für Werbezwecke wieder.

2006 Microsoft Advertising (UET)
  purpose   ads
  vendor    microsoft
  hosts     bat.bing.com bat.bing.net
  script    bat.bing.com/
  script    bat.bing.net/
  script    window.uetq
  policy    https://privacy.microsoft.com/privacystatement
  places    EU US
  data      adId ip pages conversions campaign device
  en        Universal Event Tracking for ads in the Bing search engine and on partner sites.
  en why    Recognising whether ads on Bing lead to enquiries and purchases.
  de        Universal Event Tracking für Anzeigen in der Suchmaschine Bing und auf Partnerseiten.
  de why    Feststellen, ob Anzeigen bei Bing zu Anfragen und Käufen führen.
  cookie    _uetsid 1d: Recognises the session. | Erkennt die Sitzung wieder.
  cookie    _uetvid 390d: Recognises the visitor on later visits. | Erkennt den Besucher bei späteren Besuchen wieder.
  cookie    _uetmsclkid 90d: Holds the click ID of an ad. | Enthält die Klickkennung einer Anzeige.
  cookie    MUID 390d: Recognises the browser on Microsoft sites. | Erkennt den Browser auf Microsoft-Seiten wieder.

2007 LinkedIn Insight Tag
  purpose   ads
  vendor    linkedin
  hosts     snap.licdn.com ads.linkedin.com
  script    snap.licdn.com/
  script    px.ads.linkedin.com/
  script    _linkedin_partner_id
  policy    https://www.linkedin.com/legal/privacy-policy
  places    EU US
  data      adId ip pages conversions device account
  en        Reports visits to LinkedIn, which derives occupation and industry of its members from them for reports.
  en why    Measuring campaigns on LinkedIn and addressing visitors there again.
  de        Meldet Besuche an LinkedIn, das daraus Berichte über Beruf und Branche seiner Mitglieder erstellt.
  de why    Erfolgsmessung von Kampagnen auf LinkedIn und erneute Ansprache von Besuchern dort.
  cookie    li_fat_id 30d: Recognises members for the measurement of conversions. | Erkennt Mitglieder für die Messung von Conversions wieder.
  cookie    bcookie 1y: Recognises the browser and detects abuse. | Erkennt den Browser wieder und deckt Missbrauch auf.
  cookie    li_gc 6mo: Holds the guest’s consent to cookies. | Enthält die Cookie-Einwilligung von Gästen.
  cookie    lidc 24h: Selects the data centre. | Wählt das Rechenzentrum aus.
  cookie    UserMatchHistory 30d: Matches IDs for ads. | Gleicht Kennungen für Anzeigen ab.
  cookie    AnalyticsSyncHistory 30d: Holds the time of the last matching of IDs. | Enthält den Zeitpunkt des letzten Kennungsabgleichs.

2008 TikTok Pixel
  purpose   ads
  vendor    tiktok
  hosts     analytics.tiktok.com
  script    analytics.tiktok.com/
  script    TiktokAnalyticsObject
  script    ttq.load(
  policy    https://www.tiktok.com/legal/page/eea/privacy-policy/en
  places    EU US CN
  data      adId ip pages events conversions device
  en        Reports visits and actions on this website to the video platform TikTok.
  en why    Measuring ads on TikTok and showing them to suitable users.
  de        Meldet Besuche und Aktionen auf dieser Website an die Videoplattform TikTok.
  de why    Erfolgsmessung von Anzeigen auf TikTok und Auslieferung an passende Nutzer.
  cookie    _ttp 13mo: Recognises the browser for the measurement of ads. | Erkennt den Browser für die Anzeigenmessung wieder.
  cookie    _tt_enable_cookie 13mo: Records that the pixel may use cookies. | Vermerkt, dass der Pixel Cookies nutzen darf.

2009 Pinterest Tag
  purpose   ads
  vendor    pinterest
  hosts     ct.pinterest.com s.pinimg.com
  script    s.pinimg.com/ct/
  script    ct.pinterest.com/
  script    pintrk(
  policy    https://policy.pinterest.com/privacy-policy
  places    EU US
  data      adId ip pages products conversions device
  en        Reports to Pinterest which pages and products were viewed after a click on a pin.
  en why    Measuring ads on Pinterest and showing products that were viewed again there.
  de        Meldet Pinterest, welche Seiten und Produkte nach dem Klick auf einen Pin angesehen wurden.
  de why    Erfolgsmessung von Anzeigen auf Pinterest und erneute Anzeige angesehener Produkte.
  cookie    _pin_unauth 1y: Groups actions of visitors whom Pinterest cannot identify. | Fasst Aktionen von Besuchern zusammen, die Pinterest nicht erkennt.
  cookie    _pinterest_ct_ua 1y: Groups actions across pages. | Fasst Aktionen über mehrere Seiten zusammen.
  cookie    _epik 1y: Holds the click ID of a pin. | Enthält die Klickkennung eines Pins.
  cookie    _derived_epik 1y: Holds the click ID where no other is known. | Enthält die Klickkennung, wenn keine andere bekannt ist.

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
  cookie    _scid 13mo: Recognises the browser. | Erkennt den Browser wieder.
  cookie    sc_at 13mo: Recognises the browser across websites. | Erkennt den Browser über Websites hinweg wieder.

2011 X Ads (website tag)
  purpose   ads
  vendor    x
  hosts     ads-twitter.com analytics.twitter.com ads-api.twitter.com
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
  cookie    muc_ads 2y: Recognises the browser for ads. | Erkennt den Browser für Anzeigen wieder.
  cookie    personalization_id 2y: Recognises the browser across websites for ads. | Erkennt den Browser über Websites hinweg für Anzeigen wieder.

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
  cookie    _rdt_uuid 90d: Recognises the browser. | Erkennt den Browser wieder.

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
  en        Shows ads for products on other websites that a visitor viewed in this shop.
  en why    Bringing visitors back to products that they looked at (retargeting).
  de        Zeigt auf anderen Websites Anzeigen für Produkte, die ein Besucher in diesem Shop angesehen hat.
  de why    Rückführung von Besuchern zu angesehenen Produkten (Retargeting).
  cookie    cto_bundle 13mo: Holds the visitor ID on this website. | Enthält die Besucherkennung auf dieser Website.
  cookie    uid 13mo: Recognises the browser on all websites with Criteo. | Erkennt den Browser auf allen Websites mit Criteo wieder.
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
  cookie    t_gid 1y: Recognises the browser. | Erkennt den Browser wieder.
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
  en why    Controlling campaigns, limiting repetitions and measuring conversions.
  de        Dänische Plattform, auf der Werbekunden Anzeigen einkaufen, ausliefern und messen.
  de why    Steuerung von Kampagnen, Begrenzung von Wiederholungen und Messung von Conversions.
  cookie    C 60d: Tests whether the browser accepts cookies. | Prüft, ob der Browser Cookies annimmt.
  cookie    cid 60d: Recognises the browser. | Erkennt den Browser wieder.

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
  cookie    uuid2 90d: Recognises the browser. | Erkennt den Browser wieder.
  cookie    anj 90d: Tells with which partners IDs were matched. | Gibt an, mit welchen Partnern Kennungen abgeglichen wurden.
  cookie    icu 90d: Limits how often an ad is shown. | Begrenzt, wie oft eine Anzeige erscheint.

2018 The Trade Desk
  purpose   ads
  vendor    The Trade Desk, Inc., 42 N. Chestnut Street, Ventura, CA 93001, USA
  hosts     adsrvr.org
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
  cookie    TDID 1y: Recognises the browser. | Erkennt den Browser wieder.
  cookie    TDCPM 1y: Records with which partners IDs were matched. | Vermerkt, mit welchen Partnern Kennungen abgeglichen wurden.

2019 Awin
  purpose   ads
  vendor    AWIN AG, Otto-Ostrowski-Straße 1A, 10249 Berlin, Germany
  hosts     awin1.com dwin1.com dwin2.com zenaps.com
  script    .dwin1.com/
  script    .dwin2.com/
  script    .awin1.com/
  script    AWIN.Tracking
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
  cookie    bId 1y: Recognises the browser. | Erkennt den Browser wieder.

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
  en why    Recognising sales that an advertising partner brought about.
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
  en        Ads and product links from Amazon, including those of its partner programme.
  en why    Showing Amazon’s offers and crediting purchases to this website.
  de        Anzeigen und Produktlinks von Amazon, auch aus dem Partnerprogramm.
  de why    Anzeige von Angeboten bei Amazon und Zuordnung von Käufen zu dieser Website.
  cookie    ad-id 8mo: Recognises the browser for ads. | Erkennt den Browser für Anzeigen wieder.
  cookie    ad-privacy 5y: Holds choices about personalised ads. | Enthält Einstellungen zu personalisierter Werbung.

2024 RTB House
  purpose   ads
  vendor    RTB House S.A., ul. Złota 61/101, 00-819 Warszawa, Poland
  hosts     creativecdn.com
  script    .creativecdn.com/
  frame     creativecdn.com/tags
  policy    https://www.rtbhouse.com/privacy-center/services-privacy-policy/
  places    EU
  data      adId ip products pages device
  en        Retargeting from Warsaw that calculates interest in products by machine learning.
  en why    Showing ads for viewed products on other websites.
  de        Retargeting aus Warschau, das das Interesse an Produkten maschinell berechnet.
  de why    Anzeige angesehener Produkte auf anderen Websites.
  cookie    g 1y: Recognises the browser. | Erkennt den Browser wieder.
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
  en why    Addressing visitors on other websites and by e-mail ads again.
  de        Retargeting-Plattform für kleinere Shops, betrieben von NextRoll.
  de why    Erneute Ansprache von Besuchern auf anderen Websites.
  cookie    __adroll 13mo: Recognises the browser across websites. | Erkennt den Browser über Websites hinweg wieder.
  cookie    __adroll_fpc 1y: Recognises the browser on this website. | Erkennt den Browser auf dieser Website wieder.
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
  cookie    __qca 13mo: Recognises the browser on this website. | Erkennt den Browser auf dieser Website wieder.
  cookie    mc 13mo: Recognises the browser across websites. | Erkennt den Browser über Websites hinweg wieder.

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
  cookie    pid 13mo: Recognises the browser. | Erkennt den Browser wieder.

2028 ADITION
  purpose   ads
  vendor    Virtual Minds GmbH, Ellen-Gottlieb-Straße 16, 79106 Freiburg, Germany
  hosts     adition.com
  script    .adition.com/
  script    adition.srq
  policy    https://virtualminds.com/datenschutz/
  places    DE
  data      adId shortIp page interactions device
  en        Ad server of the Virtual Minds group, widespread with German publishers.
  en why    Delivering ads and counting how often they are seen and clicked.
  de        Adserver der Virtual-Minds-Gruppe, bei deutschen Verlagen verbreitet.
  de why    Auslieferung von Anzeigen und Zählung von Einblendungen und Klicks.
  cookie    UserID1 6mo: Recognises the browser. | Erkennt den Browser wieder.

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
  cookie    id 1y: Recognises the browser on yieldlab.net. | Erkennt den Browser auf yieldlab.net wieder.

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
  cookie    tt_viewer 1y: Recognises the browser. | Erkennt den Browser wieder.

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
  cookie    KADUSERCOOKIE 90d: Recognises the browser. | Erkennt den Browser wieder.

2033 Magnite (Rubicon Project)
  purpose   ads
  vendor    Magnite, Inc., 6080 Center Drive, 4th Floor, Los Angeles, CA 90045, USA
  hosts     rubiconproject.com
  script    .rubiconproject.com/
  policy    https://www.magnite.com/legal/advertising-platform-privacy-policy/
  places    EU US
  data      adId ip page device place
  en        One of the largest independent marketplaces for ad spaces.
  en why    Finding a buyer for ad spaces within milliseconds.
  de        Einer der größten unabhängigen Marktplätze für Werbeflächen.
  de why    Vermittlung von Werbeflächen an Käufer innerhalb von Millisekunden.
  cookie    khaos 1y: Recognises the browser. | Erkennt den Browser wieder.

2034 CJ (Commission Junction)
  purpose   ads
  vendor    Conversant Deutschland GmbH, Rundfunkplatz 2, 80335 München, Germany
  hosts     emjcd.com dpbolvw.net mczbf.com
  script    .mczbf.com/
  script    .emjcd.com/
  script    .dpbolvw.net/
  policy    https://www.cj.com/legal/privacy
  places    EU US
  data      campaign conversions device
  data      click ID of the partner | Klickkennung des Partners
  en        International affiliate network, part of the Publicis group.
  en why    Paying partners for purchases that came about through their links.
  de        Internationales Affiliate-Netzwerk der Publicis-Gruppe.
  de why    Vergütung von Partnern für Käufe, die über ihre Links zustande kamen.
  cookie    cje 13mo: Holds the click event of a partner’s link. | Enthält das Klickereignis eines Partnerlinks.

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
  data      encrypted e-mail address | verschlüsselte E-Mail-Adresse
  en        Offers vouchers of other shops to customers after an order.
  en why    Selecting a voucher offer and settling it with the partner.
  de        Bietet Kunden nach einer Bestellung Gutscheine anderer Shops an.
  de why    Auswahl eines Gutscheinangebots und Abrechnung mit dem Partner.
`;
