import { en } from '../../src/texts/en.ts';
import { builtInLocales } from '../../src/texts/index.ts';
import { colorNames, type Features } from '../../src/db/schema.ts';
import { MAX_ICON, MAX_LOGO } from '../../src/resources/theme.ts';

// One sentence for each property, by the schema that it belongs to.

type Sentences = Record<string, string>;

const IGNORED = 'Read only; a payload may hold it, as it was read, and it is ignored.';
const later = 'Stored; without effect yet.';
const withFeature = (name: keyof Features) => `Needs the client’s feature \`${name}\`.`;
const all = (names: string[], sentence: string): Sentences =>
  Object.fromEntries(names.map((name) => [name, sentence]));

export const purposeList = Object.entries(en.purposes)
  .map(([id, { name }]) => `\`${id}\` ${name}`)
  .join(', ');

export const client: Sentences = {
  id: IGNORED,
  username: 'Unique over all clients, compared without case.',
  password: 'Required on create unless `passwordHash` is given; left out of an update, it stays as it is.',
  passwordHash: 'A bcrypt hash that is taken over from another system. `password` wins.',
  active: 'Whether the client may log in and its API key works.',
  firstName: 'First name of the contact.',
  lastName: 'Last name of the contact.',
  company: 'Name of the company.',
  emailAddress: 'Unique over all clients, compared without case.',
  domainCount: 'How many domains there are.',
  domainMaxCount: 'How many domains there may be; -1 for any number.',
  whitelabelCount: 'How many domains have `whitelabel`.',
  whitelabelMaxCount: 'How many domains may have `whitelabel`; -1 for any number.',
  widgetDisplayCount: 'Calls of the script in the current calendar month (UTC).',
  widgetDisplayMaxCount:
    'Calls included in a month; -1 for any number. The script is delivered beyond it, too.',
  autoCreateDomains:
    'Whether a page of an unknown host that calls `/app.js` without `domain` becomes a new domain: at once where the operator has listed its host on `/operator`, otherwise when the client confirms it on `/account`.',
  features: 'What the client may use. A partial object changes only what it names.',
  actualCallCount: 'Calls of all domains in the current calendar month (UTC).',
  domainCountData: 'Name and calls of each domain, in the order of their creation.',
};

const noEffect = 'Without effect yet.';
export const features: Record<keyof Features, string> = {
  canUseABTests: noEffect,
  canUseAnalytics: noEffect,
  canUseConsentSharing:
    'Off: `consentSharingDomains` and `consentSharingCrossDomain` are stored, and kept from the delivered script.',
  canUseDomAPI: 'Off: the domain API answers the client’s key with a 403.',
  canUseIAB: noEffect,
  canUseIframeCSS:
    'Off: a theme’s `customCssForIframeBlocker` is stored, and kept from the delivered script.',
  canUseIframes:
    'Off: a domain’s `blockIframes`, `iframeMarkers` and `appendConsentSwitchToIframes` are stored, and kept from the delivered script. Frames of embeddings wait for consent all the same.',
  canUseIndCSS: 'Off: a theme’s `customCss` is stored, and kept from the delivered script.',
  canUseMultiDom: 'Off: a second domain is a 400.',
  canUseOwnLogo:
    'Off: a theme’s `logoImage` and `settingsIconImage` are stored, and kept from the delivered script.',
  canUseScripts:
    'Off: an embedding’s `scriptHtmlCode` is stored, and kept from the delivered script. Its markers hold back all the same.',
  canUseUserGroupRights: noEffect,
  moreThan2Lang: 'Off: a third locale is a 400.',
};

