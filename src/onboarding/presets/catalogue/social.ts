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
  en why    Showing contents of Facebook and letting visitors share pages there.
  de name   Facebook-Plugins
  de        Gefällt-mir-Schaltflächen, Beiträge, Seiten und Kommentare von Facebook.
  de why    Anzeige von Inhalten aus Facebook und Teilen von Seiten dort.
  cookie    datr 13mo: Recognises the browser to detect abuse. | Erkennt den Browser wieder, um Missbrauch aufzudecken.
  cookie    sb 13mo: Recognises the browser to suggest logins. | Erkennt den Browser wieder, um Anmeldungen vorzuschlagen.
  cookie    c_user 1y: Holds the account of users who are logged in. | Enthält das Konto angemeldeter Nutzer.
  cookie    xs 1y: Holds the session of users who are logged in. | Enthält die Sitzung angemeldeter Nutzer.

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
  cookie    ig_did 1y: Recognises the device. | Erkennt das Gerät wieder.
  cookie    csrftoken 1y: Protects against forged requests. | Schützt vor gefälschten Anfragen.
  cookie    mid 13mo: Recognises the browser. | Erkennt den Browser wieder.

7003 X (Twitter)
  purpose   social
  vendor    x
  hosts     twimg.com twitter.com x.com
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
  cookie    guest_id 2y: Recognises visitors who are not logged in. | Erkennt nicht angemeldete Besucher wieder.
  local     __widgetsettings: Holds settings of the widget. | Enthält Einstellungen des Widgets.

7004 LinkedIn plugins
  purpose   social
  vendor    linkedin
  hosts     platform.linkedin.com www.linkedin.com licdn.com
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
  cookie    bscookie 1y: Recognises the browser for security. | Erkennt den Browser zur Sicherheit wieder.
  cookie    lang session: Holds the language. | Enthält die Sprache.

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
  cookie    ttwid 1y: Recognises the browser. | Erkennt den Browser wieder.
  cookie    tt_webid_v2 1y: Recognises the browser (older versions). | Erkennt den Browser wieder (ältere Versionen).

7007 Reddit embeds
  purpose   social
  vendor    reddit
  hosts     redditmedia.com reddit.com
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
  cookie    disqus_unique 1y: Recognises visitors for statistics. | Erkennt Besucher für die Statistik wieder.
  local     disqus_unique: Recognises visitors for statistics. | Erkennt Besucher für die Statistik wieder.

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
  cookie    __stid 1y: Recognises the browser on all websites with ShareThis. | Erkennt den Browser auf allen Websites mit ShareThis wieder.
  cookie    __stidv 1y: Holds the version of the ID. | Enthält die Version der Kennung.
  cookie    fpestid 1y: Recognises the browser on this website. | Erkennt den Browser auf dieser Website wieder.

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
  en        Share buttons that Oracle closed down in May 2023; the code left on a website can be removed.
  en why    Formerly: sharing pages and forming target groups for advertising.
  de        Teilen-Schaltflächen, die Oracle im Mai 2023 eingestellt hat; verbliebener Code kann entfernt werden.
  de why    Früher: Teilen von Seiten und Bildung von Zielgruppen für Werbung.
  cookie    __atuvc 13mo: Counts how often a page was shared. | Zählt, wie oft eine Seite geteilt wurde.
  cookie    __atuvs 30min: Counts shares within the session. | Zählt geteilte Seiten innerhalb der Sitzung.

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
  policy    https://automattic.com/privacy/
  places    US EU
  data      ip device
  data      hash of the e-mail address of those who comment | Hashwert der E-Mail-Adresse von Kommentierenden
  en        Shows the profile pictures of people who comment, found by a hash of their e-mail address.
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
  cookie    __dcfduid 5y: Recognises the browser for security. | Erkennt den Browser zur Sicherheit wieder.
  cookie    __sdcfduid 5y: Recognises the browser for security. | Erkennt den Browser zur Sicherheit wieder.
`;
