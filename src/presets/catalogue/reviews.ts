export const reviews = String.raw`
12001 Trusted Shops
  purpose   other
  vendor    Trusted Shops SE, Subbelrather Straße 15C, 50823 Köln, Germany
  hosts     trustedshops.com trustedshops.de etrusted.com
  script    widgets.trustedshops.com/
  script    integrations.etrusted.com/
  script    _tsConfig
  policy    https://www.trustedshops.com/imprint/
  places    DE EU US
  data      ip device page order
  data      hash of the email address after an order | Hashwert der E-Mail-Adresse nach einer Bestellung
  en        Trust badge with the shop’s rating, and buyer protection after an order.
  en why    Showing the trustmark and reviews and offering buyer protection.
  de        Trustbadge mit der Bewertung des Shops sowie Käuferschutz nach einer Bestellung.
  de why    Anzeige von Gütesiegel und Bewertungen und Angebot des Käuferschutzes.
  local     trustbadge* _trs*: cache

12002 ProvenExpert
  purpose   other
  vendor    Expert Systems AG, Quedlinburger Straße 1, 10589 Berlin, Germany
  hosts     provenexpert.com provenexpert.net
  script    provenexpert.com/widget
  script    provenexpert.com/badge
  script    provenexpert.net/
  frame     provenexpert.com/
  policy    https://www.provenexpert.com/en-us/privacy-policy/
  places    DE
  data      ip device page
  en        Seal that gathers customer reviews from several portals.
  en why    Showing our customers’ ratings.
  de        Siegel, das Kundenbewertungen aus mehreren Portalen zusammenführt.
  de why    Anzeige der Bewertungen unserer Kunden.

12003 Trustpilot
  purpose   other
  vendor    Trustpilot A/S, Pilestræde 58, 5th floor, 1112 København K, Denmark
  hosts     trustpilot.com
  script    widget.trustpilot.com/
  script    invitejs.trustpilot.com/
  frame     widget.trustpilot.com/
  policy    https://legal.trustpilot.com/for-everyone/privacy-policy
  places    EU US
  data      ip device page interactions
  en        Stars and reviews from the Danish rating platform.
  en why    Showing reviews and inviting customers to write one.
  de        Sterne und Rezensionen der dänischen Bewertungsplattform.
  de why    Anzeige von Bewertungen und Einladung dazu.
  cookie    csrf-canary amplitude_idtrustpilot.com __auc __asc session: state

12004 eKomi
  purpose   other
  vendor    eKomi Holding GmbH, Zimmerstraße 11, 10969 Berlin, Germany
  hosts     ekomi.de ekomi.com ekomiapps.de
  script    .ekomi.de/
  script    .ekomi.com/
  script    ekomiapps.de/
  script    eKomiIntegrationConfig
  frame     .ekomi.de/
  frame     .ekomi.com/
  policy    https://www.ekomi.de/de/datenschutz/
  places    DE EU
  data      ip device page
  en        Review service from Berlin that collects ratings of orders.
  en why    Showing verified ratings of the shop and its products.
  de        Bewertungsdienst aus Berlin, der Bewertungen zu Bestellungen sammelt.
  de why    Anzeige geprüfter Bewertungen des Shops und seiner Produkte.

12005 Google Customer Reviews
  purpose   other
  vendor    google
  uses      google.com
  script    apis.google.com/js/platform.js?onload=renderBadge
  script    apis.google.com/js/platform.js?onload=renderOptIn
  script    gapi.surveyoptin
  script    gapi.ratingbadge
  policy    https://policies.google.com/privacy
  places    EU US
  data      ip device page order email
  en        Asks buyers after an order whether Google may send them a survey, and shows the shop’s rating.
  en why    Collecting and showing reviews of the shop.
  de name   Google Kundenrezensionen
  de        Fragt Käufer nach einer Bestellung, ob Google ihnen eine Umfrage senden darf, und zeigt die Bewertung des Shops.
  de why    Einholen und Anzeigen von Rezensionen des Shops.

12006 Tripadvisor
  purpose   other
  vendor    Tripadvisor LLC, 400 1st Avenue, Needham, MA 02494, USA
  hosts     tripadvisor.com tripadvisor.de jscache.com tacdn.com tripadvisor.co.uk
  script    jscache.com/
  script    tripadvisor.com/WidgetEmbed
  script    tripadvisor.de/WidgetEmbed
  frame     tripadvisor.com/
  frame     tripadvisor.de/
  policy    https://tripadvisor.mediaroom.com/us-privacy-policy
  places    US
  data      ip device page interactions
  en        Widgets with ratings and awards from the travel portal.
  en why    Showing guests’ opinions of hotel or restaurant.
  de        Widgets mit Bewertungen und Auszeichnungen des Reiseportals.
  de why    Anzeige von Gästemeinungen zu Hotel oder Restaurant.
  cookie    TAUnique 2y: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    TASession session: Holds the session. | Enthält die Sitzung.
  cookie    TADCID TATravelInfo TAReturnTo ServerPool TART PAC 2y: visitor

12007 HolidayCheck
  purpose   other
  vendor    HolidayCheck AG, Bahnweg 8, 8598 Bottighofen, Switzerland
  hosts     holidaycheck.de holidaycheck.com holidaycheck.at holidaycheck.ch
  script    holidaycheck.de/widget
  script    holidaycheck.com/widget
  frame     holidaycheck.de/
  frame     holidaycheck.com/
  policy    https://www.holidaycheck.de/datenschutz
  places    DE CH
  data      ip device page
  en        Widgets with hotel reviews from the holiday portal on Lake Constance.
  en why    Showing recommendations of guests.
  de        Widgets mit Hotelbewertungen des Urlaubsportals vom Bodensee.
  de why    Anzeige von Weiterempfehlungen der Gäste.

12008 SHOPVOTE
  purpose   other
  vendor    Blickreif GmbH, Alter Messeplatz 2, 80339 München, Germany
  hosts     shopvote.de
  script    widgets.shopvote.de/
  script    feedback.shopvote.de/
  script    createRBadge(
  policy    https://www.shopvote.de/datenschutz
  places    DE
  data      ip device page
  data      email address and order number, if the buyer agrees | E-Mail-Adresse und Bestellnummer, falls der Käufer zustimmt
  en        German review portal with badges for shops.
  en why    Showing ratings of the shop and asking for new ones.
  de        Deutsches Bewertungsportal mit Siegeln für Shops.
  de why    Anzeige von Shopbewertungen und Bitte um neue.

12009 AUSGEZEICHNET.ORG
  purpose   other
  vendor    AUBII GmbH, Pickhuben 6, 20457 Hamburg, Germany
  hosts     ausgezeichnet.org
  script    siegel.ausgezeichnet.org/
  script    ausgezeichnet.org/widgets/
  frame     ausgezeichnet.org/
  policy    https://www.ausgezeichnet.org/datenschutz/
  places    DE
  data      ip device page
  en        Rating seal from Hamburg for service companies and shops.
  en why    Showing the seal with the current rating.
  de        Bewertungssiegel aus Hamburg für Dienstleister und Shops.
  de why    Anzeige des Siegels mit der aktuellen Bewertung.

12010 Yotpo
  purpose   other
  vendor    Yotpo Ltd., 33 West 19th Street, New York, NY 10011, USA
  hosts     yotpo.com
  script    .yotpo.com/
  policy    https://www.yotpo.com/privacy-policy/
  places    US IL
  data      visitorId ip device page products
  en        Product reviews and customers’ photos for online shops.
  en why    Showing reviews and measuring their effect on sales.
  de        Produktbewertungen und Kundenfotos für Onlineshops.
  de why    Anzeige von Rezensionen und Messung ihrer Wirkung auf den Verkauf.

12011 Judge.me
  purpose   other
  vendor    Judge.me Reviews Ltd, 86-90 Paul Street, London EC2A 4NE, United Kingdom
  hosts     judge.me
  script    cdn.judge.me/
  script    cdnwidget.judge.me/
  script    jdgm.SHOP_DOMAIN
  policy    https://judge.me/privacy
  places    GB US
  data      ip device page
  en        Product reviews for shops on Shopify and WooCommerce.
  en why    Showing and collecting product reviews.
  de        Produktbewertungen für Shops mit Shopify und WooCommerce.
  de why    Anzeige und Einholen von Produktbewertungen.

12012 Bazaarvoice
  purpose   other
  vendor    Bazaarvoice, Inc., 10901 South Stonelake Boulevard, Austin, TX 78759, USA
  hosts     bazaarvoice.com
  script    apps.bazaarvoice.com/
  script    display.ugc.bazaarvoice.com/
  policy    https://www.bazaarvoice.com/legal/privacy-policy/
  places    EU US
  data      visitorId ip device page products
  en        Distributes product reviews among brands and retailers.
  en why    Showing reviews and evaluating how they are used.
  de        Verteilt Produktbewertungen zwischen Marken und Händlern.
  de why    Anzeige von Bewertungen und Auswertung ihrer Nutzung.
  cookie    BVBRANDID 1y: Recognizes the browser on this website. | Erkennt den Browser auf dieser Website wieder.
  cookie    BVBRANDSID 30min: Recognizes the session. | Erkennt die Sitzung wieder.
  cookie    BVImplmain_site bv_metrics BVID BVSID 1y: visitor

12013 Feefo
  purpose   other
  vendor    Feefo Holdings Limited, Petersfield, United Kingdom
  hosts     feefo.com
  script    api.feefo.com/
  script    register.feefo.com/
  policy    https://www.feefo.com/en/privacy-policy
  places    GB
  data      device page
  en        British reviews of shops and products.
  en why    Showing reviews of Feefo.
  de        Britische Bewertungen von Shops und Produkten.
  de why    Anzeige von Bewertungen von Feefo.

12014 Reviews.io
  purpose   other
  vendor    Reviews.co.uk Limited, Leicester, United Kingdom
  hosts     reviews.io reviews.co.uk
  script    widget.reviews.io/
  script    widget.reviews.co.uk/
  frame     widget.reviews.io/
  frame     widget.reviews.co.uk/
  policy    https://www.reviews.io/front/data-protection
  places    GB US
  data      device page
  en        Collects reviews and shows them as widgets.
  en why    Showing reviews of Reviews.io.
  de        Sammelt Bewertungen und zeigt sie als Widgets.
  de why    Anzeige von Bewertungen von Reviews.io.

12015 Kiyoh
  purpose   other
  vendor    Kiyoh (ClubResellers B.V.), Utrecht, Netherlands
  hosts     kiyoh.com kiyoh.nl
  script    www.kiyoh.com/
  frame     www.kiyoh.com/
  policy    https://www.kiyoh.com/privacy/
  places    EU
  data      device page
  en        Dutch reviews of companies.
  en why    Showing reviews of Kiyoh.
  de        Niederländische Bewertungen von Unternehmen.
  de why    Anzeige von Bewertungen von Kiyoh.
  cookie    Kiyohnl 1y: seen

12016 Avis Vérifiés (Skeepers)
  purpose   other
  vendor    Skeepers SAS, 18-20 avenue Robert Schuman, 13002 Marseille, France
  hosts     avis-verifies.com netreviews.eu skeepers.io
  script    avis-verifies.com/
  script    netreviews.eu/
  script    skeepers.io/
  policy    https://www.skeepers.io/en/privacy-policy/
  places    EU
  data      device page
  en        French reviews by proven customers.
  en why    Showing reviews of Skeepers.
  de        Französische Bewertungen nachgewiesener Kunden.
  de why    Anzeige von Bewertungen von Skeepers.

12017 Stamped
  purpose   other
  vendor    Stamped Technologies Pte. Ltd., Singapore
  hosts     stamped.io
  script    stamped.io/
  policy    https://stamped.io/privacy
  places    US
  data      device page
  en        Reviews and pictures of customers in shops.
  en why    Showing reviews of Stamped.
  de        Bewertungen und Bilder von Kunden in Shops.
  de why    Anzeige von Bewertungen von Stamped.

12018 Loox
  purpose   other
  vendor    Loox Online Ltd., Tel Aviv, Israel
  hosts     loox.io
  script    .loox.io/
  policy    https://loox.io/legal/privacy
  places    IL US
  data      device page
  en        Reviews with pictures for Shopify shops.
  en why    Showing reviews of Loox.
  de        Bewertungen mit Bildern für Shopify-Shops.
  de why    Anzeige von Bewertungen von Loox.

12019 PowerReviews
  purpose   other
  vendor    PowerReviews, Inc., Chicago, IL, USA
  hosts     powerreviews.com
  script    powerreviews.com/
  policy    https://www.powerreviews.com/privacy-policy/
  places    US
  data      device page
  en        Product reviews for brands and retailers.
  en why    Showing reviews of PowerReviews.
  de        Produktbewertungen für Marken und Händler.
  de why    Anzeige von Bewertungen von PowerReviews.

12020 idealo
  purpose   other
  vendor    idealo internet GmbH, Zimmerstraße 50, 10888 Berlin, Germany
  hosts     idealo.de idealo.com
  script    cdn.idealo.com/
  script    partner.idealo.
  script    tracking.idealo.
  policy    https://www.idealo.de/unternehmen/datenschutz
  places    DE
  data      device page order
  en        Seals and measurement of purchases for the price comparison.
  en why    Showing the seal of idealo and counting purchases that come from there.
  de        Siegel und Messung von Käufen für den Preisvergleich.
  de why    Anzeige des Siegels von idealo und Zählung von Käufen, die von dort kommen.

12021 BBB seal (Better Business Bureau)
  purpose   external
  vendor    International Association of Better Business Bureaus, address unknown
  hosts     bbb.org
  script    .bbb.org/inc/
  policy    https://www.bbb.org/privacy-policy
  places    US
  data      page device
  en        Seal of the Better Business Bureau with the rating of the company.
  en why    Showing the seal of the Better Business Bureau.
  de name   BBB-Siegel (Better Business Bureau)
  de        Siegel des Better Business Bureau mit der Bewertung des Unternehmens.
  de why    Anzeige des Siegels des Better Business Bureau.

12022 G2 badges
  purpose   external
  vendor    G2.com, Inc., address unknown
  hosts     g2.com g2crowd.com
  policy    https://legal.g2.com/privacy-policy
  places    US
  data      page device
  en        Badges and reviews of the platform G2.
  en why    Showing badges and reviews.
  de name   G2-Auszeichnungen
  de        Auszeichnungen und Bewertungen der Plattform G2.
  de why    Anzeige von Auszeichnungen und Bewertungen.

12023 Okendo
  purpose   external
  vendor    Okendo Pty Ltd, address unknown
  hosts     okendo.io
  script    .okendo.io/
  policy    https://okendo.io/merchant-privacy-policy/
  places    AU US
  data      ip page products
  en        Reviews, surveys and loyalty programs in shops.
  en why    Showing reviews of products.
  de        Bewertungen, Umfragen und Treueprogramme in Shops.
  de why    Anzeige von Bewertungen der Produkte.

12024 Pixlee
  purpose   external
  vendor    Pixlee, address unknown
  hosts     pixlee.com
  script    assets.pixlee.com/
  policy    https://www.pixlee.com/
  places    US
  data      ip page interactions
  en        Pictures of customers from social networks in shops.
  en why    Showing pictures of customers.
  de        Bilder von Kunden aus sozialen Netzwerken in Shops.
  de why    Anzeige von Bildern von Kunden.

12025 DigiCert site seal
  purpose   external
  vendor    DigiCert, address unknown
  hosts     digicert.com
  script    seal.digicert.com/
  policy    https://www.digicert.com/
  places    US
  data      page device
  en        Seal of the certification authority that issued the website’s certificate.
  en why    Showing the seal of DigiCert.
  de name   DigiCert-Siegel
  de        Siegel der Zertifizierungsstelle, die das Zertifikat der Website ausgestellt hat.
  de why    Anzeige des Siegels von DigiCert.
`;
