export const chat = String.raw`
8001 Intercom
  purpose   other
  vendor    Intercom R&D Unlimited Company, 124 St Stephen’s Green, Dublin 2, D02 C628, Ireland
  hosts     intercom.io intercomcdn.com
  script    widget.intercom.io/
  script    js.intercomcdn.com/
  script    intercomSettings
  policy    https://www.intercom.com/legal/privacy
  places    US EU
  data      visitorId ip pages messages contact device
  en        Messenger for support and sales, with automatic answers.
  en why    Answering questions in a chat and continuing earlier conversations.
  de        Messenger für Support und Vertrieb mit automatischen Antworten.
  de why    Beantwortung von Fragen im Chat und Fortsetzung früherer Gespräche.
  cookie    intercom-id-* 270d: Recognizes visitors who are not logged in. | Erkennt nicht angemeldete Besucher wieder.
  cookie    intercom-session-* 7d: Keeps the session and its conversations. | Erhält die Sitzung und ihre Gespräche.
  cookie    intercom-device-id-* 270d: Recognizes the device to prevent abuse. | Erkennt das Gerät wieder, um Missbrauch zu verhindern.

8002 tawk.to
  purpose   other
  vendor    tawk.to inc., 187 East Warm Springs Road, SB298, Las Vegas, NV 89119, USA
  hosts     tawk.to
  script    embed.tawk.to/
  script    Tawk_API
  policy    https://www.tawk.to/privacy-policy/
  places    US EU
  data      visitorId ip pages messages contact device place
  en        Free live chat in which operators see which page a visitor is on.
  en why    Talking to visitors by live chat.
  de        Kostenloser Livechat, bei dem Mitarbeiter sehen, auf welcher Seite sich ein Besucher befindet.
  de why    Gespräche mit Besuchern im Livechat.
  cookie    twk_uuid_* 6mo: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    TawkConnectionTime session: Holds the time of the connection. | Enthält die Zeit der Verbindung.
  cookie    twk_idm_key session: Connects the tabs of a session. | Verbindet die Tabs einer Sitzung.
  cookie    tawkUUID __tawkuuid TawkCookie ss 10y: visitor
  local     twk_token_*: Holds the visitor’s access to the chat. | Enthält den Zugang des Besuchers zum Chat.

8003 Userlike
  purpose   other
  vendor    Lime Technologies Germany GmbH (Userlike), Probsteigasse 44-46, 50670 Köln, Germany
  hosts     userlike.com userlike-cdn-widgets.s3-eu-west-1.amazonaws.com userlike-cdn-umm.b-cdn.net
  script    userlike-cdn-widgets.
  script    userlike-cdn-umm.
  script    api.userlike.com/
  script    userlikeInit
  policy    https://www.userlike.com/en/terms#privacy-policy
  places    DE EU
  data      visitorId pages messages contact device
  en        Live chat and messenger software from Cologne.
  en why    Customer service by chat and messenger.
  de        Software für Livechat und Messenger aus Köln.
  de why    Kundenservice über Chat und Messenger.
  cookie    uslk_umm_*_s 1y: Recognizes the contact and holds the state of the messenger. | Erkennt den Kontakt wieder und enthält den Zustand des Messengers.
  local     uslk_umm_*: Holds the state of the messenger and the number of visits. | Enthält den Zustand des Messengers und die Zahl der Besuche.
  cookie    uslk_e 1y: Recognizes the visitor (older versions). | Erkennt den Besucher wieder (ältere Versionen).
  cookie    uslk_s session: Recognizes the session (older versions). | Erkennt die Sitzung wieder (ältere Versionen).

8004 Zendesk
  purpose   other
  vendor    Zendesk, Inc., 181 Fremont Street, 17th Floor, San Francisco, CA 94105, USA
  hosts     zendesk.com zdassets.com zopim.com
  script    static.zdassets.com/
  script    ekr.zdassets.com/
  script    v2.zopim.com/
  script    $zopim
  frame     .zendesk.com/
  policy    https://www.zendesk.com/company/agreements-and-terms/privacy-notice/
  places    US EU
  data      visitorId ip pages messages contact device
  en        Help center and chat window of the support software Zendesk.
  en why    Receiving inquiries and answering them.
  de        Hilfebereich und Chatfenster der Supportsoftware Zendesk.
  de why    Annahme und Beantwortung von Anfragen.
  cookie    __zlcmid 1y: Recognizes the visitor in the chat. | Erkennt den Besucher im Chat wieder.
  cookie    _zendesk_cookie _zendesk_session _zendesk_shared_session _zendesk_authenticated _help_center_session help_center_data 1d: login
  cookie    __zlcprivacy 1y: consent
  cookie    _zdshared_user_session_analytics _answer_bot_service_session _zendesk_nps_session _zdsession_talk_embeddables_service 90d: visit
  cookie    zendesk_thirdparty_test session: test
  local     ZD-suid: Holds the session and visitor ID. | Enthält die Sitzungs- und Besucherkennung.
  local     ZD-buid: Recognizes the browser. | Erkennt den Browser wieder.
  local     ZD-store: Holds the state of the window. | Enthält den Zustand des Fensters.
  local     ZD-settings ZD-widgetOpen ZD-launcherLabelRemoved ZD-zE_oauth: window

8005 Tidio
  purpose   other
  vendor    Tidio Poland Sp. z o.o., ul. Wojska Polskiego 81, 70-481 Szczecin, Poland
  hosts     tidio.co tidiochat.com
  script    code.tidio.co/
  script    widget-v4.tidiochat.com/
  script    tidioChatApi
  policy    https://www.tidio.com/privacy-policy/
  places    EU US
  data      visitorId ip pages messages contact device place
  en        Live chat with chatbots for small shops, from Szczecin.
  en why    Advising visitors in the chat, also by automatic answers.
  de        Livechat mit Chatbots für kleine Shops, aus Stettin.
  de why    Beratung von Besuchern im Chat, auch durch automatische Antworten.
  local     tidio_state_*: Holds the visitor ID and the state of the chat. | Enthält die Besucherkennung und den Zustand des Chats.

8006 LiveChat
  purpose   other
  vendor    Text, Inc., 101 Arch Street, 8th Floor, Boston, MA 02110, USA
  hosts     livechatinc.com livechat-static.com livechat.com
  script    cdn.livechatinc.com/
  script    __lc.license
  script    LiveChatWidget
  frame     secure.livechatinc.com/
  policy    https://www.text.com/legal/privacy-policy/
  places    US EU
  data      visitorId ip pages messages contact device
  en        Chat software for sales and support teams.
  en why    Personal advice by chat and evaluation of its quality.
  de        Chatsoftware für Vertriebs- und Supportteams.
  de why    Persönliche Beratung im Chat und Auswertung ihrer Qualität.
  cookie    __lc_cid 2y: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    __lc_cst 2y: Secures the visitor’s connection. | Sichert die Verbindung des Besuchers.
  cookie    __oauth_redirect_detector session: Prevents endless redirects at the login. | Verhindert endlose Weiterleitungen bei der Anmeldung.
  cookie    __lc2_cid __lc2_cst __livechat 3y: visitor

8007 Crisp
  purpose   other
  vendor    Crisp IM SAS, 2 boulevard de Launay, 44100 Nantes, France
  hosts     crisp.chat
  script    client.crisp.chat/
  script    CRISP_WEBSITE_ID
  script    $crisp
  policy    https://crisp.chat/en/privacy/
  places    EU
  data      sessionId ip pages messages contact device
  en        Chat and shared inbox from Nantes, hosted in Europe.
  en why    Continuing a conversation while visitors move between pages.
  de        Chat und gemeinsamer Posteingang aus Nantes, gehostet in Europa.
  de why    Gespräche, die beim Wechsel zwischen Seiten erhalten bleiben.
  cookie    crisp-client* 6mo: Recognizes the session of the chat. | Erkennt die Chat-Sitzung wieder.

8008 Olark
  purpose   other
  vendor    Habla, Inc. (Olark), 205 1/2 North Main Street, Ann Arbor, MI 48104, USA
  hosts     olark.com
  script    static.olark.com/
  script    olark.identify(
  policy    https://www.olark.com/privacy-policy/
  places    US
  data      visitorId ip pages messages contact device
  en        American live chat with a focus on accessibility.
  en why    Answering visitors’ questions while they are on the page.
  de        Amerikanischer Livechat mit Schwerpunkt auf Barrierefreiheit.
  de why    Beantwortung von Fragen, solange Besucher auf der Seite sind.
  cookie    hblid 2y: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    olfsk 2y: Keeps the state of the chat across pages. | Erhält den Zustand des Chats über Seiten hinweg.
  cookie    wcsid session: Recognizes the session. | Erkennt die Sitzung wieder.
  cookie    _okbk session: Holds the state of the chat window. | Enthält den Zustand des Chatfensters.
  cookie    _oklv session: Holds the version for faster loading. | Enthält die Version für schnelleres Laden.

8009 Smartsupp
  purpose   other
  vendor    Smartsupp.com, s.r.o., Šumavská 31, 602 00 Brno, Czech Republic
  hosts     smartsuppchat.com smartsupp.com smartsuppcdn.com
  script    smartsuppchat.com/
  script    smartsuppcdn.com/
  script    _smartsupp.
  policy    https://www.smartsupp.com/help/privacy/
  places    EU
  data      visitorId ip pages messages contact device place
  en        Live chat from Brno, common in Central European shops.
  en why    Advising customers and recording visits for support.
  de        Livechat aus Brünn, in mitteleuropäischen Shops verbreitet.
  de why    Beratung von Kunden und Aufzeichnung von Besuchen für den Support.
  cookie    ssupp.vid 6mo: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    ssupp.visits 6mo: Counts the visits. | Zählt die Besuche.

8010 Freshchat
  purpose   other
  vendor    Freshworks Inc., 2950 South Delaware Street, Suite 201, San Mateo, CA 94403, USA
  hosts     freshchat.com fw-cdn.com freshworksapi.com
  script    wchat.freshchat.com/
  script    wchat.eu.freshchat.com/
  script    .fw-cdn.com/
  script    fcWidget.init
  policy    https://www.freshworks.com/privacy/
  places    EU US IN
  data      visitorId ip pages messages contact device
  en        Chat and bots of the customer software Freshworks.
  en why    Handling inquiries by chat.
  de        Chat und Bots der Kundensoftware Freshworks.
  de why    Bearbeitung von Anfragen im Chat.

8011 Zoho SalesIQ
  purpose   other
  vendor    Zoho Corporation B.V., Beneluxlaan 4B, 3527 HT Utrecht, Netherlands
  hosts     salesiq.zoho.com salesiq.zoho.eu salesiq.zohopublic.com salesiq.zohopublic.eu
  script    salesiq.zoho
  script    $zoho.salesiq
  policy    https://www.zoho.com/privacy.html
  places    EU IN US
  data      visitorId ip pages messages contact device place
  en        Chat that rates visitors for the sales team.
  en why    Finding and approaching interested visitors.
  de        Chat, der Besucher für den Vertrieb bewertet.
  de why    Erkennen und Ansprechen interessierter Besucher.
  cookie    *-_zldp 2y: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    *-_zldt 1d: Recognizes the visit. | Erkennt den Besuch wieder.
  cookie    zc_consent zc_show zc_cu_exp zc_loc uesign ZCAMPAIGN_CSRF_TOKEN 1y: state

8012 JivoChat
  purpose   other
  vendor    Jivosite, Inc., 1261 Locust Street #107, Walnut Creek, CA 94596, USA
  hosts     jivosite.com jivochat.com
  uses      code.jivo.ru
  script    code.jivosite.com/
  script    code.jivo.ru/
  script    jivo_api
  policy    https://www.jivochat.com/privacy/
  places    US EU
  data      visitorId ip pages messages contact device place
  en        Chat that combines messages from the website, messengers and phone.
  en why    Answering messages from all channels in one place.
  de        Chat, der Nachrichten aus Website, Messengern und Telefon zusammenführt.
  de why    Beantwortung der Nachrichten aller Kanäle an einer Stelle.
  cookie    jv_* 1y: visitor

8013 Drift
  purpose   other
  vendor    Salesloft, Inc. (Drift), 1180 West Peachtree Street NW, Suite 2400, Atlanta, GA 30309, USA
  hosts     drift.com driftt.com
  script    js.driftt.com/
  script    drift.load(
  policy    https://www.salesloft.com/legal/privacy-notice
  places    US
  data      visitorId ip pages messages contact device
  en        Sales chat for business customers that hands visitors over to the right contact.
  en why    Scheduling conversations with interested companies.
  de        Vertriebschat für Geschäftskunden, der Besucher an den passenden Ansprechpartner vermittelt.
  de why    Vereinbarung von Gesprächen mit interessierten Unternehmen.
  cookie    driftt_aid 2y: Recognizes visitors who are not logged in. | Erkennt nicht angemeldete Besucher wieder.
  cookie    drift_aid 2y: Recognizes visitors who are not logged in. | Erkennt nicht angemeldete Besucher wieder.
  cookie    drift_campaign_refresh 30min: Limits how often messages appear. | Begrenzt, wie oft Nachrichten erscheinen.
  cookie    DRIFT_* drift_eid 2y: visitor

8014 LiveZilla
  purpose   other
  vendor    LiveZilla GmbH, Byk-Gulden-Straße 18, 78224 Singen, Germany
  hosts     livezilla.net
  script    /livezilla/
  script    lz_code
  script    livezilla.net/
  policy    https://www.livezilla.net/disclaimer/en/
  places    site DE
  data      visitorId ip pages messages contact device
  en        Live help from Lake Constance that sites often run on their own server.
  en why    Supporting visitors by chat.
  de        Live-Support-Software vom Bodensee, die oft auf dem eigenen Server läuft.
  de why    Unterstützung von Besuchern im Chat.
  cookie    lz_last_visit lz_userid lz_visits 1y: chat

8015 Help Scout Beacon
  purpose   other
  vendor    Help Scout PBC, 100 City Hall Plaza, 5th Floor, Boston, MA 02108, USA
  hosts     helpscout.net helpscout.com djtflbt20bdde.cloudfront.net
  script    beacon-v2.helpscout.net/
  script    Beacon('init'
  script    Beacon("init"
  policy    https://www.helpscout.com/company/legal/privacy/
  places    US
  data      visitorId ip pages messages contact device
  en        Help window that searches articles first and then opens a chat.
  en why    Offering help articles and contact at once.
  de        Hilfefenster, das erst Artikel durchsucht und dann einen Chat öffnet.
  de why    Angebot von Hilfeartikeln und Kontakt in einem.

8016 Superchat
  purpose   other
  vendor    SuperX GmbH, Prenzlauer Allee 242-247, 10405 Berlin, Germany
  hosts     superchat.de superchat.com
  script    widget.superchat.de/
  script    superchat.de/snippet
  policy    https://www.superchat.com/datenschutz
  places    EU
  data      ip page messages contact device
  en        Berlin software that forwards website messages to WhatsApp and other messengers.
  en why    Contact with local businesses by messenger.
  de        Software aus Berlin, die Nachrichten der Website in WhatsApp und andere Messenger übernimmt.
  de why    Kontakt zu örtlichen Betrieben per Messenger.

8017 Landbot
  purpose   other
  vendor    Hello Umi, S.L. (Landbot), Avinguda de Josep Tarradellas 20, 08029 Barcelona, Spain
  hosts     landbot.io
  uses      landbot.site
  script    cdn.landbot.io/
  script    static.landbot.io/
  script    Landbot.Livechat
  script    Landbot.Popup
  frame     landbot.io/v3/
  frame     landbot.site/v3/
  frame     chats.landbot.io/
  policy    https://landbot.io/privacy-policy
  places    EU
  data      visitorId ip page messages contact device
  en        Chatbots from Barcelona that guide visitors through a conversation with predefined answers.
  en why    Receiving inquiries through a chatbot.
  de        Chatbots aus Barcelona, die Besucher mit vorgegebenen Antworten durch einen Dialog führen.
  de why    Aufnahme von Anfragen in einem Dialog.

8018 LivePerson
  purpose   other
  vendor    LivePerson, Inc., 530 7th Avenue, New York, NY 10018, USA
  hosts     liveperson.net lpsnmedia.net liveperson.com look.io
  script    liveperson.net/
  script    lpsnmedia.net/
  script    liveperson.com/
  script    .look.io/
  policy    https://www.liveperson.com/policies/privacy/
  places    US EU
  data      visitorId pages messages contact device
  en        Chat with staff and bots for large companies.
  en why    Answering questions of customers with LivePerson.
  de        Chat mit Mitarbeitern und Bots für große Unternehmen.
  de why    Beantwortung von Kundenfragen mit LivePerson.
  cookie    LPVID 2y: visitor
  cookie    LPSID-* session: visit
  local     lpLastVisit-* lpTabId lpMessagingConfig: chat

8019 iAdvize
  purpose   other
  vendor    iAdvize SAS, 9 rue Nina Simone, 44000 Nantes, France
  hosts     iadvize.com
  script    halc.iadvize.com/
  script    .iadvize.com/
  policy    https://www.iadvize.com/en/privacy-policy
  places    EU
  data      visitorId pages messages contact
  en        Chat with advisers for shops.
  en why    Advising customers with iAdvize.
  de        Chat mit Beratern für Shops.
  de why    Beratung von Kunden mit iAdvize.
  cookie    iadvize-* 13mo: visitor
  cookie    vuid-iadvize 13mo: visitor

8020 Chatwoot
  purpose   other
  vendor    Chatwoot, Inc., San Francisco, CA, USA
  hosts     chatwoot.com
  script    app.chatwoot.com/
  script    chatwootSDK
  frame     app.chatwoot.com/
  policy    https://www.chatwoot.com/privacy-policy
  places    US
  data      visitorId page messages contact
  en        Open-source chat, hosted by the provider.
  en why    Answering inquiries with Chatwoot.
  de        Quelloffener Chat, beim Anbieter betrieben.
  de why    Beantwortung von Anfragen mit Chatwoot.
  cookie    cw_conversation cw_user_* 1y: chat

8021 Pure Chat
  purpose   other
  vendor    Pure Chat, Inc. (Ruby Receptionists), Portland, OR, USA
  hosts     purechat.com
  script    app.purechat.com/
  policy    https://www.purechat.com/privacy
  places    US
  data      visitorId pages messages contact
  en        Chat for small companies.
  en why    Talking to visitors through Pure Chat.
  de        Chat für kleine Unternehmen.
  de why    Gespräche mit Besuchern über Pure Chat.
  local     _purechatVisitorWidgetPlaySound purechat_*: chat

8022 SnapEngage
  purpose   other
  vendor    SnapEngage (TeamSupport LLC), Boulder, CO, USA
  hosts     snapengage.com
  script    .snapengage.com/
  policy    https://snapengage.com/privacy-policy/
  places    US EU
  data      visitorId pages messages contact
  en        Chat that hands visitors over to human advisers.
  en why    Talking to visitors through SnapEngage.
  de        Chat mit Weiterleitung an menschliche Berater.
  de why    Gespräche mit Besuchern über SnapEngage.
  cookie    SnapABugHistory SnapABugUserAlias SnapABugVisit SnapABugRef 1y: chat

8023 Provide Support
  purpose   other
  vendor    Provide Support, LLC, Kharkiv, Ukraine
  hosts     providesupport.com
  script    image.providesupport.com/
  policy    https://www.providesupport.com/privacy
  places    US UA
  data      visitorId pages messages
  en        Live chat with monitoring of visitors.
  en why    Talking to visitors through Provide Support.
  de        Live-Chat mit Beobachtung der Besucher.
  de why    Gespräche mit Besuchern über Provide Support.

8024 Comm100
  purpose   other
  vendor    Comm100 Network Corporation, Vancouver, BC, Canada
  hosts     comm100.com comm100vue.com comm100.io
  script    comm100.com/
  script    comm100vue.com/
  script    comm100.io/
  policy    https://www.comm100.com/platform/privacy/
  places    CA US
  data      visitorId pages messages contact
  en        Chat for authorities and schools.
  en why    Talking to visitors through Comm100.
  de        Chat für Behörden und Schulen.
  de why    Gespräche mit Besuchern über Comm100.
  cookie    comm100_guid_* 1y: visitor

8025 Gorgias
  purpose   other
  vendor    Gorgias, Inc., San Francisco, CA, USA
  hosts     gorgias.chat gorgias.com
  script    config.gorgias.chat/
  script    .gorgias.chat/
  policy    https://www.gorgias.com/legal/privacy
  places    US EU
  data      visitorId pages messages contact order
  en        Chat and customer service for shops.
  en why    Answering questions on orders with Gorgias.
  de        Chat und Kundendienst für Shops.
  de why    Beantwortung von Fragen zu Bestellungen mit Gorgias.
  local     gorgias.guest.id gorgias.chat*: chat

8026 Re:amaze
  purpose   other
  vendor    Re:amaze (GoDaddy), San Mateo, CA, USA
  hosts     reamaze.com
  script    cdn.reamaze.com/
  policy    https://www.reamaze.com/privacy
  places    US
  data      visitorId pages messages contact
  en        Chat and help desk for shops.
  en why    Talking to visitors through Re:amaze.
  de        Chat und Helpdesk für Shops.
  de why    Gespräche mit Besuchern über Re:amaze.

8027 moinAI
  purpose   other
  vendor    moinAI GmbH, Stahltwiete 23, 22761 Hamburg, Germany
  hosts     moin.ai knowhere.to
  script    widget.moin.ai/
  script    bot.moin.ai/
  policy    https://www.moin.ai/datenschutz
  places    DE
  data      sessionId page messages
  en        Chatbot of a company in Hamburg.
  en why    Answering questions by the moinAI chatbot.
  de        Chatbot eines Hamburger Anbieters.
  de why    Beantwortung von Fragen durch den Chatbot von moinAI.

8028 Qualified
  purpose   analytics
  vendor    Qualified.com, Inc., address unknown
  hosts     qualified.com
  script    js.qualified.com/
  policy    https://www.qualified.com/legal/privacy
  places    US
  data      visitorId ip pages messages contact
  en        Chat for sales departments that recognizes the visitor’s company.
  en why    Talking to interested companies.
  de        Chat für den Vertrieb, der das Unternehmen des Besuchers erkennt.
  de why    Gespräche mit interessierten Unternehmen.

8029 Gladly
  purpose   external
  vendor    Gladly Software, Inc., 1 Montgomery Street, Suite 900, San Francisco, CA 94104, USA
  hosts     gladly.com
  script    cdn.gladly.com/
  policy    https://www.gladly.com/privacy-policy/
  places    US
  data      ip page messages contact
  en        Chat and help pages for customers of shops.
  en why    Answering questions of customers.
  de        Chat und Hilfeseiten für Kunden von Shops.
  de why    Beantwortung von Fragen der Kunden.

8030 Ada
  purpose   external
  vendor    Ada, address unknown
  hosts     ada.support
  script    static.ada.support/
  policy    https://www.ada.cx/
  places    CA US
  data      sessionId page messages
  en        Chatbot of Ada for customer service.
  en why    Answering questions by the chatbot of Ada.
  de        Chatbot von Ada für den Kundendienst.
  de why    Beantwortung von Fragen durch den Chatbot von Ada.

8031 Chatbase
  purpose   external
  vendor    Chatbase, address unknown
  hosts     chatbase.co
  script    chatbase.co/embed
  frame     chatbase.co/chatbot-iframe/
  policy    https://www.chatbase.co/
  places    US
  data      sessionId page messages
  en        Chatbot that answers with a language model.
  en why    Answering questions by a chatbot of Chatbase.
  de        Chatbot, der mit einem Sprachmodell antwortet.
  de why    Beantwortung von Fragen durch einen Chatbot von Chatbase.

8032 Front Chat
  purpose   external
  vendor    Front, address unknown
  hosts     frontapp.com
  script    chat-assets.frontapp.com/
  policy    https://front.com/
  places    US
  data      sessionId page messages contact
  en        Chat of the mailbox software Front.
  en why    Talking to visitors through Front.
  de        Chat der Postfachsoftware Front.
  de why    Gespräche mit Besuchern über Front.
`;
