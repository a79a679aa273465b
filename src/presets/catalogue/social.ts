export const social = String.raw`
7001 Facebook plugins
  purpose   social
  vendor    meta
  hosts     facebook.com facebook.net fbcdn.net
  script    facebook.net/en_US/sdk
  script    facebook.net/en_GB/sdk
  script    facebook.net/de_DE/sdk
  script    facebook.net/de_AT/sdk
  script    facebook.net/fr_FR/sdk
  script    facebook.net/it_IT/sdk
  script    facebook.net/es_ES/sdk
  script    facebook.net/nl_NL/sdk
  script    facebook.net/pl_PL/sdk
  script    window.fbAsyncInit
  script    FB.init(
  frame     facebook.com/plugins/
  frame     facebook.com/v2
  frame     facebook.com/v1
  policy    https://www.facebook.com/privacy/policy/
  places    EU US
  data      ip device page interactions account
  en        Like buttons, posts, pages and comments from Facebook.
  en why    Showing content of Facebook and letting visitors share pages there.
  de name   Facebook-Plugins
  de        Gefällt-mir-Schaltflächen, Beiträge, Seiten und Kommentare von Facebook.
  de why    Anzeige von Inhalten aus Facebook und Teilen von Seiten dort.
  cookie    datr 13mo: Recognizes the browser to detect abuse. | Erkennt den Browser wieder, um Missbrauch aufzudecken.
  cookie    sb 13mo: Recognizes the browser to suggest logins. | Erkennt den Browser wieder, um Anmeldungen vorzuschlagen.
  cookie    c_user 1y: Holds the account of users who are logged in. | Enthält das Konto angemeldeter Nutzer.
  cookie    xs 1y: Holds the session of users who are logged in. | Enthält die Sitzung angemeldeter Nutzer.
  cookie    fr 90d: ads
  cookie    m_pixel_ratio wd presence usida session: prefs
  cookie    oo 5y: optout
  cookie    locale ddid js_ver rc sfau 7d: state
  cookie    fbm_* fbsr_* fblo_* 1y: login

7002 Instagram
  purpose   social
  vendor    meta
  hosts     instagram.com cdninstagram.com
  script    instagram.com/embed.js
  script    instgrm.Embeds
  frame     instagram.com/p/
  frame     instagram.com/reel/
  frame     instagram.com/embed
  policy    https://privacycenter.instagram.com/policy/
  places    EU US
  data      ip device page interactions account
  en        Shows pictures, reels and profiles from Instagram.
  en why    Presenting our posts on Instagram.
  de        Zeigt Bilder, Reels und Profile aus Instagram.
  de why    Vorstellung unserer Beiträge auf Instagram.
  cookie    ig_did 1y: Recognizes the device. | Erkennt das Gerät wieder.
  cookie    csrftoken 1y: Protects against forged requests. | Schützt vor gefälschten Anfragen.
  cookie    mid 13mo: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    ig_cb ig_nrcb ds_user_id shbid shbts sessionid rur 1y: user

7003 X (Twitter)
  purpose   social
  vendor    x
  hosts     twimg.com twitter.com x.com t.co
  script    platform.twitter.com/
  script    platform.x.com/
  script    twttr.widgets
  frame     platform.twitter.com/
  frame     platform.x.com/
  frame     syndication.twitter.com/
  policy    https://x.com/en/privacy
  places    EU US
  data      ip device page interactions account
  en        Shows posts and timelines of the network X, formerly Twitter.
  en why    Quoting posts and letting visitors share pages.
  de        Zeigt Beiträge und Timelines des Netzwerks X, früher Twitter.
  de why    Zitieren von Beiträgen und Teilen von Seiten.
  cookie    guest_id 2y: Recognizes visitors who are not logged in. | Erkennt nicht angemeldete Besucher wieder.
  cookie    ct0 gt auth_token kdt twid _twitter_sess 1y: login
  cookie    syndication_guest_id tfw_exp ads_prefs eu_cn external_referer remember_checked_on rweb_optin csrf_same_site csrf_same_site_set dnt 2y: prefs
  local     __widgetsettings: Holds settings of the widget. | Enthält Einstellungen des Widgets.

7004 LinkedIn plugins
  purpose   social
  vendor    linkedin
  hosts     platform.linkedin.com www.linkedin.com licdn.com
  uses      linkedin.com
  script    platform.linkedin.com/
  script    badges.linkedin.com/
  frame     linkedin.com/embed
  policy    https://www.linkedin.com/legal/privacy-policy
  places    EU US
  data      ip device page interactions account
  en        Share buttons, profile badges and posts from LinkedIn.
  en why    Showing posts and profiles from the business network.
  de name   LinkedIn-Plugins
  de        Teilen-Schaltflächen, Profil-Badges und Beiträge von LinkedIn.
  de why    Anzeige von Beiträgen und Profilen aus dem Berufsnetzwerk.
  cookie    bscookie 1y: Recognizes the browser for security. | Erkennt den Browser zur Sicherheit wieder.
  cookie    lang session: Holds the language. | Enthält die Sprache.
  cookie    li_theme li_theme_set lil-lang li_alerts li_giant 6mo: prefs
  cookie    trkCode trkInfo lissc spectroscopyId sdsc fcookie ccookie 1y: state
  cookie    li_ep_auth_context lihc_auth_* li_referer chp_token li_cu session: login
  cookie    recent_history recent_history_status sharebox-suggestion 90d: prefs

7005 Pinterest widgets
  purpose   social
  vendor    pinterest
  hosts     pinimg.com pinterest.com
  script    assets.pinterest.com/
  script    PinUtils.
  frame     assets.pinterest.com/ext/embed
  policy    https://policy.pinterest.com/privacy-policy
  places    EU US
  data      ip device page interactions account
  en        Save buttons and embedded boards from Pinterest.
  en why    Letting visitors pin pictures and look at our boards.
  de name   Pinterest-Widgets
  de        Merken-Schaltflächen und eingebettete Pinnwände von Pinterest.
  de why    Merken von Bildern und Ansehen unserer Pinnwände.

7006 TikTok embeds
  purpose   social
  vendor    tiktok
  hosts     ttwstatic.com tiktok.com
  script    tiktok.com/embed.js
  script    ttwstatic.com/
  frame     tiktok.com/embed
  frame     tiktok.com/player/
  policy    https://www.tiktok.com/legal/page/eea/privacy-policy/en
  places    EU US CN
  data      ip device page playback account
  en        Plays short videos from TikTok on this website.
  en why    Showing our videos and those of others on TikTok.
  de name   TikTok-Einbettungen
  de        Spielt Kurzvideos von TikTok auf dieser Website ab.
  de why    Anzeige eigener und fremder Videos von TikTok.
  cookie    ttwid 1y: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    tt_webid_v2 1y: Recognizes the browser (older versions). | Erkennt den Browser wieder (ältere Versionen).

7007 Reddit embeds
  purpose   social
  vendor    reddit
  hosts     redditmedia.com reddit.com redd.it
  script    embed.reddit.com/
  script    embed.redditmedia.com/
  frame     redditmedia.com/
  frame     embed.reddit.com/r/
  policy    https://www.reddit.com/policies/privacy-policy
  places    EU US
  data      ip device page interactions account
  en        Shows posts and comments from the forums of Reddit.
  en why    Quoting discussions from Reddit.
  de name   Reddit-Einbettungen
  de        Zeigt Beiträge und Kommentare aus den Foren von Reddit.
  de why    Zitieren von Diskussionen aus Reddit.

7008 XING plugin
  purpose   social
  vendor    New Work SE, Am Strandkai 1, 20457 Hamburg, Germany
  hosts     xing-share.com xing.com
  script    xing-share.com/
  script    .xing.com/assets/
  script    platform.xing.com/
  frame     xing-share.com/app/
  policy    https://privacy.xing.com/en/privacy-policy
  places    EU
  data      ip device page account
  en        Share button of the career network XING from Hamburg.
  en why    Letting visitors recommend pages to their contacts.
  de name   XING-Plugin
  de        Teilen-Schaltfläche des Karrierenetzwerks XING aus Hamburg.
  de why    Empfehlung von Seiten an eigene Kontakte.

7009 Disqus
  purpose   social
  vendor    Disqus, Inc., 717 Market Street, Suite 700, San Francisco, CA 94103, USA
  hosts     disqus.com disquscdn.com
  script    .disqus.com/
  script    disqus_config
  script    disqus_shortname
  frame     disqus.com/embed/
  policy    https://help.disqus.com/en/articles/1717103-disqus-privacy-policy
  places    US
  data      visitorId ip device page messages account
  en        Comments below articles, with a login that works across websites.
  en why    Letting visitors comment and discuss; ads may be shown as well.
  de        Kommentare unter Artikeln mit einer Anmeldung, die auf vielen Websites gilt.
  de why    Kommentare und Diskussionen der Besucher; auch Werbung kann erscheinen.
  cookie    disqus_unique 1y: Recognizes visitors for statistics. | Erkennt Besucher für die Statistik wieder.
  cookie    disqus_unread disqusauth 1y: user
  local     disqus_unique: Recognizes visitors for statistics. | Erkennt Besucher für die Statistik wieder.

7010 AddToAny
  purpose   social
  vendor    AddToAny, San Francisco, California, USA
  hosts     addtoany.com
  script    static.addtoany.com/
  script    a2a_config
  frame     addtoany.com/menu/
  policy    https://www.addtoany.com/privacy
  places    US
  data      ip device page
  en        Bar of share buttons for more than a hundred networks and apps.
  en why    Letting visitors share pages by a click.
  de        Leiste mit Teilen-Schaltflächen für über hundert Netzwerke und Apps.
  de why    Teilen von Seiten mit einem Klick.

7011 ShareThis
  purpose   social
  vendor    ShareThis, Inc., 3000 El Camino Real, 5 Palo Alto Square, Suite 150, Palo Alto, CA 94306, USA
  hosts     sharethis.com
  script    .sharethis.com/
  script    stLight.options
  policy    https://sharethis.com/privacy/
  places    US
  data      adId ip pages device interactions
  en        Share buttons whose maker also collects data on interests and sells it for advertising.
  en why    Sharing pages; the vendor also forms target groups for advertising.
  de        Teilen-Schaltflächen, deren Anbieter auch Daten über Interessen sammelt und für Werbung verkauft.
  de why    Teilen von Seiten; der Anbieter bildet zudem Zielgruppen für Werbung.
  cookie    __stid 1y: Recognizes the browser on all websites with ShareThis. | Erkennt den Browser auf allen Websites mit ShareThis wieder.
  cookie    __stidv 1y: Holds the version of the ID. | Enthält die Version der Kennung.
  cookie    fpestid 1y: Recognizes the browser on this website. | Erkennt den Browser auf dieser Website wieder.
  cookie    st_optout 10y: optout
  cookie    pubconsent* pxcelPage* pxcelAcc3PC pxcelBcnLcy 1y: match

7012 AddThis
  purpose   social
  vendor    Oracle America, Inc., 500 Oracle Parkway, Redwood Shores, CA 94065, USA
  hosts     addthis.com addthisedge.com addthiscdn.com
  script    .addthis.com/
  script    addthis_config
  script    #pubid=ra-
  policy    https://www.oracle.com/legal/privacy/
  places    US
  data      adId ip pages device interactions
  en        Share buttons that Oracle shut down in May 2023; the code left on a website can be removed.
  en why    Formerly: sharing pages and forming target groups for advertising.
  de        Teilen-Schaltflächen, die Oracle im Mai 2023 eingestellt hat; verbliebener Code kann entfernt werden.
  de why    Früher: Teilen von Seiten und Bildung von Zielgruppen für Werbung.
  cookie    __atuvc 13mo: Counts how often a page was shared. | Zählt, wie oft eine Seite geteilt wurde.
  cookie    __atuvs 30min: Counts shares within the session. | Zählt geteilte Seiten innerhalb der Sitzung.
  cookie    loc uvc ssc xtc bt2 na_id 13mo: count

7013 Shareaholic
  purpose   social
  vendor    Shareaholic, Inc., 745 Atlantic Avenue, Boston, MA 02111, USA
  hosts     shareaholic.com shareaholic.net
  script    .shareaholic.com/
  script    .shareaholic.net/
  script    shr-config
  script    shareaholic-
  policy    https://www.shareaholic.com/privacy
  places    US
  data      ip pages device interactions
  en        Share buttons and related posts for blogs.
  en why    Sharing posts and recommending further ones.
  de        Teilen-Schaltflächen und verwandte Beiträge für Blogs.
  de why    Teilen von Beiträgen und Empfehlung weiterer.

7014 Gravatar
  purpose   other
  vendor    automattic
  hosts     gravatar.com
  script    gravatar.com/js/
  script    gravatar.com/avatar/
  policy    https://automattic.com/privacy/
  places    US EU
  data      ip device
  data      hash of the email address of those who comment | Hashwert der E-Mail-Adresse von Kommentierenden
  en        Shows the profile pictures of people who comment, found by a hash of their email address.
  en why    Showing pictures beside comments.
  de        Zeigt Profilbilder von Kommentierenden, die über einen Hashwert der E-Mail-Adresse gefunden werden.
  de why    Anzeige von Bildern neben Kommentaren.

7015 Walls.io
  purpose   external
  vendor    Walls.io GmbH, Schönbrunner Straße 213-215, 1120 Wien, Austria
  hosts     walls.io
  script    walls.io/js/
  script    wallsio-
  frame     my.walls.io/
  frame     walls.io/
  policy    https://walls.io/privacy
  places    EU US
  data      ip device page interactions
  en        Social media wall from Vienna that gathers posts from several networks.
  en why    Showing posts about us from different networks in one place.
  de        Social-Media-Wall aus Wien, die Beiträge mehrerer Netzwerke sammelt.
  de why    Anzeige von Beiträgen aus verschiedenen Netzwerken an einer Stelle.

7016 Juicer
  purpose   external
  vendor    SaaS.group LLC, 304 South Jones Boulevard #1205, Las Vegas, NV 89107, USA
  hosts     juicer.io
  script    juicer.io/embed
  script    assets.juicer.io/
  script    juicer-feed
  frame     juicer.io/api/feeds/
  policy    https://www.juicer.io/privacy
  places    US
  data      ip device page interactions
  en        Collects posts of a company from its social networks into one feed.
  en why    Displaying our latest posts.
  de        Sammelt die Beiträge eines Unternehmens aus seinen sozialen Netzwerken in einem Feed.
  de why    Anzeige unserer neuesten Beiträge.

7017 Flickr
  purpose   external
  vendor    Flickr, Inc., 67 E Evelyn Avenue, Suite 200, Mountain View, CA 94041, USA
  hosts     flickr.com staticflickr.com
  script    embedr.flickr.com/
  script    flickr.com/badge
  frame     flickr.com/
  policy    https://www.flickr.com/help/privacy
  places    US
  data      ip device page interactions
  en        Shows photos and albums that are stored with Flickr.
  en why    Presenting photo albums.
  de        Zeigt Fotos und Alben, die bei Flickr gespeichert sind.
  de why    Präsentation von Fotoalben.

7018 Discord widget
  purpose   social
  vendor    Discord Netherlands B.V., Schiphol Boulevard 195, 1118 BG Schiphol, Netherlands
  hosts     discord.com discordapp.com
  frame     discord.com/widget
  frame     discordapp.com/widget
  policy    https://discord.com/privacy
  places    US
  data      ip device page account
  en        Shows who is online on a Discord server, and invites visitors to it.
  en why    Inviting visitors to our community on Discord.
  de name   Discord-Widget
  de        Zeigt, wer auf einem Discord-Server online ist, und lädt dorthin ein.
  de why    Einladung in unsere Community auf Discord.
  cookie    __dcfduid 5y: Recognizes the browser for security. | Erkennt den Browser zur Sicherheit wieder.
  cookie    __sdcfduid 5y: Recognizes the browser for security. | Erkennt den Browser zur Sicherheit wieder.

7019 VK
  purpose   social
  vendor    VKontakte LLC, Saint Petersburg, Russia
  hosts     vk.com userapi.com vkuser.net vk.ru
  script    vk.com/js/api/
  script    vk.com/rtrg
  frame     vk.com/widget
  frame     vk.com/video_ext
  policy    https://vk.com/privacy
  places    RU
  data      page account device
  en        Buttons and posts of the Russian social network.
  en why    Sharing pages on VK and showing posts from there.
  de        Schaltflächen und Beiträge des russischen sozialen Netzwerks.
  de why    Teilen von Seiten bei VK und Anzeige dortiger Beiträge.
  cookie    remixlang remixstid remixstlid 1y: visitor

7020 Tumblr
  purpose   social
  vendor    Tumblr, Inc. (Automattic), 60 29th Street, San Francisco, CA 94110, USA
  hosts     tumblr.com
  script    assets.tumblr.com/
  script    platform.tumblr.com/
  frame     embed.tumblr.com/
  policy    https://www.tumblr.com/privacy/en
  places    US
  data      page account device
  en        Buttons and posts of the blog network.
  en why    Sharing pages on Tumblr and showing posts from there.
  de        Schaltflächen und Beiträge des Blognetzwerks.
  de why    Teilen von Seiten bei Tumblr und Anzeige dortiger Beiträge.
  cookie    rxx tmgioct pfg 1y: visitor

7021 WhatsApp chat button
  purpose   social
  vendor    WhatsApp Ireland Limited, Merrion Road, Dublin 4, D04 X2K5, Ireland
  hosts     whatsapp.com whatsapp.net
  script    static.whatsapp.net/
  frame     web.whatsapp.com/
  policy    https://www.whatsapp.com/legal/privacy-policy-eea
  places    EU US
  data      page device contact
  en        Opens a conversation in the messenger.
  en why    Getting in touch by WhatsApp.
  de name   WhatsApp-Chat-Schaltfläche
  de        Öffnet ein Gespräch im Messenger.
  de why    Kontaktaufnahme über WhatsApp.
  cookie    wa_ul session: state
  cookie    wa_lang_pref 6d: language

7022 LINE
  purpose   social
  vendor    LY Corporation, 1-3 Kioicho, Chiyoda-ku, Tokyo, Japan
  hosts     line.me line-scdn.net line-apps.com
  script    .line-scdn.net/
  script    tr.line.me/
  frame     social-plugins.line.me/
  policy    https://terms.line.me/line_rules?lang=en
  places    JP
  data      page account device
  en        Buttons and tags of the Japanese messenger.
  en why    Sharing pages through LINE and measuring ads there.
  de        Schaltflächen und Tags des japanischen Messengers.
  de why    Teilen von Seiten über LINE und Messung dortiger Anzeigen.
  cookie    __lt__cid __lt__cid.* 2y: visitor
  cookie    __lt__sid __lt__sid.* 30min: visit

7023 Kakao
  purpose   social
  vendor    Kakao Corp., 242 Cheomdan-ro, Jeju, South Korea
  hosts     kakao.com kakaocdn.net daumcdn.net daum.net
  script    developers.kakao.com/
  script    .kakaocdn.net/
  script    .daumcdn.net/
  policy    https://www.kakao.com/policy/privacy?lang=en
  places    KR
  data      page account device
  en        Buttons, maps and ads of the South Korean provider.
  en why    Using services of Kakao, such as sharing and login.
  de        Schaltflächen, Karten und Anzeigen des südkoreanischen Anbieters.
  de why    Nutzung von Diensten von Kakao wie Teilen und Anmelden.
  cookie    _kau _kawlt _kahai 1y: user

7024 Medium
  purpose   social
  vendor    A Medium Corporation, 548 Market Street, San Francisco, CA 94104, USA
  hosts     medium.com
  script    medium.com/_/
  frame     medium.com/media/
  policy    https://policy.medium.com/medium-privacy-policy-f03bf92035c9
  places    US
  data      page account device
  en        Articles from the blog platform.
  en why    Showing articles from Medium.
  de        Artikel der Blogplattform.
  de why    Anzeige von Artikeln von Medium.

7025 Mastodon embeds
  purpose   social
  vendor    Mastodon gGmbH, Mühlenstraße 8a, 14167 Berlin, Germany
  hosts     mastodon.social
  script    mastodon.social/embed.js
  frame     mastodon.social/@
  policy    https://mastodon.social/privacy-policy
  places    DE
  data      page device
  en        Posts of the decentralized network, from its largest server.
  en why    Showing posts from Mastodon.
  de name   Mastodon-Beiträge
  de        Beiträge des dezentralen Netzwerks von dessen größtem Server.
  de why    Anzeige von Beiträgen von Mastodon.

7026 Bluesky embeds
  purpose   social
  vendor    Bluesky Social, PBC, Seattle, WA, USA
  hosts     bsky.app
  script    embed.bsky.app/
  frame     embed.bsky.app/
  policy    https://bsky.social/about/support/privacy-policy
  places    US
  data      page device
  en        Posts of the social network Bluesky.
  en why    Showing posts from Bluesky.
  de name   Bluesky-Beiträge
  de        Beiträge des sozialen Netzwerks Bluesky.
  de why    Anzeige von Beiträgen von Bluesky.

7027 LightWidget
  purpose   social
  vendor    LightWidget, Poland
  hosts     lightwidget.com
  script    cdn.lightwidget.com/
  frame     lightwidget.com/widgets
  frame     .lightwidget.com/
  policy    https://lightwidget.com/privacy-policy
  places    EU US
  data      page device
  en        Shows pictures from Instagram as a gallery.
  en why    Showing an Instagram gallery by LightWidget.
  de        Zeigt Bilder von Instagram als Galerie.
  de why    Anzeige einer Instagram-Galerie mit LightWidget.

7028 Flockler
  purpose   social
  vendor    Flockler Oy, Helsinki, Finland
  hosts     flockler.com
  script    plugins.flockler.com/
  frame     plugins.flockler.com/
  policy    https://flockler.com/privacy-policy
  places    EU
  data      page device
  en        Gathers posts of several networks on one wall.
  en why    Showing posts with Flockler.
  de        Sammelt Beiträge mehrerer Netzwerke auf einer Wand.
  de why    Anzeige von Beiträgen mit Flockler.

7029 Curator.io
  purpose   social
  vendor    Curator, Sydney, Australia
  hosts     curator.io
  script    cdn.curator.io/
  policy    https://curator.io/privacy-policy
  places    AU US
  data      page device
  en        Collects posts of social networks in a feed.
  en why    Showing a feed by Curator.io.
  de        Bündelt Beiträge sozialer Netzwerke in einem Feed.
  de why    Anzeige eines Feeds von Curator.io.

7030 Taggbox
  purpose   social
  vendor    Social9, Inc. (Taggbox), San Francisco, CA, USA
  hosts     taggbox.com
  script    widget.taggbox.com/
  frame     widget.taggbox.com/
  policy    https://taggbox.com/privacy-policy/
  places    US IN
  data      page device
  en        Shows posts and customers’ pictures in galleries.
  en why    Showing a gallery by Taggbox.
  de        Zeigt Beiträge und Bilder von Kunden in Galerien.
  de why    Anzeige einer Galerie mit Taggbox.

7031 Viafoura
  purpose   social
  vendor    Viafoura Inc., Toronto, ON, Canada
  hosts     viafoura.co viafoura.net
  script    viafoura.co/
  script    viafoura.net/
  policy    https://viafoura.com/privacy-policy/
  places    CA US
  data      visitorId page account messages
  en        Comments and discussions on news sites.
  en why    Reading and writing comments with Viafoura.
  de        Kommentare und Diskussionen auf Nachrichtenseiten.
  de why    Lesen und Schreiben von Kommentaren mit Viafoura.
  cookie    _vfa VfRefresh 1y: visitor
  cookie    _vfb _vfz 30min: visit
  cookie    VfSess VfAccess* 30d: login
  cookie    _vf_rd_test* vfThirdpartyCookiesEnabled session: test

7032 Hatena
  purpose   social
  vendor    Hatena Co., Ltd., Kyoto, Japan
  hosts     st-hatena.com b.hatena.ne.jp
  script    st-hatena.com/
  script    b.hatena.ne.jp/js/
  policy    https://policies.hatena.ne.jp/privacypolicy
  places    JP
  data      page device account
  en        Bookmark buttons and counters of the Japanese service Hatena.
  en why    Saving pages with Hatena Bookmark.
  de        Lesezeichen-Schaltflächen und Zähler des japanischen Dienstes Hatena.
  de why    Speichern von Seiten mit Hatena Bookmark.

7033 OpenWeb (Spot.IM)
  purpose   social
  vendor    OpenWeb Technologies Ltd., Tel Aviv, Israel
  hosts     spot.im openweb.com
  script    .spot.im/
  script    .openweb.com/
  policy    https://www.openweb.com/legal-and-privacy/privacy
  places    IL US
  data      visitorId page account messages
  en        Comments below articles, with ads.
  en why    Comments of readers with OpenWeb.
  de        Kommentare unter Artikeln, mit Werbung.
  de why    Leserkommentare mit OpenWeb.

7034 Livefyre
  purpose   social
  vendor    adobe
  hosts     livefyre.com fyre.co
  script    livefyre.com/
  script    .fyre.co/
  policy    https://www.adobe.com/privacy/policy.html
  places    US
  data      visitorId page account messages
  en        Comments and feeds on news pages; Adobe discontinued it.
  en why    Comments of readers with Livefyre.
  de        Kommentare und Feeds auf Nachrichtenseiten, von Adobe eingestellt.
  de why    Leserkommentare mit Livefyre.

7035 Odnoklassniki (OK.ru)
  purpose   social
  vendor    VK LLC, Leningradsky prospekt 39/79, Moscow 125167, Russia
  hosts     connect.ok.ru
  script    connect.ok.ru/connect.js
  policy    https://ok.ru/regulations
  places    RU
  data      page account
  en        Share buttons and widgets of the Russian network Odnoklassniki.
  en why    Sharing pages on Odnoklassniki.
  de        Teilen-Schaltflächen und Widgets des russischen Netzwerks Odnoklassniki.
  de why    Teilen von Seiten auf Odnoklassniki.

7036 FeedBurner
  purpose   external
  vendor    google
  hosts     feedburner.com feedburner.google.com
  script    feeds.feedburner.com/~
  policy    https://policies.google.com/privacy
  places    EU US
  data      page device
  en        Google’s delivery of news feeds with subscription forms and counters.
  en why    Offering news feeds with FeedBurner.
  de        Auslieferung von Nachrichten-Feeds durch Google, mit Abo-Formularen und Zählern.
  de why    Angebot von Feeds mit FeedBurner.

7037 Telegram widgets
  purpose   social
  vendor    Telegram Messenger Inc., British Virgin Islands
  hosts     telegram.org t.me
  script    telegram.org/js/
  frame     //t.me/
  policy    https://telegram.org/privacy
  places    EU US
  data      page device
  en        Posts, comments and sign-in of the messenger Telegram.
  en why    Showing posts from Telegram.
  de        Beiträge, Kommentare und Anmeldung des Messengers Telegram.
  de why    Anzeige von Beiträgen von Telegram.

7038 Threads posts
  purpose   social
  vendor    Meta Platforms Ireland Limited, Merrion Road, Dublin 4, D04 X2K5, Ireland
  hosts     threads.net threads.com
  script    threads.net/embed.js
  script    threads.com/embed.js
  frame     threads.net/
  frame     threads.com/
  policy    https://privacycenter.instagram.com/policy
  places    EU US
  data      page device
  en        Posts of the social network Threads.
  en why    Showing posts from Threads.
  de        Beiträge des sozialen Netzwerks Threads.
  de why    Anzeige von Beiträgen von Threads.
`;
