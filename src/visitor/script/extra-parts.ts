import type { WidgetConfig } from '../../widget/config-types.ts';
import type { Configuration } from '../content/configuration.ts';
import { consentSignalTools } from '../../definitions/consent-signals.ts';
import { hasStateCookie } from '../content/own-storage.ts';
import { extraParts } from '../widget.gen.ts';

/** Whether the domain blocks anything until consent. */
export const blocks = ({ domain, embeddings }: Configuration) =>
  domain.blockIframes ||
  domain.strictBlocking ||
  domain.blockNewScripts ||
  domain.blockFirstPartyScripts ||
  domain.blockInlineScripts ||
  domain.blockedScriptMarkers.length > 0 ||
  embeddings.some((e) => e.scriptMarkers.length + e.iframeMarkers.length > 0 || e.scriptLoaderGroup !== '');

/** The extra parts of the widget that a domain needs, in the order in which they run. */
export function extraPartsFor(configuration: Configuration, config: WidgetConfig) {
  const isNeeded: Record<string, boolean> = {
    // First, because a newer decision may come with the address.
    'consent-sharing': Boolean(config.consentSharingDomains),
    // Before anything else happens that depends on a decision.
    'state-cookie': hasStateCookie(configuration.domain),
    // Then tools get the default or the decision before anything else happens.
    'signals/google': config.embeddings.some((e) => e.googleConsentMode),
    ...Object.fromEntries(
      consentSignalTools.map((tool) => [
        `signals/${tool}`,
        config.embeddings.some((e) => e.consentSignals?.includes(tool)),
      ]),
    ),
    'address-changes': Boolean(config.legalPages) || config.embeddings.some((e) => e.excludeFromUrls),
    'resource-reports': configuration.domain.recordScriptsOnWebsite,
    'own-banner': configuration.domain.ownBanner,
  };
  return Object.keys(isNeeded).flatMap((name) => (isNeeded[name] ? extraParts[name]! : []));
}
