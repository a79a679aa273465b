export const embeds = String.raw`
19001 Issuu
  purpose   external
  vendor    Issuu, Inc., 131 Lytton Avenue, Palo Alto, CA 94301, USA
  hosts     issuu.com isu.pub
  script    e.issuu.com/
  script    static.issuu.com/
  frame     e.issuu.com/
  frame     issuu.com/
  policy    https://issuu.com/legal/privacy
  places    US EU
  data      visitorId ip device page interactions
  en        Magazines and brochures to leaf through.
  en why    Showing brochures without a download.
  de        Magazine und Broschüren zum Blättern.
  de why    Anzeige von Broschüren ohne Download.
  cookie    iutk 6mo: Recognises the browser. | Erkennt den Browser wieder.

19002 Yumpu
  purpose   external
  vendor    i-magazine AG, Gewerbestrasse 3, 9444 Diepoldsau, Switzerland
  hosts     yumpu.com
  script    players.yumpu.com/
  script    yumpu.com/js/
  script    yumpu.com/embed
  frame     yumpu.com/
  policy    https://www.yumpu.com/en/info/privacy_policy
  places    CH EU
  data      ip device page interactions
  en        Swiss platform for catalogues and magazines.
  en why    Showing catalogues for browsing.
  de        Schweizer Plattform für Kataloge und Magazine.
  de why    Anzeige von Katalogen zum Durchblättern.

19003 Calaméo
  purpose   external
  vendor    Calaméo SAS, 65 rue Hénon, 69004 Lyon, France
  hosts     calameo.com calameoassets.com
  script    v.calameo.com/
  script    calameoassets.com/
  frame     v.calameo.com/
  frame     calameo.com/read/
  policy    https://www.calameo.com/privacy
  places    EU
  data      ip device page interactions
  en        French reader for publications on the web.
  en why    Reading documents on the page itself.
  de        Französischer Reader für Veröffentlichungen im Web.
  de why    Lesen von Dokumenten direkt auf der Seite.

19004 SlideShare
  purpose   external
  vendor    Scribd, Inc., 460 Bryant Street, Suite 300, San Francisco, CA 94107, USA
  hosts     slideshare.net slidesharecdn.com scribd.com
  frame     slideshare.net/
  frame     scribd.com/embeds/
  policy    https://support.scribd.com/hc/en-us/articles/210129366-Privacy-policy
  places    US
  data      ip device page interactions
  en        Presentations and documents from SlideShare and Scribd.
  en why    Showing slides of talks.
  de        Präsentationen und Dokumente von SlideShare und Scribd.
  de why    Anzeige von Vortragsfolien.

19005 Prezi
  purpose   external
  vendor    Prezi, Inc., 450 Bryant Street, San Francisco, CA 94107, USA
  hosts     prezi.com
  frame     prezi.com/
  policy    https://prezi.com/privacy-policy/
  places    US EU
  data      ip device page interactions
  en        Presentations in which one zooms through one large canvas.
  en why    Showing presentations.
  de        Präsentationen, bei denen man durch eine große Fläche zoomt.
  de why    Anzeige von Präsentationen.

19006 Google Docs, Forms and Calendar
  purpose   external
  vendor    google
  hosts     docs.google.com calendar.google.com drive.google.com
  frame     docs.google.com/
  frame     calendar.google.com/
  frame     drive.google.com/
  frame     google.com/calendar/
  policy    https://policies.google.com/privacy
  places    EU US
  data      ip device page answers account
  en        Embedded documents, tables, forms and calendars from Google.
  en why    Showing dates and documents and taking in form entries.
  de name   Google Docs, Formulare und Kalender
  de        Eingebettete Dokumente, Tabellen, Formulare und Kalender von Google.
  de why    Anzeige von Terminen und Dokumenten und Annahme von Formularen.

19007 Microsoft Forms
  purpose   external
  vendor    microsoft
  hosts     forms.office.com forms.cloud.microsoft
  frame     forms.office.com/
  frame     forms.cloud.microsoft/
  frame     forms.microsoft.com/
  policy    https://privacy.microsoft.com/privacystatement
  places    EU US
  data      ip device answers account
  en        Forms and polls of Microsoft 365.
  en why    Taking in registrations and answers.
  de        Formulare und Umfragen von Microsoft 365.
  de why    Annahme von Anmeldungen und Antworten.

19008 Typeform
  purpose   external
  vendor    TYPEFORM SL, Carrer Can Rabia 3-5, 4th floor, 08017 Barcelona, Spain
  hosts     typeform.com
  script    embed.typeform.com/
  frame     .typeform.com/to/
  frame     form.typeform.com/
  policy    https://admin.typeform.com/to/dwk6gt
  places    EU US
  data      visitorId ip device answers
  en        Forms from Barcelona that ask one question after another.
  en why    Collecting answers and enquiries.
  de        Formulare aus Barcelona, die eine Frage nach der anderen stellen.
  de why    Einholen von Antworten und Anfragen.
  cookie    attribution_user_id 1y: Recognises the browser for statistics. | Erkennt den Browser für die Statistik wieder.

19009 Jotform
  purpose   external
  vendor    Jotform Inc., 4 Embarcadero Center, Suite 780, San Francisco, CA 94111, USA
  hosts     jotform.com jotfor.ms jotform.eu jotformeu.com
  script    form.jotform.com/
  script    form.jotformeu.com/
  script    cdn.jotfor.ms/
  script    eu.jotform.com/
  frame     jotform.com/
  frame     jotformeu.com/
  frame     jotform.eu/
  policy    https://www.jotform.com/privacy/
  places    DE US
  data      ip device answers contact
  en        Form builder; European accounts are stored in Germany.
  en why    Taking in contact and order forms.
  de        Formularbaukasten; europäische Konten werden in Deutschland gespeichert.
  de why    Annahme von Kontakt- und Bestellformularen.

19010 Canva
  purpose   external
  vendor    Canva Pty Ltd, 110 Kippax Street, Surry Hills NSW 2010, Australia
  hosts     canva.com
  frame     canva.com/design/
  policy    https://www.canva.com/policies/privacy-policy/
  places    AU US
  data      ip device page interactions
  en        Designs and presentations made with Canva.
  en why    Showing designs and presentations.
  de        Mit Canva gestaltete Entwürfe und Präsentationen.
  de why    Anzeige von Gestaltungen und Präsentationen.

19011 Datawrapper
  purpose   external
  vendor    Datawrapper GmbH, Raumerstraße 39, 10437 Berlin, Germany
  hosts     dwcdn.net datawrapper.de
  script    .dwcdn.net/
  frame     .dwcdn.net/
  policy    https://www.datawrapper.de/privacy
  places    EU
  data      ip device
  en        Charts, maps and tables for news sites, from Berlin; no cookies.
  en why    Presenting figures in charts.
  de        Diagramme, Karten und Tabellen für Nachrichtenseiten, aus Berlin; ohne Cookies.
  de why    Darstellung von Zahlen in Diagrammen.

19012 Flourish
  purpose   external
  vendor    Canva UK Operations Ltd (Flourish), 33-35 Hoxton Square, London N1 6NN, United Kingdom
  hosts     flourish.studio flo.uri.sh
  script    public.flourish.studio/
  frame     flo.uri.sh/
  frame     public.flourish.studio/
  policy    https://flourish.studio/privacy/
  places    EU GB
  data      ip device page
  en        Animated charts and stories told with data.
  en why    Making figures understandable by moving charts.
  de        Animierte Diagramme und Datengeschichten.
  de why    Veranschaulichung von Zahlen durch bewegte Diagramme.

19013 Genially
  purpose   external
  vendor    Genially Web S.L., Plaza Ramón y Cajal 4, 14003 Córdoba, Spain
  hosts     genially.com genial.ly
  script    view.genial.ly/
  script    view.genially.com/
  frame     view.genial.ly/
  frame     view.genially.com/
  policy    https://genially.com/privacy/
  places    EU
  data      ip device page interactions
  en        Interactive pictures and teaching materials from Spain.
  en why    Showing interactive contents.
  de        Interaktive Grafiken und Lernmaterialien aus Spanien.
  de why    Anzeige interaktiver Inhalte.

19014 Elfsight
  purpose   external
  vendor    Elfsight LLC, Yerevan, Armenia
  hosts     elfsight.com elfsightcdn.com
  script    apps.elfsight.com/
  script    static.elfsight.com/
  script    elfsightcdn.com/
  script    elfsight-app-
  policy    https://elfsight.com/privacy-policy/
  places    EU US
  data      ip device page
  en        Widgets such as review feeds, galleries and chat buttons.
  en why    Adding ready-made widgets to the page.
  de        Widgets wie Bewertungen, Galerien und Chat-Schaltflächen.
  de why    Einbindung fertiger Widgets.

19015 Personio
  purpose   external
  vendor    Personio SE & Co. KG, Seidlstraße 3, 80335 München, Germany
  hosts     personio.de personio.com
  script    .jobs.personio.de/
  script    .jobs.personio.com/
  frame     .jobs.personio.de/
  frame     .jobs.personio.com/
  policy    https://www.personio.de/datenschutzerklaerung/
  places    DE EU
  data      ip device contact
  data      documents of the application | Bewerbungsunterlagen
  en        Job offers and applications of the personnel software from Munich.
  en why    Showing vacancies and receiving applications.
  de        Stellenangebote und Bewerbungen der Personalsoftware aus München.
  de why    Anzeige offener Stellen und Entgegennahme von Bewerbungen.

19016 ReadSpeaker
  purpose   other
  vendor    ReadSpeaker GmbH, Am Sommerfeld 7, 86825 Bad Wörishofen, Germany
  hosts     readspeaker.com
  script    .readspeaker.com/
  script    ReadSpeaker.init
  policy    https://www.readspeaker.com/privacy-policy/
  places    EU
  data      ip device page
  en        Reads the texts of the page aloud.
  en why    Making contents accessible to people who cannot read them well.
  de        Liest die Texte der Seite vor.
  de why    Zugang zu Inhalten für Menschen, die sie nicht gut lesen können.
  cookie    _rspkrLoadCore session: Records that the player has been loaded. | Vermerkt, dass der Player geladen wurde.

19017 Eye-Able
  purpose   other
  vendor    Web Inclusion GmbH, Gartenstraße 12c, 97276 Margetshöchheim, Germany
  hosts     eye-able.com
  script    eye-able.com/
  script    eyeAbleInclude
  script    eyeAble_pluginConfig
  policy    https://eye-able.com/datenschutz/
  places    DE EU
  data      ip device
  data      settings of the display | Einstellungen der Darstellung
  en        Bavarian assistant by which visitors adapt contrast, size and other aspects of the page.
  en why    Adapting the display to one’s own needs.
  de        Bayerische Hilfe, mit der Besucher Kontrast, Größe und mehr anpassen.
  de why    Anpassung der Darstellung an eigene Bedürfnisse.

19018 Google Translate
  purpose   other
  vendor    google
  hosts     translate.google.com translate.googleapis.com translate-pa.googleapis.com
  script    translate.google.com/translate_a/
  script    translate.googleapis.com/
  script    googleTranslateElementInit
  policy    https://policies.google.com/privacy
  places    EU US
  data      ip device page language
  data      texts of the page | Texte der Seite
  en        Translates the page by machine.
  en why    Offering the website in further languages.
  de name   Google Übersetzer
  de        Übersetzt die Seite maschinell.
  de why    Angebot der Website in weiteren Sprachen.
  cookie    googtrans session: Holds the language of the translation. | Enthält die Sprache der Übersetzung.

19019 Weglot
  purpose   other
  vendor    Weglot SAS, 7 cité Paradis, 75010 Paris, France
  hosts     weglot.com
  script    cdn.weglot.com/
  script    Weglot.initialize
  policy    https://weglot.com/privacy
  places    EU
  data      ip device language
  en        Shows translations of the website that were prepared beforehand.
  en why    Showing the website in the visitor’s language.
  de        Zeigt vorbereitete Übersetzungen der Website.
  de why    Anzeige der Website in der Sprache des Besuchers.
  local     wglang: Holds the language chosen. | Enthält die gewählte Sprache.

19020 Google Sign-In
  purpose   other
  vendor    google
  hosts     accounts.google.com
  script    accounts.google.com/gsi/
  script    google.accounts.id
  frame     accounts.google.com/
  policy    https://policies.google.com/privacy
  places    EU US
  data      ip device page account contact
  en        Login with a Google account, also by a window that appears of its own accord (One Tap).
  en why    Logging in without a password of its own.
  de name   Google-Anmeldung
  de        Anmeldung mit einem Google-Konto, auch über ein selbsttätig erscheinendes Fenster (One Tap).
  de why    Anmeldung ohne eigenes Passwort.
  cookie    g_state 6mo: Remembers that the login window was closed. | Merkt sich, dass das Anmeldefenster geschlossen wurde.

19021 FundraisingBox
  purpose   other
  vendor    Wikando GmbH, Schießgrabenstraße 32, 86150 Augsburg, Germany
  hosts     fundraisingbox.com
  script    secure.fundraisingbox.com/
  frame     secure.fundraisingbox.com/
  policy    https://www.fundraisingbox.com/datenschutz/
  places    DE
  data      ip device contact payment
  en        Donation forms from Augsburg.
  en why    Receiving donations on this website.
  de        Spendenformulare aus Augsburg.
  de why    Entgegennahme von Spenden auf dieser Website.

19022 Altruja
  purpose   other
  vendor    Altruja GmbH, Augustenstraße 62, 80333 München, Germany
  hosts     altruja.de
  script    altruja.de/
  frame     altruja.de/
  policy    https://www.altruja.de/datenschutz.html
  places    DE
  data      ip device contact payment
  en        Online fundraising for associations and charities, from Munich.
  en why    Receiving donations and membership applications.
  de        Online-Fundraising für Vereine und Hilfsorganisationen, aus München.
  de why    Entgegennahme von Spenden und Mitgliedsanträgen.
`;
