import { openBanner } from './banner.ts';
import { accepted } from './choice.ts';
import { conclude } from './conclude.ts';
import { decide } from './decide.ts';
import { close } from './dialog.ts';
import { h } from './h.ts';
import { openPanel } from './panel.ts';
import { picked, resetSelection } from './selection.ts';
import { config } from './settings.ts';

/** Saves what has been switched off, and nothing that has been switched on. */
function saveOff({ target }: Event) {
  if ((target as Element).parentElement!.hidden) resetSelection();
  const kept = config.embeddings.filter((e) => accepted(e) && picked.has(e.id));
  void decide(new Set(kept.map((e) => e.id)));
  close();
}

function button(className: string, onclick: (event: Event) => void, data?: Record<string, string>) {
  const element = h('button', { className, type: 'button' });
  element.addEventListener('click', onclick);
  Object.assign(element.dataset, data);
  return element;
}

const decline = () => button('ccm--decline-cookies', () => conclude(false));
const acceptAll = () => button('ccm--save-settings', openBanner, { fullConsent: 'true' });

const summon = () => (config.theme.iconOpensMain ? openBanner : openPanel)();

const summoner = h('a.ccm-settings-summoner', {
  role: 'button',
  tabIndex: 0,
  onclick: summon,
  onkeydown(event) {
    if (!/^( |Enter)$/.test(event.key)) return;
    event.preventDefault();
    summon();
  },
});

/**
 * What stands in the page itself, under the names that scripts and styles of websites know. Nobody sees the buttons: whoever
 * clicks them is a script, and what they do never accepts anything. The icon stays the same one, with what the page did to it.
 */
export function light() {
  summoner.ariaLabel = config.texts.changeConsentText;
  return [
    [decline(), acceptAll(), button('', openPanel, { ccmModal: 'ccm-control-panel' })],
    [decline(), button('ccm--save-settings', saveOff), acceptAll()],
    [summoner],
  ];
}
