export const payment = String.raw`
10001 Stripe
  purpose   necessary
  vendor    Stripe Payments Europe, Limited, 1 Grand Canal Street Lower, Grand Canal Dock, Dublin, D02 H210, Ireland
  hosts     stripe.com stripe.network stripecdn.com
  script    js.stripe.com/
  frame     js.stripe.com/
  frame     hooks.stripe.com/
  frame     checkout.stripe.com/
  policy    https://stripe.com/privacy
  basis     contract
  places    EU US
  data      payment order contact ip device clicks
  en        Processes payments by card and other methods, and checks them for fraud.
  en why    Processing the payment that the customer starts, and preventing fraud.
  de        Wickelt Zahlungen per Karte und auf anderen Wegen ab und prüft sie auf Betrug.
  de why    Durchführung der vom Kunden ausgelösten Zahlung und Betrugsvorbeugung.
  cookie    __stripe_mid 1y: Recognizes the device for the prevention of fraud. | Erkennt das Gerät zur Betrugsvorbeugung wieder.
  cookie    __stripe_sid 30min: Recognizes the session for the prevention of fraud. | Erkennt die Sitzung zur Betrugsvorbeugung wieder.
  cookie    m 2y: Recognizes the device on Stripe’s domain for the prevention of fraud. | Erkennt das Gerät auf der Domain von Stripe zur Betrugsvorbeugung wieder.
  cookie    __stripe_orig_props cid_stripe 1y: fraud

10002 PayPal
  purpose   necessary
  vendor    PayPal (Europe) S.à r.l. et Cie, S.C.A., 22-24 boulevard Royal, 2449 Luxembourg, Luxembourg
  hosts     paypal.com paypalobjects.com
  script    paypal.com/sdk/js
  script    paypalobjects.com/
  script    paypal.Buttons(
  frame     paypal.com/
  policy    https://www.paypal.com/de/legalhub/paypal/privacy-full
  basis     contract
  places    EU US
  data      payment order contact ip device
  en        Payment with a PayPal account, by direct debit or by card.
  en why    Processing the payment and protecting buyer and seller.
  de        Zahlung über ein PayPal-Konto, per Lastschrift oder Karte.
  de why    Durchführung der Zahlung sowie Käufer- und Verkäuferschutz.
  cookie    ts_c 3y: Recognizes the device for the prevention of fraud. | Erkennt das Gerät zur Betrugsvorbeugung wieder.
  cookie    nsid session: Holds the session of the payment. | Enthält die Sitzung der Zahlung.
  cookie    l7_az 30min: Selects the data center. | Wählt das Rechenzentrum aus.
  cookie    enforce_policy 1y: consent
  cookie    x-pp-s tsrce X-PP-SILOVER X-PP-L7 ts x-cdn LANG KHcl0EuY7AKSMgfvHl7J5E7hPtK session: fraud

10003 Klarna
  purpose   necessary
  vendor    Klarna Bank AB (publ), Sveavägen 46, 111 34 Stockholm, Sweden
  hosts     klarna.com klarnacdn.net klarnaservices.com klarnaevt.com
  script    x.klarnacdn.net/
  script    js.klarna.com/
  script    .klarnaservices.com/lib.js
  script    Klarna.Payments.
  frame     .klarna.com/
  frame     .klarnacdn.net/
  policy    https://www.klarna.com/international/privacy-policy/
  basis     contract
  places    EU
  data      payment order contact ip device
  data      data for the credit check | Daten für die Bonitätsprüfung
  en        Purchase on account, in installments and by instant transfer (formerly Sofort).
  en why    Processing the payment and checking the credit of the buyer.
  de        Kauf auf Rechnung, in Raten und per Sofortüberweisung.
  de why    Durchführung der Zahlung und Bonitätsprüfung des Käufers.

10004 Mollie
  purpose   necessary
  vendor    Mollie B.V., Keizersgracht 126, 1015 CW Amsterdam, Netherlands
  hosts     mollie.com
  script    js.mollie.com/
  frame     js.mollie.com/
  policy    https://www.mollie.com/legal/privacy
  basis     contract
  places    EU
  data      payment order contact ip device
  en        Payment provider from Amsterdam that joins many European payment methods.
  en why    Processing the payment by the method that the customer chose.
  de        Zahlungsdienst aus Amsterdam, der viele europäische Zahlungsarten bündelt.
  de why    Durchführung der Zahlung mit der gewählten Zahlungsart.

10005 Adyen
  purpose   necessary
  vendor    Adyen N.V., Simon Carmiggeltstraat 6-50, 1011 DJ Amsterdam, Netherlands
  hosts     adyen.com
  script    .adyen.com/
  script    AdyenCheckout(
  frame     .adyen.com/
  policy    https://www.adyen.com/policies-and-disclaimer/privacy-policy
  basis     contract
  places    EU
  data      payment order ip device
  en        Payment platform of many large shops, from the Netherlands.
  en why    Processing card payments and recognizing risks.
  de        Zahlungsplattform vieler großer Shops aus den Niederlanden.
  de why    Durchführung von Kartenzahlungen und Risikoerkennung.
  cookie    _rp_uid 30d: fraud

10006 Amazon Pay
  purpose   necessary
  vendor    Amazon Payments Europe S.C.A., 38 avenue John F. Kennedy, 1855 Luxembourg, Luxembourg
  hosts     payments-amazon.com payments.amazon.com payments.amazon.de
  uses      payments.amazon.co.uk payments-eu.amazon.com
  script    .payments-amazon.com/
  script    amazon.Pay.renderButton
  script    OffAmazonPayments
  frame     payments.amazon.com/
  frame     payments.amazon.de/
  frame     payments.amazon.co.uk/
  frame     payments-eu.amazon.com/
  policy    https://pay.amazon.de/help/201751600
  basis     contract
  places    EU US
  data      payment order contact ip device
  en        Payment with the address and payment details of the customer’s Amazon account.
  en why    Processing the payment through the Amazon account.
  de        Zahlung mit den im Amazon-Konto hinterlegten Adress- und Zahlungsdaten.
  de why    Durchführung der Zahlung über das Amazon-Konto.
  cookie    apay-session-set session: Holds the session of the payment. | Enthält die Sitzung der Zahlung.
  cookie    amazon-pay-connectedAuth session: Records the login with Amazon Pay. | Vermerkt die Anmeldung bei Amazon Pay.

10007 Google Pay
  purpose   necessary
  vendor    google
  hosts     pay.google.com
  script    pay.google.com/gp/
  script    google.payments.api
  frame     pay.google.com/
  policy    https://policies.google.com/privacy
  basis     contract
  places    EU US
  data      payment order ip device account
  en        Payment with a card that is stored in the Google account.
  en why    Processing the payment that the customer starts with the button.
  de        Zahlung mit einer im Google-Konto hinterlegten Karte.
  de why    Durchführung der Zahlung, die der Kunde über die Schaltfläche auslöst.

10008 Apple Pay
  purpose   necessary
  vendor    Apple Distribution International Limited, Hollyhill Industrial Estate, Hollyhill, Cork, Ireland
  hosts     applepay.cdn-apple.com
  script    applepay.cdn-apple.com/
  script    ApplePaySession
  policy    https://www.apple.com/legal/privacy/data/en/apple-pay/
  basis     contract
  places    EU US
  data      payment order device
  en        Payment with a card in the wallet of an Apple device; the shop does not learn its number.
  en why    Processing the payment confirmed on the device.
  de        Zahlung mit einer Karte im Wallet eines Apple-Geräts; der Shop erfährt ihre Nummer nicht.
  de why    Durchführung der auf dem Gerät bestätigten Zahlung.

10009 Unzer
  purpose   necessary
  vendor    Unzer E-Com GmbH, Vangerowstraße 18, 69115 Heidelberg, Germany
  hosts     unzer.com heidelpay.com
  script    static.unzer.com/
  script    static.heidelpay.com/
  frame     payment.unzer.com/
  frame     payment.heidelpay.com/
  policy    https://www.unzer.com/en/data-protection/
  basis     contract
  places    DE EU
  data      payment order contact ip device
  en        German payment provider, known as heidelpay until 2020.
  en why    Processing payments by card, invoice and installments.
  de        Deutscher Zahlungsdienst, bis 2020 bekannt als heidelpay.
  de why    Durchführung von Zahlungen per Karte, Rechnung und Raten.

10010 Ratepay
  purpose   necessary
  vendor    Ratepay GmbH, Franklinstraße 28-29, 10587 Berlin, Germany
  hosts     ratepay.com
  script    d.ratepay.com/
  script    ratepay.com/
  policy    https://www.ratepay.com/legal-payment-dataprivacy/
  basis     contract
  places    DE
  data      order contact ip device
  data      data for the credit check | Daten für die Bonitätsprüfung
  en        White-label purchase on account and in installments from Berlin.
  en why    Checking whether payment on account can be offered, and processing it.
  de        Rechnungs- und Ratenkauf aus Berlin im Namen des Shops.
  de why    Prüfung, ob Rechnungskauf angeboten werden kann, und dessen Abwicklung.

10011 Braintree
  purpose   necessary
  vendor    PayPal (Europe) S.à r.l. et Cie, S.C.A., 22-24 boulevard Royal, 2449 Luxembourg, Luxembourg
  hosts     braintreegateway.com braintree-api.com
  script    js.braintreegateway.com/
  script    braintree.client.create
  script    braintree.dropin.create
  frame     assets.braintreegateway.com/
  policy    https://www.paypal.com/us/braintree/legal/braintree-privacy-policy
  basis     contract
  places    EU US
  data      payment order ip device
  en        Card payments of the PayPal group for shops and apps.
  en why    Encrypting and processing the card details.
  de        Kartenzahlungen der PayPal-Gruppe für Shops und Apps.
  de why    Verschlüsselung und Verarbeitung der Kartendaten.
  cookie    _bt_* 1y: fraud

10012 SumUp
  purpose   necessary
  vendor    SumUp Limited, Block 8, Harcourt Centre, Charlotte Way, Dublin 2, D02 K580, Ireland
  hosts     sumup.com
  script    gateway.sumup.com/
  script    SumUpCard.mount
  frame     pay.sumup.com/
  frame     gateway.sumup.com/
  policy    https://www.sumup.com/en-ie/privacy/
  basis     contract
  places    EU
  data      payment order ip device
  en        Card payments for small businesses, online and at the till.
  en why    Processing the card payment.
  de        Kartenzahlung für kleine Betriebe, online und an der Kasse.
  de why    Durchführung der Kartenzahlung.

10013 Saferpay (Worldline)
  purpose   necessary
  vendor    Worldline Schweiz AG, Hardturmstrasse 201, 8005 Zürich, Switzerland
  hosts     saferpay.com
  script    saferpay.com/
  frame     saferpay.com/
  policy    https://worldline.com/en-ch/compliancy/privacy
  basis     contract
  places    CH EU
  data      payment order ip device
  en        Swiss payment page for cards and TWINT.
  en why    Processing the payment on a secured page.
  de        Schweizer Zahlungsseite für Karten und TWINT.
  de why    Durchführung der Zahlung auf einer gesicherten Seite.

10014 Payrexx
  purpose   necessary
  vendor    Payrexx AG, Burgstrasse 18, 3600 Thun, Switzerland
  hosts     payrexx.com
  script    media.payrexx.com/
  script    .payrexx.com/
  frame     .payrexx.com/
  policy    https://payrexx.com/en/privacy
  basis     contract
  places    CH
  data      payment order contact ip device
  en        Swiss payment pages and donation forms for shops and associations.
  en why    Processing the payment or donation.
  de        Schweizer Zahlungsseiten und Spendenformulare für Shops und Vereine.
  de why    Durchführung der Zahlung oder Spende.

10015 Afterpay and Clearpay
  purpose   other
  vendor    Block, Inc. (Afterpay), 1955 Broadway, Oakland, CA 94612, USA
  hosts     afterpay.com clearpay.co.uk
  script    afterpay.com/
  script    clearpay.co.uk/
  policy    https://www.afterpay.com/en-US/privacy-policy
  places    US AU EU
  data      device page order
  en        Shows on product pages what payment in installments would cost.
  en why    Offering payment in installments with Afterpay.
  de name   Afterpay und Clearpay
  de        Zeigt auf Produktseiten, was eine Ratenzahlung kosten würde.
  de why    Angebot von Ratenzahlung mit Afterpay.

10016 Affirm
  purpose   other
  vendor    Affirm, Inc., 650 California Street, San Francisco, CA 94108, USA
  hosts     affirm.com
  script    cdn1.affirm.com/
  script    .affirm.com/js/
  policy    https://www.affirm.com/privacy
  places    US CA
  data      device page order
  en        Offers payment in installments in North America.
  en why    Offering payment in installments with Affirm.
  de        Bietet in Nordamerika Kauf auf Raten an.
  de why    Angebot von Ratenzahlung mit Affirm.
  cookie    affirm_* 1y: checkout

10017 Checkout.com
  purpose   necessary
  vendor    Checkout SAS, Paris, France
  hosts     checkout.com
  script    cdn.checkout.com/
  frame     js.checkout.com/
  policy    https://www.checkout.com/legal/privacy-policy
  basis     contract
  places    EU GB
  data      payment order device
  en        Takes payments by card for shops.
  en why    Processing payments by Checkout.com.
  de        Wickelt Kartenzahlungen für Shops ab.
  de why    Durchführung von Zahlungen über Checkout.com.

10018 Riskified
  purpose   other
  vendor    Riskified Ltd., Tel Aviv, Israel
  hosts     riskified.com
  script    beacon.riskified.com/
  policy    https://www.riskified.com/privacy/
  places    IL US
  data      visitorId device order
  en        Estimates the risk of fraud with orders.
  en why    Recognizing fraudulent orders with Riskified.
  de        Schätzt das Betrugsrisiko von Bestellungen ein.
  de why    Erkennen betrügerischer Bestellungen mit Riskified.
  cookie    rskxRunCookie rCookie lastRskxRun 1y: fraud

10019 Signifyd
  purpose   other
  vendor    Signifyd, Inc., San Jose, CA, USA
  hosts     signifyd.com
  script    cdn-scripts.signifyd.com/
  policy    https://www.signifyd.com/privacy/
  places    US
  data      visitorId device order
  en        Guarantees shops that orders are genuine.
  en why    Recognizing fraudulent orders with Signifyd.
  de        Garantiert Shops die Echtheit von Bestellungen.
  de why    Erkennen betrügerischer Bestellungen mit Signifyd.

10020 Forter
  purpose   other
  vendor    Forter, Inc., 575 Fifth Avenue, New York, NY 10017, USA
  hosts     forter.com
  script    forter.com/
  policy    https://www.forter.com/service-privacy-policy/
  places    US IL
  data      visitorId device order
  en        Decides in real time whether an order is fraud.
  en why    Recognizing fraudulent orders with Forter.
  de        Entscheidet in Echtzeit, ob eine Bestellung Betrug ist.
  de why    Erkennen betrügerischer Bestellungen mit Forter.
  cookie    forterToken 10y: fraud

10021 ThreatMetrix (LexisNexis)
  purpose   other
  vendor    LexisNexis Risk Solutions FL Inc., Alpharetta, GA, USA
  hosts     online-metrix.net
  script    online-metrix.net/
  policy    https://risk.lexisnexis.com/privacy-policy
  places    US EU
  data      visitorId device
  en        Recognizes devices by their properties in order to prevent fraud.
  en why    Recognizing devices to prevent fraud.
  de        Erkennt Geräte an ihren Eigenschaften, um Betrug zu verhindern.
  de why    Wiedererkennung von Geräten gegen Betrug.
  cookie    thx_guid tmx_guid_* 5y: fraud

10022 Shop Pay
  purpose   external
  vendor    Shopify International Limited, 2nd Floor, 1-2 Victoria Buildings, Haddington Road, Dublin 4, D04 XN32, Ireland
  hosts     shop.app
  script    shop.app/checkouts/
  policy    https://www.shopify.com/legal/privacy
  places    EU CA US
  data      ip device login order
  en        Express checkout and sign-in with an account at Shop, in shops on Shopify and elsewhere.
  en why    Recognizing customers with a Shop account and filling in the checkout.
  de        Schneller Bezahlvorgang und Anmeldung mit einem Konto bei Shop, in Shops bei Shopify und anderswo.
  de why    Erkennen von Kunden mit Shop-Konto und Ausfüllen des Bezahlvorgangs.

10023 Buy with Prime
  purpose   external
  vendor    amazon
  hosts     buywithprime.amazon.com
  script    code.buywithprime.amazon.com/
  policy    https://www.amazon.com/gp/help/customer/display.html?nodeId=GX7NJQ4ZB8MHFRNJ
  places    US EU
  data      ip page products order login
  en        Button for orders with an Amazon Prime account outside Amazon.
  en why    Offering delivery by Amazon.
  de        Schaltfläche für Bestellungen mit einem Prime-Konto außerhalb von Amazon.
  de why    Angebot der Lieferung durch Amazon.

10024 Chargebee
  purpose   external
  vendor    Chargebee, address unknown
  hosts     chargebee.com
  script    js.chargebee.com/
  policy    https://www.chargebee.com/
  places    US EU
  data      ip page order payment
  en        Checkout and customer account for subscriptions.
  en why    Processing subscriptions.
  de        Bezahlvorgang und Kundenkonto für Abonnements.
  de why    Abwicklung von Abonnements.

10025 iovation (TransUnion)
  purpose   other
  vendor    TransUnion LLC, 555 West Adams Street, Chicago, IL 60661, USA
  hosts     iesnare.com
  script    .iesnare.com/
  policy    https://www.transunion.com/
  places    US
  data      ip device
  en        Recognizes devices in order to detect fraud in orders.
  en why    Preventing fraud in orders.
  de        Erkennt Geräte wieder, um Betrug bei Bestellungen aufzudecken.
  de why    Verhinderung von Betrug bei Bestellungen.

10026 Bolt
  purpose   external
  vendor    Bolt, address unknown
  hosts     bolt.com
  script    connect.bolt.com/
  policy    https://www.bolt.com/
  places    US
  data      ip cart order payment
  en        Checkout with an account at Bolt.
  en why    Processing orders through Bolt.
  de        Bezahlvorgang mit einem Konto bei Bolt.
  de why    Abwicklung von Bestellungen über Bolt.

10027 Sift
  purpose   other
  vendor    Sift Science, address unknown
  hosts     siftscience.com sift.com
  script    cdn.sift.com/
  script    cdn.siftscience.com/
  policy    https://sift.com/
  places    US
  data      visitorId ip device pages
  en        Detects fraud in orders and accounts.
  en why    Preventing fraud through Sift.
  de        Deckt Betrug bei Bestellungen und Konten auf.
  de why    Verhinderung von Betrug durch Sift.
`;
