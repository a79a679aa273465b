import { countries } from '../lib/text/country-codes.ts';
import { day, flag, hosts, number, numbers, oneOf, text, texts } from './field.ts';

/** What services need in a region, strictest first: consent, no objection, nothing but a notice, or nothing. */
export const policies = ['optIn', 'optOut', 'noticeOnly', 'none'] as const;
export type Policy = (typeof policies)[number];

const displayModes = ['direct', 'link'] as const;

/** The settings of a domain. The comment of each is its sentence in the reference (scripts/openapi/schemas/setting-sentences.ts). */
export const domainFields = {
  /** ISO 3166-1 alpha-2; `ZZ` for unknown. */
  country: oneOf(countries, null, { compat: true, own: true }),
  /** Whether themes may hide the link to Placet; counts towards the client’s `whitelabelMaxCount`. */
  whitelabel: flag(false, { own: true }),
  /** Where the browser stores the decision. */
  consentStorage: oneOf(['cookie', 'localStorage', 'sessionStorage'], 'localStorage', {
    widget: true,
    notice: true,
  }),
  /**
   * Days after which a decision expires, wherever it is stored; 0: when the browser’s session ends.
   */
  consentCookieLifetime: number(365, { minimum: 0, maximum: 36_500 }, { widget: true, notice: true }),
  /**
   * Days after which a decision that rejects all services expires; null: as with `consentCookieLifetime`. It has no effect
   * if that is 0.
   */
  consentRejectionLifetime: number(null, { minimum: 1, maximum: 36_500 }, { widget: true, notice: true }),
  /** Whether the cookie is sent over HTTPS only. */
  consentCookieSecure: flag(true, { widget: true }),
  /**
   * Whether the widget writes a second cookie from which the website’s own server reads the decision
   * (docs/website/server-side.md). Not part of CCM19’s interface.
   */
  serverCookie: flag(false, { notice: true }),
  /**
   * The day since which the website states in its `/.well-known/gpc.json` that it honors Global Privacy Control; null: it
   * does not (docs/regions.md#state-it). Not part of CCM19’s interface.
   */
  gpcSince: day({ own: true }),
  /**
   * Whether decisions that visitors made under CCM19 are imported; with the scripts’ names under CCM19, such as `/ccm19.js`,
   * they are in any case. An import of a client turns it on where it is missing. Not part of CCM19’s interface.
   */
  importCcm19Decisions: flag(false, { widget: true, own: true }),
  /**
   * Whether visitors who rejected everything under vanilla-cookieconsent, Klaro or tarteaucitron are not asked again. A
   * consent is never taken over, because the notice was another one. Not part of CCM19’s interface.
   */
  importRefusals: flag(true, { widget: true, own: true }),
  /**
   * The path of the website that leads to the service, such as `consent` or `consent.php` (docs/website/own-host.md); empty
   * without one. Setting it also sets `consentStorage` to `cookie`, and no other storage is then possible, because only a
   * cookie lasts longer in Safari. Not part of CCM19’s interface.
   */
  ownHostPath: text(64, { own: true }),
  /** Decisions made before this day expire, and these visitors are asked again. */
  consentResetBeforeDate: day(),
  /** Whether visitors are asked again when the legal details of an active embedding change. */
  consentResetOnLegalChange: flag(false, { widget: true }),
  /**
   * Hosts that may send decisions for this domain. Those under the same parent domain use one cookie.
   */
  consentSharingDomains: texts({ own: true, notice: true, feature: 'canUseConsentSharing' }),
  /** Whether links to these hosts, and `CCM.navigate`, pass on the decision. Forms and iframes do not. */
  consentSharingCrossDomain: flag(false, { own: true, notice: true, feature: 'canUseConsentSharing' }),
  /** Whether the widget is delivered to visitors. */
  frontendWidgetEnabled: flag(true),
  /**
   * Whether the website is archived: visitors get no banner and cannot consent any more, while everything that is stored stays
   * for its retention. Not part of CCM19’s interface.
   */
  archived: flag(false, { own: true }),
  /** Whether browsers may cache the script for 30 seconds, and use it for another ten minutes while they fetch the new one. */
  frontendWidgetCache: flag(true),
  /** The script is always minified. */
  frontendWidgetMinifyCode: flag(true, { compat: true }),
  /** Only `embedding`. */
  managementStructure: oneOf(['embedding'], 'embedding', { compat: true }),
  /** Whether cookies that no embedding declares are deleted. */
  deleteUnknownCookies: flag(false, { widget: true }),
  /** Whether the page is reloaded after such a cookie was deleted. */
  deleteUnknownCookiesForceReload: flag(false, { widget: true }),
  /** Whether technically necessary embeddings are also blocked until the visitor decides. */
  requireConsentForMandatoryEmbeddings: flag(false, { notice: true }),
  /** Whether the widget always has a “Reject” button, regardless of the theme. */
  declineButtonEnforced: flag(true, { widget: true }),
  /** Parts of the code or URL of scripts that are never blocked. */
  allowedScriptMarkers: texts({ widget: true }),
  /** Parts of the code or URL of scripts that are blocked unless they belong to an embedding. */
  blockedScriptMarkers: texts({ widget: true }),
  /** Whether blocked inline scripts are run with `eval` after consent. */
  evalInlineScripts: flag(false, { widget: true }),
  /**
   * Whether the browsers of some visitors who have accepted statistics report the hosts that pages connect to and the
   * names that they store: see `…/onboarding/issues`.
   */
  recordScriptsOnWebsite: flag(false),
  /** Whether third-party scripts that do not belong to an embedding are blocked. */
  blockNewScripts: flag(false, { widget: true }),
  /** Whether first-party scripts that do not belong to an embedding are blocked. */
  blockFirstPartyScripts: flag(false, { widget: true }),
  /** Whether inline scripts that do not belong to an embedding are blocked. */
  blockInlineScripts: flag(false, { widget: true }),
  /** Whether the website is scanned once a week: see `…/onboarding/issues`. */
  permanentScanEnabled: flag(true),
  tcfEnabled: flag(false, { compat: true }),
  tcfEnableNewVendorsAfterGvlUpdate: flag(false, { compat: true }),
  tcfGoogleAdditionalConsentMode: flag(false, { compat: true }),
  tcfUrlMacroAutoAppend: flag(false, { compat: true }),
  tcfUrlMacroHandling: flag(false, { compat: true }),
  tcfVendorBlacklist: numbers({ compat: true }),
  tcfSpecialFeatures: numbers({ compat: true }),
  tcfGoogleAdditionalConsentAdProviders: numbers({ compat: true }),
  /**
   * Whether third-party iframes that do not belong to an embedding are blocked until consent. With `iframeBlockMode`
   * `whitelist` and the script in the `<head>`, a content security policy blocks them before the browser requests them.
   */
  blockIframes: flag(true, { widget: true, feature: 'canUseIframes' }),
  /** Whether consent to one iframe applies to all iframes of its host. */
  rememberIframeConsentPerDomain: flag(true, { widget: true, notice: true }),
  /** Whether a switch to withdraw consent is shown below each accepted iframe. */
  appendConsentSwitchToIframes: flag(false, { widget: true, feature: 'canUseIframes' }),
  /** `whitelist`: iframes that match `iframeMarkers` load without consent; `blacklist`: only these are blocked. */
  iframeBlockMode: oneOf(['blacklist', 'whitelist'], 'whitelist', { widget: true }),
  /** Parts of the URLs of iframes, to which `iframeBlockMode` applies. */
  iframeMarkers: texts({ widget: true, feature: 'canUseIframes' }),
  /**
   * Whether a content security policy blocks all connections to hosts that are neither the domain’s own nor those of
   * services that need no consent or have it (docs/website/strict-blocking.md). Not part of CCM19’s interface.
   */
  strictBlocking: flag(false, { own: true }),
  /** Further hosts of the website, such as its content delivery network, that `strictBlocking` allows with their subdomains. */
  ownHosts: hosts({ own: true }),
  /** Level of the first headings in the cookie declaration. */
  cookieDeclarationTableHeadingStartLevel: number(3, { minimum: 2, maximum: 5 }, { widget: true }),
  /** Whether the cookie declaration starts with a link to the preferences. */
  cookieDeclarationTablePrependConsentChangeLink: flag(true, { widget: true }),
  /** Whether the cookie declaration starts with the introduction. */
  cookieDeclarationTablePrependIntroText: flag(true, { widget: true }),
  /** Whether the widget shows the legal notice as a `link` or its text (`direct`). */
  imprintDisplayMode: oneOf(displayModes, 'link', { notice: true }),
  /** Whether the legal notice opens in a new tab. */
  imprintOpenInNewTab: flag(true),
  /** Whether the banner is shown on the legal notice page. */
  imprintShowWidget: flag(true),
  /** Whether the widget shows the privacy policy as a `link` or its text (`direct`). */
  privacyPolicyDisplayMode: oneOf(displayModes, 'link', { notice: true }),
  /** Whether the privacy policy opens in a new tab. */
  privacyPolicyOpenInNewTab: flag(true),
  /** Whether the banner is shown on the privacy policy page. */
  privacyPolicyShowWidget: flag(true),
  /** Whether the widget shows the accessibility statement as a `link` or its text (`direct`). */
  accessibilityDisplayMode: oneOf(displayModes, 'link', { notice: true }),
  /** Whether the widget links to the accessibility statement. */
  accessibilityLinkEnabled: flag(false, { notice: true }),
  /**
   * The policy in the EU, the EEA, the United Kingdom and Switzerland (docs/regions.md): `optIn`, `optOut`, `noticeOnly` or
   * `none`. Visitors whose country is unknown always get `optIn`.
   */
  policyEurope: oneOf(policies, 'optIn', { notice: true }),
  /** The policy in the US states whose law requires that browsers’ opt-out signals are honored. */
  policyUsStates: oneOf(policies, 'optIn', { notice: true }),
  /** The policy in Quebec. */
  policyQuebec: oneOf(policies, 'optIn', { notice: true }),
  /** The policy in Brazil. */
  policyBrazil: oneOf(policies, 'optIn', { notice: true }),
  /** The policy in the rest of the world. */
  policyElsewhere: oneOf(policies, 'optIn', { notice: true }),
  /** Whether the website draws its own banner (docs/own-banner.md), so that the widget opens none. */
  ownBanner: flag(false),
  /** The regions (ISO 3166-2, such as `DE` or `US-CA`) to which Google’s default consent state applies; empty: all. */
  googleConsentRegions: texts({ widget: true }),
  /** Whether Google’s tags remove ad identifiers while consent to `ad_storage` is denied. */
  googleAdsDataRedaction: flag(false, { widget: true }),
  /** Whether Google’s tags pass on ad click information in URLs while storage is denied. */
  googleUrlPassthrough: flag(false, { widget: true }),
  /** Whether banner interactions are counted. Not part of CCM19’s interface. */
  statisticsEnabled: flag(true, { widget: true }),
};
export type DomainFields = typeof domainFields;

/** The settings with the policies of the regions. */
export const policyNames = [
  'policyEurope',
  'policyUsStates',
  'policyQuebec',
  'policyBrazil',
  'policyElsewhere',
] as const;
