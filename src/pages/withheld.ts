import type { Features } from '../db/schema.ts';

/** Settings that are stored but have no effect without a feature of the client: src/visitor/features.ts. */
export const withheldBy: Record<string, keyof Features> = {
  consentSharingDomains: 'canUseConsentSharing',
  consentSharingCrossDomain: 'canUseConsentSharing',
  blockIframes: 'canUseIframes',
  appendConsentSwitchToIframes: 'canUseIframes',
  scriptHtmlCode: 'canUseScripts',
  logoImage: 'canUseOwnLogo',
  settingsIconImage: 'canUseOwnLogo',
  customCss: 'canUseIndCSS',
  customCssForIframeBlocker: 'canUseIframeCSS',
};
