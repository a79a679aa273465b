import { acceptedByAnswer, isAccepted, needsDecision } from './decision/accepted.ts';
import { decision, validDecision } from './decision/decision.ts';
import { isFirstDecision } from './decision/make-decision.ts';
import { banner, openBanner } from './banner/banner.ts';
import { closeView } from './banner/dialog.ts';
import { assetNamesOf } from './decision/service-names.ts';
import { loadChunk, loadLocale } from './load-chunk.ts';
import { openPreferences, preferences } from './banner/open-preferences.ts';
import { config } from './current-config.ts';

declare const VERSION: string;

/** The programming interface for plug-ins and sites, `window.CCM`. */
export const CCM = {
  version: VERSION,
  get acceptedCookies() {
    return acceptedByAnswer().flatMap(assetNamesOf);
  },
  get acceptedEmbeddings() {
    return acceptedByAnswer().map(({ id, name, key }) => ({ id, name, key }));
  },
  get consent() {
    return !!validDecision();
  },
  /** Whether the visitor still has to be asked for consent. */
  get consentRequired() {
    return POLICIES && config.policy ? false : needsDecision();
  },
  /** Whether the very first decision was made on this page. */
  get initialConsent() {
    return isFirstDecision;
  },
  get fullConsentGiven() {
    return !!validDecision() && config.embeddings.every(isAccepted);
  },
  get ucid() {
    return decision?.ucid ?? null;
  },
  /** The decision as a URL fragment, for links that a script builds; empty if decisions are not shared. */
  crossDomainConsentString: '',
  openWidget: openBanner,
  closeWidget: () => closeView(banner),
  openControlPanel: openPreferences,
  closeControlPanel: () => closeView(preferences),
  availableLocales: () => [...config.locales],
  switchLocale(name: string) {
    if (config.locales.includes(name)) loadLocale(name);
  },
  /** Prints what is blocked and why, the services with their states and the signals to other tools, and resolves with it. */
  debug: (options?: { live?: boolean }) => loadChunk().then((chunk) => chunk.debug(options)),
  navigate(url: string, replace?: boolean, navigateTop?: boolean) {
    const { location } = navigateTop ? top! : window;
    if (replace) location.replace(url);
    else location.href = url;
  },
};

/** Follows a link such as `#CCM.openWidget`, and says whether the link was one. */
export function followCcmLink(hash: string) {
  const name = /^#CCM\.((open|close)(Widget|ControlPanel))$/.exec(hash)?.[1];
  if (name) CCM[name as 'openWidget']();
  return !!name;
}
