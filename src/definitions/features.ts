/** The features of a client with their defaults; a feature that is not named here does not exist. */
export const featureDefaults = {
  canUseABTests: false,
  canUseAnalytics: false,
  canUseConsentSharing: false,
  /** If off, the domain API returns 403 for the client’s API key. */
  canUseDomAPI: true,
  canUseIAB: false,
  canUseIframeCSS: false,
  /** Iframes of embeddings are still blocked until consent. */
  canUseIframes: true,
  canUseIndCSS: false,
  /** If off, creating a second domain returns 400. */
  canUseMultiDom: true,
  canUseOwnLogo: false,
  /** Its markers still block scripts. */
  canUseScripts: true,
  canUseUserGroupRights: false,
  /** If off, creating a third locale in a domain returns 400. */
  moreThan2Lang: true,
};
export type Features = typeof featureDefaults;
export type FeatureName = keyof Features;

const compat = ['canUseABTests', 'canUseAnalytics', 'canUseIAB', 'canUseUserGroupRights'] as const;
/** Features for compatible programs have no effect and are not part of a form. */
export const isCompat = (name: FeatureName): name is (typeof compat)[number] =>
  (compat as readonly string[]).includes(name);
