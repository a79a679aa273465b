/**
 * Cookie names that many programs or several services use, in lower case and without surrounding signs. Such a name
 * counts only together with a host of the service.
 */
export const commonNames = new Set(
  `ab api_token ar_debug at audit auth auth_token auth-token basket bid callback cache campaign cart cc_uid checkout
  client_id code config connect.sid consent consent-policy cookie cookie_consent cookie_notice cookieconsent cookies
  cookies_accepted country countrycode crumb csrf csrf_same_site csrf_token csrftoken currency customer data data-c
  data-g data-o debug device device_id devicepixelratio did discount_code dnt external_referer frontend gdpr geo geoip
  gid gpp guest guest_id guid has_js hash history i18n id init ins is_mobile is_returning keep_alive lang language
  lantern last_visit lastvisit loc locale localization location login login_redirect mobile mode name newsletter
  notice np oauth opt_out optin optout page pat pid pixel platform player pll pluto popup pp prefs preferences presence
  preview_theme privacy put pusher-id rc recent_history recordid recs redirect ref referer referrer region remember
  remember_me rxx sc search sess session session_id sessionid settings sid sign-in site source ss_lastid ssid sso st_cs
  st_uid state status store sync td temp test theme time timezone tmp token track tracking ts tuuid tuuid_lu tz ua uid
  uids uniqid unique_id uniqueid user user_id user-id userid username usersync usprivacy ut utm utm_source uuid variant
  version view viewed viewer visit visited visitor visitor_id visitor-id visitorid visits welcome wishlist xsrf xsrf-token
  _pprv pprv login_with_shop_finalize criteo`.split(/\s+/),
);
