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
  cookie    iutk 6mo: Recognizes the browser. | Erkennt den Browser wieder.

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
  en        Swiss platform for catalogs and magazines.
  en why    Showing catalogs for browsing.
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
  uses      google.com
  frame     docs.google.com/
  frame     calendar.google.com/
  frame     drive.google.com/
  frame     google.com/calendar/
  policy    https://policies.google.com/privacy
  places    EU US
  data      ip device page answers account
  en        Embedded documents, tables, forms and calendars from Google.
  en why    Showing dates and documents and collecting form entries.
  de name   Google Docs, Formulare und Kalender
  de        Eingebettete Dokumente, Tabellen, Formulare und Kalender von Google.
  de why    Anzeige von Terminen und Dokumenten und Annahme von Formularen.

19007 Microsoft Forms
  purpose   external
  vendor    microsoft
  hosts     forms.office.com forms.cloud.microsoft
  uses      forms.microsoft.com
  frame     forms.office.com/
  frame     forms.cloud.microsoft/
  frame     forms.microsoft.com/
  policy    https://privacy.microsoft.com/privacystatement
  places    EU US
  data      ip device answers account
  en        Forms and polls of Microsoft 365.
  en why    Receiving registrations and answers.
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
  en why    Collecting answers and inquiries.
  de        Formulare aus Barcelona, die eine Frage nach der anderen stellen.
  de why    Einholen von Antworten und Anfragen.
  cookie    attribution_user_id 1y: Recognizes the browser for statistics. | Erkennt den Browser für die Statistik wieder.
  cookie    tf_respondent_cc 6mo: form

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
  en why    Receiving contact and order forms.
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
  en why    Presenting figures in animated charts.
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
  en why    Showing interactive content.
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
  en why    Making content accessible to people who cannot read it well.
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
  en        Bavarian assistant with which visitors adapt contrast, size and other aspects of the page.
  en why    Adapting the display to the visitor’s needs.
  de        Bayerische Hilfe, mit der Besucher Kontrast, Größe und mehr anpassen.
  de why    Anpassung der Darstellung an eigene Bedürfnisse.

19018 Google Translate
  purpose   other
  vendor    google
  hosts     translate.google.com translate.googleapis.com translate-pa.googleapis.com
  uses      www.gstatic.com
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
  cookie    googtrans_* session: language

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
  en        Login with a Google account, also by a window that appears automatically (One Tap).
  en why    Logging in without a separate password.
  de name   Google-Anmeldung
  de        Anmeldung mit einem Google-Konto, auch über ein automatisch eingeblendetes Fenster (One Tap).
  de why    Anmeldung ohne eigenes Passwort.
  cookie    g_state 6mo: Remembers that the login window was closed. | Merkt sich, dass das Anmeldefenster geschlossen wurde.
  cookie    ACCOUNT_CHOOSER SMSV __Host-GAPS LSOLH g_enabled_idps G_AUTHUSER_H G_ENABLED_IDPS __Host-1PLSID __Host-3PLSID LSID OSID __Secure-OSID 1y: login

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

19023 Opinary
  purpose   external
  vendor    Opinary GmbH, Schlesische Straße 29-30, 10997 Berlin, Germany
  hosts     opinary.com
  script    widgets.opinary.com/
  script    .opinary.com/
  frame     .opinary.com/
  policy    https://opinary.com/privacy-policy/
  places    DE
  data      visitorId page answers device
  en        Polls in articles of news sites.
  en why    Asking readers for their opinion with Opinary.
  de        Umfragen in Artikeln von Nachrichtenseiten.
  de why    Frage nach der Meinung von Lesern mit Opinary.
  local     opinary*: survey

19024 Steady
  purpose   external
  vendor    Steady Media GmbH, Schönhauser Allee 36, 10435 Berlin, Germany
  hosts     steadyhq.com steady.de
  script    steadyhq.com/widget_loader
  script    .steadyhq.com/
  frame     .steadyhq.com/
  policy    https://steady.page/de/privacy
  places    DE
  data      visitorId page account
  en        Memberships and paywalls for independent media.
  en why    Offering memberships with Steady.
  de        Mitgliedschaften und Bezahlschranken für unabhängige Medien.
  de why    Angebot von Mitgliedschaften mit Steady.
  cookie    steady-token steady-external-uuid 1y: login

19025 POWr
  purpose   external
  vendor    POWr, Inc., San Francisco, CA, USA
  hosts     powr.io powrcdn.com
  script    www.powr.io/
  frame     www.powr.io/
  policy    https://www.powr.io/privacy
  places    US
  data      visitorId page device
  en        Forms, galleries and counters for websites.
  en why    Showing content by POWr.
  de        Formulare, Galerien und Zähler für Websites.
  de why    Anzeige von Inhalten von POWr.
  cookie    __powr_utm pusher-id 30d: visitor

19026 Embedly
  purpose   external
  vendor    Embedly, Inc. (Medium), Boston, MA, USA
  hosts     embedly.com embed.ly
  script    cdn.embedly.com/
  frame     cdn.embedly.com/
  policy    https://embed.ly/legal/privacy
  places    US
  data      page device
  en        Turns links into previews.
  en why    Showing previews of linked pages with Embedly.
  de        Macht aus Links Vorschauen.
  de why    Vorschau verlinkter Seiten mit Embedly.

19027 Iframely
  purpose   external
  vendor    Itteco Software Corp. (Iframely), Toronto, ON, Canada
  hosts     iframely.com iframe.ly iframely.net
  script    cdn.iframe.ly/
  frame     cdn.iframe.ly/
  policy    https://iframely.com/privacy
  places    CA US
  data      page device
  en        Turns links into cards and players.
  en why    Showing previews of linked pages with Iframely.
  de        Macht aus Links Karten und Player.
  de why    Vorschau verlinkter Seiten mit Iframely.

