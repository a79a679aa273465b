import { accepted, choice, standing } from './choice.ts';
import { banner, openBanner } from './banner.ts';
import { close } from './dialog.ts';
import { h } from './h.ts';
import { openPanel, panel } from './panel.ts';
import { config, nonce } from './settings.ts';

declare const VERSION: string;

const on = () => config.embeddings.filter(accepted);

/** What plug-ins and sites program against, as `window.CCM`. */
export const CCM = {
  version: VERSION,
  get acceptedCookies() {
    const assets = on().flatMap((e) => e.assets ?? []);
    return assets.filter((asset) => asset.storageType === 'cookie').map((asset) => asset.name);
  },
  get acceptedEmbeddings() {
    return on().map(({ id, name }) => ({ id, name }));
  },
  get consent() {
    return !!standing();
  },
  get fullConsentGiven() {
    return !!standing() && config.embeddings.every(accepted);
  },
  get ucid() {
    return choice?.ucid ?? null;
  },
  openWidget: openBanner,
  closeWidget: () => close(banner),
  openControlPanel: openPanel,
  closeControlPanel: () => close(panel),
  availableLocales: () => [...config.locales],
  /** Loads the script once more, in that language; it hands its configuration over to this one. */
  switchLocale(name: string) {
    const { base, apiKey, domain, locales } = config;
    const src = `${base}/app.js?apiKey=${apiKey}&domain=${domain}&lang=${name}`;
    if (locales.includes(name)) document.head.append(h('script', { nonce, src }));
  },
  navigate(url: string, replace?: boolean, navigateTop?: boolean) {
    (navigateTop ? top! : window).location[replace ? 'replace' : 'assign'](url);
  },
};

/** Does what a link such as `#CCM.openWidget` says, and whether it said something. */
export function follow(hash: string) {
  const name = /^#CCM\.((open|close)(Widget|ControlPanel))$/.exec(hash)?.[1];
  if (name) CCM[name as 'openWidget']();
  return !!name;
}
