export const newsletter = String.raw`
13001 Brevo
  purpose   other
  vendor    Sendinblue SAS (Brevo), 17 rue Salneuve, 75017 Paris, France
  hosts     brevo.com sibautomation.com sibforms.com sendinblue.com sendinblue.de
  uses      newsletter2go.com
  script    sibautomation.com/
  script    sibforms.com/
  script    cdn.brevo.com/
  script    conversations-widget.brevo.com/
  script    newsletter2go.com/
  script    BrevoConversationsID
  frame     .sibforms.com/
  frame     meet.brevo.com/
  policy    https://www.brevo.com/legal/privacypolicy/
  places    EU
  data      visitorId email pages events device
  en        Newsletter forms, chat and tracking by Brevo, formerly Sendinblue and Newsletter2Go.
  en why    Signing up for the newsletter and adapting messages to the use of the website.
  de        Newsletter-Formulare, Chat und Tracking von Brevo, früher Sendinblue und Newsletter2Go.
  de why    Anmeldung zum Newsletter und Anpassung von Nachrichten an die Nutzung der Website.
  cookie    sib_cuid 6mo: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    sib_chat_* sa_uuid uuid_sib 6mo: visitor

13002 CleverReach
  purpose   other
  vendor    CleverReach GmbH & Co. KG, Schafjückenweg 2, 26180 Rastede, Germany
  hosts     cleverreach.com crsend.com cleverreach.de
  script    .cleverreach.com/
  script    .cleverreach.de/
  script    .crsend.com/
  frame     .cleverreach.com/
  frame     .cleverreach.de/
  policy    https://www.cleverreach.com/de-de/datenschutz/
  places    DE IE
  data      ip device email contact
  en        Newsletter service from Rastede near Oldenburg, with forms for websites.
  en why    Subscribing to the newsletter and sending it.
  de        Newsletterdienst aus Rastede bei Oldenburg mit Formularen für Websites.
  de why    Anmeldung zum Newsletter und dessen Versand.

13003 Mailchimp
  purpose   other
  vendor    The Rocket Science Group LLC (Intuit Mailchimp), 405 North Angier Avenue NE, Atlanta, GA 30308, USA
  hosts     mailchimp.com list-manage.com chimpstatic.com
  uses      mailchi.mp
  script    chimpstatic.com/
  script    list-manage.com/
  script    cdn-images.mailchimp.com/
  script    downloads.mailchimp.com/
  frame     list-manage.com/
  frame     mailchi.mp/
  policy    https://www.intuit.com/privacy/statement/
  places    US
  data      visitorId ip device email pages
  en        Sign-up forms and pop-ups for newsletters, from the USA.
  en why    Gaining and managing newsletter subscribers.
  de        Anmeldeformulare und Pop-ups für Newsletter, aus den USA.
  de why    Gewinnung und Verwaltung von Newsletter-Abonnenten.
  cookie    _mcid 1y: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    mailchimp_landing_site 28d: Holds the page on which the visit began. | Enthält die Seite, auf der der Besuch begann.
  cookie    MCPopupClosed 1y: Records that the pop-up was closed. | Vermerkt, dass das Pop-up geschlossen wurde.
  cookie    MCPopupSubscribed 1y: Records that the visitor has subscribed. | Vermerkt, dass der Besucher sich angemeldet hat.
  cookie    mc_cid mc_eid mc_landing_site 14d: click

13004 rapidmail
  purpose   other
  vendor    rapidmail GmbH, Wentzingerstraße 21, 79106 Freiburg, Germany
  hosts     rapidmail.de rapidmail.com emailsys1a.net emailsys1b.net emailsys1c.net emailsys2a.net
  script    .emailsys1a.net/
  script    .emailsys1b.net/
  script    .emailsys1c.net/
  script    .emailsys2a.net/
  frame     .emailsys1a.net/
  frame     .emailsys2a.net/
  policy    https://www.rapidmail.de/datenschutz
  places    DE
  data      ip device email contact
  en        Newsletter software from Freiburg with sign-up forms.
  en why    Receiving newsletter subscriptions.
  de        Newsletter-Software aus Freiburg mit Anmeldeformularen.
  de why    Eintragung in den Newsletter-Verteiler.

13005 HubSpot
  purpose   analytics
  vendor    HubSpot Ireland Limited, 2nd Floor, 30 North Wall Quay, Dublin 1, Ireland
  hosts     hubspot.com hs-scripts.com hs-analytics.net hsforms.net hsforms.com hs-banner.com hscollectedforms.net hsadspixel.net usemessages.com hsappstatic.net hsleadflows.net hscta.net hsstatic.net hubspot.net leadin.com hubapi.com
  script    .hs-scripts.com/
  script    .hsforms.net/
  script    .hs-analytics.net/
  script    .hs-banner.com/
  script    .hscollectedforms.net/
  script    .usemessages.com/
  script    .hsadspixel.net/
  script    hbspt.forms.create
  script    _hsq.push
  script    hs-script-loader
  frame     meetings.hubspot.com/
  frame     meetings-eu1.hubspot.com/
  frame     share.hsforms.com/
  frame     forms.hsforms.com/
  policy    https://legal.hubspot.com/privacy-policy
  places    EU US
  data      visitorId ip pages contact messages device campaign
  en        Customer relationship software with forms, chat and the tracking of individual contacts’ visits.
  en why    Assigning visits and form entries to contacts, and adapting marketing accordingly.
  de        Kundenverwaltung mit Formularen, Chat und Zuordnung von Besuchen zu einzelnen Kontakten.
  de why    Zuordnung von Besuchen und Formularen zu Kontakten und Steuerung des Marketings.
  cookie    __hstc 180d: Recognizes the visitor; holds the times of the visits. | Erkennt den Besucher wieder; enthält die Zeiten der Besuche.
  cookie    hubspotutk 180d: Recognizes the visitor when a form is sent. | Erkennt den Besucher beim Absenden eines Formulars wieder.
  cookie    __hssc 30min: Counts the page views of the session. | Zählt die Seitenaufrufe der Sitzung.
  cookie    __hssrc session: Detects whether the browser was restarted. | Erkennt, ob der Browser neu gestartet wurde.
  cookie    messagesUtk 180d: Recognizes the visitor in the chat. | Erkennt den Besucher im Chat wieder.
  cookie    __hs_opt_out __hs_do_not_track __hs_cookie_cat_pref __hs_gpc_banner_dismiss __hs_notify_banner_dismiss __hs_initial_opt_in 6mo: consent
  cookie    hs_ab_test hs_langswitcher_choice 1y: variant
  cookie    hs-messages-is-open hs-messages-hide-welcome-message 1d: window
  cookie    __hsmem hs-membership-csrf hubspotapi hubspotapi-csrf hubspotapi-prefs 1y: login

13006 Klaviyo
  purpose   ads
  vendor    Klaviyo, Inc., 125 Summer Street, Floor 6, Boston, MA 02110, USA
  hosts     klaviyo.com
  script    static.klaviyo.com/
  script    a.klaviyo.com/
  script    _learnq
  script    klaviyo.push
  policy    https://www.klaviyo.com/legal/privacy/privacy-notice
  places    US
  data      visitorId ip email pages products device
  en        Email marketing for shops that makes use of products viewed and bought.
  en why    Personalized emails and pop-ups according to behavior in the shop.
  de        E-Mail-Marketing für Shops, das angesehene und gekaufte Produkte auswertet.
  de why    Personalisierte E-Mails und Pop-ups nach dem Verhalten im Shop.
  cookie    __kla_id 2y: Recognizes the visitor. | Erkennt den Besucher wieder.
  local     __kla_viewed klaviyoOnsite _kla_test __kla_id: visitor

13007 ActiveCampaign
  purpose   ads
  vendor    ActiveCampaign, LLC, 1 North Dearborn Street, 5th Floor, Chicago, IL 60602, USA
  hosts     activehosted.com trackcmp.net app-us1.com
  script    .activehosted.com/
  script    trackcmp.net/
  script    .app-us1.com/
  script    vgo('setAccount'
  frame     .activehosted.com/
  policy    https://www.activecampaign.com/legal/privacy-policy
  places    US EU
  data      visitorId ip email pages device
  en        Marketing automation that reacts to visits with emails.
  en why    Sending suitable emails to subscribers.
  de        Marketing-Automation, die mit E-Mails auf Besuche reagiert.
  de why    Versand passender E-Mails an Abonnenten.
  cookie    prism_* 30d: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    ac_enable_tracking 30d: consent

13008 MailerLite
  purpose   other
  vendor    MailerLite Limited, Ground Floor, 71 Lower Baggot Street, Dublin 2, D02 P593, Ireland
  hosts     mailerlite.com mlcdn.com
  script    assets.mailerlite.com/
  script    static.mailerlite.com/
  script    assets.mlcdn.com/
  script    MailerLiteObject
  policy    https://www.mailerlite.com/legal/privacy-policy
  places    EU
  data      ip device email page
  en        Newsletter service of Lithuanian origin with embedded forms and pop-ups.
  en why    Subscribing to the newsletter.
  de        Newsletterdienst litauischer Herkunft mit eingebetteten Formularen und Pop-ups.
  de why    Anmeldung zum Newsletter.

13009 GetResponse
  purpose   other
  vendor    GetResponse S.A., ul. Arkońska 6/A3, 80-387 Gdańsk, Poland
  hosts     getresponse.com gr-cdn.com
  script    .getresponse.com/
  script    .gr-cdn.com/
  script    GrTracking
  policy    https://www.getresponse.com/legal/privacy
  places    EU US
  data      visitorId ip email pages device
  en        Email marketing from Gdańsk with forms, pop-ups and page tracking.
  en why    Subscribing to mailings and evaluating visits of subscribers.
  de        E-Mail-Marketing aus Danzig mit Formularen, Pop-ups und Seitenverfolgung.
  de why    Anmeldung zu Mailings und Auswertung der Besuche von Abonnenten.

13010 Inxmail
  purpose   other
  vendor    Inxmail GmbH, Wentzingerstraße 17, 79106 Freiburg, Germany
  hosts     inxserver.com inxserver.de inxmail.com
  script    .inxserver.com/
  script    .inxserver.de/
  frame     .inxserver.com/
  frame     .inxserver.de/
  policy    https://www.inxmail.de/datenschutz
  places    DE
  data      ip device email events
  en        Professional newsletter software from Freiburg.
  en why    Sending newsletters and measuring what follows a click in them.
  de        Professionelle Newsletter-Software aus Freiburg.
  de why    Versand von Newslettern und Messung, was auf Klicks folgt.

13011 SAP Emarsys
  purpose   ads
  vendor    Emarsys eMarketing Systems GmbH, Lassallestraße 7b, 1020 Wien, Austria
  hosts     scarabresearch.com emarsys.net emarsys.com
  script    .scarabresearch.com/
  script    ScarabQueue
  script    .emarsys.net/
  policy    https://emarsys.com/privacy-policy/
  places    EU
  data      visitorId email pages products device
  en        Marketing automation and product recommendations from Vienna, part of SAP.
  en why    Personalized recommendations on the website and by email.
  de        Marketing-Automation und Produktempfehlungen aus Wien, Teil von SAP.
  de why    Personalisierte Empfehlungen auf der Website und per E-Mail.
  cookie    scarab.visitor 1y: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    scarab.profile 1y: Holds products viewed recently. | Enthält zuletzt angesehene Produkte.
  cookie    scarab.mayAdd session: Controls when products are added to the profile. | Steuert, wann Produkte dem Profil hinzugefügt werden.
  cookie    scarab.mayViewed session: Controls when products count as viewed. | Steuert, wann Produkte als angesehen gelten.

13012 Salesforce Account Engagement (Pardot)
  purpose   ads
  vendor    salesforce.com Germany GmbH, Erika-Mann-Straße 31, 80636 München, Germany
  hosts     pardot.com
  script    pi.pardot.com/
  script    go.pardot.com/
  script    cdn.pardot.com/
  frame     go.pardot.com/
  policy    https://www.salesforce.com/company/legal/privacy/
  places    EU US
  data      visitorId ip pages contact device
  en        Marketing automation for business customers that scores the interest of prospects.
  en why    Recording visits of prospects and passing them to the sales team.
  de        Marketing-Automation für Geschäftskunden, die das Interesse von Interessenten bewertet.
  de why    Erfassung der Besuche von Interessenten und Weitergabe an den Vertrieb.
  cookie    visitor_id* 1y: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    pi_opt_in* 1y: Holds whether the visitor agreed to the tracking. | Enthält, ob der Besucher dem Tracking zugestimmt hat.
  cookie    lpv* 30min: Prevents repeated counts of a page view. | Verhindert die mehrfache Zählung eines Seitenaufrufs.
  cookie    visitor_id*-hash 10y: visitor

13013 Adobe Marketo Engage
  purpose   ads
  vendor    adobe
  hosts     marketo.net marketo.com mktoresp.com bizible.com bizibly.com
  script    munchkin.marketo.net/
  script    .marketo.com/
  script    Munchkin.init(
  script    MktoForms2.
  policy    https://www.adobe.com/privacy.html
  places    EU US
  data      visitorId ip pages contact device
  en        Marketing automation with forms and the Munchkin tracking code.
  en why    Following how prospects develop, and managing campaigns.
  de        Marketing-Automation mit Formularen und dem Munchkin-Tracking.
  de why    Verfolgung der Entwicklung von Interessenten und Steuerung von Kampagnen.
  cookie    _mkto_trk 2y: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    _biz_uid _biz_nA _biz_flagsA _biz_pendingA _biz_ABTestA _biz_su _biz_EventA _biz_sid _biz_dfsA 1y: visitor

13014 Mautic
  purpose   ads
  vendor    siteOperator
  script    /mtc.js
  script    MauticTrackingObject
  script    MauticSDKLoaded
  script    /media/js/mautic-form.js
  policy    https://mautic.org/privacy-policy/
  places    site
  data      visitorId ip pages contact device
  en        Open-source marketing automation on the operator’s own server.
  en why    Recording visits of contacts and sending suitable messages.
  de        Quelloffene Marketing-Automation auf dem eigenen Server des Betreibers.
  de why    Erfassung der Besuche von Kontakten und Versand passender Nachrichten.
  cookie    mtc_id session: Recognizes the contact. | Erkennt den Kontakt wieder.
  cookie    mtc_sid session: Recognizes the session. | Erkennt die Sitzung wieder.
  cookie    mautic_device_id 1y: Recognizes the device. | Erkennt das Gerät wieder.

13015 OptinMonster
  purpose   ads
  vendor    Retyp LLC (OptinMonster), 3701 Savoy Lane, Suite C, West Palm Beach, FL 33417, USA
  hosts     optinmonster.com opmnstr.com optmnstr.com omappapi.com optmstr.com
  script    .opmnstr.com/
  script    .optmnstr.com/
  script    .omappapi.com/
  policy    https://optinmonster.com/privacy/
  places    US
  data      ip device pages email
  en        Pop-ups that appear at the right moment, for instance when a visitor is about to leave.
  en why    Gaining subscribers and drawing attention to offers.
  de        Pop-ups, die im passenden Moment erscheinen, etwa wenn ein Besucher die Seite verlassen will.
  de why    Gewinnung von Abonnenten und Hinweis auf Angebote.
  cookie    _omappvp 11y: Tells whether the visitor is new or returns. | Zeigt an, ob der Besucher neu ist oder wiederkehrt.
  cookie    _omappvs 20min: Recognizes the session. | Erkennt die Sitzung wieder.

13016 Sleeknote
  purpose   ads
  vendor    Sleeknote ApS, Jens Baggesens Vej 90A, 8200 Aarhus N, Denmark
  hosts     sleeknote.com
  script    sleeknotecustomerscripts.
  script    sleeknoteScriptTag
  policy    https://sleeknote.com/privacy-policy
  places    EU
  data      ip device pages email
  en        Danish tool for pop-ups that collect email addresses.
  en why    Inviting visitors to the newsletter.
  de        Dänisches Werkzeug für Pop-ups, die E-Mail-Adressen sammeln.
  de why    Einladung zum Newsletter.
  cookie    _sn_a _sn_m _sn_n 1y: visitor

13017 OneSignal
  purpose   other
  vendor    OneSignal, Inc., 201 South B Street, San Mateo, CA 94401, USA
  hosts     onesignal.com
  script    cdn.onesignal.com/
  script    OneSignal.init
  script    OneSignalDeferred
  policy    https://onesignal.com/privacy_policy
  places    US EU
  data      visitorId ip device pages
  en        Sends push messages to browsers whose users have allowed them.
  en why    Informing visitors about news by push message.
  de        Sendet Push-Nachrichten an Browser, deren Nutzer sie erlaubt haben.
  de why    Benachrichtigung über Neuigkeiten per Push-Nachricht.
  cookie    _os_session os_id 1d: push
  local     os_pageViews: Counts page views to time the request for permission. | Zählt Seitenaufrufe, um die Anfrage passend zu stellen.
  local     isPushNotificationsEnabled: Holds whether push messages are allowed. | Enthält, ob Push-Nachrichten erlaubt sind.
  local     onesignal-pageview-count onesignal-notification-prompt onesignal_ui: push

13018 CleverPush
  purpose   other
  vendor    CleverPush GmbH, Heidenkampsweg 100, 20097 Hamburg, Germany
  hosts     cleverpush.com
  script    static.cleverpush.com/
  policy    https://cleverpush.com/en/privacy/
  places    DE EU
  data      visitorId device pages
  en        Push messages for publishers and shops, from Hamburg.
  en why    Sending messages on subjects that the visitor chose.
  de        Push-Nachrichten für Verlage und Shops, aus Hamburg.
  de why    Versand von Nachrichten zu Themen, die der Besucher gewählt hat.
  local     cleverpush-subscription-status: Records whether the visitor agreed to messages. | Vermerkt, ob der Besucher Nachrichten zugestimmt hat.
  local     cleverpush-deny-time: Records when messages were refused, so as not to ask at once again. | Vermerkt, wann Nachrichten abgelehnt wurden, um nicht sofort erneut zu fragen.
  local     cleverpush-visits: Counts page views to time the request. | Zählt Seitenaufrufe, um die Anfrage passend zu stellen.

13019 KlickTipp
  purpose   other
  vendor    KLICK-TIPP LIMITED, 15 Cambridge Court, 210 Shepherd’s Bush Road, London W6 7NJ, United Kingdom
  hosts     klick-tipp.com klicktipp.com klicktipp.s3.amazonaws.com
  script    klick-tipp.com/
  script    klicktipp.s3.amazonaws.com/
  script    assets.klicktipp.com/
  frame     klick-tipp.com/
  policy    https://www.klicktipp.com/datenschutz/
  places    EU GB
  data      ip device email pages
  en        Email marketing with tags, popular with German coaches and online courses.
  en why    Subscribing to mailings and assigning interests.
  de        E-Mail-Marketing mit Tags, verbreitet bei deutschen Coaches und Onlinekursen.
  de why    Anmeldung zu Mailings und Zuordnung von Interessen.

13020 Constant Contact
  purpose   other
  vendor    Constant Contact, Inc., 1601 Trapelo Road, Waltham, MA 02451, USA
  hosts     constantcontact.com ctctcdn.com
  script    .ctctcdn.com/
  policy    https://www.constantcontact.com/legal/privacy-notice
  places    US
  data      device page email
  en        Forms for newsletters of small companies.
  en why    Receiving addresses for newsletters with Constant Contact.
  de        Formulare für Newsletter kleiner Unternehmen.
  de why    Aufnahme von Newsletter-Adressen mit Constant Contact.
  cookie    ctctSubscribePopup* ctct_* 1y: seen

13021 Braze
  purpose   other
  vendor    Braze, Inc., 63 Madison Avenue, New York, NY 10016, USA
  hosts     braze.com braze.eu appboycdn.com appboy.com
  script    js.appboycdn.com/
  script    .braze.eu/
  script    .braze.com/
  policy    https://www.braze.com/company/legal/privacy
  places    US EU
  data      visitorId events email device
  en        Messages by email, push and within the page, based on behavior.
  en why    Sending messages that suit the behavior of visitors with Braze.
  de        Nachrichten per E-Mail, Push und auf der Seite, je nach Verhalten.
  de why    Versand von Nachrichten, die zum Verhalten passen, mit Braze.
  cookie    ab.storage.userId.* ab.storage.deviceId.* 1y: visitor
  cookie    ab.storage.sessionId.* 1y: visit
  cookie    ab.optOut 1y: optout
  cookie    ab._gd session: test
  local     ab.storage.*: state

13022 Attentive
  purpose   other
  vendor    Attentive Mobile Inc., 221 River Street, Hoboken, NJ 07030, USA
  hosts     attn.tv attentivemobile.com
  script    .attn.tv/
  script    attentivemobile.com/
  policy    https://www.attentive.com/legal/privacy
  places    US
  data      visitorId pages contact
  en        Gains subscribers for advertising by text message.
  en why    Sending advertising by text message with Attentive.
  de        Gewinnt Abonnenten für Werbung per SMS.
  de why    Versand von Werbung per SMS mit Attentive.
  cookie    __attentive_id __attentive_cco __attentive_domain __attentive_client_user_id 1y: visitor
  cookie    __attentive_ss_referrer __attentive_pv __attentive_session_id 30min: visit
  cookie    __attentive_dv 1d: seen

13023 Privy
  purpose   other
  vendor    Privy, LLC (Attentive), Boston, MA, USA
  hosts     privy.com privymktg.com
  script    privy.com/
  script    privymktg.com/
  policy    https://www.privy.com/privacy-policy
  places    US
  data      visitorId pages email
  en        Pop-ups that ask visitors for their email address in exchange for a discount.
  en why    Gaining subscribers with Privy.
  de        Fenster, die Besucher gegen Rabatt um ihre E-Mail-Adresse bitten.
  de why    Gewinnung von Abonnenten mit Privy.
  cookie    _privy_* 1y: visitor

13024 Omnisend
  purpose   other
  vendor    Omnisend UAB, Vilnius, Lithuania
  hosts     omnisend.com omnisrc.com omnisnippet1.com soundestlink.com soundest.net
  script    omnisend.com/
  script    omnisrc.com/
  script    omnisnippet1.com/
  script    soundestlink.com/
  script    soundest.net/
  policy    https://www.omnisend.com/privacy/
  places    EU US
  data      visitorId products email
  en        Emails and text messages for shops.
  en why    Sending messages on carts and orders with Omnisend.
  de        E-Mails und SMS für Shops.
  de why    Versand von Nachrichten zu Warenkörben und Bestellungen mit Omnisend.
  cookie    omnisendContactID omnisendAnonymousID 1y: visitor
  cookie    omnisendSessionID 30min: visit
  cookie    soundestID soundest-views session: visit

13025 MailMunch
  purpose   other
  vendor    MailMunch, Inc., San Francisco, CA, USA
  hosts     mailmunch.co mailmunch.com
  script    mailmunch.co/
  script    mailmunch.com/
  policy    https://www.mailmunch.com/privacy-policy
  places    US
  data      visitorId pages email
  en        Forms and pop-ups that gain subscribers.
  en why    Gaining subscribers with MailMunch.
  de        Formulare und Fenster, die Abonnenten gewinnen.
  de why    Gewinnung von Abonnenten mit MailMunch.
  cookie    _mailmunch_visitor_id mailmunch_second_pageview _mailmunch_seen_month 1y: visitor

13026 OptiMonk
  purpose   other
  vendor    OptiMonk International Zrt., Debrecen, Hungary
  hosts     optimonk.com
  script    optimonk.com/
  policy    https://www.optimonk.com/privacy-policy
  places    EU
  data      visitorId pages email
  en        Pop-ups with offers, shown based on visitor behavior.
  en why    Showing offers with OptiMonk.
  de        Fenster mit Angeboten, je nach Verhalten der Besucher.
  de why    Anzeige von Angeboten mit OptiMonk.
  cookie    optiMonkClient optiMonkClientId 1y: visitor
  cookie    optiMonkSession 1h: visit
  local     optiMonk*: seen

13027 Hello Bar
  purpose   other
  vendor    Hello Bar, LLC, San Diego, CA, USA
  hosts     hellobar.com
  script    my.hellobar.com/
  policy    https://www.hellobar.com/privacy-policy/
  places    US
  data      visitorId pages email
  en        Bars and windows with notices.
  en why    Showing notices with Hello Bar.
  de        Leisten und Fenster mit Hinweisen.
  de why    Anzeige von Hinweisen mit Hello Bar.

13028 Sumo
  purpose   other
  vendor    Showit, Inc. (BDOW!, formerly Sumo), Phoenix, AZ, USA
  hosts     sumo.com sumome.com
  script    load.sumo.com/
  script    load.sumome.com/
  policy    https://sumo.com/privacy-policy
  places    US
  data      visitorId pages email
  en        Pop-ups that collect email addresses.
  en why    Gaining subscribers with Sumo.
  de        Fenster, die E-Mail-Adressen sammeln.
  de why    Gewinnung von Abonnenten mit Sumo.
  cookie    __smVID 30d: visitor
  cookie    __smToken 1y: login
  cookie    __smScrollBoxShown __smListBuilderShown __smSmartBarShown 30d: seen

13029 RD Station
  purpose   other
  vendor    RD Gestão e Sistemas S.A., Florianópolis, Brazil
  hosts     rdstation.com.br d335luupugsy2.cloudfront.net
  script    rdstation.com.br/
  script    d335luupugsy2.cloudfront.net/
  policy    https://legal.rdstation.com/en/privacy-policy/
  places    BR US
  data      visitorId pages email
  en        Marketing automation from Brazil.
  en why    Evaluating visits and forms with RD Station.
  de        Marketing-Automatisierung aus Brasilien.
  de why    Auswertung von Besuchen und Formularen mit RD Station.
  cookie    rdtrk _rdtrk __trf.src _rd_experiment_version 1y: visitor
  cookie    _rd_wa_first_session* _rd_wa_id* _rd_wa_ses_id* 30min: visit
  cookie    _form_fields 90d: form
  cookie    _rdlps_pp 6mo: visitor

13030 Customer.io
  purpose   other
  vendor    Peaberry Software Inc. (Customer.io), Portland, OR, USA
  hosts     customer.io customerioforms.com
  script    assets.customer.io/
  script    track.customer.io/
  policy    https://customer.io/legal/privacy-policy/
  places    US EU
  data      visitorId events email
  en        Messages to customers, triggered by events.
  en why    Sending messages with Customer.io.
  de        Nachrichten an Kunden, ausgelöst durch Ereignisse.
  de why    Versand von Nachrichten mit Customer.io.
  cookie    _cio _cioid _cioanonid 1y: visitor
  cookie    cioFT cioLT 1y: source

13031 Drip
  purpose   other
  vendor    Drip Global, Inc., Minneapolis, MN, USA
  hosts     getdrip.com drip.com
  script    tag.getdrip.com/
  script    api.getdrip.com/
  policy    https://www.drip.com/terms/privacy
  places    US
  data      visitorId pages email
  en        Emails for shops and authors.
  en why    Sending emails with Drip.
  de        E-Mails für Shops und Autoren.
  de why    Versand von E-Mails mit Drip.
  cookie    _drip_client_* 2y: visitor

13032 Keap (Infusionsoft)
  purpose   other
  vendor    Keap (Thryv, Inc.), Dallas, TX, USA
  hosts     infusionsoft.com infusionsoft.app keap.app
  script    infusionsoft.com/
  script    infusionsoft.app/
  script    .keap.app/
  policy    https://keap.com/legal/privacy-policy
  places    US
  data      visitorId pages email contact
  en        Customer management with forms and emails.
  en why    Receiving contacts with Keap.
  de        Kundenverwaltung mit Formularen und E-Mails.
  de why    Aufnahme von Kontakten mit Keap.

13033 Bloomreach Engagement (Exponea)
  purpose   other
  vendor    Bloomreach, Inc., 700 East El Camino Real, Mountain View, CA 94040, USA
  hosts     exponea.com bloomreach.com brcdn.com brsrvr.com
  script    exponea.com/
  script    bloomreach.com/
  script    brcdn.com/
  script    brsrvr.com/
  policy    https://www.bloomreach.com/en/legal/privacy
  places    EU US
  data      visitorId events products email
  en        Customer data platform with emails and recommendations.
  en why    Personalized offers by Bloomreach.
  de        Kundendatenplattform mit E-Mails und Empfehlungen.
  de why    Persönliche Angebote über Bloomreach.
  cookie    __exponea_etc__ 3y: visitor
  cookie    __exponea_time2__ 1h: time
  cookie    _br_uid_2 1y: visitor
  local     __exponea_tracking_definition__ __exponea_last_session_ping_timestamp__: cache

13034 Insider
  purpose   other
  vendor    Insider (Useinsider), Singapore
  hosts     useinsider.com api.useinsider.com
  script    useinsider.com/
  script    api.useinsider.com/
  policy    https://useinsider.com/privacy-policy/
  places    SG EU
  data      visitorId pages events
  data      products viewed | angesehene Produkte
  en        Personalizes pages and messages for shops.
  en why    Personalized offers by Insider.
  de        Passt Seiten und Nachrichten für Shops an.
  de why    Persönliche Angebote über Insider.
  cookie    ins-product-id ins-storage-version ins-gaSSId ins-mig-done insdrSV 1y: visitor
  local     ins-*: state

13035 Listrak
  purpose   other
  vendor    Listrak, Inc., 100 West Millport Road, Lititz, PA 17543, USA
  hosts     listrak.com listrakbi.com
  script    listrak.com/
  script    listrakbi.com/
  policy    https://www.listrak.com/privacy-policy
  places    US
  data      visitorId products email
  en        Emails and text messages for retailers.
  en why    Sending messages with Listrak.
  de        E-Mails und SMS für Händler.
  de why    Versand von Nachrichten mit Listrak.
  cookie    _ltk* ltkSubscriber-* ltkpopup-* 1y: visitor

13036 Oracle Eloqua
  purpose   other
  vendor    Oracle America, Inc., 2300 Oracle Way, Austin, TX 78741, USA
  hosts     eloqua.com en25.com
  script    eloqua.com/
  script    .en25.com/
  policy    https://www.oracle.com/legal/privacy/
  places    US EU
  data      visitorId pages email
  en        Marketing automation of Oracle.
  en why    Evaluating visits and forms with Eloqua.
  de        Marketing-Automatisierung von Oracle.
  de why    Auswertung von Besuchen und Formularen mit Eloqua.
  cookie    ELOQUA ELQSTATUS 13mo: visitor

13037 SharpSpring
  purpose   other
  vendor    Constant Contact, Inc. (SharpSpring), Gainesville, FL, USA
  hosts     sharpspring.com marketingautomation.services
  script    sharpspring.com/
  script    marketingautomation.services/
  policy    https://www.constantcontact.com/legal/privacy-notice
  places    US
  data      visitorId pages email
  en        Marketing automation for agencies.
  en why    Evaluating visits and forms with SharpSpring.
  de        Marketing-Automatisierung für Agenturen.
  de why    Auswertung von Besuchen und Formularen mit SharpSpring.
  cookie    __ss __ss_tk __ss_referrer koitk 3y: visitor

13038 Dotdigital
  purpose   other
  vendor    dotdigital EMEA Limited, No. 1 London Bridge, London SE1 9BG, United Kingdom
  hosts     trackedlink.net trackedweb.net dotdigital.com dotdigital-pages.com
  script    trackedlink.net/
  script    trackedweb.net/
  script    dotdigital.com/
  policy    https://dotdigital.com/terms/privacy-policy/
  places    GB EU US
  data      visitorId pages email
  en        Emails and forms for shops.
  en why    Evaluating visits after emails with Dotdigital.
  de        E-Mails und Formulare für Shops.
  de why    Auswertung von Besuchen nach E-Mails mit Dotdigital.
  cookie    recordID dmSessionID 1y: visitor

13039 Sailthru
  purpose   other
  vendor    Marigold (Sailthru), New York, NY, USA
  hosts     sail-horizon.com sail-personalize.com sail-track.com sailthru.com
  script    sail-horizon.com/
  script    sail-personalize.com/
  script    sail-track.com/
  script    sailthru.com/
  policy    https://www.sailthru.com/legal/privacy-statement/
  places    US
  data      visitorId pages email
  en        Emails and recommendations for publishers.
  en why    Personalized newsletters by Sailthru.
  de        E-Mails und Empfehlungen für Verlage.
  de why    Persönliche Newsletter über Sailthru.
  cookie    sailthru_visitor sailthru_content sailthru_hid 1y: visitor
  cookie    sailthru_pageviews 30min: count

13040 iZooto
  purpose   other
  vendor    Datability Solutions Inc. (iZooto), India
  hosts     izooto.com
  script    izooto.com/
  policy    https://www.izooto.com/privacy-policy
  places    IN US
  data      device page place
  en        Push messages of publishers.
  en why    Sending push messages with iZooto.
  de        Push-Nachrichten von Verlagen.
  de why    Versand von Push-Nachrichten mit iZooto.
  local     izooto* izCid: push

13041 PushEngage
  purpose   other
  vendor    PushEngage (Awesome Motive), West Palm Beach, FL, USA
  hosts     pushengage.com
  script    pushengage.com/
  policy    https://www.pushengage.com/privacy/
  places    US
  data      device page
  en        Push messages to browsers of subscribers.
  en why    Sending push messages with PushEngage.
  de        Push-Nachrichten an Browser von Abonnenten.
  de why    Versand von Push-Nachrichten mit PushEngage.
  local     PushSubscriberStatus peclosed PushSubscriberID: push

13042 Bluecore
  purpose   ads
  vendor    Bluecore, Inc., New York, NY, USA
  hosts     bluecore.com bluecore.app triggermail.io
  script    bluecore.com/
  script    bluecore.app/
  script    triggermail.io/
  policy    https://www.bluecore.com/privacy/
  places    US
  data      visitorId email pages products
  en        Sends customers of online shops emails about products that they viewed.
  en why    Contacting customers about products that they viewed with Bluecore.
  de        Verschickt an Kunden von Online-Shops E-Mails zu angesehenen Produkten.
  de why    Ansprache von Kunden nach angesehenen Produkten mit Bluecore.

13043 Kit (ConvertKit)
  purpose   external
  vendor    ConvertKit LLC (Kit), Boise, ID, USA
  hosts     convertkit.com ck.page kit.com filekitcdn.com convertkit-mail.com
  script    f.convertkit.com/
  script    .ck.page/
  script    .kit.com/
  script    embed.filekitcdn.com/
  policy    https://kit.com/privacy
  places    US
  data      email pages events
  en        Sign-up forms and newsletters of authors and bloggers.
  en why    Signing up for newsletters with Kit.
  de        Anmeldeformulare und Newsletter von Autoren und Bloggern.
  de why    Anmeldung zu Newslettern mit Kit.

13044 Flodesk
  purpose   external
  vendor    Flodesk, Inc., San Francisco, CA, USA
  hosts     flodesk.com
  script    assets.flodesk.com/
  script    t.flodesk.com/
  policy    https://flodesk.com/privacy-policy
  places    US
  data      email page device
  en        Newsletter designs, forms and pop-ups.
  en why    Signing up for newsletters with Flodesk.
  de        Newsletter-Designs, Formulare und Pop-ups.
  de why    Anmeldung zu Newslettern mit Flodesk.

13045 Substack
  purpose   external
  vendor    Substack Inc., San Francisco, CA, USA
  hosts     substack.com substackcdn.com substackapi.com
  script    substackcdn.com/
  script    substackapi.com/
  frame     substack.com/embed
  policy    https://substack.com/privacy
  places    US
  data      email page account
  en        Newsletters and blogs that readers can pay for.
  en why    Showing posts and signing up with Substack.
  de        Newsletter und Blogs, für die Leser bezahlen können.
  de why    Anzeige von Beiträgen und Anmeldung mit Substack.

13046 beehiiv
  purpose   external
  vendor    beehiiv, Inc., New York, NY, USA
  hosts     beehiiv.com
  script    embeds.beehiiv.com/
  script    subscribe-forms.beehiiv.com/
  frame     embeds.beehiiv.com/
  frame     subscribe-forms.beehiiv.com/
  policy    https://www.beehiiv.com/privacy
  places    US
  data      email page device
  en        Newsletters with recommendations and ads.
  en why    Signing up for newsletters with beehiiv.
  de        Newsletter mit Empfehlungen und Anzeigen.
  de why    Anmeldung zu Newslettern mit beehiiv.

13047 SparkLoop
  purpose   ads
  vendor    SparkLoop, Inc., USA
  hosts     sparkloop.app
  script    js.sparkloop.app/
  policy    https://sparkloop.app/privacy-policy
  places    US
  data      email campaign conversions
  en        Rewards readers and newsletters that win subscribers for others.
  en why    Recommending newsletters with SparkLoop.
  de        Belohnt Leser und Newsletter, die anderen Abonnenten vermitteln.
  de why    Empfehlung von Newslettern mit SparkLoop.

13048 Airship
  purpose   personalization
  vendor    Airship Group, Inc., Portland, OR, USA
  hosts     aswpsdkus.com aswpsdkeu.com urbanairship.com airship.com
  script    aswpsdkus.com/
  script    aswpsdkeu.com/
  script    .urbanairship.com/
  policy    https://www.airship.com/legal/privacy/
  places    US EU
  data      visitorId device events
  en        Push messages in browsers and apps.
  en why    Sending push messages with Airship.
  de        Push-Nachrichten in Browsern und Apps.
  de why    Versand von Push-Nachrichten mit Airship.

13049 Pushly
  purpose   personalization
  vendor    Pushly, Inc., USA
  hosts     p-n.io pushly.com
  script    cdn.p-n.io/
  policy    https://pushly.com/privacy-policy
  places    US
  data      visitorId device page
  en        Push messages of publishers about new articles.
  en why    Sending push messages with Pushly.
  de        Push-Nachrichten von Verlagen zu neuen Artikeln.
  de why    Versand von Push-Nachrichten mit Pushly.

13050 Popupsmart
  purpose   personalization
  vendor    Popupsmart, Inc., USA
  hosts     popupsmart.com
  script    popupsmart.com/
  policy    https://popupsmart.com/privacy
  places    US EU
  data      visitorId email page
  en        Pop-ups that collect email addresses and point to offers.
  en why    Showing pop-ups with Popupsmart.
  de        Pop-ups, die E-Mail-Adressen sammeln und auf Angebote hinweisen.
  de why    Anzeige von Pop-ups mit Popupsmart.

13051 Mailjet
  purpose   external
  vendor    Mailjet SAS, Paris, France
  hosts     mailjet.com mjt.lu
  script    app.mailjet.com/
  script    mjt.lu/
  policy    https://www.mailjet.com/legal/privacy-policy/
  places    EU
  data      email page device
  en        Sign-up forms and newsletter delivery by the Swedish company Sinch.
  en why    Signing up for newsletters with Mailjet.
  de        Anmeldeformulare und Newsletter-Versand des schwedischen Unternehmens Sinch.
  de why    Anmeldung zu Newslettern mit Mailjet.

13052 AWeber
  purpose   external
  vendor    AWeber Systems, Inc., 1100 Manor Drive, Chalfont, PA 18914, USA
  hosts     aweber.com aweber-static.com
  script    aweber.com/
  script    aweber-static.com/
  policy    https://www.aweber.com/privacy.htm
  places    US
  data      email page device
  en        Newsletters with automated sequences and forms.
  en why    Signing up for newsletters with AWeber.
  de        Newsletter mit automatischen Folgen und Formularen.
  de why    Anmeldung zu Newslettern mit AWeber.

13053 Digioh
  purpose   personalization
  vendor    Digioh, Inc., Lafayette, CA, USA
  hosts     lightboxcdn.com digioh.com
  script    lightboxcdn.com/
  script    digioh.com/
  policy    https://www.digioh.com/privacy-policy
  places    US
  data      visitorId email page answers
  en        Pop-ups, quizzes and forms for collecting email addresses.
  en why    Showing pop-ups and quizzes with Digioh.
  de        Pop-ups, Quiz und Formulare zum Sammeln von E-Mail-Adressen.
  de why    Anzeige von Pop-ups und Quiz mit Digioh.

13054 Movable Ink
  purpose   personalization
  vendor    Movable Ink, Inc., New York, NY, USA
  hosts     micpn.com movableink.com
  script    micpn.com/
  script    movableink.com/
  policy    https://movableink.com/legal/privacy
  places    US
  data      visitorId pages conversions
  en        Adds content to emails when they are opened, and measures purchases after that.
  en why    Measuring emails with Movable Ink.
  de        Füllt E-Mails im Moment des Öffnens mit Inhalten und misst Käufe danach.
  de why    Messung von E-Mails mit Movable Ink.

13055 ClickDimensions
  purpose   analytics
  vendor    ClickDimensions LLC, Atlanta, GA, USA
  hosts     clickdimensions.com
  script    clickdimensions.com/
  policy    https://clickdimensions.com/about/privacy-policy/
  places    US EU
  data      visitorId pages email
  en        Links visits to the contacts in Microsoft’s customer management.
  en why    Analyzing visits of customers with ClickDimensions.
  de        Verknüpft Besuche mit Kontakten in der Kundenverwaltung von Microsoft.
  de why    Auswertung der Besuche von Kunden mit ClickDimensions.

13056 Optimove
  purpose   personalization
  vendor    Mobius Solutions Ltd. (Optimove), Tel Aviv, Israel
  hosts     optimove.net optimove.events
  script    optimove.net/
  script    optimove.events/
  policy    https://www.optimove.com/privacy-policy
  places    IL US EU
  data      visitorId pages products
  en        Chooses messages to customers by their behavior.
  en why    Reaching customers with Optimove.
  de        Wählt Nachrichten an Kunden nach deren Verhalten aus.
  de why    Ansprache von Kunden mit Optimove.

13057 Gravitec
  purpose   other
  vendor    Gravitec Ukraine LLC and Gravitec Polska Sp. z o.o., address unknown
  hosts     gravitec.net gravitec.media
  script    gravitec.net/
  script    gravitec.media/
  policy    https://gravitec.net/privacy-policy/
  places    EU UA US
  data      visitorId device
  en        Push messages in the browser, for visitors who have subscribed to them.
  en why    Telling readers about new articles by push messages.
  de        Push-Nachrichten im Browser für Besucher, die sie abonniert haben.
  de why    Hinweise auf neue Artikel durch Push-Nachrichten.

13058 Subscribers (subscribers.com)
  purpose   other
  vendor    Hello Bar LLC, California, USA, address unknown
  hosts     subscribers.com
  script    subscribers.com/
  policy    https://subscribers.com/privacy-policy/
  places    US
  data      visitorId device
  en        Asks visitors whether they want push messages, and sends them.
  en why    Push messages to returning visitors.
  de        Fragt Besucher, ob sie Push-Nachrichten möchten, und sendet sie.
  de why    Push-Nachrichten an wiederkehrende Besucher.

13059 webpush.jp
  purpose   other
  vendor    webpush.jp, operator and address unknown
  hosts     webpush.jp
  script    webpush.jp/
  policy    https://webpush.jp/
  places    JP
  data      visitorId device
  en        Push messages of Japanese websites.
  en why    Sending push messages to readers in Japan.
  de        Push-Nachrichten japanischer Websites.
  de why    Versand von Push-Nachrichten an Leser in Japan.

13060 Ontraport
  purpose   analytics
  vendor    Ontraport, address unknown
  hosts     ontraport.com ontraport.net
  script    optassets.ontraport.com/
  script    forms.ontraport.com/
  policy    https://ontraport.com/legal
  places    US
  data      visitorId ip pages contact answers
  en        Customer relationship software with forms and tracking of individual contacts’ visits.
  en why    Assigning visits and form entries to contacts.
  de        Kundenverwaltung mit Formularen und Zuordnung von Besuchen zu einzelnen Kontakten.
  de why    Zuordnung von Besuchen und Formularen zu Kontakten.

13061 HighLevel (LeadConnector)
  purpose   external
  vendor    HighLevel Inc., address unknown
  hosts     leadconnectorhq.com
  script    widgets.leadconnectorhq.com/
  frame     api.leadconnectorhq.com/widget/
  policy    https://www.gohighlevel.com/privacy-policy
  places    US
  data      ip page contact messages answers booking
  en        Chat, forms and appointments of the customer relationship software HighLevel.
  en why    Receiving messages, requests and bookings.
  de        Chat, Formulare und Termine der Kundenverwaltung HighLevel.
  de why    Empfang von Nachrichten, Anfragen und Buchungen.

13062 HubSpot forms on Webflow
  purpose   external
  vendor    hubspotonwebflow.com, operator and address unknown
  hosts     hubspotonwebflow.com
  script    hubspotonwebflow.com/
  policy    https://hubspotonwebflow.com/
  places    US
  data      ip page contact answers
  en        Passes forms of websites made with Webflow to HubSpot.
  en why    Receiving what is entered into forms.
  de name   HubSpot-Formulare auf Webflow
  de        Leitet Formulare von Websites, die mit Webflow erstellt sind, an HubSpot weiter.
  de why    Empfang von Eingaben in Formularen.

13063 Salesloft
  purpose   analytics
  vendor    SalesLoft, Inc., address unknown
  hosts     salesloft.com
  script    scout-cdn.salesloft.com/
  policy    https://salesloft.com/platform-privacy-notice/
  places    US
  data      visitorId ip pages email
  en        Tells sales staff when their contacts visit the website.
  en why    Recognizing contacts of the sales department.
  de        Meldet dem Vertrieb, wenn dessen Kontakte die Website besuchen.
  de why    Wiedererkennen von Kontakten des Vertriebs.

13064 Wishpond
  purpose   ads
  vendor    Wishpond Technologies, address unknown
  hosts     wishpond.com wishpond.net
  script    cdn.wishpond.net/
  policy    https://www.wishpond.com/
  places    CA US
  data      visitorId ip pages email
  en        Pop-ups, contests and forms that collect contacts.
  en why    Collecting contacts through Wishpond.
  de        Einblendungen, Gewinnspiele und Formulare, die Kontakte sammeln.
  de why    Sammlung von Kontakten über Wishpond.

13065 PushCrew (VWO Engage)
  purpose   external
  vendor    Wingify Software Private Limited, 1104 KLJ Tower North, B-5, Netaji Subhash Place, Pitampura, Delhi 110034, India
  hosts     pushcrew.com
  script    cdn.pushcrew.com/
  policy    https://vwo.com/privacy-policy/
  places    EU IN US
  data      visitorId ip device
  en        Sends push messages to browsers.
  en why    Sending push messages through PushCrew.
  de        Sendet Push-Nachrichten an Browser.
  de why    Versand von Push-Nachrichten über PushCrew.
`;
