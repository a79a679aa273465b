export const booking = String.raw`
11001 Calendly
  purpose   other
  vendor    Calendly, LLC, 115 East Main Street, Suite A1B, Buford, GA 30518, USA
  hosts     calendly.com
  script    assets.calendly.com/
  script    Calendly.init
  frame     calendly.com/
  policy    https://calendly.com/legal/privacy-notice
  places    US
  data      ip device page contact booking
  en        Shows free times from a calendar and takes appointments.
  en why    Making appointments without calling back.
  de        Zeigt freie Zeiten aus einem Kalender und nimmt Termine an.
  de why    Vereinbarung von Terminen ohne Rückfragen.

11002 Booking.com
  purpose   other
  vendor    Booking.com B.V., Oosterdokskade 163, 1011 DL Amsterdam, Netherlands
  hosts     booking.com bstatic.com
  script    .bstatic.com/
  script    booking.com/affiliate
  script    booking.com/flexiproduct
  frame     .booking.com/
  frame     //booking.com/
  policy    https://www.booking.com/content/privacy.html
  places    EU
  data      ip device page booking campaign
  en        Search boxes, offers and reviews from the travel portal, often as an affiliate.
  en why    Showing accommodation and crediting bookings to this website.
  de        Suchmasken, Angebote und Bewertungen des Reiseportals, oft als Partnerprogramm.
  de why    Anzeige von Unterkünften und Zuordnung von Buchungen zu dieser Website.
  cookie    bkng 5y: Holds the session and preferences on booking.com. | Enthält Sitzung und Einstellungen auf booking.com.
  cookie    bkng_sso_auth bkng_wvpc pcm_consent 6mo: visitor

11003 DIRS21
  purpose   other
  vendor    TourOnline AG, Borsigstraße 26, 73249 Wernau, Germany
  hosts     dirs21.de
  script    .dirs21.de/
  script    dirs21.
  frame     .dirs21.de/
  policy    https://www.dirs21.de/en/privacy-ibe
  places    DE
  data      ip device contact booking
  en        Booking engine for hotels from Wernau near Stuttgart.
  en why    Showing free rooms and taking bookings.
  de        Buchungsstrecke für Hotels aus Wernau bei Stuttgart.
  de why    Anzeige freier Zimmer und Annahme von Buchungen.

11004 Simple Booking
  purpose   other
  vendor    Zucchetti Hospitality S.r.l., Via Solferino 1, 26900 Lodi, Italy
  hosts     simplebooking.it simplebooking.travel
  script    simplebooking.it/
  script    simplebooking.travel/
  script    SBSyncroBoxParam
  frame     simplebooking.it/
  frame     simplebooking.travel/
  policy    https://www.simplebooking.travel/privacy-policy/
  places    IT EU
  data      ip device contact booking
  en        Italian booking engine for hotels, with a search bar on the hotel’s website.
  en why    Checking availability and booking directly with the hotel.
  de        Italienische Buchungsstrecke für Hotels mit Suchleiste auf der Hotel-Website.
  de why    Prüfung der Verfügbarkeit und Direktbuchung beim Hotel.

11005 OpenTable
  purpose   other
  vendor    OpenTable International Limited, 5 New Street Square, London EC4A 3TW, United Kingdom
  hosts     opentable.com opentable.de otstatic.com opentable.co.uk
  script    opentable.com/widget/
  script    opentable.de/widget/
  script    opentable.co.uk/widget/
  frame     opentable.com/
  frame     opentable.de/
  frame     opentable.co.uk/
  policy    https://www.opentable.com/legal/privacy-policy
  places    EU GB US
  data      ip device page contact booking
  en        Reserves tables in restaurants.
  en why    Showing free tables and taking reservations.
  de        Reserviert Tische in Restaurants.
  de why    Anzeige freier Tische und Annahme von Reservierungen.
  cookie    ha_userSession session: Holds the session. | Enthält die Sitzung.
  cookie    OT-SessionId session: Recognizes the session. | Erkennt die Sitzung wieder.

11006 Doctolib
  purpose   other
  vendor    Doctolib GmbH, Mehringdamm 51, 10961 Berlin, Germany
  hosts     doctolib.de doctolib.fr doctolib.com doctolib.it
  script    doctolib.de/external_button
  script    doctolib.de/iframe
  script    doctolib.fr/iframe
  frame     doctolib.de/
  frame     doctolib.fr/
  frame     doctolib.com/
  frame     doctolib.it/
  policy    https://www.doctolib.de/terms/agreement
  places    DE FR
  data      ip device contact booking account
  data      reason for the visit | Grund des Arztbesuchs
  en        Online appointments with doctors and therapists.
  en why    Making, moving and canceling appointments with the practice.
  de        Online-Termine bei Ärzten und Therapeuten.
  de why    Vereinbaren, Verschieben und Absagen von Terminen in der Praxis.

11007 jameda
  purpose   other
  vendor    jameda GmbH, Balanstraße 71a, 81541 München, Germany
  hosts     jameda.de jameda-elements.de
  uses      platform.docplanner.com
  script    jameda-elements.de/
  script    jameda.de/widget
  script    platform.docplanner.com/
  frame     jameda.de/
  policy    https://www.jameda.de/datenschutz
  places    DE EU
  data      ip device page contact booking
  en        Ratings of doctors and appointments from the Munich portal of the Docplanner group.
  en why    Showing ratings of the practice and making appointments.
  de        Arztbewertungen und Termine des Münchner Portals der Docplanner-Gruppe.
  de why    Anzeige von Bewertungen der Praxis und Vereinbarung von Terminen.

11008 Dr. Flex
  purpose   other
  vendor    Dr. Flex GmbH, Stresemannstraße 21, 10963 Berlin, Germany
  hosts     dr-flex.de
  script    dr-flex.de/embed
  frame     dr-flex.de/
  policy    https://dr-flex.de/datenschutz
  places    DE
  data      ip device contact booking
  en        Online appointments for dental practices.
  en why    Making appointments at the dentist.
  de        Online-Terminvereinbarung für Zahnarztpraxen.
  de why    Vereinbarung von Zahnarztterminen.

11009 TheFork
  purpose   other
  vendor    La Fourchette SAS, 70 rue Saint-Lazare, 75009 Paris, France
  hosts     thefork.com lafourchette.com thefork.it thefork.fr
  script    module.lafourchette.com/
  script    widget.thefork.com/
  frame     module.lafourchette.com/
  frame     widget.thefork.com/
  frame     module.thefork.com/
  policy    https://www.thefork.com/legal/privacy-policy
  places    EU
  data      ip device page contact booking
  en        Restaurant reservations from the Tripadvisor group.
  en why    Reserving a table online.
  de        Restaurantreservierungen aus der Tripadvisor-Gruppe.
  de why    Online-Reservierung eines Tisches.

11010 Quandoo
  purpose   other
  vendor    Quandoo GmbH, KulturBrauerei, Gebäude 5, Schönhauser Allee 36, 10435 Berlin, Germany
  hosts     quandoo.com quandoo.de
  script    booking-widget.quandoo.
  frame     quandoo.com/
  frame     quandoo.de/
  policy    https://www.quandoo.de/datenschutz
  places    DE EU
  data      ip device page contact booking
  en        Table reservations from Berlin.
  en why    Taking reservations for the restaurant.
  de        Tischreservierungen aus Berlin.
  de why    Annahme von Reservierungen für das Restaurant.

11011 resmio
  purpose   other
  vendor    resmio GmbH, Katzwanger Straße 150, 90461 Nürnberg, Germany
  hosts     resmio.com
  script    static.resmio.com/
  script    resmio.com/static/
  frame     app.resmio.com/
  policy    https://www.resmio.com/en/privacy-policy/
  places    DE
  data      ip device page contact booking
  en        Reservation book for restaurants with a form for their websites.
  en why    Reserving a table by form.
  de        Reservierungsbuch für Restaurants mit Formular für deren Websites.
  de why    Reservierung eines Tisches per Formular.

11012 Regiondo
  purpose   other
  vendor    Regiondo GmbH, Neumarkter Straße 63, 81673 München, Germany
  hosts     regiondo.net regiondo.com regiondo.de
  script    widgets.regiondo.net/
  script    cdn.regiondo.net/
  frame     .regiondo.net/
  frame     .regiondo.de/
  frame     .regiondo.com/
  policy    https://pro.regiondo.com/privacy-policy/
  places    DE EU
  data      ip device contact booking payment
  en        Ticket shop for leisure activities and tours.
  en why    Selling tickets and vouchers for activities.
  de        Ticketshop für Freizeitangebote und Touren.
  de why    Verkauf von Tickets und Gutscheinen für Erlebnisse.

11013 GetYourGuide
  purpose   ads
  vendor    GetYourGuide Deutschland GmbH, Sonnenburger Straße 73, 10437 Berlin, Germany
  hosts     getyourguide.com
  script    widget.getyourguide.com/
  frame     widget.getyourguide.com/
  policy    https://www.getyourguide.com/c/privacy-policy
  places    EU US
  data      ip device page interactions campaign
  en        Widgets with tours and tickets for which the website receives a commission.
  en why    Recommending activities and crediting bookings.
  de        Widgets mit Touren und Tickets, für die die Website eine Provision erhält.
  de why    Empfehlung von Aktivitäten und Zuordnung von Buchungen.

11014 Bókun
  purpose   other
  vendor    Tripadvisor LLC (Bókun), 400 1st Avenue, Needham, MA 02494, USA
  hosts     bokun.io
  script    widgets.bokun.io/
  script    static.bokun.io/
  frame     widgets.bokun.io/
  policy    https://www.bokun.io/privacy-policy
  places    US
  data      ip device contact booking
  en        Booking system of the Tripadvisor group for tour operators.
  en why    Booking tours and excursions.
  de        Buchungssystem der Tripadvisor-Gruppe für Touranbieter.
  de why    Buchung von Touren und Ausflügen.

11015 Cloudbeds
  purpose   other
  vendor    Cloudbeds, Inc., 3033 Fifth Avenue, Suite 100, San Diego, CA 92103, USA
  hosts     cloudbeds.com
  script    hotels.cloudbeds.com/
  script    static1.cloudbeds.com/
  frame     hotels.cloudbeds.com/
  policy    https://www.cloudbeds.com/privacy-policy/
  places    EU US
  data      ip device contact booking payment
  en        Hotel software with a booking page for the website.
  en why    Showing rates and taking bookings of rooms.
  de        Hotelsoftware mit Buchungsseite für die Website.
  de why    Anzeige von Preisen und Annahme von Zimmerbuchungen.

11016 Mews
  purpose   other
  vendor    Mews Systems B.V., Wibautstraat 137D, 1097 DN Amsterdam, Netherlands
  hosts     mews.com mews.li
  script    api.mews.com/distributor
  script    app.mews.com/distributor
  script    Mews.Distributor
  frame     app.mews.com/
  frame     api.mews.com/
  policy    https://www.mews.com/en/platform-documentation/privacy-policy
  places    EU
  data      ip device contact booking payment
  en        Hotel management system; its booking engine opens over the website.
  en why    Booking rooms directly with the hotel.
  de        Hotelverwaltung, deren Buchungsstrecke sich über der Website öffnet.
  de why    Direktbuchung von Zimmern beim Hotel.

11017 feratel Deskline
  purpose   other
  vendor    feratel media technologies AG, Maria-Theresien-Straße 8, 6020 Innsbruck, Austria
  hosts     feratel.com feratel.co.at deskline.net
  script    web5.deskline.net/
  script    web4.deskline.net/
  script    .feratel.com/
  frame     .deskline.net/
  frame     webtv.feratel.com/
  policy    https://www.feratel.com/en/privacy.html
  places    AT
  data      ip device page contact booking
  en        Search and booking of accommodation for Alpine destinations; also live webcams.
  en why    Showing accommodation, events and webcams of the region.
  de        Suche und Buchung von Unterkünften für Urlaubsregionen der Alpen; auch Livekameras.
  de why    Anzeige von Unterkünften, Veranstaltungen und Webcams der Region.

11018 Treatwell
  purpose   other
  vendor    Treatwell DACH GmbH, Greifswalder Straße 212, 10405 Berlin, Germany
  hosts     treatwell.de treatwell.com wahanda.net
  uses      widget.treatwell.at widget.treatwell.ch widget.treatwell.co.uk
  script    widget.treatwell.
  script    buchung.treatwell.de/
  frame     buchung.treatwell.de/
  frame     widget.treatwell.de/
  frame     widget.treatwell.at/
  frame     widget.treatwell.ch/
  frame     widget.treatwell.co.uk/
  policy    https://www.treatwell.de/info/datenschutz/
  places    EU GB
  data      ip device contact booking
  en        Appointments with hairdressers and beauty salons.
  en why    Booking treatments online.
  de        Termine bei Friseuren und Kosmetiksalons.
  de why    Online-Buchung von Behandlungen.

11019 Shore
  purpose   other
  vendor    Shore GmbH, Ridlerstraße 31, 80339 München, Germany
  hosts     shore.com
  script    connect.shore.com/
  frame     connect.shore.com/
  policy    https://www.shore.com/de/datenschutz/
  places    DE EU
  data      ip device contact booking
  en        Appointment calendar from Munich for local service businesses.
  en why    Booking appointments with the business.
  de        Terminkalender aus München für örtliche Dienstleister.
  de why    Buchung von Terminen beim Betrieb.

11020 TIMIFY
  purpose   other
  vendor    TerminApp GmbH, Balanstraße 73, 81541 München, Germany
  hosts     timify.com
  script    widget.timify.com/
  script    book.timify.com/
  frame     book.timify.com/
  frame     widget.timify.com/
  policy    https://www.timify.com/de-de/legal/
  places    DE EU
  data      ip device contact booking
  en        Appointments and resources for shops and branches, from Munich.
  en why    Choosing and confirming an appointment.
  de        Termin- und Ressourcenplanung für Geschäfte und Filialen, aus München.
  de why    Auswahl und Bestätigung eines Termins.

11021 Microsoft Bookings
  purpose   other
  vendor    microsoft
  uses      outlook.office365.com outlook.office.com
  frame     outlook.office365.com/
  frame     outlook.office.com/bookwithme
  frame     outlook.office.com/book/
  policy    https://privacy.microsoft.com/privacystatement
  places    EU US
  data      ip device contact booking
  en        Booking pages of Microsoft 365 with the free times of the staff.
  en why    Making appointments with our staff.
  de        Buchungsseiten von Microsoft 365 mit den freien Zeiten der Mitarbeiter.
  de why    Vereinbarung von Terminen mit unseren Mitarbeitern.

11022 Cal.com
  purpose   other
  vendor    Cal.com, Inc., 2261 Market Street #4382, San Francisco, CA 94114, USA
  hosts     cal.com
  script    app.cal.com/
  script    //cal.com/embed
  frame     app.cal.com/
  frame     //cal.com/
  policy    https://cal.com/privacy
  places    US
  data      ip device contact booking
  en        Open-source scheduling of meetings.
  en why    Choosing a time for a conversation.
  de        Quelloffene Terminplanung für Gespräche.
  de why    Auswahl eines Gesprächstermins.

11023 Eversports
  purpose   other
  vendor    Eversport GmbH, Jakov-Lind-Straße 13, 1020 Wien, Austria
  hosts     eversports.com eversports.at eversports.de
  script    widget.eversports.com/
  frame     eversports.com/
  frame     eversports.at/
  frame     eversports.de/
  policy    https://www.eversports.de/h/privacy
  places    AT EU
  data      ip device contact booking payment
  en        Viennese booking system for studios, courts and sports classes.
  en why    Booking classes and courts.
  de        Wiener Buchungssystem für Studios, Plätze und Sportkurse.
  de why    Buchung von Kursen und Plätzen.

11024 Eventbrite
  purpose   other
  vendor    Eventbrite, Inc., 95 Third Street, 2nd Floor, San Francisco, CA 94103, USA
  hosts     eventbrite.com eventbrite.de evbuc.com evbstatic.com eventbrite.co.uk
  script    eventbrite.com/static/widgets/
  script    eventbrite.de/static/widgets/
  script    EBWidgets.createWidget
  frame     eventbrite.com/
  frame     eventbrite.de/
  policy    https://www.eventbrite.com/help/en-us/articles/460838/eventbrite-privacy-policy/
  places    US
  data      ip device page contact booking payment
  en        Tickets and registration for events.
  en why    Registering visitors for our events.
  de        Tickets und Anmeldung für Veranstaltungen.
  de why    Anmeldung zu unseren Veranstaltungen.

11025 pretix
  purpose   other
  vendor    pretix GmbH, Berthold-Mogel-Straße 1, 69126 Heidelberg, Germany
  hosts     pretix.eu
  script    pretix.eu/widget
  script    pretix-widget
  frame     pretix.eu/
  policy    https://pretix.eu/about/en/privacy
  places    DE
  data      ip device contact booking payment
  en        Ticket shop from Heidelberg whose code is open.
  en why    Selling tickets within this website.
  de        Ticketshop aus Heidelberg mit offenem Quellcode.
  de why    Verkauf von Eintrittskarten innerhalb dieser Website.
  cookie    pretix_widget_* 30d: Holds the cart of the embedded shop. | Enthält den Warenkorb des eingebetteten Shops.

11026 Beds24
  purpose   other
  vendor    Beds24 GmbH, Berlin, Germany
  hosts     beds24.com
  script    .beds24.com/
  frame     beds24.com/
  policy    https://beds24.com/privacypolicy.html
  places    EU
  data      device page booking contact
  en        Booking engine for holiday flats and small hotels.
  en why    Taking bookings of rooms with Beds24.
  de        Buchungssystem für Ferienwohnungen und kleine Hotels.
  de why    Annahme von Zimmerbuchungen mit Beds24.

11027 Lodgify
  purpose   other
  vendor    Codebay Solutions Ltd. (Lodgify), Barcelona, Spain
  hosts     lodgify.com
  script    lodgify.com/
  policy    https://www.lodgify.com/privacy-policy/
  places    EU
  data      device page booking contact
  en        Booking and websites for holiday homes.
  en why    Taking bookings of holiday homes with Lodgify.
  de        Buchung und Websites für Ferienhäuser.
  de why    Annahme von Buchungen mit Lodgify.

11028 Smoobu
  purpose   other
  vendor    Smoobu GmbH, Wönnichstraße 68/70, 10317 Berlin, Germany
  hosts     smoobu.com
  script    login.smoobu.com/
  frame     login.smoobu.com/
  policy    https://www.smoobu.com/de/datenschutz/
  places    DE
  data      device page booking contact
  en        Booking calendar for holiday homes.
  en why    Showing free dates and taking bookings with Smoobu.
  de        Buchungskalender für Ferienunterkünfte.
  de why    Anzeige freier Termine und Annahme von Buchungen mit Smoobu.

11029 Casablanca Hotelsoftware
  purpose   other
  vendor    Casablanca Hotelsoftware GmbH, Auweg 8, 6330 Kufstein, Austria
  hosts     casablanca.at
  script    .casablanca.at/
  frame     .casablanca.at/
  policy    https://www.casablanca.at/datenschutz
  places    AT
  data      device page booking contact
  en        Booking engine and inquiry forms of Austrian hotels.
  en why    Receiving inquiries and bookings with Casablanca.
  de        Buchungsmaschine und Anfrageformulare österreichischer Hotels.
  de why    Annahme von Anfragen und Buchungen mit Casablanca.

11030 Easybooking
  purpose   other
  vendor    easybooking (zadego GmbH), Innsbruck, Austria
  hosts     easy-booking.at easybooking.at
  script    easy-booking.at/
  script    easybooking.at/
  policy    https://www.easybooking.eu/datenschutz/
  places    AT EU
  data      device page booking contact
  en        Booking engine for guest houses in the Alps.
  en why    Taking bookings with easybooking.
  de        Buchungsmaschine für Gasthäuser in den Alpen.
  de why    Annahme von Buchungen mit easybooking.

11031 SimplyBook.me
  purpose   other
  vendor    SimplyBook.me Ltd, Limassol, Cyprus
  hosts     simplybook.me simplybook.it
  script    simplybook.me/
  script    simplybook.it/
  policy    https://simplybook.me/en/policy
  places    EU
  data      device page booking contact
  en        Calendar for appointments of all kinds.
  en why    Making appointments with SimplyBook.me.
  de        Kalender für Termine aller Art.
  de why    Vereinbarung von Terminen mit SimplyBook.me.

11032 Acuity Scheduling
  purpose   other
  vendor    Squarespace Ireland Limited, Ship Street Great, Dublin 8, Ireland
  hosts     acuityscheduling.com
  script    acuityscheduling.com/
  policy    https://www.squarespace.com/privacy
  places    US EU
  data      device page booking contact
  en        Appointments with payment and reminders.
  en why    Making appointments with Acuity Scheduling.
  de        Terminvereinbarung mit Zahlung und Erinnerungen.
  de why    Vereinbarung von Terminen mit Acuity Scheduling.

11033 Setmore
  purpose   other
  vendor    Setmore (Full Inc.), Portland, OR, USA
  hosts     setmore.com
  script    .setmore.com/
  frame     .setmore.com/
  policy    https://www.setmore.com/privacy
  places    US
  data      device page booking contact
  en        Free calendar for appointments.
  en why    Making appointments with Setmore.
  de        Kostenloser Terminkalender.
  de why    Vereinbarung von Terminen mit Setmore.

11034 Phorest
  purpose   other
  vendor    Phorest Ireland Limited, Dublin, Ireland
  hosts     phorest.com
  script    .phorest.com/
  frame     .phorest.com/
  policy    https://www.phorest.com/privacy-policy/
  places    EU
  data      device page booking contact
  en        Appointments for hairdressers and beauty salons.
  en why    Making appointments with Phorest.
  de        Termine für Friseure und Kosmetikstudios.
  de why    Vereinbarung von Terminen mit Phorest.

11035 aleno
  purpose   other
  vendor    aleno AG, Zürich, Switzerland
  hosts     aleno.me
  script    aleno.me/
  policy    https://www.aleno.me/en/privacy-policy
  places    CH EU
  data      device page booking contact
  en        Reservations for restaurants, from Switzerland.
  en why    Taking table reservations with aleno.
  de        Reservierungen für Restaurants, aus der Schweiz.
  de why    Annahme von Tischreservierungen mit aleno.

11036 Formitable (Zenchef)
  purpose   other
  vendor    Zenchef SAS, Paris, France
  hosts     formitable.com zenchef.com
  script    formitable.com/
  script    zenchef.com/
  policy    https://www.zenchef.com/privacy-policy
  places    EU
  data      device page booking contact
  en        Reservations and vouchers for restaurants.
  en why    Taking table reservations with Zenchef.
  de        Reservierungen und Gutscheine für Restaurants.
  de why    Annahme von Tischreservierungen mit Zenchef.

11037 Trekksoft
  purpose   other
  vendor    TrekkSoft AG, Hauptstrasse 15, 3800 Matten, Switzerland
  hosts     trekksoft.com
  script    .trekksoft.com/
  frame     .trekksoft.com/
  policy    https://www.trekksoft.com/en/privacy-policy
  places    CH EU
  data      device page booking contact
  en        Booking of tours and activities.
  en why    Selling tours with TrekkSoft.
  de        Buchung von Touren und Aktivitäten.
  de why    Verkauf von Touren mit TrekkSoft.

11038 Eventim
  purpose   other
  vendor    CTS EVENTIM AG & Co. KGaA, Contrescarpe 75A, 28195 Bremen, Germany
  hosts     eventim.de eventim.com eventim-light.com
  script    .eventim-light.com/
  frame     .eventim-light.com/
  frame     www.eventim.de/
  policy    https://www.eventim.de/help/data-protection/
  places    DE
  data      device page booking
  en        Tickets for concerts and theaters.
  en why    Selling tickets with Eventim.
  de        Karten für Konzerte und Theater.
  de why    Verkauf von Karten mit Eventim.

11039 Reservix
  purpose   other
  vendor    Reservix GmbH, Humboldtstraße 2, 79098 Freiburg, Germany
  hosts     reservix.de reservix.net
  script    .reservix.de/
  frame     .reservix.de/
  frame     .reservix.net/
  policy    https://www.reservix.de/datenschutz
  places    DE
  data      device page booking contact
  en        Ticket system of German organizers.
  en why    Selling tickets with Reservix.
  de        Ticketsystem deutscher Veranstalter.
  de why    Verkauf von Karten mit Reservix.
`;