19028 accessiBe
  purpose   external
  vendor    accessiBe Ltd., Tel Aviv, Israel
  hosts     accessibe.com acsbapp.com acsbap.com acsb.app
  script    accessibe.com/
  script    acsbapp.com/
  script    acsbap.com/
  script    .acsb.app/
  policy    https://accessibe.com/privacy-policy
  places    IL US
  data      page device
  en        Menu with which visitors change contrast and size of the page.
  en why    Easing access to the page with accessiBe.
  de        Menü, mit dem Besucher Kontrast und Größe der Seite ändern.
  de why    Erleichterter Zugang zur Seite mit accessiBe.
  cookie    acsbState acsbReady 1y: prefs
  local     acsb*: prefs

19029 UserWay
  purpose   external
  vendor    UserWay Ltd. (Level Access), Wilmington, DE, USA
  hosts     userway.org
  script    cdn.userway.org/
  policy    https://userway.org/privacy/
  places    US EU
  data      page device
  en        Menu with aids for reading and operating the page.
  en why    Easing access to the page with UserWay.
  de        Menü mit Hilfen zum Lesen und Bedienen der Seite.
  de why    Erleichterter Zugang zur Seite mit UserWay.
  local     userway-s* userway-*: prefs

19030 EqualWeb
  purpose   external
  vendor    EqualWeb Ltd., Israel
  hosts     equalweb.com nagich.co.il
  script    cdn.equalweb.com/
  policy    https://www.equalweb.com/5970/11529/privacy_policy
  places    IL US
  data      page device
  en        Additional menu for visitors with disabilities.
  en why    Easing access to the page with EqualWeb.
  de        Zusatzmenü für Besucher mit Behinderungen.
  de why    Erleichterter Zugang zur Seite mit EqualWeb.
  local     INDWrap* INDhelperMenu: prefs

19031 ReciteMe
  purpose   external
  vendor    Recite Me Limited, Gateshead, United Kingdom
  hosts     reciteme.com
  script    reciteme.com/
  policy    https://reciteme.com/privacy-policy/
  places    GB
  data      page device
  en        Reads pages aloud and adapts their look.
  en why    Reading pages aloud with Recite Me.
  de        Liest Seiten vor und passt ihr Aussehen an.
  de why    Vorlesen von Seiten mit Recite Me.
  cookie    Recite.Persist Recite.Preferences 30d: prefs

19032 Browsealoud (ReachDeck)
  purpose   external
  vendor    Texthelp Limited, Antrim, United Kingdom
  hosts     browsealoud.com texthelp.com reachdeck.com
  script    www.browsealoud.com/
  policy    https://www.texthelp.com/privacy-policy/
  places    GB EU
  data      page device
  en        Reads pages aloud and translates them.
  en why    Reading pages aloud with ReachDeck.
  de        Liest Seiten vor und übersetzt sie.
  de why    Vorlesen von Seiten mit ReachDeck.

19033 GTranslate
  purpose   external
  vendor    GTranslate Inc., Naples, FL, USA
  hosts     gtranslate.net gtranslate.com gtranslate.io tdns.gtranslate.net
  script    gtranslate.net/
  script    gtranslate.com/
  script    gtranslate.io/
  script    tdns.gtranslate.net/
  policy    https://gtranslate.io/privacy-policy
  places    US
  data      page language device
  en        Translates pages by machine.
  en why    Translating the website with GTranslate.
  de        Übersetzt Seiten maschinell.
  de why    Übersetzung der Website mit GTranslate.

19034 Wufoo
  purpose   external
  vendor    SurveyMonkey Europe Unlimited Company (Wufoo), 2 Shelbourne Buildings, Shelbourne Road, Dublin, Ireland
  hosts     wufoo.com wufoo.eu
  script    .wufoo.com/
  frame     .wufoo.com/
  policy    https://www.surveymonkey.com/mp/legal/privacy/
  places    US EU
  data      page answers device
  en        Forms from a builder.
  en why    Receiving answers with Wufoo.
  de        Formulare aus einem Baukasten.
  de why    Aufnahme von Antworten mit Wufoo.
  cookie    ep201 ep202 1y: form

19035 Tally
  purpose   external
  vendor    Tally BV, Ghent, Belgium
  hosts     tally.so
  script    tally.so/widgets
  frame     tally.so/
  policy    https://tally.so/help/privacy-policy
  places    EU
  data      page answers device
  en        Forms of a Belgian provider.
  en why    Receiving answers with Tally.
  de        Formulare eines belgischen Anbieters.
  de why    Aufnahme von Antworten mit Tally.

19036 Cognito Forms
  purpose   external
  vendor    Cognito LLC, Columbia, SC, USA
  hosts     cognitoforms.com
  script    cognitoforms.com/
  policy    https://www.cognitoforms.com/privacy
  places    US
  data      page answers device
  en        Forms with calculations.
  en why    Receiving answers with Cognito Forms.
  de        Formulare mit Berechnungen.
  de why    Aufnahme von Antworten mit Cognito Forms.
  cookie    cognito.services.a cognito.organization c-referrer c-signup c-plan session: state

19037 LamaPoll
  purpose   external
  vendor    Langner/Beier LamaPoll GbR, Frankfurter Allee 69, 10247 Berlin, Germany
  hosts     lamapoll.de
  script    .lamapoll.de/
  frame     survey.lamapoll.de/
  policy    https://www.lamapoll.de/Support/Datenschutz
  places    DE
  data      page answers device
  en        Surveys from Berlin.
  en why    Surveying visitors with LamaPoll.
  de        Umfragen aus Berlin.
  de why    Befragung von Besuchern mit LamaPoll.

19038 Infogram
  purpose   external
  vendor    Prezi, Inc. (Infogram), San Francisco, CA, USA
  hosts     infogram.com infogr.am jifo.co
  script    e.infogram.com/
  frame     e.infogram.com/
  policy    https://infogram.com/privacy
  places    US EU
  data      page interactions device
  en        Charts and maps for articles.
  en why    Showing charts from Infogram.
  de        Diagramme und Karten für Artikel.
  de why    Anzeige von Diagrammen von Infogram.

19039 Riddle
  purpose   external
  vendor    Riddle Technologies AG, Lenaustraße 1, 66125 Saarbrücken, Germany
  hosts     riddle.com
  script    www.riddle.com/
  frame     www.riddle.com/
  policy    https://www.riddle.com/legal/privacy
  places    DE
  data      page answers device
  en        Quizzes and polls of a German provider.
  en why    Showing quizzes from Riddle.
  de        Quiz und Umfragen eines deutschen Anbieters.
  de why    Anzeige von Quiz von Riddle.

