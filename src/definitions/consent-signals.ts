/** The consent types of Google's consent mode. */
export const consentTypes = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
] as const;

/** Tools that are told about decisions, besides Google. */
export const consentSignalTools = [
  'uet',
  'clarity',
  'meta',
  'tiktok',
  'pinterest',
  'matomo',
  'matomoCookies',
  'adobe',
  'zaraz',
  'wordpress',
  'shopify',
] as const;
