import { consentSignalTools } from '../../definitions/consent-signals.ts';
import { assembleScript, hasPlain, variantName } from '../../widget/assemble-script.ts';
import type { Embedding, Theme, WidgetConfig } from '../../widget/config-types.ts';
import type { Configuration } from '../content/configuration.ts';
import { hasStateCookie, isKeptByServer } from '../content/own-storage.ts';
import { variantsOf } from '../content/policy-by-region.ts';
import { extraParts, names, widgets } from '../widget.gen.ts';

/** The widget of a domain: the bundle and the extra parts with what the domain needs, and its configuration. */
export function widgetCode(configuration: Configuration, config: WidgetConfig) {
  const blocking = config.strictHosts
    ? 'strict'
    : config.frameHosts
      ? 'frames'
      : blocks(configuration)
        ? 'page'
        : startsCode(config)
          ? 'starts'
          : 'none';
  const policies = needsPolicies(config) || variantsOf(configuration).length > 1;
  const options = usesOptions(config) || !hasPlain({ blocking, policies });
  const bundle = widgets[variantName({ blocking, policies, options })]!;
  return assembleScript(bundle, names, config, ...extraPartsFor(configuration, config));
}

/** Whether the domain blocks anything until consent. */
const blocks = ({ domain, embeddings }: Configuration) =>
  domain.blockIframes ||
  domain.strictBlocking ||
  domain.blockNewScripts ||
  domain.blockFirstPartyScripts ||
  domain.blockInlineScripts ||
  domain.blockedScriptMarkers.length > 0 ||
  embeddings.some((e) => e.scriptMarkers.length + e.iframeMarkers.length > 0 || e.scriptLoaderGroup !== '');

/** Whether the widget itself starts something, or a reload follows what it deletes. */
const startsCode = ({ embeddings, deleteUnknownCookiesForceReload }: WidgetConfig) =>
  deleteUnknownCookiesForceReload || embeddings.some((e) => e.scriptHtmlCode);

/** Whether a configuration differs from asking for consent to everything. */
const needsPolicies = ({ policy, optOutSignal, consentRejectionLifetime, embeddings }: WidgetConfig) =>
  Boolean(policy || optOutSignal) ||
  consentRejectionLifetime !== undefined ||
  embeddings.some(({ exempt }) => exempt);

/** Whether a configuration has what few domains use, for which other widgets have no code (`OPTIONS`). */
const usesOptions = (config: WidgetConfig) =>
  config.consentStorage !== 'localStorage' ||
  !config.consentCookieLifetime ||
  config.iframeBlockMode !== 'whitelist' ||
  !config.rememberIframeConsentPerDomain ||
  DOMAIN_OPTIONS.some((name) => config[name]) ||
  THEME_OPTIONS.some((name) => config.theme[name]) ||
  config.embeddings.some((embedding) => EMBEDDING_OPTIONS.some((name) => embedding[name])) ||
  config.links.some(({ url }) => !url);

const DOMAIN_OPTIONS = [
  'allowedScriptMarkers',
  'appendConsentSwitchToIframes',
  'blockedScriptMarkers',
  'blockFirstPartyScripts',
  'blockInlineScripts',
  'blockNewScripts',
  'consentResetBefore',
  'consentResetOnLegalChange',
  'deleteUnknownCookies',
  'deleteUnknownCookiesForceReload',
  'evalInlineScripts',
] as const satisfies (keyof WidgetConfig)[];

const THEME_OPTIONS = [
  'complyWithDoNotTrack',
  'logo',
  'showPurposesInMainWindow',
] as const satisfies (keyof Theme)[];

const EMBEDDING_OPTIONS = [
  'excludeFromUrls',
  'hideIframesUntilConsent',
  'loadBeforeConsent',
  'scriptHtmlCode',
  'scriptLoaderGroup',
] as const satisfies (keyof Embedding)[];

/** The extra parts of the widget that a domain needs, in the order in which they run. */
function extraPartsFor(configuration: Configuration, config: WidgetConfig) {
  const isNeeded: Record<string, boolean> = {
    // First, because a newer decision may come with the address.
    'consent-sharing': Boolean(config.consentSharingDomains),
    // Before anything runs until an objection.
    'former-managers': Boolean(config.importCcm19Decisions || config.importRefusals),
    // Before anything else happens that depends on a decision.
    'asked-again': config.embeddings.some((e) => e.askedAgain),
    'state-cookie': hasStateCookie(configuration.domain),
    // After that cookie is written, which the server sets, too.
    'own-host': isKeptByServer(configuration.domain),
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