19040 Apester
  purpose   external
  vendor    Apester Ltd., Tel Aviv, Israel
  hosts     apester.com qmerce.com
  script    apester.com/
  script    qmerce.com/
  policy    https://apester.com/privacy-policy/
  places    IL US
  data      visitorId page answers
  en        Polls and quizzes with ads.
  en why    Showing polls from Apester.
  de        Umfragen und Quiz mit Werbung.
  de why    Anzeige von Umfragen von Apester.

19041 Playbuzz (EX.CO)
  purpose   external
  vendor    EX.CO Technologies Ltd., Tel Aviv, Israel
  hosts     playbuzz.com ex.co
  script    .playbuzz.com/
  script    player.ex.co/
  frame     .playbuzz.com/
  policy    https://ex.co/legal/privacy-policy/
  places    IL US
  data      visitorId page answers playback
  en        Quizzes and videos for publishers.
  en why    Showing content from EX.CO.
  de        Quiz und Videos für Verlage.
  de why    Anzeige von Inhalten von EX.CO.

19042 ThingLink
  purpose   external
  vendor    ThingLink Oy, Helsinki, Finland
  hosts     thinglink.com thinglink.me
  script    cdn.thinglink.me/
  frame     www.thinglink.com/
  policy    https://www.thinglink.com/privacy
  places    EU US
  data      page interactions device
  en        Pictures with points to click on.
  en why    Showing interactive pictures from ThingLink.
  de        Bilder mit anklickbaren Punkten.
  de why    Anzeige interaktiver Bilder von ThingLink.

19043 Sketchfab
  purpose   external
  vendor    Epic Games, Inc. (Sketchfab), Cary, NC, USA
  hosts     sketchfab.com
  script    static.sketchfab.com/
  frame     sketchfab.com/models
  policy    https://sketchfab.com/privacy
  places    US EU
  data      page interactions device
  en        Three-dimensional models.
  en why    Showing models from Sketchfab.
  de        Dreidimensionale Modelle.
  de why    Anzeige von Modellen von Sketchfab.

19044 CodePen
  purpose   external
  vendor    CodePen, Bend, OR, USA
  hosts     codepen.io cpwebassets.codepen.io
  script    cpwebassets.codepen.io/
  script    static.codepen.io/
  frame     codepen.io/
  policy    https://blog.codepen.io/documentation/privacy/
  places    US
  data      page device
  en        Examples of code that can be tried out.
  en why    Showing examples from CodePen.
  de        Codebeispiele zum Ausprobieren.
  de why    Anzeige von Beispielen von CodePen.
  cookie    codepen_session 30d: state
  cookie    codepen_signup_referrer codepen_signup_referrer_date 1y: source

19045 Statuspage
  purpose   external
  vendor    Atlassian Pty Ltd, 341 George Street, Sydney NSW 2000, Australia
  hosts     statuspage.io
  script    statuspage.io/
  policy    https://www.atlassian.com/legal/privacy-policy
  places    US AU
  data      page device
  en        Notices about service outages.
  en why    Showing the state of services with Statuspage.
  de        Meldungen über Ausfälle von Diensten.
  de why    Anzeige des Zustands von Diensten mit Statuspage.

19046 Highcharts Cloud
  purpose   external
  vendor    Highsoft AS, Vik i Sogn, Norway
  hosts     highcharts.com
  script    code.highcharts.com/
  policy    https://www.highcharts.com/privacy/
  places    NO EU
  data      page device
  en        Library for charts, loaded from the provider.
  en why    Showing charts with Highcharts.
  de        Diagrammbibliothek, beim Anbieter geladen.
  de why    Anzeige von Diagrammen mit Highcharts.

19047 MathJax CDN
  purpose   external
  vendor    MathJax Consortium (NumFOCUS), Austin, TX, USA
  hosts     mathjax.org
  script    mathjax.org/
  policy    https://www.mathjax.org/
  places    US
  data      page device
  en        Library that shows mathematical formulas.
  en why    Showing formulas with MathJax.
  de        Bibliothek zur Darstellung mathematischer Formeln.
  de why    Darstellung von Formeln mit MathJax.

19048 ipify
  purpose   external
  vendor    ipify (Geekflare), USA
  hosts     ipify.org
  script    ipify.org/
  policy    https://www.ipify.org/
  places    US
  data      device
  en        Provides the page with the visitor’s IP address.
  en why    Finding out the visitor’s IP address.
  de        Nennt einer Seite die IP-Adresse des Besuchers.
  de why    Ermittlung der IP-Adresse des Besuchers.

19049 Browser-Update.org
  purpose   external
  vendor    Browser-Update.org, Germany
  hosts     browser-update.org
  script    browser-update.org/
  policy    https://browser-update.org/privacy.html
  places    DE
  data      page device
  en        Notice for visitors with old browsers.
  en why    Telling visitors that their browser is outdated.
  de        Hinweis für Besucher mit veralteten Browsern.
  de why    Hinweis auf veraltete Browser.
  cookie    browserupdateorg 30d: seen

19050 ResponsiveVoice
  purpose   external
  vendor    LearnBrite Pty Ltd, Australia
  hosts     responsivevoice.org
  script    code.responsivevoice.org/
  policy    https://responsivevoice.org/privacy-policy/
  places    AU US
  data      page device
  en        Reads the texts of a page aloud.
  en why    Reading texts aloud with ResponsiveVoice.
  de        Liest die Texte einer Seite vor.
  de why    Vorlesen von Texten mit ResponsiveVoice.

