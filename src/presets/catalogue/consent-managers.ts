export const managers = String.raw`
20001 OneTrust
  hosts     onetrust.com cookielaw.org cookiepro.com onetrust.io
  cookies   OptanonConsent OptanonAlertBoxClosed OptanonControl OneTrustWPCCPAGoogleOptOut

20002 Usercentrics
  hosts     usercentrics.eu usercentrics.com usercentrics.mgr.consensu.org
  cookies   uc_settings

20003 Cookiebot
  hosts     cookiebot.com cookiebot.eu
  cookies   CookieConsentBulkTicket CookieConsentBulkSetting-*

20004 Didomi
  hosts     privacy-center.org didomi.io didomi.mgr.consensu.org
  cookies   didomi_token

20005 Sourcepoint
  hosts     privacy-mgmt.com sp-prod.net summerhamster.com decenthat.com sourcepoint.mgr.consensu.org
  script    /wrapperMessagingWithoutDetection.js
  cookies   _sp_v1_*

20006 consentmanager
  hosts     consentmanager.net consentmanager.mgr.consensu.org
  cookies   __cmpconsent* __cmpiab* __cmpcvc* __cmpcpc* __cmpccc* __cmpccpausps* __cmpwel* __cmpiuid __cmpccx __cmpfcc __cmpld

20007 Google Funding Choices
  hosts     fundingchoicesmessages.google.com fundingchoices.mgr.consensu.org
  cookies   FCCDCF FCNEC

20008 CookieFirst
  hosts     cookiefirst.com
  cookies   cookiefirst-consent

20009 iubenda
  hosts     iubenda.com
  cookies   _iub_cs-*

20010 Cookie-Script
  hosts     cookie-script.com
  cookies   CookieScriptConsent

20011 Borlabs Cookie
  hosts     borlabs.io
  script    /borlabs-cookie/
  script    /cache/borlabs-cookie/
  cookies   borlabs-cookie

20012 Complianz
  hosts     complianz.io
  script    /complianz-gdpr/
  script    /complianz-gdpr-premium/
  cookies   cmplz_* complianz_consent_status complianz_policy_id

20013 CCM19
  hosts     ccm19.de ccm19cloud.com
  script    /ccm19.js
  script    /ccm19os/
  script    /ccm19/public/

20014 CookieYes
  hosts     cookieyes.com cdn-cookieyes.com
  script    /cookie-law-info/
  cookies   cookieyesID cookieyes-* cky-consent cky-action cookielawinfo-checkbox-* viewed_cookie_policy CookieLawInfoConsent cli_user_preference

20015 Real Cookie Banner
  hosts     devowl.io
  script    /real-cookie-banner/
  script    /real-cookie-banner-pro/
  cookies   real_cookie_banner*

20016 Osano
  hosts     osano.com osano.mgr.consensu.org
  script    /npm/cookieconsent@
  script    /ajax/libs/cookieconsent2/
  script    /cookieconsent.min.js
  cookies   osano_consentmanager* cookieconsent_status

20017 Axeptio
  hosts     axept.io axeptio.eu
  cookies   axeptio_cookies axeptio_authorized_vendors axeptio_all_vendors

20018 TrustArc
  hosts     trustarc.com truste.com
  cookies   notice_gdpr_prefs cmapi_cookie_privacy cmapi_gtm_bl TAconsentID

20019 InMobi Choice (Quantcast)
  hosts     quantcast.mgr.consensu.org cmp.quantcast.com cmp.inmobi.com

20020 LiveRamp Privacy Manager
  hosts     privacymanager.io faktor.io faktor.mgr.consensu.org

20021 Cookie Information
  hosts     cookieinformation.com
  cookies   CookieInformationConsent

20022 TrustCommander
  hosts     trustcommander.net

20023 Sirdata
  hosts     consentframework.com sirdata.fr

20024 UniConsent
  hosts     uniconsent.com uniconsent.mgr.consensu.org

20025 Civic Cookie Control
  hosts     civiccomputing.com
  cookies   CookieControl

20026 Termly
  hosts     termly.io
  cookies   __tlbcpv __tltpl_* __tluid

20027 Klaro
  hosts     kiprotect.com
  script    /klaro.js
  script    /klaro-no-css.js
  script    /klaro/dist/
  cookies   klaro

20028 tarteaucitron
  hosts     tarteaucitron.io
  script    /tarteaucitron.js
  script    /tarteaucitron.min.js
  script    /tarteaucitronjs/
  cookies   tarteaucitron

20029 CookieConsent (Orest Bida)
  script    /vanilla-cookieconsent@
  script    /orestbida/cookieconsent
  cookies   cc_cookie

20030 CookieHub
  hosts     cookiehub.net cookiehub.eu cookiehub.com
  cookies   cookiehub

20031 Cookie Notice (Hu-manity)
  hosts     hu-manity.co
  script    /plugins/cookie-notice/
  cookies   cookie_notice_accepted hu-consent

20032 GDPR Cookie Compliance (Moove)
  script    /gdpr-cookie-compliance/
  cookies   moove_gdpr_popup

20033 dp Cookie Consent (TYPO3)
  script    /dp_cookieconsent/
  cookies   dp_cookieconsent_status

20034 Pandectes
  hosts     pandectes.io
  cookies   _pandectes_gdpr

20035 Consentmo
  hosts     consentmo.com
  cookies   cookieconsent_preferences_disabled

20036 GDPR Legal Cookie (beeclever)
  hosts     beeclever.app
  cookies   _bc_consent

20037 Ketch
  hosts     ketchjs.com ketchcdn.com ketch.com
  cookies   _ketch_consent_v1_ _swb_consent_

20038 Transcend
  hosts     transcend-cdn.com transcend.io

20039 Enzuzo
  hosts     enzuzo.com

20040 Secure Privacy
  hosts     secureprivacy.ai

20041 Clickio
  hosts     clickiocdn.com clickio.com

20042 PrivacyPillar
  hosts     privacypillar.com
  cookies   privacypillar-google-consent privacypillar-cookie-consent

20043 Cookie-Consent.io
  hosts     cookieconsent.io
  cookies   cookie-consent-io cookie-consent-io-gdpr cookie-consent-io-timestamp*

20044 Evidon (Crownpeak)
  hosts     evidon.com crownpeak.com
  cookies   _evidon_consent_cookie

20045 Finsweet Cookie Consent
  script    /@finsweet/cookie-consent
  cookies   fs-cc fs-cc-updated

20046 OpenCmp
  hosts     opencmp.net

20047 Clickio Consent
  hosts     clickiocmp.com

20048 Gatekeeper Consent (Ezoic)
  hosts     gatekeeperconsent.com

20049 Securiti
  hosts     securiti.ai

20050 webtru (DataSign)
  hosts     datasign.co webtru.io
`;
