import type { LegalLink } from './config-types.ts';
import { closeView, openView, type View } from './dialog.ts';
import { h } from './hyperscript.ts';
import { loadedChunk, loadChunk } from './load-chunk.ts';
import { config } from './current-config.ts';

/** Shows the text itself, which the second part has. */
function show({ name, label }: LegalLink) {
  const view: View = {
    title: () => label,
    body: () => [loadedChunk()?.legalText(name) ?? h('p.m', config.texts.unavailable)],
    leave: () => closeView(view),
  };
  const then = () => openView(view);
  void loadChunk().then(then, then);
}

// By the page's own address: a <base> is none of ours.
const link = (label: string, url: string, newTab?: boolean) =>
  h('a', label, {
    href: /^https?:/.test(url) ? url : new URL(url, location.href).href,
    target: newTab ? '_blank' : '',
  });

/** A link to imprint, privacy policy or accessibility statement. */
export const legalLink = (given: LegalLink) =>
  given.url
    ? link(given.label, given.url, given.newTab)
    : h('button.link', given.label, { onclick: () => show(given) });

/** All of them. */
export const legalLinks = () =>
  h('div.n', ...config.links.map(legalLink), !config.theme.whitelabel && link('Placet', config.base, true));
