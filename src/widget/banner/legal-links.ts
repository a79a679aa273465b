import type { LegalLink } from '../config-types.ts';
import { closeView, openView, type View } from './dialog.ts';
import { h } from './hyperscript.ts';
import { loadedChunk, loadChunk } from '../load-chunk.ts';
import { config } from '../current-config.ts';

/** The legal page of the site that this page is; undefined on any other page. */
export const currentLegalPage = () =>
  config.legalPages?.find(({ form }) => RegExp(form).test(location.pathname + location.search));

/** Opens the legal text, which the preferences chunk contains. */
function show({ name, label }: LegalLink) {
  const view: View = {
    title: () => label,
    body: () => [loadedChunk()?.legalText(name) ?? h('p.m', config.texts.unavailable)],
    leave: () => closeView(view),
  };
  const then = () => openView(view);
  void loadChunk().then(then, then);
}

// Relative to the page's own address, because a <base> element must not change it.
const link = (label: string, url: string, newTab?: boolean) =>
  h('a', label, {
    href: new URL(url, location.href).href,
    target: newTab ? '_blank' : '',
  });

/** A link to a legal page, or a button that opens its text. */
export const legalLink = (page: LegalLink) =>
  OPTIONS && !page.url
    ? h('button.link', page.label, { onclick: () => show(page) })
    : link(page.label, page.url!, page.newTab);

/** The links to all legal pages, which are in the light DOM for scripts of the page, and to the service. */
export const legalLinks = () =>
  h('div.n', h('slot', { name: 'footer' }), !config.theme.whitelabel && link('Placet', config.base, true));
