export const video = String.raw`
5001 YouTube
  purpose   external
  vendor    google
  hosts     youtube.com youtu.be ytimg.com yt3.ggpht.com yt4.ggpht.com
  script    youtube.com/iframe_api
  script    youtube.com/player_api
  script    www.youtube.com/s/player/
  script    i.ytimg.com/
  script    new YT.Player(
  frame     youtube.com/embed
  frame     youtube.com/v/
  frame     youtu.be/
  policy    https://policies.google.com/privacy
  places    EU US
  data      ip device page playback adId account
  en        Plays videos from YouTube on this website. Google recognizes the browser and may use this for advertising.
  en why    Showing videos and estimating the bandwidth for them.
  de        Spielt Videos von YouTube auf dieser Website ab. Google erkennt den Browser wieder und kann dies für Werbung nutzen.
  de why    Anzeige von Videos und Abschätzung der dafür verfügbaren Bandbreite.
  cookie    YSC session: Recognizes the session and counts views. | Erkennt die Sitzung wieder und zählt Aufrufe.
  cookie    VISITOR_INFO1_LIVE 180d: Recognizes the browser and estimates the bandwidth. | Erkennt den Browser wieder und schätzt die Bandbreite.
  cookie    VISITOR_PRIVACY_METADATA 180d: Holds the state of the consent at YouTube. | Enthält den Stand der Einwilligung bei YouTube.
  cookie    PREF 8mo: Holds settings such as language and autoplay. | Enthält Einstellungen wie Sprache und automatische Wiedergabe.
  cookie    GPS 30min: place
  cookie    DEVICE_INFO __Secure-ROLLOUT_TOKEN __Secure-YEC __Secure-YNID 180d: player
  cookie    LOGIN_INFO 2y: login
  local     yt-remote-device-id: Holds an ID of the device for the player. | Enthält eine Gerätekennung für den Player.
  local     yt-remote-connected-devices: Holds connected playback devices. | Enthält verbundene Wiedergabegeräte.
  local     yt-player-headers-readable: Records a technical property of the browser for the player. | Vermerkt eine technische Eigenschaft des Browsers für den Player.
  local     yt-player-bandwidth yt-player-quality yt-player-volume yt-html5-player-modules::subtitlesModuleData::display-settings ytidb::LAST_RESULT_ENTRY_KEY yt.innertube::nextId yt.innertube::requests: player
  tab       yt-remote-session-app yt-remote-session-name yt-remote-cast-installed yt-remote-fast-check-period yt-remote-cast-available: player

5002 YouTube (privacy-enhanced mode)
  purpose   external
  vendor    google
  hosts     youtube-nocookie.com
  script    youtube-nocookie.com/
  frame     youtube-nocookie.com/
  policy    https://policies.google.com/privacy
  places    EU US
  data      ip device page playback
  en        YouTube videos in the mode that stores nothing in cookies before the video is played.
  en why    Showing videos without using them for personalized suggestions.
  de name   YouTube (erweiterter Datenschutzmodus)
  de        YouTube-Videos in dem Modus, der vor dem Abspielen keine Cookies setzt.
  de why    Anzeige von Videos, ohne sie für personalisierte Vorschläge zu verwenden.
  local     yt-remote-device-id: Holds an ID of the device for the player. | Enthält eine Gerätekennung für den Player.
  local     yt-player-headers-readable: Records a technical property of the browser for the player. | Vermerkt eine technische Eigenschaft des Browsers für den Player.

5003 Vimeo
  purpose   external
  vendor    Vimeo.com, Inc., 330 West 34th Street, 10th Floor, New York, NY 10001, USA
  hosts     vimeo.com vimeocdn.com
  script    player.vimeo.com/api/
  script    new Vimeo.Player(
  frame     player.vimeo.com/
  frame     vimeo.com/event/
  policy    https://vimeo.com/privacy
  places    US
  data      ip device page playback account
  en        Plays videos from the platform Vimeo.
  en why    Showing videos in good quality and counting how often they are played.
  de        Spielt Videos der Plattform Vimeo ab.
  de why    Anzeige von Videos in guter Qualität und Zählung der Abrufe.
  cookie    vuid 2y: Recognizes the browser for playback statistics. | Erkennt den Browser für die Abrufstatistik wieder.
  cookie    player 1y: Holds settings of the player such as volume. | Enthält Einstellungen des Players wie die Lautstärke.
  cookie    continuous_play_v3 sd_identity sd_client_id 2y: player
  cookie    _abexps vimeo_gdpr_optin afUserId 1y: variant
  local     sync_volume sync_captions sync_active: player

5004 Dailymotion
  purpose   external
  vendor    Dailymotion SA, 140 boulevard Malesherbes, 75017 Paris, France
  hosts     dailymotion.com dmcdn.net dmxleo.com
  script    api.dmcdn.net/
  script    geo.dailymotion.com/player
  frame     dailymotion.com/embed
  frame     geo.dailymotion.com/
  policy    https://legal.dailymotion.com/en/privacy-policy/
  places    EU US
  data      ip device page playback adId
  en        French video platform; its videos may begin with advertising.
  en why    Showing videos with ads from which their makers earn money.
  de        Französische Videoplattform; den Videos kann Werbung vorausgehen.
  de why    Anzeige von Videos mit Werbung, an der die Urheber verdienen.
  cookie    v1st 13mo: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    dmvk session: Recognizes the session. | Erkennt die Sitzung wieder.
  cookie    ts 13mo: Serves for statistics and the selection of ads. | Dient der Statistik und der Auswahl von Anzeigen.

5005 Wistia
  purpose   external
  vendor    Wistia, Inc., 120 Brookline Street, Cambridge, MA 02139, USA
  hosts     wistia.com wistia.net
  script    fast.wistia.com/
  script    fast.wistia.net/assets/
  script    window._wq
  frame     fast.wistia.net/embed/
  frame     fast.wistia.com/embed/iframe
  policy    https://wistia.com/privacy
  places    US
  data      visitorId ip device page playback email
  en        Video hosting for marketing that records how far each visitor watches.
  en why    Showing videos and evaluating which parts are watched.
  de        Videohosting für das Marketing, das erfasst, wie weit jeder Besucher zusieht.
  de why    Anzeige von Videos und Auswertung, welche Teile angesehen werden.
  cookie    _distillery _simplex wistia-http2-push-disabled 1y: player
  local     wistia: Holds the visitor ID and the position in each video. | Enthält die Besucherkennung und die Position in jedem Video.
  local     wistia-video-progress-*: Holds the position in a video. | Enthält die Position in einem Video.

5006 Spotify
  purpose   external
  vendor    Spotify AB, Regeringsgatan 19, 111 53 Stockholm, Sweden
  hosts     spotify.com scdn.co spotifycdn.com
  script    open.spotify.com/embed/iframe-api
  script    open.spotify.com/embed-podcast/iframe-api
  frame     open.spotify.com/
  frame     embed.spotify.com/
  policy    https://www.spotify.com/legal/privacy-policy/
  places    EU US
  data      ip device page playback account
  en        Plays songs, playlists and podcasts from Spotify.
  en why    Letting visitors listen to music and podcasts on this website.
  de        Spielt Titel, Playlists und Podcasts von Spotify ab.
  de why    Anhören von Musik und Podcasts auf dieser Website.
  cookie    sp_t 1y: Recognizes the browser and supports playback. | Erkennt den Browser wieder und unterstützt die Wiedergabe.
  cookie    sp_landing 1d: Records on which page the player was met first. | Vermerkt, auf welcher Seite der Player zuerst erschien.
  cookie    sp_m sp_adid sp_dc sp_key 1y: user

5007 SoundCloud
  purpose   external
  vendor    SoundCloud Global Limited & Co. KG, Rheinsberger Straße 76/77, 10115 Berlin, Germany
  hosts     soundcloud.com sndcdn.com
  script    w.soundcloud.com/player/api.js
  script    connect.soundcloud.com/
  frame     w.soundcloud.com/
  frame     soundcloud.com/player
  policy    https://soundcloud.com/pages/privacy
  places    EU US
  data      visitorId ip device page playback account
  en        Player of the music platform SoundCloud from Berlin.
  en why    Playing tracks and mixes that are stored on SoundCloud.
  de        Player der Musikplattform SoundCloud aus Berlin.
  de why    Wiedergabe von Titeln und Mixen, die bei SoundCloud liegen.
  cookie    sc_anonymous_id 10y: Recognizes the browser. | Erkennt den Browser wieder.

5008 Twitch
  purpose   external
  vendor    Twitch Interactive, Inc., 350 Bush Street, 2nd Floor, San Francisco, CA 94104, USA
  hosts     twitch.tv ttvnw.net
  script    player.twitch.tv/js/
  script    embed.twitch.tv/embed/
  frame     player.twitch.tv/
  frame     twitch.tv/embed
  frame     clips.twitch.tv/
  policy    https://www.twitch.tv/p/legal/privacy-notice/
  places    US EU
  data      ip device page playback account
  en        Embeds live streams and chats of the platform Twitch, which belongs to Amazon.
  en why    Showing live streams and recordings.
  de        Bindet Livestreams und Chats der Plattform Twitch ein, die zu Amazon gehört.
  de why    Anzeige von Livestreams und Aufzeichnungen.
  cookie    unique_id 10y: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    unique_id_durable device_id twitch.lohp.countryCode 10y: visitor
  cookie    server_session_id session_unique_id api_token auth-token session: login

5009 JW Player
  purpose   external
  vendor    JWP Connatix (LongTail Ad Solutions, Inc.), 2 Park Avenue, 10th Floor, New York, NY 10016, USA
  hosts     jwplayer.com jwpcdn.com jwplatform.com jwpltx.com jwpsrv.com
  script    cdn.jwplayer.com/
  script    .jwpcdn.com/
  script    content.jwplatform.com/
  script    jwplayer(
  frame     cdn.jwplayer.com/players/
  frame     content.jwplatform.com/players/
  policy    https://jwpconnatix.com/legal/privacy/
  places    US
  data      ip device page playback
  en        Video player with hosting and advertising for media companies.
  en why    Playing videos and counting their views.
  de        Videoplayer mit Hosting und Werbung für Medienunternehmen.
  de why    Wiedergabe von Videos und Zählung der Abrufe.
  local     jwplayer.volume: Holds the volume. | Enthält die Lautstärke.
  local     jwplayer.mute: Holds whether the sound is off. | Enthält, ob der Ton aus ist.
  local     jwplayer.bandwidthEstimate: Holds the estimated bandwidth. | Enthält die geschätzte Bandbreite.
  local     jwplayerLocalId: Recognizes the browser for statistics. | Erkennt den Browser für die Statistik wieder.

5010 Brightcove
  purpose   external
  vendor    Brightcove Inc., 281 Summer Street, Boston, MA 02210, USA
  hosts     brightcove.com brightcove.net boltdns.net zencdn.net
  script    players.brightcove.net/
  script    edge.api.brightcove.com/
  frame     players.brightcove.net/
  policy    https://www.brightcove.com/legal/privacy-policy/
  places    US EU
  data      visitorId ip device page playback
  en        Video platform for companies and broadcasters.
  en why    Streaming videos and evaluating how they are used.
  de        Videoplattform für Unternehmen und Sender.
  de why    Streaming von Videos und Auswertung ihrer Nutzung.
  local     BCOVPLAYER*: player

5011 Apple Music and Apple Podcasts
  purpose   external
  vendor    Apple Distribution International Limited, Hollyhill Industrial Estate, Hollyhill, Cork, Ireland
  hosts     embed.music.apple.com embed.podcasts.apple.com
  frame     embed.music.apple.com/
  frame     embed.podcasts.apple.com/
  policy    https://www.apple.com/legal/privacy/
  places    EU US
  data      ip device page playback account
  en        Plays previews of songs and episodes of podcasts from Apple’s catalog.
  en why    Presenting music and podcasts.
  de name   Apple Music und Apple Podcasts
  de        Spielt Hörproben und Podcast-Folgen aus dem Angebot von Apple ab.
  de why    Vorstellung von Musik und Podcasts.

5012 Podigee
  purpose   external
  vendor    Podigee GmbH, Revaler Straße 28, 10245 Berlin, Germany
  hosts     podigee.io podigee-cdn.net podigee.com
  script    player.podigee-cdn.net/
  script    cdn.podigee.com/
  frame     player.podigee-cdn.net/podcast-player/
  frame     .podigee.io/
  policy    https://www.podigee.com/en/about/privacy/
  places    DE EU
  data      ip device playback
  en        Podcast hosting from Berlin with a player for websites.
  en why    Playing podcast episodes and counting downloads.
  de        Podcast-Hosting aus Berlin mit einem Player für Websites.
  de why    Wiedergabe von Podcast-Folgen und Zählung der Abrufe.

5013 Deezer
  purpose   external
  vendor    Deezer SA, 24 rue de Calais, 75009 Paris, France
  hosts     deezer.com dzcdn.net
  frame     widget.deezer.com/
  frame     deezer.com/plugins/
  policy    https://www.deezer.com/legal/personal-datas
  places    EU
  data      ip device page playback account
  en        Music player of the French streaming service Deezer.
  en why    Playing albums and playlists.
  de        Musikplayer des französischen Streamingdienstes Deezer.
  de why    Wiedergabe von Alben und Playlists.

5014 Mixcloud
  purpose   external
  vendor    Mixcloud Limited, 35-41 Folgate Street, London E1 6BX, United Kingdom
  hosts     mixcloud.com
  script    widget.mixcloud.com/
  frame     mixcloud.com/widget
  frame     player-widget.mixcloud.com/
  policy    https://www.mixcloud.com/privacy/
  places    GB US
  data      ip device page playback
  en        Player for radio shows and DJ mixes from London.
  en why    Playing recorded shows and mixes.
  de        Player aus London für Radiosendungen und DJ-Mixe.
  de why    Wiedergabe aufgezeichneter Sendungen und Mixe.

5015 Bandcamp
  purpose   external
  vendor    Bandcamp, Inc., 1901 Broadway, Oakland, CA 94612, USA
  hosts     bandcamp.com bcbits.com
  frame     bandcamp.com/EmbeddedPlayer
  policy    https://bandcamp.com/privacy
  places    US
  data      ip device page playback
  en        Player of the shop in which musicians sell their albums directly.
  en why    Letting visitors listen to music that can be bought on Bandcamp.
  de        Player des Shops, in dem Musiker ihre Alben direkt verkaufen.
  de why    Anhören von Musik, die bei Bandcamp erhältlich ist.
  cookie    client_id 10y: Recognizes the browser on bandcamp.com. | Erkennt den Browser auf bandcamp.com wieder.

5016 Bunny Stream
  purpose   external
  vendor    BunnyWay d.o.o., Dunajska cesta 165, 1000 Ljubljana, Slovenia
  hosts     mediadelivery.net
  script    assets.mediadelivery.net/
  frame     iframe.mediadelivery.net/
  frame     player.mediadelivery.net/
  policy    https://bunny.net/privacy/
  places    EU
  data      shortIp device page playback
  en        Video hosting from Slovenia with a player that needs no cookies.
  en why    Streaming videos from European servers.
  de        Videohosting aus Slowenien mit einem Player, der keine Cookies braucht.
  de why    Streaming von Videos von europäischen Servern.

5017 Matterport
  purpose   external
  vendor    Matterport, LLC, 352 East Java Drive, Sunnyvale, CA 94089, USA
  hosts     matterport.com
  script    static.matterport.com/
  frame     my.matterport.com/
  policy    https://matterport.com/privacy-policy
  places    US
  data      visitorId ip device page interactions
  en        Shows rooms as three-dimensional tours through which visitors can walk.
  en why    Offering virtual tours of our rooms.
  de        Zeigt Räume als dreidimensionale Rundgänge, durch die sich Besucher bewegen können.
  de why    Virtuelle Rundgänge durch unsere Räume.

5018 ARTE
  purpose   external
  vendor    ARTE G.E.I.E., 4 quai du Chanoine Winterer, 67000 Strasbourg, France
  hosts     arte.tv
  frame     arte.tv/player
  frame     arte.tv/embeds
  frame     arte.tv/arte_vp
  policy    https://www.arte.tv/en/articles/privacy-policy
  places    EU
  data      ip device page playback
  en        Player of the Franco-German cultural broadcaster.
  en why    Showing programs of ARTE.
  de        Player des deutsch-französischen Kultursenders.
  de why    Anzeige von Sendungen von ARTE.

5019 Vidyard
  purpose   external
  vendor    Vidyard, 119 King Street West, Kitchener, ON N2G 1A7, Canada
  hosts     vidyard.com
  script    play.vidyard.com/
  frame     play.vidyard.com/
  policy    https://www.vidyard.com/privacy/
  places    CA US
  data      visitorId page playback device
  en        Video platform for sales and marketing.
  en why    Playing videos from Vidyard.
  de        Videoplattform für Vertrieb und Marketing.
  de why    Wiedergabe von Videos von Vidyard.
  cookie    vyd vidyard_user 1y: visitor

5020 Kaltura
  purpose   external
  vendor    Kaltura, Inc., 860 Broadway, New York, NY 10003, USA
  hosts     kaltura.com
  script    .kaltura.com/
  frame     .kaltura.com/
  policy    https://corp.kaltura.com/privacy-policy/
  places    US EU
  data      page playback device
  en        Video platform of universities and companies.
  en why    Playing videos from Kaltura.
  de        Videoplattform von Hochschulen und Unternehmen.
  de why    Wiedergabe von Videos von Kaltura.
  local     kalturaCache: player

5021 Flowplayer (Wowza)
  purpose   external
  vendor    Flowplayer AB, Stockholm, Sweden
  hosts     flowplayer.com flowplayer.org
  uses      ljsp.lwcdn.com
  script    cdn.flowplayer.com/
  script    releases.flowplayer.org/
  frame     ljsp.lwcdn.com/
  policy    https://www.wowza.com/legal/privacy
  places    EU US
  data      page playback device
  en        Video player that loads from the provider.
  en why    Playing videos with Flowplayer.
  de        Videoplayer, der beim Anbieter geladen wird.
  de why    Wiedergabe von Videos mit Flowplayer.
  local     flowplayer: player

5022 glomex
  purpose   external
  vendor    glomex GmbH, Medienallee 4, 85774 Unterföhring, Germany
  hosts     glomex.com glomex.cloud
  script    player.glomex.com/
  script    component-vvs.glomex.com/
  frame     player.glomex.com/
  policy    https://www.glomex.com/legal/privacy-policy/
  places    DE
  data      adId page playback device
  en        Exchange for videos of media companies, with ads.
  en why    Showing videos of others with ads.
  de        Börse für Videos von Medienhäusern, mit Werbung.
  de why    Anzeige fremder Videos mit Werbung.
  local     glomex_*: player

5023 Acast
  purpose   external
  vendor    Acast AB, Kungsgatan 28, 111 35 Stockholm, Sweden
  hosts     acast.com
  frame     embed.acast.com/
  frame     player.acast.com/
  policy    https://www.acast.com/privacy
  places    EU
  data      page playback device
  en        Podcast host with a player for websites.
  en why    Playing podcasts from Acast.
  de        Podcast-Anbieter mit einem Player für Websites.
  de why    Wiedergabe von Podcasts von Acast.

5024 Spreaker
  purpose   external
  vendor    Spreaker, Inc., San Francisco, CA, USA
  hosts     spreaker.com
  script    widget.spreaker.com/
  frame     widget.spreaker.com/
  policy    https://www.iheart.com/privacy/
  places    US EU
  data      page playback device
  en        Podcast host of the iHeart group.
  en why    Playing podcasts from Spreaker.
  de        Podcast-Anbieter der iHeart-Gruppe.
  de why    Wiedergabe von Podcasts von Spreaker.

5025 Buzzsprout
  purpose   external
  vendor    Higher Pixels, Inc., Jacksonville, FL, USA
  hosts     buzzsprout.com
  script    www.buzzsprout.com/
  frame     www.buzzsprout.com/
  policy    https://www.buzzsprout.com/privacy
  places    US
  data      page playback device
  en        Podcast host for small publishers.
  en why    Playing podcasts from Buzzsprout.
  de        Podcast-Anbieter für kleine Produzenten.
  de why    Wiedergabe von Podcasts von Buzzsprout.

5026 Loom
  purpose   external
  vendor    Loom, Inc. (Atlassian), San Francisco, CA, USA
  hosts     loom.com
  frame     www.loom.com/embed
  frame     loom.com/share
  policy    https://www.atlassian.com/legal/privacy-policy
  places    US
  data      page playback account
  en        Videos of the screen, for explanations.
  en why    Playing explanatory videos from Loom.
  de        Bildschirmvideos für Erklärungen.
  de why    Wiedergabe von Erklärvideos von Loom.

5027 Rumble
  purpose   external
  vendor    Rumble Inc., 444 Gulf of Mexico Drive, Longboat Key, FL 34228, USA
  hosts     rumble.com
  script    rumble.com/embedJS
  frame     rumble.com/embed
  policy    https://rumble.com/s/privacy
  places    US CA
  data      page playback device
  en        Video platform from North America.
  en why    Playing videos from Rumble.
  de        Videoplattform aus Nordamerika.
  de why    Wiedergabe von Videos von Rumble.

5028 Mux
  purpose   external
  vendor    Mux, Inc., 50 Beale Street, San Francisco, CA 94105, USA
  hosts     mux.com litix.io
  script    .litix.io/
  script    stream.mux.com/
  script    src.litix.io/
  frame     player.mux.com/
  policy    https://www.mux.com/privacy
  places    US
  data      sessionId page playback device
  en        Delivers videos and measures the quality of their playback.
  en why    Playing videos from Mux.
  de        Liefert Videos aus und misst die Qualität der Wiedergabe.
  de why    Wiedergabe von Videos von Mux.
  cookie    muxData 1y: visitor

5029 Digiteka (Ultimedia)
  purpose   ads
  vendor    Digiteka Technologies SAS, Paris, France
  hosts     ultimedia.com digiteka.net digiteka.com
  script    ultimedia.com/
  script    digiteka.net/
  frame     ultimedia.com/deliver/
  policy    https://www.ultimedia.com/POLICY.html
  places    EU
  data      adId page device playback
  en        French video platform that adds videos with ads to articles.
  en why    Videos with ads by Digiteka.
  de        Französische Videoplattform, die Artikel um Videos mit Werbung ergänzt.
  de why    Videos mit Werbung von Digiteka.

5030 Primis
  purpose   ads
  vendor    M.D. Primis Technologies Ltd., Tel Aviv, Israel
  hosts     primis.tech sekindo.com
  script    sekindo.com/
  script    .primis.tech/
  policy    https://www.primis.tech/privacy-policy/
  places    IL US EU
  data      adId page device playback
  en        Video player with recommended clips and ads.
  en why    Videos with ads by Primis.
  de        Videoplayer mit empfohlenen Clips und Werbung.
  de why    Videos mit Werbung von Primis.

5031 AnyClip
  purpose   ads
  vendor    AnyClip Ltd., Tel Aviv, Israel
  hosts     anyclip.com
  script    anyclip.com/
  policy    https://www.anyclip.com/privacy-policy
  places    IL US
  data      adId page device playback
  en        Video player that chooses clips and ads by their content.
  en why    Videos with ads by AnyClip.
  de        Videoplayer, der Clips und Werbung nach deren Inhalt auswählt.
  de why    Videos mit Werbung von AnyClip.

5032 Aniview
  purpose   ads
  vendor    Aniview Ltd., Tel Aviv, Israel
  hosts     aniview.com
  script    aniview.com/
  policy    https://www.aniview.com/privacy-policy/
  places    IL US EU
  data      adId page device playback
  en        Ad server and player for video ads.
  en why    Delivering video ads with Aniview.
  de        Adserver und Player für Videoanzeigen.
  de why    Auslieferung von Videoanzeigen mit Aniview.
  local     av_*: ads

5033 Vidazoo
  purpose   ads
  vendor    Vidazoo Ltd., Tel Aviv, Israel
  hosts     vidazoo.com cootlogix.com
  script    vidazoo.com/
  policy    https://vidazoo.gitbook.io/vidazoo-legal/privacy-policy
  places    IL US EU
  data      adId page device playback
  en        Marketplace and player for video ads on publishers’ pages.
  en why    Selling video ads through Vidazoo.
  de        Marktplatz und Player für Videoanzeigen auf Verlagsseiten.
  de why    Vermarktung von Videoanzeigen über Vidazoo.
  cookie    vdzj1_* vdzh5_* vdzsync ck48wz12sqj7 bah383vlj1 30d: match

5034 Truvid
  purpose   ads
  vendor    Truvid Inc., New York, NY, USA
  hosts     truvid.com truvidplayer.com
  script    truvid.com/
  script    truvidplayer.com/
  policy    https://www.truvid.com/terms/privacy_policy
  places    US
  data      adId page device playback
  en        Adds matching videos with ads to articles.
  en why    Videos with ads by Truvid.
  de        Ergänzt Artikel um passende Videos mit Werbung.
  de why    Videos mit Werbung von Truvid.

5035 Cloudflare Stream
  purpose   external
  vendor    cloudflare
  hosts     cloudflarestream.com videodelivery.net
  script    cloudflarestream.com/
  script    videodelivery.net/
  frame     cloudflarestream.com/
  frame     videodelivery.net/
  policy    https://www.cloudflare.com/privacypolicy/
  places    EU US
  data      page device playback
  en        Video player and delivery of the network Cloudflare.
  en why    Showing videos through Cloudflare Stream.
  de        Videoplayer und Videoauslieferung des Netzwerks Cloudflare.
  de why    Anzeige von Videos über Cloudflare Stream.

5036 Tolstoy
  purpose   external
  vendor    Tolstoy, Inc., New York, NY, USA
  hosts     gotolstoy.com
  script    widget.gotolstoy.com/
  policy    https://www.gotolstoy.com/privacy
  places    US
  data      visitorId page playback products
  en        Interactive videos for shops.
  en why    Showing interactive videos from Tolstoy.
  de        Interaktive Videos für Shops.
  de why    Anzeige interaktiver Videos von Tolstoy.

5037 Libsyn
  purpose   external
  vendor    Liberated Syndication Inc., Pittsburgh, PA, USA
  hosts     libsyn.com
  script    html5-player.libsyn.com/
  frame     html5-player.libsyn.com/
  frame     play.libsyn.com/embed
  policy    https://libsyn.com/privacy-policy/
  places    US
  data      page device playback
  en        Podcasts with an embedded player.
  en why    Playing podcasts from Libsyn.
  de        Podcasts mit eingebettetem Player.
  de why    Abspielen von Podcasts von Libsyn.

5038 Simplecast
  purpose   external
  vendor    Simplecast (AdsWizz, Inc.), San Mateo, CA, USA
  hosts     simplecast.com simplecastcdn.com simplecastaudio.com
  script    player.simplecast.com/
  frame     player.simplecast.com/
  policy    https://simplecast.com/privacy
  places    US
  data      page device playback
  en        Podcasts with pages of their own and an embedded player.
  en why    Playing podcasts from Simplecast.
  de        Podcasts mit eigenen Seiten und eingebettetem Player.
  de why    Abspielen von Podcasts von Simplecast.

5039 SendToNews (STN Video)
  purpose   external
  vendor    STN Video Inc., Victoria, BC, Canada
  hosts     sendtonews.com stnvideo.com
  script    sendtonews.com/
  frame     sendtonews.com/
  policy    https://www.stnvideo.com/privacy-policy/
  places    CA US
  data      device playback pages
  en        Plays sports and news videos with ads.
  en why    Showing videos of STN Video beside articles.
  de        Spielt Sport- und Nachrichtenvideos mit Werbung ab.
  de why    Anzeige von Videos von STN Video neben Artikeln.

5040 AdFuel Video (videoplayerhub.com)
  purpose   external
  vendor    AdFuel Video, address unknown
  hosts     videoplayerhub.com
  script    videoplayerhub.com/
  policy    https://goadfuel.com/
  places    US
  data      device playback pages
  en        A video player with ads that follows the reader on the page.
  en why    Showing videos with ads of AdFuel.
  de        Ein Videoplayer mit Werbung, der den Lesern auf der Seite folgt.
  de why    Anzeige von Videos mit Werbung von AdFuel.

5041 Remixd
  purpose   external
  vendor    Remixd Media, Inc., 30 Leicester Square, London WC2H 7LA, United Kingdom
  hosts     remixd.com
  script    remixd.com/
  frame     remixd.com/
  policy    https://www.remixd.com/privacy_policy.html
  places    GB US
  data      device playback pages
  en        Reads articles aloud and plays audio ads.
  en why    An audio version of articles.
  de        Liest Artikel vor und spielt Audiowerbung ab.
  de why    Eine Hörfassung von Artikeln.

5042 Lura (lura.live)
  purpose   external
  vendor    Lura, operator and address unknown
  hosts     lura.live
  script    lura.live/
  frame     lura.live/
  policy    https://lura.live/
  places    US
  data      device playback
  en        A video player, mostly on websites of US television stations.
  en why    Showing live broadcasts and videos of television stations.
  de        Ein Videoplayer, meist auf Websites von US-Fernsehsendern.
  de why    Anzeige von Livesendungen und Videos von Fernsehsendern.

5043 Minute.ly
  purpose   external
  vendor    Minute Spoteam Ltd., Israel, address unknown
  hosts     minute.ly minutely.com
  script    minute.ly/
  policy    https://www.minute.ly/
  places    IL US
  data      device playback interactions
  en        Shows moving previews of videos and optimizes them.
  en why    More plays of the videos on this website.
  de        Zeigt bewegte Vorschauen von Videos und optimiert sie.
  de why    Mehr Aufrufe der Videos dieser Website.

5044 Brid.TV (TargetVideo)
  purpose   external
  vendor    Brid Video DOO, Belgrade, Serbia
  hosts     brid.tv target-video.com
  script    brid.tv/
  frame     brid.tv/
  policy    https://cms.brid.tv/pages/view/privacy
  places    RS
  data      device playback pages
  en        A video player with ads and suggestions for further videos.
  en why    Showing videos with the player of Brid.TV.
  de        Ein Videoplayer mit Werbung und Vorschlägen für weitere Videos.
  de why    Anzeige von Videos mit dem Player von Brid.TV.
  local     brid_location: place
  local     bridPlayer_* Brid_shortcuts: player
  local     Brid_everliked Brid_likedvideos: Remembers liked videos. | Merkt sich Videos, die gefallen haben.
  local     Brid_schain_*: ads

5045 Julep podcast hosting
  purpose   external
  vendor    Julep Media GmbH, Zeppelinstraße 73, 81669 München, Germany
  hosts     julephosting.de julep.de
  script    julephosting.de/
  frame     julephosting.de/
  policy    https://www.julep.de/legal/privacy
  places    DE
  data      device playback
  en        Plays podcasts that are hosted by Julep, with ads.
  en why    Showing a player for podcasts of Julep.
  de        Spielt Podcasts ab, die bei Julep liegen, mit Werbung.
  de why    Anzeige eines Players für Podcasts von Julep.

5046 Megaphone
  purpose   external
  vendor    Spotify AB, Regeringsgatan 19, 111 53 Stockholm, Sweden
  hosts     megaphone.fm
  script    megaphone.fm/
  frame     megaphone.fm/
  policy    https://www.spotify.com/legal/privacy-policy/
  places    EU US
  data      ip device playback
  en        Podcast host of Spotify.
  en why    Playing podcasts from Megaphone, and counting downloads.
  de        Podcast-Anbieter von Spotify.
  de why    Wiedergabe von Podcasts von Megaphone und Zählung der Abrufe.

5047 ART19
  purpose   external
  vendor    ART19, Inc., Oakland, CA, USA
  hosts     art19.com
  script    art19.com/
  frame     art19.com/
  policy    https://art19.com/privacy
  places    US
  data      ip device playback
  en        Podcast host of Amazon.
  en why    Playing podcasts from ART19, and counting downloads.
  de        Podcast-Anbieter von Amazon.
  de why    Wiedergabe von Podcasts von ART19 und Zählung der Abrufe.

5048 Omny Studio
  purpose   external
  vendor    Triton Digital, Inc., USA
  hosts     omny.fm omnycontent.com
  script    omny.fm/
  frame     omny.fm/
  policy    https://omnystudio.com/policies/listener/privacy
  places    US AU
  data      ip device playback
  en        Podcast host of Triton Digital.
  en why    Playing podcasts from Omny Studio, and counting downloads.
  de        Podcast-Anbieter von Triton Digital.
  de why    Wiedergabe von Podcasts von Omny Studio und Zählung der Abrufe.

5049 Podbean
  purpose   external
  vendor    PodBean Tech LLC, USA
  hosts     podbean.com
  script    podbean.com/
  frame     podbean.com/
  policy    https://www.podbean.com/privacy
  places    US
  data      ip device playback
  en        Podcast host Podbean with a player for websites.
  en why    Playing podcasts from Podbean, and counting downloads.
  de        Podcast-Anbieter Podbean mit einem Player für Websites.
  de why    Wiedergabe von Podcasts von Podbean und Zählung der Abrufe.

5050 Streamable
  purpose   external
  vendor    Streamable, Inc., USA
  hosts     streamable.com
  script    streamable.com/
  frame     streamable.com/
  policy    https://streamable.com/privacy
  places    US
  data      ip device playback
  en        Host for short videos, with a player for websites.
  en why    Playing videos from Streamable.
  de        Anbieter für kurze Videos mit einem Player für Websites.
  de why    Wiedergabe von Videos von Streamable.

5051 StreamGuys
  purpose   external
  vendor    StreamGuys, Inc., Bayside, CA, USA
  hosts     streamguys1.com streamguys.com
  script    streamguys1.com/
  frame     streamguys1.com/
  policy    https://www.streamguys.com/privacy-policy
  places    US
  data      ip device playback
  en        Delivers the audio streams of radio stations and podcasts.
  en why    Playing radio and podcasts through StreamGuys.
  de        Liefert Audio-Streams von Radiosendern und Podcasts aus.
  de why    Wiedergabe von Radio und Podcasts über StreamGuys.

5052 Blubrry
  purpose   external
  vendor    Blubrry, address unknown
  hosts     blubrry.com
  script    media.blubrry.com/
  policy    https://blubrry.com/
  places    US
  data      ip playback device
  en        Hosting and statistics of podcasts of Blubrry.
  en why    Playing podcasts through Blubrry.
  de        Hosting und Statistik von Podcasts bei Blubrry.
  de why    Wiedergabe von Podcasts über Blubrry.

5053 Viously
  purpose   external
  vendor    Viously, address unknown
  hosts     viously.com
  script    cdn.viously.com/
  policy    https://www.viously.com/
  places    EU
  data      ip playback device adId
  en        Video player with ads for publishers, by Viously.
  en why    Showing videos with ads of Viously.
  de        Videoplayer mit Werbung für Verlage von Viously.
  de why    Anzeige von Videos mit Werbung von Viously.
`;
