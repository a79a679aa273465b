/** The features of a client with their defaults; a feature that is not named here does not exist. */
export const featureDefaults = {
  canUseABTests: false,
  canUseAnalytics: false,
  canUseConsentSharing: false,
  /** Off: the domain API answers the client’s key with a 403. */
  canUseDomAPI: true,
  canUseIAB: false,
  canUseIframeCSS: false,
  /** Iframes of embeddings are still blocked until consent. */
  canUseIframes: true,
  canUseIndCSS: false,
  /** Off: a second domain is a 400. */
  canUseMultiDom: true,
  canUseOwnLogo: false,
  /** Its markers still block scripts. */
  canUseScripts: true,
  canUseUserGroupRights: false,
  /** Off: a third locale is a 400. */
  moreThan2Lang: true,
};
export type Features = typeof featureDefaults;
export type FeatureName = keyof Features;

const compat = ['canUseABTests', 'canUseAnalytics', 'canUseIAB', 'canUseUserGroupRights'] as const;
/** Features for compatible programs have no effect and are not part of a form. */
export const isCompat = (name: FeatureName): name is (typeof compat)[number] =>
  (compat as readonly string[]).includes(name);