export const domain: Sentences = {
  id: IGNORED,
  name: 'Host name such as `www.mysite.xyz`, with or without a scheme before it and a path behind it; reading returns the host alone. A port, `localhost`, an IPv4 address and an internationalised name are allowed. Unique within the client together with the path.',
  path: 'The path that was given with `name`; `/` otherwise.',
  country: 'ISO 3166-1 alpha-2; `ZZ` for unknown.',
  whitelabel:
    'Whether themes may leave out the name of the service; counts against the client’s `whitelabelMaxCount`.',
  consentStorage: 'Where the browser keeps the decision.',
  consentCookieLifetime:
    'Days for which a decision holds, counted from it, wherever it is kept; 0: until the browser’s session ends.',
  consentCookieSecure: 'Whether the cookie is sent over HTTPS only.',
  consentResetBeforeDate: 'Decisions made before this day are asked for again.',
  consentResetOnLegalChange: 'Whether a change of the legal texts asks visitors again.',
  consentSharingDomains: `Hosts that may send decisions for this domain, and share them where they lie below one common domain. ${withFeature('canUseConsentSharing')}`,
  consentSharingCrossDomain: `Whether links to the sharing domains, and \`CCM.navigate\`, carry the decision there. Forms and frames do not. ${withFeature('canUseConsentSharing')}`,
  frontendWidgetEnabled: 'Whether visitors get the widget.',
  frontendWidgetCache: 'Whether a browser may keep the script for a short time.',
  frontendWidgetMinifyCode: 'Stored, without effect: the script is always minified.',
  managementStructure: 'Only `embedding`.',
  deleteUnknownCookies: 'Whether cookies that no embedding names are deleted.',
  deleteUnknownCookiesForceReload: 'Whether the page is loaded again after that.',
  requireConsentForMandatoryEmbeddings: 'Whether even technically necessary embeddings wait for a decision.',
  declineButtonEnforced: 'Whether the widget has a button to decline whatever its theme says.',
  allowedScriptMarkers: 'Parts of the code or address of scripts that are never held back.',
  blockedScriptMarkers:
    'Parts of the code or address of scripts that are held back though no embedding knows them.',
  evalInlineScripts: 'Whether inline scripts are run by evaluation after consent.',
  recordScriptsOnWebsite:
    'Whether browsers report, now and then and after consent to statistics, which hosts the pages ask and which names they store: see `…/onboarding/findings`.',
  blockNewScripts: 'Whether scripts of other hosts that no embedding knows are held back.',
  blockFirstPartyScripts: 'Whether scripts of the website itself that no embedding knows are held back.',
  blockInlineScripts: 'Whether inline scripts that no embedding knows are held back.',
  permanentScanEnabled: 'Whether the website is scanned once a week: see `…/onboarding/findings`.',
  ...all(
    [
      'tcfEnabled',
      'tcfEnableNewVendorsAfterGvlUpdate',
      'tcfGoogleAdditionalConsentMode',
      'tcfUrlMacroAutoAppend',
      'tcfUrlMacroHandling',
      'tcfVendorBlacklist',
      'tcfSpecialFeatures',
      'tcfGoogleAdditionalConsentAdProviders',
    ],
    later,
  ),
  blockIframes: `Whether frames of other hosts that no embedding knows wait for consent; with \`iframeBlockMode\` \`whitelist\` and the script in the \`<head>\` by a content security policy, so that their hosts are not asked for anything. ${withFeature('canUseIframes')}`,
  rememberIframeConsentPerDomain: 'Whether consent to one frame holds for all frames of its host.',
  appendConsentSwitchToIframes: `Whether a switch below a shown frame takes the consent back. ${withFeature('canUseIframes')}`,
  iframeBlockMode: '`whitelist`: those of `iframeMarkers` need not wait; `blacklist`: only those wait.',
  iframeMarkers: 'Parts of the addresses of frames, read by `iframeBlockMode`.',
  cookieDeclarationTableHeadingStartLevel: 'Level of the first headings in the cookie declaration.',
  cookieDeclarationTablePrependConsentChangeLink:
    'Whether the declaration starts with a link to the settings.',
  cookieDeclarationTablePrependIntroText: 'Whether the declaration starts with the introduction.',
  imprintDisplayMode: 'The imprint as a `link`, or its text `direct` in the widget.',
  imprintOpenInNewTab: 'Whether the imprint opens in a new tab.',
  imprintShowWidget: 'Whether the widget opens by itself on the page of the imprint.',
  privacyPolicyDisplayMode: 'The privacy policy as a `link`, or its text `direct` in the widget.',
  privacyPolicyOpenInNewTab: 'Whether the privacy policy opens in a new tab.',
  privacyPolicyShowWidget: 'Whether the widget opens by itself on the page of the privacy policy.',
  accessibilityDisplayMode: 'The accessibility statement as a `link`, or its text `direct` in the widget.',
  accessibilityLinkEnabled: 'Whether the widget links to the accessibility statement.',
  statisticsEnabled:
    'Whether it is counted how often visitors were asked and how it ended. Not part of the original’s interface.',
};

export const asset: Sentences = {
  id: 'An asset that is sent back with its embedding keeps its id; elsewhere a payload’s id is ignored.',
  name: 'Name of the cookie or key; a pattern with `*` where `dynamic` is true.',
  dynamic: 'Whether the name is a pattern.',
  storageType: 'Where it is stored.',
  lifetime: 'For how long, as visitors read it: "1 year".',
  description: 'What it is for, as visitors read it.',
  translations: 'The texts by locale.',
};