19051 SAP Customer Data Cloud (Gigya)
  purpose   external
  vendor    SAP Deutschland SE & Co. KG, Hasso-Plattner-Ring 7, 69190 Walldorf, Germany
  hosts     gigya.com
  script    gigya.com/
  policy    https://www.sap.com/corporate/en/legal/privacy.html
  places    EU US
  data      visitorId account email
  en        Login and accounts of customers for many media companies.
  en why    Login and account with SAP Customer Data Cloud.
  de        Anmeldung und Kundenkonten vieler Medienhäuser.
  de why    Anmeldung und Konto mit SAP Customer Data Cloud.
  cookie    gmid ucid hasGmid gig_hasGmid gig_canary gig_canary_* gig_bootstrap_* gig_last_ver_* 1y: visitor
  cookie    glt_* gltexp_* gig_loginToken_* GSLM_* 1y: login
  cookie    _gig_lt _gig_llu _gig_llp _gig_email _gig_shareUI_* _gigRefUid_* 1y: user
  cookie    gig3pc gig3pctest _gig_APIProxy_enabled gig_toggles session: test
  cookie    gst glnk apiDomain_* SAML_* session: state

19052 Pusher
  purpose   external
  vendor    Pusher Limited (MessageBird), London, United Kingdom
  hosts     pusher.com pusherapp.com
  script    js.pusher.com/
  script    stats.pusher.com/
  policy    https://messagebird.com/legal/privacy
  places    GB EU US
  data      page device
  en        Sends news to open pages at once.
  en why    Updating pages without reloading them.
  de        Sendet Neues sofort an geöffnete Seiten.
  de why    Aktualisierung von Seiten ohne neues Laden.
  local     pusherTransportTLS pusherTransportNonTLS: cache

19053 AddEvent
  purpose   external
  vendor    AddEvent, Inc., San Francisco, CA, USA
  hosts     addevent.com addthisevent.com
  script    cdn.addevent.com/
  script    addevent.com/libs/
  script    addthisevent.com/
  policy    https://www.addevent.com/privacy
  places    US
  data      page device
  en        Button that puts a date into the visitor’s calendar.
  en why    Adding dates to visitors’ calendars with AddEvent.
  de        Schaltfläche, die Termine in den Kalender übernimmt.
  de why    Übergabe von Terminen mit AddEvent.

19054 Softgarden
  purpose   external
  vendor    softgarden e-recruiting GmbH, Tauentzienstraße 14, 10789 Berlin, Germany
  hosts     softgarden.io softgarden.de
  script    .softgarden.io/
  frame     .softgarden.io/
  policy    https://softgarden.com/de/datenschutz/
  places    DE
  data      page device
  en        Job openings and applications.
  en why    Showing vacancies with softgarden.
  de        Stellenlisten und Bewerbungen.
  de why    Anzeige offener Stellen mit softgarden.

19055 Weather widgets (wetter.com)
  purpose   external
  vendor    wetter.com GmbH, Reichenaustraße 19a, 78467 Konstanz, Germany
  hosts     wetter.com wettercomassets.com cs3.wettercomassets.com
  script    cs3.wettercomassets.com/
  script    .wettercomassets.com/
  policy    https://www.wetter.com/datenschutz/
  places    DE
  data      page device
  en        Weather for a place.
  en why    Showing the weather from wetter.com.
  de name   Wetter-Widgets (wetter.com)
  de        Wetter für einen Ort.
  de why    Anzeige des Wetters von wetter.com.

19056 Salesforce (forms and sites)
  purpose   external
  vendor    salesforce.com Germany GmbH, Erika-Mann-Straße 31, 80636 München, Germany
  hosts     force.com salesforce.com salesforceliveagent.com salesforce-sites.com
  script    .salesforceliveagent.com/
  script    service.force.com/
  script    .my.salesforce.com/
  frame     .force.com/
  policy    https://www.salesforce.com/company/privacy/
  places    EU US
  data      visitorId page contact
  en        Forms, chats and pages from the customer management Salesforce.
  en why    Receiving contacts and talking to customers with Salesforce.
  de name   Salesforce (Formulare und Seiten)
  de        Formulare, Chats und Seiten aus der Kundenverwaltung Salesforce.
  de why    Aufnahme von Kontakten und Gespräche mit Kunden über Salesforce.
  cookie    BrowserId BrowserId_sec 1y: visitor
  cookie    CookieConsentPolicy LSKey-c$CookieConsentPolicy 1y: consent
  cookie    renderCtx sfdc-stream force-stream force-proxy-stream session: state

19057 Subscribe with Google
  purpose   external
  vendor    google
  hosts     news.google.com
  script    news.google.com/swg/
  policy    https://policies.google.com/privacy
  places    EU US
  data      ip page account interactions
  en        Offers subscriptions, contributions and newsletters of publishers with a Google account (Reader Revenue Manager).
  en why    Selling subscriptions and contributions through Google.
  de        Bietet Abonnements, Beiträge und Newsletter von Verlagen über ein Google-Konto an (Reader Revenue Manager).
  de why    Verkauf von Abonnements und Beiträgen über Google.

19058 Creative Commons license buttons
  purpose   external
  vendor    Creative Commons Corporation, PO Box 1866, Mountain View, CA 94042, USA
  hosts     creativecommons.org licensebuttons.net
  script    i.creativecommons.org/
  script    mirrors.creativecommons.org/
  script    licensebuttons.net/
  policy    https://creativecommons.org/privacy/
  places    US
  data      page device
  en        Shows the logo of the license under which content may be used.
  en why    Showing the license of texts and pictures.
  de name   Lizenzlogos von Creative Commons
  de        Zeigt das Logo der Lizenz, unter der Inhalte genutzt werden dürfen.
  de why    Anzeige der Lizenz von Texten und Bildern.

19059 BeyondWords
  purpose   external
  vendor    SpeechKit Ltd. (BeyondWords), London, United Kingdom
  hosts     beyondwords.io speechkit.io
  script    beyondwords.io/
  script    speechkit.io/
  frame     audio.beyondwords.io/
  policy    https://beyondwords.io/privacy-policy/
  places    GB EU US
  data      page device playback
  en        Reads articles to visitors in a synthetic voice.
  en why    Articles as audio with BeyondWords.
  de        Liest Besuchern Artikel mit künstlicher Stimme vor.
  de why    Artikel zum Anhören mit BeyondWords.

