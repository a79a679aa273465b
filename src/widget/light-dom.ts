import { openBanner } from './banner.ts';
import { accepted } from './choice.ts';
import { conclude, refuseAll } from './conclude.ts';
import { h } from './h.ts';
import { arrived } from './load.ts';
import { openPanel } from './panel.ts';
import { config } from './settings.ts';

/** A button that nobody sees: whoever clicks it is a script, and what it does must never accept. */
function button(className: string, onclick: (event: Event) => void, data?: Record<string, string>) {
  const element = h('button', { className });
  element.addEventListener('click', onclick);
  Object.assign(element.dataset, data);
  return element;
}

const decline = () => button('ccm--decline-cookies', refuseAll);
const acceptAll = () => button('ccm--save-settings', openBanner, { fullConsent: 'true' });

function saveOff({ target }: Event) {
  const picked = (target as Element).parentElement!.hidden ? undefined : arrived()?.picked();
  const on = config.embeddings.filter((e) => accepted(e) && (!picked || picked.has(e.id)));
  conclude(on.map((e) => e.id));
}

const summoner = h('a.ccm-settings-summoner', {
  role: 'button',
  onkeydown(event) {
    if (event.key !== ' ') return;
    event.preventDefault();
    summoner.click();
  },
});

/** The hosts of both layers and of the icon, with what websites know by name. The icon keeps what a page did to it. */
export function light() {
  const { texts, theme } = config;
  summoner.ariaLabel = texts.changeConsentText;
  summoner.href = `#CCM.open${theme.iconOpensMain ? 'Widget' : 'ControlPanel'}`;
  const layer = (id: string, ...buttons: Node[]) => h(`div.ccm-modal ${id}`, { id }, ...buttons);
  return [
    layer('ccm-widget', decline(), acceptAll(), button('', openPanel, { ccmModal: 'ccm-control-panel' })),
    layer('ccm-control-panel', decline(), button('ccm--save-settings', saveOff), acceptAll()),
    h('div', summoner),
  ];
}
