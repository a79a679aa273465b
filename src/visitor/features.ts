import type { domains, embeddings, Features, themes } from '../db/schema.ts';

type Given = {
  domain: typeof domains.$inferSelect;
  embeddings: (typeof embeddings.$inferSelect)[];
  theme: typeof themes.$inferSelect | undefined;
};

/**
 * A domain's configuration without what its client may not use: stored all the same, so that a program that sets it up
 * goes on, and kept from the visitors' script. What waits for consent goes on waiting.
 */
export function withFeatures<T extends Given>(source: T, features: Features): T {
  const { domain, embeddings, theme } = source;
  return {
    ...source,
    domain: {
      ...domain,
      ...(!features.canUseConsentSharing && { consentSharingDomains: [], consentSharingCrossDomain: false }),
      ...(!features.canUseIframes && {
        blockIframes: false,
        iframeMarkers: [],
        appendConsentSwitchToIframes: false,
      }),
    },
    embeddings: features.canUseScripts
      ? embeddings
      : embeddings.map((embedding) => ({ ...embedding, scriptHtmlCode: '' })),
    theme: theme && {
      ...theme,
      ...(!features.canUseOwnLogo && { logoImage: null, settingsIconImage: null }),
      ...(!features.canUseIndCSS && { customCss: '' }),
      ...(!features.canUseIframeCSS && { customCssForIframeBlocker: '' }),
    },
  };
}
