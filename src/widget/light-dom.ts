import { openBanner } from './banner.ts';
import { isAccepted } from './decision.ts';
import { decideAndClose, rejectAll } from './conclude.ts';
import { h } from './hyperscript.ts';
import { legalLink } from './legal-links.ts';
import { loadedChunk } from './load-chunk.ts';
import { openPreferences } from './preferences.ts';
import { config } from './current-config.ts';

/** A button that nobody sees. */
function button(className: string, data?: string, value = 'true') {
  const element = h('button', { className });
  if (data) element.setAttribute(`data-${data}`, value);
  return element;
}

const decline = () => button('ccm--decline-cookies');
const save = (data?: string) => button('ccm--save-settings', data);

/** Whoever clicks such a button is a script, and what it does must never accept. */
function clicked({ target }: Event) {
  const { className, dataset } = target as HTMLElement;
  if (/decline/.test(className)) rejectAll();
  else if (dataset.ccmModal) openPreferences();
  else if (dataset.fullConsent) openBanner();
  else if (/save/.test(className)) saveOff(target as HTMLElement);
}

function saveOff({ parentElement }: HTMLElement) {
  const picked = parentElement!.hidden ? undefined : loadedChunk()?.picked();
  const on = config.embeddings.filter((e) => isAccepted(e) && (!picked || picked.has(e.id)));
  decideAndClose(on.map((e) => e.id));
}

const summoner = h('a.ccm-settings-summoner', {
  role: 'button',
  onkeydown(event) {
    if (event.key !== ' ') return;
    event.preventDefault();
    summoner.click();
  },
});

/** The icon's host; the icon keeps what a page did to it. */
function icon() {
  const { texts, theme } = config;
  summoner.parentElement?.remove();
  summoner.ariaLabel = texts.changeConsentText;
  summoner.href = `#CCM.open${theme.iconOpensMain ? 'Widget' : 'ControlPanel'}`;
  return h('div', summoner);
}

/** Has the page's own scripts find the icon from the first; in the head nobody sees it. */
export const showIcon = () => document.head?.append(icon());

/** The hosts of both layers and of the icon, with what websites know by name. */
export function lightDom() {
  const layer = (id: string, ...buttons: Node[]) => {
    const host = h(`div.ccm-modal ${id}`, { id }, ...buttons);
    host.addEventListener('click', clicked);
    return host;
  };
  return [
    layer(
      'ccm-widget',
      decline(),
      save('full-consent'),
      button('', 'ccm-modal', 'ccm-control-panel'),
      h('div.ccm-modal--footer', ...config.links.map((link) => link.url && legalLink(link))),
    ),
    layer('ccm-control-panel', decline(), save(), save('full-consent')),
    icon(),
  ];
}