19060 Trinity Audio
  purpose   external
  vendor    Trinity Audio Ltd., Tel Aviv, Israel
  hosts     trinitymedia.ai trinityaudio.ai
  script    trinitymedia.ai/
  policy    https://trinityaudio.ai/privacy-policy
  places    IL US
  data      adId page device playback
  en        Reads articles aloud, with ads in between.
  en why    Articles as audio with Trinity.
  de        Liest Artikel vor, mit Werbung dazwischen.
  de why    Artikel zum Anhören mit Trinity.

19061 Tickaroo
  purpose   external
  vendor    Tickaroo GmbH, Regensburg, Germany
  hosts     tickaroo.com
  script    tickaroo.com/
  policy    https://www.tickaroo.com/privacy
  places    DE
  data      page device
  en        Live blogs and live results of newsrooms.
  en why    Showing live blogs with Tickaroo.
  de        Liveblogs und Liveticker von Redaktionen.
  de why    Anzeige von Liveblogs mit Tickaroo.

19062 Poool
  purpose   personalization
  vendor    Poool SAS, Bordeaux, France
  hosts     poool.fr poool.tech
  script    poool.fr/
  script    poool.tech/
  policy    https://www.poool.tech/privacy-policy
  places    EU
  data      visitorId pages account
  en        Paywalls and sign-ups that adapt to the reader.
  en why    Showing paywalls with Poool.
  de        Bezahlschranken und Anmeldungen, die sich an den Leser anpassen.
  de why    Anzeige von Bezahlschranken mit Poool.

19063 TradingView widgets
  purpose   external
  vendor    TradingView, Inc., 470 Olde Worthington Road, Suite 200, Westerville, OH 43082, USA
  hosts     tradingview.com tradingview-widget.com
  script    s3.tradingview.com/
  script    tradingview-widget.com/
  frame     s.tradingview.com/
  frame     tradingview-widget.com/
  policy    https://www.tradingview.com/privacy-policy/
  places    US EU
  data      page device
  en        Charts and prices of shares, currencies and commodities.
  en why    Showing prices and charts from TradingView.
  de        Diagramme und Kurse von Aktien, Währungen und Rohstoffen.
  de why    Anzeige von Kursen und Diagrammen von TradingView.

19064 AccuWeather
  purpose   external
  vendor    AccuWeather, Inc., 385 Science Park Road, State College, PA 16803, USA
  hosts     accuweather.com
  script    oap.accuweather.com/
  script    vortex.accuweather.com/
  frame     widget.accuweather.com/
  policy    https://www.accuweather.com/en/privacy
  places    US
  data      page device place
  en        Weather forecasts of the American weather service AccuWeather.
  en why    Showing the weather from AccuWeather.
  de        Wettervorhersagen des amerikanischen Wetterdienstes AccuWeather.
  de why    Anzeige des Wetters von AccuWeather.

19065 Opta widgets
  purpose   external
  vendor    Stats Perform (Opta), London, United Kingdom
  hosts     opta.net performfeeds.com
  script    .opta.net/
  script    performfeeds.com/
  frame     widget.cloud.opta.net/
  policy    https://www.statsperform.com/privacy-policy/
  places    GB US
  data      page device
  en        Results, tables and statistics of sports.
  en why    Showing sports results from Opta.
  de        Ergebnisse, Tabellen und Statistiken aus dem Sport.
  de why    Anzeige von Sportergebnissen von Opta.

19066 Knight Lab
  purpose   external
  vendor    Northwestern University Knight Lab, Evanston, IL, USA
  hosts     knightlab.com knilab.com
  script    knightlab.com/
  script    knilab.com/
  frame     cdn.knightlab.com/
  policy    https://www.northwestern.edu/privacy/
  places    US
  data      page device
  en        Timelines, maps and picture comparisons for stories.
  en why    Showing stories with tools of Knight Lab.
  de        Zeitleisten, Karten und Bildvergleiche für Geschichten.
  de why    Anzeige von Geschichten mit Werkzeugen von Knight Lab.

19067 Hypothesis
  purpose   external
  vendor    Hypothes.is Project, San Francisco, CA, USA
  hosts     hypothes.is
  script    hypothes.is/embed.js
  script    cdn.hypothes.is/
  policy    https://web.hypothes.is/privacy/
  places    US
  data      page account
  en        Notes and comments of readers on the text of a page.
  en why    Annotating texts with Hypothesis.
  de        Notizen und Kommentare von Lesern zum Text einer Seite.
  de why    Anmerkungen zu Texten mit Hypothesis.

19068 Instacart widgets
  purpose   external
  vendor    Maplebear Inc. (Instacart), San Francisco, CA, USA
  hosts     instacart.com
  script    widgets.instacart.com/
  frame     widgets.instacart.com/
  policy    https://www.instacart.com/privacy
  places    US
  data      page device products
  en        Orders the ingredients of a recipe from supermarkets.
  en why    Ordering ingredients with Instacart.
  de        Bestellt die Zutaten eines Rezepts bei Supermärkten.
  de why    Bestellung von Zutaten mit Instacart.

19069 Samsung Food (Whisk)
  purpose   external
  vendor    Samsung Electronics (UK) Limited, Chertsey, United Kingdom
  hosts     whisk.com
  script    cdn.whisk.com/
  policy    https://samsungfood.com/privacy/
  places    GB US
  data      page device account
  en        Saves recipes and puts ingredients on shopping lists.
  en why    Saving recipes with Samsung Food.
  de        Speichert Rezepte und setzt Zutaten auf Einkaufslisten.
  de why    Speichern von Rezepten mit Samsung Food.

19070 Stay22
  purpose   ads
  vendor    Stay22 Technologies Inc., Montreal, Canada
  hosts     stay22.com
  script    scripts.stay22.com/
  frame     stay22.com/embed/
  policy    https://www.stay22.com/privacy
  places    CA US
  data      page device campaign
  en        Maps and links to accommodation, for which the website is paid.
  en why    Earning from bookings through Stay22.
  de        Karten und Links zu Unterkünften, für die die Website eine Vergütung erhält.
  de why    Erlöse aus Buchungen über Stay22.

