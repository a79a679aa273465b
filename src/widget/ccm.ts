import { accepted, answered, choice, initial, required, standing } from './choice.ts';
import { banner, openBanner } from './banner.ts';
import { close } from './dialog.ts';
import { assetsOf } from './name.ts';
import { openPanel, panel } from './panel.ts';
import { addressIn, serviceScript } from './service-script.ts';
import { config } from './settings.ts';

declare const VERSION: string;

/** What is accepted; nothing before there is an answer, though some of it may run without one. */
const on = () => config.embeddings.filter((e) => answered() && accepted(e));

/** What plug-ins and sites program against, as `window.CCM`. */
export const CCM = {
  version: VERSION,
  get acceptedCookies() {
    return on().flatMap(assetsOf);
  },
  get acceptedEmbeddings() {
    return on().map(({ id, name }) => ({ id, name }));
  },
  get consent() {
    return !!standing();
  },
  /** Whether the visitor still has to be asked. */
  get consentRequired() {
    return required();
  },
  /** Whether the very first choice was made on this page. */
  get initialConsent() {
    return initial;
  },
  get fullConsentGiven() {
    return !!standing() && config.embeddings.every(accepted);
  },
  get ucid() {
    return choice?.ucid ?? null;
  },
  /** The decision as the fragment of an address, for links that are put together by hand; nothing where none is shared. */
  crossDomainConsentString: '',
  openWidget: openBanner,
  closeWidget: () => close(banner),
  openControlPanel: openPanel,
  closeControlPanel: () => close(panel),
  availableLocales: () => [...config.locales],
  /** Loads the script once more, in that language; it hands its configuration over to this one. */
  switchLocale(name: string) {
    if (config.locales.includes(name)) document.head.append(serviceScript(addressIn(name)));
  },
  navigate(url: string, replace?: boolean, navigateTop?: boolean) {
    const { location } = navigateTop ? top! : window;
    if (replace) location.replace(url);
    else location.href = url;
  },
};

/** Does what a link such as `#CCM.openWidget` says, and whether it said something. */
export function follow(hash: string) {
  const name = /^#CCM\.((open|close)(Widget|ControlPanel))$/.exec(hash)?.[1];
  if (name) CCM[name as 'openWidget']();
  return !!name;
}
