export const shop = String.raw`
16001 WooCommerce
  purpose   necessary
  vendor    siteOperator
  script    /plugins/woocommerce/
  script    woocommerce_params
  script    wc_cart_fragments_params
  policy    https://automattic.com/privacy/
  basis     contract
  places    site
  data      sessionId cart
  en        Shop software for WordPress on the server of this website.
  en why    Keeping the cart and leading through the order.
  de        Shopsoftware für WordPress auf dem Server dieser Website.
  de why    Erhalt des Warenkorbs und Ablauf der Bestellung.
  cookie    woocommerce_cart_hash session: Detects changes to the cart. | Erkennt Änderungen am Warenkorb.
  cookie    woocommerce_items_in_cart session: Records that there is something in the cart. | Vermerkt, dass der Warenkorb Artikel enthält.
  cookie    wp_woocommerce_session_* 2d: Finds the cart in the database. | Ordnet den Warenkorb in der Datenbank zu.
  cookie    woocommerce_recently_viewed session: Holds products viewed recently. | Enthält zuletzt angesehene Produkte.
  cookie    store_notice* woocommerce_snooze_suggestions__* woocommerce_dismissed_suggestions__* 30d: seen
  cookie    tinvwl_wishlistkey yith_wcwl_session_* 30d: products
  tab       wc_fragments_*: Holds the display of the cart. | Enthält die Anzeige des Warenkorbs.
  tab       wc_cart_hash_*: Detects changes to the cart. | Erkennt Änderungen am Warenkorb.
  tab       wc_cart_created: Holds the time at which the cart was created. | Enthält den Zeitpunkt der Anlage des Warenkorbs.

16002 WooCommerce order attribution (Sourcebuster)
  purpose   analytics
  vendor    siteOperator
  script    /sourcebuster.min.js
  script    /sourcebuster.js
  script    wc_order_attribution
  policy    https://automattic.com/privacy/
  places    site
  data      campaign referrer pages device
  en        Remembers how a visitor came to the shop and stores it with the order.
  en why    Evaluating which advertising leads to orders.
  de name   WooCommerce-Bestellherkunft (Sourcebuster)
  de        Merkt sich, auf welchem Weg ein Besucher in den Shop kam, und speichert dies mit der Bestellung.
  de why    Auswertung, welche Werbung zu Bestellungen führt.
  cookie    sbjs_first session: Holds the source of the first visit. | Enthält die Herkunft des ersten Besuchs.
  cookie    sbjs_first_add session: Holds the time and entry page of the first visit. | Enthält Zeit und Einstiegsseite des ersten Besuchs.
  cookie    sbjs_current session: Holds the source of the current visit. | Enthält die Herkunft des laufenden Besuchs.
  cookie    sbjs_current_add session: Holds the time and entry page of the current visit. | Enthält Zeit und Einstiegsseite des laufenden Besuchs.
  cookie    sbjs_migrations session: Holds the version of the stored data. | Enthält die Version der gespeicherten Daten.
  cookie    sbjs_session 30min: Counts the page views of the session. | Zählt die Seitenaufrufe der Sitzung.
  cookie    sbjs_udata session: Holds the browser used. | Enthält den verwendeten Browser.

16003 Shopware
  purpose   necessary
  vendor    siteOperator
  script    /bundles/storefront/
  script    /theme/shopware
  policy    https://www.shopware.com/en/privacy/
  basis     contract
  places    site
  data      sessionId cart login
  en        Shop software of German origin on the server of this website.
  en why    Cart, login and order in the shop.
  de        Shopsoftware aus Deutschland auf dem Server dieser Website.
  de why    Warenkorb, Anmeldung und Bestellung im Shop.
  cookie    session-* session: Holds the session with the cart. | Enthält die Sitzung mit dem Warenkorb.
  cookie    sw-cache-hash session: Chooses the version of the page that suits login and cart. | Wählt die zu Anmeldung und Warenkorb passende Seitenfassung.
  cookie    sw-states session: Records whether the visitor is logged in or has a cart. | Vermerkt, ob der Besucher angemeldet ist oder einen Warenkorb hat.
  cookie    sw-context-token 1d: Assigns the session to the customer. | Ordnet die Sitzung dem Kunden zu.
  cookie    cookie-preference 30d: Records that the cookie settings were made. | Vermerkt, dass Cookie-Einstellungen getroffen wurden.
  cookie    timezone 30d: Holds the time zone of the visitor. | Enthält die Zeitzone des Besuchers.
  cookie    wishlist-enabled 30d: Records that the visitor allowed a wish list. | Vermerkt, dass der Besucher eine Merkliste erlaubt hat.
  local     wishlist-*: Holds the wish list of a sales channel. | Enthält die Merkliste eines Verkaufskanals.

16004 Shopify
  purpose   necessary
  vendor    Shopify International Limited, 2nd Floor, 1-2 Victoria Buildings, Haddington Road, Dublin 4, D04 XN32, Ireland
  hosts     shopify.com shopifycdn.com myshopify.com shopifysvc.com
  uses      cdn.shopifycdn.net
  script    cdn.shopify.com/
  script    cdn.shopifycdn.net/
  script    Shopify.theme
  script    /cdn/shop/
  policy    https://www.shopify.com/legal/privacy
  basis     contract
  places    EU CA US
  data      sessionId ip cart login device
  en        Hosted shop system on which this shop runs.
  en why    Cart, checkout and customer account.
  de        Gemietetes Shopsystem, auf dem dieser Shop läuft.
  de why    Warenkorb, Bezahlvorgang und Kundenkonto.
  cookie    cart 14d: Holds the cart. | Enthält den Warenkorb.
  cookie    cart_currency 14d: Holds the currency of the cart. | Enthält die Währung des Warenkorbs.
  cookie    localization 1y: Holds country and language. | Enthält Land und Sprache.
  cookie    secure_customer_sig 1y: Recognizes customers who are logged in. | Erkennt angemeldete Kunden wieder.
  cookie    keep_alive 30min: Keeps the session in the shop. | Erhält die Sitzung im Shop.
  cookie    _shopify_essential 1y: Holds data that the shop needs to work. | Enthält für den Betrieb des Shops nötige Daten.
  cookie    _tracking_consent 1y: Holds the consent that was given. | Enthält die erteilte Einwilligung.
  cookie    cart_sig cart_ts cart_ver cart_currency_set 14d: cart
  cookie    checkout_token checkout checkout_session_token* checkout_session_lookup checkout_prefill checkout_queue_token checkout_worker_session 21d: checkout
  cookie    shopify_pay shopify_pay_redirect shop_pay_accelerated hide_shopify_pay_for_checkout login_with_shop_finalize dynamic_checkout_shown_on_cart 1y: checkout
  cookie    _secure_session_id storefront_digest _shopify_country _shopify_m _shopify_tm _shopify_tw _storefront_u preview_theme 1d: state
  cookie    _secure_account_session_id _customer_account_shop_sessions customer_account_locale customer_account_new_login customer_account_preview identity-state identity-state-* identity_customer_account_number 30d: login
  cookie    _cmp_a _shopify_essential_* discount_code locale_bar_accepted master_device_id tracked_start_checkout 1y: state

16005 Shopify Analytics
  purpose   analytics
  vendor    Shopify International Limited, 2nd Floor, 1-2 Victoria Buildings, Haddington Road, Dublin 4, D04 XN32, Ireland
  hosts     monorail-edge.shopifysvc.com
  script    ShopifyAnalytics.
  script    monorail-edge.shopifysvc.com/
  policy    https://www.shopify.com/legal/privacy
  places    EU CA US
  signal    shopify
  data      visitorId pages products referrer device
  en        Statistics of the shop system Shopify on visits and sales.
  en why    Evaluating visits, sources and sales of the shop.
  de        Statistik des Shopsystems Shopify über Besuche und Verkäufe.
  de why    Auswertung von Besuchen, Herkunft und Verkäufen des Shops.
  cookie    _shopify_y 1y: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    _shopify_s 30min: Recognizes the session. | Erkennt die Sitzung wieder.
  cookie    _orig_referrer 14d: Holds the page from which the visitor came. | Enthält die Seite, von der der Besucher kam.
  cookie    _landing_page 14d: Holds the page on which the visit began. | Enthält die Seite, auf der der Besuch begann.
  cookie    _shopify_sa_p _shopify_sa_t _shopify_fs _shopify_d _shopify_ga shop_analytics 30min: source
  cookie    _shopify_u _shopify_uniq _shopify_visit _shopify_evids _y _s 1y: visitor

16006 Magento (Adobe Commerce)
  purpose   necessary
  vendor    siteOperator
  script    Magento_Ui/js/
  script    text/x-magento-init
  script    Magento_Theme/js/
  script    /mage/requirejs/
  policy    https://www.adobe.com/privacy.html
  basis     contract
  places    site
  data      sessionId cart login
  en        Shop software of Adobe on the server of this website.
  en why    Cart, comparison lists and orders.
  de        Shopsoftware von Adobe auf dem Server dieser Website.
  de why    Warenkorb, Vergleichslisten und Bestellungen.
  cookie    form_key session: Protects forms against forged requests. | Schützt Formulare vor gefälschten Anfragen.
  cookie    mage-cache-sessid session: Triggers the clearing of the local cache. | Löst das Leeren des lokalen Zwischenspeichers aus.
  cookie    mage-cache-storage session: Allows quick display of the cart. | Ermöglicht die schnelle Anzeige des Warenkorbs.
  cookie    mage-messages session: Holds notices and errors that are shown to the customer. | Enthält Hinweise und Fehler, die dem Kunden angezeigt werden.
  cookie    private_content_version 10y: Prevents pages with personal data from being cached. | Verhindert das Zwischenspeichern persönlicher Seiten.
  cookie    X-Magento-Vary session: Chooses the version of the page from the cache. | Wählt die Seitenfassung aus dem Zwischenspeicher.
  cookie    section_data_ids session: Holds what the customer started, such as the wish list. | Enthält vom Kunden Begonnenes, etwa die Wunschliste.
  cookie    mage-cache-timeout mage-cache-storage-section-invalidation mage-translation-storage mage-translation-file-version mage-banners-cache-storage section_data_clean external_no_cache session: cache
  cookie    recently_viewed_product* recently_compared_product* product_data_storage* 1d: products
  cookie    persistent_shopping_cart user_allowed_save_cookie guest-view searchReport-log 1y: cart
  local     mage-cache-storage: Holds the display of the cart. | Enthält die Anzeige des Warenkorbs.
  local     recently_viewed_product* recently_compared_product* product_data_storage* mage-cache-timeout mage-translation-storage: products

16007 PrestaShop
  purpose   necessary
  vendor    siteOperator
  script    var prestashop =
  script    /modules/ps_shoppingcart/
  policy    https://prestashop.com/privacy-policy/
  basis     contract
  places    site
  data      sessionId cart login
  en        Shop software of French origin on the server of this website.
  en why    Keeping cart and login.
  de        Shopsoftware aus Frankreich auf dem Server dieser Website.
  de why    Erhalt von Warenkorb und Anmeldung.
  cookie    PrestaShop-* 20d: Holds the session with cart and login. | Enthält die Sitzung mit Warenkorb und Anmeldung.

16008 OXID eShop
  purpose   necessary
  vendor    siteOperator
  script    /out/flow/src/js/
  script    /out/wave/src/js/
  script    /out/apex/src/js/
  script    /out/azure/src/js/
  policy    https://www.oxid-esales.com/en/privacy/
  basis     contract
  places    site
  data      sessionId cart login language
  en        Shop software from Freiburg on the server of this website.
  en why    Cart and login of the shop.
  de        Shopsoftware aus Freiburg auf dem Server dieser Website.
  de why    Warenkorb und Anmeldung im Shop.
  cookie    sid_key session: Tells how the session is carried. | Gibt an, wie die Sitzung übertragen wird.
  cookie    oxid_* 365d: Keeps customers logged in who asked for it. | Hält Kunden angemeldet, die dies wünschen.

16009 JTL-Shop
  purpose   necessary
  vendor    siteOperator
  script    /templates/NOVA/js/
  script    /templates/Evo/js/
  script    jtl_token
  policy    https://www.jtl-software.de/datenschutz
  basis     contract
  places    site
  data      sessionId cart login
  en        Shop software from Hückelhoven on the server of this website.
  en why    Cart and order in the shop.
  de        Shopsoftware aus Hückelhoven auf dem Server dieser Website.
  de why    Warenkorb und Bestellung im Shop.
  cookie    JTLSHOP session: Holds the session with the cart. | Enthält die Sitzung mit dem Warenkorb.

16010 PlentyONE (plentyShop)
  purpose   necessary
  vendor    PlentyONE GmbH, Johanna-Waescher-Straße 7, 34131 Kassel, Germany
  hosts     plentymarkets.com plentyone.com
  uses      plentymarkets.eu
  script    plentymarkets.eu/
  script    /ceres/resources/js/
  script    ceres-client
  policy    https://www.plentyone.com/privacy
  basis     contract
  places    DE EU
  data      sessionId cart login
  en        Hosted shop system from Kassel, known as plentymarkets until 2024.
  en why    Keeping cart and login until the order is placed.
  de        Gemietetes Shopsystem aus Kassel, bis 2024 bekannt als plentymarkets.
  de why    Erhalt von Warenkorb und Anmeldung bis zur Bestellung.
  cookie    plentyID session: Holds the session with the cart. | Enthält die Sitzung mit dem Warenkorb.

16011 Gambio
  purpose   necessary
  vendor    siteOperator
  script    /GXModules/
  policy    https://www.gambio.de/datenschutz
  basis     contract
  places    site
  data      sessionId cart login
  en        Shop software from Bremen.
  en why    Remembering what was put into the cart.
  de        Shopsoftware aus Bremen.
  de why    Speicherung des Warenkorbs während des Einkaufs.

16012 Ecwid
  purpose   necessary
  vendor    Lightspeed Commerce (Ecwid, Inc.), 460 Stevens Avenue, Suite 200, Solana Beach, CA 92075, USA
  hosts     ecwid.com
  script    app.ecwid.com/
  script    xProductBrowser(
  policy    https://www.ecwid.com/privacy-policy
  basis     contract
  places    EU US
  data      sessionId ip cart device
  en        Shop that is inserted into an existing website.
  en why    Showing products and taking orders.
  de        Shop, der in eine bestehende Website eingefügt wird.
  de why    Anzeige von Produkten und Annahme von Bestellungen.

16013 Salesforce Commerce Cloud
  purpose   necessary
  vendor    salesforce.com Germany GmbH, Erika-Mann-Straße 31, 80636 München, Germany
  hosts     demandware.net demandware.edgesuite.net cquotient.com
  script    demandware.net/
  script    demandware.edgesuite.net/
  script    cquotient.com/
  policy    https://www.salesforce.com/company/privacy/
  basis     contract
  places    EU US
  data      sessionId page products cart
  en        Shop software that Salesforce runs.
  en why    Operating the shop with Salesforce Commerce Cloud.
  de        Shopsoftware, die Salesforce betreibt.
  de why    Betrieb des Shops mit Salesforce Commerce Cloud.
  cookie    dwanonymous_* 180d: visitor
  cookie    dwsid dwac_* dwsourcecode_* session: state
  cookie    dwpersonalization_* dwcustomer_* 180d: cart
  cookie    cqcid cquid __cq_uuid __cq_dnt __cq_seg 13mo: products

16014 BigCommerce
  purpose   necessary
  vendor    BigCommerce, Inc., 11305 Four Points Drive, Austin, TX 78726, USA
  hosts     bigcommerce.com mybigcommerce.com
  script    bigcommerce.com/
  script    mybigcommerce.com/
  policy    https://www.bigcommerce.com/privacy/
  basis     contract
  places    US
  data      sessionId page cart
  en        Shop software from Texas, run by the provider.
  en why    Operating the shop with BigCommerce.
  de        Shopsoftware aus Texas, beim Anbieter betrieben.
  de why    Betrieb des Shops mit BigCommerce.
  cookie    SHOP_SESSION_TOKEN SHOP_SESSION_ROTATION_TOKEN 7d: cart
  cookie    fornax_anonymousId 2y: visitor
  cookie    lastVisitedCategory STORE_VISITOR 1y: state

16015 OpenCart
  purpose   necessary
  vendor    siteOperator
  policy    https://www.opencart.com/index.php?route=cms/feature
  basis     contract
  places    site
  data      sessionId cart
  en        Open-source shop software on the website’s own server.
  en why    Operating the shop with OpenCart.
  de        Quelloffene Shopsoftware auf dem eigenen Server der Website.
  de why    Betrieb des Shops mit OpenCart.
  cookie    OCSESSID session: cart

16016 nopCommerce
  purpose   necessary
  vendor    siteOperator
  policy    https://www.nopcommerce.com/en/privacy-policy
  basis     contract
  places    site
  data      sessionId cart products
  en        Shop software for .NET on the website’s own server.
  en why    Operating the shop with nopCommerce.
  de        Shopsoftware für .NET auf dem eigenen Server der Website.
  de why    Betrieb des Shops mit nopCommerce.
  cookie    Nop.customer .Nop.Customer 1y: cart
  cookie    NopCommerce.RecentlyViewedProducts .Nop.RecentlyViewedProducts 10d: products
  cookie    NOPCOMMERCE.AUTH .Nop.Authentication session: user

16017 Intershop
  purpose   necessary
  vendor    siteOperator
  policy    https://www.intershop.com/en/privacy
  basis     contract
  places    site
  data      sessionId cart
  en        Shop software of a company in Jena, on the operator’s server.
  en why    Operating the shop with Intershop.
  de        Shopsoftware aus Jena auf dem Server des Betreibers.
  de why    Betrieb des Shops mit Intershop.
  cookie    SecureSessionID-* pgid-org-* session: cart

16018 Swym Wishlist
  purpose   other
  vendor    Swym Corporation, Seattle, WA, USA
  hosts     swymrelay.com swymstore.com swym.it
  script    swymrelay.com/
  script    swymstore.com/
  script    .swym.it/
  policy    https://swym.it/privacy/
  places    US
  data      visitorId products email
  en        Wish list in Shopify shops.
  en why    Keeping wish lists with Swym.
  de        Merkzettel in Shopify-Shops.
  de why    Führen von Merkzetteln mit Swym.
  cookie    swym-email swym-pid swym-swymRegid swym-o_s swym-v-ckd swym-tpermts swym-u_pref swym-weml 1y: visitor
  cookie    swym-session-id swym-cu_ct swym-instrumentMap swym-ol_ct 30min: visit

16019 LoyaltyLion
  purpose   other
  vendor    LoyaltyLion Limited, London, United Kingdom
  hosts     loyaltylion.com loyaltylion.net dg1f2pfrgjxdq.cloudfront.net
  script    loyaltylion.com/
  script    loyaltylion.net/
  script    dg1f2pfrgjxdq.cloudfront.net/
  policy    https://loyaltylion.com/privacy-policy
  places    GB US
  data      visitorId account order
  en        Bonus points for customers of a shop.
  en why    Running a bonus program with LoyaltyLion.
  de        Treuepunkte für Kunden eines Shops.
  de why    Treueprogramm mit LoyaltyLion.

16020 Global-e
  purpose   other
  vendor    Global-e Online Ltd., Petah Tikva, Israel
  hosts     global-e.com bglobale.com
  script    global-e.com/
  script    bglobale.com/
  policy    https://www.global-e.com/privacy
  places    IL EU GB
  data      device order place
  en        Shows prices in the customer’s currency and handles foreign orders.
  en why    Selling to other countries with Global-e.
  de        Zeigt Preise in der Währung der Kunden und wickelt Auslandsbestellungen ab.
  de why    Verkauf in andere Länder mit Global-e.
  cookie    GlobalE_Data GlobalE_CT_Data GlobalE_Full_Redirect GlobalE_Welcome_Data 3d: prefs

16021 Bold Commerce
  purpose   other
  vendor    Bold Commerce Ltd., Winnipeg, MB, Canada
  hosts     boldapps.net shappify.com shappify-cdn.com boldcommerce.com
  script    boldapps.net/
  script    shappify.com/
  script    shappify-cdn.com/
  script    boldcommerce.com/
  policy    https://boldcommerce.com/privacy-policy
  places    CA US
  data      products cart device
  en        Additions to Shopify shops, such as options and subscriptions.
  en why    Extending the shop with Bold.
  de        Erweiterungen für Shopify-Shops wie Optionen und Abos.
  de why    Erweiterung des Shops mit Bold.

16022 Hextom
  purpose   other
  vendor    Hextom, Inc., Sacramento, CA, USA
  hosts     hextom.com
  script    hextom.com/
  policy    https://hextom.com/privacy-policy/
  places    US
  data      page device place
  en        Bars on free shipping and countdowns in shops.
  en why    Showing notices in the shop with Hextom.
  de        Leisten zu Versandkosten und Countdowns in Shops.
  de why    Anzeige von Hinweisen im Shop mit Hextom.

16023 Flixmedia
  purpose   external
  vendor    Flixmedia Limited, 650 Wharfedale Road, Winnersh Triangle, Wokingham, Berkshire RG41 5TP, United Kingdom
  hosts     flixcar.com flixfacts.com flixfacts.co.uk flixsyndication.net flix360.com
  script    flixfacts.com/
  script    flixfacts.co.uk/
  script    flixcar.com/
  policy    https://www.flixmedia.com/privacy-notice
  places    GB
  data      page interactions
  en        Product descriptions, pictures and videos of manufacturers in the pages of online shops.
  en why    Showing manufacturers’ content on product pages.
  de        Produktbeschreibungen, Bilder und Videos von Herstellern auf den Seiten von Onlineshops.
  de why    Anzeige von Inhalten der Hersteller auf Produktseiten.
  cookie    gvid session: visitor

16024 Recharge
  purpose   external
  vendor    Recharge Inc., address unknown
  hosts     rechargecdn.com rechargeapps.com rechargepayments.com
  script    static.rechargecdn.com/
  script    rechargeapps.com/
  policy    https://support.rechargepayments.com/hc/en-us/articles/360008830313-Privacy-at-Recharge
  places    US
  data      ip page products order
  en        Subscriptions to products in shops.
  en why    Ordering products regularly.
  de        Abonnements von Produkten in Shops.
  de why    Regelmäßige Bestellung von Produkten.

16025 Accentuate Custom Fields
  purpose   other
  vendor    Accentuate Digital, address unknown
  hosts     accentuate.io
  policy    https://www.accentuate.io/
  places    US
  data      page device
  en        Pictures and texts that shops on Shopify show in addition.
  en why    Showing pictures of the shop.
  de        Bilder und Texte, die Shops bei Shopify zusätzlich zeigen.
  de why    Anzeige von Bildern des Shops.

16026 Snipcart
  purpose   external
  vendor    Snipcart, address unknown
  hosts     snipcart.com
  script    cdn.snipcart.com/
  policy    https://snipcart.com/
  places    CA US
  data      ip page cart order
  en        Shopping cart and checkout for any website.
  en why    Receiving orders through Snipcart.
  de        Warenkorb und Bezahlvorgang für beliebige Websites.
  de why    Annahme von Bestellungen über Snipcart.

16027 Shogun
  purpose   other
  vendor    Shogun, address unknown
  hosts     shgcdn.com shgcdn3.com
  policy    https://getshogun.com/
  places    US
  data      page device
  en        Pages of shops that were made with Shogun’s editor, and their pictures.
  en why    Showing pages made with Shogun.
  de        Seiten von Shops, die mit Shoguns Editor erstellt sind, und deren Bilder.
  de why    Anzeige von Seiten des Shops.

16028 Extend
  purpose   external
  vendor    Extend, address unknown
  hosts     helloextend.com
  script    sdk.helloextend.com/
  policy    https://www.extend.com/
  places    US
  data      ip page products
  en        Extended warranties and shipping insurance in shops.
  en why    Offering warranties through Extend.
  de        Garantieverlängerungen und Versandversicherungen in Shops.
  de why    Angebot von Garantien über Extend.

16029 Ordergroove
  purpose   external
  vendor    Ordergroove, address unknown
  hosts     ordergroove.com
  script    static.ordergroove.com/
  policy    https://www.ordergroove.com/
  places    US
  data      ip page products order
  en        Regular deliveries and memberships in shops.
  en why    Offering regular deliveries through Ordergroove.
  de        Regelmäßige Lieferungen und Mitgliedschaften in Shops.
  de why    Angebot regelmäßiger Lieferungen über Ordergroove.
`;