19071 Lasso
  purpose   ads
  vendor    Lasso, Inc., USA
  hosts     getlasso.co
  script    js.getlasso.co/
  policy    https://getlasso.co/privacy-policy/
  places    US
  data      page clicks
  en        Shows products with affiliate links, and measures them.
  en why    Showing and measuring affiliate links with Lasso.
  de        Produktboxen mit Affiliate-Links und deren Messung.
  de why    Anzeige und Messung von Affiliate-Links mit Lasso.

19072 LTK (rewardStyle)
  purpose   ads
  vendor    rewardStyle, Inc. d/b/a LTK, Dallas, TX, USA
  hosts     rewardstyle.com shopltk.com liketoknow.it
  script    assets.rewardstyle.com/
  script    widgets.rewardstyle.com/
  policy    https://company.shopltk.com/en/privacy
  places    US
  data      page clicks campaign
  en        Shows products that authors recommend, with affiliate links.
  en why    Recommending products through LTK.
  de        Zeigt Produkte, die Autoren empfehlen, mit Affiliate-Links.
  de why    Empfehlung von Produkten über LTK.

19073 OpenWeatherMap
  purpose   external
  vendor    Openweather Ltd, London, United Kingdom
  hosts     openweathermap.org
  script    api.openweathermap.org/
  script    openweathermap.org/themes/
  policy    https://openweather.co.uk/privacy-policy
  places    GB EU
  data      page place
  en        Weather data and small weather maps.
  en why    Showing the weather from OpenWeatherMap.
  de        Wetterdaten und kleine Wetterkarten.
  de why    Anzeige des Wetters von OpenWeatherMap.

19074 PrintFriendly
  purpose   external
  vendor    PrintFriendly, LLC, USA
  hosts     printfriendly.com
  script    cdn.printfriendly.com/
  policy    https://www.printfriendly.com/privacy
  places    US
  data      page device
  en        Prepares pages for printing and as PDF.
  en why    Printing pages with PrintFriendly.
  de        Bereitet Seiten zum Drucken und als PDF auf.
  de why    Drucken von Seiten mit PrintFriendly.

19075 Transifex Live
  purpose   external
  vendor    Transifex, Inc., Menlo Park, CA, USA
  hosts     transifex.com
  script    transifex.com/
  policy    https://www.transifex.com/legal/privacy/
  places    US EU
  data      page language
  en        Shows translations of the website.
  en why    Translating the website with Transifex.
  de        Zeigt Übersetzungen der Website an.
  de why    Übersetzung der Website mit Transifex.

19076 Loqate (PCA Predict)
  purpose   external
  vendor    GB Group plc (Loqate), Chester, United Kingdom
  hosts     pcapredict.com postcodeanywhere.co.uk addressy.com
  script    pcapredict.com/
  script    postcodeanywhere.co.uk/
  script    addressy.com/
  policy    https://www.loqate.com/en-gb/privacy/
  places    GB
  data      page contact
  en        Completes postal addresses while they are typed.
  en why    Completing addresses with Loqate.
  de        Vervollständigt Postanschriften während der Eingabe.
  de why    Vervollständigung von Anschriften mit Loqate.

19077 Sectigo TrustLogo
  purpose   external
  vendor    Sectigo Limited, Manchester, United Kingdom
  hosts     trustlogo.com trust-provider.com
  script    trustlogo.com/
  script    trust-provider.com/
  policy    https://www.sectigo.com/privacy-policy
  places    GB US
  data      page device
  en        Seal that shows who certified the website’s encryption.
  en why    Showing the seal of Sectigo.
  de        Siegel, das zeigt, wer die Verschlüsselung der Website zertifiziert hat.
  de why    Anzeige des Siegels von Sectigo.

19078 Survicate
  purpose   personalization
  vendor    Survicate S.A., Warsaw, Poland
  hosts     survicate.com
  script    survicate.com/
  policy    https://survicate.com/privacy-policy/
  places    EU
  data      visitorId page answers
  en        Short surveys on pages and in emails.
  en why    Surveying visitors with Survicate.
  de        Kurze Umfragen auf Seiten und in E-Mails.
  de why    Befragung von Besuchern mit Survicate.

19079 MaxMind GeoIP
  purpose   external
  vendor    MaxMind, Inc., 51 Pleasant Street #1020, Malden, MA 02148, USA
  hosts     maxmind.com geoip-js.com
  script    js.maxmind.com/
  script    geoip.maxmind.com/
  script    geoip-js.com/
  policy    https://www.maxmind.com/en/privacy-policy
  places    US
  data      page place
  en        Determines the visitor’s country and town.
  en why    Determining the visitor’s country with MaxMind.
  de        Ermittelt, aus welchem Land und Ort ein Besucher kommt.
  de why    Ermittlung des Landes des Besuchers mit MaxMind.

19080 Usersnap
  purpose   external
  vendor    Usersnap GmbH, Industriezeile 35, 4020 Linz, Austria
  hosts     usersnap.com
  script    widget.usersnap.com/
  script    api.usersnap.com/
  script    cdn.usersnap.com/
  policy    https://usersnap.com/privacy-policy
  places    AT DE
  data      page device messages
  en        Feedback of visitors with screenshots of the page.
  en why    Collecting feedback with Usersnap.
  de        Rückmeldungen von Besuchern mit Bildschirmfotos der Seite.
  de why    Sammeln von Rückmeldungen mit Usersnap.

19081 Queryly
  purpose   external
  vendor    Queryly, address unknown
  hosts     queryly.com
  script    queryly.com/
  policy    https://www.queryly.com/
  places    US
  data      device
  data      search terms | Suchbegriffe
  en        Search within the website, with suggestions while typing.
  en why    A quick search of all articles.
  de        Suche auf der Website mit Vorschlägen während der Eingabe.
  de why    Eine schnelle Suche in allen Artikeln.

19082 LoginRadius
  purpose   external
  vendor    LoginRadius Inc., Vancouver, Canada
  hosts     lrcontent.com loginradius.com
  script    lrcontent.com/
  script    loginradius.com/
  policy    https://www.loginradius.com/privacy-policy/
  places    CA US
  data      account device
  en        Registration and sign-in of visitors, also with accounts of networks.
  en why    Letting visitors create an account and sign in.
  de        Registrierung und Anmeldung von Besuchern, auch mit Konten von Netzwerken.
  de why    Besucher können ein Konto anlegen und sich anmelden.

