import type { LegalLink } from './config.ts';
import { close, open, type View } from './dialog.ts';
import { h } from './h.ts';
import { config } from './settings.ts';

function show({ label, html = '' }: LegalLink) {
  const view: View = {
    title: () => label,
    body: () => [h('div.m', { innerHTML: html })],
    leave: () => close(view),
  };
  open(view);
}

const link = (label: string, href = '', newTab = true) =>
  h('a', label, { href, target: newTab ? '_blank' : '' });

/** The links to imprint, privacy policy and accessibility statement. */
export const legalLinks = () =>
  h(
    'nav',
    ...config.links.map((given) =>
      given.html
        ? h('button.link', given.label, { onclick: () => show(given) })
        : link(given.label, given.url, !!given.newTab),
    ),
    !config.theme.whitelabel && link('Placet', config.base),
  );

/** Whether the page is one on which the widget does not open by itself. */
export const onLegalPage = () =>
  config.links.some(
    ({ url, showWidget }) =>
      url && !showWidget && new URL(url, location.href).href === location.href.split('#')[0],
  );
