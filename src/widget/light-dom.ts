import { CCM } from './ccm-api.ts';
import { isAccepted } from './decision.ts';
import { decideAndClose, rejectAll } from './decide.ts';
import { h } from './hyperscript.ts';
import { legalLink } from './legal-links.ts';
import { loadedChunk } from './load-chunk.ts';
import { openPreferences } from './preferences.ts';
import { config } from './current-config.ts';

/** An invisible button. */
function button(className: string, data?: string, value = 'true') {
  const element = h('button', { className });
  if (data) element.setAttribute(`data-${data}`, value);
  return element;
}

const decline = () => button('ccm--decline-cookies');
const save = (data?: string) => button('ccm--save-settings', data);

/** Handles a click on an invisible button, which only a script can click, and which must never accept anything. */
function clicked({ target }: Event) {
  const { className, dataset } = target as HTMLElement;
  if (/decline/.test(className)) rejectAll();
  else if (dataset.ccmModal) openPreferences();
  else if (dataset.fullConsent) CCM.openWidget();
  else if (/save/.test(className)) saveSwitchedOff(target as HTMLElement);
}

function saveSwitchedOff({ parentElement }: HTMLElement) {
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

/** The icon's host. The icon element stays the same, so that changes by the page last. */
function icon() {
  const { texts, theme } = config;
  summoner.parentElement?.remove();
  summoner.ariaLabel = texts.changeConsentText;
  summoner.href = `#CCM.open${theme.iconOpensMain ? 'Widget' : 'ControlPanel'}`;
  return h('div', summoner);
}

/** Adds the icon invisibly to the head, so that the page's own scripts find it from the start. */
export const showIcon = () => document.head?.append(icon());

/** The hosts of both layers and of the icon, with the elements that websites address by name. */
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