19083 Vuukle
  purpose   external
  vendor    VUUKLE DMCC, Dubai, United Arab Emirates
  hosts     vuukle.com
  script    vuukle.com/
  frame     vuukle.com/
  policy    https://vuukle.com/cookie-policy
  places    AE US
  data      device interactions messages
  en        Comments, reactions and quizzes below articles, with ads.
  en why    Letting readers comment and react.
  de        Kommentare, Reaktionen und Quizze unter Artikeln, mit Werbung.
  de why    Leser können kommentieren und reagieren.
  cookie    vuukle_token 1y: login
  cookie    vuukle_anonymous_token vsid 30d: visitor
  cookie    uid-s 1y: ads
  cookie    vuukle_geo_region 7d: place
  cookie    vuukle_notification_subscription 180d: push
  cookie    vuukle_notification_subscription_dismissed 24h: seen
  cookie    vuukle_emotes_vote_* 60d: survey
  cookie    vuukle_recommend_* 30d: survey
  local     vuukle_geo_region _vuukleGeo: place
  local     vuukle_emotes_vote_* vuukle_recommend_*: survey
  local     vuukle_quiz_answers vuukle_quiz_frequency_cap vuukle_quiz_user_form_data vuukle_quiz_reported_questions quizzly_surveys_response_groups: survey
  local     vuukle_user_id: visitor
  local     vuukle_cookie_usage_agreed: consent
  local     vuukle_interstitial_shown: capping

19084 Zephr
  purpose   other
  vendor    Zuora, Inc., 101 Redwood Shores Parkway, Redwood City, CA 94065, USA
  hosts     zephr.com zephrcdn.com
  script    zephr.com/
  script    zephrcdn.com/
  policy    https://www.zuora.com/privacy-statement/
  places    US EU
  data      account pages visitorId
  en        Decides which articles are free and shows offers for subscriptions.
  en why    A paywall and registration for articles.
  de        Entscheidet, welche Artikel kostenlos sind, und zeigt Angebote für Abonnements.
  de why    Eine Bezahlschranke und Registrierung für Artikel.

19085 emsservice.de
  purpose   other
  vendor    emsservice.de, operator and address unknown
  hosts     emsservice.de
  script    emsservice.de/
  policy    https://www.emsservice.de/
  places    DE
  data      device
  en        A script on German news websites, of which nothing is publicly known.
  en why    Unknown; nothing public says what it is for.
  de        Ein Skript auf deutschen Nachrichten-Websites, über das nichts öffentlich bekannt ist.
  de why    Unbekannt; nirgends steht öffentlich, wofür es dient.

19086 Google Loader (jsapi)
  purpose   other
  vendor    google
  uses      google.com
  script    google.com/jsapi
  policy    https://policies.google.com/privacy
  places    EU US
  data      device page
  en        An older loader for programs of Google, such as charts.
  en why    Loading older programs of Google.
  de        Ein älteres Ladeprogramm für Programme von Google, etwa Diagramme.
  de why    Laden älterer Programme von Google.

19087 GIPHY
  purpose   external
  vendor    GIPHY, LLC, New York, NY, USA
  hosts     giphy.com
  script    giphy.com/
  frame     giphy.com/embed/
  policy    https://support.giphy.com/hc/en-us/articles/360032872931
  places    US
  data      page device
  en        Animated pictures of the library GIPHY.
  en why    Showing animated pictures from GIPHY.
  de        Animierte Bilder der Sammlung GIPHY.
  de why    Anzeige animierter Bilder von GIPHY.

19088 Tenor
  purpose   external
  vendor    google
  hosts     tenor.com tenor.co
  script    tenor.com/
  frame     tenor.com/embed/
  policy    https://policies.google.com/privacy
  places    US EU
  data      page device
  en        Animated pictures of Google’s library Tenor.
  en why    Showing animated pictures from Tenor.
  de        Animierte Bilder der Sammlung Tenor von Google.
  de why    Anzeige animierter Bilder von Tenor.

19089 Imgur
  purpose   external
  vendor    Imgur, Inc., San Francisco, CA, USA
  hosts     imgur.com
  script    imgur.com/
  frame     imgur.com/
  policy    https://imgurinc.com/privacy
  places    US
  data      page device
  en        Image host with embeddable posts.
  en why    Showing images from Imgur.
  de        Bilder-Anbieter mit einbettbaren Beiträgen.
  de why    Anzeige von Bildern von Imgur.

19090 DocumentCloud
  purpose   external
  vendor    MuckRock Foundation, Inc., Boston, MA, USA
  hosts     documentcloud.org
  script    documentcloud.org/
  frame     documentcloud.org/
  policy    https://www.muckrock.com/privacy-policy/
  places    US
  data      page device
  en        Documents of newsrooms with a viewer.
  en why    Showing documents from DocumentCloud.
  de        Dokumente von Redaktionen mit einer Ansicht.
  de why    Anzeige von Dokumenten von DocumentCloud.

19091 Tableau Public
  purpose   external
  vendor    Salesforce, Inc., San Francisco, CA, USA
  hosts     tableau.com
  script    public.tableau.com/
  frame     public.tableau.com/
  policy    https://www.salesforce.com/company/legal/privacy/
  places    US EU
  data      page device
  en        Interactive charts made with Tableau.
  en why    Showing charts from Tableau Public.
  de        Interaktive Diagramme, mit Tableau erstellt.
  de why    Anzeige von Diagrammen von Tableau Public.

19092 UsableNet Assistive
  purpose   external
  vendor    UsableNet, address unknown
  hosts     usablenet.com usablenet.net
  script    .usablenet.com/
  policy    https://usablenet.com/
  places    US
  data      page device
  en        Tools for the accessibility of pages.
  en why    Making pages accessible to all visitors.
  de        Werkzeuge für die Barrierefreiheit von Seiten.
  de why    Barrierefreie Darstellung der Seiten.

