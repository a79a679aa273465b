/** The pages that the texts link to, in every language. */
export const sources = {
  regions: '/docs/regions',
  strictBlocking: '/docs/website/strict-blocking',
  serverSide: '/docs/website/server-side',
  ownHost: '/docs/website/own-host',
  ownBanner: '/docs/own-banner',
  icoExceptions:
    'https://ico.org.uk/for-organisations/direct-marketing-and-privacy-and-electronic-communications/guidance-on-the-use-of-storage-and-access-technologies/what-are-the-exceptions/',
  dataUseAndAccessAct: 'https://www.legislation.gov.uk/ukpga/2025/18/schedule/12',
  edpbTechnicalScope:
    'https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-22023-technical-scope-art-53-eprivacy-directive_en',
  californiaOptOut: 'https://www.law.cornell.edu/regulations/california/11-CCR-7025',
  googleConsentMode: 'https://developers.google.com/tag-platform/security/guides/consent',
} as const;
