import {
  isAccepted,
  hasAnswer,
  decision,
  isFirstDecision,
  needsDecision,
  validDecision,
} from './decision.ts';
import { banner, openBanner } from './banner.ts';
import { closeView } from './dialog.ts';
import { assetNamesOf } from './service-names.ts';
import { openPreferences, preferences } from './preferences.ts';
import { scriptUrl, scriptElement } from './script-element.ts';
import { config } from './current-config.ts';

declare const VERSION: string;

/** What is accepted; nothing before there is an answer, though some of it may run without one. */
const on = () => config.embeddings.filter((e) => hasAnswer() && isAccepted(e));

/** What plug-ins and sites program against, as `window.CCM`. */
export const CCM = {
  version: VERSION,
  get acceptedCookies() {
    return on().flatMap(assetNamesOf);
  },
  get acceptedEmbeddings() {
    return on().map(({ id, name }) => ({ id, name }));
  },
  get consent() {
    return !!validDecision();
  },
  /** Whether the visitor still has to be asked. */
  get consentRequired() {
    return needsDecision();
  },
  /** Whether the very first choice was made on this page. */
  get initialConsent() {
    return isFirstDecision;
  },
  get fullConsentGiven() {
    return !!validDecision() && config.embeddings.every(isAccepted);
  },
  get ucid() {
    return decision?.ucid ?? null;
  },
  /** The decision as the fragment of an address, for links that are put together by hand; nothing where none is shared. */
  crossDomainConsentString: '',
  openWidget: openBanner,
  closeWidget: () => closeView(banner),
  openControlPanel: openPreferences,
  closeControlPanel: () => closeView(preferences),
  availableLocales: () => [...config.locales],
  /** Loads the script once more, in that language; it hands its configuration over to this one. */
  switchLocale(name: string) {
    if (config.locales.includes(name)) document.head.append(scriptElement(scriptUrl(name)));
  },
  navigate(url: string, replace?: boolean, navigateTop?: boolean) {
    const { location } = navigateTop ? top! : window;
    if (replace) location.replace(url);
    else location.href = url;
  },
};

/** Does what a link such as `#CCM.openWidget` says, and whether it said something. */
export function followCcmLink(hash: string) {
  const name = /^#CCM\.((open|close)(Widget|ControlPanel))$/.exec(hash)?.[1];
  if (name) CCM[name as 'openWidget']();
  return !!name;
}
