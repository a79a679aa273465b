export const maps = String.raw`
4001 Google Maps
  purpose   external
  vendor    google
  hosts     maps.googleapis.com maps.google.com maps.gstatic.com maps-api-ssl.google.com mts.googleapis.com khms0.googleapis.com khms1.googleapis.com maps.google.de maps.google.at maps.google.ch
  uses      google.com google.de google.at google.ch google.fr google.it google.es google.nl google.be google.pl google.co.uk fonts.googleapis.com fonts.gstatic.com
  script    maps.googleapis.com/
  script    maps.google.com/maps/api
  script    google.maps.Map(
  frame     google.com/maps
  frame     maps.google.com/
  frame     google.de/maps
  frame     maps.google.de/
  frame     google.at/maps
  frame     maps.google.at/
  frame     google.ch/maps
  frame     maps.google.ch/
  frame     google.fr/maps
  frame     maps.google.fr/
  frame     google.it/maps
  frame     maps.google.it/
  frame     google.es/maps
  frame     maps.google.es/
  frame     google.nl/maps
  frame     maps.google.nl/
  frame     google.be/maps
  frame     maps.google.be/
  frame     google.pl/maps
  frame     maps.google.pl/
  frame     google.co.uk/maps
  frame     maps.google.co.uk/
  policy    https://policies.google.com/privacy
  places    EU US
  data      ip page interactions device position account
  en        Shows interactive maps, routes and Street View pictures by Google.
  en why    Showing where we are, and how to get there.
  de        Zeigt interaktive Karten, Routen und Street-View-Bilder von Google.
  de why    Darstellung von Standorten und der Anfahrt.
  cookie    NID 6mo: Holds an ID with settings of Google’s services. | Enthält eine Kennung mit Einstellungen der Google-Dienste.
  cookie    AEC 6mo: Makes sure that requests come from the visitor. | Stellt sicher, dass Anfragen vom Besucher stammen.
  cookie    OGPC OGP 60d: prefs
  cookie    __Secure-ENID 13mo: prefs

4002 OpenStreetMap
  purpose   external
  vendor    OpenStreetMap Foundation, St John’s Innovation Centre, Cowley Road, Cambridge CB4 0WS, United Kingdom
  hosts     openstreetmap.org openstreetmap.de
  uses      umap.openstreetmap.fr
  script    tile.openstreetmap.org/
  script    tile.openstreetmap.de/
  script    nominatim.openstreetmap.org/
  script    openstreetmap.org/{z}
  frame     openstreetmap.org/export/embed
  frame     umap.openstreetmap.fr/
  frame     umap.openstreetmap.de/
  policy    https://osmfoundation.org/wiki/Privacy_Policy
  places    EU GB
  data      ip device page
  data      section of the map viewed | angezeigter Kartenausschnitt
  en        Free world map made by volunteers; its tiles come from the servers of the foundation.
  en why    Showing places on a map that is open to all.
  de        Freie Weltkarte, die von Freiwilligen erstellt wird; die Kacheln kommen von Servern der Stiftung.
  de why    Darstellung von Orten auf einer frei nutzbaren Karte.

4003 Mapbox
  purpose   external
  vendor    Mapbox, Inc., 740 15th Street NW, 5th Floor, Washington, DC 20005, USA
  hosts     mapbox.com
  script    api.mapbox.com/
  script    api.tiles.mapbox.com/
  script    mapboxgl.accessToken
  script    mapboxgl.Map(
  frame     api.mapbox.com/styles/
  policy    https://www.mapbox.com/legal/privacy
  places    US
  data      ip device page interactions
  data      section of the map viewed | angezeigter Kartenausschnitt
  en        Maps in a style that the website can choose freely, by Mapbox from the USA.
  en why    Showing maps in the design of this website.
  de        Karten in frei wählbarer Gestaltung von Mapbox aus den USA.
  de why    Darstellung von Karten im Design dieser Website.
  local     mapbox.eventData*: Holds an anonymous ID for usage statistics. | Enthält eine anonyme Kennung für Nutzungsstatistiken.

4004 HERE Maps
  purpose   external
  vendor    HERE Global B.V., Kennedyplein 222-226, 5611 ZT Eindhoven, Netherlands
  hosts     hereapi.com api.here.com
  script    js.api.here.com/
  script    .hereapi.com/
  script    H.service.Platform(
  policy    https://legal.here.com/en-gb/privacy
  places    EU US
  data      ip device
  data      section of the map viewed | angezeigter Kartenausschnitt
  data      position
  en        Maps, routes and traffic data by HERE, whose owners include German car makers.
  en why    Showing maps and calculating routes.
  de        Karten, Routen und Verkehrsdaten von HERE, an dem deutsche Autohersteller beteiligt sind.
  de why    Darstellung von Karten und Berechnung von Routen.

4005 Bing Maps
  purpose   external
  vendor    microsoft
  hosts     virtualearth.net
  uses      bing.com
  script    bing.com/api/maps/
  script    .virtualearth.net/
  script    Microsoft.Maps.Map(
  frame     bing.com/maps/embed
  policy    https://privacy.microsoft.com/privacystatement
  places    EU US
  data      ip device page interactions position
  en        Microsoft’s maps and aerial pictures.
  en why    Showing locations on a map by Microsoft.
  de        Karten und Luftbilder von Microsoft.
  de why    Darstellung von Standorten auf einer Karte von Microsoft.

4006 MapTiler
  purpose   external
  vendor    MapTiler AG, Höfnerstrasse 98, 6314 Unterägeri, Switzerland
  hosts     maptiler.com
  script    api.maptiler.com/
  script    cdn.maptiler.com/
  script    maptilersdk.
  frame     api.maptiler.com/maps/
  policy    https://www.maptiler.com/privacy-policy/
  places    CH EU
  data      ip device page
  data      section of the map viewed | angezeigter Kartenausschnitt
  en        Swiss provider of maps that are based on OpenStreetMap data.
  en why    Delivering the tiles of the maps on this website.
  de        Schweizer Anbieter von Karten auf der Grundlage von OpenStreetMap-Daten.
  de why    Auslieferung der Kartenkacheln für diese Website.

4007 Apple Maps (MapKit JS)
  purpose   external
  vendor    Apple Distribution International Limited, Hollyhill Industrial Estate, Hollyhill, Cork, Ireland
  hosts     apple-mapkit.com
  script    apple-mapkit.com/
  script    mapkit.init(
  policy    https://www.apple.com/legal/privacy/
  places    EU US
  data      ip device
  data      section of the map viewed | angezeigter Kartenausschnitt
  data      position
  en        Apple’s maps for websites.
  en why    Showing maps and searching for places with Apple’s data.
  de        Karten von Apple für Websites.
  de why    Darstellung von Karten und Ortssuche mit den Daten von Apple.

4008 komoot
  purpose   external
  vendor    komoot GmbH, Kienberger Allee 4, 12529 Schönefeld, Germany
  hosts     komoot.com komoot.de
  frame     komoot.com/
  frame     komoot.de/
  policy    https://www.komoot.com/privacy
  places    EU
  data      ip device page interactions account
  en        Embeds hiking and cycling tours with map and height profile.
  en why    Presenting recommended tours in the surroundings.
  de        Bindet Wander- und Radtouren mit Karte und Höhenprofil ein.
  de why    Vorstellung empfohlener Touren in der Umgebung.

4009 Outdooractive
  purpose   external
  vendor    Outdooractive AG, Missener Straße 18, 87509 Immenstadt, Germany
  hosts     outdooractive.com
  uses      api-oa.com
  script    outdooractive.com/alp-portal
  script    api-oa.com/
  frame     outdooractive.com/de/embed
  frame     outdooractive.com/en/embed
  frame     regio.outdooractive.com/
  policy    https://www.outdooractive.com/en/privacy.html
  places    DE
  data      ip device page interactions
  en        Tour planner from the Allgäu used by many tourist regions.
  en why    Showing tours, excursions and their maps.
  de        Tourenportal aus dem Allgäu, das viele Tourismusregionen nutzen.
  de why    Anzeige von Touren, Ausflugszielen und zugehörigen Karten.

4010 ArcGIS (Esri)
  purpose   external
  vendor    Environmental Systems Research Institute, Inc., 380 New York Street, Redlands, CA 92373, USA
  hosts     arcgis.com arcgisonline.com
  script    js.arcgis.com/
  script    .arcgisonline.com/
  frame     .arcgis.com/
  policy    https://www.esri.com/en-us/privacy/privacy-statements/privacy-statement
  places    EU US
  data      ip device page interactions
  en        Geographic information system whose maps and dashboards authorities like to publish.
  en why    Displaying specialist maps and geographic data.
  de        Geoinformationssystem, dessen Karten und Dashboards vor allem Behörden veröffentlichen.
  de why    Darstellung von Fachkarten und Geodaten.

4011 CARTO
  purpose   external
  vendor    CartoDB, Inc., 201 Moore Street, Brooklyn, NY 11206, USA
  hosts     cartocdn.com carto.com cartodb.com
  script    basemaps.cartocdn.com/
  script    libs.cartocdn.com/
  script    cartodb-basemaps
  frame     .carto.com/
  frame     .cartodb.com/
  policy    https://carto.com/privacy
  places    EU US
  data      ip device
  data      section of the map viewed | angezeigter Kartenausschnitt
  en        Plain background maps and maps of data, of Spanish origin.
  en why    Delivering the background of maps with our own data.
  de        Schlichte Hintergrundkarten und Datenkarten spanischer Herkunft.
  de why    Auslieferung des Kartenhintergrunds für eigene Daten.

4012 Yandex Maps
  purpose   external
  vendor    yandex
  hosts     api-maps.yandex.ru maps.yandex.ru
  script    api-maps.yandex.ru/
  script    maps.yandex.ru/
  policy    https://yandex.com/legal/confidential/
  places    RU
  data      page position device
  en        Maps of the Russian provider.
  en why    Showing a map from Yandex.
  de        Karten des russischen Anbieters.
  de why    Anzeige einer Karte von Yandex.

4013 Mapy.cz
  purpose   external
  vendor    Seznam.cz, a.s., Radlická 3294/10, 150 00 Praha 5, Czech Republic
  hosts     mapy.cz mapy.com
  script    api.mapy.cz/
  script    api.mapy.com/
  frame     frame.mapy.cz/
  frame     //mapy.cz/
  frame     .mapy.cz/
  policy    https://o-seznam.cz/pravni-informace/ochrana-udaju/
  places    EU
  data      page device
  en        Czech maps with hiking trails.
  en why    Showing a map from Mapy.cz.
  de        Tschechische Karten mit Wanderwegen.
  de why    Anzeige einer Karte von Mapy.cz.

4014 TomTom Maps
  purpose   external
  vendor    TomTom International B.V., De Ruijterkade 154, 1011 AC Amsterdam, Netherlands
  hosts     api.tomtom.com tomtom.com
  script    api.tomtom.com/
  policy    https://www.tomtom.com/privacy/
  places    EU
  data      page device
  en        Maps and routes with current traffic.
  en why    Showing a map from TomTom.
  de        Karten und Routen mit Verkehrslage.
  de why    Anzeige einer Karte von TomTom.

4015 Windy
  purpose   external
  vendor    Windyty, S.E., Prague, Czech Republic
  hosts     windy.com
  script    embed.windy.com/
  frame     embed.windy.com/
  policy    https://account.windy.com/agreements/windy-privacy-policy
  places    EU
  data      page place device
  en        Animated maps of wind and weather.
  en why    Showing the weather on a map.
  de        Animierte Karten von Wind und Wetter.
  de why    Anzeige des Wetters auf einer Karte.
`;