export const embedding: Sentences = {
  id: IGNORED,
  name: 'Name that visitors read.',
  active: 'Whether visitors are asked for it.',
  purpose: `The id of its purpose: ${purposeList}.`,
  vendor: 'Who provides it.',
  scriptHtmlCode: `HTML code that is put into the page after consent. ${withFeature('canUseScripts')}`,
  scriptLoaderGroup: 'Scripts and frames that name this group in `data-ccm-loader-group` belong to it.',
  scriptMarkers: 'Parts of the code or address by which its scripts are known and held back.',
  iframeMarkers: 'Parts of the address by which its frames are known and held back.',
  hideIframesUntilConsent: 'Whether its frames are hidden, without a notice in their place.',
  excludeUrlsMode: '`exclude`: not on the pages of `excludeFromUrls`; `include`: only there.',
  excludeFromUrls: 'Parts of the addresses of pages, read by `excludeUrlsMode`.',
  description: 'What it does.',
  privacyPolicyUrl: 'Address of the provider’s privacy policy.',
  whatDataIsCollected: 'Which data it collects.',
  purposeOfDataCollection: 'What the data is collected for.',
  legalBasis: 'The legal basis of that.',
  placeOfProcessing: 'Where the data is processed.',
  translations: 'The texts by locale.',
  ...all(['tcfVendor', 'tcfPurposes', 'tcfSpecialFeatures'], later),
  googleConsentMode: 'What of Google’s consent mode is granted with it.',
  assets:
    'Its cookies and storage keys. Given, they replace all, and those with the id that they were read with keep it; left out of an update, they stay.',
};

export const locale: Sentences = {
  name: 'Name of the locale such as `de` or `de_DE`; it cannot be changed.',
  active: 'Whether visitors may get it.',
  ...Object.fromEntries(
    Object.entries(builtInLocales.en_US).map(([name, text]) => [
      name,
      `An empty text falls back to the built-in one${text && `, in \`en_US\` “${text}”`}.`,
    ]),
  ),
  purposeNames: `Names by purpose (${purposeList}). A partial map changes only what it names.`,
  purposeDescriptions: 'Descriptions by purpose. A partial map changes only what it names.',
};

export const placeholder: Sentences = {
  name: 'With or without braces, `{COMPANY}` or `COMPANY`; unique in the domain in either form. It cannot be changed.',
  value: 'What visitors read in its place.',
};

export const theme: Sentences = {
  id: IGNORED,
  name: 'Name of the theme.',
  default: 'Whether it is the one that is shown.',
  widgetBlocking: 'Whether the page waits behind the widget for a decision.',
  widgetButtons: 'The buttons and their order: accept, decline, settings.',
  widgetCloseButton: 'Whether the widget has a button to close it, which declines.',
  widgetPosition: 'Where the widget stands.',
  widgetSwitchType: 'How the services are switched: by a switch or a check box.',
  showPurposesInMainWindow: 'Whether the first window lists the purposes.',
  settingsAcceptAllButton: 'Whether the settings have a button to accept all.',
  settingsCheckAndUncheckAllButtons: 'Whether the settings have buttons to select and deselect all.',
  settingsFooter: 'Whether the settings have a footer with the legal links.',
  complyWithDoNotTrack: 'Whether a browser that asks not to be tracked counts as a refusal.',
  enableOnlyInEu:
    'Whether only visitors in the EU, the EEA, the United Kingdom and Switzerland are asked, and those whose country is unknown; elsewhere all counts as accepted.',
  manipulationPrevention: 'Whether the widget puts itself back when something hides or removes it.',
  logoEnabled: 'Whether the logo is shown.',
  logoImage: `PNG or JPEG in base64, up to ${MAX_LOGO / 1024} KiB; null takes it away. ${withFeature('canUseOwnLogo')}`,
  settingsIconEnabled: 'Whether an icon leads back to the settings.',
  settingsIconImage: `What the icon shows: PNG or JPEG in base64, up to ${MAX_ICON / 1024} KiB; null takes it away. ${withFeature('canUseOwnLogo')}`,
  settingsIconTarget: 'What the icon opens: the first layer (`main`) or the settings (`purpose`).',
  whitelabel:
    'Whether the widget leaves out the name of the service; the domain’s `whitelabel` must allow it.',
  customCss: `Style rules that are added to those of the widget. ${withFeature('canUseIndCSS')}`,
  customCssForIframeBlocker: `Style rules for what stands in the place of a blocked frame. ${withFeature('canUseIframeCSS')}`,
  ...all(colorNames, 'A colour such as `#1a2b3c`.'),
};
