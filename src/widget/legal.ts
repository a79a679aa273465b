import type { LegalLink } from './config.ts';
import { close, open, type View } from './dialog.ts';
import { h } from './h.ts';
import { arrived, load } from './load.ts';
import { config } from './settings.ts';

/** Shows the text itself, which the second part has. */
function show({ name, label }: LegalLink) {
  const view: View = {
    title: () => label,
    body: () => [arrived()?.legalText(name) ?? h('p.m', config.texts.unavailable)],
    leave: () => close(view),
  };
  const then = () => open(view);
  void load().then(then, then);
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