19093 DMCA.com badge
  purpose   external
  vendor    Digital Millennium Copyright Act Services, address unknown
  hosts     dmca.com
  script    images.dmca.com/Badges/
  policy    https://www.dmca.com/
  places    US
  data      page device
  en        Badge that says that the content is protected against copying.
  en why    Showing the badge of DMCA.com.
  de name   DMCA.com-Plakette
  de        Plakette, die auf den Schutz der Inhalte vor Kopien hinweist.
  de why    Anzeige der Plakette von DMCA.com.

19094 Airtable
  purpose   external
  vendor    Airtable, address unknown
  hosts     airtable.com
  frame     airtable.com/embed/
  policy    https://www.airtable.com/
  places    US
  data      ip page answers
  en        Tables and forms of Airtable.
  en why    Showing tables and receiving form entries.
  de        Tabellen und Formulare von Airtable.
  de why    Anzeige von Tabellen und Empfang von Formularen.

19095 Thinkific
  purpose   external
  vendor    Thinkific Labs Inc., 369 Terminal Avenue, Vancouver, BC V6A 4C4, Canada
  hosts     thinkific.com
  script    platform.thinkific.com/
  policy    https://www.thinkific.com/privacy-policy/
  places    CA US
  data      ip page account
  en        Online courses and their sign-in.
  en why    Offering online courses.
  de        Onlinekurse mit Anmeldung.
  de why    Angebot von Onlinekursen.

19096 Paperform
  purpose   external
  vendor    Paperform, address unknown
  hosts     paperform.co
  script    paperform.co/__embed
  policy    https://paperform.co/
  places    AU US
  data      ip page answers
  en        Forms that were made with Paperform.
  en why    Receiving forms of Paperform.
  de        Formulare, die mit Paperform erstellt sind.
  de why    Empfang von Formularen von Paperform.

19097 EmbedSocial
  purpose   external
  vendor    EmbedSocial, address unknown
  hosts     embedsocial.com
  script    embedsocial.com/cdn/
  policy    https://embedsocial.com/
  places    EU US
  data      ip page
  en        Posts of social networks and reviews on pages.
  en why    Showing posts and reviews.
  de        Beiträge sozialer Netzwerke und Bewertungen auf Seiten.
  de why    Anzeige von Beiträgen und Bewertungen.

19098 Givebutter
  purpose   external
  vendor    Givebutter, address unknown
  hosts     givebutter.com
  script    widgets.givebutter.com/
  policy    https://givebutter.com/
  places    US
  data      ip page contact payment
  en        Forms for donations to associations.
  en why    Receiving donations through Givebutter.
  de        Formulare für Spenden an Vereine.
  de why    Annahme von Spenden über Givebutter.

19099 Buy Me a Coffee
  purpose   external
  vendor    Buy Me a Coffee, address unknown
  hosts     buymeacoffee.com
  script    cdnjs.buymeacoffee.com/
  policy    https://www.buymeacoffee.com/
  places    US
  data      ip page
  en        Button for donations to authors.
  en why    Receiving donations through Buy Me a Coffee.
  de        Schaltfläche für Spenden an Autoren.
  de why    Annahme von Spenden über Buy Me a Coffee.

19100 Localize
  purpose   external
  vendor    Localize, address unknown
  hosts     localizeapi.com
  policy    https://localizejs.com/
  places    US
  data      page device language
  en        Translates pages into other languages.
  en why    Showing pages in the visitor’s language.
  de        Übersetzt Seiten in andere Sprachen.
  de why    Anzeige von Seiten in der Sprache des Besuchers.

19101 Stack Exchange
  purpose   external
  vendor    Stack Exchange, address unknown
  hosts     sstatic.net
  policy    https://stackoverflow.com/
  places    US
  data      page device
  en        Pictures and files of Stack Overflow and its sister websites.
  en why    Showing pictures from Stack Overflow.
  de        Bilder und Dateien von Stack Overflow und dessen Schwesterseiten.
  de why    Anzeige von Bildern von Stack Overflow.

19102 Okta sign-in
  purpose   external
  vendor    Okta, address unknown
  hosts     okta.com oktacdn.com
  script    global.oktacdn.com/
  policy    https://www.okta.com/
  places    US EU
  data      ip login account device
  en        Sign-in to accounts through Okta.
  en why    Letting visitors sign in through Okta.
  de name   Okta-Anmeldung
  de        Anmeldung bei Konten über Okta.
  de why    Anmeldung von Besuchern über Okta.

19103 Opinion Stage
  purpose   external
  vendor    Opinion Stage, address unknown
  hosts     opinionstage.com
  script    opinionstage.com/
  policy    https://www.opinionstage.com/
  places    US
  data      ip page answers
  en        Polls and quizzes of Opinion Stage.
  en why    Showing polls and quizzes.
  de        Abstimmungen und Quiz von Opinion Stage.
  de why    Anzeige von Abstimmungen und Quiz.

19104 Ceros
  purpose   external
  vendor    Ceros, address unknown
  hosts     ceros.com
  script    view.ceros.com/
  frame     view.ceros.com/
  policy    https://www.ceros.com/
  places    US
  data      ip page interactions
  en        Interactive graphics that were made with Ceros.
  en why    Showing graphics of Ceros.
  de        Interaktive Grafiken, die mit Ceros erstellt sind.
  de why    Anzeige von Grafiken von Ceros.

19105 Tockify
  purpose   external
  vendor    Tockify, address unknown
  hosts     tockify.com
  script    public.tockify.com/
  policy    https://tockify.com/
  places    US
  data      page device
  en        Calendars of events of Tockify.
  en why    Showing calendars of Tockify.
  de        Veranstaltungskalender von Tockify.
  de why    Anzeige von Kalendern von Tockify.

19106 LegitScript seal
  purpose   external
  vendor    LegitScript, address unknown
  hosts     legitscript.com
  script    static.legitscript.com/
  policy    https://www.legitscript.com/
  places    US
  data      page device
  en        Seal of LegitScript for pharmacies and health services.
  en why    Showing the seal of LegitScript.
  de name   LegitScript-Siegel
  de        Siegel von LegitScript für Apotheken und Gesundheitsdienste.
  de why    Anzeige des Siegels von LegitScript.
`;
