import { countries } from '../lib/country-codes.ts';
import { day, flag, number, numbers, oneOf, texts } from './field.ts';

const displayModes = ['direct', 'link'] as const;

/** The settings of a domain. The comment of each is its sentence in the reference (scripts/openapi/schemas/setting-sentences.ts). */
export const domainFields = {
  /** ISO 3166-1 alpha-2; `ZZ` for unknown. */
  country: oneOf(countries, null, { compat: true, own: true }),
  /** Whether themes may leave out the name of the service; counts against the client’s `whitelabelMaxCount`. */
  whitelabel: flag(false, { own: true }),
  /** Where the browser keeps the decision. */
  consentStorage: oneOf(['cookie', 'localStorage', 'sessionStorage'], 'localStorage', {
    widget: true,
    notice: true,
  }),
  /**
   * Days after which a decision expires, wherever it is stored; 0: when the browser’s session ends.
   */
  consentCookieLifetime: number(365, { minimum: 0, maximum: 36_500 }, { widget: true, notice: true }),
  /** Whether the cookie is sent over HTTPS only. */
  consentCookieSecure: flag(true, { widget: true }),
  /** Decisions made before this day are asked for again. */
  consentResetBeforeDate: day(),
  /** Whether a change of the legal texts asks visitors again. */
  consentResetOnLegalChange: flag(false, { widget: true }),
  /**
   * Hosts that may send decisions for this domain, and share them where they lie below one common domain.
   */
  consentSharingDomains: texts({ own: true, notice: true, feature: 'canUseConsentSharing' }),
  /** Whether links to the sharing domains, and `CCM.navigate`, carry the decision there. Forms and frames do not. */
  consentSharingCrossDomain: flag(false, { own: true, notice: true, feature: 'canUseConsentSharing' }),
  /** Whether visitors get the widget. */
  frontendWidgetEnabled: flag(true),
  /** Whether a browser may keep the script for a short time. */
  frontendWidgetCache: flag(true),
  /** The script is always minified. */
  frontendWidgetMinifyCode: flag(true, { compat: true }),
  /** Only `embedding`. */
  managementStructure: oneOf(['embedding'], 'embedding', { compat: true }),
  /** Whether cookies that no embedding lists are deleted. */
  deleteUnknownCookies: flag(false, { widget: true }),
  /** Whether the page reloads after such a cookie was deleted. */
  deleteUnknownCookiesForceReload: flag(false, { widget: true }),
  /** Whether even technically necessary embeddings wait for a decision. */
  requireConsentForMandatoryEmbeddings: flag(false, { notice: true }),
  /** Whether the widget has a button to decline whatever its theme says. */
  declineButtonEnforced: flag(true, { widget: true }),
  /** Parts of the code or address of scripts that are never blocked. */
  allowedScriptMarkers: texts({ widget: true }),
  /** Parts of the code or address of scripts that are blocked although they belong to no embedding. */
  blockedScriptMarkers: texts({ widget: true }),
  /** Whether inline scripts are run by evaluation after consent. */
  evalInlineScripts: flag(false, { widget: true }),
  /**
   * Whether browsers of some visitors report, after consent to statistics, which hosts the pages call and which names
   * they store: see `…/onboarding/issues`.
   */
  recordScriptsOnWebsite: flag(false),
  /** Whether third-party scripts that belong to no embedding are blocked. */
  blockNewScripts: flag(false, { widget: true }),
  /** Whether scripts of the website itself that belong to no embedding are blocked. */
  blockFirstPartyScripts: flag(false, { widget: true }),
  /** Whether inline scripts that belong to no embedding are blocked. */
  blockInlineScripts: flag(false, { widget: true }),
  /** Whether the website is scanned once a week: see `…/onboarding/issues`. */
  permanentScanEnabled: flag(false),
  tcfEnabled: flag(false, { compat: true }),
  tcfEnableNewVendorsAfterGvlUpdate: flag(false, { compat: true }),
  tcfGoogleAdditionalConsentMode: flag(false, { compat: true }),
  tcfUrlMacroAutoAppend: flag(false, { compat: true }),
  tcfUrlMacroHandling: flag(false, { compat: true }),
  tcfVendorBlacklist: numbers({ compat: true }),
  tcfSpecialFeatures: numbers({ compat: true }),
  tcfGoogleAdditionalConsentAdProviders: numbers({ compat: true }),
  /**
   * Whether third-party frames that belong to no embedding wait for consent. With `iframeBlockMode` `whitelist` and the
   * script in the `<head>`, a content security policy blocks them before their hosts get a request.
   */
  blockIframes: flag(false, { widget: true, feature: 'canUseIframes' }),
  /** Whether consent to one frame applies to all frames of its host. */
  rememberIframeConsentPerDomain: flag(true, { widget: true, notice: true }),
  /** Whether a frame with consent has a switch below it to withdraw the consent. */
  appendConsentSwitchToIframes: flag(false, { widget: true, feature: 'canUseIframes' }),
  /** `whitelist`: frames that match `iframeMarkers` load without consent; `blacklist`: only those wait for consent. */
  iframeBlockMode: oneOf(['blacklist', 'whitelist'], 'whitelist', { widget: true }),
  /** Parts of the addresses of frames, read by `iframeBlockMode`. */
  iframeMarkers: texts({ widget: true, feature: 'canUseIframes' }),
  /** Level of the first headings in the cookie declaration. */
  cookieDeclarationTableHeadingStartLevel: number(3, { minimum: 2, maximum: 5 }, { widget: true }),
  /** Whether the declaration starts with a link to the settings. */
  cookieDeclarationTablePrependConsentChangeLink: flag(true, { widget: true }),
  /** Whether the declaration starts with the introduction. */
  cookieDeclarationTablePrependIntroText: flag(true, { widget: true }),
  /** The imprint as a `link`, or its text `direct` in the widget. */
  imprintDisplayMode: oneOf(displayModes, 'link', { notice: true }),
  /** Whether the imprint opens in a new tab. */
  imprintOpenInNewTab: flag(true),
  /** Whether the widget opens by itself on the page of the imprint. */
  imprintShowWidget: flag(true),
  /** The privacy policy as a `link`, or its text `direct` in the widget. */
  privacyPolicyDisplayMode: oneOf(displayModes, 'link', { notice: true }),
  /** Whether the privacy policy opens in a new tab. */
  privacyPolicyOpenInNewTab: flag(true),
  /** Whether the widget opens by itself on the page of the privacy policy. */
  privacyPolicyShowWidget: flag(true),
  /** The accessibility statement as a `link`, or its text `direct` in the widget. */
  accessibilityDisplayMode: oneOf(displayModes, 'link', { notice: true }),
  /** Whether the widget links to the accessibility statement. */
  accessibilityLinkEnabled: flag(false, { notice: true }),
  /** Whether the interactions of visitors with the banner are counted. Not part of CCM19’s interface. */
  statisticsEnabled: flag(true, { widget: true }),
};
export type DomainFields = typeof domainFields;
