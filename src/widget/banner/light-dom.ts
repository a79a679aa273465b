import { CCM } from '../ccm-api.ts';
import { rejectByClick, rejectForProgram } from '../decision/decide.ts';
import { h } from './hyperscript.ts';
import { legalLink } from './legal-links.ts';
import { openPreferences } from './open-preferences.ts';
import { warnRefused } from './visitor-click.ts';
import { config } from '../current-config.ts';
import { pageDocument } from '../unclobbered.ts';

/** A button for scripts. */
function button(className: string, data?: string, value = 'true') {
  const element = h('button', { className });
  if (data) element.setAttribute(`data-${data}`, value);
  return element;
}

/** It has a small box, because programs that test pages click only what has one. Buttons that accept have none. */
const decline = () =>
  h('button.ccm--decline-cookies', { slot: 'decline', type: 'button', tabIndex: -1, ariaHidden: 'true' });
const save = (data?: string) => button('ccm--save-settings', data);

/** Handles a click on a button for scripts, which must never accept anything. */
function clicked({ target }: Event) {
  const { className, dataset } = target as HTMLElement;
  if (/decline/.test(className)) rejectByClick();
  else if (dataset.ccmModal) openPreferences();
  else if (dataset.fullConsent) {
    warnRefused();
    CCM.openWidget();
  } else if (/save/.test(className)) rejectForProgram();
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
  summoner.setAttribute('aria-label', texts.changeConsentText);
  summoner.href = `#CCM.open${theme.iconOpensMain ? 'Widget' : 'ControlPanel'}`;
  return h('div', summoner);
}

/** Adds the icon invisibly to the head, so that the page's own scripts find it from the start, as they find it later. */
export const showIcon = () => pageDocument.head?.append(Object.assign(icon(), { className: 'ccm-root' }));

/** Gives an element in the light DOM a style of its own, which no rule of the page changes. */
function styled<T extends HTMLElement>(element: T, css: string) {
  element.style.cssText = `all:unset;${css}`.replace(/;|$/g, '!important;');
  return element;
}

/** The links to legal pages, which visitors see in the view. */
function footer() {
  const look = 'color:var(--a);outline:3px;outline-style:revert;text-decoration:underline;cursor:pointer';
  const links = config.links.map((link) => styled(legalLink(link), look));
  const container = styled(h('div.ccm-link-container', ...links), 'display:contents');
  return styled(h('div.ccm-modal--footer', { slot: 'footer' }, container), 'display:contents');
}

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
      footer(),
    ),
    layer('ccm-control-panel', decline(), save(), save('full-consent'), footer()),
    icon(),
  ];
}
